## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

-piece = pieza
-pieces = piezas
-bag = bolsa
-player-one = Sue
-player-two = Chris
-player-three = Sally
-player-four = Bob
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado

shape-circle = círculo
shape-clover = trébol
shape-diamond = rombo
shape-square = cuadrado
shape-star = estrella
shape-cross = cruz

# $colour and $shape are the keys of core/pieces.py (red, circle). The star and the cross are feminine.
piece =
    { $shape ->
        [circle] { shape-circle }
        [clover] { shape-clover }
        [diamond] { shape-diamond }
        [square] { shape-square }
        [star] { shape-star }
       *[cross] { shape-cross }
    } { $colour ->
        [red] { $shape ->
            [star] roja
            [cross] roja
           *[other] { colour-red }
        }
        [orange] { colour-orange }
        [yellow] { $shape ->
            [star] amarilla
            [cross] amarilla
           *[other] { colour-yellow }
        }
        [green] { colour-green }
        [blue] { colour-blue }
       *[purple] { $shape ->
            [star] morada
            [cross] morada
           *[other] { colour-purple }
        }
    }

series-of-colour =
    { $colour ->
        [red] rojo
        [orange] naranja
        [yellow] amarillo
        [green] verde
        [blue] azul
       *[purple] morado
    }
series-of-shape =
    { $shape ->
        [circle] círculos
        [clover] tréboles
        [diamond] rombos
        [square] cuadrados
        [star] estrellas
       *[cross] cruces
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many.
piece-nouns =
    { $count ->
        [one] { $count } { -piece }
       *[other] { $count } { -pieces }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } y { $last }
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
