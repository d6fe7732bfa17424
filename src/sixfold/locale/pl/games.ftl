## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Instrukcja niderlandzka
edition-tiles-mindware = Instrukcja MindWare
edition-tiles-schmidt = Instrukcja Schmidt Spiele
edition-cubes-nl = Instrukcja z 2009 roku
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] { $game ->
            [tiles] Wykładasz ostatnią płytkę i kończysz grę.
            [cubes] Wykładasz ostatnią kostkę i kończysz grę.
           *[cards] Zagrywasz ostatnią kartę i kończysz grę.
        }
       *[no] { $game ->
            [tiles] { $name } wykłada ostatnią płytkę i kończy grę.
            [cubes] { $name } wykłada ostatnią kostkę i kończy grę.
           *[cards] { $name } zagrywa ostatnią kartę i kończy grę.
        }
    }
