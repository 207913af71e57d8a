"""Choices and positions in words."""

from __future__ import annotations

from ....core.descriptions import join_words
from ....core.types import Choice, Move
from ..board import ICONS, SIDES
from ..sheet import ADDING, AGAIN, DRAFT, DRAW, LIFTING, OVER, STARRING, Position, flying_dice, side_of
from .sheet_text import format_dice

ABILITY_WORDS = {
    "split": "split: draw your two dice again, apart if you like",
    "wild": "wild: draw any one icon anywhere",
    "leftover": "leftover: draw the remaining die's icon anywhere",
    "again": "again: roll your two dice again and draw another pair",
    "cross": "cross: block an empty square",
    "mark": "mark: one mark in any row",
}
PERMANENT_WORDS = {
    "+1": "+1: add one to a die",
    "-1": "-1: take one off a die",
    "flip": "flip: turn a die over",
    "reroll": "reroll: roll one or both dice again",
    "twin": "twin: change one of two equal dice",
}


def name_icon(value: str) -> str:
    """ "3" -> "forest (3)" """
    return f"{ICONS[int(value) - 1]} ({value})"


def label_choice(choice: Choice) -> str:
    """Return a choice in words for menus."""
    kind, value = choice
    if kind == "take":
        return "take " + " and ".join(map(name_icon, value.split(",")))
    if kind in ("lift", "row"):
        return f"a mark for {name_icon(value)}"
    if kind in ("draw", "icon", "then"):
        square, _, icon = value.partition("=")
        return f"{name_icon(icon)} on {square}" + (", scored second" if kind == "then" else "")
    words = {"star": PERMANENT_WORDS, "permanent": PERMANENT_WORDS, "ability": ABILITY_WORDS}.get(kind, {})
    return words.get(value, value.replace(",", " and "))


def describe_task(at: Position) -> str:
    """Return what is to be done now, as a sentence's end."""
    side, dice = SIDES[at.turn], format_dice(side_of(at, at.turn).dice)
    if at.phase == OVER:
        return "the game is over"
    if flying_dice(at):
        return "dice are in the air and must be rolled first"
    tasks = {
        DRAFT: f"{side} takes {'one' if at.turn == at.first else 'two'} of {format_dice(at.left)}",
        DRAW: f"{side} draws {dice} on two adjacent empty squares, or uses a permanent ability first",
        AGAIN: f"{side} draws {dice} on two adjacent empty squares",
        LIFTING: f"{side} marks one of the lowest rows",
        ADDING: f"{side} uses a one-time ability that is still open",
        STARRING: f"{side} chooses a permanent ability not owned yet",
    }
    if at.phase == DRAW and at.round == 1:
        return tasks[DRAW] + ", beside a pre-drawn icon and, as second player, not beside the first pair"
    return tasks[at.phase]


def describe_move(move: Move) -> str:
    """draw c5=4 d5=1 -> "draws {4} lake on c5 and {1} sun on d5" """
    return join_words([_describe_choice(choice) for choice in move]).replace(" and draws ", " and ")


def _describe_choice(choice: Choice) -> str:
    kind, value = choice
    if kind in ("take", "dice"):
        verb = "takes" if kind == "take" else "makes the dice"
        return f"{verb} {join_words([_show_icon(die) for die in value.split(',')])}"
    if kind in ("lift", "row"):
        return f"marks the row of {_show_icon(value)}"
    if kind in ("draw", "icon", "then"):
        square, _, icon = value.partition("=")
        return f"draws {_show_icon(icon)} on {square}"
    if kind == "square":
        return f"crosses out {value}"
    owns = {"star": "gets", "permanent": "uses", "ability": "uses"}
    return f"{owns[kind]} the ability {value}"


def _show_icon(value: str) -> str:
    """ "4" -> "{4} lake" """
    return f"{{{value}}} {ICONS[int(value) - 1]}"
