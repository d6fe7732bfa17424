"""The bot `random`: any legal action, all equally likely."""

from random import Random

from sixfold.bots.pick import pick, shuffled
from sixfold.core.hands import choices_from
from sixfold.games import cards as cards_game
from sixfold.games import cubes as cubes_game
from sixfold.games import tiles as tiles_game
from sixfold.solvers.cards import takings_of


def tiles(observation: tiles_game.Observation, rng: Random) -> tiles_game.Action:
    """Any placement or trade."""
    return pick(rng, tiles_game.legal_actions(observation))


def cubes(observation: cubes_game.Observation, rng: Random) -> cubes_game.Action:
    """Any re-roll or placement."""
    return pick(rng, cubes_game.legal_actions(observation))


def cards(observation: cards_game.Observation, rng: Random) -> cards_game.Action:
    """Any choice of cards that can be played, then any choice of Qwirkles that can be taken with just these.

    All such choices are equally likely; the ways to lay out the rest are too many to count, and one is taken.
    """
    lying = [card for series in observation.table for card in series]
    for choice in shuffled(rng, choices_from(observation.hand)):
        if cards_game.arrange([*lying, *choice]):
            taking = pick(rng, takings_of([*lying, *choice]))
            return cards_game.Play(choice, taking.rest + taking.qwirkles)
    return cards_game.Pass()
