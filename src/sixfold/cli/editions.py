"""`sixfold editions`: the rule sets and how they differ."""

from dataclasses import fields
from typing import Annotated

import typer

from sixfold.cli.printing import Column, print_json, print_table
from sixfold.cli.speech import say, spoken, spoken_of, worded
from sixfold.cli.words import edition_words
from sixfold.core.edition import Edition
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import member
from sixfold.rulebook import piece_count

NARROWEST = 72


def editions(
    as_json: Annotated[bool, typer.Option("--json", help=worded("editions-json-help"))] = False,
) -> None:
    """The six rule sets and how they differ."""
    if as_json:
        print_json([_plain(rules) for rules in EDITIONS.values()])
        return
    columns = [Column(say("editions-id")), Column(say("editions-title")), Column(say("editions-players"))]
    rows = []
    for rules in EDITIONS.values():
        fewest, most = rules.players
        title = say("editions-book", title=edition_words(spoken(), rules), languages=spoken().listed(rules.languages))
        rows.append((rules.id, title, say("range", low=str(fewest), high=str(most)), _rules(rules)))
    print_table([*columns, Column(say("editions-rules"))], rows, narrowest=NARROWEST)


def _rules(rules: Edition) -> str:
    """What a player at the table would ask: the pieces, the hand, who starts, what a tie means."""
    words = spoken_of(rules.id)
    pieces = words.say("editions-pieces", count=piece_count(rules), copies=rules.copies)
    hand = words.say("editions-hand", count=rules.hand_size)
    tie = say("editions-rematch" if rules.rematch_on_tie else "editions-shared")
    return "\n".join((pieces, hand, _start(rules), tie))


def _start(rules: Edition) -> str:
    if rules.starts == "oldest":
        return say("editions-start-oldest")
    return say(member("editions-start", GAMES[rules.game].TOGETHER), tie=rules.start_tie)


def _plain(rules: Edition) -> dict[str, object]:
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return values | {"sources": dict(rules.sources)}
