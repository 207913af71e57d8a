"""Many solo games of Rolling Fiefdoms side by side, inside the compiled kernel."""

from __future__ import annotations

from typing import Any

from rollwright.core.bits import Bits
from rollwright.core.jit import jit, table
from rollwright.core.options import Options
from rollwright.core.rng import DICE, make_rng
from rollwright.games.fiefdoms.activation import best_active
from rollwright.games.fiefdoms.board import PLOTS, SIDE, SQUARES
from rollwright.games.fiefdoms.buildings import BUILDINGS, FORFEITED, KINDS, SPLIT
from rollwright.games.fiefdoms.challenges import COUNT, HAS_SETUP
from rollwright.games.fiefdoms.dice import CROSS, ROLLS, ROSE, UNPAIRED, die_of, is_pestilence, roll_dice
from rollwright.games.fiefdoms.engine import challenge_of
from rollwright.games.fiefdoms.game import Fiefdoms
from rollwright.games.fiefdoms.moves import (
    BAR_MOVE,
    BUILD,
    apply_bar,
    apply_build,
    end_turn,
    is_bar_due,
    list_bars,
    list_due,
    list_setups,
    solo_pairing,
    unpack_build,
)
from rollwright.games.fiefdoms.notation import format_pairing, parse_pairing
from rollwright.games.fiefdoms.scoring import total_points
from rollwright.games.fiefdoms.sheet import (
    BARRED,
    Sheet,
    blank_sheet,
    holds,
    influence_in_hand,
    is_blank,
    is_full,
    places_of,
    plots_with,
    reduction_on,
    turn_on,
)
from rollwright.games.fiefdoms.state import NO_ROLL
from rollwright.games.fiefdoms.vocabulary import PAIRS, VOCABULARY

from .lane_planes import (
    BEGIN,
    NO_CHOICE,
    NUMBER,
    PATH,
    SEED,
    STATE,
    STEP,
    load_rng,
    save_rng,
    show_bits,
    show_number,
)

FIRST_INFLUENCE, FIRST_PLOT = VOCABULARY.first_of("influence"), VOCABULARY.first_of("plot")
FIRST_BUILD, FIRST_PIPS = VOCABULARY.first_of("build"), VOCABULARY.first_of("pips")
FIRST_SQUARE, FIRST_SPRING = VOCABULARY.first_of("square"), VOCABULARY.first_of("spring")
FIRST_FORFEIT, FIRST_BAR = VOCABULARY.first_of("forfeit"), VOCABULARY.first_of("bar")
FIRST_PAIR = VOCABULARY.first_of("pair")
N_BUILDINGS = len(BUILDINGS)
HAS_PIPS = table([int(kind in SPLIT) for kind in range(KINDS)])
assert tuple(BUILDINGS) == tuple(range(1, N_BUILDINGS + 1))


def _number_pairs() -> list[int]:
    """Return the number of every pairing by 3 * roll + way."""
    numbers = [0] * (3 << 12)
    for roll, _ in ROLLS:
        for way in range(3):
            numbers[3 * roll + way] = FIRST_PAIR + PAIRS.index(parse_pairing(format_pairing(roll, way)))
    return numbers


PAIR_NUMBER = table(_number_pairs())
ROLL, SHEET = STATE, STATE + 1
LANE = SHEET + 11


def prepare(game: Fiefdoms, options: Options) -> tuple[Any, ...]:
    """Return what all lanes share: the challenge."""
    return (challenge_of(options),)


@jit
def load_sheet(lane: Any) -> Sheet:
    """Return the sheet in a lane."""
    s = SHEET
    return Sheet(
        lane[s], lane[s + 1], lane[s + 2], lane[s + 3], lane[s + 4], lane[s + 5],
        lane[s + 6], lane[s + 7], lane[s + 8], lane[s + 9], lane[s + 10],
    )  # fmt: skip


@jit(inline=False)
def save_sheet(lane: Any, sheet: Sheet) -> None:
    """Keep a sheet in a lane."""
    s = SHEET
    lane[s], lane[s + 1], lane[s + 2], lane[s + 3] = sheet.k0, sheet.k1, sheet.k2, sheet.k3
    lane[s + 4], lane[s + 5], lane[s + 6], lane[s + 7] = sheet.k4, sheet.r0, sheet.r1, sheet.r2
    lane[s + 8], lane[s + 9], lane[s + 10] = sheet.squares, sheet.spent, sheet.unrest
    lane[STEP] = 0


@jit
def is_setup_due(sheet: Sheet, challenge: int) -> bool:
    """Say whether a building is to be put on the middle plot before the first roll."""
    return HAS_SETUP(challenge) == 1 and is_blank(sheet)


@jit(inline=False)
def roll_if_due(lane: Any, challenge: int) -> None:
    """Roll a lane's dice unless something is to be decided before."""
    sheet = load_sheet(lane)
    lane[ROLL] = NO_ROLL
    if not (is_full(sheet) or is_setup_due(sheet, challenge) or is_bar_due(sheet, challenge)):
        rng, roll = roll_dice(load_rng(lane))
        save_rng(lane, rng)
        lane[ROLL] = roll


@jit(inline=False)
def begin_game(lane: Any, challenge: int, number: int) -> None:
    """Start that game of the lane's seed."""
    lane[NUMBER] = number
    save_rng(lane, make_rng(lane[SEED], number, DICE))
    save_sheet(lane, blank_sheet())
    roll_if_due(lane, challenge)


@jit(inline=False)
def list_codes(lane: Any, sheet: Sheet, challenge: int) -> list[int]:
    """Return the legal moves of what is to be decided."""
    if lane[ROLL] != NO_ROLL:
        return list_due(BUILD, sheet, challenge, lane[ROLL], solo_pairing(sheet, challenge))
    if is_setup_due(sheet, challenge):
        return list_setups(challenge)
    return list_bars(sheet)


@jit(inline=False)
def make_move(lane: Any, sheet: Sheet, challenge: int, code: int) -> Sheet:
    """Return the sheet after a move."""
    if code >= BAR_MOVE:
        return apply_bar(sheet, code)
    if lane[ROLL] == NO_ROLL:
        return apply_build(sheet, code)
    return end_turn(sheet, challenge, code)


# ---- moves as choices


@jit(inline=False)
def choice_at(code: int, roll: int, step: int) -> int:
    """Return the number of a move's choice at a step; NO_CHOICE after its last."""
    if code >= BAR_MOVE:
        return FIRST_BAR + code - BAR_MOVE if step == 0 else NO_CHOICE
    build = unpack_build(code)
    if build.pairing != UNPAIRED:
        if step == 0:
            return PAIR_NUMBER(3 * roll + build.pairing)
        step -= 1
    if build.kind == FORFEITED:
        return FIRST_FORFEIT + build.plot if step == 0 else NO_CHOICE
    if build.spent > 0:
        if step == 0:
            return FIRST_INFLUENCE + build.spent - 1
        step -= 1
    if step == 0:
        return FIRST_PLOT + build.plot
    if step == 1:
        return FIRST_BUILD + build.kind - 1
    return people_choice(code, step - 2)


@jit(inline=False)
def people_choice(code: int, step: int) -> int:
    """Return the number of a choice that comes after the building."""
    build = unpack_build(code)
    if HAS_PIPS(build.kind) == 1:
        if step == 0:
            return FIRST_PIPS + build.pips
        step -= 1
    if build.square >= 0:
        if step == 0:
            return FIRST_SQUARE + build.square
        step -= 1
    return FIRST_SPRING + build.helped if build.helped >= 0 and step == 0 else NO_CHOICE


@jit(inline=False)
def has_begun(lane: Any, code: int) -> bool:
    """Say whether a move begins with the choices made so far."""
    for step in range(lane[STEP]):  # noqa: SIM110 (kernels compile no generators)
        if choice_at(code, lane[ROLL], step) != lane[PATH + step]:
            return False
    return True


@jit(inline=False)
def find_code(lane: Any, codes: list[int], action: int) -> int:
    """Return a move that goes on with that choice; -1 if none does."""
    step, roll = lane[STEP], lane[ROLL]
    for code in codes:
        if choice_at(code, roll, step) == action and has_begun(lane, code):
            return code
    return -1


@jit(inline=False)
def mark_legal(lane: Any, codes: list[int], mask: Any) -> None:
    """Mark the legal choices."""
    mask[:] = 0
    step, roll = lane[STEP], lane[ROLL]
    for code in codes:
        if has_begun(lane, code):
            mask[choice_at(code, roll, step)] = 1


# ---- what the seat sees


@jit
def spread(square: int) -> int:
    """5 -> 6: where a population square lies on planes of five columns"""
    return square // (SIDE - 1) * SIDE + square % (SIDE - 1)


@jit(inline=False)
def show_sheet(planes: Any, sheet: Sheet) -> int:
    """Fill the planes of a sheet and return the number of the next."""
    for kind in range(1, KINDS):
        show_bits(planes[kind - 1], Bits(plots_with(sheet, kind), 0))
    first = KINDS - 1
    for plot in range(PLOTS):
        planes[first][plot] = reduction_on(sheet, plot)
    for square in range(SQUARES):
        held = holds(sheet, square)
        planes[first + 1][spread(square)] = 0 if held == BARRED else held
        planes[first + 2][spread(square)] = int(held == BARRED)
    show_number(planes[first + 3], sheet.spent)
    show_number(planes[first + 4], sheet.unrest)
    return first + 5


@jit(inline=False)
def show_dice(planes: Any, roll: int, first: int) -> None:
    """Fill the planes of event and wind rose faces."""
    for die in range(4):
        value = die_of(roll, die)
        place = 5 if value in (CROSS, ROSE) else value - 1
        plane = planes[first + place + (0 if die < 2 else 6)]
        plane[:] = plane[0] + 1


@jit(inline=False)
def show_table(planes: Any, lane: Any, sheet: Sheet, challenge: int, first: int) -> int:
    """Fill the planes of dice, phase and facts, and return the number of the next."""
    roll = lane[ROLL]
    if roll != NO_ROLL:
        show_dice(planes, roll, first)
        if not is_pestilence(roll) and solo_pairing(sheet, challenge) != UNPAIRED:
            show_number(planes[first + 12], 1)
    first += 15
    phase = 2 if roll != NO_ROLL else (0 if is_setup_due(sheet, challenge) else 3)
    show_number(planes[first + phase], 1)
    first += 4
    show_number(planes[first], influence_in_hand(sheet, challenge))
    show_number(planes[first + 1], min(turn_on(sheet, challenge), PLOTS - HAS_SETUP(challenge)))
    show_number(planes[first + 2], 1)
    if challenge > 0:
        show_number(planes[first + 2 + challenge], 1)
    return first + 3 + COUNT


@jit(inline=False)
def show_begun(planes: Any, lane: Any, code: int, first: int) -> None:
    """Fill the planes of the choices made so far; `code` is a move that begins with them."""
    facts = first + 3 + N_BUILDINGS
    for step in range(lane[STEP]):
        choice = lane[PATH + step]
        if choice >= FIRST_PAIR:
            show_number(planes[first + unpack_build(code).pairing], 1)
        elif choice >= FIRST_SQUARE:
            planes[facts + 3][spread(choice - FIRST_SQUARE)] = 1
        elif choice >= FIRST_PIPS:
            show_number(planes[facts + 2], choice - FIRST_PIPS)
        elif choice >= FIRST_BUILD:
            show_number(planes[first + 3 + choice - FIRST_BUILD], 1)
        elif choice >= FIRST_PLOT:
            planes[facts + 1][choice - FIRST_PLOT] = 1
        else:
            show_number(planes[facts], choice - FIRST_INFLUENCE + 1)


# ---- steps


@jit(inline=False)
def total_of(sheet: Sheet, challenge: int) -> int:
    """Return the score by the best activation."""
    return total_points(sheet, places_of(sheet), best_active(sheet, challenge))


@jit(inline=False)
def step_lane(
    challenge: int, lane: Any, action: int, planes: Any, mask: Any, told: Any, paid: float
) -> float:
    """Make a lane's choice and return the reward; `told` is over, illegal and the final score.

    A game that is over is followed by the next at once.
    """
    told[0], told[1], told[2] = 0, 0, 0
    reward, code = 0.0, -1
    if action == BEGIN:
        begin_game(lane, challenge, lane[NUMBER])
    else:
        sheet = load_sheet(lane)
        code = find_code(lane, list_codes(lane, sheet, challenge), action)
        if code < 0:
            told[0], told[1], told[2] = 1, 1, total_of(sheet, challenge)
            reward = paid
            begin_game(lane, challenge, lane[NUMBER] + 1)
        else:
            lane[PATH + lane[STEP]] = action
            lane[STEP] += 1
            if choice_at(code, lane[ROLL], lane[STEP]) == NO_CHOICE:
                after = make_move(lane, sheet, challenge, code)
                reward = float(total_of(after, challenge) - total_of(sheet, challenge))
                save_sheet(lane, after)
                roll_if_due(lane, challenge)
                if is_full(after):
                    told[0], told[2] = 1, total_of(after, challenge)
                    begin_game(lane, challenge, lane[NUMBER] + 1)
    now = load_sheet(lane)
    mark_legal(lane, list_codes(lane, now, challenge), mask)
    planes[:] = 0
    first = show_table(planes, lane, now, challenge, show_sheet(planes, now))
    show_begun(planes, lane, code, first)
    return reward


@jit
def step_lanes(
    challenge: int, lanes: Any, actions: Any, planes: Any, masks: Any, rewards: Any, told: Any, paid: float
) -> None:
    """Make every lane's choice."""
    for n in range(len(lanes)):
        rewards[n] = step_lane(challenge, lanes[n], actions[n], planes[n], masks[n], told[n], paid)
