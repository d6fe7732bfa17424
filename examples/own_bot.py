"""A bot of your own: greedy, but it never leaves a line of five to the next player if it can help it."""

from random import Random

import sixfold
from sixfold.games import edition, tiles
from sixfold.games.placement import Placement, lines_made


@sixfold.plays("tiles")
def careful(observation: tiles.Observation, rng: Random) -> tiles.Action:
    """The placement with the most points, ten less for each line of five that it makes; else any trade."""
    places = [action for action in tiles.legal_actions(observation) if isinstance(action, tiles.Place)]
    if not places:
        return tiles.legal_actions(observation)[-1]
    return max(places, key=lambda action: (worth(observation, action.placement), rng.random()))


def worth(observation: tiles.Observation, placement: Placement) -> float:
    """Points, less what a line of five may give away."""
    bonus = edition("tiles-nl").qwirkle_bonus
    lines = lines_made(observation.board, placement, bonus)
    return sum(line.points - 10 * (len(line.cells) == 5) for line in lines)


if __name__ == "__main__":
    print(sixfold.match([careful, "greedy", "random"], "tiles-nl", games=6, seed=1))
