"""How long an engine may think: rollouts, milliseconds, or as it likes."""

import re
from dataclasses import dataclass

from sixfold.bots.budget import MOST_ROLLOUTS

LONGEST_MILLISECONDS = 3_600_000


@dataclass(frozen=True, slots=True)
class Budget:
    """What `go` allows; nothing said means that the engine decides."""

    rollouts: int | None = None
    milliseconds: int | None = None


FREE = Budget()


def parse_budget(text: str) -> Budget | None:
    """`500` rollouts, `2s`, `250ms`; empty for none; nothing if it is not a budget.

    Examples:
        >>> parse_budget("2.5s")
        Budget(rollouts=None, milliseconds=2500)
    """
    if not text:
        return FREE
    found = re.fullmatch(r"(\d{1,7})|(\d{1,7}(?:\.\d{1,3})?)(ms|s)", text)
    if not found:
        return None
    if found[1]:
        rollouts = int(found[1])
        return Budget(rollouts=rollouts) if 0 < rollouts <= MOST_ROLLOUTS else None
    milliseconds = round(float(found[2]) * (1000 if found[3] == "s" else 1))
    return Budget(milliseconds=milliseconds) if 0 < milliseconds <= LONGEST_MILLISECONDS else None


def budget_words(budget: Budget) -> list[str]:
    """The words behind `go`."""
    words: list[str] = []
    if budget.rollouts is not None:
        words += ["rollouts", str(budget.rollouts)]
    if budget.milliseconds is not None:
        words += ["time", str(budget.milliseconds)]
    return words
