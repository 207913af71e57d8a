"""Options of a game in words: labels, what each value means, and the fields of forms."""

from __future__ import annotations

from collections.abc import Mapping

from ...any_game import AnyGame
from ...core.descriptions import label_option, name_value, tell_option
from ...core.errors import InvalidSetup
from ...core.options import RULES, Option, asked_options, changed_options, parse_options
from ..html.kit import Html, el
from ..html.words import say, say_for

NAMED = "named"
MOST_HOUSE = 300
"""Letters of the house rules."""


def describe_options(game: AnyGame, options: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return every option's label with its value in words; the number of the rules only where it is old."""
    said = [option for option in game.options if option.name in options and option.name != RULES]
    told = [(label_option(game, option), name_value(game, option, options[option.name])) for option in said]
    old = asked_options(game.options, options).get(RULES)
    rules = [option for option in game.options if option.name == RULES and old]
    return told + [(label_option(game, option), say("rules-number-old", number=old)) for option in rules]


def option_field(game: AnyGame, option: Option, value: str | None = None) -> Html:
    """Return the field of one option, set to a value or to the option's default."""
    value = option.default if value is None else value
    name = f"{game.id}.option.{option.name}"
    values = [*option.values, *([NAMED] if option.listed else [])]
    chosen = value if value in values else NAMED
    choices = [
        el("option", name_value(game, option, each), value=each, selected=each == chosen) for each in values
    ]
    select = el("select", choices, name=name, class_="lists" if option.listed else None)
    field = el("label", label_option(game, option), select, el("small", tell_option(game, option)))
    if not option.listed:
        return field
    return el("div", field, _list_field(game, option, value if chosen == NAMED else ""), class_="listed")


def house_field(game: AnyGame, options: Mapping[str, str], typed: str | None = None) -> Html:
    """Return the field for house rules, as they are or as they were typed: feeds=3 walls=5-6."""
    changed = changed_options(tuple(o for o in game.options if o.is_house), options)
    text = " ".join(changed) if typed is None else typed[:MOST_HOUSE]
    field = el("input", name=f"{game.id}.house", value=text, maxlength=MOST_HOUSE)
    house = [option for option in game.options if option.is_house]
    example = f"{house[-1].name}={house[-1].default}"
    listed = [
        el("li", el("code", f"{option.name}={option.default}"), f" {tell_option(game, option)}")
        for option in house
    ]
    return el(
        "div",
        el("label", say("new-house"), field, el("small", say("new-house_help", example=example))),
        el(
            "details", el("summary", say("new-house_names")), el("ul", listed, class_="plain-list facts-list")
        ),
        class_="listed",
    )


def _list_field(game: AnyGame, option: Option, value: str) -> Html:
    """Return a box to tick for everything a list may name; the script hides them until they are wanted."""
    ticked = set(value.split(","))
    boxes = [
        el(
            "label",
            el("input", type="checkbox", name=f"{game.id}.list.{option.name}.{number}",
               checked=number in ticked),
            el("span", el("b", f"{number} {name}"), " ", el("small", says)),
            class_="tick",
        )
        for number, (name, says) in option.listed.items()
    ]  # fmt: skip
    legend = el("legend", say_for(game)(f"option-{option.name}-which"))
    return el("fieldset", legend, boxes, class_="ticks")


def read_options(game: AnyGame, fields: Mapping[str, str]) -> dict[str, str]:
    """Return the options a form chose; `fields` are the game's, without its id."""
    found = read_choices(game, fields)
    for name in (option.name for option in game.options if option.listed):
        if found.get(name) == NAMED:
            raise InvalidSetup(say("wrong-nothing_ticked", option=say_for(game)(f"option-{name}")))
    return found | parse_options(fields.get("house", "")[:MOST_HOUSE].split())


def read_choices(game: AnyGame, fields: Mapping[str, str]) -> dict[str, str]:
    """Return what a form's fields of options say, whether it can be played or not; without house rules."""
    found = {k.removeprefix("option."): v.strip() for k, v in fields.items() if k.startswith("option.")}
    for name in (option.name for option in game.options if option.listed):
        start = f"list.{name}."
        numbers = [key.removeprefix(start) for key in fields if key.startswith(start)]
        if found.get(name) == NAMED and numbers:
            found[name] = ",".join(numbers)
    return found
