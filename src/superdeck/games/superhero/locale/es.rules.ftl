### El reglamento de Superhero Audition con nuestras palabras. Las mismas claves que en.rules.ftl.

section-game = El juego

hero-01 = La ciudad busca superhéroe oficial. Ronda tras ronda se vota para que un candidato deje la fila, y quien quede al final se lleva el puesto.
hero-02 = Juegan de una a seis personas durante diez o veinte minutos. Según su autor, esta versión de las reglas era una beta.
hero-r19 = Se puede jugar a solas: sin rivales, las dos cartas puntúan sin oposición y la partida da doce puntos hagas lo que hagas. Sirve para probar; para competir, que los bots ocupen los demás asientos.
hero-39 = Un consejo oído en la mesa: donde votas a solas, nadie te anula ni te roba. Responde el autor: al principio funciona, pero la fila se acorta y los votos acaban por encontrarse.
hero-r22 = Ir por libre es una manera de jugar y no una regla. Uno de los caracteres de los bots, el solitario, juega así.

section-needs = Qué hace falta

hero-03 = Un mazo de héroes y crisis, una ficha para quien empieza y algo con que apuntar los tantos. Aquí la mesa se encarga de las tres cosas.
hero-04 = Cada cual tiene las mismas tres cartas de voto: una estrella, una X y un ladrón. Nadie más ve cuáles te quedan.
hero-05 = Cada carta del mazo tiene dos caras: un héroe y una crisis.
hero-r16 = La fila es de { $row } héroes, así que el mazo necesita al menos una carta más. Con el doble de la fila menos dos cartas ({ $row ->
        [5] 8
        [6] 10
        [7] 12
        [8] 14
       *[9] 16
    } en este caso) no se repite ninguna crisis; con un mazo menor se avisa y se juega igual.
hero-31 = De héroes sirven cromos viejos o cartas de cualquier juego coleccionable, con tal de que salga alguien o algo vivo.
hero-32 = Vale cualquier tema: cromos de deportistas con lances de partido, o el fichaje de un equipo de béisbol imaginario.
hero-r25 = Por eso se leen otros mazos de un archivo: un nombre, un texto o un dibujo, una crisis si la hay, y las palabras del tema en lugar de héroe y crisis.
hero-33 = { $custom_hero_per_player ->
       *[0] También podría inventar héroes cada jugador; en esta partida no se hace.
        [1] Antes de la partida cada jugador inventa un héroe, con un nombre y una frase, y se baraja con el mazo. Por detrás no lleva crisis: a quien le toque esa cara, que invente también una. Tanta libertad no es para todos.
    }
hero-34 = Un mazo puede crecer hasta el doble y más, según haya gente que ponga nombre a héroes.
hero-35 = Detrás de cada héroe hay una crisis hecha a su medida. Mientras el héroe está en la fila, su crisis no está en el mazo, así que la elección nunca viene regalada.
hero-r24 = Así están hechas todas las cartas de nuestro mazo.
hero-36 = Quien quiera puede añadir héroes y crisis en un archivo. Los nuestros se dibujan y se cuentan con buen humor, para todas las edades.

section-set-up = Preparación

hero-06 = Se baraja el mazo y se ponen { $row } cartas en fila, con el héroe a la vista.
hero-07 = El resto es el mazo de crisis, con la crisis a la vista, en un extremo de la fila. En adelante ese extremo es el cercano y el otro el lejano.
hero-08 = La ficha es primero para la persona de más edad.

section-debate = Primer paso: el debate

hero-09 = La crisis de encima del mazo pregunta quién puede ayudar. Di a favor de quién deberían votar los demás, y en contra de quién.
hero-10 = De un héroe se sabe lo que pone en la carta y nada más. Lo que deduzcas o inventes será bienvenido.
hero-11 = Una crisis podría ser esta: las mascotas se han rebelado contra sus dueños y alguien tiene que poner paz entre patas y manos.
hero-r23 = { $debate ->
       *[claims] Se puede hablar en cualquier momento. Al hablar se nombra a un héroe, a favor o en contra; hasta tres veces por persona y ronda, y no hace falta decir la verdad. Quien dice «a votar» ya no se echa atrás, y cuando lo han dicho todos empieza la votación. Lo demás que se charle en la mesa no es parte del juego.{ $debate_seconds ->
           *[off] { "" }
            [other] { " " }Un reloj cierra el debate a los { $debate_seconds } segundos.
        }
        [off] Con estas opciones no hay debate y la ronda empieza por la votación.
    }

section-vote = Segundo paso: la votación

hero-12 = Vota primero quien tiene la ficha, y los demás siguen en el sentido de las agujas del reloj.
hero-13 = En tu turno pones la estrella junto a un héroe a quien apoyas, o la X junto a uno a quien rechazas.
hero-r01 = { $votes ->
        [1] Cada jugador pone una carta por ronda.
       *[2] Cada jugador pone por ronda dos cartas distintas, de las tres que tiene.
        [3] Cada jugador pone sus tres cartas en cada ronda.
    }
hero-r02 = { $lap ->
       *[one_card_twice] Un turno es una carta; se dan vueltas a la mesa hasta que todos han puesto las suyas, y cada vuelta empieza por la ficha.
        [both_at_once] Un turno son todas las cartas de la ronda de un jugador, una tras otra, y se da una sola vuelta a la mesa.
    }
hero-r05 = { $distinct_heroes ->
       *[no] Dos cartas de un jugador pueden ir junto al mismo héroe. Una estrella y una X propias se anulan; una estrella y un ladrón aseguran los puntos.
        [yes] Las cartas que un jugador pone en una ronda tienen que ir junto a héroes distintos.
    }
hero-14 = Las cartas se ponen boca abajo, para que nadie sepa cuáles son a favor y cuáles en contra.
hero-r17 = De quién es una carta y dónde está lo ven todos; qué carta es queda en secreto.
hero-38 = El orden importa, porque quien vota más tarde ve dónde hay cartas. Para eso está la ficha.
hero-15 = Después de votar, la ficha pasa un asiento a la izquierda.
hero-43 = { $token ->
       *[token] Se podría prescindir de la ficha: el número de los juegos de cartas daría el orden, y tras cada ronda cada juego pasaría a la izquierda.
        [card_numbers] No hay ficha: vota primero el juego de cartas 1, luego el 2, y así sucesivamente. Tras cada ronda cada cual pasa su juego a la izquierda.
    }
hero-r20 = Solo se usan tantos juegos de cartas como jugadores. Se reparten en el sentido de las agujas del reloj desde la persona de más edad, así que el orden es el que daría la ficha.

section-robber = El ladrón

hero-24 = El ladrón se puede poner como uno de tus votos.
hero-r03 = Ocupa el lugar de una carta de la ronda; vale cualquier selección de tus tres cartas.
hero-25 = El ladrón por sí mismo no vale nada.
hero-26 = Se lleva para su dueño todo lo que se pueda sacar de ese héroe, y nadie más puntúa ahí.
hero-27 = Si varios jugadores han puesto ladrones en un mismo héroe, cada uno se lo lleva todo.
hero-28 = Los ladrones no cuentan como votos que coinciden: un héroe que solo tiene ladrones no vale nada.
hero-r04 = Junto a tres estrellas el ladrón no es un cuarto voto: se lleva tres puntos.
hero-r07 = También se lleva lo que valen las X donde son mayoría.
hero-r15 = { $robber_uses ->
       *[every_round] Tras una ronda vuelven a la mano todas las cartas de voto, también el ladrón.
        [once_per_game] Tras cada ronda vuelven la estrella y la X. Un ladrón ya jugado queda gastado hasta el final de la partida.
    }
hero-r28 = Tres votos por ronda no casan con un ladrón que se gasta ni con cartas que deben ir separadas: alguien se quedaría sin ningún voto legal.

section-results = Tercer paso: los resultados

hero-16 = Puesta la última carta, se destapan todas.
hero-17 = Un voto da un punto por cada voto sobre ese héroe que dice lo mismo, contando el propio.
hero-18 = Los votos contrarios se descuentan.
hero-r06 = Nada puntúa nunca por debajo de cero.
hero-19 = Así, un voto que está solo, a favor o en contra, da un punto.

section-elimination = Cuarto paso: la eliminación

hero-22 = En cada héroe, las estrellas y las X se anulan entre sí antes de comparar nada.
hero-r09 = Lo que sigue se cuenta con lo que queda entonces.
hero-r08 = Aquí los ladrones no son ni estrellas ni X.
hero-20 = El héroe con más estrellas pasa al extremo cercano. Si empatan, pasa el más cercano.
hero-r10 = Si no queda ninguna estrella, nadie se mueve.
hero-21 = El héroe con más X sale de la fila y su carta va debajo del mazo de crisis. Si empatan, sale el más lejano.
hero-r11 = { $no_x ->
       *[farthest] Si no queda ninguna X, sale el héroe del extremo lejano, de modo que cada ronda se lleva a uno.
        [nobody] Si no queda ninguna X, no sale nadie. A las diez rondas la partida acaba de todos modos.
    }
hero-r12 = Primero se mueve. Solo se nota cuando tiene que salir el extremo lejano: quien acaba de moverse está a salvo.
hero-r13 = Un empate a estrellas y otro a X se resuelven cada uno por su lado.
hero-23 = Ahí acaba la ronda. La siguiente trae otra crisis.
hero-r14 = { $used_crisis ->
       *[bottom] La crisis usada va debajo del mazo, por debajo del héroe que ha salido.
        [removed] La crisis usada sale del juego.
    } Si no queda otra carta, la última crisis sirve de nuevo.

section-end = El final

hero-29 = Cuando queda un solo héroe, la partida ha terminado.
hero-30 = { $award ->
       *[points] Gana quien tiene más puntos.
        [hero_cards] Aquí gana quien tiene más cartas de héroe, véase HERO-44.
    }
hero-44 = { $award ->
       *[points] Se podría prescindir de los tantos: quien más puntúa en una ronda se queda la carta del héroe que sale, y ganan más cartas.
        [hero_cards] Nadie suma puntos. Quien más puntúa en una ronda se queda la carta del héroe que sale; si hay empate, quien votó antes. Gana quien tiene más cartas.
    }
hero-r21 = Sin tantos, los puntos de la ronda se calculan igualmente, solo para la carta, y la carta ganada no va debajo del mazo. Si no sale nadie, no hay carta. { $last_hero ->
       *[nobody] El héroe que queda al final no es de nadie.
        [last_round_winner] El héroe que queda al final es para quien se llevó la última carta.
    }
hero-48 = ¿Por qué gana el empate quien votó antes? Porque quien vota tarde ha visto dónde están las cartas de los demás.
hero-45 = Con juegos numerados y sin tantos, para jugar bastan las cartas. Una edición posterior de las reglas adoptó las dos cosas.
hero-r18 = { $tie ->
       *[shared] Los empatados comparten la victoria.
        [last_round_score] Entre empatados gana quien más puntuó en la última ronda.
        [earliest_token] Entre empatados gana quien votó antes en la última ronda.
        [total_points] Entre empatados gana quien sumó más puntos en todas las rondas.
    }

section-print = Para imprimir y anotar

hero-37 = Una caja para llevar tiene cartas donde apuntar y una con las reglas; hubo quien pidió cartas que aguanten el agua.
    .later = imprimir y jugar
hero-40 = En hojas impresas por las dos caras, los dorsos van en espejo para que cada uno caiga detrás de su carta.
    .later = imprimir y jugar
hero-41 = Las reglas vienen en una hoja con dibujos que las explican.
    .later = imprimir y jugar
hero-42 = Lo esencial de las reglas cabe en una carta, por las dos caras, una para cada uno de seis jugadores.
    .later = imprimir y jugar
hero-r26 = Una edición impresa trae seis juegos numerados de cartas de voto, el mazo, la carta con lo esencial y las reglas.
hero-46 = Quien prueba el juego puede dejar notas y preguntas.
    .later = una página de notas
hero-47 = Las cartas de tantos se borran y se usan otra vez.
    .later = una libreta de tantos

section-examples = Ejemplos

hero-r27 = En estos ejemplos cada héroe tiene una letra y una sola grafía.
hero-e1 = Cuatro jugadores ponen dos cartas cada uno. El primero: estrella en A, X en B. El segundo: estrella en B, X en C. El tercero: estrella en D, X en A. El cuarto: estrella en D, X en E. En A y en B los votos se anulan, D tiene dos estrellas, y C y E una X cada uno. Puntúan 0, 1, 2 y 3. D pasa al extremo cercano. E está más lejos que C, así que sale E.
hero-e2 = Hay tres estrellas en un héroe y, junto a ellas, un ladrón: su dueño se lleva 3 y las estrellas nada. La X de ese mismo jugador en otro héroe coincide con la de alguien más y da 2: cinco puntos en total.
hero-e3 = Con una fila de siete y un mazo de ocho cartas, las crisis son a, el dorso del primer héroe que salió, otra vez a, el segundo, el primero y el tercero. Con doce cartas salen cinco crisis antes que el primer dorso. Con ocho cartas y las crisis usadas fuera del juego: a y luego los dorsos de cinco héroes.
