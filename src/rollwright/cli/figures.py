"""Figures for people: ± always spans 95%, over dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rollwright.core.options import changed_options
from rollwright.games import catalogue

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDEST = 1000
SPAN = "± and brackets span 95%, counted over dice: games on the same dice are one observation."


def name_setup(result: Mapping[str, Any]) -> str:
    """{"game": "chiefdom-2", "options": {"feeds": "3", ...}, ...} -> "chiefdom-2 feeds=3" """
    declared = catalogue.find_game(result["game"]).options
    return " ".join([result["game"], *changed_options(declared, result["options"])])


def format_reach(low: float | None, high: float | None, digits: int = 2) -> str:
    """161.8, 167.6 -> "2.90"; "?" where a single observation says nothing"""
    return "?" if low is None or high is None else f"{(high - low) / 2:.{digits}f}"


def format_mean(row: Mapping[str, Any], name: str = "mean", low: str = "low", high: str = "high") -> str:
    """{"mean": 164.66, ...} -> "164.66 ± 2.89" """
    return f"{row[name]:.2f} ± {format_reach(row[low], row[high])}"


def format_rate(rate: float, low: float | None, high: float | None) -> str:
    """0.5, 0.24, 0.76 -> "50.0% (24.0-76.0)" """
    if low is None or high is None:
        return f"{100 * rate:.1f}%"
    return f"{100 * rate:.1f}% ({100 * low:.1f}-{100 * high:.1f})"


def describe_first_seat(found: Mapping[str, Any]) -> str:
    """Return what the games tell of sitting first, in a sentence."""
    if not found["decided"]:
        return f"seats: no advantage can be measured, the seat decided none of {found['dice']} dice"
    rate = format_rate(found["win_rate"], found["low"], found["high"])
    return (
        f"seats: on {found['decided']} of {found['dice']} dice the seat decided; the first won {rate} of them"
    )


def print_table(console: Console, table: Table) -> None:
    """Print a table closely set and whole: no figure is cut off where the screen is too narrow."""
    from rich.measure import Measurement

    table.padding = (0, 1, 0, 0)
    wide = console.options.update(max_width=WIDEST)
    console.width = max(console.width, Measurement.get(console, wide, table).maximum)
    console.print(table, crop=False)
