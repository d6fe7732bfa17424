"""Whole games at the terminal: a scripted person types what the bot `greedy` would do."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from sixfold.bots import bot
from sixfold.cli.play import NOT_POSSIBLE, PLAYED, play
from sixfold.cli.play_host import Host
from sixfold.core.game import GameState
from sixfold.core.pieces import piece_name, piece_names
from sixfold.core.stream import commitment
from sixfold.games import GAMES, cards, cubes, tiles

SEED = "0b" * 32


class Terminal:
    """A console whose text is kept, and answers that are typed into it one by one."""

    def __init__(self, *answers: str, width: int = 80, height: int = 24) -> None:
        self.text = io.StringIO()
        self.console = Console(file=self.text, width=width, height=height, color_system=None)
        self.answers = iter(answers)
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            answer = next(self.answers)
        except StopIteration:
            raise EOFError from None
        self.text.write(f"{prompt}{answer}\n")
        return answer

    def play(self, edition_id: str | None, seed: str | None = SEED, players: int = 2, bot_name: str = "greedy") -> str:
        self.ended: list[Any] = []
        self.status = play(
            edition_id,
            bot_name,
            players,
            seed,
            language="en",
            console=self.console,
            ask=self.ask,
            on_end=self.ended.append,
        )
        return self.text.getvalue()


def typed_placement(placement: tiles.Place | cubes.Place) -> str:
    """Pieces with their cells, or a line with dots for the cells between them that are taken."""
    laid = placement.placement
    cells = {cell: piece for piece, cell in laid}
    rows = {y for _, y in cells}
    if len(laid) % 2:
        return " ".join(f"{piece_name(piece)} {x},{y}" for piece, (x, y) in laid)
    step, sign = ((1, 0), ">") if len(rows) == 1 else ((0, 1), "v")
    x, y = min(cells)
    last = max(cells)
    items = ""
    start = f"{x},{y}"
    while (x, y) <= last:
        items += piece_names([cells[x, y]]) if (x, y) in cells else "."
        x, y = x + step[0], y + step[1]
    return f"{start}{sign}{items.lower()}"


def typed_tiles(action: tiles.Action) -> list[str]:
    match action:
        case tiles.Place():
            return [typed_placement(action)]
        case tiles.Trade(pieces):
            return [f"trade {' '.join(piece_name(piece) for piece in pieces)}"]
        case tiles.Pass():
            return ["pass"]


def typed_cubes(action: cubes.Action) -> list[str]:
    match action:
        case cubes.Place():
            return [typed_placement(action)]
        case cubes.Reroll(()):
            return ["keep"]
        case cubes.Reroll(pieces):
            return [f"roll {piece_names(pieces)}"]
        case cubes.Pass():
            return ["pass"]


def typed_cards(action: cards.Action, table: cards.Table) -> list[str]:
    """Each series of the target is made new, with cards of the table moved first and cards of the hand added."""
    if isinstance(action, cards.Pass):
        return ["pass"]
    colours, shapes = cards.in_rows(table)
    lying = [list(series) for series in colours + shapes]
    commands = []
    number = len(lying)
    for series in action.table:
        number += 1
        target = "new"
        for card in series:
            source = next((place for place, there in enumerate(lying, 1) if card in there), None)
            if source is not None:
                lying[source - 1].remove(card)
                commands.append(f"move {piece_name(card)} {source} {target}")
            else:
                commands.append(f"add {piece_name(card)} {target}")
            target = str(number)
    return [*commands, "done"]


class GreedyPerson:
    """Follows the game beside the terminal and types what the bot `greedy` would do in seat 0."""

    def __init__(self, terminal: Terminal, game: str, before_each: Sequence[str] = ()) -> None:
        self.game = game
        self.before_each = before_each
        self.terminal = terminal
        terminal.answers = self.answers()
        self.state: GameState | None = None

    def answers(self) -> Iterator[str]:
        rng = Random(5)
        while True:
            state = self.state
            assert state is not None
            action = bot("greedy", self.game)(GAMES[self.game].observe(state, 0), rng)
            yield from self.before_each
            match state:
                case tiles.State():
                    yield from typed_tiles(action)
                case cubes.State():
                    yield from typed_cubes(action)
                case cards.State():
                    yield from typed_cards(action, state.table)


@pytest.fixture
def follow(monkeypatch: pytest.MonkeyPatch) -> Callable[[GreedyPerson], None]:
    """Let a scripted person see each state that a host is asked to take a turn in."""

    def follow(person: GreedyPerson) -> None:
        original = Host.take_turn

        def take_turn(host: Host, state: GameState) -> object:
            person.state = state
            return original(host, state)

        monkeypatch.setattr(Host, "take_turn", take_turn)

    return follow


@pytest.mark.parametrize(
    ("edition_id", "players"),
    [("tiles-mindware", 2), ("tiles-nl", 5), ("cubes-nl", 2), ("cubes-nl", 3), ("cards-999", 2), ("cards-iello", 4)],
)
def test_a_whole_game_ends_with_its_result_and_its_seed(
    edition_id: str, players: int, follow: Callable[[GreedyPerson], None]
) -> None:
    terminal = Terminal()
    follow(GreedyPerson(terminal, edition_id.partition("-")[0]))
    text = terminal.play(edition_id, players=players)
    assert terminal.status == PLAYED
    [state] = terminal.ended
    result = GAMES[state.edition.game].result(state)
    assert result is not None
    ending = text[-1200:]
    for name, score in zip(terminal_names(players), result.scores, strict=True):
        assert f"{name}: {score}" in ending
    assert ("You win!" in ending) == (result.winners == (0,))
    assert ("share the win" in ending) == (len(result.winners) > 1)
    assert bytes.fromhex(SEED).hex() in ending
    assert commitment(bytes.fromhex(SEED)) in text[:400]
    assert "I don’t understand" not in text
    assert text.count("Qwirkle!") + text.count("Qwirkles at once!") > 0
    assert len(terminal.asked) >= len([turn for turn in state.turns if turn.seat == 0]) > 3


def terminal_names(players: int) -> list[str]:
    return ["You", "Computer"] if players == 2 else ["You", *(f"Computer {number}" for number in range(1, players))]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tiles", "cubes", "cards"])
def test_bad_input_at_every_turn_changes_nothing(game: str, follow: Callable[[GreedyPerson], None]) -> None:
    plain, pestered = Terminal(), Terminal(width=40)
    follow(GreedyPerson(plain, game))
    plain.play(game)
    nonsense = [
        "?",
        "",
        "Ro",
        "Zz 1,1",
        "1,1>",
        "view",
        "view 0,0",
        "move",
        "add Ro 77",
        "done",
        "trade 3",
        "roll",
        "\x1b[31m",
        "Ro 9999999999999999,1",
        "Rx 500,500",
        "back Ro",
        "undo",
        "new",
        "£",
        "trade Ro Ro Ro Ro",
    ]
    follow(GreedyPerson(pestered, game, nonsense))
    text = pestered.play(game)
    assert plain.ended == pestered.ended
    assert "\x1b" not in text.replace("> \x1b[31m\n", "")


def test_the_same_seed_gives_the_same_game_and_a_text_is_a_seed_too() -> None:
    first, again, other = (Terminal().play("tiles", seed) for seed in ("rain", "rain", "sun"))
    assert first == again
    assert first != other


def test_without_a_game_it_asks_and_enter_means_tiles() -> None:
    assert "Qwirkle (MindWare rulebook)" in Terminal("").play(None)
    assert "Qwirkle Cubes (2009 rulebook)" in Terminal("2").play(None)
    assert "Qwirkle Cards (999 Games, 2015)" in Terminal("seven", "qwirkle cards").play(None)
    assert "Please type 1, 2 or 3." in Terminal("seven").play(None)


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
@pytest.mark.parametrize("game", ["tiles", "cubes", "cards", None])
def test_leaving_is_polite_and_ends_no_game(word: str, game: str | None) -> None:
    terminal = Terminal(word)
    assert "Goodbye!" in terminal.play(game)
    assert terminal.status == PLAYED
    assert terminal.ended == []
    assert len(terminal.asked) == 1


@pytest.mark.parametrize("game", ["tiles", None])
@pytest.mark.parametrize("way", [EOFError, KeyboardInterrupt])
def test_closed_input_and_an_interrupt_leave_politely(game: str | None, way: type[BaseException]) -> None:
    terminal = Terminal()

    def ask(_: str) -> str:
        raise way

    status = play(game, seed=SEED, language="en", console=terminal.console, ask=ask)
    assert status == PLAYED
    assert terminal.text.getvalue().endswith(("Goodbye!\n", "Goodbye! This game isn’t finished.\n"))


def test_an_interrupt_while_the_computer_thinks_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinking(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["sixfold.cli.play"], "find", lambda *_: thinking)
    terminal = Terminal()
    assert "Goodbye! This game isn’t finished." in terminal.play("tiles", "1")
    assert (terminal.status, terminal.ended, terminal.asked) == (PLAYED, [], [])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"edition_id": "chess"}, "There’s no edition chess"),
        ({"edition_id": "tiles", "bot": "deep"}, "There’s no bot deep"),
        ({"edition_id": "tiles", "players": 5}, "Qwirkle (MindWare rulebook) is for 2 to 4 players, not 5."),
        ({"edition_id": "cubes-nl", "players": 1}, "Qwirkle Cubes (2009 rulebook) is for 2 to 4 players, not 1."),
    ],
)
def test_an_impossible_table_is_one_sentence(arguments: dict[str, Any], sentence: str) -> None:
    terminal = Terminal()
    status = play(**arguments, language="en", console=terminal.console, ask=terminal.ask)
    assert status == NOT_POSSIBLE
    assert sentence in terminal.text.getvalue()
    assert terminal.asked == []


def test_the_page_on_the_terminal_shows_a_real_turn() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    example = [line[4:] for line in page.splitlines() if line.startswith("    ")]
    shown = [line.rstrip() for line in Terminal("hint").play("tiles", "1").splitlines() if line.strip()]
    start = shown.index(example[0])
    assert shown[start : start + len(example)] == example


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_letters_that_the_terminal_cannot_read_or_write_do_not_end_the_game(encoding: str) -> None:
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            "from sixfold.cli.play import play; raise SystemExit(play('tiles', seed='1', name='Zoë'))",
        ],
        input="é★\n".encode() + b"\xff\xfe\n?\nhint\n",
        env={**os.environ, "PYTHONIOENCODING": encoding, "SIXFOLD_LANG": "en"},
        capture_output=True,
        check=False,
    )
    text = run.stdout.decode(encoding)
    assert (run.returncode, run.stderr) == (PLAYED, b"")
    mark = "’" if encoding == "utf-8" else "'"
    assert text.count(f"I don{mark}t understand") == 2
    assert ("Zoë: 0" if encoding == "utf-8" else "Zoe: 0") in text
    assert text.endswith(f"Goodbye! This game isn{mark}t finished.\n")
