"""`rollwright puzzle`: three tries, then the answer and why it is one."""

from __future__ import annotations

from datetime import date

from rollwright.core.puzzle import find_position, puzzle_of_day
from rollwright.games.catalogue import find_game

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


def test_a_day_that_is_none_and_a_game_without_puzzles_are_refused() -> None:
    assert "a day is written like" in run_command("puzzle", GAME, "--date", "yesterday").err
    assert "there are no puzzles" in run_command("puzzle", "duel").err
    assert "the weakest row decides" in run_command("puzzle", "duel", "--make", "1").err
