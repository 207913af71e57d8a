"""The documentation as a site: it is built without a warning, and reads without a network."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

import rollwright
from rollwright.bots.planner import Planner
from rollwright.core.game import Game
from tests.docs.pages import ROOT

INDEXED = {"decisions", "journal"}
"""Folders whose pages are listed by an index instead of the menu."""
LOADED = re.compile(r"""<(?:script|img|link|iframe)[^>]*?(?:src|href)=["'](?P<from>[^"']+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return folder


def test_every_page_is_in_the_site(site: Path) -> None:
    pages = [page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")]
    menu = (site / "index.html").read_text()
    for page in pages:
        assert (site / page.with_suffix(".html")).exists()
        listed = page.parent / "index.md" if page.parent.name in INDEXED else page
        assert f'href="{listed.with_suffix(".html")}"' in menu, page
        assert listed == page or f"]({page.name})" in (ROOT / "docs" / listed).read_text(), page
    assert "Rollwright" in menu


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for found in LOADED.finditer(page.read_text()):
            assert not re.match("(https?:)?//", found["from"]), f"{page.name} loads {found['from']}"


def test_the_interface_is_written_from_the_docstrings(site: Path) -> None:
    page = (site / "api.html").read_text()
    for name in rollwright.__all__:
        assert name.startswith("__") or re.search(rf'id="rollwright\.[\w.]*\b{name}"', page), name
    text = unescape(re.sub("<[^>]*>", "", page))
    for thing in (rollwright.moves, rollwright.start, Game.moves, Planner):
        sentence = (inspect.getdoc(thing) or "").splitlines()[0].replace("`", "")
        assert sentence
        assert sentence in text
