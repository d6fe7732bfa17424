"""What can go wrong with a bot of other people: a code and a detail; the words are in the catalogues."""

from enum import StrEnum


class FaultCode(StrEnum):
    """Why a bot lost the game; each has a message `bot-fault-…` in the catalogues."""

    NO_START = "no-start"
    CRASHED = "crashed"
    SILENT = "silent"
    UNREADABLE = "unreadable"
    REFUSED = "refused"


LONGEST_DETAIL = 300


class BotFault(RuntimeError):
    """A bot did not answer as a bot has to; it loses the game, and the report says why."""

    def __init__(self, code: FaultCode, detail: str = "") -> None:
        short = " ".join(detail.split())
        self.code = code
        self.detail = short if len(short) <= LONGEST_DETAIL else short[: LONGEST_DETAIL - 1] + "…"
        super().__init__(f"{code.value}: {self.detail}" if detail else code.value)

    def __reduce__(self) -> tuple[type["BotFault"], tuple[FaultCode, str]]:
        return BotFault, (self.code, self.detail)
