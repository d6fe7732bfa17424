"""A person at a game of cards, with a table to try things out on."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from rich.text import Text

from sixfold.cli.draw_cards import DrawnSeries, TableWords
from sixfold.cli.draw_cards import table as drawn_table
from sixfold.cli.play_host import Host
from sixfold.cli.play_session import HUMAN, Session
from sixfold.cli.play_table import Cards, WorkingTable, working_table
from sixfold.cli.prompt import Command, Unreadable, read_cards, read_choice
from sixfold.cli.words import cards_turn_words, codes, refusal_words, series_words
from sixfold.core.hands import without
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Refusal
from sixfold.games import cards
from sixfold.games.lines import QWIRKLE, longest, repeated, share_attribute
from sixfold.locale import Key


class CardsHost(Host):
    """A person at a game of cards. The steps of a turn are kept, the last one last, so that they can be undone."""

    game = cards.NAME
    heading = "help-table"
    entries: ClassVar[tuple[Key, ...]] = (
        "help-new",
        "help-add",
        "help-move",
        "help-move-new",
        "help-back",
        "help-undo",
        "help-done",
        "help-pass-cards",
        "help-hint",
        "help-redraw",
        "help-quit",
    )

    def __init__(self, session: Session) -> None:
        """Sit down with a session."""
        super().__init__(session)
        self.steps: list[WorkingTable] = []

    def prompt(self) -> Key:
        """The message that asks for the next command."""
        return "prompt-table" if len(self.steps) > 1 else "prompt-turn"

    def opening(self, state: cards.State) -> None:
        """Say who holds the longest series."""
        length = longest(state.hands[state.first])
        self.session.say("start-series", **self.session.who(state.first), length=length)

    def begin_turn(self, state: cards.State) -> None:
        """Lay the table out as it is, to work on."""
        self.steps = [working_table(state.table, state.hands[HUMAN], state.edition.shortest)]
        super().begin_turn(state)

    def show(self, state: cards.State) -> None:
        """Show the series, the Qwirkles and the hand; until a step is made, the cards of the others are marked."""
        if len(self.steps) > 1:
            self._show_table(self.steps[-1])
        else:
            self._show_table(working_table(state.table, state.hands[HUMAN], state.edition.shortest, just_played(state)))
        words, names = self.session.words, self.session.names
        scores = [
            words("score-seat", name=name, score=len(taken)) for name, taken in zip(names, state.qwirkles, strict=True)
        ]
        self.session.show(self.score_line(scores, words("score-stack", left=len(state.stack))))
        own = self.own_hand(self.steps[-1].hand if self.steps else state.hands[HUMAN])
        self.session.show_labelled([*self._taken(state), own])

    def _show_step(self) -> None:
        """Show what a step changes: the series and the hand."""
        self._show_table(self.steps[-1])
        self.session.show_labelled([self.own_hand(self.steps[-1].hand)])

    def advise(self, state: cards.State) -> None:
        """Say when the end is near, and when no card can be played."""
        if state.turns_left is not None:
            self.session.say("last-round", turns=state.turns_left)
        if not cards.can_play(state.table, state.hands[HUMAN], state.edition.shortest):
            self.session.say("nothing-fits-pass")

    def choose(self, _: cards.State, command: Command) -> cards.Action | None:
        """Make a step on the table, or end the turn."""
        match command.word:
            case "done":
                return self.steps[-1].play
            case "pass":
                return cards.Pass()
            case "undo":
                if len(self.steps) == 1:
                    raise Unreadable("cards-nothing-to-undo")
                self.steps.pop()
            case "back" if not command.rest:
                self.steps = self.steps[:1]
                self.session.say("cards-put-back")
            case "new" | "add" | "move" | "back":
                self.steps.append(self._step(command))
            case None:
                raise Unreadable("unreadable-line", text=command.rest)
            case _:
                raise self.not_here(command)
        self._show_step()
        return None

    def _step(self, command: Command) -> WorkingTable:
        table = self.steps[-1]
        if command.word == "new":
            return table.new(read_choice(command.rest, table.hand, self.session.vocabulary))
        pieces, numbers, new = read_cards(command.rest, self.session.vocabulary)
        match command.word, numbers, new:
            case "back", (), False:
                return table.back(pieces)
            case "add", (), True:
                return table.new(pieces)
            case "add", (number,), False:
                return table.add(pieces, number)
            case "move", (source, target), False:
                return table.move(pieces, source, target)
            case "move", (source,), True:
                return table.move(pieces, source, None)
            case "move", (target,), False:
                return table.move(pieces, None, target)
            case "move", (), True:
                return table.move(pieces, None, None)
        raise Unreadable("cards-where")

    def explain(self, state: cards.State, action: cards.Action, refusal: Refusal) -> None:
        """Say what is wrong; a series is named by its number on the working table."""
        if isinstance(action, cards.Play) and refusal.series is not None:
            number, _ = self.steps[-1].numbered[refusal.series]
            refusal = replace(refusal, series=number - 1)
        words = refusal_words(self.session.catalogue, refusal, self.game, left=len(state.stack))
        self.session.tell(words, "bold")

    def hint(self, state: cards.State) -> None:
        """Lay out what the bot `greedy` would play."""
        action = self.advice(state)
        if isinstance(action, cards.Pass):
            self.session.say("hint-pass")
            return
        rest = without(state.hands[HUMAN], action.pieces)
        self.steps.append(working_table(action.table, rest, self.steps[-1].shortest, action.pieces))
        self._show_step()
        count = len(cards.qwirkles_in(action.table))
        self.session.say("hint-cards", played=codes(action.pieces), count=count)

    def tell(self, before: cards.State, after: cards.State) -> None:
        """Tell the turn, and to the person what was drawn."""
        seat = before.seat
        words = cards_turn_words(self.session.catalogue, after.log[-1], self.session.names[seat], seat == HUMAN)
        self.session.tell(words)
        self.steps = []
        if seat == HUMAN and after.turns[-1].draw:
            self.session.say("you-draw", pieces=codes(after.turns[-1].draw))

    def _show_table(self, table: WorkingTable) -> None:
        words = self.session.words
        titles = TableWords(
            words("table-colours"), words("table-shapes"), words("table-unfinished"), words("table-empty")
        )
        drawn = [self._drawn(number, series, table.shortest) for number, series in table.numbered]
        self.session.show(drawn_table(drawn, titles, self.session.look, self.session.console.width))

    def _drawn(self, number: int, series: Cards, shortest: int) -> DrawnSeries:
        fault = _fault([card.piece for card in series], shortest)
        remark = self.session.words(fault) if fault else self.session.look.tick
        if len(series) == QWIRKLE and not fault:
            remark = self.session.words("series-qwirkle")
        return DrawnSeries(number, tuple((card.piece, card.fresh) for card in series), not fault, remark)

    def _taken(self, state: cards.State) -> list[tuple[str, Text]]:
        """The Qwirkles that each player has taken, for all to read."""
        rows = []
        for name, taken in zip(self.session.names, state.qwirkles, strict=True):
            if taken:
                named = self.session.catalogue.listed(
                    [series_words(self.session.catalogue, series) for series in taken]
                )
                rows.append((self.session.words("their-qwirkles", name=name), Text(named)))
        return rows


def just_played(state: cards.State) -> list[Piece]:
    """The cards played since the person's last turn."""
    played: list[Piece] = []
    for turn in reversed(state.turns):
        if turn.seat == HUMAN:
            break
        if isinstance(turn.action, cards.Play):
            played += turn.action.pieces
    return played


def _fault(series: Iterable[Piece], shortest: int) -> Key | None:
    """The message that says why cards are no series yet."""
    pieces = list(series)
    if repeated(pieces):
        return "series-repeat"
    if not share_attribute(pieces):
        return "series-mixed"
    return "series-short" if len(pieces) < shortest else None
