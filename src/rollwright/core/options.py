"""Options of a game as data: names, defaults, values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .errors import InvalidSetup

Options = Mapping[str, str]
"""A game's options, values in their one canonical spelling; house rules only where they differ from print."""


@dataclass(frozen=True)
class Option:
    """One option; `values` lists what may be chosen, `parse` accepts what no list can hold."""

    name: str
    default: str
    values: tuple[str, ...]
    help: str
    parse: Callable[[str], str] | None = None
    """Return the canonical spelling, or raise ValueError with what would be right."""
    listed: Mapping[str, tuple[str, str]] = field(default_factory=dict, compare=False)
    """The items of a comma-separated list: each with its name and its effect."""
    is_house: bool = False
    """Whether it is a house rule: a fact of the printed game that a table may change."""


def fill_options(declared: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """{"cards": "7,3"} -> {"shapes": "linked", "cards": "3,7", "bonus": "off"}"""
    known = {option.name for option in declared}
    for name in chosen:
        if name not in known:
            raise InvalidSetup(f"there is no option {name[:40]!r} here ({describe_names(declared)})")
    filled = {o.name: _canonical(o, chosen.get(o.name, o.default)) for o in declared}
    return {o.name: filled[o.name] for o in declared if not o.is_house or filled[o.name] != o.default}


def describe_names(declared: tuple[Option, ...]) -> str:
    """Return "options: bonus, cards; house rules: feeds, walls"."""
    named = ", ".join(sorted(option.name for option in declared if not option.is_house)) or "none"
    house = ", ".join(sorted(option.name for option in declared if option.is_house))
    return f"options: {named}; house rules: {house}" if house else f"options: {named}"


def usual_options(declared: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the options without the house rules."""
    return tuple(option for option in declared if not option.is_house)


def house_rules(declared: tuple[Option, ...], options: Options) -> dict[str, str]:
    """Return the house rules among options: the facts that are not as printed."""
    return {o.name: options[o.name] for o in declared if o.is_house and o.name in options}


def number_option(name: str, printed: int, least: int, most: int, help: str) -> Option:  # noqa: A002
    """Return a house rule that is a number."""

    def parse(text: str) -> str:
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(most))
        if not is_number or not least <= int(text) <= most:
            raise ValueError(f"a number from {least} to {most} (printed: {printed})")
        return str(int(text))

    return Option(name, str(printed), (), help, parse, is_house=True)


def _canonical(option: Option, value: str) -> str:
    if value in option.values:
        return value
    if option.parse is not None:
        try:
            return option.parse(value)
        except ValueError as wrong:
            raise InvalidSetup(f"option {option.name}={value}: {wrong}") from None
    raise InvalidSetup(f"option {option.name}={value}: choose {' or '.join(option.values)}")


def parse_options(words: list[str]) -> dict[str, str]:
    """["shapes=pips"] -> {"shapes": "pips"}"""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise InvalidSetup(f"an option is written name=value, not {word!r}")
        if name in found:
            raise InvalidSetup(f"option {name} is given twice")
        found[name] = value
    return found


def changed_options(declared: tuple[Option, ...], options: Options) -> list[str]:
    """{"shapes": "pips", "bonus": "off"} -> ["shapes=pips"]: those that differ from the default."""
    return [f"{o.name}={options[o.name]}" for o in declared if options.get(o.name, o.default) != o.default]
