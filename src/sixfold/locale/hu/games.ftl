## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Holland szabályfüzet
edition-tiles-mindware = MindWare-szabályfüzet
edition-tiles-schmidt = Schmidt Spiele-szabályfüzet
edition-cubes-nl = 2009-es szabályfüzet
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] { $game ->
            [tiles] Leraktad az utolsó kövedet, ezzel vége a játéknak.
            [cubes] Leraktad az utolsó kockádat, ezzel vége a játéknak.
           *[cards] Kijátszottad az utolsó kártyádat, ezzel vége a játéknak.
        }
       *[no] { $game ->
            [tiles] { $name } lerakta az utolsó kövét, ezzel vége a játéknak.
            [cubes] { $name } lerakta az utolsó kockáját, ezzel vége a játéknak.
           *[cards] { $name } kijátszotta az utolsó kártyáját, ezzel vége a játéknak.
        }
    }
