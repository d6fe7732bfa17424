"""Matches between bots: whole games on paired deals, in parallel, with their records, tallies and ratings."""

from sixfold.arena.match import FORFEIT, Forfeit, Game, Match, Played, plan, play_game
from sixfold.arena.ratings import Ladder, Rating, ratings, tournament
from sixfold.arena.resume import NotThisMatch, earlier
from sixfold.arena.sprt import SequentialTest
from sixfold.arena.tally import Standing, Tally
from sixfold.arena.workers import RayMissing, play_here, play_on_ray
from sixfold.workers import cores

__all__ = [
    "FORFEIT",
    "Forfeit",
    "Game",
    "Ladder",
    "Match",
    "NotThisMatch",
    "Played",
    "Rating",
    "RayMissing",
    "SequentialTest",
    "Standing",
    "Tally",
    "cores",
    "earlier",
    "plan",
    "play_game",
    "play_here",
    "play_on_ray",
    "ratings",
    "tournament",
]
