### The rulebook of Superior! in our own words. Keep the ids of en and es the same.

section-game = The game

sup-01 = Superior! is a duel: two players sit down to the plain game. Its title speaks of up to four; the third and fourth seat belong to two variants, the Free-for-All and the Tag-Team.
sup-02 = You need one usual pack of 52 cards; leave the Jokers in the box.
sup-03 = You collect points by capturing cards, and whoever has most of them at the end wins. Getting rid of your hand stops the game but wins nothing by itself.
sup-04 = A newcomer knows the rules after five to ten minutes. Two players who know them are through a game in three minutes or less.
sup-05 = Superior! was written and designed by Jared A. Sorensen with help from Joe Reif. Michael Mearls helped with the Tag-Team variant, and the pictures of the cards in the original come from a font by Ryan Neaveill. Its motto asks in Spanish which of you is more macho.
sup-r38 = { $mode ->
       *[duel] Two players always play the duel.
        [free_for_all] Three players always play the Free-for-All, and four do unless they ask for the Tag-Team.
        [tag_team] Four players who ask for it play the Tag-Team.
    }

section-terms = Words

sup-12 = A number card is an Ace or any card from 2 to 10.
sup-13 = A face card, or face, is a Jack, a Queen or a King.
sup-14 = Your Superior Trump is a suit. It gives one single card another meaning: the Ace of that suit.
sup-15 = To flip is to turn up the top card of the stock against a bid; the bidder's opponent does it.
sup-r36 = A bid is all that a player lays in one turn. A step is the part of it that one flip, or one Reversal, decides. Whether the game is over is looked at when a turn has ended, and at no other moment.

section-set-up = Setting up

sup-06 = Shuffle and give each player ten cards.
sup-r37 = Deal one card at a time, starting left of the dealer. The dealer is also the first to turn a trump card.
sup-07 = The dealer then turns up the top card of the stock and lays it beside the table: its suit becomes the dealer's Superior Trump.
sup-08 = The opponent turns a card in the same manner. Nothing speaks against both having one and the same trump.
sup-09 = Compare the two turned cards: whose card is higher begins. Here the Ace is the lowest card and the King the highest.
sup-10 = If the two cards are equal in rank, whatever their suits, shuffle them back into the stock, and both players turn anew until one card is higher.
sup-r21 = This may happen several times in a row. Only the last two cards decide the trumps.
sup-11 = The trump cards stay aside until the end. They remind you of the trumps and take no part in play.
sup-r20 = When your trump card itself is an Ace, that Ace is gone, and your trump has no effect in this round.

section-bidding = Bidding

sup-16 = In your turn you bid a card from your hand by laying it face up.
sup-17 = Your opponent answers by flipping the top card of the stock.
sup-18 = A flip of the same number or a higher one wins the bid for you: put the bid card into your score pile, where it counts its number, and the flipped card among the discards.
sup-19 = A lower flip loses the bid, and both cards are discarded.
sup-20 = With that your turn is over and your opponent's begins. You never draw cards to fill your hand up.
sup-r17 = You cannot pass: each turn is a bid.
sup-r25 = Bids, flips, score piles and discards lie open for all to see. Only hands are secret.

section-combos = Combos

sup-21 = You may lay several number cards of one suit at once. They are bid as a single card with the sum of their numbers and are called a Combo.
sup-22 = The flip must reach that sum; if it does, every card of the Combo goes to your score pile.
sup-23 = If it does not, every card of the Combo is discarded.
sup-24 = No Combo may add up to more than 10.

section-matches = Matches

sup-25 = After a step that you have won you may bid another card of the same number. Such a chain of steps is called a Match.
sup-26 = You may go on as long as you have cards that fit. Each step is answered by a flip of its own.
sup-r05 = You need not go on: after any step won you may stop and bank what you have laid. What is banked can no longer be stolen.
sup-27 = One lost step loses the whole chain; nothing that was laid in this turn is scored.
sup-r04 = That is true of all cards of the chain, those of a Combo within it included.
sup-28 = When you end the chain unbeaten you score all its cards. The flips are discarded.
sup-29 = Combos and Matches go together: the sum of a Combo is the number that the next steps have to make.
sup-r06 = { $combo_in_chain ->
       *[any_step] A later step may be a Combo too, provided that its sum is the number of the chain.
        [first_only] Only the first step may be a Combo; each later step is one single card.
    }

section-aces = Aces and trumps

sup-30 = A usual Ace is a 1 in every respect: as a bid, as a flip, and in the score pile.
sup-31 = The Ace of your Superior Trump is still bid as a 1, but it counts 11 as a flip and 11 as points.
sup-r01 = { $trump_flip ->
       *[bidder] For a flipped Ace the bidder's trump is looked at: that Ace counts 11 and so wins any bid. The Ace of the opponent's trump is a 1.
        [flipper] For a flipped Ace the trump of the player who flips is looked at: that Ace counts 11 and so wins any bid. The Ace of the bidder's own trump is a 1.
        [any_players_trump] A flipped Ace counts 11, and so wins any bid, if its suit is the trump of any player.
    }
sup-32 = Every Ace, trump or not, may be part of a Combo or a Match.
sup-r03 = In them a trump Ace is a 1 as well. With a 9 of its suit it makes a bid of 10 that scores 20.
sup-r02 = Whether an Ace scores 11 depends on the trump of the player in whose pile it ends, so a stolen trump Ace is worth 1 to a thief with another trump.
sup-r35 = An Ace bid alone loses to no flip, because no flip is lower than 1. It can be stolen all the same. In a Combo it is as easy to lose as any card.

section-reversals = Reversals

sup-33 = When cards have been bid, an opponent who has a face of their suit may play it and steal the bid. This is a Reversal.
sup-34 = The thief scores the stolen cards, and the face is discarded.
sup-35 = A Reversal comes instead of the flip: the stock stays as it is.
sup-r07 = You may reverse once the cards of a step are on the table and before the flip. Each step of a chain is a new chance. Whoever lets it go by makes the flip.
sup-36 = The suit of a chain is the suit of its last step, and whoever reverses it takes all of it.
sup-r08 = For a Combo that is the suit of its cards, also where it is the last step of a chain.
sup-37 = The bidder may steal the bid back with another face of that suit: a double Reversal.
sup-38 = If the opponent has the third face of the suit, a triple Reversal takes the bid once more.
sup-r11 = After that no face of the suit is left, so nobody can answer a third time. Faces that are gone or serve as trump cards make it end sooner.
sup-r10 = Whoever holds the bid when nobody answers any more scores all of it. { $continue_after_double ->
       *[no] The turn ends with that, even for a bidder who has stolen the bid back.
        [yes] A bidder who has stolen it back may first go on with the chain, as after a won flip.
    } The order of turns does not change.
sup-r12 = You may reverse with your last card. The other side may still answer; then the turn is over and the game with it, because your hand is empty.
sup-r09 = { $reverse_face_bids ->
       *[no] A bid face cannot be reversed: it is a trade with the stock and brings no points.
        [yes] A bid face can be reversed too, before a card is turned, and answered as usual. Whoever ends up with it puts it into the score pile, where it counts nothing.
    }

section-faces = Faces

sup-39 = If a face is flipped against your bid, choose: you win the step at once, or you discard the bid and take the face into your hand.
sup-r15 = Taking the face gives up all that you have laid in this turn, and the turn ends. If you choose to win, the face is discarded and you may go on with the chain.
sup-40 = You may bid a face too. Then a card is turned from the stock; take one of the two into your hand and discard the other.
sup-r18 = { $face_bid ->
       *[free] You may do so even while you have number cards.
        [only_when_forced] You may do so only while you have no number card.
    }
sup-41 = Without number cards you have to bid a face in every turn, until you get a number card or the game is over.
sup-r19 = Also then you choose freely between the two cards; you may keep the face although a number card was turned. Bidding a face never makes your hand smaller.
sup-r13 = If your last card meets a flipped face, the choice decides about the game: take the face, and you play on; take the points, and the game is over.

section-end = The end

sup-42 = The game ends when a player has no card left.
sup-r14 = It makes no difference whether the last card was won or lost.
sup-43 = It also ends when the stock is used up.
sup-r16 = A step that is answered by the last card of the stock is decided as usual, with the choice about a flipped face. The chain cannot go on after it: what is won is banked, and the game ends. No bid begins without a stock.
sup-44 = Cards that are still in a hand are discarded and count for nobody.
sup-45 = Count your score pile: number cards their number, an Ace 1, the Ace of your own Superior Trump 11.
sup-r22 = Equal points share the win. { $tie ->
       *[shared] There is no play-off.
        [extra_round] A tied single round is followed by one more, and that one alone decides; if it is tied too, the win is shared.
    } After a shared round the player left of the last dealer deals.
sup-46 = Who has won may, if so inclined, shout that he or she is Superior, in Spanish: “Yo soy Superior!”
sup-47 = The winner of a round deals the next.
sup-48 = Play as many rounds as you like.
sup-r23 = { $match ->
       *[single] This match is one round.
        [rounds_n] This match has { $rounds } rounds. Most rounds won decide, then most points; a shared round is won by nobody.
        [first_to_points] This match goes on until someone has { $points } points at the end of a round, but not beyond 100 rounds. Most points win.
    } Each round is a game of its own, with new trumps; its points are added up.

section-advice = Advice

sup-65 = Since an empty hand ends the game, it is often wise to lay many cards in one turn. That is what Combos and Matches are for.

section-examples = Examples

sup-e1 = One player turns the 3 of hearts, the other the Jack of spades. The trumps are hearts and spades, the owner of the Jack begins, and both cards stay out of play.
sup-e2 = A 4 is bid and a 9 flipped: the bid is won and brings 4 points, the 9 is discarded.
sup-e3 = A lower card is flipped: both cards are discarded, and there are no points.
sup-e4 = The 2 and the 4 of diamonds are bid together as a 6. A flip of 6 or more wins 6 points, a 5 or less loses both cards.
sup-e5 = Two hearts that make 9 are bid. The flip is the 9 of hearts: equal is enough, and they bring 9 points.
sup-e6 = The 6 of spades is won, then the 6 of diamonds is lost: neither counts.
sup-e7 = Three 4s are bid in a chain, and the flips are 9, 6 and 7. All three are won for 12 points.
sup-e8 = The 5 and the 2 of clubs are bid as a 7, then the 7 of diamonds, then the 7 of hearts. When all are won, four cards have left the hand for 21 points.
sup-e9 = A 7 is bid, and the opponent plays the King of its suit. The 7 goes to the opponent's score pile, the King to the discards, and nothing is flipped.
sup-e10 = A 7 is bid and a King flipped: either score the 7, or discard it and take the King.
sup-e11 = A King is bid and an Ace turned. The bidder may take either, discards the Ace and keeps the King.
sup-e12 = With spades as trump, a score pile of 7, 6, 3, the Ace of spades, another Ace and 9 counts 7 + 6 + 3 + 11 + 1 + 9 = 37.
sup-e13 = A player bids the 3 of clubs, and the partner adds the 5 of clubs: a bid of 8 in the partner's hands. A face that is flipped is for the partner, and the next step must make 8.
sup-e14 = Three players turn 9, 9 and 5, and the two with a 9 turn again: a 3 and a 4. The 4 begins, although the 5 is higher.
sup-r24 = In the example with two hearts the flipped 9 of hearts is the real card of that name; the bid consists of two other hearts, for instance 4 and 5.

section-free-for-all = Free-for-All

sup-49 = Three or four players play as usual, but any of them may reverse the bid of any other.
sup-50 = Everyone counts alone, and the highest score wins.
sup-r26 = Each player is dealt { $ffa_hand ->
       *[10] 10 cards, as in the duel
        [8] 8 cards
        [6] 6 cards
    }.
sup-r27 = Turns go clockwise from the owner of the highest trump card. Where the duel speaks of the opponent who flips, it is the bidder's left neighbour.
sup-r28 = If the highest trump cards are equal, { $setup_ties ->
       *[tied_only] their owners alone put them back and turn again, and only the new cards are compared; everybody else keeps what lies there as a trump, out of the contest.
        [everyone] everybody turns again: all these cards go back first.
    }
sup-r29 = { $reversal_priority ->
       *[clockwise] A Reversal is offered clockwise, beginning left of whoever holds the bid, and the first to accept has it.
        [first_to_call] All but the holder of the bid may call a Reversal at once, and the first call that arrives has it; the flip waits until everybody has declined.
    } After it all but the new holder may answer in the same manner, the bidder too, up to three Reversals in all.

section-tag-team = Tag-Team

sup-51 = Four players form two teams of two.
sup-52 = Each player gets six cards.
sup-53 = One player of each team turns the trump card. It is the trump of the team, and the higher one decides which team begins.
sup-54 = These two are active; their partners rest.
sup-55 = Points are counted for the team.
sup-56 = The active players play against each other as usual. A resting player comes in with a Combo or Match for the partner, or with a Reversal against the other team.
sup-57 = When the active player has bid, the resting partner may add a card of the same suit as a Combo.
sup-58 = Nothing can be added any more once the flip has been made.
sup-59 = After a won bid the resting partner may go on with a card of the same number, as a Match.
sup-60 = Either player of the other team may try a Reversal, and either player of the bidding team may answer it.
sup-61 = Who comes in with a Combo or a Match is active from then on, and the partner rests.
sup-62 = A resting player who reverses changes places with the partner too.
sup-63 = The game ends when the stock is used up or one of the four has no cards.
sup-64 = The team with more points wins.
sup-r30 = Partners sit opposite each other. The turns alternate between the teams: next is whoever is active in the other team once all changes are made. The active opponent flips. After setting up the stock has 26 cards.
sup-r31 = { $tag_add ->
       *[one_card] One number card may be added,
        [any] One or more number cards may be added together,
    } once in a turn and only to the first step, before anybody is asked for a Reversal. The new sum, 10 at most, is the number of the chain. { $tag_consent ->
       *[no] The partner is not asked.
        [yes] The active player may refuse: then what was added goes back to its hand, seen by all, and nobody changes places.
    } Who has just been relieved adds nothing more.
sup-r32 = The active player is asked first whether to go on with a chain, then the partner, who may do so even when the other's hand is empty. { $partners_see_hands ->
       *[no] Partners do not see each other's cards.
        [yes] Partners see each other's cards.
    }
sup-r33 = For Reversals, too, the active player of a team is asked first, then the resting one. What is captured belongs to the team, whose trump decides what an Ace is worth.
sup-r34 = { $tag_starters ->
       *[seat] The player with the lower seat of each team turns the trump card and is active first.
        [choose] Before the trump cards are turned, the player with the lower seat of each team names who turns it and is active first; the dealer's team names first.
    }
sup-r39 = Who has come in during a turn is its bidder from then on: chooses about a flipped face, takes it, and is the first to be asked to go on.
