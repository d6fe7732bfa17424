## The lessons: each game in a few steps, played on the real board.
##
## A step has three messages: what to do, a hint after a try that does not do it (-hint), and what is said once it is
## done (-done). They are read in a narrow bar above the board: one or two short sentences each.
##
## Every message of a step and every last message (lesson-tiles-end …) may use these; who shows it always gives them all:
##   $score      points: in -done what the player has just scored, else what the step asks for; 0 if there are none
##   $count      pieces: in -done how many the player has just laid, traded or rolled, else how many the step asks for
##   $length     how many make a Qwirkle: 6
##   $almost     one less than that: 5
##   $shortest   the fewest cards in a series: 3
##   $bonus      the points a Qwirkle gives besides those for its pieces: 6
##   $ending     the points for ending the game: 6
##
## { trade }, { roll }, { roll-forced } and { series-new } are the words on the buttons of the table.

## Around the lessons

lesson-title = Aprende jugando
lesson-lead = Unos pocos pasos por juego. Puedes salir cuando quieras.
# $game is the name of the game.
lesson-title-of = Aprende { $game }
lesson-steps =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
lesson-label = La lección
lesson-step = Paso { $step } de { $steps }
lesson-back = Atrás
lesson-next = Seguir
lesson-skip = Saltar
lesson-skip-label = Saltar este paso
lesson-leave = Dejar la lección
lesson-show = Ver cómo
lesson-again = Repetir
lesson-others = Otros juegos
lesson-end-title = ¡Bien hecho!

## Tiles

lesson-tiles-place = Una línea es toda del mismo color o de la misma figura, sin repetir. Elige una ficha, pulsa una casilla que se ilumine y confirma.
lesson-tiles-place-hint = Elige una ficha del color de esta línea y pulsa una casilla en un extremo.
lesson-tiles-place-done =
    { $score ->
        [one] 1 punto: cada ficha de cada línea formada vale uno.
       *[other] { $score } puntos: cada ficha de cada línea formada vale uno.
    }

lesson-tiles-several =
    { $count ->
        [one] Puedes colocar en un turno fichas del mismo color o figura, en una fila o columna. Coloca 1.
       *[other] Puedes colocar en un turno fichas del mismo color o figura, en una fila o columna. Coloca { $count }.
    }
lesson-tiles-several-hint =
    { $count ->
        [one] Busca 1 ficha que combine con esta línea y colócala antes de confirmar.
       *[other] Busca { $count } fichas que combinen con esta línea y colócalas antes de confirmar.
    }
lesson-tiles-several-done =
    { $score ->
        [one] 1 punto: las fichas que ya estaban también cuentan.
       *[other] { $score } puntos: las fichas que ya estaban también cuentan.
    }

lesson-tiles-score =
    { $score ->
        [one] Una ficha en dos líneas cuenta en las dos. Busca el sitio que da 1 punto.
       *[other] Una ficha en dos líneas cuenta en las dos. Busca el sitio que da { $score } puntos.
    }
lesson-tiles-score-hint = Busca la esquina: una casilla con una ficha al lado y otra encima o debajo.
lesson-tiles-score-done =
    { $score ->
        [one] 1 punto por dos líneas a la vez.
       *[other] { $score } puntos por dos líneas a la vez.
    }

lesson-tiles-qwirkle =
    { $bonus ->
        [one] { $length } en línea son un Qwirkle y dan 1 punto más. Completa esta línea de { $almost }.
       *[other] { $length } en línea son un Qwirkle y dan { $bonus } puntos más. Completa esta línea de { $almost }.
    }
lesson-tiles-qwirkle-hint = Cada figura está una vez en esta línea. ¿Cuál falta? Colócala en un extremo.
lesson-tiles-qwirkle-done =
    { $score ->
        [one] ¡Qwirkle! Es 1 punto.
       *[other] ¡Qwirkle! Son { $score } puntos.
    }

lesson-tiles-trade = Nada de tu mano encaja aquí: toca cambiar. Pulsa «{ trade }», elige las fichas que no quieras y cámbialas.
lesson-tiles-trade-hint = Pulsa «{ trade }», luego las fichas que sobran y luego el botón que las cambia.
lesson-tiles-trade-done =
    { $count ->
        [one] Una ficha nueva de la pila. Cambiar no da puntos, y tu turno termina.
       *[other] { $count } fichas nuevas de la pila. Cambiar no da puntos, y tu turno termina.
    }

lesson-tiles-end =
    { $ending ->
        [one] Con la pila vacía, quien coloque su última ficha termina la partida y recibe 1 punto más. Gana la puntuación más alta.
       *[other] Con la pila vacía, quien coloque su última ficha termina la partida y recibe { $ending } puntos más. Gana la puntuación más alta.
    }

## Cubes

lesson-cubes-place =
    { $count ->
        [one] Una línea es toda del mismo color o de la misma figura, sin repetir. Elige un cubo, pulsa una casilla que se ilumine y confirma.
       *[other] Una línea es toda del mismo color o de la misma figura, sin repetir. Coloca { $count } cubos en casillas que se iluminen y confirma.
    }
lesson-cubes-place-hint = Coloca cubos del color de esta línea en sus extremos y confirma.
lesson-cubes-place-done =
    { $score ->
        [one] 1 punto: cada cubo de cada línea formada vale uno.
       *[other] { $score } puntos: cada cubo de cada línea formada vale uno.
    }

lesson-cubes-score =
    { $score ->
        [one] Un cubo en dos líneas cuenta en las dos. Busca el sitio que da 1 punto.
       *[other] Un cubo en dos líneas cuenta en las dos. Busca el sitio que da { $score } puntos.
    }
lesson-cubes-score-hint = Busca la esquina: una casilla con un cubo al lado y otro encima o debajo.
lesson-cubes-score-done =
    { $score ->
        [one] 1 punto por dos líneas a la vez.
       *[other] { $score } puntos por dos líneas a la vez.
    }

lesson-cubes-roll = Antes de colocar puedes lanzar una vez: cambia la figura, no el color. A esta línea le falta una figura: con «{ roll }», lanza tu cubo de su color.
lesson-cubes-roll-hint = Solo un cubo tuyo tiene el color de esta línea. Lanza ese y deja los demás.
lesson-cubes-roll-done = ¡Justo la figura que faltaba! En una partida de verdad decide la suerte.

lesson-cubes-qwirkle =
    { $bonus ->
        [one] { $length } en línea son un Qwirkle y dan 1 punto más. Coloca el cubo que has lanzado.
       *[other] { $length } en línea son un Qwirkle y dan { $bonus } puntos más. Coloca el cubo que has lanzado.
    }
lesson-cubes-qwirkle-hint = El cubo lanzado encaja en cualquier extremo de la línea de { $almost }.
lesson-cubes-qwirkle-done =
    { $score ->
        [one] ¡Qwirkle! Es 1 punto.
       *[other] ¡Qwirkle! Son { $score } puntos.
    }

lesson-cubes-forced = Nada tuyo encaja aquí. No puedes cambiar ni pasar: pulsa «{ roll-forced }» y se lanzan hasta que algo encaje.
lesson-cubes-forced-hint = Pulsa «{ roll-forced }».
lesson-cubes-forced-done = Ya encaja algo. Ahora lo colocarías, como siempre.

lesson-cubes-end =
    { $ending ->
        [one] Con la bolsa vacía, quien coloque su último cubo termina la partida y recibe 1 punto más. Gana la puntuación más alta.
       *[other] Con la bolsa vacía, quien coloque su último cubo termina la partida y recibe { $ending } puntos más. Gana la puntuación más alta.
    }

## Cards

lesson-cards-series =
    { $shortest ->
        [one] Una serie es 1 carta o más del mismo color o de la misma figura, sin repetir. Elige una carta, pulsa «{ series-new }» y confirma.
       *[other] Una serie son { $shortest } cartas o más del mismo color o de la misma figura, sin repetir. Elige una carta, pulsa «{ series-new }», añade más y confirma.
    }
lesson-cards-series-hint = Elige otra carta y pulsa la serie que has empezado, hasta que valga.
lesson-cards-series-done =
    { $count ->
        [one] 1 carta jugada. Tras cada turno tomas otras tantas.
       *[other] { $count } cartas jugadas. Tras cada turno tomas otras tantas.
    }

lesson-cards-longer =
    { $count ->
        [one] Las series pueden crecer, varias en un turno. Añade 1 carta.
       *[other] Las series pueden crecer, varias en un turno. Añade { $count } cartas.
    }
lesson-cards-longer-hint = Elige una carta: se iluminan las series donde encaja. Pulsa una y repite con otra carta.
lesson-cards-longer-done = ¡Bien jugado! Solo cuenta cómo queda la mesa al final de tu turno.

lesson-cards-rearrange =
    { $shortest ->
        [one] Las cartas de la mesa también pueden moverse si cada serie conserva 1. Forma otra serie con una carta de la mesa.
       *[other] Las cartas de la mesa también pueden moverse si cada serie conserva { $shortest }. Forma otra serie con una carta de la mesa.
    }
lesson-cards-rearrange-hint = La serie larga puede ceder una carta: llévala a «{ series-new }» y añade cartas tuyas que combinen.
lesson-cards-rearrange-done = Muy bien: una carta se ha movido y cada serie vale.

lesson-cards-qwirkle = Una serie de { $length } es un Qwirkle: te lo llevas. Completa uno; otra serie puede ceder una carta que te falta.
lesson-cards-qwirkle-hint = Una de las cartas que te faltan está en tu mano; la otra, en la otra serie.
lesson-cards-qwirkle-done = ¡Qwirkle! Es tuyo y cuenta al final.

lesson-cards-end = Cuando se acaba el mazo, a cada jugador le queda un turno. Gana quien tenga más Qwirkles.
