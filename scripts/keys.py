"""Write the keys of the English catalogue as a Python type: `scripts/keys.py [--check]`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

FOLDER = Path(__file__).parents[1] / "src" / "sixfold" / "locale"
TARGET = FOLDER / "keys.py"
HEAD = '''"""The messages of the catalogue, and their attributes as `key.attribute`; written by scripts/keys.py."""

from typing import Literal, get_args

Key = Literal[
'''
FOOT = """]
KEYS: frozenset[str] = frozenset(get_args(Key))
"""


def keys() -> Iterator[str]:
    """Every message, and every attribute of one."""
    for path in FOLDER.glob("en/*.ftl"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                yield from [entry.id.name] if entry.value else []
                yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def main() -> None:
    """Write the module, or say that it is not that of the catalogue."""
    source = HEAD + "".join(f'    "{key}",\n' for key in sorted(keys())) + FOOT
    if "--check" not in sys.argv:
        TARGET.write_text(source, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != source:
        sys.exit("src/sixfold/locale/keys.py is not that of the catalogue: scripts/keys")


if __name__ == "__main__":
    main()
