### Lo que dicen todos los juegos y la terminal. Las mismas claves que en.ftl.

## Cartas. $rank va de 1 (as) a 13 (rey); $suit: 0 tréboles, 1 diamantes, 2 corazones, 3 picas.

card = { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }{ $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[3] ♠
    }
    .alt1 = { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }{ $suit ->
        [0] t
        [1] d
        [2] c
       *[3] p
    }
    .alt2 = { card-long }
    .alt3 = { $rank ->
        [1] A
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] J
        [12] dama
       *[13] K
    } de { suit }
card-long = { $rank ->
        [1] as
        [11] jota
        [12] reina
        [13] rey
       *[other] { $rank }
    } de { suit }
suit = { $suit ->
        [0] tréboles
        [1] diamantes
        [2] corazones
       *[3] picas
    }

## Asientos y listas. $initial es la primera letra de lo último de la lista.

seat-number = Asiento { $seat }
seat-you = tú
seat-bot = { $seat ->
        [0] Ada
        [1] Bruno
        [2] Clara
        [3] Darío
        [4] Elsa
        [5] Fabio
        [6] Greta
        [7] Hugo
        [8] Lola
        [9] Jonás
        [10] Kira
        [11] Leo
        [12] Maya
       *[13] Nico
    }
list-separator = { ", " }
list-last-and = { " " }{ $initial ->
        [i] e
       *[other] y
    }{ " " }
list-last-or = { " " }{ $initial ->
        [o] u
        [8] u
       *[other] o
    }{ " " }
list-empty = nada

## Quién juega

level-easy = fácil
level-medium = medio
level-hard = difícil
level-random = al azar
level-rules = reglas sencillas
level-about-easy = para la primera partida; comete errores
level-about-medium = juega bien
level-about-hard = juega lo mejor que sabe
level-about-random = hace cualquier jugada, sin pensar
level-about-rules = juega al momento, sin calcular
player-person = una persona
player-seated = { $seat } ({ $player })

## Palabras que se pueden escribir

word-help = ?
    .alt1 = ayuda
word-hint = pista
    .alt1 = consejo
word-more = más
    .alt1 = todas
    .alt2 = jugadas
word-log = historia
    .alt1 = historial
word-look = mesa
    .alt1 = ver
    .alt2 = mirar
word-quit = salir
    .alt1 = terminar
    .alt2 = q

## Elegir la partida

chooser-welcome = Te damos la bienvenida a superdeck. Responde con un número o una palabra; Intro elige la primera.
chooser-game = ¿Qué juego?
chooser-seats = ¿Cuántos asientos, contando el tuyo?
chooser-seats-note = de { $low } a { $high }; Intro para { $usual }
chooser-bots = ¿Quién ocupa los demás asientos? Intro para «{ $usual }».
chooser-slow = { $about } (aquí muy lento: no está instalado numba)
chooser-drawn = cada cual con su carácter; averigua cuál
chooser-prompt = Tu elección:{ " " }
chooser-unknown = «{ $typed }» no está entre las opciones: { $choices }.
chooser-goodbye = Hasta la próxima.

## Una partida

match-head = { $title } con { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }
match-seats-note = Nota: el juego se publicó para entre { $low } y { $high } asientos.
match-players = En la mesa: { $players }.
match-since = Desde tu última jugada:
match-warming = Los bots se están preparando: la primera vez en este equipo tarda cosa de un minuto; después, unos segundos.
match-slow = Aquí los bots piensan sin numba, unas cien veces más despacio: se instala con pip install 'superdeck[play]'.
match-choices = Tus jugadas:
match-choice = { $number }. { $move }
match-more = { $count ->
        [one] Hay una jugada más: escribe «{ word-more }» para verla.
       *[other] Hay { $count } jugadas más: escribe «{ word-more }» para verlas.
    }
match-keys = Un número o palabras para jugar; { word-help } explica, { word-hint }, { word-log }, { word-look }, { word-quit }.
match-forced = Tu única jugada, hecha por ti: { $move }.
match-prompt = Tu jugada ({ word-help } para ayuda):{ " " }
pace-skip = Los demás se toman su tiempo. Con Intro llegas a tu próxima jugada.
pace-thinks = { $seat } piensa…
match-log = Lo que has visto hasta ahora:
match-log-empty = Todavía no ha pasado nada.
match-over = { $rounds ->
        [one] La partida ha terminado tras una ronda.
       *[other] La partida ha terminado tras { $rounds } rondas.
    }
match-points = { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
match-won = { $count ->
        [one] { $names } ha ganado la partida.
       *[other] { $names } ganan en común.
    }
match-won-you = ¡Has ganado la partida!
match-won-shared = Ganas en común con { $names }.
match-again = Las mismas cartas otra vez: --seed { $seed }
match-saved-record = El registro está en { $file }: se lee con «superdeck replay { $file }».

## Ayuda y pistas

help-moves = Qué hace cada jugada:
help-move = { $number }. { $move }: { $effect }
help-words = También puedes escribir { word-hint } (preguntar a un bot), { word-log } (todo lo que has visto), { word-look } (la posición otra vez), { word-more } (todas las jugadas), { word-quit } (guardar y parar), { word-help } y una jugada (qué hace) o una cláusula como { $clause } (qué dice el reglamento).
hint-move = El bot «{ $bot }» elegiría la { $number }: { $move }.

## Lo que no va bien

error-unknown = Aquí no entiendo «{ $typed }»: escribe un número, las palabras de una jugada o { word-help }.
error-number = No hay jugada { $number }: van de la 1 a la { $last }.
error-ambiguous = «{ $typed }» puede ser { $candidates }: di un poco más.
error-ambiguous-many = «{ $typed }» puede ser { $candidates } y más: di un poco más.
error-refused = { $sentence } ({ $clauses }).
error-clause = El reglamento no tiene { $clause }.

## En tiempo real

live-start = Pulsa una tecla para empezar.
live-tamed = Aquí no se pueden leer teclas sueltas, así que esta partida se juega con { $option }: nadie tiene que darse prisa.
live-go = ¡YA! en { $seconds }
live-on = Sigue en { $seconds }
live-choose = ¿Qué carta? Una letra, o espacio para robar.
live-place = { $card }: ¿qué anillo?
live-pile = Tu mazo: ¿qué anillo?
live-keys = letra y anillo: poner | espacio: robar | 0: montón | ?: ayuda | Ctrl-C: parar
live-no-card = Ninguna carta tuya tiene la letra { $letter }.
live-nothing-chosen = Elige antes una carta: escribe su letra.
live-barred = no vale
live-top = Arriba: { $marks }{ $barred ->
        [0] { "" }
       *[other] , el { $barred } no vale
    }.
live-card = { $letter }: { $marks }
live-piles = En la mano + en el montón: { $seats }
live-piles-head = Mano + montón
live-help-keys = Esc deja la carta elegida; Tab lo dice todo otra vez; Ctrl-C guarda la partida y para.
live-help-back = La partida espera. Pulsa una tecla para seguir.
refuse-held = La partida está en pausa: ahora no se puede hacer nada
refuse-nothing = Eso ahora no sirve de nada

## Guardar

saved = Tu partida está guardada en { $file }.
saved-resume = Para seguir: superdeck play --resume { $file }
saved-secret = El archivo contiene las cartas ocultas de todos: leerlo estropea el juego.
saved-not = La partida no se ha podido guardar en { $file }: { $reason }
resumed = Tu partida sigue desde { $file }.

## Repeticiones

replay-all = Contada por quien ve todas las manos.
replay-only = Solo { $names }: { $sentence }
replay-unfinished = El registro acaba antes que la partida.
replay-step = Intro para el paso siguiente, { word-quit } para parar.
replay-verified = { $lines ->
        [one] El registro coincide en las dos vidas: 1 línea.
       *[other] El registro coincide en las dos vidas: { $lines } líneas.
    }

## El reglamento

rules-options = Con estas opciones: { $options }.
rules-option = { $name } = { $value }
rules-later = (todavía no: { $later })
