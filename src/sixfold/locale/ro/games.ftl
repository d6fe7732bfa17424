## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Regulamentul olandez
edition-tiles-mindware = Regulamentul MindWare
edition-tiles-schmidt = Regulamentul Schmidt Spiele
edition-cubes-nl = Regulamentul din 2009
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] Nu mai ai { $game ->
            [cubes] niciun
           *[other] nicio
        } { -piece }: închei partida.
       *[no] { $name } nu mai are { $game ->
            [cubes] niciun
           *[other] nicio
        } { -piece }: partida se încheie.
    }
