"""What a player who tries tiles on the board would like to know before confirming, and what a turn brought."""

from sixfold.core.game import Worth
from sixfold.games.placement import Preview, placed_worth
from sixfold.games.placement import preview as preview_placement
from sixfold.games.tiles.judge import refusal
from sixfold.games.tiles.state import Action, Place, State, Trade


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
    )


def worth(before: State, action: Action, after: State) -> Worth:
    """What a legal action brought."""
    if isinstance(action, Place):
        return placed_worth(before, action.placement, after.turns[-1].score)
    if isinstance(action, Trade):
        return Worth(count=len(action.pieces), traded=len(action.pieces))
    return Worth()
