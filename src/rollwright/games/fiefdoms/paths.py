"""Fiefdoms' moves as numbers of its vocabulary, and the legal choices after those made so far."""

from __future__ import annotations

from ...compiler.jit import jit, lookup_table
from ...core.types import Choice
from ...core.vocabulary import NO_CHOICE, Vocabulary
from ...kernel.bitmask import Mask, is_marked, mark
from ...kernel.bits import trailing_zeros
from ...kernel.step_kernel import mark_by_listing
from ...kernel.types import Array, Numbers
from .board import (
    ALL_PLOTS,
    CHOICE_PLACES,
    MOST_PIPS,
    PLOTS,
    SQUARES,
    TOUCH,
    format_plot,
    format_square,
    place_of,
)
from .buildings import BUILDINGS, FORFEITED, KINDS, SPLIT, SPRINGHOUSE
from .challenges import GUILD_OF
from .dice import ROLLS, UNPAIRED, format_pairing, is_pestilence, parse_pairing
from .moves import BAR_MOVE, PAIR_MOVE, Build, helped_by, kind_of, pack_build, unpack_build
from .offers import (
    FORFEIT,
    GUILD_OUTCOME,
    MOST_CHANGE,
    OFFERS,
    PIPS_STEP,
    WAYS,
    note_offers,
    open_guilds,
    prices,
)
from .params import BAR, BUILD, PAIR, Params, Point
from .sheet import empty_squares

PLOT_NAMES = [format_plot(plot) for plot in range(PLOTS)]
SQUARE_NAMES = [format_square(square) for square in range(SQUARES)]
PAIRING = {(roll, way): parse_pairing(format_pairing(roll, way)) for roll, _ in ROLLS for way in range(WAYS)}
"""Every roll's pairings, as they are named whatever the order of dice."""
PAIRS = sorted(set(PAIRING.values()))


def places_of(choice: Choice) -> tuple[str, ...]:
    """plot:2,3 -> ("p23",)"""
    return (place_of(choice.kind, choice.value),) if choice.kind in CHOICE_PLACES else ()


VOCABULARY = Vocabulary(
    [
        *(Choice("influence", str(spent)) for spent in range(1, MOST_CHANGE + 1)),
        *(Choice("plot", plot) for plot in PLOT_NAMES),
        *(Choice("build", building.name) for building in BUILDINGS.values()),
        *(Choice("pips", str(pips)) for pips in range(MOST_PIPS + 1)),
        *(Choice("square", square) for square in SQUARE_NAMES),
        *(Choice("spring", plot) for plot in PLOT_NAMES),
        *(Choice("forfeit", plot) for plot in PLOT_NAMES),
        *(Choice("bar", square) for square in SQUARE_NAMES),
        *(Choice("pair", pair) for pair in PAIRS),
    ],
    longest=7,
    places=places_of,
)


FIRST_INFLUENCE, FIRST_PLOT = VOCABULARY.first_of("influence"), VOCABULARY.first_of("plot")
FIRST_BUILD, FIRST_PIPS = VOCABULARY.first_of("build"), VOCABULARY.first_of("pips")
FIRST_SQUARE, FIRST_SPRING = VOCABULARY.first_of("square"), VOCABULARY.first_of("spring")
FIRST_FORFEIT, FIRST_BAR = VOCABULARY.first_of("forfeit"), VOCABULARY.first_of("bar")
FIRST_PAIR = VOCABULARY.first_of("pair")
HAS_PIPS = lookup_table([int(kind in SPLIT) for kind in range(KINDS)])
NOT_YET = -1
assert tuple(BUILDINGS) == tuple(range(1, len(BUILDINGS) + 1))


def _number_pairs() -> list[int]:
    """Return the number of every pairing by 3 * roll + way."""
    numbers, places = [0] * (WAYS << 12), {pair: n for n, pair in enumerate(PAIRS)}
    for (roll, way), pair in PAIRING.items():
        numbers[WAYS * roll + way] = FIRST_PAIR + places[pair]
    return numbers


PAIR_NUMBER = lookup_table(_number_pairs())


# ---- from moves to numbers


@jit(inline=False)
def choice_at(params: Params, at: Point, code: int, step: int) -> int:
    """A solo Regent's pairing, influence, the plot, the building, its people and whom it helps."""
    if code >= PAIR_MOVE:
        first = FIRST_BAR + code - BAR_MOVE
        if code < BAR_MOVE:
            first = PAIR_NUMBER(WAYS * at.roll + code - PAIR_MOVE)
        return first if step == 0 else NO_CHOICE
    build = unpack_build(code)
    if build.pairing != UNPAIRED:
        if step == 0:
            return PAIR_NUMBER(WAYS * at.roll + build.pairing)
        step -= 1
    if build.kind == FORFEITED:
        return FIRST_FORFEIT + build.plot if step == 0 else NO_CHOICE
    if build.spent > 0:
        if step == 0:
            return FIRST_INFLUENCE + build.spent - 1
        step -= 1
    if step == 0:
        return FIRST_PLOT + build.plot
    return FIRST_BUILD + build.kind - 1 if step == 1 else people_choice(build, step - 2)


@jit(inline=False)
def people_choice(build: Build, step: int) -> int:
    """Return the number of a choice that comes after the building."""
    if HAS_PIPS(build.kind) == 1:
        if step == 0:
            return FIRST_PIPS + build.pips
        step -= 1
    if build.square >= 0:
        if step == 0:
            return FIRST_SQUARE + build.square
        step -= 1
    return FIRST_SPRING + build.helped if build.helped >= 0 and step == 0 else NO_CHOICE


# ---- from numbers to moves


@jit(inline=False)
def read_path(roll: int, path: Numbers, steps: int) -> Build:
    """Return the build that these choices begin; what is not chosen yet is NOT_YET, a kind 0."""
    spent, plot, kind, pips, square, helped, pairing = 0, NOT_YET, 0, NOT_YET, -1, -1, UNPAIRED
    for step in range(steps):
        choice = path[step]
        if choice >= FIRST_PAIR:
            pairing = way_of(roll, choice)
        elif choice >= FIRST_FORFEIT:
            plot, kind = choice - FIRST_FORFEIT, FORFEITED
        elif choice >= FIRST_SPRING:
            helped = choice - FIRST_SPRING
        elif choice >= FIRST_SQUARE:
            square = choice - FIRST_SQUARE
        elif choice >= FIRST_PIPS:
            pips = choice - FIRST_PIPS
        elif choice >= FIRST_BUILD:
            kind = choice - FIRST_BUILD + 1
        elif choice >= FIRST_PLOT:
            plot = choice - FIRST_PLOT
        else:
            spent = choice - FIRST_INFLUENCE + 1
    return Build(spent, plot, kind, pips, square, helped, pairing)


@jit
def way_of(roll: int, number: int) -> int:
    """Return which way of pairing a roll has that number."""
    for way in range(WAYS):
        if PAIR_NUMBER(WAYS * roll + way) == number:
            return way
    return UNPAIRED


@jit(inline=False)
def code_at(params: Params, at: Point, path: Numbers, steps: int, codes: Numbers) -> int:
    if at.task == BAR:
        return BAR_MOVE + path[0] - FIRST_BAR if steps > 0 else -1
    build = read_path(at.roll, path, steps)
    if at.task == PAIR:
        return PAIR_MOVE + build.pairing if steps > 0 else -1
    if build.kind == 0:
        return -1
    if HAS_PIPS(build.kind) == 1 and (build.pips == NOT_YET or (build.pips > 0 and build.square < 0)):
        return -1
    if build.kind == SPRINGHOUSE and build.helped < 0 and helped_by(at.sheet, build.plot) != 0:
        return -1
    pips = max(0, build.pips)
    return pack_build(build.spent, build.plot, build.kind, pips, build.square, build.helped, build.pairing)


# ---- choice by choice


@jit(inline=False)
def mark_at(params: Params, at: Point, path: Numbers, step: int, mask: Mask, codes: Array) -> int:
    if at.task != BUILD or is_pestilence(at.roll):
        return mark_by_listing(params, at, path, step, mask, codes)
    if step == 0 and at.pairing == UNPAIRED:
        return mark_ways(params, at, mask, codes)
    build = read_path(at.roll, path, step)
    if build.plot == NOT_YET:
        return mark_plots(params.challenge, at, build, mask, codes)
    if build.kind != 0 and build.pips == NOT_YET and HAS_PIPS(build.kind) == 0:
        return mark_each(helped_by(at.sheet, build.plot), FIRST_SPRING, mask)
    if build.pips > 0:
        return mark_each(TOUCH(build.plot) & empty_squares(at.sheet), FIRST_SQUARE, mask)
    return mark_outcomes(params.challenge, at, build, mask, codes)


@jit
def mark_each(places: int, first: int, mask: Mask) -> int:
    """Mark a choice for each place of a set, and return how many there are."""
    found = 0
    while places != 0:
        mark(mask, first + trailing_zeros(places))
        places &= places - 1
        found += 1
    return found


@jit
def has_offers(codes: Array, place: int, places: int) -> bool:
    """Say whether one of `places` places offers something."""
    end = place + places
    while place < end and codes[place] == 0:
        place += 1
    return place < end


@jit
def mark_ways(params: Params, at: Point, mask: Mask, codes: Array) -> int:
    """Mark the pairings that offer something which no earlier one does."""
    size = note_offers(codes, at.sheet, params.challenge, at.roll, UNPAIRED, WAYS, ALL_PLOTS) // WAYS
    found = 0
    for way in range(WAYS):
        if has_offers(codes, OFFERS + way * size, size):
            mark(mask, PAIR_NUMBER(WAYS * at.roll + way))
            found += 1
    return found


@jit
def note_way(challenge: int, at: Point, build: Build, codes: Array, plots: int) -> int:
    """Note what the chosen pairing offers on these plots; return where its prices begin, 25 places each."""
    way = build.pairing if at.pairing == UNPAIRED else 0
    used = note_offers(codes, at.sheet, challenge, at.roll, at.pairing, way + 1, plots)
    return OFFERS + used // (way + 1) * way


@jit
def mark_plots(challenge: int, at: Point, build: Build, mask: Mask, codes: Array) -> int:
    """Mark the plots to build on at the price that is paid; before any is, the prices and forfeits too."""
    start, found = note_way(challenge, at, build, codes, ALL_PLOTS), 0
    for plot in range(PLOTS):
        outcomes = codes[start + build.spent * PLOTS + plot]
        if outcomes != 0:
            mark(mask, (FIRST_FORFEIT if outcomes >> FORFEIT != 0 else FIRST_PLOT) + plot)
            found += 1
    for spent in range(1, prices(at.sheet, challenge) if build.spent == 0 else 1):
        if has_offers(codes, start + spent * PLOTS, PLOTS):
            mark(mask, FIRST_INFLUENCE + spent - 1)
            found += 1
    return found


@jit
def mark_outcomes(challenge: int, at: Point, build: Build, mask: Mask, codes: Array) -> int:
    """Mark the buildings that can stand on the chosen plot, or the pips that come with the chosen one."""
    start = note_way(challenge, at, build, codes, 1 << build.plot)
    found, outcomes = 0, codes[start + build.spent * PLOTS + build.plot]
    if build.kind == 0 and outcomes & GUILD_OUTCOME != 0:
        guilds = open_guilds(at.sheet, challenge)
        while guilds != 0:
            mark(mask, FIRST_BUILD + GUILD_OF(challenge * 4 + trailing_zeros(guilds)) - 1)
            guilds &= guilds - 1
            found += 1
    outcomes &= ~GUILD_OUTCOME
    while outcomes != 0:
        outcome = trailing_zeros(outcomes)
        outcomes &= outcomes - 1
        kind = kind_of(outcome, challenge)
        if build.kind == 0 or build.kind == kind:
            number = FIRST_BUILD + kind - 1 if build.kind == 0 else FIRST_PIPS + outcome % PIPS_STEP
            found += 0 if is_marked(mask, number) else 1
            mark(mask, number)
    return found
