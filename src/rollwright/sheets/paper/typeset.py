"""Typesetting of documents as PDF or PNG by typst: drawings stay vectors, fonts are embedded.

User input (names, options) reaches typst only inside drawings and as JSON, never as markup.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, cast

from ...drawing.theme import TITLE_FONT, UI_FONT
from ...language.current import current_language

Page = Mapping[str, object]
"""The template's data of a page: its `kind`, size and content."""
LABELS, TITLES = "Roboto", "'Libertinus Serif'"
"""Roboto comes with this package, Libertinus with typst: paper looks the same everywhere."""
LAST_KNOWN_LETTER = 0x52F
"""Our fonts have all letters up to this one (Latin, Greek, Cyrillic); others need the system's fonts."""
MINUS, NARROW_SPACE, SPACE = "\u2212", "\u202f", "\u00a0"
"""Our fonts have the minus sign, but not the narrow space of French, which gets the usual width."""
PNG_DOTS_PER_INCH = 144.0
_PAPER = files("rollwright.sheets") / "paper"
TEMPLATE = "pages.typ"


@dataclass(frozen=True)
class Document:
    """A document to typeset: its title, its pages, and the drawings they name."""

    title: str
    pages: tuple[Page, ...]
    drawings: Mapping[str, str] = field(default_factory=dict)
    language: str = field(default_factory=current_language)


def picture_document(svg: str, title: str) -> Document:
    """Return a document of one page with the size of the drawing."""
    return Document(title, ({"kind": "picture", "file": "picture.svg"},), {"picture.svg": svg})


def make_pdf(document: Document) -> bytes:
    """Return a document as PDF; a drawing that is shown many times is in it once."""
    often = [name for name, times in _count_pictures(document).items() if times > 1]
    alone = {name: picture_document(document.drawings[name], document.title) for name in often}
    return _typeset(document, "pdf", {name: _typeset(each, "pdf") for name, each in alone.items()})


def _count_pictures(document: Document) -> Counter[str]:
    pictures = (cast(Sequence[Mapping[str, str]], page.get("pictures", ())) for page in document.pages)
    return Counter(picture["file"] for each in pictures for picture in each)


def make_png(document: Document, dots: float = PNG_DOTS_PER_INCH) -> bytes:
    """Return a document of one page as PNG."""
    return _typeset(document, "png", dots=dots)


def _typeset(
    document: Document,
    kind: Literal["pdf", "png"],
    drawn: Mapping[str, bytes] = {},
    dots: float | None = None,
) -> bytes:
    """Return a document as typst compiles it; `drawn` are drawings that are pages of PDF already.

    Typst repeats an SVG in full wherever it is shown, but keeps a page of PDF once.
    """
    import typst

    fonts = Path(str(_PAPER / "fonts"))
    known = all(
        ord(letter) <= LAST_KNOWN_LETTER or "\u2010" <= letter <= "\u2026" or letter in MINUS + NARROW_SPACE
        for letter in _letters(document)
    )
    with TemporaryDirectory(prefix="rollwright-") as folder:
        for name, data in _list_files(document, drawn).items():
            (Path(folder) / name).write_bytes(data)
        main = Path(folder) / TEMPLATE
        return typst.compile(
            main, root=Path(folder), font_paths=[fonts], ignore_system_fonts=known, format=kind, ppi=dots
        )


def _list_files(document: Document, drawn: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files that typst reads, by name."""
    pdf_names = {name: _as_pdf(name) for name in drawn}
    about: dict[str, object] = {"title": document.title, "pages": document.pages, "drawn": pdf_names}
    about["language"] = document.language.partition("-")[0]
    drawings = {name: svg for name, svg in document.drawings.items() if name not in drawn}
    return {
        TEMPLATE: (_PAPER / "pages" / TEMPLATE).read_bytes(),
        "job.json": _widen(json.dumps(about, ensure_ascii=False)).encode(),
        **{name: _widen(_set_fonts(svg)).encode() for name, svg in drawings.items()},
        **{pdf_names[name]: page for name, page in drawn.items()},
        **_read_rules(document.pages),
    }


def _as_pdf(name: str) -> str:
    """ "sheet-1.svg" -> "sheet-1.pdf" """
    return str(Path(name).with_suffix(".pdf"))


def _letters(document: Document) -> set[str]:
    return set(document.title).union(*document.drawings.values())


def _read_rules(pages: tuple[Page, ...]) -> dict[str, bytes]:
    return {
        str(page["file"]): Path(str(page["template"])).read_bytes() for page in pages if "template" in page
    }


def _widen(text: str) -> str:
    return text.replace(NARROW_SPACE, SPACE)


def _set_fonts(svg: str) -> str:
    return svg.replace(UI_FONT, LABELS).replace(TITLE_FONT, TITLES)
