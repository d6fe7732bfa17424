"""What the server keeps to itself, what it limits, and what it survives."""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from server.client import Json, a_bot, bearer, choose, here, http, listening, play_seat
from server.inside import server_inside
from server.process import ServerProcess, server_process
from server.test_api import api, run_async, tokens_of
from sixfold.server.config import Limits
from sixfold.server.database import EVENTS, METADATA, BadDatabase, open_database, parse_database
from sixfold.server.logs import redacted
from sixfold.server.secret import hashed, new_secret, opens
from sixfold.server.socket import allowed_origin

TWO: Json = {"edition": "tiles-nl", "seats": [here("Ann"), here("Bo")]}


def test_browsers_are_told_to_be_strict(sqlite_server: ServerProcess) -> None:
    with httpx.Client(base_url=sqlite_server.url, verify=False) as client:
        for path in ("/api/choices", "/api/games/nothere", "/health"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert client.get("/api/choices").headers["cache-control"] == "no-store"


def test_bodies_and_rates_are_limited(tmp_path: Path) -> None:
    limits = Limits(body=2000, requests=(0.1, 30.0), creations=(0.1, 3.0))
    with server_inside(tmp_path, limits=limits) as url, httpx.Client(base_url=url, verify=False) as client:
        large = client.post("/api/games", content=b"x" * 3000)
        assert (large.status_code, large.json()) == (413, {"code": "too-large"})
        streamed = client.post("/api/games", content=(b"x" * 500 for _ in range(9)))
        assert (streamed.status_code, streamed.json()) == (413, {"code": "too-large"})
        made = [client.post("/api/games", json=TWO).status_code for _ in range(4)]
        assert made == [201, 201, 201, 429]
        codes = {client.get("/api/choices").status_code for _ in range(30)}
        assert codes == {200, 429}
        assert client.get("/api/choices").json() == {"code": "too-many"}


def test_secrets_are_hashed_at_rest_and_absent_from_logs(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with server_process(str(path), log_level="debug") as server:
        with httpx.Client(base_url=server.url, verify=False) as client:
            made = client.post("/api/games", json=TWO | {"seats": [here("Ann"), {"kind": "link"}]}).json()
            joined = client.post(f"/api/games/{made['game']}/join", json={"invite": made["seats"][1]["invite"]}).json()
            client.get(f"/api/games/{made['game']}", headers=bearer(joined["token"]))
        secrets = [made["host"], made["watch"], made["seats"][0]["token"], made["seats"][1]["invite"], joined["token"]]
        asyncio.run(_listen_briefly(server.url, made["game"], joined["token"]))
        log = server.log()
    assert '"path": "/api/games"' in log
    assert all(json.loads(line) for line in log.splitlines())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret not in log
        assert secret.encode() not in stored
    assert hashed(secrets[0]).encode() in stored
    seed = json.loads(sqlite3.connect(path).execute("SELECT data FROM events WHERE number = 1").fetchone()[0])["seed"]
    assert seed not in log


async def _listen_briefly(url: str, game: str, token: str) -> None:
    async with listening(url, game, token) as socket:
        await socket.hear_until("view")


def test_logs_leave_secrets_out() -> None:
    secret = new_secret("seat")
    assert redacted(f"GET /x?token={secret} again {secret}") == "GET /x?token=seat_*** again seat_***"


def test_only_the_right_secret_opens() -> None:
    secret = new_secret("seat")
    assert opens(secret, hashed(secret))
    assert not opens(secret + "x", hashed(secret))
    assert not opens(secret, None)


def test_origins() -> None:
    assert allowed_origin(None, "here:1", ())
    assert allowed_origin("http://here:1", "here:1", ())
    assert allowed_origin("https://app.example", "here:1", ("https://app.example",))
    assert not allowed_origin("https://evil.example", "here:1", ())
    assert not allowed_origin("null", "here:1", ())
    assert not allowed_origin("http://here:1.evil.example", "here:1", ())


@run_async
async def test_events_can_only_be_added(server: ServerProcess, database: str) -> None:
    async with api(server) as client:
        await client.make([here("a"), here("b")])
    engine = await open_database(parse_database(database))
    for change in (sa.update(EVENTS).values(number=9), sa.delete(EVENTS)):
        with pytest.raises(DBAPIError, match="only added"):
            async with engine.begin() as connection:
                await connection.execute(change)
    async with engine.connect() as connection:
        tables = await connection.run_sync(
            lambda sync: {
                name: {column["name"] for column in sa.inspect(sync).get_columns(name)} for name in ("events", "games")
            }
        )
        pragmas = (
            [(await connection.execute(sa.text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")]
            if engine.dialect.name == "sqlite"
            else ["wal", 2]
        )
    await engine.dispose()
    assert tables == {table.name: {column.name for column in table.columns} for table in METADATA.sorted_tables}
    assert pragmas == ["wal", 2]


@run_async
async def test_a_game_of_unknown_rules_is_left_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("rules") / "games.sqlite3"
    with server_process(str(path)) as server:
        async with api(server) as client:
            made = await client.make([here("a"), here("b")])
    with sqlite3.connect(path) as connection:
        (data,) = connection.execute("SELECT data FROM events WHERE number = 1").fetchone()
        connection.execute("DROP TRIGGER events_stay_UPDATE")
        connection.execute("UPDATE events SET data = ? WHERE number = 1", (data.replace('"rules":1', '"rules":99'),))
    connection.close()
    with server_process(str(path)) as server:
        async with api(server) as client:
            assert await client.get(f"/{made['game']}", tokens_of(made)[0], 409) == {"code": "unknown-rules"}
            other = await client.make([here("a"), here("b")])
            assert other["view"]["rules"] == 1


@run_async
async def test_clocks_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = ServerProcess(str(tmp_path_factory.mktemp("clocks") / "games.sqlite3")).start()
    try:
        async with api(server) as client:
            short = await client.make([here("a"), here("b")], clock={"kind": "turn", "seconds": 0.8})
            days = await client.make(
                [here("a"), here("b")], clock={"kind": "game", "seconds": 259_200, "increment": 60}
            )
            bots = await client.make([here("a"), a_bot(), a_bot()])
        server.kill()
        await asyncio.sleep(1.0)
        server.start()
        async with api(server) as client:
            async with listening(server.url, short["game"], short["watch"]) as socket:
                await socket.hear_until("view")
                while socket.view["seats"][short["view"]["on_turn"]]["taken_over"] is None:
                    await socket.hear()
            view = await client.get(f"/{days['game']}", tokens_of(days)[0])
            assert view["clock"]["deadline"] == days["view"]["clock"]["deadline"]
            assert view["clock"]["deadline"] - view["clock"]["since"] == 259_200
            token = tokens_of(bots)[0]
            assert (await play_seat(server.url, bots["game"], token, Random(1)))["status"] == "ended"
    finally:
        server.close()


@run_async
async def test_a_graceful_stop_finishes_what_it_has_begun(server: ServerProcess, database: str) -> None:
    accepted: list[tuple[str, int]] = []

    async def play(game: Json) -> None:
        tokens = tokens_of(game)
        try:
            async with http(server.url) as client:
                while True:
                    view = (await client.get(f"/api/games/{game['game']}", headers=bearer(tokens[0]))).json()
                    mine = tokens[view["on_turn"]]
                    view = (await client.get(f"/api/games/{game['game']}", headers=bearer(mine))).json()
                    asked = {"action": choose(view, Random(1)), "answers": view["answers"]}
                    answer = await client.post(f"/api/games/{game['game']}/actions", json=asked, headers=bearer(mine))
                    accepted.append((game["game"], answer.json()["number"]))
        except (httpx.HTTPError, KeyError, TypeError):
            return

    async with api(server) as client:
        games = [await client.make([here("a"), here("b")]) for _ in range(8)]
    playing = [asyncio.create_task(play(game)) for game in games]
    await asyncio.sleep(1.5)
    code = await asyncio.to_thread(server.stop)
    await asyncio.gather(*playing)
    assert code in (0, -15)
    assert len(accepted) > 8
    engine = await open_database(parse_database(database))
    async with engine.connect() as connection:
        logged = {(row.game, row.number) for row in await connection.execute(sa.select(EVENTS))}
    await engine.dispose()
    assert set(accepted) <= logged


def test_addresses_of_databases() -> None:
    assert parse_database("some/file.sqlite3").drivername == "sqlite+aiosqlite"
    assert parse_database("sqlite:///x").drivername == "sqlite+aiosqlite"
    assert parse_database("postgresql://u:p@h/d").drivername == "postgresql+asyncpg"
    for wrong in ("mysql://u@h/d", "://"):
        with pytest.raises(BadDatabase):
            parse_database(wrong)


def test_the_web_app_is_served_if_it_is_there(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sixfold</title>")
    (static / "assets" / "app-abc123.js").write_text("export {}")
    with server_inside(tmp_path, static=static) as url, httpx.Client(base_url=url, verify=False) as client:
        for page in ("/", "/game/abc", "/join/xyz"):
            answer = client.get(page)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "Sixfold" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
        asset = client.get("/assets/app-abc123.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert client.get("/assets/missing.js").json() == {"code": "no-such-page"}
        assert client.get("/api/missing").json() == {"code": "no-such-page"}
        assert client.get("/../config.py").status_code in (200, 404)
        assert "Limits" not in client.get("/..%2fconfig.py").text
