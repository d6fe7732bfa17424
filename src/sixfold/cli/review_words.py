"""What the coach says, in words of a catalogue."""

from collections.abc import Mapping, Sequence
from typing import Any

from sixfold.cli.draw import code
from sixfold.cli.words import laid, piece_words
from sixfold.coach.written import DecisionJson, EstimateJson, OptionJson, ReasonJson
from sixfold.core.pieces import parse_piece
from sixfold.locale import Catalogue, member
from sixfold.records.pieces import parse_placement

SHARES = ("share", "less")
"""Values of reasons that are percentages."""


def number_words(words: Catalogue, value: float, *, signed: bool = False) -> str:
    """A number with one decimal place, unless it is a whole one."""
    return words.decimal(value, 0 if float(value).is_integer() else 1, signed=signed)


def chance_words(words: Catalogue, share: float | None) -> str:
    """A chance as a percentage; a dash where there is none."""
    return "–" if share is None else words.percent(share, 0 if share in (0, 1) else 1)


def cost_words(words: Catalogue, loss: EstimateJson) -> str:
    """A loss of chance, and how sure it is."""
    value, within = words.percent(loss["value"], 1), words.percent(loss["within"], 1)
    return words.say("coach-within", value=value, within=within)


def points_words(words: Catalogue, points: EstimateJson) -> str:
    """A loss of points, and how sure it is."""
    return words.say("coach-within", value=words.decimal(points["value"], 1), within=words.decimal(points["within"], 1))


def pieces_words(words: Catalogue, codes: Sequence[str]) -> str:
    """Pieces by name."""
    return words.listed([piece_words(words, parse_piece(each)) for each in dict.fromkeys(codes)])


def reason_words(words: Catalogue, reason: ReasonJson) -> str:
    """A reason as a sentence."""
    values: dict[str, object] = {
        name: words.percent(value / 100) if name in SHARES else number_words(words, value)
        for name, value in reason["values"].items()
    }
    values["pieces"] = pieces_words(words, reason["pieces"])
    values["gone"] = pieces_words(words, reason["gone"])
    return words.say(member("reason", reason["code"]), **values)


def label_words(words: Catalogue, decision: DecisionJson) -> str:
    """The class of a play, or why it has none."""
    if decision["label"]:
        return words.say(member("label", decision["label"]))
    return words.say("coach-forced" if decision["forced"] else "coach-unsure")


def action_words(words: Catalogue, action: Mapping[str, Any]) -> str:
    """A play as it is typed, its codes to be coloured by `draw.sentence`."""
    match action:
        case {"reroll": []}:
            return words.say("coach-keep")
        case {"reroll": pieces}:
            return words.say("coach-roll", pieces=_codes(pieces))
        case {"trade": pieces}:
            return words.say("table-hint-trade", pieces=_codes(pieces))
        case {"play": played, "table": _}:
            return _codes(played)
        case {"play": placed}:
            return laid(parse_placement(placed))
    return words.say("table-hint-pass")


def option_words(words: Catalogue, option: OptionJson) -> str:
    """A play with its points."""
    play = action_words(words, option["action"])
    return words.say("coach-play-scores", play=play, points=number_words(words, option["points"]))


def _codes(pieces: Sequence[str]) -> str:
    return " ".join(code(parse_piece(piece)) for piece in pieces)
