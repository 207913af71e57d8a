"""Puzzles: one move is worth most, everybody has the same one on a day, and files read back."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.errors import InvalidSetup, InvalidSheet
from rollwright.core.resources import read_text
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

from ..toy import TOY

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
