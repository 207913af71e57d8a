"""Legal moves. A move is one number: its play, where the form lies, and two bits of job for each man.

code = play | anchor << 12 | job of the first man << 19 | job of the second << 21 | ...
"""

from __future__ import annotations

from ...core.bits import NONE, Bits, count, drop_lowest, has, is_any, lowest, near, nth, one
from ...core.jit import jit
from ...core.rng import Rng, draw_below
from .board import GRID
from .dice import (
    FIRST_BONUS_PLAY,
    FIRST_PLAY,
    HOUSE,
    LAST_PLAY,
    MEN,
    PLAY_BONUS,
    PLAY_FORM,
    PLAY_ICON,
    PLAYS,
    ROLLS,
    WALL,
)
from .edition import Rules
from .shapes import FORM_SIZE, form_at, spots
from .sheet import Sheet, bonuses_left, draw, draw_men, empty, logs_in_stock, trees

ANCHOR_SHIFT = 12
PLAY_MASK = (1 << ANCHOR_SHIFT) - 1
JOBS_SHIFT = 19
N_ROLLS = len(ROLLS)
JOBLESS, FISHERMAN, LUMBERJACK, BUILDER = range(4)
assert len(PLAYS) <= 1 << ANCHOR_SHIFT


@jit
def first_play(rules: Rules, roll: int) -> int:
    """Return the first play of a roll."""
    return FIRST_PLAY(rules.shapes * N_ROLLS + roll)


@jit
def last_play(sheet: Sheet, rules: Rules, roll: int) -> int:
    """Return the play after a roll's last one, bonus plays included only with a bonus in hand."""
    if bonuses_left(sheet, rules) > 0:
        return LAST_PLAY(rules.shapes * N_ROLLS + roll)
    return FIRST_BONUS_PLAY(rules.shapes * N_ROLLS + roll)


@jit
def places_for(sheet: Sheet, rules: Rules, free: Bits, play: int) -> Bits:
    """Return where a play's form can lie; walls and houses also need what they need."""
    icon = PLAY_ICON(play)
    if icon == WALL:
        if logs_in_stock(sheet, rules) < rules.wall_logs:
            return NONE
        return free & (rules.wall_starts | near(sheet.wall, GRID))
    if icon == HOUSE:
        if logs_in_stock(sheet, rules) < rules.house_logs:
            return NONE
        return free & near(sheet.jobless | sheet.builder, GRID)
    return spots(free, PLAY_FORM(play))


@jit
def can_move(sheet: Sheet, rules: Rules, roll: int) -> bool:
    """Say whether anything can be drawn with a roll."""
    free = empty(sheet)
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        if is_any(places_for(sheet, rules, free, play)):
            return True
    return False


@jit(inline=False)
def list_moves(sheet: Sheet, rules: Rules, roll: int) -> list[int]:
    """Return every legal move; no two lead to the same sheet."""
    codes = [0 for _ in range(0)]
    free = empty(sheet)
    water, wood, house = near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID)
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        anchors = places_for(sheet, rules, free, play)
        while is_any(anchors):
            code = play | lowest(anchors) << ANCHOR_SHIFT
            anchors = drop_lowest(anchors)
            if PLAY_ICON(play) == MEN:
                add_job_choices(codes, code, water, wood, house)
            else:
                codes.append(code)
    return codes


@jit(inline=False)
def add_job_choices(codes: list[int], code: int, water: Bits, wood: Bits, house: Bits) -> None:
    """Append the move once for every way its men can take jobs beside water, wood and houses."""
    begin = len(codes)
    codes.append(code)
    squares = move_squares(code)
    shift = JOBS_SHIFT
    while is_any(squares):
        square = lowest(squares)
        squares = drop_lowest(squares)
        end = len(codes)
        offered = 0
        for job in range(FISHERMAN, BUILDER + 1):
            source = water if job == FISHERMAN else (wood if job == LUMBERJACK else house)
            if has(source, square):
                for i in range(begin, end):
                    codes.append(codes[i] | job << shift)
                offered += 1
        if offered > 0:
            keep_from(codes, begin, end)
        shift += 2


@jit
def keep_from(codes: list[int], begin: int, end: int) -> None:
    """[a, b, c, d], 1, 2 -> [a, c, d]: take out what stands from `begin` up to `end`."""
    gap = end - begin
    for i in range(end, len(codes)):
        codes[i - gap] = codes[i]
    for _ in range(gap):
        codes.pop()


@jit
def move_squares(code: int) -> Bits:
    """Return the squares a move draws on."""
    play = code & PLAY_MASK
    return form_at(PLAY_FORM(play), (code >> ANCHOR_SHIFT) & 127)


@jit
def job_of(code: int, man: int) -> int:
    """Return the job the move gives its man number `man`, in reading order."""
    return (code >> (JOBS_SHIFT + 2 * man)) & 3


@jit
def make_move(sheet: Sheet, code: int) -> Sheet:
    """Return the sheet after a legal move."""
    play = code & PLAY_MASK
    icon, bonus, squares = PLAY_ICON(play), PLAY_BONUS(play), move_squares(code)
    if icon != MEN:
        return draw(sheet, icon, squares, bonus)
    fishermen, lumberjacks, builders = NONE, NONE, NONE
    rest = squares
    for man in range(FORM_SIZE(PLAY_FORM(play))):
        here = one(lowest(rest))
        rest = drop_lowest(rest)
        job = job_of(code, man)
        if job == FISHERMAN:
            fishermen = fishermen | here
        elif job == LUMBERJACK:
            lumberjacks = lumberjacks | here
        elif job == BUILDER:
            builders = builders | here
    return draw_men(sheet, squares, fishermen, lumberjacks, builders, bonus)


@jit
def random_move(sheet: Sheet, rules: Rules, roll: int, rng: Rng) -> tuple[Rng, int]:
    """Return a random legal move, every placement equally likely, then jobs; -1 if there is none."""
    free = empty(sheet)
    total, chosen, n_chosen, anchors_chosen = 0, -1, 0, NONE
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        anchors = places_for(sheet, rules, free, play)
        here = count(anchors)
        if here > 0:
            total += here
            rng, n = draw_below(rng, total)
            if n < here:
                chosen, n_chosen, anchors_chosen = play, n, anchors
    if chosen < 0:
        return rng, -1
    code = chosen | nth(anchors_chosen, n_chosen) << ANCHOR_SHIFT
    if PLAY_ICON(chosen) == MEN:
        return random_jobs(sheet, code, rng)
    return rng, code


@jit
def random_jobs(sheet: Sheet, code: int, rng: Rng) -> tuple[Rng, int]:
    """Give each man of a move one of the jobs he is offered."""
    squares = move_squares(code)
    water, wood = near(sheet.water, GRID), near(trees(sheet), GRID)
    house = near(sheet.house, GRID)
    shift = JOBS_SHIFT
    while is_any(squares):
        square = lowest(squares)
        squares = drop_lowest(squares)
        by_water, by_wood, by_house = has(water, square), has(wood, square), has(house, square)
        offered = int(by_water) + int(by_wood) + int(by_house)
        if offered > 0:
            n = 0
            if offered > 1:
                rng, n = draw_below(rng, offered)
            job = BUILDER
            if by_water and n == 0:
                job = FISHERMAN
            elif by_wood and n == int(by_water):
                job = LUMBERJACK
            code |= job << shift
        shift += 2
    return rng, code
