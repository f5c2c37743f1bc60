### The rulebook of SUPRA in our own words. Keep the ids of en and es the same.

section-game = The game

supra-01 = SUPRA is a card game about cars: you improve yours and measure it against the others. It takes about twenty minutes.
supra-02 = You need one usual pack of 52 cards without Jokers, and something flat to lay cards on.
supra-03 = Two to five players take part. The rule that decides the match also speaks of six and more.
supra-r37 = We let two to nine seats play; beyond five a note reminds you that the box says otherwise. With nine seats one Lineup nearly always decides.
supra-r31 = At least two seats are needed. Bots may fill any of them.
supra-47 = SUPRA was designed by Mark Olsen and Jesper Halfter.

section-cards = Cards

supra-r01 = { $ace ->
       *[high] The values are 2 to 10, Jack 11, Queen 12, King 13, Ace 14. Suits are never compared; only their colours matter.
        [low] The values are Ace 1, 2 to 10, Jack 11, Queen 12, King 13, also when a car is added up. Suits are never compared; only their colours matter.
    }
supra-e1 = Set-up takes five cards a player. The first Draw Pile has 42 cards with two players, 37 with three, 32 with four, 27 with five, 22 with six, 17 with seven, 12 with eight and 7 with nine. With ten players it would have 2, too few for a single Lineup.

section-set-up = Setting up

supra-04 = Shuffle and deal four cards to each player.
supra-05 = Each player puts the highest of them face up on one common pile, the Scrap Pile.
supra-r11 = You give up one card even if several are equally high; then you choose which. All give theirs up at the same time, and only then the new cards are dealt, so a new card may well be higher than the one that went.
supra-06 = Each player gets a new fourth card.
supra-07 = From these four cards each player builds a car.
supra-08 = The cards that are left are the Draw Pile, face down.
supra-09 = A car has four parts, which we call slots. The Engine races, the Cabin counts in a Style Showoff, the Wheels in a Drift, and the Spoiler in a Robbery.
supra-10 = The first car is built downwards: the highest card is the Engine, the next the Cabin, then the Wheels, and the lowest the Spoiler.
supra-r10 = Equal cards may go either way round; that is your choice. Who does not choose gets them in the order in which they were dealt.
supra-r33 = Cars lie face up from the moment when all are built. Choices during set-up are made at the same time and shown together.
supra-11 = Once all cars are built the first turn begins.
supra-r09 = { $resort ->
       *[never] Cars are put in order this once only. Later each card stays in the slot that it came into.
        [after_each_turn] Whenever a turn ends, all cars are put in order again from the highest card, the Engine, to the lowest, the Spoiler; equal cards stay as they were.
    }
supra-r30 = A card that replaces another goes into exactly that slot, on a Garage Day as in a Robbery, a Sabotage or an Assistance. The other slots are left alone.

section-turn = A turn

supra-12 = One player turns four cards from the Draw Pile, one after another, and lays them face up on the table. They are the Lineup.
supra-r26 = The last turn winner turns them, and before there is one, the first player. Nothing depends on it.
supra-13 = The red cards of the Lineup are counted. One makes a Street Race, which compares Engines; two a Style Showoff, which compares Cabins; three a Drift, which compares Wheels; four a Robbery, which compares Spoilers. Without any red card it is a Garage Day.
supra-e2 = From a full pack a Garage Day and a Robbery come up in 5.52 of a hundred Lineups each, a Street Race and a Drift in 24.97 each, a Style Showoff in 39.02.
supra-r29 = The colours are counted only when four cards lie there.
supra-14 = In the four events that compare, the highest card in the slot of the event wins the turn.
supra-15 = Where the highest cards are equal, those players compare the following cards of their cars, backwards, until one is ahead.
supra-r02 = { $tie_order ->
       *[backward_cyclic] Backwards means against the building order, and round the corner: after the Engine come Spoiler, Wheels, Cabin; after the Cabin come Engine, Spoiler, Wheels; after the Wheels come Cabin, Engine, Spoiler; after the Spoiler come Wheels, Cabin, Engine.
        [from_spoiler] Ties are broken from the back of the car: Spoiler, Wheels, Cabin, Engine, leaving out the slot that was compared first.
        [forward_cyclic] Ties are broken by the next slots in building order, and round the corner: after the Engine come Cabin, Wheels, Spoiler, and so on.
    }
supra-r03 = When three or more are level, only those who are still level are compared at the next slot, and all who share the best card there go on.
supra-r32 = { $won_with ->
       *[event_slot] The card that has won is the one in the slot of the event, whichever slot broke a tie.
        [deciding_slot] After a tie the card that has won is the one in the slot that broke it.
    }
supra-e5 = Two cars, named from the Engine: Ace, King, Queen, Jack, and Ace, Queen, Jack, 10. In a Street Race the Engines are level, so the Spoilers decide, Jack against 10. The first car wins; its Engine goes to the garage, and the lowest card of the Lineup is its new Engine.

section-identical = Identical cars

supra-16 = Players whose cars are identical in value all scrap their card of the compared slot and then draw a new one for it from the Draw Pile, taking turns.
supra-17 = They do so until their cars are identical no longer.
supra-18 = If the Draw Pile has too few cards for it, the game is over.
supra-r04 = Identical means equal in each of the four slots, among the players who are still level. Suits may differ.
supra-r05 = { $redraw_compare ->
       *[tied_only] First all of them scrap, then they draw one card each, clockwise from the last turn winner. The comparison begins again at the slot of the event, among these players only; if just some are identical again, only they go on. Nobody who was behind comes back into it.
        [everyone] First all of them scrap, then they draw one card each, clockwise from the last turn winner. Then all players are compared again at the slot of the event.
    }
supra-r06 = { $identical_short ->
       *[end] One card for each of these players is needed, which is looked at before anything is scrapped. If there are fewer, the game is over at once.
        [reshuffle_scrap] One card for each of these players is needed, which is looked at before anything is scrapped. If there are fewer, the Scrap Pile is shuffled and put under the Draw Pile; if that is not enough either, the game is over.
    }

section-winner = What the turn winner does

supra-19 = After a Street Race, a Style Showoff or a Drift the winner performs a Replacement and then the Winner's Choice.
supra-20 = After a Robbery the winner takes any one card of the Lineup and puts it in place of any one card of the own car, which goes to the winner's garage. There is no Replacement; the Winner's Choice follows.
supra-r12 = A Robbery knows no limits: any of the four cards, any slot, better or worse.
supra-21 = Replacement: the card that has won leaves the car and goes face down to the winner's Garage Pile.
supra-22 = The lowest card of the Lineup fills the empty slot.
supra-r07 = { $equal_lowest ->
       *[winner_chooses] Of equally low cards the winner chooses one. Its colour may matter on a Garage Day.
        [first_revealed] Of equally low cards the one that was turned first is used.
    }
supra-23 = Winner's Choice: the lowest card that is left in the Lineup goes to the Scrap Pile.
supra-24 = Two cards are left. The winner chooses an opponent and performs a Sabotage or an Assistance.
supra-r16 = There is no way round it, even if it helps a rival.
supra-r08 = If the last two cards are equal, either may be the higher or the lower one; the winner chooses.
supra-25 = The card that remains goes to the Scrap Pile, and the turn is over.
supra-26 = Sabotage: the winner puts the higher of the two cards in place of a card of the opponent's car. The winner chooses that card.
supra-27 = A Sabotage must improve the car: the card that is replaced must be lower than the new one, unless there is none.
supra-r13 = If the opponent has no lower card, any card of that car may be replaced, and that hurts. It does not matter that another opponent has a lower card.
supra-28 = The replaced card goes to the Scrap Pile.
supra-29 = Assistance: the opponent is given the lower of the two cards and must put it in place of a card of the own car.
supra-r15 = In an Assistance the opponent chooses the slot; in a Sabotage the winner does.
supra-30 = In an Assistance the two cards that change places must not differ in value, unless that is impossible.
supra-r14 = { $assist_rule ->
       *[equal_if_possible] So a card that equals the gift must be given up if there is one; otherwise any card may be.
        [different_if_possible] With this option it is the other way round: the card that is given up must differ in value from the gift.
        [free] With this option any card may be given up.
    }
supra-31 = The replaced card goes to the Scrap Pile.
supra-e3 = Where the four cards of a Lineup go: one into the winner's car, the lowest of the rest is scrapped, one comes into the opponent's car, the last is scrapped. One card of the winner's car goes to the garage, one of the opponent's car is scrapped. So each won turn, a Robbery too, makes the winner's garage larger by exactly one.
supra-r35 = A move names the card that is moved, its slot and its target. A step with only one possibility is a move all the same.

section-garage-day = Garage Day

supra-32 = All perform it, clockwise from the player who has won last, or from the youngest player if nobody has won yet.
supra-33 = Take up your Garage Pile.
supra-34 = The player with most cards, or each of several, must scrap the highest red card among them. Black cards are never scrapped in this way.
supra-r18 = { $most_cards ->
       *[start_snapshot] Who has most cards is looked at once, at the beginning of the Garage Day, and all who are level pay.
        [at_own_turn] Who has most cards is looked at when a player's own step begins: you pay if no garage is larger than yours at that moment.
    }
supra-r19 = Whoever has no red card scraps nothing. Of equally high red cards the player chooses one. If a card is left after scrapping, the exchange follows as usual.
supra-35 = At the scrapping the other players may ask to see that Garage Pile, if they suspect a mistake.
supra-r27 = { $inspect ->
       *[during_garage_day] Garages lie face down and their numbers are public. All cards go in and out in the open, so whoever has a good memory knows them. While a player performs a Garage Day, any other player may ask once in the turn to see that pile; what was shown once is kept in view from then on. All hear who has asked.
        [always] Garages lie face down and their numbers are public. All cards go in and out in the open, so whoever has a good memory knows them. Any player may ask at any time to see another garage, once in a turn each; what was shown once is kept in view from then on. All hear who has asked.
        [off] Garages lie face down and their numbers are public. All cards go in and out in the open, so whoever has a good memory knows them. Nobody may ask to see them.
    }
supra-36 = Then put one of your garage cards in place of any card of your car.
supra-r21 = { $garage_swap ->
       *[must] Whoever has a garage card left must do so. The number of garage cards stays the same.
        [may] Whoever has a garage card left may do so, or keep car and garage as they are.
    }
supra-37 = The replaced card goes into your Garage Pile.
supra-38 = The turn is over when all have done so.
supra-39 = Whoever has no garage cards does not take part.
supra-40 = Whoever had a single garage card and had to scrap it does nothing more.
supra-r34 = First it is settled who has to scrap. Then player after player takes up the pile, scraps if need be, exchanges one card and puts the pile back. If the Lineup that is completed after the Garage Day of an empty Draw Pile is all black, a usual Garage Day follows in the same turn, and the largest garages pay again.
supra-r17 = { $garage_lineup ->
       *[scrap] After a Garage Day the four black cards of the Lineup go to the Scrap Pile.
        [return_and_reshuffle] After a Garage Day the four black cards of the Lineup are shuffled into the Draw Pile.
    }

section-empty = An empty Draw Pile

supra-41 = If the Draw Pile cannot give four cards, stop after its last one and perform a Garage Day. The incomplete Lineup stays on the table.
supra-r28 = Such a Garage Day goes in the usual order. If nobody has won yet, nothing happens, because all garages are empty.
supra-r23 = If a full Lineup takes the very last card, it is played as usual. The next turn then begins with a Garage Day and no card in the Lineup.
supra-42 = Then shuffle the Scrap Pile, put it down as the new Draw Pile, and complete the Lineup from it.
supra-43 = If there are too few cards even so, the game is over.
supra-r24 = Enough means: after the Garage Day the Scrap Pile has at least as many cards as the Lineup lacks.
supra-e4 = Whenever a turn ends, Draw Pile, Scrap Pile, all cars with four cards each, all garages and an incomplete Lineup make 52 cards. At the end of a match the Lineup has three cards after a win, four when identical cars found too few cards, and none to three when the Draw Pile was exhausted.
supra-e6 = As long as nobody has reached the target, at least 30 cards lie outside cars and garages with two players, 22 with three, 16 with four and 12 with five. So only six and more can run out of cards altogether.

section-end = Who wins

supra-44 = The first player whose Garage Pile has 10 cards less the number of players wins: 8 with two players, 7 with three, 6 with four, 5 with five.
supra-r22 = { $win_check ->
       *[after_refill] This is looked at as soon as the winner's car is whole again; the Winner's Choice is not played any more. Only the turn winner can reach the number.
        [end_of_turn] This is looked at when the turn is over, after the Winner's Choice. Only the turn winner can reach the number.
    }
supra-45 = With six or more players there is no such number: once the Draw Pile cannot give a Lineup of four, whoever has most garage cards wins.
supra-r25 = { $six_plus ->
       *[first_exhaustion] That is the first time that the Draw Pile cannot give four cards. The game ends there, before any Garage Day.
        [garage_day_then_end] When the Draw Pile cannot give four cards for the first time, one Garage Day is performed, and the game ends.
        [true_exhaustion] The Scrap Pile is shuffled again as with fewer players. The game ends when even that is not enough, or after 300 turns.
    }
supra-46 = If garages are equal then, the car of the highest value wins.
supra-r20 = { $car_value ->
       *[total] Whenever a match ends without a full garage, most garage cards win; then the highest total of a car's values{ $final_tie ->
           *[engine_down] ; then the better Engine, Cabin, Wheels, Spoiler in this order. Who is still level shares the win.
            [shared] . Who is still level shares the win.
        }
        [engine_first] Whenever a match ends without a full garage, most garage cards win; then the better Engine, Cabin, Wheels, Spoiler in this order. Who is still level shares the win.
    }
supra-r36 = A match that does not end by itself ends after { $turn_cap } turns, as if the cards had run out.
