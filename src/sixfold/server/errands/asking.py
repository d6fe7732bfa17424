"""What clients may have done for them that takes a while, wherever it is done."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from sixfold.server.errands.coaching import MALFORMED
from sixfold.server.errands.errand import (
    ANALYSE,
    CHECK,
    CONSIDER,
    CONSIDER_RECORD,
    EVENTS,
    EXPLAIN,
    FOLLOW,
    JUDGE,
    JUDGE_RECORD,
    POSITION,
)
from sixfold.server.table import Denial, Denied


class Asking(ABC):
    """Errands by name; where the work is done, and who pays for it, is for others to say."""

    async def check(self, client: str, body: bytes) -> Any:
        """Whether the record in a request's body is good."""
        answer = await self._run(client, CHECK, body)
        if answer == MALFORMED:
            raise Denied(Denial.MALFORMED, fields=["body.record"])
        return answer

    async def follow(self, client: str, body: bytes) -> bytes:
        """What is known of the real table in a request's body: written out."""
        answer: bytes | str = await self._run(client, FOLLOW, body)
        if isinstance(answer, str):
            raise Denied(answer, **({"fields": ["body.table"]} if answer == MALFORMED else {}))
        return answer

    async def events(
        self, client: str, game_id: str, rows: Sequence[Any], after: int, seat: int | None, last: int
    ) -> str:
        """The events of a log after a number, as a seat may see them, and the number of its last: written out."""
        told: str = await self._run(client, EVENTS, game_id, rows, after, seat, last)
        return told

    async def judge(self, client: str, record: dict[str, Any], turns: Sequence[int], key: str) -> Any:
        """Some turns of a game, judged by the coach."""
        return await self._coached(client, JUDGE, record, list(turns), key)

    async def consider(self, client: str, record: dict[str, Any], turn: int, action: Any, key: str) -> Any:
        """Another action in a turn of a game, judged by the coach."""
        return await self._coached(client, CONSIDER, record, turn, action, key)

    async def judge_record(self, client: str, body: bytes) -> Any:
        """Some turns of the record in a request's body."""
        return await self._coached(client, JUDGE_RECORD, body)

    async def consider_record(self, client: str, body: bytes) -> Any:
        """Another action in a turn of the record in a request's body."""
        return await self._coached(client, CONSIDER_RECORD, body)

    async def explain(self, client: str, puzzle_id: str, action: Any) -> Any:
        """Why the answer of a puzzle is better than an action."""
        return await self._coached(client, EXPLAIN, puzzle_id, action)

    async def analyse(self, client: str, position: Mapping[str, Any], action: Mapping[str, Any] | None) -> Any:
        """The best plays of a position, or what an action is worth in it."""
        return await self._coached(client, ANALYSE, dict(position), action)

    async def position(self, client: str, body: bytes) -> Any:
        """The position after so many turns of the record in a request's body."""
        answer = await self._run(client, POSITION, body)
        if isinstance(answer, str):
            raise Denied(answer, **({"fields": ["body"]} if answer == MALFORMED else {}))
        return answer

    async def _coached(self, client: str, name: str, *arguments: Any) -> Any:
        answer = await self._coach(client, name, *arguments)
        if isinstance(answer, str):
            raise Denied(answer, **({"fields": ["body"]} if answer == MALFORMED else {}))
        return answer

    @abstractmethod
    async def _run(self, client: str, name: str, *arguments: Any) -> Any:
        """Do an errand for a client."""

    @abstractmethod
    async def _coach(self, client: str, name: str, *arguments: Any) -> Any:
        """Do an errand of the coach for a client; it may take longer."""
