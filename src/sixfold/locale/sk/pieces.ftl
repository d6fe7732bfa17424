## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

# On their own the colours are feminine, like "farba"; inside `piece` they agree with the shape.
-piece = kus
-player-one = Martina
-player-two = Peter
-player-three = Klára
-player-four = Anička
colour-red = červená
colour-orange = oranžová
colour-yellow = žltá
colour-green = zelená
colour-blue = modrá
colour-purple = fialová

shape-circle = kruh
shape-clover = štvorlístok
shape-diamond = kosoštvorec
shape-square = štvorec
shape-star = hviezda
shape-cross = kríž

# The star is feminine, all other shapes are masculine.
piece =
    { $shape ->
        [star] { $colour ->
            [red] červená
            [orange] oranžová
            [yellow] žltá
            [green] zelená
            [blue] modrá
           *[purple] fialová
        }
       *[other] { $colour ->
            [red] červený
            [orange] oranžový
            [yellow] žltý
            [green] zelený
            [blue] modrý
           *[purple] fialový
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
        [red] červená
        [orange] oranžová
        [yellow] žltá
        [green] zelená
        [blue] modrá
       *[purple] fialová
    }
series-of-shape =
    { $shape ->
        [circle] kruhy
        [clover] štvorlístky
        [diamond] kosoštvorce
        [square] štvorce
        [star] hviezdy
       *[cross] kríže
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many.
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } kameň
            [few] { $count } kamene
           *[other] { $count } kameňov
        }
        [cubes] { $count ->
            [one] { $count } kocka
            [few] { $count } kocky
           *[other] { $count } kociek
        }
       *[cards] { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } kariet
        }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } a { $last }
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
