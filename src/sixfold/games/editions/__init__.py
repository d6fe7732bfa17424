"""The six rule sets: one printed rulebook, one TOML file, each value with its source."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from sixfold.core.edition import Edition

IDS = ("tiles-nl", "tiles-mindware", "tiles-schmidt", "cubes-nl", "cards-999", "cards-iello")


def _read(edition_id: str) -> Edition:
    """An edition's file: its heading, then a table with `value` and `source` for each value."""
    text = files(__name__).joinpath(f"{edition_id}.toml").read_text(encoding="utf-8")
    content: dict[str, Any] = tomllib.loads(text)
    values = {name: entry["value"] for name, entry in content.items() if isinstance(entry, dict)}
    sources = {name: entry["source"] for name, entry in content.items() if isinstance(entry, dict)}
    fewest, most = values.pop("players")
    return Edition(
        id=content["id"],
        game=content["game"],
        title=content["title"],
        languages=tuple(content["languages"]),
        rulings=tuple(content["rulings"]),
        players=(fewest, most),
        sources=sources,
        **values,
    )


EDITIONS: Mapping[str, Edition] = MappingProxyType({edition_id: _read(edition_id) for edition_id in IDS})


class UnknownEdition(ValueError):
    """No rule set has that id."""

    def __init__(self, edition_id: object) -> None:
        super().__init__(f"no edition {edition_id!r}; there are {', '.join(IDS)}")


def edition(edition_id: str) -> Edition:
    """The rule set of an id."""
    try:
        return EDITIONS[edition_id]
    except (KeyError, TypeError):
        raise UnknownEdition(edition_id) from None
