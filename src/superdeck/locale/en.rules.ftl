### What all games share. Variables are the options, in words.

section-conventions = All games

gen-01 = Play goes clockwise; “to the left” is the next seat clockwise.
gen-02 = { $first_by ->
       *[age] Where a rule asks for the oldest or youngest player and ages are missing or tied, chance decides among those it can be. So it does where no rule asks for an age.
        [random] Chance finds the first seat.
        [seat] The first seat is seat { $first_seat }, counted from 0.
    }
gen-03 = The first dealer, where the rules do not name one, is { $first_by ->
        [seat] seat { $first_seat }, counted from 0
       *[other] found by chance
    }; who deals later is in the rules.
gen-04 = “Of your choice” means that you choose: every legal choice is a move of its own, except between things that no rule can tell apart.
gen-05 = A tie at the end that no rule breaks is a shared win.
gen-06 = Hands, stocks and sealed votes are hidden. What was shown openly stays known.
gen-07 = Every shuffle follows from the match's seed: the same seed gives the same order of the cards in every round, whoever plays.
gen-08 = Every variant is off unless you choose it, and the choice belongs to the match.
gen-09 = Where the rules do not say how to deal: one card at a time, clockwise, from the dealer's left.
gen-10 = Other numbers of seats than the publisher printed are accepted where the cards suffice; a note says so.
gen-11 = What no player does, such as a clock that runs out, is done by the clock and is in the record.
