from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

IMPORTED = """
import sys
from rollwright.compiler.jit import compiled
from rollwright.core.rng import make_rng
same = compiled(make_rng)(1, 2, 3) == make_rng(1, 2, 3)
print(same, *(name in sys.modules for name in ("numba.np.arraymath", "scipy.linalg")))
"""
MATRICES = """
import numba, numpy as np
def square(matrix):
    return np.dot(matrix, matrix).sum()
print(numba.njit(square)(np.ones((3, 3))), "scipy.linalg" in sys.modules)
"""


def run(program: str, folder: Path) -> list[str]:
    surroundings = {**os.environ, "XDG_CACHE_HOME": str(folder)}
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings)
    return ran.stdout.splitlines()


def test_kernels_need_no_matrices_and_those_that_are_kept_little_of_numba(tmp_path: Path) -> None:
    assert run(IMPORTED, tmp_path) == ["True True False"]
    assert run(IMPORTED, tmp_path) == ["True False False"]


def test_others_multiply_matrices_after_a_kernel_was_compiled_or_read(tmp_path: Path) -> None:
    assert run(IMPORTED + MATRICES, tmp_path)[1] == "27.0 True"
    assert run(IMPORTED + MATRICES, tmp_path)[1] == "27.0 True"
