"""Chance of cards: what is drawn from the stack."""

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.envs.chance.kinds import Outcomes, from_bag
from sixfold.games.cards import Action, State, advance, deal_counts, draw_size, whole_stack

__all__ = ["advance", "deal_counts", "dealing", "drawing"]


def dealing(edition: Edition, dealt: Hand) -> Outcomes:
    """What the next card of the deal may be."""
    return from_bag(whole_stack(edition), dealt)


def drawing(state: State, action: Action, drawn: Hand) -> Outcomes:
    """What the next card may be that is drawn."""
    return from_bag(state.stack, drawn) if len(drawn) < draw_size(state, action) else []
