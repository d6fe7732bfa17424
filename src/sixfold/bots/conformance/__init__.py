"""Whether a bot is one: it plays by the rules wherever it says it does, plays the same again, and does not cheat."""

from sixfold.bots.conformance.report import CHECKS, Check, Finding
from sixfold.bots.conformance.run import examine

__all__ = ["CHECKS", "Check", "Finding", "examine"]
