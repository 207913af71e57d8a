"""Readings of the dice that a sheet forbids: every one that is not listed, with the rule that forbids it."""

from __future__ import annotations

from random import Random

import pytest

from rollwright.core.rules_engine import play_randomly
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2, Chiefdom
from rollwright.games.chiefdom.dice import ICONS, ROLLS, readings
from rollwright.games.chiefdom.manifest import list_missing_readings
from rollwright.games.chiefdom.params import NO_ROLL
from rollwright.games.chiefdom.text.words import ICON_MARKS
from tests.chiefdom.sheets import sheet


def tell(text: str, roll: str) -> list[tuple[str, str, str]]:
    """Return what is missing on a sheet: the dice, the mark, the reason."""
    game = CHIEFDOM_1 if text.startswith("chiefdom-1") else CHIEFDOM_2
    state, (seat,) = game.parse_position(text, roll)
    return [(" ".join(one.dice), one.mark, one.reason) for one in list_missing_readings(state, seat)]


def test_walls_and_houses_say_what_they_lack() -> None:
    assert tell(sheet("chiefdom-2"), "1 2 6") == [
        ("2 6", "H", "a house needs 5 logs: you have 0"),
        ("1 2", "#", "a wall needs 2 logs: you have 0"),
    ]
    assert tell(sheet("chiefdom-2"), "3 3 3") == [
        ("", "#", "a wall needs 2 logs: you have 0"),
        ("", "H", "a house needs 5 logs: you have 0"),
    ]
    rich = sheet("chiefdom-2", "a1 3 L 3")
    assert tell(rich, "3 3 4") == []
    assert tell(rich, "2 5 6") == [("2 6", "H", "no empty square touches a jobless man or a builder")]


@pytest.mark.parametrize("game", [CHIEFDOM_1, CHIEFDOM_2], ids=lambda game: game.id)
def test_a_reading_is_missing_just_where_no_move_draws_it(game: Chiefdom) -> None:
    random = Random(3)
    for seed in range(2):
        for state, _ in play_randomly(game, {}, 1, seed):
            if state.roll == NO_ROLL or random.random() < 0.8 or not game.waiting(state):
                continue
            drawn = {
                choice.value for move in game.moves(state, 0) for choice in move if choice.kind == "icon"
            }
            missing = {one.mark for one in list_missing_readings(state, 0)}
            said = {reading.icon for reading in readings(ROLLS[state.roll])}
            icons = set(ICONS) if None in said else {icon for icon in said if icon}
            assert {ICON_MARKS[icon] for icon in icons - drawn} <= missing
