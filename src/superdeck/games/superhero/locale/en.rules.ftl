### The rulebook of Superhero Audition in our own words. Keep the ids of en and es the same.

section-game = The game

hero-01 = Your city needs an official superhero. Round by round you vote one candidate out of the row, and who is still standing at the end has the job.
hero-02 = One to six people play for ten to twenty minutes. The author called this version of the rules a beta.
hero-r19 = You may play alone: without rivals each of two cards lies unopposed and scores, so a solo match brings twelve points whatever you do. It is a place to try things out; for a contest let bots take the other seats.
hero-39 = A hint from the table talk: where you vote alone, nobody can cancel or rob you. The author's answer: early on that works, but the row gets shorter, and then votes have to meet.
hero-r22 = Keeping to oneself is a way to play and no rule. One character of the bots, the loner, plays like that.

section-needs = What you need

hero-03 = A deck of heroes and crises, a marker for the first player, and something to write scores on. Here the table keeps all three.
hero-04 = Everybody has the same three vote cards: a star, an X and a robber. Nobody else sees which of them you still hold.
hero-05 = Each card of the deck has two sides: a hero, and a crisis.
hero-r16 = The row has { $row } heroes, so a deck needs at least one card more. With twice the row less two cards ({ $row ->
        [5] 8
        [6] 10
        [7] 12
        [8] 14
       *[9] 16
    } here) no crisis comes twice; a smaller deck is played with a warning.
hero-31 = Old hero cards, or cards of any collectible game, will do as heroes if somebody or something alive is on them.
hero-32 = Any theme will do: sportsmen for scenes from a ballpark, or the draft of an imaginary baseball team.
hero-r25 = So other decks are read from files: a name, a text or a picture, a crisis where there is one, and words for the theme in place of hero and crisis.
hero-33 = { $custom_hero_per_player ->
       *[0] Players could also make up heroes of their own; in this match they do not.
        [1] Before the match each player makes up a hero, a name and a line, and it is shuffled into the deck. On its back there is no crisis: whoever meets that side makes one up as well. This openness is not for everyone.
    }
hero-34 = A deck may grow to twice its size and beyond, as more people give heroes a name.
hero-35 = On the back of a hero is a crisis made for that very hero. While the hero stands in the row its crisis is not in the deck, so the choice is never a gift.
hero-r24 = Every card of our own deck is made like this.
hero-36 = Whoever likes can add heroes and crises to a file. Our own are drawn and told in good humour, for all ages.

section-set-up = Setting up

hero-06 = Shuffle the deck and lay { $row } cards in a row, heroes up.
hero-07 = What is left becomes the crisis deck, crises up, at one end of the row. In all that follows this end is the near one and the other the far one.
hero-08 = The oldest player takes the token first.

section-debate = Step one: the debate

hero-09 = The crisis on top of the deck asks who can help. Say whom the others should vote for, and whom against.
hero-10 = About a hero you know what the card says and nothing else. Whatever you conclude or invent is welcome.
hero-11 = A crisis might be this: the pets have risen against their masters, and somebody must make peace between paws and hands.
hero-r23 = { $debate ->
       *[claims] Everybody may speak at any time. A claim names a hero, for or against; up to three each are allowed in a round, and none has to be true. Who has said “ready” stays ready, and when all have, the vote begins. What else is chatted at the table is no part of the game.{ $debate_seconds ->
           *[off] { "" }
            [other] { " " }A clock ends the debate after { $debate_seconds } seconds.
        }
        [off] With these options there is no debate, and a round starts with the vote.
    }

section-vote = Step two: the vote

hero-12 = Who has the token votes first, and the others follow clockwise.
hero-13 = In your turn you put the star beside a hero you vote for, or the X beside one you vote against.
hero-r01 = { $votes ->
        [1] Each player lays one card a round.
       *[2] Each player lays two different cards a round, of three.
        [3] Each player lays all three cards in each round.
    }
hero-r02 = { $lap ->
       *[one_card_twice] A turn is one card; the vote goes round the table until everybody has laid enough, and each lap starts with the token.
        [both_at_once] A turn is all of a player's cards of the round, one after another, and the vote goes round once.
    }
hero-r05 = { $distinct_heroes ->
       *[no] Two cards of one player may lie beside the same hero. A star and an X of one's own cancel each other; a star and a robber make sure of the points.
        [yes] The cards that a player lays in one round have to lie beside different heroes.
    }
hero-14 = Cards are laid face down, so that nobody can tell for from against.
hero-r17 = Whose a card is and where it lies is open to all; which card it is stays secret.
hero-38 = The order matters, since later voters see where cards lie. That is what the token is for.
hero-15 = After the vote the token goes one seat to the left.
hero-43 = { $token ->
       *[token] The token could be left out: then the numbers on the sets of vote cards give the order, and sets are handed on to the left after a round.
        [card_numbers] There is no token: set 1 votes first, then set 2, and so on. After each round everybody hands their set to the left.
    }
hero-r20 = Only as many sets are used as there are players. They are given out clockwise from the oldest player, so the order is the one that the token would give.

section-robber = The robber

hero-24 = The robber may be laid as one of your votes.
hero-r03 = It takes the place of one card of the round; any selection of your three cards is possible.
hero-25 = By itself the robber is worth nothing.
hero-26 = It takes everything that can be had from its hero for its owner, and nobody else scores there.
hero-27 = Where several players have laid robbers on one hero, each of them gets all of that.
hero-28 = Robbers do not count as votes that agree, so a hero with nothing but robbers is worth nothing.
hero-r04 = A robber is no fourth vote beside three stars: what it takes is three.
hero-r07 = It takes what the Xs are worth, too, where they are in the majority.
hero-r15 = { $robber_uses ->
       *[every_round] All vote cards come back to the hand after a round, the robber as well.
        [once_per_game] The star and the X come back after each round. A robber that was laid is spent for the rest of the match.
    }
hero-r28 = Three votes a round do not go with a robber that is spent, nor with cards that must lie apart: somebody would be left without a legal vote.

section-results = Step three: the results

hero-16 = When the last card is laid all cards are turned up.
hero-17 = A vote scores one point for each vote on that hero that says the same, itself included.
hero-18 = Votes that say the opposite are taken off.
hero-r06 = Nothing ever scores less than zero.
hero-19 = So a vote that is alone on its hero, for or against, scores one point.

section-elimination = Step four: the elimination

hero-22 = On each hero stars and Xs cancel one another before anything is compared.
hero-r09 = Everything below is counted with what is left over then.
hero-r08 = Robbers are neither stars nor Xs here.
hero-20 = The hero with most stars moves to the near end. Of equals, the nearest moves.
hero-r10 = Where no star is left over nobody moves.
hero-21 = The hero with most Xs is out of the row, and its card goes under the crisis deck. Of equals, the farthest goes.
hero-r11 = { $no_x ->
       *[farthest] Where no X is left over the hero at the far end goes, so that every round takes one out.
        [nobody] Where no X is left over nobody goes. After ten rounds the match ends in any case.
    }
hero-r12 = Moving comes first. It matters only where the far end has to go: a hero that has just moved is safe.
hero-r13 = A tie for stars and a tie for Xs are settled each for itself.
hero-23 = That was the round. The next one has a new crisis.
hero-r14 = { $used_crisis ->
       *[bottom] The used crisis is put under the deck, below the hero that went out.
        [removed] The used crisis leaves the game.
    } Where no other card is left the last crisis serves again.

section-end = The end

hero-29 = When one hero is left the match is over.
hero-30 = { $award ->
       *[points] Most points win.
        [hero_cards] Most hero cards win here, see HERO-44.
    }
hero-44 = { $award ->
       *[points] Scores could be left out: then who scores most in a round gets the card of the hero that leaves, and most cards win.
        [hero_cards] Nobody adds up points. Whoever scores most in a round takes the card of the hero that leaves it; of equals, who voted earliest. Most cards win.
    }
hero-r21 = Without scores the points of a round are still worked out, for the card alone, and an awarded card is not put under the deck. No hero leaves, no card. { $last_hero ->
       *[nobody] The hero that is left at the end belongs to nobody.
        [last_round_winner] The hero that is left at the end goes to whoever got the last card.
    }
hero-48 = Why the earliest of equals? Because who votes late has seen where the cards of the others lie.
hero-45 = With numbered sets and without scores the cards alone are enough to play. A later edition of the rules took over both.
hero-r18 = { $tie ->
       *[shared] Equals share the win.
        [last_round_score] Of equals, who scored most in the last round wins.
        [earliest_token] Of equals, who voted earliest in the last round wins.
        [total_points] Of equals, who scored most points in all rounds wins.
    }

section-print = To print and to note

hero-37 = A box to carry has cards for keeping score and one with the rules; people asked for cards that water does not hurt.
    .later = print and play
hero-40 = On sheets printed on both sides the backs are mirrored, so that each back meets its front.
    .later = print and play
hero-41 = The rules come as a sheet with explaining drawings.
    .later = print and play
hero-42 = The gist of the rules fits on one card, front and back, one for each of six players.
    .later = print and play
hero-r26 = A printed edition holds six numbered sets of vote cards, the deck, the card with the gist, and the rules.
hero-46 = Whoever tries the game can leave notes and questions.
    .later = a page of notes
hero-47 = Score cards are wiped and used again.
    .later = a score pad

section-examples = Examples

hero-r27 = Each hero in these examples has one letter and one spelling.
hero-e1 = Four players lay two cards each. The first: star on A, X on B. The second: star on B, X on C. The third: star on D, X on A. The fourth: star on D, X on E. On A and on B the votes cancel out, D has two stars, C and E one X each. The players score 0, 1, 2 and 3. D moves to the near end. E stands farther away than C, so E goes.
hero-e2 = Three stars lie on one hero, and a robber beside them: its owner takes 3, the stars score nothing. The same player's X on another hero is joined by somebody else's and scores 2: five points in all.
hero-e3 = A row of seven and a deck of eight cards: the crises are a, then the back of the hero that left first, a again, the second, the first, the third. With twelve cards five crises come before the first back. With eight cards and used crises removed: a, then the backs of five heroes.
