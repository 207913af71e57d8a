"""Mid-game positions, and the counts of moves kept as data in tests/counts/chiefdom.txt.

`python -m tests.chiefdom.positions` prints the counts anew, from the oracle and never from the game's
own code: each line is a position, the rolls of two turns, and the sheets after one and two of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import NamedTuple

from .oracle import outcomes
from .sheets import SETUPS, random_states

Dice = tuple[int, int, int]
ROLLS: list[Dice] = list(combinations_with_replacement(range(1, 7), 3))
COUNTS = Path(__file__).parent.parent / "counts" / "chiefdom.txt"


def midgame(seed: int, per_setup: int) -> Iterator[tuple[str, Dice]]:
    """Yield sheets out of random games of every setup, each with a roll."""
    chance = Random(seed)
    for game, options in SETUPS:
        texts = [
            game.format_sheet(state, 0)
            for number in range(max(4, per_setup // 15))
            for state in random_states(game, options, 1, seed, number)
            if not state.pending
        ]
        for text in chance.sample(texts, per_setup):
            yield text, chance.choice(ROLLS)


class Count(NamedTuple):
    """A position, two rolls, and how many sheets follow after one and after two turns."""

    sheet: str
    first: Dice
    second: Dice
    one: int
    two: int


def format_count(count: Count) -> str:
    """Return one line: the sheet with its rows joined by slashes, the rolls, the numbers."""
    head, *rows = count.sheet.strip().split("\n")
    board = "/".join(row.replace(" ", "") for row in rows)
    dice = ["".join(map(str, roll)) for roll in (count.first, count.second)]
    return f"{head} | {board} | {dice[0]} {dice[1]} | {count.one} {count.two}"


def parse_count(line: str) -> Count:
    """Read a line; `format_count` undoes it."""
    head, board, dice, numbers = (part.strip() for part in line.split("|"))
    text = "\n".join([head, *(" ".join(row) for row in board.split("/"))]) + "\n"
    first, second = (read_dice(word) for word in dice.split())
    one, two = map(int, numbers.split())
    return Count(text, first, second, one, two)


def read_dice(word: str) -> Dice:
    """ "236" -> (2, 3, 6)"""
    low, middle, high = map(int, word)
    return low, middle, high


def count_by_oracle(text: str, first: Dice, second: Dice) -> Count:
    after = outcomes(text, first)
    return Count(text, first, second, len(after), sum(len(outcomes(sheet, second)) for sheet in after))


def main() -> None:
    """Print four positions of every setup in which there is something to count, but not too much."""
    chance = Random(5)
    kept: dict[str, int] = {}
    for text, roll in midgame(seed=5, per_setup=16):
        setup = text.split("\n")[0].partition("bonus=")[0] + str("bonus=" in text)
        if kept.get(setup, 0) < 4 and 0 < len(outcomes(text, roll)) < 200:
            count = count_by_oracle(text, roll, chance.choice(ROLLS))
            if count.two:
                kept[setup] = kept.get(setup, 0) + 1
                print(format_count(count))


if __name__ == "__main__":
    main()
