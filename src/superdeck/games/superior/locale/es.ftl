### Lo que se dice en una partida de Superior!. Las claves son las mismas que en en.ftl.

## Nombres. $you es yes cuando $seat es quien lo lee.

combined = { $first }+{ $second }
rank-name = { $rank ->
        [1] as
       *[other] { $rank }
    }
seat-points = { $seat }: { $points }
seat-won = { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $won ->
        [one] { $won } ronda ganada
       *[other] { $won } rondas ganadas
    }

## Jugadas

move-card = { $card }
    .alt1 = pujar { $card }
move-combo = { $cards } como { $value }
    .alt1 = { $cards }
    .alt2 = { $ranks } de { $suit }
    .alt3 = pujar { $cards }
    .alt4 = { $cards } como un { $value }
move-reverse = robar con { $card }
    .alt1 = { $card }
    .alt2 = robar { $card }
    .alt3 = reversión con { $card }
move-score = ganar la puja
    .alt1 = ganar
    .alt2 = puntuar la puja
    .alt3 = puntuar
move-keep = conservar { $card }
    .alt1 = conservar
    .alt2 = { $card }
move-keep-none = conservar la figura
move-take-none = tomar la carta descubierta
move-take = tomar { $card }
    .alt1 = tomar
    .alt2 = { $card }
move-let-be = dejar la puja como está
    .alt1 = dejarla
    .alt2 = no
    .alt3 = paso
move-bank = guardar la puja
    .alt1 = guardar
    .alt2 = parar
    .alt3 = no
    .alt4 = paso
move-pass = paso
    .alt1 = no

## Qué hace una jugada

effect-bid = { $value ->
        [1] ninguna carta la vence; { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }, si no te la roban
       *[other] gana con { $value } o más, vale { $points }
    }
effect-face = se descubre una carta: conservas la figura o tomas la otra
effect-reverse = la puja es tuya por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, si no te la vuelven a robar
effect-flip = se descubre la siguiente carta contra la puja
effect-stands = { $seat } { $you ->
        [yes] te quedas
       *[no] se queda
    } con la puja por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
effect-bank = { $points ->
        [one] { $points } punto va
       *[other] { $points } puntos van
    } a tu montón de puntos y acaba tu turno
effect-score = el paso está ganado y la figura se descarta; la puja vale { $points } por ahora
effect-swap = { $card } va a tu mano, { $dropped } al descarte y acaba tu turno

## Negativas

refuse-wait = Ahora no te toca decidir
refuse-choice = Decide antes qué se hace con { $card }
refuse-pass = No se puede pasar: cada turno es una puja
refuse-no-choice = No hay ninguna carta descubierta que elegir
refuse-not-held = No tienes { $cards }
refuse-no-face = { $card } no es una figura
refuse-suit = Una puja se roba con una figura de su último palo: { $suit }
refuse-answer-first = Roba la puja con una figura de { $suit } o déjala como está
refuse-face-in-chain = Una cadena sigue con cartas numéricas que sumen { $value }
refuse-value = Cada paso más de esta cadena debe sumar { $value }
refuse-combo-in-chain = Con estas opciones solo el primer paso puede ser un combo
refuse-nothing-to-reverse = No hay ninguna puja que robar
refuse-face = Con estas opciones solo puja una figura la mano que no tiene cartas numéricas
refuse-limit = Un combo suma 10 como mucho y este suma { $value }

## La posición

position-match = Ronda { $round }. { $seats }.
position-discard = Descartadas: { $cards }.
position-seat = { $seat }: triunfo de { $trump } ({ $marker }), { $held ->
        [one] { $held } carta
       *[other] { $held } cartas
    } en la mano{ $shown ->
        [0] { "" }
       *[other] { " " }(entre ellas { $known })
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $scored ->
        [0] { "" }
       *[other] { " " }({ $pile })
    }.
position-stock = Cartas que quedan en el mazo: { $count }.
position-bid = En la mesa, de { $seat }: { $cards }, valor { $value }, palo { $suit }, puntos { $points }.
position-face = En la mesa, de { $seat }: { $cards }, una figura.
position-hand = Tu mano: { $cards }.
phase-bid = { $you ->
        [yes] Te toca: ¿qué pujas?
       *[no] { $seat } va a pujar.
    }
phase-answer = { $you ->
        [yes] ¿Robas la puja con una figura de { $suit }?
       *[no] { $seat } puede robar la puja con una figura de { $suit }.
    }
phase-choose = { $you ->
        [yes] Ha salido { $card }: ¿ganas la puja o tomas la figura?
       *[no] Ha salido { $card }: { $seat } puede ganar la puja o tomar la figura.
    }
phase-swap = { $you ->
        [yes] Ha salido { $card }: ¿conservas tu figura o tomas esta carta?
       *[no] Ha salido { $card }: { $seat } puede conservar la figura o tomar esta carta.
    }
phase-go-on = { $you ->
        [yes] Paso ganado: ¿sigues con cartas que sumen { $value } o guardas la puja?
       *[no] { $seat } puede seguir con cartas que sumen { $value } o guardar la puja.
    }
phase-over = La ronda ha terminado.

## La historia

told-deal = Ronda { $round }: { $seat } { $you ->
        [yes] repartes
       *[no] reparte
    } diez cartas a cada jugador.
told-ties = { $count ->
        [one] Las primeras cartas de triunfo eran iguales y se descubrieron otras.
       *[other] Las primeras cartas de triunfo fueron iguales { $count } veces y se descubrieron otras.
    }
told-marker = { $seat } { $you ->
        [yes] descubres
       *[no] descubre
    } { $cards }: ese palo es { $you ->
        [yes] tu
       *[no] su
    } Triunfo Superior.
told-first = { $seat } { $you ->
        [yes] empiezas.
       *[no] empieza.
    }
told-bid = { $seat } { $you ->
        [yes] pujas
       *[no] puja
    } { $cards }.
told-step = { $seat } { $you ->
        [yes] sigues
       *[no] sigue
    } con { $cards }.
told-face = { $seat } { $you ->
        [yes] pujas
       *[no] puja
    } la figura { $cards }.
told-reversed = { $seat } { $you ->
        [yes] robas
       *[no] roba
    } la puja con { $cards }{ $you ->
        [yes] { " " }y ahora es tuya.
       *[no] { " " }y ahora es suya.
    }
told-scored = { $seat } { $you ->
        [yes] eliges
       *[no] elige
    } ganar la puja; { $card } va al descarte.
told-kept = { $seat } { $you ->
        [yes] conservas
       *[no] conserva
    } { $card }; { $dropped } va al descarte.
told-took = { $seat } { $you ->
        [yes] tomas
       *[no] toma
    } { $card } y { $you ->
        [yes] descartas
       *[no] descarta
    } { $dropped }.
told-flip = Sale { $cards }.
told-won = El paso está ganado, con { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } en juego.
told-lost = La puja está perdida.
told-banked = { $seat } { $you ->
        [yes] te anotas
       *[no] se anota
    } { $cards }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
told-left = Quedaban en la mano y se descartan: { $cards }.
told-points = Acaba la ronda. Puntos: { $points }.
told-round-won = { $seat } { $you ->
        [yes] ganas
       *[no] gana
    } la ronda: «¡Yo soy Superior!»
told-round-shared = La ronda queda empatada a { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
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
