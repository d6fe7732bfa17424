"""Counts of legal placements, found by brute force and kept in files.

``python -m perft.pinned``, called in the folder `tests`, counts again and writes the files. A file holds a game as it
was played, so that nothing but the rules decides the counts.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from perft.brute import Cell, Codes, Laying, layings, lines_in_hand

FOLDER = Path(__file__).parent
GAMES = {"greedy-2-seed-11": (2, 11, True), "greedy-4-seed-12": (4, 12, True), "any-3-seed-13": (3, 13, False)}
"""By name of file: players, seed, and whether the highest score is played or any placement."""

SMALL: dict[str, tuple[str, str, str]] = {
    "one piece, two hands of two": ("Ro@0,0", "RdGo", "GdRc"),
    "a row of three": ("Ro@0,0 Rd@1,0 Rc@2,0", "RsGdGd", "GoBd"),
    "two rows with a hole between": ("Ro@0,0 Rd@2,0 Go@0,1 Gc@1,1 Gd@2,1", "RcRsBc", "YcYs"),
    "two crossing fives": (
        "Ro@0,0 Rc@1,0 Rd@2,0 Rs@3,0 Rt@4,0 Ox@5,1 Yx@5,2 Gx@5,3 Bx@5,4 Px@5,5",
        "RxGo",
        "RxYoYt",
    ),
    "a square of green and three strangers": ("Go@0,0 Gc@1,0 Gc@0,1 Go@1,1", "GdGsGt", "RoBd"),
}
"""Boards and the hands of the player on turn and of the next; nothing is drawn."""


def read_laying(text: str) -> Laying:
    """Read ``Ro@0,0 Rd@1,0``."""
    laid: list[tuple[str, Cell]] = []
    for word in text.split():
        code, cell = word.split("@")
        x, y = cell.split(",")
        laid.append((code, (int(x), int(y))))
    return tuple(laid)


def write_laying(laying: Laying) -> str:
    """Write what `read_laying` reads."""
    return " ".join(f"{code}@{x},{y}" for code, (x, y) in laying)


def laid(board: Codes, laying: Laying) -> Codes:
    """The board with these pieces as well."""
    return {**board, **{cell: code for code, cell in laying}}


def count_game(players: int, seed: int, greedy: bool) -> list[dict[str, Any]]:
    """Play a game by brute force alone, counting at each turn after the first."""
    rng = Random(seed)
    bag = [colour + shape for colour in "ROYGBP" for shape in "ocdstx" for _ in range(3)]
    rng.shuffle(bag)
    hands = [[bag.pop() for _ in range(6)] for _ in range(players)]
    board: Codes = {}
    turns: list[dict[str, Any]] = []
    seat = 0
    while all(hands) and len(turns) < 80:
        hand = hands[seat]
        opening = max(sorted(lines_in_hand(hand)), key=len)
        found = layings(board, hand) if board else {frozenset((code, (x, 0)) for x, code in enumerate(opening)): 0}
        choices = sorted(tuple(sorted(laying, key=lambda pair: pair[1])) for laying in found)
        if greedy:
            choices = [laying for laying in choices if found[frozenset(laying)] == max(found.values())]
        chosen = choices[int(rng.random() * len(choices))] if choices else ()
        if board:
            turns.append({"hand": "".join(hand), "placements": len(found), "points": sum(found.values())})
        else:
            turns.append({"hand": "".join(hand)})
        turns[-1]["play"] = write_laying(chosen)
        board = laid(board, chosen)
        for code, _ in chosen:
            hand.remove(code)
        if not chosen and bag:
            hand[:], bag = bag[-6:], [*hand, *bag[:-6]]
        while len(hand) < 6 and bag:
            hand.append(bag.pop())
        seat = (seat + 1) % players
        if not bag and not any(layings(board, other) for other in hands):
            break
    return turns


def count_two_deep(board_text: str, first: str, second: str) -> dict[str, int]:
    """How many placements, and how many pairs of a placement and the next player's answer, with all their points."""
    board = laid({}, read_laying(board_text))
    mine = layings(board, _codes(first))
    answers = [layings(laid(board, tuple(laying)), _codes(second)) for laying in mine]
    return {
        "placements": len(mine),
        "points": sum(mine.values()),
        "answers": sum(len(found) for found in answers),
        "answer_points": sum(sum(found.values()) for found in answers),
    }


def _codes(text: str) -> list[str]:
    return [text[start : start + 2] for start in range(0, len(text), 2)]


def main() -> None:
    """Count everything again and write the files."""
    for name, (players, seed, greedy) in GAMES.items():
        turns = count_game(players, seed, greedy)
        lines = ",\n".join("  " + json.dumps(turn) for turn in turns)
        (FOLDER / f"{name}.json").write_text(f'{{"players": {players}, "turns": [\n{lines}\n]}}\n', encoding="utf-8")
    counted = [
        {"what": what, "board": board, "first": first, "second": second, **count_two_deep(board, first, second)}
        for what, (board, first, second) in SMALL.items()
    ]
    lines = ",\n".join("  " + json.dumps(position) for position in counted)
    (FOLDER / "two-deep.json").write_text(f'{{"positions": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
