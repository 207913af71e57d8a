"""A game's kernel as a WebAssembly module, with every entry point that a table calls."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, ParamSpec, TypeVar

import numpy as np

from ..compiler.fingerprint import digest_sources
from ..compiler.jit import compiled, list_compiled
from ..compiler.wasm import Export, name_function
from ..compiler.wasm_build import Call, Module, build, compile_calls
from ..core.errors import InvalidSetup
from ..core.game import Game, draw_roll
from ..core.options import Options, new_options
from ..core.rng import DICE, make_rng
from ..core.types import Seat
from ..games.catalogue import find_game, list_games
from ..kernel.engine import KernelEngine
from ..values.engine import ValueEngine
from ..values.expectimax import ExpectimaxEngine
from ..values.packed import expand
from .runtime import Kernel, read_kernel

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")
MANIFEST = "manifest.json"
SEED, PLAYOUTS, CANDIDATES = 1, 2, 2


class NamedCall(NamedTuple):
    """An entry point by its name, and the Numba types of its arguments."""

    function: str
    arguments: tuple[object, ...]


def write_kernels(folder: Path, on_start: Callable[[str], None] = lambda games: None) -> list[Kernel]:
    """Write the modules of all games that have a kernel, and `manifest.json`, which describes them.

    `on_start` is called before each with its games: a module takes a minute or two.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kernels = list[Kernel]()
    for home, games in group_games().items():
        on_start(", ".join(games))
        kernels.append(_write_kernel(folder, home, games))
    text = json.dumps([kernel._asdict() for kernel in kernels], separators=(",", ":"))
    (folder / MANIFEST).write_text(text, "utf-8")
    return kernels


def _write_kernel(folder: Path, home: str, games: list[str]) -> Kernel:
    """Write the module of a kernel."""
    module = build_kernel(*games)
    exports = [*module.exports]
    kernel = Kernel(f"{games[0]}.wasm", home, games, exports, digest_kernel(home, exports))
    (folder / kernel.file).write_bytes(module.code)
    return kernel


def digest_kernel(home: str, exports: Iterable[Export]) -> str:
    """Return a hash of the source that a kernel with these exports is compiled from."""
    functions = {export.function.partition(":")[0] for export in exports}
    return digest_sources({home, build.__module__, *functions})


def check_kernels(folder: Path) -> None:
    """Refuse a folder whose kernels are not those of the games and the source that are installed."""
    try:
        kernels = [read_kernel(entry) for entry in json.loads((folder / MANIFEST).read_text("utf-8"))]
    except OSError:
        raise InvalidSetup(f"there is no {MANIFEST} in {folder}") from None
    except (TypeError, ValueError, KeyError):
        raise InvalidSetup(
            f"the kernels in {folder} were built by another version; build them again"
        ) from None
    if {kernel.home: kernel.games for kernel in kernels} != group_games():
        raise InvalidSetup(f"the kernels in {folder} are those of other games; build them again")
    for kernel in kernels:
        if kernel.source != digest_kernel(kernel.home, kernel.exports):
            games = ", ".join(kernel.games)
            raise InvalidSetup(
                f"the kernel of {games} in {folder} was built from another source; build it again"
            )


def group_games() -> dict[str, list[str]]:
    """Return the games that have a kernel, by the Python module whose kernel it is: editions share one."""
    found: dict[str, list[str]] = {}
    for game in list_games():
        engine = game.engine(fast=False)
        if isinstance(engine, KernelEngine):
            found.setdefault(engine.home, []).append(game.id)
    return found


def build_kernel(*game_ids: str) -> Module:
    """Return the module of games that share a kernel; InvalidSetup for a game that has none.

    One process finds out what is called and how, another compiles: a process has one target.
    """
    return _run_apart(build_calls, _run_apart(list_calls, *game_ids))


def _run_apart(function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Call a function in a process of its own, which knows all games before it reads the arguments."""
    with ProcessPoolExecutor(1, get_context("spawn"), list_games) as process:
        return process.submit(function, *args, **named).result()


def list_calls(*game_ids: str) -> list[NamedCall]:
    """Return the entry points of a kernel with the types of their arguments, by calling them all."""
    home = ""
    for game in map(find_game, game_ids):
        engine = game.engine(fast=True)
        if not isinstance(engine, KernelEngine):
            raise InvalidSetup(f"{game.name} has no kernel, so there is nothing to compile")
        call_everything(game, engine)
        if isinstance(engine, ValueEngine):
            _call_expand(engine.home)
        home = engine.home
    return [NamedCall(name_function(each), types) for each, types in list_compiled(home)]


def _call_expand(home: str) -> None:
    """Expand no weights, as a page expands those of a file (`packed.expand_in`)."""
    marks, units, weights = (np.zeros(1, dtype) for dtype in ("uint8", "int8", "int16"))
    compiled(expand, home, allocates=False)(marks, units, 0, 1, weights)


def measure_kernel(triple: str, *game_ids: str) -> int:
    """Return the bytes of object code that games' kernel has on a machine, before it is linked."""
    return _run_apart(_measure_calls, _run_apart(list_calls, *game_ids), triple)


def build_calls(calls: list[NamedCall]) -> Module:
    """Return a module with these entry points."""
    return build(_find_calls(calls))


def _measure_calls(calls: list[NamedCall], triple: str) -> int:
    return len(compile_calls(_find_calls(calls), triple)[0])


def _find_calls(calls: list[NamedCall]) -> list[Call]:
    return [Call(_find(call.function), call.arguments) for call in calls]


def _find(name: str) -> Callable[..., object]:
    module, _, function = name.partition(":")
    found: Callable[..., object] = getattr(import_module(module), function)
    return found


def call_everything(game: Game[S], engine: KernelEngine[S]) -> list[object]:
    """Ask an engine once for everything that tables, bots, hints and simulations ask; return its answers."""
    options, seats = new_options(game.options), max(engine.alone, game.seats[0])
    state, seat = first_decision(game, options, seats)
    moves = engine.shortlist(state, seat, CANDIDATES)
    found: list[object] = [moves, engine.score(state, seat)]
    found += [engine.offer(state, seat), engine.outlook(state, seat)]
    found += [engine.evaluate(state, seat, tried, SEED, 0, PLAYOUTS) for tried in (moves, ())]
    found += [engine.choose(state, seat, policy, make_rng(SEED, 0, DICE)) for policy in engine.policies]
    if isinstance(engine, ExpectimaxEngine) and engine.expectimax_for(state, seat) is not None:
        found += [engine.expectimax(state, seat, moves, 1), engine.luck(state, state, seat)]
    found += [engine.run_playouts(options, SEED, PLAYOUTS), engine.trace(options, SEED, 0)]
    found += [engine.play(options, [policy] * seats, SEED, 0, 1) for policy in engine.policies[:2]]
    return found


def first_decision(game: Game[S], options: Options, seats: int) -> tuple[S, Seat]:
    """Return the first state in which a seat may move, and that seat."""
    state, rng = game.start(seats, options), make_rng(SEED, 0, DICE)
    while not game.waiting(state):
        rng, roll = draw_roll(game, state, rng)
        state = game.apply(state, roll)
    return state, game.waiting(state)[0]
