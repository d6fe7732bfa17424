"""Linters, formatting, types and import directions, of the package and of the web app, and the web app's own tests.

`scripts/check [--browser] [--then COMMAND ...]`: with `--browser`, see to one for the tests as well.
"""

import sys
from pathlib import Path

import web
from steps import Steps, become, steps_of

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv" / "bin"
KERNEL = ROOT / "src" / "sixfold" / "kernel" / "cpp"


def check(steps: Steps, *, browser: bool) -> None:
    """Check everything, as much of it at once as the machine allows."""

    def package() -> None:
        steps.run("Types of the package", [BIN / "mypy"])

    def quick() -> None:
        steps.run("Keys of the catalogue", [BIN / "python", "scripts/keys.py", "--check"])
        steps.run("Linter", [BIN / "ruff", "check", "--quiet", "."])
        steps.run("Formatting", [BIN / "ruff", "format", "--check", "--quiet", "."])
        sources = [*KERNEL.rglob("*.[ch]pp"), *KERNEL.rglob("*.h")]
        steps.run("Formatting of the kernel", [BIN / "clang-format", "--dry-run", "--Werror", *sources])
        steps.run("Directions of imports", [BIN / "lint-imports"])
        if browser:
            steps.run("A browser for the tests", ["scripts/browser"])

    def web_app() -> None:
        if web.is_checked():
            return
        steps.run("Linter and types of the web app", ["scripts/web", "check"])
        steps.run("Tests of the web app", ["scripts/web", "test"])
        web.note_checked()

    steps.together(package, quick, web_app)


if __name__ == "__main__":
    words = sys.argv[1:]
    cut = words.index("--then") if "--then" in words else len(words)
    steps_of(lambda steps: check(steps, browser="--browser" in words[:cut]))
    if words[cut + 1 :]:
        become(words[cut + 1 :])
