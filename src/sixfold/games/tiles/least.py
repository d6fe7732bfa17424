"""What the arbiter does in the place of a player whose turn is skipped."""

from sixfold.games.placement import can_place, least_placement
from sixfold.games.tiles.state import Action, Pass, Place, State, Trade


def least_action(state: State) -> Action:
    """The legal action that changes least: the trade of the first tile in hand where trading is allowed.

    No rulebook knows a voluntary pass, and a record must stay one of a real game.
    """
    if state.board.pieces and state.bag:
        return Trade(state.hand[:1])
    if not can_place(state.board, state.hand):
        return Pass()
    return Place(least_placement(state))
