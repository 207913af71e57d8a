"""Features of a sheet, looked at anew and from what was known before the move."""

from __future__ import annotations

import pytest

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
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.chiefdom.legality import find_code
from rollwright.games.chiefdom.moves import MOST_MOVES, list_moves, make_move, move_squares
from rollwright.games.chiefdom.scoring import score_terms, survey_after, survey_of, total_score
from rollwright.games.chiefdom.sheet import BLANK, Sheet
from rollwright.games.chiefdom.state import State
from rollwright.games.chiefdom.text.notation import NOTATION

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
