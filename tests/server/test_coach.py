"""The coach answers for games that are over and for a seat's own turns, and tells nobody what they could not see."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from coach.test_judging import record
from server.client import ask_once, here
from server.pocket import Host
from server.test_api import api, run_async, tokens_of
from sixfold.server.errands.coaching import consider, judge_turns
from sixfold.server.http.answers import Considered, Judged

Json = dict[str, Any]


def test_turns_of_a_record(shared_host: Host) -> None:
    written = record("tiles-nl", ("novice", "greedy"), 6)
    answer = ask_once(shared_host.url, "POST", "/api/coach", {"record": written, "turns": [2, 5, 99]})
    assert answer.status_code == 200, answer.text
    judged = TypeAdapter(Judged).validate_python(answer.json())
    assert [turn["turn"] for turn in judged["turns"]] == [2, 5]
    again = ask_once(shared_host.url, "POST", "/api/coach", {"record": written, "turns": [2, 5]})
    assert again.json() == answer.json()


@pytest.mark.parametrize(
    "body",
    [
        {"turns": [1]},
        {"record": {}, "turns": []},
        {"record": {}, "turns": [1, 2, 3, 4, 5]},
        {"record": {}, "turns": [0]},
        {"record": {}, "turns": [True]},
        {"record": {}, "turns": "1"},
        [],
    ],
)
def test_what_is_no_question_is_refused(shared_host: Host, body: Any) -> None:
    answer = ask_once(shared_host.url, "POST", "/api/coach", body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), answer.text


@pytest.mark.parametrize("written", [{}, {"format": "sixfold/1"}])
def test_what_is_no_record_is_refused(shared_host: Host, written: Json) -> None:
    answer = ask_once(shared_host.url, "POST", "/api/coach", {"record": written, "turns": [1]})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record"), answer.text


def test_another_play_of_a_record(shared_host: Host) -> None:
    written = record("tiles-nl", ("novice", "greedy"), 5)
    played = written["turns"][4]["play"]
    asked: Json = {"record": written, "turn": 5, "action": {"play": played}}
    told = ask_once(shared_host.url, "POST", "/api/coach/try", asked).json()
    assert TypeAdapter(Considered).validate_python(told)["legal"]
    assert told["decision"]["made"]["action"] == {"play": played}
    far = {"play": [[played[0][0], 90, 90]]}
    refused = ask_once(shared_host.url, "POST", "/api/coach/try", asked | {"action": far}).json()
    assert (refused["legal"], refused["refusal"]["code"], refused["decision"]) == (False, "detached", None)
    passed = ask_once(shared_host.url, "POST", "/api/coach/try", asked | {"action": {"pass": True}}).json()
    assert (passed["legal"], passed["refusal"]["code"]) == (False, "must-place")
    others: list[Json] = [{"play": [["Zz", 0, 0]]}, {"reroll": []}, {}]
    for action in others:
        answer = ask_once(shared_host.url, "POST", "/api/coach/try", asked | {"action": action})
        assert answer.status_code == 422
    late = ask_once(shared_host.url, "POST", "/api/coach/try", asked | {"turn": 6})
    assert (late.status_code, late.json()["code"]) == (422, "no-such-turn")


@pytest.mark.parametrize("edition_id", ["cubes-nl", "cards-999"])
def test_what_was_done_can_be_tried_again(edition_id: str) -> None:
    written = record(edition_id, ("greedy", "greedy"), 6)
    for turn in judge_turns(written, [5, 6], "again")["turns"]:
        for decision in turn["decisions"]:
            if not decision["forced"]:
                told = consider(written, turn["turn"], decision["made"]["action"], "again")
                assert told["legal"], told
                assert told["decision"]["made"]["action"] == decision["made"]["action"]


@run_async
async def test_before_the_end_a_seat_may_ask_about_its_own_turns_only(shared_host: Host) -> None:
    async with api(shared_host) as client:
        made = await client.make([here("Ann"), here("Bo")])
        game, tokens = made["game"], tokens_of(made)
        seat = (await client.get(f"/{game}", tokens[0]))["on_turn"]
        view = await client.get(f"/{game}", tokens[seat])
        hint = (await client.post(f"/{game}/hint", None, tokens[seat]))["hints"][0]
        await client.post(f"/{game}/actions", {"action": hint["action"], "answers": view["answers"]}, tokens[seat])
        judged = await client.post(f"/{game}/coach", {"turns": [1]}, tokens[seat])
        assert [turn["seat"] for turn in judged["turns"]] == [seat]
        assert (await client.post(f"/{game}/coach", {"turns": [1]}, tokens[1 - seat], 409))["code"] == "not-over"
        assert (await client.post(f"/{game}/coach", {"turns": [2]}, tokens[seat], 409))["code"] == "not-over"
        assert (await client.post(f"/{game}/coach", {"turns": [1]}, None, 401))["code"] == "not-seated"
        told = await client.post(f"/{game}/coach/try", {"turn": 1, "action": hint["action"]}, tokens[seat])
        assert told["legal"]
        other = {"turn": 1, "action": hint["action"]}
        assert (await client.post(f"/{game}/coach/try", other, tokens[1 - seat], 409))["code"] == "not-over"
