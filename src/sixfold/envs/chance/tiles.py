"""Chance of tiles: what is drawn from the bag."""

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.envs.chance.kinds import Outcomes, from_bag
from sixfold.games.tiles import Action, State, advance, draw_size, whole_bag

__all__ = ["advance", "deal_counts", "dealing", "drawing"]


def dealing(edition: Edition, dealt: Hand) -> Outcomes:
    """What the next tile of the deal may be."""
    return from_bag(whole_bag(edition), dealt)


def deal_counts(_: Edition, _hands: list[Hand]) -> bool:
    """Every deal stands."""
    return True


def drawing(state: State, action: Action, drawn: Hand) -> Outcomes:
    """What the next tile may be that is drawn."""
    return from_bag(state.bag, drawn) if len(drawn) < draw_size(state, action) else []
