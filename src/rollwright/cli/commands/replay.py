"""rollwright replay"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from rollwright.any_game import AnyGame
from rollwright.bots.levels import name_level
from rollwright.core.descriptions import mention_term, name_rank
from rollwright.core.types import Score
from rollwright.games.catalogue import find_game
from rollwright.language.lists import join_words
from rollwright.language.reasons import tell_text
from rollwright.results import Replay, SeatScore
from rollwright.sheets.terminal import painter_for

from ..files import read_text
from ..language_option import add_language_option
from ..messages import MESSAGES
from ..output import make_console, make_table, print_table, show_json

if TYPE_CHECKING:
    from rich.table import Table

SIDE_BY_SIDE = 3
"""Scores that fit beside each other."""


@click.command(short_help="Play a record through and show how it ends.")
@click.argument("file")
@click.option("--turn", type=int, help="Show the beginning of this turn; by default the end.")
@click.option("--json", "as_json", is_flag=True, help="Print the sheets and scores as JSON.")
@add_language_option
def replay(file: str, turn: int | None, as_json: bool) -> None:
    """Play a record through and show how it ends.

    FILE is a record; `-` reads the standard input. A step that cannot be played is refused by its number.
    """
    from rollwright import api

    result = api.replay(read_text(file), turn)
    if as_json:
        show_json(result)
    else:
        show_replay(result)


def show_replay(result: Replay) -> None:
    """Show the final sheets, the scores side by side and how the game ended."""
    console = make_console()
    for name, sheet in _name_sheets(result):
        console.print(f"{name}\n{sheet}")
    for first in range(0, len(result["players"]), SIDE_BY_SIDE):
        print_table(
            console, _make_scores(result, range(first, min(first + SIDE_BY_SIDE, len(result["players"]))))
        )
    for sentence in _describe_ending(result):
        console.print(sentence)


def _name_sheets(result: Replay) -> list[tuple[str, str]]:
    """Return every sheet with its seat's name; a shared board once."""
    names = [_name_seat(result, seat) for seat in range(len(result["players"]))]
    if len(names) > 1 and len(set(result["sheets"])) == 1:
        return [(", ".join(names), result["sheets"][0])]
    return list(zip(names, result["sheets"]))


def _name_seat(result: Replay, seat: int) -> str:
    name = result["players"][seat]
    return MESSAGES.say("seat-name" if name else "seat-number", number=seat + 1, name=name_level(name))


def _make_scores(result: Replay, seats: range) -> Table:
    """Return a table with a column for each seat and a row for each term."""
    names = [_name_seat(result, seat) for seat in seats]
    game = find_game(result["game"])
    table = make_table(game.id, MESSAGES.say("column-term"), *names, right=tuple(names))
    scores = [result["scores"][seat] for seat in seats]
    for term in scores[0]["breakdown"]:
        table.add_row(mention_term(game, term), *(str(score["breakdown"][term]) for score in scores))
    table.add_section()
    table.add_row(*_describe_totals(game, scores))
    if any(score["rank"] is not None for score in scores):
        ranks = (name_rank(game, score["rank"] or "-") for score in scores)
        table.add_row(MESSAGES.say("row-rank"), *ranks)
    return table


def _describe_totals(game: AnyGame, scores: Sequence[SeatScore]) -> list[str]:
    """Return the row that decides: the total, or what the game compares instead."""
    painter = painter_for(game)
    name, totals = painter.describe_totals([Score(score["total"], score["breakdown"]) for score in scores])
    return [name, *totals]


def _describe_ending(result: Replay) -> list[str]:
    from rollwright.table.rules.ending import name_ending

    if not result["over"]:
        return [MESSAGES.say("goes-on-in", turn=result["turns"])]
    numbered = enumerate(result["players"], 1)
    names = [name_level(name) or MESSAGES.say("seat-number", number=seat) for seat, name in numbered]
    if len(set(names)) < len(names):
        names = [_name_seat(result, seat) for seat in range(len(names))]
    winners = join_words([names[seat - 1] for seat in result["winners"]])
    over = MESSAGES.say(
        "over-after-won" if winners else "over-after",
        turns=result["turns"],
        ending=name_ending(find_game(result["game"]), result["ending"] or ""),
        names=winners,
    )
    return [over, *map(tell_text, result["remarks"])]
