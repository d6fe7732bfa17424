"""Reading what a person types: command words, pieces, cells, and lines of pieces.

Nothing here knows the rules. What cannot be read is raised as `Unreadable`, with the key of a sentence that says why.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixfold.core.pieces import COLOUR_CODES, SHAPE_CODES, Piece, UnknownPiece, parse_piece
from sixfold.core.refusals import Cell
from sixfold.games.placement import Placement
from sixfold.locale import Catalogue, Key, attribute, member

COMMANDS = (
    "help",
    "hint",
    "quit",
    "pass",
    "trade",
    "roll",
    "keep",
    "view",
    "new",
    "add",
    "move",
    "back",
    "undo",
    "done",
)
WORDS = ("all", "right", "down", "new", "filler")
"""Words inside a command that are not its first."""

RIGHT, DOWN = (1, 0), (0, 1)
_ARROWS = {">": RIGHT, "→": RIGHT, "↓": DOWN}
_TOKEN = re.compile(
    r"""(?P<cell>\(?\s*(?P<x>-?\d{1,3})(?:\s*[,;]\s*|\s+)(?P<y>-?\d{1,3})(?!\d)\s*\)?)
    | (?P<number>\d{1,3}(?!\d))
    | (?P<arrow>[>→↓])
    | (?P<skip>\.)
    | (?P<letters>[^\W\d_]+)
    | (?P<nothing>[\s@:,;+&]+)""",
    re.VERBOSE,
)
_LONE_NUMBERS = re.compile(r"(?P<number>\d{1,3}(?!\d))|(?P<letters>[^\W\d_]+)|(?P<nothing>[\s@:,;+&#>→]+)")


class Unreadable(ValueError):
    """Typed text that means nothing here; the key names the sentence that says why."""

    def __init__(self, key: Key, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class Command:
    """A command word and what follows it; without a word the whole line is what follows."""

    word: str | None
    rest: str


class Vocabulary:
    """The command words of a language, each with its other spellings."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Read the words from the catalogue."""
        self._commands = {typed: name for name in COMMANDS for typed in _spellings(catalogue, member("command", name))}
        self._words = {typed: name for name in WORDS for typed in _spellings(catalogue, member("word", name))}

    def command(self, line: str) -> Command:
        """Split a typed line into its command word, if it begins with one, and the rest."""
        text = line.strip().replace("−", "-")
        first, _, rest = text.partition(" ")
        if text.startswith("?"):
            return Command("help", text[1:].strip())
        if name := self._commands.get(first.lower()):
            return Command(name, rest.strip())
        return Command(None, text)

    def word(self, letters: str) -> str | None:
        """What a word inside a command means, if it is one."""
        return self._words.get(letters.lower())


def _spellings(catalogue: Catalogue, key: Key) -> list[str]:
    return [catalogue.say(key).lower(), *catalogue.say(attribute(key, "also")).lower().split()]


def read_pieces(letters: str) -> tuple[Piece, ...]:
    """Read codes written one after the other, in capitals or not: the place of a letter says what it is."""
    codes = [letters[start : start + 2] for start in range(0, len(letters), 2)]
    try:
        return tuple(parse_piece(code[:1].upper() + code[1:].lower()) for code in codes)
    except UnknownPiece:
        raise Unreadable("unreadable-piece", text=letters, colours=COLOUR_CODES, shapes=SHAPE_CODES) from None


def read_choice(text: str, hand: Sequence[Piece], vocabulary: Vocabulary) -> tuple[Piece, ...]:
    """Read a choice of pieces, such as `Ro Yd`; the word for all means the whole hand."""
    if vocabulary.word(text.strip()) == "all":
        return tuple(hand)
    pieces, numbers, new = read_cards(text, vocabulary)
    if numbers or new:
        raise Unreadable("unreadable-pieces-only", text=text)
    return pieces


def read_cards(text: str, vocabulary: Vocabulary) -> tuple[tuple[Piece, ...], tuple[int, ...], bool]:
    """Read cards and numbers of series, such as `Bs 1 3`, and whether the word for a new series is among them."""
    pieces: list[Piece] = []
    numbers: list[int] = []
    new = False
    for kind, token in _tokens(_LONE_NUMBERS, text):
        if kind == "number":
            numbers.append(int(token))
        elif kind == "letters":
            match vocabulary.word(token):
                case "new":
                    new = True
                case "filler":
                    pass
                case _:
                    pieces += read_pieces(token)
    return tuple(pieces), tuple(numbers), new


def read_cell(text: str) -> Cell:
    """Read a cell such as `3,-1`; a lone number is a column."""
    if found := _TOKEN.fullmatch(text.strip()):
        if found["cell"]:
            return int(found["x"]), int(found["y"])
        if found["number"]:
            return int(found["number"]), 0
    raise Unreadable("unreadable-cell", text=text)


def read_placement(text: str, vocabulary: Vocabulary) -> Placement:
    """Read pieces with their cells, `Ro 1,0 Rd 2,0`, or lines: `1,0>RoRd.Rc` to the right, `0,-2vPsBs` down.

    In a line a dot passes over a cell that is taken.
    """
    parts = _placement_parts(text, vocabulary)
    kinds = [kind for kind, _ in parts]
    if "piece" not in kinds:
        raise Unreadable("unreadable-line", text=text)
    if "cell" not in kinds:
        raise Unreadable("unreadable-where", text=text)
    starts = [place for place, kind in enumerate(kinds) if kind == "cell"]
    if kinds[0] == "cell":
        lines = [parts[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]
    elif kinds == ["piece", "cell"] * len(starts):
        lines = [parts[start - 1 : start + 1] for start in starts]
    elif len(starts) == 1:
        lines = [parts]
    else:
        raise Unreadable("unreadable-pairs", text=text)
    return tuple(laid for line in lines for laid in _line(line))


def _line(parts: Sequence[tuple[str, Any]]) -> Placement:
    """The pieces of one start cell, laid one after the other in the direction given."""
    steps = [value for kind, value in parts if kind == "step"]
    items = [value for kind, value in parts if kind in ("piece", "skip")]
    if len(steps) > 1 or not items:
        raise Unreadable("unreadable-pairs")
    if not steps and len(items) > 1:
        raise Unreadable("unreadable-direction")
    step_x, step_y = steps[0] if steps else RIGHT
    x, y = next(value for kind, value in parts if kind == "cell")
    return tuple(
        (piece, (x + place * step_x, y + place * step_y)) for place, piece in enumerate(items) if piece is not None
    )


def _placement_parts(text: str, vocabulary: Vocabulary) -> list[tuple[str, Any]]:
    parts: list[tuple[str, Any]] = []
    for kind, token in _tokens(_TOKEN, text):
        match kind:
            case "cell":
                parts.append(("cell", read_cell(token)))
            case "number":
                raise Unreadable("unreadable-cell", text=token)
            case "arrow":
                parts.append(("step", _ARROWS[token]))
            case "skip":
                parts.append(("skip", None))
            case "letters":
                parts += _letters(token, vocabulary)
    return parts


def _letters(token: str, vocabulary: Vocabulary) -> list[tuple[str, Any]]:
    """A word, or a `v` for downwards, or codes of pieces, or the `v` with the codes."""
    match vocabulary.word(token):
        case "right":
            return [("step", RIGHT)]
        case "down":
            return [("step", DOWN)]
        case "filler":
            return []
    if token[0] in "vV":
        return [("step", DOWN), *(("piece", piece) for piece in read_pieces(token[1:]))]
    return [("piece", piece) for piece in read_pieces(token)]


def _tokens(pattern: re.Pattern[str], text: str) -> list[tuple[str, str]]:
    """The text cut into tokens with the name of each; what fits none cannot be read."""
    found = []
    place = 0
    while place < len(text):
        match = pattern.match(text, place)
        if not match:
            raise Unreadable("unreadable-line", text=text)
        found.append((next(name for name, value in match.groupdict().items() if value is not None), match.group()))
        place = match.end()
    return found
