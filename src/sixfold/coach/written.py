"""A review as JSON: what is printed, sent to browsers and kept."""

from collections.abc import Mapping

from typing_extensions import TypedDict

from sixfold.coach.judgement import Account, JudgedTurn, Judgement, Option, Review
from sixfold.coach.measures import Estimate, Parts
from sixfold.coach.reasons import Reason
from sixfold.core.pieces import Piece
from sixfold.records.pieces import cells_json, hand_json
from sixfold.wire import action_json
from sixfold.wire.shapes import ActionJson, Cell, PieceCode, closed

PLACES = 4
"""Decimal places of chances and points: more would claim what nobody measured."""


@closed
class EstimateJson(TypedDict):
    """A value, and how far on either side of it the true one lies 95 times of 100."""

    value: float
    within: float


@closed
class PartsJson(TypedDict):
    """What a difference is made of."""

    now: float
    replies: float
    kept: float
    ending: float
    table: float


@closed
class OptionJson(TypedDict):
    """A play, its points and the chance of winning after it."""

    action: ActionJson
    points: float
    chance: float | None
    parts: PartsJson


@closed
class ReasonJson(TypedDict):
    """A cause: a code, the part of the difference that it explains, its places and its numbers."""

    code: str
    part: str
    cells: list[Cell]
    line: list[Cell]
    pieces: list[PieceCode]
    gone: list[PieceCode]
    values: dict[str, float]


@closed
class DecisionJson(TypedDict):
    """One decision, judged."""

    label: str | None
    forced: bool
    proven: bool
    made: OptionJson
    best: list[OptionJson]
    loss: EstimateJson
    points: EstimateJson
    parts: PartsJson
    reasons: list[ReasonJson]


@closed
class JudgedTurnJson(TypedDict):
    """A turn, judged: its decisions, the hand as it was faced, and what chance added."""

    turn: int
    seat: int
    hand: list[PieceCode]
    luck: float | None
    loss: float
    decisions: list[DecisionJson]


@closed
class AccountJson(TypedDict):
    """A player's game."""

    accuracy: float | None
    loss: float
    luck: float
    labels: dict[str, int]


@closed
class ReviewJson(TypedDict):
    """A game, judged."""

    coach: int
    game: str
    edition: str
    record: str
    accounts: list[AccountJson]
    moments: list[int]
    turns: list[JudgedTurnJson]


def review_json(review: Review) -> ReviewJson:
    """A whole review."""
    return {
        "coach": review.version,
        "game": review.game,
        "edition": review.edition,
        "record": review.record,
        "accounts": [account_json(account) for account in review.accounts],
        "moments": list(review.moments),
        "turns": [turn_json(turn, review.game) for turn in review.turns],
    }


def turn_json(turn: JudgedTurn, game: str) -> JudgedTurnJson:
    """One turn of a game."""
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "hand": hand_json(Piece(piece) for piece in turn.hand),
        "luck": None if turn.luck is None else round(turn.luck, PLACES),
        "loss": round(turn.loss, PLACES),
        "decisions": [decision_json(decision, game) for decision in turn.decisions],
    }


def decision_json(decision: Judgement, game: str) -> DecisionJson:
    """One decision of a turn."""
    return {
        "label": decision.label and decision.label.value,
        "forced": decision.forced,
        "proven": decision.proven,
        "made": _option(decision.made, game),
        "best": [_option(option, game) for option in decision.best],
        "loss": estimate_json(decision.loss),
        "points": estimate_json(decision.lost_points),
        "parts": parts_json(decision.parts),
        "reasons": [reason_json(reason) for reason in decision.reasons],
    }


def account_json(account: Account) -> AccountJson:
    """What a player's game came to."""
    return {
        "accuracy": None if account.accuracy is None else round(account.accuracy, 1),
        "loss": round(account.loss, PLACES),
        "luck": round(account.luck, PLACES),
        "labels": {label.value: count for label, count in account.counts.items()},
    }


def _option(option: Option, game: str) -> OptionJson:
    return {
        "action": action_json(game, option.action),
        "points": round(option.points, PLACES),
        "chance": None if option.chance is None else round(option.chance, PLACES),
        "parts": parts_json(option.parts),
    }


def estimate_json(estimate: Estimate) -> EstimateJson:
    """A value and its doubt."""
    return {"value": round(estimate.value, PLACES), "within": round(estimate.within, PLACES)}


def parts_json(parts: Parts) -> PartsJson:
    """What a difference is made of."""
    return {
        "now": round(parts.now, PLACES),
        "replies": round(parts.replies, PLACES),
        "kept": round(parts.kept, PLACES),
        "ending": round(parts.ending, PLACES),
        "table": round(parts.table, PLACES),
    }


def reason_json(reason: Reason) -> ReasonJson:
    """One cause."""
    return {
        "code": reason.code.value,
        "part": reason.part,
        "cells": cells_json(reason.cells),
        "line": cells_json(reason.line),
        "pieces": hand_json(reason.pieces),
        "gone": hand_json(reason.gone),
        "values": _rounded(reason.values),
    }


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: round(float(value), PLACES) for name, value in values.items()}
