### Lo que se dice en una partida de SUPRA. Las claves son las mismas que en en.ftl.

## Nombres. $you es yes cuando $seat es quien lo lee, $yours cuando lo es $target.

no-card = ninguna carta
slot = { $slot ->
        [0] motor
        [1] cabina
        [2] ruedas
       *[3] alerón
    }
event = { $event ->
        [0] día de garaje
        [1] carrera callejera
        [2] concurso de estilo
        [3] derrape
        [4] robo
       *[other] todavía nada
    }
car = motor { $engine }, cabina { $cabin }, ruedas { $wheels }, alerón { $spoiler }
    .alt1 = { $engine } { $cabin } { $wheels } { $spoiler }

## Jugadas

move-discard = { $card } al desguace
    .alt1 = { $card }
    .alt2 = descartar { $card }
    .alt3 = desguazar { $card }
move-build = { $car }
    .alt1 = montar { $car }
move-take = tomar { $card } como { $slot }
    .alt1 = { $card }
    .alt2 = tomar { $card }
    .alt3 = { $card } como { $slot }
move-rob = robar { $card } como { $slot } (sale { $old })
    .alt1 = { $card } como { $slot }
    .alt2 = { $card } { $slot }
    .alt3 = robar { $card } como { $slot }
    .alt4 = { $card } por { $old }
move-drop = { $card } al desguace
    .alt1 = { $card }
    .alt2 = tirar { $card }
    .alt3 = desguazar { $card }
move-sabotage = sabotear a { $seat }: { $card } como { $slot } (sale { $old })
    .alt1 = sabotear a { $seat } { $slot }
    .alt2 = { $card } a { $seat } como { $slot }
    .alt3 = sabotear { $seat } { $slot }
    .alt4 = sabotear a { $seat }: { $slot } con { $card }
    .alt5 = { $seat } { $slot }
move-assist = ayudar a { $seat } con { $card }
    .alt1 = ayudar a { $seat }
    .alt2 = { $card } para { $seat }
    .alt3 = dar { $card } a { $seat }
move-replace = { $card } como { $slot } (sale { $old })
    .alt1 = { $slot }
    .alt2 = { $old }
    .alt3 = { $card } como { $slot }
    .alt4 = entregar { $old }
    .alt5 = cambiar { $slot }
move-scrap = desguazar { $card }
    .alt1 = { $card }
move-swap = montar { $card } como { $slot } (sale { $old })
    .alt1 = { $card } como { $slot }
    .alt2 = { $card } { $slot }
    .alt3 = montar { $card } como { $slot }
    .alt4 = { $card } por { $old }
    .alt5 = cambiar { $card } por { $old }
move-keep = dejar el coche y el garaje como están
    .alt1 = dejar
    .alt2 = dejarlo todo
    .alt3 = no
move-inspect = pedir ver el garaje de { $seat }
    .alt1 = mirar el garaje de { $seat }
    .alt2 = inspeccionar a { $seat }
move-pass = paso
    .alt1 = no

## Qué hace una jugada

effect-discard = empieza el desguace junto con las cartas más altas de los demás, y recibes otra carta
effect-build = tu coche se enseña cuando todos están montados
effect-take = { $old } pasa de tu coche a tu garaje, que tendrá { $count }{ $wins ->
        [yes] { " " }y gana la partida
       *[no] { "" }
    }
effect-rob = { $old } pasa de tu coche a tu garaje, que tendrá { $count }{ $wins ->
        [yes] { " " }y gana la partida
       *[no] { "" }
    }
effect-drop = va al desguace; quedan { $cards } para un sabotaje o una ayuda
effect-exchange = { $old } va al desguace, y también { $left }; acaba el turno
effect-assist = { $seat } decide qué carta cambia; { $left } va al desguace; acaba el turno
effect-scrap = sale de tu garaje, porque ninguno es mayor
effect-swap = { $old } pasa a tu garaje
effect-keep = nada cambia y sigue quien viene después
effect-inspect = ves ese garaje y lo sigues desde ahora; todos oyen que lo has pedido

## Negativas

refuse-over = La partida ha terminado
refuse-chosen = Ya has elegido; todo se enseña a la vez
refuse-wait = Ahora elige { $seat }
refuse-discard = Ahora pon en el desguace la carta más alta de tu mano
refuse-build = Ahora monta tu coche
refuse-take = Antes monta en tu coche la carta más baja de la parrilla
refuse-rob = Antes roba una carta de la parrilla
refuse-drop = Antes lleva al desguace la carta más baja que queda en la parrilla
refuse-target = Ahora sabotea o ayuda a un rival: hay que elegir
refuse-replace = Ahora entrega una carta de tu coche por el regalo
refuse-scrap = Antes desguaza la carta roja más alta de tu garaje
refuse-swap = Ahora monta en tu coche una carta del garaje
refuse-keep = Con estas opciones hay que montar una carta del garaje
refuse-not-there = { $card } no está entre { $cards }
refuse-discard-so = { $card } no es la carta más alta de tu mano
refuse-build-so = Un coche se monta de la carta más alta, el motor, a la más baja, el alerón
refuse-lowest = { $card } no es la carta más baja de la parrilla
refuse-first-revealed = Con estas opciones se usa la carta igual que salió antes que { $card }
refuse-scrap-red = { $card } no es la carta roja más alta de tu garaje
refuse-scrap-black = { $card } es negra, y en un día de garaje solo se desguazan rojas
refuse-replace-so = { $card } tiene que cambiarse por una carta que cuadre con su valor
refuse-nobody = Nombra a un rival de esta mesa
refuse-not-lower = Una ayuda da la más baja de las dos cartas, y { $card } es la más alta
refuse-not-higher = Un sabotaje usa la más alta de las dos cartas, y { $card } es la más baja
refuse-no-upgrade = { $card } tiene que cambiarse por una carta más baja que { $old }
refuse-inspect-off = Con estas opciones los garajes no se enseñan
refuse-inspect-now = El garaje de { $seat } solo se puede pedir mientras { $seat } hace su día de garaje
refuse-inspect-empty = Ahora no hay nada que ver en el garaje de { $seat }
refuse-asked = Ya has preguntado a { $seat } en este turno

## La posición

position-set-up = Preparación. Mazo: { $draw }. Desguace: { $scrap }.
position-ready = Ya han elegido: { $seats }.
position-hand = Tu mano: { $cards }.
position-head = Turno { $turn }. Mazo { $draw }, desguace { $scrap }.{ $target ->
        [0] { " " }Gana el garaje mayor.
       *[other] { " " }Gana un garaje de { $target }.
    }
position-car = { $seat }: { $car }; garaje { $count }.
position-shown = El garaje de { $seat }, que te han enseñado: { $cards }.
position-garage = Tu garaje: { $cards }.
position-lineup = { $reds ->
        [-1] Parrilla incompleta: { $cards }.
       *[other] Parrilla: { $cards }: { $event }.
    }
phase-discard = { $you ->
        [yes] ¿Qué carta más alta pones en el desguace?
       *[no] Los demás ponen su carta más alta en el desguace.
    }
phase-build = { $you ->
        [yes] ¿Cómo montas tu coche?
       *[no] Los demás montan su coche.
    }
phase-take = { $you ->
        [yes] Has ganado: la carta más baja de la parrilla es para tu coche ({ $slot }).
       *[no] { $seat } toma la carta más baja de la parrilla ({ $slot }).
    }
phase-rob = { $you ->
        [yes] Has ganado: roba cualquier carta de la parrilla para tu coche.
       *[no] { $seat } roba una carta de la parrilla.
    }
phase-drop = { $you ->
        [yes] Lleva al desguace la carta más baja que queda en la parrilla.
       *[no] { $seat } lleva al desguace la carta más baja de la parrilla.
    }
phase-target = { $you ->
        [yes] ¿A quién saboteas con la carta alta, o ayudas con la baja?
       *[no] { $seat } sabotea o ayuda a alguien.
    }
phase-replace = { $you ->
        [yes] Te dan { $card }: ¿por qué carta la cambias?
       *[no] { $seat } recibe { $card } y entrega una carta.
    }
phase-scrap = { $you ->
        [yes] Ningún garaje es mayor que el tuyo: desguaza su carta roja más alta.
       *[no] { $seat } desguaza la carta roja más alta del garaje mayor.
    }
phase-swap = { $you ->
        [yes] Día de garaje: ¿qué carta del garaje montas en tu coche?
       *[no] Día de garaje: { $seat } monta una carta del garaje.
    }
phase-over = La partida ha terminado.

## La historia

told-deal = Se reparten cuatro cartas por cabeza, empezando por { $you ->
        [yes] ti
       *[no] { $seat }
    }.
told-laid = { $seat } { $you ->
        [yes] pones
       *[no] pone
    } { $cards } en el desguace.
told-new = Tu carta nueva: { $card }.
told-car = { $seat } { $you ->
        [yes] enseñas
       *[no] enseña
    }: { $car }.
told-take = { $seat } { $you ->
        [yes] tomas
       *[no] toma
    } { $card } como { $slot }; { $old } va al garaje.
told-rob = { $seat } { $you ->
        [yes] robas
       *[no] roba
    } { $card } como { $slot }; { $old } va al garaje.
told-drop = { $cards } va al desguace.
told-sabotage = { $seat } { $you ->
        [yes] saboteas
       *[no] sabotea
    } { $yours ->
        [yes] tu coche
       *[no] el coche de { $target }
    }: entra { $card } como { $slot }. Al desguace: { $old }, { $left }.
told-assist = { $seat } { $you ->
        [yes] ayudas a { $target }
       *[no] { $yours ->
            [yes] te ayuda
           *[no] ayuda a { $target }
        }
    } con { $cards }.
told-replace = { $seat } { $you ->
        [yes] montas
       *[no] monta
    } { $card } como { $slot }. Al desguace: { $old }, { $left }.
told-scrap = { $seat } { $you ->
        [yes] desguazas
       *[no] desguaza
    } { $cards } del garaje.
told-swap = { $seat } { $you ->
        [yes] montas
       *[no] monta
    } { $card } como { $slot }; { $old } va al garaje.
told-keep = { $seat } { $you ->
        [yes] dejas
       *[no] deja
    } coche y garaje como están.
told-inspect = { $seat } { $you ->
        [yes] pides
       *[no] pide
    } ver { $yours ->
        [yes] tu garaje
       *[no] el garaje de { $target }
    }.
told-garage = { $seat } tiene allí { $cards }.
told-idle = { $count ->
        [one] Una parrilla de cuatro negras: día de garaje, pero todos los garajes están vacíos.
       *[other] { $count } parrillas de cuatro negras: días de garaje, pero todos los garajes están vacíos.
    }
told-shuffle = Se baraja: ahora el mazo tiene { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
told-lineup = Parrilla: { $cards }. ¡{ $event }!
told-short = El mazo se ha acabado. Parrilla: { $cards }.
told-redraw = Coches idénticos: { $seat } { $you ->
        [yes] robas
       *[no] roba
    } { $cards } del mazo.
told-won = { $seat } { $you ->
        [yes] ganas
       *[no] gana
    } con { $card } ({ $event }{ $tie ->
        [yes] ; tras un empate decide: { $slot }
       *[no] { "" }
    }).
told-over = { $ending ->
        [target] El garaje está lleno.
        [identical] Quedan muy pocas cartas para que los coches idénticos roben otra.
        [turns] La partida termina tras { $turns } turnos.
       *[exhausted] El mazo no da para otra parrilla.
    }
told-standing = { $seat }: garaje { $count }, coche de { $total }.
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] has ganado
           *[no] ha ganado
        } la partida.
       *[other] { $seat } { $you ->
            [yes] compartís
           *[no] comparten
        } la victoria.
    }
