## The pieces: six colours, six shapes. The browser and the terminal both name pieces with these.

# The colours alone are masculine (kolor czerwony).
-piece = sztuka
-player-one = Sergiusz
-player-two = Edward
-player-three = Tomek
-player-four = Ola
colour-red = czerwony
colour-orange = pomarańczowy
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
colour-purple = fioletowy

shape-circle = koło
shape-clover = koniczyna
shape-diamond = romb
shape-square = kwadrat
shape-star = gwiazda
shape-cross = krzyżyk

# $colour and $shape are the keys of core/pieces.py (red, circle). The colour agrees with the shape: koło is neuter,
# koniczyna and gwiazda are feminine, the others masculine.
piece =
    { $shape ->
        [circle] { $colour ->
            [red] czerwone
            [orange] pomarańczowe
            [yellow] żółte
            [green] zielone
            [blue] niebieskie
           *[purple] fioletowe
        }
        [clover] { $colour ->
            [red] czerwona
            [orange] pomarańczowa
            [yellow] żółta
            [green] zielona
            [blue] niebieska
           *[purple] fioletowa
        }
        [star] { $colour ->
            [red] czerwona
            [orange] pomarańczowa
            [yellow] żółta
            [green] zielona
            [blue] niebieska
           *[purple] fioletowa
        }
       *[cross] { $colour ->
            [red] { colour-red }
            [orange] { colour-orange }
            [yellow] { colour-yellow }
            [green] { colour-green }
            [blue] { colour-blue }
           *[purple] { colour-purple }
        }
    } { $shape ->
        [circle] { shape-circle }
        [clover] { shape-clover }
        [diamond] { shape-diamond }
        [square] { shape-square }
        [star] { shape-star }
       *[cross] { shape-cross }
    }

# Plural, as for the cards of the series.
series-of-colour =
    { $colour ->
        [red] czerwone
        [orange] pomarańczowe
        [yellow] żółte
        [green] zielone
        [blue] niebieskie
       *[purple] fioletowe
    }
series-of-shape =
    { $shape ->
        [circle] koła
        [clover] koniczyny
        [diamond] romby
        [square] kwadraty
        [star] gwiazdy
       *[cross] krzyżyki
    }

# What a piece is called in each game. $game is tiles, cubes or cards; $count says how many.
piece-nouns =
    { $game ->
        [tiles] { $count ->
            [one] { $count } płytka
            [few] { $count } płytki
            [many] { $count } płytek
           *[other] { $count } płytki
        }
        [cubes] { $count ->
            [one] { $count } kostka
            [few] { $count } kostki
            [many] { $count } kostek
           *[other] { $count } kostki
        }
       *[cards] { $count ->
            [one] { $count } karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
    }

# A list of things: "a, b and c" is list-last of ("a, b" by list-more, "c").
list-more = { $first }, { $next }
list-last = { $first } i { $last }
list-parts = { $first }; { $next }
labelled = { $label }: { $value }
with-details = { $what } ({ $details })
# From one number to another.
range = { $low }–{ $high }
