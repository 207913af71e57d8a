"""rollwright bots"""

from __future__ import annotations

import click

from rollwright.any_game import AnyGame
from rollwright.bots import LEVELS, bots_of, external_bots_of, find_bot, tell_level
from rollwright.games import catalogue

from ..language_option import add_language_option
from ..messages import MESSAGES
from ..output import make_console, make_table, print_table

NAMES = {
    "planner:500": "bot-planner",
    "greedy@4": "bot-greedy",
    "sage~0.1": "bot-sage",
    "sage:mine.values": "bot-values",
    "mybots.py:Class": "bot-own",
}
"""Other names, and the messages about them."""


@click.command(short_help="List the levels and bots, of all games or of one.")
@click.argument("game", required=False)
@add_language_option
def bots(game: str | None) -> None:
    """List the levels and bots, weakest first; with GAME, those that play it."""
    console = make_console()
    chosen = None if game is None else catalogue.find_game(game)
    bot, plays = ([MESSAGES.say("column-bot")] if chosen else []), MESSAGES.say("column-plays")
    levels = make_table(MESSAGES.say("levels"), MESSAGES.say("column-level"), *bot, plays, wraps=plays)
    for level in LEVELS:
        played = [find_bot(chosen, level.name).name] if chosen else []
        levels.add_row(level.name, *played, tell_level(level.name))
    print_table(console, levels)
    for each in (chosen,) if chosen else catalogue.list_games():
        console.print(MESSAGES.say("bots-of", game=each.id, names=", ".join(_names(each))))
    names = make_table(MESSAGES.say("other-names"), MESSAGES.say("column-name"), plays, wraps=plays)
    for name, text in NAMES.items():
        names.add_row(name, MESSAGES.say(text))
    print_table(console, names)


def _names(game: AnyGame) -> list[str]:
    return [bot.name for bot in (*bots_of(game), *external_bots_of(game))]
