"""An edition: what one printed rulebook says, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Edition:
    """The values in which rulebooks differ, or which a reader looks up; `sources` says where each comes from."""

    id: str
    game: str
    title: str
    languages: tuple[str, ...]
    players: tuple[int, int]
    """The fewest and the most players."""
    hand_size: int
    copies: int
    """Pieces of each kind in the bag or stack; for cubes, dice of each colour."""
    starts: str
    """`longest` (line or series in hand) or `oldest`."""
    start_tie: str
    """Who starts among those tied: `oldest` or `youngest`."""
    shortest: int
    """The fewest pieces that make a line or series."""
    qwirkle_bonus: int
    """Points beyond one a piece for a line of six; none for cards, where Qwirkles themselves are counted."""
    ending_bonus: int
    rematch_on_tie: bool
    rulings: tuple[str, ...]
    """The rulings, by number, that fill what this rulebook leaves open."""
    sources: Mapping[str, str] = field(repr=False, compare=False, hash=False)

    def allows(self, players: int) -> bool:
        """Whether that many can play."""
        fewest, most = self.players
        return fewest <= players <= most
