"""Cubes: re-rolls, searching, matches."""

from collections.abc import Sequence
from typing import Any

from sixfold.games.placement import Placement
from sixfold.kernel._board import Board, Rules
from sixfold.kernel._compared import Compared, number_of, read_compared, read_match
from sixfold.kernel._words import Answer, Lists, PlacedPieces, Verb, listed, lists, placed, real, seeded, whole

STYLES = ("greedy", "club", "expert")


class CubesPlayer:
    """A player for matches: greedy, club or expert."""

    __slots__ = ("words",)

    def __init__(
        self,
        style: str,
        *,
        rollouts: int = 0,
        candidates: int = 32,
        keep: float = 0.4,
        beat_all: bool = True,
        rolls: bool = False,
    ) -> None:
        """An expert needs rollouts; with `rolls` it plays rolls on as well once the bag is empty."""
        self.words = whole(number_of(style, STYLES), rollouts, candidates) + real(keep) + whole(beat_all, rolls)
        Answer(Verb.CHECK_CUBES_PLAYER, self.words)


def cubes_rolls(board: Board, hand: Sequence[int]) -> list[float]:
    """The expected points of the turn for each choice of cubes to roll: bit n of the index rolls the n-th cube.

    Exact, with the forced rolls that follow where nothing can be placed; 0 if no roll can ever be placed.
    """
    return Answer(Verb.CUBES_ROLLS, board.words, listed(hand)).reals(1 << len(hand))


def cubes_best_roll(board: Board, hand: Sequence[int]) -> tuple[tuple[int, ...], float]:
    """The cubes to roll for the most points this turn, none to keep all, and the points to expect."""
    answer = Answer(Verb.CUBES_BEST_ROLL, board.words, listed(hand))
    return tuple(answer.listed()), answer.real()


def cubes_search(
    board: Board,
    hands: Lists,
    scores: Sequence[int],
    bag: Sequence[int],
    seed: int,
    *,
    rollouts: int,
    candidates: int = 32,
    keep: float = 0.4,
    beat_all: bool = True,
) -> list[tuple[Placement, int, float]]:
    """Placements of the first of the open hands, as its cubes lie, best first: (placement, points, value).

    Hands and scores go from the player on turn on; the bag is how many of each colour it holds. Without
    rollouts, what the next player can expect is held against a placement. With them, the game is played on
    from each, and the value is the chance of winning.
    """
    limits = (whole(rollouts, candidates), real(keep), whole(beat_all))
    answer = Answer(Verb.CUBES_SEARCH, board.words, _seen(hands, scores, bag), seeded(seed), *limits)
    found = []
    while answer:
        found.append((answer.placement(), answer.word(), answer.real()))
    return found


def cubes_search_rolls(
    board: Board,
    hands: Lists,
    scores: Sequence[int],
    bag: Sequence[int],
    seed: int,
    *,
    rollouts: int,
    beat_all: bool = True,
) -> list[tuple[tuple[int, ...], float, float]]:
    """Rolls of the first of the open hands, best first: (cubes rolled, points to expect, value).

    The eight with the most points to expect are played on from; no cubes stand for placing them as they lie. The value
    is the chance of winning, as 50 games would tell it from those points, and then the rollouts.
    """
    limits = whole(rollouts, beat_all)
    answer = Answer(Verb.CUBES_SEARCH_ROLLS, board.words, _seen(hands, scores, bag), seeded(seed), limits)
    found = []
    while answer:
        found.append((tuple(answer.listed()), answer.real(), answer.real()))
    return found


def cubes_match(
    rules: Rules, player: CubesPlayer, others: CubesPlayer, deals: int, players: int = 2, seed: int = 1
) -> dict[str, Any]:
    """A match in which the player sits once in each seat of every deal, and the others in all the rest."""
    request = (rules.words, player.words, others.words, whole(deals, players), seeded(seed))
    return read_match(Answer(Verb.CUBES_MATCH, *request))


def cubes_compare(
    board: Board,
    hands: Lists,
    scores: Sequence[int],
    bag: Sequence[int],
    seed: int,
    *,
    plays: Sequence[tuple[PlacedPieces, Sequence[int] | None]],
    deals: int,
    rounds: int = 3,
    drawn: Sequence[int] = (),
    player: CubesPlayer | None = None,
) -> list[Compared]:
    """Plays (a placement, or the cubes to roll) over the same supposed draws and rolls; as `tiles_compare`.

    After a roll the most points are placed. Without a player everybody rolls what their best placement leaves.
    """
    answer = Answer(
        Verb.CUBES_COMPARE,
        board.words,
        _seen(hands, scores, bag),
        seeded(seed),
        whole(len(plays)),
        *(placed(placement) + _rolled(rolled) for placement, rolled in plays),
        whole(deals, rounds),
        listed(drawn),
        whole(0) if player is None else whole(1) + player.words,
    )
    return read_compared(answer, lambda: (answer.word(), answer.word()))


def _seen(hands: Lists, scores: Sequence[int], bag: Sequence[int]) -> bytes:
    return lists(hands) + listed(scores) + listed(bag)


def _rolled(rolled: Sequence[int] | None) -> bytes:
    return whole(0) if rolled is None else whole(1) + listed(rolled)
