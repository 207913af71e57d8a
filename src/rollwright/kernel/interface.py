"""What a game's kernel promises, and what every game gets for it.

`table` holds what never changes at a table (rules, a board, weights); its type says whose functions are
meant. `at` is a position: one seat's sheet with the dice it looks at, or the whole board of a game that has
one. A move is one number, its code; a path is the same move as numbers of the game's vocabulary. All arrays
belong to the caller: lists when plain, NumPy's when compiled. Nothing here allocates.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from ..compiler.dispatch import generic, open_generic
from ..compiler.jit import jit, stack_array
from ..compiler.untyped import DeviceArrays
from ..core.rng import DICE, Rng, draw_below, make_rng
from ..core.vocabulary import NO_CHOICE
from .types import Array, At, Numbers, Params, Policies, Position, Scratch

X_co = TypeVar("X_co", covariant=True)
RNG_SIZE = 4
MOST_TERMS = 32
"""No score has more terms."""
unused_terms = stack_array(MOST_TERMS)


class KernelWorkspace(NamedTuple, Generic[X_co]):
    """What a kernel may write on while it works: moves, their values, integers for positions."""

    codes: Array
    values: Array
    rows: Array
    scratch: X_co
    """Working memory of whatever evaluates positions; the kernel kit only hands it on."""


Workspace = KernelWorkspace[Scratch]
"""A workspace whose scratch memory may be anything."""


@open_generic
def column_of(scratch: Scratch, lane: int) -> Scratch:
    """Return one lane's part of a scratch memory whose arrays have a column for each lane."""
    return scratch


@jit
def lane_workspace(room: DeviceArrays, lane: int) -> Workspace:
    """Return one lane's workspace where many games are side by side: a column of each array."""
    scratch = column_of(room.scratch, lane)
    return KernelWorkspace(room.codes[:, lane], room.values[:, lane], room.rows[:, lane], scratch)


# ---- what every kernel gives


@generic
def dice_at(params: Params, at: Position) -> int:
    """Return how many dice are due; where dice differ, any number above 0 for each set of dice."""
    return 0


@generic
def land_at(params: Params, at: At, roll: int) -> At:
    """Return the position after a handful was rolled."""
    return at


@generic
def is_rolling(params: Params, at: Position) -> bool:
    """Say whether dice are due before anybody decides."""
    return dice_at(params, at) > 0


@generic
def roll_at(params: Params, at: At, dice: Rng) -> tuple[Rng, At]:
    """Return the dice's next state and the position after the roll that is due."""
    return dice, at


@generic
def seat_at(params: Params, at: Position) -> int:
    """Return the seat that decides here, where no dice are due; after the end, any seat."""
    return 0


@generic
def list_codes(params: Params, at: Position, codes: Array) -> int:
    """Fill `codes` with the legal moves, no two with the same result, and return how many there are."""
    return 0


@generic
def choice_at(params: Params, at: Position, code: int, step: int) -> int:
    """Return the vocabulary's number of a move's choice at a step; NO_CHOICE after its last.

    By default a move is one choice, and its code that choice's number.
    """
    return code if step == 0 else NO_CHOICE


@generic
def move_at(params: Params, at: At, code: int) -> At:
    """Return the position after a legal move."""
    return at


@generic
def terms_at(params: Params, at: Position, seat: int, terms: Array, start: int) -> int:
    """Write a seat's score, term by term, into `terms` from `start` on, and return its total."""
    return 0


@generic
def total_at(params: Params, at: Position, seat: int) -> int:
    """Return the total of a seat's score; a kernel may know a quicker way than by its terms."""
    return terms_at(params, at, seat, unused_terms(), 0)


@generic
def turn_at(params: Params, at: Position) -> int:
    """Return how many turns are over, in games whose seats take turns on sheets of their own."""
    return 0


@generic
def standing_at(params: Params, at: Position, seat: int, total: int) -> int:
    """Return a number that is highest for the seats that win, from the total of a seat's score: by default
    that total."""
    return total


@generic
def random_at(params: Params, at: Position, workspace: Workspace, hand: Rng) -> tuple[Rng, int]:
    """Return the hand's next state and a random move; -1 after the end."""
    moves = list_codes(params, at, workspace.codes)
    if moves == 0:
        return hand, -1
    hand, which = draw_below(hand, moves)
    return hand, workspace.codes[which]


@generic
def choose_at(params: Params, at: Position, policy: int, workspace: Workspace, hand: Rng) -> tuple[Rng, int]:
    """Return the hand's next state and the policy's move; -1 after the end. Policy 0 is random."""
    if policy == 0:
        return random_at(params, at, workspace, hand)
    return hand, best_code(params, at, workspace)


@generic
def digest_at(params: Params, at: Position) -> int:
    """Return a hash of the position."""
    return 0


# ---- what bots need besides


@generic
def rank_codes(params: Params, at: Position, workspace: Workspace, moves: int) -> None:
    """Write into `space.values` what each of the moves in `space.codes` promises the deciding seat."""
    for n in range(moves):
        then = move_at(params, at, workspace.codes[n])
        workspace.values[n] = total_at(params, then, seat_at(params, at))


@generic
def play_on(params: Params, at: Position, seat: int, seed: int, number: int, workspace: Workspace) -> int:
    """Return what playout `number` of a seed is worth to a seat; by default a greedy game to the end."""
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    end, _ = play_alone(params, at, (1,), dice, hand, workspace)
    return total_at(params, end, seat)


# ---- the kit


@jit
def first_best(values: Array, length: int) -> int:
    """[3, 7, 7] -> 1: the place of the first of the largest; -1 of none"""
    best = -1
    for n in range(length):
        if best < 0 or values[n] > values[best]:
            best = n
    return best


@jit(inline=False)
def best_code(params: Params, at: Position, workspace: Workspace) -> int:
    """Return the first move of the highest value; -1 if there is none."""
    moves = list_codes(params, at, workspace.codes)
    rank_codes(params, at, workspace, moves)
    best = first_best(workspace.values, moves)
    return workspace.codes[best] if best >= 0 else -1


class AllRandom(NamedTuple):
    """Given instead of policies where every seat plays at random, so that no other policy is compiled."""

    seats: int


@open_generic
def seats_of(policies: Policies) -> int:
    """Return how many seats these policies play."""
    return len(policies)


@open_generic
def choose_for(
    policies: Policies, params: Params, at: Position, seat: int, workspace: Workspace, hand: Rng
) -> tuple[Rng, int]:
    """Return the hand's next state and the move of a seat's policy; -1 after the end."""
    return choose_at(params, at, policies[seat], workspace, hand)


@seats_of.implement(AllRandom)
@jit
def count_random(policies: AllRandom) -> int:
    return policies.seats


@choose_for.implement(AllRandom)
@jit
def choose_random(
    policies: AllRandom, params: Params, at: Position, seat: int, workspace: Workspace, hand: Rng
) -> tuple[Rng, int]:
    return random_at(params, at, workspace, hand)


@jit
def roll_on(params: Params, at: At, dice: Rng) -> tuple[Rng, At]:
    """Return the dice's next state and the position after all rolls that come before the next decision."""
    while is_rolling(params, at):
        dice, at = roll_at(params, at, dice)
    return dice, at


@jit
def play_alone(
    params: Params, at: At, policies: Policies, dice: Rng, hand: Rng, workspace: Workspace
) -> tuple[At, int]:
    """Return the end of a game that the first of some policies plays from here on, and its decisions."""
    code, decisions = 0, -1
    while code >= 0:
        decisions += 1
        dice, at = roll_on(params, at, dice)
        hand, code = choose_for(policies, params, at, 0, workspace, hand)
        if code >= 0:
            at = move_at(params, at, code)
    return at, decisions


@jit
def save_rng(row: Array, start: int, rng: Rng) -> None:
    """Keep a generator in a row."""
    row[start], row[start + 1], row[start + 2], row[start + 3] = rng.a, rng.b, rng.c, rng.counter


@jit
def load_rng(row: Numbers, start: int) -> Rng:
    """Return a generator kept in a row."""
    return Rng(row[start], row[start + 1], row[start + 2], row[start + 3])


@jit(inline=False)
def write_path(params: Params, at: Position, code: int, path: Array, start: int, longest: int) -> None:
    """Write a move's numbers from `start` on, and zeros after its last."""
    step = 0
    number = choice_at(params, at, code, 0)
    while number != NO_CHOICE:
        path[start + step] = number
        step += 1
        number = choice_at(params, at, code, step) if step < longest else NO_CHOICE
    while step < longest:
        path[start + step] = 0
        step += 1


@jit
def list_paths(params: Params, at: Position, codes: Array, paths: Array, longest: int) -> int:
    """Fill `codes` with the legal moves, `paths` with `longest` numbers for each; return how many."""
    moves = list_codes(params, at, codes)
    for n in range(moves):
        write_path(params, at, codes[n], paths, n * longest, longest)
    return moves


@jit
def count_codes(params: Params, at: Position, codes: Array) -> int:
    """Fill `codes` with the legal moves and return how many there are."""
    return list_codes(params, at, codes)


@jit
def score_after(
    params: Params, at: Position, seat: int, codes: Array, moves: int, terms: Array, width: int
) -> None:
    """Write a seat's score after each of some moves, `width` terms for each."""
    for n in range(moves):
        terms_at(params, move_at(params, at, codes[n]), seat, terms, n * width)


@jit
def score_now(params: Params, at: Position, seat: int, terms: Array) -> int:
    """Write a seat's score and return its total."""
    return terms_at(params, at, seat, terms, 0)


@jit
def choose_code(
    params: Params, at: Position, policy: int, workspace: Workspace, hand: Rng
) -> tuple[Rng, int]:
    """Return a policy's move."""
    return choose_at(params, at, policy, workspace, hand)


@jit
def evaluate(  # noqa: PLR0913
    params: Params,
    at: Position,
    seat: int,
    codes: Array,
    moves: int,
    seed: int,
    first: int,
    playouts: int,
    workspace: Workspace,
    values: Array,
) -> int:
    """Write what each move's playouts are worth, `playouts` for each; without moves, the position's own.

    Without playouts, list the moves with what each promises: a search needs both, and what they have in
    common is compiled once. Return how many moves there are.
    """
    if playouts == 0:
        listed = list_codes(params, at, workspace.codes)
        rank_codes(params, at, workspace, listed)
        return listed
    for n in range(max(1, moves)):
        then = move_at(params, at, codes[n]) if moves > 0 else at
        for number in range(playouts):
            values[n * playouts + number] = play_on(params, then, seat, seed, first + number, workspace)
    return moves


@jit
def run_playouts(params: Params, start: Position, seed: int, games: int, workspace: Workspace) -> int:
    """Play random games as fast as possible and return the number of decisions."""
    decisions = 0
    for game in range(games):
        dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
        decisions += play_alone(params, start, AllRandom(1), dice, hand, workspace)[1]
    return decisions


@jit
def trace_game(
    params: Params, start: Position, seed: int, game: int, workspace: Workspace, hashes: Array, most: int
) -> int:
    """Play a random game, write a hash of every position passed, and return how many there were."""
    dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
    at, code, steps = start, 0, 0
    while code >= 0 and steps < most:
        hashes[steps] = digest_at(params, at)
        steps += 1
        if is_rolling(params, at):
            dice, at = roll_at(params, at, dice)
        else:
            hand, code = random_at(params, at, workspace, hand)
            if code >= 0:
                at = move_at(params, at, code)
    return steps


# ---- positions in rows


@generic
def width_of(params: Params) -> int:
    """Return how many integers keep a position."""
    return 0


@generic
def save_at(params: Params, row: Array, start: int, at: Position) -> None:
    """Keep a position in a row of integers."""
    return


@generic
def load_at(params: Params, row: Numbers, start: int) -> Position:
    """Return a position kept in a row."""
    return row[start]
