"""Legal moves. A move is one number: its play, where the form lies, and two bits of job for each man.

code = play | anchor << 12 | job of the first man << 19 | job of the second << 21 | ...

One move draws nothing: it is open to who could draw with a bonus alone, which nobody has to use.
"""

from __future__ import annotations

from math import prod

from ...compiler.jit import jit
from ...core.rng import Rng, draw_below
from ...core.variants.load import refuse
from ...kernel.bits import (
    NONE,
    Bits,
    count,
    drop_lowest,
    has,
    is_any,
    lowest,
    near,
    nth,
    one,
    popcount,
    trailing_zeros,
)
from ...kernel.types import Array
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
from .edition import SHAPE_SETS, Rules
from .shapes import FORM_SIZE, FORMS, Form, form_at, spots
from .sheet import Sheet, bonuses_left, draw, draw_men, empty, logs_in_stock, trees

ANCHOR_SHIFT = 12
PLAY_MASK = (1 << ANCHOR_SHIFT) - 1
JOBS_SHIFT = 19
N_ROLLS = len(ROLLS)
JOBLESS, FISHERMAN, LUMBERJACK, BUILDER = range(4)
DRAW_NOTHING = 1 << 40
"""The move that draws nothing, beyond all jobs."""
if len(PLAYS) > 1 << ANCHOR_SHIFT:
    raise refuse(
        "shapes.faces", f"they lie in {len(PLAYS)} ways in all rolls together, at most {1 << ANCHOR_SHIFT}"
    )


@jit
def first_play(rules: Rules, roll: int) -> int:
    """Return the first play of a roll; without a roll there is none."""
    return 0 if roll < 0 else FIRST_PLAY(rules.shapes * N_ROLLS + roll)


@jit
def last_play(sheet: Sheet, rules: Rules, roll: int) -> int:
    """Return the play after a roll's last one, bonus plays included only with a bonus in hand."""
    if roll < 0:
        return 0
    if bonuses_left(sheet, rules) > 0:
        return LAST_PLAY(rules.shapes * N_ROLLS + roll)
    return FIRST_BONUS_PLAY(rules.shapes * N_ROLLS + roll)


@jit
def find_play(sheet: Sheet, rules: Rules, roll: int, icon: int, form: int, bonus: int) -> int:
    """Return the roll's play that draws an icon in a form; there is one for each on offer."""
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        if PLAY_ICON(play) == icon and PLAY_FORM(play) == form and PLAY_BONUS(play) == bonus:
            return play
    return 0


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
    """Say whether anything can be drawn with a roll, with a bonus too."""
    free = empty(sheet)
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        if is_any(places_for(sheet, rules, free, play)):
            return True
    return False


@jit(inline=False)
def list_moves(sheet: Sheet, rules: Rules, roll: int, codes: Array) -> int:
    """Fill `codes` with every legal move, no two to the same sheet, and return how many there are."""
    moves = 0
    free = empty(sheet)
    water, wood, house = near(sheet.water, GRID), near(trees(sheet), GRID), near(sheet.house, GRID)
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        anchors = places_for(sheet, rules, free, play)
        while is_any(anchors):
            code = play | lowest(anchors) << ANCHOR_SHIFT
            anchors = drop_lowest(anchors)
            if PLAY_ICON(play) == MEN:
                moves = add_job_choices(codes, moves, code, water, wood, house)
            else:
                codes[moves] = code
                moves += 1
    if moves > 0 and may_rest(rules, codes[0]):
        codes[moves] = DRAW_NOTHING
        moves += 1
    return moves


@jit
def may_rest(rules: Rules, first: int) -> bool:
    """Say whether a player may draw nothing whose first play or move is this: those without a bonus are
    listed first."""
    return rules.bonus_is_free * PLAY_BONUS(first & PLAY_MASK) == 1


@jit(inline=False)
def add_job_choices(codes: Array, begin: int, code: int, water: Bits, wood: Bits, house: Bits) -> int:
    """Write the move once for every way its men can take jobs; return the end."""
    codes[begin] = code
    end = begin + 1
    squares = move_squares(code)
    shift = JOBS_SHIFT
    while is_any(squares):
        offers = offers_at(lowest(squares), water, wood, house)
        squares = drop_lowest(squares)
        if offers > 0:
            end = add_jobs(codes, begin, end, offers, shift)
        shift += 2
    return end


@jit
def offers_at(square: int, water: Bits, wood: Bits, house: Bits) -> int:
    """Return the jobs a man drawn there is offered, one bit for each from the fisherman's on."""
    return int(has(water, square)) | int(has(wood, square)) << 1 | int(has(house, square)) << 2


@jit
def add_jobs(codes: Array, begin: int, end: int, offers: int, shift: int) -> int:
    """Give the next man of some moves each of his jobs, one job after the other; return the new end.

    The last job is written over the moves themselves, so that only the others need room behind them.
    """
    moves, ways = end - begin, popcount(offers)
    place = ways
    for job in range(BUILDER, JOBLESS, -1):
        if (offers >> (job - 1)) & 1 != 0:
            place -= 1
            for i in range(moves):
                codes[begin + place * moves + i] = codes[begin + i] | job << shift
    return begin + ways * moves


@jit
def move_squares(code: int) -> Bits:
    """Return the squares a move draws on."""
    if code == DRAW_NOTHING:
        return NONE
    play = code & PLAY_MASK
    return form_at(PLAY_FORM(play), (code >> ANCHOR_SHIFT) & 127)


@jit
def job_of(code: int, man: int) -> int:
    """Return the job the move gives its man number `man`, in reading order."""
    return (code >> (JOBS_SHIFT + 2 * man)) & 3


@jit
def make_move(sheet: Sheet, code: int) -> Sheet:
    """Return the sheet after a legal move."""
    if code == DRAW_NOTHING:
        return sheet
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
    total, first, chosen, n_chosen, anchors_chosen = 0, -1, -1, 0, NONE
    for play in range(first_play(rules, roll), last_play(sheet, rules, roll)):
        anchors = places_for(sheet, rules, free, play)
        here = count(anchors)
        if here > 0:
            first = play if first < 0 else first
            total += here
            rng, n = draw_below(rng, total)
            if n < here:
                chosen, n_chosen, anchors_chosen = play, n, anchors
    if chosen < 0:
        return rng, -1
    if may_rest(rules, first):
        rng, n = draw_below(rng, total + 1)
        if n == total:
            return rng, DRAW_NOTHING
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
        offers = offers_at(lowest(squares), water, wood, house)
        squares = drop_lowest(squares)
        if offers > 0:
            if popcount(offers) > 1:
                rng, n = draw_below(rng, popcount(offers))
                for _ in range(n):
                    offers &= offers - 1
            code |= (trailing_zeros(offers) + 1) << shift
        shift += 2
    return rng, code


def job_ways(form: Form) -> int:
    """Return in how many ways men drawn in a form can take jobs at most: each side brings one offer."""
    beside = [sum((r + a, c + b) in form for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))) for r, c in form]
    return prod(max(1, min(3, 4 - inside)) for inside in beside)


def _count_most_moves() -> int:
    """Return a number that no list of moves exceeds, whatever the sheet: every place of every play."""
    ways = [count(spots(~NONE, form)) * job_ways(FORMS[form]) for form in range(len(FORMS))]
    places = [count(spots(~NONE, form)) for form in range(len(FORMS))]
    each = [ways[play.form] if play.icon == MEN else places[play.form] for play in PLAYS]
    return max(
        sum(each[FIRST_PLAY(number) : LAST_PLAY(number)]) for number in range(len(SHAPE_SETS) * N_ROLLS)
    )


MOST_MOVES = _count_most_moves()
