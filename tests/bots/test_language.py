"""Levels of bots, and why a move is good, in the reader's language."""

from __future__ import annotations

import re

import pytest

from rollwright.bots import LEVELS, Level, name_bot, name_level, tell_level
from rollwright.bots.reasons import Prospect, compare_prospects, explain_prospect
from rollwright.games.catalogue import find_game
from rollwright.language.current import PSEUDO, in_language

FIEFDOMS = find_game("fiefdoms")
ASCII_WORD = re.compile(r"[A-Za-z]{2,}")
NOTHING = Prospect({})
COSTS = Prospect({"cottages": 1, "quarries": -2}, {"farms": 1.0})
BRINGS = Prospect({"farms": 6, "windmills": 1}, {"farms": 4.0, "markets": 6.3})


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_has_a_name_and_a_sentence_in_every_language(level: Level) -> None:
    assert name_level(level.name) == level.name
    with in_language(PSEUDO):
        for text in (name_level(level.name), tell_level(level.name), level.help):
            assert text
            assert not ASCII_WORD.search(text)


def test_a_bot_at_a_table_is_called_by_its_level_and_a_guest_by_its_own_name() -> None:
    with in_language(PSEUDO):
        assert name_bot("elder", "elder") == "èĺďèŕ"
        assert name_bot("elder 2", "elder") == "èĺďèŕ 2"
        assert name_bot("planner:500", "planner:500") == "planner:500"
        assert name_bot("Ada", "elder") == "Ada"
        assert name_bot("Ada", "") == "Ada"
        assert tell_level("planner:500") == ""


@pytest.mark.parametrize("best", [NOTHING, COSTS, BRINGS])
@pytest.mark.parametrize("played", [NOTHING, COSTS, BRINGS])
def test_reasons_leave_no_english_word(played: Prospect, best: Prospect) -> None:
    with in_language(PSEUDO):
        for text in (explain_prospect(FIEFDOMS, best), compare_prospects(FIEFDOMS, played, best)):
            assert not ASCII_WORD.search(text), text


def test_reasons_are_whole_sentences() -> None:
    assert compare_prospects(FIEFDOMS, NOTHING, Prospect({"farms": 1})) == (
        "Now it brings 1 point (farms +1); the move played brought nothing."
    )
    assert explain_prospect(FIEFDOMS, NOTHING) == "nothing now"
    assert explain_prospect(FIEFDOMS, BRINGS) == (
        "farms +6, windmills +1; the next roll brings about 10.3, most of it by markets and farms"
    )
