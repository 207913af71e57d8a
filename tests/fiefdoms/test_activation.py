"""The activation is the best there is, shown, and changed by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rollwright.core.arrangement import Arranging
from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.activation import best_active, exclusion
from rollwright.games.fiefdoms.activation.exclusion import NOTHING_FOUND
from rollwright.games.fiefdoms.activation.solver import BUDGET, SURELY_LESS, search
from rollwright.games.fiefdoms.activation.workers import Worker, active_with, assign, workers_for
from rollwright.games.fiefdoms.board import PLOTS
from rollwright.games.fiefdoms.buildings import CODES
from rollwright.games.fiefdoms.challenges import OFF, POINTS_NEEDED
from rollwright.games.fiefdoms.engine import FiefdomsEngine
from rollwright.games.fiefdoms.scoring import total_points
from rollwright.games.fiefdoms.sheet import Sheet, places_of
from rollwright.games.fiefdoms.state import State
from rollwright.games.fiefdoms.text.sheet_text import format_sheet
from rollwright.sheets.svg import draw

from . import naive, solver
from .sheets import FAMILIES, HARD_FAMILIES, fill, play_sheets, random_sheet, rich_sheet, wild_sheet

# ---- The activation is the best there is, whatever the sheet


ENGINE = FiefdomsEngine(fast=True)


def points_of(sheet: Sheet, active: int) -> int:
    return total_points(sheet, places_of(sheet), active)


def plots_of(active: int) -> set[naive.Place]:
    return {naive.PLOTS[plot] for plot in range(PLOTS) if active >> plot & 1}


def check_against_solver(sheet: Sheet, challenge: int) -> None:
    text = format_sheet(sheet, challenge)
    fief = naive.read(text)
    active = ENGINE.active(sheet, challenge)
    assert naive.can_staff(fief, plots_of(active) - naive.idle(fief)), text
    mine = naive.total(fief, plots_of(active))
    passing = solver.best_points(fief, meets=True) if challenge else None
    if passing is not None and passing >= POINTS_NEEDED(challenge):
        assert naive.needs_met(fief, plots_of(active)), text
        assert mine == passing, text
    else:
        assert mine == solver.best_points(fief), text


def check_needs_against_solver(sheet: Sheet, challenge: int) -> None:
    """Compare the best activation that meets a challenge's needs, however few points it has."""
    text = format_sheet(sheet, challenge)
    fief = naive.read(text)
    active = search(sheet, challenge, SURELY_LESS, BUDGET)[0]
    best = solver.best_points(fief, meets=True)
    if best is None:
        assert active == NOTHING_FOUND, text
    else:
        assert active != NOTHING_FOUND, text
        assert naive.can_staff(fief, plots_of(active) - naive.idle(fief)), text
        assert naive.needs_met(fief, plots_of(active)), text
        assert naive.total(fief, plots_of(active)) == best, text


@pytest.mark.parametrize(
    "seed", [*range(25), *(pytest.param(n, marks=pytest.mark.soak) for n in range(25, 200))]
)
def test_no_subset_of_buildings_beats_the_activation_of_a_small_sheet(seed: int) -> None:
    random = Random(seed)
    codes = random.choices([*CODES, "x"], k=9) + ["."] * 16
    random.shuffle(codes)
    sheet = fill(random, codes, "0123", 0.2)
    fief = naive.read(format_sheet(sheet, 0))
    assert points_of(sheet, best_active(sheet, 0)) == naive.best_by_brute_force(fief)


@pytest.mark.parametrize("family", FAMILIES)
def test_leaving_out_and_comparing_all_find_the_same_points(
    family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(family + "both")
    sheets = [random_sheet(random, family) for _ in range(4)]
    mine = [points_of(sheet, best_active(sheet, 0)) for sheet in sheets]
    monkeypatch.setattr(exclusion, "TRIES", 0)
    assert mine == [points_of(sheet, best_active(sheet, 0)) for sheet in sheets]


@pytest.mark.parametrize("family", FAMILIES)
def test_another_exact_method_finds_nothing_better(family: str) -> None:
    random = Random(family)
    for _ in range(5):
        check_against_solver(random_sheet(random, family), 0)


HARD_SHEETS = (Path(__file__).parent / "hard_sheets.txt").read_text(encoding="utf-8").split("\n\n")
"""Sheets that once took longest, the first four from greedy games of challenge 7."""


@pytest.mark.parametrize("text", HARD_SHEETS)
def test_another_exact_method_finds_nothing_better_on_the_hardest_sheets(text: str) -> None:
    state = FIEFDOMS.parse_sheet(text, checked=False)
    check_against_solver(state.sheets[0], 0)
    check_against_solver(state.sheets[0], state.challenge)


def test_another_exact_method_finds_nothing_better_on_sheets_no_game_reaches() -> None:
    random = Random(7)
    for _ in range(8):
        check_against_solver(wild_sheet(random), 0)


CHALLENGE_FAMILIES = ((3, "farms"), (4, "usual"), (5, "usual"), (7, "barracks"), (8, "piscaries"))


@pytest.mark.parametrize(("challenge", "family"), CHALLENGE_FAMILIES)
def test_an_activation_that_passes_the_challenge_is_preferred(challenge: int, family: str) -> None:
    random = Random(challenge)
    for _ in range(4):
        check_against_solver(random_sheet(random, family), challenge)
        check_needs_against_solver(random_sheet(random, family), challenge)


@pytest.mark.soak
@pytest.mark.parametrize("family", [*FAMILIES, *HARD_FAMILIES])
def test_another_exact_method_finds_nothing_better_on_thousands_of_sheets(family: str) -> None:
    random = Random(family + "soak")
    codes = (FAMILIES | HARD_FAMILIES)[family].split()
    for number in range(120):
        challenge = 7 if "B" in codes else 8 if "P" in codes else number % 6
        check_against_solver(random_sheet(random, family), challenge)
        needing = challenge if challenge > 2 else challenge + 3
        check_needs_against_solver(random_sheet(random, family), needing)


@pytest.mark.soak
@pytest.mark.parametrize("family", [*FAMILIES, *HARD_FAMILIES])
def test_another_exact_method_finds_nothing_better_on_thousands_of_rich_sheets(family: str) -> None:
    random = Random(family + "rich soak")
    codes = (FAMILIES | HARD_FAMILIES)[family].split()
    for number in range(60):
        challenge = 7 if "B" in codes else 8 if "P" in codes else 3 + number % 3
        check_against_solver(rich_sheet(random, family), challenge)
        check_needs_against_solver(rich_sheet(random, family), challenge)


@pytest.mark.soak
@pytest.mark.parametrize("policy", ["greedy", "random"])
@pytest.mark.parametrize("challenge", range(9))
def test_another_exact_method_finds_nothing_better_after_whole_games(challenge: int, policy: str) -> None:
    for sheet in play_sheets(challenge, [policy], 5, 100):
        check_against_solver(sheet, challenge)


@pytest.mark.soak
def test_another_exact_method_finds_nothing_better_on_thousands_of_wild_sheets() -> None:
    random = Random(11)
    for number in range(300):
        check_against_solver(wild_sheet(random), (0, 1, 2, 3, 4, 6, 7, 8)[number % 8])
        check_needs_against_solver(wild_sheet(random), (3, 4, 7, 8)[number % 4])


def test_plain_and_compiled_activate_the_same_buildings() -> None:
    random = Random(5)
    for number in range(60):
        sheet = random_sheet(random, random.choice(list(FAMILIES)))
        assert best_active(sheet, number % 9) == ENGINE.active(sheet, number % 9)


def test_the_needs_of_a_challenge_can_cost_points() -> None:
    """A Farm would earn 3 with the only two pips, the Almshouse saves just 2: but no vagrant may cost."""
    state = FIEFDOMS.parse_sheet(
        "fiefdoms challenge=4\n. . . . .\n. F A . .\n. . FG . .\n. . . . .\n. . . . .\n"
        ". . . .\n. 2 . .\n. . . .\n. . . .\ninfluence 0/0\n"
    )
    farm, almshouse = 1 << 6, 1 << 7
    assert search(state.sheets[0], 0, SURELY_LESS, BUDGET)[0] == farm
    assert search(state.sheets[0], 4, SURELY_LESS, BUDGET)[0] == almshouse
    assert best_active(state.sheets[0], 4) == farm, "70 points are out of reach, so most points decide"


def test_the_workers_of_the_best_activation_are_legal_and_activate_it() -> None:
    random = Random(9)
    for _ in range(50):
        sheet = random_sheet(random, "usual")
        active = best_active(sheet, 0)
        assert active_with(sheet, workers_for(sheet, active)) == active


# ---- Activation shown, and changed pip by pip


FULL = State(OFF, (random_sheet(Random(4), "usual"),))


def test_the_best_is_offered_first_with_every_building_that_needs_labourers() -> None:
    best = FIEFDOMS.arrange(STATE, 0)
    assert best.is_best
    assert best.score == FIEFDOMS.score(STATE, 0)
    assert [part.place for part in best.parts] == ["p11", "p12"]
    assert all(part.counts for part in best.parts)
    assert best.parts[0].label == "farm on 1,1: 2 of 2 labourers (2 from 1,1), 3 points"


def test_fiefdoms_has_something_to_arrange() -> None:
    assert isinstance(FIEFDOMS, Arranging)


def test_a_pip_goes_from_its_square_to_a_building_it_touches() -> None:
    nobody = FIEFDOMS.arrange(STATE, 0, "")
    ways = {tuple(place for step in edit.steps for place in step.places) for edit in nobody.edits}
    assert ways == {("s11", "p11"), ("s11", "p12"), ("s12", "p12")}


def test_calling_everybody_home_leaves_a_building_inactive() -> None:
    best = FIEFDOMS.arrange(STATE, 0)
    home = next(edit for edit in best.edits if edit.steps[0].places == ("p12",))
    after = FIEFDOMS.arrange(STATE, 0, home.after)
    assert not after.is_best
    assert [part.counts for part in after.parts] == [True, False]
    assert after.score.total == best.score.total - 3


def test_every_change_leads_to_an_arrangement_that_may_be() -> None:
    random, text = Random(7), ""
    for _ in range(40):
        edits = FIEFDOMS.arrange(FULL, 0, text).edits
        if not edits:
            break
        text = random.choice(edits).after
        assert FIEFDOMS.arrange(FULL, 0, text).score.total <= FIEFDOMS.score(FULL, 0).total


def test_what_cannot_be_arranged_says_why() -> None:
    with pytest.raises(IllegalMove, match="square 1,2 does not touch plot 1,1"):
        FIEFDOMS.arrange(STATE, 0, "1,2>1,1=1")
    with pytest.raises(InvalidMove, match="labourers are written"):
        FIEFDOMS.arrange(STATE, 0, "everybody")


def test_the_drawing_shows_the_players_own_arrangement() -> None:
    best = FIEFDOMS.arrange(FULL, 0)
    assert draw(FIEFDOMS, FULL, 0, arrangement=best.text) == draw(FIEFDOMS, FULL, 0)
    nobody = draw(FIEFDOMS, FULL, 0, arrangement="")
    assert nobody.count(", active") < draw(FIEFDOMS, FULL, 0).count(", active")


# ---- Activation by hand


ROWS = ["F Q . . .", ". S . . x", ". . . . .", ". . . . .", ". . . . ."]
TEXT = "\n".join(["fiefdoms", *ROWS, "3 1 . .", *[". . . ."] * 3, "influence 0/0"])
STATE = FIEFDOMS.parse_sheet(TEXT)
SHEET = STATE.sheets[0]


def test_a_player_may_choose_worse() -> None:
    hand = assign(SHEET, assign(SHEET, (), 0, 1), 1, 1)
    assert FIEFDOMS.score_by_hand(STATE, 0, hand).breakdown["quarries"] == 3
    assert FIEFDOMS.score_by_hand(STATE, 0, hand).breakdown["farms"] == 0
    assert FIEFDOMS.score(STATE, 0).total == 3 + 3 - 4


def test_a_half_staffed_building_is_inactive() -> None:
    assert FIEFDOMS.score_by_hand(STATE, 0, [Worker(0, 0, 1)]).total == -4


@pytest.mark.parametrize(
    ("square", "plot", "pips", "reason"),
    [
        (0, 2, 1, "nothing is built on plot 1,3"),
        (0, 9, 1, "nothing is built on plot 2,5"),
        (1, 0, 1, "square 1,2 does not touch plot 1,1"),
        (0, 0, 3, "needs 2 labourers, not 3"),
        (1, 1, 2, "population square 1,2 has 1 person, not 2"),
        (0, 6, 1, "springhouse on 2,2 needs 0 labourers"),
        (0, 0, 0, "at least one person works on plot 1,1, not 0"),
    ],
)
def test_what_is_not_allowed_says_why(square: int, plot: int, pips: int, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        assign(SHEET, (), square, plot, pips)


def test_too_many_buildings_cannot_be_staffed() -> None:
    poor = FIEFDOMS.parse_sheet(TEXT.replace("3 1 . .", "3 . . .")).sheets[0]
    with pytest.raises(IllegalMove, match="not enough people"):
        workers_for(poor, 0b11)
