"""`sixfold serve`: host games. The server's own packages are loaded only when it runs."""

import re
import webbrowser
from dataclasses import replace
from typing import Annotated

import typer

from sixfold.cli.exits import fail
from sixfold.cli.speech import say, spoken, worded

LEVELS = ("debug", "info", "warning", "error")
CREDENTIALS = re.compile(r"//[^/]*@")


def serve(
    host: Annotated[str, typer.Option("--host", help=worded("serve-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=worded("serve-port-help"))] = 8666,
    database: Annotated[str | None, typer.Option("--database", help=worded("serve-database-help"))] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=worded("serve-origin-help"))] = None,
    bot_seconds: Annotated[float, typer.Option("--bot-seconds", min=0.1, help=worded("serve-bot-seconds-help"))] = 10.0,
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=0, help=worded("serve-bot-workers-help"))] = 0,
    log_level: Annotated[str, typer.Option("--log-level", help=worded("serve-log-level-help"))] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help=worded("serve-open-help"))] = False,
) -> None:
    """Run a server until it is told to stop."""
    from sixfold.server.config import Config
    from sixfold.server.run import CannotRun, run
    from sixfold.server.store.database import BadDatabase, default_database, parse_database
    from sixfold.server.store.reach import CannotReach, check_database, place_of

    if log_level.lower() not in LEVELS:
        fail(say("serve-bad-level", level=log_level, levels=spoken().listed(LEVELS)))
    address = database or default_database()
    try:
        url = parse_database(address)
    except BadDatabase:
        fail(say("serve-bad-database", address=CREDENTIALS.sub("//", address)))
    try:
        check_database(url)
    except CannotReach as problem:
        fail(say("serve-no-database", place=place_of(url), why=problem.why))
    config = Config(address, tuple(origin or ()), bot_budget=bot_seconds)
    if bot_workers:
        config = replace(config, bot_workers=bot_workers)

    def announce(real: int) -> None:
        typer.echo(say("serve-listening", host=host, port=f"{real}"))
        if open_browser:
            webbrowser.open(f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{real}")

    try:
        run(config, host, port, log_level, announce)
    except CannotRun:
        fail(say("serve-cannot-run"))
