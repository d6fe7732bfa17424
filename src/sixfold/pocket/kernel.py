"""The kernel as the browser has it.

What is compiled for a machine cannot run there. Until another way to it is given, whoever asks the kernel is told that
it is not there, and only the bots that never ask it are offered.
"""

import sys
from types import ModuleType
from typing import Any

NAME = "sixfold.kernel._kernel"
PURE = ("random",)
"""The bots that need no kernel in any game; in tiles there are more."""


class NoKernel(RuntimeError):
    """Something was asked of the kernel, and it is not there."""


class _Absent:
    """Stands for any value of the kernel: it can be made and kept, but nothing can be learnt from it."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass


class _Missing(ModuleType):
    """The module of the kernel where there is none."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Absent if name[0].isupper() else _refuse


def _refuse(*_: Any, **__: Any) -> Any:
    raise NoKernel


def do_without() -> None:
    """Let everything be imported that may ask the kernel, though there is none."""
    sys.modules.setdefault(NAME, _Missing(NAME))


def bots_at_hand() -> tuple[str, ...]:
    """The bots that can be played against, from the weakest to the strongest."""
    from sixfold.bots import NAMES

    return PURE if isinstance(sys.modules.get(NAME), _Missing) else NAMES
