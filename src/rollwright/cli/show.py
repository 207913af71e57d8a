"""Showing results: JSON for programs, tables for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def show_json(result: object) -> None:
    """Print a result as JSON, in ASCII so that every terminal can show it."""
    click.echo(json.dumps(result, indent=2))


def make_console(err: bool = False) -> Console:
    """Return a console that changes no word of what it is given."""
    from rich.console import Console

    return Console(stderr=err, highlight=False, markup=False, emoji=False, soft_wrap=True)


def make_table(title: str, *columns: str, right: tuple[str, ...] = ()) -> Table:
    """Return an empty table; the columns in `right` hold numbers."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title), box=box.SIMPLE_HEAD, title_justify="left")
    for column in columns:
        table.add_column(Text(column), justify="right" if column in right else "left", no_wrap=True)
    return table


def make_score_table(title: str, score: Mapping[str, Any]) -> Table:
    """Return a score's terms in order, then the total and the rank."""
    table = make_table(title, "term", "points", right=("points",))
    for term, points in score["breakdown"].items():
        table.add_row(name_term(term), str(points))
    table.add_section()
    table.add_row("total", str(score["total"]))
    if score["rank"] is not None:
        table.add_row("rank", score["rank"])
    return table


def make_rows_table(title: str, rows: Sequence[Mapping[str, Any]]) -> Table:
    """Return a list of like things as a table: a column for each of their keys."""
    table = make_table(title, *map(name_term, rows[0]))
    for row in rows:
        table.add_row(*map(format_value, row.values()))
    return table


def make_players_table(title: str, players: Mapping[str, Mapping[str, Any]]) -> Table:
    """Return what every player has, a column for each: the rows, then the same from the lowest on."""
    table = make_table(title, "row", *players, right=tuple(players))
    for row in next(iter(players.values()))["rows"]:
        table.add_row(name_term(row), *(str(player["rows"][row]) for player in players.values()))
    table.add_section()
    table.add_row("from the lowest", *(format_value(player["sorted"]) for player in players.values()))
    return table


def name_term(term: str) -> str:
    """ "fishermen_by_trees" -> "fishermen by trees" """
    return term.replace("_", " ")


def format_value(value: object) -> str:
    """["a", "b"] -> "a b"; {"x": 1} -> "x 1"; None -> "-"; True -> "yes" """
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {format_value(part)}" for key, part in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return " ".join(map(format_value, value)) if _is_flat(value) else "; ".join(map(format_value, value))
    return str(value)


def _is_flat(values: list[object] | tuple[object, ...]) -> bool:
    return not any(isinstance(value, (list, tuple, Mapping)) for value in values)
