"""Printed pages, looked at as a printer would: size, margins, fonts, lines, bytes."""

from __future__ import annotations

import re
from itertools import pairwise, product
from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.games.fiefdoms.challenges import PRINTED
from rollwright.games.fiefdoms.text.words import tell_challenge
from rollwright.sheets.paper import PAPERS, Printing, compose, make_pdf, make_strip
from rollwright.sheets.paper.compose import size_of
from rollwright.sheets.paper.page_layout import GUTTER, MARGIN, plan_page
from rollwright.sheets.svg import PRINT, draw

from . import pages

POINTS = 72 / 25.4
SMALLEST_MARGIN = 10
THINNEST = 0.25
MOST_BYTES = 300_000
GAMES = {
    "chiefdom-1": {"cards": "3,7,14"},
    "chiefdom-2": {"bonus": "on"},
    "duel": {"board": "11"},
    "fiefdoms": {"challenge": "8"},
}
PAGES = {"chiefdom-1": 4, "chiefdom-2": 4, "duel": 3, "fiefdoms": 3}
"""Sheets, rules, the cards of Chiefdom, dice."""


def print_game(name: str, paper: str = "a4", per_page: int = 1, sheets: int = 1) -> bytes:
    game, options = find_game(name), GAMES[name]
    strip = make_strip(game, fill_options(game.options, options), 42, seats=sheets)
    return make_pdf(compose(game, options, sheets, Printing(paper, per_page, strip=strip)))


def draw_blank(name: str, options: dict[str, str]) -> str:
    game = find_game(name)
    seats = 1 if "challenge" in options else 2
    return draw(game, start_game(game, seats, options), 0, PRINT, is_blank=True)


SCORED = [
    *product(("chiefdom-1", "chiefdom-2"), ({}, {"cards": "random"}, {"cards": "7,13,18"})),
    *(("fiefdoms", {"challenge": str(number)} if number else {}) for number in range(len(PRINTED))),
]
"""Games with a score box, and options that change how much stands on the page."""


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("name", "options"), SCORED, ids=str)
def test_the_lines_of_a_score_are_six_millimetres_apart(
    name: str, options: dict[str, str], paper: str
) -> None:
    svg = draw_blank(name, options)
    scale = plan_page(PAPERS[paper], 1, size_of(svg)).scale
    rules = [float(found) * scale for found in re.findall(r'class="rule" d="M8 ([0-9.]+)H', svg)]
    assert len(rules) >= 7
    assert min(below - above for above, below in pairwise(rules)) >= 6, "millimetres"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("options", [{}, {"cards": "7,13,18"}], ids=str)
@pytest.mark.parametrize("name", ["chiefdom-1", "chiefdom-2"])
def test_rings_of_logs_and_beds_are_three_millimetres_wide(
    name: str, options: dict[str, str], paper: str
) -> None:
    svg = draw_blank(name, options)
    scale = plan_page(PAPERS[paper], 1, size_of(svg)).scale
    bay = re.search(r'p-bay".*?a([0-9.]+) .*?h([0-9.]+)v([0-9.]+)h', svg)
    enlarged = re.search(r'p-bay"[^>]*scale\(([0-9.]+)\)', svg)
    assert bay is not None
    assert enlarged is not None
    radius, *sides = (float(number) * float(enlarged[1]) * scale for number in bay.groups())
    assert min(2 * radius, *sides) >= 3, "millimetres"


@pytest.mark.parametrize("name", ["chiefdom-1", "chiefdom-2"])
def test_two_sheets_use_the_width_of_their_page(name: str) -> None:
    size = size_of(draw_blank(name, {}))
    half = plan_page(PAPERS["a4"], 2, size)
    assert half.columns * size.width * half.scale / (half.page.width - 2 * MARGIN - GUTTER) >= 0.95


LONG_ONLY = ("letter", 2)
"""Paper and sheets on a page that only the long tests print: both are tried on their own by the others."""
PRINTINGS = [
    pytest.param((name, paper, sheets), marks=[pytest.mark.soak] if (paper, sheets) == LONG_ONLY else [])
    for name, paper, sheets in product(GAMES, PAPERS, (1, 2))
]


@pytest.fixture(scope="module", params=PRINTINGS, ids=str)
def printed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    name, paper, per_page = request.param
    folder = tmp_path_factory.mktemp("paper")
    return name, paper, pages.save(print_game(name, paper, per_page, per_page), folder)


def test_every_page_has_the_size_of_the_paper(printed: tuple[str, str, str]) -> None:
    name, paper, path = printed
    wanted = sorted(side * POINTS for side in PAPERS[paper])
    sizes = pages.page_sizes(path)
    assert len(sizes) == PAGES[name]
    for size in sizes:
        assert sorted(size) == pytest.approx(wanted, abs=0.5)


def test_nothing_lies_outside_the_margins(printed: tuple[str, str, str]) -> None:
    name, _, path = printed
    edge = int(SMALLEST_MARGIN * POINTS)
    for page in range(1, PAGES[name] + 1):
        grey = pages.show(path, page)
        inside = grey[edge:-edge, edge:-edge]
        assert inside.min() < 100, f"page {page} is empty"
        assert (grey < 255).sum() == (inside < 255).sum(), f"page {page} has something in its margin"


def test_no_line_is_thinner_than_printers_can_do(printed: tuple[str, str, str]) -> None:
    name, _, path = printed
    for page in range(1, PAGES[name] + 1):
        assert pages.thinnest_line(path, page) >= THINNEST, f"page {page}"


def test_all_fonts_are_embedded(printed: tuple[str, str, str]) -> None:
    found = pages.fonts(printed[2])
    assert {font.name.split("+")[-1].split("-")[0] for font in found} >= {"Roboto", "LibertinusSerif"}
    assert all(font.is_embedded for font in found)


def test_a_file_stays_small(printed: tuple[str, str, str]) -> None:
    assert Path(printed[2]).stat().st_size < MOST_BYTES


def test_the_credits_are_on_every_page(printed: tuple[str, str, str]) -> None:
    name, _, path = printed
    designer = "Grégory Heitz" if name == "fiefdoms" else "Arif Nezih Savı"
    for said in pages.words(path).split("\f")[:-1]:
        page = " ".join(said.split())
        assert designer in page
        assert "non-commercial" in page
        assert name != "fiefdoms" or "CC BY-NC-SA 4.0" in page


def test_a_hundred_equal_sheets_are_little_more_than_one(tmp_path: Path) -> None:
    game = find_game("chiefdom-2")
    pdf = make_pdf(compose(game, {}, 100, Printing(per_page=2)))
    assert len(pages.page_sizes(pages.save(pdf, tmp_path))) == 50 + 2
    assert len(pdf) < 2 * len(make_pdf(compose(game, {}, 1, Printing())))


def test_the_same_order_gives_the_same_bytes() -> None:
    assert print_game("duel") == print_game("duel")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (
            "chiefdom-1",
            ["Felling crew", "SHAPE OF THE THIRD DIE", "SUM OF TWO DICE", "LOGS AND HOUSES", "Name ___"],
        ),
        (
            "chiefdom-1",
            ["squares of a whole wall × 3", "4, 5 water, in the shape", "In the end each feeds 3 men"],
        ),
        ("chiefdom-2", ["BONUSES", "Open borders", "fishermen by trees × 3", "total", "seed 42"]),
        ("chiefdom-2", ["houses × 7", "wall squares × 3, whole + 12", "hungry men × −2", "write L, F or B"]),
        (
            "chiefdom-2",
            ["Rings are logs", "4 beds", "Full? Write the number.", "After turn 50 go on with real dice"],
        ),
        ("duel", ["PLAYER A Name ___", "PLAYER B Name ___", "1 sun", "6 spear", "leftover", "Spare dice"]),
        (
            "duel",
            ["twin: change one of two equal dice", "a permanent ability", "Lowest rows are compared first"],
        ),
        ("fiefdoms", ["Piscary", "Edge of the World", "vagrants × −1", "INFLUENCE", "Name ___"]),
        ("fiefdoms", ["Score 80 points and the piscators’ guild", "R: you are the Regent", "F: Fate pairs"]),
    ],
)
def test_the_pages_say_what_a_player_needs(name: str, wanted: list[str], tmp_path: Path) -> None:
    said = " ".join(pages.words(pages.save(print_game(name), tmp_path)).split())
    for phrase in wanted:
        assert phrase in said


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_uses_its_page(name: str, tmp_path: Path) -> None:
    """Ink reaches from margin to margin one way, and over six sevenths the other."""
    grey = pages.show(pages.save(print_game(name), tmp_path), 1)
    rows, columns = ((grey < 200).any(axis=axis).nonzero()[0] for axis in (1, 0))
    page = [side - 2 * 12 * POINTS for side in grey.shape]
    used = sorted((found[-1] - found[0]) / side for found, side in zip((rows, columns), page))
    assert used[0] > 0.86
    assert used[1] > 0.95


def test_the_sheet_explains_its_challenge(tmp_path: Path) -> None:
    game = find_game("fiefdoms")
    for number in range(1, len(PRINTED)):
        job = compose(game, {"challenge": str(number), "rules": "2"}, 1, Printing(has_rules=False))
        said = " ".join(pages.words(pages.save(make_pdf(job), tmp_path)).split())
        assert tell_challenge(number) in said, f"challenge {number}"


def test_pages_can_be_left_out(tmp_path: Path) -> None:
    game = find_game("chiefdom-1")
    pdf = make_pdf(compose(game, {}, 3, Printing(has_rules=False, has_deck=False)))
    assert len(pages.page_sizes(pages.save(pdf, tmp_path))) == 3


@pytest.mark.parametrize(
    ("how", "sheets", "sentence"),
    [
        (Printing("a5"), 1, "there is no paper 'a5' (papers: a4, letter)"),
        (Printing(per_page=3), 1, "a page holds 1 or 2 sheets, not 3"),
        (Printing(), 0, "print 1 to 100 sheets, not 0"),
    ],
)
def test_what_cannot_be_printed_is_refused(how: Printing, sheets: int, sentence: str) -> None:
    with pytest.raises(InvalidSetup) as wrong:
        compose(find_game("duel"), {}, sheets, how)
    assert str(wrong.value) == sentence
