"""The checksum of a record: it guards what replay cannot judge, such as the players' names."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any


def checksum(record: Mapping[str, Any]) -> str:
    """SHA-256 of the record without its checksum, as JSON with sorted keys and no spaces, in UTF-8."""
    rest = {name: value for name, value in record.items() if name != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
