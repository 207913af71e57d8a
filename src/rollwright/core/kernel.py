"""What a game's kernel promises, and what every game gets for it.

`table` holds what never changes at a table (rules, a board, weights); its type says whose functions are
meant. `at` is a position: one seat's sheet with the dice it looks at, or the whole board of a game that has
one. A move is one number, its code; a path is the same move as numbers of the game's vocabulary. All arrays
belong to the caller: lists when plain, NumPy's when compiled. Nothing here allocates.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .jit import jit
from .nowhere import NOWHERE
from .promise import open_promise, promise
from .rng import DICE, Rng, draw_below, make_rng
from .vocabulary import NO_CHOICE

RNG_SIZE = 4


class Space(NamedTuple):
    """What a kernel may write on while it works: moves, their worth, integers for sheets and hands, notes."""

    codes: Any
    values: Any
    rows: Any
    notes: Any
    """What learned values note of a position."""
    places: Any
    """Which entries of the tables they look up."""
    sums: Any
    """Sums of learned values, as whole or floating as these are."""
    inputs: Any
    """Inputs of a net, before a move and after it,"""
    units: Any
    """and its units,"""
    cells: Any
    """and the numbers of its squares."""


@jit
def space_in(room: Space, lane: int) -> Space:
    """Return one game's room where many are side by side: a column of each array."""
    return Space(
        room.codes[:, lane],
        room.values[:, lane],
        room.rows[:, lane],
        room.notes[:, lane],
        room.places[:, lane],
        room.sums[:, lane],
        room.inputs[:, lane],
        room.units[:, lane],
        room.cells[:, lane],
    )


# ---- what every kernel gives


@promise
def dice_at(table: Any, at: Any) -> int:
    """Return how many dice are due, in games whose dice are those of `core.handfuls`."""
    return 0


@promise
def land_at(table: Any, at: Any, roll: int) -> Any:
    """Return the position after a handful was rolled."""
    return at


@promise
def is_rolling(table: Any, at: Any) -> bool:
    """Say whether dice are due before anybody decides."""
    return dice_at(table, at) > 0


@promise
def roll_at(table: Any, at: Any, dice: Rng) -> Any:
    """Return the dice's next state and the position after the roll that is due."""
    return dice, at


@promise
def seat_at(table: Any, at: Any) -> int:
    """Return the seat that decides here, where no dice are due; after the end, any seat."""
    return 0


@promise
def list_codes(table: Any, at: Any, codes: Any) -> int:
    """Fill `codes` with the legal moves, no two with the same result, and return how many there are."""
    return 0


@promise
def choice_at(table: Any, at: Any, code: int, step: int) -> int:
    """Return the vocabulary's number of a move's choice at a step; NO_CHOICE after its last.

    By default a move is one choice, and its code that choice's number.
    """
    return code if step == 0 else NO_CHOICE


@promise
def move_at(table: Any, at: Any, code: int) -> Any:
    """Return the position after a legal move."""
    return at


@promise
def terms_at(table: Any, at: Any, seat: int, terms: Any, start: int) -> int:
    """Write a seat's score, term by term, into `terms` from `start` on, and return its total."""
    return 0


@promise
def total_at(table: Any, at: Any, seat: int) -> int:
    """Return the total of a seat's score; a kernel may know a quicker way than by its terms."""
    return terms_at(table, at, seat, NOWHERE, 0)


@promise
def turn_at(table: Any, at: Any) -> int:
    """Return how many turns are over, in games whose seats take turns on sheets of their own."""
    return 0


@promise
def balance_at(table: Any, at: Any) -> int:
    """Return 1 if the first of two seats has the better of it, -1 if the second has, 0 if neither."""
    return 0


@promise
def random_at(table: Any, at: Any, space: Space, hand: Rng) -> Any:
    """Return the hand's next state and a random move; -1 after the end."""
    moves = list_codes(table, at, space.codes)
    if moves == 0:
        return hand, -1
    hand, which = draw_below(hand, moves)
    return hand, space.codes[which]


@promise
def choose_at(table: Any, at: Any, policy: int, space: Space, hand: Rng) -> Any:
    """Return the hand's next state and the policy's move; -1 after the end. Policy 0 is random."""
    if policy == 0:
        return random_at(table, at, space, hand)
    return hand, best_code(table, at, space)


@promise
def digest_at(table: Any, at: Any) -> int:
    """Return a hash of the position."""
    return 0


# ---- what bots need besides


@promise
def rank_codes(table: Any, at: Any, space: Space, moves: int) -> None:
    """Write into `space.values` what each of the moves in `space.codes` promises the deciding seat."""
    for n in range(moves):
        then = move_at(table, at, space.codes[n])
        space.values[n] = total_at(table, then, seat_at(table, at))


@promise
def play_on(table: Any, at: Any, seat: int, seed: int, number: int, space: Space) -> int:
    """Return what playout `number` of a seed is worth to a seat; by default a greedy game to the end."""
    end = play_alone(table, at, (1,), make_rng(seed, number, DICE), make_rng(seed, number, 1), space)
    return total_at(table, end, seat)


# ---- the kit


@jit
def first_best(values: Any, length: int) -> int:
    """[3, 7, 7] -> 1: the place of the first of the largest; -1 of none"""
    best = -1
    for n in range(length):
        if best < 0 or values[n] > values[best]:
            best = n
    return best


@jit(inline=False)
def best_code(table: Any, at: Any, space: Space) -> int:
    """Return the first of the moves that promise most; -1 if there is none."""
    moves = list_codes(table, at, space.codes)
    rank_codes(table, at, space, moves)
    best = first_best(space.values, moves)
    return space.codes[best] if best >= 0 else -1


class AllRandom(NamedTuple):
    """Given instead of policies where every seat plays at random, so that no other policy is compiled."""

    seats: int


@open_promise
def seats_of(policies: Any) -> int:
    """Return how many seats these policies play."""
    return len(policies)


@open_promise
def choose_for(policies: Any, table: Any, at: Any, seat: int, space: Space, hand: Rng) -> Any:
    """Return the hand's next state and the move of a seat's policy; -1 after the end."""
    return choose_at(table, at, policies[seat], space, hand)


@seats_of.of(AllRandom)
@jit
def count_random(policies: AllRandom) -> int:
    return policies.seats


@choose_for.of(AllRandom)
@jit
def choose_random(policies: AllRandom, table: Any, at: Any, seat: int, space: Space, hand: Rng) -> Any:
    return random_at(table, at, space, hand)


@jit
def play_alone(table: Any, at: Any, policies: Any, dice: Rng, hand: Rng, space: Space) -> Any:
    """Return the end of a game that the first of some policies plays from here on."""
    code = 0
    while code >= 0:
        while is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        hand, code = choose_for(policies, table, at, 0, space, hand)
        if code >= 0:
            at = move_at(table, at, code)
    return at


@jit
def save_rng(row: Any, start: int, rng: Rng) -> None:
    """Keep a generator in a row."""
    row[start], row[start + 1], row[start + 2], row[start + 3] = rng.a, rng.b, rng.c, rng.counter


@jit
def load_rng(row: Any, start: int) -> Rng:
    """Return a generator kept in a row."""
    return Rng(row[start], row[start + 1], row[start + 2], row[start + 3])


@jit(inline=False)
def write_path(table: Any, at: Any, code: int, path: Any, start: int, longest: int) -> None:
    """Write a move's numbers from `start` on, and zeros after its last."""
    step = 0
    number = choice_at(table, at, code, 0)
    while number != NO_CHOICE:
        path[start + step] = number
        step += 1
        number = choice_at(table, at, code, step) if step < longest else NO_CHOICE
    while step < longest:
        path[start + step] = 0
        step += 1


@jit
def list_paths(table: Any, at: Any, codes: Any, paths: Any, longest: int) -> int:
    """Fill `codes` with the legal moves, `paths` with `longest` numbers for each; return how many."""
    moves = list_codes(table, at, codes)
    for n in range(moves):
        write_path(table, at, codes[n], paths, n * longest, longest)
    return moves


@jit
def count_codes(table: Any, at: Any, codes: Any) -> int:
    """Fill `codes` with the legal moves and return how many there are."""
    return list_codes(table, at, codes)


@jit
def score_after(table: Any, at: Any, seat: int, codes: Any, moves: int, terms: Any, width: int) -> None:
    """Write a seat's score after each of some moves, `width` terms for each."""
    for n in range(moves):
        terms_at(table, move_at(table, at, codes[n]), seat, terms, n * width)


@jit
def score_now(table: Any, at: Any, seat: int, terms: Any) -> int:
    """Write a seat's score and return its total."""
    return terms_at(table, at, seat, terms, 0)


@jit
def choose_code(table: Any, at: Any, policy: int, space: Space, hand: Rng) -> Any:
    """Return a policy's move."""
    return choose_at(table, at, policy, space, hand)


@jit(inline=False)
def rank_all(table: Any, at: Any, space: Space) -> int:
    """List the moves with what each promises, and return how many there are."""
    moves = list_codes(table, at, space.codes)
    rank_codes(table, at, space, moves)
    return moves


@jit
def evaluate(
    table: Any,
    at: Any,
    seat: int,
    codes: Any,
    moves: int,
    seed: int,
    first: int,
    playouts: int,
    space: Space,
    values: Any,
) -> int:
    """Write what each move's playouts are worth, `playouts` for each; without moves, the position's own.

    Without playouts, list the moves with what each promises: a search needs both, and what they have in
    common is compiled once. Return how many moves there are.
    """
    if playouts == 0:
        return rank_all(table, at, space)
    for n in range(max(1, moves)):
        then = move_at(table, at, codes[n]) if moves > 0 else at
        for number in range(playouts):
            values[n * playouts + number] = play_on(table, then, seat, seed, first + number, space)
    return moves


@jit
def run_playouts(table: Any, start: Any, seed: int, games: int, space: Space) -> int:
    """Play random games as fast as possible and return the number of decisions."""
    decisions = 0
    for game in range(games):
        dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
        at, code = start, 0
        while code >= 0:
            while is_rolling(table, at):
                dice, at = roll_at(table, at, dice)
            hand, code = random_at(table, at, space, hand)
            if code >= 0:
                at = move_at(table, at, code)
                decisions += 1
    return decisions


@jit
def trace_game(table: Any, start: Any, seed: int, game: int, space: Space, hashes: Any, most: int) -> int:
    """Play a random game, write a hash of every position passed, and return how many there were."""
    dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
    at, code, steps = start, 0, 0
    while code >= 0 and steps < most:
        hashes[steps] = digest_at(table, at)
        steps += 1
        if is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        else:
            hand, code = random_at(table, at, space, hand)
            if code >= 0:
                at = move_at(table, at, code)
    return steps


# ---- positions in rows


@promise
def width_of(table: Any) -> int:
    """Return how many integers keep a position."""
    return 0


@promise
def save_at(table: Any, row: Any, start: int, at: Any) -> None:
    """Keep a position in a row of integers."""
    return


@promise
def load_at(table: Any, row: Any, start: int) -> Any:
    """Return a position kept in a row."""
    return row[start]
