"""`sixfold admin`: games listed, written out and in, taken away, names erased, the database copied while it is used."""

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from given import Given, chance
from server.client import asking, bearer, choose, here, listening
from server.inside import server_inside
from server.process import server_process
from server.tending import TWO, listed, play, run
from server.test_api import run_async
from sixfold.cli.admin import GameStatus
from sixfold.server.store.database import SECONDS_TO_WRITE, parse_database
from sixfold.server.store.upkeep import OVER, UNDER_WAY, opened
from sixfold.server.table import Status


@pytest.fixture
def kept(tmp_path: Path) -> tuple[str, str, str]:
    """A database with a game that is over and one under way."""
    with server_inside(tmp_path, Given("kept", at=1_000_000.0)) as url:
        over, going = play(url, over=True), play(url, over=False)
    return str(tmp_path / "games.sqlite3"), over, going


def test_games_are_listed_and_chosen(kept: tuple[str, str, str]) -> None:
    database, over, going = kept
    games = {game["game"]: game for game in listed(database)}
    assert set(games) == {over, going}
    assert (games[over]["status"], games[over]["names"]) == ("resigned", ["Ann", "greedy"])
    assert games[going]["events"] == 2
    assert [game["game"] for game in listed(database, "--status", "playing")] == [going]
    assert [game["game"] for game in listed(database, "--game", over)] == [over]
    shown = run("list", "--database", database)
    assert "Ann" in shown.output
    assert run("list", "--database", database, "--status", "lobby").output == "There are no such games.\n"


@pytest.mark.slow
def test_an_archived_game_is_in_the_file_alone_and_can_be_brought_back(
    kept: tuple[str, str, str], tmp_path: Path
) -> None:
    database, over, going = kept
    file = tmp_path / "archive.jsonl"
    told = run("archive", "--database", database, "--file", str(file))
    assert told.exit_code == 0, told.output
    assert [game["game"] for game in listed(database)] == [going]
    (line,) = file.read_text().splitlines()
    assert json.loads(line)["game"]["game"] == over
    with sqlite3.connect(database) as connection, pytest.raises(sqlite3.IntegrityError, match="only added"):
        connection.execute("DELETE FROM events")
    connection.close()
    assert run("archive", "--database", database, "--file", str(file)).exit_code == 2
    assert run("import", "--database", database, "--file", str(file)).exit_code == 0
    assert {game["game"] for game in listed(database)} == {over, going}
    again = run("import", "--database", database, "--file", str(file))
    assert (again.exit_code, over in again.output) == (2, True)
    with server_inside(tmp_path) as url, asking(url) as client:
        assert client.get(f"/api/games/{over}/record").status_code == 200


def test_games_under_way_are_not_archived_by_mistake(kept: tuple[str, str, str], tmp_path: Path) -> None:
    database, _, going = kept
    file = str(tmp_path / "archive.jsonl")
    told = run("archive", "--database", database, "--file", file, "--status", "playing")
    assert told.exit_code == 2
    assert run("archive", "--database", database, "--file", file, "--abandoned", "--game", going).exit_code == 0
    assert going not in {game["game"] for game in listed(database)}


def test_a_game_that_is_being_shuffled_is_listed_and_not_archived_by_mistake(tmp_path: Path) -> None:
    with server_inside(tmp_path, Given("shuffled", at=1_000_000.0)) as url, asking(url) as client:
        asked = TWO | {"seats": [here("Ann") | {"mixes": True}, here("Bo")]}
        game = client.post("/api/games", json=asked).json()["game"]
    database, file = str(tmp_path / "games.sqlite3"), str(tmp_path / "archive.jsonl")
    assert [one["game"] for one in listed(database, "--status", "shuffling")] == [game]
    archive = ("archive", "--database", database, "--file", file)
    assert run(*archive, "--status", "shuffling").exit_code == 2
    assert run(*archive, "--abandoned").exit_code == 0
    assert listed(database) == []
    assert [status.value for status in GameStatus] == [status.value for status in Status]
    assert {*OVER, *UNDER_WAY} == {status.value for status in Status}


@pytest.mark.parametrize("task", ["export", "archive"])
def test_what_is_written_out_is_for_its_owner_only(kept: tuple[str, str, str], tmp_path: Path, task: str) -> None:
    database, over, _ = kept
    file = tmp_path / "games.jsonl"
    told = run(task, "--database", database, "--file", str(file))
    assert told.exit_code == 0, told.output
    assert over in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    assert run(task, "--database", database, "--file", str(file)).exit_code == 2


def test_what_cannot_be_read_in_changes_nothing(kept: tuple[str, str, str], tmp_path: Path) -> None:
    database, over, _ = kept
    file = tmp_path / "export.jsonl"
    assert run("export", "--database", database, "--file", str(file), "--game", over).exit_code == 0
    whole = json.loads(file.read_text())
    for wrong in ("{", "[]", json.dumps(whole | {"events": whole["events"][1:]}), json.dumps(whole | {"format": "x"})):
        file.write_text(wrong + "\n")
        told = run("import", "--database", database, "--file", str(file))
        assert (told.exit_code, "line 1 " in told.output.lower()) == (2, True)
    assert len(listed(database)) == 2
    assert run("import", "--database", database, "--file", str(tmp_path / "nothing")).exit_code == 2
    assert run("export", "--database", database).exit_code == 2


@pytest.mark.slow
def test_names_are_erased_and_games_stay_good(kept: tuple[str, str, str], tmp_path: Path) -> None:
    database, over, going = kept
    assert run("erase", "--database", database).exit_code == 2
    assert run("erase", "--database", database, "--name", "Bo").exit_code == 0
    names = {game["game"]: game["names"] for game in listed(database)}
    assert names == {over: ["Ann", "greedy"], going: ["Ann", ""]}
    assert run("erase", "--database", database, "--days", "0").exit_code == 0
    assert run("vacuum", "--database", database).exit_code == 0
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ann" not in stored
    assert b"Bo" not in stored.replace(b"Boolean", b"")
    with server_inside(tmp_path) as url, asking(url) as client:
        record = client.get(f"/api/games/{over}/record").json()
        assert client.post("/api/check", json={"record": record}).json()["good"]
        assert [player["name"] for player in record["players"]] == ["", "greedy"]


@pytest.mark.slow
@run_async
async def test_a_running_server_forgets_a_name_that_is_erased(database: str) -> None:
    with server_process(database, poll=0.2) as server, asking(server.url) as client:
        made = client.post("/api/games", json=TWO).json()
        path, tokens = f"/api/games/{made['game']}", [seat["token"] for seat in made["seats"]]
        async with listening(server.url, made["game"], tokens[0]) as socket:
            assert [seat["name"] for seat in (await socket.hear_until("view"))["view"]["seats"]] == ["Ann", "Bo"]
            told = await asyncio.to_thread(run, "erase", "--database", database, "--name", "Bo")
            assert told.exit_code == 0, told.output
            assert [seat["name"] for seat in (await socket.hear_until("view"))["view"]["seats"]] == ["Ann", ""]
            assert [seat["name"] for seat in client.get(path).json()["seats"]] == ["Ann", ""]
            seat = socket.view["on_turn"]
            seen = client.get(path, headers=bearer(tokens[seat])).json()
            asked = {"action": choose(seen, Random(1)), "answers": seen["answers"]}
            assert client.post(f"{path}/actions", json=asked, headers=bearer(tokens[seat])).status_code == 200
            event = await socket.hear_until("event")
            assert [seat["name"] for seat in event["now"]["seats"]] == ["Ann", ""]
        (shown,) = client.get("/api/games?show=watchable").json()["games"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", ""]


@run_async
async def test_a_running_server_lets_go_of_a_game_that_is_taken_away(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("away")
    database, file = str(folder / "games.sqlite3"), str(folder / "archive.jsonl")
    with server_process(database, poll=0.2) as server, asking(server.url) as client:
        made = client.post("/api/games", json=TWO).json()
        async with listening(server.url, made["game"], None) as socket:
            await socket.hear_until("view")
            asked = ("archive", "--database", database, "--file", file, "--abandoned", "--game", made["game"])
            assert (await asyncio.to_thread(run, *asked)).exit_code == 0
            with pytest.raises(ConnectionClosed):
                await socket.hear_until("nothing")
        assert client.get(f"/api/games/{made['game']}").json()["code"] == "no-such-game"


@pytest.mark.slow
def test_a_backup_taken_while_the_server_runs_can_be_served(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.sqlite3", tmp_path / "copy" / "games.sqlite3"
    copy.parent.mkdir()
    with server_process(str(database)) as server:
        game = play(server.url, over=True)
        told = run("backup", "--database", str(database), "--file", str(copy))
        assert told.exit_code == 0, told.output
        assert copy.stat().st_mode & 0o777 == 0o600
        assert run("backup", "--database", str(database), "--file", str(copy)).exit_code == 2
        play(server.url, over=True)
    assert [one["game"] for one in listed(str(copy))] == [game]
    shutil.copy2(f"{database}.key", f"{copy}.key")
    with server_inside(copy.parent) as url, asking(url) as client:
        assert client.get(f"/api/games/{game}/record").status_code == 200


@pytest.mark.slow
def test_postgres_is_looked_after_too(postgres_database: str, tmp_path: Path) -> None:
    with server_process(postgres_database) as server:
        over, going = play(server.url, over=True), play(server.url, over=False)
    file = str(tmp_path / "archive.jsonl")
    assert run("erase", "--database", postgres_database, "--name", "Bo").exit_code == 0
    assert run("archive", "--database", postgres_database, "--file", file, "--days", "0").exit_code == 0
    assert [game["game"] for game in listed(postgres_database)] == [going]
    told = run("import", "--database", postgres_database, "--file", file, SIXFOLD_KEY=chance("key").hex())
    assert told.exit_code == 0, told.output
    assert {game["game"] for game in listed(postgres_database)} == {over, going}
    assert run("vacuum", "--database", postgres_database).exit_code == 0
    assert "pg_dump" in run("backup", "--database", postgres_database, "--file", file).output


def test_work_on_postgres_may_take_longer_than_a_move_but_waits_for_no_lock_for_longer(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, asked = asyncpg.connect, list[dict[str, Any]]()

    async def noted(*arguments: Any, **options: Any) -> Any:
        asked.append(options)
        return await connect(*arguments, **options)

    async def longest_lock() -> str:
        async with opened(parse_database(postgres_database)) as connection:
            return str((await connection.exec_driver_sql("SHOW lock_timeout")).scalar_one())

    monkeypatch.setattr(asyncpg, "connect", noted)
    assert run("vacuum", "--database", postgres_database).exit_code == 0
    assert (asked[-1].get("command_timeout"), asked[-1]["timeout"]) == (None, SECONDS_TO_WRITE)
    assert asyncio.run(longest_lock()) == f"{SECONDS_TO_WRITE}s"


def test_the_database_can_be_named_by_environment_or_file_and_is_never_repeated(
    kept: tuple[str, str, str], tmp_path: Path
) -> None:
    database, over, going = kept
    told = run("list", "--json", SIXFOLD_DATABASE=database)
    assert {game["game"] for game in json.loads(told.stdout)} == {over, going}
    secret = tmp_path / "secret"
    secret.write_text(f"{database}\n")
    told = run("list", "--json", SIXFOLD_DATABASE_FILE=str(secret))
    assert {game["game"] for game in json.loads(told.stdout)} == {over, going}
    secret.write_text("mysql://ann:hunter2@nowhere/games")
    for told in (run("list", "--database-file", str(secret)), run("list", SIXFOLD_DATABASE=secret.read_text())):
        assert told.exit_code == 2
        assert "hunter2" not in told.output
    assert "hunter2" not in run("--help", SIXFOLD_DATABASE=secret.read_text()).output
    assert run("list", "--database-file", str(tmp_path / "none")).exit_code == 2
