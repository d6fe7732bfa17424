"""A turn of cards as a constraint model: an optimum that owes nothing to our own search."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ortools.sat.python import cp_model

from sixfold.core.pieces import KINDS, Piece, colour_of, shape_of
from sixfold.games.cards import Table

MORE_THAN_ANY_VALUE = 10_000


def pieces(numbers: Iterable[int]) -> tuple[Piece, ...]:
    """The kernel's numbers as pieces."""
    return tuple(Piece(number) for number in numbers)


def most_value(
    table: Table, hand: Sequence[Piece], in_hand: list[int], on_table: list[int], played: int
) -> tuple[int, int] | None:
    """The most Qwirkles and the highest sum of weights with as many; nothing if no card can be played.

    Of each kind some copies lie on their colour's side and the rest on their shape's. What a side keeps after its
    Qwirkles are taken can be split into series exactly when no kind has more than a third of its cards.
    """
    lying, held = Counter(card for series in table for card in series), Counter(hand)
    model = cp_model.CpModel()
    plays = [model.new_int_var(0, held[kind], f"play {kind}") for kind in KINDS]
    sides = [[model.new_int_var(0, 3, f"side {side} of {kind}") for kind in KINDS] for side in range(2)]
    qwirkles: list[Any] = []
    left: list[Any] = []
    model.add(sum(plays) >= 1)
    for kind in KINDS:
        model.add(sides[0][kind] + sides[1][kind] == lying[kind] + plays[kind])
    for side, attribute in enumerate((colour_of, shape_of)):
        for number in range(6):
            line = [sides[side][kind] for kind in KINDS if attribute(kind) == number]
            taken = model.new_int_var(0, 3, f"Qwirkles {side} {number}")
            tallest = model.new_int_var(0, 3, f"tallest {side} {number}")
            for copies in line:
                model.add(copies - taken >= 0)
                model.add(copies - taken <= tallest)
            model.add(sum(line) - 6 * taken >= 3 * tallest)
            qwirkles.append(taken)
            left.append(sum(on_table[kind] for kind in KINDS if attribute(kind) == number) * taken)
    value: Any = (
        sum(in_hand[kind] * (held[kind] - plays[kind]) for kind in KINDS)
        + sum(on_table[kind] * (lying[kind] + plays[kind]) for kind in KINDS)
        - sum(left)
        + played * sum(plays)
    )
    model.maximize(MORE_THAN_ANY_VALUE * sum(qwirkles) + value)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status: Any = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    assert status == cp_model.OPTIMAL
    return sum(solver.value(taken) for taken in qwirkles), round(solver.value(value))
