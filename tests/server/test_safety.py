"""What the server keeps to itself, what it limits, and what it survives."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from given import Given
from server.client import Json, asking, bearer, here, listening
from server.inside import server_inside
from server.process import ServerProcess, server_process
from sixfold.core.stream import SEED_BYTES, commitment
from sixfold.server.config import Limits
from sixfold.server.live.socket import allowed_origin
from sixfold.server.logs import JsonFormatter, redacted
from sixfold.server.secret import hashed, new_secret, opens

OWN = "a-token-that-a-client-has-chosen-for-itself-0123456789"
TWO: Json = {"edition": "tiles-nl", "seats": [here("Ann"), here("Bo")]}


def test_browsers_are_told_to_be_strict(sqlite_server: ServerProcess) -> None:
    with asking(sqlite_server.url) as client:
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
        worker = client.get("/assets/worker-0.js").headers["content-security-policy"]
        assert worker == policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


@pytest.mark.slow
def test_bodies_and_rates_are_limited(tmp_path: Path) -> None:
    limits = Limits(body=2000, requests=(0.1, 30.0), creations=(0.1, 3.0))
    with server_inside(tmp_path, Given(at=1000.0), limits=limits) as url, asking(url) as client:
        large = client.post("/api/games", content=b"x" * 3000)
        assert (large.status_code, large.json()) == (413, {"code": "too-large"})
        streamed = client.post("/api/games", content=(b"x" * 500 for _ in range(9)))
        assert (streamed.status_code, streamed.json()) == (413, {"code": "too-large"})
        made = [client.post("/api/games", json=TWO).status_code for _ in range(4)]
        assert made == [201, 201, 201, 429]
        codes = [client.get("/api/choices").status_code for _ in range(30)]
        assert codes == [200] * 24 + [429] * 6
        assert client.get("/api/choices").json() == {"code": "too-many"}


@pytest.mark.slow
def test_secrets_are_hashed_at_rest_and_absent_from_logs(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with server_process(str(path), log_level="debug") as server:
        with asking(server.url) as client:
            made = client.post("/api/games", json=TWO | {"seats": [here("Ann"), {"kind": "link"}]}).json()
            asked = {"invite": made["seats"][1]["invite"], "token": OWN}
            joined = client.post(f"/api/games/{made['game']}/join", json=asked).json()
            client.get(f"/api/games/{made['game']}", headers=bearer(joined["token"]))
        secrets = [made["host"], made["watch"], made["seats"][0]["token"], made["seats"][1]["invite"], joined["token"]]
        asyncio.run(_listen_briefly(server.url, made["game"], joined["token"]))
        log = server.log()
    assert '"path": "/api/games"' in log
    assert all(json.loads(line) for line in log.splitlines())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert secret[:12] not in log
        assert secret.encode() not in stored
    assert hashed(secrets[0]).encode() in stored
    seed = server.twin().world.draw("seed", SEED_BYTES)
    assert commitment(seed) == made["view"]["shuffle"]["commitment"]
    assert seed.hex() not in log
    assert not any(written in stored for written in (seed, seed.hex().encode(), seed.hex().upper().encode()))
    assert b'"sealed":' in stored


async def _listen_briefly(url: str, game: str, token: str) -> None:
    async with listening(url, game, token) as socket:
        await socket.hear_until("view")


def test_logs_leave_secrets_out() -> None:
    secret = new_secret(Given("secrets").world, "seat")
    assert redacted(f"GET /x?token={secret} again {secret}") == "GET /x?token=seat_*** again seat_***"


def test_a_line_of_the_log_has_what_it_was_given_and_no_marks_of_other_libraries() -> None:
    record = logging.makeLogRecord({"msg": "played", "name": "sixfold", "game": "abc", "_mark_ns": 1})
    line = json.loads(JsonFormatter().format(record))
    assert set(line) == {"at", "level", "logger", "event", "game"}
    assert (line["event"], line["game"]) == ("played", "abc")


def test_only_the_right_secret_opens() -> None:
    secret = new_secret(Given("secrets").world, "seat")
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
    assert not allowed_origin("http://[", "here:1", ())


@pytest.mark.slow
def test_the_web_app_is_served_if_it_is_there(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sixfold</title>")
    (static / "assets" / "app-abc123.js").write_text("export {}")
    with server_inside(tmp_path, static=static) as url, asking(url) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert "Sixfold" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        for page in ("/game/abc", "/join/xyz"):
            answer = client.get(page)
            assert (answer.status_code, answer.headers["location"]) == (307, "/")
        asset = client.get("/assets/app-abc123.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert client.get("/assets/missing.js").json() == {"code": "no-such-page"}
        assert client.get("/api/missing").json() == {"code": "no-such-page"}
        assert client.get("/../config.py").status_code in (200, 404)
        assert "Limits" not in client.get("/..%2fconfig.py").text
