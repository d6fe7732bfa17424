"""Servers that cheat as well as they can, and one honest device that keeps its receipt.

Whatever such a server changes, it rewrites the whole game so that the record is right in itself. Run as a script, this
writes the same cases down for the tests of the web app.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from server.pure import choice
from sixfold.core.mix import promise
from sixfold.records import verify
from sixfold.records.receipts import RECEIPT_FORMAT, digest_of
from sixfold.server.table import Seat, SeatSettings, Settings, Status, Step, Table, replay
from sixfold.server.table.clocks import PATIENCE
from sixfold.server.table.decide import act, created, starting, time_out
from sixfold.server.table.shuffling import commit, reveal
from sixfold.server.table.views import record, view

Json = dict[str, Any]
GAME = "fairgame"
TRIES = 16
"""Deals that a server tries; each is a choice that it must not have."""
FOR_THE_WEB = Path(__file__).parents[2] / "web" / "src" / "fairness" / "cheating.json"


def drawn(*of: object) -> bytes:
    """Bytes for a test, always the same."""
    return Random(repr(of)).randbytes(32)


@dataclass
class Player:
    """An honest device: it promises only under a commitment of the server, and tells only under a list of all."""

    seat: int
    receipt: Json = field(default_factory=dict)

    def shown(self, commitment: str, order: list[int] | None = None) -> None:
        """It sees the server's commitment, and the order of age if one is given; the first ones count."""
        self.receipt = self.receipt or {
            "format": RECEIPT_FORMAT,
            "game": GAME,
            "seat": self.seat,
            "commitment": commitment,
            "seniority": order,
            "rounds": [],
        }

    def promises(self, number: int, *, answered: bool = True) -> bytes:
        """It draws, and publishes the hash."""
        entropy = drawn("player", self.seat, number)
        kept = {"round": number, "entropy": entropy.hex(), "commitments": None, "said": "commit"}
        self.receipt["rounds"].append(kept | {"committed": answered, "revealed": False})
        return promise(GAME, number, self.seat, entropy)

    def tells(self, commitments: list[str | None], *, answered: bool = True) -> bytes:
        """It has seen the list, and says what it drew."""
        self.receipt["rounds"][-1] |= {"commitments": commitments, "said": "reveal", "revealed": answered}
        return bytes.fromhex(self.receipt["rounds"][-1]["entropy"])

    def watches(self, table: Table) -> None:
        """It is shown the game as it is played; of its hands it keeps the first."""
        play = view(table, self.seat)["play"]
        assert play is not None
        hand = self.receipt.get("shown", play)["hand"]
        self.receipt["shown"] = {"hand": hand, "turns": len(play["turns"]), "digest": digest_of(play["turns"])}


def table_of(players: int, secret: bytes, order: tuple[int, ...] | None = None, without: tuple[int, ...] = ()) -> Table:
    """A game of tiles in its shuffle; whoever goes without has no part in it."""
    people = tuple(SeatSettings("here", f"p{seat}") for seat in range(players))
    seats = tuple(
        Seat(name=seat.name, token=seat.name, mixes=number not in without) for number, seat in enumerate(people)
    )
    settings = Settings("tiles-nl", people, order)
    return after(starting(replay(GAME, [created(settings, seats, secret, "host", None, 0.0)]), 0.0))


def after(steps: list[Step], table: Table | None = None) -> Table:
    """The table after steps."""
    if steps:
        return steps[-1].after
    assert table is not None
    return table


def frozen_list(table: Table) -> list[str | None]:
    """The promises of all seats."""
    return [None if seat.promise is None else seat.promise.hex() for seat in table.seats]


def mixed(players: list[Player], secret: bytes, order: tuple[int, ...] | None = None) -> Table:
    """An honest shuffle, up to the deal."""
    table = table_of(len(players), secret, order)
    for player in players:
        player.shown(table.shuffle.commitment, None if order is None else [*order])
        table = after(commit(table, 1.0, player.seat, table.round, player.promises(table.round)), table)
    for player in players:
        table = after(reveal(table, 2.0, player.seat, player.tells(frozen_list(table))), table)
    return table


def played(table: Table, turns: int = 4, watching: Sequence[Player] = ()) -> Json:
    """The record of the game that follows, given up after some turns, each of which some see."""
    rng = Random(1)
    for number in range(turns + 1):
        for player in watching:
            player.watches(table)
        if number < turns:
            assert table.on_turn is not None
            table = after(act(table, 3.0, table.on_turn, choice(table, rng), table.position), table)
    written = record(replace(table, status=Status.RESIGNED))
    verify(written)
    return written


def dealt_from(secret: bytes, entropy: list[bytes]) -> Table:
    """The deal that follows from any secret and any bytes."""
    table = table_of(len(entropy), secret)
    for seat, told in enumerate(entropy):
        table = after(commit(table, 1.0, seat, 1, promise(GAME, 1, seat, told)), table)
    for seat, told in enumerate(entropy):
        table = after(reveal(table, 1.0, seat, told), table)
    return table


def liked(secret: bytes, entropy: list[bytes]) -> int:
    """How much a dishonest server likes what would be dealt: the best of its deals is the one it wants."""
    table = dealt_from(secret, entropy)
    assert table.state is not None
    return sum(int(piece) for piece in table.state.deal[-1])


def rewritten(secret: bytes, entropy: list[bytes]) -> Json:
    """A whole game in itself right, from any secret and any bytes."""
    return played(dealt_from(secret, entropy))


def told_by(players: list[Player]) -> list[bytes]:
    """What honest players tell in the first round."""
    return [drawn("player", player.seat, 1) for player in players]


Game = tuple[Json, list[Player]]
"""A record, and the players whose receipts are held against it."""


def honest() -> Game:
    """Everybody keeps to the protocol."""
    players = [Player(0), Player(1), Player(2)]
    return played(mixed(players, drawn("secret")), watching=players), players


def rigged_seed_choice() -> Game:
    """The server tries secrets once it knows all entropy, as it could before seats promised."""
    players = [Player(0), Player(1)]
    mixed(players, drawn("shown"))
    best = max((drawn("tried", number) for number in range(TRIES)), key=lambda tried: liked(tried, told_by(players)))
    return rewritten(best, told_by(players)), players


def late_commitment() -> Game:
    """The server shows another commitment once the seats have told: devices have kept the first."""
    players = [Player(0), Player(1)]
    mixed(players, drawn("first"))
    late = drawn("late")
    for player in players:
        player.shown(mixed([Player(0), Player(1)], late).shuffle.commitment)
    return rewritten(late, told_by(players)), players


def _dropped_reveal(*, answered: bool) -> Game:
    """Ann tells her bytes, and the record says that she never did."""
    ann, friend = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    for player in (ann, friend):
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, 1, player.promises(1)), table)
    ann.tells(frozen_list(table), answered=answered)
    table = after(reveal(table, 2.0, 1, friend.tells(frozen_list(table))), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    assert (table.round, table.mixers()) == (2, [1])
    table = after(commit(table, 50.0, 1, 2, friend.promises(2)), table)
    table = after(reveal(table, 50.0, 1, friend.tells(frozen_list(table))), table)
    return played(table), [ann, friend]


def dropped_reveal() -> Game:
    """The server lets an honest seat tell, dislikes the deal, and claims that it never did."""
    return _dropped_reveal(answered=True)


def unanswered_reveal() -> Game:
    """The same, but the server never answers, as if the network had lost what was told."""
    return _dropped_reveal(answered=False)


def _dropped_promise(*, answered: bool) -> Game:
    """Ann promises, and the record says that she never did."""
    ann, friend = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    for player in (ann, friend):
        player.shown(table.shuffle.commitment)
    ann.promises(1, answered=answered)
    table = after(commit(table, 1.0, 1, 1, friend.promises(1)), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    table = after(reveal(table, 50.0, 1, friend.tells(frozen_list(table))), table)
    return played(table), [ann, friend]


def dropped_promise() -> Game:
    """The server takes an honest seat's promise and claims that it never came."""
    return _dropped_promise(answered=True)


def unanswered_promise() -> Game:
    """The same, but the server never answers."""
    return _dropped_promise(answered=False)


def passed_over() -> Game:
    """The server goes on without an honest seat, and says nothing of it."""
    ann, friend = Player(0), Player(1)
    table = table_of(2, drawn("secret"), without=(0,))
    for player in (ann, friend):
        player.shown(table.shuffle.commitment)
    ann.promises(1, answered=False)
    table = after(commit(table, 1.0, 1, 1, friend.promises(1)), table)
    table = after(reveal(table, 2.0, 1, friend.tells(frozen_list(table))), table)
    return played(table), [ann, friend]


def no_shuffle() -> Game:
    """The server deals at once, though devices have asked for a part: they have kept what they saw in the lobby."""
    players = [Player(0), Player(1)]
    table = table_of(2, drawn("secret"), without=(0, 1))
    for player in players:
        player.shown(table.shuffle.commitment)
    return played(table), players


def chosen_order() -> Game:
    """The server looks at the deal, and chooses who counts as the oldest, and so who begins."""
    players = [Player(0), Player(1)]
    honest_order = mixed(players, drawn("secret")).seniority
    assert honest_order is not None
    return played(mixed([Player(0), Player(1)], drawn("secret"), honest_order[::-1])), players


def given_order() -> Game:
    """No cheating: the host has given the order of age, and everybody saw it before the shuffle."""
    players = [Player(0), Player(1)]
    return played(mixed(players, drawn("secret"), (1, 0))), players


def another_device() -> Game:
    """No cheating, as far as anybody can tell: Ann has two devices, and one of them was too late."""
    ann, tablet, bob = Player(0), Player(0), Player(1)
    table = mixed([ann, bob], drawn("secret"))
    tablet.shown(table.shuffle.commitment)
    tablet.promises(1, answered=False)
    tablet.receipt["rounds"][-1] |= {"said": "elsewhere", "entropy": drawn("tablet").hex()}
    return played(table), [tablet, ann, bob]


def another_device_was_late() -> Game:
    """No cheating, as far as anybody can tell: Ann's tablet had nothing to say, and her telephone was late."""
    tablet, bob = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    for player in (tablet, bob):
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, 1, player.promises(1)), table)
    tablet.receipt["rounds"][-1] |= {"said": "elsewhere", "committed": False, "entropy": drawn("tablet").hex()}
    table = after(reveal(table, 2.0, 1, bob.tells(frozen_list(table))), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    table = after(commit(table, 50.0, 1, 2, bob.promises(2)), table)
    table = after(reveal(table, 50.0, 1, bob.tells(frozen_list(table))), table)
    return played(table), [tablet, bob]


def chosen_between_two() -> Game:
    """The server and a friend claim that the friend has held back, look at a second deal, and take the first."""
    ann, friend = Player(0), Player(1)
    table = mixed([ann, friend], drawn("secret"))
    ann.promises(2)
    ann.tells([promise(GAME, 2, 0, drawn("player", 0, 2)).hex(), None])
    return played(table), [ann, friend]


def made_up_game() -> Game:
    """The server mixes honestly, lets people play a deal of its own choice, and makes up a game for the record."""
    players = [Player(0), Player(1)]
    table = mixed(players, drawn("secret"))
    played(dealt_from(drawn("chosen"), told_by(players)), watching=players)
    return played(table), players


def made_up_end() -> Game:
    """The same, but only the last of the turns are not those that Ann was shown."""
    ann, friend = Player(0), Player(1)
    table = mixed([ann, friend], drawn("secret"))
    played(table, watching=[ann])
    return played(table, turns=3), [ann, friend]


def _second_round(*, told_truly: bool, answered: bool = True) -> Game:
    """A seat has promised and tells nothing, so that the others begin anew; Ann is shown the list as it is, or not."""
    ann, friend = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    for player in (ann, friend):
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, 1, player.promises(1)), table)
    frozen = frozen_list(table)
    shown = frozen if told_truly else [frozen[0], None]
    table = after(reveal(table, 2.0, 0, ann.tells(shown, answered=answered)), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    table = after(commit(table, 50.0, 0, 2, ann.promises(2)), table)
    table = after(reveal(table, 50.0, 0, ann.tells(frozen_list(table))), table)
    return played(table), [ann, friend]


def held_back() -> Game:
    """A player looks on as the others tell, and keeps silent: the record names them, and the others begin anew."""
    return _second_round(told_truly=True)


def free_round() -> Game:
    """The server dislikes a deal and says that a seat held something back; Ann knows that it had promised nothing."""
    return _second_round(told_truly=False)


def unanswered_free_round() -> Game:
    """The same, but the server never answered that it had her bytes."""
    return _second_round(told_truly=False, answered=False)


def substituted_contribution() -> Game:
    """The server says that an honest seat told other bytes, with a promise that fits them."""
    players = [Player(0), Player(1)]
    secret = drawn("secret")
    mixed(players, secret)
    tried = ([drawn("tried", number), told_by(players)[1]] for number in range(TRIES))
    return rewritten(secret, max(tried, key=lambda entropy: liked(secret, entropy))), players


def equivocation() -> Game:
    """The server shows each seat another commitment, and can keep to one of them only."""
    players = [Player(0), Player(1)]
    players[0].shown(table_of(2, drawn("for Ann")).shuffle.commitment)
    return played(mixed(players, drawn("for Bob"))), players


def equivocation_about_the_list() -> Game:
    """The server shows one seat another list of promises than the others."""
    players = [Player(0), Player(1), Player(2)]
    table = table_of(3, drawn("secret"))
    for player in players:
        player.shown(table.shuffle.commitment)
        table = after(commit(table, 1.0, player.seat, 1, player.promises(1)), table)
    lie = [*frozen_list(table)[:2], promise(GAME, 1, 2, drawn("another")).hex()]
    for player in players:
        shown = lie if player.seat == 0 else frozen_list(table)
        table = after(reveal(table, 2.0, player.seat, player.tells(shown)), table)
    return played(table), players


def away() -> Game:
    """No cheating: a device was away, is left out, and the record says so."""
    ann, there = Player(0), Player(1)
    table = table_of(2, drawn("secret"))
    ann.shown(table.shuffle.commitment)
    there.shown(table.shuffle.commitment)
    table = after(commit(table, 1.0, 1, 1, there.promises(1)), table)
    table = after(time_out(table, 9.0 + PATIENCE), table)
    table = after(reveal(table, 50.0, 1, there.tells(frozen_list(table))), table)
    return played(table), [ann, there]


CAUGHT = {
    honest: [[], [], []],
    rigged_seed_choice: [["receipt-commitment"], ["receipt-commitment"]],
    late_commitment: [["receipt-commitment"], ["receipt-commitment"]],
    dropped_reveal: [["receipt-dropped"], []],
    dropped_promise: [["receipt-dropped"], []],
    unanswered_reveal: [["receipt-unanswered"], []],
    unanswered_promise: [["receipt-unanswered"], []],
    passed_over: [["receipt-unnamed"], []],
    no_shuffle: [["receipt-unnamed"], ["receipt-unnamed"]],
    chosen_order: [["receipt-order"], ["receipt-order"]],
    given_order: [[], []],
    another_device: [["receipt-elsewhere"], [], []],
    another_device_was_late: [["receipt-elsewhere"], []],
    chosen_between_two: [["receipt-round"], []],
    made_up_game: [["receipt-played"], ["receipt-played"]],
    made_up_end: [["receipt-played"], []],
    held_back: [[], []],
    free_round: [["receipt-round"], []],
    unanswered_free_round: [["receipt-round"], []],
    substituted_contribution: [["receipt-frozen", "receipt-added"], ["receipt-frozen"]],
    equivocation: [["receipt-commitment"], []],
    equivocation_about_the_list: [["receipt-frozen"], [], []],
    away: [[], []],
}
"""What each player's receipt says against the record."""


def for_the_web() -> str:
    """The same cases as JSON."""
    cases = []
    for case, codes in CAUGHT.items():
        written, players = case()
        receipts = [player.receipt for player in players]
        cases.append({"name": case.__name__, "record": written, "receipts": receipts, "caught": codes})
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "\n]\n"


if __name__ == "__main__":
    FOR_THE_WEB.write_text(for_the_web(), encoding="utf-8")
