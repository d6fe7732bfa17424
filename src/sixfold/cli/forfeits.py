"""Telling of games that bots of other people lost by a fault."""

from collections.abc import Iterable

import typer

from sixfold.arena import Forfeit
from sixfold.cli.speech import say
from sixfold.locale import member


def tell_forfeits(forfeits: Iterable[tuple[int, str, Forfeit]]) -> None:
    """One line for each: the number of the game, the bot, and what it did."""
    for number, name, forfeit in forfeits:
        reason = say(member("bot-fault", forfeit.code.value), detail=forfeit.detail).strip()
        typer.echo(say("bot-forfeit", game=number, bot=name, reason=reason), err=True)
