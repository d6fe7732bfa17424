"""Whole games of all six editions through the API, by scripted clients and bots, on both databases."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from server.client import Json, a_bot, bearer, here, http, listening, play_seat
from server.mixing import Mixer, mix
from server.process import ServerProcess
from sixfold.cli import app
from sixfold.games import EDITIONS
from sixfold.records import check_receipt, verify


async def _play_all(url: str, folder: Path) -> list[Path]:
    """One game of each edition at once: two people and a bot, and somebody who watches."""
    # Made one after the other, each edition has the same deal every time.
    made = {edition_id: await _make(url, edition_id) for edition_id in EDITIONS}
    return list(await asyncio.gather(*(_play(url, edition_id, made[edition_id], folder) for edition_id in EDITIONS)))


async def _make(url: str, edition_id: str) -> Json:
    bot = a_bot("greedy" if edition_id.startswith("cards") else "random")
    async with http(url) as client:
        ann = here("Ann") | {"mixes": True}
        asked = {"edition": edition_id, "seats": [ann, {"kind": "link", "name": "Bob"}, bot]}
        made: Json = (await client.post("/api/games", json=asked)).json()
        return made


async def _play(url: str, edition_id: str, made: Json, folder: Path) -> Path:
    rng = Random(edition_id)
    async with http(url) as client:
        game, invite = made["game"], made["seats"][1]["invite"]
        assert made["view"]["status"] == "lobby"
        commitment = made["view"]["shuffle"]["commitment"]
        joined = await client.post(f"/api/games/{game}/join", json={"invite": invite, "name": "Bob", "mixes": True})
        view = joined.json()["view"]
        assert (view["status"], view["play"]) == ("shuffling", None)
        tokens = [made["seats"][0]["token"], joined.json()["token"]]
        mixers = [Mixer(shown, seat, tokens[seat]) for seat, shown in enumerate((made["view"], view))]
        await mix(client, *mixers)
        async with listening(url, game, made["watch"]) as watching:
            views = await asyncio.gather(*(play_seat(url, game, token, rng) for token in tokens))
            while watching.view.get("status") != "ended":
                await watching.hear()
        assert [view["you"] for view in views] == [0, 1]
        assert views[0]["result"] == views[1]["result"] == watching.view["result"]
        fetched = (await client.get(f"/api/games/{game}", headers=bearer(tokens[0]))).json()
        assert fetched == views[0]
        written = (await client.get(f"/api/games/{game}/record", headers=bearer(tokens[1]))).json()
        assert written["shuffle"]["commitment"] == commitment
        assert written["shuffle"]["entropy"] == [*(mixer.bytes_told().hex() for mixer in mixers), None]
        for mixer in mixers:
            check_receipt(written, mixer.receipt)
        fair = (await client.get(f"/api/games/{game}/fairness", headers=bearer(tokens[1]))).json()
        assert fair["good"] is True
        assert fair["shuffle"]["seed"] == written["shuffle"]["seed"]
        assert (await client.post("/api/check", json={"record": written})).json() == {"good": True, "fault": None}
    path = folder / f"{edition_id}.json"
    path.write_text(json.dumps(written))
    return path


@pytest.mark.slow
def test_whole_games_of_all_editions_give_records_that_check(server: ServerProcess, tmp_path: Path) -> None:
    paths = asyncio.run(_play_all(server.url, tmp_path))
    assert len(paths) == 6
    assert all(verify(json.loads(path.read_text())).ended for path in paths)
    checked = CliRunner().invoke(app, ["check", *map(str, paths)])
    assert (checked.exit_code, checked.stdout) == (0, "6 games checked: no faults.\n")
