"""Four Brooks: six dice, four coloured rows, all seats use one roll. The guide for designers explains it.

Everybody may step on the stone that the white dice add up to; the seat whose turn it is may then step on one
that a white and a coloured die add up to. You only ever walk on, and never back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from rollwright.core.base import BaseGame
from rollwright.core.dice import Die, Throw
from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.manifest import Manifest
from rollwright.core.options import Options
from rollwright.core.types import Choice, Move, MoveStep, Outcome, Roll, Score, Seat, Step, WeightedRoll
from rollwright.core.vocabulary import Vocabulary
from rollwright.drawing.sheet import Note, Row, Sheet, Table, list_places

UP, DOWN = tuple(range(2, 13)), tuple(range(12, 1, -1))
BROOKS = {"r": UP, "y": UP, "g": DOWN, "b": DOWN}
NAMES = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
LAST, BANK = 10, 11
"""The last stone of a brook, and the bank behind it, counted from 0."""
STEPS_TO_LAST, SPLASHES, CLOSED = 5, 4, 2
SPLASH = -5
WHITES = (Die("w"), Die("w"))
COLOURED = {tag: Die(tag, 6, name) for tag, name in NAMES.items()}
STAY = (Choice("stay", "dry"),)
Brook = tuple[bool, ...]
"""Eleven stones and the bank: whether one has stepped there."""
BLANK: Brook = (False,) * 12
RULES = """## A turn
Roll all dice. Everybody may step on a stone with the sum of the white dice. Then the seat whose turn it is
may step on a stone with the sum of a white and a coloured die, in the brook of that colour.

Nobody goes back. The last stone needs five steps before it; it takes you to the bank and closes the brook
for all.

Without a step in your own turn you splash: -5.

## The end
Two closed brooks or four splashes of one seat end the game. Most points win.
"""
SHEET = Sheet(
    *(
        Row(name, list_places(tag, BROOKS[tag]), BROOKS[tag], colour=name, lock=f"{tag}-bank", term=name)
        for tag, name in NAMES.items()
    ),
    Row("splashes", list_places("s", range(1, SPLASHES + 1)), [SPLASH] * SPLASHES, term="splashes"),
    Table(("steps", *range(1, 13)), ("points", *(n * (n + 1) // 2 for n in range(1, 13)))),
    Note("Step from left to right; leave out what you like. Five steps let you on to the last stone."),
)


@dataclass(frozen=True)
class Walker:
    """One seat's sheet."""

    brooks: tuple[Brook, ...] = (BLANK,) * 4
    splashes: int = 0


@dataclass(frozen=True)
class State:
    """The sheets now and before the roll, the dice, the seats that still decide on the white dice."""

    walkers: tuple[Walker, ...]
    before: tuple[Walker, ...]
    dice: tuple[str, ...] = ()
    pending: tuple[Seat, ...] = ()
    is_second: bool = False
    """Whether the seat whose turn it is decides on the coloured dice."""
    closed: str = ""
    turn: int = 1

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return (self.turn - 1) % len(self.walkers)

    @property
    def is_over(self) -> bool:
        """Whether two brooks are closed or one seat is wet through."""
        wet = any(walker.splashes == SPLASHES for walker in self.walkers)
        return not self.dice and (wet or len(self.closed) >= CLOSED)


class Brooks(BaseGame[State]):
    """Walk along four brooks; most points win."""

    id = "brooks"
    name = "Four Brooks"
    seats = range(1, 6)
    terms = (*NAMES.values(), "splashes")
    dice = len(WHITES) + len(COLOURED)
    vocabulary = Vocabulary(
        [*(Choice("step", f"{tag}{stone}") for tag in BROOKS for stone in BROOKS[tag]), *STAY],
        longest=1,
        label=lambda choice: f"{NAMES[choice.value[0]]} {choice.value[1:]}" if choice != STAY[0] else "stay",
        places=lambda choice: (choice.value,) if choice != STAY[0] else (),
    )
    manifest = Manifest(
        blurb="Hop along four brooks on numbered stones. Everybody uses every roll.",
        summary="Six dice, four coloured rows, everybody uses every roll.",
        minutes=15,
        rules=RULES,
        sheet=SHEET,
        level_bots={"apprentice": "planner:20", "hunter": "planner:100"},
    )

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> State:
        return State((Walker(),) * seats, (Walker(),) * seats)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (state.active,) if state.is_second else state.pending

    def rolls(self, state: State) -> Sequence[WeightedRoll]:
        return () if state.dice or state.is_over else throw_of(state.closed)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.waiting(state):
            return ()
        stones = list_stones(state, seat, sums_of(state))
        return (*((Choice("step", stone),) for stone in stones), STAY)

    def apply(self, state: State, step: Step) -> State:
        if isinstance(step, Roll):
            self.check_roll(state, step)
            rolled = replace(state, dice=step.faces, before=state.walkers)
            able = [seat for seat in range(len(state.walkers)) if list_stones(rolled, seat, sums_of(rolled))]
            return replace(rolled, pending=tuple(able)) if able else end_first(rolled)
        if step.move not in self.moves(state, step.seat):
            raise IllegalMove(f"seat {step.seat + 1} cannot do that now: {self.format_move(step.move)}")
        after = walk(state, step)
        if state.is_second:
            return end_turn(after)
        after = replace(after, pending=tuple(seat for seat in state.pending if seat != step.seat))
        return after if after.pending else end_first(after)

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        return self.end_by_points(
            state, "two brooks closed" if len(state.closed) >= CLOSED else "four splashes"
        )

    def score(self, state: State, seat: Seat) -> Score:
        walker = state.walkers[seat]
        points = [sum(brook) * (sum(brook) + 1) // 2 for brook in walker.brooks] + [SPLASH * walker.splashes]
        return Score(sum(points), dict(zip(self.terms, points)))

    def seats_of(self, state: State) -> int:
        return len(state.walkers)

    def turn_of(self, state: State) -> int:
        return state.turn

    # ---- what is shown

    def view(self, state: State, seat: Seat | None) -> State:
        """Others' steps on the white dice are hidden until all have decided: their old sheets are shown."""
        if not state.pending:
            return state
        pairs = enumerate(zip(state.walkers, state.before))
        return replace(state, walkers=tuple(new if n == seat else old for n, (new, old) in pairs))

    def planes_of(self, view: State, seat: Seat) -> Mapping[str, Sequence[int]]:
        return {"closed": [tag in view.closed for tag in BROOKS], "my turn": [seat == view.active]}

    def open_dice(self, state: State) -> Sequence[str]:
        return state.dice

    def marks(self, state: State, seat: Seat) -> Mapping[str, str]:
        walker = state.walkers[seat]
        marks: dict[str, str] = {}
        for tag, brook in zip(BROOKS, walker.brooks):
            marks |= {place: "x" for place, is_used in zip(places_of(tag), brook) if is_used}
            if tag in state.closed and not brook[BANK]:
                marks[f"{tag}-bank"] = "-"
        return marks | {f"s{n}": "x" for n in range(1, walker.splashes + 1)}

    # ---- text

    def parse_sheet(self, text: str, checked: bool = True) -> State:
        head, *lines = text.splitlines() or [""]
        words = dict(word.split("=", 1) for word in head.split()[1:] if "=" in word)
        if head.split()[:1] != [self.id] or len(lines) != 4 or set(words) - {"turn", "splashes", "closed"}:
            raise InvalidSheet(f"a sheet is '{self.id} turn=1' and a line for each of four brooks", 1)
        brooks = tuple(parse_brook(line, number) for number, line in enumerate(lines, 2))
        splashes, turn = words.get("splashes", "0"), words.get("turn", "1")
        if not (splashes.isdecimal() and turn.isdecimal() and int(splashes) <= SPLASHES and int(turn) > 0):
            raise InvalidSheet(f"a turn is a number from 1 on, and there are at most {SPLASHES} splashes", 1)
        closed = words.get("closed", "")
        if set(closed) - set(BROOKS):
            raise InvalidSheet(f"closed brooks are letters of {''.join(BROOKS)}, not {closed[:12]!r}", 1)
        if checked and sum(map(sum, brooks)) + int(splashes) > 3 * int(turn):
            raise InvalidSheet(f"{turn} turns are too few for these steps", 1)
        walker = Walker(brooks, int(splashes))
        return State((walker,), (walker,), closed=closed, turn=int(turn))

    def format_sheet(self, state: State, seat: Seat) -> str:
        walker = state.walkers[seat]
        words = [self.id, f"turn={state.turn}"]
        words += [f"splashes={walker.splashes}"] if walker.splashes else []
        words += [f"closed={state.closed}"] if state.closed else []
        lines = [" ".join("x" if step else "." for step in brook) for brook in walker.brooks]
        return "\n".join([" ".join(words), *lines]) + "\n"

    def join(self, states: Sequence[State], turn: int | None) -> State:
        if len({state.closed for state in states}) > 1:
            raise InvalidSetup("a brook is closed on all sheets of a table or on none")
        walkers = tuple(state.walkers[0] for state in states)
        return State(
            walkers, walkers, closed=states[0].closed, turn=turn or max(state.turn for state in states)
        )


# ---- rules


@cache
def throw_of(closed: str) -> Throw:
    """Return the dice that are thrown: a closed brook's die is put away."""
    return Throw(*WHITES, *(die for tag, die in COLOURED.items() if tag not in closed))


def places_of(tag: str) -> tuple[str, ...]:
    """ "r" -> ("r2", ..., "r12", "r-bank")"""
    return (*list_places(tag, BROOKS[tag]), f"{tag}-bank")


def sums_of(state: State) -> Iterator[tuple[str, int]]:
    """Yield the brooks and numbers that the dice allow now."""
    white = [int(face[1:]) for face in state.dice[:2]]
    if not state.is_second:
        yield from ((tag, sum(white)) for tag in BROOKS if tag not in state.closed)
        return
    for face in state.dice[2:]:
        yield from ((face[0], each + int(face[1:])) for each in sorted(set(white)))


def list_stones(state: State, seat: Seat, sums: Iterator[tuple[str, int]]) -> list[str]:
    """Return the stones a seat may step on, each once."""
    walker = state.walkers[seat]
    stones = [(tag, BROOKS[tag].index(number)) for tag, number in sums]
    legal = [(t, at) for t, at in stones if t not in state.closed and is_open(brook_of(walker, t), at)]
    return list(dict.fromkeys(f"{tag}{BROOKS[tag][at]}" for tag, at in legal))


def is_open(brook: Brook, at: int) -> bool:
    """Say whether a stone lies ahead; the last one needs five steps before it."""
    return not any(brook[at:]) and (at < LAST or sum(brook) >= STEPS_TO_LAST)


def brook_of(walker: Walker, tag: str) -> Brook:
    return walker.brooks[list(BROOKS).index(tag)]


def walk(state: State, step: MoveStep) -> State:
    """Return the state with a seat's step on its sheet; the last stone takes it to the bank."""
    if step.move == STAY:
        return state
    tag, stone = step.move[0].value[0], int(step.move[0].value[1:])
    row, at = list(BROOKS).index(tag), BROOKS[tag].index(stone)
    walkers = list(state.walkers)
    walker = walkers[step.seat]
    brook = tuple(used or n == at or (n == BANK and at == LAST) for n, used in enumerate(walker.brooks[row]))
    walkers[step.seat] = replace(walker, brooks=(*walker.brooks[:row], brook, *walker.brooks[row + 1 :]))
    return replace(state, walkers=tuple(walkers))


def close_brooks(state: State) -> State:
    """Close the brooks at whose bank somebody is."""
    reached = {tag for walker in state.walkers for tag, brook in zip(BROOKS, walker.brooks) if brook[BANK]}
    return replace(state, closed="".join(tag for tag in BROOKS if tag in {*state.closed, *reached}))


def end_first(state: State) -> State:
    """Go on when all have used the white dice."""
    after = replace(close_brooks(state), pending=(), is_second=True)
    can_step = list_stones(after, after.active, sums_of(after))
    return after if can_step and len(after.closed) < CLOSED else end_turn(after)


def end_turn(state: State) -> State:
    """Give the active seat a splash if it made no step, and the turn to the next."""
    after, seat = close_brooks(state), state.active
    walkers = list(after.walkers)
    if walkers[seat] == after.before[seat]:
        walkers[seat] = replace(walkers[seat], splashes=walkers[seat].splashes + 1)
    is_last = len(after.closed) >= CLOSED or walkers[seat].splashes == SPLASHES
    turn = after.turn if is_last else after.turn + 1
    all_now = tuple(walkers)
    return replace(after, walkers=all_now, before=all_now, dice=(), is_second=False, turn=turn)


def parse_brook(line: str, number: int) -> Brook:
    """ "x . . x" -> the stones stepped on"""
    words = line.split()
    if len(words) != len(BLANK) or set(words) - {"x", "."}:
        raise InvalidSheet(f"a brook is eleven stones and the bank, x or . each, not {line[:30]!r}", number)
    return tuple(word == "x" for word in words)


BROOKS_GAME = Brooks()
