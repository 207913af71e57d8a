"""How long things take, counted in the form that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds; whatever took longer is counted above them all."""


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Count what is done inside, if it succeeds."""
        start = time.monotonic()
        yield
        self.note(time.monotonic() - start)

    def format(self, name: str) -> Iterator[str]:
        """Return the lines for Prometheus; every bucket counts those below it too."""
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


def format_figures(
    gauges: Mapping[str, float], counters: Mapping[str, int], histograms: Mapping[str, Histogram]
) -> str:
    """Return a page of figures, each with its kind."""
    lines = [f"# TYPE rollwright_{name} gauge\nrollwright_{name} {value}" for name, value in gauges.items()]
    lines += [
        f"# TYPE rollwright_{name}_total counter\nrollwright_{name}_total {value}"
        for name, value in sorted(counters.items())
    ]
    for name, histogram in histograms.items():
        lines += histogram.format(f"rollwright_{name}_seconds")
    return "\n".join(lines) + "\n"
