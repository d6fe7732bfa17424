## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

shape-circle = circle
shape-clover = clover
shape-diamond = diamond
shape-square = square
shape-star = star
shape-cross = cross

# $colour and $shape are the keys of core/pieces.py (red, circle), so that a language can inflect the one by the other.
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

# A series by what its cards share, also in mid-sentence. $colour and $shape are keys, as for piece.
series-of-colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
series-of-shape =
    { $shape ->
        [circle] circles
        [clover] clovers
        [diamond] diamonds
        [square] squares
        [star] stars
       *[cross] crosses
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many.
piece-noun =
    { $game ->
        [tiles] tile
        [cubes] cube
       *[cards] card
    }
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
        [cubes] { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        }
       *[cards] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } and { $last }
