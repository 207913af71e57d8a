"""rollwright bots"""

from __future__ import annotations

import click

from rollwright.any_game import AnyGame
from rollwright.bots import LEVELS, bots_of, external_bots_of, find_bot
from rollwright.games import catalogue

from ..language_option import add_language_option
from ..output import make_console, make_table, print_table

NAMES = (
    ("planner:500", "500 playouts a move; planner:2s thinks two seconds"),
    ("greedy@4", "sees four random moves only"),
    ("sage~0.1", "slips with probability 0.1"),
    ("sage:mine.values", "plays by values of your own (rollwright learn-values)"),
    ("mybots.py:Class", "a bot of your own, from a file or as module:Class"),
)


@click.command(short_help="List the levels and bots, of all games or of one.")
@click.argument("game", required=False)
@add_language_option
def bots(game: str | None) -> None:
    """List the levels and bots, weakest first; with GAME, those that play it."""
    console = make_console()
    chosen = None if game is None else catalogue.find_game(game)
    levels = make_table("Levels", "level", *(["bot"] if chosen else []), "how it plays", wraps="how it plays")
    for level in LEVELS:
        played = [find_bot(chosen, level.name).name] if chosen else []
        levels.add_row(level.name, *played, level.help)
    print_table(console, levels)
    for each in (chosen,) if chosen else catalogue.list_games():
        console.print(f"{each.id}: {', '.join(_names(each))}")
    names = make_table("Other names for --bot", "name", "how it plays", wraps="how it plays")
    for name, text in NAMES:
        names.add_row(name, text)
    print_table(console, names)


def _names(game: AnyGame) -> list[str]:
    return [bot.name for bot in (*bots_of(game), *external_bots_of(game))]
