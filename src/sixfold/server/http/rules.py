"""The rules of an edition as they are told: codes, keys and values."""

from typing import Any

from sixfold.core.pieces import Piece, piece_name
from sixfold.games import cards
from sixfold.games.placement import Placement
from sixfold.rulebook import BoardExample, Example, Page, TableExample
from sixfold.server.table.denials import refusal_places

Json = dict[str, Any]


def page_json(page: Page) -> Json:
    """A page of rules as it is told."""
    return {
        "edition": page.edition.id,
        "game": page.edition.game,
        "facts": dict(page.facts),
        "sections": [
            {
                "id": section.id,
                "heading": section.heading,
                "paragraphs": [
                    {"key": said.key, "ruling": said.ruling, "ours": said.ours} for said in section.paragraphs
                ],
                "examples": [_example(example) for example in section.examples],
            }
            for section in page.sections
        ],
        "reasons": {code.value: {"section": page.section_of(key), "key": key} for code, key in page.reasons.items()},
    }


def _example(example: Example) -> Json:
    refusal = example.refusal
    told = {
        "id": example.id,
        "caption": example.caption,
        "values": dict(example.values),
        "hand": _codes(example.hand),
        "refusal": None if refusal is None else {"code": refusal.code.value} | refusal_places(refusal),
        "over": example.over,
        "printed": example.printed,
    }
    if isinstance(example, BoardExample):
        return told | _board(example)
    assert isinstance(example, TableExample)
    return told | _table(example)


def _board(example: BoardExample) -> Json:
    return {
        "kind": "board",
        "board": _placed(tuple((piece, cell) for cell, piece in example.board.pieces.items())),
        "rolled": [[piece_name(before), piece_name(after)] for before, after in example.rolled],
        "play": _placed(example.play),
        "score": example.score,
        "lines": [{"cells": line.cells, "points": line.points} for line in example.lines],
        "ending": example.ending,
    }


def _table(example: TableExample) -> Json:
    return {
        "kind": "table",
        "table": _series(example.table),
        "play": _codes(example.play),
        "after": [
            [{"card": piece_name(card), "played": played} for card, played in series] for series in example.marked
        ],
        "qwirkles": _series(example.qwirkles),
    }


def _codes(pieces: tuple[Piece, ...]) -> list[str]:
    return [piece_name(piece) for piece in pieces]


def _series(table: cards.Table) -> list[list[str]]:
    return [_codes(series) for series in table]


def _placed(placement: Placement) -> list[list[str | int]]:
    return [[piece_name(piece), x, y] for piece, (x, y) in placement]
