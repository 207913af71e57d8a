"""Rules for people: one source for the page and the paper, with the numbers of the edition played."""

from __future__ import annotations

import re

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.options import fill_options
from rollwright.core.teaching.rules_text import fill_rules, rules_of
from rollwright.games.catalogue import GAMES, find_game
from rollwright.sheets.rules import list_marks, read_blocks
from rollwright.sheets.svg.drawings import drawing_of
from tests.toy import TOY

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def rules(game: AnyGame, is_paper: bool = False, **options: str) -> str:
    text = rules_of(game, fill_options(game.options, options), is_paper)
    assert text is not None
    return text


@every_game
def test_every_blank_is_filled_and_every_picture_is_there(game: AnyGame) -> None:
    for is_paper in (False, True):
        text = rules(game, is_paper)
        assert "[[" not in text
        assert not re.search(r"^[?]", text, re.MULTILINE)
        assert ("Back to the screen" in text) == is_paper
        assert list_marks(read_blocks(text, drawing_of(game).symbols)) <= set(drawing_of(game).symbols)


def test_editions_differ_where_their_numbers_do() -> None:
    first, second = rules(find_game("chiefdom-1")), rules(find_game("chiefdom-2"))
    assert "from the two pre-drawn squares in the West only" in first
    assert "may start at the pre-drawn squares on either side" in second
    assert "{shape:xx/xx/xx}" in first
    assert "{shape:x/x/x}" in second
    assert "## Bonus" not in first
    assert "## Bonus" in second


def test_a_challenge_comes_first() -> None:
    text = rules(find_game("fiefdoms"), challenge="2")
    assert text.startswith("## Challenge 2: water rights\nScore 60 points")
    assert "Challenge" not in rules(find_game("fiefdoms"))


def test_a_page_is_read_as_blocks() -> None:
    text = fill_rules(
        "## A\n?yes- one {~} **two**\n?no- gone\n\n| a | b |\n|---|--:|\n| [[n]] | `x` |\n",
        {"yes": 1, "n": 5},
    )
    heading, points, table = read_blocks(text, {"~"})
    assert heading == {"kind": "heading", "runs": [{"text": "A"}]}
    assert points["items"][0][0]["runs"] == [
        {"text": "one "},
        {"mark": "~"},
        {"text": " "},
        {"text": "two", "bold": True},
    ]
    assert (table["rows"], table["ends_right"]) == ([[[{"text": "5"}], [{"text": "x", "code": True}]]], True)


def test_a_line_behind_a_condition_may_be_indented() -> None:
    assert fill_rules("?yes  a wall\n?no  a house\n  a man", {"yes": True}) == "  a wall\n  a man\n"


def test_a_game_without_rules_has_none() -> None:
    assert rules_of(TOY, {}) is None
