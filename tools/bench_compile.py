"""How long one waits for kernels the first time: `python -m tools.bench_compile`.

Each figure is a whole command in a process of its own, in core seconds: with an empty folder for machine
code, then with a full one. With PYTHONPATH naming the `src` of another checkout it measures that one.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile

GAMES = ("chiefdom-2", "duel", "fiefdoms")
USES = {"simulate": ("random", "--games", "10"), "planner": ("planner:5", "--games", "1")}


def seconds(game: str, use: str, folder: str) -> float:
    """Return the core seconds of a first `rollwright simulate`."""
    command = [
        sys.executable,
        "-m",
        "rollwright",
        "simulate",
        game,
        "--bot",
        *USES[use],
        "--seed",
        "1",
        "--json",
    ]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    surroundings = {**os.environ, "XDG_CACHE_HOME": folder}
    subprocess.run(command, env=surroundings, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    print(f"{'core seconds':24}{'empty folder':>14}{'full folder':>14}")
    for game in GAMES:
        for use in USES:
            with tempfile.TemporaryDirectory() as folder:
                first, again = seconds(game, use, folder), seconds(game, use, folder)
            print(f"{f'{game}, {use}':24}{first:14.1f}{again:14.1f}", flush=True)
