"""What the arbiter does in the place of a player whose turn is skipped.

No rulebook knows a voluntary pass, and a record must stay one of a real game. So a skipped turn is the legal action
that changes least: a pass where it is allowed; with tiles the trade of the first tile in hand; otherwise a placement
that scores least, or, with cards, some play of few cards. Cubes that cannot be placed are rolled, as the rules demand.
"""

from sixfold.core.game import GameState, Hand
from sixfold.games import cards, cubes, tiles
from sixfold.games.placement import Board, Placement, can_place, placements
from sixfold.server.table.actions import AnyAction


def least_action(state: GameState) -> AnyAction:
    """The legal action that changes least for the player on turn."""
    match state:
        case tiles.State():
            return _tiles(state)
        case cubes.State():
            return _cubes(state)
        case cards.State():
            return _cards(state)
    raise TypeError(f"no arbiter for a {type(state).__name__}")


def _tiles(state: tiles.State) -> tiles.Action:
    if state.board.pieces and state.bag:
        return tiles.Trade(state.hand[:1])
    if not can_place(state.board, state.hand):
        return tiles.Pass()
    return tiles.Place(_lowest(state.board, state.hand))


def _cubes(state: cubes.State) -> cubes.Action:
    if not cubes.ever_able_to_place(state.board, state.hand):
        return cubes.Pass()
    if not cubes.able_to_place(state.board, state.hand):
        return cubes.Reroll(())
    return cubes.Place(_lowest(state.board, state.hand))


def _cards(state: cards.State) -> cards.Action:
    found = cards.find_play(state.table, state.hand)
    return cards.Pass() if found is None else cards.Play(found.played, found.table)


def _lowest(board: Board, hand: Hand) -> Placement:
    """The first placement of those that score least."""
    return min(placements(board, hand, 6), key=lambda scored: (scored[1], scored[0]))[0]
