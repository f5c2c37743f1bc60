high-card = { $number }
high-lay = Jugar el { $card }
    .alt1 = { $card }
high-waive = No, seguir
high-effect = Gana la baza si no sale nada mejor
high-not-your-turn = No es tu turno.
high-not-held = No tienes el { $card }.
high-seat = { $name }: { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}.
high-has-laid = { $name } ha jugado el { $card }.
high-hand = Tienes: { $cards }.
high-dealt = Se han repartido las cartas; empieza { $name }.
high-laid = { $name } juega el { $card }.
high-took = { $name } gana la baza.
