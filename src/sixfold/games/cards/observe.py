"""What a seat or an onlooker sees: the table, the Qwirkles taken, its own hand; of the rest only numbers."""

from typing import Any, overload

from sixfold.games.cards.arrange import can_play
from sixfold.games.cards.state import May, Observation, Onlooker, SeenTurn, State


@overload
def observe(state: State, seat: int) -> Observation: ...


@overload
def observe(state: State, seat: None = None) -> Onlooker: ...


def observe(state: State, seat: int | None = None) -> Onlooker:
    """What that seat may see, and nothing more; without a seat, what an onlooker may."""
    public: dict[str, Any] = {
        "edition": state.edition,
        "seat": state.seat,
        "first": state.first,
        "hand_sizes": tuple(len(hand) for hand in state.hands),
        "stack_size": len(state.stack),
        "table": state.table,
        "qwirkles": state.qwirkles,
        "turns_left": state.turns_left,
        "log": state.log,
        "passes": state.passes,
        "ended": state.ended,
    }
    return Onlooker(**public) if seat is None else Observation(**public, observer=seat, hand=state.hands[seat])


def may(seen: Observation) -> May | None:
    """What the observer may do now; nothing if it is another's turn or the game is over."""
    if seen.observer != seen.seat or seen.ended:
        return None
    able = can_play(seen.table, seen.hand, seen.edition.shortest)
    return May(able, not able)


def seen_turn(before: State, after: State) -> SeenTurn | None:
    """The turn that an action ended, as everybody sees it."""
    return after.log[-1] if len(after.log) > len(before.log) else None
