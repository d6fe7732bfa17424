"""Matches between bots: whole games, on paired deals, with their records."""

from sixfold.arena.match import Game, Match, plan, play_game
from sixfold.arena.tally import Standing, Tally

__all__ = ["Game", "Match", "Standing", "Tally", "plan", "play_game"]
