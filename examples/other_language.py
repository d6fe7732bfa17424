"""A bot in another language: an engine of Perl, `engine_first.pl`, plays a match by the protocol sixfold-engine/1."""

from pathlib import Path

import sixfold

ENGINE = Path(__file__).with_name("engine_first.pl")

if __name__ == "__main__":
    match = sixfold.match([f"engine:perl '{ENGINE}'", "random"], "tiles-nl", games=2, seed=1)
    print(match)
    for forfeit in match.forfeits:
        print(forfeit.code, forfeit.detail)
