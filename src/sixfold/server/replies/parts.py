"""What replies need of whoever gives them."""

from typing import Protocol

from sixfold.server.bots.thinking import Thinking
from sixfold.server.desk import Desk
from sixfold.server.errands.asking import Asking
from sixfold.server.live.hub import Hub
from sixfold.server.service import Service
from sixfold.server.store.log import Log
from sixfold.server.world import World


class Parts(Protocol):
    """The parts of a server, or of a table without one."""

    @property
    def world(self) -> World:
        """Where chance and time come from."""

    @property
    def journal(self) -> Log:
        """Where events are kept."""

    @property
    def hub(self) -> Hub:
        """Who listens."""

    @property
    def service(self) -> Service:
        """The tables."""

    @property
    def desk(self) -> Desk:
        """Where games are made and seats are taken."""

    @property
    def thinkers(self) -> Thinking:
        """The bots."""

    @property
    def errands(self) -> Asking:
        """Who does what takes longer."""
