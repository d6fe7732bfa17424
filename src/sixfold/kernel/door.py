"""The way to the kernel: bytes in, bytes out.

On a computer the kernel is a library beside this file, opened at the first call. Where it is something else, as in a
browser, whoever runs Python there gives a function to call it with, before anything of the kernel is used:

    from sixfold.kernel import door
    door.use(call)
"""

from collections.abc import Callable
from struct import error, pack, unpack_from

__all__ = ["VERSION", "Call", "KernelUnavailable", "ask", "native", "use"]

VERSION = 2
"""Which messages are understood: `SIXFOLD_DOOR_VERSION` of the kernel must be the same."""
Call = Callable[[bytes], bytes]
"""Takes a request and gives the answer, without the word that says how long it is."""


class KernelUnavailable(ImportError):
    """There is no kernel, or one that speaks of other things."""


_call: Call | None = None


def use(call: Call) -> None:
    """Reach the kernel by this function from now on; raises `KernelUnavailable` if another version answers."""
    global _call
    answer = call(pack("<q", 0))
    told = unpack_from("<2q", answer) if len(answer) == 16 else ()
    if told != (0, VERSION):
        raise KernelUnavailable(f"the kernel is not of version {VERSION}: it says {told}")
    _call = call


def native() -> Call:
    """How to call the kernel that was built for this machine; raises `KernelUnavailable` if there is none."""
    # Not loaded where the kernel is something else: a browser has no libraries to open.
    from sixfold.kernel._native import native_call

    return native_call()


def _opened() -> Call:
    call = native()
    use(call)
    return call


def ask(request: bytes) -> bytes:
    """The answer to a request; raises `ValueError` with the kernel's own words if that is refused."""
    answer = _call(request) if _call is not None else _opened()(request)
    try:
        (refused,) = unpack_from("<q", answer)
    except error:
        raise MemoryError("the kernel has no memory left for an answer") from None
    if refused:
        (length,) = unpack_from("<q", answer, 8)
        raise ValueError(answer[16 : 16 + length].decode())
    return answer
