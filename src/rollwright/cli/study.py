"""rollwright study"""

from __future__ import annotations

from typing import Any

import click

from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue

from .figures import format_rate, format_reach, name_setup, print_table
from .show import make_console, make_table, show_json
from .simulate import WHO, add_game_options, check_plot, read_game_options, show_bar

MOST_PLAYOUTS = 10_000
ROWS = 12
"""So many turns are shown; the others are in --json."""
COACH = "Let the coach tell luck from play in so many of the games, which takes a while."


@click.command(short_help="Look at a game as its designer does: choices, course, luck.")
@click.argument("game")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help=WHO)
@click.option("--games", type=int, default=20, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--seats", type=int, help="How many seats, all for one bot.")
@click.option("--playouts", type=int, default=16, show_default=True, help="Tries of each move; 0 for none.")
@click.option("--coach", type=int, default=0, show_default=True, help=COACH)
@click.option("--jobs", type=int, help="How many threads; by default one for each core.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--json", "as_json", is_flag=True, help="Print the study as JSON.")
@click.option("--plot", metavar="FILE", help="Draw choices, weight and score by turn (.png, .svg, .pdf).")
def study(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    playouts: int,
    coach: int,
    jobs: int | None,
    generic: tuple[str, ...],
    as_json: bool,
    plot: str | None,
    **flags: Any,
) -> None:
    """Look at a game as its designer does: how many choices there are, how much they matter, how the score
    goes, when the winner is settled, and what luck is worth.

    Games are played step by step, so a study takes seconds a game. Bots with noise, such as greedy~0.1,
    play more like people do.
    """
    from rollwright.bots import quick_bot
    from rollwright.lab.simulation import set_up
    from rollwright.lab.study import run_study, sum_up_study

    found = catalogue.find_game(game)
    setup = set_up(
        found, bots or quick_bot(found).name, games, seed, seats, read_game_options(generic, flags)
    )
    if not 0 <= playouts <= MOST_PLAYOUTS:
        raise InvalidSetup(f"a study takes 0 to {MOST_PLAYOUTS} playouts of a move, not {playouts}")
    if not 0 <= coach <= games:
        raise InvalidSetup(f"the coach can judge 0 to {games} of the games, not {coach}")
    picture = check_plot(plot)
    courses = show_bar(found.id, games, lambda tell: run_study(setup, playouts, coach, jobs, tell))
    result = sum_up_study(setup, courses)
    if picture is not None:
        from rollwright.lab.plot import draw_study

        draw_study(result, picture)
    if as_json:
        show_json(result)
    else:
        show_study(result)


def show_study(result: dict[str, Any]) -> None:
    """Show how turns go, and what the whole amounts to."""
    console = make_console()
    who = ", ".join(result["bots"])
    title = f"{name_setup(result)}: {result['games']} games of {who}, seed {result['seed']}"
    numbers = ("choices", "forced", "best - 2nd", "best - median", "score", "settled")
    table = make_table(title, "turn", "games", *numbers, right=("turn", "games", *numbers))
    for row in pick_turns(result["turns"]):
        table.add_row(*_turn_row(result, row))
    print_table(console, table)
    for sentence in describe_study(result):
        console.print(sentence)


def pick_turns(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return some turns from first to last."""
    if len(rows) <= ROWS:
        return rows
    return [rows[round(place * (len(rows) - 1) / (ROWS - 1))] for place in range(ROWS)]


def _turn_row(result: dict[str, Any], row: dict[str, Any]) -> list[str]:
    weights = [
        "" if row[name] is None else _amount(result, row[name]) for name in ("over_second", "over_median")
    ]
    choices = "" if row["choices"] is None else f"{row['choices']:.1f}"
    forced = "" if row["forced"] is None else f"{100 * row['forced']:.0f}%"
    score = "" if row["score"] is None else f"{row['score']:.1f}"
    settled = f"{100 * row['settled']:.0f}%" if "lead" in result else ""
    return [str(row["turn"]), str(row["games"]), choices, forced, *weights, score, settled]


def _amount(result: dict[str, Any], value: float) -> str:
    """0.031 -> "3.1%" in a game that is won or lost, 3.14 -> "3.14" points"""
    return f"{100 * value:.1f}%" if result["unit"] == "win" else f"{value:.2f}"


def describe_study(result: dict[str, Any]) -> list[str]:
    """Return what the study found, in sentences."""
    choices, decisions = result["choices"], result["decisions"]
    told = [
        f"decisions: {decisions['by_game']:.1f} a game, {100 * decisions['forced']:.0f}% of them forced; "
        f"choices: {choices['mean']:.1f} on average, median {choices['median']:g}, at most {choices['max']}"
    ]
    for name, word in (("over_second", "the second best"), ("over_median", "the middle of all moves")):
        if result[name] is not None:
            told.append(f"the best move is worth {_format(result, result[name])} more than {word}")
    return [
        *told,
        *_describe_lead(result),
        *_describe_luck(result),
        "± and brackets span 95%, counted over games.",
    ]


def _format(result: dict[str, Any], found: dict[str, Any]) -> str:
    scale = 100 if result["unit"] == "win" else 1
    return f"{scale * found['mean']:.2f} ± {_reach(found, scale)}{'%' if scale == 100 else ''}"


def _reach(found: dict[str, Any], scale: int, digits: int = 2) -> str:
    low, high = (None if found[end] is None else scale * found[end] for end in ("low", "high"))
    return format_reach(low, high, digits)


def _describe_lead(result: dict[str, Any]) -> list[str]:
    if "lead" not in result:
        return []
    changes, settled, half = (result["lead"][name] for name in ("changes", "settled", "half_time"))
    reach = format_reach(changes["low"], changes["high"])
    told = [f"lead changes: {changes['mean']:.2f} ± {reach} a game"]
    told.append(
        f"the winner is settled after {100 * settled['mean']:.0f} ± {_reach(settled, 100, 0)}% of the turns"
    )
    if half is not None:
        told.append(f"who led at half-time won {format_rate(half['mean'], half['low'], half['high'])}")
    return told


def _describe_luck(result: dict[str, Any]) -> list[str]:
    if "luck" not in result:
        return []
    luck, play = (result["luck"][name] for name in ("luck", "play"))
    return [
        f"the coach on {result['luck']['games']} games: the dice gave {_format(result, luck)} "
        f"(sd {_amount(result, luck['sd'])}), moves gained {_format(result, play)} over quick play "
        f"(sd {_amount(result, play['sd'])})"
    ]
