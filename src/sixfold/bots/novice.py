"""The bot `novice`: plausible and beatable by a child. It overlooks much, and what it sees it plays well enough."""

from random import Random

from sixfold.bots.pick import pick, shuffled
from sixfold.core.pieces import Piece
from sixfold.games import cards as cards_game
from sixfold.games import cubes as cubes_game
from sixfold.games import edition
from sixfold.games import tiles as tiles_game
from sixfold.games.placement import Board, Placement, placements
from sixfold.solvers.cards import LINES, all_takings

CELLS_SEEN = 0.65
"""The share of the board a novice looks at: each cell is noticed or not, a whole turn long."""
QWIRKLES_SEEN = 0.5
"""How often a novice has an eye for the Qwirkles of a colour or shape, a whole turn long."""


def tiles(observation: tiles_game.Observation, rng: Random) -> tiles_game.Action:
    """The best placement among those it notices; a trade of some tiles if nothing fits."""
    placement = _noticed(observation.board, observation.hand, edition(observation.edition_id).qwirkle_bonus, rng)
    if placement:
        return tiles_game.Place(placement)
    if observation.bag_size:
        count = min(1 + int(rng.random() * len(observation.hand)), observation.bag_size)
        return tiles_game.Trade(tuple(shuffled(rng, observation.hand)[:count]))
    return tiles_game.Pass()


def cubes(observation: cubes_game.Observation, rng: Random) -> cubes_game.Action:
    """The best placement among those it notices; it rolls again only if it must."""
    if not cubes_game.ever_able_to_place(observation.board, observation.hand):
        return cubes_game.Pass()
    if not cubes_game.able_to_place(observation.board, observation.hand):
        return cubes_game.Reroll(())
    bonus = edition(observation.edition_id).qwirkle_bonus
    return cubes_game.Place(_noticed(observation.board, observation.hand, bonus, rng))


def cards(observation: cards_game.Observation, rng: Random) -> cards_game.Action:
    """A Qwirkle if it notices one, otherwise any play without."""
    takings = all_takings(observation.table, observation.hand)
    if not takings:
        return cards_game.Pass()
    seen = {line for line in LINES if rng.random() < QWIRKLES_SEEN}
    noticed = [taking for taking in takings if seen.issuperset(taking.qwirkles)]
    most = max(len(taking.qwirkles) for taking in noticed)
    taking = pick(rng, [taking for taking in noticed if len(taking.qwirkles) == most])
    return cards_game.Play(taking.played, taking.rest + taking.qwirkles)


def _noticed(board: Board, hand: tuple[Piece, ...], qwirkle_bonus: int, rng: Random) -> Placement:
    """The best placement that touches only noticed cells; any, if it notices none."""
    scored = placements(board, hand, qwirkle_bonus)
    if not scored:
        return ()
    cells = sorted({cell for placement, _ in scored for _, cell in placement})
    seen = {cell for cell in cells if rng.random() < CELLS_SEEN}
    noticed = [entry for entry in scored if all(cell in seen for _, cell in entry[0])]
    if not noticed:
        return pick(rng, scored)[0]
    most = max(score for _, score in noticed)
    return pick(rng, [placement for placement, score in noticed if score == most])
