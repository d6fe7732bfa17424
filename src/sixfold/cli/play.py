"""A person plays against the computer at the terminal."""

import os
import secrets
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from io import TextIOWrapper
from random import Random
from typing import Any

from rich.console import Console

from sixfold.bots import OURS, AnyBot, BotFault, CannotLoad, Engine, UnknownBot, find
from sixfold.cli.draw import look_of
from sixfold.cli.play_board import CubesHost, TilesHost
from sixfold.cli.play_cards import CardsHost
from sixfold.cli.play_host import Host
from sixfold.cli.play_session import HUMAN, Leave, Session
from sixfold.cli.printing import prepare_streams
from sixfold.cli.prompt import Vocabulary
from sixfold.cli.words import edition_words, result_words
from sixfold.core.edition import Edition
from sixfold.core.game import HAND_EMPTIED, GameState, Result
from sixfold.core.refusals import Refused
from sixfold.core.stream import SEED_BYTES, commitment, seed_from
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import Key, catalogue, chosen_language, member

HOSTS: Mapping[str, type[Host]] = {host.game: host for host in (TilesHost, CubesHost, CardsHost)}
PLAYED, NOT_POSSIBLE = 0, 2


class BadChoice(ValueError):
    """A game cannot be set up like that; the key names the sentence that says why."""

    def __init__(self, key: Key, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def play(
    edition_id: str | None = None,
    bot: str = "greedy",
    players: int = 2,
    seed: str | None = None,
    name: str | None = None,
    *,
    language: str | None = None,
    console: Console | None = None,
    ask: Callable[[str], str] | None = None,
    on_end: Callable[[GameState], None] | None = None,
) -> int:
    """Play a game to its end, or until the person leaves; returns an exit status: 2 if it cannot be set up so.

    Without an edition the person is asked which game; the name of a game stands for its edition in the language of
    the person. The person sits in seat 0 and is the oldest; bots fill the other seats. A seed is 64 hexadecimal
    digits, or any text to make one from. `on_end` gets the last state of a game that was played to its end.
    """
    console = console or _console()
    words = catalogue(language or chosen_language(os.environ))
    session = Session(words, Vocabulary(words), console, look_of(console), ask or _ask)
    try:
        edition = _edition(edition_id, session)
        chosen_bot = _bot(bot, edition, session)
        if not edition.allows(players):
            fewest, most = edition.players
            title = edition_words(words, edition)
            raise BadChoice("bad-players", title=title, fewest=fewest, most=most, players=players)
    except BadChoice as problem:
        session.say(problem.key, "bold", **problem.values)
        return NOT_POSSIBLE
    except Leave:
        session.say("leave-choosing")
        return PLAYED
    session = replace(session, catalogue=catalogue(words.language, edition.id), names=_names(session, name, players))
    try:
        state = _game(session, edition, chosen_bot, _seed(seed))
    except (Leave, KeyboardInterrupt):
        session.say("leave")
        return PLAYED
    except BotFault as fault:
        session.say(member("bot-fault", fault.code.value), "bold", detail=fault.detail)
        return NOT_POSSIBLE
    except Refused as refused:
        session.say("bot-fault-refused", "bold", detail=refused.refusal.code.value)
        return NOT_POSSIBLE
    finally:
        if isinstance(chosen_bot, Engine):
            chosen_bot.close()
    if on_end:
        on_end(state)
    return PLAYED


def _game(session: Session, edition: Edition, chosen_bot: AnyBot, seed: bytes) -> GameState:
    """One game from the first turn to the result."""
    game = GAMES[edition.game]
    host = HOSTS[edition.game](session)
    state: GameState = game.start(edition, range(len(session.names)), seed)
    # The bots' chance must not be the stream of the deal, and a seed must give the same game again.
    rng = Random(sha256(seed + b"bots").hexdigest())
    session.tell(edition_words(session.catalogue, edition), "bold")
    session.say("start-commitment", "dim", commitment=commitment(seed))
    session.say("start-help")
    host.opening(state)
    while (result := game.result(state)) is None:
        before = state
        seat = before.seat
        action = host.take_turn(before) if seat == HUMAN else chosen_bot(game.observe(before, seat), rng)
        state = game.apply(before, action)
        host.tell(before, state)
    _end(session, host, state, result, seed)
    return state


def _end(session: Session, host: Host, state: Any, result: Result, seed: bytes) -> None:
    """Show the last table, the result, and what proves the shuffle."""
    session.show("")
    host.show(state)
    values: dict[str, str] = {}
    if result.reason == HAND_EMPTIED:
        values = {**session.who(state.turns[-1].seat), "game": state.edition.game}
    session.say(member("end", result.reason), **values)
    session.tell(result_words(session.catalogue, result, session.names, HUMAN), "bold")
    if len(result.winners) > 1 and state.edition.rematch_on_tie:
        session.say("end-rematch")
    session.say("end-seed", "dim", seed=seed.hex())
    session.say("end-check", "dim")


def _edition(edition_id: str | None, session: Session) -> Edition:
    """The edition asked for by its id or by the name of its game; without either the person is asked."""
    if edition_id is None:
        return _edition_of(_ask_game(session), session.catalogue.language)
    if edition_id in GAMES:
        return _edition_of(edition_id, session.catalogue.language)
    if edition_id not in EDITIONS:
        raise BadChoice("unknown-edition", edition=edition_id, editions=session.catalogue.listed(list(EDITIONS)))
    return EDITIONS[edition_id]


def _edition_of(game: str, language: str) -> Edition:
    """A game's edition that is printed in the language, else its first."""
    editions = [edition for edition in EDITIONS.values() if edition.game == game]
    return next((edition for edition in editions if language in edition.languages), editions[0])


def _ask_game(session: Session) -> str:
    games = list(GAMES)
    titles = [session.words(member("game", game)) for game in games]
    session.say("choose-game", "bold")
    for number, title in enumerate(titles, 1):
        session.say("choose-option", number=number, game=title)
    answers = {str(number): game for number, game in enumerate(games, 1)}
    answers |= {title.lower(): game for title, game in zip(titles, games, strict=True)}
    answers |= {game: game for game in games} | {"": games[0]}
    while True:
        answer = session.read("choose-prompt").strip().lower().rstrip(".")
        if answer in answers:
            return answers[answer]
        if session.vocabulary.command(answer).word == "quit":
            raise Leave
        session.say("choose-again")


def _bot(name: str, edition: Edition, session: Session) -> AnyBot:
    try:
        return find(name, edition.game)
    except UnknownBot:
        raise BadChoice("unknown-bot", bot=name, bots=session.catalogue.listed(OURS)) from None
    except CannotLoad as error:
        raise BadChoice("bot-cannot-load", bot=name, reason=error.reason) from None


def _seed(text: str | None) -> bytes:
    """A seed from a text; without one, a seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES) if text is None else seed_from(text)


def _names(session: Session, name: str | None, players: int) -> tuple[str, ...]:
    own = name or session.words("name-you")
    if players == 2:
        return own, session.words("name-computer")
    return own, *(session.words("name-computer-number", number=number) for number in range(1, players))


def _console() -> Console:
    """A console on which a letter that the terminal cannot write or read does not end the game."""
    prepare_streams()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return Console(highlight=False)


def _ask(prompt: str) -> str:
    """Ask for a line that can be edited and recalled where the platform has `readline`."""
    with suppress(ImportError):
        import_module("readline")
    return input(prompt)
