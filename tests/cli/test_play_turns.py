"""A person's turn: refusals are explained and pointed at, nothing is decided until it is allowed."""

import io
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

from positions import cards_state, cubes_state, drawn, pieces, placement, table, tiles_state
from sixfold.cli.play import HOSTS
from sixfold.cli.play_board import just_laid
from sixfold.cli.play_session import Leave, Session
from sixfold.cli.prompt import Vocabulary
from sixfold.core.pieces import KINDS, piece_names
from sixfold.draw.text import Look
from sixfold.games import cards, cubes, tiles
from sixfold.games.placement import Board
from sixfold.locale import Catalogue, catalogue, languages

ROW = drawn("Ro Rd Rc")
HAND = "RsRtRsGoGdBx"


def take_turn(state: Any, *answers: str, width: int = 80, words: Catalogue | None = None) -> tuple[Any, str]:
    """The action a person chooses with these answers, and all that the terminal showed."""
    words = words or catalogue("en", state.edition.game)
    console = Console(file=io.StringIO(), width=width, height=24, color_system=None)
    left = iter(answers)
    session = Session(words, Vocabulary(words), console, Look(), lambda _: next(left), ("Ann", "Computer"))
    action = HOSTS[state.edition.game](session).take_turn(state)
    assert next(left, None) is None
    assert isinstance(console.file, io.StringIO)
    return action, " ".join(console.file.getvalue().split())


def tiles_turn(*answers: str, hand: str = HAND, board: Board = ROW, bag: str = "YoYo") -> tuple[Any, str]:
    return take_turn(tiles_state(hand, "PxPt", board=board, bag=bag), *answers)


@pytest.mark.parametrize(
    ("typed", "sentence", "pointed"),
    [
        ("Rx 3,0", "You don’t have that, or not enough of it: red cross.", None),
        ("Rs 1,0", "There’s already a tile at 1,0.", "!R◆!"),
        (
            "Rs 3,0 Rt 4,1",
            "Everything you play in a turn must be in one row or one column; 3,0 and 4,1 aren’t.",
            "!R★!",
        ),
        ("3,0>RsGo", "these aren’t: red square and green circle.", "!R■!G●!"),
        ("3,0>RsRs", "You can’t play the same tile twice in one turn: red square.", "!R■!R■!"),
        ("Rs 3,0 Rt 5,0", "There’s a gap at 4,0", "!·!"),
        ("Rs 1,2", "At least one tile you play must touch, edge to edge, one that’s already on the board.", "!R■!"),
        ("Bx 3,0", "At 3,0 it doesn’t match the line in colour or in shape: blue cross.", "!B✖!"),
        ("Rs 500,500", "At least one tile you play must touch, edge to edge, one that’s already on the board.", None),
    ],
)
def test_a_refused_placement_is_explained_and_pointed_at(typed: str, sentence: str, pointed: str | None) -> None:
    action, text = tiles_turn(typed, "Rs 3,0")
    assert sentence in text
    assert action == tiles.Place(placement("Rs@3,0"))
    assert ("!" in text) == (pointed is not None)
    if pointed:
        assert pointed in text.replace("! ·!", "!·!")


def test_a_duplicate_and_a_line_too_long_are_explained() -> None:
    _, text = tiles_turn("Rd 3,0", "Rs 3,0", hand="RdRs")
    assert "That line would have this twice, at 1,0 and 3,0: red diamond." in text
    _, text = tiles_turn("Bo 6,0", "Bo 0,1", hand="BoBt", board=drawn("Ro Rc Rd Rs Rt Rx"))
    assert "That would make a line of 7. Six is the limit." in text


def test_turns_that_are_refused_as_a_whole_are_explained() -> None:
    _, text = tiles_turn("pass", "trade Rs Rt Go", "trade", "trade Ox", "trade rs go")
    assert "You can play a tile, so you have to." in text
    assert "There are only 2 tiles left in the bag, so you can’t trade more than that." in text
    assert "You haven’t played anything yet. Choose at least one tile." in text
    assert "You don’t have that, or not enough of it: orange cross" in text


def test_nothing_fits_is_said_with_what_to_do() -> None:
    action, text = tiles_turn("pass", "trade all", hand="BxGx")
    assert "Nothing in your hand fits. Trade some tiles, for example: trade Bx Gx" in text
    assert "You can’t pass while there are tiles in the bag. Trade at least one." in text
    assert action == tiles.Trade(pieces("BxGx"))
    action, text = tiles_turn("trade Bx", "pass", hand="BxGx", bag="")
    assert "Nothing fits. Type pass." in text
    assert "The bag is empty, so there’s nothing to trade for. You may pass." in text
    assert action == tiles.Pass()


def test_the_opening_is_explained() -> None:
    action, text = tiles_turn("Rs 0,0", "trade Rs", "0,0vRsRt", board=Board(), hand="RsRtRsGoBx")
    assert "Start with your longest line, 2 tiles, for example" in text
    assert "Start with your longest line: 2 tiles." in text
    assert "No trading on the first turn" in text
    assert action == tiles.Place(placement("Rs@0,0 Rt@0,1"))


def test_advice_can_be_typed_as_it_stands() -> None:
    _, text = tiles_turn("hint", "3,0>RsRt")
    advice = text.partition("Try ")[2].partition(" for ")[0]
    assert "for 6 points." in text
    action, _ = tiles_turn(advice)
    assert isinstance(action, tiles.Place)
    assert len(action.placement) == 2


def test_advice_counts_the_points_for_ending_the_game() -> None:
    _, text = tiles_turn("hint", "Rs 3,0", hand="Rs", bag="")
    assert "Try Rs -1,0 for 10 points." in text or "Try Rs 3,0 for 10 points." in text


def test_a_command_of_another_game_is_turned_down() -> None:
    _, text = tiles_turn("roll Rs", "done", "Rs 3,0")
    assert "This game has no roll." in text
    assert "This game has no done." in text


def test_a_large_board_can_be_looked_at_elsewhere() -> None:
    wide = drawn(" ".join(["Ro Rd .."] * 20))
    state = tiles_state(HAND, "PxPt", board=wide, bag="Yo")
    _, text = take_turn(state, "view 0,0", "view 57", "view x", "Rs 0,-1", width=40)
    assert text.count("To see another part") == 3
    assert "columns -1 to 10," in text
    assert "columns 48 to 59," in text
    assert '"x" isn’t a spot on the board.' in text


@pytest.mark.parametrize(("typed", "joy"), [("Rx 5,0", ["A Qwirkle!"]), ("Rx 0,1", [])])
def test_a_line_of_six_is_a_moment_of_joy(typed: str, joy: list[str]) -> None:
    before = tiles_state("RxGo", "PxPt", board=drawn("Ro Rc Rd Rs Rt"), bag="Yo")
    file = io.StringIO()
    words = catalogue("en", "tiles")
    session = Session(words, Vocabulary(words), Console(file=file), Look(), lambda _: typed, ("Ann", "Computer"))
    host = HOSTS["tiles"](session)
    after = tiles.apply(before, host.take_turn(before))
    host.tell(before, after)
    assert [line for line in file.getvalue().splitlines() if "Qwirkle" in line] == joy
    assert "You draw Yo." in file.getvalue()


def test_what_others_laid_since_ones_own_turn_is_marked() -> None:
    state = tiles_state("RsRtGo", "PxPcBx", "RxGd", board=ROW, bag="YoYoYoYo")
    for text in ("Rs@3,0", "Pc@2,1", "Rx@-1,0"):
        state = tiles.apply(state, tiles.Place(placement(text)))
    assert set(just_laid(state)) == {(2, 1), (-1, 0)}
    assert just_laid(tiles.apply(state, tiles.Place(placement("Rt@4,0")))) == ((4, 0),)


def test_quit_leaves() -> None:
    with pytest.raises(Leave):
        tiles_turn("quit")


def test_cubes_are_rolled_kept_and_laid() -> None:
    state = cubes_state("RsRtGoGdBx", "Px", board=ROW)
    action, text = take_turn(state, "roll", "roll Ox", "pass", "roll rs gd")
    assert "Say which cubes to roll" in text
    assert "You don’t have that, or not enough of it: orange cross" in text
    assert "You can’t pass" in text
    assert action == cubes.Reroll(pieces("RsGd"))
    assert take_turn(state, "roll all")[0] == cubes.Reroll(pieces("RsRtGoGdBx"))
    assert "Computer: P✖" in text


def test_whoever_keeps_the_cubes_is_not_advised_to_roll_and_cannot() -> None:
    state = cubes_state("RsRtGoGdBx", "Px", board=ROW)
    advised = "Try this: roll"
    assert advised in take_turn(state, "hint", "roll all")[1]
    action, text = take_turn(state, "keep", "hint", "roll rs gd", "hint", "keep", "Rs 3,0")
    assert "Kept. Now play some of them." in text
    assert advised not in text
    assert text.count("Try ") == 2
    assert "you can’t roll any more this turn" in text
    assert isinstance(action, cubes.Place)


def test_cubes_that_do_not_fit_can_be_kept_so_that_all_are_rolled() -> None:
    state = cubes_state("BxGx", "Px", board=ROW)
    action, text = take_turn(state, "keep")
    assert "None of your cubes fit as they are." in text
    assert action == cubes.Reroll(())


TABLE = "RoRdRs GoYoBoPo"


def cards_turn(*answers: str, hand: str = "RtRxOoGdBd", lying: str = TABLE) -> tuple[Any, str]:
    left = Counter(dict.fromkeys(KINDS, 3)) - Counter(pieces(hand + "Px" + "".join(lying.split())))
    stack = piece_names(left.elements())
    return take_turn(cards_state(hand, "Px", lying=table(*lying.split()), stack=stack), *answers)


def test_cards_are_added_moved_and_confirmed() -> None:
    action, text = cards_turn("add Rt 1", "add rx 1", "move Ro 1 2", "move Po 2 new", "back", "add Rt Rx 1", "done")
    assert action == cards.Play(pieces("RtRx"), (pieces("RoRdRsRtRx"), pieces("GoYoBoPo")))
    assert "1 R● R◆ R■[R★|R✖]✓" in text
    assert "Not complete yet 3 P● too short" in text
    assert "Everything is back where it was." in text


def test_a_new_series_takes_from_the_hand_and_else_from_a_series_that_can_spare_a_card() -> None:
    action, _ = cards_turn("new Oo Go Ro", "undo", "new Gd Bd Rd", "add Rt 1", "done")
    assert action == cards.Play(pieces("RtGdBd"), (pieces("RoRsRt"), pieces("GoYoBoPo"), pieces("GdBdRd")))


@pytest.mark.parametrize("language", languages())
def test_a_new_series_takes_the_whole_hand_by_the_word_for_all(language: str) -> None:
    words = catalogue(language)
    new, everything, done = (words.say(key) for key in ("command-new", "word-all", "command-done"))
    state = cards_state("GdBdOd", "Px", lying=table("RoRdRs"), stack="YoYo")
    action, _ = take_turn(state, f"{new} {everything}", done, words=words)
    assert isinstance(action, cards.Play)
    assert sorted(action.pieces) == sorted(pieces("GdBdOd"))
    assert len(action.table) == 2


def test_a_series_that_stands_without_a_card_is_the_first_to_lose_it() -> None:
    action, _ = cards_turn("new Rd Gd Bd", "done", lying="RoRdRs RdRtRxRc")
    assert action == cards.Play(pieces("GdBd"), (pieces("RoRdRs"), pieces("RtRxRc"), pieces("RdGdBd")))


def test_of_two_equal_cards_the_one_that_lay_there_is_moved() -> None:
    _, text = cards_turn("add Ro 1", "move Ro 1 new", "back", "add Oo 2", "done", hand="RoOo")
    assert "1 R◆ R■[R●]✓" in text
    assert "Not complete yet 3 R● too short" in text


def test_a_table_that_does_not_stand_is_explained_by_the_numbers_shown() -> None:
    _, text = cards_turn("done", "move Ro 1 2", "done", "undo", "add Rt 2", "done", "back Rt", "add Oo 2", "done")
    assert "You haven’t played anything yet. Choose at least one card." in text
    assert "1 R◆ R■ too short" in text
    assert "The cards in series 2 don’t all match in colour or in shape: green circle, yellow circle" in text
    assert text.count("Your hand:") == 6


def test_series_keep_their_numbers_while_one_is_emptied() -> None:
    answers = ("move Ro Rd Rs 1 new", "move Po 2 new", "add Oo 2", "done", "move Po 4 2", "done")
    action, text = cards_turn(*answers)
    assert "Series 4 needs at least three cards: purple circle." in text
    assert action == cards.Play(pieces("Oo"), (pieces("GoYoBoOoPo"), pieces("RoRdRs")))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("add Ro 9", "There’s no series 9."),
        ("add Yx 1", "Not in your hand: yellow cross."),
        ("add Rt", "Say which series"),
        ("add 1", "Say which card"),
        ("move Yx 1 2", "Not in series 1: yellow cross."),
        ("move Yx 2", "Not in your hand or on the table: yellow cross."),
        ("move Ro", "Say which series"),
        ("back Ro", "You didn’t play this one this turn, so it stays on the table: red circle."),
        ("new Yx", "Not in your hand or on the table: yellow cross."),
        ("new", "Say which card"),
        ("undo", "There’s nothing to undo."),
        ("Ro 1,0", 'I don’t understand "Ro 1,0".'),
        ("trade Rt", "This game has no trade."),
        ("pass", "You can play a card, so you have to."),
    ],
)
def test_a_step_that_makes_no_sense_changes_nothing(typed: str, sentence: str) -> None:
    action, text = cards_turn(typed, "add Oo 2", "done")
    assert sentence in text
    assert action == cards.Play(pieces("Oo"), (pieces("RoRdRs"), pieces("GoYoBoPoOo")))


def test_a_card_in_several_series_needs_a_number() -> None:
    answers = ("move Ro 2", "move Ro 2 3", "back", "add Oo 2", "done")
    _, text = cards_turn(*answers, lying="RoRdRs GoYoRoPo BoYoGoPo")
    assert "In several series" not in text
    _, text = cards_turn("move Yo new", "add Oo 2", "done", lying="RoRdRs GoYoRoPo BoYoGoPo")
    assert "In several series (2 and 3): yellow circle. Say which: move Yo <from> <to>." in text


def test_advice_for_cards_is_laid_out_and_can_be_played_or_put_back() -> None:
    action, text = cards_turn("hint", "done", hand="RtRxRcOoGd")
    assert "take 1 Qwirkle" in text
    assert "Qwirkle!" in text
    assert isinstance(action, cards.Play)
    assert len(cards.qwirkles_in(action.table)) == 1
    action, _ = cards_turn("hint", "back", "add Oo 2", "done", hand="RtRxRcOoGd")
    assert action == cards.Play(pieces("Oo"), (pieces("RoRdRs"), pieces("GoYoBoPoOo")))


def test_nobody_plays_where_no_card_fits() -> None:
    action, text = cards_turn("hint", "pass", hand="OxYt", lying="")
    assert "Nothing fits. Type pass." in text
    assert "Try this: pass" in text
    assert action == cards.Pass()
