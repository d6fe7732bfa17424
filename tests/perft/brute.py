"""A second, deliberately naive reading of the rules of placement, on codes such as ``Gd``.

It shares nothing with `games.placement`, so that agreement between the two means something.
"""

from collections.abc import Iterator
from itertools import permutations

Cell = tuple[int, int]
Codes = dict[Cell, str]
Laying = tuple[tuple[str, Cell], ...]

REACH = 6
"""A placement has at most six pieces, so none begins further than this from the board."""


def is_line(codes: list[str]) -> bool:
    """Distinct, and all of one colour or all of one shape."""
    if len(set(codes)) < len(codes):
        return False
    return len({code[0] for code in codes}) == 1 or len({code[1] for code in codes}) == 1


def run(board: Codes, cell: Cell, step: Cell) -> list[Cell]:
    """The unbroken run through an occupied cell, in both directions of a step."""
    found = [cell]
    for sign in (1, -1):
        x, y = cell[0] + sign * step[0], cell[1] + sign * step[1]
        while (x, y) in board:
            found.append((x, y))
            x, y = x + sign * step[0], y + sign * step[1]
    return sorted(found)


def lines_through(board: Codes, laying: Laying) -> list[list[Cell]]:
    """The different runs of two or more, in rows and in columns, through what was laid."""
    found: list[list[Cell]] = []
    for _, cell in laying:
        for step in ((1, 0), (0, 1)):
            line = run(board, cell, step)
            if len(line) >= 2 and line not in found:
                found.append(line)
    return found


def touches(board: Codes, cell: Cell) -> bool:
    """Whether a cell lies edge to edge with a piece."""
    x, y = cell
    return any(beside in board for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def is_legal(board: Codes, laying: Laying) -> bool:
    """Whether pieces may be laid like this, whoever holds them; the length of an opening is not asked."""
    codes = [code for code, _ in laying]
    cells = [cell for _, cell in laying]
    if not laying or not is_line(codes):
        return False
    if len(set(cells)) < len(cells) or any(cell in board for cell in cells):
        return False
    after = {**board, **{cell: code for code, cell in laying}}
    together = [set(cells) <= set(run(after, cells[0], step)) for step in ((1, 0), (0, 1))]
    if not any(together):
        return False
    if board and not any(touches(board, cell) for cell in cells):
        return False
    return all(is_line([after[cell] for cell in line]) for line in lines_through(after, laying))


def score(board: Codes, laying: Laying) -> int:
    """The points of a legal laying, without those for ending the game."""
    after = {**board, **{cell: code for code, cell in laying}}
    lengths = [len(line) for line in lines_through(after, laying)]
    return sum(12 if length == 6 else length for length in lengths) or 1


def lines_in_hand(hand: list[str]) -> set[tuple[str, ...]]:
    """Every order of every choice of the hand that shares a colour or a shape, without repeats."""
    return {order for size in range(1, len(hand) + 1) for order in permutations(hand, size) if is_line(list(order))}


def longest_in_hand(hand: list[str]) -> int:
    """The length of the longest line in hand."""
    return max(len(line) for line in lines_in_hand(hand))


def layings(board: Codes, hand: list[str]) -> dict[frozenset[tuple[str, Cell]], int]:
    """Every legal laying on a board that is not empty, each once, with its score."""
    found: dict[frozenset[tuple[str, Cell]], int] = {}
    orders = lines_in_hand(hand)
    for cells in _cell_sequences(board, len(hand)):
        for order in orders:
            if len(order) == len(cells):
                laying = tuple(zip(order, cells, strict=True))
                if is_legal(board, laying):
                    found[frozenset(laying)] = score(board, laying)
    return found


def _cell_sequences(board: Codes, most: int) -> Iterator[list[Cell]]:
    """Empty cells one after the other in a row or a column, over whatever lies between, touching the board."""
    xs, ys = [x for x, _ in board], [y for _, y in board]
    for x in range(min(xs) - REACH, max(xs) + REACH + 1):
        for y in range(min(ys) - REACH, max(ys) + REACH + 1):
            for step in ((1, 0), (0, 1)):
                cells: list[Cell] = []
                at = (x, y)
                while cells if at in board else len(cells) < most:
                    if at not in board:
                        cells.append(at)
                        if any(touches(board, cell) for cell in cells):
                            yield list(cells)
                    at = (at[0] + step[0], at[1] + step[1])
