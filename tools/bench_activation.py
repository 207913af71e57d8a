"""How long the best activation takes, compiled: `python -m tools.bench_activation [SHEETS]`.

Random full sheets of every family, with and without a challenge's needs, the same with many pips and guilds
that can score, sheets no game reaches, and the last sheets of whole games by every policy in every challenge.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random

from rollwright.games.fiefdoms.engine import FiefdomsEngine
from rollwright.games.fiefdoms.sheet import Sheet
from rollwright.games.fiefdoms.text.sheet_text import format_sheet
from tests.fiefdoms.sheets import FAMILIES, HARD_FAMILIES, play_sheets, random_sheet, rich_sheet, wild_sheet

Posed = tuple[Sheet, int]
"""A sheet and the challenge it is scored for."""
GREEDY = {1: ["greedy"], 3: ["greedy", "random", "greedy"]}
RANDOM = {1: ["random"], 3: ["random", "greedy", "random"]}


def challenges_of(family: str) -> tuple[int, ...]:
    """Return the challenges whose needs such sheets can meet."""
    codes = (FAMILIES | HARD_FAMILIES)[family].split()
    return (7,) if "B" in codes else (8,) if "P" in codes else (3, 4, 5)


def synthetic(family: str, sheets: int, is_challenge: bool) -> Iterator[Posed]:
    """Yield random sheets of a family."""
    random = Random(f"{family} bench")
    challenges = challenges_of(family) if is_challenge else (0,)
    for number in range(sheets):
        yield random_sheet(random, family), challenges[number % len(challenges)]


def rich(family: str, sheets: int) -> Iterator[Posed]:
    """Yield sheets of a family with many pips and guilds that can score, in challenges."""
    random, challenges = Random(f"{family} rich"), challenges_of(family)
    for number in range(sheets):
        yield rich_sheet(random, family), challenges[number % len(challenges)]


def wild(sheets: int) -> Iterator[Posed]:
    """Yield sheets no game reaches."""
    random = Random("wild bench")
    for number in range(sheets):
        yield wild_sheet(random), number % 9


def played(challenge: int, policies: dict[int, list[str]], sheets: int) -> Iterator[Posed]:
    """Yield the last sheets of whole games: solo, and at a table of three when there is no challenge."""
    for sheet in play_sheets(challenge, policies[1], 11, sheets):
        yield sheet, challenge
    if challenge == 0:
        for sheet in play_sheets(0, policies[3], 12, sheets // 3):
            yield sheet, 0


def measure(name: str, posed: Iterator[Posed]) -> tuple[float, Posed]:
    """Print one line, and return the longest time with its sheet."""
    activate, taken = FiefdomsEngine(fast=True).active, []
    for sheet, challenge in posed:
        start = time.process_time_ns()
        activate(sheet, challenge)
        taken.append(((time.process_time_ns() - start) / 1e6, (sheet, challenge)))
    times = sorted(ms for ms, _ in taken)
    p50, p99, worst = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    print(
        f"{name:33}{len(times):7}{sum(times) / len(times):9.3f}{p50:9.3f}{p99:9.3f}{worst:9.2f}", flush=True
    )
    return max(taken)


def main(sheets: int) -> None:
    """Print milliseconds for every kind of sheet, and the hardest sheet of all."""
    FiefdomsEngine(fast=True).active(random_sheet(Random(0), "usual"), 0)
    print(f"{'milliseconds':33}{'sheets':>7}{'mean':>9}{'p50':>9}{'p99':>9}{'worst':>9}")
    hardest = []
    for family in (*FAMILIES, *HARD_FAMILIES):
        hardest.append(measure(family, synthetic(family, sheets, False)))
        hardest.append(measure(f"{family}, challenge", synthetic(family, sheets, True)))
        hardest.append(measure(f"{family}, rich", rich(family, sheets)))
    hardest.append(measure("no game reaches", wild(sheets)))
    for challenge in range(9):
        name = f"challenge {challenge}" if challenge else "games"
        hardest.append(measure(f"{name}, greedy", played(challenge, GREEDY, sheets)))
        hardest.append(measure(f"{name}, random", played(challenge, RANDOM, sheets)))
    worst, (sheet, challenge) = max(hardest)
    print(f"\nhardest, {worst:.2f} ms:\n{format_sheet(sheet, challenge)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
