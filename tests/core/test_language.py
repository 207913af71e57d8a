"""Refusals, explanations and puzzles leave no English word in another language."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import (
    SCORE,
    TOTAL,
    describe_points,
    explain_part,
    is_decided_by_weakest,
    tell_about,
    tell_move,
)
from rollwright.core.errors import RollwrightError, tell_error
from rollwright.core.example import LADDER
from rollwright.core.game import start_game
from rollwright.core.manifest import UNOFFICIAL, Manifest
from rollwright.core.options import fill_options, parse_options
from rollwright.core.record import FIRST_LINE, join_sheets, parse_record, replay
from rollwright.core.teaching.lesson import lesson_of
from rollwright.core.teaching.puzzle import explain_answer, find_position, has_puzzles, puzzles_of
from rollwright.core.types import Roll
from rollwright.games.catalogue import GAMES, find_game
from rollwright.language.current import PSEUDO, in_language
from rollwright.language.reasons import tell_text

PLAIN = re.compile(r"[A-Za-z]{3,}")
WRITTEN = re.compile(r"'[^']*'|\([^()]*\)|\w+=\S+")
"""What stands in files or is typed, and stays as it is."""
LINES = ("game", "seat", "dice", "promise", "nonce", "secret", "log", "start", "sheet")
"""What lines of a record begin with."""
CHIEFDOM = find_game("chiefdom-2")
BEGIN = f"{FIRST_LINE}\ngame ladder\nseat 1 person Ada\n"


def roll_early() -> None:
    state = start_game(LADDER, 1)
    LADDER.parse_roll(LADDER.apply(state, LADDER.rolls(state)[0].roll), "1 2")


REFUSED: dict[str, Callable[[], object]] = {
    "no roll": roll_early,
    "another roll": lambda: LADDER.parse_roll(start_game(LADDER, 1), "7 7 7"),
    "seats": lambda: start_game(CHIEFDOM, 101),
    "an option": lambda: fill_options(CHIEFDOM.options, {"hats": "on"}),
    "a value": lambda: fill_options(CHIEFDOM.options, {"bonus": "maybe"}),
    "a house rule": lambda: fill_options(CHIEFDOM.options, {"feeds": "many"}),
    "no option": lambda: parse_options(["bonus"]),
    "twice": lambda: parse_options(["a=1", "a=1"]),
    "a move": lambda: CHIEFDOM.parse_move("7 water"),
    "no sheet": lambda: join_sheets(LADDER, []),
    "a sheet": lambda: join_sheets(CHIEFDOM, ["hats"]),
    "another game": lambda: replay(CHIEFDOM, parse_record(BEGIN)),
    **{
        text: partial(parse_record, text)
        for text in (
            "hats",
            f"{BEGIN}hats 3",
            f"{BEGIN}1 roll 1 2\nseat 2 bot B",
            FIRST_LINE,
            f"{FIRST_LINE}\ngame ladder",
            f"{BEGIN}start turn 3 rolls 2",
            f"{BEGIN}game ladder",
            f"{BEGIN}seat 3 person Eve",
            f"{BEGIN}dice ",
            f"{BEGIN}promise 1 ab",
            f"{BEGIN}nonce 1",
            f"{BEGIN}secret 1",
            f"{BEGIN}start 1",
            f"{BEGIN}sheet 1 ladder",
            f"{BEGIN}2 roll 1 2",
        )
    },
}


@pytest.mark.parametrize("refused", REFUSED)
def test_a_refusal_is_told_in_the_readers_language(refused: str) -> None:
    with pytest.raises(RollwrightError) as error:
        REFUSED[refused]()
    assert tell_error(error.value) == str(error.value)
    with in_language(PSEUDO):
        told = WRITTEN.sub("", tell_error(error.value))
    known = {"chiefdom", LADDER.id, "off", *PLAIN.findall(refused), *LINES}
    assert set(PLAIN.findall(told)) - known == set()


def test_a_step_that_cannot_be_played_is_told_with_its_reason() -> None:
    record = replace(parse_record(BEGIN), steps=("roll 7",))
    with pytest.raises(RollwrightError) as error:
        replay(LADDER, record)
    with in_language(PSEUDO):
        assert tell_error(error.value).startswith("śťèƥ 1 (roll 7) ćàńńòť ƀè ŕèàď: à ŕòĺĺ śùćĥ àś")


def test_points_and_lines_of_the_score_are_told() -> None:
    view = start_game(LADDER, 1)
    assert [describe_points(n) for n in (-1, 0, 1, 2)] == ["−1 point", "no points", "1 point", "2 points"]
    with in_language(PSEUDO):
        assert [describe_points(n) for n in (-1, 0, 2)] == ["−1 ƥòìńť", "ńò ƥòìńťś", "2 ƥòìńťś"]
        total, term = (explain_part(LADDER, view, 0, part) for part in (TOTAL, f"{SCORE}{LADDER.terms[0]}"))
        assert not PLAIN.search(total)
        assert term.endswith(": ńò ƥòìńťś ńòŵ.")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_game_is_about_is_told(game: AnyGame) -> None:
    with in_language(PSEUDO):
        assert not PLAIN.search(tell_about(game))
        assert tell_text(UNOFFICIAL) in game.manifest.footer
        assert not PLAIN.search(tell_text(Manifest().blurb))


@pytest.mark.parametrize("game", [game for game in GAMES if has_puzzles(game)], ids=lambda game: game.id)
def test_the_answer_of_a_puzzle_is_explained(game: AnyGame) -> None:
    puzzle = puzzles_of(game, 1)[0]
    position = find_position(game, puzzle)
    english = explain_answer(position, puzzle.lead)
    assert english[0].startswith("You ")
    assert f"{puzzle.lead:.{0 if is_decided_by_weakest(game) else 1}f} p" in english[-1]
    with in_language(PSEUDO):
        assert not PLAIN.search(" ".join(explain_answer(position, puzzle.lead)))
        assert tell_move(game, "You", position.answer).startswith("Ýòù ")
        assert tell_move(game, "Ada", position.answer).startswith("Ada ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_the_captions_of_a_lesson_are_translated(game: AnyGame) -> None:
    english = lesson_of(game)
    with in_language(PSEUDO):
        lesson = lesson_of(game)
    assert english is not None
    assert lesson is not None
    assert lesson.record == english.record
    assert lesson.captions != english.captions


def test_dice_that_cannot_come_are_refused_in_the_readers_language() -> None:
    state = start_game(LADDER, 1)
    with pytest.raises(RollwrightError) as error:
        LADDER.check_roll(state, Roll(("9",)))
    with in_language(PSEUDO):
        assert tell_error(error.value) == "9 ćàńńòť ƀè ŕòĺĺèď ńòŵ"
