"""The rules of each edition: facts from its data, words that exist, examples that come out as the rules say."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sixfold.cli
import sixfold.locale
from sixfold.core.edition import Edition
from sixfold.core.pieces import Piece, colour_of
from sixfold.core.refusals import Code
from sixfold.games import EDITIONS, edition
from sixfold.locale import Catalogue, catalogue, languages
from sixfold.rulebook import BoardExample, TableExample, facts_of, piece_count, rules_page
from sixfold.rulebook.examples import read
from sixfold.rulebook.examples.judged import JUDGES
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
    words = catalogue(language, rules.id)
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
    words = catalogue(language, rules.id)
    for section in page.sections:
        said = [words.say(section.heading, **page.facts)]
        said += [words.say(paragraph.key, **page.facts) for paragraph in section.paragraphs]
        said += [words.say(example.caption, **page.facts, **example.values) for example in section.examples]
        assert all(text.strip() == text and text for text in said)


def test_every_message_of_the_rules_is_used() -> None:
    folder = Path(next(iter(sixfold.locale.__path__))) / "en"
    source = (folder / "rules.ftl").read_text(encoding="utf-8")
    keys = set(Catalogue("en", {"rules.ftl": source}).keys()) - set(re.findall(r"\{ (rules-[\w-]+) \}", source))
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
        ("tiles-nl", {"qwirkle_bonus": 8}, "rules-score-qwirkle", "8 bonus points, 14 in all"),
        ("tiles-nl", {"ending_bonus": 1}, "rules-score-ending", "scores 1 bonus point"),
        ("tiles-nl", {"ending_bonus": 9}, "rules-ruling-R4", "the 9 points"),
        ("cubes-nl", {"copies": 20}, "rules-cubes-setup-pieces", "120 cubes, 20 of each"),
        ("cards-999", {"hand_size": 7}, "rules-cards-setup-deal", "deal 7 cards"),
        ("cards-999", {"shortest": 4}, "rules-series", "4 to 6 cards"),
        ("cards-999", {"rematch_on_tie": True}, "rules-cards-winning", "play again"),
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
    """Digits stand in no message but those about what a book misprints, and as keys of variants."""
    source = (ROOT / "src/sixfold/locale/en/rules.ftl").read_text(encoding="utf-8")
    numbered = [line for line in source.splitlines() if not line.startswith("#") and re.search(r"(?<![R\w[-])\d", line)]
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
    names = ("cards-999", "cards-iello", "series") if rules.game == "cards" else ("placement", "tiles-schmidt")
    expected = {example["id"]: example for name in names for example in read(name)["examples"]}
    judged = [example for part in rules_page(rules).sections for example in part.examples]
    assert len({example.id for example in judged}) == len(judged)
    for example in judged:
        written = expected.get(example.id)
        if written is None:
            assert example.id.startswith("turn-")
            continue
        assert (example.refusal.code.value if example.refusal else None) == written.get("code"), example.id
        if isinstance(example, BoardExample) and "score" in written:
            assert example.score == written["score"]
            assert sum(line.points for line in example.lines) + example.ending == example.score
        if isinstance(example, TableExample) and "qwirkles" in written:
            assert len(example.qwirkles) == written["qwirkles"]


def examples_in(edition_id: str, section: str) -> dict[str, BoardExample]:
    part = next(part for part in rules_page(edition(edition_id)).sections if part.id == section)
    return {example.id: example for example in part.examples if isinstance(example, BoardExample)}


PRINTED_GAME = [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
"""The scores of the twelve turns that MindWare's book and the Dutch one tell."""
PRINTED_CUBES = [3, 7, 8, 8, 5, 15, 8, 7, 9, 12, None, 12]
"""The scores of the turns that the book of the cubes tells; that of the eleventh is not legible."""
PRINTED_ROLLS = [2, 5, 3, 5, 5, 5, 5, 3, 4, 5, 6, 4]
PRINTED_PLAYS = [3, 3, 2, 3, 1, 3, 2, 3, 3, 2, 3, 3]


@pytest.mark.parametrize("edition_id", ["tiles-nl", "tiles-mindware"])
def test_the_example_game_scores_as_printed(edition_id: str) -> None:
    game = examples_in(edition_id, "examples")
    assert [example.score for example in game.values()] == PRINTED_GAME
    assert all(example.printed for example in game.values())


def test_the_example_game_of_the_cubes_rolls_plays_and_scores_as_printed() -> None:
    game = list(examples_in("cubes-nl", "examples").values())
    assert [len(example.rolled) for example in game] == PRINTED_ROLLS
    assert [len(example.play) for example in game] == PRINTED_PLAYS
    for example, printed in zip(game, PRINTED_CUBES, strict=True):
        assert printed in (example.score, None)
    qwirkles = [number for number, example in enumerate(game) if any(len(line.cells) == 6 for line in example.lines)]
    assert [number for number in qwirkles if number != 11] == [5, 9]


def test_a_cube_of_the_example_game_keeps_its_colour_and_a_hand_goes_on() -> None:
    """What a player has left after a turn is in their hand at the next one."""
    left: dict[int, list[Piece]] = {}
    for example in examples_in("cubes-nl", "examples").values():
        assert len(example.hand) == 6
        kept = left.get(example.values["player"], [])
        assert not Counter(kept) - Counter(example.hand)
        after = list(example.hand)
        for before, shown in example.rolled:
            assert colour_of(before) == colour_of(shown)
            after[after.index(before)] = shown
        for piece, _ in example.play:
            after.remove(piece)
        left[example.values["player"]] = after


def test_the_examples_of_schmidt_score_4_7_6_and_17() -> None:
    assert examples_in("tiles-schmidt", "score")["schmidt-circle"].score == 4
    game = examples_in("tiles-schmidt", "examples")
    assert {name: example.score for name, example in game.items()} == {
        "schmidt-stars": 7,
        "schmidt-diamonds": 6,
        "schmidt-qwirkle": 17,
    }
    parts = [sorted(line.points for line in example.lines) for example in game.values()]
    assert parts == [[3, 4], [2, 4], [2, 3, 12]]


def test_what_schmidt_forbids_is_forbidden_for_the_reason_it_gives() -> None:
    refused = {name: one.refusal for name, one in examples_in("tiles-schmidt", "refused").items() if one.printed}
    assert {name: refusal.code for name, refusal in refused.items() if refusal} == {
        "schmidt-seventh": Code.LINE_TOO_LONG,
        "schmidt-colour-twice": Code.DUPLICATE_IN_LINE,
        "schmidt-shape-twice": Code.DUPLICATE_IN_LINE,
        "schmidt-detached": Code.DETACHED,
        "schmidt-purple": Code.MIXED_LINE,
    }


def test_the_star_of_three_of_schmidts_texts_could_not_be_played() -> None:
    """The red line of the example for 17 points has its star already: what the misprint says would be refused."""
    written = next(one for one in read("tiles-schmidt")["examples"] if one["id"] == "schmidt-qwirkle")
    star = [["Rt", *cell] if code == "Rx" else [code, *cell] for code, *cell in written["play"]]
    table = [["Bt" if code == "Bx" else code, *cell] for code, *cell in written["board"]]
    judged = JUDGES["tiles"](edition("tiles-schmidt"), written | {"play": star, "board": table})
    assert judged.refusal is not None
    assert judged.refusal.code is Code.DUPLICATE_IN_LINE


@pytest.mark.parametrize("rules", ALL, ids=list(EDITIONS))
def test_every_page_shows_the_examples_of_its_own_book(rules: Edition) -> None:
    examples = [example for part in rules_page(rules).sections for example in part.examples]
    assert sum(example.printed for example in examples) >= 6
    own = {"schmidt": "tiles-schmidt", "iello": "cards-iello"}
    for example in examples:
        book = own.get(example.id.partition("-")[0])
        assert book in (None, rules.id)


def test_advice_and_dots_are_marked_as_ours_where_the_book_has_none() -> None:
    told = {rules.id: [said for part in rules_page(rules).sections for said in part.paragraphs] for rules in ALL}
    ours = {name: {said.key.removeprefix("rules-") for said in page if said.ours} for name, page in told.items()}
    assert ours["tiles-nl"] == ours["tiles-mindware"] == ours["tiles-schmidt"] == {"setup-dots"}
    assert {"setup-dots", "strategy-join", "cubes-strategy-open"} <= ours["cubes-nl"]
    assert {"setup-dots", "cards-strategy-spare", "cards-try"} <= ours["cards-999"]
    assert "setup-dots" not in ours["cards-iello"]
    assert {"cards-strategy-spare", "cards-try"} <= ours["cards-iello"]


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
