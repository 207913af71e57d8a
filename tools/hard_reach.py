"""Looks for sheets whose reachability is hard to find out, by hill climbing.

    python -m tools.hard_reach --minutes 60

Sheets are changed square by square, men take jobs that stand beside them, and what takes more steps is kept.
Every sheet is one that the parser reads; whether a game can reach it does not matter.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from rollwright.core.errors import InvalidSheet
from rollwright.games.chiefdom.board import HEIGHT, WIDTH, bits_of
from rollwright.games.chiefdom.board import SQUARES as NAMES
from rollwright.games.chiefdom.edition import SECOND
from rollwright.games.chiefdom.reach import check_reachable
from rollwright.games.chiefdom.reach.payment_orders import MOST_STEPS, Effort, TooHard
from rollwright.games.chiefdom.sheet import Sheet
from rollwright.games.chiefdom.text.sheet_text import LAYERS, MARKS

RULES = SECOND.rules("linked", bonus=True)
SQUARES = range(WIDTH * HEIGHT)
STALE = 400
"""So many changes in vain, and another sheet is begun."""


@dataclass(frozen=True)
class Found:
    """What one sheet took to judge."""

    steps: int
    seconds: float
    verdict: str
    cells: str
    bonuses: int

    @property
    def text(self) -> str:
        """The sheet as people write it."""
        rows = [" ".join(self.cells[r * WIDTH : (r + 1) * WIDTH]) for r in range(HEIGHT)]
        return "\n".join([f"chiefdom-2 bonus={self.bonuses}", *rows, ""])


def make_sheet(cells: str, bonuses: int) -> Sheet:
    """Return the sheet that these marks draw."""
    layers = {
        layer: bits_of(*(NAMES[square] for square in SQUARES if cells[square] == mark))
        for layer, mark in zip(LAYERS, MARKS[1:])
    }
    return Sheet(**layers, bonuses=bonuses)


def judge(cells: str, bonuses: int) -> Found:
    """Check a sheet and count the steps."""
    effort, start, verdict = Effort(), time.process_time(), "reachable"
    try:
        check_reachable(make_sheet(cells, bonuses), RULES, effort)
    except TooHard:
        verdict = "too hard"
    except InvalidSheet as wrong:
        verdict = wrong.reason
    return Found(
        min(MOST_STEPS, MOST_STEPS - effort.left), time.process_time() - start, verdict, cells, bonuses
    )


def _beside(square: int) -> list[int]:
    row, column = divmod(square, WIDTH)
    found = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * WIDTH + c for r, c in found if 0 <= r < HEIGHT and 0 <= c < WIDTH]


def _employ(cells: list[str], rng: random.Random) -> str:
    """Let men have jobs that are there and houses builders, so that only the orders are in question."""
    for square in SQUARES:
        around = {cells[other] for other in _beside(square)}
        jobs = ["B"] * ("H" in around) + ["L"] * bool(around & {"2", "3"})
        if cells[square] in "OLB" and cells[square] not in jobs:
            cells[square] = rng.choice(jobs or ["O"])
    for square in SQUARES:
        if cells[square] == "H" and not {"B"} & {cells[other] for other in _beside(square)}:
            cells[square] = "3"
    return "".join(cells)


def _change(cells: str, rng: random.Random) -> str:
    changed = list(cells)
    for square in rng.sample(SQUARES, rng.choice((1, 1, 2, 3, 6))):
        changed[square] = rng.choice("L33B2HLB.O")
    for _ in range(3):
        changed = list(_employ(changed, rng))
    return "".join(changed)


def climb(seconds: float, seed: int) -> Iterator[Found]:
    """Yield the sheets that took more steps than all before."""
    rng, end, best = random.Random(seed), time.monotonic() + seconds, 0
    while time.monotonic() < end:
        at, stale = judge(_change("".join(rng.choice("L33BH2L") for _ in SQUARES), rng), 0), 0
        while stale < STALE and time.monotonic() < end:
            cells = _change(at.cells, rng)
            tried = judge(cells, rng.randint(0, cells.count("H")))
            stale = 0 if tried.steps > at.steps else stale + 1
            at = max(at, tried, key=lambda found: found.steps)
            if at.steps > best:
                best = at.steps
                yield at


def main() -> None:
    """Search and print the hardest sheet found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for found in climb(60 * asked.minutes, asked.seed):
        print(
            f"{found.steps} steps, {1000 * found.seconds:.0f} ms: {found.verdict}\n{found.text}", flush=True
        )


if __name__ == "__main__":
    main()
