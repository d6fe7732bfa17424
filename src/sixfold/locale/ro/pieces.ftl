## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

-piece = piesă
-player-one = Ștefi
-player-two = George
-player-three = Ana
-player-four = Maria
colour-red = roșu
colour-orange = portocaliu
colour-yellow = galben
colour-green = verde
colour-blue = albastru
colour-purple = mov

shape-circle = cerc
shape-clover = trifoi
shape-diamond = romb
shape-square = pătrat
shape-star = stea
shape-cross = cruce

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
            [star] roșie
            [cross] roșie
           *[other] { colour-red }
        }
        [orange] { $shape ->
            [star] portocalie
            [cross] portocalie
           *[other] { colour-orange }
        }
        [yellow] { $shape ->
            [star] galbenă
            [cross] galbenă
           *[other] { colour-yellow }
        }
        [green] { colour-green }
        [blue] { $shape ->
            [star] albastră
            [cross] albastră
           *[other] { colour-blue }
        }
       *[purple] { colour-purple }
    }

series-of-colour =
    { $colour ->
        [red] roșu
        [orange] portocaliu
        [yellow] galben
        [green] verde
        [blue] albastru
       *[purple] mov
    }
series-of-shape =
    { $shape ->
        [circle] cercuri
        [clover] trifoi
        [diamond] romburi
        [square] pătrate
        [star] stele
       *[cross] cruci
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many.
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } piesă
            [few] { $count } piese
           *[other] { $count } de piese
        }
        [cubes] { $count ->
            [one] { $count } cub
            [few] { $count } cuburi
           *[other] { $count } de cuburi
        }
       *[cards] { $count ->
            [one] { $count } carte
            [few] { $count } cărți
           *[other] { $count } de cărți
        }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } și { $last }
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
