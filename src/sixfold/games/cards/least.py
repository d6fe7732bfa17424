"""What the arbiter does in the place of a player whose turn is skipped."""

from sixfold.games.cards.arrange import find_play
from sixfold.games.cards.state import Action, Pass, Play, State


def least_action(state: State) -> Action:
    """Some play of few cards, or a pass if there is none."""
    found = find_play(state.table, state.hand, state.edition.shortest)
    return Pass() if found is None else Play(found.played, found.table)
