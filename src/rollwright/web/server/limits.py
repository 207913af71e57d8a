"""How much may be asked for, and limits from a file: what stands there takes the place of what is usual.

sockets = 40            # of one address
requests = [300, 10]    # at once, and a second

[costs]
worker = [100, 5]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from ...core.errors import InvalidSetup
from ..door.host import Cost
from ..live.host import LiveLimits

COSTS: Mapping[Cost, tuple[float, float]] = {
    Cost.STORE: (1000, 50),
    Cost.WRITE: (4800, 2),
    Cost.THREAD: (400, 20),
    Cost.WORKER: (400, 20),
    Cost.THINK: (120, 10),
}
"""What one address may ask for, at once and a second; a new table or profile counts as many writes."""
SHARES = {"address": 1.0, "profile": 0.5, "seat": 0.25}
"""How much of that one profile or seat may take."""


@dataclass(frozen=True)
class Limits(LiveLimits):
    """How much one address or connection may ask for."""

    sockets: int = 220
    """Sockets of one address; a classroom often has one address."""
    watchers: int = field(default=400, kw_only=True)
    """Spectators of one table, from wherever they come; seats are always let in."""
    requests: tuple[float, float] = field(default=(3000, 100), kw_only=True)
    """All requests of one address; a page is about fifteen, and a classroom opens a hundred at once."""
    table_joins: tuple[float, float] = field(default=(150, 1 / 60), kw_only=True)
    """Joins of one address at one table, whose joins are bounded: at once, and a second."""
    rated: tuple[float, float] = field(default=(100, 100 / 86400), kw_only=True)
    """Seats at rated games that new profiles of one address take: more games count for nobody."""
    codes: tuple[float, float] = field(default=(10, 1 / 60), kw_only=True)
    """Recovery codes of one address, right and wrong ones."""
    newcomers: int = field(default=5, kw_only=True)
    """Counted tries of one address at the dice of one day, by new profiles and by older ones."""
    listings: tuple[float, float] = field(default=(10, 1 / 30), kw_only=True)
    """Tables that one address lists as open: at once, and a second."""
    friends: int = field(default=40, kw_only=True)
    """The same at one shared set of dice: as many as a classroom has."""
    imports: tuple[float, float] = field(default=(4000, 2), kw_only=True)
    """Kilobytes that one address, and one profile, brings along in files: some 600 games at once."""
    costs: Mapping[Cost, tuple[float, float]] = field(default_factory=lambda: COSTS, kw_only=True)
    """What a request may lead to, by class."""


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
