"""How bots are called: a name, then perhaps a version of it and a budget, as in `expert/1@500`; or `level-3`."""

import re
from dataclasses import dataclass

NAMES = ("random", "novice", "greedy", "club", "expert")
"""The bots that records and measurements have always named, from the weakest to the strongest."""
LEVELS = tuple(f"level-{number}" for number in range(1, 9))
"""The ladder for people, from the weakest to the strongest; its last step is `expert`."""
OURS = (*NAMES, *LEVELS)
"""All bots of the package."""
VERSIONS = 6
"""How many experts there are; older ones stay as they were, so that newer ones can be measured against them."""
USUAL = 6
"""The one that `expert` alone stands for: the newest that matches have shown to be stronger than those before it."""

_NAME = re.compile(r"(?P<level>[a-z]+)(?:/(?P<version>[1-9]\d{0,2}))?(?:@(?P<budget>[1-9]\d{0,6}))?")


@dataclass(frozen=True, slots=True)
class BotName:
    """What a name says; no version is the usual one, and no budget the usual one."""

    level: str
    version: int | None
    budget: int | None


def parse_name(name: str) -> BotName | None:
    """The parts of a bot's name; nothing if it is none."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    version, budget = found["version"], found["budget"]
    return BotName(found["level"], int(version) if version else None, int(budget) if budget else None)
