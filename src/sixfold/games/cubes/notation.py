"""Actions of cubes and what a seat sees, from text and as text."""

from sixfold.core.notation import (
    PASS,
    BadNotation,
    parse_fields,
    parse_laid,
    read_hands,
    read_number,
    read_numbers,
    read_pieces,
)
from sixfold.core.pieces import piece_name, piece_names
from sixfold.core.seen import BOARD, COMMON, split_turn, split_turns, with_turns
from sixfold.games.cubes.state import Action, Observation, Pass, Place, Reroll, Rolls, Turn
from sixfold.games.editions import edition
from sixfold.games.placement.seen import board_field, parse_board_field

NOT_YET = "?"
"""The optional roll has neither been taken nor declined."""


def parse_action(text: str) -> Action:
    """The action that `1,0>RoRdRc`, `~RoGs` or `pass` stands for; `BadNotation` if it is none.

    Examples:
        >>> parse_action("~RoGs")
        Reroll('~RoGs')
    """
    word = text.strip()
    if word == PASS:
        return Pass()
    if word.startswith("~"):
        return Reroll(read_pieces(word[1:], text))
    return Place(parse_laid(word))


def seen_text(seen: Observation) -> str:
    """What a seat sees, on one line; `parse_seen` reads it."""
    fields = [
        ("edition", seen.edition.id),
        ("seat", seen.seat),
        ("first", seen.first),
        ("hands", ",".join(piece_names(hand) for hand in seen.hands)),
        ("bag", seen.bag_size),
        ("scores", ",".join(map(str, seen.scores))),
        ("passes", seen.passes),
        ("reroll", NOT_YET if seen.reroll is None else _rolls_text(seen.reroll) or "-"),
        ("forced", ",".join(piece_names(hand) for hand in seen.forced) or "-"),
        ("board", board_field(seen.board)),
    ]
    return with_turns(fields, [_turn_text(turn) for turn in seen.turns])


def parse_seen(text: str) -> Observation:
    """What the seat on turn sees, from its text."""
    told, turns = split_turns(text)
    fields = parse_fields(told, COMMON | BOARD | {"hands": 1, "bag": 1, "scores": 1, "reroll": 1, "forced": 1})
    log = tuple(_parse_turn(turn) for turn in turns)
    laid = (turn.action.placement for turn in log if isinstance(turn.action, Place))
    return Observation(
        edition=edition(fields["edition"]),
        observer=read_number(fields["seat"]),
        seat=read_number(fields["seat"]),
        first=read_number(fields["first"]),
        hands=read_hands(fields["hands"]),
        bag_size=read_number(fields["bag"]),
        board=parse_board_field(fields["board"], laid),
        scores=read_numbers(fields["scores"]),
        reroll=None if fields["reroll"] == NOT_YET else _parse_rolls(fields["reroll"]),
        forced=read_hands(fields["forced"]),
        turns=log,
        passes=read_number(fields["passes"]),
        ended=None,
    )


def _rolls_text(rolls: Rolls) -> str:
    return ",".join(f"{piece_name(before)}:{piece_name(after)}" for before, after in rolls)


def _parse_rolls(text: str) -> Rolls:
    rolls = []
    for word in [] if text == "-" else text.split(","):
        before, _, after = word.partition(":")
        match read_pieces(before, text), read_pieces(after, text):
            case (one,), (other,):
                rolls.append((one, other))
            case _:
                raise BadNotation(text)
    return tuple(rolls)


def _turn_text(turn: Turn) -> str:
    words = [f"{turn.seat}:"]
    if turn.reroll:
        words.append("~" + _rolls_text(turn.reroll))
    words += ["!" + piece_names(hand) for hand in turn.forced]
    return " ".join([*words, turn.action.notation, f"={turn.score}", f"+{piece_names(turn.draw)}"])


def _parse_turn(text: str) -> Turn:
    seat, done, score, drawn = split_turn(text)
    words = done.split()
    rolls = [word for word in words if word.startswith("~")]
    forced = [word for word in words if word.startswith("!")]
    action = parse_action(" ".join(word for word in words if word[0] not in "~!"))
    if isinstance(action, Reroll) or len(rolls) > 1:
        raise BadNotation(text)
    return Turn(
        seat,
        _parse_rolls(rolls[0][1:]) if rolls else (),
        tuple(read_pieces(word[1:], word) for word in forced),
        action,
        score,
        read_pieces(drawn, text),
    )
