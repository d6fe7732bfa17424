## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Tú
page-title = { $page } – Sixfold
page-title-turn = ● Tu turno – Sixfold
go-home = Inicio
close = Cerrar
do-not = Cancelar
loading = Un momento…
settings-open = Ajustes
go-rules = Reglas
# $name is a game or a rulebook.
go-rules-of = Reglas: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = ¿Por qué?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Coloca fichas en líneas del mismo color o de la misma figura.
kind-cubes-about = Lanza tus cubos y colócalos. Todas las manos están a la vista.
kind-cards-about = Reordena toda la mesa y reúne series de seis.

edition-players =
    { $most ->
        [one] Para { $most } jugador.
       *[other] Hasta { $most } jugadores.
    }
edition-differs-tiles-nl = Si varios pueden empezar, empieza quien tenga más edad.
edition-differs-tiles-mindware = Si varios pueden empezar, empieza quien tenga más edad.
edition-differs-tiles-schmidt = Si varios pueden empezar, empieza quien tenga menos edad.
edition-differs-cubes-nl = Empieza quien tenga más edad.
edition-differs-cards-999 = En caso de empate, la victoria se comparte.
edition-differs-cards-iello = En caso de empate, hay revancha.

bot-random = Al azar
bot-novice = Principiante
bot-greedy = Aficionado
bot-club = Nivel de club
bot-expert = Experto
bot-other = { $level }
bot-name =
    { $number ->
        [0] Máquina
       *[other] Máquina { $number }
    }
seat-number = Puesto { $number }

## Home

home-title = Esta noche jugamos
home-lead = Tres juegos de seis colores y seis figuras. Con las reglas de tu caja.
home-play = Jugar
home-play-label = Jugar a { $game } contra la máquina
home-new = Nueva partida
home-new-kind = Elegir jugadores
home-new-kind-label = Elegir jugadores para { $game }
home-going-on = Tus partidas
home-open = Mesas abiertas
home-watch = Partidas que puedes ver
home-resume = Seguir
home-review = Repasar
home-forget = Quitar de la lista
home-join = Unirse
home-look-on = Ver
home-status-lobby = esperando jugadores
home-status-shuffling = mezclando
home-status-playing = en juego
home-status-ended = terminada
home-status-resigned = abandonada
home-status-closed = cancelada
home-independent = Independiente de las editoriales de estos juegos.
go-learn = Aprende jugando
go-puzzles = Acertijos
learn-offer = ¿Es tu primera vez aquí? Aprende un juego en pocos minutos, jugando.
learn-offer-no = No, gracias

## New game

new-title = Nueva partida
new-game = ¿Qué juego?
new-edition = ¿Con qué reglas?
new-players = ¿Quién juega?
new-seat = Puesto { $number }
new-seat-kind = Quién juega en el puesto { $number }
new-here = En este dispositivo
new-link = Por enlace
new-bot = Máquina
new-name = Nombre
new-name-of = Nombre en el puesto { $number }
new-level = Nivel
new-level-of = Nivel de la máquina en el puesto { $number }
new-add = Añadir jugador
new-remove = Quitar el puesto { $number }
new-age = ¿Quién es mayor?
new-age-random = Al azar
new-age-order = En este orden, de mayor a menor
new-age-up = Subir a { $name }: mayor
new-age-down = Bajar a { $name }: menor
new-age-drag = Arrastra para cambiar el orden
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-turn = Tiempo por turno
new-clock-game = Tiempo por partida
new-clock-minutes = Minutos
new-clock-days = Días
new-clock-increment = Segundos añadidos por turno
new-absence = Si se acaba el tiempo
new-absence-bot = Sigue una máquina
new-absence-skip = Se salta el turno
new-spectators = Público
new-spectators-none = Sin público
new-spectators-link = Con un enlace
new-spectators-open = Cualquiera
new-open = Cualquiera puede ocupar un puesto libre
new-start = Empezar la partida
new-more = Más opciones

## Waiting for players

lobby-title = Invita a los demás
lobby-lead = Envía a cada cual su propio enlace, o deja que escanee el código.
lobby-local = Estos enlaces solo funcionan en este dispositivo. Para los demás, inicia con { $command } y abre esta página con la dirección de este equipo en tu red.
lobby-waiting = La partida empieza en cuanto estén todos.
lobby-waiting-guest = Ya tienes puesto. La partida empieza en cuanto estén todos.
lobby-close = Cancelar la partida
lobby-arrived = aquí
lobby-expected = aún no está
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-copy-of = Copiar el enlace para { $name }
lobby-code = Código QR con el enlace para { $name }
lobby-spectators = Público
lobby-new-link = Nuevo enlace
lobby-new-link-of = Crear un nuevo enlace para { $name }
lobby-leave = Dejar la mesa
shuffling-title = Mezclando…
shuffling-lead = El dispositivo de cada jugador añade algo propio, para que nadie pueda elegir el reparto, ni siquiera el servidor.
shuffling-waiting = Falta: { $names }

## Joining

join-title = Tienes una invitación
join-name = Tu nombre
join-take = Ocupar el puesto
join-gone = Este enlace ya no vale. Pide uno nuevo.
join-taken = Este puesto está ocupado.
watch-title = Estás mirando

## The table

table-menu = Menú
table-beside = Puntos y recuento
table-hint = Pista
table-hint-thinking = Pensando…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 punto
       *[other] { $pieces }: { $score } puntos
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Podrías jugar: { $pieces }.
        [one] Podrías jugar: { $pieces }, para un Qwirkle.
       *[other] Podrías jugar: { $pieces }, para { $qwirkles } Qwirkles.
    }
table-hint-trade = Cambia: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Lanza: { $pieces }; puedes esperar cerca de { NUMBER($points, maximumFractionDigits: 1) } punto.
       *[other] Lanza: { $pieces }; puedes esperar cerca de { NUMBER($points, maximumFractionDigits: 1) } puntos.
    }
table-hint-pass = Pasa.
table-hint-next = Otra pista
table-hint-use = Colocar
table-hint-step = Siguiente paso
table-hint-pick = Elegir
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } de { $of }
taken-timed-out = Se te ha acabado el tiempo: la máquina juega por ti.
taken-voted-out = Los demás han seguido: la máquina juega por ti.
taken-resigned = Te has rendido: la máquina juega por ti.
taken-return = Sigo yo
table-resign = Rendirse
table-resign-sure = ¿Abandonar la partida? Una máquina sigue en tu lugar.
table-resign-end = ¿Abandonar la partida? Termina aquí.
table-resign-absent = ¿Abandonar? La partida termina aquí. Otros aún podían volver, así que quien abandona eres tú.
table-leave = Salir
table-copy-watch = Copiar el enlace para el público
table-new-link = Nuevo enlace para { $name }
table-hand-on = Seguir en otro dispositivo
table-hand-on-lead = Quien abra este enlace seguirá en tu puesto. Los demás verán que el puesto ha cambiado de manos.
table-hand-on-copy = Copiar el enlace a mi puesto
seat-before = Antes en este puesto: { $names }
announce-seat = { $name } ocupa ahora el puesto de { $before }.
table-vote = Seguir sin { $name }
table-watching =
    { $count ->
        [one] 1 persona mirando
       *[other] { $count } personas mirando
    }
table-you-watch = Estás mirando.
table-fair = La mezcla se fijó antes de la partida: { $commitment }
table-label = La mesa de cartas
board-label = El tablero. Las flechas mueven, Enter coloca, N va a la siguiente casilla que encaja, más y menos cambian el tamaño, 0 lo muestra todo.
board-empty = El tablero está vacío.
hand-label = Tu mano. Las flechas mueven, Enter elige, Mayús con una flecha reordena.
hand-of = { $name }, mano: { $pieces }
cell-free = Columna { $column }, fila { $row }: vacía
cell-free-fits =
    Columna { $column }, fila { $row }: vacía, encaja { $game ->
        [cubes] el cubo elegido
       *[other] la ficha elegida
    }
cell-piece = Columna { $column }, fila { $row }: { $piece }
cell-loose = Columna { $column }, fila { $row }: { $piece }, sin confirmar
cell-name = columna { $column }, fila { $row }
refused-cells = Marcado en el tablero: { $cells }.
view-all = Mostrar todo
cells-beyond =
    { $count ->
        [one] { $count } sitio
       *[other] { $count } sitios
    } más allá de este borde: mostrar
press-taken = Ahí ya hay algo. Pulsa una casilla iluminada.
press-choose = Elige antes algo de tu mano.
press-elsewhere = Esa carta no va ahí. Elige una serie iluminada.
press-lit = Ahora elige una casilla iluminada.
fits-nowhere = No encaja en ninguna parte: { $piece }.
fits-nowhere-now = No encaja con lo que has colocado: { $piece }.
view-closer = Acercar
view-farther = Alejar
sort-colour = Ordenar por color
sort-shape = Ordenar por figura
qwirkle = ¡Qwirkle!

turn-of = Turno de: { $name }.
turn-yours = Tu turno: elige una ficha.
turn-yours-cards = Tu turno: juega al menos una carta.
turn-last-round =
    { $turns ->
        [one] El último turno de la partida: juega al menos una carta.
       *[other] Tu último turno: juega al menos una carta.
    }
turn-opening =
    { $longest ->
        [one] Empiezas: coloca { $game ->
            [cubes] el cubo
           *[other] la ficha
        } que quieras.
       *[other] Empiezas: coloca una línea de { $longest } { $game ->
            [cubes] cubos
           *[other] fichas
        }.
    }
turn-roll-or-lay = Tu turno: vuelve a lanzar una vez o coloca.
turn-lay = Ahora coloca algunos cubos.
turn-must-trade = Nada de tu mano encaja: cambia fichas.
turn-must-roll-now = Nada encaja tal como están tus cubos: lanza algunos, o se lanzarán todos.
turn-pass = Nada encaja: pasas.
trade = Cambiar
trade-pick =
    { $most ->
        [one] Elige la ficha que quieres cambiar.
       *[other] Elige hasta { $most } fichas para cambiar.
    }
trade-now =
    { $count ->
        [0] Cambiar
        [one] Cambiar 1
       *[other] Cambiar { $count }
    }
roll = Lanzar
roll-pick = Elige los cubos que quieres lanzar. Cambia la figura, no el color.
roll-all = Todos
roll-now =
    { $count ->
        [0] Lanzar
        [one] Lanzar 1
       *[other] Lanzar { $count }
    }
roll-forced = Lanzar todos
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } lanza 1 cubo.
       *[other] { $name } lanza { $count } cubos.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: nada encaja, se lanzan todos los cubos ({ $number } de { $of }).
forced-roll = Nada encaja: se lanzan todos los cubos ({ $number } de { $of }).
pass = Pasar
take-back = Deshacer
confirm = Confirmar
confirm-score =
    { $score ->
        [one] Confirmar: 1 punto
       *[other] Confirmar: { $score } puntos
    }
score-running =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
score-points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
       *[other] { $score } Qwirkles
    }

row-colour = Mismo color
row-shape = Misma figura
row-empty = Ninguna
series-new = Nueva serie
series-new-of = Nueva serie, { $title }
series-unfinished =
    { $count ->
        [one] A una serie le faltan cartas.
       *[other] A { $count } series les faltan cartas.
    }
series-label = Serie { $number }, { $title }: { $state }
series-put = Poner en la serie { $number }, { $title }
series-holds =
    { $count ->
        [0] sin cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
series-needs =
    { $count ->
        [one] falta { $count } carta
       *[other] faltan { $count } cartas
    }
card-played = { $piece }, carta de este turno
card-moved = { $piece }, carta movida en este turno
card-played-by-others = { $piece }, carta jugada por otra persona
card-moved-by-others = { $piece }, carta movida por otra persona
since-label = Desde tu último turno
undo = Deshacer un paso
redo = Rehacer un paso
card-take-back = A la mano
put-everything-back = Devolver todo
cards-running =
    { $count ->
        [one] 1 carta jugada
       *[other] { $count } cartas jugadas
    }{ $qwirkles ->
        [0] .
        [one] , ¡y un Qwirkle!
       *[other] , ¡y { $qwirkles } Qwirkles!
    }

seat-away = fuera
seat-on-turn = (en turno)
seat-you = (tú)
clock-label = Tiempo restante
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } d { $hours } h

## Beside the board

sheet-title = Puntuación
sheet-round = Ronda
sheet-total = Total
sheet-turn = Turno { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Fichas aún sin ver
        [cubes] Cubos aún sin ver
       *[cards] Cartas aún sin ver
    }
counter-bag =
    { $left ->
        [0] La { -bag } está vacía.
        [one] En la { -bag } queda 1 { -piece }.
       *[other] En la { -bag } quedan { $left } { -pieces }.
    }
counter-stack =
    { $left ->
        [0] El mazo está vacío.
        [one] En el mazo queda una carta.
       *[other] En el mazo quedan { $left } cartas.
    }
counter-note =
    { $game ->
        [cards] En el mazo o en las otras manos.
       *[tiles] En la { -bag } o en las otras manos.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Qwirkles ganados
qwirkles-none = Nadie tiene todavía un Qwirkle.
log-title = Qué ha pasado
log-empty = Nada todavía.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] , y un Qwirkle ganado.
       *[other] , y { $qwirkles } Qwirkles ganados.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Cambias una ficha.
               *[other] Cambias { $count } fichas.
            }
       *[no]
            { $count ->
                [one] { $name } cambia una ficha.
               *[other] { $name } cambia { $count } fichas.
            }
    }
log-passes =
    { $you ->
        [yes] Pasas.
       *[no] { $name } pasa.
    }
log-rolls =
    { $count ->
        [one] { $name }: un cubo lanzado, sale { $shown }.
       *[other] { $name }: { $count } cubos lanzados, salen { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nada encaja, todos los cubos lanzados una vez más.
       *[other] { $name }: nada encaja, todos los cubos lanzados { $times } veces más.
    }
announce-your-turn = Es tu turno.
announce-turn = Turno de: { $name }.

## One screen, several people

hand-over-title = Pasa el dispositivo
hand-over-lead = Turno de: { $name }. ¡Los demás, sin mirar!
hand-over-ready = Soy { $name }: ver mi mano

## Connection

connection-lost = Se ha perdido la conexión. Reintentando…
connection-refused = Esta partida no se puede abrir desde este dispositivo.

## After the game

result-won =
    { $you ->
        [yes] ¡Has ganado!
       *[no] Gana { $name }.
    }
result-shared = Victoria compartida: { $names }.
result-resigned = La partida se abandonó.
result-stopped =
    { $you ->
        [yes] Te has rendido y la partida ha terminado.
       *[no] { $name } se ha rendido y la partida ha terminado.
    }
result-rematch-asked = El reglamento pide un apretón de manos y una revancha.
result-blocked = Nadie podía hacer nada más.
result-last-round = Se ha jugado la última ronda.
result-look-back = Repasar
result-rematch = Revancha
result-rematch-join = Ir a la revancha
result-download = Descargar la partida
review-title = Repaso
review-turn = Turno { $turn } de { $of }
review-deal = El reparto
review-first = Al principio
review-previous = Un turno atrás
review-next = Un turno adelante
review-last = Al final
review-copy = Copiar un enlace a este turno
review-slider = Turno
review-hands = Manos
review-not-over = Esta partida se podrá repasar cuando termine.
verify-title = ¿Fue limpia la mezcla?
verify-lead = Esta página calcula cada mano, robo y tirada a partir de la semilla fijada antes de la partida, y compara.
verify-start = Comprobar la mezcla
verify-commitment-right = La semilla es la que se fijó antes de la partida.
verify-commitment-wrong = ¡La semilla no es la que se fijó antes de la partida!
verify-mix-right = Lo que añadió cada jugador es aquello a lo que se había comprometido.
verify-mix-wrong = ¡Lo que añadió un jugador no es aquello a lo que se había comprometido!
verify-receipt-commitment-right = El servidor mantuvo lo que mostró primero a este dispositivo.
verify-receipt-commitment-wrong = ¡El servidor había mostrado otra cosa a este dispositivo antes del reparto!
verify-receipt-frozen-right = Cada jugador mantuvo el compromiso que vio este dispositivo.
verify-receipt-frozen-wrong = ¡Los compromisos no son los que vio este dispositivo!
verify-receipt-added-right = Lo que añadió este dispositivo entró en la mezcla. Nadie pudo elegirla.
verify-receipt-added-wrong = ¡Lo que añadió este dispositivo no está en la mezcla!
verify-receipt-dropped-wrong = ¡El servidor dice que este dispositivo llegó tarde, pero no es cierto!
verify-receipt-round-wrong = ¡El servidor descartó una mezcla sin motivo!
verify-receipt-order-right = El orden de edad estaba fijado antes del reparto o salió de la mezcla.
verify-receipt-order-wrong = ¡Alguien eligió el orden de edad después del reparto!
verify-receipt-played-right = Esta es la partida que se mostró a este dispositivo.
verify-receipt-played-wrong = ¡Durante el juego se mostró otra partida a este dispositivo!
verify-receipt-unnamed-wrong = Este dispositivo iba a añadir algo, pero se mezcló sin él, ¡y el registro no dice por qué!
verify-receipt-unanswered-wrong = El servidor dice que este dispositivo llegó tarde. Envió su parte y no tuvo respuesta: o la conexión la perdió, o el servidor la descartó. No hay nada tuyo en la mezcla.
verify-receipt-elsewhere-wrong = Lo que añadió tu puesto no salió de este dispositivo. Si no había otro dispositivo tuyo, el servidor se lo inventó.
verify-receipt-game-wrong = ¡Esta no es la partida en la que participó este dispositivo!
verify-left-out = Este dispositivo no estaba cuando se mezcló, así que no hay nada tuyo en la mezcla.
verify-no-receipt = Este dispositivo no añadió nada a la mezcla, así que solo puede comprobar que todo encaja.
verify-mixed-by = Añadieron a la mezcla: { $names }
verify-late = No respondieron a tiempo: { $names }
verify-receipt-save = Guardar mi resguardo
verify-deal-right = La semilla da exactamente estas manos.
verify-deal-wrong = ¡La semilla da otras manos!
verify-draws-right = La semilla da cada robo y cada tirada.
verify-draws-wrong = ¡La semilla da otra cosa en el turno { $turn }!
verify-held-right = Nadie jugó nada que no tuviera en la mano.
verify-held-wrong = ¡En el turno { $turn } alguien jugó algo que no tenía en la mano!
verify-given = La semilla de esta partida no salió al azar: fue dada, como en una prueba. Alguien pudo saberlo todo de antemano.
verify-local = Este dispositivo se ha repartido a sí mismo. La comprobación muestra que cada mano y cada robo salen de la semilla fijada antes del primer turno, y que después no se cambió nada. No puede mostrar que nadie mirara la semilla en este dispositivo.
verify-seed = Semilla
verify-commitment = Su SHA-256

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Colores de la página
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-dots = Puntitos grandes para los colores
settings-dots-about = Un puntito es rojo; dos, naranja; tres, amarillo; cuatro, verde; cinco, azul; seis, morado.
settings-sound = Sonidos y vibración

## Refusals of the server

denial-stale = Entretanto la partida ha seguido. Vuelve a mirar.
denial-no-such-game = Esa partida no existe.
denial-not-seated = No estás en esta mesa.
denial-wrong-secret = Este enlace ya no vale.
denial-seat-taken = Este puesto está ocupado.
denial-seats-free = Todavía hay puestos libres.
denial-time-out = Se te ha acabado el tiempo.
denial-not-asked = Las reglas lo permiten, pero este paso pide otra cosa.
denial-too-early = Es demasiado pronto para eso.
denial-too-many = Demasiado rápido. Espera un momento.
denial-bad-name = Este nombre no se puede usar. Puede tener hasta 40 caracteres.
denial-name-empty = Nadie vería este nombre. Usa letras o signos visibles.
denial-name-marks = Este nombre amontona demasiados acentos.
denial-name-of-bot = Así se llama aquí la máquina. Elige otro nombre.
denial-seat-held = Este puesto es de alguien. Solo esa persona puede cederlo.
denial-left-out = Este dispositivo respondió tarde, así que se mezcló sin él.
denial-bad-seats = Las reglas no permiten tantos jugadores.
denial-busy = El servidor está ocupado. Inténtalo otra vez.
denial-offline = No hay conexión con el servidor.
denial-needs-server = Desde otros dispositivos solo se puede jugar a través de un servidor.
denial-evicted = Este navegador ha borrado lo que guardaba para jugar sin conexión. Conéctate una vez y descárgalo de nuevo.
denial-not-kept = Este navegador no ha podido guardar la partida en este dispositivo. Libera espacio o permite que este sitio guarde datos e inténtalo otra vez.
denial-other = Ahora mismo no es posible ({ $code }).

## Without a network

offline-title = Sin conexión
offline-about = Juega contra el ordenador o pasa este dispositivo de mano en mano, aprende y repasa tus partidas, en el tren o en la tienda de campaña. Lo necesario se descarga una vez y se queda en este navegador.
offline-keep = Tenerlo disponible sin conexión
offline-fetching = Descargando: { $percent } %
offline-kept = Este dispositivo puede jugar sin conexión.
offline-gone = Este navegador ha borrado lo que guardaba para jugar sin conexión. Tus partidas siguen ahí. Descárgalo de nuevo para jugar sin conexión.
offline-failed = No se ha podido descargar todo. Revisa la conexión e inténtalo de nuevo.
offline-drop = Quitarlo
offline-here = En este dispositivo
