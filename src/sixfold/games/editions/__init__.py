"""The rule sets: one printed rulebook, one TOML file, each value with its source."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from sixfold.core.edition import Edition


class BadEdition(ValueError):
    """A text that describes no edition."""


class UnknownEdition(ValueError):
    """No rule set has that id."""

    def __init__(self, edition_id: object) -> None:
        super().__init__(f"no edition {edition_id!r}; there are {', '.join(EDITIONS)}")


def parse_edition(text: str) -> Edition:
    """An edition as its file writes it: a heading, then a table with `value` and `source` for each value."""
    try:
        content: dict[str, Any] = tomllib.loads(text)
        tables = {name: entry for name, entry in content.items() if isinstance(entry, dict)}
        values = {name: entry["value"] for name, entry in tables.items()}
        fewest, most = values.pop("players")
        return Edition(
            id=content["id"],
            game=content["game"],
            title=content["title"],
            languages=tuple(content["languages"]),
            rulings=tuple(content["rulings"]),
            players=(fewest, most),
            sources={name: entry["source"] for name, entry in tables.items()},
            **values,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadEdition(f"not an edition: {error}") from None


def _ours() -> dict[str, Edition]:
    """Every file of this folder, in the order in which people are shown them."""
    written = [path.read_text(encoding="utf-8") for path in files(__name__).iterdir() if path.name.endswith(".toml")]
    found = sorted(written, key=lambda text: int(tomllib.loads(text)["place"]))
    return {known.id: known for known in map(parse_edition, found)}


_known = _ours()
EDITIONS: Mapping[str, Edition] = MappingProxyType(_known)


def add_edition(text: str) -> Edition:
    """Make a rule set known that this package does not bring, from the text of its file."""
    added = parse_edition(text)
    if _known.setdefault(added.id, added) != added:
        raise BadEdition(f"{added.id} is another edition already")
    return added


def edition(edition_id: str) -> Edition:
    """The rule set of an id."""
    try:
        return EDITIONS[edition_id]
    except (KeyError, TypeError):
        raise UnknownEdition(edition_id) from None


def editions_of(game_name: str) -> tuple[Edition, ...]:
    """The rule sets of a game."""
    return tuple(rules for rules in EDITIONS.values() if rules.game == game_name)
