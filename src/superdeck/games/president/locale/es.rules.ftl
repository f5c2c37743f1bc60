### El reglamento de Presidente con nuestras palabras. Las opciones son variables con su palabra.
### Los mismos nombres, atributos y variables que en.rules.ftl.

section-pack = Qué hace falta

pres-01 = Una baraja corriente de 52 cartas sirve para cuatro a siete personas; si son más, se mezcla con una segunda.
pres-02 = Los puntos se apuntan con lápiz y papel; aquí los lleva la mesa.
pres-r31 = Con una baraja se sientan de cuatro a siete. No se admiten menos de { $min_players }: tres solo donde min_players es 3. De ocho a catorce se juega con dos barajas; quince son demasiadas.
pres-r36 = Para experimentos se puede reducir la baraja: esta partida conserva { $ranks } rangos, los 2 y los más altos. El trébol del rango más bajo hace de 3 de tréboles. No se admite una baraja que no dé dos cartas a cada uno.

section-deal = El reparto

pres-03 = Se reparten todas las cartas de una en una; alguna mano puede tener una más.
pres-r28 = El primer repartidor sale al azar, salvo que se nombre un asiento; la primera carta va a su izquierda.
pres-26 = Desde la segunda ronda reparte el A-hole.

section-aim = De qué se trata

pres-04 = Intenta quedarte sin cartas antes que nadie.
pres-05 = El primero que se deshace de todas es presidente.
pres-06 = El segundo es vicepresidente.
pres-25 = El último que tiene cartas es el { $titles ->
        [polite] becario
       *[seed] A-hole
    }.
pres-r35 = Los títulos son solo palabras: el último puesto se llama { $titles ->
        [polite] aquí becario, y A-hole en el original
       *[seed] A-hole, como en el original; una mesa más fina puede decir becario
    }.

section-ranks = Las cartas

pres-07 = De arriba abajo: as, rey, reina, jota, 10 y así hasta el 3. Los palos no cuentan, salvo al abrir.
pres-08 = Los 2 quedan fuera de ese orden: un 2 puesto en el centro se lleva el montón.
pres-r37 = Una jugada dice un rango y un número de cartas. Qué palos salen de la mano no se elige; el 3 de tréboles se queda hasta el final, salvo si abre. Lo mismo vale para las cartas que se dan.

section-opening = La apertura

pres-09 = En la primera ronda quien tiene el 3 de tréboles lo pone y así empieza.
pres-r01 = { $opening ->
        [may_be_in_set] Quien abre puede poner otros 3 junto con el de tréboles.
       *[single] El 3 de tréboles se pone solo.
    }
pres-r29 = Con dos barajas hay dos treses de tréboles: abre, con uno solo, quien tenga uno y venga antes a la izquierda del repartidor.

section-exchange = El intercambio

pres-28 = Antes de cada ronda siguiente el A-hole entrega al presidente su carta más alta.
pres-r24 = Se hace tras el reparto y antes de poner nada. El as es lo más alto y el 3 lo más bajo; { $tax_twos ->
        [yes] un 2 cuenta más que el as.
       *[no] un 2 solo sale de una mano que no tiene otra cosa.
    }
pres-r25 = Entre varias iguales va la del palo más bajo, lo que no importa a nadie.
pres-29 = El presidente elige una carta para darla a cambio.
pres-r26 = Vale cualquier carta de la mano aumentada, { $may_return_same ->
        [no] pero una del rango recibido solo si el presidente ya tenía otra.
       *[yes] también la que acaba de recibir.
    }
pres-r27 = El A-hole da { $president_cards }, y vuelven otras tantas. { $vice_exchange ->
        [one_card] Después, quien está justo por encima del A-hole da su carta más alta al vicepresidente y recibe la que este elija, salvo que sean el mismo asiento.
       *[off] Nadie más intercambia cartas.
    }
pres-30 = Desde la segunda ronda pone primero el presidente en ejercicio.

section-turns = Los turnos

pres-10 = El turno pasa en el sentido de las agujas del reloj.
pres-r02 = Un montón vacío se puede empezar con una carta, con cualquier número de cartas iguales o con un 2.
pres-11 = El siguiente pone una carta al menos tan alta como la última.
pres-12 = Una carta igual hace perder el turno al siguiente de la izquierda.
pres-r15 = Cada carta sola que iguala salta a un jugador, y la próxima que iguala salta a otro. Los que ya no juegan, están parados o sin turno no cuentan para el salto.
pres-13 = Una pareja supera a cualquier carta sola.
pres-14 = A una pareja la supera una pareja más alta.
pres-15 = Tres iguales superan a cualquier pareja.
pres-16 = A tres iguales los superan otros tres más altos.
pres-r03 = Tres iguales superan también a una carta sola.
pres-r04 = { $bigger_set_rank ->
        [equal_or_higher] Un grupo mayor tiene que alcanzar al menos el rango que está encima.
        [same_size_only] Solo se responden grupos del mismo tamaño; un 2, cuatro iguales y completar valen siempre.
       *[any] Un grupo mayor supera a uno menor sin mirar los rangos.
    }
pres-r05 = Solo una carta sola sobre otra igual iguala y salta. Un grupo sobre otro igual no vale, salvo la pareja que hace los cuatro. Una pareja sobre una carta sola de su rango es solo un grupo mayor y no salta a nadie.
pres-19 = Quien no puede superar ni limpiar tiene que pasar.
pres-31 = En cualquier turno se puede pasar, aunque se tenga una carta que valga.
pres-r10 = { $pass_locks ->
        [until_cleared] Quien ha pasado no tiene turno hasta que se limpie el montón; no gasta un salto y aún puede completar cuatro iguales.
       *[no] Quien ha pasado puede jugar cuando le vuelva a tocar.
    }
pres-r09 = { $pass_on_lead ->
        [yes] También puede pasar quien empieza un montón, menos quien abre; le toca entonces al siguiente. Si pasan todos seguidos, el primero que pasó tiene que poner.
       *[no] Quien empieza un montón no puede pasar.
    }
pres-32 = Si los demás pasan y el turno vuelve a quien puso las últimas cartas, el montón se limpia y empieza otro.
pres-r17 = Ocurre en cuanto el turno llegaría a quien puso el último, y este empieza. A quien se saltó por el camino no se le pregunta.
pres-r16 = Cuando quedan dos, igualar salta al único otro: { $two_player_skip ->
        [must_beat_own] a quien igualó le vuelve a tocar y supera su propia carta o pasa; si también pasa el otro, se limpia el montón para quien igualó.
        [no_skip] aquí no se salta a nadie y le toca al otro.
       *[clear] si nadie completa los cuatro, se limpia el montón y empieza quien igualó.
    }

section-twos = Los 2

pres-17 = Un 2 limpia el montón.
pres-18 = Quien lo puso sigue y empieza el montón nuevo.
pres-r07 = Un solo 2 limpia lo que sea. Dos a la vez no valen; el segundo puede ir después sobre el montón vacío.
pres-r08 = Se puede poner un 2 sobre el montón vacío: no limpia nada y hay que poner otra vez.
pres-33 = La última carta que se pone no puede ser un 2.
pres-34 = A quien no le queda más que un 2 pasa a ser en el acto el A-hole de la ronda siguiente.
pres-r21 = Deja de jugar, se guarda la carta y ocupa el último puesto mientras los otros siguen. Si son varios, { $stuck_order ->
        [last_is_last] el último en parar es el A-hole y los anteriores quedan por encima.
       *[first_is_last] el primero en parar es el A-hole y los posteriores quedan por encima.
    } En todo lo demás se los trata como a quien se quedó sin cartas. Se mira cada vez que cambia una mano, también al repartir y al intercambiar.
pres-r22 = { $stuck_test ->
        [all_twos] Una mano que solo tiene varios 2, o uno, está parada.
       *[single_two] Una mano con varios 2 aún no está parada: se puede poner uno; parado está quien tiene exactamente uno.
    }
pres-r23 = El 2 que queda solo no se pone nunca: la jugada se rechaza.

section-fours = Cuatro iguales

pres-20 = Quien puede hacer que las cartas del centro sean cuatro iguales puede hacerlo, incluso fuera de turno.
pres-21 = Cuatro iguales en el centro limpian el montón.
pres-22 = Quien los completó empieza el montón nuevo.
pres-r06 = Cuatro iguales de una sola mano se pueden poner en el propio turno sobre lo que sea; limpian y se vuelve a empezar.
pres-r11 = Cuenta la serie sin interrumpir de un mismo rango que está encima, puesta en las jugadas que sea, nunca de 2. Uno solo añade exactamente lo que falta, todo de una vez; con dos barajas también.
pres-r12 = { $completion ->
        [in_turn_only] Aquí solo completa cuatro iguales quien tiene el turno.
        [off] Aquí no se completan cuatro iguales como tales; si se juntan cuatro en los turnos, limpian igualmente, y una pareja puede ir sobre otra igual.
       *[on] Después de cada jugada, y antes que nada, se pregunta a todos los que siguen y tienen cartas suficientes, en el sentido del reloj y al final a quien jugó; así la pregunta no revela nada. Con dos barajas pueden tenerlas varios, y completa el primero que quiera.
    } { $window_ms ->
        [auto] En una mesa con personas la jugada siguiente espera un momento.
       *[other] En una mesa con personas la jugada siguiente espera { $window_ms } milésimas de segundo.
    }
pres-r13 = Completar con las últimas cartas vale; empieza el siguiente que sigue en juego a la izquierda.
pres-r14 = La cuarta carta sola puesta en el propio turno limpia y no salta a nadie; empieza quien la puso.
pres-r30 = Con dos barajas valen en el propio turno, sobre cualquier cosa, grupos de cinco a ocho. Limpia el montón lo que hace llegar la serie a cuatro, también si los pasa.
pres-r38 = Si las mismas cartas son jugada corriente y completan, es una sola jugada: la de completar. Quien tiene el turno puede completar aunque no valga otra cosa.

section-out = Quedarse sin cartas

pres-r18 = { $match_and_out ->
        [clear_and_next_leads] Igualar con la última carta no salta a nadie: se limpia el montón y empieza el siguiente a la izquierda.
       *[skip_stands] Igualar con la última carta también salta.
    }
pres-r19 = { $pile_on_exit ->
        [cleared] Siempre que alguien se queda sin cartas o parado se limpia el montón, y empieza el siguiente a la izquierda.
       *[stays] Las últimas cartas de quien terminó se quedan para que las superen. En cuanto el turno llega a su sitio se limpia el montón y empieza el siguiente a la izquierda; a quien se saltó no se le pregunta.
    }
pres-27 = El A-hole limpia el centro siempre que toca.
pres-r34 = Lo hace la mesa, que dice a quién se le apunta.
pres-r20 = La ronda acaba cuando tiene cartas a lo sumo uno que no esté parado. Ese ocupa el puesto siguiente como si las hubiera puesto. Los parados llenan los últimos puestos y { $stuck_scores ->
        [yes] puntúan como cualquiera si es el primero o el segundo.
       *[no] no puntúan nunca, así que un segundo puesto que solo ellos pueden ocupar no vale nada.
    }

section-points = Los puntos

pres-23 = Cada ronda da 2 puntos al presidente y 1 al vicepresidente.
pres-24 = Gana la partida el primero que tiene puntos suficientes: 11 en el original.
pres-r33 = Esta partida es a { $target }.
pres-r32 = La ronda se juega siempre hasta el final y se apuntan los dos; después se mira la meta, primero la del presidente.

section-examples = Ejemplos

pres-e1 = Manos de 52 cartas: de cuatro, 13 cada uno; de cinco, dos tienen 11 y tres 10; de seis, cuatro tienen 9 y dos 8; de siete, tres tienen 8 y cuatro 7. Las manos mayores están a la izquierda del repartidor. Con dos barajas: de ocho, 13 cada uno; de nueve, cinco tienen 12 y cuatro 11; de diez, cuatro tienen 11 y seis 10; de once, cinco tienen 10 y seis 9; de doce, ocho tienen 9 y cuatro 8; de trece, 8 cada uno; de catorce, seis tienen 8 y ocho 7.
pres-e2 = Llegar a 11 cuesta al menos seis rondas, porque seis victorias son 12 puntos.
pres-e3 = Sobre un 7 solo, otro 7 salta al siguiente; una pareja de treses o de sietes vale y no salta a nadie. Tres treses van sobre una pareja de ases; ninguna pareja va sobre tres ases. Con dos barajas, tres nueves no van sobre tres nueves, pero un 9 solo los completa, y cuatro treses van encima y limpian. Cuatro nueves sobre un 9 solo son un grupo mayor que pasa de cuatro y también limpia.
pres-e4 = Hay un 5 sobre otro 5: un tercero que tiene los otros dos los pone fuera de turno, se limpia el montón y empieza él.
pres-e5 = Una pareja de nueves sobre una pareja de nueves hace cuatro y limpia.
pres-e6 = Si te quedan un 2 y un 6, pon el 2, vuelve a empezar y acaba con el 6. Al revés te quedaría el 2.
pres-e7 = Cuatro jugadores; tres se van quedando parados mientras el cuarto tiene cartas. El cuarto es presidente con 2 puntos, el último parado es segundo sin puntos y el primero es el A-hole.
pres-e8 = Uno pone un 8, el segundo lo iguala con su última carta, el tercero pierde el turno, el cuarto y el primero pasan. El turno pasaría por el sitio del segundo: se limpia el montón y empieza el tercero sin que se le pregunte.
pres-e9 = Quedan dos; uno pone un 6 y el otro lo iguala. El primero, con los otros dos 6, puede completar y entonces empieza; si no, se limpia el montón y empieza quien igualó.
