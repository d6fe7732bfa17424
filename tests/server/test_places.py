"""Which names the server answers to, whose word it takes on where requests come from, and who sees its figures."""

import json
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from given import SLOWEST
from server.client import asking, here
from server.inside import server_inside
from server.keeping import hold_port, port_of
from server.process import server_process
from server.serving import limited
from sixfold.server.http.hosts import allowed_host

OURS = ("localhost", "localhost:8666", "127.0.0.1:8666", "[::1]:8666", "192.168.1.7", "LOCALHOST.", "app.localhost")
GIVEN = ("games.example:443", "a.sixfold.example")


@pytest.mark.parametrize("host", [*OURS, *GIVEN])
def test_addresses_this_machine_and_given_names_are_answered(host: str) -> None:
    assert allowed_host(host, ("games.example", "*.sixfold.example"))


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "sixfold.example"]
)
def test_a_name_that_somebody_else_has_pointed_here_is_not(host: str) -> None:
    assert not allowed_host(host, ("games.example", "*.sixfold.example"))
    assert allowed_host(host, ("*",))


def test_a_rebound_name_opens_neither_pages_nor_sockets(tmp_path: Path) -> None:
    with server_inside(tmp_path, hosts=("games.example",)) as url, asking(url) as client:
        evil, fine = {"Host": "evil.example"}, {"Host": "games.example"}
        for path in ("/", "/api/choices", "/health"):
            answer = client.get(path, headers=evil)
            assert (answer.status_code, answer.json()) == (403, {"code": "wrong-host"})
        assert client.get("/api/choices", headers=fine).status_code == 200
        address = f"{url.replace('http', 'ws')}/api/games/abc/socket"
        with pytest.raises(InvalidStatus):
            connect(address, additional_headers=evil, proxy=None, open_timeout=SLOWEST)


def _codes(tmp_path: Path, **config: Any) -> list[int]:
    """What four requests of four addresses are answered, as somebody says who came here himself."""
    limits = limited(requests=(0.001, 2.0))
    with server_inside(tmp_path, limits=limits, **config) as url, asking(url) as client:
        return [
            client.get("/health/live", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(4)
        ]


@pytest.mark.slow
def test_only_a_trusted_proxy_says_where_requests_come_from(tmp_path: Path) -> None:
    assert _codes(tmp_path) == [200, 200, 429, 429]
    assert _codes(tmp_path, proxies=("10.0.0.0/8",)) == [200, 200, 429, 429]
    assert _codes(tmp_path, proxies=("127.0.0.0/8",)) == [200] * 4


@pytest.mark.slow
def test_figures_are_told_on_request_only_or_elsewhere(tmp_path: Path) -> None:
    with server_inside(tmp_path) as url, asking(url) as client:
        assert client.get("/metrics").json() == {"code": "no-such-page"}
    with server_inside(tmp_path, metrics=True) as url, asking(url) as client:
        assert "sixfold_commits_total" in client.get("/metrics").text
    with (
        hold_port() as held,
        server_process(str(tmp_path / "games.sqlite3"), metrics_address=held.getsockname()) as server,
    ):
        with asking(server.url) as client:
            assert client.get("/metrics").status_code == 404
            client.post("/api/games", json={"edition": "tiles-nl", "seats": [here("a"), here("b")]})
        told = httpx.get(f"http://127.0.0.1:{port_of(held)}/metrics", trust_env=False, timeout=SLOWEST).text
        assert "sixfold_events_total" in told


def _answered(tmp_path: Path, **config: Any) -> int:
    """How many of six connections that are open together are answered, where two of one client may be."""
    with server_inside(tmp_path, limits=limited(connections_a_client=2), **config) as url, ExitStack() as open_:
        answered = 0
        for _ in range(6):
            client = open_.enter_context(asking(url))
            with suppress(httpx.TransportError):
                answered += client.get("/health/live").status_code == 200
        return answered


@pytest.mark.slow
def test_connections_are_counted_by_client_but_not_for_a_trusted_proxy(tmp_path: Path) -> None:
    assert _answered(tmp_path) == 2
    assert _answered(tmp_path, proxies=("127.0.0.1",)) == 6


@pytest.mark.parametrize("prefix", ["/sixfold", ""])
def test_everything_can_lie_below_a_path_whether_or_not_the_proxy_takes_it_away(tmp_path: Path, prefix: str) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<title>Sixfold</title>")
    with server_inside(tmp_path, root_path="/sixfold", static=tmp_path / "static") as url, asking(url) as client:
        assert "Sixfold" in client.get(f"{prefix}/").text
        assert client.get("/sixfold").headers["location"] == "/sixfold/"
        made = client.post(f"{prefix}/api/games", json={"edition": "tiles-nl", "seats": [here("a"), here("b")]}).json()
        address = f"{url.replace('http', 'ws')}{prefix}/api/games/{made['game']}/socket"
        with connect(address, proxy=None, open_timeout=SLOWEST) as listening:
            listening.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
            assert json.loads(listening.recv(SLOWEST))["type"] == "view"


def test_a_server_without_a_ready_database_is_still_alive(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "games.sqlite3")) as server, asking(server.url) as client:
        (tmp_path / "games.sqlite3").unlink()
        assert client.get("/health").status_code == 503
        assert client.get("/health/live").json()["status"] == "well"
