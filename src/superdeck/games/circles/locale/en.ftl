### What is said in a match of Super Circles. Keep the keys of en.ftl and es.ftl the same.

## Names. $colour is 0 red, 1 blue, 2 green, 3 yellow, 4 purple, 5 orange; rings count from 1, the
## innermost. $you is yes where $seat is the one who reads this.

letter = { $colour ->
        [0] R
        [1] B
        [2] G
        [3] Y
        [4] P
       *[5] O
    }
colour = { $colour ->
        [0] red
        [1] blue
        [2] green
        [3] yellow
        [4] purple
       *[5] orange
    }
ring-card = { $one }{ $two }{ $three }{ $four }
ring = ring { $ring } { $colour }
seat-cards = { $seat }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Moves

move-wait = do nothing
    .alt1 = wait
    .alt2 = nothing
    .alt3 = pass
move-draw = draw a card
    .alt1 = draw
    .alt2 = d
move-call = call the stalemate
    .alt1 = call
    .alt2 = stalemate
move-last = lay the last card
    .alt1 = last
    .alt2 = last card
move-turn = turn the pile for ring { $ring } { $colour }
    .alt1 = turn { $ring }
    .alt2 = turn { $colour }
    .alt3 = t{ $ring }
move-play = { $card } on ring { $ring } { $colour }
    .alt1 = { $card } { $ring }
    .alt2 = { $card } { $colour }
    .alt3 = { $card } on { $ring }
    .alt4 = play { $card } { $ring }
    .alt5 = play { $card } { $colour }
clock-go = GO
clock-move-up = move the bottom card to the top
clock-stop = stop the match
clock-force = draw a card for { $seats }
clock-give-back = give { $card } back to { $seat }
clock-give-turned = give the turned card to { $seat }
clock-pause = pause { $seat }
clock-resume = end the pause of { $seat }

## What a move does

effect-wait = nothing, in this tick
effect-draw = you look at the top card of your pile; { $count ->
        [one] { $count } card stays
       *[other] { $count } cards stay
    } in it
effect-call = the bottom card of the centre comes to the top
effect-last = your last card needs no match: you are out of cards{ $ticks ->
        [yes] , unless somebody lays first
       *[no] { "" }
    }
effect-turn = the top card of your pile is turned for all to see; it lies if its ring { $ring } is { $colour }, else it goes to your hand{ $ticks ->
        [yes] ; if somebody lays first, it goes to your hand in any case
       *[no] { "" }
    }
effect-play = { $count ->
        [0] your last card: you win
        [one] { $count } card left; ring { $ring } is barred next
       *[other] { $count } cards left; ring { $ring } is barred next
    }{ $ticks ->
        [yes] ; if somebody lays first, the card comes back, seen by all
       *[no] { "" }
    }

## Refusals

refuse-clock = That is for the clock to do, not for a player
refuse-over = The match is over
refuse-before-go = Nothing may be done before GO
refuse-stalled = Nobody has a match: { $you ->
        [yes] you are
       *[no] { $seat } is
    } to move the bottom card up
refuse-idle = After { $count } ticks without an act the clock goes on
refuse-call = There is no stalemate to call while somebody may have a match or a draw pile
refuse-call-first = Nobody has a match: call the stalemate, or wait
refuse-same-act = That is what you have put down already
refuse-wait = Nobody has a turn here, so there is nothing to pass
refuse-empty-pile = Your draw pile is empty
refuse-paused = After a wrong call your cards have to wait for a moment
refuse-last = Only a player's last card, and only by an option, may be laid without a match
refuse-look-first = With these options you draw a card first and look at it
refuse-barred = Ring { $ring } gave the last match and may not give the next one
refuse-not-held = You do not hold { $card }
refuse-copy = Your other { $card } goes first: all have seen it, or it is the same to all
refuse-no-match = Ring { $ring } of { $card } is { $colour }, and on top it is { $top }

## The position

position-seat = { $seat }: { $held } in hand{ $shown ->
        [0] { "" }
       *[other] { " " }({ $known } among them)
    }, { $left } in the draw pile{ $late ->
        [0] { "" }
        [one] , late once
       *[other] , late { $late } times
    }{ $paused ->
        [yes] , paused
       *[no] { "" }
    }.
position-top = On top of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $card }. Match { $rings }{ $bar ->
        [0] { "" }
       *[other] ; ring { $bar } is barred
    }.
position-hand = Your hand: { $cards }.
phase-ready = { $you ->
        [yes] You are about to say GO.
       *[no] { $seat } is about to say GO.
    }
phase-playing = { $playing ->
        [yes] { $fits ->
            [0] None of your cards fits.
            [one] { $fits } of your cards fits.
           *[other] { $fits } of your cards fit.
        }
       *[no] Anybody may lay a card.
    }
phase-tick = Tick { $tick }. { $playing ->
        [yes] What do you put down? { $fits ->
            [0] None of your cards fits.
            [one] { $fits } of your cards fits.
           *[other] { $fits } of your cards fit.
        }
       *[no] Everybody puts an act down.
    }
phase-idle = Nobody has acted for { $count } ticks.
phase-stalled = Nobody has a match, and all draw piles are empty. { $calls ->
        [yes] { $you ->
            [yes] Do you call the stalemate?
           *[no] { $seat } may call the stalemate.
        }
       *[no] { "" }The clock goes on.
    }
phase-over = The match is over.

## The story

told-deal = { $seat } { $you ->
        [yes] deal
       *[no] deals
    }; the first card of the centre is { $card }.
told-go = { $seat } { $you ->
        [yes] say
       *[no] says
    } GO!
told-drew = { $seat } { $you ->
        [yes] draw
       *[no] draws
    } a card.
told-own-card = You drew { $card }.
told-laid = { $seat } { $you ->
        [yes] lay
       *[no] lays
    } { $card }{ $ring ->
        [5] , the last card.
       *[other] {" "}on ring { $ring } { $colour }.
    }
told-turned = { $seat } { $you ->
        [yes] turn
       *[no] turns
    } { $card } from the pile: it lies on ring { $ring } { $colour }.
told-kept = { $seat } { $you ->
        [yes] turn
       *[no] turns
    } { $card } for ring { $ring }; it does not match and goes to { $you ->
        [yes] your
       *[no] their
    } hand.
told-late = { $seat } { $you ->
        [yes] were
       *[no] was
    } too late with { $card } and { $you ->
        [yes] take
       *[no] takes
    } it back.
told-late-turned = { $seat } { $you ->
        [yes] were
       *[no] was
    } too late; the turned card { $card } goes to { $you ->
        [yes] your
       *[no] their
    } hand.
told-paused = { $seat } { $you ->
        [yes] have
       *[no] has
    } called a wrong ring and must wait.
told-resumed = { $seat } may lay cards again.
told-stalled = Nobody has a match, and all cards are drawn.
told-moved = { $seat } { $you ->
        [yes] move
       *[no] moves
    } the bottom card to the top: { $card }.
told-stopped = Nobody goes on: the match is stopped, and fewest cards win.
told-left = Cards left: { $seats }.
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] have
           *[no] has
        } won.
       *[other] { $seat } share the win.
    }

## The board, for single keys

board-seat = { $seat } { $held }+{ $left }{ $paused ->
        [yes] { " " }paused
       *[no] { "" }
    }
board-help-card = Lay a card that has a ring as on the top card: the same colour at the same place, but not at the barred ring. Type the letter of your card, then the number of the ring.
board-help-draw = The space bar takes the top card of your pile into your hand. Who has no card left, in hand or pile, wins.
board-help-turn = You may also turn the top card of your pile blindly: type 0, then the ring that you hope for.
board-help-late = Nobody has a turn: the first card stands. Who was too late takes the card back, and all have seen it.
board-help-stalemate = When all piles are drawn and nobody has a match, the bottom card of the centre comes to the top.
board-help-call = When all piles are drawn and nobody has a match, the dealer types Enter: the bottom card of the centre comes to the top.
board-help-last = Your last card needs no match: type its letter, then Enter.

## The characters of bots

style-average = as quick as most people
style-calm = takes their time
style-quick = is quick, and now and then wrong
style-expert = sees everything, and plans a card ahead
style-gentle = takes so much time that a person can find the keys
style-watchful = as quick as most people, and watches which rings stay open
style-master = sees everything, remembers every card and lays the best
