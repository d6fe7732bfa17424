"""Servers killed again and again while fifty games are played: nothing acknowledged is lost or doubled."""

import asyncio
import json
import os
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from given import generator
from server.client import Json, Socket, a_bot, bearer, choose, here, http, listening
from server.mixing import Mixer
from server.process import ServerProcess, server_process
from sixfold.games import EDITIONS
from sixfold.records import check_receipt, verify
from sixfold.server.store.database import EVENTS, GAMES, open_database, parse_database

pytestmark = pytest.mark.slow

GAMES_AT_ONCE = 50
KILLS = int(os.environ.get("SIXFOLD_KILLS", "20"))
"""Of a whole run; who wants to be surer asks for more."""
LOST = (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException)


class Acknowledged(NamedTuple):
    """An action that a server has called accepted."""

    game: str
    seat: int
    number: int
    answers: int
    action: str


@dataclass
class Run:
    """What the clients did; the last of the servers is killed."""

    servers: Sequence[ServerProcess]
    rng: Random = field(default_factory=lambda: generator("kill"))
    listening: Counter[str] = field(default_factory=Counter)
    """Open sockets by address."""
    stirred: asyncio.Condition = field(default_factory=asyncio.Condition)
    """Something was acknowledged, or a server came back."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    games: dict[str, str] = field(default_factory=dict)
    """The token of a seat of each game that was finished."""
    receipts: list[Json] = field(default_factory=list)
    """What the seats have kept of their shuffles."""
    up: bool = True
    """Whether the victim runs."""
    kills: int = 0
    breaks: int = 0

    @property
    def victim(self) -> ServerProcess:
        """The server that is killed."""
        return self.servers[-1]

    def url(self) -> str:
        """One of the servers, dead or alive."""
        return self.rng.choice(self.servers).url

    async def stir(self) -> None:
        """Wake those who wait."""
        async with self.stirred:
            self.stirred.notify_all()

    async def lose(self, url: str) -> None:
        """An answer was lost: wait until that server is there again."""
        self.breaks += 1
        async with self.stirred:
            await self.stirred.wait_for(lambda: self.up or url != self.victim.url)

    def enough(self) -> bool:
        """Whether no more games need be begun."""
        return self.kills >= KILLS


def _ripe(run: Run, wanted: int) -> bool:
    return len(run.acknowledged) >= wanted and run.listening[run.victim.url] > 0


async def _kill(run: Run) -> None:
    """Kill again and again, each time while somebody is connected and some more was acknowledged."""
    while run.kills < KILLS:
        wanted = len(run.acknowledged) + run.rng.randint(1, 40)
        async with run.stirred:
            await run.stirred.wait_for(partial(_ripe, run, wanted))
        run.up = False
        run.victim.kill()
        run.kills += 1
        await asyncio.to_thread(run.victim.start)
        run.up = True
        await run.stir()


async def _keep_playing(run: Run, number: int) -> None:
    """Play one game after the other until there were enough kills; every game begun is played to its end."""
    editions = sorted(EDITIONS)
    for count in range(1000):
        await _play_game(run, editions[(number + count) % len(editions)])
        if run.enough():
            return


async def _play_game(run: Run, edition_id: str) -> None:
    mixing = {"mixes": True}
    seats = [here("Ann") | mixing, here("Bob") | mixing, *([a_bot()] if run.rng.random() < 0.3 else [])]
    made = await _insist(run, "POST", "/api/games", {"edition": edition_id, "seats": seats}, None)
    game, tokens = made["game"], [seat["token"] for seat in made["seats"] if seat["token"]]
    await _mix(run, [Mixer(made["view"], seat, token) for seat, token in enumerate(tokens)])
    seen: Json = {}
    pending: tuple[int, Json, int] | None = None
    while seen.get("status", "playing") == "playing":
        url = run.url()
        try:
            async with _counted(run, url, game, tokens[0], seen.get("number")) as socket:
                socket.view = seen
                if not seen:
                    await socket.hear_until("view")
                while socket.view["status"] == "playing":
                    seen = socket.view
                    seat = seen["on_turn"]
                    if pending is None and seat == 0:
                        pending = (0, choose(seen, run.rng), seen["answers"])
                    if pending is not None:
                        answer = await socket.act(pending[1], pending[2])
                        assert answer["type"] == "accepted", answer
                        await _note(run, game, pending, answer["number"])
                        pending = None
                    elif seat == 1:
                        await _act_over_rest(run, game, tokens[1])
                    while socket.view["number"] == seen["number"] and socket.view["status"] == "playing":
                        await socket.hear()
                seen = socket.view
        except LOST:
            await run.lose(url)
    assert seen["status"] == "ended"
    run.games[game] = tokens[0]


async def _mix(run: Run, mixers: list[Mixer]) -> None:
    """Mix the shuffle whatever breaks meanwhile: what was said twice counts once."""
    for mixer in mixers:
        await _insist(run, "POST", f"/api/games/{mixer.game}/commit", mixer.promised(1), mixer.token)
        mixer.receipt["rounds"][-1]["committed"] = True
    view = await _insist(run, "GET", f"/api/games/{mixers[0].game}", None, mixers[0].token)
    for mixer in mixers:
        body = mixer.told(view["shuffle"]["commitments"])
        await _insist(run, "POST", f"/api/games/{mixer.game}/reveal", body, mixer.token)
        mixer.receipt["rounds"][-1]["revealed"] = True
        run.receipts.append(mixer.receipt)


@asynccontextmanager
async def _counted(run: Run, url: str, game: str, token: str, after: int | None) -> AsyncIterator[Socket]:
    """A socket that counts while it is open."""
    async with listening(url, game, token, after) as socket:
        run.listening[url] += 1
        try:
            yield socket
        finally:
            run.listening[url] -= 1


async def _act_over_rest(run: Run, game: str, token: str) -> None:
    """Choose once; then say the same until somebody answers."""
    view = await _insist(run, "GET", f"/api/games/{game}", None, token)
    if view["on_turn"] != 1:
        return
    asked = {"action": choose(view, run.rng), "answers": view["answers"]}
    answer = await _insist(run, "POST", f"/api/games/{game}/actions", asked, token)
    await _note(run, game, (1, asked["action"], asked["answers"]), answer["number"])


async def _insist(run: Run, method: str, path: str, body: Json | None, token: str | None) -> Any:
    while True:
        url = run.url()
        try:
            async with http(url) as client:
                response = await client.request(method, path, json=body, headers=bearer(token))
        except LOST:
            await run.lose(url)
            continue
        assert response.status_code in (200, 201), response.text
        return response.json()


async def _note(run: Run, game: str, action: tuple[int, Json, int], number: int) -> None:
    seat, done, answers = action
    run.acknowledged.append(Acknowledged(game, seat, number, answers, json.dumps(done)))
    await run.stir()


async def _play_and_kill(run: Run) -> None:
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(_kill(run))
        for number in range(GAMES_AT_ONCE):
            tasks.create_task(_keep_playing(run, number))


async def _check(run: Run, database: str) -> None:
    """Compare what was acknowledged with the log, and check every record."""
    engine = await open_database(parse_database(database))
    async with engine.connect() as connection:
        rows = list(await connection.execute(sa.select(EVENTS).order_by(EVENTS.c.game, EVENTS.c.number)))
        status = {row.game: row.status for row in await connection.execute(sa.select(GAMES))}
    await engine.dispose()
    logged: Counter[Acknowledged] = Counter()
    numbers: dict[str, list[int]] = {}
    for row in rows:
        numbers.setdefault(row.game, []).append(row.number)
        data = json.loads(row.data)
        if row.kind == "played" and data["answers"] is not None:
            logged[Acknowledged(row.game, row.seat, row.number, data["answers"], json.dumps(data["action"]))] += 1
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())
    assert [done for done in run.acknowledged if logged[done] != 1] == []
    once = Counter((done.game, done.seat, done.answers) for done in logged)
    assert max(once.values()) == 1
    assert {status[game] for game in run.games} == {"ended"}
    for game, token in run.games.items():
        record = await _insist(run, "GET", f"/api/games/{game}/record", None, token)
        assert verify(record).ended
        kept = [receipt for receipt in run.receipts if receipt["game"] == game]
        assert len(kept) == 2
        for receipt in kept:
            check_receipt(record, receipt)


def _run(servers: Sequence[ServerProcess], database: str) -> Run:
    run = Run(servers)
    asyncio.run(_play_and_kill(run))
    assert run.kills == KILLS
    assert run.breaks >= KILLS
    assert len(run.games) >= GAMES_AT_ONCE
    asyncio.run(_check(run, database))
    print(f"{len(run.games)} games, {len(run.acknowledged)} actions, {run.kills} kills, {run.breaks} lost answers")
    return run


def test_one_server_on_sqlite_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    with server_process(database, bot_workers=1) as server:
        _run([server], database)


def test_one_of_two_servers_on_postgresql_is_killed(postgres_database: str) -> None:
    more: dict[str, Any] = {"bot_workers": 1, "bot_patience": 2.0}
    with server_process(postgres_database, **more) as lasting, server_process(postgres_database, **more) as victim:
        _run([lasting, victim], postgres_database)
