"""Print the description of the server's API, from which the web app's types are made."""

import json
import sys

from sixfold.server.app import make_app
from sixfold.server.config import Config

if __name__ == "__main__":
    json.dump(make_app(Config("sqlite:///:memory:")).openapi(), sys.stdout)
