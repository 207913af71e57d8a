"""A game from a file: the course of turns over the rules of `turn`, as an ordinary `Game`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement

from ..core.base import BaseGame
from ..core.dice import Die, Throw
from ..core.errors import IllegalMove
from ..core.manifest import DiceStrip, Manifest
from ..core.options import Options
from ..core.types import Choice, Ghost, Move, MoveStep, Outcome, Roll, Score, Seat, Step, WeightedRoll
from ..core.vocabulary import Vocabulary
from .schema import MOST_TURNS, Area, Rules, read_rules
from .text import draw_rules, format_boxes, join_sheets, make_sheet, name_box, parse_boxes
from .turn import EMPTY, Course, Mark, Sheet

PASS, REROLL = Choice("pass", "turn"), Choice("reroll", "dice")
Dice = tuple[str, ...]


@dataclass(frozen=True)
class State:
    """Everything at a table: sheets now and before the step, the dice, what is to come in the turn."""

    sheets: tuple[Sheet, ...]
    before: tuple[Sheet, ...] = ()
    """The sheets before a step in which several decide; none where nothing is hidden."""
    due: Dice = ()
    """The colours of the dice to be rolled; none while seats decide."""
    dice: Dice = ()
    """The faces that may be read now."""
    shown: Dice = ()
    """How all dice lie."""
    tray: Dice = ()
    pending: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    step: int = 0
    left: int = 0
    """The rerolls of the turn that are left, or the picks of the step."""
    marked: tuple[Seat, ...] = ()
    """The seats that have marked something this turn."""
    closed: tuple[int, ...] = ()
    turn: int = 1

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return (self.turn - 1) % len(self.sheets)


@lru_cache(512)
def throw_of(dice: tuple[Die, ...]) -> Throw:
    """Return a throw; a file's dice are few, so that they are thrown again and again."""
    return Throw(*dice)


class SheetGame(BaseGame[State]):
    """The game of a file."""

    id: str = ""
    name: str = ""
    seats: range = range(1, 2)
    terms: tuple[str, ...] = ()
    dice: int = 0

    def __init__(self, rules: Rules) -> None:
        self.rules, self.course = rules, Course(rules)
        self.id, self.name, self.seats = rules.id, rules.name, rules.seats
        self.terms = self.course.terms
        self.dice = sum(kind.number for kind in rules.dice)
        self._dies = {
            kind.colour: Die(kind.tag, tuple(map(str, kind.faces)), kind.colour) for kind in rules.dice
        }
        self._all = tuple(kind.colour for kind in rules.dice for _ in range(kind.number))
        self.places = tuple(name_box(area, at) for area in rules.areas for at in range(area.size))
        self._box = {place: box for box, place in enumerate(self.places)}
        self._kept: tuple[State, Seat, Mapping[Move, Mark]] | None = None
        self._has_active = any(step.who == "active" for step in rules.steps)

    @classmethod
    def read(cls, text: str) -> SheetGame:
        """Return the game of a file's text; InvalidSetup names the line, the key and what is allowed."""
        return cls(read_rules(text))

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Dice that are taken or kept, boxes, numbers to write, and leaving it."""
        numbers = sorted(self._list_numbers())
        takes = any(step.read == "one" for step in self.rules.steps)
        choices = [
            *(Choice("die", face) for face in (self.course.faces if takes or self._has_dice_bonus else ())),
            *(Choice("box", place) for place in self.places),
            *(Choice("number", str(number)) for number in numbers),
            *(Choice("keep", ",".join(dice) or "none") for dice in self._list_keeps()),
            REROLL,
            PASS,
        ]
        label = {place: self._label(area, at) for area in self.rules.areas
                 for at, place in enumerate(name_box(area, n) for n in range(area.size))}  # fmt: skip
        return Vocabulary(
            choices,
            longest=3,
            label=lambda choice: label.get(choice.value, f"{choice.kind} {choice.value.replace(',', ' ')}"),
            places=lambda choice: (choice.value,) if choice.kind == "box" else (),
        )

    @property
    def _has_dice_bonus(self) -> bool:
        return any(e.kind == "die" for area in self.rules.areas for e in area.box_bonus.values()) or any(
            e.kind == "die" for area in self.rules.areas for e in (*area.row_bonus, *area.column_bonus)
        )

    def _label(self, area: Area, at: int) -> str:
        return f"{area.name} {area.labels[at] or at + 1}"

    def _list_numbers(self) -> set[int]:
        """Return the numbers that a player may choose to write: the sums of some of the dice, multiplied."""
        if not any(area.writes and not area.patterns for area in self.rules.areas):
            return set()
        totals = {0}
        for kind in self.rules.dice:
            for _ in range(kind.number):
                totals |= {total + face for total in totals for face in kind.faces}
        times = {factor for area in self.rules.areas for factor in (*area.times, 1)}
        effects = {e.number for area in self.rules.areas
                   for e in (*area.box_bonus.values(), *area.row_bonus, *area.column_bonus)}  # fmt: skip
        return {number * factor for number in totals | effects for factor in times if number * factor < 1000}

    def _list_keeps(self) -> list[Dice]:
        if not self.rules.rerolls:
            return []
        (kind,) = self.rules.dice
        faces = [f"{kind.tag}{face}" for face in kind.faces]
        return [dice for n in range(kind.number) for dice in combinations_with_replacement(faces, n)]

    @cached_property
    def manifest(self) -> Manifest[SheetGame, State]:  # type: ignore[override]
        """What interfaces need to know."""
        rules = self.rules
        return Manifest(
            blurb=rules.blurb,
            summary=rules.blurb,
            minutes=rules.minutes,
            rules=rules.rules or draw_rules(rules),
            dice=tuple(self._dies[colour] for colour in self._all),
            sheet=make_sheet(rules),
            strip=DiceStrip(spare=20 if rules.rerolls else 0),
            level_bots={"apprentice": "planner:10", "hunter": "planner:60"},
        )

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> State:
        """Return empty sheets and the first roll due."""
        blank = Sheet((EMPTY,) * len(self.places))
        return State((blank,) * seats, due=self._all, left=self._first_left)

    @property
    def _first_left(self) -> int:
        return self.rules.rerolls or self.rules.steps[0].picks

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that still decide."""
        return state.pending

    def rolls(self, state: State) -> Sequence[WeightedRoll]:
        """Return the throw that is due."""
        if state.pending or not state.due:
            return ()
        return throw_of(tuple(self._dies[colour] for colour in state.due))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return a seat's marks, rerolls, and passing."""
        if seat not in state.pending:
            return ()
        sheet = state.sheets[seat]
        moves = [*self._marks(state, seat)]
        if sheet.effects:
            return (*moves, (PASS,))
        if self.rules.steps[state.step].read != "all":
            moves.append((PASS,))
        if self.rules.rerolls and state.left and seat == state.active:
            moves += [(Choice("keep", ",".join(kept) or "none"),) for kept in _keep_some(state.dice)]
        elif self._may_reroll(state, seat):
            moves.append((REROLL,))
        return tuple(moves)

    def _may_reroll(self, state: State, seat: Seat) -> bool:
        sheet, step = state.sheets[seat], self.rules.steps[state.step]
        return bool(sheet.rerolls) and step.who == "active" and not step.from_tray and state.step == 0

    def _marks(self, state: State, seat: Seat) -> Mapping[Move, Mark]:
        """Return a seat's marks by their moves; those of the last state are kept: each of its moves asks."""
        kept = self._kept
        if kept is None or kept[0] is not state or kept[1] != seat:
            sheet = state.sheets[seat]
            found = {self._path(state, sheet, mark): mark for mark in self._list_marks(state, seat)}
            kept = self._kept = (state, seat, found)
        return kept[2]

    def _list_marks(self, state: State, seat: Seat) -> list[Mark]:
        sheet, step = state.sheets[seat], self.rules.steps[state.step]
        course = self.course
        if sheet.effects:
            effect = sheet.effects[0]
            if effect.kind != "die":
                return course.effect_marks(sheet.boxes, effect)
            one = step._replace(read="one", colours=tuple(self._dies))
            return course.list_marks(sheet, course.read(one, state.shown), state.shown, state.closed, False)
        options = course.read(step, state.dice)
        shown = state.dice if step.read == "all" else state.shown
        return course.list_marks(sheet, options, shown, state.closed, step.picks > 1)

    def _path(self, state: State, sheet: Sheet, mark: Mark) -> Move:
        """Return a mark as choices: the die, the box, and the number where a player chooses it."""
        area, die = self.course.area_of[mark.box], (Choice("die", mark.die),) if mark.die else ()
        box = Choice("box", self.places[mark.box])
        if area.writes and not area.patterns and not mark.die:
            return (box, Choice("number", str(mark.number)))
        return (*die, box)

    def apply(self, state: State, step: Step) -> State:
        """Return the state after a roll or a move."""
        if isinstance(step, Roll):
            self.check_roll(state, step)
            return self._land(state, step.faces)
        if step.seat not in state.pending:
            raise IllegalMove(f"seat {step.seat + 1} cannot do that now: {self.format_move(step.move)}")
        kind = step.move[0].kind if step.move else ""
        if kind in ("keep", "reroll", "pass"):
            if step.move not in self.moves(state, step.seat):
                raise IllegalMove(f"seat {step.seat + 1} cannot do that now: {self.format_move(step.move)}")
            return self._leave(state, step)
        found = self._marks(state, step.seat).get(step.move)
        if found is None:
            raise IllegalMove(f"seat {step.seat + 1} cannot do that now: {self.format_move(step.move)}")
        return self._mark(state, step.seat, found)

    def _land(self, state: State, faces: Dice) -> State:
        """Return the state in which the dice lie and the seats of the step decide."""
        rank = {face: n for n, face in enumerate(self.course.faces)}
        rolled = {self.course.faces[face][1] for face in faces}
        kept = state.dice if self.rules.rerolls else ()
        old = (
            ()
            if self.rules.rerolls
            else tuple(f for f in state.shown if self.course.faces[f][1] not in rolled)
        )
        dice = tuple(sorted((*kept, *faces), key=rank.__getitem__))
        shown = dice if self.rules.rerolls else tuple(sorted((*old, *faces), key=rank.__getitem__))
        return self._ask(replace(state, due=(), dice=dice, shown=shown))

    def _ask(self, state: State) -> State:
        """Ask the seats of the step that can do something; go on where there are none."""
        step = self.rules.steps[state.step]
        seats = {"all": range(len(state.sheets)), "active": (state.active,)}.get(
            step.who, [seat for seat in range(len(state.sheets)) if seat != state.active]
        )
        dice = (*state.tray, *state.dice) if step.from_tray else state.dice
        asked = replace(state, dice=dice, pending=tuple(seats), before=state.sheets if len(seats) > 1 else ())
        able = tuple(seat for seat in seats if self._is_able(asked, seat))
        asked = replace(asked, pending=able, asked=able)
        return asked if able else self._next_step(asked)

    def _is_able(self, state: State, seat: Seat) -> bool:
        rerolls = self.rules.rerolls and state.left and seat == state.active
        return bool(rerolls or self._may_reroll(state, seat) or self._marks(state, seat))

    def _leave(self, state: State, step: MoveStep) -> State:
        """Return the state after passing, or with dice to be rolled again."""
        seat, choice = step.seat, step.move[0]
        sheet = state.sheets[seat]
        if choice.kind == "keep":
            kept = () if choice.value == "none" else tuple(choice.value.split(","))
            due = (self.rules.dice[0].colour,) * (len(state.dice) - len(kept))
            return replace(state, pending=(), asked=(), dice=kept, due=due, left=state.left - 1)
        if choice == REROLL:
            sheets = _put(state.sheets, seat, sheet._replace(rerolls=sheet.rerolls - 1))
            due = tuple(self.course.faces[face][1] for face in state.dice)
            return replace(state, sheets=sheets, pending=(), asked=(), before=(), dice=(), due=due)
        if sheet.effects:
            return self._done(
                replace(state, sheets=_put(state.sheets, seat, self.course.take_effect(sheet, None))), seat
            )
        return self._done(replace(state, left=0) if self.rules.steps[state.step].picks > 1 else state, seat)

    def _mark(self, state: State, seat: Seat, mark: Mark) -> State:
        sheet = state.sheets[seat]
        if sheet.effects:
            sheet = self.course.take_effect(sheet, mark)
        else:
            sheet = self.course.mark(sheet, mark.box, mark.number)
            state = self._take_die(state, mark) if mark.die else state
        state = replace(state, sheets=_put(state.sheets, seat, sheet), marked=tuple({*state.marked, seat}))
        return self._done(state, seat)

    def _take_die(self, state: State, mark: Mark) -> State:
        """Return the state without the die that was picked; lower ones go to the tray."""
        value, rest = self.course.faces[mark.die][0], list(state.dice)
        rest.remove(mark.die)
        lower = tuple(face for face in rest if self.course.faces[face][0] < value)
        stay = tuple(face for face in rest if self.course.faces[face][0] >= value)
        return replace(state, dice=stay, tray=(*state.tray, *lower), left=state.left - 1)

    def _done(self, state: State, seat: Seat) -> State:
        """Go on when a seat has decided, with its own bonuses first."""
        if state.sheets[seat].effects:
            return state
        state = replace(state, pending=tuple(other for other in state.pending if other != seat))
        if state.pending:
            return state
        step = self.rules.steps[state.step]
        if step.picks > 1 and state.left > 0 and state.dice:
            due = tuple(self.course.faces[face][1] for face in state.dice)
            return replace(state, due=due, dice=(), asked=())
        return self._next_step(state)

    def _next_step(self, state: State) -> State:
        state = self._close(replace(state, pending=(), asked=(), before=()))
        if state.step + 1 < len(self.rules.steps) and not self._ending(state, False):
            return self._ask(replace(state, step=state.step + 1))
        return self._end_turn(state)

    def _close(self, state: State) -> State:
        """Close the areas whose last box somebody has marked."""
        last = [area.first + area.size - 1 if area.last_needs else EMPTY for area in self.rules.areas]
        closed = {
            n for n, box in enumerate(last)
            if box != EMPTY and any(sheet.boxes[box] != EMPTY for sheet in state.sheets)
        }  # fmt: skip
        return replace(state, closed=tuple(sorted({*state.closed, *closed})))

    def _end_turn(self, state: State) -> State:
        """Write down misses, and let the next seat roll unless the game is over."""
        sheets, seats = state.sheets, range(len(state.sheets))
        if self.rules.miss_boxes or self.rules.miss_effect:
            missed = [s for s in ((state.active,) if self._has_active else seats) if s not in state.marked]
            for seat in missed:
                sheets = _put(sheets, seat, self._drain(self.course.miss(sheets[seat])))
        gone = {self.rules.areas[n].colour for n in state.closed}
        due = tuple(colour for colour in self._all if colour not in gone)
        after = State(sheets, due=due, left=self._first_left, closed=state.closed, turn=state.turn + 1)
        return self._close(after) if not due else after

    def _drain(self, sheet: Sheet) -> Sheet:
        """Take what a miss brought at the first box that is free; each marks one, so that it ends."""
        while sheet.effects:
            marks = (
                []
                if sheet.effects[0].kind == "die"
                else self.course.effect_marks(sheet.boxes, sheet.effects[0])
            )
            sheet = self.course.take_effect(sheet, marks[0] if marks else None)
        return sheet

    def outcome(self, state: State) -> Outcome | None:
        """Return how it ended, between two turns."""
        if state.pending or state.dice or state.tray:
            return None
        ending = self._ending(state, True)
        return self.end_by_points(state, ending) if ending else None

    def _ending(self, state: State, is_between: bool) -> str:
        """Return why the game is over; in the middle of a turn only what stops it at once."""
        played = state.turn - 1
        for end in self.rules.ends:
            if end.kind == "closed" and len(state.closed) >= end.number:
                return f"{len(state.closed)} areas are closed"
            if not is_between:
                continue
            if end.kind == "misses" and any(sheet.misses >= end.number for sheet in state.sheets):
                return f"{end.number} misses"
            if end.kind == "turns" and played >= end.number * len(state.sheets):
                return f"{end.number} turns are over"
            if end.kind == "rolls" and played >= end.number:
                return f"{end.number} rolls are over"
            if end.kind == "full":
                areas = self.rules.areas if end.area < 0 else (self.rules.areas[end.area],)
                full = [
                    all(EMPTY not in s.boxes[a.first : a.first + a.size] for a in areas) for s in state.sheets
                ]
                if all(full) if end.area < 0 else any(full):
                    return "every box is full" if end.area < 0 else f"{areas[0].name} is full"
        if is_between and (played >= MOST_TURNS * len(state.sheets) or not state.due):
            return "nothing is left to roll" if not state.due else f"stopped after {MOST_TURNS} turns"
        return ""

    def score(self, state: State, seat: Seat) -> Score:
        """Return a seat's points by terms."""
        points = self.course.score(state.sheets[seat])
        total = sum(points.values())
        return Score(total, points, self.rank_of(total) if len(state.sheets) == 1 else None)

    def rank_of(self, total: int) -> str | None:
        """Return the rank of the file."""
        return next((name for least, name in self.rules.ranks if total >= least), None)

    def seats_of(self, state: State) -> int:
        """Return the number of sheets."""
        return len(state.sheets)

    def turn_of(self, state: State) -> int:
        """Return the turn, from 1."""
        return state.turn

    # ---- what is shown

    def view(self, state: State, seat: Seat | None) -> State:
        """Others' marks of a step are hidden until all have decided, and whether they have."""
        if not state.before or not state.pending:
            return state
        sheets = tuple(s if n == seat else old for n, (s, old) in enumerate(zip(state.sheets, state.before)))
        pending = tuple(s for s in state.asked if s != seat or s in state.pending)
        marked = tuple(s for s in state.marked if s == seat or s not in state.asked)
        return replace(state, sheets=sheets, pending=pending, marked=marked)

    def open_dice(self, state: State) -> Sequence[str]:
        """Return the dice that may be read, or all of them."""
        return state.dice

    def marks(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Return a cross or a number on each marked box, and a line through areas that are closed."""
        sheet = state.sheets[seat]
        areas = self.course.area_of
        found = {
            place: str(number) if areas[box].writes else "x"
            for box, (place, number) in enumerate(zip(self.places, sheet.boxes))
            if number != EMPTY
        }
        for n in state.closed:
            found.setdefault(self.places[self.rules.areas[n].first + self.rules.areas[n].size - 1], "-")
        return found | {f"miss-{n}": "x" for n in range(1, sheet.misses + 1)}

    def ghosts(self, state: State, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Show the cross, or the number that would be written."""
        places = [choice.value for choice in path if choice.kind == "box"]
        written = (
            {self.places[mark.box]: mark.number for mark in self._marks(state, seat).values()}
            if seat in state.pending
            else {}
        )
        chosen = next((choice.value for choice in path if choice.kind == "number"), None)
        return tuple(
            Ghost(p, (chosen or str(written.get(p, 0))) if self.course.area_of[self._box[p]].writes else "x")
            for p in places
        )

    # ---- text

    def parse_sheet(self, text: str, checked: bool = True) -> State:
        """Read a sheet: a first line with the turn, then a line for each area."""
        sheet, turn, closed = parse_boxes(self.rules, text)
        state = self.start(1, {})
        state = replace(state, sheets=(sheet,), turn=turn, closed=closed)
        gone = {self.rules.areas[n].colour for n in closed}
        return self._close(replace(state, due=tuple(colour for colour in self._all if colour not in gone)))

    def format_sheet(self, state: State, seat: Seat) -> str:
        """Return a sheet as text."""
        return format_boxes(self.rules, state.sheets[seat], state.turn, state.closed)

    def join(self, states: Sequence[State], turn: int | None) -> State:
        """Return the table of several sheets."""
        sheets, closed = join_sheets([(state.sheets[0], state.closed) for state in states])
        return self._close(
            replace(states[0], sheets=sheets, closed=closed, turn=turn or max(state.turn for state in states))
        )


def _put(sheets: tuple[Sheet, ...], seat: Seat, sheet: Sheet) -> tuple[Sheet, ...]:
    return (*sheets[:seat], sheet, *sheets[seat + 1 :])


def _keep_some(dice: Dice) -> list[Dice]:
    """("1", "1", "2") -> (), ("1",), ("2",), ("1", "1"), ("1", "2"): the different parts, but not all"""
    kept: list[Dice] = [()]
    for face, number in Counter(dice).items():
        kept = [(*part, *(face,) * n) for part in kept for n in range(number + 1)]
    return sorted((part for part in kept if len(part) < len(dice)), key=lambda part: (len(part), part))
