"""The command `sixfold`: starts the command line, or says in one line what is missing for it."""

import sys

EXTRAS = {
    "terminal": ("typer", "click", "rich", "fluent", "babel"),
    "server": (
        "aiosqlite",
        "alembic",
        "asyncpg",
        "cryptography",
        "fastapi",
        "httptools",
        "platformdirs",
        "prometheus_client",
        "pydantic",
        "pywebpush",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "arena": ("openskill",),
    "ray": ("ray",),
    "envs": ("gymnasium", "numpy", "pettingzoo", "pyarrow"),
    "spiel": ("open_spiel", "pyspiel"),
}
"""Which extra brings which module."""
MALFORMED = 2


def main() -> None:
    """Run the command line."""
    try:
        from sixfold.cli import main as run

        run()
    except ModuleNotFoundError as missing:
        extra = extra_with((missing.name or "").partition(".")[0])
        if extra is None:
            raise
        sys.stderr.write(_sentence(extra) + "\n")
        sys.exit(MALFORMED)


def extra_with(module: str) -> str | None:
    """The extra that brings a module; nothing if it is none of ours."""
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)


def _sentence(extra: str) -> str:
    """What to install, in the language of the person where the catalogues can be read."""
    command = f"pip install 'sixfold[{extra}]'"
    try:
        from sixfold.cli.speech import say
    except ModuleNotFoundError:
        return f"This needs more than is installed: {command}"
    return say("needs-extra", command=command)


if __name__ == "__main__":
    main()
