"""Fast twins of the rules, for search."""

from collections.abc import Sequence


from collections.abc import Sequence
from typing import Any
from sixfold.games.placement import Placement
Compared = tuple[list[float], list[float], list[float], dict[Any, int], dict[Any, int]]

class Rules:
    """What an edition prints and another may print otherwise."""

    def __init__(self, *, copies: int, hand_size: int, shortest: int, qwirkle_bonus: int, ending_bonus: int) -> None: ...

    @property
    def copies(self) -> int:
        """Pieces of each kind; of cubes, of each colour."""

    @property
    def hand_size(self) -> int: ...

    @property
    def shortest(self) -> int:
        """The fewest pieces that make a line or series."""

    @property
    def qwirkle_bonus(self) -> int:
        """Points of a line of six beyond one a piece."""

    @property
    def ending_bonus(self) -> int:
        """Points for whoever ends the game."""

class Board:
    """Pieces on a board without edges, for tiles and cubes."""

    def __init__(self, rules: Rules, pieces: Sequence[tuple[int, tuple[int, int]]] = ()) -> None:
        """
        A board with these pieces; raises ValueError where some do not form lines or lie too far apart.
        """

    def lay(self, placement: Sequence[tuple[int, tuple[int, int]]]) -> None:
        """Lay the pieces of a turn; raises ValueError where one does not fit."""

    def undo(self) -> None:
        """Take back the last turn; raises IndexError if there is none."""

    def placements(self, hand: Sequence[int]) -> list[tuple[Placement, int]]:
        """Every legal placement from a hand with its score, each once."""

    def best_score(self, hand: Sequence[int]) -> int:
        """The highest score of any placement; 0 if nothing can be placed."""

    def can_place(self, hand: Sequence[int]) -> bool:
        """Whether any piece of the hand can be placed."""

    def __len__(self) -> int: ...

def tiles_simulate(rules: Rules, games: int, players: int, seed: int) -> dict[str, Any]:
    """
    Play whole games of tiles between greedy players: games, turns, mean scores of winners and losers.
    """

def tiles_trace(rules: Rules, players: int, seed: int) -> dict[str, Any]:
    """
    One game between greedy players, turn by turn: (seat, placement, traded, drawn), so that it can be replayed.
    """

def tiles_search(board: Board, hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], scores: Sequence[int], bag_size: int, seed: int, *, rollouts: int, history: Sequence[tuple[int, Sequence[tuple[int, tuple[int, int]]], int]] = (), rounds: int = 3, candidates: int = 64, samples: int = 1500, tau: float = 0.3, beat_all: bool = True, trades: bool = True, habits: bool = False) -> list[tuple[Placement, tuple[int, ...], int, float, int]]:
    """
    Placements of tiles and trades judged by playing on: (placement, traded, points, value, rollouts), best first.

    `unseen` counts each kind. `hand_sizes` and `scores` are by seat, the player on turn first. `history` holds
    the latest turns as (seat from the player on turn, placement, pieces drawn), latest last. With `habits`
    everybody plays on by learned habits, not for the most points.
    """

def tiles_judge(board: Board, hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], scores: Sequence[int], bag_size: int) -> list[tuple[Placement, int, float]]:
    """
    All placements of tiles with a value that looks no turn ahead: (placement, points, value), best first.
    """

def tiles_trade(hand: Sequence[int], bag_size: int) -> tuple[int, ...]:
    """
    What to trade when nothing can be placed: what does not belong to the longest line in hand.
    """

def tiles_endgame(board: Board, mine: Sequence[int], theirs: Sequence[int], passes: int, nodes: int) -> tuple[Placement, int, bool, int]:
    """
    The end of a game between two with an empty bag: (placement, lead still to come, whether proven, nodes).
    """

class TilesPlayer:
    """A player for matches: greedy, club or expert."""

    def __init__(self, style: str, *, rollouts: int = 0, rounds: int = 3, candidates: int = 64, samples: int = 1500, tau: float = 0.3, endgame_nodes: int = 0, beat_all: bool = True, trades: bool = True, habits: bool = False) -> None:
        """
        An expert needs rollouts. With nodes, the end between two is searched for.
        """

def tiles_match(rules: Rules, player: TilesPlayer, others: TilesPlayer, deals: int, players: int = 2, seed: int = 1) -> dict[str, Any]:
    """
    A match in which the player sits once in each seat of every deal, and the others in all the rest.
    """

def tiles_compare(board: Board, hand: Sequence[int], unseen: Sequence[int], hand_sizes: Sequence[int], scores: Sequence[int], bag_size: int, seed: int, *, plays: Sequence[tuple[Sequence[tuple[int, tuple[int, int]]], Sequence[int]]], deals: int, history: Sequence[tuple[int, Sequence[tuple[int, tuple[int, int]]], int]] = (), rounds: int = 3, samples: int = 1500, drawn: Sequence[int] = (), player: TilesPlayer | None = None) -> list[Compared]:
    """
    Plays (a placement, or what is traded) over the same supposed hands and draws.

    For each: the means of the fields of `sixfold.kernel.FIELDS`, the mean differences to the first play, their
    standard errors, and by cell in how many deals a Qwirkle was made there by the others, then by the player.
    Without rounds games are played to their end; without a player everybody is greedy. `drawn` is what the
    player draws first.
    """

def cubes_rolls(board: Board, hand: Sequence[int]) -> list[float]:
    """
    The expected points of the turn for each choice of cubes to roll: bit n of the index rolls the n-th cube.

    Exact, with the forced rolls that follow where nothing can be placed; 0 if no roll can ever be placed.
    """

def cubes_best_roll(board: Board, hand: Sequence[int]) -> tuple[tuple[int, ...], float]:
    """
    The cubes to roll for the most points this turn, none to keep all, and the points to expect.
    """

def cubes_search(board: Board, hands: Sequence[Sequence[int]], scores: Sequence[int], bag: Sequence[int], seed: int, *, rollouts: int, candidates: int = 32, keep: float = 0.4, beat_all: bool = True) -> list[tuple[Placement, int, float]]:
    """
    Placements of the first of the open hands, as its cubes lie, best first: (placement, points, value).

    Hands and scores go from the player on turn on; the bag is how many of each colour it holds. Without
    rollouts, what the next player can expect is held against a placement. With them, the game is played on
    from each, and the value is the chance of winning.
    """

class CubesPlayer:
    """A player for matches: greedy, club or expert."""

    def __init__(self, style: str, *, rollouts: int = 0, candidates: int = 32, keep: float = 0.4, beat_all: bool = True) -> None:
        """An expert needs rollouts."""

def cubes_match(rules: Rules, player: CubesPlayer, others: CubesPlayer, deals: int, players: int = 2, seed: int = 1) -> dict[str, Any]:
    """
    A match in which the player sits once in each seat of every deal, and the others in all the rest.
    """

def cubes_compare(board: Board, hands: Sequence[Sequence[int]], scores: Sequence[int], bag: Sequence[int], seed: int, *, plays: Sequence[tuple[Sequence[tuple[int, tuple[int, int]]], Sequence[int] | None]], deals: int, rounds: int = 3, drawn: Sequence[int] = (), player: CubesPlayer | None = None) -> list[Compared]:
    """
    Plays (a placement, or the cubes to roll) over the same supposed draws and rolls; as `tiles_compare`.

    After a roll the most points are placed. Without a player everybody rolls what their best placement leaves.
    """

class CardsTurn:
    """A turn of cards, laid out on the table."""

    @property
    def qwirkles(self) -> list[int]:
        """The lines taken: 0 to 5 are the colours, 6 to 11 the shapes."""

    @property
    def played(self) -> list[int]:
        """The cards played from the hand."""

    @property
    def table(self) -> list[list[int]]:
        """The table as it is shown at the end of the turn, with its Qwirkles."""

    @property
    def hand(self) -> list[int]:
        """The cards kept, before drawing."""

    @property
    def value(self) -> float:
        """What the turn was found to be worth, where it was judged."""

    @property
    def rollouts(self) -> int:
        """How often it was played on."""

def cards_can_play(table: Sequence[Sequence[int]], hand: Sequence[int]) -> bool:
    """Whether at least one card of the hand can be played."""

def cards_arrange(pieces: Sequence[int]) -> list[list[int]] | None:
    """
    Series of three to five that hold exactly these cards; nothing if they cannot stand.
    """

def cards_takings(table: Sequence[Sequence[int]], hand: Sequence[int], fewer: int = 0) -> list[CardsTurn]:
    """
    Every choice of as many Qwirkles as possible, or of up to `fewer` less, each with one way to do it.
    """

def cards_best_turn(table: Sequence[Sequence[int]], hand: Sequence[int], in_hand: Sequence[float], on_table: Sequence[float], played: float = 0.0) -> CardsTurn | None:
    """
    The most Qwirkles, and of all ways to take as many the one that leaves the highest sum of weights:
    of each kind kept in hand, of each kind left on the table, and of each card played.
    """

def cards_every_turn(table: Sequence[Sequence[int]], hand: Sequence[int], fewer: int = 0, limit: int = 10000) -> list[CardsTurn]:
    """
    Every choice of Qwirkles, as in `cards_takings`, with every set of cards that can be played.
    """

class CardsPlayer:
    """
    How a player of cards chooses; `docs/kernel-cards.md` says what each number does.
    """

    def __init__(self, style: str, *, miss: float = 0.3, fear: float = 1.15, played: float = 0.09, closing: float = 0.5, candidates: int = 8, rollouts: int = 0, rounds: int = 1, to_the_end: int = 0, beat_all: bool = True, luck: float = 2.8, fewer: int = 0, prior: float = 15.0) -> None: ...

    @property
    def style(self) -> str:
        """One of novice, greedy, club and expert."""

class CardsView:
    """What the seat on turn sees of a game of cards."""

    def __init__(self, rules: Rules, table: Sequence[Sequence[int]], hand: Sequence[int], hand_sizes: Sequence[int], qwirkles: Sequence[Sequence[Sequence[int]]], stack_size: int, seat: int = 0, turns_left: int | None = None, passes: int = 0) -> None: ...

class CardsGame:
    """A game of cards with all its cards known, the stack as it is drawn."""

    def __init__(self, rules: Rules, table: Sequence[Sequence[int]], hands: Sequence[Sequence[int]], stack: Sequence[int], qwirkles: Sequence[int], seat: int = 0, turns_left: int | None = None, passes: int = 0) -> None: ...

def cards_choose(player: CardsPlayer, view: CardsView, seed: int) -> CardsTurn | None:
    """
    The player's turn; nothing if no card can be played. The same for the same seed.
    """

def cards_search(player: CardsPlayer, view: CardsView, seed: int) -> list[CardsTurn]:
    """
    The turns an expert considers, the one to play first, each with the mean of what it led to.
    """

def cards_simulate(players: Sequence[CardsPlayer], view: CardsView, games: int, seed: int) -> list[list[int]]:
    """
    The final numbers of Qwirkles by seat, of games that fit what the seat on turn sees.
    """

def cards_play_out(players: Sequence[CardsPlayer], game: CardsGame, seed: int) -> list[int]:
    """The final numbers of Qwirkles by seat, of this very game."""

class CardsMatch:
    """How one player of cards fared against the others."""

    @property
    def games(self) -> int: ...

    @property
    def wins(self) -> int:
        """Games won alone."""

    @property
    def ties(self) -> int:
        """Wins shared."""

    @property
    def points(self) -> float:
        """A game: 1 for a win, 1/n for one shared by n."""

    @property
    def lead(self) -> float:
        """A game: Qwirkles ahead of the best of the others."""

    @property
    def squared_lead(self) -> float:
        """A game: the square of that."""

    @property
    def qwirkles(self) -> float:
        """A game."""

    @property
    def turns(self) -> int:
        """Turns of the player."""

    @property
    def seconds(self) -> float:
        """Spent on them."""

    @property
    def slowest(self) -> float:
        """The longest of them, in seconds."""

def cards_match(rules: Rules, player: CardsPlayer, others: CardsPlayer, deals: int, players: int = 2, seed: int = 1, redeal: bool = False) -> CardsMatch:
    """
    One player at a table of others: each deal is played once with the player in every seat. With
    `redeal` each choice is asked for another deal of what is hidden, and must come out the same.
    """

def cards_trace(rules: Rules, players: Sequence[CardsPlayer], seed: int) -> tuple[list[tuple[int, list[list[int]], list[int], CardsTurn | None]], list[int]]:
    """
    A whole game: for each turn the seat, the table and the hand before it, and the turn (nothing for a
    pass); then the final numbers of Qwirkles by seat.
    """

def cards_compare(player: CardsPlayer, view: CardsView, seed: int, *, turns: Sequence[tuple[Sequence[int], Sequence[int]]], deals: int, rounds: int = 2, drawn: Sequence[int] = ()) -> list[Compared]:
    """
    Turns (cards played, lines taken) over the same supposed hands and draws; as `tiles_compare`, in Qwirkles.

    Everybody plays on as the player does; the player's turn after the last round is only judged.
    """
