## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Nizozemská pravidla
edition-tiles-mindware = Pravidla MindWare
edition-tiles-schmidt = Pravidla Schmidt Spiele
edition-cubes-nl = Pravidla z roku 2009
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] Tvoje ruka je prázdná, tím hra končí.
       *[no] { $name } má prázdnou ruku, tím hra končí.
    }
