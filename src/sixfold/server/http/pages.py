"""The web app's files, if the package holds them: the shell of all pages, and assets that never change."""

from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SHELL = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Pages(StaticFiles):
    """Files of the built app. All its pages are one; any other path without a file leads there."""

    def __init__(self, folder: Path, root: str) -> None:
        """`root` is what stands in front of every path."""
        super().__init__(directory=folder, check_dir=False)
        self._root = root

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file or the shell, with how long it may be kept."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith(("api/", "metrics")) or "." in Path(path).name:
                raise
            return RedirectResponse(f"{self._root}/", headers={"Cache-Control": ASK_AGAIN})
        # The build names assets by their content, so only these can be kept without asking.
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response

    async def check_config(self) -> None:
        """The folder may be missing: then there is no web app."""

    def lookup_path(self, path: str) -> tuple[str, Any]:
        """A file of the folder; its own entrance is the shell."""
        return super().lookup_path(SHELL if path in {"", "."} else path)
