"""Yacht's rules in the subset of Python that compiles: dice, boxes, a player's turn, what moves promise.

A handful of dice is a number: how many of each face, in base 6, ones lowest.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

from rollwright.core import batch, kernel
from rollwright.core.batch import Results
from rollwright.core.jit import jit, table
from rollwright.core.kernel import RNG_SIZE, Space, load_rng, save_rng
from rollwright.core.packing import pack
from rollwright.core.planes import Plane, PlaneSet, each, show_number
from rollwright.core.rng import DICE as STREAM
from rollwright.core.rng import Rng, draw_below, make_rng
from rollwright.core.types import Choice
from rollwright.core.vocabulary import NO_CHOICE, Vocabulary

BOXES = (
    "ones", "twos", "threes", "fours", "fives", "sixes", "chance", "four_of_a_kind", "full_house",
    "small_straight", "large_straight", "yacht",
)  # fmt: skip
FACES, DICE, ROLLS = 6, 5, 3
CHANCE, FOUR, FULL, SMALL, LARGE, YACHT = range(6, 12)
N_BOXES, ALL_USED = len(BOXES), (1 << len(BOXES)) - 1
KEEP = 16
"""Codes of moves: a box's number, or KEEP and the handful that is kept."""
FINE = 100
PAR = table([969, 1152, 1361, 1610, 1873, 2117, 3015, 1830, 2020, 1772, 1793, 1516])
"""What an open box is worth before the first roll, in hundredths of a point: found by `solve.py`."""
SHORT = 474
"""So much less an open box brings in the end, as a turn serves one box only: `greedy` makes 153.4."""


def hold(faces: tuple[int, ...]) -> int:
    """(1, 1, 3) -> 2 + 36: two ones and a three"""
    return sum(FACES ** (face - 1) for face in faces)


def distinct_rolls(number: int) -> dict[tuple[int, ...], int]:
    """Return the sorted rolls of so many dice with their weights, in order."""
    found = {}
    for roll in combinations_with_replacement(range(1, FACES + 1), number):
        found[roll] = factorial(number) // prod(factorial(roll.count(face)) for face in set(roll))
    return found


KEEPS = [
    dice for number in range(DICE) for dice in combinations_with_replacement(range(1, FACES + 1), number)
]


def say_choice(choice: Choice) -> str:
    """keep:1,2 -> "keep 1 2"; score:full_house -> "full house" """
    words = choice.value.replace("_", " ").replace(",", " ")
    return f"keep {words}" if choice.kind == "keep" else words


VOCABULARY = Vocabulary(
    [
        *(Choice("score", box) for box in BOXES),
        *(Choice("keep", ",".join(map(str, dice)) or "none") for dice in KEEPS),
    ],
    longest=1,
    label=say_choice,
    places=lambda choice: (choice.value,) if choice.kind == "score" else (),
)
_NUMBER = [0] * FACES**FACES
for _n, _dice in enumerate(KEEPS):
    _NUMBER[hold(_dice)] = N_BOXES + 1 + _n
NUMBER_OF = table(_NUMBER)
"""The vocabulary's number of each handful that can be kept."""
_BEGIN, _ALL_TICKETS = [0], list[int]()
for _n in range(1, DICE + 1):
    _BEGIN.append(len(_ALL_TICKETS))
    _ALL_TICKETS += [hold(roll) for roll, weight in distinct_rolls(_n).items() for _ in range(weight)]
BEGIN, TICKETS = table(_BEGIN), table(_ALL_TICKETS)


class Rules(NamedTuple):
    """What never changes at a table."""

    seats: int


class Turn(NamedTuple):
    """A player's boxes (six bits for the points of each), the dice that lie, and the rolls to come."""

    used: int
    upper: int
    lower: int
    dice: int
    air: int
    """Dice that are to be rolled."""
    left: int
    """Rolls that may follow."""


FRESH = Turn(0, 0, 0, 0, DICE, ROLLS)
WIDTH, save_turn, load_turn, digest_turn = pack(Turn)


@jit
def count_of(dice: int, face: int) -> int:
    """Return how many dice show a face, counted from 0."""
    return int(dice // FACES**face) % FACES


@jit(inline=False)
def points_of(dice: int, box: int) -> int:
    """Return what five dice bring in a box."""
    total, most, kinds = 0, 0, 0
    for face in range(FACES):
        number = count_of(dice, face)
        total += number * (face + 1)
        most = max(most, number)
        kinds += int(number > 0)
    if box < CHANCE:
        return count_of(dice, box) * (box + 1)
    if box == CHANCE:
        return total
    if box == FOUR:
        return total if most >= 4 else 0
    if box == FULL:
        return total if most == 5 or (most == 3 and kinds == 2) else 0
    if box == YACHT:
        return 50 if most == 5 else 0
    missing = FACES - 1 if box == SMALL else 0
    return 30 if kinds == 5 and count_of(dice, missing) == 0 else 0


@jit
def written(at: Turn, box: int) -> int:
    """Return the points in a box."""
    return (at.upper >> (6 * box)) & 63 if box < 6 else (at.lower >> (6 * (box - 6))) & 63


@jit
def write(at: Turn, box: int) -> Turn:
    """Return the next turn, with the dice written into a box."""
    points = points_of(at.dice, box)
    upper = at.upper + (points << (6 * box) if box < 6 else 0)
    lower = at.lower + (points << (6 * (box - 6)) if box >= 6 else 0)
    return Turn(at.used | (1 << box), upper, lower, 0, DICE, ROLLS)


@jit
def size_of(dice: int) -> int:
    """Return how many dice a handful has."""
    number = 0
    for face in range(FACES):
        number += count_of(dice, face)
    return number


# ---- what the kernel promises


@kernel.is_rolling.of(Rules)
@jit
def is_rolling(rules: Rules, at: Turn) -> bool:
    return at.air > 0 and at.used != ALL_USED


@kernel.roll_at.of(Rules)
@jit
def roll_at(rules: Rules, at: Turn, dice: Rng) -> tuple[Rng, Turn]:
    dice, ticket = draw_below(dice, FACES**at.air)
    rolled = at.dice + TICKETS(BEGIN(at.air) + ticket)
    return dice, Turn(at.used, at.upper, at.lower, rolled, 0, at.left - 1)


@kernel.list_codes.of(Rules)
@jit(inline=False)
def list_codes(rules: Rules, at: Turn, codes: Any) -> int:
    """List the open boxes, then what may be kept."""
    if at.air > 0:
        return 0
    found = 0
    for box in range(N_BOXES):
        if not (at.used >> box) & 1:
            codes[found] = box
            found += 1
    if at.left == 0 or at.used == ALL_USED:
        return found
    ways = 1
    for face in range(FACES):
        ways *= count_of(at.dice, face) + 1
    for way in range(ways - 1):  # the last way keeps all five
        kept, rest = 0, way
        for face in range(FACES):
            number = count_of(at.dice, face) + 1
            kept += (rest % number) * FACES**face
            rest //= number
        codes[found] = KEEP + kept
        found += 1
    return found


@kernel.choice_at.of(Rules)
@jit
def choice_at(rules: Rules, at: Turn, code: int, step: int) -> int:
    if step > 0:
        return NO_CHOICE
    return code + 1 if code < KEEP else NUMBER_OF(code - KEEP)


@kernel.move_at.of(Rules)
@jit
def move_at(rules: Rules, at: Turn, code: int) -> Turn:
    if code < KEEP:
        return write(at, code)
    kept = code - KEEP
    return Turn(at.used, at.upper, at.lower, kept, DICE - size_of(kept), at.left)


@kernel.terms_at.of(Rules)
@jit
def terms_at(rules: Rules, at: Turn, seat: int, terms: Any, start: int) -> int:
    total = 0
    for box in range(N_BOXES):
        terms[start + box] = written(at, box)
        total += written(at, box)
    return total


@kernel.total_at.of(Rules)
@jit
def total_at(rules: Rules, at: Turn, seat: int) -> int:
    total = 0
    for box in range(N_BOXES):
        total += written(at, box)
    return total


@kernel.digest_at.of(Rules)
@jit
def digest_at(rules: Rules, at: Turn) -> int:
    return digest_turn(at)


@kernel.save_at.of(Rules)
@jit
def save_at(rules: Rules, row: Any, start: int, at: Turn) -> None:
    save_turn(row, start, at)


@kernel.load_at.of(Rules)
@jit
def load_at(rules: Rules, row: Any, start: int) -> Turn:
    return load_turn(row, start)  # type: ignore[no-any-return]


# ---- what moves promise: for bots


def _expect(dice: tuple[int, ...]) -> list[int]:
    """Return what each box brings on average if these are kept and the others rolled once more."""
    sums = [0] * N_BOXES
    for roll, weight in distinct_rolls(DICE - len(dice)).items():
        for box in range(N_BOXES):
            sums[box] += weight * points_of(hold(dice + roll), box)
    return [FINE * each // FACES ** (DICE - len(dice)) for each in sums]


EXPECTED = table([each for dice in KEEPS for each in _expect(dice)])


@kernel.rank_codes.of(Rules)
@jit(inline=False)
def rank_codes(rules: Rules, at: Turn, space: Space, moves: int) -> None:
    """A box promises what it brings beyond the usual, a handful the best that a roll may make of it."""
    for n in range(moves):
        code = space.codes[n]
        if code < KEEP:
            space.values[n] = FINE * points_of(at.dice, code) - PAR(code)
            continue
        first, best = (NUMBER_OF(code - KEEP) - N_BOXES - 1) * N_BOXES, -FINE * FINE
        for box in range(N_BOXES):
            if not (at.used >> box) & 1:
                best = max(best, EXPECTED(first + box) - PAR(box))
        space.values[n] = best


@kernel.play_on.of(Rules)
@jit(inline=False)
def play_on(rules: Rules, at: Turn, seat: int, seed: int, number: int, space: Space) -> int:
    """Return what the rest of the turn brings, with what the boxes then open are worth."""
    dice, used = make_rng(seed, number, STREAM), at.used
    if at.left == ROLLS:
        return value_of(rules, at, seat)
    while at.used == used and used != ALL_USED:
        if is_rolling(rules, at):
            dice, at = roll_at(rules, at, dice)
        else:
            at = move_at(rules, at, kernel.best_code(rules, at, space))
    return value_of(rules, at, seat)


@jit
def value_of(rules: Rules, at: Turn, seat: int) -> int:
    """Return the points, with those that open boxes promise, in hundredths."""
    value = FINE * total_at(rules, at, seat)
    for box in range(N_BOXES):
        value += 0 if (at.used >> box) & 1 else PAR(box) - SHORT
    return value


# ---- tables, and what a learner sees


@batch.play_game.of(Rules)
@jit
def play_game(
    rules: Rules, start: Turn, policies: Any, seed: int, game: int, space: Space, results: Results, n: int
) -> None:
    """Play all seats' turns in order; dice come from one stream, every seat's choices from its own."""
    dice, width, best = make_rng(seed, game, STREAM), WIDTH + RNG_SIZE, 0
    for seat in range(rules.seats):
        save_turn(space.rows, seat * width, start)
        save_rng(space.rows, seat * width + WIDTH, make_rng(seed, game, seat + 1))
    for used in range(1, N_BOXES + 1):
        for seat in range(rules.seats):
            at = load_turn(space.rows, seat * width)
            hand = load_rng(space.rows, seat * width + WIDTH)
            while count_bits(at.used) < used:
                if is_rolling(rules, at):
                    dice, at = roll_at(rules, at, dice)
                else:
                    hand, code = kernel.choose_for(policies, rules, at, seat, space, hand)
                    at = move_at(rules, at, code)
            save_turn(space.rows, seat * width, at)
            save_rng(space.rows, seat * width + WIDTH, hand)
    for seat in range(rules.seats):
        at, first = load_turn(space.rows, seat * width), (n * rules.seats + seat) * N_BOXES
        best = max(best, terms_at(rules, at, seat, results.terms, first))
    for seat in range(rules.seats):
        total = total_at(rules, load_turn(space.rows, seat * width), seat)
        results.winners[n * rules.seats + seat] = int(total == best)
    results.turns[n] = N_BOXES


@jit
def count_bits(bits: int) -> int:
    """Return how many boxes are used."""
    number = 0
    for box in range(N_BOXES):
        number += (bits >> box) & 1
    return number


PLANES = PlaneSet(
    sheet=(*each("used", BOXES), *each("points", BOXES, 50)),
    rest=(*each("dice", range(1, FACES + 1), DICE), Plane("rolls left", ROLLS)),
    size=lambda options: (1, 1),
)


@jit
def show_card(at: Turn, planes: Any, first: int) -> None:
    """Write the boxes of a sheet from a plane on."""
    for box in range(N_BOXES):
        show_number(planes, first + box, 1, (at.used >> box) & 1)
        show_number(planes, first + N_BOXES + box, 1, written(at, box))


@kernel.show_at.of(Rules)
@jit
def show_at(rules: Rules, at: Turn, seat: int, path: Any, steps: int, planes: Any, others: int) -> None:
    show_card(at, planes, 0)
    first = 2 * N_BOXES * (1 + others)
    for face in range(FACES):
        show_number(planes, first + face, 1, count_of(at.dice, face))
    show_number(planes, first + FACES, 1, at.left)


@kernel.show_other.of(Rules)
@jit
def show_other(rules: Rules, at: Turn, planes: Any, first: int) -> None:
    show_card(at, planes, first)
