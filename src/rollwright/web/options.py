"""Options of a game in words: labels, what each value means, and the fields of forms."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.errors import InvalidSetup
from ..core.game import AnyGame
from ..core.options import Option
from ..games.chiefdom.cards import CARDS
from .catalogue import load_words, say
from .html import Markup, el

NAMED = "named"
LISTS: Mapping[str, Mapping[int, tuple[str, str]]] = {"cards": CARDS}
"""Options whose value may be a list of numbers, and what each number stands for."""


def label_of(option: Option) -> str:
    """Return what an option is called: "cards" -> "Scoring cards"."""
    return load_words().get(f"option.{option.name}", option.name)


def help_of(option: Option) -> str:
    """Return what an option does, in a sentence."""
    return load_words().get(f"option.{option.name}.help", option.help)


def name_value(name: str, value: str) -> str:
    """ "cards", "3,7" -> "Felling crew, Filled column" """
    listed = LISTS.get(name, {})
    if listed and all(word.isdecimal() and int(word) in listed for word in value.split(",")):
        return ", ".join(listed[int(word)][0] for word in value.split(","))
    return load_words().get(f"option.{name}.{value}", value)


def describe_options(game: AnyGame, options: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return every option's label with its value in words."""
    return [(label_of(option), name_value(option.name, options[option.name])) for option in game.options]


def option_field(game: AnyGame, option: Option, value: str | None = None) -> Markup:
    """Return the field of one option, set to a value or to the option's default."""
    value = option.default if value is None else value
    name = f"{game.id}.option.{option.name}"
    values = [*option.values, *([NAMED] if option.name in LISTS else [])]
    chosen = value if value in values else NAMED
    choices = [
        el("option", name_value(option.name, each), value=each, selected=each == chosen) for each in values
    ]
    select = el("select", choices, name=name, class_="lists" if option.name in LISTS else None)
    field = el("label", label_of(option), select, el("small", help_of(option)))
    if option.name not in LISTS:
        return field
    return el("div", field, _list_field(game, option, value if chosen == NAMED else ""), class_="listed")


def _list_field(game: AnyGame, option: Option, value: str) -> Markup:
    """Return a box to tick for everything a list may name; the script hides them until they are wanted."""
    ticked = set(value.split(","))
    boxes = [
        el(
            "label",
            el("input", type="checkbox", name=f"{game.id}.list.{option.name}.{number}",
               checked=str(number) in ticked),
            el("span", el("b", f"{number} {name}"), " ", el("small", says)),
            class_="tick",
        )
        for number, (name, says) in LISTS[option.name].items()
    ]  # fmt: skip
    legend = el("legend", say(f"option.{option.name}.which"))
    return el("fieldset", legend, boxes, class_="ticks")


def read_options(game: AnyGame, fields: Mapping[str, str]) -> dict[str, str]:
    """Return the options a form chose; `fields` are the game's, without its id."""
    found = {k.removeprefix("option."): v.strip() for k, v in fields.items() if k.startswith("option.")}
    for name in LISTS:
        if found.get(name) == NAMED:
            start = f"list.{name}."
            numbers = [key.removeprefix(start) for key in fields if key.startswith(start)]
            if not numbers:
                raise InvalidSetup(say("wrong.nothing_ticked", option=say(f"option.{name}")))
            found[name] = ",".join(numbers)
    return found
