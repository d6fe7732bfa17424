"""`sixfold rules`: the rules of every edition in every language, whole or by section."""

from html import escape

import pytest
from typer.testing import CliRunner, Result

from sixfold.cli import app
from sixfold.games import EDITIONS
from sixfold.locale import catalogue, languages
from sixfold.rulebook import rules_page

TOLD_IN = [language for language in languages() if {"rules-title"} <= set(catalogue(language).keys())]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ("rules", *arguments), catch_exceptions=False, env={"COLUMNS": "100"})


def in_one_line(result: Result) -> str:
    """What was printed, however it was broken into lines."""
    return " ".join(result.stdout.split())


@pytest.mark.parametrize("language", TOLD_IN)
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_every_edition_is_printed_in_every_language(edition_id: str, language: str) -> None:
    result = run("--edition", edition_id, "--lang", language)
    assert result.exit_code == 0
    printed = in_one_line(result)
    page = rules_page(EDITIONS[edition_id])
    words = catalogue(language, edition_id)
    for section in page.sections:
        assert " ".join(words.say(section.heading, **page.facts).split()) in printed
        for paragraph in section.paragraphs:
            assert " ".join(words.say(paragraph.key, **page.facts).split()) in printed
    for ruling in EDITIONS[edition_id].rulings:
        assert words.say("rules-ruling-mark", ruling=ruling) in printed


def test_a_board_a_score_and_a_refusal_are_drawn() -> None:
    scored = run("--edition", "tiles-nl", "--section", "score").stdout
    assert "R● R♣ R◆ R■ R★[R✖]" in scored
    assert "12 points (Qwirkle: 12)" in scored
    refused = in_one_line(run("--edition", "tiles-nl", "--section", "refused"))
    assert "Not allowed: At 3,0 it doesn’t match the line in colour or in shape: purple circle." in refused


def test_a_roll_is_drawn_for_cubes_and_a_table_for_cards() -> None:
    assert "Rolled: B● > B■" in run("--edition", "cubes-nl", "--section", "roll").stdout
    assert "R◆ G◆ B◆[O◆|Y◆|P◆]Taken as a Qwirkle" in run("--edition", "cards-999", "--section", "score").stdout


def test_one_section_is_printed_alone() -> None:
    printed = run("--edition", "tiles-schmidt", "--section", "start").stdout
    assert "the youngest of those tied starts" in printed
    assert "Trading" not in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--edition", "chess"), "There’s no edition chess"),
        (("--edition", "tiles-nl", "--section", "roll"), "There’s no section roll here"),
        (("--edition", "tiles-nl", "--lang", "tlh"), "There’s no language tlh"),
    ],
)
def test_what_is_not_there_is_one_clear_sentence(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.slow
@pytest.mark.parametrize("language", TOLD_IN)
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_page_for_review_shows_every_message_with_its_key(edition_id: str, language: str) -> None:
    written = CliRunner().invoke(app, ("rules", "--edition", edition_id, "--lang", language, "--html")).stdout
    words, page = catalogue(language, edition_id), rules_page(EDITIONS[edition_id])
    for section in page.sections:
        for paragraph in section.paragraphs:
            assert f"{escape(words.say(paragraph.key, **page.facts))}<code>{paragraph.key}</code>" in written
        for example in section.examples:
            caption = words.say(example.caption, **page.facts, **example.values)
            assert f"{escape(caption)}<code>{example.caption}</code>" in written
    every = words.keys()
    assert [key for key in every if f"<dt><code>{key}</code></dt>" not in written] == []
