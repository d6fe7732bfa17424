"""Chance and time are given to servers under test, and to no other."""

import ast
import asyncio
import dataclasses
import inspect
import re
import secrets
from pathlib import Path

import pytest

from deals import dealt
from given import DOOR, FIXED, VARIABLE, Given, chance
from server.client import here
from server.process import ServerProcess
from server.test_api import api, run_async, tokens_of
from sixfold.cli.serve import serve
from sixfold.core.stream import commitment
from sixfold.records import verify
from sixfold.server import world
from sixfold.server.app import make_app, running
from sixfold.server.config import Config
from sixfold.server.http.requests import GameAsked
from sixfold.server.table.state import Status
from sixfold.server.table.views import record, view
from sixfold.server.world import REAL

TESTS = Path(__file__).parents[1]
SOURCE = Path(world.__file__).parents[1]
TWO = [here("Ann"), here("Bo")]
APP = "sixfold.server.app"
MET = {
    "secrets",
    "uuid",
    "random.random",
    "random.Random()",
    "os.urandom",
    "time.time",
    "time.monotonic",
    "datetime.now",
}
"""Where chance and time come from in Python; `time.perf_counter` only measures."""


def _met(path: Path) -> set[str]:
    """What of these a file uses."""
    tree = ast.parse(path.read_text())
    names = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names |= {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute | ast.Call)}
    return names & MET


def _taken_from_app(path: Path) -> list[str]:
    """The names that a file imports from where servers are put together; the module itself would be its own name."""
    nodes = list(ast.walk(ast.parse(path.read_text())))
    whole = [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    taken = [(node.module, name.name) for node in nodes if isinstance(node, ast.ImportFrom) for name in node.names]
    inside = [name for module, name in taken if module == APP]
    return inside + ["app" for module in [*whole, *(f"{module}.{name}" for module, name in taken)] if module == APP]


def test_only_the_world_meets_chance_and_time() -> None:
    found = {path.relative_to(SOURCE).as_posix(): _met(path) for path in (SOURCE / "server").rglob("*.py")}
    assert {path: met for path, met in found.items() if met} == {
        "server/world.py": {"secrets", "time.time", "time.monotonic"}
    }


@pytest.mark.slow
def test_no_server_for_people_can_be_given_its_chance() -> None:
    assert {name for path in SOURCE.rglob("*.py") for name in _taken_from_app(path)} == {"make_app"}
    used = [path for path in (SOURCE / "server").rglob("*.py") if re.search(r"\bassemble\b", path.read_text())]
    assert used == [SOURCE / "server" / "app.py"]
    made = [path for path in SOURCE.rglob("*.py") if re.search(r"\bWorld\(", path.read_text())]
    assert made == [SOURCE / "server" / "world.py"]
    assert list(inspect.signature(make_app).parameters) == ["config"]
    options = {*inspect.signature(serve).parameters, *(field.name for field in dataclasses.fields(Config))}
    words = {word for option in options for word in option.split("_")}
    assert not words & {"world", "seed", "chance", "clock", "given"}
    server = (SOURCE / "server").rglob("*.py")
    assert [path for path in server if re.search(r"\b(environ|getenv)\b", path.read_text())] == []


def test_a_game_of_the_real_world_never_says_that_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, DOOR, secrets.token_bytes)
    asked = GameAsked.model_validate({"edition": "tiles-nl", "seats": [*TWO]})

    async def make() -> tuple[set[str], ...]:
        async with running(Config(str(tmp_path / "games.sqlite3")), REAL) as server:
            made = await server.desk.create(asked.plain())
            over = dataclasses.replace(made.table, status=Status.RESIGNED)
            first = (await server.journal.events(made.table.game_id))[0]
        return set(first.data), set(view(made.table, 0)["shuffle"]), set(record(over)["shuffle"])

    assert all("given" not in told and told for told in asyncio.run(make()))


@run_async
async def test_a_game_of_a_given_world_says_so_everywhere(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make(TWO)
        game, token = made["game"], tokens_of(made)[0]
        assert made["view"]["shuffle"]["given"] is True
        assert (await client.get(f"/{game}/fairness", token))["shuffle"]["given"] is True
        for seat in tokens_of(made):
            await client.post(f"/{game}/resign", {"end": seat != token}, seat)
        written = await client.get(f"/{game}/record", token)
        assert written["shuffle"]["given"] is True
        verify(written)


def test_real_chance_is_out_of_reach() -> None:
    with pytest.raises(AssertionError, match="real chance"):
        REAL.draw("seed", 32)


def test_only_the_tests_of_the_command_start_a_server_for_people() -> None:
    """A string `serve` is how a test would start one; `ServerProcess` and `server_inside` are given theirs."""
    words = {
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and node.value == "serve"
    }
    assert words == {
        "cli/test_serve.py",
        "cli/test_output.py",
        "docs/test_hosting.py",
        "library/test_import.py",
        "packages/test_packages.py",
        "server/test_world.py",
    }


@run_async
async def test_the_seed_of_a_game_can_be_chosen_and_the_next_is_drawn(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        deal = dealt("tiles-nl", 2, chance("chosen"))
        sqlite_server.deal(deal.seed)
        made = [await client.make(TWO) for _ in range(2)]
        assert [game["view"]["shuffle"]["commitment"] == commitment(deal.seed) for game in made] == [True, False]
        assert made[0]["view"]["on_turn"] == deal.seat


def test_draws_follow_from_seed_scene_purpose_and_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(scene: str) -> list[bytes]:
        draw = Given(scene).world.draw
        return [draw("seed", 32), draw("seed", 32), draw("game", 10)]

    monkeypatch.setenv(VARIABLE, FIXED)
    fixed = drawn("a")
    assert fixed == drawn("a")
    assert len({*fixed, *drawn("b")}) == 6
    assert fixed[0].hex() == "2fd1517a14fe4d57e5e2bb7e20d7353a8098484c450febd9d7bf35c9cd1d0442"
    monkeypatch.setenv(VARIABLE, "7")
    assert not {*fixed} & {*drawn("a")}
