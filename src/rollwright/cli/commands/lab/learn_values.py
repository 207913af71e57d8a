"""rollwright learn-values"""

from __future__ import annotations

import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import need
from rollwright.core.options import new_options
from rollwright.games import catalogue

from ...files import check_writable
from ...game_options import GameCommand, add_game_options, add_generic_option, read_game_options
from ...output import make_console
from ...progress import exit_on_interrupt

if TYPE_CHECKING:
    from rollwright.lab.training.config import TrainingConfig
    from rollwright.lab.training.run import TrainingRun

KEEP = 2_000_000
SAVE_SECONDS = 120.0
"""Seconds between checkpoints."""
SECONDS = "How long to train, with the time before a resume."
STEPS = "Train this many steps instead: on one thread the same run every time."
SCHEDULE = "The learning rate: decay towards the end, or constant."
SCALE = "A factor of the learning rate."
NET = "Train the net behind the tables, which stay as they are."
TARGETS = "What a net learns from: td, or expectimax, which continues a net (--from) with few games."
TABLES = "Train these tables only, such as two,cross."
STAGES = "How many stages of a game the tables distinguish at most; by default all they can."
SEATS = "How many seats play the games that tables learn from; by default the fewest."
LANES = "Games in lockstep for a net: 256 are plenty on a CPU, 49152 on a GPU."
KEPT = "Table weights to write: those updated most often."
RESUME = "Write checkpoints to this file (a few hundred MB), and go on from it if it is there."
OUTPUT = "Write the values, for bots to play by: sage:FILE."


@click.command(cls=GameCommand, short_help="Learn what positions are worth, for the bots to play by.")
@click.argument("game")
@click.option("--seconds", type=float, default=60, show_default=True, help=SECONDS)
@click.option("--steps", type=int, default=0, help=STEPS)
@click.option("--threads", type=int, help="How many threads; by default one for each core.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Seed of the dice and the first weights."
)
@click.option("--schedule", default="decay", show_default=True, help=SCHEDULE)
@click.option("--lr-scale", type=float, default=1.0, show_default=True, help=SCALE)
@click.option("--net", is_flag=True, help=NET)
@click.option("--targets", default="td", show_default=True, help=TARGETS)
@click.option("--tables", metavar="NAMES", help=TABLES)
@click.option("--stages", type=int, default=0, help=STAGES)
@click.option("--seats", type=int, default=0, help=SEATS)
@click.option("--engine", default="local", show_default=True, help="Where: local, or cuda for a CUDA GPU.")
@click.option("--lanes", type=int, default=256, show_default=True, help=LANES)
@click.option("--keep", type=int, default=KEEP, show_default=True, help=KEPT)
@add_game_options
@add_generic_option
@click.option("--from", "source", type=Path, metavar="FILE", help="Begin from a values file.")
@click.option("--resume", type=Path, metavar="FILE", help=RESUME)
@click.option("--curve", type=Path, metavar="FILE", help="Write the learning curve (.csv).")
@click.option("-o", "--output", type=Path, metavar="FILE", help=OUTPUT)
def learn_values(
    game: str,
    keep: int,
    source: Path | None,
    resume: Path | None,
    curve: Path | None,
    output: Path | None,
    **flags: Any,  # noqa: ANN401 (click hands options over by name, each of its own type)
) -> None:
    """Learn what positions are worth by self-play: n-tuple tables, or a net (--net).

    Every move is taught the value of a later one (temporal differences). Bots play by the file that --output
    writes as `sage:FILE`. Needs the extra `train`.
    """
    need("torch", "training needs", "train")
    from rollwright.lab.training.device import memory_refusals
    from rollwright.lab.training.run import write_curve
    from rollwright.lab.training.start import start_run

    if keep < 1:
        raise InvalidSetup(f"at least 1 weight is kept, not {keep}")
    for path in (output, curve, resume):
        if path is not None:
            check_writable(path)
    with memory_refusals():
        run = start_run(catalogue.find_game(game), _read_config(game, flags), resume, source)
        _train(run, resume)
    if curve is not None:
        write_curve(run.curve, curve)
    line = f"{run.games} games in {run.seconds:.0f} s"
    if run.curve:
        line += f", {run.curve[-1].mean:.1f} points at the end"
    if output is not None:
        size = run.export(output, keep, "rollwright " + " ".join(sys.argv[1:]))
        line += f"; {output}: {size / 1e6:.2f} MB"
    click.echo(line)


def _read_config(name: str, flags: dict[str, Any]) -> TrainingConfig:
    """Return the run that the flags describe; those of the game's options are among them."""
    from rollwright.lab.training.config import TrainingConfig

    game = catalogue.find_game(name)
    names = {field.name for field in fields(TrainingConfig)}
    given = {name: flags.pop(name) for name in sorted(names & flags.keys())}
    given["threads"] = given["threads"] if given["threads"] is not None else os.cpu_count() or 1
    given["tables"] = tuple(given["tables"].split(",")) if given["tables"] else ()
    options = new_options(game.options, read_game_options(flags.pop("generic"), flags))
    return TrainingConfig(game=game.id, options=dict(options), **given)


def _train(run: TrainingRun, checkpoint: Path | None) -> None:
    """Train under a progress bar, on stderr of a terminal; write checkpoints now and then and at the end."""
    from rich.progress import Progress, TimeRemainingColumn

    console, name, saved = make_console(err=True), run.config.game, run.seconds
    columns = (*Progress.get_default_columns()[:2], TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar, exit_on_interrupt(console.show_cursor, checkpoint):
        task = bar.add_task(f"{name} begins; the first time compiles, a minute or so", total=1.0)
        for point in run.train():
            line = f"{name}: {point.games} games, {point.mean:.1f} points"
            bar.update(task, completed=run.share, description=line)
            if checkpoint is not None and run.seconds - saved > SAVE_SECONDS:
                run.save(checkpoint)
                saved = run.seconds
    if checkpoint is not None:
        run.save(checkpoint)
