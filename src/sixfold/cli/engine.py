"""`sixfold engine`: speak `sixfold-engine/1` for a bot."""

from typing import Annotated

import typer

from sixfold.bots import CannotLoad, UnknownBot
from sixfold.cli.exits import fail
from sixfold.cli.speech import say, spoken, worded


def engine(
    bot: Annotated[str, typer.Argument(help=worded("engine-bot-help"))] = "expert",
) -> None:
    """Speak for a bot on standard input and output."""
    from sixfold.bots.engine.speak import main

    try:
        main(bot)
    except UnknownBot as error:
        fail(unknown_bot(error))
    except CannotLoad as error:
        fail(say("bot-cannot-load", bot=error.name, reason=error.reason))


def unknown_bot(error: UnknownBot) -> str:
    """The sentence about a bot that does not exist, with the names of those that do."""
    from sixfold.bots import NAMES, offered

    return say("unknown-bot", bot=error.name, bots=spoken().listed([*NAMES, *offered()]))
