"""No function takes more than seven parameters, except kernel functions: these take arrays one by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "rollwright"
MOST = 7
DECORATORS = ("jit", "generic", "implement")
UNDECORATED = {"values/conv_trunk.py::apply", "values/conv_incremental.py::apply"}
"""Kernel functions too: one in plain Python, and the compiled one that takes its place."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def count_parameters(function: Function) -> int:
    """Count a function's parameters; `self` and `cls` are none."""
    given = function.args
    names = [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    names += [each.arg for each in (given.vararg, given.kwarg) if each]
    return len([name for name in names if name not in ("self", "cls")])


def is_kernel(function: Function) -> bool:
    """Say whether a function is decorated as one that Numba compiles."""
    texts = [ast.unparse(decorator) for decorator in function.decorator_list]
    return any(name in text for text in texts for name in DECORATORS)


def long_functions(text: str) -> Iterator[str]:
    """Yield the functions of a module that take too many parameters."""
    nodes = ast.walk(ast.parse(text))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        if not is_kernel(function) and count_parameters(function) > MOST:
            yield function.name


def test_no_function_outside_kernels_takes_more_than_seven_parameters() -> None:
    found = {
        f"{path.relative_to(SOURCE)}::{name}"
        for path in SOURCE.rglob("*.py")
        for name in long_functions(path.read_text(encoding="utf-8"))
    }
    assert found == UNDECORATED


def test_a_function_of_eight_parameters_is_found() -> None:
    eight = "def plain(a, b, c, d, e, f, g, *, h): pass"
    assert [*long_functions(eight)] == ["plain"]
    assert [*long_functions(f"@jit\n{eight}")] == []
