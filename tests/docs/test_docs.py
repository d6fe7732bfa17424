"""What the program has, the docs describe."""

import json
import re
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from sixfold.bots import NAMES
from sixfold.cli import app
from sixfold.core.mix import Mix
from sixfold.core.pieces import piece_names
from sixfold.core.refusals import Code
from sixfold.core.stream import Shuffle, Stream, commitment
from sixfold.games import EDITIONS, GAMES, edition
from sixfold.records import SCHEMA
from sixfold.rulebook import rules_page
from sixfold.server.app import make_app
from sixfold.server.config import Config
from sixfold.server.http.problems import status_of
from sixfold.server.table import Denial, Kind

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def _page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_every_refusal_is_described_in_the_order_in_which_it_is_looked_for() -> None:
    described = re.findall(r"^\| `([a-z-]+)`", _page("refusals.md").split("## Cards")[0], flags=re.MULTILINE)
    codes = [code.value for code in Code]
    assert described == codes[: codes.index("series-too-short")]
    cards = _page("refusals.md").split("## Cards")[1]
    assert all(f"`{code}`" in cards for code in codes[codes.index("series-too-short") :])


def test_every_refusal_event_and_route_of_the_server_is_described() -> None:
    page = _page("server.md")
    rows = re.findall(r"^\| (`[a-z`, -]+`) \| (\d{3}) \|", page, flags=re.MULTILINE)
    described = {code: int(status) for codes, status in rows for code in re.findall(r"`([a-z-]+)`", codes)}
    assert described == {denial.value: status_of(denial) for denial in Denial}
    assert [kind for kind in Kind if not re.search(rf"^\|.*`{kind.value}`.*\|", page, flags=re.MULTILINE)] == []
    for path in make_app(Config("nowhere")).openapi()["paths"]:
        assert path in page or f"`…/{path.rsplit('/', 1)[1]}`" in page, path


def test_every_edition_has_a_page_that_names_it_and_its_rulings() -> None:
    for rules in EDITIONS.values():
        page = _page(f"games/{rules.game}.md")
        assert f"`{rules.id}`" in page
        assert all(ruling in page for ruling in rules.rulings)


def test_every_command_is_described() -> None:
    described = re.findall(r"^\| `([a-z-]+)` \|", _page("commands.md").split("## What")[0], flags=re.MULTILINE)
    assert described == [
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    ]


def test_every_field_of_a_record_is_described() -> None:
    page = _page("records.md")
    assert all(f"| `{field}` |" in page for field in SCHEMA["properties"])


def test_every_command_is_in_the_readme_or_the_changelog() -> None:
    text = (ROOT / "README.md").read_text() + (ROOT / "CHANGELOG.md").read_text()
    names = [command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands]
    assert names
    assert all(re.search(rf"`?\b{name}\b", text) for name in names)


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    wanted = {re.split(r"[^A-Za-z0-9._-]", one)[0] for required in lists for one in required} - {project["name"]}
    page = _page("architecture.md")
    assert wanted
    assert [name for name in sorted(wanted) if f"`{name}`" not in page] == []


def test_every_page_says_in_its_first_lines_who_it_is_for() -> None:
    for page in DOCS.rglob("*.md"):
        title, blank, who, *_ = page.read_text(encoding="utf-8").splitlines()
        assert title.startswith("# "), page
        assert not blank, page
        assert re.fullmatch(r"\*For .+[.:]\*", who), page


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    navigation = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]
    assert [page for page in pages if f'"{page}"' not in navigation] == []


def test_every_bot_is_named() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    assert all(f"`{name}`" in text for name in NAMES)


@pytest.mark.parametrize(
    "vector", json.loads((DOCS / "fairness-vectors.json").read_text()), ids=lambda v: v["seed"][:8]
)
def test_the_published_vectors(vector: dict[str, object]) -> None:
    seed = bytes.fromhex(str(vector["seed"]))
    stream = Stream(seed)
    assert commitment(seed) == vector["commitment"]
    assert bytes(stream.below(*[256] * 64)[0]).hex() == vector["bytes"]
    assert list(stream.below(*[6] * 20)[0]) == vector["below_6"]
    assert list(stream.below(*[200] * 20)[0]) == vector["below_200"]
    assert list(stream.shuffled(range(10))[0]) == vector["shuffle_of_0_to_9"]
    deals = {
        edition_id: [
            piece_names(hand)
            for hand in GAMES[edition(edition_id).game].start(edition(edition_id), (0, 1, 2), seed).deal
        ]
        for edition_id in ("tiles-nl", "cubes-nl", "cards-999")
    }
    assert deals == vector["deals"]


@pytest.mark.parametrize("vector", json.loads((DOCS / "entropy-vectors.json").read_text()))
def test_the_published_vectors_of_entropy(vector: dict[str, Any]) -> None:
    entropy = [None if given is None else bytes.fromhex(given) for given in vector["entropy"]]
    shuffle = Shuffle(bytes.fromhex(vector["seed"]), tuple(entropy))
    assert (shuffle.method, shuffle.commitment) == (vector["method"], vector["commitment"])
    assert shuffle.stream_seed.hex() == vector["stream_seed"]
    assert list(shuffle.order(len(entropy))) == vector["seniority"]
    if any(entropy):
        added = b"".join(bytes([len(given)]) + given if given else b"\0" for given in entropy)
        assert sha256(shuffle.seed + added).hexdigest() == vector["stream_seed"]


@pytest.mark.parametrize("vector", json.loads((DOCS / "mixing-vectors.json").read_text()))
def test_the_published_vectors_of_mixing(vector: dict[str, Any]) -> None:
    """Once as Sixfold computes them, once by the words of the page alone."""
    game, number, secret = vector["game"], vector["round"], bytes.fromhex(vector["seed"])
    entropy = tuple(None if given is None else bytes.fromhex(given) for given in vector["entropy"])
    promised = tuple(None if given is None else bytes.fromhex(given) for given in vector["commitments"])
    mix = Mix(game, number, promised, entropy)
    shuffle = Shuffle(secret, mix=mix)
    assert mix.stray() is None
    assert (shuffle.commitment, shuffle.stream_seed.hex()) == (vector["commitment"], vector["stream_seed"])
    assert list(shuffle.order(len(entropy))) == vector["seniority"]
    hashed = b""
    for seat, (told, said) in enumerate(zip(entropy, promised, strict=True)):
        if told is None:
            assert said is None
            hashed += b"\0"
        else:
            assert said == sha256(f"sixfold promise 2 {game} {number} {seat} ".encode("ascii") + told).digest()
            hashed += b"\1" + said + told
    assert sha256(b"sixfold deal 2 " + secret + hashed).hexdigest() == vector["stream_seed"]


def test_the_rules_beside_the_books_are_those_of_the_pages() -> None:
    """Each key that the table names is on the page of its edition, and nothing that a book tells is left out of it."""
    for part in _page("rules-beside-the-books.md").split("\n## `")[1:]:
        edition_id, _, table = part.partition("`")
        sections = rules_page(edition(edition_id)).sections
        paragraphs = [said for section in sections for said in section.paragraphs]
        examples = [example for section in sections for example in section.examples]
        named = {f"rules-{key}" for key in re.findall(r"`([a-z][\w-]+)`", table)}
        if "rules-example-game-12" in named:
            named |= {f"rules-example-game-{number}" for number in range(1, 13)}
        assert named <= {said.key for said in paragraphs} | {example.caption for example in examples}
        # No rule of a book: what is plain without one, and what is said about the page itself.
        plain = re.compile("turn-own|place-cell|about|rules-examples|misprint")
        told = {said.key for said in paragraphs if not (said.ruling or said.ours or plain.search(said.key))}
        assert told <= named
        assert {example.caption for example in examples if example.printed} <= named


def test_only_a_few_pictures_are_kept_and_each_is_shown() -> None:
    shown = {
        (page.parent / target).resolve()
        for page in [ROOT / "README.md", *DOCS.rglob("*.md")]
        for target in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }
    kept = {path for path in (DOCS / "screenshots").iterdir() if path.is_file()}
    assert kept == shown
    # They stay in the history of the repository for ever.
    assert len(kept) <= 16
    assert sum(path.stat().st_size for path in kept) < 600_000
