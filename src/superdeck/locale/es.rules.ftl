### Lo que comparten todos los juegos. Las variables son las opciones, con sus palabras.

section-conventions = Todos los juegos

gen-01 = Se juega en el sentido de las agujas del reloj; «a la izquierda» es el asiento siguiente en ese sentido.
gen-02 = { $first_by ->
       *[age] Donde una regla pregunta por quién tiene más o menos edad y faltan edades o hay empate, decide el azar. También donde ninguna regla pregunta por la edad.
        [random] El azar decide el primer asiento.
        [seat] El primer asiento es el { $first_seat }, contando desde 0.
    }
gen-03 = Quien reparte primero, si las reglas no lo dicen, { $first_by ->
        [seat] es el asiento { $first_seat }, contando desde 0
       *[other] se decide al azar
    }; quién reparte después lo dicen las reglas.
gen-04 = «A tu elección» significa que eliges tú: cada elección legal es una jugada distinta, salvo entre cosas que ninguna regla distingue.
gen-05 = Un empate final que ninguna regla deshace es una victoria compartida.
gen-06 = Las manos, los mazos y los votos sellados están ocultos. Lo que se ha mostrado abiertamente se sigue sabiendo.
gen-07 = Todo lo que se baraja depende de la semilla de la partida: la misma semilla da el mismo orden de las cartas en cada ronda, juegue quien juegue.
gen-08 = Las variantes no se usan si no se eligen, y la elección forma parte de la partida.
gen-09 = Si las reglas no dicen cómo repartir: una carta cada vez, en el sentido de las agujas del reloj, desde la izquierda de quien reparte.
gen-10 = Se aceptan otros números de asientos que los publicados si las cartas alcanzan; una nota lo dice.
gen-11 = Lo que no hace ningún jugador, como un reloj que se agota, lo hace el reloj y consta en el registro.
