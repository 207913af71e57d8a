"""Looking at a PDF as poppler shows it: pages, pixels, fonts and lines."""

from __future__ import annotations

import re
import subprocess
from math import hypot
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

DOTS = 72
MILLIMETRE = DOTS / 25.4
_MATRIX = re.compile(r"matrix\(([^)]*)\)")
_SIZE = re.compile(r"Page\s+\d+ size:\s+([0-9.]+) x ([0-9.]+) pts")


class Font(NamedTuple):
    """A font a PDF uses."""

    name: str
    is_embedded: bool


def ask(*command: str) -> str:
    """Run one of poppler's programs; its complaints about old readers do not matter."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
    return done.stdout


def save(pdf: bytes, folder: Path) -> str:
    """Return where the PDF now lies."""
    path = folder / "pages.pdf"
    path.write_bytes(pdf)
    return str(path)


def page_sizes(path: str) -> list[tuple[float, float]]:
    """Return the size of every page in points."""
    told = ask("pdfinfo", "-f", "1", "-l", "999", path)
    return [(float(width), float(height)) for width, height in _SIZE.findall(told)]


def fonts(path: str) -> list[Font]:
    """Return the fonts of a PDF."""
    rows = ask("pdffonts", path).splitlines()[2:]
    return [Font(row.split()[0], row[-26:].split()[0] == "yes") for row in rows]


def words(path: str) -> str:
    """Return the text of a PDF."""
    return ask("pdftotext", path, "-")


def show(path: str, page: int) -> Any:
    """Return a page in grey, 0 black to 255 white, a dot for each point."""
    command = ["pdftoppm", "-r", str(DOTS), "-gray", "-f", str(page), "-l", str(page), path]
    data = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
    header = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
    assert header is not None
    width, height = int(header[1]), int(header[2])
    return np.frombuffer(data, np.uint8, offset=header.end()).reshape(height, width)


def thinnest_line(path: str, page: int) -> float:
    """Return the width of a page's thinnest line in points."""
    picture = ask("pdftocairo", "-svg", "-f", str(page), "-l", str(page), path, "-")
    return min(_widths(ElementTree.fromstring(picture), 1.0), default=1.0)


def _widths(element: ElementTree.Element, scale: float) -> list[float]:
    scale *= _scale(element.get("transform", ""))
    width = element.get("stroke-width")
    has_line = element.get("stroke", "none") != "none" and width is not None
    found = [float(width or 0) * scale] if has_line else []
    for child in element:
        found += _widths(child, scale)
    return found


def _scale(transform: str) -> float:
    match = _MATRIX.search(transform)
    if match is None:
        return 1.0
    a, b, *_ = map(float, re.split(r"[ ,]+", match[1].strip()))
    return hypot(a, b)
