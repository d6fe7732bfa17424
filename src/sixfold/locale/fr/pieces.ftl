## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

shape-circle = rond
shape-clover = trèfle
shape-diamond = losange
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
        [circle] ronds
        [clover] trèfles
        [diamond] losanges
        [square] carrés
        [star] étoiles
       *[cross] croix
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many. Only cube is masculine.
piece-noun =
    { $game ->
        [tiles] tuile
        [cubes] cube
       *[cards] carte
    }
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } tuile
           *[other] { $count } tuiles
        }
        [cubes] { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        }
       *[cards] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } et { $last }
