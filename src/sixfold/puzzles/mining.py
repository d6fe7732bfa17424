"""Looking for puzzles in games of the bots: each decision is screened quickly, what stands out is looked at closely."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

from sixfold.bots import bot
from sixfold.bots.pick import pick, shuffled
from sixfold.core.stream import seed_from
from sixfold.games import GAMES, edition
from sixfold.games.texts import TEXTS
from sixfold.puzzles.difficulty import rating_of, try_all
from sixfold.puzzles.games import PUZZLED, chance_of
from sixfold.puzzles.puzzle import Puzzle, id_of
from sixfold.puzzles.solving import CLEAR, Solution, agrees
from sixfold.puzzles.themes import Theme
from sixfold.puzzles.why import explain, why_json

PLAYERS = ("greedy", "club", "club")
"""Who plays the games; club players twice as often, for their positions are more like those of people who think."""
MOST_A_GAME = 2
"""Puzzles of one game look alike, so few are taken."""
SHARE_OF_A_THEME = 0.4
"""No theme has more of all puzzles than this."""
EASIEST = "novice"
"""What this one always finds is no puzzle."""
FEWER = 4
"""How many times fewer deals of a second opinion come first; where they are sure, they are enough."""
CONTRADICTED = 1.0
"""Standard errors by which these prefer another play where there is no point in more."""


class Lode(NamedTuple):
    """One game to look in."""

    edition_id: str
    seed: str
    number: int


class Mined(NamedTuple):
    """What was found in a game."""

    lode: Lode
    puzzles: tuple[Puzzle, ...]


class Quota:
    """How many puzzles are wanted, and how many of one theme at most."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        self._names: set[str] = set()
        self._themes: Counter[Theme] = Counter()

    @property
    def taken(self) -> int:
        """How many there are."""
        return len(self._names)

    @property
    def reached(self) -> bool:
        """Whether there are enough."""
        return self.taken >= self.goal

    def take(self, puzzle: Puzzle) -> bool:
        """Whether this one is wanted; it then counts."""
        most = max(1, round(self.goal * SHARE_OF_A_THEME))
        if self.reached or puzzle.id in self._names or self._themes[puzzle.theme] >= most:
            return False
        self._names.add(puzzle.id)
        self._themes[puzzle.theme] += 1
        return True


def lodes(edition_id: str, seed: str, first: int) -> Iterator[Lode]:
    """The games to look in, from a number on, without end."""
    return (Lode(edition_id, seed, number) for number in count(first))


def mine(lode: Lode) -> Mined:
    """Look through one game; the same lode gives the same puzzles."""
    chance = chance_of(*lode)
    faced = list(enumerate(_decisions(lode)))
    puzzles: list[Puzzle] = []
    for number, seen in shuffled(chance, faced):
        puzzle = puzzle_of(seen, (lode.seed, lode.number, number))
        if puzzle is not None:
            puzzles.append(puzzle)
            if len(puzzles) == MOST_A_GAME:
                break
    return Mined(lode, tuple(puzzles))


def _decisions(lode: Lode) -> Iterator[Any]:
    """What the player on turn saw at every decision of a game between two bots."""
    rules = edition(lode.edition_id)
    game = GAMES[rules.game]
    chance = chance_of("game", *lode)
    players = [bot(pick(chance, PLAYERS), rules.game) for _ in range(2)]
    state = game.start(rules, (0, 1), seed_from(f"{lode.seed}/{lode.edition_id}/{lode.number}"))
    while not state.ended:
        seen = game.observe(state, state.seat)
        yield seen
        state = game.apply(state, players[state.seat](seen, chance))


def puzzle_of(seen: Any, source: tuple[str, int, int]) -> Puzzle | None:
    """The puzzle that a decision makes; nothing if no play is clearly best, or everybody sees it."""
    game = seen.edition.game
    room = PUZZLED[game]
    told = TEXTS[game].seen_text(room.as_solver(seen))
    faced = TEXTS[game].parse_seen(told)
    chance = chance_of("puzzle", *source)
    solution = room.solve(faced, chance)
    if solution is None:
        return None
    tried = try_all(faced, solution.answer, lambda one, other: room.same(faced, one, other), room.FINDERS, game, chance)
    if tried.found[EASIEST] == 1:
        return None
    against = solution.rivals[0] if tried.tempting is None else tried.tempting
    asked, doubt = room.question(faced, solution.answer, against), room.doubt_of(faced)
    why = explain(asked, solution.answer, against, chance.getrandbits(63), doubt)
    theme = room.theme(faced, solution.answer, against, why.reasons)
    if theme is None or not why.reasons or not why.loss.significant or not _confirmed(room, faced, solution, chance):
        return None
    return Puzzle(
        id=id_of(told),
        game=game,
        seen=faced,
        answer=solution.answer,
        theme=theme,
        rating=rating_of(tried.found, room.FINDERS),
        margin=solution.margin,
        found=tried.found,
        why=why_json(why, game),
        source=source,
    )


def _confirmed(room: Any, seen: Any, solution: Solution, chance: Random) -> bool:
    """Whether somebody who plays on in another way comes to the same."""
    plays, deals = [solution.answer, *solution.rivals], room.MINING.careful
    few = room.second_opinion(seen, plays, deals // FEWER, chance.getrandbits(63))
    if agrees(few, CLEAR) or not agrees(few, -CONTRADICTED):
        return agrees(few)
    return agrees(room.second_opinion(seen, plays, deals, chance.getrandbits(63)))
