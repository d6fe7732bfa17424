"""What a bot is examined for, and what was found."""

from dataclasses import dataclass
from typing import Literal, get_args

Check = Literal["starts", "legal", "edges", "same", "unchanged", "honest"]
"""It starts; it plays legal games; it finds its way where hardly anything is left to do; it plays the same again for
the same chance; it changes nothing that it is shown; and what is hidden does not matter to it."""
CHECKS: tuple[Check, ...] = get_args(Check)


@dataclass(frozen=True, slots=True)
class Finding:
    """One check: how often it was made, and the first thing that was wrong, if anything was."""

    check: Check
    count: int
    wrong: str | None = None
    milliseconds: float | None = None
    """The longest that an answer took, where time was taken."""

    @property
    def good(self) -> bool:
        """Whether nothing was wrong."""
        return self.wrong is None
