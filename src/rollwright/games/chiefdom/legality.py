"""From a path of choices to the kernel's move, or the reason why it cannot be played."""

from __future__ import annotations

from functools import cache

from ...core.bits import Bits, has, is_any, make_bits, near, squares_of
from ...core.errors import IllegalMove
from ...core.types import Move
from .board import GRID, SQUARES, WIDTH
from .dice import ICONS, PLAYS, ROLLS, SINGLE, readings
from .edition import SHAPE_SETS, Rules
from .moves import ANCHOR_SHIFT, JOBS_SHIFT, first_play, last_play, places_for
from .notation import JOBS, Drawing, describe_squares
from .shapes import NUMBER_OF_FORM, Form, all_but_one, forms_of, settle
from .sheet import Sheet, bonuses_left, draw, draw_men, empty, logs_in_stock, trees


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
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        same = (PLAYS[play].icon, PLAYS[play].form, PLAYS[play].bonus)
        if same == (ICONS.index(drawing.icon), NUMBER_OF_FORM.get(form), int(drawing.bonus)):
            if has(places_for(sheet, rules, free, play), anchor):
                return play | anchor << ANCHOR_SHIFT | _job_bits(sheet, drawing)
            raise IllegalMove(_what_is_missing(sheet, rules, drawing))
    raise AssertionError("a reading that offers a form has a play for it")


def _lie(squares: Bits) -> tuple[Form, int]:
    """Return the form the squares make and where its top left corner lies."""
    cells = frozenset(divmod(square, WIDTH) for square in squares_of(squares))
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return settle(cells), top * WIDTH + left


@cache
def _forms_on_offer(roll: int, shapes: str, die: int, icon: str, bonus: bool) -> frozenset[Form]:
    """Return what can be drawn when that die is set aside; nothing if no such reading gives the icon."""
    for reading in readings(ROLLS[roll]):
        if reading.die == die and reading.icon in (None, icon):
            full = forms_of(shapes, reading.shape)
            return (
                frozenset(part for form in full for part in all_but_one(form)) if bonus else frozenset(full)
            )
    return frozenset()


def _check_reading(drawing: Drawing, rules: Rules, roll: int) -> None:
    dice, shapes = ROLLS[roll], SHAPE_SETS[rules.shapes]
    if drawing.die not in dice:
        raise IllegalMove(f"no die shows {drawing.die}; the roll is {' '.join(map(str, dice))}")
    full = _forms_on_offer(roll, shapes, drawing.die, drawing.icon, False)
    if not full:
        reading = next(r for r in readings(dice) if r.die == drawing.die)
        raise IllegalMove(f"with {drawing.die} set aside the others make {reading.total}: {reading.icon}")
    if drawing.jobs and drawing.icon != "men":
        raise IllegalMove("only men take jobs")
    if _lie(drawing.squares)[0] not in _forms_on_offer(
        roll, shapes, drawing.die, drawing.icon, drawing.bonus
    ):
        raise IllegalMove(_wrong_form(drawing, len(next(iter(full)))))


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


def draw_begun(sheet: Sheet, drawing: Drawing) -> Sheet:
    """Return the sheet with a drawing that may lack jobs: men not yet given one are shown jobless."""
    if drawing.icon != "men":
        return draw(sheet, ICONS.index(drawing.icon), drawing.squares, int(drawing.bonus))
    fishermen, lumberjacks, builders = (
        make_bits(s for s, job in drawing.jobs.items() if job == letter) for letter in "FLB"
    )
    return draw_men(sheet, drawing.squares, fishermen, lumberjacks, builders, int(drawing.bonus))


def jobs_offered(sheet: Sheet, square: int) -> str:
    """Return the jobs a man drawn there can take: "FL" beside water and trees."""
    sources = {"F": sheet.water, "L": trees(sheet), "B": sheet.house}
    return "".join(job for job, source in sources.items() if has(near(source, GRID), square))


def _job_bits(sheet: Sheet, drawing: Drawing) -> int:
    if drawing.icon != "men":
        return 0
    bits = 0
    for man, square in enumerate(squares_of(drawing.squares)):
        offered, job = jobs_offered(sheet, square), drawing.jobs.get(square, "O")
        if job == "O" and offered:
            raise IllegalMove(f"the man at {SQUARES[square]} must take a job: {' or '.join(offered)}")
        if job != "O" and job not in offered:
            raise IllegalMove(f"the man at {SQUARES[square]} is not offered the job {job}")
        bits |= JOBS.index(job) << (JOBS_SHIFT + 2 * man)
    return bits
