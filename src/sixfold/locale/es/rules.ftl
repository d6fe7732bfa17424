## The rules of the three games, in our own words, for the page, the terminal and beside a running game.
##
## rulebook/rules.py puts the messages into sections. Every message may use these; who shows it always gives them all.
## They come from the data of the edition, so no number is typed here:
##   $game      tiles, cubes or cards
##   $fewest    the fewest players; $most the most
##   $hand      how many each player holds
##   $pieces    how many there are in all; $copies of each kind (of each colour, for cubes); $kinds kinds
##   $colours   how many colours; $shapes how many shapes
##   $shortest  the fewest that make a line or series; $length the most, which is a Qwirkle; $almost is one less
##   $bonus     points a Qwirkle gives beyond one a piece; $full is what it gives in all
##   $ending    points for whoever ends the game
##   $tie       who starts among equals: oldest or youngest
##   $rematch   yes if a tie calls for a rematch, else no

## Headings

rules-title = Reglas
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Reglas: { $title }
rules-lead = Elige tu juego y después el reglamento que viene en tu caja.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Lo que dice este reglamento, con nuestras propias palabras.
rules-contents = En esta página
rules-others = Otros juegos
rules-print = Imprimir
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Nuestro criterio { $ruling }
rules-ours-mark = No está en el reglamento
rules-book-mark = Del reglamento

rules-section-purpose = Objetivo del juego
rules-section-setup = Preparación
rules-section-start = Para empezar
rules-section-line = Las líneas
rules-section-series = Las series
rules-section-turn = Tu turno
rules-section-trade = Cambiar fichas
rules-section-roll = Lanzar
rules-section-rearrange = Reordenar la mesa
rules-section-score =
    { $game ->
        [cards] Ganar Qwirkles
       *[other] Puntuación
    }
rules-section-end = Para terminar
rules-section-winning = Quién gana
rules-section-examples = Ejemplos
rules-section-refused = Lo que no se permite
rules-section-rulings = Nuestros criterios
rules-section-strategy = Consejos
rules-section-misprints = Erratas del reglamento

## What it is about

rules-tiles-purpose = Entre todos se forman líneas del mismo color o de la misma figura. Gana quien consiga más puntos. Una ficha que forma parte de dos líneas cuenta en las dos.
rules-cubes-purpose = Lanza tus cubos y forma con ellos líneas del mismo color o de la misma figura. Gana quien consiga más puntos. Un cubo que forma parte de dos líneas cuenta en las dos.
rules-cards-purpose = Entre todos se forman series del mismo color o de la misma figura, que se reordenan con toda libertad. Quien completa una serie se la lleva. Gana quien tenga más series completas.
rules-players =
    De { $fewest } a { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }.
rules-playing-time =
    { $slowest ->
        [one] Una partida dura de { $quickest } a { $slowest } minuto.
       *[other] Una partida dura de { $quickest } a { $slowest } minutos.
    }

## Setting up

rules-tiles-setup-pieces =
    Hay { $pieces ->
        [one] { $pieces } ficha
       *[other] { $pieces } fichas
    } de { $colours ->
        [one] { $colours } color
       *[other] { $colours } colores
    } y { $shapes ->
        [one] { $shapes } figura
       *[other] { $shapes } figuras
    }: { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }, y { $copies ->
        [one] { $copies } ficha
       *[other] { $copies } fichas
    } de cada uno.
rules-setup-paper = Hacen falta papel y lápiz para anotar los puntos. (Aquí se anotan solos.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Todas las fichas se ponen boca abajo: es la pila de fichas.
       *[bag] Todas las fichas van a la bolsa: es la pila de fichas.
    } { $hand ->
        [one] Cada jugador toma { $hand } ficha y la esconde de los demás.
       *[other] Cada jugador toma { $hand } fichas y las esconde de los demás.
    }
rules-cubes-setup-pieces =
    Hay { $pieces ->
        [one] { $pieces } cubo
       *[other] { $pieces } cubos
    }, { $copies } de cada uno de los { $colours ->
        [one] { $colours } color
       *[other] { $colours } colores
    }. Las caras de cada cubo llevan { $shapes ->
        [one] la { $shapes } figura, en su color.
       *[other] las { $shapes } figuras, todas en su color.
    }
rules-cubes-setup-draw =
    { $hand ->
        [one] Todos van a la bolsa. Cada jugador toma { $hand } cubo y lo lanza. Lo único oculto es la bolsa: todas las manos están a la vista.
       *[other] Todos van a la bolsa. Cada jugador toma { $hand } cubos y los lanza. Lo único oculto es la bolsa: todas las manos están a la vista.
    }
rules-cards-setup-pieces =
    Hay { $pieces ->
        [one] { $pieces } carta
       *[other] { $pieces } cartas
    } de { $colours ->
        [one] { $colours } color
       *[other] { $colours } colores
    } y { $shapes ->
        [one] { $shapes } figura
       *[other] { $shapes } figuras
    }: { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }, y { $copies ->
        [one] { $copies } carta
       *[other] { $copies } cartas
    } de cada uno.
rules-cards-setup-deal =
    { $hand ->
        [one] Mezcla y reparte { $hand } carta a cada jugador, sin que los demás la vean. El resto es el mazo, boca abajo.
       *[other] Mezcla y reparte { $hand } cartas a cada jugador, sin que los demás las vean. El resto es el mazo, boca abajo.
    }
rules-setup-dots = ¿Cuesta distinguir los colores? Cada uno tiene su propio número de puntitos. En el navegador, los ajustes los hacen grandes.

## Who starts

rules-tiles-start-longest = Cada jugador anuncia cuántas fichas tiene del mismo color o de la misma figura, sin contar las repetidas. Empieza quien tenga más.
rules-cards-start-largest = Empieza quien tenga en la mano la serie más grande. Puede jugarla, pero no es obligatorio.
rules-start-tie =
    { $tie ->
        [youngest] Si hay empate, empieza quien tenga menos edad entre los empatados.
       *[oldest] Si hay empate, empieza quien tenga más edad entre los empatados.
    }
rules-tiles-start-lay = El primer jugador empieza colocando esas fichas en línea.
rules-cubes-start-oldest = Empieza quien tenga más edad.
rules-cubes-start-lay = En el primer turno hay que colocar en una línea tantos cubos como se pueda. Si no hay dos que combinen, se lanzan todos otra vez hasta que al menos dos combinen.
rules-cards-start-again =
    { $shortest ->
        [one] Si nadie tiene una serie de al menos { $shortest } carta, se mezcla y se reparte todo de nuevo.
       *[other] Si nadie tiene una serie de al menos { $shortest } cartas, se mezcla y se reparte todo de nuevo.
    }
rules-start-clockwise = Después, el turno pasa en el sentido de las agujas del reloj.

## What a line or a series is

rules-line =
    Una línea son { $shortest } o más { $game ->
        [cubes] cubos juntos, en fila o en columna, todos del mismo color o todos de la misma figura.
       *[other] fichas juntas, en fila o en columna, todas del mismo color o todas de la misma figura.
    }
rules-line-different = En una línea no hay repetidas: en una línea de color, cada figura aparece como mucho una vez; en una línea de figuras, cada color.
rules-line-longest = Así que una línea no pasa de { $length }. Una línea de { $length } es un Qwirkle.
rules-line-gap = Donde hay un hueco, la línea termina, y más allá hay otra. Las diagonales no cuentan.
rules-place-nowhere = A veces quedan sitios donde ya no se puede colocar nada. Es normal.
rules-series =
    Una serie tiene de { $shortest } a { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }, todas del mismo color o todas de la misma figura.
rules-series-different = En una serie no hay repetidas: en una serie de color, cada figura aparece como mucho una vez; en una serie de figuras, cada color.
rules-series-longest =
    { $length ->
        [one] Una serie de { $length } carta es un Qwirkle.
       *[other] Una serie de { $length } cartas es un Qwirkle.
    }

## The turn

rules-tiles-turn = En tu turno haces una de dos cosas: colocar fichas o cambiar fichas.
rules-cubes-turn = En tu turno puedes volver a lanzar cubos, después colocas y al final cuentas.
rules-cards-turn = En tu turno juegas al menos una carta. Empieza series nuevas, alarga las de la mesa, pasa cartas de unas a otras: cuanto quieras y en cualquier combinación.
rules-turn-own = Solo juegas en tu turno, y solo lo que tienes en la mano.
rules-place-alike =
    { $game ->
        [cubes] Coloca uno o más cubos. Todos los que coloques en un turno tienen el mismo color o la misma figura, y no hay dos iguales.
       *[other] Coloca una o más fichas. Todas las que coloques en un turno tienen el mismo color o la misma figura, y no hay dos iguales.
    }
rules-place-row = Todo va en una misma fila o en una misma columna.
rules-place-unbroken =
    { $game ->
        [cubes] Todos forman parte de una sola línea. No tienen que tocarse: puedes añadir por los dos extremos, o alrededor de cubos que ya estaban.
       *[other] Todas forman parte de una sola línea. No tienen que tocarse: puedes añadir por los dos extremos, o alrededor de fichas que ya estaban.
    }
rules-place-cell =
    { $game ->
        [cubes] En cada casilla cabe un solo cubo, y lo colocado ya no se mueve.
       *[other] En cada casilla cabe una sola ficha, y lo colocado ya no se mueve.
    }
rules-place-touch =
    { $game ->
        [cubes] Al menos uno de los cubos que colocas toca, lado con lado, otro que ya estaba.
       *[other] Al menos una de las fichas que colocas toca, lado con lado, otra que ya estaba.
    }
rules-place-lines = Mira después cada fila y cada columna que has alargado: todas deben ser líneas correctas.
rules-tiles-turn-draw =
    { $hand ->
        [one] Después, toma de la pila hasta volver a tener { $hand } ficha.
       *[other] Después, toma de la pila hasta volver a tener { $hand } fichas.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] Al final de tu turno, toma hasta volver a tener { $hand } cubo, mientras quede algo en la bolsa, y lanza los nuevos.
       *[other] Al final de tu turno, toma hasta volver a tener { $hand } cubos, mientras quede algo en la bolsa, y lanza los nuevos.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] Al final de tu turno, toma hasta volver a tener { $hand } carta, mientras quede algo en el mazo.
       *[other] Al final de tu turno, toma hasta volver a tener { $hand } cartas, mientras quede algo en el mazo.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Si no puedes jugar ninguna carta, pasas. Si puedes, debes hacerlo.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] En lugar de colocar puedes cambiar { $hand } ficha: apártala, toma otra y solo entonces mezcla la primera con la pila.
       *[other] En lugar de colocar puedes cambiar hasta { $hand } fichas: apártalas, toma otras tantas y solo entonces mézclalas con la pila.
    }
rules-tiles-trade-must = Si nada de tu mano encaja, debes cambiar al menos una. También puedes cambiar aunque pudieras colocar.
rules-tiles-trade-ends = Cambiar termina tu turno. Las fichas nuevas se juegan a partir del turno siguiente.

## Rolling (cubes)

rules-cubes-roll = Antes de colocar puedes volver a lanzar, una sola vez, los cubos que quieras. Cambia su figura, nunca su color.
rules-cubes-roll-must = Si nada de tu mano encaja, lanzas todos tus cubos, una y otra vez, hasta que algo encaje.
rules-cubes-roll-only = Aquí no se cambia, y nadie puede pasar voluntariamente.

## Rearranging (cards)

rules-cards-table = Lo que cuenta es la mesa al final de tu turno: cada carta está en una serie correcta.
rules-cards-stay = Lo que está en la mesa se queda en ella, y solo se añaden las cartas que juegas. Ninguna carta vuelve a una mano.
rules-cards-rows = Todo se ve mejor con las series de color en una fila y las series de figuras en otra.
rules-cards-aside = ¿Vas a mover muchas cartas? Deja un poco aparte las que juegas, para que nadie se líe. (Aquí se marcan.)
rules-cards-first = ¿Vas a mover muchas cartas? Mueve primero las de la mesa y después juega las de tu mano.
rules-cards-try = Hasta que confirmes, prueba lo que quieras: todo puede volver a su sitio.

## Scoring

rules-score-lines =
    { $game ->
        [cubes] Cada línea de { $shortest } o más que formas o completas da un punto por cada cubo, también por los que ya estaban.
       *[other] Cada línea de { $shortest } o más que formas o completas da un punto por cada ficha, también por las que ya estaban.
    }
rules-score-twice =
    { $game ->
        [cubes] Un cubo que está en dos de esas líneas cuenta en las dos.
       *[other] Una ficha que está en dos de esas líneas cuenta en las dos.
    }
rules-score-qwirkle =
    { $bonus ->
        [one] Un Qwirkle da un bono de { $bonus } punto: { $full } en total.
       *[other] Un Qwirkle da un bono de { $bonus } puntos: { $full } en total.
    }
rules-score-ending =
    { $ending ->
        [one] Quien termina la partida obtiene un bono de { $ending } punto.
       *[other] Quien termina la partida obtiene un bono de { $ending } puntos.
    }
rules-cards-score =
    { $taking ->
        [once] En cuanto completas una serie de { $length }, es un Qwirkle: retírala de la mesa.
       *[end] Al final de tu turno, retira de la mesa cada serie de { $length }: es un Qwirkle.
    } Deja tus Qwirkles boca arriba ante ti, para que todos vean qué cartas ya no están.
rules-cards-score-only = No hay puntos: solo cuentan los Qwirkles.

## The end, and who wins

rules-end-bag = Cuando la { -bag } está vacía, se sigue jugando sin tomar más.
rules-end-last =
    { $game ->
        [cubes] La partida termina en cuanto alguien coloca su último cubo.
       *[other] La partida termina en cuanto alguien coloca su última ficha.
    }
rules-cards-end = Cuando alguien toma la última carta del mazo, a cada jugador le queda un turno. Quien la tomó juega en último lugar.
rules-winning = Gana la puntuación más alta.
rules-cards-winning =
    { $rematch ->
        [yes] Gana quien tenga más Qwirkles. En caso de empate, apretón de manos y otra partida; aquí se anota como victoria compartida y se te ofrece la revancha.
       *[no] Gana quien tenga más Qwirkles. En caso de empate, la victoria se comparte.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = El reglamento deja algunos casos abiertos. Así los jugamos aquí; en tu mesa, lo que se acuerde.
rules-ruling-R1 =
    El reglamento no dice cuántos pueden jugar. Aquí pueden jugar de { $fewest } a { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }, como pone en la caja.
rules-ruling-R2 = No se pueden cambiar más fichas de las que hay en la pila.
rules-ruling-R3 = Con la pila vacía, pasa quien no tenga nada que encaje. Quien pueda colocar debe hacerlo.
rules-ruling-R4 =
    { $ending ->
        [one] Cuando todos los jugadores pasan, uno tras otro, la partida termina, y nadie recibe el { $ending } punto por terminarla.
       *[other] Cuando todos los jugadores pasan, uno tras otro, la partida termina, y nadie recibe los { $ending } puntos por terminarla.
    }
rules-ruling-R5 = Empezar con una sola ficha da un punto.
rules-ruling-R6 = Quienes empaten con la puntuación más alta comparten la victoria.
rules-ruling-R7 =
    { $ending ->
        [one] El { $ending } punto por terminar la partida forma parte de la puntuación del turno que la termina.
       *[other] Los { $ending } puntos por terminar la partida forman parte de la puntuación del turno que la termina.
    }
rules-ruling-R8 = El jugador cuyos colores no encajarían con ninguna tirada pasa en lugar de lanzar sin fin.
rules-ruling-R9 = La tirada voluntaria va antes que las obligadas y no se ofrece otra vez en el mismo turno.
rules-ruling-R10 = Quien no pueda jugar ninguna carta pasa. Quien pueda jugar una debe hacerlo.
rules-ruling-R11 = Cuando todos los jugadores pasan, uno tras otro, la partida termina.
rules-ruling-R12 = Reordenar la mesa sin jugar una carta no es un turno.
rules-ruling-R13 = Cuando todos los jugadores han cambiado, uno tras otro, y nada de lo que queda podría colocarse nunca, la partida termina como si todos hubieran pasado.
rules-ruling-R14 = En el primer turno de la partida no se puede cambiar.
rules-ruling-R15 = Si tienes varias líneas igual de largas, empieza con la que quieras.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Cuenta las { -pieces }. Solo hay { $copies } de cada: si ya se ha jugado, nadie podrá completar la línea que la espera.
       *[other] Cuenta las { -pieces }. Hay { $copies } de cada: si ya se han jugado todas, nadie podrá completar la línea que espera una.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Cuenta. Hay { $copies } cubo de cada color: una línea que espera un color que ya está entero en el tablero no se completará nunca.
       *[other] Cuenta. Hay { $copies } cubos de cada color: una línea que espera un color que ya está entero en el tablero no se completará nunca.
    }
rules-strategy-join = Busca un sitio donde se junten varias líneas: lo que coloques ahí cuenta en todas.
rules-strategy-gift = Cuidado con las líneas de { $almost }: el siguiente jugador puede hacer un Qwirkle, salvo que ya no quede lo que les falta.
rules-cubes-strategy-open = Las manos están a la vista. Antes de colocar, mira qué podría hacer con ello el siguiente jugador.
rules-cards-strategy-count =
    { $copies ->
        [one] Cuenta. Hay { $copies } carta de cada tipo: una serie que espera una carta que ya salió de la mesa no se completará nunca.
       *[other] Cuenta. Hay { $copies } cartas de cada tipo: una serie que espera una carta que ya se ha ganado { $copies } veces no se completará nunca.
    }
rules-cards-strategy-spare =
    { $shortest ->
        [one] Una serie de más de { $shortest } carta puede ceder una. Mira toda la mesa antes de decir que nada encaja.
       *[other] Una serie de más de { $shortest } cartas puede ceder una. Mira toda la mesa antes de decir que nada encaja.
    }
rules-cards-strategy-gift = Cuidado con las series de { $almost }: el siguiente jugador puede completarlas, salvo que ya no quede la carta que les falta.

## Misprints in the books

rules-misprint-tiles-mindware = Texto inglés: el turno 7 del ejemplo da los puntos a Ann. Son de Sally, como en los textos francés y español.
rules-misprint-tiles-mindware-five = Texto francés: los consejos advierten de las líneas de al menos cinco. Son las de cinco justas, como en inglés y en español.
rules-misprint-tiles-schmidt = Textos checo, eslovaco y rumano: en el ejemplo de 17 puntos, una de las líneas de dos sería de estrellas. Tiene que ser de cruces, como en húngaro y polaco: la línea roja ya tiene su estrella.
rules-misprint-tiles-schmidt-always = Texto checo: un Qwirkle daría al menos 12 puntos. La línea misma da siempre 12, como dicen los otros textos; las demás líneas suman aparte.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] Texto francés: habría 6 ejemplares de cada carta. Hay { $copies }.
       *[other] Texto francés: habría 6 ejemplares de cada carta. Son { $copies }.
    }
rules-misprint-cards-999-square = Los dos textos: en un ejemplo, el cuadrado verde sale de la serie verde. Tiene que ser la serie de cuadrados, como muestra la frase siguiente.
rules-misprint-cards-999-diamonds = Texto francés: los rombos de los ejemplos neerlandeses se han vuelto cuadrados. Nuestras imágenes muestran rombos.
rules-misprint-cards-999-points = Los dos textos: los Qwirkles darían puntos al final. No es así: solo se cuentan los Qwirkles.
rules-misprint-cards-999-aside = Texto francés: el resto de las cartas se apartaría, y la lista de acciones tiene una de más. El resto es el mazo, y hay cuatro acciones, como en neerlandés.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Lo que añade el turno está marcado.
rules-examples-game = El comienzo de una partida, turno a turno: el ejemplo del reglamento.
rules-examples-cubes-game = La partida de ejemplo del reglamento, turno a turno. No tenemos sus imágenes: los cubos y el tablero son nuestros, de acuerdo con lo que dice de cada turno. Una puntuación no se lee; aquí la dan las reglas.
rules-examples-cards = Los ejemplos del reglamento. Las mesas son nuestras, de acuerdo con el texto.
rules-examples-schmidt = Los ejemplos del reglamento. Los tableros son nuestros, de acuerdo con el texto.
rules-refused-about = Nada de esto se permite; debajo está el motivo.
# Names of what an example shows beside the picture.
rules-example-hand = En la mano
rules-example-rolled = Lanzado
rules-example-played = Jugado
rules-example-before = Antes
rules-example-after = Después
rules-example-taken = Ganado como Qwirkle
rules-example-refused = No se permite
rules-example-allowed = Se permite

rules-outcome-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Línea de { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Fin de la partida: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Ningún Qwirkle
        [one] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkles
    }
rules-outcome-over = La partida ha terminado.

rules-example-line-colour = Mismo color, figuras distintas.
rules-example-line-shape = Misma figura, colores distintos.
rules-example-start-longest = La línea más larga de esta mano es de { $longest }: el primer jugador empieza con { $longest }.
rules-example-both-ends = Una línea crece por los dos extremos en un turno.
rules-example-cubes-roll = Se lanza otra vez un cubo: conserva el color, muestra otra figura y encaja.
rules-example-two-lines =
    { $game ->
        [cubes] Un solo cubo, pero cuenta en su fila y en su columna.
       *[other] Una sola ficha, pero cuenta en su fila y en su columna.
    }
rules-example-qwirkle =
    { $game ->
        [cubes] El último que faltaba: un Qwirkle.
       *[other] La última que faltaba: un Qwirkle.
    }
rules-example-last =
    { $game ->
        [cubes] La bolsa está vacía y este era el último cubo de la mano: la partida termina.
       *[other] La pila está vacía y esta era la última ficha de la mano: la partida termina.
    }
rules-example-game-1 = { -player-one } empieza con tres fichas rojas, cada una con una figura distinta.
rules-example-game-2 = { -player-two } coloca tres cuadrados: uno se añade a la línea roja, y juntos forman una línea de cuadrados. El cuadrado rojo cuenta dos veces, porque está en las dos líneas.
rules-example-game-3 = { -player-three } coloca un círculo azul. Eso crea dos líneas nuevas: una de círculos y una azul.
rules-example-game-4 = { -player-four } coloca dos fichas verdes y crea tres líneas: una de rombos, una de tréboles y una verde.
rules-example-game-5 = { -player-one } coloca dos fichas verdes. Las dos se añaden a la línea verde sin tocarse, y una también a los círculos.
rules-example-game-6 = { -player-two } coloca dos cuadrados: uno se añade a la línea de cuadrados, y los dos empiezan otra. No podían ir los dos en la línea de antes: tendría dos cuadrados rojos.
rules-example-game-7 = { -player-three } coloca dos estrellas y forma una línea de estrellas.
rules-example-game-8 = { -player-four } coloca dos fichas naranjas y forma una línea naranja. Los rombos no cuentan, porque el rombo naranja no toca a los otros dos.
rules-example-game-9 = { -player-one } coloca dos fichas amarillas: una línea amarilla, que se añade también a los rombos y a los círculos.
rules-example-game-10 = { -player-two } coloca una estrella roja, que se añade a las estrellas y a la línea roja.
rules-example-game-11 = { -player-three } coloca tres cruces: una línea nueva, que se añade también a la línea roja y a la azul. La cruz roja es la sexta figura roja: un Qwirkle, con su bono.
rules-example-game-12 = { -player-four } coloca dos cuadrados: se añaden a una línea de cuadrados y empiezan otras dos.
rules-example-schmidt-ends = { -player-one } añade tres fichas rojas a la línea roja: dos a la izquierda y una a la derecha.
rules-example-schmidt-gap = Tres rombos. El verde no está en línea con las dos fichas verdes de la izquierda, porque hay un hueco en medio: el verde no da puntos.
rules-example-schmidt-circle = { -player-four } coloca el círculo amarillo: dos puntos por la línea amarilla y dos por los círculos.
rules-example-schmidt-stars = { -player-one } coloca dos estrellas: cuatro puntos por la línea de estrellas y tres por la línea roja.
rules-example-schmidt-diamonds = { -player-two } coloca dos rombos: cuatro puntos por la línea amarilla y dos por los rombos.
rules-example-schmidt-qwirkle = { -player-three } añade por los dos extremos de la línea roja: doce puntos por el Qwirkle rojo, tres por los rombos y dos por las cruces.
rules-example-schmidt-seventh = Una séptima ficha en la línea amarilla, y un segundo círculo.
rules-example-schmidt-colour-twice = Esta figura ya está en la línea.
rules-example-schmidt-shape-twice = Este color ya está en la línea.
rules-example-schmidt-detached = No toca otra ficha con ninguno de sus lados.
rules-example-schmidt-purple = El círculo morado va con el cuadrado morado, pero no con la línea amarilla.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { $rolled ->
        [one] { rules-player } vuelve a lanzar { $rolled } cubo
       *[other] { rules-player } vuelve a lanzar { $rolled } cubos
    } { $laid ->
        [one] y coloca { $laid }.
       *[other] y coloca { $laid }.
    }

rules-example-cards-new-and-longer = { -player-one } juega tres rombos como serie nueva y añade una estrella azul a la serie azul.
rules-example-cards-two-longer = { -player-two } añade un círculo naranja a los círculos, que aún no lo tenían, y un cuadrado morado a la serie morada.
rules-example-cards-qwirkle = { -player-three } añade tres rombos a los rombos y consigue un Qwirkle.
rules-example-cards-borrow = { -player-four } juega dos cuadrados, y el cuadrado azul pasa de la serie azul a la suya: ya son tres.
rules-example-cards-chain = { -player-one } juega un rombo verde y un círculo verde, y el cuadrado verde pasa de los cuadrados a su serie: ya son tres. Como quedan dos cuadrados, el cuadrado morado pasa a ellos desde la serie morada.
rules-example-cards-mend = { -player-two } juega una estrella amarilla, y el trébol amarillo pasa de los tréboles a la serie amarilla: un Qwirkle amarillo. Un trébol azul devuelve los tréboles a tres.
rules-example-iello-shape = Añadir a una serie de la misma figura.
rules-example-iello-colour = Añadir a una serie del mismo color.
rules-example-iello-qwirkle = Tres rombos más hacen un Qwirkle.
rules-example-iello-borrow = Para jugar dos cuadrados, un cuadrado azul pasa de otra serie: ya son tres.
rules-example-iello-chain = Un movimiento mayor, en dos pasos. Cuida de que cada serie conserve al menos tres cartas.
rules-example-iello-mend = También se pueden mover cartas para hacer un Qwirkle.
rules-example-iello-twice = Dos rombos rojos no pueden estar en la misma serie.
rules-example-cards-last = El último turno de la partida. Ahora se cuentan los Qwirkles.

rules-example-no-pieces = No se coloca nada.
rules-example-not-in-hand =
    { $game ->
        [cubes] Colocado dos veces, pero en la mano solo hay uno.
        [cards] Jugada dos veces, pero en la mano solo hay una.
       *[tiles] Colocada dos veces, pero en la mano solo hay una.
    }
rules-example-cell-taken =
    { $game ->
        [cubes] Colocado encima de otro.
       *[other] Colocada encima de otra.
    }
rules-example-not-in-one-line =
    { $game ->
        [cubes] Colocados doblando la esquina.
       *[other] Colocadas doblando la esquina.
    }
rules-example-no-shared-attribute =
    { $game ->
        [cubes] Cada uno encaja con el que toca, pero entre los dos no comparten ni el color ni la figura.
       *[other] Cada una encaja con la que toca, pero entre las dos no comparten ni el color ni la figura.
    }
rules-example-repeated-piece =
    { $game ->
        [cubes] El mismo dos veces en un turno.
       *[other] La misma dos veces en un turno.
    }
rules-example-gap = En una misma fila, pero con una casilla vacía en medio.
rules-example-detached = Esquina con esquina no es lado con lado.
rules-example-line-too-long = Así unidas, las dos líneas serían una de { $over }.
rules-example-square-twice = Una línea de cuadrados solo puede tener un cuadrado de cada color.
rules-example-circle-twice = Una línea amarilla solo puede tener un círculo amarillo.
rules-example-mixed-line =
    { $game ->
        [cubes] Va con el cubo de abajo, pero no con la línea en la que está.
       *[other] Va con la ficha de abajo, pero no con la línea en la que está.
    }
rules-example-opening-not-longest = Un primer turno de { $laid }, cuando la mano tiene una línea de { $longest }.
rules-example-series-too-short = El Qwirkle está completo, pero la serie que cedió una carta se queda con dos.
rules-example-duplicate-in-series = La misma carta dos veces en una serie.
rules-example-mixed-series = Ni el mismo color ni la misma figura.
rules-example-cards-missing = Ha desaparecido una carta de la mesa.
rules-example-cards-added = Ha aparecido en la mesa una carta que nadie ha jugado.
rules-example-cards-no-pieces = La mesa se reordena, pero no se juega ninguna carta.
