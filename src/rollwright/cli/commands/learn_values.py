"""rollwright learn-values"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games import catalogue

from ..game_options import add_game_options, read_game_options
from ..output import make_console
from ..progress import exit_on_interrupt

MOST_SECONDS = 7 * 24 * 3600
MOST_THREADS = 1024
KEEP = 2_000_000
OUTPUT = "Write what was learned as a file of values, for the bots to play by."
RESUME = "Keep everything in this file (a few hundred MB), and go on from it."
STEP = "How much of an error is put right at once: more than 1 where few tables learn."
NET = "Learn the net behind the tables, which stay as they are; some games have a net alone."
LOOKS = "Teach a net's moves by exact looks over all rolls: few games, which teach much; goes on from a net."
LANES = "Games side by side on a card; for a net also here, where 256 are plenty."
RATE = "How much of an error is put right: steady, or less and less towards the end."

STAGES = "How many stages of a game the tables tell apart at most; by default all they can."


@click.command(short_help="Learn what positions are worth, for the bots to play by.")
@click.argument("game")
@click.option("--seconds", type=float, default=60, show_default=True, help="How long to learn.")
@click.option("--threads", type=int, help="How many threads; by default one for each core.")
@click.option("--seed", type=int, default=1, show_default=True, help="Where the dice come from.")
@click.option("--rate", default="falling", show_default=True, help=RATE)
@click.option("--step", type=float, default=1.0, show_default=True, help=STEP)
@click.option("--from", "source", metavar="FILE", help="Begin from a file of values instead of nothing.")
@click.option("--tables", metavar="NAMES", help="Learn these tables only, such as two,cross.")
@click.option("--stages", type=int, default=0, help=STAGES)
@click.option("--net", is_flag=True, help=NET)
@click.option("--looks", is_flag=True, help=LOOKS)
@click.option("--engine", default="local", show_default=True, help="Where: local, or cuda for a CUDA card.")
@click.option("--lanes", type=int, default=16_896, show_default=True, help=LANES)
@click.option("--keep", type=int, default=KEEP, show_default=True, help="Entries to write: those met most.")
@add_game_options
@click.option("--option", "generic", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--resume", metavar="FILE", help=RESUME)
@click.option("--curve", metavar="FILE", help="Write the learning curve (.csv).")
@click.option("-o", "--output", metavar="FILE", help=OUTPUT)
def learn_values(
    game: str,
    seconds: float,
    threads: int | None,
    seed: int,
    rate: str,
    step: float,
    source: str | None,
    tables: str | None,
    stages: int,
    net: bool,
    looks: bool,
    engine: str,
    lanes: int,
    keep: int,
    generic: tuple[str, ...],
    resume: str | None,
    curve: str | None,
    output: str | None,
    **flags: str | None,
) -> None:
    """Learn what positions are worth, from nothing, by playing.

    Every move is taught what the next one promised (temporal differences). The bot `sage` plays by the
    result at once, and the planner looks ahead with it.
    """
    from rollwright.lab.training import expectimax_targets as look_learning
    from rollwright.lab.training import net_td as net_learning
    from rollwright.lab.training import td as learning

    found = catalogue.find_game(game)
    options = fill_options(found.options, read_game_options(generic, flags))
    if not 0 < step <= 100:
        raise InvalidSetup(f"a step is up to 100, not {step:g}")
    if stages < 0 or (stages and net):
        raise InvalidSetup(f"stages are 1 or more, for tables and not for a net, not {stages}")
    if tables is not None and net:
        raise InvalidSetup("--tables names tables to learn, and --net learns none of them")
    if looks and (not net or engine == "cuda"):
        raise InvalidSetup("--looks teaches a net, by the processor: with --net and without --engine cuda")
    workers = _check(seconds, threads, rate, engine, lanes, keep)
    kept, begun = (None if name is None else Path(name) for name in (resume, source))

    def pace(share: float) -> float:
        return step * (learning.rate_at(share) if rate == "falling" else 1.0)

    course: learning.Course | net_learning.NetCourse
    if net:
        way = look_learning.LookCourse if looks else net_learning.NetCourse
        course = net_learning.begin(found, options, seed, lanes, engine == "cuda", kept, begun, way)
        course.threads = workers
        run = net_learning.learn_net(course, seconds, step, rate == "falling")
    else:
        learning.tables_of(found)
        course = learning.begin(found, options, seed, begun, stages)
        if kept is not None and kept.exists():
            course = learning.load(found, options, seed, kept, stages)
        if tables is not None:
            learning.freeze_others(course, tables.split(","))
        run = learning.learn_here(course, seconds, workers, pace)
        if engine == "cuda":
            run = learning.learn_on_card(course, seconds, lanes, pace)
    _show(found.id, seconds, run)
    if kept is not None:
        course.save(kept)
    if curve is not None:
        learning.write_curve(course.curve, Path(curve))
    told = f"{course.games} games in {course.seconds:.0f} s"
    if course.curve:
        told += f", {course.curve[-1].mean:.1f} points at the end"
    if output is not None:
        made = "rollwright " + " ".join(sys.argv[1:])
        size = course.publish(Path(output), keep, made)
        told += f"; {output}: {size / 1e6:.2f} MB"
    click.echo(told)


def _check(seconds: float, threads: int | None, rate: str, engine: str, lanes: int, keep: int) -> int:
    """Refuse what cannot be, before anything is learned; return how many threads."""
    if not 0 < seconds <= MOST_SECONDS:
        raise InvalidSetup(f"learning takes up to {MOST_SECONDS} seconds, not {seconds:g}")
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise InvalidSetup(f"threads are 1 to {MOST_THREADS}, not {threads}")
    if rate not in ("falling", "steady"):
        raise InvalidSetup(f"a rate is falling or steady, not {rate[:20]!r}")
    if engine not in ("local", "cuda"):
        raise InvalidSetup(f"an engine is local or cuda, not {engine[:20]!r}")
    if not 64 <= lanes <= 1 << 20:
        raise InvalidSetup(f"lanes are 64 to {1 << 20}, not {lanes}")
    if keep < 1:
        raise InvalidSetup(f"at least 1 entry is kept, not {keep}")
    return threads or os.cpu_count() or 1


def _show(name: str, seconds: float, points: Any) -> None:
    """Learn under a progress bar, on stderr and only where somebody sees it."""
    from rich.progress import Progress, TimeRemainingColumn

    console = make_console(err=True)
    columns = (*Progress.get_default_columns()[:2], TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar, exit_on_interrupt(console.show_cursor):
        task, first = (
            bar.add_task(f"{name} begins; the first time compiles, a minute or so", total=seconds),
            None,
        )
        for point in points:
            first = point.seconds if first is None else first
            told = f"{name}: {point.games} games, {point.mean:.1f} points"
            bar.update(task, completed=point.seconds - first, description=told)
