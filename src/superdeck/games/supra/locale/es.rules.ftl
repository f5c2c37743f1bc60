### El reglamento de SUPRA con nuestras propias palabras. Los mismos identificadores que en en.

section-game = El juego

supra-01 = SUPRA es un juego de cartas sobre coches: mejoras el tuyo y lo mides con los demás. Dura unos veinte minutos.
supra-02 = Hace falta una baraja corriente de 52 cartas sin comodines y algo plano donde ponerlas.
supra-03 = Juegan de dos a cinco personas. La regla que decide la partida habla también de seis y más.
supra-r37 = Aquí pueden jugar de dos a nueve plazas; a partir de la sexta una nota recuerda que la caja dice otra cosa. Con nueve plazas casi siempre decide una sola parrilla.
supra-r31 = Hacen falta al menos dos plazas. Los bots pueden ocupar cualquiera.
supra-47 = SUPRA lo diseñaron Mark Olsen y Jesper Halfter.

section-cards = Las cartas

supra-r01 = { $ace ->
       *[high] Los valores son del 2 al 10, jota 11, reina 12, rey 13 y as 14. Los palos nunca se comparan; solo importan sus colores.
        [low] Los valores son as 1, del 2 al 10, jota 11, reina 12 y rey 13, también al sumar un coche. Los palos nunca se comparan; solo importan sus colores.
    }
supra-e1 = La preparación gasta cinco cartas por persona. El primer mazo tiene 42 cartas con dos, 37 con tres, 32 con cuatro, 27 con cinco, 22 con seis, 17 con siete, 12 con ocho y 7 con nueve. Con diez tendría 2, que no dan ni para una parrilla.

section-set-up = Preparación

supra-04 = Baraja y reparte cuatro cartas a cada persona.
supra-05 = Cada cual pone la más alta boca arriba en un montón común, el desguace.
supra-r11 = Se entrega una sola carta aunque haya varias igual de altas; entonces eliges cuál. Todos las entregan a la vez y solo después se reparten las nuevas, así que la nueva puede ser más alta que la entregada.
supra-06 = Cada cual recibe una cuarta carta nueva.
supra-07 = Con esas cuatro cartas cada cual monta un coche.
supra-08 = Las cartas que sobran son el mazo, boca abajo.
supra-09 = Un coche tiene cuatro piezas. El motor corre la carrera callejera, la cabina cuenta en el concurso de estilo, las ruedas en el derrape y el alerón en el robo.
supra-10 = El primer coche se monta de más a menos: la carta más alta es el motor, la siguiente la cabina, luego las ruedas y la más baja el alerón.
supra-r10 = Las cartas iguales pueden ir en cualquier orden; tú eliges. Quien no elige las tiene en el orden en que se repartieron.
supra-r33 = Los coches están a la vista desde que todos están montados. Lo que se elige en la preparación se elige a la vez y se enseña junto.
supra-11 = Montados todos los coches empieza el primer turno.
supra-r09 = { $resort ->
       *[never] Los coches se ordenan solo esta vez. Después cada carta se queda en la pieza a la que llegó.
        [after_each_turn] Al acabar cada turno todos los coches se ordenan otra vez de la carta más alta, el motor, a la más baja, el alerón; las iguales siguen como estaban.
    }
supra-r30 = Una carta que sustituye a otra va exactamente a esa pieza, en un día de garaje igual que en un robo, un sabotaje o una ayuda. Las demás piezas no se tocan.

section-turn = El turno

supra-12 = Alguien descubre cuatro cartas del mazo, una tras otra, y las pone boca arriba en la mesa. Son la parrilla.
supra-r26 = Las descubre quien ganó el último turno y, si aún no lo hay, la primera plaza. Nada depende de ello.
supra-13 = Se cuentan las cartas rojas de la parrilla. Una es una carrera callejera, que compara motores; dos, un concurso de estilo, que compara cabinas; tres, un derrape, que compara ruedas; cuatro, un robo, que compara alerones. Sin ninguna roja es un día de garaje.
supra-e2 = De una baraja entera salen un día de garaje y un robo en 5,52 de cada cien parrillas cada uno, una carrera callejera y un derrape en 24,97 cada uno y un concurso de estilo en 39,02.
supra-r29 = Los colores se cuentan solo cuando hay cuatro cartas.
supra-14 = En los cuatro lances que comparan gana el turno la carta más alta de la pieza de ese lance.
supra-15 = Si las más altas son iguales, esas personas comparan las cartas siguientes de sus coches, hacia atrás, hasta que una va por delante.
supra-r02 = { $tie_order ->
       *[backward_cyclic] Hacia atrás quiere decir contra el orden de montaje y dando la vuelta: tras el motor vienen alerón, ruedas y cabina; tras la cabina, motor, alerón y ruedas; tras las ruedas, cabina, motor y alerón; tras el alerón, ruedas, cabina y motor.
        [from_spoiler] Los empates se deciden desde la cola del coche: alerón, ruedas, cabina, motor, sin la pieza que se comparó primero.
        [forward_cyclic] Los empates se deciden con las piezas siguientes en el orden de montaje y dando la vuelta: tras el motor vienen cabina, ruedas y alerón, y así las demás.
    }
supra-r03 = Si empatan tres o más, en la pieza siguiente solo se comparan quienes siguen empatados, y siguen todos los que comparten allí la mejor carta.
supra-r32 = { $won_with ->
       *[event_slot] La carta que ha ganado es la de la pieza del lance, sea cual sea la pieza que deshizo el empate.
        [deciding_slot] Tras un empate, la carta que ha ganado es la de la pieza que lo deshizo.
    }
supra-e5 = Dos coches, contados desde el motor: as, rey, reina, jota, y as, reina, jota, 10. En una carrera callejera los motores empatan, así que deciden los alerones, jota contra 10. Gana el primer coche; su motor va al garaje y la carta más baja de la parrilla es su motor nuevo.

section-identical = Coches idénticos

supra-16 = Quienes tienen coches idénticos en valor llevan todos al desguace la carta de la pieza comparada y después roban por turno otra del mazo para ella.
supra-17 = Lo hacen hasta que sus coches dejan de ser idénticos.
supra-18 = Si el mazo no tiene cartas para ello, el juego termina.
supra-r04 = Idénticos quiere decir iguales en cada una de las cuatro piezas, entre quienes siguen empatados. Los palos pueden ser distintos.
supra-r05 = { $redraw_compare ->
       *[tied_only] Primero todos llevan su carta al desguace y luego roban una cada uno, en el sentido del reloj desde quien ganó el último turno. La comparación vuelve a empezar en la pieza del lance y solo entre ellos; si solo algunos son otra vez idénticos, solo esos siguen. Quien iba por detrás no vuelve a entrar.
        [everyone] Primero todos llevan su carta al desguace y luego roban una cada uno, en el sentido del reloj desde quien ganó el último turno. Después se compara otra vez a todo el mundo en la pieza del lance.
    }
supra-r06 = { $identical_short ->
       *[end] Hace falta una carta para cada uno de ellos, y se mira antes de llevar nada al desguace. Si hay menos, el juego termina en el acto.
        [reshuffle_scrap] Hace falta una carta para cada uno de ellos, y se mira antes de llevar nada al desguace. Si hay menos, se baraja el desguace y se pone bajo el mazo; si tampoco basta, el juego termina.
    }

section-winner = Lo que hace quien gana el turno

supra-19 = Tras una carrera callejera, un concurso de estilo o un derrape, quien gana hace un recambio y después la elección del ganador.
supra-20 = Tras un robo, quien gana toma cualquier carta de la parrilla y la pone en lugar de cualquiera de su coche, que va a su garaje. No hay recambio; sigue la elección del ganador.
supra-r12 = Un robo no tiene límites: cualquiera de las cuatro cartas, cualquier pieza, mejor o peor.
supra-21 = Recambio: la carta que ha ganado sale del coche y va boca abajo al garaje de quien gana.
supra-22 = La carta más baja de la parrilla ocupa la pieza vacía.
supra-r07 = { $equal_lowest ->
       *[winner_chooses] Entre cartas igual de bajas elige quien gana. Su color puede importar en un día de garaje.
        [first_revealed] Entre cartas igual de bajas se usa la que salió primero.
    }
supra-23 = Elección del ganador: la carta más baja que queda en la parrilla va al desguace.
supra-24 = Quedan dos cartas. Quien gana elige a un rival y hace un sabotaje o una ayuda.
supra-r16 = No hay manera de evitarlo, aunque favorezca a un rival.
supra-r08 = Si las dos últimas cartas son iguales, cualquiera puede ser la más alta o la más baja; elige quien gana.
supra-25 = La carta que sobra va al desguace y acaba el turno.
supra-26 = Sabotaje: quien gana pone la más alta de las dos cartas en lugar de una carta del coche rival. Esa carta la elige quien gana.
supra-27 = Un sabotaje tiene que mejorar el coche: la carta sustituida debe ser más baja que la nueva, salvo que no haya ninguna.
supra-r13 = Si el rival no tiene una carta más baja, se puede sustituir cualquiera de ese coche, y eso duele. No importa que otro rival sí la tenga.
supra-28 = La carta sustituida va al desguace.
supra-29 = Ayuda: el rival recibe la más baja de las dos cartas y tiene que ponerla en lugar de una de su coche.
supra-r15 = En una ayuda elige la pieza el rival; en un sabotaje, quien gana.
supra-30 = En una ayuda las dos cartas que cambian de sitio no pueden tener valores distintos, salvo que sea imposible.
supra-r14 = { $assist_rule ->
       *[equal_if_possible] Así que hay que entregar una carta igual al regalo si la hay; si no, cualquiera.
        [different_if_possible] Con esta opción es al revés: la carta entregada debe tener otro valor que el regalo.
        [free] Con esta opción se puede entregar cualquier carta.
    }
supra-31 = La carta sustituida va al desguace.
supra-e3 = Adónde van las cuatro cartas de una parrilla: una al coche de quien gana, la más baja de las demás al desguace, una al coche del rival y la última al desguace. Una carta del coche de quien gana va al garaje y una del coche rival al desguace. Así cada turno ganado, también un robo, aumenta en una carta exacta el garaje de quien gana.
supra-r35 = Una jugada nombra la carta que se mueve, su pieza y su destino. Un paso con una sola posibilidad también es una jugada.

section-garage-day = El día de garaje

supra-32 = Lo hacen todos, en el sentido del reloj desde quien ganó el último turno o, si nadie ha ganado aún, desde la persona más joven.
supra-33 = Toma en la mano tu garaje.
supra-34 = Quien tiene más cartas, o cada uno de varios, debe llevar al desguace la roja más alta de ellas. Las negras nunca se desguazan así.
supra-r18 = { $most_cards ->
       *[start_snapshot] Quién tiene más cartas se mira una vez, al empezar el día de garaje, y pagan todos los que empatan.
        [at_own_turn] Quién tiene más cartas se mira cuando empieza el paso de cada cual: pagas si en ese momento ningún garaje es mayor que el tuyo.
    }
supra-r19 = Quien no tiene cartas rojas no desguaza nada. Entre rojas igual de altas elige su dueño. Si después queda alguna carta, sigue el cambio de siempre.
supra-35 = Al desguazar, los demás pueden pedir que se les enseñe ese garaje si sospechan un error.
supra-r27 = { $inspect ->
       *[during_garage_day] Los garajes están boca abajo y se sabe cuántas cartas tienen. Todas entran y salen a la vista, así que quien tiene buena memoria las conoce. Mientras alguien hace su día de garaje, cualquier otra persona puede pedir una vez en el turno que se lo enseñe; lo que se enseñó una vez queda a la vista desde entonces. Todos oyen quién lo pide.
        [always] Los garajes están boca abajo y se sabe cuántas cartas tienen. Todas entran y salen a la vista, así que quien tiene buena memoria las conoce. Cualquiera puede pedir en cualquier momento que le enseñen otro garaje, una vez por turno cada uno; lo que se enseñó una vez queda a la vista desde entonces. Todos oyen quién lo pide.
        [off] Los garajes están boca abajo y se sabe cuántas cartas tienen. Todas entran y salen a la vista, así que quien tiene buena memoria las conoce. Nadie puede pedir que se los enseñen.
    }
supra-36 = Después pon una carta de tu garaje en lugar de cualquiera de tu coche.
supra-r21 = { $garage_swap ->
       *[must] Quien tiene aún una carta en el garaje debe hacerlo. El número de cartas del garaje no cambia.
        [may] Quien tiene aún una carta en el garaje puede hacerlo o dejar coche y garaje como están.
    }
supra-37 = La carta sustituida va a tu garaje.
supra-38 = El turno acaba cuando todos lo han hecho.
supra-39 = Quien no tiene cartas en el garaje no participa.
supra-40 = Quien tenía una sola carta en el garaje y tuvo que desguazarla no hace nada más.
supra-r34 = Primero se fija quién tiene que desguazar. Después, una persona tras otra toma su garaje, desguaza si le toca, cambia una carta y lo deja otra vez. Si la parrilla que se completa tras el día de garaje de un mazo vacío es toda negra, sigue en el mismo turno un día de garaje corriente, y los garajes mayores pagan otra vez.
supra-r17 = { $garage_lineup ->
       *[scrap] Tras un día de garaje las cuatro cartas negras de la parrilla van al desguace.
        [return_and_reshuffle] Tras un día de garaje las cuatro cartas negras de la parrilla se barajan con el mazo.
    }

section-empty = El mazo vacío

supra-41 = Si el mazo no da cuatro cartas, para tras la última y haced un día de garaje. La parrilla incompleta se queda en la mesa.
supra-r28 = Ese día de garaje va en el orden de siempre. Si nadie ha ganado aún no pasa nada, porque todos los garajes están vacíos.
supra-r23 = Si una parrilla completa se lleva la última carta, se juega como siempre. El turno siguiente empieza entonces con un día de garaje y sin cartas en la parrilla.
supra-42 = Después baraja el desguace, ponlo como mazo nuevo y completa con él la parrilla.
supra-43 = Si ni así hay cartas bastantes, el juego termina.
supra-r24 = Bastantes quiere decir: tras el día de garaje el desguace tiene al menos tantas cartas como le faltan a la parrilla.
supra-e4 = Al acabar cada turno, mazo, desguace, todos los coches con cuatro cartas cada uno, todos los garajes y una parrilla incompleta suman 52 cartas. Al final de una partida la parrilla tiene tres cartas tras una victoria, cuatro si a los coches idénticos les faltaron cartas, y de ninguna a tres si se agotó el mazo.
supra-e6 = Mientras nadie llega a la meta, fuera de coches y garajes hay al menos 30 cartas con dos personas, 22 con tres, 16 con cuatro y 12 con cinco. Así que solo seis y más pueden quedarse sin cartas del todo.

section-end = Quién gana

supra-44 = Gana la primera persona cuyo garaje tiene 10 cartas menos el número de personas: 8 con dos, 7 con tres, 6 con cuatro y 5 con cinco.
supra-r22 = { $win_check ->
       *[after_refill] Se mira en cuanto el coche de quien gana vuelve a estar entero; la elección del ganador ya no se juega. Solo quien gana el turno puede llegar a ese número.
        [end_of_turn] Se mira cuando acaba el turno, tras la elección del ganador. Solo quien gana el turno puede llegar a ese número.
    }
supra-45 = Con seis personas o más no hay tal número: cuando el mazo ya no da una parrilla de cuatro, gana quien tiene más cartas en el garaje.
supra-r25 = { $six_plus ->
       *[first_exhaustion] Eso es la primera vez que el mazo no da cuatro cartas. El juego termina ahí, antes de ningún día de garaje.
        [garage_day_then_end] Cuando el mazo no da cuatro cartas por primera vez se hace un día de garaje y el juego termina.
        [true_exhaustion] El desguace se vuelve a barajar como con menos personas. El juego termina cuando ni eso basta, o tras 300 turnos.
    }
supra-46 = Si entonces los garajes son iguales, gana el coche de más valor.
supra-r20 = { $car_value ->
       *[total] Cuando una partida termina sin un garaje lleno ganan más cartas en el garaje; después, la suma más alta de los valores de un coche{ $final_tie ->
           *[engine_down] ; después, mejor motor, cabina, ruedas y alerón en este orden. Quien sigue empatado comparte la victoria.
            [shared] . Quien sigue empatado comparte la victoria.
        }
        [engine_first] Cuando una partida termina sin un garaje lleno ganan más cartas en el garaje; después, mejor motor, cabina, ruedas y alerón en este orden. Quien sigue empatado comparte la victoria.
    }
supra-r36 = Una partida que no acaba por sí sola acaba tras { $turn_cap } turnos, como si se hubieran agotado las cartas.
