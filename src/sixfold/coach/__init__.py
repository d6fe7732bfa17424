"""The coach: judges turns and says why, in numbers and codes.

The contract of this room: a turn is judged from what its seat could see and nothing else; every reason is counted or
measured, none is guessed; words are the catalogues'.
"""

from sixfold.coach.judgement import Account, JudgedTurn, Judgement, Option, Review
from sixfold.coach.kept import KeptReviews, usual_folder
from sixfold.coach.labels import Label
from sixfold.coach.measures import Estimate, Parts
from sixfold.coach.reasons import Reason, ReasonCode
from sixfold.coach.review import VERSION, judge_action, judge_instead, judge_turn, review
from sixfold.coach.written import ReviewJson, decision_json, review_json, turn_json

__all__ = [
    "VERSION",
    "Account",
    "Estimate",
    "JudgedTurn",
    "Judgement",
    "KeptReviews",
    "Label",
    "Option",
    "Parts",
    "Reason",
    "ReasonCode",
    "Review",
    "ReviewJson",
    "decision_json",
    "judge_action",
    "judge_instead",
    "judge_turn",
    "review",
    "review_json",
    "turn_json",
    "usual_folder",
]
