"""Layout of blocks of lines: side by side and one below the other; the line of keys."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from rollwright.cli.messages import MESSAGES

from .screen import SMALLEST

Lines = list[Text]
PANEL = 36
"""The least width of a panel beside a sheet."""
GAP = 3
WIDEST = 64
BELOW = 10
"""The least height of dice and panel below a large sheet."""


def width_of(lines: Lines) -> int:
    """Return the width of the widest line."""
    return max((line.cell_len for line in lines), default=0)


def pad(line: Text, width: int) -> Text:
    """Return the line with exactly this width."""
    fitted = line.copy()
    if fitted.cell_len > width:
        fitted.truncate(width, overflow="ellipsis")
    return Text().append_text(fitted).append(" " * (width - fitted.cell_len))


def beside(left: Lines, right: Lines, gap: int = 2) -> Lines:
    """Return two blocks side by side, their tops level."""
    width = width_of(left) + gap
    height = max(len(left), len(right))
    pairs = zip(left + [Text()] * (height - len(left)), right + [Text()] * (height - len(right)))
    return [pad(one, width).append_text(other) for one, other in pairs]


def in_columns(cells: Lines, columns: int, width: int) -> Lines:
    """Return cells in that many columns, read down first."""
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for cell in cells[row::rows]:
            line.append_text(pad(cell, width))
        lines.append(line)
    return lines


def bar(text: str, width: int) -> Text:
    """Return a line over the whole width, for a title or footer."""
    return pad(Text(f" {text}"), width - 1).append(" ")[:width]


def fold(text: str, width: int, style: str = "", indent: str = "") -> Lines:
    """Return a sentence in as many lines as it needs, all but the first indented."""
    lines = wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)
    return [Text(line, style=style) for line in lines] or [Text()]


def wrap_beside(lines: Lines, sheet: Lines, columns: int) -> Lines:
    """Return lines in the columns beside a sheet: too long ones go on in the next line."""
    room = columns - width_of(sheet) - GAP
    return [part for line in lines for part in _wrap(line, room)] if is_beside(sheet, columns) else lines


def _wrap(line: Text, width: int) -> Lines:
    at = line.plain.rfind(" ", 0, width + 1)
    if line.cell_len <= width or at <= 0:
        return [line]
    return [line[:at], *_wrap(Text("  ").append_text(line[at + 1 :]), width)]


def is_beside(sheet: Lines, columns: int) -> bool:
    """Say whether a panel has room beside the sheet; else it goes below."""
    return width_of(sheet) + GAP + PANEL <= columns


def has_room(sheet: Lines, scores: Lines, columns: int, rows: int) -> bool:
    """Say whether a sheet leaves room for everything beside and below it."""
    beside = is_beside(sheet, columns)
    return width_of(sheet) <= columns and len(sheet) + (len(scores) if beside else BELOW) <= rows


def panel_room(sheet: Lines, dice: Lines, scores: Lines, columns: int, rows: int) -> tuple[int, int]:
    """Return the width and height of the panel, below the dice or beside them."""
    if is_beside(sheet, columns):
        lines = max(len(sheet), rows - len(scores)) - len(dice) - 1
        return min(WIDEST, columns - width_of(sheet) - GAP), lines
    taken = width_of(dice) + GAP if dice else 0
    return min(WIDEST, columns - taken), rows - len(sheet)


def lay_out(sheet: Lines, dice: Lines, panel: Lines, scores: Lines, columns: int, rows: int) -> Lines:
    """Return all blocks in exactly `rows` lines; scores are left out where they have no room."""
    if is_beside(sheet, columns):
        gap = [Text()] if dice and len(sheet) >= len(dice) + len(panel) + 1 else []
        top = beside(sheet, [*dice, *gap, *panel], gap=GAP)
        top = _fill(top, max(len(sheet), min(len(top), rows - len(scores))))
    else:
        top = [*sheet, *(beside(dice, panel, gap=GAP) if dice else panel)]
    spare = [Text()] if len(top) + len(scores) < rows else []
    has_room = len(top) + len(scores) <= rows
    return _fill([*top, *spare, *scores] if has_room else top, rows)


def _fill(lines: Lines, height: int) -> Lines:
    return lines[:height] + [Text()] * (height - len(lines))


# ---- keys

TABLE_KEYS = ("key-others", "key-rules", "key-leave")
"""The messages about keys that work all the time."""
BETWEEN_KEYS = "  "


def key_bar(names: Sequence[str], columns: int) -> Text:
    """Return the line of these messages about keys."""
    line = bar(join_keys(names, columns - 2), columns)
    line.stylize("reverse")
    return line


def join_keys(names: Sequence[str], room: int = SMALLEST[0]) -> str:
    """Return keys side by side; without room, each up to its comma: "? rules, keys" -> "? rules"."""
    labels = [MESSAGES.say(name) for name in names]
    whole = BETWEEN_KEYS.join(labels)
    return whole if len(whole) <= room else BETWEEN_KEYS.join(label.partition(",")[0] for label in labels)
