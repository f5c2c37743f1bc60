### What is said in a match of SUPRA. Keep the keys of en.ftl and es.ftl the same.

## Names. $you is yes where $seat is the one who reads this, $yours where $target is.

no-card = no card
slot = { $slot ->
        [0] Engine
        [1] Cabin
        [2] Wheels
       *[3] Spoiler
    }
event = { $event ->
        [0] Garage Day
        [1] Street Race
        [2] Style Showoff
        [3] Drift
        [4] Robbery
       *[other] no event yet
    }
car = Engine { $engine }, Cabin { $cabin }, Wheels { $wheels }, Spoiler { $spoiler }
    .alt1 = { $engine } { $cabin } { $wheels } { $spoiler }

## Moves

move-discard = { $card } to the Scrap Pile
    .alt1 = { $card }
    .alt2 = discard { $card }
    .alt3 = scrap { $card }
move-build = { $car }
    .alt1 = build { $car }
move-take = take { $card } as { $slot }
    .alt1 = { $card }
    .alt2 = take { $card }
    .alt3 = { $card } as { $slot }
move-rob = rob { $card } as { $slot } ({ $old } out)
    .alt1 = { $card } as { $slot }
    .alt2 = { $card } { $slot }
    .alt3 = rob { $card } as { $slot }
    .alt4 = { $card } for { $old }
move-drop = { $card } to the Scrap Pile
    .alt1 = { $card }
    .alt2 = drop { $card }
    .alt3 = scrap { $card }
move-sabotage = sabotage { $seat }: { $card } as { $slot } ({ $old } out)
    .alt1 = sabotage { $seat }'s { $slot }
    .alt2 = { $card } on { $seat }'s { $slot }
    .alt3 = sabotage { $seat } { $slot }
    .alt4 = sabotage { $seat }'s { $slot } with { $card }
    .alt5 = { $seat }'s { $slot }
move-assist = assist { $seat } with { $card }
    .alt1 = assist { $seat }
    .alt2 = { $card } to { $seat }
    .alt3 = give { $seat } { $card }
move-replace = { $card } as { $slot } ({ $old } out)
    .alt1 = { $slot }
    .alt2 = { $old }
    .alt3 = { $card } as { $slot }
    .alt4 = give up { $old }
    .alt5 = replace { $slot }
move-scrap = scrap { $card }
    .alt1 = { $card }
move-swap = put { $card } in as { $slot } ({ $old } out)
    .alt1 = { $card } as { $slot }
    .alt2 = { $card } { $slot }
    .alt3 = put { $card } in as { $slot }
    .alt4 = { $card } for { $old }
    .alt5 = swap { $card } for { $old }
move-keep = keep car and garage as they are
    .alt1 = keep
    .alt2 = keep all
    .alt3 = no
move-inspect = ask to see { $seat }'s garage
    .alt1 = inspect { $seat }
    .alt2 = see { $seat }'s garage
move-pass = pass
    .alt1 = no

## What a move does

effect-discard = it starts the Scrap Pile together with the others' highest cards, and you get a new card
effect-build = your car is shown when all are built
effect-take = { $old } goes from your car to your garage, which then holds { $count }{ $wins ->
        [yes] { " " }and wins the match
       *[no] { "" }
    }
effect-rob = { $old } goes from your car to your garage, which then holds { $count }{ $wins ->
        [yes] { " " }and wins the match
       *[no] { "" }
    }
effect-drop = it is scrapped; { $cards } stay for Sabotage or Assistance
effect-exchange = { $old } is scrapped, and so is { $left }; the turn ends
effect-assist = { $seat } chooses what it replaces; { $left } is scrapped; the turn ends
effect-scrap = it leaves your garage, because no garage is larger
effect-swap = { $old } goes into your garage instead
effect-keep = nothing changes, and the next player goes on
effect-inspect = you see that garage and follow it from now on; all hear that you asked

## Refusals

refuse-over = The match is over
refuse-chosen = You have chosen; all choices are shown together
refuse-wait = It is for { $seat } to choose now
refuse-discard = Now put the highest card of your hand on the Scrap Pile
refuse-build = Now build your car
refuse-take = First put the lowest Lineup card into your car
refuse-rob = First rob one Lineup card
refuse-drop = First scrap the lowest card left in the Lineup
refuse-target = Now sabotage or assist an opponent: nobody is spared the choice
refuse-replace = Now give up one card of your car for the gift
refuse-scrap = First scrap your highest red garage card
refuse-swap = Now put one garage card into your car
refuse-keep = With these options a garage card has to be swapped in
refuse-not-there = { $card } is not among { $cards }
refuse-discard-so = { $card } is not the highest card of your hand
refuse-build-so = A car is built from the highest card, the Engine, down to the lowest, the Spoiler
refuse-lowest = { $card } is not the lowest card of the Lineup
refuse-first-revealed = With these options the equal card that was turned before { $card } is used
refuse-scrap-red = { $card } is not the highest red card of your garage
refuse-scrap-black = { $card } is black, and only red cards are scrapped on a Garage Day
refuse-replace-so = { $card } has to replace a card that fits its value
refuse-nobody = Name an opponent at this table
refuse-not-lower = An Assistance gives the lower of the two cards, and { $card } is the higher
refuse-not-higher = A Sabotage uses the higher of the two cards, and { $card } is the lower
refuse-no-upgrade = { $card } has to replace a lower card than { $old }
refuse-inspect-off = With these options garages are not shown
refuse-inspect-now = { $seat }'s garage may be asked for only while { $seat } performs a Garage Day
refuse-inspect-empty = There is nothing to see in { $seat }'s garage now
refuse-asked = You have asked { $seat } in this turn already

## The position

position-set-up = Setting up. Draw Pile: { $draw }. Scrap Pile: { $scrap }.
position-ready = Ready: { $seats }.
position-hand = Your hand: { $cards }.
position-head = Turn { $turn }. Draw Pile { $draw }, Scrap Pile { $scrap }.{ $target ->
        [0] { " " }Most garage cards win.
       *[other] { " " }A garage of { $target } wins.
    }
position-car = { $seat }: { $car }; garage { $count }.
position-shown = { $seat }'s garage, which you were shown: { $cards }.
position-garage = Your garage: { $cards }.
position-lineup = { $reds ->
        [-1] Incomplete Lineup: { $cards }.
       *[other] Lineup: { $cards }. { $event }.
    }
phase-discard = { $you ->
        [yes] Which highest card do you put on the Scrap Pile?
       *[no] The others put their highest cards on the Scrap Pile.
    }
phase-build = { $you ->
        [yes] How do you build your car?
       *[no] The others build their cars.
    }
phase-take = { $you ->
        [yes] You have won: the lowest Lineup card becomes your { $slot }.
       *[no] { $seat } takes the lowest Lineup card as { $slot }.
    }
phase-rob = { $you ->
        [yes] You have won: rob any Lineup card for any part of your car.
       *[no] { $seat } robs a Lineup card.
    }
phase-drop = { $you ->
        [yes] Scrap the lowest card left in the Lineup.
       *[no] { $seat } scraps the lowest card left in the Lineup.
    }
phase-target = { $you ->
        [yes] Whom do you sabotage with the higher card, or assist with the lower one?
       *[no] { $seat } sabotages or assists somebody.
    }
phase-replace = { $you ->
        [yes] You are given { $card }: which card does it replace?
       *[no] { $seat } is given { $card } and gives up a card for it.
    }
phase-scrap = { $you ->
        [yes] No garage is larger than yours: scrap its highest red card.
       *[no] { $seat } scraps the highest red card of the largest garage.
    }
phase-swap = { $you ->
        [yes] Garage Day: which garage card do you put into your car?
       *[no] Garage Day: { $seat } puts a garage card into the car.
    }
phase-over = The match is over.

## The story

told-deal = Four cards each are dealt, to { $you ->
        [yes] you
       *[no] { $seat }
    } first.
told-laid = { $seat } { $you ->
        [yes] put
       *[no] puts
    } { $cards } on the Scrap Pile.
told-new = Your new card: { $card }.
told-car = { $seat } { $you ->
        [yes] show
       *[no] shows
    } { $car }.
told-take = { $seat } { $you ->
        [yes] take
       *[no] takes
    } { $card } as { $slot }; { $old } goes to the garage.
told-rob = { $seat } { $you ->
        [yes] rob
       *[no] robs
    } { $card } as { $slot }; { $old } goes to the garage.
told-drop = { $cards } is scrapped.
told-sabotage = { $seat } { $you ->
        [yes] sabotage
       *[no] sabotages
    } { $target }: { $card } goes in as { $yours ->
        [yes] your
       *[no] the
    } { $slot }. Scrapped: { $old }, { $left }.
told-assist = { $seat } { $you ->
        [yes] assist
       *[no] assists
    } { $yours ->
        [yes] you
       *[no] { $target }
    } with { $cards }.
told-replace = { $seat } { $you ->
        [yes] put
       *[no] puts
    } { $card } in as { $slot }. Scrapped: { $old }, { $left }.
told-scrap = { $seat } { $you ->
        [yes] scrap
       *[no] scraps
    } { $cards } from the garage.
told-swap = { $seat } { $you ->
        [yes] put
       *[no] puts
    } { $card } in as { $slot }; { $old } goes to the garage.
told-keep = { $seat } { $you ->
        [yes] keep
       *[no] keeps
    } car and garage as they are.
told-inspect = { $seat } { $you ->
        [yes] ask
       *[no] asks
    } to see { $yours ->
        [yes] your garage
       *[no] the garage of { $target }
    }.
told-garage = { $seat } has { $cards } there.
told-idle = { $count ->
        [one] A Lineup of four black cards: a Garage Day, but all garages are empty.
       *[other] { $count } Lineups of four black cards: Garage Days, but all garages are empty.
    }
told-shuffle = The pile is shuffled: the Draw Pile has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } now.
told-lineup = Lineup: { $cards }. { $event }!
told-short = The Draw Pile is empty. Lineup: { $cards }.
told-redraw = Identical cars: { $seat } { $you ->
        [yes] draw
       *[no] draws
    } { $cards } instead.
told-won = { $seat } { $you ->
        [yes] win
       *[no] wins
    } the { $event } with { $card }{ $tie ->
        [yes] { " " }after a tie: { $slot } decided
       *[no] { "" }
    }.
told-over = { $ending ->
        [target] The garage is full.
        [identical] Too few cards are left for identical cars to draw again.
        [turns] The match ends after { $turns } turns.
       *[exhausted] The Draw Pile cannot fill another Lineup.
    }
told-standing = { $seat }: garage { $count }, car worth { $total }.
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] have
           *[no] has
        } won the match.
       *[other] { $seat } share the match.
    }
