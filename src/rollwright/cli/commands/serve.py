"""rollwright serve"""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict, Unpack

import click

from ..store_options import data_option, store_option


class ServeFlags(TypedDict):
    """The options of `serve`."""

    host: str
    port: int
    data: Path
    store: str
    names: tuple[str, ...]
    proxies: tuple[str, ...]
    log: str
    keep_days: int | None
    grace: float
    bots: tuple[str, ...]
    cold: bool
    no_open: bool


@click.command(short_help="Open the browser table.")
@click.option(
    "--host", default="localhost", show_default=True, help="Where to listen; 0.0.0.0 for everybody."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one."
)
@data_option()
@store_option(
    "sqlite (--data), postgresql://user@host/database for several servers with the same tables, or "
    "memory, which keeps nothing after the server stops. With a password in it, better given as "
    "ROLLWRIGHT_STORE."
)
@click.option("--name", "names", multiple=True, help="A host name this server is reached by (repeatable).")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    help="The address of a reverse proxy to trust (repeatable).",
)
@click.option(
    "--log",
    type=click.Choice(["info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="What is logged to stderr, as JSON lines.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(1),
    help="Delete tables that nobody has touched for this many days; all are kept by default.",
)
@click.option(
    "--grace",
    type=click.FloatRange(0, 3600),
    default=60.0,
    show_default=True,
    help="Seconds before a bot may replace a player whose connection is lost.",
)
@click.option(
    "--bot",
    "bots",
    metavar="MODULE:CLASS",
    multiple=True,
    help="A bot of your own that tables may seat (repeatable); installed ones may be seated anyway.",
)
@click.option("--cold", is_flag=True, help="Do not compile the bots; they play slower.")
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
def serve(**flags: Unpack[ServeFlags]) -> None:
    """Open the browser table: games alone, with bots, or together.

    Tables are kept in one SQLite file or in PostgreSQL, so a restart loses nothing. Stop with Ctrl+C.
    """
    from rollwright.api import analyze
    from rollwright.bots.external import load_external
    from rollwright.core.extras import need
    from rollwright.web.pages.bot_levels import LevelChooser
    from rollwright.web.server.serve import ServerSetup, address_of, listen, run

    need("numba", "the bots of the browser table need", "bots")
    setup = ServerSetup(
        flags["host"],
        flags["port"],
        flags["data"],
        flags["store"],
        frozenset(flags["names"]),
        not flags["no_open"],
        not flags["cold"],
        flags["log"],
        frozenset(flags["proxies"]),
        flags["keep_days"],
        flags["grace"],
    )
    chooser = LevelChooser([load_external(bot).name for bot in flags["bots"]])
    with listen(setup) as listening:
        sentence = f"The table is open at {address_of(setup, listening)} (stop with Ctrl+C)"
        run(setup, listening, chooser, analyze=analyze, on_open=lambda: click.echo(sentence))
