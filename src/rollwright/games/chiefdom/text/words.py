"""Chiefdom in words: ranks, icons, choices, moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from ....core.descriptions import join_words
from ....core.types import Choice, Move
from ..dice import ICONS, Dice, Reading, readings
from ..variant import CHANGES

RANKS = (
    (50, "Lost wanderer"),
    (80, "Keeper of the campfire"),
    (100, "Voice at the council"),
    (120, "Promising heir"),
    (150, "Headman"),
    (170, "Chieftain"),
    (199, "Chieftain of chieftains"),
)
"""The eight steps of the solo table: up to a number of points, a name; above the last there is one more."""
HIGHEST_RANK = "Legend of the valley"
ICON_NAMES = dict(zip(ICONS, ICONS)) | {"two": "two trees", "three": "three trees"}
ICON_MARKS = dict(zip(ICONS, "#~23HO"))
JOB_NAMES = {"F": "fisherman", "L": "lumberjack", "B": "builder"}


def rank_of(total: int) -> str | None:
    """127 -> "Headman"; a variant has no ranks"""
    if CHANGES.id:
        return None
    return next((name for most, name in RANKS if total <= most), HIGHEST_RANK)


def describe_reading(reading: Reading, dice: Dice) -> str:
    """Reading(6, 5, "water") of 2 3 6 -> "2+3=5 water, shape 6" """
    if dice[0] == dice[2]:
        return f"triple {dice[0]}: any icon, one square"
    summed = f"{reading.others[0]}+{reading.others[1]}={sum(reading.others)}"
    if reading.icon is None:
        return f"{summed} any icon, one square"
    size = "one square" if reading.icon in ("wall", "house") else f"shape {reading.die}"
    return f"{summed} {ICON_NAMES[reading.icon]}, {size}"


@cache
def label_readings(dice: Dice) -> Mapping[str, str]:
    """2 3 6 -> {"2": "3+6=9 men, shape 2", ...}: what setting each die aside means with these dice"""
    return {str(reading.die): describe_reading(reading, dice) for reading in readings(dice)}


def label_choice(choice: Choice) -> str:
    """Return a choice in words, whatever the dice."""
    if choice.kind == "die":
        return f"set {choice.value} aside"
    if choice.kind == "icon":
        return ICON_NAMES[choice.value]
    if choice.kind == "bonus":
        return "use a bonus: one square fewer"
    if choice.kind == "job":
        square, _, job = choice.value.partition("=")
        return f"{square}: {JOB_NAMES[job]}"
    return choice.value.replace(",", " ")


def describe_move(move: Move) -> str:
    """6 water c4,c5,c6 -> "draws {~} water on c4, c5 and c6" """
    said = {choice.kind: choice.value for choice in move}
    icon, squares = said["icon"], said["squares"].split(",")
    what = f"{{{ICON_MARKS[icon]}}} {_one_or_more(icon, len(squares))}"
    fewer = ", one square fewer for a bonus" if "bonus" in said else ""
    return f"draws {what} on {join_words(squares)}{_describe_jobs(move)}{fewer}"


def _one_or_more(icon: str, number: int) -> str:
    words = {"house": "a house", "men": "a man" if number == 1 else "men", "wall": "a wall"}
    return words.get(icon, ICON_NAMES[icon])


def _describe_jobs(move: Move) -> str:
    """Return ": {F} 1 fisherman and {L} 2 lumberjacks" """
    jobs = Counter(choice.value.partition("=")[2] for choice in move if choice.kind == "job")
    plurals = {"F": "fishermen", "L": "lumberjacks", "B": "builders"}
    listed = [f"{{{job}}} {n} {JOB_NAMES[job] if n == 1 else plurals[job]}" for job, n in jobs.items()]
    return f": {join_words(listed)}" if listed else ""
