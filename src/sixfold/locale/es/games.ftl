## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Reglamento neerlandés
edition-tiles-mindware = Reglamento de MindWare
edition-tiles-schmidt = Reglamento de Schmidt Spiele
edition-cubes-nl = Reglamento de 2009
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] Ya no te queda { $game ->
            [cubes] ningún
           *[other] ninguna
        } { -piece }: terminas la partida.
       *[no] A { $name } ya no le queda { $game ->
            [cubes] ningún
           *[other] ninguna
        } { -piece }: termina la partida.
    }
