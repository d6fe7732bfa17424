"""Two deals that one seat cannot tell apart up to some turn: everything it has not seen is dealt otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from server.pure import Room, choice
from sixfold.core.stream import Stream
from sixfold.games import cards, cubes, tiles
from sixfold.server.table import Status
from sixfold.server.table.actions import parse_action
from sixfold.server.table.decide import act

OTHER_SEED = b"a seed of the twin, 32 bytes lon"


@dataclass(frozen=True, slots=True)
class ForkedStream(Stream):
    """A stream that goes on with other bytes from some place on."""

    fork: int = 0

    def below(self, *bounds: int) -> tuple[tuple[int, ...], Stream]:
        """The same numbers before the fork, others after it."""
        seed = self.seed if self.position < self.fork else OTHER_SEED
        numbers, after = Stream(seed, self.position).below(*bounds)
        return numbers, ForkedStream(self.seed, after.position, self.fork)


@dataclass(frozen=True)
class Twins:
    """The first states of two games, and the actions that both begin with."""

    one: Any
    other: Any
    actions: tuple[tuple[int, dict[str, Any]], ...]


def twins(edition_id: str, seats: int, observer: int | None, turns: int, rng: Random) -> Twins | None:
    """Two games alike for the observer (a spectator, if none) for so many turns; nothing if a trade mixes the bag."""
    room = Room(edition_id, ["here"] * seats, rng.randbytes(32))
    first: Any = room.table.state
    actions: list[tuple[int, dict[str, Any]]] = []
    while room.table.status is Status.PLAYING and len(actions) < turns:
        seat, action = room.table.on_turn, choice(room.table, rng)
        assert seat is not None
        if "trade" in action:
            return None
        room.add(act(room.table, 1.0, seat, action, room.table.position))
        actions.append((seat, action))
    if room.table.status is not Status.PLAYING:
        return None
    if isinstance(first, cubes.State):
        last: Any = room.table.state
        return _twin_cubes(first, last, tuple(actions), rng)
    return _twin_pieces(room, first, observer, tuple(actions), rng)


def _twin_cubes(first: cubes.State, last: cubes.State, actions: Any, rng: Random) -> Twins:
    """All hands are open: only the bag and the rolls to come are hidden."""
    drawn = len(first.bag) - len(last.bag)
    assert last.stream is not None
    assert first.stream is not None
    bag = (*first.bag[:drawn], *rng.sample(first.bag[drawn:], len(first.bag) - drawn))
    stream = ForkedStream(first.stream.seed, first.stream.position, last.stream.position)
    return Twins(first, replace(first, bag=bag, stream=stream), actions)


def _twin_pieces(room: Room, first: Any, observer: int | None, actions: Any, rng: Random) -> Twins | None:
    """Pieces in the order in which they are drawn; those the observer has not seen change places."""
    pool = "bag" if isinstance(first, tiles.State) else "stack"
    size = len(first.hands[0])
    order = [piece for hand in first.hands for piece in hand] + list(getattr(first, pool))
    hidden = _hidden_places(order, len(first.hands), size, room, observer)
    for _ in range(300):
        other = list(order)
        for place, piece in zip(hidden, rng.sample([order[place] for place in hidden], len(hidden)), strict=True):
            other[place] = piece
        hands = tuple(tuple(other[seat * size : (seat + 1) * size]) for seat in range(len(first.hands)))
        twin = replace(first, hands=hands, deal=hands, **{pool: tuple(other[len(hands) * size :])})
        if other != order and _plays_alike(first, twin, actions):
            return Twins(first, twin, actions)
    return None


def _hidden_places(order: Sequence[int], seats: int, size: int, room: Room, observer: int | None) -> list[int]:
    """Where in the order of drawing the pieces lie that the observer has not seen."""
    hands = [list(range(seat * size, (seat + 1) * size)) for seat in range(seats)]
    drawn = seats * size
    state: Any = room.table.state
    for turn in state.turns:
        action = turn.action
        played = [piece for piece, _ in action.placement] if isinstance(action, tiles.Place) else []
        played = list(action.pieces) if isinstance(action, cards.Play) else played
        for piece in played:
            hands[turn.seat].remove(next(place for place in hands[turn.seat] if order[place] == piece))
        hands[turn.seat] += range(drawn, drawn + len(turn.draw))
        drawn += len(turn.draw)
    others = [place for seat, hand in enumerate(hands) if seat != observer for place in hand if place >= 0]
    seen_by_observer = set() if observer is None else set(hands[observer])
    return [place for place in (*others, *range(drawn, len(order))) if place not in seen_by_observer]


def _plays_alike(first: Any, twin: Any, actions: Sequence[tuple[int, dict[str, Any]]]) -> bool:
    """Whether the twin's game can begin with the same actions, by the same starter."""
    game = {tiles.State: tiles, cards.State: cards}[type(first)]
    again = game.start_from(twin.edition, twin.seniority, twin.hands) if _deal_counts(twin) else None
    if again is None or again.first != first.first:
        return False
    state = twin
    for seat, action in actions:
        done = parse_action(twin.edition.game, action)
        if state.ended or state.seat != seat or game.refusal(state, seat, done) is not None:
            return False
        state = game.apply(state, done)
    return not state.ended


def _deal_counts(twin: Any) -> bool:
    return isinstance(twin, tiles.State) or cards.deal_counts(twin.edition, twin.hands)
