"""The index of contracts is whole, and its page is what it prints."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import rollwright.kernel
import rollwright.values
from rollwright.contracts import PARTS, list_lines

from .pages import ROOT


def find_generics() -> set[object]:
    """Return the generic functions that are implemented for a game's params."""
    found: set[object] = set()
    for package in (rollwright.kernel, rollwright.values):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            members = vars(import_module(module.name)).values()
            found |= {each for each in members if getattr(each, "is_open", None) is False}
    return found


def test_every_function_that_a_game_implements_is_in_the_index_once() -> None:
    listed = [each for part in PARTS for each in part.functions]
    assert len(listed) == len(set(listed))
    assert set(listed) == find_generics()


def test_the_page_is_what_the_index_prints() -> None:
    assert (ROOT / "docs" / "contracts.md").read_text() == "\n".join(list_lines())
