section-rules = Las reglas
high-01 = Cada jugador recibe tres cartas de una baraja de doce.
high-02 = Por turno, cada jugador juega una carta de su mano.
high-03 = La carta { $low ->
    [yes] más baja
   *[no] más alta
} gana la baza, y su dueño empieza la siguiente.
high-04 = Gana quien tenga más bazas; si hay empate, se comparte.
high-05 = Con la opción low gana la baza la carta más baja.
