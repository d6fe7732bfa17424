"""Files of records: read one by one, verified or not, in one process or in several, and told plainly if unreadable."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixfold.arena import Match, plan, play_game
from sixfold.records import BadRecord, FaultCode, check_file, files, read_records, write_line

GAMES = 7


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    return [play_game(game).record for game in plan(Match("cubes-nl", ("greedy", "random"), GAMES, "files"))]


@pytest.fixture
def path(records: list[dict[str, Any]], tmp_path: Path) -> Path:
    found = tmp_path / "games.jsonl"
    found.write_text("".join(map(write_line, records)), encoding="utf-8")
    return found


@pytest.fixture
def shared_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a file of a few records be shared among processes."""
    monkeypatch.setattr(files, "BATCH", 2)
    monkeypatch.setattr(files, "FEWEST_TO_SHARE", 4)


def spoil(path: Path, place: int) -> None:
    """Add a point to a score of one record."""
    lines = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[place])
    next(turn for turn in record["turns"] if "score" in turn)["score"] += 1
    lines[place] = json.dumps(record)
    path.write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize("how", [{}, {"verify": False}, {"workers": 1}, {"workers": 2}])
@pytest.mark.usefixtures("shared_early")
def test_every_way_of_reading_gives_the_records_in_order(
    how: dict[str, Any], path: Path, records: list[dict[str, Any]]
) -> None:
    assert list(read_records(path, **how)) == records
    assert list(read_records(str(path), **how)) == records
    assert list(read_records(io.BytesIO(path.read_bytes()), **how)) == records


def test_a_record_is_read_only_when_it_is_asked_for(path: Path, records: list[dict[str, Any]]) -> None:
    lines = iter(path.read_bytes().splitlines(keepends=True))
    read: list[bytes] = []

    class Watched(io.BytesIO):
        def readline(self, _: int | None = -1, /) -> bytes:
            read.append(next(lines, b""))
            return read[-1]

    for verify in (True, False):
        games = read_records(Watched(), verify=verify)
        assert isinstance(games, Iterator)
        assert next(games) in records
    assert len(read) == 2


@pytest.mark.usefixtures("shared_early")
@pytest.mark.parametrize("workers", [None, 2])
def test_the_first_fault_is_raised_with_its_line_after_the_good_records(workers: int | None, path: Path) -> None:
    spoil(path, 5)
    games = read_records(path, workers=workers)
    for _ in range(5):
        next(games)
    with pytest.raises(BadRecord, match=r"^line 6: turn \d+: score") as wrong:
        next(games)
    assert (wrong.value.line, wrong.value.fault.code) == (6, FaultCode.SCORE)
    assert len(list(read_records(path, verify=False))) == GAMES


@pytest.mark.usefixtures("shared_early")
def test_a_refused_turn_comes_whole_out_of_another_process(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[6])
    record["turns"][1]["play"] = record["turns"][0]["play"]
    path.write_text("\n".join([*lines[:6], json.dumps(record)]), encoding="utf-8")
    alone, together = ([*check_file(path, workers)][6].fault for workers in (None, 2))
    assert alone == together
    assert alone is not None
    assert alone.refused is not None


def test_without_verifying_a_record_still_has_the_shape_of_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"format": "sixfold/1"}\n', encoding="utf-8")
    with pytest.raises(BadRecord, match="missing-field"):
        list(read_records(path, verify=False))


def test_a_file_without_a_telling_name_holds_one_record_or_one_a_line(
    records: list[dict[str, Any]], tmp_path: Path
) -> None:
    path = tmp_path / "games"
    for content in (json.dumps(records[0], indent=2), "\n" + write_line(records[0]), "\ufeff" + write_line(records[0])):
        path.write_text(content, encoding="utf-8")
        assert list(read_records(path)) == records[:1]
        assert list(read_records(io.BytesIO(path.read_bytes()))) == records[:1]


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", FaultCode.EMPTY), (b" \n\n", FaultCode.EMPTY), (b"\xff\xfe\n\xff\n", FaultCode.NOT_TEXT)],
)
def test_what_is_no_file_of_records_is_one_fault(content: bytes, code: FaultCode, tmp_path: Path) -> None:
    for name in ("games.json", "games.jsonl", "games"):
        path = tmp_path / name
        path.write_bytes(content)
        assert [checked.fault and checked.fault.code for checked in check_file(path)] == [code]


def test_a_line_without_end_is_not_read_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LONGEST", 1000)

    class Endless(io.BytesIO):
        given = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size == 1001
            self.given += 1
            return b"x" * size

    endless = Endless()
    (checked,) = check_file(endless)
    assert checked.fault is not None
    assert (checked.line, checked.fault.code) == (1, FaultCode.TOO_LONG)
    assert endless.given == 1
    path = tmp_path / "games.json"
    path.write_text("x\n" * 1000)
    assert [checked.fault and checked.fault.code for checked in check_file(path)] == [FaultCode.TOO_LONG]


def test_what_cannot_be_opened_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def code_of(path: Path) -> FaultCode:
        (checked,) = check_file(path)
        assert checked.line == 0
        assert checked.fault is not None
        assert checked.fault.malformed
        return checked.fault.code

    assert code_of(tmp_path / "none.jsonl") == FaultCode.NO_FILE
    assert code_of(tmp_path) == FaultCode.FOLDER

    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    assert code_of(tmp_path / "secret.jsonl") == FaultCode.DENIED
    with pytest.raises(BadRecord, match="denied"):
        list(read_records(tmp_path / "secret.jsonl"))
