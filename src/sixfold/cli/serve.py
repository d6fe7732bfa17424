"""`sixfold serve`: host games. The server's own packages are loaded only when it runs."""

import errno
import os
import re
import socket
import sys
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from sixfold.cli.exits import fail
from sixfold.cli.speech import say, spoken, worded

LEVELS = ("debug", "info", "warning", "error")
CREDENTIALS = re.compile(r"//[^/]*@")


class LogFormat(StrEnum):
    """How logs are written; `auto` is text on a terminal, else JSON."""

    AUTO = "auto"
    TEXT = "text"
    JSON = "json"


def serve(
    host: Annotated[str, typer.Option("--host", help=worded("serve-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=worded("serve-port-help"))] = 8666,
    database: Annotated[str | None, typer.Option("--database", help=worded("serve-database-help"))] = None,
    key_file: Annotated[
        str | None, typer.Option("--key-file", envvar="SIXFOLD_KEY_FILE", help=worded("serve-key-file-help"))
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=worded("serve-origin-help"))] = None,
    bot_seconds: Annotated[float, typer.Option("--bot-seconds", min=0.1, help=worded("serve-bot-seconds-help"))] = 10.0,
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=0, help=worded("serve-bot-workers-help"))] = 0,
    log_level: Annotated[str | None, typer.Option("--log-level", help=worded("serve-log-level-help"))] = None,
    log_format: Annotated[
        LogFormat, typer.Option("--log-format", help=worded("serve-log-format-help"))
    ] = LogFormat.AUTO,
    open_browser: Annotated[bool, typer.Option("--open", help=worded("serve-open-help"))] = False,
) -> None:
    """Run a server until it is told to stop."""
    from sixfold.server.config import Config
    from sixfold.server.run import CannotRun, run
    from sixfold.server.store.database import default_database

    if log_level is not None and log_level.lower() not in LEVELS:
        fail(say("serve-bad-level", level=log_level, levels=spoken().listed(LEVELS)))
    address = database or default_database()
    key = os.environ.get("SIXFOLD_KEY")
    _check_database(address, key, key_file)
    if _is_taken(host, port):
        fail(say("serve-port-taken", port=f"{port}"))
    config = Config(address, tuple(origin or ()), bot_budget=bot_seconds, key=key, key_file=key_file)
    if bot_workers:
        config = replace(config, bot_workers=bot_workers)
    as_text = log_format is LogFormat.TEXT or (log_format is LogFormat.AUTO and sys.stderr.isatty())
    level = (log_level or ("warning" if as_text else "info")).lower()

    try:
        run(config, host, port, level, partial(_announce, config.static, host, open_browser), as_text=as_text)
    except CannotRun:
        fail(say("serve-cannot-run"))
    except KeyboardInterrupt:
        # The server has finished what was begun, and passes the signal on.
        pass
    if sys.stdout.isatty():
        typer.echo(say("serve-stopped"))


def _check_database(address: str, key: str | None, key_file: str | None) -> None:
    """Say in a sentence why games cannot be kept there; what opens the database is never repeated."""
    from sixfold.server.store.database import BadDatabase, parse_database
    from sixfold.server.store.reach import CannotReach, check_database, place_of
    from sixfold.server.store.seal import BadKey

    try:
        url = parse_database(address)
    except BadDatabase:
        fail(say("serve-bad-database", address=CREDENTIALS.sub("//", address)))
    try:
        check_database(url, key, key_file)
    except BadKey as problem:
        fail(say("serve-bad-key", place=problem.place, why=problem.why))
    except CannotReach as problem:
        fail(say("serve-no-database", place=place_of(url), why=problem.why))


def _announce(pages: Path, host: str, open_browser: bool, port: int) -> None:
    """Say where the server listens: to a person at length, to a program in a line."""
    from sixfold.cli.welcome import greet, show_in_browser, url_of
    from sixfold.server.http.pages import SHELL

    if sys.stdout.isatty():
        greet(host, port)
    else:
        typer.echo(say("serve-listening", address=url_of(host, port)))
    if not (pages / SHELL).exists():
        typer.echo(say("serve-no-pages"), err=True)
    elif open_browser:
        show_in_browser(host, port)


def _is_taken(host: str, port: int) -> bool:
    """Whether somebody else listens there, most often a table that is open already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False
