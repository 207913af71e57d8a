"""The tables of docs/tasks.md: `python -m rollwright.lab.benchmark.leaderboard` writes them.

The tasks come from the games, the results from the files in docs/evaluations.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from math import isclose
from pathlib import Path

import msgspec

from rollwright.core.errors import InvalidSetup
from rollwright.results import MeanInterval

from ..intervals import Interval, mean_interval
from .evaluation import hash_scores, normalise
from .result_types import TaskResult
from .tasks import PROTOCOL, GameTask, find_task, list_tasks

DOCS = Path(__file__).resolve().parents[4] / "docs"
PAGE, FOLDER = DOCS / "tasks.md", DOCS / "evaluations"
TASK_COLUMNS = (
    "task", "rules", "measure", "dice", "reference", "0 is", "1 is", "training steps", "s a decision"
)  # fmt: skip
RESULT_COLUMNS = (
    "task", "rules", "policy", "score", "lead", "normalised", "ms a decision", "training", "version"
)  # fmt: skip


def read_results(folder: Path = FOLDER) -> list[TaskResult]:
    """Return the results of a folder, by task and best first; InvalidSetup names a file that is wrong."""
    found = [read_result(path) for path in sorted(folder.glob("*.json"))]
    return sorted(found, key=lambda result: (result["task"], -result["normalised"]["mean"]))


def read_result(path: Path) -> TaskResult:
    """Return the result of a file whose figures follow from its scores; InvalidSetup if they do not."""
    try:
        result = msgspec.json.decode(path.read_bytes(), type=TaskResult)
    except msgspec.MsgspecError as wrong:
        raise InvalidSetup(f"{path.name} is no result file: {wrong}") from None
    try:
        problem = find_problem(result)
    except InvalidSetup as unknown:
        problem = str(unknown)
    if problem:
        raise InvalidSetup(f"{path.name}: {problem}")
    return result


def find_problem(result: TaskResult) -> str:
    """Return what is wrong with a result, in a few words; an empty text if nothing is."""
    task, scores = find_task(result["task"]), result["scores"]
    if result["protocol"] != PROTOCOL:
        return f"it follows protocol {result['protocol']}, the present one is {PROTOCOL}"
    if not result["is_complete"] or len(scores) != task.games_each * len(task.task.test_rules):
        return "not all games of the task were played"
    if result.get("rules", 1) != task.rules:
        return f"it was played by rules {result.get('rules', 1)}, the task's are {task.rules}"
    mean = mean_interval(scores)
    if (
        hash_scores(scores) != result["scores_sha256"]
        or not _is_close(result["score"], mean)
        or not _is_close(result["normalised"], normalise(task, mean))
    ):
        return "its figures do not follow from its scores"
    return "" if (result["floor"], result["bound"]) == (task.task.floor, task.task.bound) else "another scale"


def _is_close(told: MeanInterval, found: Interval) -> bool:
    ends = zip((told["mean"], told["low"], told["high"]), (found.mean, found.low, found.high))
    return all(a == b or (a is not None and b is not None and isclose(a, b)) for a, b in ends)


# ---- tables


def format_tasks(tasks: Sequence[GameTask]) -> str:
    """Return the table of tasks."""
    return _format_table(TASK_COLUMNS, [_describe_task(task) for task in tasks])


def _describe_task(task: GameTask) -> list[str]:
    facts = task.task
    dice = task.games_each * len(facts.test_rules)
    ends = [f"{facts.floor:g}", f"{facts.bound:g}"]
    budgets = [f"{facts.steps:,}", f"{facts.decision_seconds:g}"]
    name = [f"`{task.id}`", str(task.rules)]
    return [*name, facts.measure, f"{dice:,}", f"`{facts.reference}`", *ends, *budgets]


def format_results(results: Sequence[TaskResult]) -> str:
    """Return the table of results."""
    return _format_table(RESULT_COLUMNS, [_describe_result(result) for result in results])


def _describe_result(result: TaskResult) -> list[str]:
    scale = 1 if result["measure"] == "points" else 100
    unit = "" if scale == 1 else "%"
    figures = [_format_mean(result[name], scale, 1, unit) for name in ("score", "lead")]
    spent, training = result["decision"], result["training"]
    late = "" if spent["is_within"] else " (over the budget)"
    steps = "" if not training["steps"] else f", {training['steps']:,} steps"
    late_steps = " (over the budget)" if training["is_within"] is False else ""
    return [
        f"`{result['task']}`",
        str(result.get("rules", 1)),
        f"`{result['bot']}`",
        *figures,
        _format_mean(result["normalised"], 1, 3),
        f"{1000 * spent['cpu_seconds']:.2g}{late}",
        f"{training['compute']}{steps}{late_steps}",
        result["versions"]["rollwright"],
    ]


def _format_mean(found: MeanInterval, scale: float, digits: int, unit: str = "") -> str:
    """{"mean": 0.5, "low": 0.4, "high": 0.6} in percent -> "50.0% ± 10.0" """
    low, high = found["low"], found["high"]
    reach = "?" if low is None or high is None else f"{(high - low) / 2 * scale:.{digits}f}"
    return f"{found['mean'] * scale:z.{digits}f}{unit} ± {reach}"


def _format_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(line)} |" for line in (columns, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(columns), *lines[1:]])


def fill_page(text: str, name: str, table: str) -> str:
    """Return a page with the table between the comments of that name replaced."""
    pattern = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
    return re.sub(pattern, lambda found: f"{found[1]}\n{table}\n\n{found[2]}", text, count=1, flags=re.DOTALL)


def format_page(text: str) -> str:
    """Return the page of tasks with both tables as they are now."""
    text = fill_page(text, "tasks", format_tasks(list_tasks()))
    return fill_page(text, "results", format_results(read_results()))


def main() -> None:
    """Write the page; a result file that is wrong is named in a sentence."""
    try:
        page = format_page(PAGE.read_text(encoding="utf-8"))
    except InvalidSetup as wrong:
        sys.exit(str(wrong))
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
