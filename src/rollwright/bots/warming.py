"""Compiling a game's search ahead of time: `python -m rollwright.bots.warming chiefdom-2`.

Machine code is kept on disk, so another process that plays the game meanwhile only has to load it.
"""

from __future__ import annotations

import os
import sys

from rollwright.games import catalogue

from .search import warm_up


def main() -> None:
    """Warm the named games up, giving way to everything else on the machine."""
    os.nice(10)
    for name in sys.argv[1:]:
        warm_up(catalogue.find_game(name))


if __name__ == "__main__":
    main()
