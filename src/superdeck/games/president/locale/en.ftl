### President in words. Keep the keys of en.ftl and es.ftl the same.
### $rank is 0 (the 3) to 11 (the ace) and 12 (the 2); $you says whether the sentence is about you.

## Cards

pres-rank = { $rank ->
        [0] 3
        [1] 4
        [2] 5
        [3] 6
        [4] 7
        [5] 8
        [6] 9
        [7] 10
        [8] J
        [9] Q
        [10] K
        [11] A
       *[12] 2
    }
pres-one = { $rank ->
        [8] Jack
        [9] Queen
        [10] King
        [11] Ace
       *[other] { pres-rank }
    }
pres-many = { $rank ->
        [8] Jacks
        [9] Queens
        [10] Kings
        [11] Aces
       *[other] { pres-rank }s
    }
pres-word = { $rank ->
        [0] three
        [1] four
        [2] five
        [3] six
        [4] seven
        [5] eight
        [6] nine
        [7] ten
        [8] jack
        [9] queen
        [10] king
        [11] ace
       *[12] two
    }
pres-words = { $rank ->
        [3] sixes
       *[other] { pres-word }s
    }
pres-a = { $rank ->
        [5] an
        [11] an
       *[other] a
    } { pres-one }
pres-how-many = { $count ->
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }
pres-cards = { $count ->
        [1] { pres-a }
        [2] a pair of { pres-many }
        [3] three { pres-many }
       *[other] { pres-how-many } { pres-many }
    }
pres-title = { $title ->
        [president] President
        [vice] Vice-President
        [ahole] A-hole
        [intern] Intern
       *[place] number { $number }
    }

## Moves: labels, and what else a person may type for them

pres-move-waive = no, go on
    .alt1 = no
    .alt2 = go on
    .alt3 = decline
pres-move-pass = pass
    .alt1 = p
    .alt2 = I pass
pres-move-lay = { $count ->
        [1] { pres-a }
        [2] pair of { pres-many }
        [3] three { pres-many }
       *[other] { pres-how-many } { pres-many }
    }
    .alt1 = { $count ->
        [1] single { pres-one }
        [2] two { pres-many }
        [3] triple { pres-many }
       *[other] { $all ->
            [yes] all { pres-many }
           *[no] lay { pres-how-many } { pres-many }
        }
    }
    .alt2 = { $count ->
        [1] lay { pres-a }
        [2] { pres-rank } { pres-rank }
        [3] { pres-rank } { pres-rank } { pres-rank }
        [4] { pres-rank } { pres-rank } { pres-rank } { pres-rank }
        [5] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
        [6] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
        [7] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
       *[8] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
    }
    .alt3 = { $count ->
        [1] 1x{ pres-rank }
        [2] 2x{ pres-rank }
        [3] 3x{ pres-rank }
       *[other] { $count }x{ pres-rank }
    }
    .alt4 = { $count ->
        [1] { pres-word }
        [2] pair of { pres-words }
        [3] three { pres-words }
       *[other] { pres-how-many } { pres-words }
    }
    .alt5 = { $count ->
        [1] { pres-one }
        [2] { pres-many }
        [3] three of a kind { pres-many }
       *[other] { pres-how-many } of a kind { pres-many }
    }
    .alt6 = { $count ->
        [1] one { pres-rank }
        [2] two { pres-rank }s
        [3] three { pres-rank }s
       *[other] { pres-how-many } { pres-rank }s
    }
    .alt7 = { $count ->
        [1] { pres-rank }
        [2] { pres-rank }{ pres-rank }
        [3] { pres-rank }{ pres-rank }{ pres-rank }
        [4] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
        [5] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
        [6] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
        [7] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
       *[8] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
    }
pres-move-complete = complete the four with { pres-cards }
    .alt1 = complete
    .alt2 = { $count ->
        [1] { pres-a }
        [2] pair of { pres-many }
        [3] three { pres-many }
       *[4] four { pres-many }
    }
    .alt3 = { $count ->
        [1] single { pres-one }
        [2] two { pres-many }
        [3] triple { pres-many }
       *[4] all { pres-many }
    }
    .alt4 = { $count ->
        [1] lay { pres-a }
        [2] { pres-rank } { pres-rank }
        [3] { pres-rank } { pres-rank } { pres-rank }
       *[4] { pres-rank } { pres-rank } { pres-rank } { pres-rank }
    }
    .alt5 = { $count ->
        [1] 1x{ pres-rank }
        [2] 2x{ pres-rank }
        [3] 3x{ pres-rank }
       *[4] 4x{ pres-rank }
    }
    .alt6 = yes
pres-move-give = give { pres-a }
    .alt1 = give { pres-rank }
    .alt2 = { pres-rank }
    .alt3 = { pres-word }
    .alt4 = { pres-one }
pres-move-return = give back { pres-a }
    .alt1 = return { pres-rank }
    .alt2 = { pres-rank }
    .alt3 = { pres-word }
    .alt4 = { pres-one }
    .alt5 = give back { pres-rank }

## What follows from a move

pres-both = { $first }; { $second }
pres-effect-waive = play goes on
pres-effect-give = the card goes to { $other }
pres-effect-out = you go out as { $title }
pres-effect-stuck = you are left with a 2, stop, and are placed last
pres-effect-over = that ends the round
pres-effect-clear = the pile is cleared and { $you ->
        [yes] you start a new one
       *[no] { $seat } starts a new one
    }
pres-effect-lead = the pile stays empty and { $you ->
        [yes] you must start it
       *[no] { $seat } starts it
    }
pres-effect-skip = the next player is skipped and { $you ->
        [yes] you have the turn again
       *[no] { $seat } has the turn
    }
pres-effect-turn = { $you ->
        [yes] you have the turn
       *[no] { $seat } has the turn
    }

## What happened

pres-told-round = Round { $number }: { $you ->
        [yes] you deal
       *[no] { $seat } deals
    }.
pres-told-opens = { $you ->
        [yes] You have the 3 of clubs and open.
       *[no] { $seat } has the 3 of clubs and opens.
    }
pres-told-leads = { $you ->
        [yes] You start
       *[no] { $seat } starts
    } a new pile.
pres-told-gave = { $you ->
        [yes] You give { $cards } to { $other }.
       *[no] { $other-you ->
            [yes] { $seat } gives you { $cards }.
           *[no] { $seat } gives { $cards } to { $other }.
        }
    }
pres-told-gave-card = { $you ->
        [yes] You give a card to { $other }.
       *[no] { $other-you ->
            [yes] { $seat } gives you a card.
           *[no] { $seat } gives a card to { $other }.
        }
    }
pres-told-returned = { $you ->
        [yes] You give { $cards } back to { $other }.
       *[no] { $other-you ->
            [yes] { $seat } gives you { $cards } back.
           *[no] { $seat } gives { $cards } back to { $other }.
        }
    }
pres-told-returned-card = { $you ->
        [yes] You give a card back to { $other }.
       *[no] { $other-you ->
            [yes] { $seat } gives you a card back.
           *[no] { $seat } gives a card back to { $other }.
        }
    }
pres-told-waived = { $you ->
        [yes] You let the four go.
       *[no] { $seat } lets the four go.
    }
pres-told-passed = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
pres-told-laid = { $you ->
        [yes] You lay { $cards }.
       *[no] { $seat } lays { $cards }.
    }
pres-told-completed = { $you ->
        [yes] You complete the four with { $cards }.
       *[no] { $seat } completes the four with { $cards }.
    }
pres-told-skipped = { $you ->
        [yes] You are skipped.
       *[no] { $seat } is skipped.
    }
pres-told-out = { $you ->
        [yes] You are out: { $title }!
       *[no] { $seat } is out: { $title }.
    }
pres-told-stuck = { $you ->
        [yes] You are stuck with a 2 and stop.
       *[no] { $seat } is stuck with a 2 and stops.
    }
pres-told-cleared = { $you ->
        [yes] You clear the pile.
        [nobody] The pile is cleared.
       *[no] { $seat } clears the pile.
    }
    .unused = { $seat }
pres-told-ended = Round { $number } is over.
pres-told-placed = { $you ->
        [yes] You are { $title }
       *[no] { $seat } is { $title }
    }: { $points ->
        [0] no points
        [1] 1 point
       *[other] { $points } points
    }, { $total } in all.
    .unused = { $number }
pres-told-won = { $you ->
        [yes] You win the match!
       *[no] { $seat } wins the match.
    }

## What one sees

pres-points = { $seat } { $points }
pres-round = Round { $round }, to { $target } points: { $points }.
pres-round-many = Round { $round }, to { $target } points: { $count ->
        [0] nobody has any yet
       *[other] { $points }, the others none
    }.
pres-seat-title = { $title } { $seat }
pres-titles = Since the last round: { $titles }.
pres-seat-cards = { $you ->
        [yes] you
       *[no] { $seat }
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pres-seat-out = { $you ->
        [yes] you are
       *[no] { $seat } is
    } out ({ $title })
pres-seat-stuck = { $you ->
        [yes] you are
       *[no] { $seat } is
    } stuck with a 2
pres-table = Hands: { $seats }.
pres-one-seat = { $you ->
        [yes] you
       *[no] { $seat }
    }
pres-seat-holds = { pres-one-seat } { $count }
pres-hands = Cards in hand: { $seats }.
pres-out = Out, in this order: { $seats }.
pres-stuck = Stuck with a 2, in this order: { $seats }.
pres-locked = { $count ->
        [one] Locked until the pile is cleared
       *[other] Locked until the pile is cleared ({ $count })
    }: { $seats }.
pres-pile-empty = The pile is empty.
pres-pile = On the pile: { $cards }, laid by { $you ->
        [yes] you
       *[no] { $seat }
    }{ $missing ->
        [0] .
       *[other] ; { $more } would make four.
    }
pres-told = You know { $count ->
        [one] this card
       *[other] these cards
    } of { $other }: { $cards }.
pres-hand = Your hand: { $cards }.
pres-turn-over = The round is over.
pres-turn-answer = You could complete four of a kind with { $cards }. Do you?
pres-turn-window = If nobody completes four of a kind, the pile is cleared and { $you ->
        [yes] you start
       *[no] { $seat } starts
    } the next one.
pres-turn-give = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $count ->
        [one] the highest card
       *[other] the { $count } highest cards
    } to { $other }.
pres-turn-return = { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } to give back to { $other }.
pres-turn-open = { $you ->
        [yes] You open
       *[no] { $seat } opens
    } the first round.
pres-turn-lead = { $you ->
        [yes] You start
       *[no] { $seat } starts
    } a new pile.
pres-turn-play = { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }

## Why a move is refused. $clauses are the rules that say so.

pres-no-over = The round is over ({ $clauses }).
pres-no-stuck = Whoever is left with a 2 has stopped for this round ({ $clauses }).
pres-no-out = You have no cards left: you are out of this round ({ $clauses }).
pres-no-exchange = First { $you ->
        [yes] you choose the card that you owe
       *[no] { $seat } chooses the card that is owed
    } ({ $clauses }).
pres-no-not-highest = You give your highest card, { $cards } ({ $clauses }).
pres-no-same-back = You may not give back { $cards }: you have only just been given it ({ $clauses }).
pres-no-no-exchange = Cards are given and given back only before the first card of a round is laid ({ $clauses }).
pres-no-nothing-to-answer = There is no four of a kind for you to decline ({ $clauses }).
pres-no-answer-first = First say whether you complete the four with { $cards } ({ $clauses }).
pres-no-several-twos = Only one 2 is laid at a time ({ $clauses }).
pres-no-not-held = You do not hold { $cards } ({ $clauses }).
    .unused = { $count }
pres-no-not-your-turn = It is not your turn but { $seat }’s ({ $clauses }).
    .unused = { $you }
pres-no-window = The pile is about to be cleared and { $you ->
        [yes] you start
       *[no] { $seat } starts
    } the next one ({ $clauses }).
pres-no-locked = You have passed and get no turn before the pile is cleared ({ $clauses }).
pres-no-completion-off = Nobody completes four of a kind out of turn in this match ({ $clauses }).
pres-no-completion-in-turn = Four of a kind is completed only in turn in this match ({ $clauses }).
pres-no-not-the-missing = Four of a kind is completed with exactly what is missing, { $cards } ({ $clauses }).
    .unused = { $count }
pres-no-declined = You have let this four of a kind go ({ $clauses }).
pres-no-pass-on-lead = Whoever starts a pile must lay something ({ $clauses }).
pres-no-all-passed = Everybody has passed in a row, so the first who did must start the pile ({ $clauses }).
pres-no-opening = { $set ->
        [yes] The first round opens with a single { $rank }, the one of clubs
       *[no] The first round opens with the { $rank } of clubs
    } ({ $clauses }).
pres-no-same-size = The pile is answered by sets of the same size only, here of { $count ->
        [one] one card
       *[other] { $count } cards
    }, by a 2 or by a set of four or more ({ $clauses }).
pres-no-bigger-but-lower = In this match a larger set needs at least the rank { $rank } on top ({ $clauses }).
pres-no-single = A single card is only beaten by one of the same or a higher rank or by a larger set ({ $clauses }).
pres-no-pair = A pair is only beaten by a higher pair or a larger set ({ $clauses }).
pres-no-triple = Three of a kind is only beaten by a higher three of a kind or a larger set ({ $clauses }).
