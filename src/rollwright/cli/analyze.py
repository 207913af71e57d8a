"""rollwright analyze"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from rollwright.core.errors import InvalidSetup

from .reading import read_text
from .show import make_console, make_table, show_json


@click.command(short_help="Judge every move of a record, and tell luck from play.")
@click.argument("file")
@click.option("--playouts", type=int, default=1000, show_default=True, help="Playouts for each decision.")
@click.option("--seat", type=int, help="Judge only this seat; by default every seat.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the playouts' dice come from.")
@click.option("--json", "as_json", is_flag=True, help="Print the analysis as JSON.")
@click.option("--svg", metavar="FILE", help="Draw the course of the game (of the first seat judged).")
def analyze(file: str, playouts: int, seat: int | None, seed: int, as_json: bool, svg: str | None) -> None:
    """Judge every move of a record, and tell luck from play.

    FILE is a record; `-` reads the standard input. The first run compiles the game's kernel, which takes
    a while.
    """
    from rollwright import api

    path = None if svg is None else _check_svg(Path(svg))
    console = make_console(err=True)
    with console.status("Thinking ..."):
        result = api.analyze(read_text(file), playouts, seat, seed)
    if path is not None:
        path.write_text(draw(result, result["seats"][0]), encoding="utf-8")
    if as_json:
        show_json(result)
        return
    for judged in result["seats"]:
        show_analysis(result, judged)
    if result["trust"]:
        make_console().print(f"How far to trust it: {result['trust']}")


def _check_svg(path: Path) -> Path:
    if path.suffix.lower() != ".svg":
        raise InvalidSetup(f"a chart is an .svg file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise InvalidSetup(f"there is no folder {str(path.parent)!r} to put the chart in")
    return path


def draw(result: Mapping[str, Any], judged: Mapping[str, Any]) -> str:
    """Return the chart of one seat's game."""
    from rollwright.sheets.svg.chart import Chart, Turn, draw_chart

    worst = {decision["step"] for decision in judged["worst"]}
    turns = tuple(
        Turn(d["turn"], d["before"], d["after"], d["lost"], _describe(result, d), d["step"] in worst)
        for d in judged["decisions"]
    )
    title = f"{result['game']}: {judged['player'] or 'seat ' + str(judged['seat'])}"
    is_percent = result["unit"] == "win"
    return draw_chart(Chart(title, judged["start"], judged["final"], turns, is_percent))


def _describe(result: Mapping[str, Any], decision: Mapping[str, Any]) -> str:
    """Return a decision in a sentence."""
    from rollwright.core.describing import describe_notation
    from rollwright.games.catalogue import find_game

    game = find_game(result["game"])
    turn, played = f"Turn {decision['turn']}", describe_notation(game, decision["played"])
    if decision["lost"] <= 0:
        return f"{turn}: {played}."
    lost = _amount(result, decision["lost"])
    return f"{turn}: {played}, which lost {lost}; better: {describe_notation(game, decision['best'])}."


def _amount(result: Mapping[str, Any], value: float, sign: bool = False) -> str:
    """0.031 -> "3.1%" in a game that is won or lost, 3.14 -> "3.1" points"""
    if result["unit"] == "win":
        return f"{100 * value:+.1f}%" if sign else f"{100 * value:.1f}%"
    return f"{value:+.1f}" if sign else f"{value:.1f}"


def show_analysis(result: Mapping[str, Any], judged: Mapping[str, Any]) -> None:
    """Show a row for each decision, the worst moves, and what made the result."""
    console = make_console()
    numbers = ("turn", "luck", "before", "after", "lost", "± 95%", "sure")
    title = f"{result['game']}: seat {judged['seat']} {judged['player']}".rstrip()
    table = make_table(title, *numbers, "played", "better", right=numbers)
    for decision in judged["decisions"]:
        table.add_row(*_row(result, decision))
    console.print(table)
    for number, decision in enumerate(judged["worst"], 1):
        console.print(f"{number}. {_describe(result, decision)}")
    for sentence in describe_split(result, judged):
        console.print(sentence)


def _row(result: Mapping[str, Any], decision: Mapping[str, Any]) -> list[str]:
    lost, better, sure, error = "", "", "", ""
    if decision["lost"] > 0:
        lost, error = _amount(result, decision["lost"]), _amount(result, 1.96 * decision["error"])
        better, sure = decision["best"], f"{100 * decision['confidence']:.0f}%"
    values = [_amount(result, decision[key]) for key in ("before", "after")]
    luck = _amount(result, decision["luck"], sign=True)
    return [str(decision["turn"]), luck, *values, lost, error, sure, decision["played"], better]


def describe_split(result: Mapping[str, Any], judged: Mapping[str, Any]) -> list[str]:
    """Return where the result came from, in sentences."""
    told = {key: _amount(result, judged[key]) for key in ("start", "final", "lost")}
    parts = [f"{_amount(result, judged[key], sign=True)} {word}" for key, word in _parts(result)]
    end = "Result" if judged["over"] else "To be expected now"
    return [
        f"{end}: {told['final']} = {told['start']} for a shrewd player on average dice, {', '.join(parts)}.",
        f"The best moves found would have been worth {told['lost']} more, one by one.",
    ]


def _parts(result: Mapping[str, Any]) -> list[tuple[str, str]]:
    parts = [("luck", "by the dice"), ("play", "by your moves")]
    return [*parts, ("rivals", "by your rival's moves")] if result["unit"] == "win" else parts
