"""The requests that a table without a server answers: by method and path, with the shape of each body.

The shapes are those of the server (`server/http/requests.py`), written to `shapes.json` by `scripts/shapes`.
"""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any
from urllib.parse import parse_qs, urlsplit

from sixfold.core.schema import Misfit, Shape
from sixfold.games import GAMES
from sixfold.pocket.kernel import bots_at_hand
from sixfold.puzzles import Puzzle
from sixfold.server.asked import Joining, parse_new_game
from sixfold.server.replies import analysis, coach, games, lessons, mine, play, puzzles, real, rules
from sixfold.server.replies.parts import Parts
from sixfold.server.table import Denial, Denied

CLIENT = "pocket"
"""Who asks, to those who keep accounts; here there is only one."""
MOST_EVENTS = 100
NAMES = {
    "game": "[a-z0-9]{1,32}",
    "step": "[a-z]{1,16}",
    "edition": "[a-z0-9-]{1,32}",
    "puzzle": "[0-9a-f]{8}",
    "day": "[0-9]{4}-[0-9]{2}-[0-9]{2}",
}
"""What the names in a path may look like."""
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Call:
    """A request as its answer needs it."""

    secret: str | None
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    asked: Mapping[str, Any] = field(default_factory=dict)
    """The body, if it has a shape: checked, and with what it leaves out filled in."""

    @property
    def game(self) -> str:
        """The game that the path names."""
        return self.path["game"]

    @property
    def of_game(self) -> tuple[str, str | None]:
        """That game and the secret of who asks."""
        return self.path["game"], self.secret

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that the path names."""
        return puzzles.puzzle_of(self.path["puzzle"])


Answer = Callable[[Parts, Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One kind of request."""

    method: str
    path: re.Pattern[str]
    shape: str | None
    answer: Answer
    status: int = 200


_ROUTES: list[Route] = []


def _route(method: str, path: str, shape: str | None = None, status: int = 200) -> Callable[[Answer], Answer]:
    """Answer requests to a path, in which `{game}` and the like stand for names."""
    if unknown := {*re.findall(r"{(\w+)}", path)} - {*NAMES}:
        raise KeyError(*unknown)
    pattern = re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)

    def add(answer: Answer) -> Answer:
        _ROUTES.append(Route(method, re.compile(pattern), shape, answer, status))
        return answer

    return add


def knows(method: str, path: str) -> bool:
    """Whether requests of that kind are answered."""
    return any(route.method == method and route.path.fullmatch(path) for route in _ROUTES)


async def answered(here: Parts, method: str, address: str, secret: str | None, body: Any) -> tuple[int, Any]:
    """The status and the body of the answer to a request; `Denied` if there is none."""
    parts = urlsplit(address)
    found = [(route, match) for route in _ROUTES if (match := route.path.fullmatch(parts.path))]
    if not found:
        raise Denied(Denial.NO_SUCH_PAGE)
    fitting = [(route, match) for route, match in found if route.method == method]
    if not fitting:
        raise Denied(Denial.WRONG_METHOD)
    route, match = fitting[0]
    if wrong := [name for name, said in match.groupdict().items() if not re.fullmatch(NAMES[name], said)]:
        raise Denied(Denial.MALFORMED, fields=[f"path.{name}" for name in wrong])
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    asked = {} if route.shape is None else checked(route.shape, body)
    return route.status, await route.answer(here, Call(secret, match.groupdict(), query, body, asked))


def checked(shape: str, body: Any) -> Any:
    """A body or a message that has a shape, with what it leaves out filled in; `Denied` with its faulty fields."""
    wanted = _shape(shape)
    fields = dict.fromkeys(_field(misfit) for misfit in wanted.misfits(body))
    if fields:
        raise Denied(Denial.MALFORMED, fields=list(fields)[:20])
    return wanted.filled(body)


@cache
def _shapes() -> Mapping[str, Any]:
    read: Mapping[str, Any] = json.loads(files(__package__).joinpath("shapes.json").read_text(encoding="utf-8"))
    return read


@cache
def _shape(name: str) -> Shape:
    return Shape(_shapes()[name], _shapes())


def _field(misfit: Misfit) -> str:
    steps = [*misfit.path, *([misfit.name] if misfit.name else [])]
    return ".".join(["body", *(str(step)[:40] for step in steps[:3])])


def _number(call: Call, name: str, most: int, default: int) -> int:
    """A number of the query."""
    written = call.query.get(name, str(default))
    if not re.fullmatch(r"[0-9]{1,10}", written) or not 1 <= int(written) <= most:
        raise Denied(Denial.MALFORMED, fields=[f"query.{name}"])
    return int(written)


@_route("GET", "/choices")
async def _choices(_here: Parts, _call: Call) -> Any:
    return games.all_choices(*bots_at_hand())


@_route("POST", "/games", "GameAsked", 201)
async def _create(here: Parts, call: Call) -> Any:
    asked = parse_new_game(call.asked)
    if not {seat.bot for seat in asked.settings.seats if seat.kind == "bot"} <= set(chain(*bots_at_hand())):
        raise Denied(Denial.UNKNOWN_BOT)
    if asked.settings.open or any(seat.kind == "link" for seat in asked.settings.seats):
        raise Denied(Denial.NEEDS_SERVER)
    return await games.create(here, asked)


@_route("GET", "/games")
async def _games(here: Parts, call: Call) -> Any:
    show = call.query.get("show", "open")
    if show not in ("open", "watchable"):
        raise Denied(Denial.MALFORMED, fields=["query.show"])
    return await games.games(here, "open" if show == "open" else "watchable")


@_route("GET", "/games/{game}")
async def _view(here: Parts, call: Call) -> Any:
    return await games.game_view(here, *call.of_game)


@_route("GET", "/games/{game}/events")
async def _events(here: Parts, call: Call) -> Any:
    after, limit = _number(call, "after", 2**31 - 1, 1), _number(call, "limit", MOST_EVENTS, MOST_EVENTS)
    return json.loads(await games.events(here, *call.of_game, CLIENT, after, limit))


@_route("POST", "/games/{game}/join", "JoinAsked")
async def _join(here: Parts, call: Call) -> Any:
    return await games.join(here, call.game, Joining(**call.asked))


@_route("POST", "/games/{game}/invites", "InviteAsked")
async def _invites(here: Parts, call: Call) -> Any:
    return await games.new_invite(here, *call.of_game, call.asked["seat"])


@_route("POST", "/games/{game}/hand-on")
async def _hand_on(here: Parts, call: Call) -> Any:
    return await games.hand_seat_on(here, *call.of_game)


@_route("POST", "/games/{game}/start")
async def _start(here: Parts, call: Call) -> Any:
    return await games.start_game(here, *call.of_game)


@_route("POST", "/games/{game}/close")
async def _close(here: Parts, call: Call) -> Any:
    return await games.close_game(here, *call.of_game)


@_route("POST", "/games/{game}/leave")
async def _leave(here: Parts, call: Call) -> Any:
    return await games.leave_game(here, *call.of_game)


@_route("POST", "/games/{game}/commit", "CommitAsked")
async def _commit(here: Parts, call: Call) -> Any:
    return await games.commit_to(here, *call.of_game, call.asked["round"], call.asked["commitment"])


@_route("POST", "/games/{game}/reveal", "RevealAsked")
async def _reveal(here: Parts, call: Call) -> Any:
    return await games.reveal_to(here, *call.of_game, call.asked["entropy"])


@_route("GET", "/games/{game}/record")
async def _record(here: Parts, call: Call) -> Any:
    return await games.game_record(here, *call.of_game)


@_route("GET", "/games/{game}/fairness")
async def _fairness(here: Parts, call: Call) -> Any:
    return await games.fairness(here, *call.of_game, CLIENT)


@_route("POST", "/games/{game}/actions", "ActAsked")
async def _act(here: Parts, call: Call) -> Any:
    return await play.act(here, *call.of_game, call.asked["action"], call.asked["answers"], None)


@_route("POST", "/games/{game}/preview", "PreviewAsked")
async def _preview(here: Parts, call: Call) -> Any:
    table, seat = await play.seated(here, *call.of_game)
    return play.tried(table, seat, call.asked["action"])


@_route("POST", "/games/{game}/hint")
async def _hint(here: Parts, call: Call) -> Any:
    table, seat = await play.advisable(here, *call.of_game)
    return play.hints(table, seat, await here.thinkers.advise(table))


@_route("POST", "/games/{game}/resign", "ResignAsked")
async def _resign(here: Parts, call: Call) -> Any:
    return await play.give_up(here, *call.of_game, call.asked["end"])


@_route("POST", "/games/{game}/return")
async def _return(here: Parts, call: Call) -> Any:
    return await play.return_to(here, *call.of_game)


@_route("POST", "/games/{game}/votes", "VoteAsked")
async def _vote(here: Parts, call: Call) -> Any:
    return await play.vote_out(here, *call.of_game, call.asked["seat"])


@_route("POST", "/games/{game}/rematch")
async def _rematch(here: Parts, call: Call) -> Any:
    level = call.query.get("level")
    if level is not None and level not in chain(*bots_at_hand()):
        raise Denied(Denial.UNKNOWN_BOT)
    return await play.play_again(here, *call.of_game, level)


@_route("POST", "/glance", "GlanceAsked")
async def _glance(here: Parts, call: Call) -> Any:
    return await mine.glances(here, [(one["game"], one["secret"]) for one in call.asked["games"]])


@_route("POST", "/games/{game}/coach", "CoachAsked")
async def _coach(here: Parts, call: Call) -> Any:
    table = await coach.coachable(here, *call.of_game, call.asked["turns"])
    return await here.errands.judge(CLIENT, coach.record_so_far(table), call.asked["turns"], call.game)


@_route("POST", "/games/{game}/coach/try", "ConsiderAsked")
async def _consider(here: Parts, call: Call) -> Any:
    turn, action = call.asked["turn"], call.asked["action"]
    table = await coach.coachable(here, *call.of_game, [turn])
    return await here.errands.consider(CLIENT, coach.record_so_far(table), turn, action, call.game)


@_route("POST", "/coach")
async def _coach_record(here: Parts, call: Call) -> Any:
    return await here.errands.judge_record(CLIENT, json.dumps(call.body).encode())


@_route("POST", "/coach/try")
async def _consider_record(here: Parts, call: Call) -> Any:
    return await here.errands.consider_record(CLIENT, json.dumps(call.body).encode())


@_route("POST", "/check")
async def _check(here: Parts, call: Call) -> Any:
    return await here.errands.check(CLIENT, json.dumps(call.body).encode())


@_route("POST", "/real")
async def _follow(here: Parts, call: Call) -> Any:
    return json.loads(await here.errands.follow(CLIENT, json.dumps(call.body).encode()))


@_route("POST", "/real/preview", "RealPreviewAsked")
async def _try_real(_here: Parts, call: Call) -> Any:
    names = ("edition", "board", "table", "action", "size", "left", "hand")
    return real.tried(*(call.asked[name] for name in names))


@_route("POST", "/analysis/position", "DescribeAsked")
async def _describe(_here: Parts, call: Call) -> Any:
    return analysis.described(call.asked["position"], call.asked["text"])


@_route("POST", "/analysis/record")
async def _find_position(here: Parts, call: Call) -> Any:
    return await here.errands.position(CLIENT, json.dumps(call.body).encode())


@_route("POST", "/analysis", "AnalyseAsked")
async def _analyse(here: Parts, call: Call) -> Any:
    position, action = call.asked["position"], call.asked["action"]
    return await here.errands.analyse(CLIENT, analysis.checked(position, action), action)


@_route("GET", "/rules/{edition}")
async def _rules(_here: Parts, call: Call) -> Any:
    return rules.page_json(rules.find_page(call.path["edition"]))


@_route("GET", "/lessons/{game}")
async def _lesson(_here: Parts, call: Call) -> Any:
    return lessons.lesson_json(lessons.find_lesson(call.game))


@_route("POST", "/lessons/{game}/{step}/preview", "PreviewAsked")
async def _try_step(_here: Parts, call: Call) -> Any:
    return lessons.try_step(lessons.find_step(call.game, call.path["step"]), call.asked["action"])


@_route("POST", "/lessons/{game}/{step}/act", "PreviewAsked")
async def _act_in_step(_here: Parts, call: Call) -> Any:
    return lessons.act_in(lessons.find_step(call.game, call.path["step"]), call.asked["action"])


@_route("GET", "/puzzles")
async def _puzzles(_here: Parts, _call: Call) -> Any:
    return puzzles.list_json()


@_route("GET", "/puzzles/day/{day}")
async def _puzzle_of_day(here: Parts, call: Call) -> Any:
    game = call.query.get("game", "")
    if game not in GAMES:
        raise Denied(Denial.MALFORMED, fields=["query.game"])
    try:
        day = date.fromisoformat(call.path["day"])
    except ValueError:
        raise Denied(Denial.MALFORMED, fields=["path.day"]) from None
    return puzzles.puzzle_json(puzzles.puzzle_of_day(game, day, here.world.clock()))


@_route("GET", "/puzzles/{puzzle}")
async def _puzzle(_here: Parts, call: Call) -> Any:
    return puzzles.puzzle_json(call.puzzle)


@_route("GET", "/puzzles/{puzzle}/hint")
async def _puzzle_hint(_here: Parts, call: Call) -> Any:
    return puzzles.hint_json(call.puzzle)


@_route("GET", "/puzzles/{puzzle}/solution")
async def _puzzle_solution(_here: Parts, call: Call) -> Any:
    return puzzles.answered_json(call.puzzle, right=False, why=None)


@_route("POST", "/puzzles/{puzzle}/preview", "PreviewAsked")
async def _try_puzzle(_here: Parts, call: Call) -> Any:
    return puzzles.try_in(call.puzzle, call.asked["action"])


@_route("POST", "/puzzles/{puzzle}/answer", "PreviewAsked")
async def _answer_puzzle(here: Parts, call: Call) -> Any:
    return await puzzles.answer(here, CLIENT, call.puzzle, call.asked["action"], coached=True)
