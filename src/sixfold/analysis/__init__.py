"""The analysis board: any position set up by hand, checked by the rules, and the best plays in it.

The contract of this room: a position tells what the player on turn sees and nothing else; what nobody knows is supposed
many times over and never guessed once; what is wrong is a code with its places. Words are the catalogues'.
"""

from sixfold.analysis.answering import AnalysedJson, analyse, analyse_by_points
from sixfold.analysis.described import DescribedJson, describe
from sixfold.analysis.found import position_at
from sixfold.analysis.notation import parse_setup_text, setup_text
from sixfold.analysis.problems import Problem, ProblemCode, problems_of
from sixfold.analysis.setup import Setup, SetupJson, parse_setup, setup_json

__all__ = [
    "AnalysedJson",
    "DescribedJson",
    "Problem",
    "ProblemCode",
    "Setup",
    "SetupJson",
    "analyse",
    "analyse_by_points",
    "describe",
    "parse_setup",
    "parse_setup_text",
    "position_at",
    "problems_of",
    "setup_json",
    "setup_text",
]
