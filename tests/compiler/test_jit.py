from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import pytest

from rollwright.compiler.jit import _compile, compiled, jit, lookup_table
from rollwright.compiler.machine_code import Locator, folder_for

SQUARES_OF = lookup_table([0, 1, 4, 9, 16])


@jit
def double(number: int) -> int:
    return 2 * number


@jit(inline=False)
def twice_square(index: int) -> int:
    return double(SQUARES_OF(index))


def test_a_kernel_function_stays_plain() -> None:
    assert double(4) == 8
    assert isinstance(double, FunctionType)


def test_compiled_code_calls_marked_functions_and_tables() -> None:
    assert (
        [compiled(twice_square)(i) for i in range(5)]
        == [twice_square(i) for i in range(5)]
        == [0, 2, 8, 18, 32]
    )


def test_a_function_is_compiled_once() -> None:
    assert compiled(twice_square) is compiled(twice_square)


def test_a_table_refuses_an_index_it_does_not_have() -> None:
    with pytest.raises(IndexError):
        SQUARES_OF(5)


def test_threads_that_ask_at_once_all_keep_their_machine_code_in_the_folder() -> None:
    def place_of(number: int) -> Path:
        def give() -> int:
            return number

        made: Any = compiled(give)
        return Path(made.stats.cache_path)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    with ThreadPoolExecutor(8) as pool:
        places = set(pool.map(place_of, range(300)))
    sys.setswitchinterval(usual)
    assert places == {folder_for(twice_square, __name__, time.time())}


def test_numbas_settings_are_as_before_when_a_function_is_compiled() -> None:
    before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    _compile(twice_square, __name__)
    assert before == (numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES)


def test_another_numba_may_ask_more_of_a_locator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Locator, "get_disambiguator")
    made: Any = _compile(twice_square, __name__)
    assert made(3) == 18
    assert Path(made.stats.cache_path).parent == folder_for(twice_square, __name__, time.time())


def test_the_core_and_the_games_never_import_numba_by_themselves() -> None:
    program = "import sys, rollwright.api; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
