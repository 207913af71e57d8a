"""The rules of any sheet game: which boxes fit, what a mark triggers, what a sheet is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from .schema import WHITE, Area, Effect, Pattern, Rules, UseOfDice

EMPTY = -1
Boxes = tuple[int, ...]


class Sheet(NamedTuple):
    """One seat's boxes (EMPTY, a number, or 1 for a cross), misses, rerolls, and bonuses to be taken."""

    boxes: Boxes
    misses: int = 0
    rerolls: int = 0
    effects: tuple[Effect, ...] = ()


class Option(NamedTuple):
    """A reading of the dice: a value for areas of a colour, the die it takes, the face that opens an area."""

    value: int
    colour: str = ""
    die: str = ""
    key: int = 0


class Mark(NamedTuple):
    """A box that may be marked, what is written there, and the die that is taken for it."""

    box: int
    number: int
    die: str = ""


@dataclass(frozen=True, eq=False)
class Course:
    """The rules of one file, prepared for play."""

    rules: Rules

    @cached_property
    def area_of(self) -> tuple[Area, ...]:
        """Return the area of every box."""
        return tuple(area for area in self.rules.areas for _ in area.labels)

    @cached_property
    def faces(self) -> dict[str, tuple[int, str]]:
        """Return the value and the colour of every face of a die."""
        return {f"{kind.tag}{face}": (face, kind.colour) for kind in self.rules.dice for face in kind.faces}

    @cached_property
    def best_face(self) -> int:
        """The highest face of all dice."""
        return max(face for kind in self.rules.dice for face in kind.faces)

    @cached_property
    def ends_at_last(self) -> frozenset[int]:
        """The boxes that close their area for all."""
        return frozenset(area.first + area.size - 1 for area in self.rules.areas if area.last_needs)

    # ---- readings

    def read(self, step: UseOfDice, dice: Sequence[str]) -> list[Option]:
        """Return the different readings of some dice in a step."""
        known = self.faces
        seen = [(*known[face], face) for face in dice if known[face][1] in step.colours]
        match step.read:
            case "sum":
                return [Option(sum(value for value, _, _ in seen))] if seen else []
            case "one":
                return list(dict.fromkeys(Option(value, colour, face) for value, colour, face in seen))
            case "pair":
                return list(dict.fromkeys(Option(a[0] + b[0]) for a, b in combinations(seen, 2)))
            case "white and colour":
                white = dict.fromkeys(value for value, colour, _ in seen if colour == WHITE)
                mixed = [(value + w, colour) for value, colour, _ in seen if colour != WHITE for w in white]
                return [Option(value, colour) for value, colour in dict.fromkeys(mixed)]
            case "split":
                total = sum(value for value, _, _ in seen)
                return [
                    Option(total - value, "", "", value) for value in dict.fromkeys(v for v, _, _ in seen)
                ]
        return [Option(0)]

    def list_marks(
        self,
        sheet: Sheet,
        options: Sequence[Option],
        shown: Sequence[str],
        closed: Sequence[int],
        is_taken: bool,
    ) -> list[Mark]:
        """Return the marks that readings allow, each result once; `is_taken`: the die matters, too."""
        found: dict[Mark, None] = {}
        for number, area in enumerate(self.rules.areas):
            if number in closed or area.only_bonus:
                continue
            for option in options:
                if area.colour and option.colour not in ("", WHITE, area.colour):
                    continue
                if option.key and area.opened_by and option.key not in area.opened_by:
                    continue
                value = self._add_white(option.value, shown, area.colour) if area.adds_white else option.value
                for box in self.fit(sheet.boxes, area, value, shown):
                    written = self._write(area, box - area.first, value, shown)
                    found[Mark(box, written, option.die if is_taken else "")] = None
        return list(found)

    def _add_white(self, value: int, shown: Sequence[str], colour: str) -> int:
        """Return the sum of the white die and the area's own, as all dice lie."""
        return sum(self.faces[face][0] for face in shown if self.faces[face][1] in (WHITE, colour))

    def _write(self, area: Area, at: int, value: int, dice: Sequence[str]) -> int:
        if area.patterns:
            return worth(area.patterns[at], sorted(self.faces[face][0] for face in dice))
        if not area.writes:
            return 1
        return value * area.times[at] if area.times else value

    def fit(self, boxes: Boxes, area: Area, value: int | None, dice: Sequence[str] = ()) -> Iterator[int]:
        """Yield the boxes of an area that a value may go into; None: any value."""
        first, end = area.first, area.first + area.size
        own = boxes[first:end]
        count = area.size - own.count(EMPTY)
        start = 0
        if area.order == "right" or area.order == "next":
            start = next((n + 1 for n in range(area.size - 1, -1, -1) if own[n] != EMPTY), 0)
            if area.order == "next":
                end = min(end, first + start + 1)
        for box in range(first + start, end):
            at = box - first
            if own[at] != EMPTY or (area.last_needs and at == area.size - 1 and count < area.last_needs):
                continue
            if area.order == "adjacent" and count and not any(own[n] != EMPTY for n in beside(area, at)):
                continue
            if value is None or self._suits(area, own, at, value):
                yield box

    def _suits(self, area: Area, own: Boxes, at: int, value: int) -> bool:
        if area.fits == "equal" and area.numbers[at] != value:
            return False
        if area.fits == "at least" and value < area.numbers[at]:
            return False
        if area.fits == "higher":
            before = next((own[n] for n in range(at - 1, -1, -1) if own[n] != EMPTY), 0)
            return value > before or before == self.best_face
        if area.order == "rising":
            below = max((number for number in own[:at] if number != EMPTY), default=0)
            above = [number for number in own[at + 1 :] if number != EMPTY]
            return value >= below and (not above or value <= min(above))
        return True

    # ---- marks and what follows

    def mark(self, sheet: Sheet, box: int, number: int) -> Sheet:
        """Return the sheet with a box marked and the bonuses that it brings."""
        boxes = (*sheet.boxes[:box], number, *sheet.boxes[box + 1 :])
        return self._settle(replace_sheet(sheet, boxes), self.list_effects(boxes, box))

    def _settle(self, sheet: Sheet, brought: Sequence[Effect]) -> Sheet:
        """Keep rerolls, queue what has to be decided, and drop what nothing is left for."""
        rerolls = sheet.rerolls + sum(effect.kind == "reroll" for effect in brought)
        queue = [*sheet.effects, *(e for e in brought if e.kind in ("mark", "write", "die"))]
        kept = tuple(e for e in queue if e.kind == "die" or self.effect_marks(sheet.boxes, e))
        return Sheet(sheet.boxes, sheet.misses, rerolls, kept)

    def list_effects(self, boxes: Boxes, box: int) -> list[Effect]:
        """Return what a box brings that was marked just now: its own, its row's and its column's bonus."""
        area = self.area_of[box]
        at = box - area.first
        brought = [area.box_bonus[at]] if at in area.box_bonus else []
        if area.row_bonus and is_full(boxes, row_of(area, at // area.columns)):
            brought.append(area.row_bonus[at // area.columns])
        if area.column_bonus and is_full(boxes, column_of(area, at % area.columns)):
            brought.append(area.column_bonus[at % area.columns])
        return brought

    def effect_marks(self, boxes: Boxes, effect: Effect) -> list[Mark]:
        """Return the marks that a bonus allows."""
        area = self.rules.areas[effect.area]
        if effect.kind == "mark":
            return [Mark(box, 1) for box in self.fit(boxes, area, None)]
        found = self.fit(boxes, area, effect.number)
        return [Mark(box, self._write(area, box - area.first, effect.number, ())) for box in found]

    def take_effect(self, sheet: Sheet, mark: Mark | None) -> Sheet:
        """Return the sheet with the first bonus taken, or left."""
        rest = sheet._replace(effects=sheet.effects[1:])
        if mark is None:
            return self._settle(rest, ())
        return self.mark(rest, mark.box, mark.number)

    def miss(self, sheet: Sheet) -> Sheet:
        """Return the sheet of a seat that marked nothing; what a miss marks is the first box that is free."""
        if self.rules.miss_effect is None:
            return sheet._replace(misses=min(sheet.misses + 1, self.rules.miss_boxes))
        marks = self.effect_marks(sheet.boxes, self.rules.miss_effect)
        return self.mark(sheet, marks[0].box, marks[0].number) if marks else sheet

    # ---- the score

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """The keys of the score: each area, and misses, bonus points and foxes where there are some."""
        kinds = {effect.kind for area in self.rules.areas for effect in all_effects(area)}
        more = [
            ("misses", bool(self.rules.miss_boxes)),
            ("bonus", "points" in kinds),
            ("foxes", "fox" in kinds),
        ]
        return (*(area.name for area in self.rules.areas), *(name for name, is_there in more if is_there))

    def score(self, sheet: Sheet) -> dict[str, int]:
        """Return the points of a sheet by terms."""
        points = {
            area.name: score_area(area, sheet.boxes[area.first : area.first + area.size])
            for area in self.rules.areas
        }
        lowest = min(points.values())
        if "misses" in self.terms:
            points["misses"] = sheet.misses * self.rules.miss_points
        if "bonus" in self.terms or "foxes" in self.terms:
            brought = [effect for area in self.rules.areas for effect in self._earned(sheet.boxes, area)]
            if "bonus" in self.terms:
                points["bonus"] = sum(effect.number for effect in brought if effect.kind == "points")
            if "foxes" in self.terms:
                points["foxes"] = lowest * sum(effect.kind == "fox" for effect in brought)
        return points

    def _earned(self, boxes: Boxes, area: Area) -> Iterator[Effect]:
        """Yield every bonus of an area that has been reached."""
        yield from (effect for at, effect in area.box_bonus.items() if boxes[area.first + at] != EMPTY)
        yield from (e for n, e in enumerate(area.row_bonus) if is_full(boxes, row_of(area, n)))
        yield from (e for n, e in enumerate(area.column_bonus) if is_full(boxes, column_of(area, n)))


@lru_cache(50_000)
def score_area(area: Area, own: Boxes) -> int:
    """Return the points of an area's boxes; most of a sheet stays as it was, so that they are kept."""
    count = area.size - own.count(EMPTY)
    total = sum(number for number in own if number != EMPTY) if area.sums or area.goal else 0
    points = (total if area.sums else 0) + area.each * count
    if area.table and count:
        closes = own[-1] != EMPTY and area.last_needs > 0
        points += area.table[min(count + closes, len(area.table)) - 1]
    if area.goal and total >= area.goal[0]:
        points += area.goal[1]
    rows = [own[n : n + area.columns] for n in range(0, area.size, area.columns)]
    points += sum(p for p, row in zip(area.rows, rows) if EMPTY not in row)
    return points + sum(p for n, p in enumerate(area.column_points) if EMPTY not in own[n :: area.columns])


def replace_sheet(sheet: Sheet, boxes: Boxes) -> Sheet:
    """Return a sheet with other boxes."""
    return Sheet(boxes, sheet.misses, sheet.rerolls, sheet.effects)


def all_effects(area: Area) -> list[Effect]:
    """Return all bonuses of an area."""
    return [*area.box_bonus.values(), *area.row_bonus, *area.column_bonus]


def row_of(area: Area, row: int) -> range:
    """Return the boxes of a row."""
    first = area.first + row * area.columns
    return range(first, min(first + area.columns, area.first + area.size))


def column_of(area: Area, column: int) -> range:
    """Return the boxes of a column."""
    return range(area.first + column, area.first + area.size, area.columns)


def is_full(boxes: Boxes, which: range) -> bool:
    """Say whether all of these boxes are marked."""
    return all(boxes[box] != EMPTY for box in which)


def beside(area: Area, at: int) -> Iterator[int]:
    """Yield the boxes beside one, above and below it included."""
    if at % area.columns:
        yield at - 1
    if (at + 1) % area.columns and at + 1 < area.size:
        yield at + 1
    if at >= area.columns:
        yield at - area.columns
    if at + area.columns < area.size:
        yield at + area.columns


def worth(pattern: Pattern, dice: Sequence[int]) -> int:
    """Pattern("alike", 3), [2, 2, 2, 5, 6] -> 17: what dice are worth in a box"""
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    distinct = sorted(set(dice))
    longest = max(
        (n for n in range(1, len(distinct) + 1) for at in range(len(distinct) - n + 1)
         if distinct[at + n - 1] - distinct[at] == n - 1), default=0,
    )  # fmt: skip
    match pattern.condition:
        case "of":
            return pattern.number * dice.count(pattern.number)
        case "alike" if counts[0] < pattern.number:
            return 0
        case "house" if counts[:2] != [3, 2]:
            return 0
        case "run" if longest < pattern.number:
            return 0
    return sum(dice) if pattern.points is None else pattern.points
