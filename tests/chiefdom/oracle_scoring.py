"""Chiefdom's points counted the slow way, term by term from the rules page."""

from __future__ import annotations

from .oracle import (
    COLUMNS,
    MEN,
    ROWS,
    TREES,
    Cells,
    beside,
    fish_caught,
    logs_cut,
    logs_left,
    read,
    squares_of,
    touches,
)

TERMS = (
    "fishermen_by_trees", "lumberjacks_by_water", "men", "fish", "logs", "houses", "forest",
    "lake", "wall", "jobless", "homeless", "hungry", "empty", "cards",
)  # fmt: skip
WEST, EAST = {"a7", "a8"}, {"f7", "f8"}


def groups(cells: Cells, icons: str) -> list[set[str]]:
    """Return the squares with these icons, parted into pieces joined side to side."""
    left = set(squares_of(cells, icons))
    found = []
    while left:
        piece, edge = set(), [left.pop()]
        while edge:
            square = edge.pop()
            piece.add(square)
            edge += [near for near in beside(square) if near in left]
            left -= set(edge)
        found.append(piece)
    return found


def is_complete(cells: Cells) -> bool:
    """Say whether drawn walls join West to East."""
    return any(piece & WEST and piece & EAST for piece in groups(cells, "#"))


def wall_points(game: str, cells: Cells) -> int:
    drawn, complete = len(squares_of(cells, "#")), is_complete(cells)
    if game == "chiefdom-1":
        return 3 * (drawn + 4) if complete else 0
    return 3 * drawn + (12 if complete else 0)


def fish_left(text: str) -> int:
    paper = read(text)
    men = len(squares_of(paper.cells, MEN))
    eaten = -(-men // paper.rules.feeds)
    return max(0, fish_caught(paper.cells) - eaten)


def largest_forest(cells: Cells, number: int) -> int:
    """Return the trees of the largest forest: by rules 2 the one of most squares, then of most trees."""
    sizes = [(len(forest), sum(TREES[cells[s]] for s in forest)) for forest in groups(cells, "23")]
    if number == 1:
        return max([trees for _, trees in sizes], default=0)
    return max(sizes, default=(0, 0))[1]


def terms(text: str) -> dict[str, int]:
    """Return a sheet's points, all terms; the named cards count as far as they need no rival."""
    paper = read(text)
    cells, rules = paper.cells, paper.rules
    men, houses = len(squares_of(cells, MEN)), len(squares_of(cells, "H"))
    fed, housed = rules.feeds * fish_caught(cells), 4 * houses
    named = dict(paper.options).get("cards", "off")
    numbers = [int(word) for word in named.split(",")] if named[0].isdigit() else []
    values = [
        3 * sum(touches(cells, man, "23") for man in squares_of(cells, "F")),
        3 * sum(touches(cells, man, "~") for man in squares_of(cells, "L")),
        men,
        3 * fish_left(text),
        logs_left(cells, rules),
        7 * houses,
        largest_forest(cells, paper.number),
        2 * max([len(lake) for lake in groups(cells, "~")], default=0),
        wall_points(paper.game, cells),
        -2 * len(squares_of(cells, "O")),
        -2 * max(0, men - housed),
        -2 * max(0, men - fed),
        -len(squares_of(cells, ".")),
        sum(own_card(number, cells) for number in numbers if number <= 12),
    ]
    return dict(zip(TERMS, values, strict=True))


def own_card(number: int, cells: Cells) -> int:
    """Return what one of the cards 1-12 gives a sheet."""
    rows = [[cells[f"{column}{row}"] for column in COLUMNS] for row in ROWS]
    if number in (1, 2):
        return 6 * sum(all(icon in {1: "23", 2: "~"}[number] for icon in row) for row in rows)
    if number in (3, 4, 5, 6):
        kind = {3: "L", 4: "H", 5: "F", 6: "B"}[number]
        return 5 * sum(len(group) >= 3 for group in groups(cells, kind))
    if number == 7:
        return 5 * sum("." not in column for column in zip(*rows))
    if number == 8:
        return 2 * sum(not touches(cells, square, "L") for square in squares_of(cells, "23"))
    if number == 9:
        return 4 * sum(not touches(cells, square, "F") for square in squares_of(cells, "~"))
    man, wanted = {10: ("L", "23"), 11: ("F", "~"), 12: ("B", "H")}[number]
    return 5 * sum(_is_surrounded(cells, square, wanted) for square in squares_of(cells, man))


def _is_surrounded(cells: Cells, square: str, icons: str) -> bool:
    near = beside(square)
    return len(near) == 4 and all(cells[n] in icons for n in near)


def rival_value(number: int, cells: Cells) -> int:
    """Return what one of the cards 13-18 compares between the sheets of a table."""
    return {
        13: logs_cut(cells),
        14: fish_caught(cells),
        15: len(squares_of(cells, "FLB")),
        16: len(squares_of(cells, "H")),
        17: len(squares_of(cells, ".")),
        18: len(squares_of(cells, "#")),
    }[number]


def rival_points(number: int, values: list[int]) -> list[int]:
    """Return every seat's points for one of the cards 13-18 from what the card compares."""
    first, second = (15, 10) if number == 18 else (10, 5)
    points = []
    for value in values:
        better = sum(other < value if number == 18 else other > value for other in values)
        worth = first if better == 0 else second if better == 1 else 0
        points.append(0 if number != 18 and value == 0 else worth)
    return points
