"""Draws the pictures of the pages about the games: `python docs/pictures/make.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rollwright.core.types import Roll
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.duel import DUEL
from rollwright.games.fiefdoms import FIEFDOMS
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

DUEL_POSITION = """duel board=9 round=8 first=B turn=B phase=draw
^ 3 4 ^ 3 1 ^ 1 4
6 1 1 1 4 ^ 2 1 ^
. . 3 3 3 5 ^ 1 1
. . 2 2 ^ 5 2 ^ 5
. 4 . . 1 5 ^ 3 ^
. . . . . 5 2 ^ 3
. . . . 1 5 6 4 ^
. . 5 . . . 6 ^ 4
. . . . . . . 4 ^
dice A 2 4 | B 1 6 | left 4
queue -
A rows 9 6 7 7 8 5 used wild,leftover owns - spent -
B rows 5 5 6 8 8 5 used split,wild owns - spent -
"""

FIEF = """fiefdoms
F F C U C
C W M T x
A C C F-1 S
Q M Q Q x
M x C C F
2 2 4 2
2 2 4 .
3 1 2 .
4 4 1 3
influence 4/4
"""


def draw_chiefdom() -> Picture:
    """A village with a finished wall, a roll on the table."""
    state = replace(CHIEFDOM_2.parse_sheet(CHIEFDOM_SHEET), turn=24)
    state = CHIEFDOM_2.apply(state, Roll(("2", "3", "6")))
    return picture(CHIEFDOM_2, state, names=("Ada",))


def draw_duel() -> Picture:
    """Eight rounds into a close game."""
    return picture(DUEL, DUEL.parse_sheet(DUEL_POSITION), names=("Ada", "Grace"))


def draw_fief() -> Picture:
    """A fief after its last turn, everybody at work."""
    return picture(FIEFDOMS, FIEFDOMS.parse_sheet(FIEF), names=("Greenvale",))


PICTURES: dict[str, Callable[[], Picture]] = {
    "chiefdom-2.svg": draw_chiefdom,
    "duel.svg": draw_duel,
    "fiefdoms.svg": draw_fief,
}
"""Each picture's file name and how it is drawn."""


def main() -> None:
    """Write every picture."""
    for name, draw in PICTURES.items():
        draw().save(HERE / name)


if __name__ == "__main__":
    main()
