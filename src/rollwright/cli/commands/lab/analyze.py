"""rollwright analyze"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from rollwright.core.errors import InvalidSetup
from rollwright.results import Analysis, JudgedMove, SeatAnalysis

from ...files import read_text
from ...output import make_console, make_table, print_table, show_json

PARTS: tuple[tuple[Literal["luck", "play", "rivals"], str], ...] = (
    ("luck", "by the dice"),
    ("play", "by your moves"),
    ("rivals", "by your rival's moves"),
)


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


def draw(result: Analysis, judged: SeatAnalysis) -> str:
    """Return the chart of one seat's game."""
    from rollwright.sheets.svg.chart import Chart, Turn, draw_chart

    places = {decision["step"]: place for place, decision in enumerate(judged["worst"], 1)}
    turns = tuple(
        Turn(d["turn"], d["before"], d["after"], d["lost"], _describe(result, d), places.get(d["step"], 0))
        for d in judged["decisions"]
    )
    title = f"{result['game']}: {judged['player'] or 'seat ' + str(judged['seat'])}"
    is_percent = result["unit"] == "win"
    return draw_chart(Chart(title, judged["start"], judged["final"], turns, is_percent))


def _describe(result: Analysis, decision: JudgedMove) -> str:
    """Return a decision in a sentence."""
    from rollwright.core.descriptions import describe_notation
    from rollwright.games.catalogue import find_game

    game = find_game(result["game"])
    turn, played = f"Turn {decision['turn']}", describe_notation(game, decision["played"])
    if decision["lost"] <= 0:
        return f"{turn}: {played}."
    lost = _amount(result, decision["lost"])
    return f"{turn}: {played}, which lost {lost}; better: {describe_notation(game, decision['best'])}."


def _amount(result: Analysis, value: float, sign: bool = False) -> str:
    """0.031 -> "3.1%" in a game that is won or lost, 3.14 -> "3.1" points"""
    if result["unit"] == "win":
        return f"{100 * value:+.1f}%" if sign else f"{100 * value:.1f}%"
    return f"{value:+.1f}" if sign else f"{value:.1f}"


def show_analysis(result: Analysis, judged: SeatAnalysis) -> None:
    """Show a row for each decision, the worst moves, and the parts of the result."""
    console = make_console()
    numbers = ("turn", "luck", "before", "after", "lost", "± 95%", "sure")
    title = f"{result['game']}: seat {judged['seat']} {judged['player']}".rstrip()
    table = make_table(title, *numbers, "move", right=numbers, wraps="move")
    for decision in judged["decisions"]:
        table.add_row(*_row(result, decision))
        if decision["lost"] > 0:
            table.add_row(*[""] * len(numbers), f"better: {decision['best']}")
    print_table(console, table)
    for number, decision in enumerate(judged["worst"], 1):
        console.print(f"{number}. {_describe(result, decision)} {decision['why']}")
    for sentence in describe_split(result, judged):
        console.print(sentence)


def _row(result: Analysis, decision: JudgedMove) -> list[str]:
    lost, sure, error = "", "", ""
    if decision["lost"] > 0:
        lost, error = _amount(result, decision["lost"]), _amount(result, 1.96 * decision["error"])
        sure = f"{100 * decision['confidence']:.0f}%"
    values = [_amount(result, value) for value in (decision["before"], decision["after"])]
    luck = _amount(result, decision["luck"], sign=True)
    return [str(decision["turn"]), luck, *values, lost, error, sure, decision["played"]]


def describe_split(result: Analysis, judged: SeatAnalysis) -> list[str]:
    """Return the parts of the result in sentences."""
    start, final, lost = (
        _amount(result, value) for value in (judged["start"], judged["final"], judged["lost"])
    )
    named = PARTS if result["unit"] == "win" else PARTS[:2]
    parts = ", ".join(f"{_amount(result, judged[key], sign=True)} {source}" for key, source in named)
    end = "Result" if judged["over"] else "To be expected now"
    return [
        f"{end}: {final} = {start} for a strong player on average dice, {parts}.",
        f"The best moves found would have been worth {lost} more, one by one.",
    ]
