"""Limits from a file, in TOML: what stands there takes the place of what is usual.

sockets = 40            # of one address
requests = [300, 10]    # at once, and a second

[costs]
worker = [100, 5]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from ...core.errors import InvalidSetup
from ..door.host import Cost
from .host import COSTS, SHARES, Limits

KINDS = {
    int: "a whole number from 0 on",
    float: "a number from 0 on",
    tuple[float, float]: "two numbers from 0 on: [at once, a second]",
}


def read_limits(path: Path | None) -> Limits:
    """Return the limits that a file sets, the usual ones without it; InvalidSetup for what is no limit."""
    if path is None:
        return Limits()
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise InvalidSetup(f"{path} is no file of limits: {wrong}") from None
    costs = given.pop("costs", {})
    if not isinstance(costs, dict):
        raise InvalidSetup(f"{path}: costs is a table, as [costs] and below it worker = [100, 5]")
    kinds = {field.name: get_type_hints(Limits)[field.name] for field in fields(Limits)}
    usual = {cost.name.lower(): tuple[float, float] for cost in COSTS}
    found = _read(path, given, {name: kind for name, kind in kinds.items() if name != "costs"})
    new = {Cost[name.upper()]: value for name, value in _read(path, costs, usual).items()}
    return replace(Limits(), **found, costs={**COSTS, **new})


def _read(path: Path, given: Mapping[str, object], kinds: Mapping[str, Any]) -> dict[str, Any]:
    unknown = sorted(given.keys() - kinds.keys())
    if unknown:
        raise InvalidSetup(f"{path}: there is no limit {unknown[0]!r} (limits: {', '.join(sorted(kinds))})")
    return {name: _convert(path, name, value, kinds[name]) for name, value in given.items()}


def _convert(path: Path, name: str, value: object, kind: Any) -> object:  # noqa: ANN401
    try:
        found = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        found = None
    numbers = found if isinstance(found, tuple) else (found,)
    if not all(number is not None and 0 <= number < float("inf") for number in numbers):
        raise InvalidSetup(f"{path}: {name} is {KINDS[kind]}, not {value!r}")
    return found


def format_costs(costs: Mapping[Cost, tuple[float, float]] = COSTS) -> str:
    """Return what addresses, profiles and seats may ask for of each class, as a table of a page."""
    head = ["class", "for", *(f"{'an' if kind == 'address' else 'a'} {kind}" for kind in SHARES)]
    rows = [[f"`{cost.name.lower()}`", ABOUT[cost], *_tell(*costs[cost])] for cost in costs]
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


ABOUT = {
    Cost.STORE: "pages that read the store",
    Cost.WRITE: "forms: what is written; a new table, profile or set of dice counts as 20",
    Cost.THREAD: "pages that take the interpreter for a while",
    Cost.WORKER: "drawings, records, questions about a sheet",
    Cost.THINK: "hints and the coach",
}
"""What the classes are, for operators."""


def _tell(burst: float, rate: float) -> list[str]:
    return [f"{burst * share:g}, {rate * share:g} a second" for share in SHARES.values()]
