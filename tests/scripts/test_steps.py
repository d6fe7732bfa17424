"""Long steps: what is shown of them, and that nothing outlives the script."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from given import SLOWEST
from steps import StepFailed, Steps

SCRIPTS = Path(__file__).parents[2] / "scripts"
A_SCRIPT = """
import sys
sys.path.insert(0, {scripts!r})
from steps import steps_of
steps_of(lambda steps: steps.together(
    lambda: steps.run("One", ["sh", "-c", "sleep 1000 & echo $! >> {told}; wait"]),
    lambda: steps.run("Another", ["sh", "-c", "trap '' TERM; sleep 1000 & echo $! >> {told}; wait"]),
))
"""


def test_a_step_that_fails_is_heard(capsys: pytest.CaptureFixture[str]) -> None:
    with Steps() as steps:
        assert steps.run("Saying hello", ["echo", "hello"]) == "hello\n"
        with pytest.raises(StepFailed):
            steps.run("Failing", ["sh", "-c", "echo why; echo because >&2; exit 3"], tries=2)
    said = capsys.readouterr().err
    assert "Saying hello: done" in said
    assert "hello\n" not in said.replace("Saying hello", "")
    assert said.count("Failing: failed") == 2
    assert "why\nbecause\n" in said


def test_what_is_fetched_and_a_fault_on_the_way_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    lines = "Downloading numpy-2.4.6-cp311.whl (16 MB)\\nWARNING: Retrying (Retry(total=4)) after connection broken\\n"
    with Steps() as steps:
        steps.run("Fetching", ["printf", lines + "done\\n"])
    assert "Fetching: WARNING: Retrying" in capsys.readouterr().err


def test_when_one_of_several_fails_the_others_are_ended() -> None:
    with pytest.raises(StepFailed), Steps() as steps:
        steps.together(lambda: steps.run("Long", ["sleep", "1000"]), lambda: steps.run("Short", ["false"]))


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_leaves_nothing_running(tmp_path: Path, number: signal.Signals) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    script = A_SCRIPT.format(scripts=str(SCRIPTS), told=told)
    with (
        # Opened for writing too, or it would end between the two who write.
        told.open("r+b", buffering=0) as heard,
        subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.PIPE, text=True) as process,
    ):
        sleeping = [int(heard.readline()) for _ in range(2)]
        process.send_signal(number)
        assert process.wait(SLOWEST) == 128 + number
        assert process.stderr is not None
        assert "Stopped." in process.stderr.read()
    assert not any(_runs(one) for one in sleeping)


def _runs(process: int) -> bool:
    """Whether a process is there, and not only waiting to be counted out."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False
