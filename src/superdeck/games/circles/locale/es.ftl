### Lo que se dice en una partida de Super Circles. Las claves son las mismas que en en.ftl.

## Nombres. $colour es 0 rojo, 1 azul, 2 verde, 3 amarillo, 4 lila, 5 naranja; los anillos se cuentan
## desde 1, el interior. $you es yes cuando $seat es quien lo lee.

letter = { $colour ->
        [0] R
        [1] A
        [2] V
        [3] M
        [4] L
       *[5] N
    }
colour = { $colour ->
        [0] rojo
        [1] azul
        [2] verde
        [3] amarillo
        [4] lila
       *[5] naranja
    }
ring-card = { $one }{ $two }{ $three }{ $four }
ring = anillo { $ring } { $colour }
seat-cards = { $seat }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Jugadas

move-wait = no hacer nada
    .alt1 = esperar
    .alt2 = nada
    .alt3 = paso
move-draw = robar una carta
    .alt1 = robar
    .alt2 = r
move-call = anunciar el bloqueo
    .alt1 = anunciar
    .alt2 = bloqueo
move-last = poner la última carta
    .alt1 = última
    .alt2 = última carta
move-turn = volver una carta del montón para el anillo { $ring } { $colour }
    .alt1 = volver { $ring }
    .alt2 = volver { $colour }
    .alt3 = v{ $ring }
move-play = { $card } en el anillo { $ring } { $colour }
    .alt1 = { $card } { $ring }
    .alt2 = { $card } { $colour }
    .alt3 = { $card } en { $ring }
    .alt4 = poner { $card } { $ring }
    .alt5 = poner { $card } { $colour }
clock-go = ¡YA!
clock-move-up = subir la carta de abajo
clock-stop = parar la partida
clock-force = robar una carta para { $seats }
clock-give-back = devolver { $card } a { $seat }
clock-give-turned = dar la carta vuelta a { $seat }
clock-pause = pausa para { $seat }
clock-resume = fin de la pausa de { $seat }

## Lo que hace una jugada

effect-wait = nada en este paso
effect-draw = miras la primera carta de tu montón; { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    } en él
effect-call = la carta de abajo del centro pasa arriba
effect-last = tu última carta no necesita coincidir: te quedas sin cartas{ $ticks ->
        [yes] , salvo que alguien ponga antes
       *[no] { "" }
    }
effect-turn = la primera carta de tu montón se vuelve a la vista de todos; queda puesta si su anillo { $ring } es { $colour }, si no va a tu mano{ $ticks ->
        [yes] ; si alguien pone antes, va a tu mano en cualquier caso
       *[no] { "" }
    }
effect-play = { $count ->
        [0] tu última carta: ganas
        [one] te queda { $count } carta; después no vale el anillo { $ring }
       *[other] te quedan { $count } cartas; después no vale el anillo { $ring }
    }{ $ticks ->
        [yes] ; si alguien pone antes, la carta vuelve a tu mano y todos la han visto
       *[no] { "" }
    }

## Rechazos

refuse-clock = Eso lo hace el reloj, no un jugador
refuse-over = La partida ha terminado
refuse-before-go = Antes de la salida no se puede hacer nada
refuse-stalled = Nadie tiene una coincidencia: { $you ->
        [yes] te toca
       *[no] le toca a { $seat }
    } subir la carta de abajo
refuse-idle = Tras { $count } pasos sin que nadie actúe sigue el reloj
refuse-call = No hay bloqueo que anunciar mientras alguien pueda tener una coincidencia o un montón
refuse-call-first = Nadie tiene una coincidencia: anuncia el bloqueo, o espera
refuse-same-act = Eso es lo que ya has puesto sobre la mesa
refuse-wait = Aquí nadie tiene turno, así que no hay nada que pasar
refuse-empty-pile = Tu montón está vacío
refuse-paused = Tras un anillo mal dicho tus cartas esperan un momento
refuse-last = Solo la última carta de alguien, y solo con una opción, se pone sin coincidencia
refuse-look-first = Con estas opciones primero se roba una carta y se mira
refuse-barred = El anillo { $ring } dio la última coincidencia y no puede dar la siguiente
refuse-not-held = No tienes { $card }
refuse-copy = Antes va tu otra { $card }: la han visto todos, o da lo mismo
refuse-no-match = El anillo { $ring } de { $card } es { $colour }, y arriba es { $top }

## La posición

position-seat = { $seat }: { $held } en la mano{ $shown ->
        [0] { "" }
       *[other] { " " }(entre ellas { $known })
    }, { $left } en el montón{ $late ->
        [0] { "" }
        [one] , tarde una vez
       *[other] , tarde { $late } veces
    }{ $paused ->
        [yes] , en pausa
       *[no] { "" }
    }.
position-top = Encima de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $card }. Coincide con { $rings }{ $bar ->
        [0] { "" }
       *[other] ; el anillo { $bar } no vale
    }.
position-hand = Tu mano: { $cards }.
phase-ready = { $you ->
        [yes] Vas a dar la salida.
       *[no] { $seat } va a dar la salida.
    }
phase-playing = { $playing ->
        [yes] { $fits ->
            [0] Ninguna de tus cartas encaja.
            [one] Encaja { $fits } de tus cartas.
           *[other] Encajan { $fits } de tus cartas.
        }
       *[no] Cualquiera puede poner una carta.
    }
phase-tick = Paso { $tick }. { $playing ->
        [yes] ¿Qué eliges? { $fits ->
            [0] Ninguna de tus cartas encaja.
            [one] Encaja { $fits } de tus cartas.
           *[other] Encajan { $fits } de tus cartas.
        }
       *[no] Todos eligen lo que hacen.
    }
phase-idle = Nadie ha hecho nada en { $count } pasos.
phase-stalled = Nadie tiene una coincidencia y todos los montones están vacíos. { $calls ->
        [yes] { $you ->
            [yes] ¿Anuncias el bloqueo?
           *[no] { $seat } puede anunciar el bloqueo.
        }
       *[no] { "" }Sigue el reloj.
    }
phase-over = La partida ha terminado.

## El relato

told-deal = { $seat } { $you ->
        [yes] repartes
       *[no] reparte
    }; la primera carta del centro es { $card }.
told-go = { $seat } { $you ->
        [yes] das
       *[no] da
    } la salida: ¡YA!
told-drew = { $seat } { $you ->
        [yes] robas
       *[no] roba
    } una carta.
told-own-card = Has robado { $card }.
told-laid = { $seat } { $you ->
        [yes] pones
       *[no] pone
    } { $card }{ $ring ->
        [5] , la última carta.
       *[other] {" "}en el anillo { $ring } { $colour }.
    }
told-turned = { $seat } { $you ->
        [yes] vuelves
       *[no] vuelve
    } { $card } del montón: queda puesta en el anillo { $ring } { $colour }.
told-kept = { $seat } { $you ->
        [yes] vuelves
       *[no] vuelve
    } { $card } para el anillo { $ring }; no coincide y va a { $you ->
        [yes] tu
       *[no] su
    } mano.
told-late = { $seat } { $you ->
        [yes] llegas
       *[no] llega
    } tarde con { $card } y la { $you ->
        [yes] recoges
       *[no] recoge
    }.
told-late-turned = { $seat } { $you ->
        [yes] llegas
       *[no] llega
    } tarde; la carta vuelta { $card } va a { $you ->
        [yes] tu
       *[no] su
    } mano.
told-paused = { $seat } { $you ->
        [yes] has
       *[no] ha
    } dicho un anillo que no es y { $you ->
        [yes] esperas
       *[no] espera
    }.
told-resumed = Fin de la pausa de { $seat }.
told-stalled = Nadie tiene una coincidencia y todas las cartas están robadas.
told-moved = { $seat } { $you ->
        [yes] subes
       *[no] sube
    } la carta de abajo: { $card }.
told-stopped = Nadie sigue: la partida se para y gana quien tiene menos cartas.
told-left = Cartas que quedan: { $seats }.
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] has
           *[no] ha
        } ganado.
       *[other] { $seat } comparten la victoria.
    }

## El tablero, para teclas sueltas

board-seat = { $seat } { $held }+{ $left }{ $paused ->
        [yes] { " " }en pausa
       *[no] { "" }
    }
board-help-card = Pon una carta que tenga un anillo como la carta de arriba: el mismo color en el mismo lugar, pero no en el anillo que no vale. Escribe la letra de tu carta y luego el número del anillo.
board-help-draw = La barra espaciadora pasa a tu mano la carta de arriba de tu montón. Gana quien se queda sin cartas, ni en la mano ni en el montón.
board-help-turn = También puedes volver a ciegas la carta de arriba de tu montón: escribe 0 y luego el anillo que esperas.
board-help-late = Nadie tiene turno: vale la primera carta. Quien llega tarde recoge la suya, y todos la han visto.
board-help-stalemate = Cuando se han robado todos los montones y nadie tiene coincidencia, la carta de abajo del centro pasa arriba.
board-help-call = Cuando se han robado todos los montones y nadie tiene coincidencia, quien reparte pulsa Intro: la carta de abajo del centro pasa arriba.
board-help-last = Tu última carta no necesita coincidencia: escribe su letra y luego Intro.

## Los caracteres de los bots

style-average = de reflejos normales
style-calm = se lo toma con calma
style-quick = es rápido y a veces se equivoca
style-expert = lo ve todo y piensa una carta por delante
style-gentle = se toma tanto tiempo que da para encontrar las teclas
style-watchful = de reflejos normales, y se fija en los anillos que quedan abiertos
style-master = lo ve todo, recuerda cada carta y juega la mejor
