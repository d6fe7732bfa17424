"""Names of players: short, visible, not those of bots, and no more than text."""

import re
import unicodedata

from sixfold.bots import OURS
from sixfold.server.table import Denial, Denied

MOST_MARKS = 3
"""Accents on one letter, after composing. No living language needs more; a pile of them covers the lines around."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""What Unicode calls letters or signs, but shows nothing."""
CALLED = frozenset({"bot", "calculator", "computer", "gep", "komputer", "maquina", "ordinateur", "pocitac"})
"""What pages call a bot without a name of its own, in all languages, as `_plain` leaves it."""
LOOKALIKES = str.maketrans(
    {
        **dict(zip("авгекмнорстухіјѕԁһӏ", "abrekmhopctyxijsdhl", strict=True)),
        **dict(zip("αβεικνορτυχ", "abeikvoptux", strict=True)),
        **dict(zip("013457", "oleast", strict=True)),
    }
)
"""Letters of other alphabets, and digits, that pass for Latin ones."""


def clean_name(name: str, longest: int, *, of_bot: bool = False) -> str:
    """The name in its composed form, without space around it; `Denied` if it would hide or deceive."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        return name
    kinds = [unicodedata.category(letter) for letter in name]
    if len(name) > longest:
        raise Denied(Denial.BAD_NAME)
    if not any(kind[0] in "LNPS" and letter not in BLANK for letter, kind in zip(name, kinds, strict=True)):
        raise Denied(Denial.NAME_EMPTY)
    if BLANK & set(name) or any(kind[0] == "C" for kind in kinds):
        raise Denied(Denial.BAD_NAME)
    if _piled(kinds):
        raise Denied(Denial.NAME_MARKS)
    if not of_bot and _plain(name) in CALLED | {_plain(bot) for bot in OURS}:
        raise Denied(Denial.NAME_OF_BOT)
    return name


def _piled(kinds: list[str]) -> bool:
    """Whether marks stand on no letter, or too many on one."""
    shape = "".join("m" if kind in ("Mn", "Me") else "-" for kind in kinds)
    return shape.startswith("m") or "m" * (MOST_MARKS + 1) in shape


def _plain(name: str) -> str:
    """A name as it looks from afar: without case, accents, spaces, a number behind, or other alphabets."""
    letters = [letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter)]
    bare = re.sub(r"[\W_]", "", "".join(letters).casefold())
    return re.sub(r"\d+$", "", bare).translate(LOOKALIKES)
