"""rollwright dataset"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import need

from ...batch_options import ENGINE, Batch, BatchHelp, add_batch_options
from ...game_options import GameCommand
from ...output import make_console
from ...progress import show_progress

if TYPE_CHECKING:
    from rollwright.bots import Bot
    from rollwright.envs.dataset import Row
    from rollwright.lab.setup import Setup

GAMES_PER_PART = 100
SAMPLE = 5
"""Games that are replayed when all are written."""
SETUP, CARD = "dataset.json", "README.md"


@click.command(cls=GameCommand, short_help="Write games of bots as Parquet files, for offline learning.")
@add_batch_options(BatchHelp())
@click.option("-o", "--output", metavar="FOLDER", required=True, help="Write the files into this folder.")
@click.option("--engine", default="local", show_default=True, help=ENGINE)
def dataset(batch: Batch, output: str, engine: str) -> None:
    """Write games of bots as Parquet files, for offline learning: a row for every decision.

    Each row has what the seat saw, its move, the value of its position and what it got in the end. The same
    command resumes an interrupted run. At the end some games are replayed and compared; README.md in the
    folder is the dataset's card.
    """
    need("pyarrow", "a dataset needs", "lab")
    need("gymnasium", "a dataset needs", "envs")
    from rollwright.lab.executors import check_engine
    from rollwright.lab.setup import set_up

    check_engine(engine, batch.jobs)
    setup = set_up(batch.game, batch.bot_or_quickest, batch.games, batch.seed, batch.seats, batch.options)
    folder = open_folder(Path(output), setup)
    rows = show_progress(
        setup.game.id, setup.games, partial(write_parts, setup, folder, engine, batch.jobs), folder
    )
    replayed = check_sample(setup, folder)
    console = make_console()
    console.print(
        f"{folder}: {setup.games:,} games, {rows:,} decisions; {replayed} games replayed, all equal"
    )


def open_folder(folder: Path, setup: Setup) -> Path:
    """Make the folder, or check that it holds the same dataset."""
    folder.mkdir(parents=True, exist_ok=True)
    header, kept = json.dumps(setup.header | {"dataset": 1}, indent=1) + "\n", folder / SETUP
    if not kept.exists():
        if any(folder.iterdir()):
            raise InvalidSetup(f"{folder} holds other files: name a new folder")
        (folder / CARD).write_text(write_card(setup), encoding="utf-8")
        kept.write_text(header, encoding="utf-8")
    elif kept.read_text(encoding="utf-8") != header:
        raise InvalidSetup(
            f"{folder} holds another dataset: the same command resumes it, or name a new folder"
        )
    return folder


def write_parts(
    setup: Setup, folder: Path, engine: str, jobs: int | None, progress: Callable[[int], None]
) -> int:
    """Play the parts that are missing, write each whole, and return how many rows there are."""
    from pyarrow import parquet

    from rollwright.lab.executors import run_tasks

    firsts = range(0, setup.games, GAMES_PER_PART)
    todo = [first for first in firsts if not part_of(folder, first).exists()]
    for n, (first, data) in enumerate(zip(todo, run_tasks(partial(play_part, setup), todo, engine, jobs)), 1):
        part = part_of(folder, first)
        half = part.with_suffix(".writing")
        half.write_bytes(data)
        half.replace(part)
        progress(min(setup.games, (len(firsts) - len(todo) + n) * GAMES_PER_PART))
    return sum(parquet.read_metadata(part_of(folder, first)).num_rows for first in firsts)


def part_of(folder: Path, first: int) -> Path:
    """Return the file of the games from `first` on."""
    return folder / f"games-{first:09d}.parquet"


def play_part(setup: Setup, first: int) -> bytes:
    """Play consecutive games and return them as a Parquet file."""
    import pyarrow as pa
    from pyarrow import parquet

    from rollwright.envs.dataset import COLUMNS, list_decisions
    from rollwright.lab.bot_games import play_steps

    rows, bots, fast = list["Row"](), list_bots(setup), compiles(setup)
    for number in range(first, min(setup.games, first + GAMES_PER_PART)):
        _, steps = play_steps(setup.game, setup.options, bots, setup.seed, number)
        rows += list_decisions(setup.game, setup.options, len(bots), number, steps, fast)
    kinds = {"list<int32>": pa.list_(pa.int32())}
    schema = pa.schema([(name, kinds.get(kind) or pa.type_for_alias(kind)) for name, kind in COLUMNS.items()])
    file = pa.BufferOutputStream()
    parquet.write_table(pa.Table.from_pylist(rows, schema), file, compression="zstd")
    return bytes(file.getvalue())


def list_bots(setup: Setup) -> list[Bot]:
    """Return the bots by seat, compiled where that saves time."""
    from rollwright.bots import at_speed

    return [at_speed(bot, compiles(setup), threads=1) for bot in setup.players]


def compiles(setup: Setup) -> bool:
    """Say whether compiling saves more time than it takes: learned values are slow without it."""
    from rollwright.bots.policy import LEARNED
    from rollwright.lab.simulation import FEW

    return setup.games > FEW or any(LEARNED in name for name in setup.bots)


def check_sample(setup: Setup, folder: Path) -> int:
    """Replay some games, spread over the dataset, and return how many."""
    from rollwright.envs.dataset import check_rows

    games = sorted({setup.games * n // SAMPLE for n in range(SAMPLE)})
    for number in games:
        rows = list(read_game(folder, number))
        check_rows(setup.game, setup.options, len(setup.bots), setup.seed, rows, compiles(setup))
    return len(games)


def read_game(folder: Path, number: int) -> Iterator[Row]:
    """Yield the rows of a game."""
    from pyarrow import parquet

    part = part_of(folder, number - number % GAMES_PER_PART)
    yield from parquet.read_table(part, filters=[("game", "=", number)]).to_pylist()


def write_card(setup: Setup) -> str:
    """Return the card: what the games are, who played them, what the columns mean, and the licence."""
    from rollwright import __version__
    from rollwright.core.options import changed_options
    from rollwright.envs.dataset import COLUMNS, MEANINGS
    from rollwright.envs.observation import planes_for, shape_of

    game, seats = setup.game, len(setup.bots)
    shape = " x ".join(map(str, shape_of(game, seats, setup.options)))
    options = ", ".join(changed_options(game.options, setup.options)) or "none"
    columns = [f"| `{name}` | {kind} | {MEANINGS[name]} |" for name, kind in COLUMNS.items()]
    facts = [
        f"- games: {setup.games:,}, number 0 to {setup.games - 1:,} of seed {setup.seed}",
        f"- bots by seat: {', '.join(setup.bots)}",
        f"- options and house rules: {options}",
        f"- made by rollwright {__version__}, `rollwright dataset`",
        f"- observation: {shape} planes: {', '.join(planes_for(game).names(seats))}",
        f"- {game.manifest.footer or 'the licence of rollwright'}",
    ]
    table = ["| column | type | meaning |", "|---|---|---|", *columns]
    return "\n".join([f"# {game.name}, games of bots", "", *facts, "", *table, ""])
