"""rollwright study"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import click

from rollwright.results import MeanInterval, StudiedTurn, StudySummary

from ...batch_options import Batch, BatchHelp, add_batch_options, check_plot
from ...game_options import GameCommand
from ...output import format_rate, format_reach, make_console, make_table, name_setup, print_table, show_json
from ...progress import show_progress

COACH = "How many of the games the coach judges, to separate luck from play, which takes a while."
LEADS: tuple[tuple[Literal["over_second", "over_median"], str], ...] = (
    ("over_second", "the second best"),
    ("over_median", "the middle of all moves"),
)


@click.command(cls=GameCommand, short_help="Look at a game as its designer does: choices, course, luck.")
@add_batch_options(BatchHelp(default_games=20))
@click.option(
    "--playouts", type=int, default=16, show_default=True, help="Playouts of each move; 0 for none."
)
@click.option("--coach", type=int, default=0, show_default=True, help=COACH)
@click.option("--json", "as_json", is_flag=True, help="Print the study as JSON.")
@click.option("--plot", metavar="FILE", help="Draw choices, weight and score by turn (.png, .svg, .pdf).")
def study(batch: Batch, playouts: int, coach: int, as_json: bool, plot: str | None) -> None:
    """Look at a game as its designer does: how many choices there are, how much they matter, how the score
    grows, when the winner is settled, and the effect of luck.

    Games are played step by step, so a study takes seconds a game. Bots with noise, such as greedy~0.1,
    play more like people do.
    """
    from rollwright.lab.setup import set_up
    from rollwright.lab.study import StudiedGame, run_study, sum_up_study

    games = batch.games
    setup = set_up(batch.game, batch.bot_or_quickest, games, batch.seed, batch.seats, batch.options)
    picture = check_plot(plot)

    def run(progress: Callable[[int], None]) -> list[StudiedGame]:
        return run_study(setup, playouts, coach, batch.jobs, progress)

    result = sum_up_study(setup, show_progress(batch.game.id, games, run))
    if picture is not None:
        from rollwright.lab.plots.plot import draw_study

        draw_study(result, picture)
    if as_json:
        show_json(result)
    else:
        show_study(result)


def show_study(result: StudySummary) -> None:
    """Show every turn, and the findings in sentences."""
    console = make_console()
    setup, bots = name_setup(result["game"], result["options"]), ", ".join(result["bots"])
    title = f"{setup}: {result['games']} games of {bots}, seed {result['seed']}"
    numbers = ("choices", "forced", "best - 2nd", "best - median", "score", "settled")
    table = make_table(title, "turn", "games", *numbers, right=("turn", "games", *numbers))
    for row in result["turns"]:
        table.add_row(*_turn_row(result, row))
    print_table(console, table)
    for sentence in describe_study(result):
        console.print(sentence)


def _turn_row(result: StudySummary, row: StudiedTurn) -> list[str]:
    leads = (row["over_second"], row["over_median"])
    weights = ["" if lead is None else _amount(result, lead) for lead in leads]
    choices = "" if row["choices"] is None else f"{row['choices']:.1f}"
    forced = "" if row["forced"] is None else f"{100 * row['forced']:.0f}%"
    score = "" if row["score"] is None else f"{row['score']:.1f}"
    settled = f"{100 * row['settled']:.0f}%" if "lead" in result else ""
    return [str(row["turn"]), str(row["games"]), choices, forced, *weights, score, settled]


def _amount(result: StudySummary, value: float) -> str:
    """0.031 -> "3.1%" in a game that is won or lost, 3.14 -> "3.14" points"""
    return f"{100 * value:.1f}%" if result["unit"] == "win" else f"{value:.2f}"


def describe_study(result: StudySummary) -> list[str]:
    """Return the findings in sentences."""
    choices, decisions = result["choices"], result["decisions"]
    findings = [
        f"decisions: {decisions['by_game']:.1f} a game, {100 * decisions['forced']:.0f}% of them forced; "
        f"choices: {choices['mean']:.1f} on average, median {choices['median']:g}, at most {choices['max']}"
    ]
    for name, other in LEADS:
        if (lead := result[name]) is not None:
            findings.append(f"the best move is worth {_format(result, lead)} more than {other}")
    return [
        *findings,
        *_describe_lead(result),
        *_describe_luck(result),
        "± and brackets span 95%, counted over games.",
    ]


def _format(result: StudySummary, found: MeanInterval) -> str:
    scale = 100 if result["unit"] == "win" else 1
    return f"{scale * found['mean']:.2f} ± {_reach(found, scale)}{'%' if scale == 100 else ''}"


def _reach(found: MeanInterval, scale: int, digits: int = 2) -> str:
    low, high = (None if end is None else scale * end for end in (found["low"], found["high"]))
    return format_reach(low, high, digits)


def _describe_lead(result: StudySummary) -> list[str]:
    if "lead" not in result:
        return []
    lead = result["lead"]
    changes, settled, half = lead["changes"], lead["settled"], lead["half_time"]
    reach = format_reach(changes["low"], changes["high"])
    findings = [
        f"lead changes: {changes['mean']:.2f} ± {reach} a game",
        f"the winner is settled after {100 * settled['mean']:.0f} ± {_reach(settled, 100, 0)}% of the turns",
    ]
    if half is not None:
        won = format_rate(half["mean"], half["low"], half["high"])
        findings.append(f"the leader at half-time won {won}")
    return findings


def _describe_luck(result: StudySummary) -> list[str]:
    if "luck" not in result:
        return []
    luck, play = result["luck"]["luck"], result["luck"]["play"]
    return [
        f"the coach on {result['luck']['games']} games: the dice gave {_format(result, luck)} "
        f"(sd {_amount(result, luck['sd'])}), moves gained {_format(result, play)} over quick play "
        f"(sd {_amount(result, play['sd'])})"
    ]
