"""The rules of an edition as they are told: codes, keys and values."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sixfold.core.pieces import piece_name
from sixfold.games import UnknownEdition, edition
from sixfold.records.pieces import cells_json, hand_json, hands_json, placement_json
from sixfold.rulebook import BoardExample, Example, Page, Paragraph, TableExample, rules_page
from sixfold.server.table import Denial, Denied
from sixfold.wire import refusal_json
from sixfold.wire.placement import board_json

if TYPE_CHECKING:
    from sixfold.server.http.answers_learning import RulesBoard, RulesExample, RulesPage, RulesParagraph, RulesTable
    from sixfold.server.table.shapes import GameName
    from sixfold.wire.shapes import PieceCode


def find_page(edition_id: str) -> Page:
    """The page of an edition."""
    try:
        return rules_page(edition(edition_id))
    except UnknownEdition:
        raise Denied(Denial.NO_SUCH_PAGE) from None


def page_json(page: Page) -> RulesPage:
    """A page of rules as it is told."""
    return {
        "edition": page.edition.id,
        "game": cast("GameName", page.edition.game),
        "facts": dict(page.facts),
        "sections": [
            {
                "id": section.id,
                "heading": section.heading,
                "paragraphs": [_paragraph(said) for said in section.paragraphs],
                "examples": [_example(example) for example in section.examples],
            }
            for section in page.sections
        ],
        "reasons": {code.value: {"section": page.section_of(key), "key": key} for code, key in page.reasons.items()},
    }


def _paragraph(said: Paragraph) -> RulesParagraph:
    told: RulesParagraph = {"key": said.key, "ours": said.ours}
    if said.ruling is not None:
        told["ruling"] = said.ruling
    return told


def _example(example: Example) -> RulesBoard | RulesTable:
    told: RulesExample = {
        "id": example.id,
        "caption": example.caption,
        "values": dict(example.values),
        "hand": hand_json(example.hand),
        "over": example.over,
        "printed": example.printed,
    }
    if example.refusal is not None:
        told["refusal"] = refusal_json(example.refusal)
    if isinstance(example, BoardExample):
        return _board(example, told)
    assert isinstance(example, TableExample)
    return _table(example, told)


def _board(example: BoardExample, told: RulesExample) -> RulesBoard:
    return {
        **told,
        "kind": "board",
        "board": board_json(example.board),
        "rolled": cast("list[tuple[PieceCode, PieceCode]]", hands_json(example.rolled)),
        "play": placement_json(example.play),
        "score": example.score,
        "lines": [{"cells": cells_json(line.cells), "points": line.points} for line in example.lines],
        "ending": example.ending,
    }


def _table(example: TableExample, told: RulesExample) -> RulesTable:
    return {
        **told,
        "kind": "table",
        "table": hands_json(example.table),
        "play": hand_json(example.play),
        "after": [
            [{"card": piece_name(card), "played": played} for card, played in series] for series in example.marked
        ],
        "qwirkles": hands_json(example.qwirkles),
    }
