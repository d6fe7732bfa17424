"""Messages as they go over the wire."""

import json
from collections.abc import Mapping
from typing import Any

try:
    from pydantic_core import to_json
except ImportError:

    def encode(message: Mapping[str, Any]) -> str:
        """A message as it goes over the wire; in the browser that is not far."""
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))

else:

    def encode(message: Mapping[str, Any]) -> str:
        """A message as it goes over the wire."""
        return to_json(message).decode()
