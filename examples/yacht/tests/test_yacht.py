"""Yacht against OpenSpiel's: every legal move and every score, over a thousand random positions."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.conformance import check_game
from rollwright.core.descriptions import describe_move
from rollwright.core.dice import distinct_rolls
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import Choice, MoveStep, Roll
from rollwright.kernel.dice_multisets import HANDFULS
from rollwright_yacht import YACHT, solve
from rollwright_yacht.kernel import BOXES, DICE, FINE, FRESH, KEEPS, RULES, points_of, value_of

pyspiel: Any = pytest.importorskip("pyspiel")
KEEP_ALL, FIRST_BOX = 0, 32
GAMES = 30
_TOTAL = re.compile(r"Player (\d) \(total: (\d+)\)")


def dice_of(theirs: Any) -> list[int]:
    """Return the dice that lie, in their order."""
    found = re.search(r"Dice: (.*)", str(theirs))
    assert found is not None
    return [int(die) for die in found[1].split()]


def totals_of(theirs: Any) -> list[int]:
    """Return the totals of both players."""
    return [int(total) for _, total in _TOTAL.findall(str(theirs))]


def kept_by(action: int, dice: list[int]) -> tuple[int, ...]:
    """Return what is kept where an action rolls some dice again."""
    return tuple(sorted(die for place, die in enumerate(dice) if not (action >> place) & 1))


def moves_of(theirs: Any) -> set[Choice]:
    """Return their legal actions as our choices; to keep all five is to choose a box at once."""
    dice, legal = dice_of(theirs), theirs.legal_actions()
    boxes = legal
    if KEEP_ALL in legal:
        scoring = theirs.clone()
        scoring.apply_action(KEEP_ALL)
        boxes = scoring.legal_actions()
    kept = {kept_by(action, dice) for action in legal if 0 < action < FIRST_BOX}
    scores = {Choice("score", BOXES[action - FIRST_BOX]) for action in boxes}
    return scores | {Choice("keep", ",".join(map(str, dice)) or "none") for dice in kept}


def play_both(seed: int) -> Iterator[tuple[Any, Any]]:
    """Play a game in both worlds by the same dice and choices, and yield every position of a decision."""
    chance = random.Random(seed)
    theirs, ours = pyspiel.load_game("yacht").new_initial_state(), start_game(YACHT, 2)
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            before = dice_of(theirs)
            outcomes = theirs.chance_outcomes()
            theirs.apply_action(outcomes[chance.randrange(len(outcomes))][0])
            after = sorted(dice_of(theirs))
            for die in faces_kept(ours, before):
                after.remove(die)
            ours = YACHT.apply(ours, Roll(tuple(map(str, after))))
            continue
        yield theirs, ours
        action = chance.choice(theirs.legal_actions())
        if 0 < action < FIRST_BOX:
            choice = Choice("keep", ",".join(map(str, kept_by(action, dice_of(theirs)))) or "none")
            ours = YACHT.apply(ours, MoveStep(ours.seat, (choice,)))
        elif action >= FIRST_BOX:
            ours = YACHT.apply(ours, MoveStep(ours.seat, (Choice("score", BOXES[action - FIRST_BOX]),)))
        theirs.apply_action(action)
    yield theirs, ours


def faces_kept(ours: Any, before: list[int]) -> tuple[int, ...]:
    """Return the dice that lie on while others are rolled."""
    return HANDFULS[ours.at.dice] if any(before) else ()


def test_legal_moves_and_scores_are_openspiels() -> None:
    positions = 0
    for seed in range(GAMES):
        for theirs, ours in play_both(seed):
            assert totals_of(theirs) == [YACHT.score(ours, seat).total for seat in (0, 1)]
            if theirs.is_terminal():
                assert YACHT.outcome(ours) is not None
                continue
            assert ours.seat == theirs.current_player()
            mine = YACHT.moves(ours, ours.seat)
            if min(theirs.legal_actions()) >= FIRST_BOX and ours.at.left:
                continue  # they have said that they keep all: half of our one move
            assert {move[0] for move in mine} == moves_of(theirs)
            positions += 1
    assert positions > 1000


def test_every_roll_scores_in_every_box_as_openspiel_says() -> None:
    game = pyspiel.load_game("yacht")
    for roll in distinct_rolls(DICE):
        number = 0
        for die in roll:
            number = 6 * number + die - 1
        theirs = game.new_initial_state()
        theirs.apply_action(number)
        theirs.apply_action(KEEP_ALL)
        for action, box in enumerate(BOXES, FIRST_BOX):
            then = theirs.clone()
            then.apply_action(action)
            assert totals_of(then)[0] == points_of(roll, box)


def test_the_laws_of_every_game_hold() -> None:
    check_game(YACHT, seats=2, games=1, compiled=False)


def test_there_are_210_ways_to_keep_dice() -> None:
    assert len(KEEPS) == 210
    assert len(YACHT.vocabulary) == 1 + len(BOXES) + 210


def test_played_perfectly_alone_it_is_worth_just_under_170() -> None:
    assert solve.value_of(FRESH) == pytest.approx(169.7987, abs=1e-4)


def test_the_perfect_player_writes_a_yacht_where_it_belongs() -> None:
    state = YACHT.apply(start_game(YACHT, 1), Roll(("6",) * DICE))
    move = solve.Perfect().choose(YACHT, state, 0, make_rng(1, 1, 1))
    assert YACHT.format_move(move) == "score yacht"


def test_a_fresh_sheet_promises_what_players_make() -> None:
    assert value_of(RULES, FRESH, 0) / FINE == pytest.approx(153.4, abs=0.1)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("keep 1,2", "keeps 1 2 and rolls the others again"),
        ("keep none", "keeps none and rolls all dice again"),
        ("score full_house", "takes full house"),
    ],
)
def test_moves_are_told_in_sentences(move: str, told: str) -> None:
    assert describe_move(YACHT, YACHT.parse_move(move)) == told
