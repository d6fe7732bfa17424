"""The terminal in every language: each command's help, a whole game of each kind, and a language that there is not."""

import io
import re
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console
from typer.main import get_command
from typer.testing import CliRunner, Result

from cli.test_play import typed_cards, typed_cubes, typed_tiles
from sixfold.bots import OURS, bot
from sixfold.cli import app
from sixfold.cli.play import PLAYED, play
from sixfold.cli.play_host import Host
from sixfold.cli.prompt import COMMANDS
from sixfold.cli.speech import COMPLETION_HELPS
from sixfold.games import GAMES, cards, cubes, editions_of, tiles
from sixfold.locale import Catalogue, Key, catalogue, languages, member
from sixfold.locale.keys import KEYS


def _helps() -> dict[str, list[Key]]:
    """For each command, and for the program itself, the keys of its help and of that of its options."""
    group: Any = get_command(app)
    commands = {"": group, **group.commands}
    # The option --help is Typer's own.
    return {
        name: [command.help, *(_help_of(option) for option in command.params if "--help" not in option.opts)]
        for name, command in commands.items()
    }


def _help_of(option: Any) -> Key:
    # `get` with a default would have mypy join two unions of all keys, which takes it minutes.
    return COMPLETION_HELPS[option.name] if option.name in COMPLETION_HELPS else cast("Key", option.help)


HELPS = _helps()


def run(*arguments: str, **environment: str) -> Result:
    silent = dict.fromkeys(("SIXFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    return CliRunner(env={**silent, **environment}).invoke(app, arguments, catch_exceptions=False)


def flat(text: str) -> str:
    """A text without the frame and the line breaks of a table."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


def keys_in(text: str) -> set[str]:
    """Keys that show where words should be; options such as --bot-workers are none."""
    return {word for word in re.findall(r"(?<![-\w])[a-z]+(?:-[a-z]+)+(?![-\w])", text) if word in KEYS}


@pytest.mark.parametrize("language", languages())
def test_every_help_is_in_the_language(language: str) -> None:
    words = catalogue(language)
    values = {"names": words.listed(OURS), "example": "tiles-nl"}
    for command, keys in HELPS.items():
        text = flat(run(*filter(None, [command]), "--help", f"--lang={language}").stdout)
        assert [key for key in keys if flat(words.say(key, **values)) not in text] == []
        assert not keys_in(text)


def test_every_option_has_a_help_text_of_the_catalogue() -> None:
    assert len(HELPS) > len(app.registered_commands)
    assert all(len(keys) > 0 and KEYS.issuperset(keys) for keys in HELPS.values())


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (("rate", "--help"), {"SIXFOLD_LANG": "fr"}, "fr"),
        (("rate", "--help"), {"LANG": "hu_HU.UTF-8"}, "hu"),
        (("--lang", "pl", "rate", "--help"), {"SIXFOLD_LANG": "fr"}, "pl"),
        (("rate", "--help", "--lang", "pl_PL.UTF-8"), {}, "pl"),
        (("--lang", "cs", "rate", "--lang=nl", "--help"), {}, "nl"),
        (("rate", "--help"), {"SIXFOLD_LANG": "tlh"}, "en"),
        (("rate", "--help"), {}, "en"),
    ],
)
def test_the_option_wins_over_the_environment(
    arguments: tuple[str, ...], environment: dict[str, str], language: str
) -> None:
    spoken = language if language in languages() else "en"
    if language in languages() or "--lang" not in " ".join(arguments):
        assert catalogue(spoken).say("rate-help") in flat(run(*arguments, **environment).stdout)


@pytest.mark.parametrize("arguments", [("--lang", "tlh"), ("editions", "--lang=tlh"), ("editions", "--lang")])
def test_a_language_that_there_is_not_is_one_sentence(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.rstrip().endswith(f"{languages()[-1]}.")


def test_after_two_dashes_nothing_is_an_option() -> None:
    result = run("check", "--", "--lang")
    assert result.exit_code == 2
    assert "--lang" in result.stderr


class Person:
    """Types what the bot `greedy` would do, in the command words of a language, with questions and slips between."""

    def __init__(self, words: Catalogue, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words = words
        self.game = game
        self.state: Any = None
        self.lines = self.answers()
        original = Host.take_turn

        def take_turn(host: Host, state: Any) -> Any:
            self.state = state
            return original(host, state)

        monkeypatch.setattr(Host, "take_turn", take_turn)

    def ask(self, _: str) -> str:
        return next(self.lines)

    def answers(self) -> Iterator[str]:
        rng = Random(5)
        once = [
            "?",
            "hint",
            "back",
            "view 0,0",
            "Ro",
            "Zz 1,1",
            "trade Ro Ro Ro Ro",
            "move",
            "roll",
            "undo",
            "Rx 50,50",
        ]
        while True:
            action = bot("greedy", self.game)(GAMES[self.game].observe(self.state, 0), rng)
            for line in [*once, *self.typed(action)]:
                yield self.translated(line)
            once = []

    def typed(self, action: Any) -> list[str]:
        match self.state:
            case tiles.State():
                return typed_tiles(action)
            case cubes.State():
                return typed_cubes(action)
            case _:
                return typed_cards(action, cast("cards.State", self.state).table)

    def translated(self, line: str) -> str:
        first, *rest = line.split(" ")
        if first in COMMANDS:
            first = self.words.say(member("command", first))
        rest = [self.words.say("word-new") if word == "new" else word for word in rest]
        return " ".join([first, *rest])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_its_words(language: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    editions = editions_of(game)
    printed = next((rules for rules in editions if language in rules.languages), editions[0])
    words = catalogue(language, printed.id)
    person = Person(words, game, monkeypatch)
    text = io.StringIO()
    console = Console(file=text, width=100, height=30, color_system=None)
    ended: list[Any] = []
    status = play(game, seed="words", language=language, console=console, ask=person.ask, on_end=ended.append)
    said = flat(text.getvalue())
    assert (status, len(ended)) == (PLAYED, 1)
    assert not keys_in(said)
    assert not re.search(r"[{}⟦⟧]", said)
    assert flat(words.say("end-check")) in said
    assert flat(words.say("help-pieces")) in said
    english = {"Type ? for help", "Your hand", "Your turn", "You draw", "You win", "share the win"}
    assert language == "en" or not [phrase for phrase in english if phrase in said]
