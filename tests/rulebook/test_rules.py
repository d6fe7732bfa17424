"""The rules of each edition: facts from its data, words that exist, examples that come out as the rules say."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sixfold.cli
import sixfold.locale
from sixfold.core.edition import Edition
from sixfold.core.refusals import Code
from sixfold.games import EDITIONS, edition
from sixfold.locale import Catalogue, catalogue, languages
from sixfold.rulebook import BoardExample, TableExample, facts_of, piece_count, rules_page
from sixfold.rulebook.examples import read
from sixfold.rulebook.reasons import REASONS

ALL = list(EDITIONS.values())
TOLD_IN = [language for language in languages() if {"rules-title"} <= set(catalogue(language).keys())]
ALWAYS = {"purpose", "setup", "start", "turn", "score", "end", "winning", "examples", "refused", "rulings", "strategy"}
OWN = {"tiles": {"line", "trade"}, "cubes": {"line", "roll"}, "cards": {"series", "rearrange"}}
TURN_LEVEL = {
    Code.MUST_PLACE,
    Code.MUST_TRADE,
    Code.TRADE_TOO_MANY,
    Code.TRADE_ON_OPENING,
    Code.CANNOT_TRADE,
    Code.CANNOT_REROLL,
    Code.NOT_YOUR_TURN,
    Code.GAME_OVER,
}
"""Refusals of a turn as a whole, of which no picture can be drawn; nor of a piece that does not exist."""
ROOT = Path(__file__).parents[2]


def told(rules: Edition, language: str = "en") -> dict[str, str]:
    """Every paragraph of an edition, by key, in words."""
    page = rules_page(rules)
    words = catalogue(language)
    return {said.key: words.say(said.key, **page.facts) for part in page.sections for said in part.paragraphs}


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_every_edition_has_every_section_once(rules: Edition) -> None:
    ids = [section.id for section in rules_page(rules).sections]
    assert len(ids) == len(set(ids))
    assert set(ids) - {"misprints"} == ALWAYS | OWN[rules.game]
    assert all(section.paragraphs for section in rules_page(rules).sections)


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_every_ruling_of_the_edition_is_told_and_marked(rules: Edition) -> None:
    marked = {said.key: said.ruling for part in rules_page(rules).sections for said in part.paragraphs if said.ruling}
    assert marked == {f"rules-ruling-{ruling}": ruling for ruling in rules.rulings}


def test_the_rulings_of_all_editions_are_those_there_are_words_for() -> None:
    source = (ROOT / "src/sixfold/locale/en/rules.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^rules-ruling-(R\d+) =", source, flags=re.MULTILINE))
    assert written == {ruling for rules in ALL for ruling in rules.rulings}


@pytest.mark.parametrize("language", TOLD_IN)
@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_every_message_can_be_said(rules: Edition, language: str) -> None:
    page = rules_page(rules)
    words = catalogue(language)
    for section in page.sections:
        said = [words.say(section.heading, **page.facts)]
        said += [words.say(paragraph.key, **page.facts) for paragraph in section.paragraphs]
        said += [words.say(example.caption, **page.facts, **example.values) for example in section.examples]
        assert all(text.strip() == text and text for text in said)


def test_every_message_of_the_rules_is_used() -> None:
    folder = Path(next(iter(sixfold.locale.__path__))) / "en"
    keys = set(Catalogue("en", {"rules.ftl": (folder / "rules.ftl").read_text(encoding="utf-8")}).keys())
    pages = [rules_page(rules) for rules in ALL]
    used = {said.key for page in pages for part in page.sections for said in part.paragraphs}
    used |= {part.heading for page in pages for part in page.sections}
    used |= {example.caption for page in pages for part in page.sections for example in part.examples}
    files = [*(ROOT / "web/src/pages").rglob("*.svelte"), *Path(next(iter(sixfold.cli.__path__))).glob("rules*.py")]
    used |= {key for file in files for key in re.findall(r"[\"'](rules-[\w-]+)[\"']", file.read_text(encoding="utf-8"))}
    assert keys - used == set()


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_the_facts_are_those_of_the_edition(rules: Edition) -> None:
    facts = facts_of(rules)
    assert (facts["fewest"], facts["most"]) == rules.players
    assert (facts["hand"], facts["copies"], facts["shortest"]) == (rules.hand_size, rules.copies, rules.shortest)
    assert (facts["bonus"], facts["ending"], facts["tie"]) == (rules.qwirkle_bonus, rules.ending_bonus, rules.start_tie)
    assert facts["pieces"] == piece_count(rules) == (90 if rules.game == "cubes" else 108)


@pytest.mark.parametrize(
    ("edition_id", "changes", "key", "expected"),
    [
        ("tiles-nl", {"players": (3, 7)}, "rules-players", "For 3 to 7 players."),
        ("tiles-nl", {"hand_size": 11}, "rules-tiles-setup-draw", "draws 11 tiles"),
        ("tiles-nl", {"hand_size": 11}, "rules-tiles-trade", "up to 11 tiles"),
        ("tiles-nl", {"copies": 5}, "rules-tiles-setup-pieces", "180 tiles"),
        ("tiles-nl", {"start_tie": "youngest"}, "rules-start-tie", "youngest"),
        ("tiles-nl", {"qwirkle_bonus": 8}, "rules-score-qwirkle", "8 points more, 14 in all"),
        ("tiles-nl", {"ending_bonus": 1}, "rules-score-ending", "gets 1 point more"),
        ("tiles-nl", {"ending_bonus": 9}, "rules-ruling-R4", "the 9 points"),
        ("cubes-nl", {"copies": 20}, "rules-cubes-setup-pieces", "120 cubes, 20 of each"),
        ("cards-999", {"hand_size": 7}, "rules-cards-setup-deal", "deal 7 cards"),
        ("cards-999", {"shortest": 4}, "rules-series", "4 to 6 cards"),
        ("cards-999", {"rematch_on_tie": True}, "rules-cards-winning", "playing again"),
        ("cards-999", {"rulings": ()}, "rules-cards-turn-pass", "you pass"),
    ],
)
def test_another_edition_would_be_told_otherwise(
    edition_id: str, changes: dict[str, Any], key: str, expected: str
) -> None:
    rules = edition(edition_id)
    assert expected not in told(rules).get(key, "")
    assert expected in told(replace(rules, **changes))[key]


def test_no_number_is_typed_where_a_fact_belongs() -> None:
    """Digits stand in no message but those about what a book misprints."""
    source = (ROOT / "src/sixfold/locale/en/rules.ftl").read_text(encoding="utf-8")
    numbered = [line for line in source.splitlines() if not line.startswith("#") and re.search(r"(?<![R\w-])\d", line)]
    assert all(line.startswith("rules-misprint-") for line in numbered), numbered


def test_a_bonus_that_is_not_given_is_not_told() -> None:
    without = told(replace(edition("tiles-nl"), qwirkle_bonus=0, ending_bonus=0))
    assert "rules-score-qwirkle" not in without
    assert "rules-score-ending" not in without


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_every_refusal_of_the_game_has_a_paragraph_on_the_page(rules: Edition) -> None:
    page = rules_page(rules)
    there = {said.key: part.id for part in page.sections for said in part.paragraphs}
    assert set(page.reasons) == set(REASONS[rules.game])
    assert all(page.section_of(key) == there[key] for key in page.reasons.values())


def test_every_refusal_is_explained_in_the_games_that_can_give_it() -> None:
    series = {code for code in Code if "series" in code or code.value.startswith("cards-")}
    trading = {Code.MUST_TRADE, Code.TRADE_TOO_MANY, Code.TRADE_ON_OPENING, Code.CANNOT_TRADE}
    assert set(REASONS["tiles"]) == set(Code) - series - {Code.CANNOT_REROLL}
    assert set(REASONS["cubes"]) == set(Code) - series - trading
    common = {Code.NO_PIECES, Code.UNKNOWN_PIECE, Code.NOT_IN_HAND, Code.MUST_PLACE, Code.NOT_YOUR_TURN, Code.GAME_OVER}
    assert set(REASONS["cards"]) == series | common


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_an_illegal_example_is_drawn_for_every_refusal_of_a_play(rules: Edition) -> None:
    examples = [example for part in rules_page(rules).sections for example in part.examples]
    drawn = {example.refusal.code for example in examples if example.refusal}
    assert drawn == set(REASONS[rules.game]) - TURN_LEVEL - {Code.UNKNOWN_PIECE}
    refused = next(part for part in rules_page(rules).sections if part.id == "refused")
    assert all(example.refusal for example in refused.examples)
    assert sum(example.refusal is not None for example in examples) == len(refused.examples)


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_examples_come_out_as_their_data_expects(rules: Edition) -> None:
    names = ("cards-999", "cards") if rules.game == "cards" else ("placement",)
    expected = {example["id"]: example for name in names for example in read(name)["examples"]}
    examples = {example.id: example for part in rules_page(rules).sections for example in part.examples}
    missing = set(expected) - set(examples)
    assert missing <= {"cubes-roll"}
    for name, written in expected.items():
        if name in missing:
            continue
        example = examples[name]
        assert (example.refusal.code.value if example.refusal else None) == written.get("code")
        if isinstance(example, BoardExample) and "score" in written:
            assert example.score == written["score"]
            assert sum(line.points for line in example.lines) + example.ending == example.score
        if isinstance(example, TableExample) and "qwirkles" in written:
            assert len(example.qwirkles) == written["qwirkles"]


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl"])
def test_the_long_example_scores_as_printed_with_tiles_and_with_cubes(edition_id: str) -> None:
    section = next(part for part in rules_page(edition(edition_id)).sections if part.id == "examples")
    scores = [example.score for example in section.examples if isinstance(example, BoardExample)]
    assert scores == [turn["score"] for turn in read("tiles-mindware")["turns"]]


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_a_qwirkle_and_the_end_of_the_game_are_among_the_examples(rules: Edition) -> None:
    examples = [example for part in rules_page(rules).sections for example in part.examples]
    assert any(example.over for example in examples)
    if rules.game == "cards":
        assert any(isinstance(example, TableExample) and example.qwirkles for example in examples)
    else:
        full = 6 + rules.qwirkle_bonus
        lines = [line for example in examples if isinstance(example, BoardExample) for line in example.lines]
        assert any(len(line.cells) == 6 and line.points == full for line in lines)
        assert any(isinstance(one, BoardExample) and one.ending == rules.ending_bonus for one in examples)


def test_another_bonus_changes_what_the_examples_score() -> None:
    page = rules_page(replace(edition("tiles-nl"), qwirkle_bonus=10, ending_bonus=3))
    scores = {one.id: one.score for part in page.sections for one in part.examples if isinstance(one, BoardExample)}
    assert scores["qwirkle"] == 16
    assert scores["last"] == 7


def test_of_equal_cards_the_last_is_the_one_that_was_played() -> None:
    section = next(part for part in rules_page(edition("cards-999")).sections if part.id == "refused")
    twice = next(example for example in section.examples if example.id == "duplicate-in-series")
    assert isinstance(twice, TableExample)
    assert [played for _, played in twice.marked[0]] == [False, False, False, True]
