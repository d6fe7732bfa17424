"""`sixfold engine`: speak `sixfold-engine/1` for a bot."""

from typing import Annotated

import typer

from sixfold.bots import CannotLoad, UnknownBot
from sixfold.cli.exits import fail
from sixfold.cli.running import unknown_bot
from sixfold.cli.speech import say, worded


def engine(
    bot: Annotated[str, typer.Argument(help=worded("engine-bot-help"))] = "expert",
) -> None:
    """Speak for a bot on standard input and output."""
    from sixfold.bots.engine.speak import main

    try:
        main(bot)
    except UnknownBot:
        fail(unknown_bot(bot))
    except CannotLoad as error:
        fail(say("bot-cannot-load", bot=error.name, reason=error.reason))
