"""The lessons of all games: every step is legal, and captions say and show what is there."""

from __future__ import annotations

import re

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.record import replay
from rollwright.core.teaching.lesson import Caption, Lesson, lesson_of, list_beside
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import GAMES
from rollwright.sheets.svg import base, layout_of
from rollwright.sheets.svg.drawings import drawing_of

LONGEST = 200
every_lesson = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
_MARK = re.compile(r"\{([^{} ]+)\}")
_SUM = re.compile(r"(\d) \+ (\d) = (\d+)")
_SQUARE = re.compile(r"\b([a-k](?:1[0-2]|[1-9]))\b")


def lesson_for(game: AnyGame) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None, f"{game.id} has no lesson"
    return lesson


def all_captions(lesson: Lesson) -> list[Caption]:
    return [caption for said in lesson.captions for caption in said]


@every_lesson
def test_every_step_is_legal_and_the_game_goes_on_after_it(game: AnyGame) -> None:
    lesson = lesson_for(game)
    played = replay(game, lesson.record)
    assert game.outcome(played.final) is None
    assert game.rolls(played.final), "the real game begins with a roll"
    assert [player.is_bot for player in lesson.record.players] == [False, True]
    assert lesson.captions[-1], "something leads into the real game"


@every_lesson
def test_something_is_said_before_every_roll_and_move_of_the_learner(game: AnyGame) -> None:
    lesson = lesson_for(game)
    own = ("roll ", f"seat {lesson.seat + 1} ")
    silent = [
        step for n, step in enumerate(lesson.record.steps) if step.startswith(own) and not lesson.captions[n]
    ]
    assert not silent


@every_lesson
def test_a_lesson_takes_about_five_minutes(game: AnyGame) -> None:
    lesson = lesson_for(game)
    captions = all_captions(lesson)
    words = sum(len(caption.plain.split()) for caption in captions)
    moves = sum(step.startswith("seat 1 ") for step in lesson.record.steps)
    assert words / 3 + 12 * moves < 5 * 60, "words are read at three a second, a move takes twelve seconds"
    assert not [caption for caption in captions if len(caption.plain) > LONGEST]


@every_lesson
def test_captions_name_marks_and_places_that_are_there(game: AnyGame) -> None:
    lesson = lesson_for(game)
    symbols, played = drawing_of(game).symbols, replay(game, lesson.record)
    for n, said in enumerate(lesson.captions):
        state = played.states[n]
        for is_tall in (False, True):
            spots = base(game, game.options_of(state), layout_of(game, state, lesson.seat, is_tall)).spots
            for caption in said:
                scores = {f"score-{term}" for term in (*game.terms, "total")}
                assert set(caption.glow) <= {*spots, *list_beside(game), *(scores if is_tall else ())}, (
                    caption
                )
                assert set(_MARK.findall(caption.text)) <= set(symbols), caption
                assert set(_SQUARE.findall(caption.plain)) <= set(spots), caption


@every_lesson
def test_sums_in_captions_are_those_of_the_dice_and_squares_those_of_the_move(game: AnyGame) -> None:
    lesson = lesson_for(game)
    steps = replay(game, lesson.record).steps
    faces: tuple[str, ...] = ()
    for step, said in zip(steps, lesson.captions):
        for caption in said if isinstance(step, MoveStep) else ():
            for one, other, total in _SUM.findall(caption.plain):
                assert int(one) + int(other) == int(total)
                assert {one, other} <= set(faces)
        faces = step.faces if isinstance(step, Roll) else faces


@pytest.mark.parametrize("game", [each for each in GAMES if "hungry" in each.terms], ids=lambda game: game.id)
def test_a_village_learns_hunger_walls_and_that_it_must_draw(game: AnyGame) -> None:
    said = " ".join(caption.plain for caption in all_captions(lesson_for(game)))
    assert not [word for word in ("hungry", "wall", "must draw") if word not in said]
