"""Editions to hold the kernel to: a printed one, and two that print other values."""

from dataclasses import replace

from sixfold.core.edition import Edition
from sixfold.games import edition

TILES: tuple[Edition, ...] = (
    edition("tiles-nl"),
    replace(edition("tiles-nl"), id="other bonuses", qwirkle_bonus=5, ending_bonus=7),
    replace(edition("tiles-nl"), id="fewer tiles", copies=2, hand_size=5, qwirkle_bonus=0, ending_bonus=11),
)
CUBES: tuple[Edition, ...] = (
    edition("cubes-nl"),
    replace(edition("cubes-nl"), id="other bonuses", qwirkle_bonus=5, ending_bonus=7),
    replace(edition("cubes-nl"), id="fewer cubes", copies=11, hand_size=4, shortest=3, qwirkle_bonus=9, ending_bonus=0),
)
CARDS: tuple[Edition, ...] = (
    edition("cards-999"),
    replace(edition("cards-999"), id="shorter hands", hand_size=7),
    replace(edition("cards-999"), id="fewer cards", copies=2, hand_size=11),
)


def name(tried: Edition) -> str:
    """What a test calls the edition it tries."""
    return tried.id
