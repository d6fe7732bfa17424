"""What a player who tries cubes on the board would like to know before confirming, and what a turn brought."""

from sixfold.core.game import Worth
from sixfold.games.cubes.judge import refusal
from sixfold.games.cubes.state import Action, Place, Reroll, State
from sixfold.games.placement import Preview, placed_worth
from sixfold.games.placement import preview as preview_placement


def preview(state: State, seat: int, action: Action) -> Preview:
    """What an action would give that seat, also before its turn."""
    if not isinstance(action, Place):
        return Preview(refusal(state, seat, action))
    rules = state.edition
    return preview_placement(
        state.board,
        state.hands[seat],
        action.placement,
        qwirkle_bonus=rules.qwirkle_bonus,
        ending_bonus=0 if state.bag else rules.ending_bonus,
        shortest_opening=rules.shortest,
    )


def worth(before: State, action: Action, after: State) -> Worth:
    """What a legal action brought."""
    if isinstance(action, Place):
        return placed_worth(before, action.placement, after.turns[-1].score)
    if isinstance(action, Reroll):
        return Worth(count=len(action.pieces), rolled=action.pieces)
    return Worth()
