"""rollwright evaluate"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import click

from rollwright.core.errors import InvalidSetup

from ...files import check_writable, write_bytes
from ...output import format_mean, format_rate, format_reach, make_console, make_table, print_table, show_json
from ...progress import show_progress

if TYPE_CHECKING:
    from rollwright.lab.benchmark.evaluation import EvaluationSettings
    from rollwright.lab.benchmark.result_types import TaskResult
    from rollwright.results import MeanInterval

TASKS = "Tasks are listed by rollwright evaluate alone, and described in docs/tasks.md."


@click.command(short_help="Measure a bot by a task of the benchmark, on reserved dice.", epilog=TASKS)
@click.argument("task", required=False)
@click.option("--bot", metavar="NAME", help="The bot: a name, planner:500, FILE.py:Class, sage:mine.values.")
@click.option("-o", "--output", metavar="FILE", help="Write the result file (.json).")
@click.option("--steps", type=click.IntRange(0), help="Steps of an environment it was trained on, declared.")
@click.option("--compute", default="", metavar="TEXT", help="What its training took, declared in words.")
@click.option("--games", type=click.IntRange(1), help="A trial: fewer games with each of the rules.")
@click.option("--jobs", type=int, help="How many threads; by default one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Print the result file.")
def evaluate(
    task: str | None,
    bot: str | None,
    output: str | None,
    as_json: bool,
    **settings: Unpack[EvaluationSettings],
) -> None:
    """Measure a bot by a task of the benchmark: its score on reserved dice, with a 95% interval.

    The bot is compared with the task's reference on the same dice, and its score is normalised: 0 is random
    play, 1 the best known bound.
    """
    from rollwright.lab.benchmark.evaluation import count_games
    from rollwright.lab.benchmark.evaluation import evaluate as run_task
    from rollwright.lab.benchmark.tasks import find_task

    if task is None:
        list_all()
        return
    found = find_task(task)
    if bot is None:
        raise InvalidSetup(f"name the bot to evaluate: rollwright evaluate {task} --bot NAME")
    if output is not None:
        check_output(Path(output))

    def run(progress: Callable[[int], None]) -> TaskResult:
        settings["progress"] = progress
        return run_task(task, bot, **settings)

    result = show_progress(found.id, count_games(found, settings.get("games")), run)
    if output is not None:
        write_bytes((json.dumps(result, indent=1) + "\n").encode(), output)
    if as_json:
        show_json(result)
    else:
        show_result(result)


def check_output(path: Path) -> None:
    """Refuse a place for the result file before any game is played."""
    if path.suffix != ".json":
        raise InvalidSetup(f"a result file is a .json file, not {str(path)!r}")
    check_writable(path)


def list_all() -> None:
    """Show every task with its measure and reference."""
    from rollwright.lab.benchmark.tasks import list_tasks

    table = make_table("tasks", "task", "measure", "reference", "what", wraps="what")
    for each in list_tasks():
        table.add_row(each.id, each.task.measure, each.task.reference, each.task.summary)
    print_table(make_console(), table)


def show_result(result: TaskResult) -> None:
    """Show a result: score, lead, normalised score and budgets."""
    console, spent = make_console(), result["decision"]
    part = "" if result["is_complete"] else " (a trial: not all games of the task)"
    console.print(f"{result['task']}, {result['bot']}: {result['dice']} dice{part}")
    console.print(f"score: {format_score(result['measure'], result['score'])}")
    if result["measure"] == "points":
        lead = format_score("points", result["lead"])
        console.print(f"lead over {result['reference']} on the same dice: {lead}")
    normalised = result["normalised"]
    reach = format_reach(normalised["low"], normalised["high"], 3)
    console.print(
        f"normalised: {normalised['mean']:.3f} ± {reach} (0 is {result['floor']:g}, 1 is {result['bound']:g})"
    )
    console.print(
        f"a decision: {1000 * spent['cpu_seconds']:.2f} ms of CPU of {1000 * spent['limit']:g}"
        f"{note_budget(spent['is_within'])}"
    )
    trained = result["training"]
    if trained["steps"] is not None:
        console.print(
            f"training: {trained['steps']:,} steps of {trained['limit']:,}{note_budget(trained['is_within'])}"
        )


def note_budget(is_within: bool | None) -> str:
    """Return what is said of a budget that was exceeded."""
    return ", which is over the budget" if is_within is False else ""


def format_score(measure: str, found: MeanInterval) -> str:
    """Return points with ±, or a share as a percentage with its interval."""
    ends = found["mean"], found["low"], found["high"]
    return format_mean(*ends) if measure == "points" else format_rate(*ends)
