"""The bot `greedy`: the most that this turn can give, with no thought for the next; ties are drawn."""

from random import Random

from sixfold.bots.pick import pick
from sixfold.core.pieces import Piece
from sixfold.games import cards as cards_game
from sixfold.games import cubes as cubes_game
from sixfold.games import edition
from sixfold.games import tiles as tiles_game
from sixfold.games.placement import Board, Placement, placements
from sixfold.solvers.cards import best_takings


def tiles(observation: tiles_game.Observation, rng: Random) -> tiles_game.Action:
    """A placement with the highest score; without one, a trade of the whole hand, as far as the bag goes."""
    placement = _best(observation.board, observation.hand, edition(observation.edition_id).qwirkle_bonus, rng)
    if placement:
        return tiles_game.Place(placement)
    if observation.bag_size:
        return tiles_game.Trade(observation.hand[: observation.bag_size])
    return tiles_game.Pass()


def cubes(observation: cubes_game.Observation, rng: Random) -> cubes_game.Action:
    """A placement with the highest score, as the cubes lie; they are rolled only if they must be."""
    if not cubes_game.ever_able_to_place(observation.board, observation.hand):
        return cubes_game.Pass()
    if not cubes_game.able_to_place(observation.board, observation.hand):
        return cubes_game.Reroll(())
    bonus = edition(observation.edition_id).qwirkle_bonus
    return cubes_game.Place(_best(observation.board, observation.hand, bonus, rng))


def cards(observation: cards_game.Observation, rng: Random) -> cards_game.Action:
    """A play that takes the most Qwirkles."""
    takings = best_takings(observation.table, observation.hand)
    if not takings:
        return cards_game.Pass()
    taking = pick(rng, takings)
    return cards_game.Play(taking.played, taking.rest + taking.qwirkles)


def _best(board: Board, hand: tuple[Piece, ...], qwirkle_bonus: int, rng: Random) -> Placement:
    """A placement with the highest score; an empty one if there is none."""
    scored = placements(board, hand, qwirkle_bonus)
    if not scored:
        return ()
    most = max(score for _, score in scored)
    return pick(rng, [placement for placement, score in scored if score == most])
