"""What the commands say to the shell."""

from typing import NoReturn

import typer

WRONG = 1
"""What was checked is wrong."""
MALFORMED = 2
"""The call or the input is malformed."""
INTERRUPTED = 130
"""Ctrl-C ended it."""


def fail(sentence: str) -> NoReturn:
    """Stop a malformed call with one clear sentence."""
    typer.echo(sentence, err=True)
    raise typer.Exit(MALFORMED)
