"""`rollwright puzzle`: three tries, then the answer and why it is one."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.teaching.puzzle import (
    LEVELS,
    Search,
    find_position,
    parse_search,
    puzzle_of_day,
    puzzles_of,
)
from rollwright.games.catalogue import find_game
from rollwright.lab.puzzles import Found, rate_puzzle

from .run import run_command

GAME, DAY = "chiefdom-2", date(2026, 11, 17)


def test_the_answer_is_told_when_it_is_asked_for() -> None:
    game = find_game(GAME)
    position = find_position(game, puzzle_of_day(game, DAY, 3))
    ran = run_command("puzzle", GAME, "--date", str(DAY), "--level", "3", "--answer")
    assert ran.code == 0, ran
    assert f"find the move worth {position.worth}" in " ".join(ran.out.split())
    assert game.format_move(position.answer) in " ".join(ran.out.split())


def test_a_wrong_move_tells_its_worth_and_the_right_one_solves_the_puzzle() -> None:
    game = find_game(GAME)
    position = find_position(game, puzzle_of_day(game, DAY, 1))
    moves = [game.format_move(move) for move in (position.tempting, position.answer)]
    ran = run_command("puzzle", GAME, "--date", str(DAY), stdin="nonsense\n" + "\n".join(moves) + "\n")
    assert ran.code == 0, ran
    assert "That is no move here" in ran.out
    assert f"That is worth {position.worths[position.tempting]}" in ran.out
    assert "Solved!" in ran.out


def test_a_day_that_is_none_is_refused() -> None:
    ran = run_command("puzzle", GAME, "--date", "yesterday")
    assert (ran.code, "a day is written like" in ran.err) == (2, True)


def test_who_stops_before_the_last_try_is_not_told_the_answer() -> None:
    ran = run_command("puzzle", GAME, "--date", str(DAY), stdin="nonsense\n")
    assert ran.code == 0, ran
    assert "The answer" not in ran.out


def test_making_puzzles_goes_on_where_it_stopped_and_ends_with_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, stopped = tmp_path / "whole.txt", tmp_path / "stopped.txt"
    searched: list[int] = []

    def search(game: AnyGame, seed: int, number: int) -> list[Found]:
        """Find one position in each game; the third time somebody stops it."""
        searched.append(number)
        if len(searched) == 3 and stopped.exists():
            raise KeyboardInterrupt
        puzzle = puzzles_of(game, LEVELS[number % 3])[number]
        return [rate_puzzle(game, puzzle)]

    monkeypatch.setattr("rollwright.lab.puzzles.search_game", search)
    assert run_command("puzzle", GAME, "--make", "2", "-o", str(whole)).code == 0
    searched.clear()
    stopped.write_text("")
    run_command("puzzle", GAME, "--make", "2", "-o", str(stopped))
    assert parse_search(stopped.read_text()) == Search(1, 2)
    assert run_command("puzzle", GAME, "--make", "2", "-o", str(stopped)).code == 0
    assert searched == [0, 1, 2, 2, 3, 4, 5]
    assert stopped.read_text() == whole.read_text()
    assert run_command("puzzle", GAME, "--make", "3", "-o", str(whole)).code == 2
