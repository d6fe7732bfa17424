"""Bots of other people play: by entry point, by module and name, and as programs in another language."""

import json
import os
import shlex
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import sixfold
from given import SLOWEST
from sixfold.bots import BotFault, CannotLoad, FaultCode, UnknownBot, check_bot, find, offered, split_names
from sixfold.bots.engine import client, process
from sixfold.bots.engine.budget import FREE
from sixfold.bots.engine.client import Engine
from sixfold.bots.engine.speak import Speaker, speak
from sixfold.cli import app
from sixfold.games import GAMES, edition
from sixfold.games.texts import TEXTS

ROOT = Path(__file__).parents[2]
MODULE = "bots.foreign_bots"
PERL = f"engine:perl {shlex.quote(str(ROOT / 'examples' / 'engine_first.pl'))}"


def engine(tmp_path: Path, body: str, name: str = "mine.py") -> str:
    """An engine of Python, of which only the answer to `go` is told."""
    path = tmp_path / name
    path.write_text(
        "import os, signal, subprocess, sys, time\n"
        "for line in sys.stdin:\n"
        "    word = line.split()[0]\n"
        "    if word == 'sixfold-engine/1':\n"
        "        print('ready sixfold-engine/1', flush=True)\n"
        "    elif word == 'ping':\n"
        "        print('pong', flush=True)\n"
        "    elif word == 'quit':\n"
        "        break\n"
        "    elif word == 'go':\n" + "".join(f"        {line}\n" for line in body.splitlines()),
        encoding="utf-8",
    )
    return f"engine:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def test_a_bot_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tiny_bots.py").write_text("def tiny(observation, rng):\n    return 'pass'\n")
    installed = tmp_path / "tiny_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[sixfold.bots]\ntiny = {MODULE}:anything\nlost = tiny_bots:gone\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert {"tiny", "lost"} <= set(offered())
    for name, edition_id in (("tiny", "tiles-nl"), ("tiny", "cubes-nl"), ("tiny", "cards-999")):
        match = sixfold.match([name, "random"], edition_id, games=2, seed=1)
        assert not match.forfeits
        assert match.standings[0].wins > 0
    with pytest.raises(CannotLoad, match="gone"):
        find("lost", "tiles")


def test_a_bot_by_module_and_name(tmp_path: Path) -> None:
    for name in ("first", "Kept", "anything"):
        match = sixfold.match([f"{MODULE}:{name}", "random"], "tiles-nl", games=2, seed=1)
        assert not match.forfeits
    out = tmp_path / "games.jsonl"
    words = ["match", "--edition", "tiles-nl", "--bots", f"{MODULE}:first,greedy", "--games", "2", "--out", str(out)]
    done = CliRunner().invoke(app, [*words, "--workers", "1"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert [checked.fault for checked in sixfold.check(out)] == [None, None]


def test_a_function_is_named_by_its_module() -> None:
    from bots.foreign_bots import anything

    assert sixfold.match([anything, "random"], games=2).standings[0].name == f"{MODULE}:anything"


def test_a_bot_in_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_this_folder.py").write_text("def mine(observation, rng):\n    return 'pass'\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    check_bot("bot_of_this_folder:mine", "tiles")


def test_a_bot_in_another_language_plays_a_match() -> None:
    words = ["match", "--edition", "tiles-nl", "--bots", f"{PERL},random", "--games", "4", "--workers", "1"]
    done = CliRunner().invoke(app, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    match = sixfold.match([PERL, "random", PERL], "tiles-schmidt", games=3, seed=2)
    assert not match.forfeits
    assert all(standing.games == 3 for standing in match.standings)


@pytest.mark.parametrize("name", ["nobody", f"{MODULE}:nobody", "no.such.module:bot", "engine:", "engine@0:true", ":"])
def test_a_bot_that_does_not_exist(name: str) -> None:
    with pytest.raises((UnknownBot, CannotLoad)):
        check_bot(name, "tiles")
    words = ["match", "--edition", "tiles-nl", "--bots", f"{name},greedy", "--games", "2"]
    done = CliRunner().invoke(app, words, catch_exceptions=False)
    assert done.exit_code == 2
    assert "Traceback" not in done.output


def test_a_bot_of_another_game() -> None:
    for name in (f"{MODULE}:first", PERL):
        with pytest.raises(CannotLoad, match="does not play cubes"):
            check_bot(name, "cubes")


def test_names_with_commas_of_their_own() -> None:
    assert split_names("a, b@500") == ["a", "b@500"]
    assert split_names('"engine:./x --sizes 2,3",greedy') == ["engine:./x --sizes 2,3", "greedy"]


@pytest.mark.parametrize(
    ("name", "code"),
    [("crashing", "crashed"), ("illegal", "refused"), ("babbling", "unreadable")],
)
def test_a_fault_loses_the_game_and_not_the_match(name: str, code: str, tmp_path: Path) -> None:
    bot = f"{MODULE}:{name}"
    match = sixfold.match([bot, "greedy"], games=4, seed=1)
    assert [forfeit.code.value for forfeit in match.forfeits] == [code] * 4
    assert [standing.wins for standing in match.standings] == [0, 4]
    assert all([checked.fault for checked in sixfold.check(record)] == [None] for record in match.records)
    out = tmp_path / "games.jsonl"
    words = ["match", "--edition", "tiles-nl", "--bots", f"{bot},greedy", "--workers", "1", "--out", str(out)]
    done = CliRunner().invoke(app, [*words, "--games", "2"], catch_exceptions=False)
    assert done.exit_code == 0
    assert done.stderr.count(bot) == 2
    more = CliRunner().invoke(app, [*words, "--games", "4", "--resume"], catch_exceptions=False)
    assert more.exit_code == 0, more.output
    assert [json.loads(line)["result"] for line in out.read_text().splitlines()] == [None] * 4


@pytest.mark.parametrize(
    ("body", "code", "detail"),
    [
        ("sys.stderr.write('no luck today'); sys.exit(4)", "crashed", "exit 4 no luck today"),
        ("print('bestaction 0,0>', flush=True)", "unreadable", "0,0>"),
        ("print('bestaction', flush=True)", "unreadable", ""),
        ("print('bestaction 99,99>Ro', flush=True)", "refused", "99,99>Ro"),
        ("print('error I give up', flush=True)", "unreadable", "I give up"),
        ("time.sleep(600)", "silent", ""),
        ("[print('info ' + 'x' * 999, flush=True) for _ in iter(int, 1)]", "silent", ""),
    ],
)
def test_a_fault_of_an_engine(
    body: str, code: str, detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "FREE_SECONDS", 1.0)
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    match = sixfold.match([engine(tmp_path, body), "greedy"], games=2, seed=1)
    assert [forfeit.code.value for forfeit in match.forfeits] == [code] * 2
    assert all(detail in forfeit.detail for forfeit in match.forfeits)
    assert match.standings[1].wins == 2


@pytest.mark.parametrize("command", ["engine:false", "engine:/no/such/program", "engine:'unbalanced", "engine:cat"])
def test_an_engine_that_does_not_start(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "GREETING_SECONDS", 0.5)
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    with pytest.raises(CannotLoad):
        sixfold.match([command, "greedy"], games=2)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be collected does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        # No such folder on this system; or the process has gone just now, and the next look will say so.
        return True


def test_no_process_is_left_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an engine that ignores `quit` and the end of its input, nor what it started."""
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    pids = tmp_path / "pids"
    stubborn = tmp_path / "stubborn.sh"
    stubborn.write_text(
        f"trap '' TERM INT HUP\nsleep 600 & echo $! >>'{pids}'; echo $$ >>'{pids}'\n"
        "echo ready sixfold-engine/1\nwhile read -r word rest; do\n"
        "[ $word = go ] && echo bestaction 99,99'>'Ro\n[ $word = ping ] && echo pong\ndone\nwhile :; do sleep 1; done\n"
    )
    match = sixfold.match([f"engine:sh {shlex.quote(str(stubborn))}", "greedy"], games=2)
    assert len(match.forfeits) == 2
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 6, "once to be checked, then once for each of the games it lost"
    until = time.monotonic() + SLOWEST
    while left := [pid for pid in started if alive(pid)]:
        assert time.monotonic() < until, left
        time.sleep(0.02)


def test_an_engine_is_started_once_for_many_games(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"print(os.getpid(), file=open({str(pids)!r}, 'a')); print('bestaction pass', flush=True)"
    bot = engine(tmp_path, body)
    with Engine(bot.partition(":")[2], FREE) as running:
        seen = GAMES["tiles"].observe(sixfold.start("tiles-nl", seed=1).state, 1)
        for _ in range(3):
            running.new_game()
            running(seen, Random(1))
    assert len(set(pids.read_text().split())) == 1
    assert not alive(int(pids.read_text().split()[0]))


def conversation(name: str, *lines: str) -> list[str]:
    said: list[str] = []
    speak(name, lines, said.append)
    return said


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-iello"])
@pytest.mark.parametrize("name", ["random", "greedy", "club", "expert@50"])
def test_our_bots_speak_and_choose_as_they_do_without(name: str, edition_id: str) -> None:
    game, guide = sixfold.start(edition_id, players=3, seed=name), sixfold.bot("greedy", seed=1)
    choose, texts = find(name, game.edition.game), TEXTS[game.edition.game]
    for number in range(12):
        seen = game.observe()
        assert texts.parse_seen(texts.seen_text(seen)) == seen
        said = conversation(name, f"position {texts.seen_text(seen)}", f"go seed {number}")
        assert said[-1] == f"bestaction {choose(seen, Random(number)).notation}"
        game.push(guide.choose(game))


def test_what_a_speaker_says() -> None:
    seen = TEXTS["tiles"].seen_text(sixfold.start("tiles-nl", seed=1).observe())
    assert conversation("expert@100", "sixfold-engine/1", "ping", "newgame", "quit", "ping") == [
        "id name expert@100",
        f"id version {sixfold.__version__}",
        "option rollouts number 1 1000000",
        "ready sixfold-engine/1",
        "pong",
    ]
    ready = "ready sixfold-engine/1"
    assert conversation(f"{MODULE}:first", "sixfold-engine/1")[1:] == ["plays tiles", "players 2", ready]
    odd = ("dance", "go", "position", "position edition tiles-nl", "set depth 3", f"position {seen}", "go time x")
    assert conversation("greedy", *odd) == [
        "error unknown command dance",
        "error go without a position",
        "error no known edition in position",
        "error position: cannot read 'seat'",
        "error no option depth 3",
        "error go time x",
    ]
    assert conversation("expert", f"position {seen}", "go time 600000 seed 1")[-1].startswith("bestaction ")
    assert conversation("expert", f"position {seen}", "go rollouts 60 seed 1")[0].startswith("info expert@60 ")
    assert conversation(f"{MODULE}:crashing", f"position {seen}", "go seed 1") == [
        "error BotFault: crashed: RuntimeError: out of ideas"
    ]


def test_a_search_by_time_goes_on_until_it_is_told_to_stop() -> None:
    said: list[str] = []
    speaker = Speaker("expert", said.append)
    seen = TEXTS["tiles"].seen_text(sixfold.start("tiles-nl", seed=1).observe())
    for line in ("set rollouts 100", f"position {seen}", "go time 600000 seed 1", "ping"):
        assert speaker.hear(line)
    assert speaker.hear("newgame"), "this waits for the answer"
    assert [line.split()[1] for line in said if line.startswith("info")] == ["expert@50", "expert@100"]
    said.clear()
    for line in ("set rollouts 1000000", f"position {seen}", "go time 600000 seed 1", "stop", "newgame"):
        assert speaker.hear(line)
    assert said[-1].startswith("bestaction ")


def test_the_command_engine_speaks() -> None:
    seen = TEXTS["cubes"].seen_text(sixfold.start("cubes-nl", seed=1).observe())
    lines = f"sixfold-engine/1\nposition {seen}\ngo seed 1\n"
    done = CliRunner().invoke(app, ["engine", "greedy"], input=lines, catch_exceptions=False)
    assert done.stdout.splitlines()[0] == "id name greedy"
    assert CliRunner().invoke(app, ["engine", "nobody"], catch_exceptions=False).exit_code == 2
    assert CliRunner().invoke(app, ["engine", "no:body"], catch_exceptions=False).exit_code == 2


def test_a_person_plays_against_a_bot_of_other_people() -> None:
    for name in (f"{MODULE}:crashing", f"{MODULE}:illegal", f"{MODULE}:nobody"):
        words = ["play", "--edition", "tiles-nl", "--bot", name, "--seed", "1", "--lang", "en"]
        done = CliRunner().invoke(app, words, input="quit\n", catch_exceptions=False)
        assert done.exit_code == 2, done.output
        assert "Traceback" not in done.output


def test_a_fault_travels_between_processes() -> None:
    import pickle

    fault: Any = pickle.loads(pickle.dumps(BotFault(FaultCode.SILENT, "x  y")))
    assert (fault.code, fault.detail) == (FaultCode.SILENT, "x y")
    assert len(BotFault(FaultCode.CRASHED, "x" * 1000).detail) == 300


def test_a_bot_of_other_people_in_several_processes() -> None:
    match = sixfold.match([f"{MODULE}:anything", PERL], games=4, seed=3, workers=2)
    assert match.records == sixfold.match([f"{MODULE}:anything", PERL], games=4, seed=3).records
    assert edition("tiles-nl").allows(2)
