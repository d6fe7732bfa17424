"""Making games, joining them, and looking at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from sixfold.bots import LEVELS, NAMES
from sixfold.games import EDITIONS
from sixfold.server.access import check_host, seat_of, viewer
from sixfold.server.asked import Joining, NewGame
from sixfold.server.bots.thinking import STRONGEST
from sixfold.server.encoding import encode
from sixfold.server.replies.parts import Parts
from sixfold.server.secret import INVITE, WATCH, hashed, new_secret
from sixfold.server.table import RULES, Denial, Denied, Step, Table
from sixfold.server.table.decide import close, hand_on, invite, leave, start
from sixfold.server.table.shuffling import commit, reveal
from sixfold.server.table.views import record, shuffle, view

if TYPE_CHECKING:
    from sixfold.server.http import answers
    from sixfold.server.table.shapes import GameName, Listed

MOST_LISTED = 100


def all_choices(bots: Sequence[str] = NAMES, levels: Sequence[str] = LEVELS) -> answers.Choices:
    """Editions, bots, the levels for people from the weakest to the strongest, and the version of the rules."""
    editions: list[answers.EditionView] = [
        {
            "id": rules.id,
            "game": cast("GameName", rules.game),
            "title": rules.title,
            "languages": list(rules.languages),
            "players": rules.players,
            "hand_size": rules.hand_size,
            "copies": rules.copies,
            "starts": rules.starts,
            "start_tie": rules.start_tie,
            "rematch_on_tie": rules.rematch_on_tie,
            "rulings": list(rules.rulings),
        }
        for rules in EDITIONS.values()
    ]
    return {
        "editions": editions,
        "bots": list(bots),
        "levels": list(levels),
        "strongest": STRONGEST,
        "rules": RULES,
    }


async def at_once() -> None:
    """Where nobody else is there, nobody needs to wait for a turn."""


async def create(
    here: Parts,
    asked: NewGame,
    turn: Callable[[], Awaitable[object]] = at_once,
    note: Callable[[str], object] = str,
) -> answers.GameMade:
    """Make a game. The secrets in the answer are told this once.

    The answer waits for a turn: games of one client that are committed together would all be told at once. Before that
    the game's id is given to `note`, and so before any bot of it begins to think.
    """
    made = await here.desk.create(asked)
    note(made.table.game_id)
    await turn()
    seat = next((number for number, token in enumerate(made.tokens) if token), None)
    pairs = enumerate(zip(made.tokens, made.invites, strict=True))
    return {
        "game": made.table.game_id,
        "host": made.host,
        "seats": [{"seat": number, "token": token, "invite": link} for number, (token, link) in pairs],
        "watch": made.watch,
        "view": view(made.table, seat),
    }


async def games(here: Parts, show: Literal["open", "watchable"]) -> answers.Games:
    """Games with a free seat for anybody, or games under way that anybody may watch; the newest first."""
    where = {"status": "lobby", "open": True} if show == "open" else {"status": "playing", "spectators": "open"}
    return {"games": cast("list[Listed]", await here.journal.listings(where, MOST_LISTED))}


async def game_view(here: Parts, game_id: str, secret: str | None) -> answers.View:
    """The game as the seat of the token may see it, or as spectators may."""
    table, seat = await seen(here, game_id, secret)
    return view(table, seat)


async def events(here: Parts, game_id: str, secret: str | None, client: str, after: int, limit: int) -> str:
    """The next events after a number, each as the seat of the token may see it; `last` is the game's last so far.

    Written out, where they are told: to read a hundred events here only to write them again would hold up others.
    """
    table, seat = await seen(here, game_id, secret)
    if after >= table.number:
        return encode({"events": [], "last": table.number})
    rows = await here.journal.rows(game_id, min(after + limit, table.number))
    return await here.errands.events(client, game_id, rows, after, seat, table.number)


async def join(here: Parts, game_id: str, asked: Joining) -> answers.Joined:
    """Exchange the secret of an invite link for the token of a seat."""
    table, seat, token = await here.desk.join(game_id, asked)
    return {"game": game_id, "seat": seat, "token": token, "view": view(table, seat)}


async def new_invite(here: Parts, game_id: str, secret: str | None, seat: int | None) -> answers.Invited:
    """The host issues a new link for spectators, or for a seat; the old one is void."""
    check_host(await here.service.catch_up(game_id), secret)
    link = new_secret(here.world, WATCH if seat is None else INVITE)
    await here.service.change(game_id, lambda table, now: invite(table, now, seat, hashed(link)))
    return {"seat": seat, "invite": link}


async def hand_seat_on(here: Parts, game_id: str, secret: str | None) -> answers.Invited:
    """The person at a seat makes a link to it."""
    table = await here.service.catch_up(game_id)
    seat, link = seat_of(table, secret), new_secret(here.world, INVITE)
    await here.service.change(game_id, lambda table, now: hand_on(table, now, seat_of(table, secret), hashed(link)))
    return {"seat": seat, "invite": link}


async def start_game(here: Parts, game_id: str, secret: str | None) -> answers.Accepted:
    """The host starts the game."""
    check_host(await here.service.catch_up(game_id), secret)
    return await changed(here, game_id, start)


async def close_game(here: Parts, game_id: str, secret: str | None) -> answers.Accepted:
    """The host calls the game off before it is dealt."""
    check_host(await here.service.catch_up(game_id), secret)
    return await changed(here, game_id, close)


async def leave_game(here: Parts, game_id: str, secret: str | None) -> answers.Accepted:
    """Get up before the game starts."""
    await here.service.catch_up(game_id)
    return await changed(here, game_id, lambda table, now: leave(table, now, seat_of(table, secret)))


async def commit_to(
    here: Parts, game_id: str, secret: str | None, mixing_round: int, commitment: str
) -> answers.Accepted:
    """A seat commits to what it will add to the shuffle."""
    promised = bytes.fromhex(commitment)
    return await changed(
        here, game_id, lambda table, now: commit(table, now, seat_of(table, secret), mixing_round, promised)
    )


async def reveal_to(here: Parts, game_id: str, secret: str | None, entropy: str) -> answers.Accepted:
    """A seat adds to the shuffle what it has committed to; the last one leads to the deal."""
    told = bytes.fromhex(entropy)
    return await changed(here, game_id, lambda table, now: reveal(table, now, seat_of(table, secret), told))


async def game_record(here: Parts, game_id: str, secret: str | None) -> dict[str, Any]:
    """The complete record of a game that is over."""
    table, _ = await seen(here, game_id, secret)
    if not table.over:
        raise Denied(Denial.NOT_OVER)
    return record(table)


async def fairness(here: Parts, game_id: str, secret: str | None, client: str) -> answers.Fairness:
    """The commitment; after the end also the seed, what the seats added, and whether everything follows from it."""
    table, _ = await seen(here, game_id, secret)
    good = None
    if table.over:
        written = encode({"record": record(table)}).encode()
        good = (await here.errands.check(client, written))["good"]
    seniority = None if table.seniority is None else list(table.seniority)
    return {"shuffle": shuffle(table), "seniority": seniority, "good": good}


async def seen(here: Parts, game_id: str, secret: str | None) -> tuple[Table, int | None]:
    """The game as it is, and the seat whose view the secret opens; none for a spectator."""
    table = await here.service.catch_up(game_id)
    return table, viewer(table, secret and hashed(secret))


async def changed(here: Parts, game_id: str, decide: Callable[[Table, float], Sequence[Step]]) -> answers.Accepted:
    """The number of the last event, once what was decided is kept."""
    after, _ = await here.service.change(game_id, decide)
    return {"number": after.number}
