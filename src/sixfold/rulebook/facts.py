"""The facts of an edition: the numbers and names that sentences about its rules take."""

from collections.abc import Mapping

from sixfold.core.edition import Edition
from sixfold.core.pieces import COLOURS, KINDS, SHAPES
from sixfold.games import GAMES
from sixfold.games.lines import QWIRKLE
from sixfold.rulebook.books import book_of

Facts = Mapping[str, int | str]


def piece_count(edition: Edition) -> int:
    """How many pieces the edition has in all."""
    return GAMES[edition.game].piece_count(edition)


def facts_of(edition: Edition) -> Facts:
    """Everything that a message about the rules may use; `locale/en/rules.ftl` says what each means."""
    fewest, most = edition.players
    book = book_of(edition)
    return {
        "game": edition.game,
        "fewest": fewest,
        "most": most,
        "hand": edition.hand_size,
        "pieces": piece_count(edition),
        "copies": edition.copies,
        "kinds": len(KINDS),
        "colours": len(COLOURS),
        "shapes": len(SHAPES),
        "shortest": edition.shortest,
        "length": QWIRKLE,
        "almost": QWIRKLE - 1,
        "bonus": edition.qwirkle_bonus,
        "full": QWIRKLE + edition.qwirkle_bonus,
        "ending": edition.ending_bonus,
        "tie": edition.start_tie,
        "rematch": "yes" if edition.rematch_on_tie else "no",
        "pool": book.pool,
        "taking": book.taking,
        "quickest": book.minutes[0],
        "slowest": book.minutes[1],
    }
