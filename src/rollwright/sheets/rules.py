"""A page of rules as blocks, for the browser and for print."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING, NotRequired, TypedDict

from ..core.teaching.rules_text import COLUMN

if TYPE_CHECKING:
    from markdown_it.token import Token


_PICTURE = re.compile(r"\{([^{} ]+)\}")


class Run(TypedDict, total=False):
    """A piece of a line: text, bold or code; or a mark; or a shape."""

    text: str
    bold: bool
    code: bool
    mark: str
    shape: list[str]


class Block(TypedDict):
    """A part of a page: `kind` is heading, par, column, list, steps or table."""

    kind: str
    runs: NotRequired[list[Run]]
    items: NotRequired[list[list[Block]]]
    head: NotRequired[list[list[Run]]]
    rows: NotRequired[list[list[list[Run]]]]
    ends_right: NotRequired[bool]
    """Whether the last column of a table is right-aligned."""


def read_blocks(text: str, marks: Container[str]) -> list[Block]:
    """Return a page of Markdown as blocks, without HTML; braces may contain these marks."""
    from markdown_it import MarkdownIt

    tokens = iter(MarkdownIt("commonmark", {"html": False}).enable("table").parse(text))
    return list(_read(tokens, "", marks))


def _read(tokens: Iterator[Token], end: str, marks: Container[str]) -> Iterator[Block]:
    for token in tokens:
        if token.type == end:
            return
        if token.type in ("heading_open", "paragraph_open"):
            runs = read_runs(next(tokens).children or (), marks)
            is_column = runs == [{"text": COLUMN}]
            kind = "heading" if token.type == "heading_open" else "column" if is_column else "par"
            yield {"kind": kind, "runs": runs}
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            kind = "list" if token.type.startswith("bullet") else "steps"
            starts = _until(tokens, f"{token.type[:-4]}close")
            items = [list(_read(tokens, "list_item_close", marks)) for _ in starts]
            yield {"kind": kind, "items": items}
        elif token.type == "table_open":
            yield _read_table(tokens, marks)


def _until(tokens: Iterator[Token], end: str) -> Iterator[Token]:
    """Yield every token that starts an item, up to the end of the list."""
    for token in tokens:
        if token.type == end:
            return
        if token.type == "list_item_open":
            yield token


def _read_table(tokens: Iterator[Token], marks: Container[str]) -> Block:
    rows: list[list[list[Run]]] = []
    is_right = False
    for token in tokens:
        if token.type == "table_close":
            break
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            is_right = "right" in str(token.attrs.get("style", ""))
        elif token.type == "inline":
            rows[-1].append(read_runs(token.children or (), marks))
    return {"kind": "table", "head": rows[0], "rows": rows[1:], "ends_right": is_right}


def read_runs(children: Iterable[Token], marks: Container[str]) -> list[Run]:
    """Return a line in pieces."""
    runs: list[Run] = []
    bold = False
    for child in children:
        if child.type in ("strong_open", "strong_close"):
            bold = child.type == "strong_open"
        elif child.type == "code_inline":
            runs.append({"text": child.content, "code": True})
        elif child.type == "softbreak":
            runs.append({"text": " "})
        elif child.type == "text":
            runs += _split(child.content, bold, marks)
    return runs


def _split(text: str, bold: bool, marks: Container[str]) -> list[Run]:
    """Return text with its marks and shapes; a name in braces that is no mark stays text."""
    runs: list[Run] = []
    for place, part in enumerate(_PICTURE.split(text)):
        if place % 2 and part.startswith("shape:"):
            runs.append({"shape": part.removeprefix("shape:").split("/")})
        elif place % 2:
            runs.append({"mark": part} if part in marks else {"text": f"{{{part}}}"})
        elif part:
            runs.append({"text": part, "bold": True} if bold else {"text": part})
    return runs


def list_marks(blocks: list[Block]) -> set[str]:
    """Return the marks on a page."""
    return set(_find_marks(blocks))


def _find_marks(what: object) -> Iterator[str]:
    if isinstance(what, dict):
        if "mark" in what:
            yield what["mark"]
        for each in what.values():
            yield from _find_marks(each)
    elif isinstance(what, list):
        for each in what:
            yield from _find_marks(each)
