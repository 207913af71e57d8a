"""Positions set up by hand for tests, and a short way to play on from them."""

from __future__ import annotations

from rollwright.core.types import MoveStep
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import BOARDS, SIDES, format_square
from rollwright.games.duel.sheet import Position, rows_in, side_of
from rollwright.games.duel.text.sheet_text import format_land, things_in

NOTHING = "0 0 0 0 0 0"


def position_text(  # noqa: PLR0913
    squares: str = "",
    *,
    board: int = 9,
    round: int = 5,  # noqa: A002
    first: str = "A",
    turn: str = "A",
    phase: str = "draw",
    dice: str = "A 2 5 | B 3 3 | left 6",
    queue: str = "-",
    a: str = NOTHING,
    b: str = NOTHING,
    used: str = "-",
    owns: str = "-",
    spent: str = "-",
    only: str = "",
) -> str:
    """Return a position's text: `squares` like "c3=2 d4=^"; with `only`, all other empty squares are
    crosses; `used`, `owns` and `spent` are the deciding player's."""
    marks = " ".join(format_land(BOARDS[board].land, board)).split()
    names = [format_square(square, board) for square in range(board * board)]
    drawn = dict(word.split("=") for word in squares.split())
    if only:
        drawn = {n: "x" for n, m in zip(names, marks) if m == "." and n not in only.split()} | drawn
    marks = [drawn.get(name, mark) for name, mark in zip(names, marks)]
    lines = [f"duel board={board} round={round} first={first} turn={turn} phase={phase}"]
    lines += [" ".join(marks[start : start + board]) for start in range(0, board * board, board)]
    lines += [f"dice {dice}", f"queue {queue}"]
    for who, rows in (("A", a), ("B", b)):
        mine = (used, owns, spent) if who == turn else ("-", "-", "-")
        lines.append(f"{who} rows {rows} used {mine[0]} owns {mine[1]} spent {mine[2]}")
    return "\n".join(lines) + "\n"


def position(*args: str, **changes: object) -> Position:
    """Return the position itself."""
    return DUEL.parse_sheet(position_text(*args, **changes))  # type: ignore[arg-type]


def play(state: Position, *steps: str) -> Position:
    """Play moves (of whoever decides) and rolls, written as text."""
    for step in steps:
        if step.startswith("roll "):
            state = DUEL.apply(state, DUEL.parse_roll(state, step.removeprefix("roll ")))
        else:
            state = DUEL.apply(state, MoveStep(state.turn, DUEL.parse_move(step)))
    return state


def listed(state: Position) -> list[str]:
    """Return the notation of every legal move."""
    return [DUEL.format_move(move) for move in DUEL.moves(state, state.turn)]


def verbs(state: Position) -> list[str]:
    """Return how the legal moves begin, each once, in order."""
    return list(dict.fromkeys(move.split()[0] for move in listed(state)))


def rows(state: Position, who: str) -> list[int]:
    """Return a player's rows."""
    return [*rows_in(side_of(state, SIDES.index(who)).rows)]


def head(state: Position) -> str:
    """Return the first line of the position's text without its beginning: "turn=A phase=draw" """
    return " ".join(DUEL.format_sheet(state, 0).split("\n")[0].split()[4:])


def dice(state: Position) -> str:
    """Return the line of dice."""
    return DUEL.format_sheet(state, 0).split("\n")[state.size + 1].removeprefix("dice ")


def queue(state: Position) -> str:
    """Return what waits behind the thing being decided."""
    return ",".join(things_in(state.queue)) or "-"


def mark_at(state: Position, square: str) -> str:
    """Return what is on a square."""
    row = DUEL.format_sheet(state, 0).split("\n")[int(square[1:])].split()
    return row["abcdefghijk".index(square[0])]


def line_of(state: Position, who: str) -> str:
    """Return a player's line."""
    return DUEL.format_sheet(state, 0).strip().split("\n")[-2 if who == "A" else -1]
