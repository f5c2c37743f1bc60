### What every game and the terminal say. Keep the keys of en.ftl and es.ftl the same.

## Cards. $rank is 1 (ace) to 13 (king); $suit is 0 clubs, 1 diamonds, 2 hearts, 3 spades.

card = { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }{ $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[3] ♠
    }
    .alt1 = { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }{ $suit ->
        [0] c
        [1] d
        [2] h
       *[3] s
    }
    .alt2 = { card-long }
    .alt3 = { $rank ->
        [1] A
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] J
        [12] Q
       *[13] K
    } of { suit }
card-long = { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $rank }
    } of { suit }
suit = { $suit ->
        [0] clubs
        [1] diamonds
        [2] hearts
       *[3] spades
    }

## Seats and lists. $initial is the first letter of the last thing in the list.

seat-number = Seat { $seat }
seat-you = you
seat-bot = { $seat ->
        [0] Ada
        [1] Bruno
        [2] Clara
        [3] Dario
        [4] Elsa
        [5] Fabio
        [6] Greta
        [7] Hugo
        [8] Lola
        [9] Jonas
        [10] Kira
        [11] Leo
        [12] Maya
       *[13] Nico
    }
list-separator = { ", " }
list-last-and = { " " }{ $initial ->
       *[other] and
    }{ " " }
list-last-or = { " " }{ $initial ->
       *[other] or
    }{ " " }
list-empty = none

## Who plays

level-easy = easy
level-medium = medium
level-hard = hard
level-random = random
level-rules = rules of thumb
level-about-easy = for a first match; makes mistakes
level-about-medium = plays well
level-about-hard = plays as well as it can
level-about-random = takes any move, without thinking
level-about-rules = plays at once, without looking ahead
player-person = a person
player-seated = { $seat } ({ $player })

## Words that a person may type

word-help = ?
    .alt1 = help
word-hint = hint
    .alt1 = tip
word-more = more
    .alt1 = all
    .alt2 = moves
word-log = log
    .alt1 = history
word-look = look
    .alt1 = table
    .alt2 = show
word-quit = quit
    .alt1 = exit
    .alt2 = q

## The chooser

chooser-welcome = Welcome to superdeck. Answer with a number or a word; Enter takes the first one.
chooser-game = Which game?
chooser-seats = How many seats, with yours?
chooser-seats-note = { $low } to { $high }; Enter for { $usual }
chooser-bots = Who sits at the other seats? Enter for “{ $usual }”.
chooser-slow = { $about } (very slow here: numba is not installed)
chooser-drawn = each with a character of its own; find out which
chooser-prompt = Your choice:{ " " }
chooser-unknown = “{ $typed }” is not one of them: { $choices }.
chooser-goodbye = Goodbye.

## A match

match-head = { $title } with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
match-seats-note = A note: the publisher made this game for { $low } to { $high } seats.
match-players = Round the table: { $players }.
match-since = Since your last move:
match-warming = The bots are being made ready: the first time on this machine that takes a minute or so, later a few seconds.
match-slow = The bots search without numba here, about a hundred times slower: pip install 'superdeck[play]' brings it.
match-choices = Your moves:
match-choice = { $number }. { $move }
match-more = { $count ->
        [one] One more move: type “{ word-more }” to see it.
       *[other] { $count } more moves: type “{ word-more }” to see them.
    }
match-keys = A number or words for a move; { word-help } explains, { word-hint }, { word-log }, { word-look }, { word-quit }.
match-forced = Your only move, made for you: { $move }.
match-prompt = Your move ({ word-help } for help):{ " " }
pace-skip = The others take their time. Enter takes you to your next move.
pace-thinks = { $seat } thinks…
match-log = What you have seen so far:
match-log-empty = Nothing has happened yet.
match-over = { $rounds ->
        [one] The match is over after one round.
       *[other] The match is over after { $rounds } rounds.
    }
match-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-won = { $count ->
        [one] { $names } has won the match.
       *[other] { $names } win together.
    }
match-won-you = You have won the match!
match-won-shared = You win together with { $names }.
match-again = The same cards again: --seed { $seed }
match-saved-record = The record is in { $file }: read it with “superdeck replay { $file }”.

## Help and hints

help-moves = What each move does:
help-move = { $number }. { $move }: { $effect }
help-words = You can also type { word-hint } (ask a bot), { word-log } (all that you have seen), { word-look } (the position again), { word-more } (all moves), { word-quit } (save and stop), { word-help } and a move (what it does), or a clause such as { $clause } (what the rulebook says).
hint-move = The bot “{ $bot }” would choose { $number }: { $move }.

## What went wrong

error-unknown = I do not know “{ $typed }” here: type a number, the words of a move, or { word-help }.
error-number = There is no move { $number }: the moves are 1 to { $last }.
error-ambiguous = “{ $typed }” can mean { $candidates }: say a little more.
error-ambiguous-many = “{ $typed }” can mean { $candidates } and more: say a little more.
error-refused = { $sentence } ({ $clauses }).
error-clause = The rulebook has no { $clause }.

## Real time

live-start = Press any key to begin.
live-tamed = No single keys can be read here, so this match is played with { $option }: nobody has to be quick.
live-go = GO in { $seconds }
live-on = It goes on in { $seconds }
live-choose = Your card? A letter, or space to draw.
live-place = { $card }: which ring?
live-pile = Your pile: which ring?
live-keys = letter, then ring: lay | space: draw | 0: your pile | ?: help | Ctrl-C: stop
live-no-card = No card of yours has the letter { $letter }.
live-nothing-chosen = First choose a card: type its letter.
live-barred = barred
live-top = On top: { $marks }{ $barred ->
        [0] { "" }
       *[other] , { $barred } is barred
    }.
live-card = { $letter }: { $marks }
live-piles = In hand + in the pile: { $seats }
live-piles-head = Hand + pile
live-help-keys = Esc gives up the choice of a card; Tab says everything again; Ctrl-C saves the match and stops.
live-help-back = The match waits. Press any key to go on.
refuse-held = The match is paused: nothing may be done now
refuse-nothing = That comes to nothing now

## Saving

saved = Your match is saved in { $file }.
saved-resume = Go on with: superdeck play --resume { $file }
saved-secret = The file holds everybody's hidden cards: reading it spoils the game.
saved-not = The match could not be saved in { $file }: { $reason }
resumed = Your match goes on from { $file }.

## Replays

replay-all = Told as one who sees every hand.
replay-only = Only { $names }: { $sentence }
replay-unfinished = The record ends before the match is over.
replay-step = Enter for the next step, { word-quit } to stop.
replay-verified = { $lines ->
        [one] The record agrees in both lives: 1 line.
       *[other] The record agrees in both lives: { $lines } lines.
    }

## The rulebook

rules-options = With these options: { $options }.
rules-option = { $name } = { $value }
rules-later = (not yet: { $later })
