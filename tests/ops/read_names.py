"""The names of headers, cookies, fields and parameters that the web reads, found in its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import rollwright.web

WEB = Path(rollwright.web.__file__).parent


@cache
def list_read(what: str) -> tuple[str, ...]:
    """Return the names that are looked up in any `what`: headers.get("referer") -> "referer"."""
    return tuple(sorted({name for tree in _trees() for name in _find(tree, what)}))


def list_cookies() -> tuple[str, ...]:
    """Return the names of our cookies: rw_me, rw_key and so on; those of seats begin with rw-."""
    texts = {text for texts in _constants().values() for text in texts}
    return tuple(sorted(text for text in texts if text.startswith(("rw_", "rw-"))))


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(WEB.rglob("*.py")))


@cache
def _constants() -> dict[str, set[str]]:
    """Return the texts that names at the top of modules stand for."""
    found = dict[str, set[str]]()
    for node in (node for tree in _trees() for node in tree.body if isinstance(node, ast.Assign)):
        pairs = [(name, node.value) for name in node.targets]
        match node.targets, node.value:
            case [ast.Tuple(names)], ast.Tuple(values):
                pairs = list(zip(names, values, strict=True))
        for name, value in pairs:
            if isinstance(name, ast.Name):
                found.setdefault(name.id, set()).update(_read_text(value))
    return found


def _find(tree: ast.Module, what: str) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value, name) if _end_of(value) == what:
                yield from _read_text(name)
            case ast.Compare(name, _, [value, *_]) if _end_of(value) == what:
                yield from _read_text(name)
            case ast.Call(ast.Attribute(value, "get"), [ast.Name(name), *_]) if _end_of(value) == what:
                yield from _constants().get(name, ())
            case ast.Call(ast.Attribute(value, "get"), [name, *_]) if _end_of(value) == what:
                yield from _read_text(name)


def _end_of(node: ast.expr) -> str:
    """request.headers -> "headers", form -> "form" """
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _read_text(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
