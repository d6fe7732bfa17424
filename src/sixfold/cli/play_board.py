"""A person at a game with a board: tiles, or cubes."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from rich.text import Text

from sixfold.cli.draw import board, columns_in, crop, open_hand
from sixfold.cli.play_host import Host
from sixfold.cli.play_session import HUMAN, Session
from sixfold.cli.prompt import Command, Unreadable, read_cell, read_choice, read_placement
from sixfold.cli.words import codes, cubes_turn_words, laid, refusal_words, rolls_words, tiles_turn_words
from sixfold.core.refusals import Cell, Code, Refusal
from sixfold.draw.text import Marks, Window, whole
from sixfold.games import cubes, tiles
from sixfold.games.lines import QWIRKLE, longest
from sixfold.games.placement import Placement, PlacementState, can_place, lines_made, placements
from sixfold.locale import Key

LINES_BESIDE_BOARD = 7
"""Lines of the terminal that coordinates, scores, the hand and the prompt need; each player needs one more."""
FEWEST_ROWS = 9
FARTHEST = 3
"""A piece that was refused is drawn only if it lies no farther than this from the board."""


class BoardHost(Host):
    """What the hosts of tiles and cubes have in common."""

    heading = "help-cells"
    hands_lie_open: ClassVar[bool] = False

    def __init__(self, session: Session) -> None:
        """Sit down with a session."""
        super().__init__(session)
        self.centre: Cell | None = None

    def begin_turn(self, state: PlacementState) -> None:
        """Show the table around what was laid last."""
        self.centre = None
        super().begin_turn(state)

    def show(self, state: PlacementState) -> None:
        """Show the board with what was laid since the person's last turn, the scores and the hand."""
        self.draw(state, {}, Marks(played=frozenset(just_laid(state))))
        names, words = self.session.names, self.session.words
        scores = [words("score-seat", name=name, score=score) for name, score in zip(names, state.scores, strict=True)]
        self.session.show(self.score_line(scores, words("score-bag", left=state.bag_size)))
        others = self.open_hands(state) if self.hands_lie_open else []
        self.session.show_labelled([*others, self.own_hand(state.hands[HUMAN])])

    def open_hands(self, state: PlacementState) -> list[tuple[str, Text]]:
        """The hands of the others, each behind its owner's name."""
        return [
            (self.session.words("their-hand", name=self.session.names[seat]), open_hand(held, self.session.look))
            for seat, held in enumerate(state.hands)
            if seat != HUMAN
        ]

    def draw(self, state: PlacementState, tried: dict[Cell, Any], marks: Marks) -> None:
        """Draw the board with pieces that were tried, around the marks if not all of it fits."""
        session = self.session
        pieces = {**tried, **state.board.pieces}
        all_of_it = whole([*pieces, *marks.wrong])
        rows = max(FEWEST_ROWS, session.console.height - LINES_BESIDE_BOARD - state.players)
        looked_at = sorted(marks.wrong or marks.played or pieces) or [(0, 0)]
        middle = looked_at[len(looked_at) // 2]
        centre = middle if marks.wrong else self.centre or middle
        shown = crop(all_of_it, columns_in(session.console.width, all_of_it), rows, centre)
        session.show(board(pieces, shown, session.look, marks))
        if shown != all_of_it:
            values = {side: str(place) for side, place in shown._asdict().items()}
            session.say("view-part", "dim", **values)
            if not state.ended:
                session.say("view-elsewhere", "dim")

    def explain(self, state: PlacementState, action: Any, refusal: Refusal) -> None:
        """Draw the refused placement where it can be pointed at, then say what is wrong."""
        placement: Placement = getattr(action, "placement", ())
        near = _near(whole(state.board.pieces))
        tried = {cell: piece for piece, cell in placement if near.holds(cell)}
        wrong = frozenset(cell for cell in refusal.cells if near.holds(cell))
        if wrong and refusal.code != Code.NOT_IN_HAND:
            self.draw(state, tried, Marks(wrong=wrong))
        words = refusal_words(
            self.session.catalogue, refusal, self.game, longest=longest(state.hands[HUMAN]), left=state.bag_size
        )
        self.session.tell(words, "bold")

    def choose(self, state: Any, command: Command) -> Any | None:
        """Look elsewhere, or read a placement."""
        if command.word == "view":
            self.centre = read_cell(command.rest)
            self.show(state)
            return None
        if command.word is not None:
            raise self.not_here(command)
        return self.place(read_placement(command.rest, self.session.vocabulary))

    @abstractmethod
    def place(self, placement: Placement) -> Any:
        """The action of laying a placement."""

    def tell_qwirkles(self, before: PlacementState, action: Any) -> None:
        """Rejoice in every line of six."""
        if placement := getattr(action, "placement", ()):
            lines = lines_made(before.board, placement, before.edition.qwirkle_bonus)
            if count := sum(len(line.cells) == QWIRKLE for line in lines):
                self.session.say("turn-qwirkle", "bold", count=count)

    def say_lay(self, state: PlacementState, placement: Placement) -> None:
        """Advise a placement, with what it would score."""
        score = sum(line.points for line in lines_made(state.board, placement, state.edition.qwirkle_bonus))
        if not state.bag and len(placement) == len(state.hands[HUMAN]):
            score += state.edition.ending_bonus
        self.session.say("hint-lay", laid=laid(placement), score=score)


def just_laid(state: Any) -> tuple[Cell, ...]:
    """The cells laid since the person's last turn; if there are none, those of that turn itself."""
    cells: tuple[Cell, ...] = ()
    for turn in reversed(state.turns):
        laid_then = tuple(cell for _, cell in getattr(turn.action, "placement", ()))
        if turn.seat == HUMAN:
            return cells or laid_then
        cells += laid_then
    return cells


def _near(window: Window) -> Window:
    left, right, top, bottom = window
    return Window(left - FARTHEST, right + FARTHEST, top - FARTHEST, bottom + FARTHEST)


class TilesHost(BoardHost):
    """A person at a game of tiles."""

    game = tiles.NAME
    entries: ClassVar[tuple[Key, ...]] = (
        "help-lay",
        "help-line-right",
        "help-line-down",
        "help-trade",
        "help-pass-tiles",
        "help-hint",
        "help-view",
        "help-redraw",
        "help-quit",
    )

    def opening(self, state: tiles.State) -> None:
        """Say who holds the longest line."""
        length = longest(state.hands[state.first])
        self.session.say("start-longest", **self.session.who(state.first), length=length)

    def advise(self, state: tiles.State) -> None:
        """Say how to open, or that nothing fits."""
        mine = state.hands[HUMAN]
        if not state.board.pieces:
            action = self.advice(state)
            example = laid(action.placement)
            self.session.say("opening-tiles", longest=longest(mine), example=example)
        elif not can_place(state.board, mine):
            key: Key = "nothing-fits-trade" if state.bag else "nothing-fits-pass"
            self.session.say(key, **({"example": codes(mine[:2])} if state.bag else {}))

    def choose(self, state: tiles.State, command: Command) -> tiles.Action | None:
        """Trade, pass, or what every board offers."""
        if command.word == "trade":
            pieces = read_choice(command.rest, state.hands[HUMAN], self.session.vocabulary)
            return tiles.Trade(pieces)
        if command.word == "pass":
            return tiles.Pass()
        action: tiles.Action | None = super().choose(state, command)
        return action

    def place(self, placement: Placement) -> tiles.Place:
        """The action of laying a placement."""
        return tiles.Place(placement)

    def hint(self, state: tiles.State) -> None:
        """Say what the bot `greedy` would do."""
        match self.advice(state):
            case tiles.Place(placement):
                self.say_lay(state, placement)
            case tiles.Trade(pieces):
                self.session.say("hint-trade", pieces=codes(pieces))
            case _:
                self.session.say("hint-pass")

    def tell(self, before: tiles.State, after: tiles.State) -> None:
        """Tell the turn, and to the person what was drawn."""
        seat = before.seat
        turn = after.turns[-1]
        words = tiles_turn_words(self.session.catalogue, after.log[-1], self.session.names[seat], seat == HUMAN)
        self.session.tell(words)
        self.tell_qwirkles(before, turn.action)
        if seat == HUMAN and turn.draw:
            self.session.say("you-draw", pieces=codes(turn.draw))


class CubesHost(BoardHost):
    """A person at a game of cubes."""

    game = cubes.NAME
    hands_lie_open = True
    entries: ClassVar[tuple[Key, ...]] = (
        "help-lay",
        "help-line-right",
        "help-line-down",
        "help-roll",
        "help-keep",
        "help-pass-cubes",
        "help-hint",
        "help-view",
        "help-redraw",
        "help-quit",
    )

    def __init__(self, session: Session) -> None:
        """Sit down with a session."""
        super().__init__(session)
        self.kept = False

    def begin_turn(self, state: PlacementState) -> None:
        """Show the table; the optional roll is open until it is taken or declined."""
        self.kept = False
        super().begin_turn(state)

    def position(self, state: cubes.State) -> cubes.State:
        """Whoever keeps all cubes has declined the roll of this turn."""
        return replace(state, reroll=()) if self.kept and state.reroll is None else state

    def opening(self, state: cubes.State) -> None:
        """Say who starts."""
        self.session.say("start-oldest", **self.session.who(state.first))

    def advise(self, state: cubes.State) -> None:
        """Say how to open, or that nothing fits."""
        mine = state.hands[HUMAN]
        if not cubes.ever_able_to_place(state.board, mine):
            self.session.say("nothing-fits-pass")
        elif not cubes.able_to_place(state.board, mine, state.edition.shortest):
            self.session.say("nothing-fits-roll", example=codes(mine[:2]))
        elif not state.board.pieces:
            example, _ = placements(state.board, mine, state.edition.qwirkle_bonus)[0]
            rolled = "no" if state.reroll is None else "yes"
            self.session.say("opening-cubes", longest=longest(mine), example=laid(example), rolled=rolled)

    def choose(self, state: cubes.State, command: Command) -> cubes.Action | None:
        """Roll, keep, pass, or what every board offers."""
        mine = state.hands[HUMAN]
        if command.word == "roll":
            if self.kept:
                raise Unreadable("roll-kept")
            pieces = read_choice(command.rest, mine, self.session.vocabulary)
            if not pieces:
                raise Unreadable("roll-which")
            return cubes.Reroll(pieces)
        if command.word == "keep":
            if not cubes.able_to_place(state.board, mine, state.edition.shortest):
                return cubes.Reroll(())
            self.kept = True
            self.session.say("kept")
            return None
        if command.word == "pass":
            return cubes.Pass()
        action: cubes.Action | None = super().choose(state, command)
        return action

    def place(self, placement: Placement) -> cubes.Place:
        """The action of laying a placement."""
        return cubes.Place(placement)

    def hint(self, state: cubes.State) -> None:
        """Say what the bot `greedy` would do."""
        match self.advice(state):
            case cubes.Place(placement):
                self.say_lay(state, placement)
            case cubes.Reroll(()):
                self.session.say("hint-keep")
            case cubes.Reroll(pieces):
                self.session.say("hint-roll", pieces=codes(pieces))
            case _:
                self.session.say("hint-pass")

    def tell(self, before: cubes.State, after: cubes.State) -> None:
        """Tell the person's rolls at once, and a turn once it is complete."""
        seat = before.seat
        name, you = self.session.names[seat], seat == HUMAN
        if len(after.turns) == len(before.turns):
            if you:
                self.session.tell(rolls_words(self.session.catalogue, after, name, you))
            return
        turn = after.turns[-1]
        self.session.tell(cubes_turn_words(self.session.catalogue, turn, name, you))
        self.tell_qwirkles(before, turn.action)
        if you and turn.draw:
            self.session.say("you-draw", pieces=codes(turn.draw))
