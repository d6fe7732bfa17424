"""Names of players: what looks like nothing, like a bot, or like a pile of accents is refused."""

import pytest

from sixfold.bots import NAMES
from sixfold.locale import Key, catalogue, languages
from sixfold.server.names import CALLED, MOST_MARKS, _plain, clean_name
from sixfold.server.table import Denied

LONGEST = 40


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
        ("", ""),
        (" \u3000 ", ""),
    ],
)
def test_names_of_people_are_kept_in_their_composed_form(name: str, kept: str) -> None:
    assert clean_name(name, LONGEST) == kept


@pytest.mark.parametrize(
    "name", ["\u200b", "\u200d\u2060", "\u3164", "\u2800\u2800", "\u0301", "\u00ad", "\u115f \u1160"]
)
def test_names_that_look_empty_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="name-empty"):
        clean_name(name, LONGEST)


@pytest.mark.parametrize("name", ["Ann\u200b", "Ann\u202e", "A\u3164n", "\x1b[31mAnn", "n" * (LONGEST + 1)])
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
    ],
)
def test_names_that_imitate_bots_are_refused(name: str) -> None:
    with pytest.raises(Denied, match="name-of-bot"):
        clean_name(name, LONGEST)
    assert clean_name(name, LONGEST, of_bot=True)


def test_what_bots_are_called_is_known_in_all_languages() -> None:
    words = [catalogue(language) for language in languages()]
    assert {_plain(one.say("bot-name", number=number)) for one in words for number in (0, 3)} | {"bot"} == CALLED


@pytest.mark.parametrize("language", languages())
def test_each_refusal_has_its_words(language: str) -> None:
    keys: tuple[Key, ...] = ("denial-bad-name", "denial-name-empty", "denial-name-marks", "denial-name-of-bot")
    assert len({catalogue(language).say(key) for key in keys}) == 4
