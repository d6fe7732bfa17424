"""The ladder: every level plays by the rules, each is stronger than those below it, and errs as it is said to."""

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Any

import pytest

from sixfold.arena import Match, plan, play_game
from sixfold.bots import LEVELS, NAMES, OURS, UnknownBot, bot, check_bot, is_ours
from sixfold.bots import cards as card_players
from sixfold.bots import cubes as cube_players
from sixfold.bots import tiles as tile_players
from sixfold.bots.sight import Sight
from sixfold.core.pieces import Piece, parse_pieces
from sixfold.core.refusals import Cell
from sixfold.games import EDITIONS, GAMES, cards, cubes, edition, tiles
from sixfold.games.placement import Board, Placement, board_of, lines_made
from sixfold.kernel import CardsPlayer

TABLES = (LEVELS[:4], LEVELS[4:])
TWO_APART = [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)]
DEALS = 8


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} to {table[-1]}")
def test_every_level_plays_whole_games_by_the_rules(edition_id: str, table: tuple[str, ...]) -> None:
    (game,) = plan(Match(edition_id, table, 1, "whole"))
    played = play_game(game)
    assert played.forfeit is None
    assert played.result.winners


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "higher"), TWO_APART)
@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_a_level_beats_the_one_two_steps_below(edition_id: str, lower: int, higher: int) -> None:
    match = Match(edition_id, (LEVELS[higher - 1], LEVELS[lower - 1]), 2 * DEALS, "steps")
    won = sum(play_game(game).share(0) for game in plan(match))
    assert won > DEALS


@pytest.mark.parametrize("game", GAMES)
def test_the_last_level_is_the_expert(game: str) -> None:
    state: Any = GAMES[game].start(next(rules for rules in EDITIONS.values() if rules.game == game), (0, 1), bytes(32))
    seen = GAMES[game].observe(state, state.seat)
    assert bot(LEVELS[-1], game)(seen, Random(4)) == bot(NAMES[-1], game)(seen, Random(4))


def test_levels_are_known_by_their_names() -> None:
    assert len(LEVELS) == 8
    assert set(OURS) == {*NAMES, *LEVELS}
    assert all(is_ours(name) for name in OURS)
    for game in GAMES:
        check_bot("level-1", game)
        for name in ("level-0", "level-9", "level", "level-1@5", "level/1"):
            with pytest.raises(UnknownBot):
                bot(name, game)


def _row(text: str, x: int, y: int) -> list[tuple[Any, Cell]]:
    return [(piece, (x + step, y)) for step, piece in enumerate(parse_pieces(text))]


def _column(text: str, x: int, y: int) -> list[tuple[Any, Cell]]:
    return [(piece, (x, y + step)) for step, piece in enumerate(parse_pieces(text))]


def _tiles(board: Board, hand: str, *latest: tuple[Any, Cell]) -> tiles.Observation:
    log = (tiles.SeenTurn(1, tiles.Place(latest), 2, len(latest)),) if latest else ()
    held = parse_pieces(hand)
    return tiles.Observation(
        edition=edition("tiles-nl"), observer=0, seat=0, first=0, hand=held, hand_sizes=(len(held), 6),
        bag_size=108 - len(board.pieces) - len(held) - 6, board=board, scores=(0, 0), log=log, passes=0, ended=None,
    )  # fmt: skip


def _points(seen: tiles.Observation, placement: Placement) -> int:
    return sum(line.points for line in lines_made(seen.board, placement, 6))


def _placed(habits: tile_players.Habits, seen: tiles.Observation, seed: int = 1) -> Placement:
    """What somebody with these habits lays."""
    action = tile_players.erring(habits)(seen, Random(seed))
    assert isinstance(action, tiles.Place)
    return action.placement


CROSSING = board_of([*_row("RoRdRc", 0, 0), *_row("GcGs", 2, 1), *_column("BsYs", 3, 2)])
"""A red square on (3, 0) makes a line of four both ways; four circles below the first make one of five."""


def test_it_overlooks_the_crossing_and_sees_the_long_line() -> None:
    seen = _tiles(CROSSING, "RsBoYoPoOo")
    assert _points(seen, _placed(tile_players.Habits(Sight()), seen)) == 8
    overlooking = _placed(tile_players.Habits(Sight(crossings=0.0)), seen)
    assert (_points(seen, overlooking), len(overlooking)) == (5, 4)


def test_the_lower_the_level_the_more_crossings_it_overlooks() -> None:
    seen = _tiles(CROSSING, "RsBoYoPoOo")

    def found(level: str) -> int:
        return sum(_points(seen, bot(level, "tiles")(seen, Random(seed)).placement) == 8 for seed in range(60))

    first, fourth, sixth = found("level-1"), found("level-4"), found("level-6")
    assert first < fourth < sixth


FAR = board_of([*_row("RtRxRoRsRd", -3, 0), *_column("GdBdYdPd", 1, 1)])
"""An orange diamond makes a Qwirkle on the right; the latest turn was on the left."""


def test_it_does_not_see_what_lies_far_from_the_latest_turn() -> None:
    seen = _tiles(FAR, "OdGt", *_row("Rt", -3, 0))
    assert _points(seen, _placed(tile_players.Habits(Sight(near=2, far=0.0)), seen)) == 2
    assert _points(seen, _placed(tile_players.Habits(Sight()), seen)) == 12


def test_it_looks_on_until_it_finds_something() -> None:
    seen = _tiles(FAR, "Od", *_row("Rt", -3, 0))
    assert _points(seen, _placed(tile_players.Habits(Sight(near=0, far=0.0)), seen)) == 12


def test_it_loves_to_lay_many_pieces() -> None:
    seen = _tiles(CROSSING, "RsBoYoPoOo")
    assert len(_placed(tile_players.Habits(Sight(longing=2.0)), seen)) == 4


def test_whoever_does_not_count_fears_what_can_never_come() -> None:
    """Of two lines of four, the sixth piece of the red one lies on the board three times."""
    crosses = [*_row("BxRx", 0, 10), *_row("YxRx", 0, 13), *_row("PxRx", 0, 16)]
    seen = _tiles(board_of([*_row("RoRdRcRs", 0, 0), *_row("GoGdGcGs", 0, 5), *crosses]), "RtGt")

    def beyond(counts: bool, cell: Cell) -> float:
        habits = tile_players.Habits(Sight(), care=1.0, counts=counts)
        (found,) = [value for laid, _, value in tile_players.pondered(seen, habits) if [at for _, at in laid] == [cell]]
        return found

    red, green = (4, 0), (4, 5)
    assert beyond(True, red) > beyond(True, green) + 0.5
    assert abs(beyond(False, red) - beyond(False, green)) < 0.1


def test_whoever_does_not_care_trades_away_what_belongs_together() -> None:
    seen = _tiles(board_of(_row("Ro", 0, 0)), "GdGcGsBxYt")

    def traded(care: float) -> set[Piece]:
        action = tile_players.erring(tile_players.Habits(Sight(), care=care))(seen, Random(1))
        assert isinstance(action, tiles.Trade)
        return set(action.pieces)

    assert traded(0.0) == set(seen.hand)
    assert traded(0.5) == set(parse_pieces("BxYt"))


def _cubes(hand: str) -> cubes.Observation:
    return cubes.Observation(
        edition=edition("cubes-nl"), observer=0, seat=0, first=0, hands=(parse_pieces(hand), parse_pieces("BoBdYsYt")),
        bag_size=77, board=board_of(_row("RoRdRc", 0, 0)), scores=(0, 0), reroll=None, forced=(), turns=(), passes=0,
        ended=None,
    )  # fmt: skip


def test_it_keeps_what_fits_and_does_not_see_the_roll() -> None:
    seen = _cubes("RsRtGoYdBxPc")
    content = cube_players.erring(cube_players.Habits(Sight(), content=5))
    assert isinstance(content(seen, Random(1)), cubes.Place)
    assert isinstance(bot("greedy", "cubes")(seen, Random(1)), cubes.Reroll)


def test_when_it_rolls_it_rolls_what_its_placement_leaves() -> None:
    seen = _cubes("RsRtGoYdBxPc")
    wanting = cube_players.erring(cube_players.Habits(Sight(), content=9))
    action = wanting(seen, Random(1))
    assert isinstance(action, cubes.Reroll)
    assert set(action.pieces) == set(parse_pieces("GoYdBxPc"))


def _cards(hand: str, *table: str) -> cards.Observation:
    held = parse_pieces(hand)
    series = tuple(parse_pieces(text) for text in table)
    out = 108 - len(held) - 9 - sum(map(len, series))
    return cards.Observation(
        edition=edition("cards-999"), observer=0, seat=0, first=0, hand=held, hand_sizes=(len(held), 9),
        stack_size=out, table=series, qwirkles=((), ()), turns_left=None, log=(), passes=0, ended=None,
    )  # fmt: skip


def _level_of(series: float) -> Callable[[cards.Observation, Random], cards.Action]:
    return card_players.erring(card_players.Habits(series, CardsPlayer("greedy")))


def test_it_does_not_see_a_rearrangement_of_more_than_it_keeps_in_mind() -> None:
    """The red cross makes a Qwirkle if the red triangle is moved from the other series."""
    seen = _cards("RxGo", "RoRcRdRs", "RtGtBtYt")
    one, two = _level_of(1.0)(seen, Random(1)), _level_of(2.0)(seen, Random(1))
    assert isinstance(one, cards.Play)
    assert isinstance(two, cards.Play)
    assert not cards.qwirkles_in(one.table)
    assert len(cards.qwirkles_in(two.table)) == 1
    assert sorted(chain(*one.table)) == sorted([*chain(*seen.table), *one.pieces])


def test_it_looks_at_more_of_the_table_until_it_can_play() -> None:
    """Nothing fits without the third card of the series of four."""
    seen = _cards("RtBt", "GoGcGdGt")
    assert isinstance(_level_of(0.0)(seen, Random(1)), cards.Play)
