"""Numbers of moves from positions with a roll, kept as data in tests/counts/fiefdoms.txt.

`python -m tests.fiefdoms.test_counts` prints the file anew, from the naive lister and never from the
game's own code: each line is a position, a roll, and how many different sheets one turn can lead to.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.dice import ROLLS, format_faces, is_pestilence

from . import naive
from .test_moves import random_position

FILE = Path(__file__).parent.parent / "counts" / "fiefdoms.txt"


def load() -> list[tuple[str, str, int]]:
    """Return the sheet text, roll and number of moves of every line."""
    entries = []
    for line in FILE.read_text().splitlines():
        header, rows, influence, roll, number = line.split(" ; ")
        text = "\n".join([header, *rows.split(" / "), f"influence {influence}"]) + "\n"
        entries.append((text, roll, int(number)))
    return entries


def lines(seed: int) -> Iterator[str]:
    """Yield lines for every challenge without a setup, paired dice and unpaired ones in turn."""
    random = Random(seed)
    rolls = [roll for roll, _ in ROLLS if not is_pestilence(roll)]
    for number in range(28):
        fief = naive.read(random_position(random, (0, 1, 2, 3, 5, 7, 8)[number % 7]))
        dice = list(format_faces(random.choice(rolls)))
        one, other = random.choice(list(naive.pairings(dice)))
        is_paired = number % 2 == 0
        found = naive.after_paired(fief, one, other) if is_paired else naive.after_unpaired(fief, dice)
        roll = f"{' '.join(one)} | {' '.join(other)}" if is_paired else " ".join(dice)
        header, *rows, influence = naive.write(fief).strip().split("\n")
        yield f"{header} ; {' / '.join(rows)} ; {influence.split()[1]} ; {roll} ; {len(found)}"


@pytest.mark.parametrize(("text", "roll", "number"), load())
def test_a_position_has_the_counted_moves(text: str, roll: str, number: int) -> None:
    state, (seat,) = FIEFDOMS.parse_position(text, roll)
    assert len(FIEFDOMS.moves(state, seat)) == number, f"{text}{roll}"


if __name__ == "__main__":
    print("\n".join(lines(1)))
