"""Every test meets the chance that its name and the seed of the run give; `--explore SEED` chooses the seed."""

import os
from collections.abc import Generator

# Before NumPy is loaded: as many threads as cores in each of several workers only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings

from given import STAGE, VARIABLE, forbid_real_chance
from sixfold.workers import cores
from watch import LONGEST, ended_after

COMMON = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("fixed", COMMON, derandomize=True)
settings.register_profile("explore", COMMON, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """A way to other chance than the usual."""
    parser.addoption("--explore", type=int, metavar="SEED", help="run on the chance of another seed")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Give servers and Hypothesis the seed of the run; real chance is out of reach."""
    forbid_real_chance()
    seed: int | None = config.getoption("--explore")
    if seed is not None:
        os.environ[VARIABLE] = f"{seed}"
        config.option.hypothesis_seed = f"{seed}"
    settings.load_profile("fixed" if seed is None else "explore")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core: many tests wait for a server, a browser or a database, and others go on meanwhile.

    The quick ones wait for little, and it takes each worker ten seconds to load them all.
    """
    return cores() if config.option.markexpr == "not slow" else 2 * cores()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_report_header(config: pytest.Config) -> str | None:
    """What repeats the run."""
    seed = config.getoption("--explore")
    return None if seed is None else f"exploring: --explore {seed} repeats this run"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The same again, below the failures."""
    if said := pytest_report_header(config):
        terminalreporter.line(said)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test begins, before the fixtures that it shares with others."""
    STAGE.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """A test that hangs fails."""
    with ended_after(LONGEST):
        return (yield)


@pytest.fixture(autouse=True, scope="session")
def _games_of_this_user(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever runs the tests keeps their games: what is started without a place for them uses an empty folder."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
