"""Write the shapes of requests to where the local table reads them; with --check, say whether they are right."""

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from sixfold.server.http import requests, requests_analysis, requests_real

PLACE = Path(__file__).parents[1] / "src" / "sixfold" / "pocket" / "shapes.json"
ASKED = (
    requests.GameAsked,
    requests.JoinAsked,
    requests.InviteAsked,
    requests.CommitAsked,
    requests.RevealAsked,
    requests.ActAsked,
    requests.PreviewAsked,
    requests.ResignAsked,
    requests.VoteAsked,
    requests.GlanceAsked,
    requests.CoachAsked,
    requests.ConsiderAsked,
    requests.Hello,
    requests_real.RealPreviewAsked,
    requests_analysis.DescribeAsked,
    requests_analysis.AnalyseAsked,
)
TOLD = ("title", "description", "examples", "discriminator")
"""What is said for people, or for programs that generate others."""


def shapes() -> dict[str, Any]:
    """The shapes by name, the names that they refer to among them."""
    found: dict[str, Any] = {}
    schemas = {one.__name__: one.model_json_schema() for one in ASKED}
    for name, schema in (schemas | {"Said": TypeAdapter(requests.Said).json_schema()}).items():
        found |= schema.pop("$defs", {})
        found[name] = schema
    return {name: _bare(found[name]) for name in sorted(found)}


def _bare(schema: Any) -> Any:
    """A schema without what is only told; the names of properties are no keywords."""
    if isinstance(schema, list):
        return [_bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        keyword: {name: _bare(one) for name, one in meaning.items()} if keyword == "properties" else _bare(meaning)
        for keyword, meaning in schema.items()
        if keyword not in TOLD
    }


def written() -> str:
    """What the file must hold."""
    return json.dumps(shapes(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PLACE.write_text(written(), encoding="utf-8")
    elif PLACE.read_text(encoding="utf-8") != written():
        sys.exit("The shapes of requests have changed: run scripts/shapes.")
