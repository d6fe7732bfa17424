"""Cards: what can lie, the most Qwirkles, searching, games and matches."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixfold.kernel._board import Rules
from sixfold.kernel._compared import Compared, number_of, read_compared
from sixfold.kernel._words import Answer, Lists, Verb, listed, lists, real, seeded, whole

STYLES = ("novice", "greedy", "club", "expert")


@dataclass(frozen=True, slots=True)
class CardsTurn:
    """A turn of cards, laid out on the table."""

    qwirkles: list[int]
    """The lines taken: 0 to 5 are the colours, 6 to 11 the shapes."""
    played: list[int]
    """The cards played from the hand."""
    table: list[list[int]]
    """The table as it is shown at the end of the turn, with its Qwirkles."""
    hand: list[int]
    """The cards kept, before drawing."""
    value: float
    """What the turn was found to be worth, where it was judged."""
    rollouts: int
    """How often it was played on."""


class CardsPlayer:
    """How a player of cards chooses; `docs/kernel-cards.md` says what each number does."""

    __slots__ = ("style", "words")

    def __init__(
        self,
        style: str,
        *,
        miss: float = 0.3,
        fear: float = 1.15,
        played: float = 0.09,
        closing: float = 0.5,
        candidates: int = 8,
        rollouts: int = 0,
        rounds: int = 1,
        to_the_end: int = 0,
        beat_all: bool = True,
        luck: float = 2.8,
        fewer: int = 0,
        prior: float = 15.0,
        to_win: bool = False,
        learned: bool = False,
    ) -> None:
        """An expert needs rollouts; the style is one of novice, greedy, club and expert."""
        self.style = style
        taste = whole(number_of(style, STYLES)) + real(miss, fear, played, closing)
        search = whole(candidates, rollouts, rounds, to_the_end, beat_all)
        self.words = taste + search + real(luck) + whole(fewer) + real(prior) + whole(to_win, learned)
        Answer(Verb.CHECK_CARDS_PLAYER, self.words)


class CardsView:
    """What the seat on turn sees of a game of cards."""

    __slots__ = ("players", "words")

    def __init__(
        self,
        rules: Rules,
        table: Lists,
        hand: Sequence[int],
        hand_sizes: Sequence[int],
        qwirkles: Sequence[Lists],
        stack_size: int,
        seat: int = 0,
        turns_left: int | None = None,
        passes: int = 0,
    ) -> None:
        self.players = len(hand_sizes)
        seen = rules.words + lists(table) + listed(hand) + listed(hand_sizes)
        taken = b"".join((whole(len(qwirkles)), *map(lists, qwirkles)))
        self.words = seen + taken + whole(stack_size, seat, *_turns_left(turns_left), passes)


class CardsGame:
    """A game of cards with all its cards known, the stack as it is drawn."""

    __slots__ = ("players", "words")

    def __init__(
        self,
        rules: Rules,
        table: Lists,
        hands: Lists,
        stack: Sequence[int],
        qwirkles: Sequence[int],
        seat: int = 0,
        turns_left: int | None = None,
        passes: int = 0,
    ) -> None:
        self.players = len(hands)
        known = rules.words + lists(table) + lists(hands) + listed(stack) + listed(qwirkles)
        self.words = known + whole(seat, *_turns_left(turns_left), passes)


@dataclass(frozen=True, slots=True)
class CardsMatch:
    """How one player of cards fared against the others."""

    games: int
    wins: int
    """Games won alone."""
    ties: int
    """Wins shared."""
    turns: int
    """Turns of the player."""
    points: float
    """A game: 1 for a win, 1/n for one shared by n."""
    lead: float
    """A game: Qwirkles ahead of the best of the others."""
    squared_lead: float
    """A game: the square of that."""
    qwirkles: float
    """A game."""
    seconds: float
    """Spent on the turns."""
    slowest: float
    """The longest of them, in seconds."""


def cards_can_play(table: Lists, hand: Sequence[int]) -> bool:
    """Whether at least one card of the hand can be played."""
    return bool(Answer(Verb.CARDS_CAN_PLAY, lists(table), listed(hand)).word())


def cards_arrange(pieces: Sequence[int]) -> list[list[int]] | None:
    """Series of three to five that hold exactly these cards; nothing if they cannot stand."""
    answer = Answer(Verb.CARDS_ARRANGE, listed(pieces))
    return answer.lists() if answer.word() else None


def cards_takings(table: Lists, hand: Sequence[int], fewer: int = 0) -> list[CardsTurn]:
    """Every choice of as many Qwirkles as possible, or of up to `fewer` less, each with one way to do it."""
    return _turns(Answer(Verb.CARDS_TAKINGS, lists(table), listed(hand), whole(fewer)))


def cards_best_turn(
    table: Lists, hand: Sequence[int], in_hand: Sequence[float], on_table: Sequence[float], played: float = 0.0
) -> CardsTurn | None:
    """The most Qwirkles, and of all ways to take as many the one that leaves the highest sum of weights.

    These are weights of each kind kept in hand, of each kind left on the table, and of each card played.
    """
    weights = (real(*in_hand), real(*on_table), real(played))
    return _turn_or_none(Answer(Verb.CARDS_BEST_TURN, lists(table), listed(hand), *weights))


def cards_every_turn(table: Lists, hand: Sequence[int], fewer: int = 0, limit: int = 10000) -> list[CardsTurn]:
    """Every choice of Qwirkles, as in `cards_takings`, with every set of cards that can be played."""
    return _turns(Answer(Verb.CARDS_EVERY_TURN, lists(table), listed(hand), whole(fewer, limit)))


def cards_choose(player: CardsPlayer, view: CardsView, seed: int) -> CardsTurn | None:
    """The player's turn; nothing if no card can be played. The same for the same seed."""
    return _turn_or_none(Answer(Verb.CARDS_CHOOSE, player.words, view.words, seeded(seed)))


def cards_search(player: CardsPlayer, view: CardsView, seed: int) -> list[CardsTurn]:
    """The turns an expert considers, the one to play first, each with the mean of what it led to."""
    return _turns(Answer(Verb.CARDS_SEARCH, player.words, view.words, seeded(seed)))


def cards_simulate(players: Sequence[CardsPlayer], view: CardsView, games: int, seed: int) -> list[list[int]]:
    """The final numbers of Qwirkles by seat, of games that fit what the seat on turn sees."""
    answer = Answer(Verb.CARDS_SIMULATE, _seated(players), view.words, whole(games), seeded(seed))
    return [answer.words(view.players) for _ in range(games)]


def cards_play_out(players: Sequence[CardsPlayer], game: CardsGame, seed: int) -> list[int]:
    """The final numbers of Qwirkles by seat, of this very game."""
    return Answer(Verb.CARDS_PLAY_OUT, _seated(players), game.words, seeded(seed)).words(game.players)


def cards_match(
    rules: Rules,
    player: CardsPlayer,
    others: CardsPlayer,
    deals: int,
    players: int = 2,
    seed: int = 1,
    redeal: bool = False,
) -> CardsMatch:
    """One player at a table of others: each deal is played once with the player in every seat.

    With `redeal` each choice is asked for another deal of what is hidden, and must come out the same.
    """
    terms = (whole(deals, players), seeded(seed), whole(redeal))
    answer = Answer(Verb.CARDS_MATCH, rules.words, player.words, others.words, *terms)
    games, wins, ties, turns = answer.words(4)
    means = [sum_of / max(1, games) for sum_of in answer.reals(4)]
    return CardsMatch(games, wins, ties, turns, *means, *answer.reals(2))


def cards_trace(
    rules: Rules, players: Sequence[CardsPlayer], seed: int
) -> tuple[list[tuple[int, list[list[int]], list[int], CardsTurn | None]], list[int]]:
    """A whole game: for each turn the seat, the table and the hand before it, and the turn (nothing for a pass).

    Then the final numbers of Qwirkles by seat.
    """
    answer = Answer(Verb.CARDS_TRACE, rules.words, _seated(players), seeded(seed))
    turns = [
        (answer.word(), answer.lists(), answer.listed(), _turn(answer) if answer.word() else None)
        for _ in range(answer.word())
    ]
    return turns, answer.words(len(players))


def cards_compare(
    player: CardsPlayer,
    view: CardsView,
    seed: int,
    *,
    turns: Sequence[tuple[Sequence[int], Sequence[int]]],
    deals: int,
    rounds: int = 2,
    drawn: Sequence[int] = (),
) -> list[Compared]:
    """Turns (cards played, lines taken) over the same supposed hands and draws; as `tiles_compare`, in Qwirkles.

    Everybody plays on as the player does; the player's turn after the last round is only judged.
    """
    answer = Answer(
        Verb.CARDS_COMPARE,
        player.words,
        view.words,
        seeded(seed),
        whole(len(turns)),
        *(listed(played) + listed(lines) for played, lines in turns),
        whole(deals, rounds),
        listed(drawn),
    )
    return read_compared(answer, answer.word)


def _turns_left(turns: int | None) -> tuple[int, int]:
    return (0, 0) if turns is None else (1, turns)


def _seated(players: Sequence[CardsPlayer]) -> bytes:
    return b"".join((whole(len(players)), *(player.words for player in players)))


def _turn(answer: Answer) -> CardsTurn:
    return CardsTurn(answer.listed(), answer.listed(), answer.lists(), answer.listed(), answer.real(), answer.word())


def _turn_or_none(answer: Answer) -> CardsTurn | None:
    return _turn(answer) if answer else None


def _turns(answer: Answer) -> list[CardsTurn]:
    turns = []
    while answer:
        turns.append(_turn(answer))
    return turns
