"""What a device asks about its own games, what people call out to each other, and tables without hints."""

from random import Random

import pytest

from server.client import a_bot, choose, here, http, listening
from server.inside import server_inside
from server.pocket import Host
from server.process import ServerProcess, server_process
from server.serving import FREE, UNLIMITED
from server.test_api import api, run_async, tokens_of


@pytest.mark.parametrize("edition", ["tiles-nl", "cubes-nl", "cards-999"])
@run_async
async def test_every_game_has_a_last_turn(shared_host: Host, edition: str) -> None:
    async with api(shared_host) as client:
        made = await client.make([here("Ann"), here("Bob")], edition=edition)
        game, tokens = made["game"], tokens_of(made)
        asked = {"games": [{"game": game, "secret": tokens[0]}]}
        glance = (await client.client.post("/api/glance", json=asked)).json()["games"][0]
        assert not glance["last"]
        while not glance["last"]:
            token = tokens[glance["on_turn"]]
            view = await client.get(f"/{game}", token)
            body = {"answers": view["answers"], "action": choose(view, Random(1))}
            await client.post(f"/{game}/actions", body, token)
            glance = (await client.client.post("/api/glance", json=asked)).json()["games"][0]
        view = await client.get(f"/{game}", tokens[0])
        assert glance["last"] == view["play"]["turns"][-1]
        assert glance["scores"] == view["play"]["scores"]


@run_async
async def test_several_games_in_short(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([here("Ann"), here("Bob")])
        game, tokens = made["game"], tokens_of(made)
        first = made["view"]["on_turn"]
        view = await client.get(f"/{game}", tokens[first])
        action = choose(view, Random(1))
        await client.post(f"/{game}/actions", {"answers": view["answers"], "action": action}, tokens[first])
        waiting = await client.make([here("Ann"), {"kind": "link", "name": ""}], edition="cards-999")
        asked = [
            {"game": game, "secret": tokens[1]},
            {"game": waiting["game"], "secret": waiting["host"]},
            {"game": game, "secret": "seat_" + 32 * "x"},
            {"game": "nowhere", "secret": tokens[0]},
        ]
        answer = await client.client.post("/api/glance", json={"games": asked})
        one, two, wrong, missing = answer.json()["games"]
        assert (one["you"], one["on_turn"], one["status"], one["winners"]) == (1, 1 - first, "playing", None)
        assert one["last"]["seat"] == first
        assert one["scores"][first] == one["last"]["score"]
        assert "hand" not in one
        assert (two["status"], two["scores"], two["you"], two["last"]) == ("lobby", None, None, None)
        assert [seat["taken"] for seat in two["seats"]] == [True, False]
        assert wrong == {"game": game, "code": "wrong-secret"}
        assert missing == {"game": "nowhere", "code": "no-such-game"}
        many = [asked[0]] * 41
        assert (await client.client.post("/api/glance", json={"games": many})).status_code == 422


@run_async
async def test_what_is_called_out_is_heard_by_all_and_kept_nowhere(shared_host: Host) -> None:
    async with api(shared_host) as client:
        made = await client.make([here("Ann"), here("Bob")], spectators="open")
        game, tokens = made["game"], tokens_of(made)
        async with (
            listening(shared_host.url, game, tokens[0]) as ann,
            listening(shared_host.url, game, tokens[1]) as bob,
            listening(shared_host.url, game, None) as eve,
        ):
            for socket in (ann, bob, eve):
                await socket.hear_until("presence")
            number = ann.view["number"]
            await ann.say(type="react", reaction="well-played")
            for socket in (ann, bob, eve):
                heard = await socket.hear_until("reaction")
                assert heard == {"type": "reaction", "seat": 0, "reaction": "well-played"}
            await eve.say(type="react", id="1", reaction="wow")
            refused = await eve.hear_until("refused")
            assert (refused["code"], refused["id"]) == ("not-seated", "1")
            await bob.say(type="react", id="2", reaction="you fool")
            assert (await bob.hear_until("refused"))["code"] == "malformed"
        after = await client.get(f"/{game}", tokens[0])
        assert after["number"] == number


@run_async
async def test_nobody_calls_out_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = UNLIMITED.__class__(requests=FREE, creations=FREE, processor=FREE, reactions=(1e-9, 2.0))
    with server_inside(tmp_path_factory.mktemp("calls"), limits=limits) as url:
        async with http(url) as client:
            body = {"edition": "tiles-nl", "seats": [here("Ann"), here("Bob")]}
            made = (await client.post("/api/games", json=body)).json()
        game, tokens = made["game"], tokens_of(made)
        async with listening(url, game, tokens[0]) as one, listening(url, game, tokens[0]) as other:
            for socket in (one, other):
                await socket.say(type="react", reaction="thanks")
                await one.hear_until("reaction")
            await one.say(type="react", id="x", reaction="thanks")
            assert (await one.hear_until("reaction", "refused"))["code"] == "too-many"


@pytest.mark.slow
def test_servers_pass_on_what_is_called_out(postgres_database: str) -> None:
    with server_process(postgres_database) as one, server_process(postgres_database) as two:
        run_async(_across)(one=one, two=two)


async def _across(one: ServerProcess, two: ServerProcess) -> None:
    async with api(one) as client:
        made = await client.make([here("Ann"), here("Bob")])
        game, tokens = made["game"], tokens_of(made)
        async with listening(one.url, game, tokens[0]) as ann, listening(two.url, game, tokens[1]) as bob:
            while (await ann.hear_until("presence"))["connected"] != [0, 1]:
                pass
            await bob.hear_until("presence")
            await ann.say(type="react", reaction="good-luck")
            assert (await bob.hear_until("reaction"))["reaction"] == "good-luck"


@run_async
async def test_a_table_may_do_without_hints(shared_host: Host) -> None:
    async with api(shared_host) as client:
        made = await client.make([here("Ann"), a_bot()], hints=False)
        game, (token,) = made["game"], tokens_of(made)
        assert made["view"]["settings"]["hints"] is False
        assert (await client.post(f"/{game}/hint", token=token, expect=409))["code"] == "no-hints"
        assert (await client.post(f"/{game}/coach", {"turns": [1]}, token, expect=409))["code"] == "no-hints"
        await client.post(f"/{game}/resign", {"end": True}, token)
        again = await client.post(f"/{game}/rematch", token=token)
        assert (await client.get(f"/{again['game']}", token))["settings"]["hints"] is False
        usual = await client.make([here("Ann"), a_bot()])
        assert usual["view"]["settings"]["hints"] is True
