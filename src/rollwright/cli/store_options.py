"""The options of every command that opens a store of tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

Command = Callable[..., None]
Option = Callable[[Command], Command]


def data_option(what: str = "The file that keeps all tables.") -> Option:
    """Return the option --data."""
    return click.option(
        "--data",
        type=click.Path(dir_okay=False, path_type=Path),
        default=Path("rollwright.db"),
        show_default=True,
        help=what,
    )


def store_option(what: str) -> Option:
    """Return the option --store."""
    return click.option("--store", default="sqlite", show_default=True, envvar="ROLLWRIGHT_STORE", help=what)
