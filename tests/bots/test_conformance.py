"""`sixfold bot-test` lets good bots pass, and says of bad ones what is wrong with them."""

import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sixfold.bots import NAMES
from sixfold.bots.conformance import CHECKS, Finding, examine
from sixfold.bots.conformance.edges import EDGES, allowed
from sixfold.cli import app
from sixfold.games import EDITIONS, GAMES
from sixfold.games.texts import TEXTS

MODULE = "bots.foreign_bots"
PERL = f"engine:perl {shlex.quote(str(Path(__file__).parents[2] / 'examples' / 'engine_first.pl'))}"


def found(name: str, only: str | None = None) -> dict[str, Finding]:
    return {finding.check: finding for finding in examine(name, only=only)}


@pytest.mark.parametrize("name", [f"{MODULE}:first", PERL])
def test_a_good_bot_passes(name: str) -> None:
    findings = found(name, only="tiles-mindware")
    assert list(findings) == list(CHECKS)
    assert all(finding.good and finding.count for finding in findings.values())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rummaging", "peeping"])
def test_a_cheat_is_found_out(name: str) -> None:
    findings = found(f"{MODULE}:{name}", only="tiles-nl")
    assert [check for check, finding in findings.items() if not finding.good] == ["honest"]
    assert "tiles-nl" in (findings["honest"].wrong or "")


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("crashing", "legal"),
        ("leaving", "legal"),
        ("illegal", "legal"),
        ("babbling", "legal"),
        ("never_passing", "edges"),
        ("fickle", "same"),
        ("scribbling", "unchanged"),
        ("nobody", "starts"),
    ],
)
def test_a_bad_bot_is_found_out(name: str, check: str) -> None:
    findings = found(f"{MODULE}:{name}", only="tiles-nl")
    assert [check for check, finding in findings.items() if not finding.good] == [check]


def test_an_edition_that_a_bot_does_not_play() -> None:
    assert not found(f"{MODULE}:first", only="cubes-nl")["starts"].good


@pytest.mark.slow
@pytest.mark.parametrize("name", [*NAMES[:-1], "expert@50"])
def test_our_own_bots_pass(name: str) -> None:
    findings = found(name)
    assert list(findings) == list(CHECKS)
    assert [finding for finding in findings.values() if not finding.good] == []


def test_there_is_something_to_do_at_every_edge() -> None:
    assert {edge.game for edge in EDGES} == set(GAMES)
    for edge in EDGES:
        edition_id = next(rules.id for rules in EDITIONS.values() if rules.game == edge.game)
        seen = edge.observation(edition_id)
        assert TEXTS[edge.game].parse_seen(TEXTS[edge.game].seen_text(seen)) == seen
        passing = TEXTS[edge.game].parse_action("pass")
        may = GAMES[edge.game].may(seen)
        assert may is not None
        assert allowed(seen, passing) == may.passing


def test_the_command_says_what_was_found() -> None:
    done = CliRunner().invoke(app, ["bot-test", f"{MODULE}:illegal", "--lang", "nl"], catch_exceptions=False)
    assert done.exit_code == 1
    assert "✗" in done.stdout
    assert "is gezakt" in done.stdout
    done = CliRunner().invoke(app, ["bot-test", PERL, "--edition", "tiles-nl"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("✓") == len(CHECKS)
    assert CliRunner().invoke(app, ["bot-test", "x", "--edition", "chess"]).exit_code == 2
