"""What the kernel must know of an edition."""

from sixfold.core.edition import Edition
from sixfold.kernel._board import Rules


def rules_of(edition: Edition) -> Rules:
    """The values of an edition by which the kernel plays."""
    return Rules(
        copies=edition.copies,
        hand_size=edition.hand_size,
        shortest=edition.shortest,
        qwirkle_bonus=edition.qwirkle_bonus,
        ending_bonus=edition.ending_bonus,
    )
