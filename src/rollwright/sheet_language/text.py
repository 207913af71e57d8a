"""A sheet game as text and as a drawing: its sheets, the description of the sheet, its rules in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..core.errors import InvalidSetup, InvalidSheet
from ..drawing.sheet import Note, Part, Row, Table
from ..drawing.sheet import Sheet as Drawn
from .schema import Area, Rules
from .turn import EMPTY, Sheet

WORDS = re.compile(r"(turn|misses|rerolls)=(\d{1,4})|closed=([a-z0-9_,]+)")


def name_box(area: Area, at: int) -> str:
    """Return the place of a box: "red-3" """
    return f"{area.name}-{at + 1}"


# ---- sheets as text


def format_boxes(rules: Rules, sheet: Sheet, turn: int, closed: Sequence[int]) -> str:
    """Return the sheet as text: the game and its turn, then every area in a line."""
    words = [rules.id, f"turn={turn}"]
    words += [f"misses={sheet.misses}"] if sheet.misses else []
    words += [f"rerolls={sheet.rerolls}"] if sheet.rerolls else []
    words += ["closed=" + ",".join(rules.areas[n].name for n in closed)] if closed else []
    lines = [" ".join([area.name, *_write(area, sheet)]) for area in rules.areas]
    return "\n".join([" ".join(words), *lines]) + "\n"


def _write(area: Area, sheet: Sheet) -> list[str]:
    own = sheet.boxes[area.first : area.first + area.size]
    return ["." if n == EMPTY else str(n) if area.writes else "x" for n in own]


def parse_boxes(rules: Rules, text: str) -> tuple[Sheet, int, tuple[int, ...]]:
    """Return what a sheet's text says: the sheet, the turn, the closed areas."""
    head, *lines = text.splitlines() or [""]
    found, closed = {"turn": 1, "misses": 0, "rerolls": 0}, tuple[int, ...]()
    names = [area.name for area in rules.areas]
    for word in head.split()[1:]:
        said = WORDS.fullmatch(word)
        if said is None or (said[3] and not set(said[3].split(",")) <= set(names)):
            raise InvalidSheet(f"a sheet begins '{rules.id} turn=1', not with {word[:30]!r}", 1)
        if said[3]:
            closed = tuple(sorted(names.index(name) for name in said[3].split(",")))
        else:
            found[said[1]] = int(said[2])
    if head.split()[:1] != [rules.id] or len(lines) != len(rules.areas):
        raise InvalidSheet(f"a sheet is '{rules.id} turn=1' and a line for each of {', '.join(names)}", 1)
    if found["turn"] < 1 or found["misses"] > rules.miss_boxes:
        raise InvalidSheet(f"turns count from 1, and there are at most {rules.miss_boxes} misses", 1)
    boxes = [box for n, (area, line) in enumerate(zip(rules.areas, lines), 2) for box in _read(area, line, n)]
    return Sheet(tuple(boxes), found["misses"], found["rerolls"]), found["turn"], closed


def _read(area: Area, line: str, number: int) -> list[int]:
    name, *words = line.split() or [""]
    known = r"\.|\d{1,4}" if area.writes else r"\.|x"
    if name != area.name or len(words) != area.size or not all(re.fullmatch(known, word) for word in words):
        mark = "a number" if area.writes else "x"
        raise InvalidSheet(f"here stands '{area.name}' and {area.size} boxes, . or {mark} each", number)
    return [EMPTY if word == "." else 1 if word == "x" else int(word) for word in words]


def join_sheets(found: Sequence[tuple[Sheet, tuple[int, ...]]]) -> tuple[tuple[Sheet, ...], tuple[int, ...]]:
    """Return the sheets of a table and its closed areas; InvalidSetup if they differ."""
    if len({closed for _, closed in found}) > 1:
        raise InvalidSetup("an area is closed on all sheets of a table or on none")
    return tuple(sheet for sheet, _ in found), found[0][1]


# ---- the drawing


def make_sheet(rules: Rules) -> Drawn:
    """Return the description of the sheet: rows of boxes, tables of points, notes on bonuses."""
    parts: list[Part] = []
    for area in rules.areas:
        for row in range(-(-area.size // area.columns)):
            which = range(row * area.columns, min((row + 1) * area.columns, area.size))
            parts.append(
                Row(
                    area.name if row == 0 else "",
                    [name_box(area, at) for at in which],
                    [area.labels[at] for at in which],
                    colour=area.colour,
                    term=area.name if row == 0 else "",
                    has_small_labels=area.writes or any(area.labels),
                )
            )
        parts += [Note(note) for note in _describe_bonuses(rules, area)]
    if rules.miss_boxes:
        places = [f"miss-{n}" for n in range(1, rules.miss_boxes + 1)]
        parts.append(Row("misses", places, [rules.miss_points] * rules.miss_boxes, term="misses"))
    tables = dict.fromkeys(area.table for area in rules.areas if area.table)
    for table in tables:
        names = ", ".join(area.name for area in rules.areas if area.table == table)
        parts += [Note(f"Marks in {names}:"), Table(("marks", *range(1, len(table) + 1)), ("points", *table))]
    most = max((abs(number) for number in _numbers(rules)), default=9)
    return Drawn(*parts, most=min(max(9, most), 999))


def _numbers(rules: Rules) -> list[int]:
    highest = sum(max(kind.faces) * kind.number for kind in rules.dice)
    times = max((factor for area in rules.areas for factor in area.times), default=1)
    fixed = [pattern.points or 0 for area in rules.areas for pattern in area.patterns]
    return [highest * times, *fixed] if any(area.writes for area in rules.areas) else []


def _describe_bonuses(rules: Rules, area: Area) -> list[str]:
    names = [each.name for each in rules.areas]
    said = [
        f"box {area.labels[at] or at + 1}: {e.describe(names)}" for at, e in sorted(area.box_bonus.items())
    ]
    said += [f"row {n}: {effect.describe(names)}" for n, effect in enumerate(area.row_bonus, 1)]
    said += [f"column {n}: {effect.describe(names)}" for n, effect in enumerate(area.column_bonus, 1)]
    said += [f"rows: {', '.join(map(str, area.rows))} points"] if area.rows else []
    said += [f"columns: {', '.join(map(str, area.column_points))} points"] if area.column_points else []
    return ["; ".join(said)] if said else []


# ---- the rules in sentences

READING = {
    "sum": "the sum of the {} dice",
    "one": "one of the {} dice",
    "pair": "the sum of two of the {} dice",
    "white and colour": "the sum of a white and a coloured die, in an area of that colour",
    "split": "the sum of the {} dice but one, which says the area",
    "all": "all dice",
}
WHO = {"all": "Everybody", "active": "The seat whose turn it is", "others": "Everybody else"}
ORDER = {
    "any": "in any order",
    "right": "from left to right; what is left out stays empty",
    "next": "always the next box",
    "rising": "numbers never fall from left to right",
    "adjacent": "beside a mark, but for the first",
}


def draw_rules(rules: Rules) -> str:
    """Return the rules as a page of Markdown."""
    lines = ["## A turn", f"Roll {', '.join(f'{kind.number} {kind.colour}' for kind in rules.dice)}.", ""]
    for step in rules.steps:
        colours = "" if len(step.colours) == len(rules.dice) else " or ".join(step.colours)
        read = " ".join(READING[step.read].format(colours).split())
        times = (
            f", up to {step.picks} times: lower dice are put aside, the others rolled again"
            if step.picks > 1
            else ""
        )
        lines += [f"- {WHO[step.who]} may use {read}{times}."]
    lines += (
        [f"- Dice may be rolled again {rules.rerolls} times, as many as you like."] if rules.rerolls else []
    )
    lines += ["", "## The areas"]
    for area in rules.areas:
        lines.append(f"- **{area.name}**: {ORDER[area.order]}.{_describe_fit(area)}")
        lines += [f"  {note}." for note in _describe_bonuses(rules, area)]
    if rules.miss_boxes:
        lines += ["", f"A seat that has marked nothing crosses a miss: {rules.miss_points} points."]
    ends = ", ".join(f"{end.number} {end.kind}" if end.number else end.kind for end in rules.ends)
    return "\n".join([*lines, "", "## The end", f"The game ends by: {ends}. Most points win.", ""])


def _describe_fit(area: Area) -> str:
    if area.only_bonus:
        return " Only bonuses mark it."
    said = {
        "equal": " The number is that of the box.",
        "at least": " The number is at least that of the box.",
    }
    last = f" The last box needs {area.last_needs} marks and closes it for all." if area.last_needs else ""
    higher = (
        " Each number is higher than the one before; after the highest any." if area.fits == "higher" else ""
    )
    return said.get(area.fits, "") + higher + last
