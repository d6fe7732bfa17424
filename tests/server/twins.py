"""Two games that one seat cannot tell apart up to some turn: everything it has not seen is dealt otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from server.pure import Room, choice
from sixfold.core.pieces import piece_name
from sixfold.core.stream import Stream
from sixfold.games import GAMES, cards, cubes, tiles
from sixfold.server.table import Status
from sixfold.server.table.decide import act
from sixfold.wire import parse_action

OTHER_SEED = b"a seed of the twin, 32 bytes lon"
TRADES = 0.15
"""How often tiles are traded where they may be, so that bags are mixed."""

Json = dict[str, Any]
Action = tuple[int, Json]
"""A seat and what it does."""


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
    """The first states of two games and the actions both begin with; those that differ are trades the observer did
    not make."""

    one: Any
    other: Any
    actions: tuple[Action, ...]
    other_actions: tuple[Action, ...]


def twins(edition_id: str, seats: int, observer: int | None, turns: int, rng: Random) -> Twins | None:
    """Two games alike for the observer (a spectator, if none) for so many turns, or until one turn before the end."""
    room = Room(edition_id, ["here"] * seats, rng.randbytes(32))
    first: Any = room.table.state
    states: list[Any] = [first]
    actions: list[Action] = []
    while room.table.status is Status.PLAYING and len(actions) < turns:
        seat, action = room.table.on_turn, _choose(room, rng)
        assert seat is not None
        room.add(act(room.table, 1.0, seat, action, room.table.position))
        actions.append((seat, action))
        states.append(room.table.state)
    if room.table.status is not Status.PLAYING:
        del actions[-1], states[-1]
    if isinstance(first, cubes.State):
        return _twin_cubes(first, states[-1], tuple(actions), rng)
    return _twin_pieces(states, observer, tuple(actions), rng)


def _choose(room: Room, rng: Random) -> Json:
    """What a greedy bot does, or now and then a trade."""
    state: Any = room.table.state
    if isinstance(state, tiles.State) and state.board.pieces and state.bag and rng.random() < TRADES:
        most = min(len(state.hand), len(state.bag))
        return {"trade": [piece_name(piece) for piece in rng.sample(state.hand, rng.randint(1, most))]}
    return choice(room.table, rng)


def _twin_cubes(first: cubes.State, last: cubes.State, actions: tuple[Action, ...], rng: Random) -> Twins:
    """All hands are open: only the bag and the rolls to come are hidden."""
    drawn = len(first.bag) - len(last.bag)
    assert last.stream is not None
    assert first.stream is not None
    bag = (*first.bag[:drawn], *rng.sample(first.bag[drawn:], len(first.bag) - drawn))
    stream = ForkedStream(first.stream.seed, first.stream.position, last.stream.position)
    return Twins(first, replace(first, bag=bag, stream=stream), actions, actions)


def _twin_pieces(states: Sequence[Any], observer: int | None, actions: tuple[Action, ...], rng: Random) -> Twins | None:
    """Pieces in the order in which they are dealt; those the observer has not seen change places."""
    first = states[0]
    pool = "bag" if isinstance(first, tiles.State) else "stack"
    size = len(first.hands[0])
    order = [piece for hand in first.hands for piece in hand] + list(getattr(first, pool))
    hidden = _hidden_places(order, states, observer, actions)
    for _ in range(300):
        other = list(order)
        for place, piece in zip(hidden, rng.sample([order[place] for place in hidden], len(hidden)), strict=True):
            other[place] = piece
        hands = tuple(tuple(other[seat * size : (seat + 1) * size]) for seat in range(len(first.hands)))
        twin = replace(first, hands=hands, deal=hands, **{pool: tuple(other[len(hands) * size :])})
        if other != order and (played := _plays_alike(states, twin, observer, actions)) is not None:
            return Twins(first, twin, actions, played)
    return None


def _hidden_places(
    order: Sequence[int], states: Sequence[Any], observer: int | None, actions: Sequence[Action]
) -> list[int]:
    """Where in the order of the deal the pieces lie that the observer has never seen."""
    first = states[0]
    size, seats = len(first.hands[0]), len(first.hands)
    hands = [list(range(seat * size, (seat + 1) * size)) for seat in range(seats)]
    # A game whose pieces are their places in the deal, so that each can be followed through bags and trades.
    bag = list(range(seats * size, len(order)))
    seen = set() if observer is None else set(hands[observer])
    for before, after, (seat, action) in zip(states[:-1], states[1:], actions, strict=True):
        used = [hands[seat][at] for at in _places_in(before.hands[seat], _used(before, action))]
        hands[seat] = [place for place in hands[seat] if place not in used]
        count = len(used) if "trade" in action else min(len(used), len(bag))
        drawn, bag = bag[:count], bag[count:]
        hands[seat] += drawn
        assert tuple(order[place] for place in hands[seat]) == after.hands[seat]
        if "trade" in action:
            mixed, _ = before.stream.shuffled(tuple(bag + used))
            bag = list(mixed)
        else:
            seen.update(used)
        if seat == observer:
            seen.update(drawn)
    return [place for place in range(len(order)) if place not in seen]


def _used(state: Any, action: Json) -> list[int]:
    """The pieces that an action takes out of the hand."""
    match parse_action(state.edition.game, action):
        case tiles.Place(placement):
            return [piece for piece, _ in placement]
        case tiles.Trade(pieces) | cards.Play(pieces):
            return list(pieces)
    return []


def _places_in(hand: Sequence[int], pieces: Sequence[int]) -> list[int]:
    """Where in the hand these pieces are; of equal ones the first, as the rules take them."""
    left: list[int | None] = list(hand)
    places = []
    for piece in pieces:
        places.append(left.index(piece))
        left[places[-1]] = None
    return places


def _plays_alike(
    states: Sequence[Any], twin: Any, observer: int | None, actions: Sequence[Action]
) -> tuple[Action, ...] | None:
    """The actions of a twin's game that looks the same to the observer, if there is one."""
    rules: Any = GAMES[twin.edition.game]
    if isinstance(twin, cards.State) and not cards.deal_counts(twin.edition, twin.hands):
        return None
    if rules.start_from(twin.edition, twin.seniority, twin.hands).first != twin.first:
        return None
    state, played = twin, list[Action]()
    for before, after, (seat, action) in zip(states[:-1], states[1:], actions, strict=True):
        if "trade" in action and seat != observer:
            places = _places_in(before.hands[seat], _used(before, action))
            action = {"trade": [piece_name(state.hands[seat][place]) for place in places]}
        done = parse_action(twin.edition.game, action)
        if rules.refusal(state, seat, done) is not None:
            return None
        state = rules.apply(state, done)
        played.append((seat, action))
        if state.ended or not _same_sight(state, after, observer):
            return None
    return tuple(played)


def _same_sight(one: Any, other: Any, observer: int | None) -> bool:
    """Whether the observer's own hand and everything that lies open are the same."""
    if observer is not None and one.hands[observer] != other.hands[observer]:
        return False
    return bool(one.log == other.log)
