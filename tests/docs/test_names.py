"""Files, modules and their members that the documentation names exist."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest

import rollwright

from .pages import BLOCK, INLINE, ROOT, written_today

SOURCE = ROOT / "src" / "rollwright"
PLACES = (ROOT, SOURCE, SOURCE / "web", SOURCE / "table")
"""Where a path may begin: pages about the table and the browser leave out the folder they are about."""
FILE = re.compile(r"(?![./])[\w*./-]+/[\w*.-]+\.(py|js|css|json|md|txt|typ|toml|values)")
FLOORS = {module.name for module in iter_modules(rollwright.__path__)}
MEMBER = re.compile(rf"(rollwright\.)?({'|'.join(sorted(FLOORS))})(\.(?!css|js)\w+)+")


def list_spans(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Return the page and the text of every span of code that is as a whole what a pattern describes."""
    found = dict[tuple[str, str], None]()
    for page in written_today():
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        spans = (match[1] for match in INLINE.finditer(text))
        found |= {(page.stem, span): None for span in spans if pattern.fullmatch(span)}
    return list(found)


@pytest.mark.parametrize(("page", "name"), list_spans(FILE))
def test_a_file_that_is_named_is_there(page: str, name: str) -> None:
    assert any(any(place.glob(name)) for place in PLACES), f"{page}: {name}"


@pytest.mark.parametrize(("page", "name"), list_spans(MEMBER))
def test_a_module_or_member_that_is_named_is_there(page: str, name: str) -> None:
    thing: object = rollwright
    path = "rollwright"
    for part in name.removeprefix("rollwright.").split("."):
        path = f"{path}.{part}"
        thing = find_member(thing, path, part)
        assert thing is not None, f"{page}: {name} has no {part}"


def find_member(thing: object, path: str, part: str) -> object:
    """Return a submodule or a member; None if there is neither."""
    try:
        return import_module(path)
    except ModuleNotFoundError:
        fields = getattr(thing, "__annotations__", {})
        return getattr(thing, part, fields.get(part))
