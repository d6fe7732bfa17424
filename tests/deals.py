"""Deals chosen for what a test needs. Found by trying one seed after the other, from the seed of the run on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random
from typing import Any

from given import chance
from sixfold.bots import bot
from sixfold.core.mix import Mix
from sixfold.core.stream import Shuffle
from sixfold.games import GAMES, edition

MOST_TRIED = 20_000
Wish = Callable[[Any], bool]
"""Whether the state at the start of a game is what a test needs."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A seed and the game that it deals."""

    seed: bytes
    state: Any

    @property
    def seat(self) -> int:
        """Who begins."""
        return int(self.state.seat)


def dealt(
    edition_id: str,
    players: int,
    seed: bytes,
    seniority: Sequence[int] | None = None,
) -> Deal:
    """The game that a server deals from this seed, where no client adds to the shuffle."""
    nothing = (None,) * players
    rules, shuffle = edition(edition_id), Shuffle(seed, mix=Mix("any", commitments=nothing, entropy=nothing))
    order = tuple(seniority) if seniority is not None else shuffle.order(players)
    return Deal(seed, GAMES[rules.game].start(rules, order, shuffle.stream_seed))


def deal_where(
    edition_id: str,
    players: int,
    wish: Wish,
    seniority: Sequence[int] | None = None,
) -> Deal:
    """The first deal of the run that grants a wish."""
    for number in islice(count(), MOST_TRIED):
        deal = dealt(edition_id, players, chance("deal", edition_id, players, number), seniority)
        if wish(deal.state):
            return deal
    raise AssertionError(f"no deal of {edition_id} for {players} players in {MOST_TRIED} grants the wish")


def greedy(state: Any) -> Any:
    """What a greedy player does here, the same every time."""
    game = state.edition.game
    return bot("greedy", game)(GAMES[game].observe(state, state.seat), Random(1))


def after(state: Any, turns: int = 1) -> Any:
    """The state after so many actions of greedy players, or at the end."""
    for _ in range(turns):
        if not state.ended:
            state = GAMES[state.edition.game].apply(state, greedy(state))
    return state


def nothing_fits(state: Any) -> bool:
    """Whether the player on turn can place or play nothing from the hand."""
    verbs = GAMES[state.edition.game]
    may = verbs.may(verbs.observe(state, state.seat))
    return may is not None and not may.play


def second_has_nothing(state: Any) -> bool:
    """Whether nothing fits for whoever follows a greedy first player; with tiles that is a trade, with cards a pass."""
    return nothing_fits(after(state))


def ends_within(actions: int) -> Wish:
    """Whether greedy players have ended the game after so many actions."""
    return lambda state: after(state, actions).ended is not None
