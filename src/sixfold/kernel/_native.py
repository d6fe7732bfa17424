"""The kernel as a library of this machine, by way of `ctypes`."""

import ctypes
from pathlib import Path

from sixfold import kernel
from sixfold.kernel.door import VERSION, Call, KernelUnavailable

NAMES = ("libsixfold.so", "libsixfold.dylib", "libsixfold.dll")


def native_library() -> ctypes.CDLL:
    """The library that was installed with the package."""
    library = ctypes.CDLL(str(_found()))
    if library.sixfold_version() != VERSION:
        raise KernelUnavailable(f"{library._name} is of version {library.sixfold_version()}, not {VERSION}")
    return library


def native_call() -> Call:
    """How to call that library."""
    library = native_library()
    answer_to, free = library.sixfold_call, library.sixfold_free
    answer_to.argtypes, answer_to.restype = [ctypes.c_char_p, ctypes.c_size_t], ctypes.c_void_p
    free.argtypes, free.restype = [ctypes.c_void_p], None
    words_at, bytes_at = ctypes.c_int64.from_address, ctypes.string_at

    def call(request: bytes) -> bytes:
        answer = answer_to(request, len(request))
        if answer is None:
            return b""
        try:
            return bytes_at(answer + 8, 8 * words_at(answer).value)
        finally:
            free(answer)

    return call


def _found() -> Path:
    """The library: in an editable install it lies apart from these files."""
    for folder in kernel.__path__:
        for name in NAMES:
            if (path := Path(folder) / name).exists():
                return path
    raise KernelUnavailable(
        f"the kernel was not built: none of {', '.join(NAMES)} lies in {', '.join(kernel.__path__)}"
    )
