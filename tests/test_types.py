"""`Any` stands only where a library, or code that is made at run time, has no types."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "rollwright"
ALLOWED = {
    "any_game.py": "Python has no existential types: `AnyGame`, a game with states of whatever type",
    "cli/commands/lab/learn_values.py": "click hands options over by name, each of its own type",
    "compiler/untyped.py": "Numba, numba-cuda and llvmlite have no types: their names for the whole package",
    "envs/step_options.py": "Gymnasium's own type of infos",
    "kernel/packing.py": "the names of code that `exec` makes",
    "lab/run_log.py": "lines of JSON, with other keys in every kind of run",
    "lab/training/run.py": "PyTorch's own type of a state_dict",
    "table/stores/database.py": "the columns of an SQL row",
    "web/door/route.py": "a table of routes holds handlers of every identity; `get` and `post` check each",
    "web/server/limits.py": "the values of a TOML file",
}
"""The files that may say `Any`, each with the reason."""
MOST = 2
"""How often one of them may: an alias says it once for all who use it."""
OFTEN = {"compiler/untyped.py": 12, "web/door/route.py": 10, "web/server/limits.py": 4}


def find_any(text: str) -> Iterator[int]:
    """Yield the lines on which a module says `typing.Any`; an import alone does not count."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in ("Any", "typing.Any"):
            yield node.lineno
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "[Any" in node.value:
            yield node.lineno


@cache
def count_any() -> Counter[str]:
    """Return how often each file says it."""
    found: Counter[str] = Counter()
    for path in SOURCE.rglob("*.py"):
        found[path.relative_to(SOURCE).as_posix()] += len([*find_any(path.read_text(encoding="utf-8"))])
    return +found


def test_any_stands_only_where_something_has_no_types() -> None:
    assert {*count_any()} == {*ALLOWED}, "give the value its type, or say here which library has none"


def test_a_file_that_may_say_any_says_it_in_an_alias() -> None:
    assert {name: often for name, often in count_any().items() if often > OFTEN.get(name, MOST)} == {}


def test_core_never_says_any() -> None:
    assert [name for name in count_any() if name.startswith("core/")] == []


def test_any_is_found_in_annotations_and_strings() -> None:
    text = "from typing import Any\nimport typing\ndef f(x: Any) -> 'list[Any]': ...\ny: typing.Any = 1\n"
    assert sorted(find_any(text)) == [3, 3, 4]
    assert [*find_any("from typing import Any\n'Any option'\n")] == []
