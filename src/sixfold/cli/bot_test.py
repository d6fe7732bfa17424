"""`sixfold bot-test`: does a bot of other people do what a bot has to?"""

from typing import Annotated

import typer

from sixfold.cli.exits import WRONG, fail
from sixfold.cli.speech import say, spoken, worded
from sixfold.games import EDITIONS
from sixfold.locale import member


def bot_test(
    bot: Annotated[str, typer.Argument(help=worded("bot-test-name-help"), show_default=False)],
    games: Annotated[int, typer.Option(min=1, help=worded("bot-test-games-help"))] = 1,
    seed: Annotated[int, typer.Option(help=worded("bot-test-seed-help"))] = 1,
    edition: Annotated[str | None, typer.Option(help=worded("bot-test-edition-help"), show_default=False)] = None,
) -> None:
    """Examine a bot, and print what was found; the exit status is 1 if it failed."""
    from sixfold.bots.conformance import examine

    if edition is not None and edition not in EDITIONS:
        fail(say("unknown-edition", edition=edition, editions=spoken().listed(list(EDITIONS))))
    good = True
    for finding in examine(bot, games=games, seed=seed, only=edition):
        time = spoken().decimal(finding.milliseconds or 0.0, 1)
        sentence = say(member("bot-test", finding.check), count=finding.count, time=time)
        typer.echo(f"{'✓' if finding.good else '✗'} {sentence}")
        if finding.wrong is not None:
            good = False
            typer.echo(f"  {finding.wrong}")
    typer.echo(say("bot-test-good" if good else "bot-test-bad", bot=bot))
    if not good:
        raise typer.Exit(WRONG)
