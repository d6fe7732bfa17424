"""Sixfold plays, referees and studies Qwirkle, Qwirkle Cubes and Qwirkle Cards.

>>> import sixfold
>>> game = sixfold.start("tiles-nl", players=2, seed=7)
>>> while not game.over:
...     player = sixfold.bot("greedy", seed=len(game.actions))
...     _ = game.push(player.choose(game))
>>> game.result.reason
'hand-emptied'
"""

__version__ = "0.1.0"

TYPE_CHECKING = False  # as `typing` has it, without the time that importing it takes

if TYPE_CHECKING:
    from sixfold.api.bots import Player, bot
    from sixfold.api.game import Game, NotListed, replay, start
    from sixfold.api.match import MatchResult, match
    from sixfold.api.records import check, judge
    from sixfold.bots import Bot, BotFault, CannotLoad, UnknownBot, plays
    from sixfold.core.game import Result
    from sixfold.core.notation import BadNotation
    from sixfold.core.pieces import Piece, parse_piece, parse_pieces, piece_name, piece_names
    from sixfold.core.refusals import Code, Refusal, Refused
    from sixfold.games import EDITIONS, edition
    from sixfold.records import BadRecord, read_records
else:
    _HOMES = {
        "sixfold.api.bots": ("Player", "bot"),
        "sixfold.api.game": ("Game", "NotListed", "replay", "start"),
        "sixfold.api.match": ("MatchResult", "match"),
        "sixfold.api.records": ("check", "judge"),
        "sixfold.bots": ("Bot", "BotFault", "CannotLoad", "UnknownBot", "plays"),
        "sixfold.core.game": ("Result",),
        "sixfold.core.notation": ("BadNotation",),
        "sixfold.core.pieces": ("Piece", "parse_piece", "parse_pieces", "piece_name", "piece_names"),
        "sixfold.core.refusals": ("Code", "Refusal", "Refused"),
        "sixfold.games": ("EDITIONS", "edition"),
        "sixfold.records": ("BadRecord", "read_records"),
    }

    def __getattr__(name: str) -> object:
        """Load what is asked for, and only that: the import itself takes no time."""
        from importlib import import_module

        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module 'sixfold' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(home), name)
        return value

    def __dir__() -> list[str]:
        return sorted([*globals(), *__all__])


__all__ = [
    "EDITIONS",
    "BadNotation",
    "BadRecord",
    "Bot",
    "BotFault",
    "CannotLoad",
    "Code",
    "Game",
    "MatchResult",
    "NotListed",
    "Piece",
    "Player",
    "Refusal",
    "Refused",
    "Result",
    "UnknownBot",
    "__version__",
    "bot",
    "check",
    "edition",
    "judge",
    "match",
    "parse_piece",
    "parse_pieces",
    "piece_name",
    "piece_names",
    "plays",
    "read_records",
    "replay",
    "start",
]
