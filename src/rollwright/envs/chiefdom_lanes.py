"""Many solo games of Chiefdom side by side, inside the compiled kernel.

A lane is a row of integers: where its dice come from, the roll, the sheet, and the numbers of the
choices that the move now played has begun with.
"""

from __future__ import annotations

from typing import Any

from rollwright.core.bits import Bits, drop_lowest, is_any, lowest, squares_of
from rollwright.core.jit import jit, table
from rollwright.core.rng import DICE, make_rng
from rollwright.games.chiefdom.board import HEIGHT, WIDTH
from rollwright.games.chiefdom.dice import ICONS, PLAY_BONUS, PLAY_FORM, PLAY_ICON, PLAYS, ROLLS
from rollwright.games.chiefdom.edition import DECK, Rules
from rollwright.games.chiefdom.moves import (
    ANCHOR_SHIFT,
    PLAY_MASK,
    job_of,
    list_moves,
    make_move,
    move_squares,
)
from rollwright.games.chiefdom.playout import roll_dice
from rollwright.games.chiefdom.scoring import total_score
from rollwright.games.chiefdom.shapes import FORMS, spots
from rollwright.games.chiefdom.sheet import BLANK, Sheet, fish_caught, logs_in_stock
from rollwright.games.chiefdom.vocabulary import VOCABULARY

from .lane_planes import (
    BEGIN,
    NO_CHOICE,
    NUMBER,
    PATH,
    SEED,
    STATE,
    STEP,
    load_bits,
    load_rng,
    save_bits,
    save_rng,
    show_bits,
    show_number,
)

N_SQUARES = WIDTH * HEIGHT
N_ICONS = len(ICONS)
FIRST_ICON, USE_BONUS = VOCABULARY.first_of("icon"), VOCABULARY.first_of("bonus")
FIRST_PLACE, FIRST_JOB = VOCABULARY.first_of("squares"), VOCABULARY.first_of("job")


def _number_places() -> list[int]:
    """Return the vocabulary's number for every form * 72 + anchor."""
    numbers, following = [0] * (len(FORMS) * N_SQUARES), FIRST_PLACE
    for form in range(len(FORMS)):
        for anchor in squares_of(spots(~Bits(0, 0), form)):
            numbers[form * N_SQUARES + anchor] = following
            following += 1
    return numbers


PLACE_NUMBER = table(_number_places())
PLAY_DIE = table([play.die for play in PLAYS])
SHOWING = table([dice.count(face) for dice in ROLLS for face in range(1, 7)])
N_CARDS = len(DECK)

# ---- a lane's integers

ROLL, TURN, SHEET = STATE, STATE + 1, STATE + 2
LANE = SHEET + 19


@jit
def load_sheet(lane: Any) -> Sheet:
    """Return the sheet in a lane."""
    s = SHEET
    return Sheet(
        load_bits(lane, s), load_bits(lane, s + 2), load_bits(lane, s + 4), load_bits(lane, s + 6),
        load_bits(lane, s + 8), load_bits(lane, s + 10), load_bits(lane, s + 12),
        load_bits(lane, s + 14), load_bits(lane, s + 16), lane[s + 18],
    )  # fmt: skip


@jit
def save_sheet(lane: Any, sheet: Sheet) -> None:
    """Keep a sheet in a lane."""
    save_bits(lane, SHEET, sheet.wall)
    save_bits(lane, SHEET + 2, sheet.water)
    save_bits(lane, SHEET + 4, sheet.two)
    save_bits(lane, SHEET + 6, sheet.three)
    save_bits(lane, SHEET + 8, sheet.house)
    save_bits(lane, SHEET + 10, sheet.jobless)
    save_bits(lane, SHEET + 12, sheet.fisherman)
    save_bits(lane, SHEET + 14, sheet.lumberjack)
    save_bits(lane, SHEET + 16, sheet.builder)
    lane[SHEET + 18] = sheet.bonuses


@jit
def roll_lane(lane: Any) -> None:
    """Roll a lane's dice."""
    rng, roll = roll_dice(load_rng(lane))
    save_rng(lane, rng)
    lane[ROLL] = roll
    lane[STEP] = 0


@jit
def begin_game(lane: Any, number: int) -> None:
    """Start that game of the lane's seed."""
    lane[NUMBER] = number
    save_rng(lane, make_rng(lane[SEED], number, DICE))
    lane[TURN] = 1
    save_sheet(lane, BLANK)
    roll_lane(lane)


# ---- moves as choices


@jit(inline=False)
def choice_at(code: int, step: int) -> int:
    """Return the number of a move's choice at a step; NO_CHOICE after its last."""
    play = code & PLAY_MASK
    if step == 0:
        return PLAY_DIE(play)
    if step == 1:
        return FIRST_ICON + PLAY_ICON(play)
    bonus = PLAY_BONUS(play)
    if step == 2 and bonus == 1:
        return USE_BONUS
    if step == 2 + bonus:
        return PLACE_NUMBER(PLAY_FORM(play) * N_SQUARES + ((code >> ANCHOR_SHIFT) & 127))
    return job_choice(code, step - 3 - bonus)


@jit(inline=False)
def job_choice(code: int, wanted: int) -> int:
    """Return the number of the choice of the job taken after so many others; NO_CHOICE if there is none."""
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


@jit(inline=False)
def has_begun(lane: Any, code: int) -> bool:
    """Say whether a move begins with the choices made so far."""
    for step in range(lane[STEP]):  # noqa: SIM110 (kernels compile no generators)
        if choice_at(code, step) != lane[PATH + step]:
            return False
    return True


@jit(inline=False)
def find_code(lane: Any, codes: list[int], action: int) -> int:
    """Return a move that goes on with that choice; -1 if none does."""
    step = lane[STEP]
    for code in codes:
        if choice_at(code, step) == action and has_begun(lane, code):
            return code
    return -1


@jit(inline=False)
def mark_legal(lane: Any, codes: list[int], mask: Any) -> int:
    """Mark the legal choices and return how many moves they come from."""
    mask[:] = 0
    step, found = lane[STEP], 0
    for code in codes:
        if has_begun(lane, code):
            mask[choice_at(code, step)] = 1
            found += 1
    return found


# ---- what the seat sees


@jit(inline=False)
def show_sheet(planes: Any, sheet: Sheet) -> None:
    """Fill the ten planes of a sheet."""
    show_bits(planes[0], sheet.wall)
    show_bits(planes[1], sheet.water)
    show_bits(planes[2], sheet.two)
    show_bits(planes[3], sheet.three)
    show_bits(planes[4], sheet.house)
    show_bits(planes[5], sheet.jobless)
    show_bits(planes[6], sheet.fisherman)
    show_bits(planes[7], sheet.lumberjack)
    show_bits(planes[8], sheet.builder)
    show_number(planes[9], sheet.bonuses)


@jit(inline=False)
def show_table(planes: Any, lane: Any, sheet: Sheet, rules: Rules) -> None:
    """Fill the planes of dice, cards and facts."""
    for face in range(6):
        show_number(planes[face], SHOWING(lane[ROLL] * 6 + face))
    for card in range(N_CARDS):
        show_number(planes[6 + card], (rules.cards >> (card + 1)) & 1)
    facts = 6 + N_CARDS
    show_number(planes[facts], rules.shapes)
    show_number(planes[facts + 1], rules.bonus)
    show_number(planes[facts + 2], lane[TURN])
    show_number(planes[facts + 3], logs_in_stock(sheet, rules))
    show_number(planes[facts + 4], fish_caught(sheet))


@jit(inline=False)
def show_begun(planes: Any, lane: Any, code: int) -> None:
    """Fill the planes of the choices made so far; `code` is a move that begins with them."""
    for step in range(lane[STEP]):
        choice = lane[PATH + step]
        if choice < FIRST_ICON:
            show_number(planes[choice - 1], 1)
        elif choice < USE_BONUS:
            show_number(planes[6 + choice - FIRST_ICON], 1)
        elif choice == USE_BONUS:
            show_number(planes[6 + N_ICONS], 1)
        elif choice < FIRST_JOB:
            show_bits(planes[7 + N_ICONS], move_squares(code))
        else:
            planes[8 + N_ICONS + (choice - FIRST_JOB) % 3][(choice - FIRST_JOB) // 3] = 1


@jit(inline=False)
def show_lane(planes: Any, lane: Any, sheet: Sheet, rules: Rules, code: int) -> None:
    """Fill all planes of a lane."""
    planes[:] = 0
    show_sheet(planes, sheet)
    show_table(planes[10:], lane, sheet, rules)
    show_begun(planes[10 + 6 + N_CARDS + 5 :], lane, code)


# ---- steps


@jit(inline=False)
def step_lane(rules: Rules, lane: Any, action: int, planes: Any, mask: Any, told: Any, paid: float) -> float:
    """Make a lane's choice and return the reward; `told` is over, illegal and the final score.

    A game that is over is followed by the next at once.
    """
    told[0], told[1], told[2] = 0, 0, 0
    reward, sheet, code = 0.0, BLANK, -1
    if action == BEGIN:
        begin_game(lane, lane[NUMBER])
    else:
        sheet = load_sheet(lane)
        code = find_code(lane, list_moves(sheet, rules, lane[ROLL]), action)
        if code < 0:
            told[0], told[1], told[2] = 1, 1, total_score(sheet, rules)
            reward = paid
            begin_game(lane, lane[NUMBER] + 1)
        else:
            lane[PATH + lane[STEP]] = action
            lane[STEP] += 1
            if choice_at(code, lane[STEP]) == NO_CHOICE:
                after = make_move(sheet, code)
                reward = float(total_score(after, rules) - total_score(sheet, rules))
                save_sheet(lane, after)
                lane[TURN] += 1
                roll_lane(lane)
    sheet = load_sheet(lane)
    codes = list_moves(sheet, rules, lane[ROLL])
    if len(codes) == 0:
        told[0], told[2] = 1, total_score(sheet, rules)
        begin_game(lane, lane[NUMBER] + 1)
        sheet = load_sheet(lane)
        codes = list_moves(sheet, rules, lane[ROLL])
    mark_legal(lane, codes, mask)
    show_lane(planes, lane, sheet, rules, code)
    return reward


@jit
def step_lanes(
    rules: Rules, lanes: Any, actions: Any, planes: Any, masks: Any, rewards: Any, told: Any, paid: float
) -> None:
    """Make every lane's choice."""
    for n in range(len(lanes)):
        rewards[n] = step_lane(rules, lanes[n], actions[n], planes[n], masks[n], told[n], paid)
