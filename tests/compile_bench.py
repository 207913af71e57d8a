"""How long one waits for kernels the first time: `python -m tests.compile_bench`.

Each line is a fresh process with an empty folder for machine code, then another with a full one, in core
seconds, without what Numba takes to be imported and to compile a function that does nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

GAMES = ("chiefdom-2", "duel", "fiefdoms")
USES = {
    "simulate": "engine.play(fill_options(game.options, {}), ['random'] * game.seats[0], 1, 0, 1)",
    "planner": "from rollwright.bots import warm_up; warm_up(game)",
}
PROGRAM = """
import time
import numba
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
game = find_game({game!r})
engine = game.engine(fast=True)
numba.njit(lambda number: number)(1)
began = time.process_time()
{use}
print(time.process_time() - began)
"""


def seconds(game: str, use: str, folder: str) -> float:
    """Return the core seconds of a first use."""
    program = PROGRAM.format(game=game, use=use)
    surroundings = {**os.environ, "XDG_CACHE_HOME": folder}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=surroundings, check=True, stdout=subprocess.PIPE, text=True
    )
    return float(ran.stdout)


if __name__ == "__main__":
    print(f"{'core seconds':24}{'empty folder':>14}{'full folder':>14}")
    for game in GAMES:
        for name, use in USES.items():
            with tempfile.TemporaryDirectory() as folder:
                first, again = seconds(game, use, folder), seconds(game, use, folder)
            print(f"{f'{game}, {name}':24}{first:14.1f}{again:14.1f}", flush=True)
