"""The description of the API: what FastAPI knows, the messages of sockets, and an example of everything."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from sixfold.server.encoding import encode
from sixfold.server.http import answers, examples, requests, requests_analysis, requests_real
from sixfold.server.replies.games import all_choices

REFERENCE = "#/components/schemas/"
JSON = "application/json"
Json = dict[str, Any]


class Described(FastAPI):
    """An application that describes also its sockets, so that types can be generated, and gives examples."""

    _written: bytes | None = None

    def written(self) -> bytes:
        """The description as it is told; to put it together, and then to write it, keeps everybody waiting."""
        if self._written is None:
            self._written = encode(self.openapi()).encode()
        return self._written

    def openapi(self) -> Json:
        """The description of the API."""
        if self.openapi_schema is None:
            schema = super().openapi()
            _add_messages(schema["components"]["schemas"])
            _add_examples(schema["paths"])
        return super().openapi()


def _add_messages(schemas: Json) -> None:
    template = REFERENCE + "{model}"
    for name, said in (
        ("SocketMessage", TypeAdapter(answers.SocketMessage).json_schema(ref_template=template)),
        ("CheckAsked", requests.CheckAsked.model_json_schema(ref_template=template)),
        ("RealAsked", requests_real.RealAsked.model_json_schema(ref_template=template)),
        ("RecordPositionAsked", requests_analysis.RecordPositionAsked.model_json_schema(ref_template=template)),
        ("CoachRecordAsked", requests.CoachRecordAsked.model_json_schema(ref_template=template)),
        ("ConsiderRecordAsked", requests.ConsiderRecordAsked.model_json_schema(ref_template=template)),
        ("SocketHello", requests.Hello.model_json_schema(ref_template=template)),
        ("SocketSaid", TypeAdapter(requests.Said).json_schema(ref_template=template)),
    ):
        for inner, meaning in said.pop("$defs", {}).items():
            schemas.setdefault(inner, meaning)
        schemas[name] = said


def _add_examples(paths: Json) -> None:
    """To each body that is sent or answered, by the name of its shape."""
    asked = examples.requests()
    answered = examples.answers() | examples.pages() | examples.puzzles() | {"Choices": all_choices()}
    for operation in (operation for path in paths.values() for operation in path.values()):
        if "requestBody" in operation:
            _exemplify(operation["requestBody"]["content"][JSON], asked)
        for status, response in operation["responses"].items():
            if status < "400" and JSON in response.get("content", {}):
                _exemplify(response["content"][JSON], answered)


def _exemplify(media: Json, known: Json) -> None:
    name = media["schema"].get("$ref", f"{REFERENCE}Record").removeprefix(REFERENCE)
    media["example"] = known[name]
