"""From a path of choices to the kernel's move, or the reason why it cannot be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from ...core.errors import IllegalMove
from ...core.vocabulary import Path
from ...kernel.bits import Bits, has, is_any, near, squares_of
from ...language.reasons import Reason
from .board import GRID, SQUARES, names_of
from .dice import ICONS, PLAY_FORM, PLAY_ICON, ROLLS, SINGLE, Reading, readings
from .edition import SHAPE_SETS, Rules
from .moves import ANCHOR_SHIFT, DRAW_NOTHING, PLAY_MASK, first_play, last_play, may_rest, places_for
from .params import Params, Turn
from .paths import (
    FIRST_ICON,
    FIRST_JOB,
    FIRST_PLACE,
    JOBS,
    NOTHING,
    PLACEMENTS,
    USE_BONUS,
    choice_at,
    code_at,
)
from .refusals import say_why
from .shapes import FORMS, NUMBER_OF_FORM, Form, all_but_one, form_at, forms_of
from .sheet import Sheet, bonuses_left, empty, logs_in_stock, trees


class Drawing(NamedTuple):
    """What a path says: die, icon, bonus, form, squares, and the jobs of men by square."""

    die: int
    icon: str
    bonus: bool
    form: Form
    squares: Bits
    jobs: dict[int, str]

    @classmethod
    def of(cls, path: Sequence[int]) -> Drawing:
        """Take a path apart."""
        bonus = path[2] == USE_BONUS
        form, anchor = PLACEMENTS[path[2 + bonus] - FIRST_PLACE]
        jobs = {(n - FIRST_JOB) // 3: JOBS[(n - FIRST_JOB) % 3] for n in path[3 + bonus :]}
        return cls(path[0], ICONS[path[1] - FIRST_ICON], bonus, FORMS[form], form_at(form, anchor), jobs)


def find_code(sheet: Sheet, rules: Rules, roll: int, path: Path) -> int:
    """Return the kernel's number of a legal move; IllegalMove says why another one is not."""
    if path[0] == NOTHING:
        return _find_rest(sheet, rules, roll)
    params, at, drawing = Params(rules, (), 0), Turn(sheet, roll, 1), Drawing.of(path)
    wrong = _find_wrong_reading(drawing, rules, roll) or _find_wrong_job(sheet, drawing)
    code = -1 if wrong else code_at(params, at, path, len(path), ())
    if code < 0 or not _can_lie(sheet, rules, roll, code) or not _says(params, at, code, path):
        raise IllegalMove(_why_not(sheet, rules, roll, drawing))
    return code


def _find_rest(sheet: Sheet, rules: Rules, roll: int) -> int:
    """Return the move that draws nothing; IllegalMove where something must be drawn."""
    free = empty(sheet)
    plays = range(first_play(rules, roll), last_play(sheet, rules, roll))
    first = next((play for play in plays if is_any(places_for(sheet, rules, free, play))), None)
    if first is None or not may_rest(rules, first):
        raise IllegalMove(say_why("refused-nothing"))
    return DRAW_NOTHING


def _says(params: Params, at: Turn, code: int, path: Sequence[int]) -> bool:
    """Say whether a move's choices are these; two dice may offer the same, and only one of them is listed."""
    return all(choice_at(params, at, code, step) == path[step] for step in range(1, len(path)))


def _can_lie(sheet: Sheet, rules: Rules, roll: int, code: int) -> bool:
    """Say whether the roll has such a play, and it finds its place."""
    play = code & PLAY_MASK
    is_play = first_play(rules, roll) <= play < last_play(sheet, rules, roll)
    return is_play and has(places_for(sheet, rules, empty(sheet), play), (code >> ANCHOR_SHIFT) & 127)


def _find_wrong_job(sheet: Sheet, drawing: Drawing) -> str:
    """Return why a man cannot have the job that a move gives him; nothing if all can."""
    if drawing.icon != "men":
        return say_why("refused-no-men") if drawing.jobs else ""
    around = (near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID))
    for square in squares_of(drawing.squares):
        offered = [job for job, beside in zip(JOBS, around) if has(beside, square)]
        job = drawing.jobs.get(square)
        if job is None and offered:
            jobs = reduce(lambda one, other: say_why("either-or", one=one, other=other), offered)
            return say_why("refused-job-missing", square=SQUARES[square], jobs=jobs)
        if job is not None and job not in offered:
            return say_why("refused-job-not-offered", square=SQUARES[square], job=job)
    return ""


# ---- reasons


def _why_not(sheet: Sheet, rules: Rules, roll: int, drawing: Drawing) -> str:
    if wrong := _find_wrong_reading(drawing, rules, roll):
        return wrong
    taken = drawing.squares & ~empty(sheet)
    if is_any(taken):
        return say_why("refused-not-empty", squares=list_squares(taken))
    if drawing.bonus and bonuses_left(sheet, rules) <= 0:
        return say_why("refused-no-bonus")
    missing = _what_is_missing(sheet, rules, drawing)
    return missing or _find_wrong_job(sheet, drawing) or say_why("refused-job-twice")


def _find_wrong_reading(drawing: Drawing, rules: Rules, roll: int) -> str:
    """Return what of a drawing the dice do not say; nothing if they say it all."""
    dice = ROLLS[roll]
    reading = next((reading for reading in readings(dice) if reading.die == drawing.die), None)
    if reading is None:
        return say_why("refused-die", die=drawing.die, dice=" ".join(map(str, dice)))
    if reading.icon not in (None, drawing.icon):
        return say_why("refused-icon", die=drawing.die, sum=sum(reading.others), icon=reading.icon)
    full = forms_of(SHAPE_SETS[rules.shapes], reading.shape)
    offered = [part for form in full for part in all_but_one(form)] if drawing.bonus else full
    return "" if drawing.form in offered else _wrong_form(drawing, len(full[0]))


def _wrong_form(drawing: Drawing, size: int) -> str:
    name = f"refused-{'single' if size == 1 else 'shape'}{'-bonus' if drawing.bonus else ''}"
    return say_why(name, squares=list_squares(drawing.squares), die=drawing.die)


def _what_is_missing(sheet: Sheet, rules: Rules, drawing: Drawing) -> str:
    """Say why a wall or a house cannot stand there; all other icons can stand wherever it is empty."""
    if drawing.icon not in SINGLE:
        return ""
    is_wall, stock = drawing.icon == "wall", logs_in_stock(sheet, rules)
    logs = rules.wall_logs if is_wall else rules.house_logs
    if stock < logs:
        return say_why(f"refused-{drawing.icon}-logs", logs=logs, stock=stock)
    roots = (
        rules.wall_starts | near(sheet.wall, GRID) if is_wall else near(sheet.jobless | sheet.builder, GRID)
    )
    if is_any(drawing.squares & roots):
        return ""
    name = "refused-wall-loose" if is_wall else "refused-house-alone"
    return say_why(name, squares=list_squares(drawing.squares))


# ---- readings that are not possible


def list_missing(sheet: Sheet, rules: Rules, roll: int) -> Iterator[tuple[Reading, str, Reason]]:
    """Yield what the dice say but the sheet forbids: the reading, the icon, and why."""
    free, shapes = empty(sheet), SHAPE_SETS[rules.shapes]
    plays = range(first_play(rules, roll), last_play(sheet, rules, roll))
    fitting = {(PLAY_ICON(n), PLAY_FORM(n)) for n in plays if is_any(places_for(sheet, rules, free, n))}
    for reading in readings(ROLLS[roll]):
        whole = forms_of(shapes, reading.shape)
        forms = {NUMBER_OF_FORM[part] for form in whole for part in (form, *all_but_one(form))}
        for icon in (reading.icon,) if reading.icon else ICONS:
            if not any((ICONS.index(icon), form) in fitting for form in forms):
                yield reading, icon, _why_nowhere(sheet, rules, icon)


def _why_nowhere(sheet: Sheet, rules: Rules, icon: str) -> Reason:
    stock = logs_in_stock(sheet, rules)
    if icon == "wall" and stock < rules.wall_logs:
        return say_why("refused-wall-logs", logs=rules.wall_logs, stock=stock)
    if icon == "house" and stock < rules.house_logs:
        return say_why("refused-house-logs", logs=rules.house_logs, stock=stock)
    return say_why(f"nowhere-{icon}" if icon in SINGLE else "nowhere-shape")


def list_squares(bits: Bits) -> str:
    """Return squares as a record lists them: "c4, c5" """
    return ", ".join(names_of(bits))
