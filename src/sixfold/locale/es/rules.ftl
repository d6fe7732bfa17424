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

rules-section-purpose = De qué se trata
rules-section-setup = Preparación
rules-section-start = Quién empieza
rules-section-line = Qué es una línea
rules-section-series = Qué es una serie
rules-section-turn = Tu turno
rules-section-trade = Cambiar
rules-section-roll = Lanzar
rules-section-rearrange = Reordenar la mesa
rules-section-score =
    { $game ->
        [cards] Ganar Qwirkles
       *[other] Puntuación
    }
rules-section-end = El final
rules-section-winning = Quién gana
rules-section-examples = Ejemplos
rules-section-refused = Lo que no se permite
rules-section-rulings = Nuestros criterios
rules-section-strategy = Jugar bien
rules-section-misprints = Erratas del reglamento

## What it is about

rules-tiles-purpose = Entre todos se forman líneas de un color o de una forma. Cada ficha que colocas da puntos, y la que une dos líneas cuenta en las dos. Gana quien tenga más puntos.
rules-cubes-purpose = Lanza tus cubos y forma con ellos líneas de un color o de una forma. Cada cubo que colocas da puntos, y el que une dos líneas cuenta en las dos. Gana quien tenga más puntos.
rules-cards-purpose = Entre todos se forman series de un color o de una forma, que se reordenan con toda libertad. Quien completa una serie se la lleva. Gana quien tenga más series completas.
rules-players =
    De { $fewest } a { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }.

## Setting up

rules-tiles-setup-pieces =
    Hay { $pieces ->
        [one] { $pieces } ficha
       *[other] { $pieces } fichas
    } de { $colours ->
        [one] { $colours } color
       *[other] { $colours } colores
    } y { $shapes ->
        [one] { $shapes } forma
       *[other] { $shapes } formas
    }: { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }, y { $copies ->
        [one] { $copies } ficha
       *[other] { $copies } fichas
    } de cada uno.
rules-tiles-setup-draw =
    { $hand ->
        [one] Todas van a la bolsa. Cada jugador roba { $hand } ficha y la esconde de los demás.
       *[other] Todas van a la bolsa. Cada jugador roba { $hand } fichas y las esconde de los demás.
    }
rules-cubes-setup-pieces =
    Hay { $pieces ->
        [one] { $pieces } cubo
       *[other] { $pieces } cubos
    }, { $copies } de cada uno de los { $colours ->
        [one] { $colours } color
       *[other] { $colours } colores
    }. Las caras de cada cubo llevan { $shapes ->
        [one] la { $shapes } forma, en su color.
       *[other] las { $shapes } formas, todas en su color.
    }
rules-cubes-setup-draw =
    { $hand ->
        [one] Todos van a la bolsa. Cada jugador roba { $hand } cubo y lo lanza. Lo único oculto es la bolsa: todas las manos están a la vista.
       *[other] Todos van a la bolsa. Cada jugador roba { $hand } cubos y los lanza. Lo único oculto es la bolsa: todas las manos están a la vista.
    }
rules-cards-setup-pieces =
    Hay { $pieces ->
        [one] { $pieces } carta
       *[other] { $pieces } cartas
    } de { $colours ->
        [one] { $colours } color
       *[other] { $colours } colores
    } y { $shapes ->
        [one] { $shapes } forma
       *[other] { $shapes } formas
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
rules-setup-dots = ¿Cuesta distinguir los colores? Cada uno tiene su propio número de puntos. En el navegador, los ajustes los hacen grandes.

## Who starts

rules-tiles-start-longest = Cada jugador dice cuánto mide la línea más larga de su mano; una ficha repetida cuenta una sola vez. Empieza quien tenga la más larga.
rules-cards-start-largest = Empieza quien tenga en la mano la serie más grande. Puede jugarla, pero no es obligatorio.
rules-start-tie =
    { $tie ->
        [youngest] Si hay empate, empieza quien tenga menos edad entre los empatados.
       *[oldest] Si hay empate, empieza quien tenga más edad entre los empatados.
    }
rules-tiles-start-lay = En el primer turno se coloca una línea de esa misma longitud. Si en la mano hay varias, vale cualquiera. En el primer turno no se cambia.
rules-cubes-start-oldest = Empieza quien tenga más edad.
rules-cubes-start-lay = En el primer turno se colocan tantos cubos como puedan formar una línea. Si no hay dos que combinen, se lanzan todos otra vez hasta que al menos dos combinen.
rules-cards-start-again =
    { $shortest ->
        [one] Si nadie tiene una serie de al menos { $shortest } carta, se mezcla y se reparte todo de nuevo.
       *[other] Si nadie tiene una serie de al menos { $shortest } cartas, se mezcla y se reparte todo de nuevo.
    }
rules-start-clockwise = Después, el turno pasa en el sentido de las agujas del reloj.

## What a line or a series is

rules-line =
    Una línea es una fila o columna sin huecos de { $shortest } o más { $game ->
        [cubes] cubos, todos de un color o todos de una forma.
       *[other] fichas, todas de un color o todas de una forma.
    }
rules-line-different = En una línea no hay dos iguales. En una línea de un color, cada forma aparece como mucho una vez; en una línea de una forma, cada color.
rules-line-longest = Así que una línea no pasa de { $length }. Una línea de { $length } es un Qwirkle.
rules-line-gap = Donde hay un hueco, la línea termina, y más allá hay otra. Las diagonales no cuentan.
rules-series =
    Una serie tiene de { $shortest } a { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }, todas de un color o todas de una forma.
rules-series-different = En una serie no hay dos cartas iguales. En una serie de un color, cada forma aparece como mucho una vez; en una serie de una forma, cada color.
rules-series-longest =
    { $length ->
        [one] Una serie de { $length } carta es un Qwirkle.
       *[other] Una serie de { $length } cartas es un Qwirkle.
    }

## The turn

rules-tiles-turn = En tu turno haces una de dos cosas: colocar fichas o cambiar fichas.
rules-cubes-turn = En tu turno puedes lanzar, después colocas y al final cuentas.
rules-cards-turn = En tu turno juegas al menos una carta. Empieza series nuevas, alarga las de la mesa, pasa cartas de unas a otras: cuanto quieras y en cualquier combinación.
rules-turn-own = Solo juegas en tu turno, solo lo que tienes en la mano y solo mientras dure la partida.
rules-place-alike =
    { $game ->
        [cubes] Coloca uno o más cubos. Todos los que coloques en un turno tienen el mismo color o la misma forma, y no hay dos iguales.
       *[other] Coloca una o más fichas. Todas las que coloques en un turno tienen el mismo color o la misma forma, y no hay dos iguales.
    }
rules-place-row = Todo va en una misma fila o en una misma columna.
rules-place-unbroken =
    { $game ->
        [cubes] Una vez colocados, forman parte de una sola línea sin cortes. Entre ellos puede haber cubos anteriores, y puedes añadir por los dos extremos.
       *[other] Una vez colocadas, forman parte de una sola línea sin cortes. Entre ellas puede haber fichas anteriores, y puedes añadir por los dos extremos.
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
        [one] Al final de tu turno, roba hasta volver a tener { $hand } ficha, mientras quede algo en la bolsa.
       *[other] Al final de tu turno, roba hasta volver a tener { $hand } fichas, mientras quede algo en la bolsa.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] Al final de tu turno, roba hasta volver a tener { $hand } cubo, mientras quede algo en la bolsa, y lanza los nuevos.
       *[other] Al final de tu turno, roba hasta volver a tener { $hand } cubos, mientras quede algo en la bolsa, y lanza los nuevos.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] Al final de tu turno, roba hasta volver a tener { $hand } carta, mientras quede algo en el mazo.
       *[other] Al final de tu turno, roba hasta volver a tener { $hand } cartas, mientras quede algo en el mazo.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Si no puedes jugar ninguna carta, pasas. Si puedes, debes hacerlo.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] En lugar de colocar puedes cambiar { $hand } ficha: apártala, roba otra y solo entonces devuelve la primera a la bolsa.
       *[other] En lugar de colocar puedes cambiar hasta { $hand } fichas: apártalas, roba otras tantas y solo entonces devuelve las primeras a la bolsa y mézclalas.
    }
rules-tiles-trade-must = Si nada de tu mano encaja, debes cambiar al menos una. También puedes cambiar aunque pudieras colocar.

## Rolling (cubes)

rules-cubes-roll = Antes de colocar puedes volver a lanzar, una sola vez, los cubos que quieras. Cambia su forma, nunca su color.
rules-cubes-roll-must = Si nada de tu mano encaja, lanzas todos tus cubos, una y otra vez, hasta que algo encaje.
rules-cubes-roll-only = Aquí no se cambia, y nadie pasa por gusto.

## Rearranging (cards)

rules-cards-table = Lo que cuenta es la mesa al final de tu turno: cada carta está en una serie correcta.
rules-cards-stay = Lo que está en la mesa se queda en ella, y solo se añaden las cartas que juegas. Ninguna carta vuelve a una mano.
rules-cards-try = Hasta que confirmes, prueba lo que quieras: todo puede volver a su sitio.

## Scoring

rules-score-lines =
    { $game ->
        [cubes] Cada línea de { $shortest } o más que formas o alargas en tu turno da un punto por cada cubo que hay en ella.
       *[other] Cada línea de { $shortest } o más que formas o alargas en tu turno da un punto por cada ficha que hay en ella.
    }
rules-score-twice =
    { $game ->
        [cubes] Un cubo que está en dos de esas líneas cuenta en las dos.
       *[other] Una ficha que está en dos de esas líneas cuenta en las dos.
    }
rules-score-qwirkle =
    { $bonus ->
        [one] Un Qwirkle da { $bonus } punto más: { $full } en total.
       *[other] Un Qwirkle da { $bonus } puntos más: { $full } en total.
    }
rules-score-ending =
    { $ending ->
        [one] Quien termina la partida recibe { $ending } punto más.
       *[other] Quien termina la partida recibe { $ending } puntos más.
    }
rules-cards-score =
    { $length ->
        [one] Al final de tu turno te llevas de la mesa cada serie de { $length } carta. Cada una es un Qwirkle y se queda boca arriba ante ti, a la vista de todos.
       *[other] Al final de tu turno te llevas de la mesa cada serie de { $length } cartas. Cada una es un Qwirkle y se queda boca arriba ante ti, a la vista de todos.
    }
rules-cards-score-only = No hay puntos: solo cuentan los Qwirkles.

## The end, and who wins

rules-end-bag = Cuando la bolsa está vacía, ya nadie roba; se sigue jugando con lo que hay en la mano.
rules-end-last =
    { $game ->
        [cubes] La partida termina en cuanto alguien coloca su último cubo.
       *[other] La partida termina en cuanto alguien coloca su última ficha.
    }
rules-cards-end = Cuando alguien roba la última carta del mazo, a cada jugador le queda un turno. Quien la robó juega en último lugar.
rules-winning = Gana la puntuación más alta.
rules-cards-winning =
    { $rematch ->
        [yes] Gana quien tenga más Qwirkles. Un empate se resuelve con un apretón de manos y otra partida; aquí se anota como victoria compartida y se te ofrece la revancha.
       *[no] Gana quien tenga más Qwirkles. Con empate, la victoria se comparte.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = El reglamento deja algunos casos abiertos. Así los jugamos aquí; en tu mesa, lo que se acuerde.
rules-ruling-R1 =
    El reglamento no dice cuántos pueden jugar. Aquí pueden jugar de { $fewest } a { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }, como pone en la caja.
rules-ruling-R2 = No se pueden cambiar más fichas de las que hay en la bolsa.
rules-ruling-R3 = Con la bolsa vacía, pasa quien no tenga nada que encaje. Quien pueda colocar debe hacerlo.
rules-ruling-R4 =
    { $ending ->
        [one] Cuando todos los jugadores pasan, uno tras otro, la partida termina, y nadie recibe el { $ending } punto por terminarla.
       *[other] Cuando todos los jugadores pasan, uno tras otro, la partida termina, y nadie recibe los { $ending } puntos por terminarla.
    }
rules-ruling-R5 = Un primer turno de una sola ficha da un punto.
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
rules-ruling-R13 = Cuando todos los jugadores han cambiado, uno tras otro, y nada de lo que queda fuera del tablero podría colocarse nunca, la partida termina como si todos hubieran pasado.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Cuenta. Hay { $copies } ficha de cada tipo: una línea que espera una ficha ya jugada no se completará nunca.
       *[other] Cuenta. Hay { $copies } fichas de cada tipo: una línea que espera una ficha cuyas { $copies } copias ya ves no se completará nunca.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Cuenta. Hay { $copies } cubo de cada color: una línea que espera un color que ya está entero en el tablero no se completará nunca.
       *[other] Cuenta. Hay { $copies } cubos de cada color: una línea que espera un color que ya está entero en el tablero no se completará nunca.
    }
rules-strategy-join = Busca un sitio donde se junten varias líneas: lo que coloques ahí cuenta en todas.
rules-strategy-gift = Una línea de { $almost } es un regalo para el siguiente jugador, salvo que ya no quede lo que le falta.
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
rules-cards-strategy-gift = Una serie de { $almost } es un regalo para el siguiente jugador, salvo que ya no quede la carta que le falta.

## Misprints in the books

rules-misprint-tiles-mindware = En el ejemplo largo del reglamento, el séptimo turno da los puntos a otro nombre. Son de Sally.
rules-misprint-tiles-schmidt = En el ejemplo que da 17 puntos, la ficha roja va con una estrella en checo, eslovaco y rumano, y con una cruz en húngaro y polaco. La puntuación es la misma.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] El texto francés habla de seis ejemplares de cada carta. Hay { $copies }.
       *[other] El texto francés habla de seis ejemplares de cada carta. Son { $copies }.
    }
rules-misprint-cards-999-square = Un ejemplo toma un cuadrado verde de la serie verde. Tiene que ser la serie de cuadrados, como muestra la frase siguiente. Los rombos del texto neerlandés son cuadrados en el francés.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Lo que añade el turno está marcado.
rules-examples-game = Todo un comienzo, turno a turno, del ejemplo del reglamento de MindWare.
rules-refused-about = Nada de esto se admite; debajo está el motivo, tal como lo verías.
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

rules-example-line-colour = Un color, todas las formas distintas.
rules-example-line-shape = Una forma, todos los colores distintos.
rules-example-start-longest = Esta mano tiene una línea de { $longest }, así que en el primer turno se colocan { $longest }.
rules-example-both-ends = Una línea crece por los dos extremos en un turno.
rules-example-cubes-roll = Se lanza otra vez un cubo: conserva el color, muestra otra forma y encaja.
rules-example-two-lines =
    { $game ->
        [cubes] Un solo cubo, pero está en una fila y en una columna, y cuenta en las dos.
       *[other] Una sola ficha, pero está en una fila y en una columna, y cuenta en las dos.
    }
rules-example-qwirkle =
    { $game ->
        [cubes] El último que faltaba: un Qwirkle.
       *[other] La última que faltaba: un Qwirkle.
    }
rules-example-last =
    { $game ->
        [cubes] La bolsa está vacía y este era el último cubo de la mano: la partida termina al momento.
       *[other] La bolsa está vacía y esta era la última ficha de la mano: la partida termina al momento.
    }
rules-example-turn = Turno { $turn }

rules-example-cards-new-and-longer = Una serie nueva y una carta añadida a otra, en un turno.
rules-example-cards-two-longer = Dos series crecen en un turno.
rules-example-cards-qwirkle = Tres y tres: un Qwirkle.
rules-example-cards-borrow = Una carta se muda desde una serie que puede cederla.
rules-example-cards-chain = Dos cartas se mudan, una tras otra.
rules-example-cards-mend = Una carta se muda para completar un Qwirkle, y otra de la mano arregla la serie que dejó.
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
        [cubes] Cada uno encaja con el que toca, pero entre los dos no comparten ni el color ni la forma.
       *[other] Cada una encaja con la que toca, pero entre las dos no comparten ni el color ni la forma.
    }
rules-example-repeated-piece =
    { $game ->
        [cubes] El mismo dos veces en un turno.
       *[other] La misma dos veces en un turno.
    }
rules-example-gap = En una misma fila, pero con una casilla vacía en medio.
rules-example-detached = Esquina con esquina no es lado con lado.
rules-example-line-too-long = Así unidas, las dos líneas serían una de { $over }.
rules-example-duplicate-in-line =
    { $game ->
        [cubes] Igual que el del otro extremo de la línea.
       *[other] Igual que la del otro extremo de la línea.
    }
rules-example-mixed-line =
    { $game ->
        [cubes] Encaja con el de al lado, pero no con la línea que también alarga.
       *[other] Encaja con la de al lado, pero no con la línea que también alarga.
    }
rules-example-opening-not-longest = Un primer turno de { $laid }, cuando la mano tiene una línea de { $longest }.
rules-example-series-too-short = El Qwirkle está completo, pero la serie que cedió una carta se queda con dos.
rules-example-duplicate-in-series = La misma carta dos veces en una serie.
rules-example-mixed-series = Ni un mismo color ni una misma forma.
rules-example-cards-missing = Ha desaparecido una carta de la mesa.
rules-example-cards-added = Ha aparecido en la mesa una carta que nadie ha jugado.
rules-example-cards-no-pieces = La mesa se reordena, pero no se juega ninguna carta.
