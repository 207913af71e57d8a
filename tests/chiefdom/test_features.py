"""Compiled Chiefdom: features and fits are counted as plainly, and games are the same."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from rollwright.conformance import check_game
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.bot.features import (
    FEATURES,
    N_TERMS,
    SCALE,
    SQUARES,
    blend,
    evaluate_after,
    evaluate_features,
    list_features,
    weigh,
    weights_for,
)
from rollwright.games.chiefdom.bot.fits import IDLE, MOST_COVERED, MOST_PLACES, STEPS, write_fits
from rollwright.games.chiefdom.bot.inputs import FITS
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.chiefdom.legality import find_code
from rollwright.games.chiefdom.moves import MOST_MOVES, list_moves, make_move, move_squares
from rollwright.games.chiefdom.scoring import score_terms, survey_after, survey_of, total_score
from rollwright.games.chiefdom.sheet import BLANK, Sheet
from rollwright.games.chiefdom.state import State
from rollwright.games.chiefdom.text.notation import NOTATION
from rollwright.kernel.speeds import PLAIN

from .oracle import PICTURES, outcomes
from .positions import ROLLS
from .sheets import BOTH, SETUPS, random_states

# ---- Features of a sheet, looked at anew and from what was known before the move


both = pytest.mark.parametrize("game", [CHIEFDOM_1, CHIEFDOM_2], ids=lambda game: game.id)


def some_states(game: Chiefdom, most: int = 6) -> list[State]:
    states = [state for state, _ in play_randomly(game, {"cards": "3,7"}, 1, seed=5) if state.pending]
    return states[:: max(1, len(states) // most)]


def list_codes(state: State) -> list[int]:
    codes = [0] * MOST_MOVES
    return codes[: list_moves(state.sheet(0), state.rules, state.roll, codes)]


@both
def test_a_move_is_judged_from_before_as_its_sheet_is_anew(game: Chiefdom) -> None:
    weights = weights_for(game.id, game.edition.shapes)
    for state in some_states(game):
        sheet, known = state.sheet(0), survey_of(state.sheet(0), state.rules)
        for code in list_codes(state)[::7]:
            after = make_move(sheet, code)
            then = survey_after(known, sheet, after, move_squares(code), state.rules)
            assert then == survey_of(after, state.rules)
            judged = evaluate_after(sheet, state.rules, weights, code, known)
            assert judged == evaluate_features(after, state.rules, weights)


@both
def test_the_shrewd_move_is_the_first_of_those_that_promise_most(game: Chiefdom) -> None:
    weights = weights_for(game.id, game.edition.shapes)
    for state in some_states(game, 3):
        sheet, rules = state.sheet(0), state.rules
        best = max(
            list_codes(state), key=lambda code: evaluate_features(make_move(sheet, code), rules, weights)
        )
        move = game.engine(fast=False).choose(state, 0, "shrewd", make_rng(1, 1, 1))
        assert find_code(sheet, rules, state.roll, NOTATION.path_of(move)) == best


def weigh_slowly(sheet: Sheet, state: State, values: list[int], left: int) -> int:
    """The textbook form: early weights by the share of empty squares, late ones by the rest."""
    features = [
        *score_terms(sheet, state.rules),
        *list_features(sheet, state.rules, survey_of(sheet, state.rules)),
    ]
    early = sum(w * f for w, f in zip(values[0::2], features))
    late = sum(w * f for w, f in zip(values[1::2], features))
    points = sum(features[:N_TERMS])
    return points * SCALE + (early * left + late * (SQUARES - left)) // SQUARES


def test_weights_count_by_the_share_of_empty_squares() -> None:
    values = [17 * n % 101 - 50 for n in range(2 * len(FEATURES))]
    for state in some_states(CHIEFDOM_2):
        sheet = state.sheet(0)
        features = list_features(sheet, state.rules, survey_of(sheet, state.rules))
        for left in (0, 1, 40, SQUARES):
            found = weigh(score_terms(sheet, state.rules), features, left, blend(values))
            assert found == weigh_slowly(sheet, state, values, left)


def test_without_weights_a_sheet_promises_its_points() -> None:
    state = some_states(CHIEFDOM_2)[-1]
    nothing = blend([0] * (2 * len(FEATURES)))
    assert (
        evaluate_features(state.sheet(0), state.rules, nothing)
        == total_score(state.sheet(0), state.rules) * SCALE
    )
    assert evaluate_features(BLANK, state.rules, nothing) == -SQUARES * SCALE


# ---- What the net is told of the dice is what fits on the sheet, counted square by square


Cell = tuple[int, int]
THROWS = [*product(range(1, 7), repeat=3)]


@cache
def lie(picture: str) -> set[frozenset[Cell]]:
    """Return all places on a sheet where a shape can lie, turned and mirrored."""
    marks = [(r, c) for r, row in enumerate(picture.split("/")) for c, mark in enumerate(row) if mark == "x"]
    found = set()
    for turned, across, up in product((False, True), (1, -1), (1, -1)):
        cells = [(up * c, across * r) if turned else (up * r, across * c) for r, c in marks]
        for down, right in product(range(14), range(8)):
            placed = frozenset((r + down, c + right) for r, c in cells)
            if all(0 <= r < 12 and 0 <= c < 6 for r, c in placed):
                found.add(placed)
    return found


def free_squares(text: str) -> set[Cell]:
    rows = text.strip().split("\n")[1:]
    return {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row.split()) if mark == "."}


def idle_throws(text: str) -> int:
    """Return how many of 216 throws allow nothing, by the oracle."""
    idle = {roll for roll in ROLLS if not outcomes(text, roll)}
    return sum(tuple(sorted(throw)) in idle for throw in THROWS)


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=str)
def test_what_fits(game: Chiefdom, options: dict[str, str]) -> None:
    engine = game.engine(fast=False)
    for state in [*random_states(game, options, 1, 7, 0)][-7::3]:
        table, at = engine.seen(state, 0, PLAIN)
        found, text = [0] * FITS, game.format_sheet(state, 0)
        write_fits(at.sheet, table.rules, survey_of(at.sheet, table.rules), found, 0)
        fits, step, *counted = found
        idle, free = idle_throws(text), free_squares(text)
        assert (IDLE[fits], step) == (idle, sum(idle >= bound for bound in STEPS))
        assert fits & 1 == bool(free)
        for die in range(2, 7):
            fitting = [place for place in lie(PICTURES[dict(state.options)["shapes"]][die]) if place <= free]
            covered = len({cell for place in fitting for cell in place})
            places, half = counted[2 * die - 4 : 2 * die - 2]
            assert (places, half) == (min(MOST_PLACES, len(fitting)), min(MOST_COVERED, covered // 2))
            assert fits >> die - 1 & 1 >= bool(fitting)


# ---- One source, two speeds: plain and compiled pass through the very same games


GAMES = 300
"""Fifty of every setup: some 7,500 positions of all stages."""
ALL_CARDS = "1,2,3,4,5,6,7,8,9,10,11,12"


@pytest.mark.parametrize("games", [GAMES, pytest.param(10 * GAMES, marks=pytest.mark.soak)])
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_hundreds_of_games_are_the_same_plain_and_compiled(number: int, games: int) -> None:
    """One game in ten scores all own-sheet cards too, which takes the plain kernel half as long again."""
    game, chosen = SETUPS[number]
    plain, fast = game.engine(fast=False), game.engine(fast=True)
    for seed in range(number, games, len(SETUPS)):
        cards = ALL_CARDS if seed % 10 == 0 else "off"
        options = fill_options(game.options, chosen | {"cards": cards})
        assert plain.trace(options, seed, 7) == fast.trace(options, seed, 7), (
            f"{game.id} {chosen} seed {seed}"
        )


@pytest.mark.parametrize("game", BOTH)
def test_whole_games_of_several_seats_are_the_same_plain_and_compiled(game: Chiefdom) -> None:
    options = fill_options(game.options, {"cards": "random"})
    played = [
        game.engine(fast).play(options, ("greedy", "random"), seed=9, first=4, games=1)
        for fast in (False, True)
    ]
    assert played[0] == played[1]


@pytest.mark.parametrize(("game", "options"), [setup for setup in SETUPS if setup[1]])
def test_every_setup_keeps_the_laws_of_all_games(game: Chiefdom, options: dict[str, str]) -> None:
    """Those without options do by tests/test_catalogue.py."""
    check_game(game, options, seats=1, games=1)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(CHIEFDOM_2, 2, {"cards": "random", "bonus": "on"}), (CHIEFDOM_1, 3, {"cards": "3,14,18"})],
)
def test_tables_with_cards_keep_the_laws_of_all_games(
    game: Chiefdom, seats: int, options: dict[str, str]
) -> None:
    check_game(game, options, seats=seats, games=1, compiled=False)


@pytest.mark.soak
def test_random_play_makes_as_many_moves_plain_and_compiled() -> None:
    options = fill_options(CHIEFDOM_2.options, {})
    moves = [CHIEFDOM_2.engine(fast).run_playouts(options, seed=3, games=5) for fast in (False, True)]
    assert moves[0] == moves[1] > 0
