"""Lessons, puzzles, explanations and what levels make."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from rollwright import InvalidSheet
from rollwright.any_game import AnyGame
from rollwright.bots.levels import find_level
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.errors import InvalidSetup
from rollwright.core.resources import read_text
from rollwright.core.teaching.lesson import Caption, lesson_of, parse_lesson
from rollwright.core.teaching.puzzle import (
    LEVELS,
    explain_answer,
    find_position,
    format_puzzle,
    has_puzzles,
    parse_puzzles,
    puzzle_of_day,
    puzzles_of,
)
from rollwright.games.catalogue import find_game, list_games
from tests.toy import TOY

SCRIPT = """rollwright record 1
game toy turns=4
seat 1 person You
seat 2 bot wanderer
dice unknown
#: Welcome.
#@ score-total
#: {X} Roll.
1 roll 2 5
#: Take the 2.
2 seat 1 take 2
3 seat 2 take 5
4 roll 1 6
5 seat 2 take 1
6 seat 1 take 6
#: Play on.
"""


def test_a_lesson_is_a_record_whose_comments_speak() -> None:
    lesson = parse_lesson(SCRIPT)
    assert lesson.seat == 0
    assert lesson.captions[0] == (Caption("Welcome.", ("score-total",)), Caption("{X} Roll."))
    assert lesson.captions[0][1].plain == "Roll."
    assert lesson.captions[1] == (Caption("Take the 2."),)
    assert lesson.captions[2] == ()
    assert lesson.captions[-1] == (Caption("Play on."),)


def test_what_is_due_follows_from_the_steps_made_in_whatever_order_others_move() -> None:
    lesson = parse_lesson(SCRIPT)
    assert (lesson.find_step([]), lesson.find_roll([])) == (0, "2 5")
    rolled = ["roll 2 5"]
    assert lesson.find_step(rolled) == 1
    assert (lesson.find_move(rolled, 0), lesson.find_move(rolled, 1)) == ("take 2", "take 5")
    early = [*rolled, "seat 2 take 5"]
    assert lesson.find_step(early) == 1
    assert lesson.find_step([*early, "seat 1 take 2"]) == 3
    late = [*rolled, "seat 1 take 2", "seat 2 take 5", "roll 1 6", "seat 1 take 6"]
    assert lesson.find_step(late) == 6
    assert lesson.find_move(late, 1) == "take 1"
    assert lesson.find_move(late, 0) is None
    assert lesson.find_roll(late) is None
    assert lesson.find_step([*late, "seat 2 take 1", "roll 3 3"]) == 7


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("3 seat 2 take 5", "step 3 is not the learner's: nobody would see its captions"),
        ("#: Welcome.", "line 6: #@ follows the caption it belongs to"),
    ],
)
def test_captions_nobody_would_see_are_refused(line: str, wrong: str) -> None:
    before = "#@ score\n" if line.startswith("#") else "#: Look!\n"
    with pytest.raises(InvalidSheet, match=wrong):
        parse_lesson(SCRIPT.replace(line, before + line))


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of(TOY) is None


# ---- Puzzles: one move is worth most, everybody has the same one on a day, and files read back


GAMES = [game for game in list_games() if has_puzzles(game)]
DAY = date(2026, 11, 17)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def test_some_games_have_puzzles() -> None:
    assert GAMES


@each_game
def test_every_level_has_as_many_puzzles_and_no_two_are_alike(game: AnyGame) -> None:
    counts = {len(puzzles_of(game, level)) for level in LEVELS}
    assert len(counts) == 1
    records = [puzzle.record for level in LEVELS for puzzle in puzzles_of(game, level)]
    assert len(set(map(str, records))) == len(records)


@each_game
def test_a_file_of_puzzles_reads_back_as_it_was_written(game: AnyGame) -> None:
    text = read_text(game.manifest.puzzles)
    assert "".join(map(format_puzzle, parse_puzzles(text))) == text


@each_game
@pytest.mark.parametrize("level", LEVELS)
def test_one_move_alone_is_worth_most_and_says_why(game: AnyGame, level: int) -> None:
    puzzle = puzzle_of_day(game, DAY, level)
    position = find_position(game, puzzle)
    assert [move for move, worth in position.worths.items() if worth >= position.worth] == [position.answer]
    assert position.worth - position.worths[position.tempting] >= (1 if is_decided_by_weakest(game) else 2)
    assert puzzle.lead >= 1
    said = explain_answer(position, puzzle.lead)
    assert f"+{position.worth}" in said[0]
    assert "{" not in "".join(said)


@each_game
def test_days_follow_each_other_and_begin_again_after_the_last(game: AnyGame) -> None:
    count = len(puzzles_of(game, 1))
    days = [puzzle_of_day(game, DAY + timedelta(n), 1) for n in range(count + 1)]
    assert days[0] == days[count]
    assert len(set(map(str, days))) == count


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(InvalidSetup, match="there are no puzzles"):
        puzzle_of_day(TOY, DAY, 1)


def test_a_puzzle_without_its_verdict_is_refused() -> None:
    text = read_text(find_game(GAMES[0].id).manifest.puzzles).replace("#= ", "#=x ", 1)
    with pytest.raises(InvalidSheet):
        parse_puzzles(text)


# ---- What levels of bots make on average, which people compare themselves with


@pytest.mark.parametrize("game", list_games(), ids=lambda game: game.id)
def test_every_game_knows_the_mean_of_each_term_and_stronger_levels_make_more(game: AnyGame) -> None:
    levels = game.manifest.load_levels()
    assert all(find_level(level) is not None for level in levels)
    assert list(levels)[:2] == ["apprentice", "hunter"]
    assert "elder" in levels or is_decided_by_weakest(game), "where it plays too slowly for a mean"
    assert all(set(terms) == set(game.terms) for terms in levels.values())
    totals = [sum(terms.values()) for terms in levels.values()]
    assert totals == sorted(totals) or is_decided_by_weakest(game)


def test_a_game_made_elsewhere_need_not_know_them() -> None:
    assert TOY.manifest.load_levels() == {}
