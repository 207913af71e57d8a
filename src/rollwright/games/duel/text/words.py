"""Choices, moves and positions in words."""

from __future__ import annotations

from functools import partial

from ....core.types import Choice, Move
from ....core.vocabulary import Label
from ....language.current import cached_in_language
from ....language.lists import join_words
from ....language.reasons import Reason
from ..board import ABILITIES, ICONS, PERMANENTS, SIDES
from ..refusals import SPELT, say_why
from ..sheet import (
    ADDING,
    AGAIN,
    DRAFT,
    DRAW,
    LIFTING,
    OVER,
    STARRING,
    Position,
    flying_dice,
    is_lot_due,
    side_of,
)
from .messages import MESSAGES
from .sheet_text import format_dice

# ---- names


@cached_in_language()
def name_icon(value: str) -> str:
    """ "3" -> "forest" """
    return MESSAGES.say(f"term-{ICONS[int(value) - 1]}")


@cached_in_language()
def name_ability(name: str) -> str:
    """Return what an ability is called on the sheet."""
    return MESSAGES.say(f"ability-{SPELT.get(name, name)}")


@cached_in_language()
def describe_ability(name: str) -> str:
    """ "flip" -> "flip: turn a die over" """
    return MESSAGES.say(f"ability-{SPELT.get(name, name)}-help")


@cached_in_language()
def name_thing(name: str) -> str:
    """Return what a square of a track holds: "lift"."""
    return MESSAGES.say(f"thing-{name}")


# ---- choices for menus


def label_choice(choice: Choice) -> str:
    """Return a choice in words for menus."""
    kind, value = choice
    if kind == "take":
        dice = value.split(",")
        icons, names = (join_words([tell(die) for die in dice]) for tell in (_label_icon, name_icon))
        return Label(MESSAGES.say("label-take", icons=icons), MESSAGES.say("label-take", icons=names))
    if kind in ("lift", "row"):
        return _label_tile("label-mark", value)
    if kind in ("draw", "icon", "then"):
        square, _, icon = value.partition("=")
        return _label_tile("label-then" if kind == "then" else "label-draw", icon, square=square)
    if value in (*ABILITIES, *PERMANENTS):
        return Label(describe_ability(value), brief=name_ability(value))
    return join_words(value.split(","))


@cached_in_language()
def _label_icon(value: str) -> str:
    """ "3" -> "forest (3)" """
    return MESSAGES.say("label-icon", icon=name_icon(value), die=value)


def _label_tile(message: str, die: str, **values: str) -> Label:
    """Return a label with a die's number behind its icon; tiles draw that."""
    text, tile = (MESSAGES.say(message, icon=tell(die), **values) for tell in (_label_icon, name_icon))
    return Label(text, tile)


# ---- what is to be done


def describe_task(at: Position) -> Reason:
    """Return what is to be done now, as a sentence's end."""
    if at.phase == OVER:
        return say_why("due-over")
    if flying_dice(at):
        return say_why("due-lot" if is_lot_due(at) else "due-roll")
    side, dice = SIDES[at.turn], format_dice(side_of(at, at.turn).dice)
    if at.phase == DRAFT:
        name = "due-take-one" if at.turn == at.first else "due-take-two"
        return say_why(name, side=side, dice=format_dice(at.left))
    tasks = {
        DRAW: "due-draw-first" if at.round == 1 else "due-draw",
        AGAIN: "due-again",
        LIFTING: "due-lift",
        ADDING: "due-plus",
        STARRING: "due-star",
    }
    return say_why(tasks[at.phase], side=side, dice=dice)


# ---- moves


def describe_move(move: Move, message: str = "move") -> str:
    """draw c5=4 d5=1 -> "draws {4} lake on c5 and {1} sun on d5" """
    values: dict[str, object] = {}
    for choice in move:
        values |= _list_values(choice)
    return MESSAGES.say("-".join([message, *(kind for kind, _ in move)]), **values)


describe_own_move = partial(describe_move, message="own-move")


def _list_values(choice: Choice) -> dict[str, object]:
    """Return what a choice puts into the message of its move."""
    kind, value = choice
    if kind in ("take", "dice"):
        return {"icons": join_words([_show_icon(die) for die in value.split(",")])}
    if kind in ("lift", "row"):
        return {"icon": _show_icon(value)}
    if kind in ("draw", "icon", "then"):
        square, _, icon = value.partition("=")
        second = "second-" if kind == "then" else ""
        return {f"{second}icon": _show_icon(icon), f"{second}square": square}
    return {"square": value} if kind == "square" else {"ability": name_ability(value)}


def _show_icon(value: str) -> str:
    """ "4" -> "{4} lake" """
    return f"{{{value}}} {name_icon(value)}"
