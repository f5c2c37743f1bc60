### What is said in a match of Superior!. Keep the keys of en.ftl and es.ftl the same.

## Names. $you is yes where $seat is the one who reads this.

combined = { $first }+{ $second }
rank-name = { $rank ->
        [1] ace
       *[other] { $rank }
    }
seat-points = { $seat }: { $points }
seat-won = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $won ->
        [one] { $won } round won
       *[other] { $won } rounds won
    }

## Moves

move-card = { $card }
    .alt1 = bid { $card }
move-combo = { $cards } as { $value }
    .alt1 = { $cards }
    .alt2 = { $ranks } of { $suit }
    .alt3 = bid { $cards }
    .alt4 = { $cards } as a { $value }
move-reverse = reverse with { $card }
    .alt1 = { $card }
    .alt2 = reverse { $card }
    .alt3 = steal with { $card }
move-score = score the bid
    .alt1 = score
    .alt2 = win the bid
    .alt3 = win
move-keep = keep { $card }
    .alt1 = keep
    .alt2 = { $card }
move-keep-none = keep the face
move-take-none = take the turned card
move-take = take { $card }
    .alt1 = take
    .alt2 = { $card }
move-let-be = let the bid be
    .alt1 = let it be
    .alt2 = no
    .alt3 = pass
move-bank = bank the bid
    .alt1 = bank
    .alt2 = stop
    .alt3 = no
    .alt4 = pass
move-pass = pass
    .alt1 = no

## What a move does

effect-bid = { $value ->
        [1] no flip beats it; { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, unless it is reversed
       *[other] wins on { $value } or more, scores { $points }
    }
effect-face = a card is turned: keep this face or take that card
effect-reverse = the bid is yours for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, unless it is reversed again
effect-flip = the next card is turned against the bid
effect-stands = { $seat } { $you ->
        [yes] keep
       *[no] keeps
    } the bid for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-bank = { $points ->
        [one] { $points } point goes
       *[other] { $points } points go
    } to your score pile, your turn ends
effect-score = the step is won and the face is discarded; the bid is worth { $points } so far
effect-swap = { $card } goes to your hand, { $dropped } to the discards, your turn ends

## Refusals

refuse-wait = It is not for you to decide now
refuse-choice = Choose first what becomes of { $card }
refuse-pass = Nobody passes: every turn is a bid
refuse-no-choice = There is no turned card to choose about
refuse-not-held = You do not hold { $cards }
refuse-no-face = { $card } is no face card
refuse-suit = A bid is reversed by a face card of its last suit: { $suit }
refuse-answer-first = Reverse the bid with a face of { $suit }, or let it be
refuse-face-in-chain = A chain goes on with number cards that make { $value }
refuse-value = Every further step of this chain must make { $value }
refuse-combo-in-chain = With these options only the first step may be a combo
refuse-nothing-to-reverse = There is no bid to reverse
refuse-face = With these options a face card is bid only by a hand without number cards
refuse-limit = A combo makes 10 at most, and this is { $value }

## The position

position-match = Round { $round }. { $seats }.
position-discard = Discarded: { $cards }.
position-seat = { $seat }: trump { $trump } ({ $marker }), { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand{ $shown ->
        [0] { "" }
       *[other] { " " }({ $known } among them)
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $scored ->
        [0] { "" }
       *[other] { " " }({ $pile })
    }.
position-stock = Cards left in the stock: { $count }.
position-bid = On the table for { $seat }: { $cards }, value { $value }, suit { $suit }, worth { $points }.
position-face = On the table for { $seat }: { $cards }, a face.
position-hand = Your hand: { $cards }.
phase-bid = { $you ->
        [yes] Your turn: what do you bid?
       *[no] { $seat } is about to bid.
    }
phase-answer = { $you ->
        [yes] Do you reverse the bid with a face of { $suit }?
       *[no] { $seat } may reverse the bid with a face of { $suit }.
    }
phase-choose = { $you ->
        [yes] { $card } was turned: score the bid, or take the face?
       *[no] { $card } was turned: { $seat } may score the bid or take the face.
    }
phase-swap = { $you ->
        [yes] { $card } was turned: keep your face, or take this card?
       *[no] { $card } was turned: { $seat } may keep the face or take this card.
    }
phase-go-on = { $you ->
        [yes] The step is won: go on with cards that make { $value }, or bank?
       *[no] { $seat } may go on with cards that make { $value }, or bank.
    }
phase-over = The round is over.

## The story

told-deal = Round { $round }: { $seat } { $you ->
        [yes] deal
       *[no] deals
    } ten cards each.
told-ties = { $count ->
        [one] The first trump cards were equal, so both were turned again.
       *[other] The first trump cards were equal { $count } times, so both were turned again.
    }
told-marker = { $seat } { $you ->
        [yes] turn
       *[no] turns
    } { $cards }: that suit is { $you ->
        [yes] your
       *[no] their
    } Superior Trump.
told-first = { $seat } { $you ->
        [yes] go
       *[no] goes
    } first.
told-bid = { $seat } { $you ->
        [yes] bid
       *[no] bids
    } { $cards }.
told-step = { $seat } { $you ->
        [yes] go
       *[no] goes
    } on with { $cards }.
told-face = { $seat } { $you ->
        [yes] bid
       *[no] bids
    } the face { $cards }.
told-reversed = { $seat } { $you ->
        [yes] reverse
       *[no] reverses
    } with { $cards } and { $you ->
        [yes] hold
       *[no] holds
    } the bid.
told-scored = { $seat } { $you ->
        [yes] choose
       *[no] chooses
    } to win the bid; { $card } is discarded.
told-kept = { $seat } { $you ->
        [yes] keep
       *[no] keeps
    } { $card }; { $dropped } is discarded.
told-took = { $seat } { $you ->
        [yes] take
       *[no] takes
    } { $card } into the hand and { $you ->
        [yes] discard
       *[no] discards
    } { $dropped }.
told-flip = The flip: { $cards }.
told-won = The step is won, with { $count ->
        [one] { $count } point
       *[other] { $count } points
    } at stake.
told-lost = The bid is lost.
told-banked = { $seat } { $you ->
        [yes] score
       *[no] scores
    } { $cards }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
told-left = Left in hand and discarded: { $cards }.
told-points = The round ends. Points: { $points }.
told-round-won = { $seat } { $you ->
        [yes] win
       *[no] wins
    } the round: “Yo soy Superior!”
told-round-shared = The round is shared at { $count ->
        [one] { $count } point
       *[other] { $count } points
    } each.
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] have
           *[no] has
        } won the match.
       *[other] { $seat } share the match.
    }
