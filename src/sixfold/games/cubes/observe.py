"""What a seat sees: everything except the order of the bag."""

from sixfold.games.cubes.state import Observation, State


def observe(state: State, seat: int) -> Observation:
    """What that seat may see, and nothing more."""
    return Observation(
        edition_id=state.edition.id,
        observer=seat,
        seat=state.seat,
        first=state.first,
        hands=state.hands,
        bag_size=state.bag_size,
        board=state.board,
        scores=state.scores,
        reroll=state.reroll,
        forced=state.forced,
        turns=state.turns,
        passes=state.passes,
        ended=state.ended,
    )
