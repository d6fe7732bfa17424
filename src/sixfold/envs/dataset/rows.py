"""The decisions of games between bots: what a seat saw, what it did, and what became of it."""

from dataclasses import dataclass
from typing import Any

from sixfold.arena import Game, Played, play_game
from sixfold.envs.steps import steps_of
from sixfold.games import edition
from sixfold.games.texts import TEXTS

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Decisions:
    """A game that is over and the decisions in it, one row each."""

    number: int
    rows: list[Row]


def decisions_of(game: Game) -> Decisions:
    """Play a game of a match and tell its decisions."""
    rules = edition(game.match.edition_id)
    texts, steps = TEXTS[rules.game], steps_of(rules)
    rows: list[Row] = []

    def watch(seat: int, seen: Any, action: Any) -> None:
        rows.append(
            {
                "game": game.number,
                "decision": len(rows),
                "seat": seat,
                "bot": game.match.bots[game.seating[seat]],
                "position": texts.seen_text(seen),
                "action": action.notation,
                "moves": steps.way(seen, action),
            }
        )

    played = play_game(game, watch)
    for row in rows:
        row |= _worth(played, row["seat"])
    return Decisions(game.number, rows)


def _worth(played: Played, seat: int) -> Row:
    """What became of a seat: its share of the win, its lead over the best of the others, and why the game ended."""
    result = played.result
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return {
        "value": 1 / len(result.winners) if seat in result.winners else 0.0,
        "score": result.scores[seat],
        "lead": result.scores[seat] - max(others),
        "ended": result.reason,
        "seed": played.game.seed.hex(),
    }
