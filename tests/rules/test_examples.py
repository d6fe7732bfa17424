"""The examples that the rulebooks print."""

from typing import Any

import pytest

from positions import cards_state, pieces, tiles_state
from sixfold.core.pieces import parse_piece
from sixfold.games import cards, tiles
from sixfold.games.placement import Board, lines_made, placement_refusal, placements
from sixfold.rulebook.examples import read

TURNS = read("tiles-mindware")["turns"]
CARDS = read("cards-999")["examples"]


def test_the_twelve_turns_of_tiles_score_as_printed() -> None:
    board, scores = Board(), []
    for turn in TURNS:
        laid = tuple((parse_piece(code), (x, y)) for code, x, y in turn["play"])
        assert placement_refusal(board, None, laid) is None
        scores.append(sum(line.points for line in lines_made(board, laid, 6)))
        board = board.lay(laid)
    assert scores == [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
    assert scores == [turn["score"] for turn in TURNS]
    assert len(board.pieces) == sum(len(turn["play"]) for turn in TURNS)


def test_the_generator_finds_each_of_the_twelve_turns_with_its_score() -> None:
    board = Board()
    for turn in TURNS:
        laid = tuple((parse_piece(code), (x, y)) for code, x, y in turn["play"])
        if board.pieces:
            found = {frozenset(listed): score for listed, score in placements(board, [p for p, _ in laid], 6)}
            assert found[frozenset(laid)] == turn["score"]
        board = board.lay(laid)


def test_the_twelve_turns_played_as_a_game_give_each_player_their_total() -> None:
    order = [1, 2, 3, 4]
    laid = [tuple((parse_piece(code), (x, y)) for code, x, y in turn["play"]) for turn in TURNS]
    held = ["".join(code for turn in TURNS if turn["player"] == name for code, _, _ in turn["play"]) for name in order]
    opening = tiles.apply(tiles_state("RoRdRcPx", *held[1:]), tiles.Place(laid[0]))
    # From here on each player holds all that the example lets them play, and one more so that nobody ends the game.
    state = tiles_state(*(hand + "Px" for hand in held), board=opening.board, seat=1, scores=opening.scores)
    for turn, placed in zip(TURNS[1:], laid[1:], strict=True):
        assert order[state.seat] == turn["player"]
        state = tiles.apply(state, tiles.Place(placed))
        assert state.turns[-1].score == turn["score"]
    assert state.scores == (20, 22, 25, 18)


@pytest.mark.parametrize("example", CARDS, ids=[example["id"] for example in CARDS])
def test_cards(example: dict[str, Any]) -> None:
    table = tuple(pieces("".join(series)) for series in example["table"])
    play = cards.Play(
        pieces("".join(example["play"])), tuple(pieces("".join(series)) for series in example["new_table"])
    )
    refusal = cards.play_refusal(table, play.pieces, play, 3)
    if "code" not in example:
        assert refusal is None
        assert len(cards.qwirkles_in(play.table)) == example["qwirkles"]
    else:
        assert refusal is not None
        assert refusal.code == example["code"]


@pytest.mark.parametrize("example", [example for example in CARDS if example.get("qwirkles")])
def test_a_qwirkle_of_the_examples_leaves_the_table_and_is_kept(example: dict[str, Any]) -> None:
    played = "".join(example["play"])
    before = cards_state(played, "Px", lying=tuple(pieces("".join(series)) for series in example["table"]))
    after = cards.apply(before, cards.Play(pieces(played), tuple(pieces("".join(new)) for new in example["new_table"])))
    stay = tuple(pieces("".join(series)) for series in example["new_table"] if len(series) < 6)
    gone = tuple(pieces("".join(series)) for series in example["new_table"] if len(series) == 6)
    assert after.table == stay
    assert after.qwirkles == (gone, ())
