"""From a record to its states, verifying everything on the way."""

from collections.abc import Iterable, Iterator
from typing import Any

from sixfold.core.game import AnyGame, BadSetup, GameState
from sixfold.core.hands import NotHeld
from sixfold.core.mix import COMMIT_METHOD, ENTROPY_BYTES, LeftOut, Mix
from sixfold.core.stream import ENTROPY_METHOD, METHOD, Shuffle
from sixfold.games import EDITIONS, GAMES, edition
from sixfold.records.checksum import checksum
from sixfold.records.faults import FaultCode, bad
from sixfold.records.pieces import parse_hands
from sixfold.records.schema import check_shape
from sixfold.records.turns import TURNS
from sixfold.records.turns.following import codes
from sixfold.records.unknown import FORMAT as FORMAT_2
from sixfold.records.unknown import verify_known
from sixfold.records.write import result_json

Json = dict[str, Any]
METHODS = (METHOD, ENTROPY_METHOD, COMMIT_METHOD)


def check_record(record: object) -> None:
    """Check every value of a record that can be checked, also of one in which hands are unknown; `BadRecord` if not."""
    if isinstance(record, dict) and record.get("format") == FORMAT_2:
        _check_game(record)
        verify_known(check_shape(record))
    else:
        verify(record)


def verify(record: object) -> GameState:
    """The last state of a record in which every value is right; else `BadRecord` with the first fault."""
    *_, last = states(record)
    return last


def states(record: object) -> Iterator[GameState]:
    """The state after the deal, then the state after each turn; `BadRecord` at the first fault.

    A game in which hands are unknown has no such states.
    """
    _check_game(record)
    content = check_shape(record)
    if content["format"] == FORMAT_2:
        raise bad(FaultCode.HANDS_UNKNOWN)
    _check_heading(content)
    game = GAMES[content["game"]]
    state = _start(content, game)
    yield state
    follow = TURNS[content["game"]].follow
    for number, turn in enumerate(content["turns"], start=1):
        if state.ended:
            raise bad(FaultCode.AFTER_END, number)
        if turn["seat"] != state.seat:
            raise bad(FaultCode.SEAT, number, said=turn["seat"], found=state.seat)
        state = follow(state, turn, number)
        yield state
    _check_result(content, game, state)
    if "checksum" in content and content["checksum"] != checksum(content):
        raise bad(FaultCode.CHECKSUM)


def _check_game(record: object) -> None:
    """Name a wrong game before the turns are judged as turns of it."""
    if not isinstance(record, dict):
        return
    edition_id, game_name = record.get("edition"), record.get("game")
    rules = EDITIONS.get(edition_id) if isinstance(edition_id, str) else None
    if rules is not None and rules.game != game_name and isinstance(game_name, str) and game_name in GAMES:
        raise bad(FaultCode.WRONG_GAME, edition=rules.id, said=game_name, found=rules.game)


def _check_heading(record: Json) -> None:
    if record["edition"] not in EDITIONS:
        raise bad(FaultCode.BAD_VALUE, field="edition", value=record["edition"])
    rules = edition(record["edition"])
    players = len(record["players"])
    fewest, most = rules.players
    if not rules.allows(players):
        raise bad(FaultCode.PLAYERS, players=players, edition=rules.id, fewest=fewest, most=most)
    if sorted(record["seniority"]) != list(range(players)):
        raise bad(FaultCode.SENIORITY, players=players)
    if len(record["deal"]) != players or any(len(hand) != rules.hand_size for hand in record["deal"]):
        raise bad(FaultCode.DEAL_IMPOSSIBLE, size=rules.hand_size)


def _start(record: Json, game: AnyGame) -> GameState:
    rules = edition(record["edition"])
    hands = parse_hands(record["deal"])
    seed = _seed(record)
    try:
        state: GameState = (
            game.start(rules, record["seniority"], seed) if seed else game.start_from(rules, record["seniority"], hands)
        )
    except (BadSetup, NotHeld):
        raise bad(FaultCode.DEAL_IMPOSSIBLE, size=rules.hand_size) from None
    for seat, (said, found) in enumerate(zip(hands, state.deal, strict=True)):
        if said != found:
            raise bad(FaultCode.DEAL, seat=seat, said=codes(said), found=codes(found))
    if record["first"] != state.first:
        raise bad(FaultCode.FIRST, said=record["first"], found=state.first)
    return state


def _seed(record: Json) -> bytes | None:
    """The seed of the stream, if the record tells it and its commitment binds it."""
    told = record.get("shuffle")
    if told is None:
        return None
    if told["method"] not in METHODS:
        raise bad(FaultCode.METHOD, said=told["method"], found=", ".join(METHODS))
    if "seed" not in told:
        if record["result"] is not None:
            raise bad(FaultCode.SEED_MISSING)
        return None
    if told["method"] == COMMIT_METHOD:
        return mixed_shuffle(record).stream_seed
    shuffle = Shuffle(bytes.fromhex(told["seed"]), _entropy(told))
    expected = len(record["players"]) if told["method"] == ENTROPY_METHOD else 0
    if shuffle.method != told["method"] or len(shuffle.entropy) != expected:
        raise bad(FaultCode.ENTROPY)
    if shuffle.commitment != told["commitment"]:
        raise bad(FaultCode.COMMITMENT)
    return shuffle.stream_seed


def _entropy(told: Json) -> tuple[bytes | None, ...]:
    return _bytes(told.get("entropy", ()))


def mixed_shuffle(record: Json) -> Shuffle:
    """The shuffle that the seats have mixed, if each has told what it promised."""
    told = record["shuffle"]
    for name in ("seed", "game", "round", "commitments", "entropy", "left_out"):
        if name not in told:
            raise bad(FaultCode.MISSING_FIELD, field=f"shuffle.{name}")
    left_out = tuple(LeftOut(left["seat"], left["round"], left["owed"]) for left in told["left_out"])
    mix = Mix(told["game"], told["round"], _bytes(told["commitments"]), _bytes(told["entropy"]), left_out)
    sizes = {len(mix.commitments), len(mix.entropy)}
    if sizes != {len(record["players"])} or any(given and len(given) != ENTROPY_BYTES for given in mix.entropy):
        raise bad(FaultCode.ENTROPY)
    if any(mix.commitments[left.seat] is not None for left in left_out if left.seat < len(mix.commitments)):
        raise bad(FaultCode.ENTROPY)
    if (number := mix.unexplained()) is not None:
        raise bad(FaultCode.ROUND, round=number)
    if (seat := mix.stray()) is not None:
        raise bad(FaultCode.PROMISE, seat=seat + 1)
    if (seat := mix.misplaced()) is not None or (seat := _mixing_bot(record, mix)) is not None:
        raise bad(FaultCode.PART, seat=seat + 1)
    shuffle = Shuffle(bytes.fromhex(told["seed"]), mix=mix)
    if shuffle.commitment != told["commitment"]:
        raise bad(FaultCode.COMMITMENT)
    return shuffle


def _mixing_bot(record: Json, mix: Mix) -> int | None:
    """The first seat that a bot had from the beginning and that has a part in the shuffle all the same. Bots are the
    server's: one that adds something, or holds it back, is the server choosing."""
    parts = {seat for seat, promised in enumerate(mix.commitments) if promised} | {left.seat for left in mix.left_out}
    players = enumerate(record["players"])
    return next((seat for seat, who in players if seat in parts and "bot" in who and "taken_over" not in who), None)


def _bytes(written: Iterable[str | None]) -> tuple[bytes | None, ...]:
    return tuple(None if given is None else bytes.fromhex(given) for given in written)


def _check_result(record: Json, game: AnyGame, state: GameState) -> None:
    result = game.result(state)
    found = None if result is None else result_json(result)
    if record["result"] != found:
        raise bad(FaultCode.RESULT, said=_shown(record["result"]), found=_shown(found))


def _shown(result: Json | None) -> str:
    if result is None:
        return "null"
    return f"{result['scores']}, {result['winners']}, {result['reason']}"
