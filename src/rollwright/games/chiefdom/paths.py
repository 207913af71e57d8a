"""Chiefdom's moves as numbers of its vocabulary, and the legal choices after those made so far."""

from __future__ import annotations

from ...compiler.jit import jit, lookup_table
from ...core.types import Choice
from ...core.vocabulary import NO_CHOICE, Vocabulary
from ...kernel.bitmask import Mask, is_marked, mark
from ...kernel.bits import HALF, NONE, count, drop_lowest, is_any, lowest, near, squares_of, trailing_zeros
from ...kernel.types import Array, Numbers
from .board import GRID, HEIGHT, SQUARES, WIDTH
from .dice import ICONS, MEN, PLAY_BONUS, PLAY_FORM, PLAY_ICON, PLAYS
from .moves import (
    ANCHOR_SHIFT,
    DRAW_NOTHING,
    JOBS_SHIFT,
    PLAY_MASK,
    find_play,
    first_play,
    job_of,
    last_play,
    may_rest,
    move_squares,
    offers_at,
    places_for,
)
from .params import Params, Turn
from .shapes import FORMS, LARGEST, form_at, spots
from .sheet import Sheet, empty, trees

FACES = range(1, 7)
JOBS = "FLB"
PLACEMENTS = [(form, anchor) for form in range(len(FORMS)) for anchor in squares_of(spots(~NONE, form))]
"""Every place of every form, a form's places in reading order."""


def places_of(choice: Choice) -> tuple[str, ...]:
    """squares:c4,c5 -> ("c4", "c5"); job:c4=F -> ("c4",)"""
    if choice.kind == "squares":
        return tuple(choice.value.split(","))
    return (choice.value.partition("=")[0],) if choice.kind == "job" else ()


def _name(form: int, anchor: int) -> str:
    return ",".join(SQUARES[square] for square in squares_of(form_at(form, anchor)))


VOCABULARY = Vocabulary(
    [
        *(Choice("die", str(face)) for face in FACES),
        *(Choice("icon", icon) for icon in ICONS),
        Choice("bonus", "use"),
        *(Choice("squares", _name(*placement)) for placement in PLACEMENTS),
        *(Choice("job", f"{square}={job}") for square in SQUARES for job in JOBS),
        Choice("draw", "nothing"),
    ],
    longest=4 + LARGEST,
    places=places_of,
)


N_SQUARES = WIDTH * HEIGHT
FIRST_ICON, USE_BONUS = VOCABULARY.first_of("icon"), VOCABULARY.first_of("bonus")
FIRST_PLACE, FIRST_JOB = VOCABULARY.first_of("squares"), VOCABULARY.first_of("job")
NOTHING = VOCABULARY.first_of("draw")
PLAY_DIE = lookup_table([play.die for play in PLAYS])
PLACED_FORM = lookup_table([form for form, _ in PLACEMENTS])
PLACED_ANCHOR = lookup_table([anchor for _, anchor in PLACEMENTS])


def _number_places() -> list[int]:
    """Return the vocabulary's number for every form and anchor."""
    numbers = [0] * (len(FORMS) * N_SQUARES)
    for n, (form, anchor) in enumerate(PLACEMENTS):
        numbers[form * N_SQUARES + anchor] = FIRST_PLACE + n
    return numbers


PLACE_NUMBER = lookup_table(_number_places())


# ---- from moves to numbers


@jit(inline=False)
def choice_at(params: Params, at: Turn, code: int, step: int) -> int:
    """The die set aside, the icon, a bonus, the place, then the jobs; or nothing."""
    if code == DRAW_NOTHING:
        return NOTHING if step == 0 else NO_CHOICE
    play = code & PLAY_MASK
    bonus = PLAY_BONUS(play)
    if step < 2 + bonus:
        return plain_choice(play, step)
    if step == 2 + bonus:
        return PLACE_NUMBER(PLAY_FORM(play) * N_SQUARES + ((code >> ANCHOR_SHIFT) & 127))
    return job_choice(code, step - 3 - bonus)


@jit(inline=False)
def job_choice(code: int, wanted: int) -> int:
    """Return the number of the choice of job number `wanted` of a move; NO_CHOICE if there is none."""
    if code >> JOBS_SHIFT == 0:
        return NO_CHOICE
    squares = move_squares(code)
    man = 0
    while is_any(squares):
        job = job_of(code, man)
        if job != 0:
            if wanted == 0:
                return FIRST_JOB + 3 * lowest(squares) + job - 1
            wanted -= 1
        squares = drop_lowest(squares)
        man += 1
    return NO_CHOICE


# ---- choice by choice


@jit
def mark_at(params: Params, at: Turn, path: Numbers, step: int, mask: Mask, codes: Array) -> int:
    if step > 0 and path[0] == NOTHING:
        return 0
    if step > 2 and path[step - 1] >= FIRST_PLACE:
        return mark_jobs(job_due(at.sheet, begun_code(params, at, path, step)), mask)
    return mark_plays(params, at, path, step, mask)


@jit
def mark_plays(params: Params, at: Turn, path: Numbers, step: int, mask: Mask) -> int:
    """Mark the dice, the icons, the bonus or the places that some play of this roll can go on with."""
    found, earliest, free = 0, -1, empty(at.sheet)
    for play in range(first_play(params.rules, at.roll), last_play(at.sheet, params.rules, at.roll)):
        number = plain_choice(play, step)
        if step == 0 and earliest < 0 and is_any(places_for(at.sheet, params.rules, free, play)):
            earliest = play
        if fits(play, path, step) and (number == NO_CHOICE or not is_marked(mask, number)):
            anchors = places_for(at.sheet, params.rules, free, play)
            if number == NO_CHOICE:
                first = PLAY_FORM(play) * N_SQUARES
                mark_word(anchors.lo, first, mask)
                mark_word(anchors.hi, first + HALF, mask)
                found += count(anchors)
            elif is_any(anchors):
                mark(mask, number)
                found += 1
    if earliest >= 0 and may_rest(params.rules, earliest):
        mark(mask, NOTHING)
        found += 1
    return found


@jit
def fits(play: int, path: Numbers, step: int) -> bool:
    """Say whether a play begins with the choices made before its place."""
    same = 0
    while same < step and path[same] == plain_choice(play, same):
        same += 1
    return same == step


@jit
def plain_choice(play: int, step: int) -> int:
    """Return the play's choice at a step before its place; NO_CHOICE where the place comes."""
    if step == 0:
        return PLAY_DIE(play)
    if step == 1:
        return FIRST_ICON + PLAY_ICON(play)
    return USE_BONUS if step == 2 and PLAY_BONUS(play) == 1 else NO_CHOICE


@jit
def mark_word(word: int, first: int, mask: Mask) -> None:
    """Mark the places of one word of a set."""
    while word != 0:
        mark(mask, PLACE_NUMBER(first + trailing_zeros(word)))
        word &= word - 1


@jit(inline=False)
def job_due(sheet: Sheet, code: int) -> int:
    """Return the next man of a move who has no job though he is offered some: eight times his square, and
    the offers; 0 if there is none."""
    squares, man = move_squares(code), 0
    water, wood, house = near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID)
    while is_any(squares):
        offers = offers_at(lowest(squares), water, wood, house)
        if offers != 0 and job_of(code, man) == 0:
            return lowest(squares) << 3 | offers
        squares = drop_lowest(squares)
        man += 1
    return 0


@jit
def mark_jobs(due: int, mask: Mask) -> int:
    """Mark the jobs offered to the man who is due."""
    square, offers, found = due >> 3, due & 7, 0
    while offers != 0:
        mark(mask, FIRST_JOB + 3 * square + trailing_zeros(offers))
        offers &= offers - 1
        found += 1
    return found


@jit
def code_at(params: Params, at: Turn, path: Numbers, steps: int, codes: Numbers) -> int:
    if steps == 1 and path[0] == NOTHING:
        return DRAW_NOTHING
    if steps < 3 or path[steps - 1] < FIRST_PLACE:
        return -1
    code = begun_code(params, at, path, steps)
    return -1 if PLAY_ICON(code & PLAY_MASK) == MEN and job_due(at.sheet, code) != 0 else code


@jit(inline=False)
def begun_code(params: Params, at: Turn, path: Numbers, steps: int) -> int:
    """Return the move that the choices up to a place and some jobs make; other men have no job yet."""
    bonus = int(path[2] == USE_BONUS)
    place = path[2 + bonus] - FIRST_PLACE
    play = find_play(at.sheet, params.rules, at.roll, path[1] - FIRST_ICON, PLACED_FORM(place), bonus)
    code = play | PLACED_ANCHOR(place) << ANCHOR_SHIFT
    squares, man, step = move_squares(code), 0, 3 + bonus
    while is_any(squares) and step < steps:
        job = path[step] - FIRST_JOB - 3 * lowest(squares)
        if 0 <= job < 3:
            code |= (job + 1) << (JOBS_SHIFT + 2 * man)
            step += 1
        squares = drop_lowest(squares)
        man += 1
    return code
