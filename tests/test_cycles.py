"""No three modules import each other in a circle, type-only imports counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
MOST = 2
"""Modules in a cycle of imports."""

Graph = dict[str, set[str]]


def name_of(file: Path, source: Path) -> str:
    """src/rollwright/core/__init__.py -> "rollwright.core" """
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read_imports(file: Path, source: Path) -> Iterator[tuple[str, str]]:
    """Yield the modules that a file imports from, each with an imported name."""
    name = name_of(file, source)
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = "." * node.level + (node.module or "")
            module = resolve_name(home, package) if node.level else home
            yield from ((module, alias.name) for alias in node.names)


def read_graph(source: Path) -> Graph:
    """Return every module with the modules that it imports."""
    files = {name_of(file, source): file for file in source.rglob("*.py")}
    graph: Graph = {}
    for name, file in files.items():
        found = ({f"{module}.{each}", module} for module, each in read_imports(file, source))
        inner = {next((n for n in sorted(pair, key=len, reverse=True) if n in files), name) for pair in found}
        graph[name] = inner - {name}
    return graph


def find_cycles(graph: Graph) -> list[list[str]]:
    """{"a": {"b"}, "b": {"a"}, "c": {"a"}} -> [["a", "b"]]: the strongly connected components (Tarjan)"""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    cycles: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
            if other in stack:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == order[name]:
            cycle = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            cycles.append(sorted(cycle))

    for name in sorted(graph):
        if name not in order:
            visit(name)
    return [cycle for cycle in cycles if len(cycle) > 1]


def test_no_more_than_two_modules_import_each_other() -> None:
    cycles = find_cycles(read_graph(SOURCE))
    assert [cycle for cycle in cycles if len(cycle) > MOST] == []


def test_a_cycle_of_three_is_found_also_through_types(tmp_path: Path) -> None:
    package = tmp_path / "p"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "a.py").write_text("from . import b\n")
    (package / "b.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.c import d\n"
    )
    (package / "c.py").write_text("def d():\n    import p.a\n")
    (package / "e.py").write_text("import p.a\n")
    assert find_cycles(read_graph(tmp_path)) == [["p.a", "p.b", "p.c"]]
