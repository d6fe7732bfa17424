"""Names of players: short, visible, and no more than text."""

import unicodedata

from sixfold.server.table import Denial, Denied


def clean_name(name: str, longest: int) -> str:
    """The name in its composed form, without space around it; `Denied` if it holds anything but visible text."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if len(name) > longest or any(unicodedata.category(letter).startswith("C") for letter in name):
        raise Denied(Denial.BAD_NAME)
    return name
