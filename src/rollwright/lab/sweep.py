"""Sweep: the same games under changed rules, to see what a change is worth.

Editions are data, so a variant is the game with some of it replaced. All variants meet the same seeds,
and differences are taken game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from rollwright.core.bits import Bits
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.games.chiefdom.board import HEIGHT, bits_of
from rollwright.games.chiefdom.edition import Edition
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.duel.board import Things, parse_track
from rollwright.games.duel.game import Duel

from .rating import mean_interval
from .running import LOCAL, run_jobs
from .simulation import CHUNK, SLOW_CHUNK, Setup, play_chunk, set_up

WALLS = "walls"
TRACK = "track"
MOST_VARIANTS = 100


@dataclass(frozen=True)
class Variant:
    """A game under changed rules; `label` says what is changed."""

    label: str
    setup: Setup


@dataclass(frozen=True)
class Played:
    """What a variant's first bot reached, game by game."""

    variant: Variant
    totals: tuple[int, ...]
    turns: tuple[int, ...]


# ---- variants


def parse_vary(text: str) -> tuple[str, tuple[str, ...]]:
    """ "feeds=2,3" -> ("feeds", ("2", "3")); values that hold commas are parted by |"""
    name, equals, values = text.partition("=")
    found = tuple(values.split("|" if "|" in values else ","))
    if not (name and equals and all(found)) or len(set(found)) != len(found):
        raise InvalidSetup(f"what varies is written like feeds=2,3, not {text[:40]!r}")
    return name, found


def change_game(game: AnyGame, name: str, value: str) -> AnyGame:
    """Return the game with one fact of its edition changed; InvalidSetup if it has no such fact."""
    if name not in list_facts(game):
        known = ", ".join([*(option.name for option in game.options), *list_facts(game)])
        raise InvalidSetup(f"{game.id} has no {name[:20]!r} to vary (it has {known})")
    if isinstance(game, Duel):
        return replace(game, things=_read_track(value))
    assert isinstance(game, Chiefdom)
    if name == WALLS:
        return Chiefdom(_move_walls(game.edition, value))
    if not value.isdecimal() or int(value) > 100:
        raise InvalidSetup(f"{name} is a number from 0 to 100, not {value[:20]!r}")
    wanted: Any = bool(int(value)) if isinstance(getattr(game.edition, name), bool) else int(value)
    return Chiefdom(replace(game.edition, **{name: wanted}))


def list_facts(game: AnyGame) -> list[str]:
    """Return the facts of the game's edition that can be varied."""
    if not isinstance(game, Chiefdom):
        return [TRACK] if isinstance(game, Duel) else []
    values = vars(game.edition).items()
    return [WALLS, *(name for name, value in values if isinstance(value, int))]


def _read_track(text: str) -> Things:
    try:
        return parse_track(text)
    except ValueError as wrong:
        raise InvalidSetup(str(wrong)) from None


def _move_walls(edition: Edition, rows: str) -> Edition:
    """ "5-6": print the walls beside rows 5 and 6."""
    top, _, bottom = rows.partition("-")
    if not (top.isdecimal() and bottom.isdecimal() and 1 <= int(top) <= int(bottom) <= HEIGHT):
        raise InvalidSetup(f"walls stand beside rows such as 7-8, not {rows[:20]!r}")
    west, east = (_beside(column, int(top), int(bottom)) for column in "af")
    starts = {edition.west: west, edition.east: east, edition.west | edition.east: west | east}
    return replace(edition, west=west, east=east, wall_starts=starts[edition.wall_starts])


def _beside(column: str, top: int, bottom: int) -> Bits:
    return bits_of(*(f"{column}{row}" for row in range(top, bottom + 1)))


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
        for name, value in zip(names, values):
            if any(option.name == name for option in game.options):
                chosen[name] = value
            else:
                changed = change_game(changed, name, value)
        label = " ".join(f"{name}={value}" for name, value in zip(names, values))
        found.append(Variant(label, set_up(changed, bot, games, seed, seats, chosen)))
    return found


# ---- playing and comparing


def run_sweep(
    variants: Sequence[Variant],
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    engine: str = LOCAL,
) -> list[Played]:
    """Play every variant on the same seeds."""
    totals: list[list[int]] = [[] for _ in variants]
    turns: list[list[int]] = [[] for _ in variants]
    done = 0
    parts = run_jobs(partial(_play, [variant.setup for variant in variants]), _cut(variants), engine, jobs)
    for number, more_totals, more_turns in parts:
        totals[number] += more_totals
        turns[number] += more_turns
        done += len(more_turns)
        if progress is not None:
            progress(done)
    return [Played(v, tuple(a), tuple(b)) for v, a, b in zip(variants, totals, turns)]


def _cut(variants: Sequence[Variant]) -> Iterator[tuple[int, int, int]]:
    for number, variant in enumerate(variants):
        size, games = (CHUNK if variant.setup.is_quick else SLOW_CHUNK), variant.setup.games
        for first in range(0, games, size):
            yield number, first, min(size, games - first)


def _play(setups: Sequence[Setup], job: tuple[int, int, int]) -> tuple[int, list[int], list[int]]:
    number, first, games = job
    setup = setups[number]
    played = play_chunk(setup, range(len(setup.bots)), first, games)
    totals = [int(sum(seats[0])) for seats in played.terms]
    return number, totals, [int(turns) for turns in played.turns]


def compare(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return a row for each variant: its mean, and how much more that is than the first variant's."""
    first = np.array(played[0].totals, dtype=np.float64)
    rows = []
    for one in played:
        totals = np.array(one.totals, dtype=np.float64)
        mean, low, high = mean_interval(totals)
        more, more_low, more_high = mean_interval(totals - first)
        row = {"variant": one.variant.label, "games": len(totals), "mean": mean, "low": low, "high": high}
        row |= {"sd": float(totals.std(ddof=1)) if len(totals) > 1 else 0.0}
        row |= {"more": more, "more_low": more_low, "more_high": more_high}
        rows.append(row | {"turns": float(np.mean(one.turns))})
    return rows


def draw_sweep(title: str, played: Sequence[Played], path: Path) -> None:
    """Draw how totals spread under each variant, and the differences with their intervals."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    rows = compare(played)
    names = [row["variant"] for row in rows]
    figure = Figure(figsize=(10, 1.5 + 0.6 * len(rows)), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2, sharey=True)
    left.boxplot([one.totals for one in played], orientation="horizontal", tick_labels=names, sym="")
    left.set_xlabel("total (middle half, median, whiskers)")
    places = range(1, len(rows) + 1)
    reach = [row["more_high"] - row["more"] for row in rows]
    right.errorbar([row["more"] for row in rows], places, xerr=reach, fmt="o", capsize=4)
    right.axvline(0, color="black", linewidth=0.8)
    right.set_xlabel("points more than the first, on the same dice (95%)")
    left.invert_yaxis()
    figure.suptitle(title)
    figure.savefig(path)
