"""Crash simulated servers as often as asked, and tell what that cost.

python -m tests.sim --crashes 100000 --seed 1
python -m tests.sim --seed 1 --history 37   runs one history again, and tells its last steps if it fails
python -m tests.sim --seed 1 --history 37 --shrink   tells the fewest events with which it still fails
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, suppress
from functools import partial

from .shrink import Shrinker
from .simulation import CRASHES, Told, simulate

REAL_EVERY = 20
"""One history in so many plays a game of the catalogue, which takes longer."""
EVERY = 200


def run_history(seed: int, number: int) -> Told:
    """Run one history of a seed."""
    return simulate(f"{seed}/{number}", has_real_game=number % REAL_EVERY == REAL_EVERY - 1)


def run_histories(seed: int, crashes: int, jobs: int) -> Iterator[Told]:
    """Run histories until so many crashes have happened, or a law is broken."""
    numbers = range(-(-crashes // CRASHES))
    with multiprocessing.Pool(jobs) if jobs > 1 else nullcontext() as pool:
        run = partial(run_history, seed)
        for told in pool.imap(run, numbers, 8) if pool else map(run, numbers):
            yield told
            if told.problem:
                return


class Sum:
    """All histories of a run together."""

    def __init__(self, seed: int) -> None:
        self.seed, self.histories, self.counts = seed, 0, Counter[str]()
        self._digest = hashlib.blake2b(digest_size=8)

    def add(self, told: Told) -> None:
        """Add a history."""
        self.histories += 1
        self.counts += told.counts
        self._digest.update(told.digest.encode())

    def list_rows(self) -> list[str]:
        """Return a table of everything that happened."""
        kinds = [name for name in sorted(self.counts) if name not in ("crashes", "acknowledged")]
        rows = [f"| {name} | {self.counts[name]:,} |" for name in kinds]
        return ["| what happened | times |", "|---|---|", *rows]

    def close(self, problem: str) -> str:
        """Return the closing line."""
        lost = f"a law is broken: {problem}" if problem else "0 lost, 0 doubled, every law held"
        return (
            f"{self.counts['crashes']:,} crashes in {self.histories:,} histories: "
            f"{self.counts['acknowledged']:,} acknowledged, {lost} "
            f"(seed {self.seed}, digest {self._digest.hexdigest()})"
        )


def tell(seed: int, histories: Iterable[Told]) -> bool:
    """Print what happened; returns whether every law held."""
    total, problem = Sum(seed), ""
    with suppress(KeyboardInterrupt):  # what was done until then counts
        for told in histories:
            total.add(told)
            if total.histories % EVERY == 0:
                print(f"{total.counts['crashes']:,} crashes ...", file=sys.stderr, flush=True)
            if told.problem:
                problem = told.problem
                print("\n".join(told.last))
                print(f"again: python -m tests.sim --seed {seed} --history {told.seed.partition('/')[2]}")
    print("\n".join((*total.list_rows(), "", total.close(problem))))
    return not problem


def tell_shortest(seed: int, number: int) -> int:
    """Print the fewest events with which a history breaks a law; returns 1 if it does."""
    is_real = number % REAL_EVERY == REAL_EVERY - 1
    told = Shrinker(f"{seed}/{number}", lambda told: bool(told.problem), is_real).shrink()
    if told is None:
        print("every law held")
        return 0
    print("\n".join((*told.events, "", f"a law is broken: {told.problem}")))
    return 1


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.sim", description="Crash simulated servers.")
    parser.add_argument("--crashes", type=int, default=1000, help="how many, at least")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same histories")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the result is the same")
    parser.add_argument("--history", type=int, help="run only this one")
    parser.add_argument("--shrink", action="store_true", help="cut the one that fails down")
    asked = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where it was started in the background
    if asked.history is not None and asked.shrink:
        return tell_shortest(asked.seed, asked.history)
    if asked.history is not None:
        return 0 if tell(asked.seed, [run_history(asked.seed, asked.history)]) else 1
    return 0 if tell(asked.seed, run_histories(asked.seed, asked.crashes, asked.jobs)) else 1


if __name__ == "__main__":
    sys.exit(main())
