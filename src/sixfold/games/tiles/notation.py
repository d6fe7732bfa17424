"""Actions of tiles and what a seat sees, from text and as text."""

from sixfold.core.notation import (
    PASS,
    BadNotation,
    is_line_text,
    parse_fields,
    parse_laid,
    read_number,
    read_numbers,
    read_pieces,
)
from sixfold.core.pieces import piece_names
from sixfold.core.seen import BOARD, COMMON, split_turn, split_turns, with_turns
from sixfold.games.editions import edition
from sixfold.games.placement.seen import board_field, parse_board_field
from sixfold.games.tiles.state import Action, Observation, Pass, Place, SeenTurn, Trade, Traded


def parse_action(text: str) -> Action:
    """The action that `1,0>RoRdRc`, `-RoYd` or `pass` stands for; `BadNotation` if it is none.

    Examples:
        >>> parse_action("-RoYd")
        Trade('-RoYd')
    """
    word = text.strip()
    if word == PASS:
        return Pass()
    if word.startswith("-") and not is_line_text(word.split()[0]):
        return Trade(read_pieces(word[1:], text))
    return Place(parse_laid(word))


def seen_text(seen: Observation) -> str:
    """What a seat sees, on one line; `parse_seen` reads it."""
    fields = [
        ("edition", seen.edition.id),
        ("seat", seen.seat),
        ("first", seen.first),
        ("hand", piece_names(seen.hand) or "-"),
        ("sizes", ",".join(map(str, seen.hand_sizes))),
        ("bag", seen.bag_size),
        ("scores", ",".join(map(str, seen.scores))),
        ("passes", seen.passes),
        ("board", board_field(seen.board)),
    ]
    return with_turns(fields, [_turn_text(turn) for turn in seen.log])


def parse_seen(text: str) -> Observation:
    """What the seat on turn sees, from its text."""
    told, turns = split_turns(text)
    fields = parse_fields(told, COMMON | BOARD | {"hand": 1, "sizes": 1, "bag": 1, "scores": 1})
    log = tuple(_parse_turn(turn) for turn in turns)
    laid = (turn.action.placement for turn in log if isinstance(turn.action, Place))
    return Observation(
        edition=edition(fields["edition"]),
        observer=read_number(fields["seat"]),
        seat=read_number(fields["seat"]),
        first=read_number(fields["first"]),
        hand=read_pieces(fields["hand"].removeprefix("-")),
        hand_sizes=read_numbers(fields["sizes"]),
        bag_size=read_number(fields["bag"]),
        board=parse_board_field(fields["board"], laid),
        scores=read_numbers(fields["scores"]),
        log=log,
        passes=read_number(fields["passes"]),
        ended=None,
    )


def _turn_text(turn: SeenTurn) -> str:
    done = f"-{turn.action.count}" if isinstance(turn.action, Traded) else turn.action.notation
    return f"{turn.seat}: {done} ={turn.score} +{turn.drawn}"


def _parse_turn(text: str) -> SeenTurn:
    seat, done, score, drawn = split_turn(text)
    if done.startswith("-") and done[1:].isdecimal():
        return SeenTurn(seat, Traded(int(done[1:])), score, read_number(drawn, text))
    action = parse_action(done)
    if isinstance(action, Trade):
        raise BadNotation(text)
    return SeenTurn(seat, action, score, read_number(drawn, text))
