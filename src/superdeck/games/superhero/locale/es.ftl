### Lo que se dice en una partida de Superhero Audition. Las mismas claves que en.ftl.

## Lo que un mazo dice mejor. $card es el número de una carta.

hero = carta { $card }
line = nada se sabe de su vida
crisis = Inventad una entre todos: quien vota primero cuenta qué ha pasado.
theme-hero = héroe
theme-crisis = Crisis
theme-chosen = quien velará por la ciudad

## Nombres. $you es yes si $seat es quien lee.

nobody-there = nadie
kind-star = estrella
kind-cross = X
kind-robber = ladrón
seat-score = { $seat } { $count }
shown = { $kind } ({ $seats })
claim-for = a favor de { $hero }
claim-against = en contra de { $hero }
lies-shown = { $you ->
        [yes] tu { $kind }
       *[no] { $kind } de { $seat }
    }
lies-sealed = { $count ->
        [1] una carta
        [2] dos cartas
       *[other] { $count } cartas
    } de { $seat }

## Jugadas

move-waive = pasar
move-ready = a votar
    .alt1 = votar
    .alt2 = basta
    .alt3 = ya
move-for = hablar a favor de { $hero }
    .alt1 = a favor { $place }
    .alt2 = a favor de { $hero }
    .alt3 = favor { $place }
move-against = hablar en contra de { $hero }
    .alt1 = en contra { $place }
    .alt2 = en contra de { $hero }
    .alt3 = contra { $place }
move-star = estrella en { $hero }
    .alt1 = estrella { $place }
    .alt2 = estrella { $hero }
    .alt3 = estrella en { $place }
move-cross = X en { $hero }
    .alt1 = x { $place }
    .alt2 = x { $hero }
    .alt3 = x en { $place }
move-robber = ladrón en { $hero }
    .alt1 = ladrón { $place }
    .alt2 = ladrón { $hero }
    .alt3 = robar { $place }
    .alt4 = robar { $hero }
move-time = cerrar el debate

## Qué hace cada jugada

effect-ready = no dices nada más; se vota cuando todos quieran
effect-for = todos lo oyen, sea verdad o farol. La carta dice: { $line }
effect-against = todos lo oyen, sea verdad o farol
effect-star = un voto a favor; vale las estrellas que haya allí menos las X
effect-cross = un voto en contra; vale las X que haya allí menos las estrellas
effect-robber = se lleva lo que valgan los votos de allí; nadie más puntúa en ese sitio

## Negativas

refuse-waive = Aquí no hay nada que dejar pasar
refuse-clock = Solo el reloj cierra un debate antes de que todos quieran votar
refuse-debate-over = El debate de esta ronda ya terminó
refuse-ready = Ya dijiste que a votar, y eso no se puede retirar
refuse-claims = Se puede hablar { $most } veces en un debate, y ya lo has hecho
refuse-not-yet = Nadie vota antes de que acabe el debate: di «a votar»
refuse-votes-shown = Los votos de esta ronda ya están boca arriba
refuse-turn = Se vota por turnos alrededor de la mesa, y ahora vota { $seat }
refuse-place = No hay ningún { $theme } en el sitio { $place }
refuse-laid = Ya has puesto esa carta ({ $kind }) en la mesa: usa otra
refuse-spent = Tu ladrón ya está gastado: solo sale una vez por partida
refuse-same-hero = Tus cartas de una ronda van a sitios distintos, y ya hay una en { $hero }

## La posición

position-points = Ronda { $round }. Puntos: { $seats }.
position-cards = Ronda { $round }. Cartas: { $seats }.
position-row = La fila, desde el mazo hasta el otro extremo:
position-hero = { $place }. { $hero }: { $line }
position-place = { $place }. { $hero }{ $count ->
        [0] { "" }
       *[other] : { $cards }
    }
position-claims = { $seat } { $you ->
        [yes] hablas
       *[no] habla
    } { $claims }.
position-clock = Un reloj cierra el debate a los { $seconds } segundos.
position-hand = En la mano: { $kinds }.
phase-debate = El debate: { $count ->
        [0] ya has hablado todo lo que podías; di «a votar».
        [one] habla a favor o en contra de alguien (una vez más) o di «a votar».
       *[other] habla a favor o en contra de alguien (hasta { $count } veces) o di «a votar».
    }
phase-waiting = El debate sigue: falta que quiera votar { $seats }.
phase-vote = { $you ->
        [yes] Pon una carta boca abajo ({ $number } de { $votes }): por ejemplo, «estrella 3» o «x 5».
       *[no] { $seat } pone una carta boca abajo ({ $number } de { $votes }).
    }
phase-over = Votos contados. La fila queda así: { $heroes }.

## La historia

told-round = Ronda { $round }: quedan { $count } en la fila.
told-row = Desde el mazo: { $heroes }.
told-few = El mazo es pequeño: en esta partida puede repetirse alguna pregunta.
told-crisis = { $theme }: { $crisis }
told-first = { $seat } { $you ->
        [yes] tienes
       *[no] tiene
    } la ficha y { $you ->
        [yes] votas
       *[no] vota
    } primero.
told-set = { $seat } { $you ->
        [yes] tienes
       *[no] tiene
    } las cartas con el número 1 y { $you ->
        [yes] votas
       *[no] vota
    } primero.
told-for = { $seat } { $you ->
        [yes] hablas
       *[no] habla
    } a favor de { $hero }.
told-against = { $seat } { $you ->
        [yes] hablas
       *[no] habla
    } en contra de { $hero }.
told-ready = { $seat } ya { $you ->
        [yes] quieres
       *[no] quiere
    } votar.
told-time = Se acabó el tiempo: el debate queda cerrado.
told-vote = Empieza la votación; abre { $seat }.
told-laid = { $seat } { $you ->
        [yes] pones
       *[no] pone
    } una carta en { $hero }.
told-own = pones una carta ({ $kind }) en { $hero }.
told-reveal = Se destapan todas las cartas.
told-shown = { $hero }: { $parts }; { $worth }.
worth-nothing = no vale nada
worth-star = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por estrella
worth-cross = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por X
worth-robbed = { $points ->
        [one] el punto cae
       *[other] los { $points } puntos caen
    } en manos del ladrón
told-gained = Puntos de esta ronda: { $seats }.
told-moved = { $hero } { $tied ->
        [0] tiene más estrellas que nadie
       *[other] gana el empate a estrellas por estar más cerca
    } y pasa junto al mazo.
told-eliminated = { $hero } { $tied ->
        [0] tiene más X que nadie
       *[other] pierde el empate a X por estar más lejos
    } y deja la fila.
told-farthest = A nadie le quedan X, así que se va quien está más lejos: { $hero } deja la fila.
told-nobody = A nadie le quedan X, así que nadie deja la fila.
told-awarded = { $seat } { $you ->
        [yes] te llevas
       *[no] se lleva
    } la carta de { $hero }.
told-left = ¡{ $hero } es { $theme }!
told-match = { $count ->
        [one] { $seat } { $you ->
            [yes] ganas
           *[no] gana
        } la partida.
       *[other] { $seat } comparten la victoria.
    }

## Caracteres

style-plain = calcula qué puede valer cada voto y a veces va de farol
style-judge = de ley: sopesa al héroe ante la crisis y nunca roba
style-loner = calla y vota donde no vota nadie
style-follower = va adonde van los demás
style-robber = te convence de un voto y luego te lo roba

## Antes de la partida cada cual inventa una carta.

ask-name = Inventa una carta. Su nombre:
ask-line = Y una frase sobre esa carta:
