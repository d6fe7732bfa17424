"""Actions of cards and what a seat sees, from text and as text."""

from sixfold.core.notation import (
    PASS,
    BadNotation,
    parse_fields,
    parse_table,
    read_number,
    read_numbers,
    read_pieces,
    table_text,
)
from sixfold.core.pieces import piece_names
from sixfold.core.seen import COMMON, split_turn, split_turns, with_turns
from sixfold.games.cards.state import Action, Observation, Pass, Play, SeenTurn, Table
from sixfold.games.cards.turn import qwirkles_in
from sixfold.games.editions import edition


def parse_action(text: str) -> Action:
    """The action that `OoPs [RoGoBoOo,PdPcPtPs]` or `pass` stands for; `BadNotation` if it is none.

    Series may also stand apart with a star, as records write the Qwirkles taken: `Yx [] *YoYcYdYsYtYx`.

    Examples:
        >>> parse_action("Yx [] *YoYcYdYsYtYx")
        Play('Yx [YoYcYdYsYtYx]')
    """
    if text.strip() == PASS:
        return Pass()
    match text.split():
        case [played, table, *taken] if all(word.startswith("*") for word in taken):
            qwirkles: Table = tuple(read_pieces(word[1:], word) for word in taken)
            return Play(read_pieces(played.removeprefix("."), played), parse_table(table) + qwirkles)
    raise BadNotation(text)


def seen_text(seen: Observation) -> str:
    """What a seat sees, on one line; `parse_seen` reads it."""
    fields = [
        ("edition", seen.edition.id),
        ("seat", seen.seat),
        ("first", seen.first),
        ("hand", piece_names(seen.hand) or "-"),
        ("sizes", ",".join(map(str, seen.hand_sizes))),
        ("stack", seen.stack_size),
        ("passes", seen.passes),
        ("last", "-" if seen.turns_left is None else seen.turns_left),
        ("table", table_text(seen.table)),
        ("qwirkles", "/".join(table_text(taken) for taken in seen.qwirkles)),
    ]
    return with_turns(fields, [_turn_text(turn) for turn in seen.log])


def parse_seen(text: str) -> Observation:
    """What the seat on turn sees, from its text."""
    told, turns = split_turns(text)
    names = ("hand", "sizes", "stack", "last", "table", "qwirkles")
    fields = parse_fields(told, COMMON | dict.fromkeys(names, 1))
    return Observation(
        edition=edition(fields["edition"]),
        observer=read_number(fields["seat"]),
        seat=read_number(fields["seat"]),
        first=read_number(fields["first"]),
        hand=read_pieces(fields["hand"].removeprefix("-")),
        hand_sizes=read_numbers(fields["sizes"]),
        stack_size=read_number(fields["stack"]),
        table=parse_table(fields["table"]),
        qwirkles=tuple(parse_table(taken) for taken in fields["qwirkles"].split("/")),
        turns_left=None if fields["last"] == "-" else read_number(fields["last"]),
        log=tuple(_parse_turn(turn) for turn in turns),
        passes=read_number(fields["passes"]),
        ended=None,
    )


def _turn_text(turn: SeenTurn) -> str:
    return f"{turn.seat}: {turn.action.notation} =0 +{turn.drawn}"


def _parse_turn(text: str) -> SeenTurn:
    seat, done, _, drawn = split_turn(text)
    action = parse_action(done)
    taken = qwirkles_in(action.table) if isinstance(action, Play) else ()
    return SeenTurn(seat, action, taken, read_number(drawn, text))
