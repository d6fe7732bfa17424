"""A server process for tests: its configuration comes as JSON, with limits that scripted clients do not meet."""

import json
import sys

from sixfold.server.config import Config, Limits
from sixfold.server.run import run

FREE = (1e6, 1e6)


def main() -> None:
    """Serve with the configuration of the first argument, and print the port."""
    asked = json.loads(sys.argv[1])
    limits = Limits(requests=FREE, creations=FREE, hints=FREE, messages=FREE, sockets_a_client=10_000)
    port, level = asked.pop("port", 0), asked.pop("log_level", "warning")
    config = Config(limits=limits, **asked)
    run(config, "127.0.0.1", port, level, lambda real: print(real, flush=True))


if __name__ == "__main__":
    main()
