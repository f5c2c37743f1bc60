### The rulebook of Super Circles in our own words. Keep the ids of en and es the same.

section-game = The game

circ-01 = In the tin there are 73 cards and these rules; the tin is also what you travel with.
circ-02 = You win by being the first without cards.
circ-r06 = Two to four play best. Up to eight can play, and a note says that the publisher did not plan for more than four.

section-cards = The cards

circ-r22 = { $colours ->
        [4] This match uses the deck of four colours: each of the 24 ways to colour a card comes three times, and one of them a fourth time.
        [6] This match uses the deck of six colours, with 73 different cards.
       *[5] Each card has four rings of four different colours out of five, and no two of the 73 cards are alike.
    }
circ-r17 = Rings are numbered from the inside: ring 1 is the smallest, ring 4 the largest. The numbers are printed.
circ-r19 = No colour is told by colour alone: each ring shows its number and the letter of its colour as well.

section-set-up = Setting up

circ-03 = Shuffle all the cards.
circ-04 = Turn the first card up in the middle: it is the bottom of the centre pile.
circ-05 = Deal all other cards out.
circ-r07 = A match is a single game. Who deals is drawn by lot; in a rematch at the same table the deal moves on to the left.
circ-06 = What you are dealt lies face down before you: this is your draw pile.
circ-07 = When the dealer says GO, play begins.
circ-r21 = { $mode ->
        [ticks] In ticks the dealer says GO at once.
       *[real_time] The dealer's GO comes after a countdown, which begins when the cards are dealt and all are seated; its length in seconds is { $countdown_s }. Until then nothing is allowed, not even a draw.
    }

section-hand = Hand and draw pile

circ-08 = Draw until you like the number of cards in your hand.
circ-09 = Your hand is yours to look at.
circ-11 = You may hold any number of cards, but you draw them one by one.
circ-16 = At any moment you may draw another card.
circ-r09 = A card of a draw pile is seen by nobody, you included, until it is drawn or turned. What you draw only you see; what was laid or turned and then came back to a hand everybody has seen. How many cards a hand and a pile have is open.
circ-r14 = Nobody has to draw. { $mode ->
        [ticks] When three ticks in a row bring no act, one card is drawn for everyone who has a draw pile; without any draw pile the match ends then.
       *[real_time] { $idle_force_draw_s ->
            [off] A player who does not want to draw can hold up the game.
           *[other] A card is drawn for whoever has a draw pile and has done nothing for { $idle_force_draw_s } seconds.
        }
    }

section-matching = Matching

circ-12 = A card may be laid when one of its rings has the same colour as the ring at the same place of the top card.
circ-13 = There are no turns. Whoever finds a match may lay it at once.
circ-14 = Say the number of the ring that matches while you lay the card.
circ-r04 = If several rings match, the one you name counts: it must match, it must not be barred, and it is the one that is barred next.
circ-15 = The ring that gave the last match is barred: it cannot give the next one.
circ-r01 = Only the place of the ring matters here. The top card has the matched colour at that place and nowhere else, so barring the place, the colour or both is the same.
circ-r02 = The first card bars nothing.
circ-r05 = { $wrong_call ->
       *[refuse] If the ring you name does not match, nothing happens: the card stays in your hand, and the others do not see it.
        [refuse_and_pause] If the ring you name does not match, the card stays in your hand unseen, and you may not lay or turn cards for { $mode ->
            [ticks] the next tick
           *[real_time] { $wrong_call_pause_ms } thousandths of a second
        }.
        [auto_correct] If the ring you name does not match but another one does that is not barred, the lowest such ring counts as named. If none does, the card stays in your hand unseen.
    }
circ-10 = You may also play straight from your draw pile.
circ-r08 = { $pile_play ->
       *[blind] For that, name a ring that is not barred and turn the top card of your pile for all to see. If it matches at that ring it lies in the centre, otherwise it goes to your hand.
        [look_first] In this match you draw the card first and look at it; then you lay it from your hand.
    }

section-together = Several at once

circ-17 = Lay as many cards as you like one after another, but never two of them at once.
circ-r11 = Your next card counts only after it is clear what has become of the one before.
circ-18 = If several players lay a card at the same moment, the card that lies lowest stands, because it was first. Who spoke first does not matter.
circ-19 = The others take their cards back into the hand.
circ-r10 = At a table like this one every card that is laid or turned answers the top card that its player saw. If another play or a stalemate move came first, it is late. { $late_play ->
       *[bounce] A late card goes to its player's hand, seen by all, even if it would match the new top card.
        [revalidate] A late card is judged by its named ring against the new top card: it stands if it matches there and the ring is not barred, otherwise it goes back to the hand, seen by all.
    } { $order ->
       *[auto] Over a network, near-simultaneous cards are put in order by how fast each player reacted; elsewhere as they arrive.
        [reaction_window] Near-simultaneous cards are put in order by how fast each player reacted.
        [arrival] Cards are put in order as they arrive.
    }
circ-r18 = { $mode ->
        [ticks] This match is played in ticks: in each tick everybody puts down one act, to draw, to lay, to turn or to do nothing. Then the acts are done in an order drawn by lot. Draws are carried out; the first card that fits stands, and all later ones of the tick are late.
       *[real_time] This match is played in real time. There is also a way to play without reflexes, in ticks: everybody puts down one act, and then all are done in an order drawn by lot.
    }

section-stalemate = Stalemate

circ-20 = Requirements change all the time, so somebody can almost always lay a card.
circ-21 = If nobody can although every draw pile is used up, the dealer stops the game, puts the bottom card of the centre pile on top of it and says GO again.
circ-r12 = { $stalemate ->
       *[automatic] It is found out for you as soon as all draw piles are empty and no hand has a match that is not barred. Until the next GO nothing is allowed.
        [dealer_calls] Only the dealer may call a stalemate, and only when there is one: all draw piles are empty, and no hand has a match that is not barred. If the dealer lets { $mode ->
            [ticks] three ticks
           *[real_time] ten seconds
        } pass, it is called anyway. Until the next GO nothing else is allowed.
    }
circ-r03 = { $bar_after_stalemate ->
       *[lifted] After that move no ring is barred, since the new top card was not laid for a match.
        [kept_by_number] The ring that was barred before that move stays barred.
    }
circ-r13 = If there is still no match, the move is made again. After as many moves in a row as the centre pile has cards each of them has been on top, and the match ends; fewest cards win.

section-end = The end

circ-22 = Play goes on until someone has no card left; that player wins.
circ-r15 = { $last_card ->
        [win_at_one] In this match one card is little enough: whoever has a single card left, hand and draw pile together, after laying one wins.
       *[match] To be without cards means an empty hand and an empty draw pile. It is looked at after every card that stands.
    }
circ-r16 = { $last_card ->
        [free] A player who has one single card, hand and draw pile together, may lay it without a match and whatever ring is barred. While there is such a player there is no stalemate.
        [win_at_one] The last card is never laid.
       *[match] The last card needs a match like all others.
    }
circ-r20 = The others are ranked by the cards they have left, hand and draw pile together; equal numbers share a place.

section-examples = Examples

circ-e1 = A lies on top. B is laid for its blue ring 2, and then C for its red ring 1. The next card needs a purple ring 2, a green ring 3 or a blue ring 4. A red ring 1 does not help: it is barred.
circ-e2 = The centre pile has three cards when nobody has a match. The first card comes to the top, then the second, then the third. The third was on top before, but with a ring barred; now none is. Only when the third move brings no play either is the match over.
circ-e3 = Two players lay a card on the same top card. The second one is late: its card goes to the hand, seen by all, even if it fits the new top card, and even if it came from the draw pile.
