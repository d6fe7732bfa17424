"""The rules of each edition, as codes and values; the words are the client's."""

import json
from functools import cache
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Header, Path
from fastapi.responses import Response

from sixfold.games import EDITIONS
from sixfold.server.http.answers_learning import RulesPage
from sixfold.server.http.problems import problems
from sixfold.server.replies.rules import find_page, page_json
from sixfold.server.table import Denial

router = APIRouter(prefix="/api", tags=["rules"])
KEPT = "public, no-cache"
"""Anybody may keep the page, but asks whether it is still right: its keys must be those of the catalogues at hand."""
EditionId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,32}$", examples=["tiles-nl"])]


@router.get(
    "/rules/{edition_id}",
    response_model=RulesPage,
    responses={
        304: {"description": "The client's copy, named by If-None-Match, is still right."},
        **problems(Denial.NO_SUCH_PAGE),
    },
)
async def rules(edition_id: EditionId, if_none_match: Annotated[str | None, Header()] = None) -> Response:
    """The rules of an edition: sections of paragraphs (keys of messages) and judged examples."""
    body, tag = _written(edition_id)
    headers = {"Cache-Control": KEPT, "ETag": tag}
    if if_none_match == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def write_all() -> None:
    """Write every page down, before anybody asks for one."""
    for edition_id in EDITIONS:
        _written(edition_id)


@cache
def _written(edition_id: str) -> tuple[bytes, str]:
    """The page, written once, and a name for what it says."""
    body = json.dumps(page_json(find_page(edition_id)), ensure_ascii=False, separators=(",", ":")).encode()
    return body, f'"{sha256(body).hexdigest()[:16]}"'
