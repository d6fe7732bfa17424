## The games and their editions, for the terminal and the browser.

game-tiles = Qwirkle
game-cubes = Qwirkle Cubes
game-cards = Qwirkle Cards

# What an edition is called after the name of its game.
edition-tiles-nl = Dutch rulebook
edition-tiles-mindware = MindWare rulebook
edition-tiles-schmidt = Schmidt Spiele rulebook
edition-cubes-nl = 2009 rulebook
edition-cards-999 = 999 Games, 2015
edition-cards-iello = IELLO, 2020
edition-name = { $game } ({ $edition })

# $you says whether it was you: yes or no.
end-hand-emptied =
    { $you ->
        [yes] You’ve used your last { -piece } and ended the game.
       *[no] { $name } has used their last { -piece } and ended the game.
    }
