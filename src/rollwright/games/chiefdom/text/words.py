"""Chiefdom in words: ranks, icons, choices, moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....core.types import Choice, Move
from ....core.vocabulary import Label
from ....language.current import cached_in_language
from ....language.lists import join_words
from ....language.messages import SpokenWords
from ..dice import ICONS, SINGLE, Dice, Reading, readings
from .messages import MESSAGES

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
_ALL_RANKS = (*(name for _, name in RANKS), HIGHEST_RANK)
RANK_NAMES = SpokenWords(MESSAGES, {name: f"rank-{name.lower().replace(' ', '-')}" for name in _ALL_RANKS})
ICON_NAMES = SpokenWords(MESSAGES, {icon: f"icon-{icon}" for icon in ICONS})
ICON_MARKS = dict(zip(ICONS, "#~23HO"))
JOBS = {"F": "fisherman", "L": "lumberjack", "B": "builder"}
JOB_NAMES = SpokenWords(MESSAGES, {job: f"job-{name}" for job, name in JOBS.items()})


def rank_of(total: int) -> str:
    """127 -> "Headman" """
    return next((name for most, name in RANKS if total <= most), HIGHEST_RANK)


def describe_reading(reading: Reading, dice: Dice) -> str:
    """Reading(6, 5, "water") of 2 3 6 -> "2+3=5 water, shape 6" """
    if dice[0] == dice[2]:
        return MESSAGES.say("reading-triple", die=dice[0])
    one, other = reading.others
    icon = ICON_NAMES[reading.icon] if reading.icon else ""
    name = "any" if reading.icon is None else "single" if reading.icon in SINGLE else "shape"
    what = MESSAGES.say(f"what-{name}", icon=icon, die=reading.die)
    text = MESSAGES.say("reading-sum", one=one, other=other, sum=one + other, what=what)
    return Label(text, icon if name == "shape" else what, (str(one), str(other)))


@cached_in_language()
def label_readings(dice: Dice) -> Mapping[str, str]:
    """2 3 6 -> {"2": "3+6=9 men, shape 2", ...}: what setting each die aside means with these dice"""
    return {str(reading.die): describe_reading(reading, dice) for reading in readings(dice)}


def label_choice(choice: Choice) -> str:
    """Return a choice in words, whatever the dice."""
    if choice.kind == "die":
        return MESSAGES.say("choice-die", die=choice.value)
    if choice.kind == "icon":
        return ICON_NAMES[choice.value]
    if choice.kind == "bonus":
        return MESSAGES.say("choice-bonus")
    if choice.kind == "draw":
        return MESSAGES.say("choice-nothing")
    if choice.kind == "job":
        square, _, job = choice.value.partition("=")
        return MESSAGES.say("choice-job", square=square, job=JOB_NAMES[job])
    return choice.value.replace(",", " ")


def describe_move(move: Move, person: str = "other") -> str:
    """6 water c4,c5,c6 -> "draws {~} water on c4, c5 and c6" """
    said = {choice.kind: choice.value for choice in move}
    if "draw" in said:
        return MESSAGES.say("move-draws-nothing", person=person)
    squares = said["squares"].split(",")
    what = _count_drawn(f"drawn-{said['icon']}", ICON_MARKS[said["icon"]], len(squares))
    hired = Counter(choice.value.partition("=")[2] for choice in move if choice.kind == "job")
    jobs = join_words([_count_drawn(f"workers-{JOBS[job]}", job, number) for job, number in hired.items()])
    name = "-".join(["move-draws", *["jobs"] * bool(jobs), *["bonus"] * ("bonus" in said)])
    return MESSAGES.say(name, person=person, what=what, squares=join_words(squares), jobs=jobs)


@cached_in_language(128)
def _count_drawn(name: str, mark: str, number: int) -> str:
    """ "workers-fisherman", "F", 2 -> "{F} 2 fishermen" """
    return MESSAGES.say(name, mark=f"{{{mark}}}", number=number)
