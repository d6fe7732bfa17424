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
        [yes] Vous n’avez plus rien en main : la partie est finie.
       *[no] { $name } n’a plus rien en main : la partie est finie.
    }
