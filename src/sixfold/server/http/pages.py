"""The web app's files, if the package holds them: the shell of all pages, and assets that never change."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SHELL = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class _Kept(NamedTuple):
    """A file of the web app, as it was when it was read."""

    version: str
    content: bytes


class Pages(StaticFiles):
    """Files of the built app. All its pages are one; any other path without a file leads there."""

    def __init__(self, folder: Path, root: str) -> None:
        """`root` is what stands in front of every path."""
        super().__init__(directory=folder, check_dir=False)
        self._root = root
        self._kept: dict[str, _Kept] = {}
        self._reading = asyncio.Lock()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file or the shell, with how long it may be kept."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith(("api/", "metrics")) or "." in Path(path).name:
                raise
            return RedirectResponse(f"{self._root}/", headers={"Cache-Control": ASK_AGAIN})
        if isinstance(response, FileResponse) and scope["method"] == "GET":
            response = await self._read(response)
        # The build names assets by their content, so only these can be kept without asking.
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response

    async def _read(self, file: FileResponse) -> Response:
        """A file as a whole, from memory once it was read: nobody's download waits for the disk, or has threads that
        take the event loop's time in the midst of somebody's move. Parts of files are not served, for no page asks."""
        place = f"{file.path}"
        version = file.headers["etag"]
        kept = self._kept.get(place)
        if kept is None or kept.version != version:
            async with self._reading:
                kept = self._kept.get(place)
                if kept is None or kept.version != version:
                    kept = _Kept(version, await asyncio.to_thread(Path(place).read_bytes))
                    self._kept[place] = kept
        told = {name: value for name, value in file.headers.items() if name not in ("content-length", "accept-ranges")}
        return Response(kept.content, headers=told)

    async def check_config(self) -> None:
        """The folder may be missing: then there is no web app."""

    def lookup_path(self, path: str) -> tuple[str, Any]:
        """A file of the folder; its own entrance is the shell."""
        return super().lookup_path(SHELL if path in {"", "."} else path)
