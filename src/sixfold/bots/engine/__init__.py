"""`sixfold-engine/1`: bots as programs of their own, in any language; `docs/engine.md` describes the protocol."""

PROTOCOL = "sixfold-engine/1"

__all__ = ["PROTOCOL"]
