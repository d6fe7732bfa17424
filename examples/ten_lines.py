"""Play a game between two bots, in ten lines."""

import sixfold

game = sixfold.start("tiles-nl", players=2, seed=7)
bots = [sixfold.bot("expert@200", seed=1), sixfold.bot("greedy", seed=1)]
while not game.over:
    game.push(bots[game.seat].choose(game))
print(game)
print(game.result)
