"""Open files: every connection is one."""

import fcntl
import os
import resource
from contextlib import suppress
from pathlib import Path

BESIDES = 1_000
"""Files that a server needs besides its sockets: requests that come and go, its database and its workers."""


def make_room(sockets: int) -> None:
    """Let this process have so many sockets, as far as the system lets it, and make room for them at once.

    Linux doubles a process's table of open files whenever it is full. Where there are several threads, whoever opens
    the file waits until all processors have let go of the old table: 10 to 20 ms in which nobody's move goes on.
    """
    wanted = sockets + BESIDES
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if _least(allowed, wanted) < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (_least(most, wanted), most))
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError), Path(os.devnull).open("rb") as nothing:
        os.close(fcntl.fcntl(nothing, fcntl.F_DUPFD_CLOEXEC, _least(allowed, wanted) - 1))


def _least(limit: int, wanted: int) -> int:
    return wanted if limit == resource.RLIM_INFINITY else min(limit, wanted)
