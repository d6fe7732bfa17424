"""Bots and errands of a table without a server: they work where they are asked, one at a time."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sixfold.pocket.kernel import NoKernel
from sixfold.server.bots.thinker import thought
from sixfold.server.bots.thinking import Thinking, ThoughtFailed, bots_seed, state_of
from sixfold.server.errands.asking import Asking
from sixfold.server.errands.errand import ANALYSE, ANALYSE_BY_POINTS, ERRANDS
from sixfold.server.table import Denial, Denied, Table

LOG = logging.getLogger(__name__)


class HereThinking(Thinking):
    """Bots think at once; messages that wait are heard before and after."""

    async def _ask(self, table: Table, name: str) -> tuple[Any, float]:
        await asyncio.sleep(0)
        state = state_of(table)
        try:
            return thought(name, table.edition.game, table.verbs.observe(state, state.seat), bots_seed(table)), 0.0
        except Exception as error:
            raise ThoughtFailed(f"{type(error).__name__}: {error}") from None

    async def _least_action(self, table: Table) -> Any:
        return table.verbs.least_action(state_of(table))


class HereAsking(Asking):
    """Errands are done at once; nobody is charged."""

    async def _run(self, client: str, name: str, *arguments: Any) -> Any:
        await asyncio.sleep(0)
        try:
            return ERRANDS[name](*arguments)
        except Exception:
            LOG.exception("errand-failed", extra={"errand": name, "client": client})
            raise Denied(Denial.FAULT) from None

    async def judge(self, client: str, record: dict[str, Any], turns: Sequence[int], key: str) -> Any:
        """Some turns of a game, one by one: between two of them others are heard."""
        judged: list[Any] = []
        for turn in turns:
            judged += (await super().judge(client, record, [turn], key))["turns"]
        return {"turns": judged}

    async def _coach(self, client: str, name: str, *arguments: Any) -> Any:
        """Without a kernel the coach can say nothing, but points can be counted."""
        await asyncio.sleep(0)
        try:
            return ERRANDS[name](*arguments)
        except NoKernel:
            if name == ANALYSE:
                return await self._run(client, ANALYSE_BY_POINTS, *arguments)
            raise Denied(Denial.NEEDS_SERVER) from None
        except Exception:
            LOG.exception("errand-failed", extra={"errand": name, "client": client})
            raise Denied(Denial.FAULT) from None
