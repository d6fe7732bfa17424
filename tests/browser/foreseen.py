"""Games against the computer, foreseen to the end: deals are chosen by what comes of them."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from browser.ahead import Enough, Json
from browser.chance import entropy
from browser.table import Game
from given import STAGE, chance
from server.client import choose
from server.process import ServerProcess
from server.pure import choice, thought
from sixfold.core.mix import promise
from sixfold.server.bots.thinking import bots_seed
from sixfold.server.secret import new_game_id
from sixfold.server.table import Seat, SeatSettings, Settings, Table, replay
from sixfold.server.table.decide import act, act_for_bot, created, starting
from sixfold.server.table.shuffling import commit, reveal
from sixfold.server.table.views import view

EDITIONS: dict[Game, str] = {"tiles": "tiles-mindware", "cubes": "cubes-nl", "cards": "cards-999"}
"""What somebody who speaks English plays after one press."""
COMPUTER = "greedy"
MOST_TRIED = 20_000


def deal_where(server: ServerProcess, game: Game, wish: Enough, within: int = 1, person: int = 0) -> None:
    """Deal the person's first game against the computer so that a wish comes true.

    It is one on the views of the person's first turns, so many as `within` says, if they are played as `play_ahead`
    plays them; a game that is over gives its last view.
    """
    game_id = new_game_id(server.twin().world)
    for number in range(MOST_TRIED):
        seed = chance("deal", STAGE.scene, game, number)
        if any(wish(seen) for seen in islice(own_turns(game, game_id, seed, person), within)):
            server.deal(seed)
            return
    raise AssertionError(f"no game of {game} in {MOST_TRIED} grants the wish")


def own_turns(game: Game, game_id: str, seed: bytes, person: int = 0) -> Iterator[Json]:
    """What the person sees whenever it is their turn, and when the game is over."""
    table, rng = _table(game, game_id, seed, person), Random(0)
    while (seat := table.on_turn) is not None:
        if seat == 0:
            seen: Json = dict(view(table, seat))
            yield seen
            steps = act(table, 0.0, seat, choose(seen, rng), seen["answers"])
        else:
            wanted = choice(table, Random(bots_seed(table)), COMPUTER)
            steps = act_for_bot(table, 0.0, thought(table, wanted, COMPUTER))
        table = steps[-1].after
    yield dict(view(table, 0))


def _table(game: Game, game_id: str, seed: bytes, person: int) -> Table:
    settings = Settings(EDITIONS[game], (SeatSettings("here", "", None), SeatSettings("bot", "", COMPUTER)))
    seats = (Seat(name="", bot=None, token="token", mixes=True), Seat(name=COMPUTER, bot=COMPUTER))
    table = replay(game_id, [created(settings, seats, seed, "host", None, 0.0)])
    table = starting(table, 0.0)[-1].after
    told = entropy(person)
    table = commit(table, 0.0, 0, table.round, promise(game_id, table.round, 0, told))[-1].after
    return reveal(table, 0.0, 0, told)[-1].after
