"""Kernels in WebAssembly give what they give on the CPU."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from numba import types

from rollwright.compiler.wasm import LOADED, KernelFailed, WasmModule
from rollwright.compiler.wasm_build import TRIPLE
from rollwright.compiler.wasm_layout import format_of, lay_out, name_type
from rollwright.core.errors import InvalidSetup
from rollwright.core.rng import Rng
from rollwright.games import catalogue
from rollwright.games.catalogue import find_game
from rollwright.games.fiefdoms.activation import TOO_HARD
from rollwright.games.fiefdoms.activation.needs import needs_hold
from rollwright.games.fiefdoms.engine import FiefdomsEngine
from rollwright.games.fiefdoms.scoring import total_points
from rollwright.games.fiefdoms.sheet import Sheet, note_places, places_room
from rollwright.kernel import interface as kernel
from rollwright.kernel.engine import KernelEngine
from rollwright.site.kernels import build_kernel, call_everything, list_calls, measure_kernel
from tests.fiefdoms.sheets import FAMILIES, HARD_FAMILIES
from tools.bench_activation import rich, synthetic, wild

from .wasm_machine import Machine

RNG = types.NamedUniTuple(types.int64, 4, Rng)


@pytest.fixture(autouse=True)
def with_trio(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the guide's small game into the catalogue, also that of other processes."""
    monkeypatch.setenv(catalogue.FROM, "rollwright.kernel.example:TRIO")


@pytest.mark.parametrize(
    "name",
    ["trio", *(pytest.param(each, marks=pytest.mark.soak) for each in ("chiefdom-2", "duel", "fiefdoms"))],
)
def test_a_kernel_in_webassembly_answers_as_on_the_cpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(name)
    engine, module = game.engine(fast=True), build_kernel(name)
    assert isinstance(engine, KernelEngine)
    here = call_everything(game, engine)
    there = WasmModule(Machine(module.code), module.exports)
    monkeypatch.setitem(LOADED, engine.home, there)
    assert call_everything(game, engine) == here
    entry = there.entry(kernel.count_codes)
    assert entry is not None
    with pytest.raises(KernelFailed, match="was not built for str"):
        entry("params", (), [])


@pytest.mark.soak
def test_the_best_activation_of_hard_fiefs_is_worth_the_same_in_webassembly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games alone hardly reach the exact search; without memory it ends otherwise, at one worth as much."""
    engine, module = FiefdomsEngine(fast=True), build_kernel("fiefdoms")
    families = [*FAMILIES, *HARD_FAMILIES]
    posed = [each for family in families for each in (*synthetic(family, 40, True), *rich(family, 40))]
    posed += wild(400)
    here = [measure_best(engine, *each) for each in posed]
    monkeypatch.setitem(LOADED, engine.home, WasmModule(Machine(module.code), module.exports))
    assert [measure_best(engine, *each) for each in posed] == here


def measure_best(engine: FiefdomsEngine, sheet: Sheet, challenge: int) -> tuple[int, bool] | None:
    """Return the points of the best activation and whether it meets the challenge's needs, if it is found."""
    active, at = engine.active(sheet, challenge), places_room()
    if active == TOO_HARD:
        return None
    note_places(sheet, at)
    return total_points(sheet, at, active), bool(needs_hold(sheet, at, active, challenge))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["trio", "chiefdom-2", "duel", "fiefdoms"])
def test_a_kernel_is_as_long_with_addresses_of_32_bits_as_with_64(name: str) -> None:
    """LLVM drops what it takes for undefined: a layout that does not fit makes the code shorter."""
    short, long = (measure_kernel(triple, name) for triple in (TRIPLE, TRIPLE.replace("32", "64")))
    assert short == pytest.approx(long, rel=0.05)


def sum_of_new(length: int) -> int:
    """Allocate a list, as no kernel may: 3 -> 5"""
    numbers = [length]
    numbers.append(7)
    return numbers[0] + len(numbers)


def test_a_kernel_that_allocates_is_not_built(tmp_path: Path) -> None:
    """A module with Numba's runtime in it would read structures of 64-bit addresses."""
    program = tmp_path / "program.py"
    program.write_text(BUILD)
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "refused\n"), ran.stderr


BUILD = f"""
import sys
sys.path[:] = {sys.path!r}
from numba import types
from numba.core.errors import NumbaError
from rollwright.compiler.wasm_build import Call, compile_calls
from tests.compiler.test_wasm import sum_of_new
try:
    compile_calls([Call(sum_of_new, (types.int64,))])
except (NumbaError, ValueError):
    print("refused")
"""


@pytest.mark.usefixtures("toy")
def test_a_game_without_a_kernel_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="has no kernel"):
        list_calls("toy")


def test_numbers_lie_in_a_frame_as_they_do_in_a_structure_of_c() -> None:
    pair = types.Tuple((types.boolean, types.int64, types.int16))
    assert format_of(pair) == "?7xqh6x"
    layout = lay_out((types.int64, pair), types.Tuple((RNG, types.int64)))
    assert layout.returned == "<qqqqq"
    assert layout.shape == [[1, 1, 1, 1], 1]
    assert layout.passed == ((48, "i64"), (56, "i8"), (64, "i64"), (72, "i16"))


def test_types_have_the_names_of_their_values() -> None:
    assert name_type(types.Tuple((RNG, types.boolean))) == "tuple(Rng(int,int,int,int),bool)"
    assert name_type(types.Array(types.int16, 1, "C")) == "int16[]"
