"""Names of players: short, visible, not those of bots, and no more than text."""

import re
import unicodedata

from sixfold.bots import OURS
from sixfold.server.joiners import DRAWN, NEWER
from sixfold.server.lookalikes import PASS_FOR
from sixfold.server.table import Denial, Denied

MOST_MARKS = 3
"""Accents on one letter, after composing. No living language needs more; a pile of them covers the lines around."""
LONGEST_SHORT = 3
"""Letters of a given name that may spell a bot's together with an initial."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442")
"""What Unicode calls letters or signs, but shows nothing."""
PICTURES = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)
IDEOGRAPHS = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
HIDDEN = re.compile(
    "[\u034f\u17b4\u17b5\U00016fe4]"
    f"|(?<![{IDEOGRAPHS}])[\ufe00-\ufe0d\U000e0100-\U000e01ef]"
    "|(?<![\u1820-\u18aa])[\u180b-\u180d\u180f]"
    f"|(?<![{PICTURES}0-9#*])[\ufe0e\ufe0f]|(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)"
)
"""Marks that show nothing by themselves. Those that choose a shape stay where there are shapes to choose from: of
pictures and their numbered keys, of ideographs, of Mongolian letters."""
CALLED = frozenset({"bot", "calculator", "computer", "gep", "komputer", "maquina", "ordinateur", "pocitac"})
"""What pages call a bot without a name of its own, in all languages, without accents."""
LATIN = re.compile(
    r"\b(?:LATIN|REGIONAL INDICATOR SYMBOL) (?:(?:SMALL|CAPITAL|LETTER|SCRIPT|DOTLESS) )*([A-Z])(?: WITH .*)?$"
)
"""The Unicode name of a letter that is Latin, whatever its shape."""
LETTER = {sign: letter for letter, signs in PASS_FOR.items() for sign in signs}
DIGITS = "0123456789"
LEET = str.maketrans("013457", "oleast")
"""Digits that pass for letters."""
WORD, NUMBER = re.compile(r"[^\W_]+"), re.compile(r"\d+|[lvx]+")
"""Roman numerals, too, as `_letter` and `_spelled` leave them."""


def clean_name(name: str, longest: int, *, of_bot: bool = False) -> str:
    """The name in its composed form, without space around it; `Denied` if it would hide or deceive."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        return name
    kinds = [_kind(letter) for letter in name]
    if len(name) > longest:
        raise Denied(Denial.BAD_NAME)
    if not any(kind[0] in "LNPS" and letter not in BLANK for letter, kind in zip(name, kinds, strict=True)):
        raise Denied(Denial.NAME_EMPTY)
    if BLANK & set(name) or HIDDEN.search(name) or any(_kind(letter)[0] == "C" for letter in DRAWN.sub("", name)):
        raise Denied(Denial.BAD_NAME)
    if _piled(kinds):
        raise Denied(Denial.NAME_MARKS)
    if not of_bot and not _with_initial(name) and not BOTS.isdisjoint(_readings(name)):
        raise Denied(Denial.NAME_OF_BOT)
    return name


def _kind(letter: str) -> str:
    """The category of a character; a picture that this Python does not know yet is a picture."""
    kind = unicodedata.category(letter)
    return "So" if kind == "Cn" and NEWER.match(letter) else kind


def _piled(kinds: list[str]) -> bool:
    """Whether marks stand on no letter, or too many on one."""
    shape = "".join("m" if kind in ("Mn", "Me") else "-" for kind in kinds)
    return shape.startswith("m") or "m" * (MOST_MARKS + 1) in shape


def _readings(name: str) -> list[str]:
    """What a name may be read as from afar, without case, accents, spaces, other alphabets; first without numbers."""
    words = WORD.findall(_spelled(name))
    whole = "".join(words)
    for end in (0, -1):
        while words and NUMBER.fullmatch(words[end]):
            words.pop(end)
    bare = "".join(words)
    found = [bare.strip(DIGITS), bare.rstrip(DIGITS), bare, whole]
    return [one.translate(LEET).replace("rn", "m").replace("vv", "w") for one in found]


def _with_initial(name: str) -> bool:
    """Whether a name is a short one with an initial, as people have them: Bo T., Clu B.

    Compute R is not: the word is still read. Nor is Bot I, where the initial is a number.
    """
    words = sorted((word.removesuffix(".") for word in name.split()), key=len)
    if len(words) != 2:
        return False
    initial, given = words
    short = given.isalpha() and given.istitle() and len(given) <= LONGEST_SHORT
    return short and len(initial) == 1 and initial.isupper() and not NUMBER.fullmatch(_spelled(initial))


def _spelled(name: str) -> str:
    """A name in small Latin letters, as far as it looks like them. A capital I looks like a small L: both are one."""
    letters = unicodedata.normalize("NFKD", "".join(LETTER.get(sign, sign) for sign in name))
    return "".join(map(_letter, letters)).casefold().replace("i", "l")


def _letter(sign: str) -> str:
    """The Latin letter or digit that a sign passes for; nothing for an accent."""
    if unicodedata.combining(sign):
        return ""
    if sign.isdecimal():
        return f"{unicodedata.decimal(sign)}"
    latin = None if sign.isascii() else LATIN.search(unicodedata.name(sign, ""))
    return latin[1] if latin else LETTER.get(sign, sign)


BOTS = frozenset(_readings(bot)[0] for bot in (*OURS, *CALLED))
