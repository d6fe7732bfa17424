"""What a seat or an onlooker sees: everything except the order of the bag."""

from typing import Any, overload

from sixfold.games.cubes.roll import able_to_place, ever_able_to_place
from sixfold.games.cubes.state import May, Observation, Onlooker, State, Turn
from sixfold.games.lines import longest


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
        "hands": state.hands,
        "bag_size": state.bag_size,
        "board": state.board,
        "scores": state.scores,
        "reroll": state.reroll,
        "forced": state.forced,
        "turns": state.turns,
        "passes": state.passes,
        "ended": state.ended,
    }
    return Onlooker(**public) if seat is None else Observation(**public, observer=seat)


def may(seen: Observation) -> May | None:
    """What the observer may do now; nothing if it is another's turn or the game is over."""
    if seen.observer != seen.seat or seen.ended:
        return None
    shortest = seen.edition.shortest
    able, ever = able_to_place(seen.board, seen.hand, shortest), ever_able_to_place(seen.board, seen.hand)
    return May(
        play=able,
        opening=None if seen.board.pieces else max(longest(seen.hand), shortest),
        reroll=ever and seen.reroll is None,
        must_roll=ever and not able,
        passing=not ever,
    )


def seen_turn(before: State, after: State) -> Turn | None:
    """The turn that an action ended; nothing after a roll, for the turn goes on."""
    return after.turns[-1] if len(after.turns) > len(before.turns) else None
