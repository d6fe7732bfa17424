"""Play one game of each kind between two bots and print how it went, in the notation of turns."""

from random import Random

from sixfold.bots import bot
from sixfold.games import GAMES, edition
from sixfold.records import record_of, verify
from sixfold.records.notation import turn_text


def main() -> None:
    """Play, write the record, verify it, print it."""
    for edition_id in ("tiles-mindware", "cubes-nl", "cards-iello"):
        rules = edition(edition_id)
        game, choose, rng = GAMES[rules.game], bot("greedy", rules.game), Random(1)
        state = game.start(rules, seniority=(0, 1), seed=bytes(32))
        while not state.ended:
            state = game.apply(state, choose(game.observe(state, state.seat), rng))
        record = record_of(state, [{"name": "Ada"}, {"name": "Ben"}])
        verify(record)
        print(rules.title)
        for turn in record["turns"]:
            print(" ", turn_text(turn))
        print(" ", record["result"])


if __name__ == "__main__":
    main()
