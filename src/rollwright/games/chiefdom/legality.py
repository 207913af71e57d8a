"""From a path of choices to the kernel's move, or the reason why it cannot be played."""

from __future__ import annotations

from ...core.errors import IllegalMove
from ...core.types import Move
from ...kernel.bits import Bits, has, is_any, near, squares_of
from .board import GRID, SQUARES, WIDTH
from .dice import ICONS, ROLLS, SINGLE, readings
from .edition import SHAPE_SETS, Rules
from .moves import ANCHOR_SHIFT, JOBS_SHIFT, find_play, places_for
from .notation import JOBS, Drawing, describe_squares
from .shapes import NUMBER_OF_FORM, Form, all_but_one, forms_of, settle
from .sheet import Sheet, bonuses_left, empty, logs_in_stock, trees


def find_code(sheet: Sheet, rules: Rules, roll: int, move: Move) -> int:
    """Return the kernel's number of a legal move; IllegalMove says why another one is not."""
    drawing = Drawing(move)
    _check_reading(drawing, rules, roll)
    free = empty(sheet)
    if is_any(drawing.squares & ~free):
        raise IllegalMove(f"{describe_squares(drawing.squares & ~free)} is not empty")
    if drawing.bonus and bonuses_left(sheet, rules) <= 0:
        raise IllegalMove("there is no bonus in hand")
    form, anchor = _lie(drawing.squares)
    icon, number = ICONS.index(drawing.icon), NUMBER_OF_FORM[form]
    play = find_play(sheet, rules, roll, icon, number, int(drawing.bonus))
    if not has(places_for(sheet, rules, free, play), anchor):
        raise IllegalMove(_what_is_missing(sheet, rules, drawing))
    return play | anchor << ANCHOR_SHIFT | _job_bits(sheet, drawing)


def _lie(squares: Bits) -> tuple[Form, int]:
    """Return the form the squares make and where its top left corner lies."""
    cells = frozenset(divmod(square, WIDTH) for square in squares_of(squares))
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return settle(cells), top * WIDTH + left


def _check_reading(drawing: Drawing, rules: Rules, roll: int) -> None:
    dice = ROLLS[roll]
    reading = next((reading for reading in readings(dice) if reading.die == drawing.die), None)
    if reading is None:
        raise IllegalMove(f"no die shows {drawing.die}; the roll is {' '.join(map(str, dice))}")
    if reading.icon not in (None, drawing.icon):
        total = sum(reading.others)
        raise IllegalMove(f"with {drawing.die} set aside the others make {total}: {reading.icon}")
    if drawing.jobs and drawing.icon != "men":
        raise IllegalMove("only men take jobs")
    full = forms_of(SHAPE_SETS[rules.shapes], reading.shape)
    offered = [part for form in full for part in all_but_one(form)] if drawing.bonus else full
    if _lie(drawing.squares)[0] not in offered:
        raise IllegalMove(_wrong_form(drawing, len(full[0])))


def _wrong_form(drawing: Drawing, size: int) -> str:
    squares = describe_squares(drawing.squares)
    if size == 1:
        return (
            f"one square is drawn here{', and a bonus needs more' if drawing.bonus else f', not {squares}'}"
        )
    less = " less one square" if drawing.bonus else ""
    return f"{squares} is not the shape of a {drawing.die}{less}"


def _what_is_missing(sheet: Sheet, rules: Rules, drawing: Drawing) -> str:
    """Say why a wall or a house cannot stand there; all other icons can stand wherever it is empty."""
    assert drawing.icon in SINGLE
    stock = logs_in_stock(sheet, rules)
    if drawing.icon == "wall":
        if stock < rules.wall_logs:
            return f"a wall needs {rules.wall_logs} logs in stock, and there are {stock}"
        return f"a wall at {describe_squares(drawing.squares)} would touch no wall to grow from"
    if stock < rules.house_logs:
        return f"a house costs {rules.house_logs} logs, and there are {stock} in stock"
    return f"a house at {describe_squares(drawing.squares)} would touch no jobless man and no builder"


def _job_bits(sheet: Sheet, drawing: Drawing) -> int:
    bits, around = 0, (near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID))
    for man, square in enumerate(squares_of(drawing.squares) if drawing.icon == "men" else ()):
        offered = [job for job, beside in zip(JOBS[1:], around) if has(beside, square)]
        job = drawing.jobs.get(square, JOBS[0])
        if job == JOBS[0] and offered:
            raise IllegalMove(f"the man at {SQUARES[square]} must take a job: {' or '.join(offered)}")
        if job != JOBS[0] and job not in offered:
            raise IllegalMove(f"the man at {SQUARES[square]} is not offered the job {job}")
        bits |= JOBS.index(job) << (JOBS_SHIFT + 2 * man)
    return bits
