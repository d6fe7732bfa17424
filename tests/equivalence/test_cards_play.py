"""The kernel's games of cards keep the rules, and its players are honest, repeatable and in the right order."""

from collections import Counter
from collections.abc import Sequence

import pytest

from equivalence import editions
from equivalence.cards_model import pieces
from sixfold import kernel
from sixfold.core.edition import Edition
from sixfold.core.pieces import Piece
from sixfold.games import cards, edition
from sixfold.kernel import rules_of

PRINTED = editions.CARDS[0]
RULES = rules_of(PRINTED)
CLUB = kernel.CardsPlayer("club")
EXPERT = kernel.CardsPlayer("expert", rollouts=40, candidates=6)
LEARNED = kernel.CardsPlayer("expert", rollouts=40, candidates=6, to_win=True, learned=True, prior=40.0)
GREEDY = kernel.CardsPlayer("greedy")
NOVICE = kernel.CardsPlayer("novice", miss=0.5)


def play_of(turn: kernel.CardsTurn | None) -> cards.Action:
    if turn is None:
        return cards.Pass()
    return cards.Play(pieces(turn.played), tuple(pieces(series) for series in turn.table))


def less(cards_held: Sequence[int], gone: Sequence[int]) -> tuple[Piece, ...]:
    return pieces((Counter(cards_held) - Counter(gone)).elements())


def replayed(
    players: Sequence[kernel.CardsPlayer], seed: int, tried: Edition = PRINTED
) -> tuple[cards.State, list[int]]:
    """A game of the kernel played again by the rules, and what the kernel says it ended with."""
    turns, ended_with = kernel.cards_trace(rules_of(tried), players, seed)
    hands_of = [[hand for seat, _, hand, _ in turns if seat == own] for own in range(len(players))]
    state = cards.start_from(tried, range(len(players)), [pieces(hands[0]) for hands in hands_of])
    for number, (seat, table, hand, turn) in enumerate(turns):
        assert not state.ended
        assert state.seat == seat
        assert Counter(state.hand) == Counter(hand)
        assert Counter(card for series in state.table for card in series) == Counter(card for s in table for card in s)
        action = play_of(turn)
        assert cards.refusal(state, seat, action) is None
        later = [hand for own, _, hand, _ in turns[number + 1 :] if own == seat]
        kept = less(hand, turn.played if turn else ())
        state = cards.advance(state, action, less(later[0], kept) if later else ())
    return state, ended_with


@pytest.mark.parametrize("tried", editions.CARDS, ids=editions.name)
@pytest.mark.parametrize("seed", range(24))
def test_games_keep_the_rules_to_the_end(seed: int, tried: Edition) -> None:
    table = [[CLUB, GREEDY], [NOVICE, CLUB, GREEDY], [GREEDY, NOVICE, CLUB, NOVICE]][seed % 3]
    state, ended_with = replayed(table, seed, tried)
    result = cards.result(state)
    assert result is not None
    assert list(result.scores) == ended_with


def test_an_expert_keeps_the_rules_to_the_end() -> None:
    for players in ([EXPERT, CLUB], [LEARNED, CLUB], [EXPERT, GREEDY, CLUB]):
        state, ended_with = replayed(players, 5)
        result = cards.result(state)
        assert result is not None
        assert list(result.scores) == ended_with


def view_of(state: cards.State) -> kernel.CardsView:
    seen = cards.observe(state, state.seat)
    return kernel.CardsView(
        RULES,
        seen.table,
        seen.hand,
        seen.hand_sizes,
        seen.qwirkles,
        seen.stack_size,
        seat=seen.seat,
        turns_left=seen.turns_left,
        passes=seen.passes,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_style_plays_what_the_rules_allow_from_what_it_sees(players: int) -> None:
    state = cards.start(edition("cards-iello"), range(players), bytes([players]) * 32)
    styles = [NOVICE, GREEDY, CLUB, EXPERT, LEARNED]
    number = 0
    while not state.ended:
        turns = [kernel.cards_choose(style, view_of(state), number) for style in styles]
        for turn in turns:
            assert cards.refusal(state, state.seat, play_of(turn)) is None
        state = cards.apply(state, play_of(turns[number % 4]))
        number += 1
    assert number > 10


def test_an_expert_says_the_same_for_the_same_seed() -> None:
    state = cards.start(edition("cards-999"), range(2), bytes(32))
    for _ in range(4):
        state = cards.apply(state, play_of(kernel.cards_choose(CLUB, view_of(state), 0)))
    answers = [kernel.cards_search(EXPERT, view_of(state), 3) for _ in range(2)]
    said = [[(turn.played, turn.qwirkles, turn.value, turn.rollouts) for turn in answer] for answer in answers]
    assert said[0] == said[1]
    assert 1 < len(said[0]) <= 6
    chosen = kernel.cards_choose(EXPERT, view_of(state), 3)
    assert chosen is not None
    assert chosen.played == answers[0][0].played


def test_before_the_last_turn_an_expert_leaves_the_least() -> None:
    """With one turn each to come the other's hand is known: no turn may end with a better result."""
    seen = 0
    for seed in range(12):
        turns, _ = kernel.cards_trace(RULES, [CLUB, GREEDY], seed)
        (seat, table, hand, _), (_, _, other, _) = turns[-2:]
        taken: list[list[tuple[Piece, ...]]] = [[], []]
        for own, _, _, turn in turns[:-2]:
            taken[own] += [pieces(series) for series in (turn.table if turn else []) if len(series) == 6]
        sizes = [0, 0]
        sizes[seat], sizes[1 - seat] = len(hand), len(other)
        if sum(map(len, table)) + sum(sizes) + 6 * sum(map(len, taken)) < 108:
            continue
        view = kernel.CardsView(RULES, table, hand, sizes, taken, 0, seat=seat, turns_left=2)
        chosen = kernel.cards_choose(EXPERT, view, 0)
        assert chosen is not None
        leads = [
            len(turn.qwirkles) - most_qwirkles([s for s in turn.table if len(s) < 6], other)
            for turn in kernel.cards_every_turn(table, hand, 12)
        ]
        lead = len(chosen.qwirkles) - most_qwirkles([s for s in chosen.table if len(s) < 6], other)
        assert lead == max(leads)
        seen += 1
    assert seen >= 6


def most_qwirkles(table: list[list[int]], hand: Sequence[int]) -> int:
    return max((len(turn.qwirkles) for turn in kernel.cards_takings(table, hand)), default=0)


def test_players_rank_as_their_names_say() -> None:
    assert kernel.cards_match(RULES, GREEDY, NOVICE, deals=100, seed=1).points > 0.6
    assert kernel.cards_match(RULES, CLUB, GREEDY, deals=100, seed=2).points > 0.8
    assert kernel.cards_match(RULES, EXPERT, GREEDY, deals=15, seed=3).points > 0.7


def test_a_match_swaps_seats_over_the_same_deals() -> None:
    even = kernel.cards_match(RULES, CLUB, CLUB, deals=30, seed=4)
    assert (even.games, even.points, even.lead) == (60, 0.5, 0.0)


@pytest.mark.parametrize("player", [NOVICE, GREEDY, CLUB, EXPERT, LEARNED])
def test_no_player_minds_when_what_it_does_not_see_is_dealt_again(player: kernel.CardsPlayer) -> None:
    results = [kernel.cards_match(RULES, player, CLUB, deals=4, seed=2, redeal=redeal) for redeal in (False, True)]
    assert len({(result.points, result.lead, result.qwirkles) for result in results}) == 1


def test_a_choice_depends_only_on_what_is_seen() -> None:
    """Two deals that differ only in hidden cards get the same answer."""
    state = cards.start(edition("cards-999"), range(2), bytes([9]) * 32)
    seat = state.seat
    hidden = [*state.hands[1 - seat], *state.stack][::-1]
    hands = list(state.hands)
    hands[1 - seat] = tuple(hidden[:9])
    other = cards.start_from(edition("cards-999"), (seat, 1 - seat), hands)
    assert other.seat == seat
    for style in (NOVICE, GREEDY, CLUB, EXPERT, LEARNED):
        one, two = (kernel.cards_choose(style, view_of(deal), 1) for deal in (state, other))
        assert one is not None
        assert two is not None
        assert (one.played, one.qwirkles) == (two.played, two.qwirkles)


def test_simulated_games_share_out_at_most_eighteen_qwirkles() -> None:
    state = cards.start(edition("cards-999"), range(3), bytes(32))
    games = kernel.cards_simulate([CLUB, GREEDY, NOVICE], view_of(state), 50, 1)
    assert games == kernel.cards_simulate([CLUB, GREEDY, NOVICE], view_of(state), 50, 1)
    assert len(games) == 50
    assert all(len(game) == 3 and sum(game) <= 18 for game in games)
    means = [sum(game[seat] for game in games) / 50 for seat in range(3)]
    assert means[0] > means[1] > means[2]


def test_a_known_game_is_played_out_as_the_rules_play_it() -> None:
    state = cards.start(edition("cards-999"), range(3), bytes([3]) * 32)
    for _ in range(5):
        state = cards.apply(state, play_of(kernel.cards_choose(GREEDY, view_of(state), 1)))
    counts = [len(taken) for taken in state.qwirkles]
    game = kernel.CardsGame(RULES, state.table, state.hands, state.stack, counts, seat=state.seat)
    ended_with = kernel.cards_play_out([CLUB] * 3, game, 0)
    while not state.ended:
        state = cards.apply(state, play_of(kernel.cards_choose(CLUB, view_of(state), 0)))
    assert ended_with == [len(taken) for taken in state.qwirkles]


def test_a_view_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(ValueError, match="not those of one game"):
        kernel.cards_choose(CLUB, kernel.CardsView(RULES, [], [0, 1, 2], [3, 9], [[], []], 90), 0)
    with pytest.raises(ValueError, match="no style"):
        kernel.CardsPlayer("master")
