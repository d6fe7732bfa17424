"""Examples for the description of the API: from a real table, so that they cannot grow false."""

from typing import Any

from sixfold import __version__
from sixfold.analysis import analyse, describe, parse_setup_text
from sixfold.bots import NAMES
from sixfold.coach import judge_turn, turn_json
from sixfold.games import edition, tiles
from sixfold.lessons import lesson
from sixfold.puzzles import entries
from sixfold.realtable import RealTable, now_json
from sixfold.records import record_of
from sixfold.rulebook import rules_page
from sixfold.server.replies.lessons import act_in, lesson_json
from sixfold.server.replies.puzzles import answered_json, list_json, puzzle_json, puzzle_of
from sixfold.server.replies.rules import page_json
from sixfold.server.table import Seat, SeatSettings, Settings, Table, replay
from sixfold.server.table.decide import act, created, starting
from sixfold.server.table.views import event_message, glance, listing, preview, shuffle, view
from sixfold.wire import action_json

Json = dict[str, Any]
GAME = "k3m9x2p7q4w8z5ab"
AT = 1_767_225_600.0
POSITION = "tiles-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6 scores:3,5"
SECRET = "EXAMPLE-EXAMPLE-EXAMPLE-EXAMPLE"


def _table() -> Table:
    """Two persons who have just been dealt their tiles."""
    seats = (SeatSettings("here", "Ann"), SeatSettings("link", "Bob"))
    settings = Settings("tiles-nl", seats, seniority=(0, 1))
    taken = tuple(Seat(name=seat.name, token=seat.name) for seat in seats)
    table = replay(GAME, [created(settings, taken, bytes(32), "host", None, AT)])
    return starting(table, AT)[-1].after


def _judged(before: Table, after: Table) -> Any:
    """The first turn, as the coach judges it."""
    assert before.state is not None
    assert after.state is not None
    return turn_json(judge_turn(before.state, after.state, GAME), before.edition.game)


def answers() -> Json:
    """By the name of the shape, an answer with it; the record's shape has a name of its own."""
    table = _table()
    seat = table.on_turn
    assert seat is not None
    action = table.verbs.least_action(table.state)
    written = action_json(table.edition.game, action)
    step = act(table, AT + 9, seat, written, table.position)[-1]
    after = step.after
    shown = preview(table, seat, action)
    secrets = [
        {"seat": 0, "token": f"seat_{SECRET}", "invite": None},
        {"seat": 1, "token": None, "invite": f"invite_{SECRET}"},
    ]
    made = {"game": GAME, "host": f"host_{SECRET}", "seats": secrets, "watch": f"watch_{SECRET}"}
    return {
        "GameMade": made | {"view": view(table, 0)},
        "Games": {"games": [listing(table)]},
        "Glances": {"games": [glance(after, 0), {"game": "w8z5abk3m9x2p7q4", "code": "wrong-secret"}]},
        "PushKey": {"key": "B" + 86 * "A"},
        "PushKept": {"told": True},
        "View": view(after, 0),
        "EventsAnswer": {"events": [event_message(table, step.event, after, 1 - seat)], "last": after.number},
        "Joined": {"game": GAME, "seat": 1, "token": f"seat_{SECRET}", "view": view(table, 1)},
        "Invited": {"seat": 1, "invite": f"invite_{SECRET}"},
        "Accepted": {"number": after.number},
        "Fairness": {"shuffle": shuffle(after), "seniority": [0, 1], "good": None},
        "Checked": {"good": False, "fault": {"code": "score", "turn": 3}},
        "Judged": {"turns": [_judged(table, after)]},
        "Considered": {"legal": True, "refusal": None, "decision": _judged(table, after)["decisions"][0]},
        "Preview": shown,
        "RealKnown": {"now": now_json(_real().now), "fault": None, "turns": _real().turns, "record": _real().record()},
        "DescribedJson": describe(parse_setup_text(POSITION)),
        "AnalysedJson": analyse(parse_setup_text(POSITION)),
        "Hints": {"hints": [{"bot": NAMES[-1], "action": written, "preview": shown, "expected": None}]},
        "Record": record_of(after.state, after.players, after.shuffle, reveal=True) if after.state else None,
        "Rematch": {"game": "w8z5abk3m9x2p7q4"},
        "Health": {"status": "well", "version": __version__},
    }


def _real() -> RealTable:
    """A real table after its first turn."""
    return RealTable.of("tiles-nl", ["Ann", "Bob"]).add({"play": [["Ro", 0, 0], ["Rd", 1, 0]]})


def pages() -> Json:
    """By the name of the shape, a page of the rules with their start only, and a lesson with its first step only."""
    page, taught = page_json(rules_page(edition("tiles-nl"))), lesson(tiles.NAME)
    reasons = {code: told for code, told in page["reasons"].items() if told["section"] == "start"}
    told = lesson_json(taught)
    return {
        "RulesPage": page
        | {"sections": [part for part in page["sections"] if part["id"] == "start"], "reasons": reasons},
        "Lesson": told | {"steps": told["steps"][:1]},
        "LessonDone": act_in(taught.steps[0], {"play": [["Rc", 3, 0]]}),
    }


def puzzles() -> Json:
    """By the name of the shape, what is told of the easiest puzzle."""
    puzzle = puzzle_of(entries()[0].id)
    return {
        "PuzzleList": {"puzzles": list_json()["puzzles"][:1]},
        "Puzzle": puzzle_json(puzzle),
        "PuzzleHint": {"theme": puzzle.theme.value},
        "PuzzleAnswered": answered_json(puzzle, right=True, why=None),
    }


def requests() -> Json:
    """By the name of the shape, a request with it."""
    action = {"play": [["Ro", 0, 0], ["Rd", 1, 0]]}
    return {
        "GlanceAsked": {"games": [{"game": GAME, "secret": f"seat_{SECRET}"}]},
        "PushAsked": {
            "endpoint": "https://push.example.com/send/k3m9x2",
            "keys": {"p256dh": "B" + 86 * "A", "auth": 22 * "A"},
        },
        "PushStopAsked": {"endpoint": "https://push.example.com/send/k3m9x2"},
        "JoinAsked": {"invite": f"invite_{SECRET}", "name": "Bob"},
        "InviteAsked": {"seat": 1},
        "CommitAsked": {"round": 1, "commitment": "c0ffee00" * 8},
        "RevealAsked": {"entropy": "c0ffee00" * 8},
        "ActAsked": {"answers": 17, "action": action},
        "PreviewAsked": {"action": action},
        "ResignAsked": {"end": False},
        "VoteAsked": {"seat": 1},
        "CheckAsked": {"record": answers()["Record"]},
        "CoachAsked": {"turns": [1]},
        "CoachRecordAsked": {"record": answers()["Record"], "turns": [1]},
        "RealAsked": {"table": dict(_real().entered)},
        "RealPreviewAsked": {"edition": "tiles-nl", "board": [["Rc", 2, 0]], "size": 6, "left": 94, "action": action},
        "DescribeAsked": {"text": POSITION},
        "AnalyseAsked": {"position": describe(parse_setup_text(POSITION))["position"]},
        "RecordPositionAsked": {"record": answers()["Record"], "turn": 1},
        "ConsiderAsked": {"turn": 1, "action": action},
        "ConsiderRecordAsked": {"record": answers()["Record"], "turn": 1, "action": action},
        "GameAsked": {
            "edition": "tiles-nl",
            "seats": [
                {"kind": "here", "name": "Ann"},
                {"kind": "link", "name": "Bob"},
                {"kind": "bot", "bot": "greedy"},
            ],
            "clock": {"kind": "turn", "seconds": 60.0},
        },
    }
