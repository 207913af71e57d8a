"""rollwright backup"""

from __future__ import annotations

from pathlib import Path

import click

from ...store_options import data_option


@click.command(short_help="Copy all tables to a file, while the server goes on.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option()
def backup(file: Path, data: Path) -> None:
    """Copy all tables to FILE, whole and checked, while the server goes on.

    An older backup of that name is replaced once the new one is complete. Keep it private: it holds the
    secrets of dice still to be rolled. Tables in PostgreSQL are backed up with pg_dump.
    """
    from rollwright.table.stores.backup import back_up

    count = back_up(data, file)
    click.echo(f"{file} holds {count} table{'s' * (count != 1)}")
