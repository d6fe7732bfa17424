## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

edition-tiles-nl = Holandské pravidlá
edition-tiles-mindware = Pravidlá MindWare
edition-tiles-schmidt = Pravidlá Schmidt Spiele
edition-cubes-nl = Pravidlá z roku 2009
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

end-hand-emptied =
    { $you ->
        [yes] Tvoja ruka je prázdna, tým sa hra končí.
       *[no] { $name } má prázdnu ruku, tým sa hra končí.
    }
