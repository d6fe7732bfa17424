## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

## Words that differ from box to box. The files in books/ replace them for one game or one edition; what stands here is
## said where no game is known.

-piece = piece
-pieces = pieces
# What pieces are drawn from.
-bag = bag
# What they are played on.
-board = board
-star = star
-stars = stars
-cross = cross
-crosses = crosses
# Whom the examples of a book tell of.
-player-one = Ann
-player-two = Ben
-player-three = Cleo
-player-four = Dan

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
shape-star = { -star }
shape-cross = { -cross }

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
        [star] { -stars }
       *[cross] { -crosses }
    }

# What a piece is called; $count says how many.
piece-nouns =
    { $count ->
        [one] { $count } { -piece }
       *[other] { $count } { -pieces }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } and { $last }
# Parts of something one after the other, and a label before what it labels.
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
# Something with its details after it.
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
