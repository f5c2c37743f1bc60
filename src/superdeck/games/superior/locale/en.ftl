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

move-mixed = { $cards }
move-add = add { $cards }
    .alt1 = { $cards }
move-add-none = add nothing
    .alt1 = let it be
    .alt2 = no
    .alt3 = pass
move-accept = take the addition
    .alt1 = take it
    .alt2 = accept
    .alt3 = yes
move-refuse = give the addition back
    .alt1 = give it back
    .alt2 = refuse
    .alt3 = no
move-starter = { $seat }
    .alt1 = { $seat } first

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
effect-decline = if nobody else answers, the next card is turned against the bid
effect-add-none = the bid stays at { $value }
effect-accept = the bid is { $value } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $seat } goes on with it and you rest
effect-refuse = { $cards } goes back to { $seat }, and you go on alone
effect-starter = { $seat } { $you ->
        [yes] turn the trump card and play
       *[no] turns the trump card and plays
    } first for your team
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

refuse-order = Others are asked before you, or you have declined already
refuse-mixed = A Combo is made of number cards of one suit
refuse-mixed-match = A Combo is made of one suit; bid these one after the other, each when the one before is won
refuse-mixed-face = A Combo is made of number cards alone, without faces
refuse-addition-suit = To your partner's bid you may add only number cards of its suit: { $suit }
refuse-addition-many = You may add one card only
refuse-consent = Say first whether you take { $cards }
refuse-starter = Name first who of your team plays first
refuse-no-starter = Nobody names a starter now
refuse-no-addition = Your partner has added nothing to the bid

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
position-team = { $seat }: trump { $trump } ({ $marker }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $scored ->
        [0] { "" }
       *[other] { " " }({ $pile })
    }.
position-team-unmarked = { $seat }: one team, no trump card yet.
position-player = { $seat }, { $active ->
        [yes] active
       *[no] resting
    }: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand{ $shown ->
        [0] { "" }
       *[other] { " " }({ $known }{ $all ->
            [yes] { "" }
           *[no] { " " }among them
        })
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
phase-answer-several = { $seat } may reverse the bid with a face of { $suit }.
phase-go-on-several = { $seat } may go on with cards that make { $value }, or the bid is banked.
phase-add = { $you ->
        [yes] Your partner's bid is { $value }: do you add to it in { $suit }?
       *[no] { $seat } may add to the bid of { $value } in { $suit }.
    }
phase-consent = { $you ->
        [yes] Your partner offers { $added }: do you take the addition?
       *[no] { $seat } may take { $added } into the bid or give it back.
    }
phase-starter = { $you ->
        [yes] Who of your team plays first?
       *[no] { $seat } is about to name who plays first for the team.
    }
phase-over = The round is over.

## The story

told-deal = Round { $round }: { $seat } { $you ->
        [yes] deal
       *[no] deals
    } { $count ->
        [6] six
        [8] eight
       *[other] ten
    } cards each.
told-starter = { $seat } { $you ->
        [yes] name
       *[no] names
    } who plays first for the team: { $starter }.
told-ties = { $count ->
        [one] The first trump cards were equal, so both were turned again.
       *[other] The first trump cards were equal { $count } times, so both were turned again.
    }
told-ties-several = { $count ->
        [one] The highest trump cards were equal, so there was a second turn.
       *[other] The highest trump cards were equal { $count } times, and there were new turns.
    }
told-marker-team = { $seat } { $you ->
        [yes] turn
       *[no] turns
    } { $cards }: that suit is the Superior Trump of { $you ->
        [yes] your
       *[no] their
    } team.
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
told-added = { $seat } { $you ->
        [yes] add
       *[no] adds
    } { $cards } to { $you ->
        [yes] your
       *[no] their
    } partner's bid.
told-accepted = { $seat } { $you ->
        [yes] take
       *[no] takes
    } { $cards } into the bid.
told-refused = { $seat } { $you ->
        [yes] give
       *[no] gives
    } { $cards } back.
told-active = { $seat } { $you ->
        [yes] are
       *[no] is
    } active now.
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
told-banked-team = { $seat } score { $cards } for { $you ->
        [yes] your
       *[no] their
    } team: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
told-left = Left in hand and discarded: { $cards }.
told-points = The round ends. Points: { $points }.
told-points-team = The round ends. Points: { $points }.
told-round-won = { $seat } { $count ->
        [one] { $you ->
            [yes] win
           *[no] wins
        }
       *[other] win
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
told-match-team = { $you ->
        [yes] Your team has won the match: { $seat }.
       *[no] { $seat } have won the match.
    }
