"""What a seat sees: the table, the Qwirkles taken, its own hand; of the rest only numbers."""

from sixfold.games.cards.state import Observation, State


def observe(state: State, seat: int) -> Observation:
    """What that seat may see, and nothing more."""
    return Observation(
        edition_id=state.edition.id,
        observer=seat,
        seat=state.seat,
        first=state.first,
        hand=state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        stack_size=len(state.stack),
        table=state.table,
        qwirkles=state.qwirkles,
        turns_left=state.turns_left,
        log=state.log,
        passes=state.passes,
        ended=state.ended,
    )
