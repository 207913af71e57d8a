"""Options of a game as data: names, defaults, values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..language.lists import join_choices
from ..language.reasons import Reason
from .errors import MESSAGES, InvalidSetup, OtherRules, RollwrightError, suggest

Options = Mapping[str, str]
"""A game's options, values in their one canonical spelling; house rules only where they differ from print."""
RULES = "rules"
"""The option that is the number of a game's rules: nobody chooses it, new games have the newest."""
TOTAL, SUM = "total", "sum"
"""A correction of what the total is: games before it keep the sum of their terms in lists and rankings."""
Corrections = Mapping[int, Mapping[str, str]]
"""What each number of the rules corrected, from 2 on: the values of options and facts in games before it."""


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
    corrections: Corrections = field(default_factory=dict, compare=False)
    """Of the option `rules`: what each number corrected."""

    @property
    def is_quiet(self) -> bool:
        """Whether no form asks for it: a house rule, or the number of the rules."""
        return self.is_house or self.name == RULES


def fill_options(declared: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """{"cards": "7,3"} -> {"shapes": "linked", "cards": "3,7", "bonus": "off"}"""
    known = {option.name for option in declared}
    for name in chosen:
        if name not in known:
            near = suggest(name[:40], sorted(known), describe_names(declared))
            raise InvalidSetup(Reason(MESSAGES, "no-such-option", name=repr(name[:40]), known=near))
    usual = _find_defaults(declared, chosen)
    filled = {o.name: _canonical(o, chosen.get(o.name, usual[o.name])) for o in declared}
    return {o.name: filled[o.name] for o in declared if not o.is_house or filled[o.name] != usual[o.name]}


def new_options(declared: tuple[Option, ...], chosen: Options | None = None) -> dict[str, str]:
    """Return the options of a new game in full: of the newest rules where `chosen` names none."""
    return fill_options(declared, {**newest_rules(declared), **(chosen or {})})


# ---- the number of the rules


def rules_option(corrections: Corrections) -> Option:
    """Return the option `rules` of a game with these corrections; a text without it is of number 1."""
    numbers = tuple(map(str, range(1, max(corrections) + 1)))
    return Option(RULES, numbers[0], numbers, Reason(MESSAGES, "rules-help"), corrections=corrections)


def newest_rules(declared: tuple[Option, ...]) -> dict[str, str]:
    """Return {"rules": "2"}; nothing for a game whose rules were never corrected."""
    return {option.name: option.values[-1] for option in declared if option.name == RULES}


def number_of_rules(declared: tuple[Option, ...], options: Options) -> int:
    """Return the number of the rules among options; OtherRules if this version does not know it."""
    rules = next((option for option in declared if option.name == RULES), None)
    return 1 if rules is None else int(_canonical(rules, options.get(RULES, rules.default)))


def values_before(declared: tuple[Option, ...], options: Options) -> dict[str, str]:
    """Return the values, of options and facts, that games of this number of the rules keep."""
    number, kept = number_of_rules(declared, options), dict[str, str]()
    steps = [step for option in declared for step in option.corrections.items()]
    for corrected, before in sorted(steps, reverse=True):
        kept |= before if corrected > number else {}
    return kept


def _find_defaults(declared: tuple[Option, ...], options: Options) -> dict[str, str]:
    """Return every option's default under the number of the rules among options."""
    kept = values_before(declared, options)
    return {option.name: kept.get(option.name, option.default) for option in declared}


def read_options(declared: tuple[Option, ...], options: Options) -> dict[str, str | int]:
    """Return every option and house rule, those as printed too; a number of a house rule as a number."""
    filled = {**_find_defaults(declared, options), **options}
    return {o.name: int(filled[o.name]) if o.is_house and not o.values else filled[o.name] for o in declared}


# ---- names and values


def describe_names(declared: tuple[Option, ...]) -> str:
    """Return "options: bonus, cards; house rules: feeds, walls"."""
    named = ", ".join(sorted(option.name for option in usual_options(declared)))
    house = ", ".join(sorted(option.name for option in declared if option.is_house))
    known = f"known-{'options' if named else 'no-options'}{'-and-house-rules' if house else ''}"
    return Reason(MESSAGES, known, options=named, house=house)


def usual_options(declared: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the options that forms ask for: not the house rules, nor the number of the rules."""
    return tuple(option for option in declared if not option.is_quiet)


def house_rules(declared: tuple[Option, ...], options: Options) -> dict[str, str]:
    """Return the house rules among options: the facts that are not as printed."""
    return {o.name: options[o.name] for o in declared if o.is_house and o.name in options}


def number_option(name: str, printed: int, least: int, most: int, help: str) -> Option:  # noqa: A002
    """Return a house rule that is a number."""

    def parse(text: str) -> str:
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(most))
        if not is_number or not least <= int(text) <= most:
            facts = {"least": str(least), "most": str(most), "printed": str(printed)}
            raise ValueError(Reason(MESSAGES, "number-of-a-house-rule", **facts))
        return str(int(text))

    return Option(name, str(printed), (), help, parse, is_house=True)


def _canonical(option: Option, value: str) -> str:
    if value in option.values:
        return value
    if option.parse is not None:
        try:
            return option.parse(value)
        except ValueError as wrong:
            reason = wrong.reason if isinstance(wrong, RollwrightError) else wrong.args[0]
            raise InvalidSetup(_refuse(option, value, reason)) from None
    if option.name == RULES and value.isascii() and value.isdecimal():
        raise OtherRules(Reason(MESSAGES, "other-rules", number=value[:9], newest=option.values[-1]))
    choices = join_choices(option.values)
    raise InvalidSetup(_refuse(option, value, Reason(MESSAGES, "choose-a-value", values=choices)))


def _refuse(option: Option, value: str, reason: str) -> Reason:
    return Reason(MESSAGES, "option-is-wrong", name=option.name, value=value, reason=reason)


def parse_options(words: list[str]) -> dict[str, str]:
    """["shapes=pips"] -> {"shapes": "pips"}"""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise InvalidSetup(Reason(MESSAGES, "option-is-written", word=repr(word)))
        if name in found:
            raise InvalidSetup(Reason(MESSAGES, "option-twice", name=name))
        found[name] = value
    return found


def changed_options(declared: tuple[Option, ...], options: Options) -> list[str]:
    """{"shapes": "pips", "bonus": "off"} -> ["shapes=pips"]: those that differ from the default."""
    usual = _find_defaults(declared, options)
    return [
        f"{o.name}={options[o.name]}" for o in declared if options.get(o.name, usual[o.name]) != usual[o.name]
    ]


def asked_options(declared: tuple[Option, ...], options: Options) -> dict[str, str]:
    """Return what a new game is asked for to have these options: those that differ from the default, and the
    number of its rules unless it is the newest."""
    newest = newest_rules(declared)
    changed = parse_options(changed_options(declared, {**options, **newest}))
    number = {name: str(number_of_rules(declared, options)) for name in newest}
    return {name: value for name, value in changed.items() if name != RULES} | (
        number if number != newest else {}
    )
