"""The generator of placements against counts found by brute force, and against brute force itself."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perft.brute import Codes, layings, lines_in_hand, longest_in_hand
from perft.pinned import GAMES, SMALL, read_laying
from positions import pieces, placement
from sixfold.bots import bot
from sixfold.core.game import Hand
from sixfold.core.pieces import parse_piece, piece_name
from sixfold.games import cubes, edition, tiles
from sixfold.games.placement import Board, board_of, can_place, placement_refusal, placements

FOLDER = Path(__file__).parent
POSITIONS = json.loads((FOLDER / "two-deep.json").read_text(encoding="utf-8"))["positions"]


def read(name: str) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["turns"]
    return turns


def codes_of(board: Board) -> Codes:
    return {cell: piece_name(piece) for cell, piece in board.pieces.items()}


def names_of(hand: Hand) -> list[str]:
    return [piece_name(piece) for piece in hand]


@pytest.mark.parametrize("name", list(GAMES))
def test_pinned_games(name: str) -> None:
    board, counted, expected = Board(), [], []
    turns = read(name)
    assert len(turns) > 40
    for turn in turns:
        if board.pieces:
            found = placements(board, pieces(turn["hand"]), 6)
            counted.append((len(found), sum(score for _, score in found)))
            expected.append((turn["placements"], turn["points"]))
            assert can_place(board, pieces(turn["hand"])) == bool(turn["placements"])
        board = board.lay(placement(turn["play"]))
    assert counted == expected


@pytest.mark.parametrize("position", POSITIONS, ids=[position["what"] for position in POSITIONS])
def test_two_turns_deep(position: dict[str, Any]) -> None:
    board = board_of(placement(position["board"]))
    mine = placements(board, pieces(position["first"]), 6)
    answers = [placements(board.lay(laid), pieces(position["second"]), 6) for laid, _ in mine]
    assert len(mine) == position["placements"]
    assert sum(score for _, score in mine) == position["points"]
    assert sum(len(found) for found in answers) == position["answers"]
    assert sum(score for found in answers for _, score in found) == position["answer_points"]


def test_the_small_positions_on_file_are_those_written_down() -> None:
    assert {row["what"]: (row["board"], row["first"], row["second"]) for row in POSITIONS} == SMALL


def test_eight_single_placements_beside_one_piece_counted_by_hand() -> None:
    assert POSITIONS[0]["placements"] == 8
    assert POSITIONS[0]["points"] == 16


def compare(board: Board, hand: Hand) -> None:
    listed = placements(board, hand, 6)
    found = {frozenset((piece_name(piece), cell) for piece, cell in laid): score for laid, score in listed}
    assert len(found) == len(listed), "each placement is listed once"
    assert found == layings(codes_of(board), names_of(hand))
    assert can_place(board, hand) == bool(found)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 4])
def test_brute_force_along_games_of_tiles(name: str, players: int) -> None:
    seed = 20 + players
    rng, choose = Random(seed), bot(name, "tiles")
    state = tiles.start(edition("tiles-nl"), tuple(range(players)), bytes([seed]) * 32)
    turn = 0
    while not state.ended:
        if state.board.pieces and turn % 6 == 1:
            compare(state.board, state.hand)
        state = tiles.apply(state, choose(tiles.observe(state, state.seat), rng))
        turn += 1
    assert turn > 20


@pytest.mark.parametrize("players", [2, 3])
def test_brute_force_along_games_of_cubes(players: int) -> None:
    seed = 30 + players
    rng, choose = Random(seed), bot("random", "cubes")
    state = cubes.start(edition("cubes-nl"), tuple(range(players)), bytes([seed]) * 32)
    turn = 0
    while not state.ended:
        if state.board.pieces and turn % 6 == 1:
            compare(state.board, state.hand)
        state = cubes.apply(state, choose(cubes.observe(state, state.seat), rng))
        turn += 1
    assert turn > 20


@pytest.mark.parametrize("hand", ["RoRcRdRsRtRx", "RoRoRdGdBdPx", "RoOcYdGsBtPx", "RoRoRoRcRcGo", "Px"])
def test_openings_are_all_orders_of_all_longest_lines_in_a_row_from_the_middle(hand: str) -> None:
    names = names_of(pieces(hand))
    length = longest_in_hand(names)
    expected = {line for line in lines_in_hand(names) if len(line) == length}
    listed = placements(Board(), pieces(hand), 6)
    assert all([cell for _, cell in laid] == [(x, 0) for x in range(len(laid))] for laid, _ in listed)
    orders = [tuple(piece_name(piece) for piece, _ in laid) for laid, _ in listed]
    assert len(orders) == len(set(orders))
    assert set(orders) == expected
    assert {score for _, score in listed} == {12 if length == 6 else length}


def test_what_the_generator_lists_the_arbiter_accepts_in_any_order() -> None:
    turns = read("greedy-2-seed-11")
    board = Board()
    for turn in turns:
        hand = pieces(turn["hand"])
        for laid, _ in placements(board, hand, 6)[::7]:
            assert placement_refusal(board, hand, laid) is None
            assert placement_refusal(board, hand, laid[::-1]) is None
        board = board.lay(tuple((parse_piece(code), cell) for code, cell in read_laying(turn["play"])))
