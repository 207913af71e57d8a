"""Games to learn from: the features of every sheet passed, and the score each game ended with."""

from __future__ import annotations

from ....compiler.jit import jit
from ....core.rng import DICE, Rng, make_rng
from ....kernel.types import Array, Numbers
from ..edition import Rules
from ..kernel import roll_dice
from ..moves import make_move, random_move
from ..scoring import score_terms, survey_of, total_score
from ..sheet import BLANK, Sheet
from .features import N_FEATURES, evaluate_after, list_features


@jit(inline=False)
def sampled_move(
    sheet: Sheet, rules: Rules, weights: Numbers, roll: int, tries: int, rng: Rng
) -> tuple[Rng, int]:
    """Return the one of some random moves that promises most; -1 if there is none."""
    best, best_value = -1, -1000000000
    known = survey_of(sheet, rules)
    for _ in range(tries):
        rng, code = random_move(sheet, rules, roll, rng)
        if code < 0:
            return rng, -1
        value = evaluate_after(sheet, rules, weights, code, known)
        if value > best_value:
            best, best_value = code, value
    return rng, best


@jit
def collect(
    rules: Rules, weights: Numbers, tries: int, seed: int, games: int, features: Array, scores: Array
) -> int:
    """Play solo games; write all sheets' features and final scores, and return how many there were.

    No game has more sheets than squares.
    """
    written = 0
    for game in range(games):
        dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
        sheet, sheets = BLANK, 0
        dice, roll = roll_dice(dice)
        hand, code = sampled_move(sheet, rules, weights, roll, tries, hand)
        while code >= 0:
            sheet = make_move(sheet, code)
            place = (written + sheets) * N_FEATURES
            for term in score_terms(sheet, rules):
                features[place] = term
                place += 1
            for promise in list_features(sheet, rules, survey_of(sheet, rules)):
                features[place] = promise
                place += 1
            sheets += 1
            dice, roll = roll_dice(dice)
            hand, code = sampled_move(sheet, rules, weights, roll, tries, hand)
        total = total_score(sheet, rules)
        for n in range(written, written + sheets):
            scores[n] = total
        written += sheets
    return written
