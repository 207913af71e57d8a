"""The documentation as a site: it is built without a warning, and reads without a network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

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
        assert f'href="{page.with_suffix(".html")}"' in menu or page.parts[0] == "decisions", page
    assert "Rollwright" in menu


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for found in LOADED.finditer(page.read_text()):
            assert not re.match("(https?:)?//", found["from"]), f"{page.name} loads {found['from']}"


def test_the_interface_is_written_from_the_docstrings(site: Path) -> None:
    text = (site / "api.html").read_text()
    for sentence in (
        "List the legal moves of a sheet with that roll",
        "Return the seat&#39;s legal moves",
        "Plays the move whose playouts came out best",
    ):
        assert sentence in text or sentence.replace("&#39;", "'") in text
