"""The front desk: what callers may do, and what the service does for them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from sixfold.bots import OURS
from sixfold.server.access import seat_of
from sixfold.server.asked import Joining, NewGame
from sixfold.server.names import clean_name
from sixfold.server.secret import (
    HOST,
    INVITE,
    SEAT,
    WATCH,
    hashed,
    new_game_id,
    new_secret,
    new_seed,
    opens,
)
from sixfold.server.service import Service
from sixfold.server.table import Denial, Denied, Event, Seat, SeatSettings, Settings, Step, Table
from sixfold.server.table.decide import created, join, rematch, starting
from sixfold.server.table.settings import check_settings
from sixfold.server.world import World


@dataclass(frozen=True, slots=True)
class Made:
    """A new game and the secrets that its host is told once."""

    table: Table
    host: str
    tokens: tuple[str | None, ...]
    invites: tuple[str | None, ...]
    watch: str | None


class Desk:
    """Makes games, seats people, issues links."""

    def __init__(
        self, service: Service, longest_name: int, world: World, name_game: Callable[[World], str] = new_game_id
    ) -> None:
        self._service, self._world, self._name_game = service, world, name_game
        self._longest_name = longest_name

    async def create(self, asked: NewGame) -> Made:
        """A new game; it starts at once if nobody is waited for."""
        check_settings(asked.settings)
        settings = self._named(asked.settings)
        kinds = [seat.kind for seat in settings.seats]
        host, watch = self._secret(HOST), self._secret(WATCH) if settings.spectators == "link" else None
        tokens = tuple(self._secret(SEAT) if kind == "here" else None for kind in kinds)
        invites = tuple(self._secret(INVITE) if kind == "link" else None for kind in kinds)
        seats = tuple(
            Seat(
                name=seat.name,
                bot=seat.bot if seat.kind == "bot" else None,
                token=token and hashed(token),
                invite=invite and hashed(invite),
                mixes=mixes and seat.kind == "here",
            )
            for seat, mixes, token, invite in zip(settings.seats, asked.mixes, tokens, invites, strict=True)
        )
        first = self._first(settings, seats, hashed(host), watch and hashed(watch))
        table = await self._service.create(self._name_game(self._world), first, starting)
        return Made(table, host, tokens, invites, watch)

    async def join(self, game_id: str, asked: Joining) -> tuple[Table, int, str]:
        """Sit down; the token is told once. Whoever asks again with the token they chose sits where they sit."""
        token, name = asked.token or self._secret(SEAT), clean_name(asked.name, self._longest_name)
        taken = -1

        def decide(table: Table, now: float) -> list[Step]:
            nonlocal taken
            # Here and not before: the same request may be on its way twice, and the other be first.
            for number, seat in enumerate(table.seats):
                if opens(token, seat.token):
                    taken = number
                    return []
            taken = _place(table, asked)
            return join(table, now, taken, name, hashed(token), asked.invite is not None, mixes=asked.mixes)

        table, _ = await self._service.change(game_id, decide)
        return table, taken, token

    async def rematch(self, game_id: str, secret: str | None, level: str | None = None) -> str:
        """The same people and bots play again; their tokens are good for the new game too.

        Somebody who plays with bots alone may give them another level.
        """
        table = await self._service.catch_up(game_id)
        _check_may_rematch(table, secret)
        if level is not None:
            _check_may_level(table, level)
        if table.rematch is not None:
            return table.rematch
        if not table.over:
            raise Denied(Denial.NOT_OVER)
        new = self._name_game(self._world)

        def first(old: Table) -> Event:
            seats = tuple(_in_rematch(seat, level) for seat in old.seats)
            return self._first(_again(old.settings, seats), seats, old.host, old.watch)

        try:
            await self._service.rematch(game_id, lambda old, now: _once(old, now, new), new, first, starting)
        except Denied:
            table = await self._service.catch_up(game_id)
            if table.rematch is None:
                raise
            return table.rematch
        return new

    def _first(self, settings: Settings, seats: tuple[Seat, ...], host: str, watch: str | None) -> Event:
        """The first event of a new game, with its seed."""
        world = self._world
        return created(settings, seats, new_seed(world), host, watch, self._service.clock(), given=world.given)

    def _secret(self, purpose: str) -> str:
        return new_secret(self._world, purpose)

    def _named(self, settings: Settings) -> Settings:
        """The settings with names as they are kept, so that one that is to be erased is the same everywhere."""
        return replace(settings, seats=tuple(replace(seat, name=self._name(seat)) for seat in settings.seats))

    def _name(self, seat: SeatSettings) -> str:
        of_bot = seat.kind == "bot"
        return clean_name(seat.name, self._longest_name, of_bot=of_bot) or (seat.bot or "" if of_bot else "")


def _place(table: Table, asked: Joining) -> int:
    """The seat that is asked for."""
    if asked.invite is not None:
        for number, seat in enumerate(table.seats):
            if opens(asked.invite, seat.invite):
                return number
        raise Denied(Denial.WRONG_SECRET)
    if not table.settings.open:
        raise Denied(Denial.WRONG_SECRET)
    if asked.seat is not None:
        return asked.seat
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if not free:
        raise Denied(Denial.SEAT_TAKEN)
    return free[0]


def _check_may_rematch(table: Table, secret: str | None) -> None:
    if secret is not None and opens(secret, table.host):
        return
    seat_of(table, secret)


def _check_may_level(table: Table, level: str) -> None:
    if level not in OURS:
        raise Denied(Denial.UNKNOWN_BOT)
    if sum(not seat.bot for seat in table.seats) > 1:
        raise Denied(Denial.NOT_LAST_PERSON)


def _once(table: Table, now: float, new: str) -> list[Step]:
    if table.rematch is not None:
        raise Denied(Denial.BUSY)
    return rematch(table, now, new)


def _in_rematch(seat: Seat, level: str | None) -> Seat:
    """Whoever sits there in the end plays again, and adds to the shuffle if their client has done so."""
    if seat.bot:
        bot = level or seat.bot
        # A bot that took over a seat is named after itself: its person is not in the new game.
        own = seat.taken_over is not None or seat.name == seat.bot
        return Seat(name=bot if own else seat.name, bot=bot)
    return Seat(name=seat.name, token=seat.token, mixes=seat.mixes or seat.entropy is not None)


def _again(settings: Settings, seats: tuple[Seat, ...]) -> Settings:
    """The same settings, with bots where bots sit in the end."""
    again = tuple(
        SeatSettings("bot", seat.name, seat.bot) if seat.bot else SeatSettings(before.kind, seat.name, None)
        for seat, before in zip(seats, settings.seats, strict=True)
    )
    return replace(settings, seats=again, start="full")
