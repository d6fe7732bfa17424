"""Where the worker of a page begins: what it gives is made into a local table (`web/src/local/worker.ts`)."""

import sys
import typing
from collections.abc import Callable
from typing import Any

from sixfold.pocket.kernel import do_without

# What this package uses of it is in the Python that the browser brings.
sys.modules.setdefault("typing_extensions", typing)
do_without()


async def open_table(store: Any, tell: Callable[[str, str], None]) -> Any:
    """A table on the browser's store; `tell` takes what is said on its lines."""
    from sixfold.pocket.table import LocalTable

    table = LocalTable(store, tell)
    await table.open()
    return table
