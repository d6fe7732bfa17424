"""`sixfold serve`: host games. The server's own packages are loaded only when it runs."""

import errno
import re
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from sixfold.cli.database import (
    DatabaseFileOption,
    DatabaseOption,
    KeyFileOption,
    check_database,
    chosen_database,
    chosen_key,
)
from sixfold.cli.exits import fail
from sixfold.cli.speech import say, spoken, worded

MOST_PORT = 65535
LEVELS = ("debug", "info", "warning", "error")


class LogFormat(StrEnum):
    """How logs are written; `auto` is text on a terminal, else JSON."""

    AUTO = "auto"
    TEXT = "text"
    JSON = "json"


def serve(
    host: Annotated[str, typer.Option("--host", help=worded("serve-host-help"))] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="0-65535", min=0, max=65535, help=worded("serve-port-help"))
    ] = 8666,
    database: DatabaseOption = None,
    database_file: DatabaseFileOption = None,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", help=worded("serve-allow-host-help"))] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", help=worded("serve-trusted-proxy-help"))
    ] = None,
    key_file: KeyFileOption = None,
    root_path: Annotated[str, typer.Option("--root-path", help=worded("serve-root-path-help"))] = "",
    metrics: Annotated[bool, typer.Option("--metrics", help=worded("serve-metrics-help"))] = False,
    metrics_address: Annotated[
        str | None, typer.Option("--metrics-address", help=worded("serve-metrics-address-help"))
    ] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=worded("serve-origin-help"))] = None,
    contact: Annotated[str | None, typer.Option("--contact", help=worded("serve-contact-help"))] = None,
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
    from sixfold.server.http.hosts import own_names
    from sixfold.server.run import CannotRun, run

    if log_level is not None and log_level.lower() not in LEVELS:
        fail(say("serve-bad-level", level=log_level, levels=spoken().listed(LEVELS)))
    address = chosen_database(database, database_file)
    check_database(address, key_file, opens=True)
    if _is_taken(host, port):
        fail(say("serve-port-taken", port=f"{port}"))
    config = Config(
        address,
        tuple(origin or ()),
        hosts=(*own_names(), *(allow_host or ())),
        proxies=_proxies(trusted_proxy or ()),
        root_path=_prefix(root_path),
        metrics=metrics,
        metrics_address=_place(metrics_address),
        bot_budget=bot_seconds,
        workers_first=True,
        key=chosen_key(),
        key_file=key_file,
    )
    if contact is not None:
        config = replace(config, push_contact=_contact(contact))
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


def _proxies(given: Sequence[str]) -> tuple[str, ...]:
    for one in given:
        try:
            ip_network(one, strict=False)
        except ValueError:
            fail(say("serve-bad-proxy", address=one))
    return tuple(given)


def _contact(given: str) -> str:
    if not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+\.[^@\s]+|https://[^\s/]+\.[^\s]+", given):
        fail(say("serve-bad-contact", contact=given))
    return given


def _prefix(path: str) -> str:
    if path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", path):
        fail(say("serve-bad-root-path", path=path))
    return path


def _place(address: str | None) -> tuple[str, int] | None:
    """An address with its port."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) <= MOST_PORT:
        fail(say("serve-bad-metrics-address", address=address))
    return host.strip("[]"), int(port)


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
