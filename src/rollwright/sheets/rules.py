"""A page of rules as blocks: what the browser and the printer make pages of."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Any

from ..core.rules_text import COLUMN

Block = dict[str, Any]
"""`kind` and what belongs to it: heading, par, list, steps, table, column."""
Run = dict[str, Any]
"""A piece of a line: `text`, `bold`, `code`, or a `mark`, or a `shape`."""
_PICTURE = re.compile(r"\{([^{} ]+)\}")


def read_blocks(text: str, marks: Container[str]) -> list[Block]:
    """Return a page of Markdown as blocks; nothing in it is ever HTML, and braces may hold these marks."""
    from markdown_it import MarkdownIt

    tokens = iter(MarkdownIt("commonmark", {"html": False}).enable("table").parse(text))
    tidy: list[Block] = _tidy(list(_read(tokens, "")), marks)
    return tidy


def _tidy(what: Any, marks: Container[str]) -> Any:
    """Return blocks without marks that are none: whatever stood there in braces is text."""
    if isinstance(what, list):
        return [_tidy(each, marks) for each in what]
    if isinstance(what, dict):
        if "mark" in what and what["mark"] not in marks:
            return {"text": f"{{{what['mark']}}}"}
        return {name: _tidy(each, marks) for name, each in what.items()}
    return what


def _read(tokens: Iterator[Any], end: str) -> Iterator[Block]:
    for token in tokens:
        if token.type == end:
            return
        if token.type in ("heading_open", "paragraph_open"):
            runs = read_runs(next(tokens).children)
            is_column = runs == [{"text": COLUMN}]
            kind = "heading" if token.type == "heading_open" else "column" if is_column else "par"
            yield {"kind": kind, "runs": runs}
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            kind = "list" if token.type.startswith("bullet") else "steps"
            items = [
                list(_read(tokens, "list_item_close")) for _ in _until(tokens, f"{token.type[:-4]}close")
            ]
            yield {"kind": kind, "items": items}
        elif token.type == "table_open":
            yield _read_table(tokens)


def _until(tokens: Iterator[Any], end: str) -> Iterator[Any]:
    """Yield every token that begins an item, up to the end of the list."""
    for token in tokens:
        if token.type == end:
            return
        if token.type == "list_item_open":
            yield token


def _read_table(tokens: Iterator[Any]) -> Block:
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
            rows[-1].append(read_runs(token.children))
    return {"kind": "table", "head": rows[0], "rows": rows[1:], "ends_right": is_right}


def read_runs(children: Any) -> list[Run]:
    """Return a line in pieces."""
    runs: list[Run] = []
    bold = False
    for child in children or ():
        if child.type in ("strong_open", "strong_close"):
            bold = child.type == "strong_open"
        elif child.type == "code_inline":
            runs.append({"text": child.content, "code": True})
        elif child.type == "softbreak":
            runs.append({"text": " "})
        elif child.type == "text":
            runs += _cut(child.content, bold)
    return runs


def _cut(text: str, bold: bool) -> list[Run]:
    runs: list[Run] = []
    for place, part in enumerate(_PICTURE.split(text)):
        if place % 2 and part.startswith("shape:"):
            runs.append({"shape": part.removeprefix("shape:").split("/")})
        elif place % 2:
            runs.append({"mark": part})
        elif part:
            runs.append({"text": part, "bold": True} if bold else {"text": part})
    return runs


def list_marks(blocks: list[Block]) -> set[str]:
    """Return the marks a page shows."""
    return set(_find_marks(blocks))


def _find_marks(what: Any) -> Iterator[str]:
    if isinstance(what, dict):
        if "mark" in what:
            yield what["mark"]
        for each in what.values():
            yield from _find_marks(each)
    elif isinstance(what, list):
        for each in what:
            yield from _find_marks(each)
