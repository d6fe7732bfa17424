"""What a seat sees: the board, the scores, its own hand; of the rest only numbers."""

from sixfold.games.tiles.state import Observation, State


def observe(state: State, seat: int) -> Observation:
    """What that seat may see, and nothing more."""
    return Observation(
        edition_id=state.edition.id,
        observer=seat,
        seat=state.seat,
        first=state.first,
        hand=state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        bag_size=len(state.bag),
        board=state.board,
        scores=state.scores,
        log=state.log,
        passes=state.passes,
        ended=state.ended,
    )
