"""What people do around a game: joining, links, resigning, votes, rematches, previews, hints."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from random import Random
from typing import Any

import httpx
import pytest

from deals import deal_where
from server.client import Json, a_bot, ask_once, asking, bearer, choose, here, http, listening, play_seat
from server.pocket import Host
from server.process import ServerProcess
from sixfold.core.stream import commitment

Test = Callable[..., Coroutine[Any, Any, None]]


def run_async(test: Test) -> Callable[..., None]:
    """A test that awaits."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


@dataclass
class Api:
    """A client that says what it expects."""

    client: httpx.AsyncClient
    url: str

    async def get(self, path: str, token: str | None = None, expect: int = 200) -> Json:
        """Fetch."""
        return self._answer(await self.client.get(f"/api/games{path}", headers=bearer(token)), expect)

    async def post(self, path: str, body: Json | None = None, token: str | None = None, expect: int = 200) -> Json:
        """Send."""
        return self._answer(await self.client.post(f"/api/games{path}", json=body, headers=bearer(token)), expect)

    async def make(self, seats: list[Json], edition: str = "tiles-nl", **more: Any) -> Json:
        """A new game, of a server whose chance is given."""
        made = await self.post("", {"edition": edition, "seats": seats, **more}, expect=201)
        assert made["view"]["shuffle"]["given"] is True
        return made

    @staticmethod
    def _answer(response: httpx.Response, expect: int) -> Json:
        assert response.status_code == expect, response.text
        answer: Json = response.json()
        if expect >= 400:
            assert set(answer) <= {"code", "cells", "line", "pieces", "series", "number", "at", "seats", "fields"}
        return answer


@asynccontextmanager
async def api(server: Host) -> AsyncIterator[Api]:
    """A client of that server."""
    async with http(server.url) as client:
        yield Api(client, server.url)


def tokens_of(made: Json) -> list[str]:
    """The tokens of the seats on this device."""
    return [seat["token"] for seat in made["seats"] if seat["token"]]


@run_async
async def test_an_invite_is_exchanged_once_and_a_seat_is_handed_on_by_its_person(server: ServerProcess) -> None:
    async with api(server) as client:
        made = await client.make([here("Ann"), {"kind": "link", "name": "Bob"}])
        game, invite = made["game"], made["seats"][1]["invite"]
        lobby = await client.get(f"/{game}", invite)
        assert (lobby["status"], lobby["you"], lobby["play"]) == ("lobby", None, None)
        joined = await client.post(f"/{game}/join", {"invite": invite, "name": "Bo"})
        assert (joined["seat"], joined["view"]["status"], joined["view"]["seats"][1]["name"]) == (1, "playing", "Bo")
        again = await client.post(f"/{game}/join", {"invite": invite, "name": "Eve"}, expect=409)
        assert again == {"code": "seat-taken"}
        assert (await client.post(f"/{game}/join", {"invite": "x" * 40}, expect=401))["code"] == "wrong-secret"
        seat = {"seat": 1}
        assert (await client.post(f"/{game}/invites", seat, joined["token"], 403))["code"] == "not-host"
        assert (await client.post(f"/{game}/invites", seat, made["host"], 409))["code"] == "seat-held"
        link = (await client.post(f"/{game}/hand-on", None, joined["token"]))["invite"]
        assert (await client.get(f"/{game}", joined["token"]))["you"] == 1
        mended = await client.post(f"/{game}/join", {"invite": link})
        assert (mended["seat"], mended["view"]["seats"][1]["name"]) == (1, "Bo")
        assert mended["view"]["seats"][1]["before"] == ["Bo"]
        assert (await client.get(f"/{game}", joined["token"], 401))["code"] == "wrong-secret"
        assert (await client.get(f"/{game}", mended["token"]))["you"] == 1


@run_async
async def test_a_join_with_a_token_of_ones_own_can_be_repeated(server: ServerProcess) -> None:
    async with api(server) as client:
        made = await client.make([here("Ann"), {"kind": "link"}])
        asked = {"invite": made["seats"][1]["invite"], "name": "Bob", "token": "own_" + "t" * 43}
        first = await client.post(f"/{made['game']}/join", asked)
        second = await client.post(f"/{made['game']}/join", asked)
        assert (first["seat"], first["token"]) == (second["seat"], second["token"]) == (1, asked["token"])
        assert first["view"]["number"] == second["view"]["number"]


@run_async
async def test_open_games_are_listed_and_joined_without_a_link(server: ServerProcess) -> None:
    async with api(server) as client:
        made = await client.make([here("Ann"), {"kind": "link"}, {"kind": "link"}], open=True, spectators="open")
        game = made["game"]
        listed = (await client.get("?show=open"))["games"]
        assert [(one["game"], [seat["taken"] for seat in one["seats"]]) for one in listed] == [
            (game, [True, False, False])
        ]
        assert (await client.post(f"/{game}/join", {"seat": 7}, expect=422))["code"] == "no-such-seat"
        assert (await client.post(f"/{game}/join", {"seat": 0}, expect=409))["code"] == "seat-taken"
        assert (await client.post(f"/{game}/join", {"seat": 2, "name": "Cy"}))["seat"] == 2
        assert (await client.post(f"/{game}/join", {"name": "Bo"}))["view"]["status"] == "playing"
        assert (await client.get("?show=open"))["games"] == []
        assert [one["game"] for one in (await client.get("?show=watchable"))["games"]] == [game]
        assert (await client.get(f"/{game}"))["play"]["hand"] is None
        closed = await client.make([here("Ann"), here("Bo")], spectators="none")
        assert (await client.get(f"/{closed['game']}", expect=403))["code"] == "not-watchable"


@run_async
async def test_the_host_starts_or_closes_and_people_leave(server: ServerProcess) -> None:
    async with api(server) as client:
        made = await client.make([here("Ann"), {"kind": "link"}], start="host")
        game, host = made["game"], made["host"]
        assert await client.post(f"/{game}/start", None, host, 409) == {"code": "seats-free", "seats": [1]}
        joined = await client.post(f"/{game}/join", {"invite": made["seats"][1]["invite"]})
        await client.post(f"/{game}/leave", None, joined["token"])
        assert (await client.get(f"/{game}", joined["token"], 401))["code"] == "wrong-secret"
        joined = await client.post(f"/{game}/join", {"invite": made["seats"][1]["invite"]})
        assert (await client.post(f"/{game}/start", None, None, 403))["code"] == "not-host"
        await client.post(f"/{game}/start", None, host)
        view = await client.get(f"/{game}", joined["token"])
        assert (view["status"], view["seats"][1]["mixing"], view["shuffle"]["entropy"]) == ("playing", "none", None)
        for path, body in (("commit", {"round": 1, "commitment": "00" * 32}), ("reveal", {"entropy": "00" * 32})):
            late = await client.post(f"/{game}/{path}", body, joined["token"], 409)
            assert late == {"code": "not-shuffling"}
        other = await client.make([here("Ann"), {"kind": "link"}])
        await client.post(f"/{other['game']}/close", None, other["host"])
        closed = await client.get(f"/{other['game']}", other["host"])
        assert closed["status"] == "closed"
        assert commitment(bytes.fromhex(closed["shuffle"]["seed"])) == other["view"]["shuffle"]["commitment"]


@run_async
async def test_actions_are_answered_alike_when_repeated_and_refused_when_stale(host: Host) -> None:
    async with api(host) as client:
        host.deal(deal_where("cubes-nl", 2, lambda state: state.seat == 0, seniority=(0, 1)).seed)
        made = await client.make([here("Ann"), here("Bo")], seniority=[0, 1], edition="cubes-nl")
        game, (ann, bo) = made["game"], tokens_of(made)
        view = await client.get(f"/{game}", ann)
        asked = {"action": choose(view, Random(5)), "answers": view["answers"]}
        first = await client.post(f"/{game}/actions", asked, ann)
        assert await client.post(f"/{game}/actions", asked, ann) == first
        after = await client.get(f"/{game}", ann)
        assert after["number"] == first["number"] == view["number"] + 1
        stale = await client.post(f"/{game}/actions", asked | {"action": {"pass": True}}, ann, 409)
        assert stale == {"code": "stale", "number": first["number"]}
        other = {"action": {"pass": True}, "answers": after["answers"]}
        wrong = await client.post(f"/{game}/actions", other, bo if after["on_turn"] == 0 else ann, 409)
        assert wrong["code"] in {"not-your-turn", "must-place"}
        assert (await client.post(f"/{game}/actions", other, None, 401))["code"] == "not-seated"
        tiles = {"action": {"trade": ["Ro"]}, "answers": after["answers"]}
        assert (await client.post(f"/{game}/actions", tiles, ann, 422))["code"] == "wrong-game"


@run_async
async def test_a_refusal_points_at_its_cells(shared_host: Host) -> None:
    async with api(shared_host) as client:
        made = await client.make([here("Ann"), here("Bo")])
        game, view = made["game"], made["view"]
        token = tokens_of(made)[view["on_turn"]]
        hand = (await client.get(f"/{game}", token))["play"]["hand"]
        asked = {"action": {"play": [[hand[0], 0, 0], [hand[1], 5, 5]]}, "answers": view["answers"]}
        refused = await client.post(f"/{game}/actions", asked, token, 409)
        assert refused == {"code": "not-in-one-line", "cells": [[0, 0], [5, 5]], "pieces": hand[:2]}


@pytest.mark.slow
@run_async
async def test_previews_and_hints_agree_with_what_then_happens(shared_host: Host) -> None:
    async with api(shared_host) as client:
        for edition_id in ("tiles-nl", "cubes-nl", "cards-999"):
            made = await client.make([here("Ann"), here("Bo")], edition=edition_id)
            game, tokens = made["game"], tokens_of(made)
            for _ in range(5):
                seat = (await client.get(f"/{game}", tokens[0]))["on_turn"]
                if seat is None:
                    break
                view = await client.get(f"/{game}", tokens[seat])
                hints = (await client.post(f"/{game}/hint", None, tokens[seat]))["hints"]
                assert 1 <= len(hints) <= 3
                assert all(hint["bot"] == "expert" and hint["preview"]["legal"] for hint in hints), hints
                hint = hints[0]
                assert (await client.post(f"/{game}/hint", None, tokens[1 - seat], 409))["code"] == "not-your-turn"
                shown = await client.post(f"/{game}/preview", {"action": hint["action"]}, tokens[seat])
                assert shown == hint["preview"]
                empty = {"play": [], "table": view["play"]["table"]} if "table" in view["play"] else {"play": []}
                nothing = await client.post(f"/{game}/preview", {"action": empty}, tokens[seat])
                assert nothing["refusal"] == {"code": "no-pieces", "cells": []}
                assert bool(nothing["fits"]) == view["play"]["may"]["play"] or edition_id == "cards-999"
                before = view["play"]["scores"][seat]
                await client.post(
                    f"/{game}/actions", {"action": hint["action"], "answers": view["answers"]}, tokens[seat]
                )
                after = await client.get(f"/{game}", tokens[seat])
                gained = len(shown.get("qwirkles", ())) if edition_id == "cards-999" else shown.get("score") or 0
                assert after["play"]["scores"][seat] == before + gained


@pytest.mark.slow
@run_async
async def test_resigning_hands_the_seat_to_a_bot_and_the_last_person_may_end_it(host: Host) -> None:
    async with api(host) as client:
        made = await client.make([here("Ann"), here("Bo"), a_bot()], substitute="random")
        game, (ann, bo) = made["game"], tokens_of(made)
        assert (await client.post(f"/{game}/resign", {"end": True}, ann, 409))["code"] == "not-last-person"
        await client.post(f"/{game}/resign", {}, ann)
        view = await client.get(f"/{game}", bo)
        assert (view["seats"][0]["bot"], view["seats"][0]["taken_over"]) == ("random", "resigned")
        assert (await client.get(f"/{game}", ann))["you"] == 0
        for path, body in (("resign", {}), ("votes", {"seat": 1})):
            assert (await client.post(f"/{game}/{path}", body, ann, 409))["code"] == "taken-over"
        assert (await client.post(f"/{game}/return", None, ann, 409))["code"] == "cannot-return"
        assert (await client.get(f"/{game}/record", bo, 409))["code"] == "not-over"
        await client.post(f"/{game}/resign", {"end": True}, bo)
        over = await client.get(f"/{game}", bo)
        assert (over["status"], over["result"]) == ("resigned", None)
        record = await client.get(f"/{game}/record", bo)
        assert record["result"] is None
        assert record["players"][0] == {"name": "Ann", "bot": "random", "taken_over": "resigned"}
        assert record["shuffle"]["seed"] == over["shuffle"]["seed"]
        assert (await client.client.post("/api/check", json={"record": record})).json()["good"]
        record["turns"] = [{"seat": 0, "pass": True}]
        fault = (await client.client.post("/api/check", json={"record": record})).json()
        assert (fault["good"], fault["fault"]["turn"]) == (False, 1)


@run_async
async def test_the_others_vote_an_absent_player_out(shared_host: Host) -> None:
    begun = 1_800_000_000.0
    shared_host.set_clock(begun)
    async with api(shared_host) as client:
        hasty = {"edition": "tiles-nl", "seats": [here("a"), here("b")], "grace": 29.9}
        refused = await client.client.post("/api/games", json=hasty)
        assert (refused.status_code, refused.json()) == (422, {"code": "malformed", "fields": ["body.grace"]})
        made = await client.make([here("a"), here("b"), here("c")], grace=30.0)
        shared_host.set_clock(begun + 30.0)
        game, tokens = made["game"], tokens_of(made)
        out = made["view"]["on_turn"]
        voters = [seat for seat in range(3) if seat != out]
        assert (await client.post(f"/{game}/votes", {"seat": out}, tokens[out], 409))["code"] == "cannot-vote"
        await client.post(f"/{game}/votes", {"seat": out}, tokens[voters[0]])
        view = await client.get(f"/{game}", tokens[voters[0]])
        assert view["votes"] == [[voters[0], out]]
        await client.post(f"/{game}/votes", {"seat": out}, tokens[voters[1]])
        view = await client.get(f"/{game}", tokens[voters[0]])
        assert (view["seats"][out]["taken_over"], view["votes"]) == ("voted-out", [])
        await client.post(f"/{game}/return", None, tokens[out])
        view = await client.get(f"/{game}", tokens[out])
        assert (view["seats"][out]["taken_over"], view["seats"][out]["bot"]) == (None, None)
        patient = await client.make([here("a"), here("b")], grace=3600.0)
        out = patient["view"]["on_turn"]
        early = await client.post(f"/{patient['game']}/votes", {"seat": out}, tokens_of(patient)[1 - out], 409)
        assert early["code"] == "too-early"
        assert early["at"] == patient["view"]["clock"]["vote_from"]


@pytest.mark.slow
@run_async
async def test_a_rematch_is_one_new_game_for_which_the_same_tokens_are_good(host: Host) -> None:
    async with api(host) as client:
        made = await client.make([here("Ann"), here("Bo"), a_bot()], edition="cards-iello")
        game, (ann, bo) = made["game"], tokens_of(made)
        assert (await client.post(f"/{game}/rematch", None, ann, 409))["code"] == "not-over"
        await asyncio.gather(*(play_seat(client.url, game, token, Random(1)) for token in (ann, bo)))
        async with listening(client.url, game, bo) as socket:
            await socket.hear_until("view")
            answers = await asyncio.gather(*(client.post(f"/{game}/rematch", None, token) for token in (ann, bo)))
            while socket.view["rematch"] is None:
                await socket.hear()
            assert {answer["game"] for answer in answers} == {socket.view["rematch"]}
        new = await client.get(f"/{socket.view['rematch']}", bo)
        assert (new["you"], new["status"], new["edition"]) == (1, "playing", "cards-iello")
        assert [seat["name"] for seat in new["seats"]] == ["Ann", "Bo", "greedy"]
        old = await client.get(f"/{game}", ann)
        assert new["shuffle"]["commitment"] != old["shuffle"]["commitment"]


@run_async
async def test_whoever_plays_with_bots_alone_may_give_them_another_level(shared_host: Host) -> None:
    async with api(shared_host) as client:
        made = await client.make([here("Ann"), a_bot("level-3"), a_bot("level-5") | {"name": "Rex"}])
        game, (ann,) = made["game"], tokens_of(made)
        await client.post(f"/{game}/resign", {"end": True}, ann)
        assert (await client.post(f"/{game}/rematch?level=level-9", None, ann, 422))["code"] == "unknown-bot"
        again = (await client.post(f"/{game}/rematch?level=level-4", None, ann))["game"]
        seats = (await client.get(f"/{again}", ann))["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [
            ("Ann", None),
            ("level-4", "level-4"),
            ("Rex", "level-4"),
        ]
        both = await client.make([here("Ann"), here("Bo"), a_bot("level-3")])
        refused = await client.post(f"/{both['game']}/rematch?level=level-4", None, tokens_of(both)[0], 409)
        assert refused["code"] == "not-last-person"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edition": "tiles-xx", "seats": [here("a"), here("b")]}, "unknown-edition"),
        ({"edition": "tiles-mindware", "seats": [here("a")] * 5}, "bad-seats"),
        ({"edition": "tiles-nl", "seats": [here("a"), a_bot("nobody")]}, "unknown-bot"),
        ({"edition": "tiles-nl", "seats": [here("a"), here("b")], "seniority": [0, 0]}, "bad-seniority"),
        ({"edition": "tiles-nl", "seats": [here("a\u202e"), here("b")]}, "bad-name"),
        ({"edition": "tiles-nl", "seats": [here("n" * 41), here("b")]}, "bad-name"),
        ({"edition": "tiles-nl"}, "malformed"),
        ({"edition": "tiles-nl", "seats": [here("a"), here("b")], "weather": 1}, "malformed"),
    ],
)
def test_games_that_cannot_be_made(shared_host: Host, body: Json, code: str) -> None:
    response = ask_once(shared_host.url, "POST", "/api/games", body)
    assert (response.status_code, response.json()["code"]) == (422, code)


def test_what_is_not_there(shared_host: Host) -> None:
    with asking(shared_host.url) as client:
        assert client.get("/api/games/nothere").json() == {"code": "no-such-game"}
        assert client.get("/api/nothere").json() == {"code": "no-such-page"}
        assert client.delete("/api/games").json() == {"code": "wrong-method"}
        choices = client.get("/api/choices").json()
        assert len(choices["editions"]) == 6
        assert choices["strongest"] in choices["bots"]
        assert choices["levels"] == [f"level-{step}" for step in range(1, 9)]
