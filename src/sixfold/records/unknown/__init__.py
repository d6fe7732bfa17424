"""Records of games at real tables, `sixfold/2`: they say what is unknown, and what can be checked is checked."""

from sixfold.records.unknown.replay import Path, follow_turns, states_known, verify_known
from sixfold.records.unknown.write import FORMAT, record_known

__all__ = ["FORMAT", "Path", "follow_turns", "record_known", "states_known", "verify_known"]
