### Presidente en palabras. Las mismas claves que en.ftl.
### $rank va de 0 (el 3) a 11 (el as) y 12 (el 2); $you dice si la frase habla de ti.

## Cartas

pres-rank = { $rank ->
        [0] 3
        [1] 4
        [2] 5
        [3] 6
        [4] 7
        [5] 8
        [6] 9
        [7] 10
        [8] J
        [9] Q
        [10] K
        [11] A
       *[12] 2
    }
pres-one = { $rank ->
        [8] jota
        [9] reina
        [10] rey
        [11] as
       *[other] { pres-rank }
    }
pres-many = { $rank ->
        [0] treses
        [1] cuatros
        [2] cincos
        [3] seises
        [4] sietes
        [5] ochos
        [6] nueves
        [7] dieces
        [8] jotas
        [9] reinas
        [10] reyes
        [11] ases
       *[12] doses
    }
pres-word = { $rank ->
        [0] tres
        [1] cuatro
        [2] cinco
        [3] seis
        [4] siete
        [5] ocho
        [6] nueve
        [7] diez
        [8] jota
        [9] reina
        [10] rey
        [11] as
       *[12] dos
    }
pres-words = { pres-many }
pres-a = { $rank ->
        [8] una
        [9] una
       *[other] un
    } { pres-one }
pres-how-many = { $count ->
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
       *[8] ocho
    }
pres-cards = { $count ->
        [1] { pres-a }
        [2] un par de { pres-many }
        [3] tres { pres-many }
       *[other] { pres-how-many } { pres-many }
    }
pres-title = { $title ->
        [president] presidente
        [vice] vicepresidente
        [ahole] A-hole
        [intern] becario
       *[place] número { $number }
    }

## Jugadas: su nombre y lo demás que se puede escribir

pres-move-waive = no, seguir
    .alt1 = no
    .alt2 = seguir
    .alt3 = renunciar
pres-move-pass = paso
    .alt1 = p
    .alt2 = pasar
pres-move-lay = { $count ->
        [1] { pres-a }
        [2] par de { pres-many }
        [3] tres { pres-many }
       *[other] { pres-how-many } { pres-many }
    }
    .alt1 = { $count ->
        [1] { $rank ->
            [8] una sola
            [9] una sola
           *[other] un solo
        } { pres-one }
        [2] dos { pres-many }
        [3] trío de { pres-many }
       *[other] { $all ->
            [yes] todos los { pres-rank }
           *[no] poner { pres-how-many } { pres-many }
        }
    }
    .alt2 = { $count ->
        [1] poner { pres-a }
        [2] { pres-rank } { pres-rank }
        [3] { pres-rank } { pres-rank } { pres-rank }
        [4] { pres-rank } { pres-rank } { pres-rank } { pres-rank }
        [5] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
        [6] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
        [7] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
       *[8] { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank } { pres-rank }
    }
    .alt3 = { $count ->
        [1] 1x{ pres-rank }
        [2] 2x{ pres-rank }
        [3] 3x{ pres-rank }
       *[other] { $count }x{ pres-rank }
    }
    .alt4 = { $count ->
        [1] { pres-word }
        [2] pareja de { pres-words }
        [3] trio de { pres-words }
        [4] póker de { pres-words }
       *[other] grupo de { pres-how-many } { pres-words }
    }
    .alt5 = { $count ->
        [1] { pres-one }
        [2] { pres-many }
        [3] trío { pres-many }
        [4] poker de { pres-many }
       *[other] { $count } { pres-many }
    }
    .alt6 = { $count ->
        [1] un { pres-word }
        [2] dos { pres-rank }
        [3] tres { pres-rank }
       *[other] { pres-how-many } { pres-rank }
    }
    .alt7 = { $count ->
        [1] { pres-rank }
        [2] { pres-rank }{ pres-rank }
        [3] { pres-rank }{ pres-rank }{ pres-rank }
        [4] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
        [5] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
        [6] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
        [7] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
       *[8] { pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }{ pres-rank }
    }
pres-move-complete = completar los cuatro con { pres-cards }
    .alt1 = completar
    .alt2 = { $count ->
        [1] { pres-a }
        [2] par de { pres-many }
        [3] tres { pres-many }
       *[4] cuatro { pres-many }
    }
    .alt3 = { $count ->
        [1] { pres-word }
        [2] dos { pres-many }
        [3] trío de { pres-many }
       *[4] todos los { pres-rank }
    }
    .alt4 = { $count ->
        [1] poner { pres-a }
        [2] { pres-rank } { pres-rank }
        [3] { pres-rank } { pres-rank } { pres-rank }
       *[4] { pres-rank } { pres-rank } { pres-rank } { pres-rank }
    }
    .alt5 = { $count ->
        [1] 1x{ pres-rank }
        [2] 2x{ pres-rank }
        [3] 3x{ pres-rank }
       *[4] 4x{ pres-rank }
    }
    .alt6 = sí
pres-move-give = dar { pres-a }
    .alt1 = dar { pres-rank }
    .alt2 = { pres-rank }
    .alt3 = { pres-word }
    .alt4 = { pres-one }
pres-move-return = devolver { pres-a }
    .alt1 = devolver { pres-rank }
    .alt2 = { pres-rank }
    .alt3 = { pres-word }
    .alt4 = { pres-one }
    .alt5 = devuelvo { pres-rank }

## Qué se sigue de una jugada

pres-both = { $first }; { $second }
pres-effect-waive = el juego sigue
pres-effect-give = la carta va a { $other }
pres-effect-out = te quedas sin cartas y eres { $title }
pres-effect-stuck = te queda solo un 2: dejas de jugar y ocupas el último puesto libre
pres-effect-over = con eso acaba la ronda
pres-effect-clear = el montón se limpia y { $you ->
        [yes] empiezas tú otro
       *[no] { $seat } empieza otro
    }
pres-effect-lead = el montón sigue vacío y { $you ->
        [yes] tienes que empezarlo tú
       *[no] lo empieza { $seat }
    }
pres-effect-skip = el siguiente pierde el turno y { $you ->
        [yes] vuelve a tocarte a ti
       *[no] le toca a { $seat }
    }
pres-effect-turn = { $you ->
        [yes] te toca a ti
       *[no] le toca a { $seat }
    }

## Qué ha pasado

pres-told-round = Ronda { $number }: { $you ->
        [yes] repartes tú
       *[no] reparte { $seat }
    }.
pres-told-opens = { $you ->
        [yes] Tienes el 3 de tréboles y abres.
       *[no] { $seat } tiene el 3 de tréboles y abre.
    }
pres-told-leads = { $you ->
        [yes] Empiezas
       *[no] { $seat } empieza
    } un montón nuevo.
pres-told-gave = { $you ->
        [yes] Das { $cards } a { $other }.
       *[no] { $other-you ->
            [yes] { $seat } te da { $cards }.
           *[no] { $seat } da { $cards } a { $other }.
        }
    }
pres-told-gave-card = { $you ->
        [yes] Das una carta a { $other }.
       *[no] { $other-you ->
            [yes] { $seat } te da una carta.
           *[no] { $seat } da una carta a { $other }.
        }
    }
pres-told-returned = { $you ->
        [yes] Devuelves { $cards } a { $other }.
       *[no] { $other-you ->
            [yes] { $seat } te devuelve { $cards }.
           *[no] { $seat } devuelve { $cards } a { $other }.
        }
    }
pres-told-returned-card = { $you ->
        [yes] Devuelves una carta a { $other }.
       *[no] { $other-you ->
            [yes] { $seat } te devuelve una carta.
           *[no] { $seat } devuelve una carta a { $other }.
        }
    }
pres-told-waived = { $you ->
        [yes] Dejas pasar los cuatro iguales.
       *[no] { $seat } deja pasar los cuatro iguales.
    }
pres-told-passed = { $you ->
        [yes] Pasas.
       *[no] { $seat } pasa.
    }
pres-told-laid = { $you ->
        [yes] Pones { $cards }.
       *[no] { $seat } pone { $cards }.
    }
pres-told-completed = { $you ->
        [yes] Completas los cuatro con { $cards }.
       *[no] { $seat } completa los cuatro con { $cards }.
    }
pres-told-skipped = { $you ->
        [yes] Pierdes el turno.
       *[no] { $seat } pierde el turno.
    }
pres-told-out = { $you ->
        [yes] Te has quedado sin cartas: ¡{ $title }!
       *[no] { $seat } se ha quedado sin cartas: { $title }.
    }
pres-told-stuck = { $you ->
        [yes] Te queda solo un 2 y dejas de jugar.
       *[no] A { $seat } le queda solo un 2 y deja de jugar.
    }
pres-told-cleared = { $you ->
        [yes] Limpias el montón.
        [nobody] Se limpia el montón.
       *[no] { $seat } limpia el montón.
    }
    .unused = { $seat }
pres-told-ended = Ha terminado la ronda { $number }.
pres-told-placed = { $you ->
        [yes] Eres { $title }
       *[no] { $seat } es { $title }
    }: { $points ->
        [0] ningún punto
        [1] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
    .unused = { $number }
pres-told-won = { $you ->
        [yes] ¡Ganas la partida!
       *[no] { $seat } gana la partida.
    }

## Qué se ve

pres-points = { $seat } { $points }
pres-round = Ronda { $round }, a { $target } puntos: { $points }.
pres-round-many = Ronda { $round }, a { $target } puntos: { $count ->
        [0] nadie tiene ninguno todavía
       *[other] { $points }, los demás ninguno
    }.
pres-seat-title = { $title } { $seat }
pres-titles = De la ronda anterior: { $titles }.
pres-seat-cards = { $you ->
        [yes] tú
       *[no] { $seat }
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
pres-seat-out = { $you ->
        [yes] tú, sin cartas
       *[no] { $seat }, sin cartas
    } ({ $title })
pres-seat-stuck = { $you ->
        [yes] tú, parado con un 2
       *[no] { $seat }, con un 2 y sin jugar
    }
pres-table = Manos: { $seats }.
pres-one-seat = { $you ->
        [yes] tú
       *[no] { $seat }
    }
pres-seat-holds = { pres-one-seat } { $count }
pres-hands = Cartas en mano: { $seats }.
pres-out = Sin cartas, por orden: { $seats }.
pres-stuck = Con un 2 y sin jugar, por orden: { $seats }.
pres-locked = { $count ->
        [one] Sin turno hasta que se limpie el montón
       *[other] Sin turno hasta que se limpie el montón ({ $count })
    }: { $seats }.
pres-pile-empty = El montón está vacío.
pres-pile = En el montón: { $cards }, de { $you ->
        [yes] tu mano
       *[no] { $seat }
    }{ $missing ->
        [0] .
       *[other] ; con { $more } serían cuatro iguales.
    }
pres-told = Conoces { $count ->
        [one] esta carta
       *[other] estas cartas
    } de { $other }: { $cards }.
pres-hand = Tu mano: { $cards }.
pres-turn-over = La ronda ha terminado.
pres-turn-answer = Podrías completar cuatro iguales con { $cards }. ¿Lo haces?
pres-turn-window = Si nadie completa cuatro iguales, el montón se limpia y { $you ->
        [yes] empiezas tú
       *[no] { $seat } empieza
    } el siguiente.
pres-turn-give = { $you ->
        [yes] Tienes que dar
       *[no] { $seat } tiene que dar
    } { $count ->
        [one] la carta más alta
       *[other] las { $count } cartas más altas
    } a { $other }.
pres-turn-return = { $you ->
        [yes] Eliges
       *[no] { $seat } elige
    } { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para { $other } a cambio.
pres-turn-open = { $you ->
        [yes] Abres tú
       *[no] { $seat } abre
    } la primera ronda.
pres-turn-lead = { $you ->
        [yes] Empiezas
       *[no] { $seat } empieza
    } un montón nuevo.
pres-turn-play = { $you ->
        [yes] Te toca a ti.
       *[no] Le toca a { $seat }.
    }

## Por qué se rechaza una jugada. $clauses son las reglas que lo dicen.

pres-no-over = La ronda ha terminado ({ $clauses }).
pres-no-stuck = A quien solo le queda un 2 deja de jugar en esta ronda ({ $clauses }).
pres-no-out = No te quedan cartas: ya has terminado esta ronda ({ $clauses }).
pres-no-exchange = Antes { $you ->
        [yes] tienes que elegir la carta que debes
       *[no] { $seat } tiene que elegir la carta que debe
    } ({ $clauses }).
pres-no-not-highest = Das tu carta más alta, { $cards } ({ $clauses }).
pres-no-same-back = No puedes devolver { $cards }: te lo acaban de dar ({ $clauses }).
pres-no-no-exchange = Solo se dan y devuelven cartas antes de la primera jugada de una ronda ({ $clauses }).
pres-no-nothing-to-answer = No hay cuatro iguales a los que puedas renunciar ({ $clauses }).
pres-no-answer-first = Antes di si completas los cuatro con { $cards } ({ $clauses }).
pres-no-several-twos = Los 2 se ponen de uno en uno ({ $clauses }).
pres-no-not-held = No tienes { $cards } ({ $clauses }).
    .unused = { $count }
pres-no-not-your-turn = No te toca a ti, sino a { $seat } ({ $clauses }).
    .unused = { $you }
pres-no-window = El montón está a punto de limpiarse y { $you ->
        [yes] empiezas tú
       *[no] { $seat } empieza
    } el siguiente ({ $clauses }).
pres-no-locked = Has pasado y no vuelves a jugar hasta que se limpie el montón ({ $clauses }).
pres-no-completion-off = En esta partida nadie completa cuatro iguales fuera de turno ({ $clauses }).
pres-no-completion-in-turn = En esta partida los cuatro iguales se completan solo en el propio turno ({ $clauses }).
pres-no-not-the-missing = Los cuatro iguales se completan exactamente con lo que falta, { $cards } ({ $clauses }).
    .unused = { $count }
pres-no-declined = Ya has dejado pasar estos cuatro iguales ({ $clauses }).
pres-no-pass-on-lead = Quien empieza un montón tiene que poner algo ({ $clauses }).
pres-no-all-passed = Han pasado todos seguidos, así que quien pasó primero tiene que empezar ({ $clauses }).
pres-no-opening = { $set ->
        [yes] La primera ronda se abre con un solo { $rank }, el de tréboles
       *[no] La primera ronda se abre con el { $rank } de tréboles
    } ({ $clauses }).
pres-no-same-size = Al montón se responde solo con grupos del mismo tamaño, aquí de { $count ->
        [one] una carta
       *[other] { $count } cartas
    }, con un 2 o con un grupo de cuatro o más ({ $clauses }).
pres-no-bigger-but-lower = En esta partida un grupo mayor necesita al menos el rango { $rank } que está encima ({ $clauses }).
pres-no-single = A una carta sola solo la supera otra del mismo rango o más alta, o un grupo mayor ({ $clauses }).
pres-no-pair = A una pareja solo la supera una pareja más alta o un grupo mayor ({ $clauses }).
pres-no-triple = A un trío solo lo supera un trío más alto o un grupo mayor ({ $clauses }).
