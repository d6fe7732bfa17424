"""Play one game of each kind between two bots and print how it went, in the notation of turns."""

import sixfold
from sixfold.records.notation import turn_text

for edition in ("tiles-mindware", "cubes-nl", "cards-iello"):
    game, greedy = sixfold.start(edition, seed=1), sixfold.bot("greedy", seed=1)
    while not game.over:
        game.push(greedy.choose(game))
    print(game.edition.title)
    for turn in game.record(["Ada", "Ben"])["turns"]:
        print(" ", turn_text(turn))
    print(" ", game.result)
