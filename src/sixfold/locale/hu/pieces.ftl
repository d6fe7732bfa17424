## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

-piece = darab
-player-one = Zsuzsi
-player-two = Gábor
-player-three = Attila
-player-four = Réka
colour-red = piros
colour-orange = narancssárga
colour-yellow = sárga
colour-green = zöld
colour-blue = kék
colour-purple = lila

shape-circle = kör
shape-clover = lóhere
shape-diamond = rombusz
shape-square = négyzet
shape-star = csillag
shape-cross = kereszt

# $colour and $shape are the keys of core/pieces.py (red, circle). Every name begins with a consonant, so "a" is right
# before each.
piece =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
       *[purple] { colour-purple }
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
        [red] piros
        [orange] narancssárga
        [yellow] sárga
        [green] zöld
        [blue] kék
       *[purple] lila
    }
series-of-shape =
    { $shape ->
        [circle] kör
        [clover] lóhere
        [diamond] rombusz
        [square] négyzet
        [star] csillag
       *[cross] kereszt
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many. After a number the noun
# stays singular.
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } kő
           *[other] { $count } kő
        }
        [cubes] { $count ->
            [one] { $count } kocka
           *[other] { $count } kocka
        }
       *[cards] { $count ->
            [one] { $count } kártya
           *[other] { $count } kártya
        }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } és { $last }
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
