## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

## Words that differ from box to box. The files in books/ replace them for one game or one edition; what stands here is
## said where no game is known.

-shape = vorm
-diamond = ruit
-diamonds = ruiten

-piece = stuk
-pieces = stukken
-player-one = Suzan
-player-two = Chris
-player-three = Lisanne
-player-four = Bob
colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars

shape-circle = cirkel
shape-clover = klaver
shape-diamond = { -diamond }
shape-square = vierkant
shape-star = ster
shape-cross = kruis

# $colour and $shape are the keys of core/pieces.py (red, circle). Without an article a colour takes -e before
# a de-word and none before a het-word (vierkant, kruis).
piece =
    { $shape ->
        [square] { $colour ->
            [red] rood
            [orange] oranje
            [yellow] geel
            [green] groen
            [blue] blauw
           *[purple] paars
        }
        [cross] { $colour ->
            [red] rood
            [orange] oranje
            [yellow] geel
            [green] groen
            [blue] blauw
           *[purple] paars
        }
       *[other] { $colour ->
            [red] rode
            [orange] oranje
            [yellow] gele
            [green] groene
            [blue] blauwe
           *[purple] paarse
        }
    } { $shape ->
        [circle] { shape-circle }
        [clover] { shape-clover }
        [diamond] { shape-diamond }
        [square] { shape-square }
        [star] { shape-star }
       *[cross] { shape-cross }
    }

series-of-colour =
    { $colour ->
        [red] rood
        [orange] oranje
        [yellow] geel
        [green] groen
        [blue] blauw
       *[purple] paars
    }
series-of-shape =
    { $shape ->
        [circle] cirkels
        [clover] klavers
        [diamond] { -diamonds }
        [square] vierkanten
        [star] sterren
       *[cross] kruisen
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many. All three are de-words.
piece-nouns =
    { $count ->
        [one] { $count } { -piece }
       *[other] { $count } { -pieces }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } en { $last }
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
