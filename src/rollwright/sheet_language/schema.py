"""The sheet language: what a file may say, read strictly.

Every error names the line, the key and what is allowed. A file is read into `Rules`, in which nothing has to
be looked up or checked again; nothing in it runs as code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NamedTuple

from ..core.dice import MOST_WAYS
from ..core.errors import InvalidSetup, suggest
from ..core.variants.load import parse_toml
from ..drawing.theme import COLOUR_INKS

MOST_BYTES = 20_000
MOST_AREAS, MOST_BOXES, MOST_DICE, MOST_SEATS, MOST_TURNS = 20, 200, 8, 10, 200
MOST_POINTS, MOST_FACES, LONGEST, LONGEST_RULES = 1_000, 20, 30, 4_000
ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
NAME = re.compile(r"[a-z][a-z0-9_]{0,19}")
READS = ("sum", "one", "pair", "white and colour", "split", "all")
WHO = ("all", "active", "others")
ORDERS = ("any", "right", "next", "rising", "adjacent")
FITS = ("equal", "at least", "higher", "any")
WHITE = "white"
Table = Mapping[str, object]


class Effect(NamedTuple):
    """What a bonus gives: `mark` or `write` in an area, `points`, or a `reroll`, a `die`, a `fox`."""

    kind: str
    area: int = 0
    number: int = 0

    def describe(self, names: Sequence[str]) -> str:
        """Return it as a file says it: "mark harbour", "6 in orange", "5 points", "reroll"."""
        if self.kind == "mark":
            return f"mark {names[self.area]}"
        if self.kind == "write":
            return f"{self.number} in {names[self.area]}"
        return f"{self.number} points" if self.kind == "points" else self.kind


class Pattern(NamedTuple):
    """What all dice are worth in a box: a condition, its number, and points (None: the sum of the dice)."""

    condition: str
    number: int = 0
    points: int | None = None


@dataclass(frozen=True, eq=False)
class Area:
    """Boxes of one kind: what may be marked there, and what it is worth."""

    name: str
    labels: tuple[str, ...]
    numbers: tuple[int, ...]
    """The printed numbers; empty where none are compared."""
    first: int
    """The number of its first box on the sheet."""
    columns: int
    colour: str = ""
    order: str = "any"
    fits: str = "any"
    writes: bool = False
    """Whether numbers are written; else boxes are crossed."""
    opened_by: tuple[int, ...] = ()
    only_bonus: bool = False
    """Whether only bonuses and misses mark it, no dice."""
    adds_white: bool = False
    last_needs: int = 0
    """Marks that the last box needs; it closes the area for all."""
    patterns: tuple[Pattern, ...] = ()
    times: tuple[int, ...] = ()
    table: tuple[int, ...] = ()
    each: int = 0
    sums: bool = False
    rows: tuple[int, ...] = ()
    column_points: tuple[int, ...] = ()
    goal: tuple[int, int] | None = None
    box_bonus: Mapping[int, Effect] = field(default_factory=dict)
    row_bonus: tuple[Effect, ...] = ()
    column_bonus: tuple[Effect, ...] = ()

    @property
    def size(self) -> int:
        """The number of its boxes."""
        return len(self.labels)


class DieKind(NamedTuple):
    """Dice of a colour: how many, and their faces."""

    colour: str
    number: int
    faces: tuple[int, ...]
    tag: str


class UseOfDice(NamedTuple):
    """A step of a turn: who decides, how dice are read, of which colours, and how many are picked."""

    who: str
    read: str
    colours: tuple[str, ...]
    picks: int = 1
    from_tray: bool = False


class End(NamedTuple):
    """An end of the game: so many `turns`, `rolls`, `closed` areas or `misses`, or an area that is `full`."""

    kind: str
    number: int = 0
    area: int = -1


@dataclass(frozen=True, eq=False)
class Rules:
    """A game as its file says it."""

    id: str
    name: str
    blurb: str
    rules: str
    seats: range
    minutes: int
    dice: tuple[DieKind, ...]
    steps: tuple[UseOfDice, ...]
    areas: tuple[Area, ...]
    ends: tuple[End, ...]
    rerolls: int = 0
    miss_points: int = 0
    miss_boxes: int = 0
    miss_effect: Effect | None = None
    ranks: tuple[tuple[int, str], ...] = ()


def read_rules(text: str) -> Rules:
    """Return the rules of a file's text; InvalidSetup names the line, the key and what is allowed."""
    if len(text.encode()) > MOST_BYTES:
        raise InvalidSetup(f"a game takes at most {MOST_BYTES:,} bytes")
    return _Reader(text, parse_toml(text)).read()


def find_line(text: str, table: str, at: int, key: str) -> int:
    """Return the line of a key in the table of that name, of which there may be several, counted from 1."""
    inside, seen, found = not table, -1, 1
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[+\s*([\w-]+)", line)
        if head and "=" not in line.partition("]")[0]:
            seen += head[1] == table
            inside = head[1] == table and seen == at
            found = number if inside else found
        elif (inside or not table) and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[=.]", line):
            return number
    return found


class _Part:
    """A table of the file: every value is taken by its key, and what is left over is refused."""

    def __init__(self, text: str, table: str, at: int, said: Table) -> None:
        self._text, self._table, self._at, self._said = text, table, at, said
        self._known: list[str] = []

    def wrong(self, key: str, allowed: str, shown: object = None) -> InvalidSetup:
        """Return the error of a key; of one that is missing, perhaps of the one that was meant."""
        strange = [name for name in self._said if name not in self._known]
        if key not in self._said and (near := get_close_matches(key, strange, 1, 0.75)):
            key, allowed, shown = near[0], f"no such key (did you mean {key}?)", None
        where = f"{self._table}[{self._at + 1}].{key}" if self._at >= 0 and self._table else key
        where = f"{self._table}.{key}" if self._table and self._at < 0 else where
        got = "" if shown is None else f", not {str(shown)[:40]!r}"
        line = find_line(self._text, self._table, max(self._at, 0), key)
        return InvalidSetup(f"{where}: {allowed}{got}", line)

    def has(self, key: str) -> bool:
        """Say whether the table has a key."""
        self._known.append(key)
        return key in self._said

    def take(self, key: str) -> object:
        """Return the value of a key; None if there is none."""
        self._known.append(key)
        return self._said.get(key)

    def text(self, key: str, default: str | None = None, most: int = LONGEST) -> str:
        """Return a text."""
        value = self.take(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not 0 < len(value) <= most or not value.strip():
            raise self.wrong(key, f"a text of 1 to {most} letters", value)
        return value

    def word(self, key: str, allowed: Sequence[str], default: str) -> str:
        """Return one of some words."""
        value = self.take(key)
        if value is None:
            return default
        if value not in allowed:
            raise self.wrong(key, " or ".join(allowed), value)
        return str(value)

    def flag(self, key: str) -> bool:
        """Return true or false, the default."""
        value = self.take(key)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(key, "true or false", value)
        return value is True

    def number(self, key: str, least: int, most: int, default: int) -> int:
        """Return a whole number."""
        value = self.take(key)
        return default if value is None else self.as_number(key, value, least, most)

    def as_number(self, key: str, value: object, least: int, most: int) -> int:
        """Return a value that is a whole number."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(key, f"a whole number from {least} to {most}", value)
        return value

    def items(self, key: str, most: int, what: str) -> list[object]:
        """Return a list; an empty one if there is none."""
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list) or not 0 < len(value) <= most:
            raise self.wrong(key, f"a list of 1 to {most} {what}", value)
        return value

    def numbers(self, key: str, most: int, length: int | None = None) -> tuple[int, ...]:
        """Return numbers, points each."""
        found = self.items(key, most, "numbers")
        if found and length is not None and len(found) != length:
            raise self.wrong(key, f"{length} numbers, one for each", len(found))
        return tuple(self.as_number(key, each, -MOST_POINTS, MOST_POINTS) for each in found)

    def finish(self) -> None:
        """Refuse what nobody has taken."""
        known = list(dict.fromkeys(self._known))
        for key in self._said:
            if key not in known:
                raise self.wrong(key, f"no such key ({suggest(key, known, 'keys: ' + ', '.join(known))})")


class _Reader:
    """Reads a whole file."""

    def __init__(self, text: str, said: Table) -> None:
        self._text, self._said = text, said
        self._top = _Part(text, "", -1, said)
        self._names: list[str] = []
        self._colours: tuple[str, ...] = ()

    def read(self) -> Rules:
        """Return the rules."""
        top = self._top
        game = top.text("id", most=40)
        if not ID.fullmatch(game):
            raise top.wrong("id", "small letters, digits and hyphens, at most 40, such as 'my-game'", game)
        name, blurb = top.text("name"), top.text("blurb", "A game from a file.", 300)
        words = top.text("rules", "-", LONGEST_RULES)
        seats = top.numbers("seats", 2) or (1, 4)
        if len(seats) != 2 or not 1 <= seats[0] <= seats[1] <= MOST_SEATS:
            raise top.wrong(
                "seats", f"the fewest and the most seats, 1 to {MOST_SEATS}, such as [1, 5]", list(seats)
            )
        minutes, dice = top.number("minutes", 1, 600, 15), self._read_dice()
        self._colours = tuple(kind.colour for kind in dice)
        parts = self._tables("area", MOST_AREAS)
        self._names = [self._name(part) for part in parts]
        areas = self._read_areas(parts)
        steps = tuple(self._read_step(part) for part in self._tables("step", 6))
        self._check_steps(steps, areas)
        rerolls = top.number("rerolls", 0, 5, 0)
        if rerolls and (len(dice) > 1 or steps[0].who != "active"):
            raise top.wrong(
                "rerolls", "only with dice of one colour, which the active seat reads in the first step"
            )
        if any(step.read == "all" for step in steps) and sum(kind.number for kind in dice) > 6:
            raise top.wrong("dice", "at most 6 dice where all of them are read")
        miss, boxes = self._read_miss()
        ranks = self._read_ranks()
        ends = tuple(self._read_end(each, bool(boxes)) for each in top.items("end", 6, "ends"))
        if not ends:
            raise top.wrong("end", 'when it ends, such as ["full"] or ["10 turns", "2 closed"]')
        top.finish()
        is_effect = isinstance(miss, Effect)
        return Rules(
            game, name, blurb, "" if words == "-" else words, range(seats[0], seats[1] + 1), minutes, dice,
            steps, areas, ends, rerolls, 0 if isinstance(miss, Effect) else miss, boxes,
            miss if is_effect and isinstance(miss, Effect) else None, ranks,
        )  # fmt: skip

    def _tables(self, key: str, most: int) -> list[_Part]:
        value = self._top.take(key)
        if not isinstance(value, list) or not 0 < len(value) <= most or not _are_tables(value):
            raise self._top.wrong(key, f"1 to {most} tables, each under [[{key}]]")
        return [_Part(self._text, key, at, each) for at, each in enumerate(self._like(key, value))]

    def _like(self, key: str, tables: Sequence[Table]) -> list[Table]:
        """Fill in what a table takes over from an earlier one that it is `like`."""
        done: dict[str, Table] = {}
        for at, each in enumerate(tables):
            model, own = each.get("like"), {name: value for name, value in each.items() if name != "like"}
            if model is not None:
                if not isinstance(model, str) or model not in done:
                    raise _Part(self._text, key, at, each).wrong(
                        "like", f"an {key} above: {', '.join(done) or 'none'}", model
                    )
                own = {**done[model], **own}
            done[str(each.get("name", at))] = own
        return list(done.values()) if len(done) == len(tables) else list(tables)

    def _name(self, part: _Part) -> str:
        name = part.text("name", most=20)
        if not NAME.fullmatch(name) or name in ("misses", "bonus", "foxes"):
            raise part.wrong(
                "name", "small letters, digits and _, at most 20, and not misses, bonus or foxes", name
            )
        return name

    def _read_dice(self) -> tuple[DieKind, ...]:
        said = self._top.take("dice")
        if not isinstance(said, dict) or not said:
            raise self._top.wrong(
                "dice", "a table [dice] with the number of dice of each colour, such as white = 3"
            )
        part, kinds = _Part(self._text, "dice", -1, said), list[tuple[str, int, tuple[int, ...]]]()
        for colour, value in said.items():
            if colour not in COLOUR_INKS and colour != WHITE:
                raise part.wrong(colour, f"a colour is {', '.join(dict.fromkeys([WHITE, *COLOUR_INKS]))}")
            faces: tuple[int, ...] = tuple(range(1, 7))
            if isinstance(value, dict):
                own = _Part(self._text, f"dice.{colour}", -1, value)
                faces = own.numbers("faces", MOST_FACES) or faces
                value = own.number("number", 1, MOST_DICE, 1)
                if len(set(faces)) < len(faces) or min(faces) < 0:
                    raise own.wrong("faces", "different numbers from 0 on", list(faces))
                own.finish()
            kinds.append((colour, part.as_number(colour, value, 1, MOST_DICE), faces))
        ways = 1
        for _, number, faces in kinds:
            ways *= len(faces) ** number
        if sum(number for _, number, _ in kinds) > MOST_DICE or ways > MOST_WAYS:
            raise self._top.wrong(
                "dice", f"at most {MOST_DICE} dice, which fall in at most {MOST_WAYS:,} ways"
            )
        tags = _make_tags([colour for colour, _, _ in kinds])
        return tuple(DieKind(*kind, tag) for kind, tag in zip(kinds, tags))

    # ---- areas

    def _read_areas(self, parts: Sequence[_Part]) -> tuple[Area, ...]:
        if len(set(self._names)) < len(self._names):
            twice = next(name for name in self._names if self._names.count(name) > 1)
            raise parts[self._names.index(twice)].wrong("name", "a name of its own for each area", twice)
        areas, first = list[Area](), 0
        for part, name in zip(parts, self._names):
            areas.append(self._read_area(part, name, first))
            first += areas[-1].size
            if first > MOST_BOXES:
                raise part.wrong("boxes", f"at most {MOST_BOXES} boxes on a sheet", first)
        for part, area in zip(parts, areas):
            self._check_effects(part, area, areas)
        return tuple(areas)

    def _read_area(self, part: _Part, name: str, first: int) -> Area:
        labels, columns = self._read_boxes(part)
        rows, size = -(-len(labels) // columns), len(labels)
        printed = all(re.fullmatch(r"\d{1,3}", label) for label in labels)
        fits = part.word("fits", FITS, "equal" if printed and not part.has("value") else "any")
        if fits in ("equal", "at least") and not printed:
            raise part.wrong("fits", "a number printed in each box, to compare with", fits)
        patterns = tuple(_read_pattern(part, each) for each in part.items("value", size, "texts"))
        if patterns and len(patterns) != size:
            raise part.wrong("value", f"{size} texts, one for each box", len(patterns))
        colour = part.word("colour", tuple(COLOUR_INKS), "")
        score, each, table, sums = part.take("score"), 0, tuple[int, ...](), False
        if score == "sum":
            sums = True
        elif isinstance(score, list):
            table = part.numbers("score", size + 1)
        elif score is not None:
            if not isinstance(score, int):
                raise part.wrong(
                    "score", "sum, points for each mark, or a list of points by the number of marks", score
                )
            each = part.as_number("score", score, -MOST_POINTS, MOST_POINTS)
        goal = part.numbers("goal", 2, 2)
        area = Area(
            name, labels, tuple(map(int, labels)) if printed else (), first, columns, colour,
            part.word("order", ORDERS, "any"), fits,
            bool(patterns) or part.word("write", ("cross", "number"), "cross") == "number",
            part.numbers("opened_by", MOST_FACES), part.flag("only_bonus"),
            part.word("adds", (WHITE,), "") == WHITE,
            part.number("last_needs", 0, size - 1, 0), patterns, part.numbers("times", size, size),
            table, each, sums, part.numbers("row_points", rows, rows),
            part.numbers("column_points", columns, columns), (goal[0], goal[1]) if goal else None,
            self._read_bonus(part, size), self._read_effects(part, "row_bonus", rows),
            self._read_effects(part, "column_bonus", columns),
        )  # fmt: skip
        if area.adds_white and (WHITE not in self._colours or colour not in self._colours):
            raise part.wrong("adds", "only in an area of a die's colour, where a die is white, too", WHITE)
        part.finish()
        return area

    def _read_boxes(self, part: _Part) -> tuple[tuple[str, ...], int]:
        """Return the labels and how many stand in a row: 7, "2-12", or a list, of lists in a grid."""
        value = part.take("boxes")
        if isinstance(value, int) and not isinstance(value, bool):
            size = part.as_number("boxes", value, 1, 40)
            return ("",) * size, part.number("columns", 1, size, size)
        spread = re.fullmatch(r"(\d{1,3})-(\d{1,3})", value) if isinstance(value, str) else None
        if spread:
            low, high = int(spread[1]), int(spread[2])
            found = range(low, high + 1) if low <= high else range(low, high - 1, -1)
            if len(found) <= 40:
                return tuple(map(str, found)), part.number("columns", 1, len(found), len(found))
        if isinstance(value, list) and 0 < len(value) <= 60 and all(map(_is_label, value)):
            return tuple(map(str, value)), part.number("columns", 1, len(value), len(value))
        raise part.wrong("boxes", 'a number of boxes up to 40, "2-12", or a list of up to 60 labels', value)

    def _read_bonus(self, part: _Part, size: int) -> dict[int, Effect]:
        said = part.take("bonus")
        if said is None:
            return {}
        if not isinstance(said, dict) or not all(
            key.isdecimal() and 1 <= int(key[:4]) <= size for key in said
        ):
            raise part.wrong(
                "bonus", f'the numbers of boxes, 1 to {size}, each with a bonus: 3 = "reroll"', said
            )
        return {int(key) - 1: self._read_effect(part, "bonus", value) for key, value in said.items()}

    def _read_effects(self, part: _Part, key: str, length: int) -> tuple[Effect, ...]:
        found = part.items(key, length, "bonuses")
        if found and len(found) != length:
            raise part.wrong(key, f"{length} bonuses, one for each", len(found))
        return tuple(self._read_effect(part, key, each) for each in found)

    def _read_effect(self, part: _Part, key: str, value: object) -> Effect:
        """ "mark harbour", "6 in orange", "5 points", "reroll", "die" or "fox" """
        words = value.split() if isinstance(value, str) else []
        match words:
            case ["reroll" | "die" | "fox" as kind]:
                return Effect(kind)
            case ["mark", name] if name in self._names:
                return Effect("mark", self._names.index(name))
            case [number, "points"] if number.isdecimal() and int(number[:5]) <= MOST_POINTS:
                return Effect("points", 0, int(number))
            case [number, "in", name] if number.isdecimal() and len(number) < 3 and name in self._names:
                return Effect("write", self._names.index(name), int(number))
        allowed = "'mark AREA', '6 in AREA', '5 points', 'reroll', 'die' or 'fox'"
        raise part.wrong(key, f"{allowed}, with an area of {', '.join(self._names)}", value)

    def _check_effects(self, part: _Part, area: Area, areas: Sequence[Area]) -> None:
        for key, effects in (
            ("bonus", area.box_bonus.values()),
            ("row_bonus", area.row_bonus),
            ("column_bonus", area.column_bonus),
        ):  # fmt: skip
            for effect in effects:
                if effect.kind == "mark" and areas[effect.area].writes:
                    name = self._names[effect.area]
                    raise part.wrong(key, f"numbers are written in {name}: '6 in {name}'", f"mark {name}")

    # ---- steps, misses, ends

    def _read_step(self, part: _Part) -> UseOfDice:
        who, read = part.word("who", WHO, "all"), part.word("read", READS, "sum")
        colours = [str(each) for each in part.items("of", len(self._colours), "colours")]
        for colour in colours:
            if colour not in self._colours:
                raise part.wrong("of", f"colours of the dice: {', '.join(self._colours)}", colour)
        picks, tray = part.number("picks", 1, MOST_DICE, 1), part.word("from", ("tray",), "") == "tray"
        if picks > 1 and (read != "one" or who != "active"):
            raise part.wrong("picks", "more than 1 only where the active seat reads one die", picks)
        if read in ("split", "all") and who == "others":
            raise part.wrong("who", "all or active, where dice are read by 'split' or 'all'", who)
        if read == "all" and who != "active":
            raise part.wrong("who", "active, where all dice are read", who)
        part.finish()
        return UseOfDice(who, read, tuple(colours) or self._colours, picks, tray)

    def _check_steps(self, steps: Sequence[UseOfDice], areas: Sequence[Area]) -> None:
        for at, step in enumerate(steps):
            part = _Part(self._text, "step", at, {})
            if step.picks > 1 and at:
                raise part.wrong("picks", "more than 1 only in the first step", step.picks)
            if step.from_tray and not any(each.picks > 1 for each in steps[:at]):
                raise part.wrong("from", "a tray only behind a step with picks", "tray")
            if step.read == "white and colour" and WHITE not in step.colours:
                raise part.wrong("read", "white dice, of which there are none here", step.read)
            if (step.read == "all") != any(area.patterns for area in areas):
                raise part.wrong(
                    "read", "'all' if, and only if, areas have a 'value' for all dice", step.read
                )
        if any(step.read == "all" for step in steps) and not all(area.patterns for area in areas):
            raise _Part(self._text, "step", 0, {}).wrong(
                "read", "with 'all', every area has a 'value'", "all"
            )

    def _read_miss(self) -> tuple[int | Effect, int]:
        """Return the points, or what is marked, and the number of boxes for misses."""
        value = self._top.take("miss")
        if value is None or isinstance(value, int):
            points = self._top.number("miss", -MOST_POINTS, 0, 0)
            return points, self._top.number("miss_boxes", 1, 20, 4) if value is not None else 0
        effect = self._read_effect(self._top, "miss", value)
        if effect.kind not in ("mark", "write"):
            raise self._top.wrong("miss", "points below 0, or 'mark AREA'", value)
        return effect, 0

    def _read_ranks(self) -> tuple[tuple[int, str], ...]:
        said = self._top.take("ranks")
        if said is None:
            return ()
        if not isinstance(said, dict) or len(said) > 12:
            raise self._top.wrong(
                "ranks", "a table [ranks] of at most 12 names, each with the least points for it"
            )
        part = _Part(self._text, "ranks", -1, said)
        pairs = [
            (part.as_number(name, least, -MOST_POINTS, 100_000), name[:LONGEST])
            for name, least in said.items()
        ]
        return tuple(sorted(pairs, reverse=True))

    def _read_end(self, value: object, has_misses: bool) -> End:
        words = value.split() if isinstance(value, str) else []
        match words:
            case ["full"]:
                return End("full")
            case ["full", name] if name in self._names:
                return End("full", 0, self._names.index(name))
            case [number, "turns" | "rolls" | "closed" | "misses" as kind] if number.isdecimal():
                if 1 <= int(number[:4]) <= MOST_TURNS and (kind != "misses" or has_misses):
                    return End(kind, int(number))
        allowed = "'full', 'full AREA', '10 turns', '10 rolls', '2 closed' or, with miss = -5, '4 misses'"
        raise self._top.wrong("end", allowed, value)


def _read_pattern(part: _Part, value: object) -> Pattern:
    """ "sum of 3", "3 alike: sum", "full house: 25", "run of 4: 30", "sum" """
    found = re.fullmatch(
        r"(?:(?P<of>sum of) (?P<face>\d{1,2})|(?:(?:(?P<n>\d) (?P<alike>alike)|(?P<house>full house)|"
        r"(?P<run>run of) (?P<long>\d)): )?(?P<points>sum|\d{1,3}))",
        value if isinstance(value, str) else "",
    )
    if found is None:
        raise part.wrong(
            "value", "'sum', 'sum of 3', '3 alike: sum', 'full house: 25' or 'run of 4: 30'", value
        )
    if found["of"]:
        return Pattern("of", int(found["face"]))
    condition = "alike" if found["alike"] else "house" if found["house"] else "run" if found["run"] else ""
    points = None if found["points"] == "sum" else int(found["points"])
    return Pattern(condition, int(found["n"] or found["long"] or 0), points)


def _make_tags(colours: Sequence[str]) -> list[str]:
    """["white", "blue", "brown"] -> ["w", "bl", "br"]; dice of one colour need no tag"""
    if len(colours) == 1:
        return [""]
    return [
        next(
            colour[:n]
            for n in range(1, len(colour) + 1)
            if sum(each.startswith(colour[:n]) for each in colours) == 1
        )
        for colour in colours
    ]


def _is_label(value: object) -> bool:
    is_number = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000
    return is_number or (isinstance(value, str) and re.fullmatch(r"[\w .+-]{1,12}", value) is not None)


def _are_tables(value: list[object]) -> bool:
    return all(isinstance(each, dict) for each in value)
