"""A worker process for errands: reads questions from standard input, answers, and ends with its input.

Started as `python -m sixfold.server.errands.errand` by `errands.py`, its only partner.
"""

import json
import pickle
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sixfold.records import BadRecord, check_record
from sixfold.server.encoding import encode
from sixfold.server.errands import analysing, coaching, puzzling
from sixfold.server.errands.coaching import MALFORMED
from sixfold.server.errands.real import follow_table
from sixfold.server.errands.working import work_on
from sixfold.server.table import Event, replay
from sixfold.server.table.views import event_messages

CHECK, EVENTS, FOLLOW = "check", "events", "follow"
ANALYSE, ANALYSE_BY_POINTS, POSITION = "analyse", "analyse-by-points", "position"
JUDGE, JUDGE_RECORD, CONSIDER, CONSIDER_RECORD = "judge", "judge-record", "consider", "consider-record"
EXPLAIN = "explain"


def check(body: bytes) -> Any:
    """Whether the record in a request's body is good; `MALFORMED` if there is none in it."""
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        return MALFORMED
    if not isinstance(asked, dict) or set(asked) != {"record"} or not isinstance(asked["record"], dict):
        return MALFORMED
    try:
        check_record(asked["record"])
    except BadRecord as wrong:
        return {"good": False, "fault": {"code": wrong.fault.code.value, "turn": wrong.fault.turn}}
    except RecursionError:
        return MALFORMED
    return {"good": True, "fault": None}


def events(
    game_id: str, rows: Sequence[tuple[int, float, str, int | None, str]], after: int, seat: int | None, last: int
) -> str:
    """The events after a number as a seat may see them, replayed from the first on, as they go over the wire."""
    read = [Event(row[0], row[1], row[2], row[3], json.loads(row[4])) for row in rows]
    return encode({"events": event_messages(replay(game_id, read[:after]), read[after:], seat), "last": last})


ERRANDS: Mapping[str, Callable[..., Any]] = {
    CHECK: check,
    EVENTS: events,
    FOLLOW: follow_table,
    JUDGE: coaching.judge_turns,
    JUDGE_RECORD: coaching.judge_of_body,
    CONSIDER: coaching.consider,
    CONSIDER_RECORD: coaching.consider_of_body,
    EXPLAIN: puzzling.explain_answer,
    ANALYSE: analysing.analyse_position,
    ANALYSE_BY_POINTS: analysing.analyse_points,
    POSITION: analysing.position_of_body,
}


def run(asked: bytes) -> bytes:
    """An answer to one question: whether it went well, then the answer and the processor time, or the kind of error.

    Whoever uses up the processor time that the question allows is ended by the system, in the middle of anything.
    """
    name, seconds, arguments = pickle.loads(asked)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    begun = time.process_time()
    try:
        answer = ERRANDS[name](*arguments)
        told: tuple[bool, object] = (True, (answer, time.process_time() - begun))
    except Exception as error:
        told = (False, type(error).__name__)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return pickle.dumps(told)


if __name__ == "__main__":
    work_on(run)
