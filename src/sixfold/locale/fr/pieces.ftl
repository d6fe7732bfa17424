## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

## Words that differ from box to box. The files in books/ replace them for one game or one edition; what stands here is
## said where no game is known.

-the-bag = le sac
-the-bag-first = Le sac
-in-the-bag = dans le sac
-the-board-first = Le plateau
-of-the-board = du plateau
-on-the-board = sur le plateau
-shape = forme
-shapes = formes
-same-shape = la même forme
-with-same-shape = de la même forme
-diamond = losange
-diamonds = losanges

-piece = pièce
-pieces = pièces
-player-one = Sue
-player-two = Chris
-player-three = Sally
-player-four = Bernard
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

shape-circle = cercle
shape-clover = trèfle
shape-diamond = { -diamond }
shape-square = carré
shape-star = étoile
shape-cross = croix

# $colour and $shape are the keys of core/pieces.py (red, circle). The shape comes first; étoile and croix are
# feminine.
piece =
    { $shape ->
        [circle] { shape-circle }
        [clover] { shape-clover }
        [diamond] { shape-diamond }
        [square] { shape-square }
        [star] { shape-star }
       *[cross] { shape-cross }
    } { $shape ->
        [star] { $colour ->
            [red] rouge
            [orange] orange
            [yellow] jaune
            [green] verte
            [blue] bleue
           *[purple] violette
        }
        [cross] { $colour ->
            [red] rouge
            [orange] orange
            [yellow] jaune
            [green] verte
            [blue] bleue
           *[purple] violette
        }
       *[other] { $colour ->
            [red] rouge
            [orange] orange
            [yellow] jaune
            [green] vert
            [blue] bleu
           *[purple] violet
        }
    }

series-of-colour =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[purple] violet
    }
series-of-shape =
    { $shape ->
        [circle] cercles
        [clover] trèfles
        [diamond] { -diamonds }
        [square] carrés
        [star] étoiles
       *[cross] croix
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many. Only cube is masculine.
piece-nouns =
    { $count ->
        [one] { $count } { -piece }
       *[other] { $count } { -pieces }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-parts = { $first } ; { $next }
labelled = { $label } : { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
