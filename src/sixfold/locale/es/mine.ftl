## Lo propio: inicio, invitaciones, avisos, lo que se dice en la mesa.

## Home

home-friend = Jugar con un amigo
home-turn = Te toca
home-turn-of = Le toca a { $name }
home-finished = Terminadas
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Ver 1 más
       *[other] Ver { $count } más
    }
home-empty = Aún no hay nada en la mesa. Seis colores, seis formas, una tarde: ¿quién se apunta?
home-tables = Mesas
home-greeting = Hola, { $name }

## Tables of others

tables-title = Mesas
tables-lead = Siéntate donde haya un sitio libre, o mira cómo juegan otros.
tables-free =
    { $count ->
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } por turno
tables-clock-game = { $time } por partida
tables-empty-open = Ahora mismo ninguna mesa espera jugadores. Abre una y quizá alguien se siente.
tables-empty-watch = En este momento nadie juega en público.
tables-make = Abrir una mesa

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } te invita a { $game }, { $players }
       *[no] Te invitan a { $game }, { $players }
    }
players =
    { $count ->
        [2] dos jugadores
        [3] tres jugadores
        [4] cuatro jugadores
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
invite-send = Invitar: { $name }
invite-copied = El enlace está copiado. Pégalo en un mensaje.
lobby-local-title = ¿Los demás no pueden abrir el enlace?
fold-shuffle = Cómo se fijó la mezcla

## New game

new-with = ¿Cómo quieres jugar?
new-with-computer = Con el ordenador
new-with-friends = Con amigos, por enlace
new-with-here = Alrededor de esta pantalla
new-hints = Pistas
new-hints-about = Si los jugadores pueden preguntar qué haría el ordenador.
hints-off = Sin pistas en esta mesa
hints-none = Sin pistas
denial-no-hints = En esta mesa no hay pistas.
denial-bad-endpoint = No se puede llegar desde aquí a los avisos de este navegador.

## Statistics

stats-title = Tus estadísticas
stats-lead = Se cuentan en este dispositivo y en ningún otro sitio.
stats-games = Partidas
stats-wins = Ganadas
stats-qwirkles = Qwirkles
stats-most = Más Qwirkles en una partida
stats-streak = Racha más larga de victorias
stats-best = Mejor turno
stats-levels = Ganadas contra
stats-people = Personas
stats-level = { $wins } de { $games }
stats-scores = Últimas puntuaciones
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, últimas puntuaciones: { $scores }
stats-empty = Termina una partida y contará aquí.

## Moving to another device

transfer-title = Pasar a otro dispositivo
transfer-lead = Un archivo con tus partidas, mesas de verdad, estadísticas, acertijos, posiciones y preferencias.
transfer-warning = Quien tenga este archivo puede jugar en tus sitios. Guárdalo como una llave.
transfer-save = Guardar el archivo
transfer-open = Abrir un archivo
transfer-done =
    { $games ->
        [0] Todo lo de este archivo ya estaba aquí.
        [one] Se ha añadido 1 partida.
       *[other] Se han añadido { $games } partidas.
    }
transfer-rest = En este archivo no había partidas nuevas. Se ha añadido todo lo demás.
transfer-other = Este archivo no viene de «Guardar el archivo». No se ha cambiado nada.
transfer-newer = Este archivo viene de una versión más nueva. No se ha cambiado nada.
# $place: where in the file, such as "games 3".
transfer-damaged = Este archivo está dañado ({ $place }). No se ha cambiado nada.
transfer-large = Este archivo es demasiado grande. No se ha cambiado nada.

## Settings

settings-name = Tu nombre
settings-colour = Tu color
settings-notify = Avisarme cuando me toque
settings-notify-about = También con esta página cerrada.
settings-notify-forbidden = Tu navegador no permite avisos de esta página.
settings-reactions = Mostrar lo que dicen los demás
notify-offer = ¿Quieres que este dispositivo te avise cuando te toque?
notify-yes = Sí, avísame
# The title of a notification.
notice-title = Te toca
notice-with = con { $names }

## Calling out

react = Decir algo
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = ¡Hola!
reaction-good-luck = ¡Suerte!
reaction-well-played = ¡Bien jugado!
reaction-thanks = ¡Gracias!
reaction-wow = ¡Vaya!
reaction-oh-no = ¡Oh, no!
reaction-thinking = Déjame pensar …
reaction-hurry = ¡Te toca!
reaction-sorry = ¡Perdón!
reaction-laugh = ¡Ja, ja!
reaction-good-game = ¡Buena partida!
reaction-again = ¿Otra?

## Keys

keys-title = Teclado
keys-open = Atajos de teclado
keys-anywhere = En todas partes
keys-table = En la mesa
keys-review = Al repasar
key-help = Esta lista
key-escape = Soltar, cerrar
key-hand = Ir a tu mano
key-board = Ir al tablero
key-arrows = Moverse
key-enter = Elegir, jugar
key-next = Siguiente sitio donde encaja
key-previous = Sitio anterior donde encaja
key-pan = En el tablero: mover la vista
key-zoom = Más cerca, más lejos
key-all = Mostrar todo
key-shift = Reordenar tu mano
key-back = Retirar
key-undo = Deshacer (cartas)
key-redo = Rehacer (cartas)
key-skip = Saltar las jugadas de los demás mientras se muestran
key-turns = Un turno atrás, adelante
key-ends = Al principio, al final
# Names of keys as they are printed on the keyboard.
key-name-arrows = Flechas
key-name-any = Cualquier tecla
key-name-space = Espacio

real-title = En una mesa de verdad
analysis-title = Tablero de análisis
review-analyse = Analizar esta posición

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Pollito
bot-level-2 = Erizo
bot-level-3 = Liebre
bot-level-4 = Ardilla
bot-level-5 = Castor
bot-level-6 = Nutria
bot-level-7 = Zorro
bot-level-8 = Búho
level-about-1 = Acaba de empezar: solo ve una pequeña parte de la mesa.
level-about-2 = Encuentra los turnos sencillos y se le escapan los ingeniosos.
level-about-3 = Ve bastante, pero siempre tiene prisa.
level-about-4 = Toma lo que hay ahora y no piensa en después.
level-about-5 = Ve casi todo, pero no cuenta lo que falta por salir.
level-about-6 = Se le escapa poco.
level-about-7 = Lo mira todo, también lo que te deja.
level-about-8 = Sigue cada turno en su cabeza. Nadie aquí es más fuerte.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = A mi nivel: { $level }
level-mine-about = Se guía por tus partidas terminadas en este dispositivo: sube un escalón si sigues ganando y baja uno si sigues perdiendo.
# Said beside the button for another game.
level-next = Próximo rival: { $level }
