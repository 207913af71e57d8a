"""Three dice: 56 rolls, what their sums name, and the wilds."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from rollwright.core.game import start_game

from .oracle import choices
from .sheets import BOTH, after, dice, notations, rolled, sheet

ICONS = {"#": "wall", "~": "water", "2": "two", "3": "three", "H": "house", "O": "men"}
RICH = sheet("chiefdom-1", "a1 3 L 3", "e1 O", "a12 ~")
"""A sheet on which every icon can be drawn somewhere: six logs and a jobless man."""


def test_there_are_56_distinct_rolls_each_as_heavy_as_its_orders() -> None:
    thrown = [tuple(sorted(faces)) for faces in product("123456", repeat=3)]
    for game in BOTH:
        rolls = game.rolls(start_game(game, 1))
        assert len(rolls) == 56
        assert sum(weight for _, weight in rolls) == 216
        for roll, weight in rolls:
            assert weight == thrown.count(roll.faces)


@pytest.mark.parametrize("roll", list(combinations_with_replacement(range(1, 7), 3)))
def test_every_roll_offers_what_its_sums_name(roll: tuple[int, int, int]) -> None:
    offered = {tuple(move.split()[:2]) for move in notations(RICH, " ".join(map(str, roll)))}
    wanted = {ICONS[icon] for icon, _ in choices(roll)}
    assert {icon for _, icon in offered} == wanted
    assert {die for die, _ in offered} <= {str(die) for die in roll}


@pytest.mark.parametrize(
    ("roll", "die", "icon"),
    [
        ("1 2 6", "6", "wall"), ("1 3 6", "6", "water"), ("1 4 6", "6", "water"), ("1 5 6", "6", "two"),
        ("3 4 6", "6", "three"), ("4 4 1", "1", "house"), ("4 5 1", "1", "men"), ("5 5 1", "1", "men"),
        ("5 6 1", "1", "men"),
    ],
)  # fmt: skip
def test_the_sum_of_two_dice_names_the_icon(roll: str, die: str, icon: str) -> None:
    assert {move.split()[1] for move in notations(RICH, roll) if move[0] == die} == {icon}


@pytest.mark.parametrize("roll", ["1 1 4", "3 6 6"])
def test_two_and_twelve_are_wild_any_icon_in_one_square(roll: str) -> None:
    single = [move for move in notations(RICH, roll) if "," not in move.split()[2]]
    assert {move.split()[1] for move in single} == set(ICONS.values())


def test_what_a_plain_sum_gives_too_is_listed_once_but_may_be_played_as_a_wild() -> None:
    """1 1 4: 1+4=5 is water in the shape of a 1, the same as the wild's single water."""
    assert [move for move in notations(RICH, "1 1 4") if "water e5" in move] == ["1 water e5"]
    assert after(RICH, "1 1 4", "4 water e5") == after(RICH, "1 1 4", "1 water e5")


@pytest.mark.parametrize("face", "123456")
def test_a_triple_is_wild_whatever_the_sums_say(face: str) -> None:
    moves = notations(RICH, f"{face} {face} {face}")
    assert {move.split()[1] for move in moves} == set(ICONS.values())
    assert all("," not in move.split()[2] for move in moves)


def test_a_triple_of_twos_is_not_the_water_of_its_four() -> None:
    assert all("," not in move for move in notations(sheet("chiefdom-1"), "2 2 2"))


@pytest.mark.parametrize("roll", ["4 4 4", "1 1 3"])
def test_a_wild_house_still_needs_logs(roll: str) -> None:
    poor = sheet("chiefdom-1", "a1 2 L 2", "e1 O")
    assert not [move for move in notations(poor, roll) if "house" in move]
    assert [move for move in notations(RICH, roll) if "house" in move]


@pytest.mark.parametrize("roll", ["4 4 4", "1 1 3"])
def test_a_wild_house_still_needs_a_man(roll: str) -> None:
    nobody = sheet("chiefdom-1", "a1 3 L 3")
    assert not [move for move in notations(nobody, roll) if "house" in move]


@pytest.mark.parametrize("roll", ["4 4 4", "3 6 6"])
def test_a_wild_wall_still_needs_a_wall_to_extend_and_in_the_second_edition_logs(roll: str) -> None:
    walls = {move for move in notations(RICH, roll) if "wall" in move}
    assert {move.split()[2] for move in walls} == {"a7", "a8"}
    assert not [move for move in notations(sheet("chiefdom-2"), roll) if "wall" in move]


def test_dice_may_be_written_in_any_order() -> None:
    game = BOTH[0]
    state = start_game(game, 1)
    assert game.parse_roll(state, "6 2 3") == dice("2 3 6")
    assert rolled(sheet("chiefdom-1"), "3 6 2").pending == (0,)
