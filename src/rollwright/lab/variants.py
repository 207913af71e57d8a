"""Variants of a game: its options and house rules, changed in every combination."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from rollwright.any_game import AnyGame
from rollwright.bots import Bot
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import Option, describe_names

from .setup import Setup, set_up

BASE = "base"
"""Names the printed value."""
MOST_VARIANTS = 100
NUMBER = re.compile("-?[0-9]+")
HOUSE_NOTE = "bots play as they learned under the printed rules: what they never do is worth nothing here"


@dataclass(frozen=True)
class Variant:
    """A game under changed rules: a label, its setup, and the value of each varied fact."""

    label: str
    setup: Setup
    values: tuple[str, ...] = ()


def parse_vary(text: str) -> tuple[str, tuple[str, ...]]:
    """ "feeds=2,3" -> ("feeds", ("2", "3")); values that contain commas are separated by |"""
    name, equals, values = text.partition("=")
    found = tuple(values.split("|" if "|" in values else ","))
    if not (name and equals and all(found)) or len(set(found)) != len(found):
        raise InvalidSetup(f"what varies is written like feeds=2,3, not {text[:40]!r}")
    return name, found


# ---- all combinations


def set_up_sweep(
    game: AnyGame,
    varied: Sequence[tuple[str, tuple[str, ...]]],
    bot: str | Bot | Sequence[str | Bot],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
) -> list[Variant]:
    """Return a variant for every combination of values, the first value of each first."""
    if not varied or not all(values for _, values in varied):
        raise InvalidSetup("a sweep needs something that varies, such as feeds=2,3")
    names = [name for name, _ in varied]
    combined = list(product(*(values for _, values in varied)))
    if len(combined) > MOST_VARIANTS or len(set(names)) != len(names):
        raise InvalidSetup(f"a sweep has at most {MOST_VARIANTS} variants, each fact varied once")
    found = []
    for values in combined:
        chosen = dict(options or {})
        for name, value in zip(names, values, strict=True):
            option = find_option(game, name)
            chosen[name] = option.default if value == BASE else value
        label = " ".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
        found.append(Variant(label, set_up(game, bot, games, seed, seats, chosen), values))
    return found


def find_option(game: AnyGame, name: str) -> Option:
    """Return an option or house rule; InvalidSetup if the game has none of that name."""
    for option in game.options:
        if option.name == name:
            return option
    raise InvalidSetup(f"{game.id} has no {name[:20]!r} to vary ({describe_names(game.options)})")


def warn_of(game: AnyGame, varied: Sequence[tuple[str, tuple[str, ...]]]) -> list[str]:
    """Return warnings for the designer, in sentences."""
    warnings = []
    for name, values in varied:
        option = find_option(game, name)
        if not option.is_house or not NUMBER.fullmatch(option.default):
            continue
        printed = int(option.default)
        for value in values:
            if value != BASE and int(value) * printed < 0:
                turned = "penalty into a reward" if printed < 0 else "reward into a penalty"
                warnings.append(f"{name} is {printed} in print: {value} turns a {turned}")
    if any(find_option(game, name).is_house for name, _ in varied):
        warnings.append(HOUSE_NOTE)
    return warnings
