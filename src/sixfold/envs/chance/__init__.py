"""A game in small moves in which chance is explicit: every draw and every roll is a move of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.pieces import Piece
from sixfold.envs.chance import cards, cubes, tiles
from sixfold.envs.chance.kinds import Chance, Outcomes
from sixfold.envs.rewards import Reward
from sixfold.envs.steps import Partial, steps_of
from sixfold.games import GAMES
from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles

_CHANCE: Mapping[str, Chance] = MappingProxyType({the_tiles.NAME: tiles, the_cubes.NAME: cubes, the_cards.NAME: cards})


@dataclass(frozen=True, slots=True)
class Node:
    """A place in the tree of a game: before the deal, in a turn, where chance has to answer, or at the end."""

    edition: Edition
    players: int
    reward: Reward
    state: Any | None = None
    """The state by the rules; nothing before everybody is dealt a hand."""
    turn: Partial | None = None
    made: tuple[int, ...] = ()
    """The moves of the turn in the making."""
    action: Any | None = None
    """What was done, while chance has not answered yet."""
    drawn: Hand = ()
    gained: tuple[float, ...] = ()
    """The rewards of the last move, by seat."""
    total: tuple[float, ...] = ()
    told: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    """What was told of this state before, by whatever asked: it stays the same for a whole turn."""

    def __deepcopy__(self, _: dict[int, Any]) -> "Node":
        return self

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.ended is not None

    @property
    def by_chance(self) -> bool:
        """Whether chance is to move."""
        return self.state is None or self.action is not None

    def outcomes(self) -> Outcomes:
        """What chance may do here, with the probabilities."""
        chance = _CHANCE[self.edition.game]
        if self.state is None:
            return chance.dealing(self.edition, self.drawn)
        return chance.drawing(self.state, self.action, self.drawn)

    def after(self, move: int) -> "Node":
        """The node after a move of the player on turn, or of chance."""
        idle = replace(self, gained=(0.0,) * self.players)
        if self.by_chance:
            return idle._drawn((*self.drawn, Piece(move)))
        assert self.turn is not None
        turn = self.turn.after(move)
        if turn.action is None:
            return replace(idle, turn=turn, made=(*self.made, move))
        return replace(idle, turn=None, made=(), action=turn.action)._settled()

    def _drawn(self, drawn: Hand) -> "Node":
        more = replace(self, drawn=drawn)
        if self.state is not None:
            return more._settled()
        size = self.edition.hand_size
        if len(drawn) < size * self.players:
            return more
        hands = [drawn[begin : begin + size] for begin in range(0, len(drawn), size)]
        if not _CHANCE[self.edition.game].deal_counts(self.edition, hands):
            return replace(self, drawn=())
        rules = GAMES[self.edition.game]
        return replace(self, drawn=())._at(rules.start_from(self.edition, range(self.players), hands))

    def _settled(self) -> "Node":
        """The node as it is, or the next turn if chance has answered in full."""
        if self.outcomes():
            return self
        before = self.state
        after = _CHANCE[self.edition.game].advance(before, self.action, self.drawn)
        gained = tuple(self.reward(before, after))
        total = tuple(sum(both) for both in zip(self.total, gained, strict=True))
        return replace(self, action=None, drawn=(), gained=gained, total=total)._at(after)

    def _at(self, state: Any) -> "Node":
        seen = GAMES[self.edition.game].observe(state, state.seat)
        turn = None if state.ended else steps_of(self.edition).begin(seen)
        return replace(self, state=state, turn=turn, told={})


def root(edition: Edition, players: int, reward: Reward) -> Node:
    """The node before the deal. Seat 0 counts as the oldest."""
    nothing = (0.0,) * players
    return Node(edition, players, reward, gained=nothing, total=nothing)


__all__ = ["Node", "root"]
