"""Reading a drawing back: what a browser or a screen reader finds in it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

NS = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> ElementTree.Element:
    """Return the drawing's root; fails if it is not well-formed."""
    return ElementTree.fromstring(svg)


def places(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """Return the drawing's places by their names."""
    found = [element for element in root.iter(f"{NS}g") if "data-place" in element.attrib]
    named = {element.attrib["data-place"]: element for element in found}
    assert len(named) == len(found), "a place is drawn twice"
    return named


def title_of(element: ElementTree.Element) -> str:
    """Return an element's title."""
    title = element.find(f"{NS}title")
    assert title is not None
    assert title.text
    return title.text


def description_of(root: ElementTree.Element) -> str:
    """Return the text of the whole drawing."""
    description = root.find(f"{NS}desc")
    assert description is not None
    return description.text or ""


def style_of(root: ElementTree.Element) -> str:
    """Return the embedded style."""
    style = root.find(f"{NS}style")
    assert style is not None
    return style.text or ""


def classes(root: ElementTree.Element) -> set[str]:
    """Return every class used in the drawing."""
    return {word for element in root.iter() for word in element.attrib.get("class", "").split()}


def ids(root: ElementTree.Element) -> list[str]:
    """Return every id in the drawing."""
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references(element: ElementTree.Element) -> list[str]:
    """Return the ids an element and those inside it refer to."""
    return [use.attrib["href"].removeprefix("#") for use in element.iter(f"{NS}use")]


def points_of(path: str) -> list[tuple[float, float]]:
    """Return every point a path names, those it bends by too, as places."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for command, numbers in re.findall(r"([MLqc])([^A-Za-z]*)", path):
        values = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        pairs = list(zip(values[::2], values[1::2]))
        found += [(px, py) if command in "ML" else (x + px, y + py) for px, py in pairs]
        x, y = found[-1]
    return found
