"""Results on the screen: JSON for programs; tables, means and intervals for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import mention_term, name_rank
from rollwright.core.options import Options, asked_options
from rollwright.games import catalogue
from rollwright.results import FirstSeat, PlayerRows, SeatScore

from .messages import MESSAGES

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod
    from rich.table import Table

WIDEST = 1000
NARROWEST = 24
"""The least width of a column that wraps."""
SPAN = "± and brackets span 95%, counted over dice: games on the same dice are one observation."


def show_json(result: object) -> None:
    """Print a result as JSON, in ASCII so that every terminal can show it."""
    click.echo(json.dumps(result, indent=2))


def make_console(err: bool = False) -> Console:
    """Return a console that prints text as it is, without markup or highlighting."""
    from rich.console import Console

    return Console(stderr=err, highlight=False, markup=False, emoji=False, soft_wrap=True)


def make_table(title: str, *columns: str, right: tuple[str, ...] = (), wraps: str = "") -> Table:
    """Return an empty table; columns in `right` hold numbers, the column `wraps` may have several lines."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left")
    for column in columns:
        justify: JustifyMethod = "right" if column in right else "left"
        table.add_column(Text(column), justify=justify, no_wrap=column != wraps)
    return table


def make_score_table(game: AnyGame, score: SeatScore) -> Table:
    """Return a score's terms in order, then the total and the rank."""
    points = MESSAGES.say("column-points")
    table = make_table(game.id, MESSAGES.say("column-term"), points, right=(points,))
    for term, value in score["breakdown"].items():
        table.add_row(mention_term(game, term), str(value))
    table.add_section()
    table.add_row(MESSAGES.say("row-total"), str(score["total"]))
    if score["rank"] is not None:
        table.add_row(MESSAGES.say("row-rank"), name_rank(game, score["rank"]))
    return table


def make_rows_table(title: str, rows: Sequence[Mapping[str, object]]) -> Table:
    """Return rows with the same keys as a table."""
    table = make_table(title, *map(name_part, rows[0]))
    for row in rows:
        table.add_row(*map(format_value, row.values()))
    return table


def make_players_table(game: AnyGame, players: Mapping[str, PlayerRows]) -> Table:
    """Return a column for each player: the rows, then the same in ascending order."""
    table = make_table(game.id, MESSAGES.say("column-row"), *players, right=tuple(players))
    for row in next(iter(players.values()))["rows"]:
        table.add_row(mention_term(game, row), *(str(player["rows"][row]) for player in players.values()))
    table.add_section()
    for key in ("total", "marks"):
        name = MESSAGES.say("row-score" if key == "total" else "row-marks")
        table.add_row(name, *(format_value(player[key]) for player in players.values()))
    lowest = MESSAGES.say("row-lowest")
    table.add_row(lowest, *(format_value(player["sorted"]) for player in players.values()))
    return table


def name_term(term: str) -> str:
    """ "fishermen_by_trees" -> "fishermen by trees" """
    return term.replace("_", " ")


def name_part(key: str) -> str:
    """Return what a part of a score is called; without a message, as programs call it."""
    return MESSAGES.say_or(f"part-{key}", name_term(key))


def format_value(value: object) -> str:
    """["a", "b"] -> "a b"; {"x": 1} -> "x 1"; None -> "-"; True -> "yes" """
    if value is None:
        return "-"
    if isinstance(value, bool):
        return MESSAGES.say("yes" if value else "no")
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {format_value(part)}" for key, part in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return " ".join(map(format_value, value)) if _is_flat(value) else "; ".join(map(format_value, value))
    return str(value)


def _is_flat(values: list[object] | tuple[object, ...]) -> bool:
    return not any(isinstance(value, (list, tuple, Mapping)) for value in values)


# ---- figures


def name_setup(game: str, options: Options) -> str:
    """("chiefdom-2", {"feeds": "3", ...}) -> "chiefdom-2 feeds=3" """
    asked = asked_options(catalogue.find_game(game).options, options)
    return " ".join([game, *(f"{name}={value}" for name, value in asked.items())])


def format_reach(low: float | None, high: float | None, digits: int = 2) -> str:
    """161.8, 167.6 -> "2.90"; "?" where a single observation says nothing"""
    return "?" if low is None or high is None else f"{(high - low) / 2:.{digits}f}"


def format_mean(mean: float, low: float | None, high: float | None) -> str:
    """164.66, 161.77, 167.55 -> "164.66 ± 2.89" """
    return f"{mean:.2f} ± {format_reach(low, high)}"


def format_rate(rate: float, low: float | None, high: float | None) -> str:
    """0.5, 0.24, 0.76 -> "50.0% (24.0-76.0)" """
    if low is None or high is None:
        return f"{100 * rate:.1f}%"
    return f"{100 * rate:.1f}% ({100 * low:.1f}-{100 * high:.1f})"


def describe_first_seat(found: FirstSeat) -> str:
    """Return the advantage of the first seat in a sentence."""
    if found["win_rate"] is None:
        return f"seats: no advantage can be measured, the seat decided none of {found['dice']} dice"
    rate = format_rate(found["win_rate"], found["low"], found["high"])
    return (
        f"seats: on {found['decided']} of {found['dice']} dice the seat decided; the first won {rate} of them"
    )


def print_table(console: Console, table: Table) -> None:
    """Print a table without truncation, wider than the screen where columns that do not wrap need that."""
    from rich.measure import Measurement

    table.padding = (0, 1, 0, 0)
    wide = console.options.update(max_width=WIDEST)
    over = Measurement.get(console, wide, table).maximum - console.width
    for column in table.columns:
        if over > 0 and not column.no_wrap:
            column.max_width = max(NARROWEST, max(len(str(cell)) for cell in column.cells) - over)
    console.width = max(console.width, Measurement.get(console, wide, table).maximum)
    console.print(table, crop=False)
