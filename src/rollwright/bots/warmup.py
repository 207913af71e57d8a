"""Ahead-of-time compilation of a game's search: `python -m rollwright.bots.warmup chiefdom-2`.

Machine code is cached on disk, so that another process which plays the game only has to load it. A line on
stdout says when something is compiled.
"""

from __future__ import annotations

import os
import sys

from rollwright.games import catalogue

from .search import warm_up

COMPILING = "compiling"


def main() -> None:
    """Warm up the named games at low priority."""
    os.nice(10)
    announce_compiling()
    for name in sys.argv[1:]:
        warm_up(catalogue.find_game(name))


def announce_compiling() -> None:
    """Write a line for every function that is compiled, not loaded from the cache."""
    from numba.core import event

    class Announcer(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            sys.stdout.write(f"{COMPILING}\n")
            sys.stdout.flush()

        def on_end(self, event: object) -> None:
            """Say nothing."""

    event.register("numba:compile", Announcer())


if __name__ == "__main__":
    main()
