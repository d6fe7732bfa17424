"""Names of players: what looks like nothing, like a bot, or like a pile of accents is refused."""

import pytest

from sixfold.bots import NAMES
from sixfold.locale import Key, catalogue, languages
from sixfold.server.names import BOTS, CALLED, MOST_MARKS, _readings, clean_name
from sixfold.server.table import Denied

LONGEST = 40
PEOPLE = (
    "José",
    "Zoë",
    "Łukasz",
    "Ştefan",
    "Žofie",
    "Đỗ",
    "Øyvind",
    "Ilias",
    "Iva III",
    "Ioan",
    "Ákos",
    "Wim",
    "محمد",
    "田中",
    "辻\U000e0100本",
    "ᠮᠣᠩᠭᠣᠯ",
    "ᠮᠣᠩ\u180bᠭᠣᠯ",
    "Влад",
    "Борис",
    "Ελένη",
    "Ани",
    "Արամ",
    "ᏣᎳᎩ",
    "Fox",
    "Veverka",
    "Robot",
    "Max 2",
    "XL",
    "👩🏽",
    "Ann ❤\ufe0f",
    "☀\ufe0f",
    "1\ufe0f\u20e3",
)
"""As people are called, or call themselves."""


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Marie ", "Ann Marie"),
        ("Zoe\u0301", "Zoé"),
        ("Nguyễn", "Nguyễn"),
        ("မြို့", "မြို့"),
        ("नीति", "नीति"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("Abbot", "Abbot"),
        ("7", "7"),
        ("👩", "👩"),
        *((name, name) for name in PEOPLE),
        ("", ""),
        (" \u3000 ", ""),
    ],
)
def test_names_of_people_are_kept_in_their_composed_form(name: str, kept: str) -> None:
    assert clean_name(name, LONGEST) == kept


@pytest.mark.parametrize(
    "name", ["\u200b", "\u200d\u2060", "\u3164", "\u2800\u2800", "\u0301", "\u00ad", "\u115f \u1160", "\U0001d159"]
)
def test_names_that_look_empty_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="name-empty"):
        clean_name(name, LONGEST)


INVISIBLE = ("\u200b", "\u202e", "\ufe0f", "\ufe00", "\U000e0100", "\u034f", "\u180b", "\u17b5", "\U0001d159")


@pytest.mark.parametrize(
    "name", [*(f"Ann{sign}" for sign in INVISIBLE), "1\ufe0f", "A\u3164n", "\x1b[31mAnn", "n" * (LONGEST + 1)]
)
def test_names_that_hide_something_or_are_too_long_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="bad-name"):
        clean_name(name, LONGEST)


@pytest.mark.parametrize("name", ["Z" + "\u0335" * (MOST_MARKS + 1), "Ann" + "\u0489" * 5, "\u0301Ann"])
def test_names_that_pile_up_marks_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="name-marks"):
        clean_name(name, LONGEST)


@pytest.mark.parametrize(
    "name",
    [
        *NAMES,
        *(name.upper() for name in NAMES),
        "Computer",
        "computer 2",
        "C0MPUTER",
        "С\u043e\u043cputer",
        "c o m p u t e r",
        "Ｃｏｍｐｕｔｅｒ",
        "Počítač",
        "Gép 1",
        "gr33dy",
        "Bot",
        "CaIculator",
        "Ca1culator",
        "Ca|culator",
        "b\u0585t",
        "b\u00f8t",
        "\u0261reedy",
        "\u13c0reedy",
        "\u03f2omputer",
        "\u1d04omputer",
        "cornputer",
        "1. Computer",
        "Computer II",
        "Computer ②",
        "Computer ٢",
        "0rdinateur 2",
        "0rdinateur2",
        "🇧🇴🇹",
        "Level V",
    ],
)
def test_names_that_imitate_bots_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="name-of-bot"):
        clean_name(name, LONGEST)
    assert clean_name(name, LONGEST, of_bot=True)


def test_what_bots_are_called_is_known_in_all_languages() -> None:
    words = [catalogue(language) for language in languages()]
    called = {_readings(one.say("bot-name", number=number))[0] for one in words for number in (0, 3)}
    assert called | {"bot"} == {_readings(word)[0] for word in CALLED} <= BOTS


@pytest.mark.parametrize("language", languages())
def test_each_refusal_has_its_words(language: str) -> None:
    keys: tuple[Key, ...] = ("denial-bad-name", "denial-name-empty", "denial-name-marks", "denial-name-of-bot")
    assert len({catalogue(language).say(key) for key in keys}) == 4
