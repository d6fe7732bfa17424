## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Nederlandse handleiding
edition-tiles-mindware = Handleiding van MindWare
edition-tiles-schmidt = Handleiding van Schmidt Spiele
edition-cubes-nl = Handleiding uit 2009
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] Je hebt niets meer in je hand, en daarmee is het spel uit.
       *[no] { $name } heeft niets meer in de hand, en daarmee is het spel uit.
    }
