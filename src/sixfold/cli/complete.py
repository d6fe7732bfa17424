"""What a shell offers when Tab is pressed: editions, bots, languages, sections of the rules."""

from collections.abc import Iterator

from sixfold.bots import OURS
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import languages
from sixfold.rulebook import rules_page


def complete_edition(incomplete: str) -> list[str]:
    """Editions by their ids."""
    return [edition_id for edition_id in EDITIONS if edition_id.startswith(incomplete)]


def complete_game(incomplete: str) -> list[str]:
    """Editions by their ids, or games by their names."""
    return [name for name in (*GAMES, *EDITIONS) if name.startswith(incomplete)]


def complete_bot(incomplete: str) -> list[str]:
    """Bots."""
    return [name for name in OURS if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """The last of several bots, behind those that are complete."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in complete_bot(last)]


def complete_language(incomplete: str) -> list[str]:
    """Languages."""
    return [language for language in languages() if language.startswith(incomplete)]


def complete_section(incomplete: str) -> list[str]:
    """Sections that the rules of some edition have."""

    def sections() -> Iterator[str]:
        for rules in EDITIONS.values():
            yield from (section.id for section in rules_page(rules).sections)

    return [section for section in dict.fromkeys(sections()) if section.startswith(incomplete)]
