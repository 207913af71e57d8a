"""Draws the pictures of the README: `python docs/pictures/make.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rollwright.core.types import Roll
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.sheets.svg import Picture, picture

HERE = Path(__file__).parent

CHIEFDOM_SHEET = """chiefdom-2 cards=3,8,11 bonus=1
3 3 L ~ ~ F
L 3 3 F ~ ~
2 2 L 3 F ~
2 L 2 . . 3
B H 2 L 3 3
H B . 3 L .
# # # # # #
B H . . . O
H B 2 2 L .
. . L 3 3 3
F ~ ~ F 3 .
~ ~ F ~ ~ F
"""


def draw_chiefdom() -> Picture:
    """A village with a finished wall, a roll on the table."""
    state = replace(CHIEFDOM_2.parse_sheet(CHIEFDOM_SHEET), turn=24)
    state = CHIEFDOM_2.apply(state, Roll(("2", "3", "6")))
    return picture(CHIEFDOM_2, state, names=("Ada",))


PICTURES: dict[str, Callable[[], Picture]] = {"chiefdom-2.svg": draw_chiefdom}
"""Each picture's file name and how it is drawn."""


def main() -> None:
    """Write every picture."""
    for name, draw in PICTURES.items():
        draw().save(HERE / name)


if __name__ == "__main__":
    main()
