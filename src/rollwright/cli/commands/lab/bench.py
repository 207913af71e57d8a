"""rollwright bench"""

from __future__ import annotations

from collections.abc import Callable

import click

from rollwright.any_game import AnyGame
from rollwright.games import catalogue

from ...output import make_console, make_table, print_table, show_json


@click.command(short_help="Measure decisions per second, compiled and plain.")
@click.argument("games", nargs=-1)
@click.option(
    "--seconds", type=float, default=0.5, show_default=True, help="How long each measurement takes."
)
@click.option("--envs", is_flag=True, help="Measure simulation and the environments too.")
@click.option("--peers", is_flag=True, help="Measure other projects' games too, those that are installed.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(games: tuple[str, ...], seconds: float, envs: bool, peers: bool, as_json: bool) -> None:
    """Measure decisions per second of random games on one core: by the kernel, compiled and plain, and by
    the rules alone.

    GAMES are the games to measure; all of them by default. Compiling is not counted. `make bench` measures
    everything: environments and other projects too.
    """
    from rollwright.lab.bench import check_seconds, one_core

    chosen = [catalogue.find_game(name) for name in games] or list(catalogue.list_games())
    check_seconds(seconds)
    report = _stay_silent if as_json else _report
    with one_core():
        figures = {game.id: measure_ours(game, seconds, envs, report) for game in chosen}
        beside = measure_others(seconds, report) if peers else {}
    if as_json:
        show_json(figures | ({"peers": beside} if peers else {}))
    else:
        show_bench(figures)
        show_peers(beside)


Report = Callable[[str], None]


def _report(what: str) -> None:
    click.echo(f"measuring {what} ...", err=True)


def _stay_silent(what: str) -> None:
    pass


def measure_ours(game: AnyGame, seconds: float, envs: bool, report: Report) -> dict[str, float]:
    """Measure one of our games and report each step."""
    from rollwright.lab.bench import measure_game, measure_simulation

    report(f"{game.id}, playouts")
    figures = measure_game(game, seconds)
    if envs:
        report(f"{game.id}, simulation with random bots on one thread")
        figures |= measure_simulation(game, seconds)
        from rollwright.envs.bench import measure_copying, measure_lanes, measure_single

        report(f"{game.id}, vector environment (its first time compiles)")
        figures["vector_choices_per_second"] = measure_lanes(game, seconds, copy=False)
        figures["vector_copied_per_second"] = measure_lanes(game, seconds)
        figures["merely_copied_per_second"] = measure_copying(game, seconds)
        report(f"{game.id}, single environment")
        figures["env_choices_per_second"] = measure_single(game, seconds)
        figures |= measure_tables(game, seconds, report)
    return figures


def measure_tables(game: AnyGame, seconds: float, report: Report) -> dict[str, float]:
    """Measure tables of several seats in the words of other projects, those that are installed."""
    from importlib.util import find_spec

    from rollwright.envs.bench import measure_openspiel, measure_parallel, measure_search

    report(f"{game.id}, PettingZoo and OpenSpiel")
    figures = {"parallel_cycles_per_second": measure_parallel(game, seconds)}
    if find_spec("pyspiel") is not None:
        figures["openspiel_decisions_per_second"] = measure_openspiel(game, seconds)
        figures["mcts_simulations_per_second"] = measure_search(game, seconds)
    return figures


def measure_others(seconds: float, report: Report) -> dict[str, float]:
    """Measure the other projects' games that are installed, and report the missing ones."""
    from rollwright.core.extras import install_command
    from rollwright.lab.experiments.peers import find_peers, measure_play, missing_peers

    figures = {}
    for name, make in find_peers():
        report(name)
        figures[name] = measure_play(make(), seconds)
    for name in missing_peers():
        click.echo(f"{name} is not installed; all of them: {install_command('peers')}", err=True)
    return figures


def show_peers(figures: dict[str, float]) -> None:
    """Show a row for each game of another project."""
    if figures:
        table = make_table("other projects, random play", "game", "decisions", right=("decisions",))
        for name, decisions in figures.items():
            table.add_row(name, f"{decisions:,.0f}")
        print_table(make_console(), table)


PLAYOUTS = {
    "playout_turns_per_second": "compiled",
    "plain_turns_per_second": "plain",
    "ratio": "ratio",
    "rules_turns_per_second": "rules",
    "kernel_games_per_second": "games",
    "simulated_games_per_second": "by simulate",
}
ENVIRONMENTS = {
    "vector_choices_per_second": "vector",
    "vector_copied_per_second": "with copies",
    "merely_copied_per_second": "copying alone",
    "env_choices_per_second": "single",
}
TABLES = {
    "parallel_cycles_per_second": "PettingZoo cycles",
    "openspiel_decisions_per_second": "OpenSpiel decisions",
    "mcts_simulations_per_second": "MCTS simulations",
}


def show_bench(figures: dict[str, dict[str, float]]) -> None:
    """Show a row for each game: decisions per second, and choices (some three a move) in environments."""
    show_columns(figures, "random games: decisions per second, and games", PLAYOUTS)
    show_columns(figures, "choices per second in environments", ENVIRONMENTS)
    show_columns(figures, "tables of two seats, per second", TABLES)


def show_columns(figures: dict[str, dict[str, float]], title: str, columns: dict[str, str]) -> None:
    """Show the columns that were measured; a game without a kernel has none of its speeds."""
    keys = [key for key in columns if any(key in figure for figure in figures.values())]
    if not keys:
        return
    numbers = tuple(columns[key] for key in keys)
    table = make_table(title, "game", *numbers, right=numbers)
    for game, figure in figures.items():
        table.add_row(game, *(_write_cell(figure, key) for key in keys))
    print_table(make_console(), table)


def _write_cell(figure: dict[str, float], key: str) -> str:
    has_kernel = "ratio" in figure
    if key not in figure or (key == "plain_turns_per_second" and not has_kernel):
        return "-"
    return f"{figure[key]:.0f}x" if key == "ratio" else f"{figure[key]:,.0f}"
