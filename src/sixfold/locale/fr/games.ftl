## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cartes

edition-tiles-nl = Règle néerlandaise
edition-tiles-mindware = Règle MindWare
edition-tiles-schmidt = Règle Schmidt Spiele
edition-cubes-nl = Règle de 2009
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] { $game ->
            [cubes] Votre dernier { piece-noun } est posé : la partie est finie.
           *[other] Votre dernière { piece-noun } est posée : la partie est finie.
        }
       *[no] { $game ->
            [cubes] { $name } a posé son dernier { piece-noun } : la partie est finie.
           *[other] { $name } a posé sa dernière { piece-noun } : la partie est finie.
        }
    }
