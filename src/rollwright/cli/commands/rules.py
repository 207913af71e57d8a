"""rollwright rules"""

from __future__ import annotations

import re

import click

from rollwright.core.descriptions import name_game
from rollwright.core.options import new_options
from rollwright.core.teaching.rules_text import COLUMN, rules_of, sources_of
from rollwright.games import catalogue
from rollwright.sheets.paper.rules_page import describe

from ..game_options import GameCommand, add_game_options, add_generic_option, take_game_options
from ..language_option import add_language_option
from ..output import make_console

MARK = re.compile(r"\{(?!shape:)([^{} ]+)\}")
SHAPE = re.compile(r"\{shape:([^{} ]+)\}")


@click.command(cls=GameCommand, short_help="Show the rules of a game.")
@click.argument("game")
@add_game_options
@click.option("--sources", is_flag=True, help="Where each rule comes from, instead of the rules.")
@add_generic_option
@add_language_option
def rules(game: str, sources: bool, **flags: object) -> None:
    """Show the rules of GAME, with the options and house rules that follow it: GAME feeds=3."""
    from rich.markdown import Markdown

    found = catalogue.find_game(game)
    options = new_options(found.options, take_game_options(dict(flags)))
    filled = (sources_of if sources else rules_of)(found, options) or describe(found)
    console = make_console()
    console.print(Markdown(f"# {name_game(found)}\n\n{to_terminal(filled)}"), soft_wrap=False)


def to_terminal(text: str) -> str:
    """Return a rules text with marks as their letters and shapes as squares: "{shape:x./xx}" -> "■·/■■"."""
    lines = (line for line in text.split("\n") if line != COLUMN)
    drawn = SHAPE.sub(lambda found: found[1].replace("x", "■").replace(".", "·"), "\n".join(lines))
    return MARK.sub(r"`\1`", drawn)
