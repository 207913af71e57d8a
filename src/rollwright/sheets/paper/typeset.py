"""Pages made into PDF or PNG by typst: drawings stay vectors, fonts are embedded.

What people write (names, options) reaches typst only inside drawings and as JSON, never as markup.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ...core.drawing.theme import TITLE_FONT, UI_FONT

Page = Mapping[str, Any]
"""What the template is told of a page: its `kind`, size and content."""
LABELS, TITLES = "Roboto", "'Libertinus Serif'"
"""Roboto comes with this package, Libertinus with typst: paper looks the same everywhere."""
LAST_KNOWN_LETTER = 0x52F
"""Up to here (Latin, Greek, Cyrillic) our fonts have every letter; beyond, the system's help out."""
PNG_DOTS_PER_INCH = 144.0
_PAPER = files("rollwright.sheets") / "paper"
TEMPLATE = "pages.typ"


@dataclass(frozen=True)
class Job:
    """A document to typeset: its title, its pages, and the drawings they name."""

    title: str
    pages: tuple[Page, ...]
    drawings: Mapping[str, str] = field(default_factory=dict)


def picture_job(svg: str, title: str) -> Job:
    """Return a document of one page that is just as large as the drawing."""
    return Job(title, ({"kind": "picture", "file": "picture.svg"},), {"picture.svg": svg})


def make_pdf(job: Job) -> bytes:
    """Return a document as PDF; a drawing that is shown many times is in it once."""
    often = [name for name, times in _count_pictures(job).items() if times > 1]
    pages = {name: _typeset(picture_job(job.drawings[name], job.title), format="pdf") for name in often}
    return _typeset(job, pages, format="pdf")


def _count_pictures(job: Job) -> Counter[str]:
    return Counter(picture["file"] for page in job.pages for picture in page.get("pictures", ()))


def make_png(job: Job, dots: float = PNG_DOTS_PER_INCH) -> bytes:
    """Return a document of one page as PNG."""
    return _typeset(job, format="png", ppi=dots)


def _typeset(job: Job, drawn: Mapping[str, bytes] | None = None, **how: Any) -> bytes:
    """Return what typst makes of a document; `drawn` are drawings that are pages of PDF already.

    Typst repeats an SVG in full wherever it is shown, but keeps a page of PDF once.
    """
    import typst

    drawn = drawn or {}
    told = {"title": job.title, "pages": job.pages, "drawn": {name: _as_pdf(name) for name in drawn}}
    given = {
        TEMPLATE: (_PAPER / "pages" / TEMPLATE).read_bytes(),
        "job.json": json.dumps(told, ensure_ascii=False).encode(),
        **{name: _set_fonts(svg).encode() for name, svg in job.drawings.items() if name not in drawn},
        **{_as_pdf(name): page for name, page in drawn.items()},
        **_read_rules(job.pages),
    }
    fonts = Path(str(_PAPER / "fonts"))
    known = all(
        ord(letter) <= LAST_KNOWN_LETTER or "\u2010" <= letter <= "\u2026" for letter in _letters(job)
    )
    with TemporaryDirectory(prefix="rollwright-") as folder:
        for name, data in given.items():
            (Path(folder) / name).write_bytes(data)
        main = Path(folder) / TEMPLATE
        made = typst.compile(main, root=folder, font_paths=[fonts], ignore_system_fonts=known, **how)
    assert isinstance(made, bytes)
    return made


def _as_pdf(name: str) -> str:
    """ "sheet-1.svg" -> "sheet-1.pdf" """
    return str(Path(name).with_suffix(".pdf"))


def _letters(job: Job) -> set[str]:
    return set(job.title).union(*job.drawings.values())


def _read_rules(pages: tuple[Page, ...]) -> dict[str, bytes]:
    return {page["file"]: Path(page["template"]).read_bytes() for page in pages if "template" in page}


def _set_fonts(svg: str) -> str:
    return svg.replace(UI_FONT, LABELS).replace(TITLE_FONT, TITLES)
