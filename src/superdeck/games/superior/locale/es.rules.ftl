### El reglamento de Superior! con nuestras propias palabras. Los mismos identificadores que en en.

section-game = El juego

sup-01 = Superior! es un duelo: al juego normal se sientan dos personas. El título habla de hasta cuatro; la tercera y la cuarta plaza son de dos variantes, Todos contra todos y Por equipos.
sup-02 = Hace falta una baraja corriente de 52 cartas; los comodines se quedan en la caja.
sup-03 = Se reúnen puntos capturando cartas y gana quien tiene más al final. Quedarse sin cartas detiene el juego, pero por sí solo no gana nada.
sup-04 = Quien empieza se sabe las reglas en cinco o diez minutos. Dos personas que las conocen acaban una partida en tres minutos o menos.
sup-05 = Superior! lo escribió y diseñó Jared A. Sorensen con la ayuda de Joe Reif. Michael Mearls ayudó con la variante Por equipos, y los dibujos de las cartas del original salen de una tipografía de Ryan Neaveill. Su lema pregunta quién es más macho.
sup-r38 = { $mode ->
       *[duel] Dos personas juegan siempre el duelo.
        [free_for_all] Tres personas juegan siempre Todos contra todos, y cuatro también si no piden Por equipos.
        [tag_team] Cuatro personas que lo piden juegan Por equipos.
    }

section-terms = Palabras

sup-12 = Una carta numérica es un as o cualquier carta del 2 al 10.
sup-13 = Una figura es una jota, una reina o un rey.
sup-14 = Tu Triunfo Superior es un palo. Cambia el sentido de una sola carta: el as de ese palo.
sup-15 = Descubrir es volver contra una puja la primera carta del mazo; lo hace el rival de quien puja.
sup-r36 = Una puja es todo lo que alguien pone en un turno. Un paso es la parte que decide una sola carta descubierta, o una sola Reversión. Si el juego ha acabado se mira al terminar un turno y en ningún otro momento.

section-set-up = Preparación

sup-06 = Baraja y reparte diez cartas a cada jugador.
sup-r37 = Se reparte de una en una, empezando por la izquierda de quien da. Quien da es también quien primero descubre su carta de triunfo.
sup-07 = Después quien da vuelve la primera carta del mazo y la deja a un lado: el palo es su Triunfo Superior.
sup-08 = El rival vuelve otra carta de la misma manera. Los dos pueden tener el mismo triunfo.
sup-09 = Se comparan las dos cartas vueltas y empieza quien tiene la más alta. Aquí el as es la más baja y el rey la más alta.
sup-10 = Si las dos cartas tienen el mismo número, sea cual sea su palo, se vuelven a barajar con el mazo y los dos descubren otra, hasta que una sea más alta.
sup-r21 = Eso puede pasar varias veces seguidas. Solo las dos últimas cartas deciden los triunfos.
sup-11 = Las cartas de triunfo quedan aparte hasta el final. Recuerdan los triunfos y no se juegan.
sup-r20 = Si tu carta de triunfo es un as, ese as no está en juego y tu triunfo no tiene efecto en esta ronda.

section-bidding = Las pujas

sup-16 = En tu turno pujas una carta de tu mano poniéndola boca arriba.
sup-17 = El rival responde descubriendo la primera carta del mazo.
sup-18 = Si la carta descubierta es igual o más alta, ganas la puja: tu carta va a tu montón de puntos, donde cuenta su número, y la descubierta al descarte.
sup-19 = Si es más baja, pierdes la puja y las dos cartas se descartan.
sup-20 = Con eso acaba tu turno y empieza el del rival. Nunca se roban cartas del mazo para completar la mano.
sup-r17 = No se puede pasar: cada turno es una puja.
sup-r25 = Las pujas, las cartas descubiertas, los montones de puntos y el descarte están a la vista. Solo las manos son secretas.

section-combos = Combos

sup-21 = Puedes poner a la vez varias cartas numéricas de un palo. Se pujan como una sola carta con la suma de sus números y se llaman Combo.
sup-22 = La carta descubierta debe llegar a esa suma; entonces todas las cartas del Combo van a tu montón de puntos.
sup-23 = Si no llega, todas las cartas del Combo se descartan.
sup-24 = Ningún Combo puede sumar más de 10.

section-matches = Cadenas

sup-25 = Tras un paso ganado puedes pujar otra carta del mismo número. Una serie así de pasos es una cadena.
sup-26 = Puedes seguir mientras tengas cartas que encajen. A cada paso responde una carta descubierta.
sup-r05 = No estás obligado a seguir: tras cualquier paso ganado puedes parar y guardar lo que has puesto. Lo guardado ya no se puede robar.
sup-27 = Un solo paso perdido pierde la cadena entera; nada de lo puesto en ese turno puntúa.
sup-r04 = Eso vale para todas las cartas de la cadena, también las de un Combo que haya en ella.
sup-28 = Si terminas la cadena sin perder, te anotas todas sus cartas. Las descubiertas se descartan.
sup-29 = Combos y cadenas se combinan: la suma de un Combo es el número que deben hacer los pasos siguientes.
sup-r06 = { $combo_in_chain ->
       *[any_step] También un paso posterior puede ser un Combo, si su suma es el número de la cadena.
        [first_only] Solo el primer paso puede ser un Combo; cada paso posterior es una sola carta.
    }

section-aces = Ases y triunfos

sup-30 = Un as corriente es un 1 en todo: al pujar, al descubrirse y en el montón de puntos.
sup-31 = El as de tu Triunfo Superior se puja también como 1, pero cuenta 11 al descubrirse y vale 11 puntos.
sup-r01 = { $trump_flip ->
       *[bidder] Para un as descubierto se mira el triunfo de quien puja: ese as cuenta 11 y gana cualquier puja. El as del triunfo rival es un 1.
        [flipper] Para un as descubierto se mira el triunfo de quien lo descubre: ese as cuenta 11 y gana cualquier puja. El as del triunfo de quien puja es un 1.
        [any_players_trump] Un as descubierto cuenta 11, y gana cualquier puja, si su palo es el triunfo de cualquiera.
    }
sup-32 = Todo as, sea o no de triunfo, puede formar parte de un Combo o de una cadena.
sup-r03 = También en ellos el as de triunfo es un 1. Con el 9 de su palo hace una puja de 10 que vale 20 puntos.
sup-r02 = Que un as valga 11 depende del triunfo de la persona en cuyo montón acaba: un as de triunfo robado vale 1 para quien tiene otro triunfo.
sup-r35 = Un as pujado solo no pierde contra ninguna carta, pues ninguna es más baja que 1. Pero lo pueden robar. En un Combo se pierde como cualquier carta.

section-reversals = Reversiones

sup-33 = Cuando se ha pujado, un rival que tenga una figura del palo puede jugarla y robar la puja. Es una Reversión.
sup-34 = Quien roba se anota las cartas robadas, y la figura se descarta.
sup-35 = La Reversión sustituye a la carta descubierta: el mazo queda como está.
sup-r07 = Se puede robar cuando las cartas de un paso están en la mesa y antes de descubrir. Cada paso de una cadena es otra ocasión. Quien la deja pasar descubre la carta.
sup-36 = El palo de una cadena es el de su último paso, y quien la roba se lleva la cadena entera.
sup-r08 = En un Combo es el palo de sus cartas, también si es el último paso de una cadena.
sup-37 = Quien pujó puede recuperar la puja con otra figura de ese palo: es una doble Reversión.
sup-38 = Si el rival tiene la tercera figura del palo, una triple Reversión se lleva la puja otra vez.
sup-r11 = Después no queda ninguna figura del palo, así que nadie puede responder por tercera vez. Si alguna ya no está o es carta de triunfo, se acaba antes.
sup-r10 = Quien tiene la puja cuando ya nadie responde se la anota entera. { $continue_after_double ->
       *[no] Con eso acaba el turno, aunque quien pujó la haya recuperado.
        [yes] Si la ha recuperado quien pujó, antes puede seguir la cadena como tras ganar un paso.
    } El orden de los turnos no cambia.
sup-r12 = Puedes robar con tu última carta. La otra parte aún puede responder; luego acaba el turno y con él el juego, porque tu mano está vacía.
sup-r09 = { $reverse_face_bids ->
       *[no] Una figura pujada no se puede robar: es un cambio con el mazo y no da puntos.
        [yes] También se puede robar una figura pujada, antes de descubrir la carta, y responder como siempre. Quien se queda con ella la pone en su montón, donde no cuenta nada.
    }

section-faces = Figuras

sup-39 = Si contra tu puja sale una figura, elige: ganas el paso sin más, o descartas la puja y tomas la figura en tu mano.
sup-r15 = Tomar la figura renuncia a todo lo que has puesto en el turno, y el turno acaba. Si eliges ganar, la figura se descarta y puedes seguir la cadena.
sup-40 = También puedes pujar una figura. Entonces se descubre una carta del mazo; tomas una de las dos en tu mano y descartas la otra.
sup-r18 = { $face_bid ->
       *[free] Puedes hacerlo aunque tengas cartas numéricas.
        [only_when_forced] Solo puedes hacerlo cuando no tienes ninguna carta numérica.
    }
sup-41 = Sin cartas numéricas tienes que pujar una figura en cada turno, hasta que consigas una carta numérica o acabe el juego.
sup-r19 = También entonces eliges libremente entre las dos cartas; puedes conservar la figura aunque haya salido un número. Pujar una figura nunca reduce tu mano.
sup-r13 = Si contra tu última carta sale una figura, la elección decide el juego: si tomas la figura, sigues jugando; si tomas los puntos, el juego acaba.

section-end = El final

sup-42 = El juego acaba cuando alguien se queda sin cartas.
sup-r14 = Da igual que la última carta se haya ganado o perdido.
sup-43 = También acaba cuando se agota el mazo.
sup-r16 = Un paso al que responde la última carta del mazo se decide como siempre, con la elección si sale una figura. Después la cadena no puede seguir: lo ganado se guarda y el juego acaba. Ninguna puja empieza sin mazo.
sup-44 = Las cartas que quedan en una mano se descartan y no cuentan para nadie.
sup-45 = Cuenta tu montón de puntos: las cartas numéricas su número, un as 1, el as de tu propio Triunfo Superior 11.
sup-r22 = A igualdad de puntos se comparte la victoria. { $tie ->
       *[shared] No hay desempate.
        [extra_round] Tras una ronda única empatada se juega otra, y solo ella decide; si también se empata, la victoria se comparte.
    } Tras una ronda compartida da las cartas quien está a la izquierda del último que dio.
sup-46 = Quien ha ganado puede, si le apetece, gritar: «¡Yo soy Superior!»
sup-47 = Quien gana una ronda da las cartas en la siguiente.
sup-48 = Jugad tantas rondas como queráis.
sup-r23 = { $match ->
       *[single] Esta partida es de una ronda.
        [rounds_n] Esta partida tiene { $rounds } rondas. Deciden las rondas ganadas y luego los puntos; una ronda compartida no la gana nadie.
        [first_to_points] Esta partida sigue hasta que alguien tenga { $points } puntos al final de una ronda, pero no más de 100 rondas. Gana quien tiene más puntos.
    } Cada ronda es un juego aparte, con triunfos nuevos; sus puntos se suman.

section-advice = Consejo

sup-65 = Como una mano vacía acaba el juego, a menudo conviene poner muchas cartas en un turno. Para eso están los Combos y las cadenas.

section-examples = Ejemplos

sup-e1 = Uno descubre el 3 de corazones y el otro la jota de picas. Los triunfos son corazones y picas, empieza el dueño de la jota y las dos cartas quedan fuera del juego.
sup-e2 = Se puja un 4 y sale un 9: la puja está ganada y vale 4 puntos, el 9 se descarta.
sup-e3 = Sale una carta más baja: las dos se descartan y no hay puntos.
sup-e4 = El 2 y el 4 de diamantes se pujan juntos como un 6. Un 6 o más gana 6 puntos, un 5 o menos pierde las dos cartas.
sup-e5 = Se pujan dos corazones que suman 9. Sale el 9 de corazones: basta con igualar, y valen 9 puntos.
sup-e6 = Se gana el 6 de picas y luego se pierde el 6 de diamantes: ninguno cuenta.
sup-e7 = Se pujan tres 4 en cadena y salen 9, 6 y 7. Se ganan los tres por 12 puntos.
sup-e8 = El 5 y el 2 de tréboles se pujan como un 7, después el 7 de diamantes y después el 7 de corazones. Si se gana todo, salen cuatro cartas de la mano por 21 puntos.
sup-e9 = Se puja un 7 y el rival juega el rey de su palo. El 7 va al montón de puntos del rival, el rey al descarte, y no se descubre nada.
sup-e10 = Se puja un 7 y sale un rey: o te anotas el 7, o lo descartas y tomas el rey.
sup-e11 = Se puja un rey y sale un as. Se puede tomar cualquiera de los dos; aquí se descarta el as y se conserva el rey.
sup-e12 = Con triunfo de picas, un montón de 7, 6, 3, el as de picas, otro as y 9 cuenta 7 + 6 + 3 + 11 + 1 + 9 = 37.
sup-e13 = Alguien puja el 3 de tréboles y su pareja añade el 5 de tréboles: una puja de 8 en manos de la pareja. Si sale una figura es para la pareja, y el paso siguiente debe hacer 8.
sup-e14 = Tres personas descubren 9, 9 y 5, y las dos del 9 descubren otra vez: un 3 y un 4. Empieza el 4, aunque el 5 es más alto.
sup-r24 = En el ejemplo de los dos corazones, el 9 de corazones que sale es la carta de ese nombre; la puja son otros dos corazones, por ejemplo 4 y 5.

section-free-for-all = Todos contra todos

sup-49 = Tres o cuatro personas juegan como siempre, pero cualquiera puede robar la puja de cualquier otra.
sup-50 = Cada cual cuenta por su lado y gana la puntuación más alta.
sup-r26 = Cada jugador recibe { $ffa_hand ->
       *[10] 10 cartas, como en el duelo
        [8] 8 cartas
        [6] 6 cartas
    }.
sup-r27 = Los turnos van en el sentido del reloj desde quien tiene la carta de triunfo más alta. Donde el duelo habla del rival que descubre, es quien está a la izquierda de quien puja.
sup-r28 = Si las cartas de triunfo más altas son iguales, { $setup_ties ->
       *[tied_only] solo sus dueños las devuelven y descubren otra vez, y solo se comparan las nuevas; los demás conservan como triunfo la suya, ya fuera de la comparación.
        [everyone] descubren todos otra vez: antes vuelven al mazo todas esas cartas.
    }
sup-r29 = { $reversal_priority ->
       *[clockwise] La Reversión se ofrece en el sentido del reloj desde la izquierda de quien tiene la puja, y es de quien primero la acepta.
        [first_to_call] Todos menos quien tiene la puja pueden cantar a la vez una Reversión, y vale la primera que llega; no se descubre nada hasta que todos hayan dicho que no.
    } Después pueden responder del mismo modo todos menos el nuevo dueño, también quien pujó, hasta tres Reversiones en total.

section-tag-team = Por equipos

sup-51 = Cuatro personas forman dos equipos de dos.
sup-52 = Cada jugador recibe seis cartas.
sup-53 = Una persona de cada equipo descubre la carta de triunfo. Es el triunfo del equipo, y la más alta decide qué equipo empieza.
sup-54 = Esas dos están activas; sus parejas descansan.
sup-55 = Los puntos son del equipo.
sup-56 = Las personas activas juegan una contra otra como siempre. Quien descansa entra con un Combo o una cadena para su pareja, o con una Reversión contra el otro equipo.
sup-57 = Cuando la persona activa ha pujado, su pareja puede añadir una carta del mismo palo como Combo.
sup-58 = Una vez descubierta la carta ya no se puede añadir nada.
sup-59 = Tras una puja ganada, la pareja que descansa puede seguir la cadena con una carta del mismo número.
sup-60 = Cualquiera del otro equipo puede intentar una Reversión, y cualquiera del equipo que puja puede responder.
sup-61 = Quien entra con un Combo o una cadena está activo desde entonces, y su pareja descansa.
sup-62 = También quien descansa y roba una puja se cambia con su pareja.
sup-63 = El juego acaba cuando se agota el mazo o una de las cuatro personas se queda sin cartas.
sup-64 = Gana el equipo con más puntos.
sup-r30 = Las parejas se sientan enfrente. Los turnos alternan entre los equipos: sigue quien está en juego en el otro equipo una vez hechos todos los cambios. Descubre el rival activo. Tras la preparación el mazo tiene 26 cartas.
sup-r31 = { $tag_add ->
       *[one_card] Se puede añadir una carta numérica,
        [any] Se pueden añadir juntas una o más cartas numéricas,
    } una vez por turno y solo al primer paso, antes de preguntar por una Reversión. La nueva suma, 10 como mucho, es el número de la cadena. { $tag_consent ->
       *[no] No se pregunta a la pareja.
        [yes] La persona activa puede negarse: entonces lo añadido vuelve a su mano, a la vista de todos, y nadie cambia de sitio.
    } Quien acaba de ser relevado no añade nada más.
sup-r32 = Para seguir una cadena se pregunta primero a la persona activa y luego a su pareja, que puede seguir aunque la mano de la otra esté vacía. { $partners_see_hands ->
       *[no] Las parejas no se ven las cartas.
        [yes] Las parejas se ven las cartas.
    }
sup-r33 = También en las Reversiones se pregunta primero a la persona activa de un equipo y luego a la que descansa. Lo capturado es del equipo, y su triunfo decide lo que vale un as.
sup-r34 = { $tag_starters ->
       *[seat] En cada equipo descubre la carta de triunfo y empieza activa la persona de la plaza más baja.
        [choose] Antes de descubrir las cartas de triunfo, la persona de la plaza más baja de cada equipo dice quién la descubre y empieza activa; primero el equipo de quien da.
    }
sup-r39 = Quien ha entrado durante un turno es desde entonces quien puja: decide si sale una figura, la toma, y es la primera persona a la que se pregunta si sigue.
