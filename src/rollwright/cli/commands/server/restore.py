"""rollwright restore"""

from __future__ import annotations

from pathlib import Path

import click

from ...store_options import data_option


@click.command(short_help="Replace all tables by those of a backup.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option("The file that is to keep all tables.")
@click.option(
    "--replace",
    is_flag=True,
    help="Replace tables that are there; they are kept in a second file.",
)
def restore(file: Path, data: Path, replace: bool) -> None:
    """Replace all tables by those of the backup FILE; the server must not run.

    The backup is checked first, and tables that are there already are kept beside, never deleted.
    """
    from rollwright.table.stores.backup import restore as put_back

    count = put_back(file, data, replace)
    click.echo(f"{data} holds {count} table{'s' * (count != 1)}")
