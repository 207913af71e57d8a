"""rollwright serve"""

from __future__ import annotations

from pathlib import Path

import click

from .keeping import data_option, store_option


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
    help="What to tell on stderr, as JSON lines.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(1),
    help="Delete tables that nobody has touched for so many days; all are kept by default.",
)
@click.option(
    "--grace",
    type=click.FloatRange(0, 3600),
    default=60.0,
    show_default=True,
    help="Seconds before a player whose line has dropped may be replaced by a bot.",
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
def serve(
    host: str,
    port: int,
    data: Path,
    store: str,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    log: str,
    keep_days: int | None,
    grace: float,
    bots: tuple[str, ...],
    cold: bool,
    no_open: bool,
) -> None:
    """Open the browser table: games alone, with bots, or together.

    Tables are kept in one SQLite file or in PostgreSQL, so a restart loses nothing. Stop with Ctrl+C.
    """
    from rollwright.api import analyze
    from rollwright.bots.guests import load_guest
    from rollwright.core.extras import need
    from rollwright.web.bot_levels import LevelChooser
    from rollwright.web.serve import ServerSetup, address_of, listen, run

    need("numba", "the bots of the browser table need", "bots")
    place = ServerSetup(
        host,
        port,
        data,
        store,
        frozenset(names),
        not no_open,
        not cold,
        log,
        frozenset(proxies),
        keep_days,
        grace,
    )
    chooser = LevelChooser([load_guest(bot).name for bot in bots])
    with listen(place) as listening:
        sentence = f"The table is open at {address_of(place, listening)} (stop with Ctrl+C)"
        run(place, listening, chooser, analyze=analyze, on_open=lambda: click.echo(sentence))
