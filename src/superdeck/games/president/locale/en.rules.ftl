### The rulebook of President in our own words. Options are variables with the option's word.
### The ids, attributes and variables are the same in es.rules.ftl.

section-pack = What you need

pres-01 = An ordinary pack of 52 cards serves four to seven players; with more players a second pack is mixed in.
pres-02 = Points are kept with pencil and paper; here the table writes them down.
pres-r31 = One pack seats four to seven. Fewer than { $min_players } are refused: three sit down only where min_players is 3. Eight to fourteen play with two packs; fifteen are too many.
pres-r36 = For experiments the pack can be cut down: this match keeps { $ranks } ranks, the 2s and the highest others. The club of the lowest rank kept stands for the 3 of clubs. A pack too small to deal everybody two cards is refused.

section-deal = The deal

pres-03 = All cards are dealt, one at a time, so some hands may be one card larger.
pres-r28 = Chance picks the first dealer unless a seat was named; the first card goes to the dealer’s left.
pres-26 = From the second round on the A-hole deals.

section-aim = What it is about

pres-04 = Try to be the first with no cards left.
pres-05 = The first to get rid of every card is President.
pres-06 = The second is Vice-President.
pres-25 = Whoever is last with cards is the { $titles ->
        [polite] Intern
       *[seed] A-hole
    }.
pres-r35 = Titles change nothing but words: the last place is called { $titles ->
        [polite] Intern here, and A-hole in the source
       *[seed] A-hole, as in the source; polite tables can say Intern
    }.

section-ranks = The cards

pres-07 = From the top: Ace, King, Queen, Jack, 10 and down to 3. Suits count for nothing except in the opening.
pres-08 = The 2s stand outside this order: a 2 laid in the middle wipes the pile away.
pres-r37 = A move names a rank and a number of cards. Which suits leave the hand is never a choice; the 3 of clubs stays to the last, unless it opens. The same goes for cards that are given.

section-opening = The opening

pres-09 = In the first round the holder of the 3 of clubs lays it and so begins.
pres-r01 = { $opening ->
        [may_be_in_set] The opener may lay more 3s together with the 3 of clubs.
       *[single] The 3 of clubs is laid alone.
    }
pres-r29 = With two packs there are two 3s of clubs: the holder who comes first to the dealer’s left opens, with one of them.

section-exchange = The exchange

pres-28 = Before each later round the A-hole hands the President its highest card.
pres-r24 = This happens after the deal and before anything is laid. The Ace is highest, the 3 lowest; { $tax_twos ->
        [yes] a 2 counts above the Ace.
       *[no] a 2 goes only from a hand that has nothing else.
    }
pres-r25 = Among equal highest cards the lowest suit goes, which concerns nobody.
pres-29 = The President picks a card to give in return.
pres-r26 = Any card of the enlarged hand will do, { $may_return_same ->
        [no] but one of the rank just received only if the President had one before.
       *[yes] the one just received too.
    }
pres-r27 = The A-hole gives { $president_cards }, and as many come back. { $vice_exchange ->
        [one_card] Then the seat just above the A-hole gives the Vice-President its highest card and gets one of the Vice-President’s choice, unless both are one seat.
       *[off] Nobody else exchanges cards.
    }
pres-30 = From the second round on the reigning President lays first.

section-turns = Taking turns

pres-10 = The turn goes round clockwise.
pres-r02 = An empty pile may be started with one card or any number of equal ones, or with a 2.
pres-11 = The next player lays a card at least as high as the last one.
pres-12 = An equal card skips the next player to the left.
pres-r15 = Each equal single skips one player, and the next equal one skips again. Those who are out, stuck or locked are no use for a skip and are passed by.
pres-13 = A pair beats every single card.
pres-14 = A pair gives way to a higher pair.
pres-15 = Three of a kind beat every pair.
pres-16 = Three of a kind give way to a higher three of a kind.
pres-r03 = Three of a kind beat a single card too.
pres-r04 = { $bigger_set_rank ->
        [equal_or_higher] A larger set must have at least the rank that lies on top.
        [same_size_only] Only sets of one size answer each other; a 2, four of a kind and a completion are always welcome.
       *[any] A larger set beats a smaller one whatever their ranks.
    }
pres-r05 = Only a single on an equal single is a match that skips. A set on an equal set is not allowed, save a pair that makes the four. A pair on a single of its own rank is merely larger and skips nobody.
pres-19 = Whoever can neither beat nor clear has to pass.
pres-31 = Everybody may pass on a turn, even with a card that would do.
pres-r10 = { $pass_locks ->
        [until_cleared] Whoever has passed gets no turn until the pile is cleared; a skip is not used up on them, and they may still complete a four.
       *[no] Whoever has passed may play when the turn comes again.
    }
pres-r09 = { $pass_on_lead ->
        [yes] Even a leader may pass, except the opener; the lead goes on to the left. When all have passed in a row, the first of them must lay.
       *[no] Whoever starts a pile may not pass.
    }
pres-32 = When the turn gets back to the player of the last cards because the others passed, the pile is cleared and a new one begins.
pres-r17 = That is done the moment the turn would come to whoever laid last, and that player leads. A player skipped on the way has no say.
pres-r16 = With two players left a match skips the only other one: { $two_player_skip ->
        [must_beat_own] the matcher has the turn again and beats the own card or passes; if the other passes as well, the pile is cleared for the matcher.
        [no_skip] here it skips nobody, and the other has the turn.
       *[clear] once nobody completes the four, the pile is cleared and the matcher leads.
    }

section-twos = The 2s

pres-17 = A 2 clears the pile.
pres-18 = Whoever laid it goes on and starts the new pile.
pres-r07 = One 2 clears anything. Two at once are not allowed; a second may follow on the empty pile.
pres-r08 = A 2 on an empty pile is allowed: it clears nothing, and its player must lay again.
pres-33 = The last card laid may not be a 2.
pres-34 = Whoever is left with nothing but a 2 becomes the A-hole of the next round on the spot.
pres-r21 = That player stops, keeps the card and takes the last place while the others play on. Of several, { $stuck_order ->
        [last_is_last] whoever stopped last is the A-hole, and earlier ones stand above.
       *[first_is_last] whoever stopped first is the A-hole, and later ones stand above.
    } In everything else they are treated like players who went out. It is looked at whenever a hand has changed, deal and exchange included.
pres-r22 = { $stuck_test ->
        [all_twos] A hand of nothing but 2s, however many, is stuck.
       *[single_two] A hand of several 2s is not stuck yet: one may be laid; stuck is who holds exactly one.
    }
pres-r23 = A lone 2 is never laid: the move is refused.

section-fours = Four of a kind

pres-20 = Whoever can make the cards in the middle four of a kind may do it, even out of turn.
pres-21 = Four of a kind in the middle clear the pile.
pres-22 = Whoever made them complete starts the new pile.
pres-r06 = Four of a kind from one hand may be laid in turn on anything; they clear, and the player leads again.
pres-r11 = What counts is the unbroken run of one rank on top of the pile, however many plays made it, never 2s. One player adds exactly what is missing, all at once; with two packs too.
pres-r12 = { $completion ->
        [in_turn_only] Here a four is completed only as a move of the player in turn.
        [off] Here nobody completes fours as such; four cards of a rank that come together in turn still clear, and a pair may be laid on an equal pair.
       *[on] After every lay all players still in who hold enough cards are asked before anything else, clockwise, the one who laid last of all; so being asked tells nothing. With two packs several may hold them, and the first who wants to completes.
    } { $window_ms ->
        [auto] A table with people holds the next play for a moment.
       *[other] A table with people holds the next play for { $window_ms } thousandths of a second.
    }
pres-r13 = A completion with one’s last cards counts; the next player in to the left leads.
pres-r14 = The fourth single laid in turn clears and skips nobody; its player leads.
pres-r30 = With two packs sets of five to eight may be laid in turn on anything. Whatever makes the run four or more clears the pile, also when it passes four.
pres-r38 = Cards that would be both an ordinary play and a completion are one move, the completion. The player in turn may complete where nothing else is allowed.

section-out = Going out

pres-r18 = { $match_and_out ->
        [clear_and_next_leads] A match with one’s last card skips nobody: the pile is cleared and the next player in to the left leads.
       *[skip_stands] A match with one’s last card still skips.
    }
pres-r19 = { $pile_on_exit ->
        [cleared] Whenever a player goes out or gets stuck the pile is cleared, and the next player in to the left leads.
       *[stays] The last cards of a player who went out stay to be beaten. Once the turn gets to that place the pile is cleared, and the next player in to the left leads; a player skipped on the way has no say.
    }
pres-27 = The A-hole clears the middle whenever that is due.
pres-r34 = The table does it and says who is credited.
pres-r20 = The round ends when at most one player who is not stuck has cards. That player takes the next place as if gone out. Stuck players fill the last places and { $stuck_scores ->
        [yes] score like anybody if that is first or second.
       *[no] never score, so a second place that only they can fill is worth nothing.
    }

section-points = Points

pres-23 = A round gives the President 2 points and the Vice-President 1.
pres-24 = The first player with enough points wins the match: 11 in the source.
pres-r33 = This match goes to { $target }.
pres-r32 = A round is always finished and both are paid before the target is looked at, the President’s points first.

section-examples = Examples

pres-e1 = Hands from 52 cards: four players get 13 each; of five two get 11 and three 10; of six four get 9 and two 8; of seven three get 8 and four 7. The larger hands lie to the dealer’s left. Two packs: eight get 13 each; of nine five get 12 and four 11; of ten four get 11 and six 10; of eleven five get 10 and six 9; of twelve eight get 9 and four 8; thirteen get 8 each; of fourteen six get 8 and eight 7.
pres-e2 = Reaching 11 takes six rounds at least, since six wins are 12 points.
pres-e3 = On a single 7 another 7 skips the next player; a pair of 3s or of 7s is allowed and skips nobody. Three 3s go on a pair of Aces; no pair goes on three Aces. With two packs three 9s do not go on three 9s, but a single 9 completes them, and four 3s go on them and clear. Four 9s on a single 9 are a larger set that passes four and clears too.
pres-e4 = A 5 lies on a 5: a third player with both other 5s lays them out of turn, the pile is cleared, and that player leads.
pres-e5 = A pair of 9s on a pair of 9s makes four and clears.
pres-e6 = With a 2 and a 6 left, lay the 2, lead again, and go out with the 6. The 6 first would leave the 2.
pres-e7 = Four players; three get stuck one after another while the fourth has cards. The fourth is President with 2 points, the last one stuck is second without points, the first one stuck is A-hole.
pres-e8 = One player lays an 8, the second matches it with the last card, the third is skipped, the fourth and the first pass. The turn would pass the second player’s place: the pile is cleared, and the third leads unasked.
pres-e9 = Two players are left; one lays a 6, the other matches. The first, with the other two 6s, may complete and then leads; otherwise the pile is cleared and the matcher leads.
