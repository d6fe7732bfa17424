"""Tiles: searching, the end of a game, games of greedy players, matches."""

from collections.abc import Sequence
from typing import Any

from sixfold.games.placement import Placement
from sixfold.kernel._board import Board, Rules
from sixfold.kernel._compared import Compared, number_of, read_compared, read_match
from sixfold.kernel._words import Answer, PlacedPieces, Verb, listed, placed, real, seeded, whole

STYLES = ("greedy", "club", "expert")
History = Sequence[tuple[int, PlacedPieces, int]]


class TilesPlayer:
    """A player for matches: greedy, club or expert."""

    __slots__ = ("words",)

    def __init__(
        self,
        style: str,
        *,
        rollouts: int = 0,
        rounds: int = 3,
        candidates: int = 64,
        samples: int = 1500,
        tau: float = 0.3,
        endgame_nodes: int = 0,
        beat_all: bool = True,
        trades: bool = True,
        habits: bool = False,
        weighed: int = 0,
    ) -> None:
        """An expert needs rollouts. With nodes, the end between two is searched for."""
        first = whole(number_of(style, STYLES), rollouts, rounds, candidates, samples)
        self.words = first + real(tau) + whole(endgame_nodes, beat_all, trades, habits, weighed)
        Answer(Verb.CHECK_TILES_PLAYER, self.words)


def tiles_simulate(rules: Rules, games: int, players: int, seed: int) -> dict[str, Any]:
    """Play whole games of tiles between greedy players: games, turns, mean scores of winners and losers."""
    answer = Answer(Verb.TILES_SIMULATE, rules.words, whole(games, players), seeded(seed))
    played, turns, winners, losers, deadlocks = answer.words(5)
    means = {"winner_mean": winners / played, "loser_mean": losers / played}
    return {"games": played, "turns": turns, **means, "deadlocks": deadlocks}


def tiles_trace(rules: Rules, players: int, seed: int) -> dict[str, Any]:
    """One game between greedy players, turn by turn: (seat, placement, traded, drawn), so that it can be replayed."""
    answer = Answer(Verb.TILES_TRACE, rules.words, whole(players), seeded(seed))
    return {
        "deal": tuple(map(tuple, answer.lists())),
        "turns": [
            (answer.word(), answer.placement(), tuple(answer.listed()), tuple(answer.listed()))
            for _ in range(answer.word())
        ],
        "scores": tuple(answer.listed()),
        "deadlocked": bool(answer.word()),
    }


def tiles_search(
    board: Board,
    hand: Sequence[int],
    unseen: Sequence[int],
    hand_sizes: Sequence[int],
    scores: Sequence[int],
    bag_size: int,
    seed: int,
    *,
    rollouts: int,
    history: History = (),
    rounds: int = 3,
    candidates: int = 64,
    samples: int = 1500,
    tau: float = 0.3,
    beat_all: bool = True,
    trades: bool = True,
    habits: bool = False,
    weighed: int = 0,
) -> list[tuple[Placement, tuple[int, ...], int, float, int]]:
    """Placements of tiles and trades judged by playing on: (placement, traded, points, value, rollouts), best first.

    `unseen` counts each kind. `hand_sizes` and `scores` are by seat, the player on turn first. `history` holds
    the latest turns as (seat from the player on turn, placement, pieces drawn), latest last. With `habits`
    everybody plays on by learned habits, not for the most points; with `weighed`, by the static value of so many
    placements with the most points.
    """
    answer = Answer(
        Verb.TILES_SEARCH,
        board.words,
        _seen(hand, unseen, hand_sizes, scores, bag_size),
        seeded(seed),
        whole(rollouts),
        _told(history),
        whole(rounds, candidates, samples),
        real(tau),
        whole(beat_all, trades, habits, weighed),
    )
    found = []
    while answer:
        found.append((answer.placement(), tuple(answer.listed()), answer.word(), answer.real(), answer.word()))
    return found


def tiles_judge(
    board: Board,
    hand: Sequence[int],
    unseen: Sequence[int],
    hand_sizes: Sequence[int],
    scores: Sequence[int],
    bag_size: int,
) -> list[tuple[Placement, int, float]]:
    """All placements of tiles with a value that looks no turn ahead: (placement, points, value), best first."""
    answer = Answer(Verb.TILES_JUDGE, board.words, _seen(hand, unseen, hand_sizes, scores, bag_size))
    found = []
    while answer:
        found.append((answer.placement(), answer.word(), answer.real()))
    return found


def tiles_trade(hand: Sequence[int], bag_size: int) -> tuple[int, ...]:
    """What to trade when nothing can be placed: what does not belong to the longest line in hand."""
    return tuple(Answer(Verb.TILES_TRADE, listed(hand), whole(bag_size)).listed())


def tiles_endgame(
    board: Board, mine: Sequence[int], theirs: Sequence[int], passes: int, nodes: int
) -> tuple[Placement, int, bool, int]:
    """The end of a game between two with an empty bag: (placement, lead still to come, whether proven, nodes)."""
    answer = Answer(Verb.TILES_ENDGAME, board.words, listed(mine), listed(theirs), whole(passes, nodes))
    return answer.placement(), answer.word(), bool(answer.word()), answer.word()


def tiles_match(
    rules: Rules, player: TilesPlayer, others: TilesPlayer, deals: int, players: int = 2, seed: int = 1
) -> dict[str, Any]:
    """A match in which the player sits once in each seat of every deal, and the others in all the rest."""
    request = (rules.words, player.words, others.words, whole(deals, players), seeded(seed))
    return read_match(Answer(Verb.TILES_MATCH, *request))


def tiles_compare(
    board: Board,
    hand: Sequence[int],
    unseen: Sequence[int],
    hand_sizes: Sequence[int],
    scores: Sequence[int],
    bag_size: int,
    seed: int,
    *,
    plays: Sequence[tuple[PlacedPieces, Sequence[int]]],
    deals: int,
    history: History = (),
    rounds: int = 3,
    samples: int = 1500,
    drawn: Sequence[int] = (),
    player: TilesPlayer | None = None,
) -> list[Compared]:
    """Plays (a placement, or what is traded) over the same supposed hands and draws.

    For each: the means of the fields of `sixfold.kernel.FIELDS`, the mean differences to the first play, their
    standard errors, and by cell in how many deals a Qwirkle was made there by the others, then by the player.
    Without rounds games are played to their end; without a player everybody is greedy. `drawn` is what the
    player draws first.
    """
    answer = Answer(
        Verb.TILES_COMPARE,
        board.words,
        _seen(hand, unseen, hand_sizes, scores, bag_size),
        seeded(seed),
        whole(len(plays)),
        *(placed(placement) + listed(traded) for placement, traded in plays),
        whole(deals),
        _told(history),
        whole(rounds, samples),
        listed(drawn),
        whole(0) if player is None else whole(1) + player.words,
    )
    return read_compared(answer, lambda: (answer.word(), answer.word()))


def _seen(
    hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], scores: Sequence[int], bag_size: int
) -> bytes:
    return b"".join((listed(hand), listed(unseen), listed(hand_sizes), listed(scores), whole(bag_size)))


def _told(history: History) -> bytes:
    turns = (whole(seat) + placed(placement) + whole(drawn) for seat, placement, drawn in history)
    return b"".join((whole(len(history)), *turns))
