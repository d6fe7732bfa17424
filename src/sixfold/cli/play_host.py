"""What a host does in every game: shows the table, takes the person's turn, tells the turns of others."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text

from sixfold.bots import bot
from sixfold.cli.draw import hand
from sixfold.cli.play_session import HUMAN, Leave, Session
from sixfold.cli.prompt import Command, Unreadable
from sixfold.core.game import Hand
from sixfold.core.refusals import Refusal
from sixfold.games import GAMES
from sixfold.locale import Key, member


class Host(ABC):
    """Keeps one game company at the terminal. States and actions are those of its game."""

    game: ClassVar[str]
    heading: ClassVar[Key]
    """The message that opens the help."""
    entries: ClassVar[tuple[Key, ...]]
    """The messages of the help, one for each thing to type."""

    def __init__(self, session: Session) -> None:
        """Sit down with a session."""
        self.session = session

    @abstractmethod
    def opening(self, state: Any) -> None:
        """Say who starts and why."""

    @abstractmethod
    def show(self, state: Any) -> None:
        """Show the table, the person's hand and the scores."""

    @abstractmethod
    def advise(self, state: Any) -> None:
        """Say what can be done where it is not obvious, before the person acts."""

    @abstractmethod
    def choose(self, state: Any, command: Command) -> Any | None:
        """The action a command asks for; nothing if it was dealt with and the turn goes on."""

    @abstractmethod
    def explain(self, state: Any, action: Any, refusal: Refusal) -> None:
        """Say why an action is refused, and point at it."""

    @abstractmethod
    def hint(self, state: Any) -> None:
        """Say what the bot `greedy` would do."""

    @abstractmethod
    def tell(self, before: Any, after: Any) -> None:
        """Tell what happened between two states."""

    def prompt(self) -> Key:
        """The message that asks for the next command."""
        return "prompt-turn"

    def position(self, state: Any) -> Any:
        """The position that the person's next command meets, after what was settled in this turn already."""
        return state

    def own_hand(self, held: Hand) -> tuple[str, Text]:
        """The person's hand behind its label."""
        return self.session.words("your-hand"), hand(held, self.session.look)

    def begin_turn(self, state: Any) -> None:
        """Show the table at the beginning of the person's turn."""
        self.session.show("")
        self.show(state)
        self.advise(state)

    def take_turn(self, state: Any) -> Any:
        """Ask until the person has chosen an action that is not refused."""
        self.begin_turn(state)
        while True:
            command = self.session.command(self.prompt())
            state = self.position(state)
            try:
                action = self._answer(state, command)
            except Unreadable as problem:
                self.session.explain_unreadable(problem)
                continue
            if action is None:
                continue
            refused = GAMES[self.game].refusal(state, HUMAN, action)
            if refused is None:
                return action
            self.explain(state, action, refused)

    def advice(self, state: Any) -> Any:
        """What the bot `greedy` would do in the person's place."""
        return bot("greedy", self.game)(GAMES[self.game].observe(state, HUMAN), Random(0))

    def not_here(self, command: Command) -> Unreadable:
        """The answer to a command that belongs to another game."""
        return Unreadable("not-in-this-game", word=self.session.words(member("command", command.word or "help")))

    def score_line(self, scores: list[str], left: str) -> Text:
        """The scores side by side, then what is left to draw; a line is broken only between them."""
        separator = "  ·  " if self.session.look.unicode else "  |  "
        lines = [""]
        for part in [*scores, left]:
            longer = lines[-1] + separator + part if lines[-1] else part
            if cell_len(longer) > self.session.console.width and lines[-1]:
                lines.append(part)
            else:
                lines[-1] = longer
        return Text("\n".join(lines), "bold")

    def _answer(self, state: Any, command: Command) -> Any | None:
        match command.word:
            case "quit":
                raise Leave
            case "help":
                self.session.help(self.heading, self.entries)
            case "hint":
                self.hint(state)
            case None if not command.rest:
                self.show(state)
            case _:
                return self.choose(state, command)
        return None
