"""Variants of a game: its options and the facts of its edition, changed in every combination.

Editions are data, so a variant is the game with some of it replaced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from rollwright.core.bits import Bits
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.games.chiefdom.board import HEIGHT, bits_of
from rollwright.games.chiefdom.edition import Edition
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.duel.board import Things, parse_track
from rollwright.games.duel.game import Duel

from .simulation import Setup, set_up

WALLS, TRACK = "walls", "track"
BASE = "base"
"""Stands for the value that is printed."""
MOST_VARIANTS = 100
MOST = 100
"""No fact is larger, or smaller than as much below zero."""
LEAST = {"feeds": 1, "house_logs": 1, "house_beds": 0, "wall_logs": 0}
"""Facts that count things; all other numbers are points and may be negative."""
NO_FACTS = ("has_bonus",)
"""What an edition says of its options; those are varied themselves."""


@dataclass(frozen=True)
class Variant:
    """A game under changed rules; `label` says what is changed, `values` which value each fact has."""

    label: str
    setup: Setup
    values: tuple[str, ...] = ()


def parse_vary(text: str) -> tuple[str, tuple[str, ...]]:
    """ "feeds=2,3" -> ("feeds", ("2", "3")); values that hold commas are parted by |"""
    name, equals, values = text.partition("=")
    found = tuple(values.split("|" if "|" in values else ","))
    if not (name and equals and all(found)) or len(set(found)) != len(found):
        raise InvalidSetup(f"what varies is written like feeds=2,3, not {text[:40]!r}")
    return name, found


# ---- facts


def list_facts(game: AnyGame) -> list[str]:
    """Return the facts of the game's edition that can be varied."""
    if not isinstance(game, Chiefdom):
        return [TRACK] if isinstance(game, Duel) else []
    values = vars(game.edition).items()
    return [WALLS, *(name for name, value in values if isinstance(value, int) and name not in NO_FACTS)]


def printed_value(game: AnyGame, name: str) -> int | None:
    """Return the number a fact has in the printed game; None for what is no number."""
    value = getattr(game.edition, name, None) if isinstance(game, Chiefdom) else None
    return value if isinstance(value, int) else None


def change_game(game: AnyGame, name: str, value: str) -> AnyGame:
    """Return the game with one fact of its edition changed; InvalidSetup if it has no such fact."""
    if name not in list_facts(game):
        known = ", ".join([*(option.name for option in game.options), *list_facts(game)])
        raise InvalidSetup(f"{game.id} has no {name[:20]!r} to vary (it has {known})")
    if value == BASE:
        return game
    if isinstance(game, Duel):
        return replace(game, things=_read_track(value))
    assert isinstance(game, Chiefdom)
    if name == WALLS:
        return Chiefdom(_move_walls(game.edition, value))
    return Chiefdom(replace(game.edition, **{name: _read_number(game.edition, name, value)}))


def _read_number(edition: Edition, name: str, value: str) -> Any:
    printed = getattr(edition, name)
    if isinstance(printed, bool):
        if value not in ("0", "1"):
            raise InvalidSetup(f"{name} is 0 or 1 (printed: {int(printed)}), not {value[:20]!r}")
        return value == "1"
    least, digits = LEAST.get(name, -MOST), value.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 3 and least <= int(value) <= MOST):
        raise InvalidSetup(
            f"{name} is a number from {least} to {MOST} (printed: {printed}), not {value[:20]!r}"
        )
    return int(value)


def _read_track(text: str) -> Things:
    try:
        return parse_track(text)
    except ValueError as wrong:
        raise InvalidSetup(str(wrong)) from None


def _move_walls(edition: Edition, rows: str) -> Edition:
    """ "5-6": print the walls beside rows 5 and 6."""
    top, _, bottom = rows.partition("-")
    if not (_is_row(top) and _is_row(bottom) and int(top) <= int(bottom)):
        raise InvalidSetup(f"walls stand beside rows such as 7-8, not {rows[:20]!r}")
    west, east = (_beside(column, int(top), int(bottom)) for column in "af")
    starts = {edition.west: west, edition.east: east, edition.west | edition.east: west | east}
    return replace(edition, west=west, east=east, wall_starts=starts[edition.wall_starts])


def _is_row(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 2 and 1 <= int(text) <= HEIGHT


def _beside(column: str, top: int, bottom: int) -> Bits:
    return bits_of(*(f"{column}{row}" for row in range(top, bottom + 1)))


# ---- all combinations


def set_up_sweep(
    game: AnyGame,
    varied: Sequence[tuple[str, tuple[str, ...]]],
    bot: str | Sequence[str],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
) -> list[Variant]:
    """Return a variant for every combination of values, the first value of each first."""
    if not varied:
        raise InvalidSetup("a sweep needs something that varies, such as feeds=2,3")
    names = [name for name, _ in varied]
    combined = list(product(*(values for _, values in varied)))
    if len(combined) > MOST_VARIANTS or len(set(names)) != len(names):
        raise InvalidSetup(f"a sweep has at most {MOST_VARIANTS} variants, each fact varied once")
    found = []
    for values in combined:
        changed, chosen = game, dict(options or {})
        for name, value in zip(names, values, strict=True):
            declared = next((option for option in game.options if option.name == name), None)
            if declared is not None:
                chosen[name] = declared.default if value == BASE else value
            else:
                changed = change_game(changed, name, value)
        label = " ".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
        found.append(Variant(label, set_up(changed, bot, games, seed, seats, chosen), values))
    return found


def warn_of(game: AnyGame, varied: Sequence[tuple[str, tuple[str, ...]]]) -> list[str]:
    """Return what a designer may have overlooked, in sentences."""
    told = []
    for name, values in varied:
        printed = printed_value(game, name)
        for value in values:
            if printed is None or isinstance(printed, bool) or value == BASE:
                continue
            if int(value) * printed < 0:
                turned = "penalty into a reward" if printed < 0 else "reward into a penalty"
                told.append(f"{name} is {printed} in print: {value} turns a {turned}")
    if any(name in list_facts(game) for name, _ in varied):
        told.append(
            "bots play as they learned under the printed rules: what they never do is worth nothing here"
        )
    return told
