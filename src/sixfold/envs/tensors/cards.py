"""What a seat sees of cards, as numbers."""

from dataclasses import dataclass

from sixfold.core.edition import Edition
from sixfold.core.pieces import KINDS
from sixfold.envs.steps.cards import CardsTurn, Open
from sixfold.envs.tensors.common import Phase, by_seat, count_into, phase_of, unseen_into
from sixfold.envs.tensors.layout import Layout, Tensor
from sixfold.games.cards import Observation, piece_count
from sixfold.games.lines import QWIRKLE


@dataclass(frozen=True, slots=True)
class CardsTensors:
    """Observations of a game of cards."""

    edition: Edition
    players: int

    @property
    def _slots(self) -> int:
        return piece_count(self.edition) // self.edition.shortest

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        kinds, players = (len(KINDS),), (self.players,)
        return Layout(
            (
                ("table", (self._slots, len(KINDS))),
                ("settled", (self._slots,)),
                ("hands", (1, len(KINDS))),
                ("unseen", kinds),
                ("open", kinds),
                ("laid", kinds),
                ("lifted", kinds),
                ("phase", (len(Phase),)),
                ("turn", players),
                ("scores", players),
                ("sizes", players),
                ("stack", (1,)),
                ("passes", (1,)),
                ("ending", (1,)),
            )
        )

    def fill(self, parts: dict[str, Tensor], seen: Observation) -> None:
        """Write what a seat sees, as if nothing had been chosen yet."""
        observer = seen.observer
        lying = [card for series in seen.table for card in series]
        taken = [card for mine in seen.qwirkles for series in mine for card in series]
        unseen_into(parts["unseen"], self.edition.copies, lying, taken, seen.hand)
        for row, series in zip(parts["table"], seen.table, strict=False):
            count_into(row, series)
        count_into(parts["hands"][0], seen.hand)
        parts["phase"][phase_of(seen)] = 1
        parts["turn"][(seen.seat - observer) % self.players] = 1
        most = piece_count(self.edition) / QWIRKLE
        parts["scores"][:] = [len(series) / most for series in by_seat(observer, seen.qwirkles)]
        parts["sizes"][:] = [size / self.edition.hand_size for size in by_seat(observer, seen.hand_sizes)]
        parts["stack"][0] = seen.stack_size / piece_count(self.edition)
        parts["passes"][0] = seen.passes / self.players
        if seen.turns_left is not None:
            parts["ending"][0] = (self.players - seen.turns_left + 1) / (self.players + 1)

    def fill_turn(self, parts: dict[str, Tensor], _: Observation, turn: CardsTurn) -> None:
        """Write the table as it is now: untouched series in their places, settled ones in the gaps."""
        parts["hands"][0] = turn.hand
        parts["lifted"][:] = turn.lifted
        parts["phase"].fill(0)
        parts["phase"][_phase(turn)] = 1
        gaps = [place for place in range(self._slots) if place >= len(turn.untouched) or turn.untouched[place] is None]
        parts["table"][gaps] = 0
        for place, series in zip(gaps, turn.settled, strict=False):
            count_into(parts["table"][place], series)
            parts["settled"][place] = 1
        begun = turn.open or Open()
        count_into(parts["open"], begun.cards)
        count_into(parts["laid"], begun.laid)


def _phase(turn: CardsTurn) -> Phase:
    if turn.open is None:
        return Phase.BEGINNING
    return Phase.LAYING if turn.open.laid else Phase.SWAPPING


def of_cards(edition: Edition, players: int) -> CardsTensors:
    """Observations of an edition of cards."""
    return CardsTensors(edition, players)
