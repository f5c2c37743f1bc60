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

move-mixed = { $cards }
move-add = añadir { $cards }
    .alt1 = { $cards }
move-add-none = no añadir nada
    .alt1 = dejarla
    .alt2 = no
    .alt3 = paso
move-accept = aceptar lo añadido
    .alt1 = aceptar
    .alt2 = sí
move-refuse = devolver lo añadido
    .alt1 = devolver
    .alt2 = rechazar
    .alt3 = no
move-starter = { $seat }
    .alt1 = primero { $seat }

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
effect-decline = si nadie más responde, se descubre la siguiente carta contra la puja
effect-add-none = la puja se queda en { $value }
effect-accept = la puja es de { $value } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, sigue con ella { $seat } y tú descansas
effect-refuse = vuelve a la mano de { $seat }: { $cards }; tú sigues en solitario
effect-starter = { $seat } { $you ->
        [yes] descubres la carta de triunfo y juegas
       *[no] descubre la carta de triunfo y juega
    } primero por tu equipo
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

refuse-order = Antes se pregunta a otros, o ya has dicho que no
refuse-mixed = Un combo se hace con cartas numéricas de un solo palo
refuse-mixed-match = Un combo es de un solo palo; puja estas cartas una tras otra, cada una cuando se gane la anterior
refuse-mixed-face = Un combo se hace solo con cartas numéricas, sin figuras
refuse-addition-suit = A la puja de tu pareja solo puedes añadir cartas numéricas de su palo: { $suit }
refuse-addition-many = Solo puedes añadir una carta
refuse-consent = Di antes si aceptas { $cards }
refuse-starter = Di antes quién de tu equipo juega primero
refuse-no-starter = Ahora nadie elige quién empieza
refuse-no-addition = Tu pareja no ha añadido nada a la puja

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
position-team = { $seat }: triunfo de { $trump } ({ $marker }), { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $scored ->
        [0] { "" }
       *[other] { " " }({ $pile })
    }.
position-team-unmarked = { $seat }: un equipo, aún sin carta de triunfo.
position-player = { $seat }, { $active ->
        [yes] en juego
       *[no] en descanso
    }: { $held ->
        [one] { $held } carta
       *[other] { $held } cartas
    } en la mano{ $shown ->
        [0] { "" }
       *[other] { " " }({ $all ->
            [yes] { "" }
           *[no] entre ellas{ " " }
        }{ $known })
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
phase-answer-several = { $seat } pueden robar la puja con una figura de { $suit }.
phase-go-on-several = { $seat } pueden seguir con cartas que sumen { $value }, o la puja se guarda.
phase-add = { $you ->
        [yes] La puja de tu pareja es de { $value }: ¿le añades algo de { $suit }?
       *[no] { $seat } puede añadir algo de { $suit } a la puja de { $value }.
    }
phase-consent = { $you ->
        [yes] Tu pareja te ofrece { $added }: ¿aceptas lo añadido?
       *[no] { $seat } puede aceptar { $added } en la puja o devolverlo.
    }
phase-starter = { $you ->
        [yes] ¿Quién de tu equipo juega primero?
       *[no] { $seat } va a decir quién juega primero por su equipo.
    }
phase-over = La ronda ha terminado.

## La historia

told-deal = Ronda { $round }: { $seat } { $you ->
        [yes] repartes
       *[no] reparte
    } { $count ->
        [6] seis
        [8] ocho
       *[other] diez
    } cartas a cada jugador.
told-starter = { $seat } { $you ->
        [yes] eliges
       *[no] elige
    } quién juega primero por el equipo: { $starter }.
told-ties = { $count ->
        [one] Las primeras cartas de triunfo eran iguales y se descubrieron otras.
       *[other] Las primeras cartas de triunfo fueron iguales { $count } veces y se descubrieron otras.
    }
told-ties-several = { $count ->
        [one] Las cartas de triunfo más altas eran iguales y se descubrieron otras.
       *[other] Las cartas de triunfo más altas fueron iguales { $count } veces y se descubrieron otras.
    }
told-marker-team = { $seat } { $you ->
        [yes] descubres
       *[no] descubre
    } { $cards }: ese palo es el Triunfo Superior de { $you ->
        [yes] tu
       *[no] su
    } equipo.
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
told-added = { $seat } { $you ->
        [yes] añades
       *[no] añade
    } { $cards } a la puja de { $you ->
        [yes] tu
       *[no] su
    } pareja.
told-accepted = { $seat } { $you ->
        [yes] aceptas
       *[no] acepta
    } { $cards } en la puja.
told-refused = { $seat } { $you ->
        [yes] devuelves
       *[no] devuelve
    } { $cards }.
told-active = Ahora { $seat } { $you ->
        [yes] estás
       *[no] está
    } en juego.
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
told-banked-team = { $seat } { $you ->
        [yes] os anotáis
       *[no] se anotan
    } { $cards }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
told-left = Quedaban en la mano y se descartan: { $cards }.
told-points = Acaba la ronda. Puntos: { $points }.
told-points-team = Acaba la ronda. Puntos: { $points }.
told-round-won = { $seat } { $count ->
        [one] { $you ->
            [yes] ganas
           *[no] gana
        }
       *[other] { $you ->
            [yes] ganáis
           *[no] ganan
        }
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
told-match-team = { $seat } { $you ->
        [yes] habéis
       *[no] han
    } ganado la partida.
