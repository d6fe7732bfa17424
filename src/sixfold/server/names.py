"""Names of players: short, visible, not those of bots, and no more than text."""

import re
import unicodedata

from sixfold.bots import OURS
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
TONES = "\U0001f3fb-\U0001f3ff"
EMOJI = (
    "\U0001f300-\U0001f3fa\U0001f400-\U0001f64f\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7ff\U0001f900-\U0001f9ff"
    "\U0001fa70-\U0001faff"
)
"""Where Unicode keeps its emoji and puts new ones, but for skin tones; a Python knows no newer ones than itself."""
NEWER = re.compile(f"[{EMOJI}]")
JOINED = f"{EMOJI}\u2194\u2195\u2620\u2640\u2642\u2695\u2696\u26a7\u26d3\u26f9\u2708\u2744\u2764\u27a1\u2b1b"
"""Pictures that are drawn as one with others: these, and older signs that Unicode joins on."""
FLAGS = "|".join("".join(chr(0xE0000 + ord(letter)) for letter in land) for land in ("gbeng", "gbsct", "gbwls"))
"""England, Scotland and Wales in tags, as they follow a black flag. With any others it stays black."""
JOINS_ON = (
    "\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1\u06c2"
    "\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff\u0750-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f"
    "\u0886\u0889-\u088d\u08a0-\u08a9\u08af\u08b0\u08b3-\u08b8\u08ba-\u08c8"
)
ENDS = (
    "\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf"
    "\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779\u0870-\u0882\u088e\u08aa-\u08ac\u08ae"
    "\u08b1\u08b2\u08b9"
)
"""Arabic letters that join the next one, and those that are only joined to the one before: `D` and `R` in Unicode's
ArabicShaping.txt."""
VOWELS = "\u064b-\u065f\u0670"
VIRAMAS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca"
"""Of the scripts from Devanagari to Sinhala, in which a joiner chooses how two consonants are written."""
DRAWN = re.compile(
    "|".join(
        (
            f"(?:(?<=[{JOINED}])|(?<=[{JOINED}][{TONES}])|(?<=[{JOINED}]\ufe0f))\u200d(?=[{JOINED}])",
            f"(?<=\U0001f3f4)(?:{FLAGS})\U000e007f",
            *(f"(?<=[{JOINS_ON}][{VOWELS}]{{{most}}})\u200c(?=[{JOINS_ON}{ENDS}])" for most in range(MOST_MARKS + 1)),
            *(
                f"(?<={sign})[\u200c\u200d](?=[^\\W\\d_])(?=[{chr(ord(sign) & ~127)}-{chr(ord(sign) | 127)}])"
                for sign in VIRAMAS
            ),
            "(?<=\u09b0)\u200d(?=\u09cd\u09af)",
            "(?<=[\u0d15\u0d23\u0d28\u0d30\u0d32\u0d33]\u0d4d)\u200d",
        )
    )
)
"""Characters that show nothing by themselves, where they change what is drawn: between pictures, after a black flag,
between Arabic letters that would join, after viramas (as in RFC 5892), in a Bengali `rya` and in Malayalam chillus."""
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
