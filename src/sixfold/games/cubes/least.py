"""What the arbiter does in the place of a player whose turn is skipped."""

from sixfold.games.cubes.roll import able_to_place, ever_able_to_place
from sixfold.games.cubes.state import Action, Pass, Place, Reroll, State
from sixfold.games.placement import least_placement


def least_action(state: State) -> Action:
    """The legal action that changes least: a placement that scores least; what cannot be placed is rolled first."""
    if not ever_able_to_place(state.board, state.hand):
        return Pass()
    if not able_to_place(state.board, state.hand, state.edition.shortest):
        return Reroll(())
    return Place(least_placement(state))
