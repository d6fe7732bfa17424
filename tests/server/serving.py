"""A server process for tests, in a given world: its configuration comes as JSON, with limits that scripted clients do
not meet. It listens to lines on its standard input (`Given.heed`) and ends with it.
"""

import json
import os
import signal
import sys
import threading

from given import Given, forbid_real_chance
from sixfold.server.app import assemble
from sixfold.server.config import Config, Limits
from sixfold.server.run import run_app

FREE = (1e6, 1e6)
DONE = "done"


def _heed(given: Given) -> None:
    """Do what the test says; when it says no more it is gone, and so is the server."""
    for line in sys.stdin:
        given.heed(json.loads(line))
        print(DONE, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Serve with the configuration of the first argument, and print the port."""
    forbid_real_chance()
    asked = json.loads(sys.argv[1])
    limits = Limits(requests=FREE, creations=FREE, hints=FREE, messages=FREE, sockets_a_client=10_000)
    port, level, given = asked.pop("port", 0), asked.pop("log_level", "warning"), Given(asked.pop("scene"))
    config = Config(limits=limits, **asked)
    threading.Thread(target=_heed, args=(given,), daemon=True).start()
    app = assemble(config, given.world)
    run_app(app, config, "127.0.0.1", port, level, lambda real: print(real, flush=True))


if __name__ == "__main__":
    main()
