"""Dishonest servers and players: each way to steer the deal is tried, and caught by the receipt of one honest seat.

The servers here cheat as well as they can: whatever they change, they rewrite the whole game so that the record is right
in itself. Only what an honest device has kept speaks against them.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from server.pure import choice
from sixfold.cli import app
from sixfold.core.mix import promise
from sixfold.records import receipt_faults, record_of, verify
from sixfold.records.receipts import RECEIPT_FORMAT, read_receipt
from sixfold.server.table import Denied, Event, Kind, Seat, SeatSettings, Settings, Status, Step, Table, replay
from sixfold.server.table.clocks import PATIENCE
from sixfold.server.table.decide import act, created, starting, time_out
from sixfold.server.table.shuffling import commit, reveal
from sixfold.server.table.views import record

Json = dict[str, Any]
GAME = "fairgame"
TRIES = 16
"""Deals that a server tries; each is a choice that it must not have."""


def drawn(*of: object) -> bytes:
    """Bytes for a test, always the same."""
    return Random(repr(of)).randbytes(32)


@dataclass
class Player:
    """An honest device: it promises only under a commitment of the server, and tells only under a list of all."""

    seat: int
    receipt: Json = field(default_factory=dict)

    def shown(self, commitment: str) -> None:
        """It sees the server's commitment; the first one counts."""
        start = {"format": RECEIPT_FORMAT, "game": GAME, "seat": self.seat, "commitment": commitment, "rounds": []}
        self.receipt = self.receipt or start

    def promises(self, number: int) -> bytes:
        """It draws, and publishes the hash."""
        entropy = drawn("player", self.seat, number)
        kept = {"round": number, "entropy": entropy.hex(), "commitments": None, "committed": True, "revealed": False}
        self.receipt["rounds"].append(kept)
        return promise(GAME, number, self.seat, entropy)

    def tells(self, commitments: list[str | None]) -> bytes:
        """It has seen the list, and says what it drew."""
        self.receipt["rounds"][-1] |= {"commitments": commitments, "revealed": True}
        return bytes.fromhex(self.receipt["rounds"][-1]["entropy"])


def table_of(players: int, secret: bytes) -> Table:
    """A game of tiles in its shuffle."""
    people = tuple(SeatSettings("here", f"p{seat}") for seat in range(players))
    seats = tuple(Seat(name=seat.name, token=seat.name, mixes=True) for seat in people)
    table = replay(GAME, [created(Settings("tiles-nl", people), seats, secret, "host", None, 0.0)])
    return starting(table, 0.0)[-1].after


def after(steps: list[Step], table: Table) -> Table:
    """The table after steps."""
    return steps[-1].after if steps else table


def frozen_list(table: Table) -> list[str | None]:
    """The promises of all seats."""
    return [None if seat.promise is None else seat.promise.hex() for seat in table.seats]


def mixed(players: list[Player], secret: bytes) -> Table:
    """An honest shuffle, up to the deal."""
    table = table_of(len(players), secret)
    for player in players:
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, table.round, player.promises(table.round)), table)
    for player in players:
        table = after(reveal(table, 2.0, player.seat, player.tells(frozen_list(table))), table)
    return table


def played(table: Table, turns: int = 4) -> Json:
    """The record of the game that follows, given up after some turns."""
    rng = Random(1)
    for _ in range(turns):
        assert table.on_turn is not None
        table = after(act(table, 3.0, table.on_turn, choice(table, rng), table.position), table)
    written = record(replace(table, status=Status.RESIGNED))
    verify(written)
    return written


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


def liked(secret: bytes, entropy: list[bytes]) -> int:
    """How much a dishonest server likes what would be dealt: the best of its deals is the one it wants."""
    table = table_of(len(entropy), secret)
    for seat, told in enumerate(entropy):
        table = after(commit(table, 1.0, seat, 1, promise(GAME, 1, seat, told)), table)
    for seat, told in enumerate(entropy):
        table = after(reveal(table, 1.0, seat, told), table)
    assert table.state is not None
    return sum(int(piece) for piece in table.state.deal[-1])


def rewritten(secret: bytes, entropy: list[bytes]) -> Json:
    """A whole game in itself right, from any secret and any bytes."""
    table = table_of(len(entropy), secret)
    for seat, told in enumerate(entropy):
        table = after(commit(table, 1.0, seat, 1, promise(GAME, 1, seat, told)), table)
    for seat, told in enumerate(entropy):
        table = after(reveal(table, 1.0, seat, told), table)
    return played(table)


def told_by(players: list[Player]) -> list[bytes]:
    """What honest players tell in the first round."""
    return [drawn("player", player.seat, 1) for player in players]


def test_an_honest_game_passes_every_check(tmp_path: Path) -> None:
    players = [Player(0), Player(1), Player(2)]
    written = played(mixed(players, drawn("secret")))
    assert [codes(written, player) for player in players] == [[], [], []]
    code, said = checked(tmp_path, written, *players)
    assert code == 0
    assert said.count("went into the shuffle") == 3


def test_rigged_seed_choice_is_caught(tmp_path: Path) -> None:
    """The server tries secrets once it knows all entropy, as it could before seats promised."""
    players = [Player(0), Player(1)]
    mixed(players, drawn("shown"))
    best = max((drawn("tried", number) for number in range(TRIES)), key=lambda tried: liked(tried, told_by(players)))
    written = rewritten(best, told_by(players))
    assert [codes(written, player) for player in players] == [["receipt-commitment"]] * 2
    code, said = checked(tmp_path, written, players[0])
    assert code == 1
    assert "commitment isn't the one" in said


def test_late_commitment_is_caught(tmp_path: Path) -> None:
    """The server shows another commitment once the seats have told: devices have kept the first."""
    players = [Player(0), Player(1)]
    mixed(players, drawn("first"))
    late = drawn("late")
    for player in players:
        player.shown(mixed([Player(0), Player(1)], late).shuffle.commitment)
    written = rewritten(late, told_by(players))
    assert [codes(written, player) for player in players] == [["receipt-commitment"]] * 2
    assert checked(tmp_path, written, players[1])[0] == 1


def test_dropped_reveal_is_caught(tmp_path: Path) -> None:
    """The server lets an honest seat tell, dislikes the deal, and claims that it never did."""
    honest, friend = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    for player in (honest, friend):
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, 1, player.promises(1)), table)
    honest.tells(frozen_list(table))
    table = after(reveal(table, 2.0, 1, friend.tells(frozen_list(table))), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    assert (table.round, table.mixers()) == (2, [1])
    table = after(commit(table, 50.0, 1, 2, friend.promises(2)), table)
    table = after(reveal(table, 50.0, 1, friend.tells(frozen_list(table))), table)
    written = played(table)
    assert codes(written, honest) == ["receipt-dropped"]
    assert codes(written, friend) == []
    code, said = checked(tmp_path, written, honest)
    assert code == 1
    assert "answered in time" in said


def test_dropped_promise_is_caught() -> None:
    honest, friend = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    for player in (honest, friend):
        player.shown(table.shuffle.commitment)
    honest.promises(1)
    table = after(commit(table, 1.0, 1, 1, friend.promises(1)), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    table = after(reveal(table, 50.0, 1, friend.tells(frozen_list(table))), table)
    assert codes(played(table), honest) == ["receipt-dropped"]


def test_substituted_seed_is_caught(tmp_path: Path) -> None:
    """Another secret with the old commitment: the record is not even right in itself."""
    players = [Player(0), Player(1)]
    written = played(mixed(players, drawn("secret")))
    written["shuffle"]["seed"] = drawn("other").hex()
    code, said = checked(tmp_path, written, players[0])
    assert code == 1
    assert "shuffle.commitment" in said


def test_substituted_contribution_is_caught(tmp_path: Path) -> None:
    """The server says that an honest seat told other bytes, with a promise that fits them."""
    players = [Player(0), Player(1)]
    secret = drawn("secret")
    mixed(players, secret)
    tried = ([drawn("tried", number), told_by(players)[1]] for number in range(TRIES))
    written = rewritten(secret, max(tried, key=lambda entropy: liked(secret, entropy)))
    assert codes(written, players[0]) == ["receipt-frozen", "receipt-added"]
    assert codes(written, players[1]) == ["receipt-frozen"]
    assert checked(tmp_path, written, players[0])[0] == 1


def test_substituted_bytes_behind_the_old_promise_are_no_record() -> None:
    players = [Player(0), Player(1)]
    written = played(mixed(players, drawn("secret")))
    written["shuffle"]["entropy"][0] = drawn("other").hex()
    with pytest.raises(ValueError, match="promise"):
        verify(written)


def test_equivocation_is_caught_by_at_least_one_seat(tmp_path: Path) -> None:
    """The server shows each seat another commitment, and can keep to one of them only."""
    players = [Player(0), Player(1)]
    players[0].shown(table_of(2, drawn("for Ann")).shuffle.commitment)
    written = played(mixed(players, drawn("for Bob")))
    assert [codes(written, player) for player in players] == [["receipt-commitment"], []]
    assert checked(tmp_path, written, *players)[0] == 1


def test_equivocation_about_the_list_is_caught_by_at_least_one_seat() -> None:
    players = [Player(0), Player(1), Player(2)]
    table = table_of(3, drawn("secret"))
    for player in players:
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, 1, player.promises(1)), table)
    lie = [*frozen_list(table)[:2], promise(GAME, 1, 2, drawn("another")).hex()]
    for player in players:
        shown = lie if player.seat == 0 else frozen_list(table)
        table = after(reveal(table, 2.0, player.seat, player.tells(shown)), table)
    assert [codes(played(table), player) for player in players] == [["receipt-frozen"], [], []]


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
    away, there = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    away.shown(table.shuffle.commitment)
    there.shown(table.shuffle.commitment)
    table = after(commit(table, 1.0, 1, 1, there.promises(1)), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    table = after(reveal(table, 50.0, 1, there.tells(frozen_list(table))), table)
    written = played(table)
    assert codes(written, away) == []
    code, said = checked(tmp_path, written, away)
    assert code == 0
    assert "didn't answer in time" in said


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda receipt: [],
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
    assert "isn't a player's receipt" in said


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
