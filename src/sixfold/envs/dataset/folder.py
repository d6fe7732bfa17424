"""A folder of Parquet files with a card that describes them.

Each file holds some games in a row and is named by the first and the last of them. A file is written under another name
and renamed once it is whole, so what lies in the folder can always be read, and gone on from.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from sixfold import __version__
from sixfold.arena import Match
from sixfold.envs.dataset.rows import Decisions
from sixfold.envs.steps import steps_of
from sixfold.games import edition

CARD = "README.md"
GAMES_PER_FILE = 500
UNFINISHED = ".part"
_NAME = re.compile(r"games-(\d+)-(\d+)\.parquet")

_COLUMNS = [
    ("game", pa.int64()),
    ("decision", pa.int16()),
    ("seat", pa.int8()),
    ("bot", pa.dictionary(pa.int8(), pa.string())),
    ("position", pa.string()),
    ("action", pa.string()),
    ("moves", pa.list_(pa.int16())),
    ("value", pa.float32()),
    ("score", pa.int16()),
    ("lead", pa.int16()),
    ("ended", pa.dictionary(pa.int8(), pa.string())),
    ("seed", pa.dictionary(pa.int32(), pa.string())),
]
_KEY = b"sixfold"


class NotThisDataset(ValueError):
    """The folder holds games, and not those of this match."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} does not belong to this dataset")
        self.name = name


@dataclass(slots=True)
class Folder:
    """A dataset that is being written."""

    path: Path
    match: Match
    games: int = 0
    """How many games are in whole files or in the one that is being written."""
    rows: int = 0
    _writer: Any = None
    _first: int = 0
    _schema: Any = field(init=False)

    def __post_init__(self) -> None:
        told = {"edition": self.match.edition_id, "bots": list(self.match.bots), "seed": self.match.seed}
        self._schema = pa.schema(_COLUMNS, metadata={_KEY: json.dumps(told)})

    def clear(self) -> None:
        """Take the games of any dataset out of the folder; whatever else lies there stays."""
        for path in [*files_in(self.path), *self.path.glob(f"games-*{UNFINISHED}")]:
            path.unlink()

    def take_up(self) -> None:
        """Count what is there already; `NotThisDataset` unless it is the beginning of this one."""
        for path in files_in(self.path):
            first, last = _span(path)
            try:
                about = pq.read_metadata(path)
            except (OSError, pa.ArrowException):
                raise NotThisDataset(path.name) from None
            if (about.metadata or {}).get(_KEY) != self._schema.metadata[_KEY] or first != self.games:
                raise NotThisDataset(path.name)
            self.games, self.rows = last + 1, self.rows + about.num_rows

    def add(self, decisions: Decisions) -> None:
        """One more game; it must be the next."""
        assert decisions.number == self.games
        if self._writer is None:
            self.path.mkdir(parents=True, exist_ok=True)
            self._first = decisions.number
            self._writer = pq.ParquetWriter(self._unfinished, self._schema, compression="zstd")
        self._writer.write_table(pa.Table.from_pylist(decisions.rows, schema=self._schema))
        self.games += 1
        self.rows += len(decisions.rows)
        if self.games - self._first >= GAMES_PER_FILE:
            self.finish()

    def finish(self) -> None:
        """Make the file that is being written whole, and write the card."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
            self._unfinished.rename(self.path / f"games-{self._first:08d}-{self.games - 1:08d}.parquet")
        if self.games:
            (self.path / CARD).write_text(self._card(), encoding="utf-8")

    def drop(self) -> None:
        """Leave nothing of a file that is not whole."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
            self._unfinished.unlink(missing_ok=True)

    @property
    def _unfinished(self) -> Path:
        return self.path / f"games-{self._first:08d}{UNFINISHED}"

    def _card(self) -> str:
        rules = edition(self.match.edition_id)
        template = Template((Path(__file__).with_name("card.md")).read_text(encoding="utf-8"))
        return template.substitute(
            edition=rules.id,
            title=rules.title,
            bots=",".join(self.match.bots),
            players=len(self.match.bots),
            seed=self.match.seed,
            games=self.games,
            rows=self.rows,
            moves=steps_of(rules).size,
            version=__version__,
        )


def files_in(path: Path) -> list[Path]:
    """The files of games in a folder, in their order."""
    if not path.is_dir():
        return []
    return sorted((file for file in path.iterdir() if _NAME.fullmatch(file.name)), key=_span)


def _span(path: Path) -> tuple[int, int]:
    found = _NAME.fullmatch(path.name)
    assert found is not None
    return int(found[1]), int(found[2])
