"""The suite itself: every test can fail, takes no fixture that it does not use, and is on the map."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted([*ROOT.glob("tests/**/*.py"), *ROOT.glob("examples/*/tests/*.py")])
CHECKERS = ("assert", "check", "compare", "expect", "law", "raises", "same", "wait_for", "warns", "_test")
"""Parts of the names of functions that fail a test: our own, Playwright's, PettingZoo's and OpenSpiel's."""
RUNNERS = {"parse_record", "parse_step", "result", "replay"}
"""Functions of tests that pass if nothing unexpected is raised."""
NAMED_TUPLE = {"_asdict", "_fields", "_make", "_replace"}
"""Public, though they begin with an underscore; so are IPython's and the operating system's."""
PUBLIC = NAMED_TUPLE | {"_repr_svg_", "_exit"}
OPTIONAL = {"capsys", "monkeypatch", "tmp_path"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parse(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def functions_in(path: Path) -> Iterator[Function]:
    """Yield the functions of a file, methods and inner ones too."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def called_in(function: Function) -> set[str]:
    """Return the last names of everything that a function calls."""
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return {call.attr if isinstance(call, ast.Attribute) else ast.unparse(call) for call in calls}


def can_fail(function: Function) -> bool:
    """Say whether a function has an assertion, or calls something that fails."""
    names = called_in(function)
    asserts = any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(function))
    return asserts or bool(names & RUNNERS) or any(part in name for name in names for part in CHECKERS)


def test_every_test_can_fail_and_uses_its_fixtures() -> None:
    functions = [(path.name, function) for path in FILES for function in functions_in(path)]
    asserting = {function.name for _, function in functions if can_fail(function)}
    tests = [(file, function) for file, function in functions if function.name.startswith("test_")]
    assert len(tests) > 1000
    for file, test in tests:
        assert test.name in asserting or called_in(test) & asserting, f"{file}: {test.name} asserts nothing"
        body = " ".join(ast.unparse(node) for node in test.body)
        unused = [each.arg for each in test.args.args if each.arg in OPTIONAL and each.arg not in body]
        assert not unused, f"{file}: {test.name} does not use {unused}"


def test_a_test_that_asserts_nothing_is_found() -> None:
    empty, full = ast.parse("def test_a():\n    print(1)\ndef test_b():\n    assert f() == 1").body
    assert isinstance(empty, ast.FunctionDef)
    assert isinstance(full, ast.FunctionDef)
    assert (can_fail(empty), can_fail(full)) == (False, True)


def test_the_map_names_every_folder_and_nothing_that_is_not_there() -> None:
    tests = ROOT / "tests"
    text = (tests / "README.md").read_text().partition("## Private names")[0]
    rows = [row.split("|")[2] for row in text.splitlines() if row.startswith("| ")]
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    missing = [n for n in named if not (list(tests.glob(n.rstrip("/"))) or list(ROOT.glob(n.rstrip("/"))))]
    assert not missing, "the map names what is not there"
    folders = {path.parent.relative_to(tests).parts[0] for path in tests.glob("*/**/test_*.py")}
    unnamed = folders - {name.rstrip("/").split("/")[0] for name in named}
    assert not unnamed, "folders that are not on the map"


def private_names(path: Path) -> set[str]:
    """Return the private names of others that a file reads, replaces or imports."""
    found: set[str] = set()
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in ("self", "cls"):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rollwright"):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("setattr"):
            texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
            found |= {text.rpartition(".")[2] for text in texts if isinstance(text, str)}
    return {name for name in found if re.match("_[a-z]", name)} - PUBLIC


def test_tests_reach_into_private_names_only_where_the_map_says_why() -> None:
    tests = ROOT / "tests"
    section = (tests / "README.md").read_text().partition("## Private names")[2]
    rows = [row.split("|")[1:3] for row in section.splitlines() if row.startswith("| `")]
    allowed: dict[Path, set[str]] = {}
    for names, files in rows:
        for pattern in re.findall(r"`([^`]+)`", files):
            for path in tests.glob(pattern):
                allowed.setdefault(path, set()).update(re.findall(r"`([^`]+)`", names))
    reached = {path: private_names(path) - allowed.get(path, set()) for path in tests.rglob("*.py")}
    assert not {str(path.relative_to(tests)): names for path, names in reached.items() if names}
