"""No text becomes markup but in two modules: Python, mypy and Ruff each refuse what the others cannot see."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rollwright.drawing.element import words
from rollwright.web.html.kit import Html, el, embed, join

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "rollwright"
MAKERS = [SOURCE / "drawing" / "element.py", SOURCE / "web" / "html" / "kit.py"]
FORGED = re.compile(r"\b_seal\b|str\.__new__|cast\(\W*(?:\w+\.)?(?:Svg|Html)\b")
"""What makes markup of a text in those two modules, and could elsewhere."""
HOSTILE: Any = '"><script>'
"""A text, for a type checker that looks away."""
PLANTED = {
    'Html("<b>")': "arg-type",
    'Svg("<b>")': "arg-type",
    'tag("g", "<b>")': "arg-type",
    """tag("g", f"{tag('b')}")""": "arg-type",
    'svg.join(["<b>"])': "list-item",
    'embed("<b>")': "arg-type",
    'answer("<b>")': "arg-type",
    'answer("<!doctype html>" + el("b"))': "arg-type",
    'answer(el("b").replace("b", "i"))': "arg-type",
    'el("b", 0.5)': "arg-type",
    'el("b", object())': "arg-type",
}
"""Mistakes, and what mypy calls them."""
BEGIN = """
from rollwright.drawing import element as svg
from rollwright.drawing.element import Svg, tag
from rollwright.web.html.kit import Html, el, embed
def answer(page: Html) -> None: ...
"""


def test_a_text_is_no_markup() -> None:
    for wrong in (b"<b>", 0.5, [object()]):
        with pytest.raises(TypeError):
            el("b", wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Html(HOSTILE)


def test_every_way_into_a_page_escapes() -> None:
    page = el(
        "p", HOSTILE, [HOSTILE, (HOSTILE,)], join(HOSTILE), embed(words("title", HOSTILE)), title=HOSTILE
    )
    assert "<script" not in page
    assert page.count("&lt;script&gt;") == 6


def test_a_drawing_that_is_not_embedded_is_a_text() -> None:
    assert el("p", words("title", "x")) == "<p>&lt;title&gt;x&lt;/title&gt;</p>"


def test_a_page_is_still_one_in_another_process() -> None:
    sent = pickle.loads(pickle.dumps(el("p", "a < b")))
    assert (type(sent), sent) == (Html, "<p>a &lt; b</p>")


def test_markup_is_made_in_two_modules() -> None:
    forging = [path for path in SOURCE.rglob("*.py") if FORGED.search(path.read_text(encoding="utf-8"))]
    assert sorted(forging) == sorted(MAKERS)
    for planted in ("kit._seal(x)", "str.__new__(Html, x)", 'cast("Svg", x)', "cast(kit.Html, x)"):
        assert FORGED.search(planted)


@pytest.mark.apart
def test_mypy_refuses_every_planted_mistake(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(BEGIN + "\n".join(PLANTED))
    first = BEGIN.count("\n") + 1
    said = _ask("mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", str(planted))
    found = {int(line): kind for line, kind in re.findall(r":(\d+): error: .*\[([a-z-]+)\]", said)}
    assert found == {first + n: kind for n, kind in enumerate(PLANTED.values())}, said


def test_ruff_refuses_markup_that_is_no_literal() -> None:
    planted = 'from ..html.kit import literal\n\nliteral("<b>")\nX = "<b>"\nliteral(X)\nliteral(f"<b>{X}")\n'
    where = SOURCE / "web" / "days" / "planted.py"
    said = _ask("ruff", "check", "--stdin-filename", str(where), "-", text=planted)
    assert re.findall(r"^S704 .*\n.*planted.py:(\d+)", said, re.MULTILINE) == ["5", "6"]


def test_one_constant_is_read_from_files() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    assert sum(text.count("noqa: S704") for text in texts) == 1


def _ask(program: str, *arguments: str, text: str = "") -> str:
    """Return what a checker says, asked in the folder with the source."""
    command = [sys.executable, "-m", program, *arguments]
    asked = subprocess.run(
        command, cwd=SOURCE.parent, input=text, capture_output=True, text=True, check=False
    )
    return asked.stdout
