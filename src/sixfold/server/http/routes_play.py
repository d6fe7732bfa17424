"""Playing: actions, previews, hints, resignations, votes, rematches."""

import time
from typing import Annotated

from fastapi import APIRouter, Query, Request

from sixfold.server.http import answers, requests
from sixfold.server.http.context import Bearer, GameId, Here, arrived_at, check_game, check_rate, client_of
from sixfold.server.http.problems import OF_A_GAME, OF_THE_RULES, problems
from sixfold.server.http.requests import action_of
from sixfold.server.replies import play
from sixfold.server.table import Denial

router = APIRouter(prefix="/api/games/{game_id}", tags=["play"])
Level = Annotated[str | None, Query(max_length=40, examples=["level-4"])]


@router.post(
    "/actions",
    responses=problems(
        *OF_A_GAME,
        Denial.NOT_PLAYING,
        Denial.STALE,
        Denial.TIME_OUT,
        Denial.TAKEN_OVER,
        Denial.WRONG_GAME,
        *OF_THE_RULES,
    ),
)
async def act(
    game_id: GameId, asked: requests.ActAsked, request: Request, here: Here, secret: Bearer
) -> answers.Accepted:
    """Act. The answer is the number of the event; a repeat of an accepted action is answered alike."""
    return await play.act(here, game_id, secret, action_of(asked.action), asked.answers, arrived_at(request))


@router.post(
    "/preview",
    responses=problems(*OF_A_GAME, Denial.NOT_PLAYING, Denial.WRONG_GAME, "unknown-piece"),
)
async def try_out(game_id: GameId, asked: requests.PreviewAsked, here: Here, secret: Bearer) -> answers.Preview:
    """What a play would give: its score or why it is refused, and where the pieces left may still go."""
    table, seat = await play.seated(here, game_id, secret)
    check_game(here, game_id)
    begun = time.thread_time()
    try:
        return play.tried(table, seat, action_of(asked.action))
    finally:
        here.games.spend(game_id, time.thread_time() - begun)


@router.post(
    "/hint",
    responses=problems(*OF_A_GAME, Denial.NOT_PLAYING, Denial.NO_HINTS, "not-your-turn"),
)
async def hint(game_id: GameId, request: Request, here: Here, secret: Bearer) -> answers.Hints:
    """The strongest bot's best plays for the seat on turn, best first."""
    check_rate(here.hints, request)
    table, seat = await play.advisable(here, game_id, secret)
    check_game(here, game_id)
    async with here.hinting.place(client_of(request)):
        advised = await here.thinkers.advise(table)
    here.games.spend(game_id, advised.seconds)
    return play.hints(table, seat, advised)


@router.post(
    "/resign",
    responses=problems(*OF_A_GAME, Denial.NOT_PLAYING, Denial.TAKEN_OVER, Denial.NOT_LAST_PERSON),
)
async def give_up(game_id: GameId, asked: requests.ResignAsked, here: Here, secret: Bearer) -> answers.Accepted:
    """Resign: a bot takes the seat, or the last person ends the game."""
    return await play.give_up(here, game_id, secret, asked.end)


@router.post(
    "/return",
    responses=problems(*OF_A_GAME, Denial.NOT_PLAYING, Denial.CANNOT_RETURN, Denial.TIME_OUT),
)
async def return_to(game_id: GameId, here: Here, secret: Bearer) -> answers.Accepted:
    """Take the seat back from the bot that took it over while one was absent."""
    return await play.return_to(here, game_id, secret)


@router.post(
    "/votes",
    responses=problems(
        *OF_A_GAME, Denial.NOT_PLAYING, Denial.TAKEN_OVER, Denial.NO_SUCH_SEAT, Denial.CANNOT_VOTE, Denial.TOO_EARLY
    ),
)
async def vote_out(game_id: GameId, asked: requests.VoteAsked, here: Here, secret: Bearer) -> answers.Accepted:
    """Vote to do without the person on turn, once they have let the grace period pass."""
    return await play.vote_out(here, game_id, secret, asked.seat)


@router.post("/rematch", responses=problems(*OF_A_GAME, Denial.NOT_OVER, Denial.UNKNOWN_BOT, Denial.NOT_LAST_PERSON))
async def play_again(
    game_id: GameId, request: Request, here: Here, secret: Bearer, level: Level = None
) -> answers.Rematch:
    """Play again: the same table in a new game, for which the same tokens are good.

    Whoever plays with bots alone may give them another level.
    """
    check_rate(here.creations, request)
    client = client_of(request)
    again = await play.play_again(here, game_id, secret, level)
    here.makers.note(client, again["game"])
    await here.watchable.note_again(here.makers.of(again["game"]), again["game"])
    return again
