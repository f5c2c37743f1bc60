high-card = { $number }
high-lay = Lay the { $card }
    .alt1 = { $card }
high-waive = No, go on
high-effect = It takes the trick if nothing better is laid
high-not-your-turn = It is not your turn.
high-not-held = You do not hold the { $card }.
high-seat = { $name }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
high-has-laid = { $name } has laid the { $card }.
high-hand = You hold: { $cards }.
high-dealt = The cards are dealt; { $name } leads.
high-laid = { $name } lays the { $card }.
high-took = { $name } takes the trick.
