"""Results that the games have in common."""

from collections.abc import Callable, Sequence
from typing import Any

from sixfold.kernel._words import Answer

FIELDS = ("chance", "mine", "others", "ending", "left", "lead", "reply", "reply_qwirkle", "next", "next_qwirkle")
"""What a comparison of plays measures, in the order in which it comes: the chance of winning; the player's points and
the mean of the others', without the bonus for ending; that bonus; what is left on the table (cards); the lead, which is
all of these in one; until the player's next turn the points of the others and whether they made a Qwirkle; and the same
of that turn."""
MATCH = ("wins", "wins_within", "margin", "margin_within", "player_ms", "others_ms")
Compared = tuple[list[float], list[float], list[float], dict[Any, int], dict[Any, int]]


def read_compared(answer: Answer, place: Callable[[], Any]) -> list[Compared]:
    """Plays compared: the means of the fields, the differences to the first play, their errors, and by place how often
    others and the player made a Qwirkle there."""

    def places() -> dict[Any, int]:
        return {place(): answer.word() for _ in range(answer.word())}

    def figures() -> list[float]:
        return answer.reals(len(FIELDS))

    return [(figures(), figures(), figures(), places(), places()) for _ in range(answer.word())]


def read_match(answer: Answer) -> dict[str, Any]:
    """How a match ended."""
    return {"games": answer.word(), **{name: answer.real() for name in MATCH}}


def number_of(style: str, styles: Sequence[str]) -> int:
    """The kernel's number of a style of play."""
    if style not in styles:
        raise ValueError(f"no style of play is called {style}")
    return styles.index(style)
