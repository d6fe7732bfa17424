"""A short game of each edition as text that a person can follow, turn by turn.

``python -m playthroughs.playthrough``, called in the folder `tests`, writes the files anew.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from sixfold.bots import bot
from sixfold.core.pieces import COLOUR_CODES, Piece, piece_name
from sixfold.core.stream import commitment
from sixfold.games import EDITIONS, GAMES, cards, cubes, edition, tiles
from sixfold.games.placement import Board

FOLDER = Path(__file__).parent
FIRST, LAST = 8, 2
"""How many steps are shown from the beginning and before the end."""
PLAYERS = ("random", "greedy")
"""The bots by seat: one shows everything that is allowed, the other plays for points."""


def playthrough(edition_id: str) -> str:
    """The text of a game between two bots, without its middle."""
    rules = edition(edition_id)
    game, rng = GAMES[rules.game], Random(1)
    seed = f"a playthrough of {edition_id}".encode().ljust(32, b".")
    state = game.start(rules, (1, 0), seed)
    lines = [
        f"{rules.title}: {edition_id}, two players, seat 1 is the older",
        f"seed {seed.hex()}",
        f"commitment {commitment(seed)}",
        *(f"seat {seat} is dealt {codes(hand)}" for seat, hand in enumerate(state.hands)),
        f"seat {state.first} starts",
    ]
    steps: list[list[str]] = []
    while game.result(state) is None:
        action = bot(PLAYERS[state.seat], rules.game)(game.observe(state, state.seat), rng)
        after = game.apply(state, action)
        steps.append(step_lines(len(steps) + 1, state, action, after))
        state = after
    for step in steps[:FIRST]:
        lines += step
    lines += ["", f"… {len(steps) - FIRST - LAST} steps are not shown …"]
    for step in steps[-LAST:]:
        lines += step
    return "\n".join([*lines, "", *ending(game.result(state))]) + "\n"


def step_lines(number: int, before: Any, action: Any, after: Any) -> list[str]:
    """One step: who did what, what came of it, and how things lie."""
    told = [f"{number}. seat {before.seat} holds {codes(before.hand)}", f"   {told_action(action)}"]
    if isinstance(action, cubes.Reroll):
        rolled = [f"{piece_name(old)} becomes {piece_name(new)}" for old, new in after.reroll]
        told += [f"   {line}" for line in rolled] + [f"   must roll all: {codes(hand)}" for hand in after.forced]
        return ["", *told]
    turn = after.turns[-1]
    told.append(f"   draws {codes(turn.draw)}" if turn.draw else "   draws nothing")
    if isinstance(after, cards.State):
        taken = ", ".join(codes(qwirkle) for qwirkle in turn.qwirkles) or "no Qwirkle"
        told.append(f"   takes {taken}; Qwirkles {' : '.join(str(len(kept)) for kept in after.qwirkles)}")
        left = f"{len(after.stack)} in the stack"
        told.append(f"   {left}" if after.turns_left is None else f"   {left}, turns left {after.turns_left}")
        return ["", *told, *(f"     {codes(series)}" for series in after.table)]
    total = " : ".join(str(score) for score in after.scores)
    told.append(f"   scores {turn.score}, total {total}; {told_bag(after)}")
    return ["", *told, *(f"     {row}" for row in drawing(after.board))]


def told_action(action: Any) -> str:
    """An action in words."""
    match action:
        case tiles.Place(placement) | cubes.Place(placement):
            return "places " + " ".join(f"{piece_name(piece)} at {x},{y}" for piece, (x, y) in placement)
        case tiles.Trade(pieces):
            return f"trades {codes(pieces)}"
        case cubes.Reroll(pieces):
            return f"rolls {codes(pieces)}" if pieces else "keeps all, and cannot place"
        case cards.Play(pieces, _):
            return f"plays {codes(pieces)}"
    return "passes"


def told_bag(state: Any) -> str:
    """What is left in the bag; of cubes also the next colours."""
    if isinstance(state, cubes.State):
        following = "".join(COLOUR_CODES[colour] for colour in state.bag[:6])
        return f"{len(state.bag)} in the bag" + (f", next {following}" if following else "")
    return f"{len(state.bag)} in the bag"


def drawing(board: Board) -> list[str]:
    """The board row by row, each headed by its number; the first line says where the columns begin."""
    columns, rows = sorted(x for x, _ in board.pieces), sorted(y for _, y in board.pieces)
    drawn = [f"columns {columns[0]} to {columns[-1]}"]
    for y in range(rows[0], rows[-1] + 1):
        row = (board.pieces.get((x, y)) for x in range(columns[0], columns[-1] + 1))
        codes_in_row = " ".join(".." if piece is None else piece_name(piece) for piece in row)
        drawn.append(f"{y:>4}  {codes_in_row}")
    return drawn


def ending(result: Any) -> list[str]:
    """How the game ended."""
    winners = " and ".join(f"seat {seat}" for seat in result.winners)
    return [f"over: {result.reason}, {' : '.join(str(score) for score in result.scores)}, won by {winners}"]


def codes(pieces: Sequence[Piece]) -> str:
    """Codes with spaces between them."""
    return " ".join(piece_name(piece) for piece in pieces)


def main() -> None:
    """Write the file of every edition."""
    for edition_id in EDITIONS:
        (FOLDER / f"{edition_id}.txt").write_text(playthrough(edition_id), encoding="utf-8")


if __name__ == "__main__":
    main()
