"""Chiefdom Duel's board, tracks and dice in a terminal."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from rich.text import Text

from ....core.game import Game
from ....core.types import Ghost, Score, Seat
from ....drawing.painter import Lines, Painter, describe_difference, show_text, trim
from ..board import (
    ABILITIES,
    ICONS,
    LIFT,
    PERMANENTS,
    PLUS,
    ROW_LENGTH,
    SIDES,
    STAR,
    format_square,
    things_on,
)
from ..manifest import HOME
from ..sheet import OVER, Position, row_of, rows_in, side_of
from ..text.messages import MESSAGES
from ..text.sheet_text import dice_in, mark_at, names_in, things_in
from ..text.words import name_ability, name_icon, name_thing

STYLES = {
    ".": "bright_black",
    "1": "bold bright_yellow",
    "2": "bold bright_magenta",
    "3": "bold bright_green",
    "4": "bold bright_cyan",
    "5": "bold bright_red",
    "6": "bold bright_white",
    "^": "white on grey37",
    "x": "red",
}
GHOST = "bold black on bright_yellow"
EMPTY = "·"
THING_MARKS = {LIFT: "L", PLUS: "+", STAR: "*"}
MARKED, NEW, NOTHING = "x", "=", "-"
LABEL = 9
"""Columns of a row's number and icon, left of A's track, at least."""
DICE_LABEL = 7
"""Columns before dice, at least."""
TRACK_WIDTH = ROW_LENGTH + 3
_SQUARE = re.compile(r"(?P<column>[a-k])(?P<row>[1-9][0-9]?)")


def paint(
    game: Game[Position], view: Position, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
) -> Lines:
    """Return the board with both tracks beside it: at most 79 columns and 12 lines."""
    new = dict.fromkeys(cursor, "") | {ghost.place: ghost.mark for ghost in ghosts}
    return _beside(
        _paint_board(view, new), [*_paint_tracks(view, seat, set(new)), *_describe_abilities(view)]
    )


def paint_large(
    game: Game[Position], view: Position, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
) -> Lines:
    """Return the same with a line around every square: at most 103 columns and 24 lines."""
    new = dict.fromkeys(cursor, "") | {ghost.place: ghost.mark for ghost in ghosts}
    head, *rows = _paint_tracks(view, seat, set(new))
    tracks = [line for row in rows for line in (Text(), row)]
    return _beside(_paint_grid(view, new), [head, *tracks, Text(), *_describe_abilities(view)])


def _beside(board: Lines, tracks: Lines) -> Lines:
    width = board[0].cell_len
    board = board + [Text(" " * width)] * (len(tracks) - len(board))
    tracks = tracks + [Text()] * (len(board) - len(tracks))
    return [trim(Text.assemble(left, "  ", right)) for left, right in zip(board, tracks)]


# ---- the board


def _paint_board(view: Position, new: dict[str, str]) -> Lines:
    """Return the squares with letters above and numbers beside them."""
    letters = " ".join("abcdefghijk"[: view.size])
    head = Text(f"   {letters} ", style="bold")
    return [head, *(_paint_row(view, row, new) for row in range(view.size))]


def _paint_row(view: Position, row: int, new: dict[str, str]) -> Text:
    """Return a row of squares; what the preview draws or the cursor is on stands in brackets: [2|5]."""
    line = Text(f"{row + 1:2d}", style="bold")
    was_new = False
    for square in range(row * view.size, (row + 1) * view.size):
        name, mark = format_square(square, view.size), mark_at(view.land, square)
        is_new = name in new
        line.append(_between(was_new, is_new), style="bold" if was_new or is_new else "")
        shown = (new.get(name) or mark).replace(".", EMPTY)
        line.append(shown, style=GHOST if is_new else STYLES[mark])
        was_new = is_new
    return line.append(_between(was_new, False), style="bold")


def _paint_grid(view: Position, new: dict[str, str]) -> Lines:
    """Return the squares in a grid of lines; what the preview draws stands in brackets: [2]."""
    size = view.size
    rules = [
        Text(f"   {left}{cross.join(['───'] * size)}{right}", style="bright_black")
        for left, cross, right in ("┌┬┐", "├┼┤", "└┴┘")
    ]
    lines = [Text("    " + "".join(f" {letter}  " for letter in "abcdefghijk"[:size]), style="bold")]
    for row in range(size):
        lines += [rules[0] if row == 0 else rules[1], _paint_grid_row(view, row, new)]
    return [*lines, rules[2]]


def _paint_grid_row(view: Position, row: int, new: dict[str, str]) -> Text:
    line = Text(f"{row + 1:2d} ", style="bold").append("│", style="bright_black")
    for square in range(row * view.size, (row + 1) * view.size):
        name, mark = format_square(square, view.size), mark_at(view.land, square)
        shown = (new.get(name) or mark).replace(".", EMPTY)
        around = "[]" if name in new else "  "
        line.append(f"{around[0]}{shown}{around[1]}", style=GHOST if name in new else STYLES[mark])
        line.append("│", style="bright_black")
    return line


def _between(was_new: bool, is_new: bool) -> str:
    return {(False, False): " ", (False, True): "[", (True, False): "]", (True, True): "|"}[was_new, is_new]


# ---- the tracks


def _paint_tracks(view: Position, seat: Seat, new: set[str]) -> Lines:
    """Return both players' sorted rows, then their six rows side by side, yours in parentheses."""
    heads = [_head(view, side_seat, side_seat == seat) for side_seat in range(len(SIDES))]
    labels = {value: f"{value} {name_icon(str(value))} " for value in range(1, len(ICONS) + 1)}
    width = max(LABEL, *map(len, labels.values()))
    lines = [Text(f"{heads[0]:<{width + TRACK_WIDTH}} {heads[1]}", style="bold")]
    for value, label in labels.items():
        line = Text(f"{label:<{width}}", style=STYLES[str(value)])
        a, b = (_paint_track(view, side_seat, value, new) for side_seat in range(len(SIDES)))
        lines.append(line.append_text(a).append(" ").append_text(b))
    return lines


def _head(view: Position, side_seat: Seat, is_mine: bool) -> str:
    """Return "(A) 0 1 2 2 5 7": a player and the rows sorted."""
    name = f"({SIDES[side_seat]})" if is_mine else SIDES[side_seat]
    return " ".join([name, *map(str, sorted(rows_in(side_of(view, side_seat).rows)))])


def _paint_track(view: Position, side_seat: Seat, value: int, new: set[str]) -> Text:
    """Return "xxxL···+···L·····*  3": marks, what waits on the way, and how many marks there are."""
    marks, things = row_of(side_of(view, side_seat).rows, value), things_on(view.gives)
    line = Text()
    for square in range(1, ROW_LENGTH + 1):
        if f"{SIDES[side_seat]}{value}-{square}" in new:
            line.append(NEW, style=GHOST)
        elif square <= marks:
            line.append(MARKED, style="bold")
        else:
            line.append(THING_MARKS.get(things.get(square, 0), EMPTY), style="bright_black")
    return line.append(f" {marks:2d}", style="bold")


def _describe_abilities(view: Position) -> Lines:
    """Return what each player may still use and owns, and what waits in the queue."""
    lines: Lines = []
    for side_seat, name in enumerate(SIDES):
        side = side_of(view, side_seat)
        still = names_in(~side.used & ((1 << len(ABILITIES)) - 1), ABILITIES)
        spent = names_in(side.spent, PERMANENTS)
        once = " ".join(map(name_ability, still)) or NOTHING
        owned = " ".join(_show_owned(one, one in spent) for one in names_in(side.owns, PERMANENTS)) or NOTHING
        lines.append(Text(MESSAGES.say("terminal-once", side=name, abilities=once)))
        lines.append(Text(MESSAGES.say("terminal-owns", side=name, abilities=owned)))
    waiting = ", ".join(map(name_thing, things_in(view.queue))) or NOTHING
    return [*lines, Text(MESSAGES.say("terminal-queue", things=waiting))]


def _show_owned(name: str, is_spent: bool) -> str:
    return f"({name_ability(name)})" if is_spent else name_ability(name)


# ---- dice


def describe_dice(game: Game[Position], view: Position, seat: Seat) -> Lines:
    """Return the dice as they lie, with their icons where they are somebody's."""
    first = MESSAGES.say("terminal-round", side=SIDES[seat], round=view.round, first=SIDES[view.first])
    labels = [MESSAGES.say("terminal-you", side=name) if n == seat else name for n, name in enumerate(SIDES)]
    middle = MESSAGES.say("terminal-middle")
    width = max(DICE_LABEL, *(len(label) + 1 for label in (*labels, middle)))
    lines = [Text(first)]
    for n, label in enumerate(labels):
        lines.append(_describe_handful(f"{label:<{width}}", dice_in(side_of(view, n).dice), True))
    left = dice_in(view.left)
    lines.append(_describe_handful(f"{middle:<{width}}", left, len(left) == 1))
    return [*lines, Text(MESSAGES.say("terminal-over"))] if view.phase == OVER else lines


def _describe_handful(label: str, dice: Sequence[str], named: bool) -> Text:
    """Return "A you  [2] mask  [5] hut"."""
    line = Text(label)
    for die in dice:
        line.append(f"[{die}]", style="bold black on white")
        is_named = named and die != "?"
        line.append(f" {name_icon(die)}  " if is_named else " ", style=STYLES[die] if is_named else "")
    return trim(line.append(NOTHING if not dice else ""))


def locate(place: str) -> tuple[int, int] | None:
    """ "c4" -> (4, 3); a square of a track has no place for the arrow keys."""
    match = _SQUARE.fullmatch(place)
    return (int(match["row"]), ord(match["column"]) - ord("a") + 1) if match else None


# ---- what decides


def standing_key(score: Score) -> tuple[int, ...]:
    """Return the rows from the lowest on: the higher at the first difference is ahead."""
    return tuple(sorted(score.breakdown.values()))


def describe_standing(score: Score) -> str:
    """Return "lowest row 0, then 1 2 2 5 7"."""
    lowest, *others = standing_key(score)
    return MESSAGES.say("standing", lowest=lowest, others=" ".join(map(str, others)))


def describe_gain(before: Score, after: Sequence[Score]) -> str:
    """Return "+2 marks, lowest row 0 to 1"."""
    old, new = standing_key(before)[0], {standing_key(score)[0] for score in after}
    marks, gained = describe_difference(before, after), {score.points - before.points for score in after}
    words = MESSAGES.say("gain" if len(gained) == 1 else "gain-range", marks=marks, number=max(gained))
    is_lifted = new != {old} and len(new) == 1
    return MESSAGES.say("gain-lowest", gain=words, old=old, new=max(new)) if is_lifted else words


def describe_totals(scores: Sequence[Score]) -> tuple[str, list[str]]:
    """Return the rows of each player sorted, which decide."""
    return MESSAGES.say("terminal-totals"), [" ".join(map(str, standing_key(score))) for score in scores]


PAINTER = Painter(
    paint=paint,
    paint_large=paint_large,
    describe_dice=describe_dice,
    reference=show_text(HOME.parent / "languages/en/reference.txt"),
    locate=locate,
    describe_standing=describe_standing,
    standing_key=standing_key,
    describe_gain=describe_gain,
    describe_totals=describe_totals,
    shows_terms=False,
)
