### El reglamento de Super Circles con nuestras propias palabras. Los mismos ids que en en.rules.ftl.

section-game = El juego

circ-01 = En la lata hay 73 cartas y estas reglas; la lata sirve también para llevarlo de viaje.
circ-02 = Gana quien antes se queda sin cartas.
circ-r06 = Lo mejor es jugar entre dos y cuatro. Pueden jugar hasta ocho, y un aviso dice que la editorial no pensó en más de cuatro.

section-cards = Las cartas

circ-r22 = { $colours ->
        [4] En esta partida se usa la baraja de cuatro colores: cada una de las 24 formas de colorear una carta está tres veces, y una de ellas una cuarta vez.
        [6] En esta partida se usa la baraja de seis colores, con 73 cartas distintas.
       *[5] Cada carta tiene cuatro anillos de cuatro colores distintos entre cinco, y no hay dos iguales entre las 73.
    }
circ-r17 = Los anillos se numeran desde dentro: el anillo 1 es el más pequeño y el 4 el más grande. Los números están impresos.
circ-r19 = Ningún color se distingue solo por el color: cada anillo muestra también su número y la letra de su color.

section-set-up = Preparación

circ-03 = Baraja todas las cartas.
circ-04 = Vuelve la primera en el centro: es la de abajo del montón central.
circ-05 = Reparte todas las demás.
circ-r07 = Una partida es un solo juego. Quién reparte se decide a suertes; en la revancha en la misma mesa reparte quien está a su izquierda.
circ-06 = Lo que recibes queda boca abajo delante de ti: es tu montón.
circ-07 = Cuando quien reparte dice ¡YA!, empieza el juego.
circ-r21 = { $mode ->
        [ticks] Por pasos, quien reparte da la salida enseguida.
       *[real_time] La salida llega tras una cuenta atrás que empieza cuando las cartas están repartidas y todos sentados; su duración en segundos es { $countdown_s }. Hasta entonces no se permite nada, tampoco robar.
    }

section-hand = Mano y montón

circ-08 = Roba hasta que te guste el número de cartas de tu mano.
circ-09 = Puedes mirar tu mano cuando quieras.
circ-11 = Puedes tener cuantas cartas quieras, pero se roban de una en una.
circ-16 = En cualquier momento puedes robar otra carta.
circ-r09 = Una carta de un montón no la ve nadie, tampoco su dueño, hasta que se roba o se vuelve. Lo que robas solo lo ves tú; lo que se puso o se volvió y después fue a una mano lo han visto todos. Cuántas cartas tienen una mano y un montón está a la vista.
circ-r14 = Nadie está obligado a robar. { $mode ->
        [ticks] Si en tres pasos seguidos nadie hace nada, se roba una carta para cada uno que tenga montón; si no queda ningún montón, la partida termina entonces.
       *[real_time] { $idle_force_draw_s ->
            [off] Quien no quiera robar puede retener el juego.
           *[other] Se roba una carta para quien tenga montón y no haya hecho nada durante { $idle_force_draw_s } segundos.
        }
    }

section-matching = Coincidir

circ-12 = Una carta se puede poner si uno de sus anillos tiene el mismo color que el anillo del mismo lugar en la carta de arriba.
circ-13 = No hay turnos. Quien encuentra una coincidencia puede ponerla enseguida.
circ-14 = Di el número del anillo que coincide al poner la carta.
circ-r04 = Si coinciden varios anillos vale el que dices: tiene que coincidir, no puede estar vetado, y es el que queda vetado después.
circ-15 = El anillo de la última coincidencia está vetado: no puede dar la siguiente.
circ-r01 = Solo cuenta el lugar del anillo. La carta de arriba tiene el color de la coincidencia en ese lugar y en ningún otro, así que vetar el lugar, el color o ambos es lo mismo.
circ-r02 = La primera carta no veta nada.
circ-r05 = { $wrong_call ->
       *[refuse] Si el anillo que dices no coincide, no pasa nada: la carta se queda en tu mano y los demás no la ven.
        [refuse_and_pause] Si el anillo que dices no coincide, la carta se queda en tu mano sin que la vean, y no puedes poner ni volver cartas durante { $mode ->
            [ticks] el paso siguiente
           *[real_time] { $wrong_call_pause_ms } milésimas de segundo
        }.
        [auto_correct] Si el anillo que dices no coincide pero sí otro que no está vetado, vale como dicho el menor de esos. Si no hay ninguno, la carta se queda en tu mano sin que la vean.
    }
circ-10 = También puedes jugar directamente de tu montón.
circ-r08 = { $pile_play ->
       *[blind] Para eso di un anillo que no esté vetado y vuelve la primera carta de tu montón a la vista de todos. Si coincide en ese anillo queda en el centro; si no, va a tu mano.
        [look_first] En esta partida primero robas la carta y la miras; después la pones desde la mano.
    }

section-together = Varios a la vez

circ-17 = Puedes poner cuantas cartas quieras una tras otra, pero nunca dos a la vez.
circ-r11 = Tu carta siguiente solo cuenta cuando está claro qué ha sido de la anterior.
circ-18 = Si varias personas ponen una carta en el mismo momento, vale la que queda más abajo, porque llegó primero. No importa quién habló antes.
circ-19 = Las demás recogen sus cartas en la mano.
circ-r10 = En una mesa como esta, cada carta puesta o vuelta responde a la carta de arriba que veía quien la puso. Si antes llegó otra carta o se subió la de abajo, llega tarde. { $late_play ->
       *[bounce] Una carta tardía va a la mano de su dueño, vista por todos, aunque coincidiera con la nueva carta de arriba.
        [revalidate] Una carta tardía se juzga con el anillo dicho frente a la nueva carta de arriba: vale si coincide ahí y el anillo no está vetado; si no, vuelve a la mano, vista por todos.
    } { $order ->
       *[auto] Por la red, las cartas casi simultáneas se ordenan según lo rápido que reaccionó cada cual; en otro caso, según llegan.
        [reaction_window] Las cartas casi simultáneas se ordenan según lo rápido que reaccionó cada cual.
        [arrival] Las cartas se ordenan según llegan.
    }
circ-r18 = { $mode ->
        [ticks] Esta partida se juega por pasos: en cada paso todos eligen una acción, robar, poner, volver o nada. Después se hacen en un orden sorteado. Los robos se cumplen; vale la primera carta que encaja, y todas las posteriores del paso llegan tarde.
       *[real_time] Esta partida se juega en tiempo real. También se puede jugar sin reflejos, por pasos: todos eligen una acción y después se hacen en un orden sorteado.
    }

section-stalemate = Bloqueo

circ-20 = Lo que hay que cumplir cambia sin parar, así que casi siempre alguien puede poner una carta.
circ-21 = Si nadie puede aunque todos los montones estén gastados, quien reparte para el juego, pasa la carta de abajo del montón central arriba y vuelve a decir ¡YA!
circ-r12 = { $stalemate ->
       *[automatic] Se descubre solo en cuanto todos los montones están vacíos y ninguna mano tiene una coincidencia sin veto. Hasta la nueva salida no se permite nada.
        [dealer_calls] Solo quien reparte puede anunciar un bloqueo, y solo cuando lo hay: todos los montones están vacíos y ninguna mano tiene una coincidencia sin veto. Si deja pasar { $mode ->
            [ticks] tres pasos
           *[real_time] diez segundos
        }, se anuncia de todos modos. Hasta la nueva salida no se permite nada más.
    }
circ-r03 = { $bar_after_stalemate ->
       *[lifted] Después de subir la carta no hay ningún anillo vetado, porque la nueva carta de arriba no se puso por una coincidencia.
        [kept_by_number] El anillo que estaba vetado antes de subir la carta sigue vetado.
    }
circ-r13 = Si sigue sin haber coincidencia, se sube otra. Después de subir tantas seguidas como cartas tiene el montón central, todas han estado arriba y la partida termina; gana quien tiene menos cartas.

section-end = El final

circ-22 = Se juega hasta que alguien se queda sin cartas; esa persona gana.
circ-r15 = { $last_card ->
        [win_at_one] En esta partida basta con quedarse con una: gana quien tras poner una carta tiene una sola, contando mano y montón.
       *[match] Estar sin cartas es tener la mano y el montón vacíos. Se mira después de cada carta que vale.
    }
circ-r16 = { $last_card ->
        [free] Quien tiene una sola carta, contando mano y montón, puede ponerla sin coincidencia y sea cual sea el anillo vetado. Mientras haya alguien así no hay bloqueo.
        [win_at_one] La última carta no se llega a poner.
       *[match] La última carta necesita coincidir como todas.
    }
circ-r20 = Los demás se ordenan por las cartas que les quedan, contando mano y montón; con el mismo número comparten el puesto.

section-examples = Ejemplos

circ-e1 = Arriba está A. Se pone B por su anillo 2 azul y después C por su anillo 1 rojo. La siguiente carta necesita un anillo 2 lila, un anillo 3 verde o un anillo 4 azul. Un anillo 1 rojo no sirve: está vetado.
circ-e2 = El montón central tiene tres cartas cuando nadie tiene una coincidencia. Sube la primera, después la segunda, después la tercera. La tercera ya estuvo arriba, pero con un anillo vetado; ahora no hay ninguno. Solo si tampoco la tercera subida trae una carta termina la partida.
circ-e3 = Dos personas ponen una carta sobre la misma carta de arriba. La segunda llega tarde: su carta va a la mano, vista por todos, aunque encaje con la nueva carta de arriba y aunque venga del montón.
