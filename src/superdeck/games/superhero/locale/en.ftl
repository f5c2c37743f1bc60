### What is said in a match of Superhero Audition. Keep the keys of en.ftl and es.ftl the same.

## What a deck says better. $card is the number of a card.

hero = card { $card }
line = nothing is known about this one
crisis = Make up one of your own: whoever votes first says what has happened.
theme-hero = hero
theme-crisis = Crisis
theme-chosen = the city's new official superhero

## Names. $you is yes where $seat is the one who reads this.

nobody-there = nobody
kind-star = star
kind-cross = X
kind-robber = robber
seat-score = { $seat } { $count }
shown = { $kind } ({ $seats })
claim-for = for { $hero }
claim-against = against { $hero }
lies-shown = { $you ->
        [yes] your { $kind }
       *[no] { $kind } of { $seat }
    }
lies-sealed = { $count ->
        [1] a card
        [2] two cards
       *[other] { $count } cards
    } of { $seat }

## Moves

move-waive = pass
move-ready = ready
    .alt1 = ready to vote
    .alt2 = vote
    .alt3 = done
move-for = speak for { $hero }
    .alt1 = for { $place }
    .alt2 = for { $hero }
    .alt3 = speak for { $place }
move-against = speak against { $hero }
    .alt1 = against { $place }
    .alt2 = against { $hero }
    .alt3 = speak against { $place }
move-star = star on { $hero }
    .alt1 = star { $place }
    .alt2 = star { $hero }
    .alt3 = star on { $place }
move-cross = X on { $hero }
    .alt1 = x { $place }
    .alt2 = x { $hero }
    .alt3 = x on { $place }
move-robber = robber on { $hero }
    .alt1 = robber { $place }
    .alt2 = robber { $hero }
    .alt3 = rob { $place }
    .alt4 = rob { $hero }
move-time = end the debate

## What a move does

effect-ready = you say no more; the vote begins once all are ready
effect-for = all hear it, true or bluff. The card says: { $line }
effect-against = all hear it, true or bluff
effect-star = a vote for; scores the stars there less the Xs
effect-cross = a vote against; scores the Xs there less the stars
effect-robber = takes what the votes there are worth; nobody else scores on that one

## Refusals

refuse-waive = There is nothing here to pass on
refuse-clock = Only the clock ends a debate before all are ready
refuse-debate-over = The debate of this round is over
refuse-ready = You have said that you are ready, and that cannot be taken back
refuse-claims = You may make { $most } claims in one debate, and you have
refuse-not-yet = Nobody votes before the debate is over: say that you are ready
refuse-votes-shown = The votes of this round are turned up already
refuse-turn = Votes go round the table, and it is the turn of { $seat }
refuse-place = There is no { $theme } on place { $place }
refuse-laid = Your { $kind } lies on the table already: use another card
refuse-spent = Your robber is spent: it comes once in a match
refuse-same-hero = Your cards of one round go on different places, and one lies on { $hero }

## The position

position-points = Round { $round }. Points: { $seats }.
position-cards = Round { $round }. Cards: { $seats }.
position-row = The row, from the deck to the far end:
position-hero = { $place }. { $hero }: { $line }
position-place = { $place }. { $hero }{ $count ->
        [0] { "" }
       *[other] : { $cards }
    }
position-claims = { $seat } { $you ->
        [yes] speak
       *[no] speaks
    } { $claims }.
position-clock = A clock ends the debate after { $seconds } seconds.
position-hand = You hold { $kinds }.
phase-debate = The debate: { $count ->
        [0] you have said all that you may; say “ready”.
        [one] speak for one or against one (once more), or say “ready”.
       *[other] speak for one or against one ({ $count } times at most), or say “ready”.
    }
phase-waiting = The debate goes on: { $seats } not ready yet.
phase-vote = { $you ->
        [yes] Lay a card face down ({ $number } of { $votes }), as in “star 3” or “x 5”.
       *[no] { $seat } lays a card face down ({ $number } of { $votes }).
    }
phase-over = The votes are counted. The row now: { $heroes }.

## The story

told-round = Round { $round }: { $count } in the row.
told-row = From the deck on: { $heroes }.
told-few = A small deck: some of its questions may come back in this match.
told-crisis = { $theme }: { $crisis }
told-first = { $seat } { $you ->
        [yes] have
       *[no] has
    } the token and { $you ->
        [yes] vote
       *[no] votes
    } first.
told-set = { $seat } { $you ->
        [yes] have
       *[no] has
    } the cards with number 1 and { $you ->
        [yes] vote
       *[no] votes
    } first.
told-for = { $seat } { $you ->
        [yes] speak
       *[no] speaks
    } for { $hero }.
told-against = { $seat } { $you ->
        [yes] speak
       *[no] speaks
    } against { $hero }.
told-ready = { $seat } { $you ->
        [yes] are
       *[no] is
    } ready to vote.
told-time = Time is up: the debate is over.
told-vote = The vote begins with { $seat }.
told-laid = { $seat } { $you ->
        [yes] lay
       *[no] lays
    } a card on { $hero }.
told-own = you lay your { $kind } on { $hero }.
told-reveal = All cards are turned up.
told-shown = { $hero }: { $parts }; { $worth }.
worth-nothing = worth nothing
worth-star = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each star
worth-cross = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each X
worth-robbed = { $points ->
        [one] the point is
       *[other] the { $points } points are
    } robbed
told-gained = Points of this round: { $seats }.
told-moved = { $hero } has most stars{ $tied ->
        [0] { "" }
       *[other] { " " }(of equals, the closest)
    } and moves next to the deck.
told-eliminated = { $hero } has most Xs{ $tied ->
        [0] { "" }
       *[other] { " " }(of equals, the farthest)
    } and leaves the row.
told-farthest = Nobody has an X left over, so the far end goes: { $hero } leaves the row.
told-nobody = Nobody has an X left over, so all stay in the row.
told-awarded = { $seat } { $you ->
        [yes] get
       *[no] gets
    } the card of { $hero }.
told-left = { $hero } is { $theme }!
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] win
           *[no] wins
        } the match.
       *[other] { $seat } share the win.
    }

## Characters

style-plain = counts what every vote may score, and bluffs now and then
style-judge = honest: weighs the hero against the crisis, and never robs
style-loner = says nothing and votes where nobody else does
style-follower = goes where the others go
style-robber = talks you into a vote, then robs it

## Before a match: each player makes up a hero.

ask-name = Make up a card of your own. Its name:
ask-line = And one line about it:
