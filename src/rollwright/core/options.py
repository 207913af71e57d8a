"""Options of a game as data: names, defaults, what values they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .errors import InvalidSetup

Options = Mapping[str, str]
"""A game's options, every one of them present, values in their one canonical spelling."""


@dataclass(frozen=True)
class Option:
    """One option; `values` lists what may be chosen, `parse` accepts what no list can hold."""

    name: str
    default: str
    values: tuple[str, ...]
    help: str
    parse: Callable[[str], str] | None = None
    """Return the canonical spelling, or raise ValueError with what would be right."""


def fill_options(declared: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """{"cards": "7,3"} -> {"shapes": "linked", "cards": "3,7", "bonus": "off"}"""
    known = {option.name for option in declared}
    for name in chosen:
        if name not in known:
            has = ", ".join(sorted(known)) or "none"
            raise InvalidSetup(f"there is no option {name!r} here (options: {has})")
    return {o.name: _canonical(o, chosen.get(o.name, o.default)) for o in declared}


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
    return [f"{o.name}={options[o.name]}" for o in declared if options[o.name] != o.default]
