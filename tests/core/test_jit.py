from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import pytest

from rollwright.core import jit as jit_module
from rollwright.core import parts
from rollwright.core.jit import compiled, jit, table

SQUARES_OF = table([0, 1, 4, 9, 16])


@jit
def double(number: int) -> int:
    return 2 * number


@jit(inline=False)
def look_up(index: int) -> int:
    return double(SQUARES_OF(index))


def test_a_kernel_function_stays_plain() -> None:
    assert double(4) == 8
    assert isinstance(double, FunctionType)


def test_compiled_code_calls_marked_functions_and_tables() -> None:
    assert [compiled(look_up)(i) for i in range(5)] == [look_up(i) for i in range(5)] == [0, 2, 8, 18, 32]


def test_a_function_is_compiled_once() -> None:
    assert compiled(look_up) is compiled(look_up)


@jit(inline=False)
def double_apart(number: int) -> int:
    return double(number)


def double_in_every_way(number: int) -> int:
    return double(number) + double_apart(number) + double(3) + double(number=5)


def test_a_part_is_compiled_once_whoever_calls_it_with_whatever_numbers() -> None:
    compiled(look_up)  # whoever asks first tells Numba of every part
    assert numba.njit(double_in_every_way)(4) == double_in_every_way(4) == 8 + 8 + 6 + 10
    assert [len(parts._parts[part].overloads) for part in (double, double_apart)] == [1, 1]


def test_a_table_refuses_an_index_it_does_not_have() -> None:
    with pytest.raises(IndexError):
        SQUARES_OF(5)


def test_machine_code_is_kept_in_the_cache_folder(tmp_path: Path) -> None:
    program = "from rollwright.core.rng import draw_word, make_rng; from rollwright.core.jit import compiled;"
    program += "compiled(make_rng)(1, 1, 1)"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    assert list(tmp_path.glob("rollwright/*/**/*.nbc"))


def test_threads_that_ask_at_once_all_keep_their_machine_code_in_the_folder() -> None:
    def place_of(number: int) -> Path:
        twin: Any = compiled(lambda: number)
        return Path(twin.stats.cache_path).parent

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    with ThreadPoolExecutor(8) as pool:
        places = set(pool.map(place_of, range(300)))
    sys.setswitchinterval(usual)
    assert places == {jit_module._cache_folder("games")}


def test_a_home_that_cannot_be_written_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    folder = jit_module._cache_folder.__wrapped__("games")
    assert folder.is_dir()
    folder.rmdir()


def test_the_core_and_the_games_never_import_numba_by_themselves() -> None:
    program = "import sys, rollwright.api; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
