"""The files of examples/hosting say what the program understands; `scripts/hosting` runs them."""

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from sixfold.cli import app

FILES = Path(__file__).parents[2] / "examples" / "hosting"


def _commands(text: str) -> list[list[str]]:
    """Every `sixfold serve …` in a file, without what may follow on its line."""
    as_words = re.sub(r'", "', " ", text)
    return [shlex.split(found) for found in re.findall(r"(?:^|[ /\"`])sixfold serve([^`\"\n]*)", as_words)]


@pytest.mark.parametrize("name", ["Caddyfile", "Containerfile", "nginx.conf", "sixfold.service"])
def test_servers_are_started_with_options_that_there_are(name: str) -> None:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option for parameter in serve.params for option in parameter.opts}
    commands = _commands((FILES / name).read_text())
    assert commands
    for words in commands:
        assert {word for word in words if word.startswith("--")} <= known, words


def test_all_examples_mean_the_same_name_port_and_database() -> None:
    texts = {file.name: file.read_text() for file in FILES.iterdir()}
    assert all("games.example" in text for text in texts.values())
    assert all("8666" in text for text in texts.values())
    # Nothing that they say of a database may stand against what somebody adds: two that differ are refused.
    assert not any(re.search(r"SIXFOLD_DATABASE=", text) for text in texts.values())
    kept = {found for text in texts.values() for found in re.findall(r"XDG_DATA_HOME=(\S+)", text)}
    assert kept == {"/var/lib"}
    assert all("/var/lib/sixfold" in texts[name] for name in ("Containerfile", "sixfold.service"))
