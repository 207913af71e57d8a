"""rollwright site"""

from __future__ import annotations

from pathlib import Path

import click

FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command(short_help="Write the browser table as files that need no server.")
@click.option("-o", "--output", required=True, type=FOLDER, metavar="FOLDER", help="A new or empty folder.")
@click.option(
    "--pyodide",
    type=FOLDER,
    metavar="FOLDER",
    help="Where Pyodide and msgspec for it are; by default npm and pip fetch them.",
)
@click.option(
    "--kernels",
    type=FOLDER,
    metavar="FOLDER",
    help="Where the kernels of an earlier site are (its folder kernels); by default they are compiled.",
)
def site(output: Path, pyodide: Path | None, kernels: Path | None) -> None:
    """Write the browser table as a folder of files that needs no server.

    Any host of files serves it, from any address. The games run in the visitor's own browser, by the same
    Python and the same kernels, and are kept there; nothing else is asked. People play alone, against all
    levels of bots, or pass one device round. Compiling the kernels takes some minutes.
    """
    from rollwright.site.archive import check_contents, write_contents
    from rollwright.web.page.build import write_site

    def write(folder: Path) -> None:
        write_contents(folder, kernels, lambda games: click.echo(f"compiling the kernel of {games} ..."))

    check_contents(kernels)
    size = write_site(output, write, pyodide)
    click.echo(f"{output} holds the site: {size / 1e6:.1f} MB")
