"""Yacht as a game of one to four seats that take turns."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rollwright.core.dice import distinct_rolls
from rollwright.core.manifest import DiceStrip, Manifest
from rollwright.core.types import Choice, Move
from rollwright.core.vocabulary import Vocabulary
from rollwright.kernel.scorecard import CardGame

from .kernel import BOXES, DICE, FINE, FRESH, KEEPS, N_BOXES, PLANES, RULES, Turn, points_of


def say_choice(choice: Choice) -> str:
    """keep:1,2 -> "keep 1 2"; score:full_house -> "full house" """
    words = choice.value.replace("_", " ").replace(",", " ")
    return f"keep {words}" if choice.kind == "keep" else words


def describe_move(move: Move) -> str:
    """keep:1,2 -> "keeps 1 2 and rolls the others again"; score:ones -> "takes ones" """
    (choice,) = move
    said = say_choice(choice)
    if choice.kind == "score":
        return f"takes {said}"
    again = "all dice" if choice.value == "none" else "the others"
    return f"{said.replace('keep', 'keeps')} and rolls {again} again"


@cache
def possible_points(box: str) -> frozenset[int]:
    """Return what five dice can bring in a box."""
    return frozenset(points_of(dice, box) for dice in distinct_rolls(DICE))


class Yacht(CardGame[Turn]):
    """Yacht by the rules of OpenSpiel's."""

    id = "yacht"
    name = "Yacht"
    seats = range(1, 5)
    terms = BOXES
    vocabulary = Vocabulary(
        [
            *(Choice("score", box) for box in BOXES),
            *(Choice("keep", ",".join(map(str, dice)) or "none") for dice in KEEPS),
        ],
        longest=1,
        label=say_choice,
        places=lambda choice: (choice.value,) if choice.kind == "score" else (),
    )
    params = RULES
    fresh = FRESH
    most_moves = N_BOXES + 2**DICE
    ending = "all boxes are filled"
    planes = PLANES
    scale = FINE
    manifest = Manifest(
        blurb="Five dice, three rolls, twelve boxes: the dice game all others come from.",
        summary="Five dice, three rolls a turn, twelve boxes to fill.",
        minutes=10,
        order=5,
        credit="Yacht is an old dice game in the public domain.",
        licence="The game is in the public domain and our code is MIT: a company may do anything with it.",
        rules=Path(__file__).with_name("rules.md"),
        describe_move=describe_move,
        tasks=Path(__file__).with_name("tasks.json"),
        strip=DiceStrip(turns=N_BOXES, is_exact=True, spare=20, notes=("Spare dice are for rolling again.",)),
    )

    def can_hold(self, box: str, number: int) -> bool:
        return number in possible_points(box)


YACHT = Yacht()
