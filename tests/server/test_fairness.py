"""Dishonest servers and players: each way to steer the deal is tried, and caught by the receipt of one honest seat."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from given import generator
from server.cheating import (
    CAUGHT,
    FOR_THE_WEB,
    GAME,
    TRIES,
    Game,
    Json,
    Player,
    after,
    another_device,
    away,
    chosen_between_two,
    chosen_order,
    drawn,
    dropped_promise,
    dropped_reveal,
    equivocation,
    equivocation_about_the_list,
    for_the_web,
    free_round,
    frozen_list,
    given_order,
    held_back,
    honest,
    late_commitment,
    made_up_end,
    made_up_game,
    mixed,
    no_shuffle,
    passed_over,
    played,
    rigged_seed_choice,
    substituted_contribution,
    table_of,
    unanswered_free_round,
    unanswered_promise,
    unanswered_reveal,
)
from server.client import a_bot, bearer, here, http
from server.inside import server_inside
from server.mixing import Mixer, mix
from server.pure import Room, choice
from server.test_api import run_async
from sixfold.cli import app
from sixfold.core.mix import COMMIT_METHOD, promise
from sixfold.locale import Key, catalogue
from sixfold.records import BadRecord, FaultCode, check_receipt, receipt_faults, record_of, verify
from sixfold.records.receipts import digest_of, read_receipt
from sixfold.server.table import Denied, Event, Kind, Seat, SeatSettings, Settings, Status, replay
from sixfold.server.table.clocks import PATIENCE
from sixfold.server.table.decide import act, created, starting, time_out
from sixfold.server.table.shuffling import commit, reveal
from sixfold.server.table.views import record, view

ENGLISH = catalogue("en")


def codes(written: Json, player: Player) -> list[str]:
    """What the player's receipt says against a record that is right in itself."""
    verify(written)
    return [fault.code.value for fault in receipt_faults(written, read_receipt(player.receipt))]


def checked(folder: Path, written: Json, *players: Player) -> tuple[int, str]:
    """What `sixfold check` says of the record and the receipts."""
    (folder / "game.json").write_text(json.dumps(written))
    options: list[str] = []
    for player in players:
        (folder / f"receipt-{player.seat}.json").write_text(json.dumps(player.receipt))
        options += ["--receipt", str(folder / f"receipt-{player.seat}.json")]
    result = CliRunner().invoke(app, ["check", str(folder / "game.json"), *options])
    return result.exit_code, result.output


def caught(case: Callable[[], Game], folder: Path, said: Key) -> None:
    """A case is right in itself, and `sixfold check` finds it out with a receipt."""
    written, players = case()
    assert [codes(written, player) for player in players] == CAUGHT[case]
    code, output = checked(folder, written)
    assert (code, output) == (0, "One game checked: no faults.\n")
    code, output = checked(folder, written, players[0])
    assert code == 1
    assert ENGLISH.say(said, seat=1) in output
    assert checked(folder, written, *players)[0] == 1


def test_an_honest_game_passes_every_check(tmp_path: Path) -> None:
    written, players = honest()
    assert [codes(written, player) for player in players] == [[], [], []]
    code, said = checked(tmp_path, written, *players)
    assert code == 0
    assert said.count(ENGLISH.say("checked-receipt-added")) == 3


def test_rigged_seed_choice_is_caught(tmp_path: Path) -> None:
    caught(rigged_seed_choice, tmp_path, "fault-receipt-commitment")


def test_late_commitment_is_caught(tmp_path: Path) -> None:
    caught(late_commitment, tmp_path, "fault-receipt-commitment")


def test_dropped_reveal_is_caught(tmp_path: Path) -> None:
    caught(dropped_reveal, tmp_path, "fault-receipt-dropped")


def test_dropped_promise_is_caught(tmp_path: Path) -> None:
    caught(dropped_promise, tmp_path, "fault-receipt-dropped")


def test_substituted_contribution_is_caught(tmp_path: Path) -> None:
    caught(substituted_contribution, tmp_path, "fault-receipt-added")


def test_equivocation_is_caught_by_at_least_one_seat(tmp_path: Path) -> None:
    caught(equivocation, tmp_path, "fault-receipt-commitment")


def test_equivocation_about_the_list_is_caught_by_at_least_one_seat(tmp_path: Path) -> None:
    caught(equivocation_about_the_list, tmp_path, "fault-receipt-frozen")


def test_free_round_is_caught(tmp_path: Path) -> None:
    caught(free_round, tmp_path, "fault-receipt-round")


def test_free_round_is_caught_also_where_nothing_was_answered(tmp_path: Path) -> None:
    """Whether the server says that it has the bytes is up to it; the list that it showed before is written down."""
    caught(unanswered_free_round, tmp_path, "fault-receipt-round")


def test_nobody_goes_back_to_a_deal_that_was_given_up(tmp_path: Path) -> None:
    """With a friend for each further round a server could choose among as many deals as it likes."""
    caught(chosen_between_two, tmp_path, "fault-receipt-round")


def test_a_game_that_was_made_up_for_the_record_is_caught(tmp_path: Path) -> None:
    caught(made_up_game, tmp_path, "fault-receipt-played")


def test_turns_that_were_made_up_for_the_record_are_caught(tmp_path: Path) -> None:
    caught(made_up_end, tmp_path, "fault-receipt-played")


def test_a_hand_that_was_shown_is_the_one_that_was_dealt(tmp_path: Path) -> None:
    """A server could show one hand and deal another, as long as nobody has played."""
    written, (ann, *_) = honest()
    hand = ann.receipt["shown"]["hand"]
    assert ENGLISH.say("checked-receipt-played") in checked(tmp_path, written, ann)[1]
    ann.receipt["shown"]["hand"] = hand[::-1]
    assert codes(written, ann) == []
    ann.receipt["shown"]["hand"] = [*hand[1:], "Ro" if hand[0] != "Ro" else "Gt"]
    assert codes(written, ann) == ["receipt-played"]
    ann.receipt["shown"]["hand"] = None
    assert codes(written, ann) == []


@pytest.mark.parametrize("game", ["tiles-nl", "cubes-nl", "cards-999"])
def test_turns_that_are_shown_are_those_of_the_record(game: str) -> None:
    """What a seat is told of each turn has the same hash as what the record tells, whatever was hidden then."""
    room, rng = Room(game, ["here"] * 3), generator(game)
    while (seat := room.table.on_turn) is not None:
        said = choice(room.table, rng, "random" if seat else "greedy")
        room.add(act(room.table, 0.0, seat, said, room.table.position))
    seen, written = view(room.table, 0)["play"], record(room.table)
    assert seen is not None
    assert digest_of(seen["turns"]) == digest_of(written["turns"])
    assert digest_of(seen["turns"][1:]) != digest_of(seen["turns"])


def test_a_reveal_that_is_never_answered_is_not_called_late(tmp_path: Path) -> None:
    caught(unanswered_reveal, tmp_path, "fault-receipt-unanswered")


def test_a_promise_that_is_never_answered_is_not_called_late(tmp_path: Path) -> None:
    caught(unanswered_promise, tmp_path, "fault-receipt-unanswered")


def test_a_seat_that_is_passed_over_without_a_word_is_found(tmp_path: Path) -> None:
    caught(passed_over, tmp_path, "fault-receipt-unnamed")


def test_a_deal_without_a_shuffle_is_found(tmp_path: Path) -> None:
    caught(no_shuffle, tmp_path, "fault-receipt-unnamed")


def test_an_order_of_age_that_was_chosen_after_the_deal_is_found(tmp_path: Path) -> None:
    caught(chosen_order, tmp_path, "fault-receipt-order")
    one, _ = chosen_order()
    other, _ = honest_pair()
    assert one["deal"] == other["deal"]
    assert one["seniority"] == other["seniority"][::-1]


def honest_pair() -> Game:
    """The game of two whose order was changed."""
    players = [Player(0), Player(1)]
    return played(mixed(players, drawn("secret"))), players


def test_an_order_of_age_that_was_given_is_compared_with_what_was_shown(tmp_path: Path) -> None:
    written, players = given_order()
    code, said = checked(tmp_path, written, *players)
    assert code == 0
    assert said.count(ENGLISH.say("checked-receipt-order")) == 2
    players[0].receipt["seniority"] = [0, 1]
    assert codes(written, players[0]) == ["receipt-order"]


def test_another_device_that_spoke_for_the_seat_is_no_proof_either_way(tmp_path: Path) -> None:
    written, (tablet, ann, _) = another_device()
    code, said = checked(tmp_path, written, tablet)
    assert code == 1
    assert ENGLISH.say("fault-receipt-elsewhere", seat=1) in said
    assert checked(tmp_path, written, ann)[0] == 0


def test_a_receipt_from_before_says_no_more_than_it_knows(tmp_path: Path) -> None:
    """Receipts that know neither the order of age nor what was said are compared in all else."""
    written, players = honest()
    for player in players:
        del player.receipt["seniority"], player.receipt["shown"]
        for kept in player.receipt["rounds"]:
            del kept["said"]
    code, said = checked(tmp_path, written, *players)
    assert code == 0
    assert ENGLISH.say("checked-receipt-order") not in said
    assert ENGLISH.say("checked-receipt-played") not in said
    written, (ann, _) = dropped_reveal()
    del ann.receipt["rounds"][0]["said"]
    assert codes(written, ann) == ["receipt-dropped"]


def test_what_was_acknowledged_is_not_called_another_devices() -> None:
    """A server could answer a reveal as if another device had spoken before."""
    for case in (dropped_reveal, dropped_promise):
        written, (ann, _) = case()
        ann.receipt["rounds"][0]["said"] = "elsewhere"
        assert codes(written, ann) == ["receipt-dropped"]


@pytest.mark.parametrize(
    "left",
    [
        {"seat": 0, "round": 9, "owed": "commit"},
        {"seat": 0, "round": 1, "owed": "reveal"},
        {"seat": 7, "round": 1, "owed": "commit"},
    ],
    ids=["a round that never came", "held back what was dealt", "nobody's seat"],
)
def test_a_seat_is_left_out_only_where_it_can_have_been(tmp_path: Path, left: Json) -> None:
    """An acknowledged promise could be dropped by naming a round that the record never reached."""
    written, (ann, _) = dropped_promise()
    written["shuffle"]["left_out"] = [left]
    with pytest.raises(BadRecord) as wrong:
        verify(written)
    assert (wrong.value.fault.code, wrong.value.fault.values) == (FaultCode.PART, {"seat": left["seat"] + 1})
    assert checked(tmp_path, written, ann)[0] == 1


def test_nobody_is_left_out_twice() -> None:
    written, _ = dropped_promise()
    written["shuffle"]["left_out"] *= 2
    with pytest.raises(BadRecord, match="part"):
        verify(written)


def test_all_who_hold_back_may_be_left_out_in_the_round_that_is_dealt() -> None:
    """Nobody is left then, and nothing that they held back is in the deal."""
    player = Player(0)
    table = table_of(2, drawn("secret"))
    player.shown(table.shuffle.commitment)
    for seat in range(2):
        table = after(commit(table, 1.0, seat, 1, promise(GAME, 1, seat, drawn("silent", seat))), table)
    written = played(after(time_out(table, 9.0 + PATIENCE), table))
    assert [left["owed"] for left in written["shuffle"]["left_out"]] == ["reveal", "reveal"]
    assert codes(written, player) == []


@pytest.mark.parametrize("later", [{}, {"taken_over": "resigned"}], ids=["a bot's from the beginning", "taken over"])
def test_a_bot_has_no_part_in_the_shuffle(later: Json) -> None:
    """Bots are the server's: with bytes of their own, or by holding them back, it would choose."""
    for case, seat in ((honest, 0), (held_back, 1)):
        written, _ = case()
        del written["checksum"]
        written["players"][seat] |= {"bot": "greedy", **later}
        if later:
            verify(written)
            continue
        with pytest.raises(BadRecord) as wrong:
            verify(written)
        assert (wrong.value.fault.code, wrong.value.fault.values) == (FaultCode.PART, {"seat": seat + 1})


@pytest.mark.parametrize("kept_back", ["seed", "entropy", "commitments", "left_out", "round"])
def test_a_record_that_keeps_something_back_agrees_with_no_receipt(tmp_path: Path, kept_back: str) -> None:
    """A game that was given up may be told without its seed; nobody can check such a shuffle."""
    written, (ann, *_) = honest()
    del written["shuffle"][kept_back], written["checksum"]
    written["shuffle"].pop("seed", None)
    assert checked(tmp_path, written)[0] == 0
    code, said = checked(tmp_path, written, ann)
    assert code == 1
    assert "shuffle." in said


def test_whoever_holds_back_is_named_and_nobody_else_is_blamed(tmp_path: Path) -> None:
    written, players = held_back()
    assert written["shuffle"]["left_out"] == [{"seat": 1, "round": 1, "owed": "reveal"}]
    assert [codes(written, player) for player in players] == [[], []]
    assert checked(tmp_path, written, *players)[0] == 0


@pytest.mark.parametrize("case", CAUGHT)
def test_every_case_is_caught_by_the_receipts_that_should(case: Callable[[], Game]) -> None:
    written, players = case()
    assert [codes(written, player) for player in players] == CAUGHT[case]


def test_a_round_that_nobody_made_necessary_is_no_record(tmp_path: Path) -> None:
    """The record says that the shuffle began anew, but names nobody who held anything back."""
    written, _ = held_back()
    for left in ([], [{"seat": 1, "round": 1, "owed": "commit"}], [{"seat": 1, "round": 2, "owed": "reveal"}]):
        spoilt = {**written, "shuffle": {**written["shuffle"], "left_out": left}}
        with pytest.raises(BadRecord) as wrong:
            verify(spoilt)
        assert (wrong.value.fault.code, wrong.value.fault.values) == (FaultCode.ROUND, {"round": 2})
        assert checked(tmp_path, spoilt)[0] == 1


def test_a_seat_that_was_left_out_has_promised_nothing() -> None:
    written, _ = held_back()
    entropy = drawn("player", 1, 2)
    shuffle = written["shuffle"]
    commitments = [shuffle["commitments"][0], promise(GAME, 2, 1, entropy).hex()]
    told = [shuffle["entropy"][0], entropy.hex()]
    with pytest.raises(BadRecord) as wrong:
        verify({**written, "shuffle": {**shuffle, "commitments": commitments, "entropy": told}})
    assert wrong.value.fault.code is FaultCode.ENTROPY


def test_substituted_seed_is_caught(tmp_path: Path) -> None:
    """Another secret behind the old commitment: the record is not even right in itself."""
    written, players = honest()
    written["shuffle"]["seed"] = drawn("other").hex()
    code, said = checked(tmp_path, written, players[0])
    assert code == 1
    assert "shuffle.commitment" in said


def test_substituted_bytes_behind_the_old_promise_are_no_record() -> None:
    written, _ = honest()
    written["shuffle"]["entropy"][0] = drawn("other").hex()
    with pytest.raises(ValueError, match="promise"):
        verify(written)


def test_the_browser_is_tested_with_the_same_cases() -> None:
    assert FOR_THE_WEB.read_text(encoding="utf-8") == for_the_web()


def test_server_and_all_but_one_player_cannot_steer() -> None:
    """They know the secret and their own bytes beforehand, but must fix both before the honest seat tells.

    Whatever they fix, the honest seat's bytes decide: over many of them, what is dealt differs every time.
    """
    secret, friends = drawn("secret"), [drawn("friend", seat) for seat in range(2)]
    deals = set()
    for number in range(TRIES):
        table = table_of(3, secret)
        honest = drawn("honest", number)
        for seat, entropy in enumerate([honest, *friends]):
            table = after(commit(table, 1.0, seat, 1, promise(GAME, 1, seat, entropy)), table)
        for seat, entropy in enumerate([honest, *friends]):
            table = after(reveal(table, 1.0, seat, entropy), table)
        assert table.state is not None
        deals.add(table.state.deal)
    assert len(deals) == TRIES


def test_server_and_all_but_one_player_can_refuse_but_not_pick() -> None:
    """A friend who keeps silent once the deal is known throws it away; the honest seat draws anew, so the next one is
    unknown again. Each refusal costs a seat, and the record names it."""
    honest = Player(0)
    table = table_of(3, drawn("secret"))
    honest.shown(table.shuffle.commitment)
    for number, silent in ((1, 1), (2, 2)):
        table = after(commit(table, 50.0 * number, 0, number, honest.promises(number)), table)
        for seat in table.mixers()[1:]:
            promised = promise(GAME, number, seat, drawn("friend", seat, number))
            table = after(commit(table, 50.0 * number, seat, number, promised), table)
        table = after(reveal(table, 50.0 * number, 0, honest.tells(frozen_list(table))), table)
        for seat in [seat for seat in table.mixers() if seat not in (0, silent)]:
            table = after(reveal(table, 50.0 * number, seat, drawn("friend", seat, number)), table)
        table = after(time_out(table, 50.0 * number + PATIENCE + 1), table)
    table = after(commit(table, 200.0, 0, 3, honest.promises(3)), table)
    table = after(reveal(table, 200.0, 0, honest.tells(frozen_list(table))), table)
    written = played(table)
    assert codes(written, honest) == []
    assert [(left["seat"], left["owed"]) for left in written["shuffle"]["left_out"]] == [(1, "reveal"), (2, "reveal")]
    assert written["shuffle"]["entropy"] == [drawn("player", 0, 3).hex(), None, None]


def test_all_players_but_one_without_the_server_learn_nothing_early() -> None:
    """All players' bytes together fit any deal: without the secret they say nothing about it."""
    players = [Player(0), Player(1), Player(2)]
    states = [mixed(players, drawn("secret", number)).state for number in range(TRIES)]
    assert len({state.deal for state in states if state is not None}) == TRIES


def test_nobody_copies_what_another_seat_has_promised() -> None:
    """A promise names its game, round and seat: another seat that repeats it can never tell what it stands for."""
    table = table_of(2, drawn("secret"))
    ann = Player(0)
    ann.shown(table.shuffle.commitment)
    copied = ann.promises(1)
    for seat in range(2):
        table = after(commit(table, 1.0, seat, 1, copied), table)
    entropy = ann.tells(frozen_list(table))
    table = after(reveal(table, 1.0, 0, entropy), table)
    with pytest.raises(Denied, match="wrong-reveal"):
        reveal(table, 1.0, 1, entropy)


def test_a_record_of_the_old_kind_does_not_stand_in_for_a_mixed_one(tmp_path: Path) -> None:
    players = [Player(0), Player(1)]
    table = mixed(players, drawn("secret"))
    assert table.state is not None
    plain = record_of(table.verbs.start(table.edition, (0, 1), drawn("other")), table.players, reveal=True)
    assert codes(plain, players[0]) == ["receipt-game"]
    code, said = checked(tmp_path, plain, players[0])
    assert code == 1
    assert GAME in said


def test_a_device_that_was_away_agrees_that_it_was_left_out(tmp_path: Path) -> None:
    written, (ann, _) = away()
    assert codes(written, ann) == []
    code, said = checked(tmp_path, written, ann)
    assert code == 0
    assert ENGLISH.say("check-left-out") in said


@pytest.mark.parametrize(
    "spoilt",
    [
        list,
        lambda receipt: receipt | {"format": "sixfold/1"},
        lambda receipt: receipt | {"commitment": "00"},
        lambda receipt: {key: value for key, value in receipt.items() if key != "rounds"},
        lambda receipt: receipt | {"more": 1},
    ],
)
def test_what_is_no_receipt_is_said_to_be_none(tmp_path: Path, spoilt: Callable[[Json], Any]) -> None:
    player = Player(0)
    written = played(mixed([player, Player(1)], drawn("secret")))
    player.receipt = spoilt(player.receipt)
    code, said = checked(tmp_path, written, player)
    assert code == 2
    assert ENGLISH.say("fault-receipt") in said


def test_a_receipt_of_another_game_is_said_to_be_one(tmp_path: Path) -> None:
    player = Player(0)
    written = played(mixed([player, Player(1)], drawn("secret")))
    player.receipt["game"] = "another"
    assert codes(written, player) == ["receipt-game"]
    assert checked(tmp_path, written, player)[0] == 1


def test_a_log_of_the_first_kind_is_replayed_as_it_was() -> None:
    """Games that were begun before seats promised: their entropy stands in the log, and their records stay valid."""
    people = tuple(SeatSettings("here", f"p{seat}") for seat in range(2))
    seats = tuple(Seat(name=seat.name, token=seat.name) for seat in people)
    first = created(Settings("tiles-nl", people, start="host"), seats, drawn("old"), "host", None, 0.0)
    data = json.loads(json.dumps(first.data)) | {"rules": 1}
    data["seats"][0]["entropy"] = "c0ffee"
    log = [replace(first, data=data), Event(2, 1.0, Kind.ENTROPY, 1, {"entropy": "beef"})]
    table = replay(GAME, [*log, Event(3, 2.0, Kind.STARTED, None, {"seniority": [1, 0]})])
    assert table.rules == 1
    written = played(table)
    assert written["shuffle"]["method"] == "sha256-counter-entropy/1"
    assert written["shuffle"]["entropy"] == ["c0ffee", "beef"]
    lobby = starting(replace(replay(GAME, log), settings=Settings("tiles-nl", people)), 3.0)
    assert lobby[-1].after.status is Status.PLAYING


@pytest.mark.slow
@run_async
async def test_games_against_the_computer_and_rematches_are_mixed_too(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with server_inside(tmp_path_factory.mktemp("again")) as url:
        async with http(url) as client:
            asked = {"edition": "tiles-nl", "seats": [here("Ann") | {"mixes": True}, a_bot()]}
            made = (await client.post("/api/games", json=asked)).json()
            game, token, view = made["game"], made["seats"][0]["token"], made["view"]
            for _ in range(2):
                assert view["status"] == "shuffling"
                mixer = Mixer(view, 0, token)
                await mix(client, mixer)
                path, known = f"/api/games/{game}", bearer(token)
                assert (await client.post(f"{path}/resign", json={"end": True}, headers=known)).status_code == 200
                record = (await client.get(f"{path}/record", headers=known)).json()
                assert record["shuffle"]["method"] == COMMIT_METHOD
                check_receipt(record, mixer.receipt)
                game = (await client.post(f"{path}/rematch", headers=known)).json()["game"]
                view = (await client.get(f"/api/games/{game}", headers=known)).json()
