## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

# On their own the colours are feminine, like "barva"; inside `piece` they agree with the shape.
-piece = kus
-player-one = Martina
-player-two = Karel
-player-three = Klára
-player-four = Anička
colour-red = červená
colour-orange = oranžová
colour-yellow = žlutá
colour-green = zelená
colour-blue = modrá
colour-purple = fialová

shape-circle = kruh
shape-clover = čtyřlístek
shape-diamond = kosočtverec
shape-square = čtverec
shape-star = hvězda
shape-cross = kříž

# The star is feminine, all other shapes are masculine.
piece =
    { $shape ->
        [star] { $colour ->
            [red] červená
            [orange] oranžová
            [yellow] žlutá
            [green] zelená
            [blue] modrá
           *[purple] fialová
        }
       *[other] { $colour ->
            [red] červený
            [orange] oranžový
            [yellow] žlutý
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
        [yellow] žlutá
        [green] zelená
        [blue] modrá
       *[purple] fialová
    }
series-of-shape =
    { $shape ->
        [circle] kruhy
        [clover] čtyřlístky
        [diamond] kosočtverce
        [square] čtverce
        [star] hvězdy
       *[cross] kříže
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many.
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
           *[other] { $count } kamenů
        }
        [cubes] { $count ->
            [one] { $count } kostka
            [few] { $count } kostky
           *[other] { $count } kostek
        }
       *[cards] { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } karet
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
