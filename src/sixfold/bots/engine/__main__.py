"""`python -m sixfold.bots.engine NAME`: speak `sixfold-engine/1` for a bot, without the command line around it."""

import sys

from sixfold.bots.engine.speak import main

if __name__ == "__main__":
    main(sys.argv[1])
