"""What a seat sees, on one line of text: the fields that the games have in common. `docs/engine.md` describes it."""

from collections.abc import Iterable, Sequence

from sixfold.core.notation import BadNotation

BOARD = {"board": 2}
"""Names of fields and how many words each has."""
COMMON = {"edition": 1, "seat": 1, "first": 1, "passes": 1}
TURNS = " turns "
"""What stands before the turns so far; they come last."""


def with_turns(fields: Iterable[tuple[str, object]], turns: Sequence[str]) -> str:
    """Fields, then the turns so far with semicolons between them."""
    text = " ".join(f"{name} {value}" for name, value in fields)
    return text + TURNS + "; ".join(turns) if turns else text


def split_turns(text: str) -> tuple[str, list[str]]:
    """The fields and the turns of a line."""
    fields, _, turns = text.partition(TURNS)
    return fields, [turn.strip() for turn in turns.split(";")] if turns else []


def split_turn(text: str) -> tuple[int, str, int, str]:
    """A turn: its seat, what was done, the score and the draw."""
    seat, *words = text.split()
    if not (seat[:-1].isdecimal() and seat.endswith(":") and len(words) >= 3):
        raise BadNotation(text)
    *done, score, drawn = words
    if not (score[0] == "=" and score[1:].isdecimal() and drawn[0] == "+"):
        raise BadNotation(text)
    return int(seat[:-1]), " ".join(done), int(score[1:]), drawn[1:]
