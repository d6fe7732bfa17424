"""Where the worker of a page begins: what it gives is made into a local table (`web/src/local/worker.ts`)."""

import sys
import typing
from collections.abc import Callable
from typing import Any

from sixfold.pocket.kernel import do_without, use_kernel

# What this package uses of it is in the Python that the browser brings.
sys.modules.setdefault("typing_extensions", typing)


async def open_table(store: Any, tell: Callable[[str, str], None], call: Any = None) -> Any:
    """A table on the browser's store; `tell` takes what is said on its lines, and `call` is the way to the kernel."""
    if call is None:
        do_without()
    else:
        use_kernel(call)
    # Not before: players of the kernel are made when the bots are loaded.
    from sixfold.pocket.table import LocalTable

    table = LocalTable(store, tell)
    await table.open()
    return table
