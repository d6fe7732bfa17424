"""Reviews are kept by the record they judge and the version of the coach, so that neither can be mistaken."""

import json
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import cast

from sixfold.coach.review import VERSION
from sixfold.coach.written import ReviewJson


def usual_folder() -> Path:
    """Where reviews of this machine's user are kept."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "sixfold" / "reviews"


class KeptReviews:
    """A folder of reviews. One that cannot be read or written is as good as none: the game is judged again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, record: str) -> ReviewJson | None:
        """The review of the record with this checksum, by this version of the coach."""
        try:
            found = json.loads(self._file(record).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        if not isinstance(found, dict) or (found.get("coach"), found.get("record")) != (VERSION, record):
            return None
        return cast("ReviewJson", found)

    def keep(self, review: ReviewJson) -> None:
        """Keep a review, whole or not at all."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile("w", encoding="utf-8", dir=self._folder, suffix=".part", delete=False) as file:
                json.dump(review, file, separators=(",", ":"))
            Path(file.name).replace(self._file(review["record"]))

    def _file(self, record: str) -> Path:
        return self._folder / f"{record}-{VERSION}.json"
