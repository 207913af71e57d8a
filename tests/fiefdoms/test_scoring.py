"""Hand-scored sheets: every bonus and penalty of every building."""

# ruff: noqa: E501 (a case is a line)
from __future__ import annotations

import pytest

from rollwright.core.types import Score
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.terms import TERMS
from rollwright.games.fiefdoms.text.words import rank_of

FIVES = "5 5 5 5"
NOBODY = ". . . ."


def score(plots: list[str], squares: list[str], header: str = "fiefdoms") -> Score:
    """Score a sheet; missing rows are empty, the influence is not looked at."""
    rows = plots + [". . . . ."] * (5 - len(plots))
    crowd = squares + [NOBODY] * (4 - len(squares))
    text = "\n".join([header, *rows, *crowd, "influence 0/0"])
    return FIEFDOMS.score(FIEFDOMS.parse_sheet(text, checked=False), 0)


CASES = {
    "a farm earns 3": (["F . . . ."], ["2 . . ."], "farms", 3),
    "a farm next to a springhouse earns 5": (["F S . . ."], ["2 . . ."], "farms", 5),
    "a farm is not next to a springhouse at its corner": (["F . . . .", ". S . . ."], ["2 . . ."], "farms", 3),
    "a farm without labourers earns nothing": (["F S . . ."], ["1 . . ."], "farms", 0),
    "a quarry earns 3": (["Q . . . ."], ["2 . . ."], "quarries", 3),
    "quarries in a row earn 1 more each": (["Q . . . Q"], ["2 . . 2"], "quarries", 8),
    "an inactive quarry in the column counts": (["Q . . . .", "Q . . . ."], ["2 . . ."], "quarries", 4),
    "quarries on a diagonal earn no bonus": (["Q . . . .", ". Q . . ."], ["4 . . ."], "quarries", 6),
    "a windmill earns 3": (["W . . . ."], ["2 . . ."], "windmills", 3),
    "windmills side by side earn 1 more each": (["W W . . ."], ["4 . . ."], "windmills", 8),
    "a windmill's bonus comes once": (["W W W . ."], ["2 4 . ."], "windmills", 12),
    "an inactive windmill next to it counts": (["W W . . ."], ["2 . . ."], "windmills", 4),
    "a market earns half the pips around, rounded down": ([". . . . .", ". M . . ."], ["3 1 . .", "2 1 . ."], "markets", 3),
    "markets share the pips of a square": (["M M . . ."], ["5 1 . ."], "markets", 5),
    "pips at work still count for a market": (["F M . . ."], ["5 . . ."], "markets", 2),
    "a springhouse loses 1 for each forfeited neighbour": (["x S x . .", ". x . . ."], [], "springhouses", -3),
    "a forfeited plot between two springhouses costs 2": (["S x S . ."], [], "springhouses", -2),
    "a forfeited plot at a corner costs nothing": (["S . . . .", ". x . . ."], [], "springhouses", 0),
    "a townhall earns 5": (["T . . . ."], ["4 . . ."], "townhall", 5),
    "a townhall sees cottages and springhouses": (["T . C . .", "S . . . ."], ["4 . . ."], "townhall", 9),
    "a townhall counts a type once": (["T . C . C"], ["4 . . ."], "townhall", 7),
    "a townhall does not see inactive buildings": (["T . . F ."], ["4 . . ."], "townhall", 5),
    "a townhall sees active buildings": (["T . . F ."], ["4 . 2 ."], "townhall", 7),
    "a townhall sees active barracks": (["T . B . ."], ["4 3 . ."], "townhall", 7),
    "a townhall sees active piscaries": (["T . P . ."], ["4 2 . ."], "townhall", 7),
    "a townhall does not see other rows and columns": (["T . . . .", ". C . . ."], ["4 . . ."], "townhall", 5),
    "a townhall does not count advanced buildings": (["T . . A ."], ["4 . 2 ."], "townhall", 5),
    "a university alone earns 5": (["U . . . ."], ["3 . . ."], "university", 5),
    "two types earn 8": (["U . . . T"], ["3 . . ."], "university", 8),
    "three types earn 12": (["U . A . T"], ["3 . . ."], "university", 12),
    "four types earn 15, active or not": (["U . A FG T"], ["3 . . ."], "university", 15),
    "guilds are one type": (["U . . FG MG"], ["3 . . ."], "university", 8),
    "an inactive university earns nothing": (["U . A FG T"], ["2 . . ."], "university", 0),
    "farmers need four connected active farms": (["F F F F FG"], ["4 2 2 4"], "guilds", 15),
    "three active farms are too few": (["F F F F FG"], ["4 2 . 4"], "guilds", 0),
    "farms at corners are not connected": (
        ["F . F . FG", ". F . . .", "F . . . ."],
        ["5 5 . 4", "5 5 . ."],
        "guilds",
        0,
    ),
    "quarriers need four connected active quarries": (["Q Q Q . QG", "Q . . . ."], ["5 3 . 4"], "guilds", 15),
    "windmillers need four on the outer edge, apart or not": (["W . W . W", *[". . . . ."] * 3, "W . . . WG"], ["2 . 2 2", NOBODY, NOBODY, "2 . . 4"], "guilds", 15),
    "windmills in the centre do not count for the guild": (["W W W . WG", ". W . . ."], ["5 5 . 4"], "guilds", 0),
    "merchants need four markets in the centre": ([". . . . MG", ". M M . .", ". M M . ."], [FIVES, FIVES, FIVES], "guilds", 15),
    "markets on the edge do not count for the guild": ([". M . . MG", ". M M . .", ". M . . ."], [FIVES, FIVES, FIVES], "guilds", 0),
    "a guild without labourers earns nothing": (["F F F F FG"], ["4 4 . 3"], "guilds", 0),
    "an empty cottage earns nothing": (["C . . . ."], [], "cottages", 0),
    "an occupied cottage earns 2": (["C . . . ."], ["1 . . ."], "cottages", 2),
    "the fifth person occupies the second cottage": (["C C C . ."], ["5 . . ."], "cottages", 4),
    "vagrants cost 1 each": (["C . . . ."], ["5 2 . ."], "vagrants", -3),
    "an active almshouse cancels up to 12": (["A . . . ."], ["5 5 4 ."], "vagrants", -2),
    "an almshouse gives nothing beyond the penalty": (["A C . . ."], ["5 . . ."], "vagrants", 0),
    "an inactive almshouse cancels nothing": ([". . . . A"], ["5 . . 1"], "vagrants", -6),
    "barracks on a diagonal earn 5": (["B . . . ."], ["3 . . ."], "barracks", 5),
    "barracks elsewhere earn nothing": ([". B . . ."], ["3 . . ."], "barracks", 0),
    "barracks score no cottage": (["B . . . ."], ["5 . . ."], "cottages", 0),
    "active barracks house 8": (["B . . . ."], ["5 5 . ."], "vagrants", -2),
    "inactive barracks house nobody": (["B . . . ."], ["2 5 . ."], "vagrants", -7),
    "a piscary earns 3 and 1 for each active market next to it": (["M P M . ."], ["5 4 . ."], "piscaries", 5),
    "an inactive market gives a piscary nothing": (["P . . . .", "M . . . ."], ["2 . . ."], "piscaries", 3),
    "piscators need a piscary of its own on each edge": (["P . . . P", *[". . . . ."] * 3, "P . . PG P"], ["2 . . 2", NOBODY, NOBODY, "2 . 3 3"], "guilds", 15),
    "a corner serves one edge only": (["P . . . .", *[". . . . ."] * 3, ". PG . . P"], ["5 . . .", NOBODY, NOBODY, "4 . . 5"], "guilds", 0),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_hand_scored(case: str) -> None:
    plots, squares, term, points = CASES[case]
    assert score(plots, squares).breakdown[term] == points


@pytest.mark.parametrize(
    ("code", "labourers", "term"),
    [
        ("F", 2, "farms"),
        ("Q", 2, "quarries"),
        ("W", 2, "windmills"),
        ("M", 3, "markets"),
        ("T", 4, "townhall"),
        ("U", 3, "university"),
        ("B", 3, "barracks"),
        ("P", 2, "piscaries"),
    ],
)
def test_a_building_short_of_one_labourer_earns_nothing(code: str, labourers: int, term: str) -> None:
    assert score([f"{code} . . . ."], [f"{labourers - 1} . . ."]).breakdown[term] == 0
    assert score([f"{code} . . . ."], [f"{labourers} . . ."]).breakdown[term] > 0


def test_springhouses_take_labourers_off() -> None:
    assert score(["F-1 S . . ."], ["1 . . ."]).breakdown["farms"] == 5
    assert score(["F-2 S . . ."], []).breakdown["farms"] == 5, "a need of 0 is always active"


def test_each_pip_serves_one_building() -> None:
    assert score(["F . . . .", ". Q . . ."], ["3 . . ."]).total == 3 - 3
    assert score(["F . . . .", ". Q . . ."], ["4 . . ."]).total == 6 - 4


def test_a_pip_serves_only_buildings_that_touch_its_square() -> None:
    assert score([". . F . ."], ["5 . . ."]).breakdown["farms"] == 0


def test_a_townhall_counts_an_unoccupied_cottage() -> None:
    found = score(["C C T . ."], ["4 . . ."])
    assert found.breakdown["townhall"] == 0, "plot 1,3 touches squares 1,2 and 1,3"
    assert score(["C C T . ."], [". 4 . ."]).breakdown["townhall"] == 7


def test_the_score_lists_all_terms_in_order_and_adds_up() -> None:
    found = score(["F C . . ."], ["2 . . ."])
    assert tuple(found.breakdown) == TERMS
    assert found.total == sum(found.breakdown.values()) == 5


def test_the_score_tells_active_buildings_and_workers() -> None:
    details = score(["F C . . .", "Q . . . ."], ["3 . . ."]).details
    assert details["active"] == [
        {"plot": "1,1", "name": "farm", "points": 3},
        {"plot": "1,2", "name": "cottage", "points": 2},
    ]
    assert details["workers"] == [{"square": "1,1", "pips": [1, 2], "plot": "1,1"}]


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-5, "Forgotten"),
        (49, "Forgotten"),
        (50, "Modest"),
        (60, "Prosperous"),
        (79, "Distinguished"),
        (80, "Illustrious"),
        (89, "Illustrious"),
        (90, "Legendary"),
    ],
)
def test_ranks(total: int, rank: str) -> None:
    assert rank_of(total) == rank


def test_the_game_names_the_rank_of_a_total() -> None:
    assert FIEFDOMS.rank_of(72) == "Distinguished"
    assert score(["F . . . ."], ["2 . . ."]).rank == FIEFDOMS.rank_of(1)


def test_population_beyond_the_track_counts_on_without_stars() -> None:
    eighty = score(["C . . . ."], [FIVES] * 4)
    assert eighty.breakdown["vagrants"] == -76
    assert score([*["C C C C C"] * 4], [FIVES] * 4).breakdown["cottages"] == 40, "20 units of people"
    text = "\n".join(["fiefdoms", *[". . . . ."] * 5, *[FIVES] * 4, "influence 8/0"])
    assert FIEFDOMS.parse_sheet(text), "eight stars, though 80 people"


@pytest.mark.parametrize(
    ("people", "stars"),
    [(8, 0), (9, 1), (16, 1), (17, 2), (24, 2), (25, 3), (56, 6), (57, 7), (64, 7), (65, 8)],
)
def test_stars_stand_on_every_eighth_pip_from_the_ninth(people: int, stars: int) -> None:
    pips = [str(min(5, max(0, people - 5 * square))) for square in range(16)]
    rows = [" ".join(pips[n : n + 4]).replace("0", ".") for n in range(0, 16, 4)]
    text = "\n".join(["fiefdoms", *[". . . . ."] * 5, *rows, f"influence {stars}/0"])
    assert FIEFDOMS.format_sheet(FIEFDOMS.parse_sheet(text), 0).endswith(f"influence {stars}/0\n")
