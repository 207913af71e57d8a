"""Sweep: the same games under changed rules, to see what a change is worth.

All variants meet the same seeds, and differences are taken game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from .intervals import Interval, mean_interval, rate_interval
from .log import open_log
from .running import LOCAL, check_engine, run_jobs
from .simulation import CHUNK, SLOW_CHUNK, Setup, play_chunk
from .tally import Games, Numbers, count, read_games
from .variants import Variant

Varied = Sequence[tuple[str, tuple[str, ...]]]


@dataclass(frozen=True)
class Played:
    """What a variant's bots reached, by game and seat."""

    variant: Variant
    games: Games

    @property
    def totals(self) -> Numbers:
        """The totals by game and seat."""
        return self.games.totals


@dataclass(frozen=True)
class Job:
    """Some games in a row of one variant."""

    variant: int
    first: int
    games: int


def header_of(variants: Sequence[Variant]) -> dict[str, Any]:
    """Return what two runs must have in common to be one sweep."""
    first = variants[0].setup
    labels = [variant.label for variant in variants]
    options = [dict(variant.setup.options) for variant in variants]
    names = {"game": first.game.id, "bots": list(first.bots), "games": first.games, "seed": first.seed}
    return {"sweep": 1, **names, "variants": labels, "options": options}


def run_sweep(
    variants: Sequence[Variant],
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    engine: str = LOCAL,
    log: Path | None = None,
) -> list[Played]:
    """Play every variant on the same seeds, but for what the log holds; neither changes the result."""
    check_engine(engine, jobs)
    play = partial(_play, [variant.setup for variant in variants])
    with open_log(log, header_of(variants), "sweep") as file:
        done = {(line["variant"], line["first"]): _read_part(line) for line in file.lines}
        todo = [job for job in _cut(variants) if (job.variant, job.first) not in done]
        played = sum(len(part.turns) for part in done.values())
        for job, part in zip(todo, run_jobs(play, todo, engine, jobs), strict=True):
            done[job.variant, job.first] = part
            file.write({"variant": job.variant, "first": job.first, **_write_part(part)})
            played += len(part.turns)
            if progress is not None:
                progress(played)
    parts: list[list[Games]] = [[] for _ in variants]
    for job in _cut(variants):
        parts[job.variant].append(done[job.variant, job.first])
    return [Played(variant, _join(some)) for variant, some in zip(variants, parts, strict=True)]


def _cut(variants: Sequence[Variant]) -> Iterator[Job]:
    for number, variant in enumerate(variants):
        size, games = (CHUNK if variant.setup.is_quick else SLOW_CHUNK), variant.setup.games
        for first in range(0, games, size):
            yield Job(number, first, min(size, games - first))


def _play(setups: Sequence[Setup], job: Job) -> Games:
    setup = setups[job.variant]
    seats = range(len(setup.bots))
    return read_games(play_chunk(setup, seats, job.first, job.games), seats)


def _write_part(games: Games) -> dict[str, Any]:
    """Return games as part of a line of the log; `_read_part` undoes it."""
    return {name: values.tolist() for name, values in games._asdict().items()}


def _read_part(line: Mapping[str, Any]) -> Games:
    terms, turns = (np.asarray(line[name], dtype=np.int64) for name in ("terms", "turns"))
    shares, first = (np.asarray(line[name], dtype=np.float64) for name in ("shares", "first_seat"))
    return Games(terms, turns, shares, first)


def _join(parts: Sequence[Games]) -> Games:
    arrays: list[Any] = [np.concatenate(some) for some in zip(*parts, strict=True)]
    return Games(*arrays)


# ---- what came of it


def list_rows(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return a row for every variant, game and seat."""
    rows = []
    for one in played:
        setup, totals = one.variant.setup, one.totals
        for game in range(len(one.games.turns)):
            for seat, bot in enumerate(setup.bots):
                row = {"variant": one.variant.label, "game": game, "seat": seat + 1, "bot": bot}
                row |= {"total": int(totals[game, seat]), "won": float(one.games.shares[game, seat])}
                row |= {"turns": int(one.games.turns[game])}
                terms = zip(setup.game.terms, one.games.terms[game, seat].tolist(), strict=True)
                rows.append(row | dict(terms))
    return rows


def compare(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return a row for each variant and seat: its mean, and how much more than the first variant's."""
    return [
        _compare_seat(one, played[0], seat) for one in played for seat in range(len(one.variant.setup.bots))
    ]


def _compare_seat(one: Played, first: Played, seat: int) -> dict[str, Any]:
    totals, setup = one.totals[:, seat], one.variant.setup
    mean, wins = mean_interval(totals), rate_interval(count(one.games.shares[:, seat]))
    more = mean_interval(totals - first.totals[:, seat])
    row: dict[str, Any] = {"variant": one.variant.label, "games": len(totals)}
    row |= name_interval("", mean) | {"sd": float(totals.std(ddof=1)) if len(totals) > 1 else 0.0}
    row |= {"more": more.mean, "more_low": more.low, "more_high": more.high}
    row |= {"turns": float(one.games.turns.mean()), "seat": seat + 1, "bot": setup.bots[seat]}
    row |= {"win_rate": wins.mean, "win_low": wins.low, "win_high": wins.high}
    return row | {"changed": int((totals != first.totals[:, seat]).sum())}


def name_interval(prefix: str, found: Interval) -> dict[str, float | None]:
    """Return an interval as part of a row: {"mean": ..., "low": ..., "high": ...}"""
    return {f"{prefix}{name}": value for name, value in found._asdict().items()}


def find_effects(played: Sequence[Played], varied: Varied) -> list[dict[str, Any]]:
    """Return what each value of each fact is worth to the first seat, averaged over all other facts.

    On every dice the variants with the value are compared with those that have the fact's first value.
    """
    effects = []
    for place, (name, values) in enumerate(varied):
        means = [_average(played, place, value) for value in values]
        for value, mean in zip(values[1:], means[1:], strict=True):
            more = mean_interval(mean - means[0])
            effects.append({"fact": name, "value": value, "against": values[0], **name_interval("", more)})
    return effects


def _average(played: Sequence[Played], place: int, value: str) -> Any:
    """Return the first seat's mean total on each dice over the variants in which a fact has that value."""
    return np.mean([one.totals[:, 0] for one in played if one.variant.values[place] == value], axis=0)


def draw_sweep(title: str, played: Sequence[Played], path: Path) -> None:
    """Draw how the first seat's totals spread under each variant, and the differences (95%)."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    rows = [row for row in compare(played) if row["seat"] == 1]
    names = [row["variant"] for row in rows]
    figure = Figure(figsize=(10, 1.5 + 0.6 * len(rows)), layout="constrained")
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2, sharey=True)
    totals = [one.totals[:, 0] for one in played]
    left.boxplot(totals, orientation="horizontal", tick_labels=names, sym="")
    left.set_xlabel("total (middle half, median, whiskers)")
    places = range(1, len(rows) + 1)
    reach = [0.0 if row["more_high"] is None else row["more_high"] - row["more"] for row in rows]
    right.errorbar([row["more"] for row in rows], places, xerr=reach, fmt="o", capsize=4)
    right.axvline(0, color="black", linewidth=0.8)
    right.set_xlabel("points more than the first, on the same dice (95%)")
    left.invert_yaxis()
    figure.suptitle(title)
    figure.savefig(path)
