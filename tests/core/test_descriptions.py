"""Moves as sentences, and what decides a game."""

from __future__ import annotations

import re
from typing import cast

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import (
    describe_move,
    describe_own_move,
    find_deciding,
    goal_of,
    tell_move,
    total_of,
    with_full_stop,
    without_marks,
)
from rollwright.core.manifest import Manifest
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep, Score
from rollwright.games.catalogue import GAMES, find_game
from rollwright.sheets.svg.drawings import drawing_of
from tests.toy import TOY

_MARK = re.compile(r"\{([^{} ]+)\}")


@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        ("chiefdom-2", "6 water c4,c5,c6", "draws {~} water on c4, c5 and c6"),
        ("chiefdom-2", "3 house f2", "draws {H} a house on f2"),
        (
            "chiefdom-2",
            "6 men c5,d5,e5 c5=L,d5=L,e5=F",
            "draws {O} men on c5, d5 and e5: {L} 2 lumberjacks and {F} 1 fisherman",
        ),
        ("duel", "take 4 1", "takes {1} sun and {4} lake"),
        ("duel", "draw c5=4 d5=1", "draws {4} lake on c5 and {1} sun on d5"),
        ("duel", "lift 1", "marks the row of {1} sun"),
        ("fiefdoms", "pair:E3+W*|Ex+W2", "pairs 3 with a wind rose, and a cross with 2"),
        (
            "fiefdoms",
            "plot:2,3 build:cottage pips:4 square:2,2",
            "builds {C} a cottage on 2,3; 4 people move in on 2,2",
        ),
        ("fiefdoms", "plot:2,2 build:almshouse", "builds {A} an almshouse on 2,2"),
        ("fiefdoms", "forfeit:4,1", "forfeits plot 4,1"),
    ],
)
def test_a_move_is_told_as_a_sentence(game: str, move: str, told: str) -> None:
    found = find_game(game)
    assert describe_move(found, found.parse_move(move)) == told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_move_of_a_game_can_be_told_with_marks_that_are_there(game: AnyGame) -> None:
    symbols = drawing_of(game).symbols
    for _, step in play_randomly(game, {}, game.seats[0], seed=3):
        if isinstance(step, MoveStep):
            told = describe_move(game, step.move)
            assert set(_MARK.findall(told)) <= set(symbols), told
            assert ":" not in without_marks(told).replace(": ", ""), told


def test_a_game_without_words_tells_its_notation() -> None:
    state = TOY.start(1, {"turns": "4", "circles": "on"})
    state = TOY.apply(state, TOY.rolls(state)[0].roll)
    move = TOY.moves(state, 0)[0]
    assert describe_move(TOY, move) == TOY.format_move(move)
    assert goal_of(TOY, {}) == ""


def test_a_score_is_shown_by_one_number_the_lowest_row_or_the_total() -> None:
    duel, rows = find_game("duel"), {"sun": 1, "mask": 4, "lake": 0}
    assert (total_of(duel, rows.values()), find_deciding(duel, Score(5, rows))) == (0, 2)
    assert (total_of(TOY, rows.values()), find_deciding(TOY, Score(5, rows))) == (5, None)


def test_a_challenge_says_its_goal() -> None:
    game = find_game("fiefdoms")
    assert goal_of(game, {"challenge": "2"}).startswith("Challenge 2, Water Rights: Score 60 points")
    assert goal_of(game, {"challenge": "off"}) == ""


@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        ("chiefdom-2", "6 water c4,c5", "draw {~} water on c4 and c5"),
        ("duel", "take 4 1", "take {1} sun and {4} lake"),
        ("fiefdoms", "plot:2,3 build:farm pips:0", "build {F} a farm on 2,3"),
    ],
)
def test_you_are_spoken_to(game: str, move: str, told: str) -> None:
    found = find_game(game)
    made = found.parse_move(move)
    assert tell_move(found, "You", made) == f"You {told}"
    assert tell_move(found, "Ada", made) == f"Ada {describe_move(found, made)}"


@pytest.mark.parametrize(
    ("theirs", "yours"),
    [
        ("takes {4} lake and crosses out c4", "take {4} lake and cross out c4"),
        ("pairs 1 with 2; builds {F} a farm on 2,3", "pair 1 with 2; build {F} a farm on 2,3"),
        ("passes", "pass"),
    ],
)
def test_the_english_moves_of_a_game_made_elsewhere_are_told_to_you_too(theirs: str, yours: str) -> None:
    class Elsewhere:
        manifest = Manifest[AnyGame, object](describe_move=lambda move: theirs)

    assert describe_own_move(cast(AnyGame, Elsewhere()), ()) == yours


def test_a_goal_ends_with_one_full_stop() -> None:
    assert with_full_stop("Score 40 points") == with_full_stop("Score 40 points.") == "Score 40 points."
