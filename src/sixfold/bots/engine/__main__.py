"""`python -m sixfold.bots.engine NAME [FOLDER ...]`: speak `sixfold-engine/1` for a bot, without the command line.

The folders are places to import the bot from, besides the usual ones.
"""

import sys

from sixfold.bots.engine.speak import main

if __name__ == "__main__":
    sys.path += [folder for folder in sys.argv[2:] if folder not in sys.path]
    main(sys.argv[1])
