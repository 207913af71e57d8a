"""Chiefdom judged the slow way: squares in a dict, every rule straight from the rules page.

Nothing here comes from the game's own code, so where both agree, two readings of the page agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations, product

Cells = dict[str, str]
COLUMNS = "abcdef"
ROWS = range(1, 13)
SQUARES = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
TREES = {"2": 2, "3": 3}
MEN = "OFLB"
JOB_AT = {"2": "L", "3": "L", "~": "F", "H": "B"}
NOTHING = "."
WILD = "#~23HO"
ICON_OF_SUM = {3: "#", 4: "~", 5: "~", 6: "2", 7: "3", 8: "H", 9: "O", 10: "O", 11: "O", 2: WILD, 12: WILD}
PICTURES = {
    "pips": {1: "x", 2: "x./.x", 3: "x../.x./..x", 4: "xx/xx", 5: "x.x/.x./x.x", 6: "xx/xx/xx"},
    "linked": {1: "x", 2: "x./.x", 3: "x../.x./..x", 4: "xx", 5: "x./xx", 6: "xxx"},
}


@dataclass(frozen=True)
class Rules:
    """What the page says differently of each edition."""

    wall_starts: tuple[str, ...]
    wall_logs: int
    feeds: int
    shapes: str
    house_cost: int = 5


EDITIONS = {
    "chiefdom-1": Rules(("a7", "a8"), 0, 3, "pips"),
    "chiefdom-2": Rules(("a7", "a8", "f7", "f8"), 2, 2, "linked"),
}


@dataclass(frozen=True)
class Paper:
    """A sheet as read from its text; `bonus` is None while the module is off."""

    game: str
    options: tuple[tuple[str, str], ...]
    cells: Cells

    @property
    def rules(self) -> Rules:
        cost = dict(self.options).get("house_logs")
        printed = EDITIONS[self.game]
        return printed if cost is None else replace(printed, house_cost=int(cost))

    @property
    def number(self) -> int:
        """Return the number of the rules: a text without it is of rules 1."""
        return int(dict(self.options).get("rules", "1"))

    @property
    def shapes(self) -> str:
        return dict(self.options).get("shapes", self.rules.shapes)

    @property
    def bonus(self) -> int | None:
        used = dict(self.options).get("bonus")
        return None if used is None else int(used)

    def drawn(self, cells: Cells, bonus: int | None) -> Paper:
        options = tuple((name, str(bonus) if name == "bonus" else value) for name, value in self.options)
        return Paper(self.game, options, cells)


def read(text: str) -> Paper:
    """Read a sheet's text that is known to be well formed."""
    head, *rows = text.strip().split("\n")
    game, *words = head.split()
    icons = [icon for row in rows for icon in row.split()]
    options = tuple((word.split("=")[0], word.split("=")[1]) for word in words)
    return Paper(game, options, dict(zip(SQUARES, icons, strict=True)))


def write(paper: Paper) -> str:
    """Return a sheet's text; `read` undoes it."""
    head = " ".join([paper.game, *(f"{name}={value}" for name, value in paper.options)])
    rows = [" ".join(paper.cells[f"{column}{row}"] for column in COLUMNS) for row in ROWS]
    return "\n".join([head, *rows]) + "\n"


@cache
def beside(square: str) -> list[str]:
    """e1 -> d1, f1, e2: the squares of the grid that share a side with it."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{COLUMNS[c]}{r}" for c, r in near if 0 <= c < 6 and r in ROWS]


def touches(cells: Cells, square: str, icons: str) -> bool:
    return any(cells.get(near, NOTHING) in icons for near in beside(square))


def squares_of(cells: Cells, icons: str) -> list[str]:
    return [square for square, icon in cells.items() if icon in icons]


def logs_cut(cells: Cells) -> int:
    return sum(TREES[cells[s]] for s in squares_of(cells, "23") if touches(cells, s, "L"))


def fish_caught(cells: Cells) -> int:
    return sum(1 for s in squares_of(cells, "~") if touches(cells, s, "F"))


def logs_left(cells: Cells, rules: Rules) -> int:
    return logs_cut(cells) - rules.house_cost * len(squares_of(cells, "H"))


def may_draw(cells: Cells, icon: str, square: str, rules: Rules) -> bool:
    """Say whether a wall or a house has what it needs there; other icons need nothing."""
    if icon == "#":
        hangs = square in rules.wall_starts or touches(cells, square, "#")
        return hangs and logs_left(cells, rules) >= rules.wall_logs
    if icon == "H":
        return touches(cells, square, "OB") and logs_left(cells, rules) >= rules.house_cost
    return True


def jobs_offered(cells: Cells, square: str) -> list[str]:
    near = {cells.get(n, NOTHING) for n in beside(square)}
    return sorted({JOB_AT[icon] for icon in near if icon in JOB_AT})


def draw(cells: Cells, icon: str, squares: Iterable[str]) -> Iterator[Cells]:
    """Yield every way the sheet can look after drawing the icon on these empty squares."""
    squares = list(squares)
    if icon == "O":
        for jobs in product(*(jobs_offered(cells, square) or ["O"] for square in squares)):
            yield cells | dict(zip(squares, jobs))
        return
    after = cells | dict.fromkeys(squares, icon)
    if icon in JOB_AT:
        hired = [near for square in squares for near in beside(square) if cells.get(near) == "O"]
        after |= dict.fromkeys(hired, JOB_AT[icon])
    yield after


def turned(picture: str) -> set[frozenset[tuple[int, int]]]:
    """Return every way to turn and mirror a picture, each as squares that may lie anywhere."""
    lines = picture.split("/")
    cells = [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "x"]
    found = set()
    for swap, left, up in product((False, True), (1, -1), (1, -1)):
        spun = [((y if swap else x) * left, (x if swap else y) * up) for x, y in cells]
        low_x, low_y = min(x for x, _ in spun), min(y for _, y in spun)
        found.add(frozenset((x - low_x, y - low_y) for x, y in spun))
    return found


@cache
def placements(picture: str) -> list[list[str | None]]:
    """Return the shape in every place that has a square inside the grid; None stands for one outside."""
    found = []
    for shape in turned(picture):
        for x, y in product(range(-3, 6), range(-2, 13)):
            spots = [(x + dx, y + dy) for dx, dy in sorted(shape)]
            named = [f"{COLUMNS[c]}{r}" if 0 <= c < 6 and r in ROWS else None for c, r in spots]
            if any(named):
                found.append(named)
    return found


def drawable(cells: Cells, picture: str, less: int) -> set[frozenset[str]]:
    """Return the sets of empty squares that draw a shape without `less` (0 or 1) of its squares."""
    found = set()
    for spots in placements(picture):
        for left_out in range(len(spots)) if less else [len(spots)]:
            kept = [spot for i, spot in enumerate(spots) if i != left_out]
            if kept and all(spot is not None and cells[spot] == "." for spot in kept):
                found.add(frozenset(spot for spot in kept if spot))
    return found


def choices(roll: tuple[int, int, int]) -> set[tuple[str, int | None]]:
    """Return what a roll lets a player draw: the icon, and the die for the shape (None: one square)."""
    if len(set(roll)) == 1:
        return {(icon, None) for icon in WILD}
    found: set[tuple[str, int | None]] = set()
    for one, two, third in permutations(roll):
        icons = ICON_OF_SUM[one + two]
        found |= {(icon, None if icons == WILD or icon in "#H" else third) for icon in icons}
    return found


def outcomes(text: str, roll: tuple[int, int, int]) -> set[str]:
    """Return the text of every sheet that may follow; none if the player cannot draw."""
    paper = read(text)
    found = set()
    for icon, die in choices(roll):
        for after, bonus in _ways(paper, icon, die):
            found.add(write(paper.drawn(after, bonus)))
    if paper.number > 1 and found and _needs_bonus(paper, found):
        found.add(text)
    return found


def _needs_bonus(paper: Paper, found: set[str]) -> bool:
    """Say whether all these sheets have used one more bonus: by rules 2 a player may then draw nothing."""
    return all(read(text).bonus != paper.bonus for text in found)


def _ways(paper: Paper, icon: str, die: int | None) -> Iterator[tuple[Cells, int | None]]:
    cells, used = paper.cells, paper.bonus
    picture = PICTURES[paper.shapes][die] if die else "x"
    for squares in drawable(cells, picture, less=0):
        if all(may_draw(cells, icon, square, paper.rules) for square in squares):
            yield from ((after, used) for after in draw(cells, icon, squares))
    if used is not None and used < len(squares_of(cells, "H")) and die is not None:
        for squares in drawable(cells, picture, less=1):
            yield from ((after, used + 1) for after in draw(cells, icon, squares))
