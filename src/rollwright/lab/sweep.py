"""Sweeps: the same dice under variants of the rules, to measure the effect of each change.

All variants use the same seeds, and differences are taken game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from rollwright.any_game import AnyGame
from rollwright.results import Effect, SweepSummary, VariantRow

from .executors import LOCAL, check_engine, run_tasks
from .intervals import mean_interval, rate_interval
from .result_files import Row
from .run_log import Line, open_log
from .setup import Setup
from .simulation import CHUNK, SLOW_CHUNK, play_chunk
from .summary import CONFIDENCE
from .tally import Games, Numbers, Shares, count_shares, read_games, total_games
from .variants import Variant, warn_of

Varied = Sequence[tuple[str, tuple[str, ...]]]


@dataclass(frozen=True)
class PlayedVariant:
    """The results of a variant's bots, by game and seat."""

    variant: Variant
    games: Games

    @property
    def totals(self) -> Numbers:
        """The totals by game and seat."""
        return self.games.totals


@dataclass(frozen=True)
class VariantChunk:
    """Consecutive games of one variant."""

    variant: int
    first: int
    games: int


def header_of(variants: Sequence[Variant]) -> dict[str, object]:
    """Return the facts that identify a sweep: its log can be resumed only with the same."""
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
) -> list[PlayedVariant]:
    """Play every variant on the same seeds, except what is in the log; engine and log change no result."""
    check_engine(engine, jobs)
    play, game = partial(_play, [variant.setup for variant in variants]), variants[0].setup.game
    with open_log(log, header_of(variants), "sweep") as file:
        done = {(line["variant"], line["first"]): _read_part(game, line) for line in file.lines}
        todo = [job for job in _cut(variants) if (job.variant, job.first) not in done]
        played = sum(len(part.turns) for part in done.values())
        for job, part in zip(todo, run_tasks(play, todo, engine, jobs), strict=True):
            done[job.variant, job.first] = part
            file.write({"variant": job.variant, "first": job.first, **_write_part(part)})
            played += len(part.turns)
            if progress is not None:
                progress(played)
    parts: list[list[Games]] = [[] for _ in variants]
    for job in _cut(variants):
        parts[job.variant].append(done[job.variant, job.first])
    return [PlayedVariant(variant, _join(some)) for variant, some in zip(variants, parts, strict=True)]


def _cut(variants: Sequence[Variant]) -> Iterator[VariantChunk]:
    for number, variant in enumerate(variants):
        size, games = (CHUNK if variant.setup.is_quick else SLOW_CHUNK), variant.setup.games
        for first in range(0, games, size):
            yield VariantChunk(number, first, min(size, games - first))


def _play(setups: Sequence[Setup], job: VariantChunk) -> Games:
    setup = setups[job.variant]
    seats = range(len(setup.bots))
    return read_games(setup.game, play_chunk(setup, seats, job.first, job.games), seats)


def _write_part(games: Games) -> dict[str, object]:
    """Return games as part of a line of the log; `_read_part` undoes it."""
    return {name: values.tolist() for name, values in games._asdict().items() if name != "totals"}


def _read_part(game: AnyGame, line: Line) -> Games:
    terms, turns = (np.asarray(line[name], dtype=np.int64) for name in ("terms", "turns"))
    shares, first = (np.asarray(line[name], dtype=np.float64) for name in ("shares", "first_seat"))
    return Games(terms, turns, shares, first, total_games(game, terms))


def _join(parts: Sequence[Games]) -> Games:
    return Games(
        np.concatenate([part.terms for part in parts]),
        np.concatenate([part.turns for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.first_seat for part in parts]),
        np.concatenate([part.totals for part in parts]),
    )


# ---- results


def list_rows(played: Sequence[PlayedVariant]) -> list[Row]:
    """Return a row for every variant, game and seat."""
    rows: list[Row] = []
    for one in played:
        setup, totals = one.variant.setup, one.totals
        for game in range(len(one.games.turns)):
            for seat, bot in enumerate(setup.bots):
                row: dict[str, object] = {"variant": one.variant.label, "game": game, "seat": seat + 1}
                row |= {
                    "bot": bot,
                    "total": int(totals[game, seat]),
                    "won": float(one.games.shares[game, seat]),
                }
                row |= {"turns": int(one.games.turns[game])}
                terms = zip(setup.game.terms, one.games.terms[game, seat].tolist(), strict=True)
                rows.append(row | dict(terms))
    return rows


def compare(played: Sequence[PlayedVariant]) -> list[VariantRow]:
    """Return a row for each variant and seat: its mean, and the difference to the first variant's."""
    return [
        _compare_seat(one, played[0], seat) for one in played for seat in range(len(one.variant.setup.bots))
    ]


def sum_up_sweep(varied: Varied, played: Sequence[PlayedVariant]) -> SweepSummary:
    """Return a sweep as `--json` prints it."""
    setup = played[0].variant.setup
    return {
        "game": setup.game.id,
        "seed": setup.seed,
        "games": setup.games,
        "variants": _without_solo_wins(compare(played)),
        "effects": find_effects(played, varied),
        "notes": warn_of(setup.game, varied),
        "confidence": CONFIDENCE,
    }


def _without_solo_wins(rows: list[VariantRow]) -> list[VariantRow]:
    """Remove wins from the rows of solo games unless some were lost, as a challenge can be."""
    if any(row["seat"] > 1 or row["win_rate"] < 1 for row in rows):
        return rows
    for row in rows:
        del row["win_rate"], row["win_low"], row["win_high"]
    return rows


def _compare_seat(one: PlayedVariant, first: PlayedVariant, seat: int) -> VariantRow:
    totals, setup = one.totals[:, seat], one.variant.setup
    mean, wins = mean_interval(totals), rate_interval(count_shares(one.games.shares[:, seat]))
    more = mean_interval(totals - first.totals[:, seat])
    return {
        "variant": one.variant.label,
        "games": len(totals),
        "mean": mean.mean,
        "low": mean.low,
        "high": mean.high,
        "sd": float(totals.std(ddof=1)) if len(totals) > 1 else 0.0,
        "more": more.mean,
        "more_low": more.low,
        "more_high": more.high,
        "turns": float(one.games.turns.mean()),
        "seat": seat + 1,
        "bot": setup.bots[seat],
        "win_rate": wins.mean,
        "win_low": wins.low,
        "win_high": wins.high,
        "changed": int((totals != first.totals[:, seat]).sum()),
    }


def find_effects(played: Sequence[PlayedVariant], varied: Varied) -> list[Effect]:
    """Return the effect of each value of each fact on the first seat's total, averaged over all other facts.

    On every dice the variants with the value are compared with those that have the fact's first value.
    """
    effects: list[Effect] = []
    for place, (name, values) in enumerate(varied):
        means = [_average(played, place, value) for value in values]
        for value, mean in zip(values[1:], means[1:], strict=True):
            effects.append(
                {
                    "fact": name,
                    "value": value,
                    "against": values[0],
                    **mean_interval(mean - means[0]).as_json(),
                }
            )
    return effects


def _average(played: Sequence[PlayedVariant], place: int, value: str) -> Shares:
    """Return the first seat's mean total on each dice over the variants in which a fact has that value."""
    totals = [one.totals[:, 0] for one in played if one.variant.values[place] == value]
    return np.asarray(np.mean(totals, axis=0), np.float64)


def draw_sweep(title: str, played: Sequence[PlayedVariant], path: Path) -> None:
    """Draw the distribution of the first seat's totals under each variant, and the differences (95%)."""
    from .plots.plot import draw_differences

    rows = [row for row in compare(played) if row["seat"] == 1]
    highs = [row["more"] if row["more_high"] is None else row["more_high"] for row in rows]
    more = [(row["more"], high - row["more"]) for row, high in zip(rows, highs, strict=True)]
    totals = [one.totals[:, 0].tolist() for one in played]
    draw_differences(title, [row["variant"] for row in rows], totals, more, path)
