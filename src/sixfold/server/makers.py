"""Who has made which game: what games ask for by themselves is asked for by whoever made them."""

from collections import OrderedDict

MOST_GAMES = 50_000


class Makers:
    """The clients that made the latest games; those of earlier games, and from before a restart, are not known."""

    def __init__(self) -> None:
        self._makers: OrderedDict[str, str] = OrderedDict()

    def note(self, client: str, game_id: str) -> None:
        """This client has made a game."""
        self._makers.setdefault(game_id, client)
        if len(self._makers) > MOST_GAMES:
            self._makers.popitem(last=False)

    def of(self, game_id: str) -> str:
        """Who made a game; where that is not known, each game is somebody of its own."""
        return self._makers.get(game_id, game_id)
