"""rollwright serve"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from ...store_options import data_option, store_option

if TYPE_CHECKING:
    from rollwright.web.server.serve import ServerSetup

LOCAL_PROXIES = ("127.0.0.1", "::1")
"""Where the proxy of several servers is, unless it is said."""


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
    keep_profiles: int | None
    grace: float
    bots: tuple[str, ...]
    cold: bool
    no_open: bool
    processes: int
    nginx_config: bool
    site: Path | None
    limits: Path | None
    operator_token: str | None
    open_figures: bool
    routes: bool
    as_json: bool
    parent: int


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
    "--keep-profiles",
    type=click.IntRange(1),
    help="Delete profiles that nobody has used for this many days; all are kept by default.",
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
    metavar="NAME",
    multiple=True,
    help="A bot of your own that tables may seat, MODULE:CLASS or sage:FILE.values (repeatable); "
    "installed ones may be seated anyway.",
)
@click.option("--cold", is_flag=True, help="Do not compile the bots; they play slower.")
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@click.option(
    "--processes",
    type=click.IntRange(1, 100),
    default=1,
    show_default=True,
    help="Servers to start, on this port and those behind it, for as many cores; they share tables in "
    "PostgreSQL, and nginx in front of them is trusted as a proxy.",
)
@click.option("--nginx-config", is_flag=True, help="Print the configuration of that nginx, and stop.")
@click.option(
    "--site",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="A site that `rollwright site` wrote, served at /alone, for when the server does not answer.",
)
@click.option(
    "--limits",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A TOML file with other limits than usual: what an address may ask for.",
)
@click.option(
    "--operator-token",
    envvar="ROLLWRIGHT_OPERATOR_TOKEN",
    metavar="TOKEN",
    help="Tell health and figures (/healthz, /metrics) for `Authorization: Bearer TOKEN` alone, better given "
    "as ROLLWRIGHT_OPERATOR_TOKEN; without it they are for this machine.",
)
@click.option("--open-figures", is_flag=True, help="Tell health and figures to everybody.")
@click.option("--routes", is_flag=True, help="Print everything that an address may lead to, and stop.")
@click.option("--json", "as_json", is_flag=True, help="With --routes: print them as JSON.")
@click.option("--parent", type=int, default=0, hidden=True)
def serve(**flags: Unpack[ServeFlags]) -> None:
    """Open the browser table: games alone, with bots, or together.

    Tables are kept in one SQLite file or in PostgreSQL, so a restart loses nothing. Stop with Ctrl+C.
    """
    if flags["routes"]:
        _print_routes(flags["as_json"])
        return
    from rollwright.core.extras import need
    from rollwright.web.server.limits import read_limits
    from rollwright.web.server.serve import ServerSetup

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
        flags["keep_profiles"],
        flags["grace"],
        flags["parent"],
        flags["site"],
        read_limits(flags["limits"]),
        flags["operator_token"],
        flags["open_figures"],
    )
    if flags["nginx_config"]:
        _print_nginx(setup, flags["processes"])
    elif flags["processes"] > 1:
        _serve_several(setup, flags)
    else:
        _serve_one(setup, flags["bots"])


def _serve_one(setup: ServerSetup, bots: Sequence[str]) -> None:
    from rollwright.api import analyze
    from rollwright.bots import name_guest
    from rollwright.web.parts.levels import LevelChooser
    from rollwright.web.server.serve import address_of, listen, run

    chooser = LevelChooser([name_guest(bot) for bot in bots])
    with listen(setup) as listening:
        sentence = f"The table is open at {address_of(setup, listening)} (stop with Ctrl+C)"
        run(setup, listening, chooser, analyze=analyze, on_open=lambda: click.echo(sentence))


def _print_routes(as_json: bool) -> None:
    from rollwright.web.server.route_list import describe_routes, format_routes

    click.echo(json.dumps(describe_routes(), indent=2) if as_json else format_routes(), nl=as_json)


def _print_nginx(setup: ServerSetup, processes: int) -> None:
    from rollwright.web.server.processes import choose_ports, format_nginx

    click.echo(format_nginx(setup.host, choose_ports(setup, processes), setup.allowed_hosts), nl=False)


def _serve_several(setup: ServerSetup, flags: ServeFlags) -> None:
    from rollwright.web.server.logs import start_logging
    from rollwright.web.server.processes import Program, check_processes, choose_ports, run_processes
    from rollwright.web.server.serve import name_address

    check_processes(setup)
    start_logging(setup.log)
    # Passwords, in the environment, are kept out of the list of processes.
    environment = {**os.environ, "ROLLWRIGHT_STORE": setup.store}
    if setup.operator_token is not None:
        environment["ROLLWRIGHT_OPERATOR_TOKEN"] = setup.operator_token
    ports = choose_ports(setup, flags["processes"])
    programs = [Program(_command_of(flags, port), environment, port) for port in ports]
    addresses = ", ".join(name_address(setup.host, port) for port in ports)
    sentence = f"{len(ports)} servers are open at {addresses} (stop with Ctrl+C)"
    code = run_processes(programs, on_open=lambda: click.echo(sentence))
    if code:
        click.get_current_context().exit(code)


def _command_of(flags: ServeFlags, port: int) -> list[str]:
    """Return the command that starts one of several servers."""
    command = [sys.executable, "-m", "rollwright", "serve", "--no-open", "--parent", str(os.getpid())]
    command += ["--host", flags["host"], "--port", str(port), "--log", flags["log"]]
    command += ["--grace", str(flags["grace"])]
    command += ["--cold"] if flags["cold"] else []
    command += ["--site", str(flags["site"])] if flags["site"] else []
    command += ["--limits", str(flags["limits"])] if flags["limits"] else []
    command += ["--open-figures"] if flags["open_figures"] else []
    for name, days in {"--keep-days": flags["keep_days"], "--keep-profiles": flags["keep_profiles"]}.items():
        command += [] if days is None else [name, str(days)]
    several = {"--name": flags["names"], "--proxy": flags["proxies"] or LOCAL_PROXIES, "--bot": flags["bots"]}
    return command + [
        word for option, values in several.items() for value in values for word in (option, value)
    ]
