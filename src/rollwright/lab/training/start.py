"""Starting a training run: afresh, from a values file, or from its checkpoint."""

from __future__ import annotations

from pathlib import Path

from rollwright.any_game import AnyGame

from .config import TrainingConfig
from .expectimax_run import ExpectimaxRun
from .net_run import TDRun
from .run import TrainingRun
from .table_run import TableRun


def start_run(
    game: AnyGame, config: TrainingConfig, checkpoint: Path | None = None, source: Path | None = None
) -> TrainingRun:
    """Return a run as its checkpoint has it; before the first step where there is none yet.

    A run without a checkpoint may begin from the weights of a values file.
    """
    config.check()
    run = _kind_of(config)(game, config)
    if checkpoint is not None and checkpoint.exists():
        run.resume(checkpoint)
    elif source is not None:
        run.start_from(source)
    return run


def _kind_of(config: TrainingConfig) -> type[TableRun] | type[TDRun] | type[ExpectimaxRun]:
    if not config.net:
        return TableRun
    return TDRun if config.targets == "td" else ExpectimaxRun
