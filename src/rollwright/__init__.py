"""Rollwright, the table for roll-and-write games.

import rollwright
rollwright.score(text)["total"]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .api import (
        analyze,
        moves,
        print_record,
        print_sheets,
        replay,
        score,
        simulate,
        study,
        sweep,
        tournament,
        verify,
    )
    from .core.errors import (
        IllegalMove,
        InvalidMove,
        InvalidRecord,
        InvalidSetup,
        InvalidSheet,
        RollwrightError,
    )
    from .games.catalogue import add_game
    from .lab.benchmark.evaluation import evaluate
    from .stepping import resume, start

    __version__: str

__all__ = [
    "IllegalMove",
    "InvalidMove",
    "InvalidRecord",
    "InvalidSetup",
    "InvalidSheet",
    "RollwrightError",
    "__version__",
    "add_game",
    "analyze",
    "evaluate",
    "moves",
    "print_record",
    "print_sheets",
    "replay",
    "resume",
    "score",
    "simulate",
    "start",
    "study",
    "sweep",
    "tournament",
    "verify",
]

_HOMES = {
    "api": (
        "analyze",
        "moves",
        "print_record",
        "print_sheets",
        "replay",
        "score",
        "simulate",
        "study",
        "sweep",
        "tournament",
        "verify",
    ),
    "games.catalogue": ("add_game",),
    "lab.benchmark.evaluation": ("evaluate",),
    "stepping": ("resume", "start"),
    "core.errors": (
        "IllegalMove",
        "InvalidMove",
        "InvalidRecord",
        "InvalidSetup",
        "InvalidSheet",
        "RollwrightError",
    ),
}


def __getattr__(name: str) -> object:
    """Load what is asked for only now, so that the import itself costs nothing."""
    if name == "__version__":
        from importlib.metadata import version

        return version("rollwright")
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f".{home}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
