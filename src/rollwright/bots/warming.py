"""Compiling a game's search ahead of time: `python -m rollwright.bots.warming chiefdom-2`.

Machine code is kept on disk, so another process that plays the game meanwhile only has to load it. A line
says when there is something to compile.
"""

from __future__ import annotations

import os
import sys

from rollwright.games import catalogue

from .search import warm_up

COMPILING = "compiling"


def main() -> None:
    """Warm the named games up, giving way to everything else on the machine."""
    os.nice(10)
    announce_compiling()
    for name in sys.argv[1:]:
        warm_up(catalogue.find_game(name))


def announce_compiling() -> None:
    """Have every function that is compiled, and not only loaded, announced by a line."""
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
