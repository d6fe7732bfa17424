"""What few deals bring, and every server must know: nothing fits, a trade or a pass first, a game soon over."""

import pytest

from deals import deal_where, ends_within, greedy, nothing_fits, second_has_nothing
from server.client import Json, here
from server.process import ServerProcess
from server.test_api import Api, api, run_async, tokens_of
from sixfold.games import cards
from sixfold.records import verify
from sixfold.wire import action_json

TWO = [here("Ann"), here("Bo")]


async def _second(client: Api, server: ServerProcess, edition_id: str) -> tuple[Json, int, str]:
    """A game in which the second player, on turn now, can lay nothing; the game, the seat and its token."""
    deal = deal_where(edition_id, 2, second_has_nothing)
    server.deal(deal.seed)
    made = await client.make(TWO, edition=edition_id)
    tokens, first = tokens_of(made), made["view"]["on_turn"]
    assert first == deal.seat
    asked = {"action": action_json(deal.state.edition.game, greedy(deal.state)), "answers": made["view"]["answers"]}
    await client.post(f"/{made['game']}/actions", asked, tokens[first])
    return made, 1 - first, tokens[1 - first]


async def _follow_the_hint(client: Api, game: str, seat: int, token: str) -> Json:
    """Do what is advised, which is legal and scores nothing; the action."""
    view = await client.get(f"/{game}", token)
    assert view["on_turn"] == seat
    hint = (await client.post(f"/{game}/hint", None, token))["hints"][0]
    assert hint["preview"] == {"legal": True, "refusal": None}
    assert await client.post(f"/{game}/preview", {"action": hint["action"]}, token) == hint["preview"]
    await client.post(f"/{game}/actions", {"action": hint["action"], "answers": view["answers"]}, token)
    after = await client.get(f"/{game}", token)
    assert after["play"]["scores"] == view["play"]["scores"]
    action: Json = hint["action"]
    return action


@pytest.mark.slow
@run_async
async def test_a_hint_that_is_a_pass(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made, seat, token = await _second(client, sqlite_server, "cards-999")
        may = (await client.get(f"/{made['game']}", token))["play"]["may"]
        assert (may["play"], may["pass"]) == (False, True)
        assert await _follow_the_hint(client, made["game"], seat, token) == {"pass": True}


@run_async
async def test_a_trade_as_the_first_move(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made, seat, token = await _second(client, sqlite_server, "tiles-nl")
        before = await client.get(f"/{made['game']}", token)
        assert (before["play"]["may"]["play"], before["play"]["may"]["trade"]) == (False, 6)
        refused = await client.post(
            f"/{made['game']}/actions", {"action": {"pass": True}, "answers": before["answers"]}, token, 409
        )
        assert refused["code"] == "must-trade"
        traded = (await _follow_the_hint(client, made["game"], seat, token))["trade"]
        after = (await client.get(f"/{made['game']}", token))["play"]
        assert after["turns"][-1] == {"seat": seat, "traded": len(traded), "drawn": len(traded)}
        assert (len(after["hand"]), after["bag_size"]) == (6, before["play"]["bag_size"])


@run_async
async def test_cubes_of_which_no_three_fit_are_rolled(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        deal = deal_where("cubes-nl", 2, nothing_fits)
        sqlite_server.deal(deal.seed)
        made = await client.make(TWO, edition="cubes-nl")
        token = tokens_of(made)[deal.seat]
        view = await client.get(f"/{made['game']}", token)
        assert view["play"]["may"]["must_roll"]
        hint = (await client.post(f"/{made['game']}/hint", None, token))["hints"][0]
        assert "reroll" in hint["action"]
        await client.post(f"/{made['game']}/actions", {"action": hint["action"], "answers": view["answers"]}, token)
        after = await client.get(f"/{made['game']}", token)
        assert after["play"]["hands"][deal.seat] != view["play"]["hands"][deal.seat]


@run_async
async def test_a_game_that_ends_early(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        deal = deal_where("cards-999", 2, ends_within(5))
        sqlite_server.deal(deal.seed)
        made = await client.make(TWO, edition="cards-999")
        game, tokens, state = made["game"], tokens_of(made), deal.state
        while not state.ended:
            token, action = tokens[state.seat], greedy(state)
            view = await client.get(f"/{game}", token)
            asked = {"action": action_json("cards", action), "answers": view["answers"]}
            await client.post(f"/{game}/actions", asked, token)
            state = cards.apply(state, action)
        ended = await client.get(f"/{game}", tokens[0])
        assert ended["status"] == "ended"
        assert len(ended["play"]["turns"]) <= 5
        assert verify(await client.get(f"/{game}/record", tokens[0])).ended
        assert (await client.get(f"/{game}/fairness", tokens[0]))["good"]
        await client.post(f"/{game}/hint", None, tokens[0], 409)
