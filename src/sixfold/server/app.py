"""The application: its parts put together, started and stopped in order."""

import asyncio
import inspect
import linecache
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.routing import APIRoute, APIWebSocketRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import Lifespan, Message

from sixfold import __version__
from sixfold.server.bots.agenda import Agenda
from sixfold.server.bots.thinkers import Thinkers
from sixfold.server.config import Config
from sixfold.server.desk import Desk
from sixfold.server.errands.pool import Errands
from sixfold.server.health import Health
from sixfold.server.http import answers
from sixfold.server.http.context import Here, Server
from sixfold.server.http.description import Described
from sixfold.server.http.guards import Guards
from sixfold.server.http.pages import Pages
from sixfold.server.http.problems import problems, status_of
from sixfold.server.http.routes_analysis import router as analysis_router
from sixfold.server.http.routes_coach import router as coach_router
from sixfold.server.http.routes_games import router as games_router
from sixfold.server.http.routes_lessons import router as lessons_router
from sixfold.server.http.routes_mine import router as mine_router
from sixfold.server.http.routes_play import router as play_router
from sixfold.server.http.routes_puzzles import router as puzzles_router
from sixfold.server.http.routes_real import router as real_router
from sixfold.server.http.routes_rules import router as rules_router
from sixfold.server.http.routes_rules import write_all
from sixfold.server.limits import Buckets
from sixfold.server.live.hub import Hub
from sixfold.server.live.neighbours import Neighbours
from sixfold.server.live.socket import router as socket_router
from sixfold.server.lobbies import Lobbies, Watchable
from sixfold.server.makers import Makers
from sixfold.server.metrics import REGISTRY
from sixfold.server.push.courier import Courier
from sixfold.server.push.keys import open_push_keys
from sixfold.server.push.notices import Notices
from sixfold.server.secret import new_server_name
from sixfold.server.service import Service
from sixfold.server.store.database import open_database, parse_database
from sixfold.server.store.journal import Journal
from sixfold.server.store.log import Unavailable
from sixfold.server.store.seal import open_seal
from sixfold.server.store.subscriptions import Subscriptions
from sixfold.server.table import Denial, Denied
from sixfold.server.timekeeper import Timekeeper
from sixfold.server.turnstile import Fair, Turnstile
from sixfold.server.world import REAL, World

LOG = logging.getLogger(__name__)
MOST_FAULTS, MOST_FIELDS = 200, 20
"""What is looked at of that which is malformed, and how many fields are told."""
HINTS_WAITING = 4
"""Hints that one client may wait for at a time."""
ROUTERS = (
    games_router,
    mine_router,
    play_router,
    coach_router,
    analysis_router,
    real_router,
    rules_router,
    lessons_router,
    puzzles_router,
    socket_router,
)


def make_app(config: Config) -> Described:
    """A server that is not yet running."""
    return assemble(config, REAL)


def assemble(config: Config, world: World) -> Described:
    """A server in a world of its own. Only tests call this: its games say that their chance was given."""

    turnstile, timekeeper = _turnstile(config), Timekeeper(world)

    @asynccontextmanager
    async def run(app: Described) -> AsyncIterator[None]:
        async with running(config, world, turnstile, timekeeper) as server:
            app.state.server = server
            app.state.sockets = {}
            await _warm_up(app)
            if config.workers_first:
                # Whoever asked for the description first made everybody wait for half a second, and each page of rules
                # takes some milliseconds.
                app.written()
                write_all()
            yield

    app = application(config, run)
    app.state.clock, app.state.turnstile = timekeeper.now, turnstile
    app.add_middleware(Guards, config=config, turnstile=turnstile, world=world)
    return app


def application(config: Config, lifespan: Lifespan[Any] | None = None) -> Described:
    """What is served, with nothing behind it yet: whoever runs it says in its state which server answers."""
    app = Described(
        title="Sixfold",
        version=__version__,
        description="Games of Qwirkle, Qwirkle Cubes and Qwirkle Cards. Refusals are codes, never sentences.",
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    for router in ROUTERS:
        app.include_router(router)
    _add_description(app)
    _add_health(app)
    if config.metrics:
        _add_metrics(app)
    app.mount("/", Pages(config.static, config.root_path))
    app.add_exception_handler(Denied, _on_denied)
    app.add_exception_handler(Unavailable, _on_unavailable)
    app.add_exception_handler(RequestValidationError, _on_malformed)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(ClientDisconnect, _on_gone)
    app.add_exception_handler(Exception, _on_fault)
    return app


@asynccontextmanager
async def running(
    config: Config, world: World, turnstile: Turnstile | None = None, timekeeper: Timekeeper | None = None
) -> AsyncIterator[Server]:
    """The parts of a server, running; they are stopped so that every write that was asked for is finished."""
    url = parse_database(config.database)
    engine = await open_database(url)
    name = new_server_name(world)
    try:
        seal = await open_seal(engine, url, world, key=config.key, key_file=config.key_file)
        push_keys = await open_push_keys(engine, seal, world)
    except BaseException:
        await engine.dispose()
        raise
    journal, hub = Journal(engine, name, seal), Hub()
    timekeeper = timekeeper or Timekeeper(world)
    service = Service(journal, hub, timekeeper.now)
    makers = Makers()
    thinkers = Thinkers(config.bot_workers, config.bot_budget, whose=makers.of)
    turnstile = turnstile or _turnstile(config)
    hub.post.wait_for_others = turnstile.courtesy()
    coaching = Buckets(config.limits.coach_processor)
    errands = Errands(config.errand_workers, turnstile.charge_elsewhere, coaching.spend)
    subscriptions = Subscriptions(engine, journal.read, journal.note)
    health = Health(journal, world.steady)
    server = Server(
        config=config,
        world=world,
        journal=journal,
        hub=hub,
        health=health,
        service=service,
        desk=Desk(service, config.limits.name, world),
        lobbies=Lobbies(service, config.limits.waiting_lobbies),
        watchable=Watchable(service, config.limits.watchable),
        makers=makers,
        thinkers=thinkers,
        errands=errands,
        coaching=coaching,
        turnstile=turnstile,
        games=Buckets(config.limits.game_processor),
        hinting=Fair(max(1, config.bot_workers // 2), HINTS_WAITING),
        reactions=Buckets(config.limits.reactions, world.steady),
        subscriptions=subscriptions,
        push_keys=push_keys,
        creations=Buckets(config.limits.creations, world.steady),
        hints=Buckets(config.limits.hints, world.steady),
    )
    agenda = Agenda(service, journal, thinkers, config.bot_patience)
    courier = Courier(
        push_keys, config.push_contact, subscriptions.remove_device, anywhere=config.push_anywhere and world.given
    )
    notices = Notices(service, hub, subscriptions, courier, config.push_patience)
    neighbours = Neighbours(name, url if journal.shared else None, service, journal, hub, config.poll)
    await journal.open()
    await timekeeper.open(journal)
    if config.workers_first:
        _start_workers(thinkers, errands)
    agenda.open()
    notices.open()
    neighbours.open()
    beating = asyncio.create_task(_beat(hub, service, config.heartbeat))
    LOG.info("started", extra={"server": name, "database": engine.dialect.name})
    try:
        yield server
    finally:
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        await neighbours.close()
        await timekeeper.close()
        await agenda.close()
        await notices.close()
        await thinkers.close()
        await errands.close()
        await health.close()
        await journal.close()
        LOG.info("stopped", extra={"server": name})


def _start_workers(*kinds: Thinkers | Errands) -> None:
    """The first of each kind; one that cannot be started is tried again when it is needed."""
    for workers in kinds:
        try:
            workers.start()
        except OSError as error:
            LOG.warning("worker-not-started", extra={"reason": str(error)})


def _turnstile(config: Config) -> Turnstile:
    return Turnstile(config.limits.processor, share=config.limits.processor_beside_others)


async def _warm_up(app: FastAPI) -> None:
    """Ask for a page that is not there: the first request makes FastAPI prepare all others, which takes a while.

    When an endpoint is first asked for, FastAPI looks in its source for the line it stands on. Python keeps the sources
    that it has read; else the event loop would wait for the disk, and everybody with it.
    """
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute | APIWebSocketRoute):
                linecache.getlines(inspect.getsourcefile(route.endpoint) or "")
    linecache.getlines(__file__)
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/api/", "query_string": b"", "headers": []}

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(_: Message) -> None:
        pass

    await app.router(scope | {"app": app, "root_path": "", "state": {}}, receive, send)


async def _beat(hub: Hub, service: Service, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        await hub.heartbeat(service.clock)


def _add_description(app: Described) -> None:
    async def describe(_: Request) -> Response:
        return Response(app.written(), media_type="application/json")

    app.add_route("/api/openapi.json", describe, include_in_schema=False)


def _add_health(app: FastAPI) -> None:
    @app.get("/health/live", response_model=answers.Health, responses=problems(), tags=["server"])
    async def live() -> Any:
        """Whether the server runs, whatever becomes of its database."""
        return {"status": "well", "version": __version__}

    @app.get("/health", response_model=answers.Health, responses=problems(), tags=["server"])
    async def health(here: Here) -> Any:
        """Whether the server is ready: a write was committed just now, to the database of that name."""
        if await here.health.ready():
            return {"status": "well", "version": __version__}
        return JSONResponse({"code": Denial.BUSY.value}, 503)


def _add_metrics(app: FastAPI) -> None:
    as_json = {status: {**told, "model": None} for status, told in problems().items()}

    @app.get("/metrics", tags=["server"], response_class=PlainTextResponse, responses=as_json)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def _on_denied(_: Request, denied: Exception) -> JSONResponse:
    assert isinstance(denied, Denied)
    return JSONResponse(denied.json(), status_of(denied.code))


async def _on_unavailable(_: Request, __: Exception) -> JSONResponse:
    return JSONResponse({"code": Denial.BUSY.value}, status_of(Denial.BUSY))


async def _on_malformed(_: Request, error: Exception) -> JSONResponse:
    """Which fields are malformed; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    found = islice(error.errors(), MOST_FAULTS)
    fields = list(dict.fromkeys(".".join(str(step)[:40] for step in one["loc"][:4]) for one in found))
    return JSONResponse({"code": Denial.MALFORMED.value, "fields": fields[:MOST_FIELDS]}, status_of(Denial.MALFORMED))


async def _on_http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {404: Denial.NO_SUCH_PAGE, 405: Denial.WRONG_METHOD, 413: Denial.TOO_LARGE}
    code = codes.get(error.status_code, Denial.MALFORMED)
    return JSONResponse({"code": code.value}, status_of(code), headers=dict(error.headers or {}))


async def _on_gone(_: Request, __: Exception) -> JSONResponse:
    """Somebody has left in the middle of a request; nobody hears this, and it is no fault."""
    return JSONResponse({"code": Denial.MALFORMED.value}, status_of(Denial.MALFORMED))


async def _on_fault(request: Request, error: Exception) -> JSONResponse:
    LOG.error("fault", exc_info=error, extra={"path": request.url.path})
    return JSONResponse({"code": Denial.FAULT.value}, status_of(Denial.FAULT))
