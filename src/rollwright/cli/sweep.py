"""rollwright sweep"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rollwright.games import catalogue

from .figures import SPAN, format_mean, format_rate, format_reach, print_table
from .show import make_console, make_table, show_json
from .simulate import (
    ENGINE,
    RESUME,
    WHO,
    add_game_options,
    check_output,
    check_plot,
    read_game_options,
    show_bar,
)

ROWS = "Write a row for every variant, game and seat (.json, .csv or .parquet)."
MANY = 5
"""From so many comparisons on, one that looks sure by chance is to be expected."""


@click.command(short_help="Compare variants of the rules on the same dice.")
@click.argument("game")
@click.option("--vary", multiple=True, metavar="NAME=A,B", help="A fact or option and its values; again.")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help=WHO)
@click.option("--games", type=int, default=1000, show_default=True, help="How many games of each variant.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--seats", type=int, help="How many seats, all for one bot.")
@click.option("--jobs", type=int, help="How many threads; by default one for each core.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("-o", "--output", metavar="FILE", help=ROWS)
@click.option("--resume", metavar="FILE", help=RESUME)
@click.option("--plot", metavar="FILE", help="Draw totals and differences (.png, .svg or .pdf).")
@click.option("--engine", default="local", show_default=True, help=ENGINE)
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
def sweep(
    game: str,
    vary: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    jobs: int | None,
    generic: tuple[str, ...],
    output: str | None,
    resume: str | None,
    plot: str | None,
    engine: str,
    as_json: bool,
    **flags: Any,
) -> None:
    """Compare variants of the rules on the same dice.

    Varied are a game's options and its house rules, the facts that are printed (what there is to vary is
    told for a name that is none): feeds=2,3 shapes=pips,linked misery=-2,-3 walls=7-8,5-6 house_logs=4,5,6
    and so on. `base` stands for what is printed. Several --vary make every combination. Differences are
    taken game by game.
    """
    from rollwright.bots import quick_bot
    from rollwright.lab.sweep import compare, draw_sweep, find_effects, list_rows, run_sweep
    from rollwright.lab.tables import write_table
    from rollwright.lab.variants import parse_vary, set_up_sweep, warn_of

    found, varied = catalogue.find_game(game), [parse_vary(text) for text in vary]
    who = list(bots) if len(bots) > 1 else (bots[0] if bots else quick_bot(found).name)
    variants = set_up_sweep(found, varied, who, games, seed, seats, read_game_options(generic, flags))
    table, picture, log = check_output(output), check_plot(plot), None if resume is None else Path(resume)
    total = games * len(variants)
    played = show_bar(found.id, total, lambda tell: run_sweep(variants, jobs, tell, engine, log))
    title = f"{found.name}: {games:,} games of each variant, seed {seed}"
    if table is not None:
        write_table(list_rows(played), table)
    if picture is not None:
        draw_sweep(title, played, picture)
    result = {"game": found.id, "seed": seed, "games": games, "variants": compare(played)}
    result |= {"effects": find_effects(played, varied), "notes": warn_of(found, varied), "confidence": 0.95}
    if as_json:
        show_json(result)
    else:
        show_sweep(title, result, has_wins=len(variants[0].setup.bots) > 1 or _can_be_lost(result))


def _can_be_lost(result: dict[str, Any]) -> bool:
    """Say whether somebody alone lost a game, which only a challenge makes possible."""
    return any(row["win_rate"] < 1 for row in result["variants"])


def show_sweep(title: str, result: dict[str, Any], has_wins: bool) -> None:
    """Show a row for each variant and seat, the effects of several facts, and notes."""
    rows, console = result["variants"], make_console()
    seats = max(row["seat"] for row in rows)
    numbers = (
        "mean ± 95%",
        "more ± 95%",
        "turns",
        *(["wins (95%)" if seats > 1 else "passed (95%)"] if has_wins else []),
    )
    table = make_table(title, "variant", *(["bot"] if seats > 1 else []), *numbers, right=numbers)
    for row in rows:
        who = [f"{row['seat']} {row['bot']}"] if seats > 1 else []
        wins = [format_rate(row["win_rate"], row["win_low"], row["win_high"])] if has_wins else []
        table.add_row(
            row["variant"], *who, format_mean(row), _format_more(row, rows[0]), f"{row['turns']:.1f}", *wins
        )
    print_table(console, table)
    if len({effect["fact"] for effect in result["effects"]}) > 1:
        print_table(console, _make_effects_table(result["effects"]))
    console.print("more: than the first variant, game by game on the same dice.")
    for sentence in (SPAN, *_describe_chance(rows), *result["notes"]):
        console.print(sentence)


def _format_more(row: dict[str, Any], first: dict[str, Any]) -> str:
    if row["variant"] == first["variant"]:
        return ""
    if not row["changed"]:
        return "the same on all dice"
    return f"{row['more']:+.2f} ± {format_reach(row['more_low'], row['more_high'])}"


def _make_effects_table(effects: list[dict[str, Any]]) -> Any:
    table = make_table(
        "one fact at a time, over all others", "fact", "value", "against", "more ± 95%", right=("more ± 95%",)
    )
    for effect in effects:
        more = f"{effect['mean']:+.2f} ± {format_reach(effect['low'], effect['high'])}"
        table.add_row(effect["fact"], effect["value"], effect["against"], more)
    return table


def _describe_chance(rows: list[dict[str, Any]]) -> list[str]:
    """Return a warning where so many comparisons are made that some look sure by chance."""
    comparisons = len({row["variant"] for row in rows}) - 1
    if comparisons < MANY:
        return []
    return [f"of {comparisons} comparisons at 95% each, one in twenty looks sure by chance alone."]
