"""What a player may do, compared with a slow and obvious lister, and rule by rule."""

from __future__ import annotations

from random import Random

import pytest

from rollwright.core.errors import IllegalMove, InvalidMove
from rollwright.core.types import MoveStep
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.dice import ROLLS, format_faces
from rollwright.games.fiefdoms.state import State

from . import naive
from .sheets import fill

EMPTY_SQUARES = ". . . .\n. . . .\n. . . .\n. . . .\n"
BLANK = "fiefdoms\n" + ". . . . .\n" * 5 + EMPTY_SQUARES + "influence 0/0\n"


def sheet(plots: str, squares: str = EMPTY_SQUARES, influence: str = "0/0", header: str = "fiefdoms") -> str:
    """Write a sheet; missing rows are empty."""
    rows = [row for row in plots.split("\n") if row.strip()]
    rows += [". . . . ."] * (5 - len(rows))
    return "\n".join([header, *(row.strip() for row in rows)]) + "\n" + squares + f"influence {influence}\n"


def moves(text: str, roll: str) -> list[str]:
    state, (seat,) = FIEFDOMS.parse_position(text, roll)
    return [FIEFDOMS.format_move(move) for move in FIEFDOMS.moves(state, seat)]


def afters(state: State, seat: int = 0) -> list[str]:
    """Return the sheet after every listed move."""
    steps = [MoveStep(seat, move) for move in FIEFDOMS.moves(state, seat)]
    return [FIEFDOMS.format_sheet(FIEFDOMS.apply(state, step), seat) for step in steps]


def random_position(random: Random, challenge: int) -> str:
    """Return the text of a sheet in the middle of a game, legal as to limits."""
    first, fourth = "B" if challenge == 7 else "C", "P" if challenge == 8 else "W"
    codes = random.choices([first, "F", "Q", fourth, "M", "S", "x"], k=random.randint(0, 20))
    if challenge != 1:
        guilds = ["FG", "QG", "PG" if challenge == 8 else "WG", "MG"]
        codes += [code for code in "TUA" if random.random() < 0.3]
        codes += random.sample(guilds, random.choice((0, 0, 1, 2)))
    codes = codes[:24]
    codes += ["."] * (25 - len(codes))
    random.shuffle(codes)
    made = fill(random, codes, random.choice(("000", "0012345", "45")), 0)
    spent = random.choice((0, 0, 1, 3))
    text = naive.write(naive.read(FIEFDOMS.format_sheet(State(challenge, (made,)), 0)))
    fief = naive.read(text)
    fief.spent = min(spent, naive.gained(fief))
    return naive.write(fief)


def check_moves(random: Random, challenge: int, positions: int) -> int:
    """Compare the moves of random positions; return in how many of them there is influence to spend."""
    influenced = 0
    for _ in range(positions):
        text = random_position(random, challenge)
        faces = list(format_faces(random.choice(ROLLS)[0]))
        if faces[:2] == ["Ex", "Ex"]:
            continue
        fief = naive.read(text)
        state, (_,) = FIEFDOMS.parse_position(text, " ".join(faces))
        found = afters(state)
        assert len(found) == len(set(found)), text
        assert set(found) == naive.after_unpaired(fief, faces), (text, faces)
        one, other = random.choice(list(naive.pairings(faces)))
        state, (_,) = FIEFDOMS.parse_position(text, f"{' '.join(one)} | {' '.join(other)}")
        found = afters(state)
        assert len(found) == len(set(found)), text
        assert set(found) == naive.after_paired(fief, one, other), (text, one, other)
        influenced += naive.gained(fief) > fief.spent
    return influenced


LISTED = [0, 1, 2, 3, 5, 7, 8]


@pytest.mark.parametrize("challenge", LISTED)
def test_the_moves_are_those_of_a_naive_lister_with_and_without_influence(challenge: int) -> None:
    assert check_moves(Random(challenge), challenge, 8) > 1


@pytest.mark.soak
@pytest.mark.parametrize("challenge", LISTED)
def test_the_moves_of_hundreds_of_positions_are_those_of_a_naive_lister(challenge: int) -> None:
    assert check_moves(Random(challenge + 100), challenge, 200) > 50


# ---- location and build


def test_location_dice_name_two_plots_row_first() -> None:
    listed = moves(BLANK, "Ex E3 | W1 W5")
    assert {move.split()[0] for move in listed} == {"plot:1,5", "plot:5,1"}


def test_a_double_location_names_one_plot() -> None:
    assert {move.split()[0] for move in moves(BLANK, "Ex E3 | W2 W2")} == {"plot:2,2"}


def test_a_filled_plot_is_not_offered() -> None:
    listed = moves(sheet(". . . . C"), "Ex E3 | W1 W5")
    assert {move.split()[0] for move in listed} == {"plot:5,1"}


def test_a_wind_rose_is_any_value_and_only_location() -> None:
    listed = moves(BLANK, "E1 E1 | W4 W*")
    plots = {move.split()[0] for move in listed}
    assert plots == {f"plot:4,{n}" for n in range(1, 6)} | {f"plot:{n},4" for n in range(1, 6)}


def test_a_cross_is_only_build_and_splits_without_people() -> None:
    assert moves(BLANK, "Ex E3 | W2 W2") == ["plot:2,2 build:quarry pips:0"]


def test_without_cross_or_rose_either_pair_is_location() -> None:
    plots = {move.split()[0] for move in moves(BLANK, "E1 E2 | W4 W5")}
    assert plots == {"plot:1,2", "plot:2,1", "plot:4,5", "plot:5,4"}


@pytest.mark.parametrize(
    ("dice", "name"),
    [
        ("E1 E1", "farm"),
        ("E1 E2", "quarry"),
        ("E1 E3", "windmill"),
        ("E1 E4", "market"),
        ("E1 E5", "springhouse"),
        ("E2 E5", "townhall"),
        ("E3 E5", "university"),
        ("E4 E5", "almshouse"),
        ("E5 E5", "farmers-guild"),
    ],
)
def test_the_sum_of_the_build_dice_names_a_building_without_people(dice: str, name: str) -> None:
    built = [m for m in moves(BLANK, f"{dice} | W* W3") if f"build:{name}" in m and "square" not in m]
    assert any(m.startswith("plot:3,3") for m in built)


def test_a_split_builds_one_die_and_settles_the_other() -> None:
    listed = [m for m in moves(BLANK, "E1 E4 | W* W3") if m.startswith("plot:1,3")]
    assert "plot:1,3 build:cottage pips:4 square:1,2" in listed
    assert "plot:1,3 build:cottage pips:4 square:1,3" in listed
    assert "plot:1,3 build:windmill pips:1 square:1,2" in listed
    assert not any("cottage pips:0" in m for m in listed), "people are never optional"


def test_without_an_empty_square_the_building_still_stands() -> None:
    full = "5 . . .\n. . . .\n. . . .\n. . . .\n"
    listed = moves(sheet(". F . . .", full), "E1 E4 | W1 W1")
    assert "plot:1,1 build:cottage pips:0" in listed
    assert not any(m.startswith("plot:1,1") and "square" in m for m in listed)


def test_advanced_buildings_have_limits_and_the_dice_still_split() -> None:
    listed = moves(sheet("T . . . ."), "E3 E4 | W* W5")
    assert not any("townhall" in m for m in listed)
    assert any("quarry pips:4" in m for m in listed)


def test_one_university_and_one_almshouse_at_most() -> None:
    for code, dice, name in (("U", "E3 E5", "university"), ("A", "E4 E5", "almshouse")):
        assert any(name in m for m in moves(BLANK, f"{dice} | W2 W*"))
        assert not any(name in m for m in moves(sheet(f"{code} . . . ."), f"{dice} | W2 W*"))


def test_two_guilds_of_different_kinds_at_most() -> None:
    one = {m.split("build:")[1] for m in moves(sheet("FG . . . ."), "E5 E5 | W2 W*") if "guild" in m}
    assert one == {"quarry-guild", "windmillers-guild", "merchants-guild"}
    assert not any("guild" in m for m in moves(sheet("FG QG . . ."), "E5 E5 | W2 W*"))


def test_a_springhouse_must_help_one_building_next_to_it() -> None:
    listed = moves(sheet(". F . . .\nT S . . ."), "E1 E5 | W1 W1")
    springs = {m for m in listed if "springhouse" in m}
    assert springs == {
        "plot:1,1 build:springhouse spring:1,2",
        "plot:1,1 build:springhouse spring:2,1",
    }


def test_a_springhouse_helps_nobody_whose_need_is_gone() -> None:
    listed = moves(sheet(". F-2 S . .\nC S . . ."), "E1 E5 | W1 W1")
    assert [m for m in listed if "springhouse" in m] == ["plot:1,1 build:springhouse"]


# ---- influence and forfeits

RICH = "5 4 . .\n. . . .\n. . . .\n. . . .\n"
"""Nine people: one influence."""


def test_influence_changes_one_die_by_one_for_each_point() -> None:
    listed = moves(sheet("C C . . .", RICH, "1/0"), "Ex E3 | W5 W5")
    spent = {m for m in listed if m.startswith("influence")}
    assert spent == {
        "influence:1 plot:4,5 build:quarry pips:0",
        "influence:1 plot:5,4 build:quarry pips:0",
        "influence:1 plot:5,5 build:farm pips:0",
        "influence:1 plot:5,5 build:windmill pips:0",
    }


def test_several_influence_go_into_the_same_die() -> None:
    crowd = "5 4 5 3\n. . . .\n. . . .\n. . . .\n"
    listed = moves(sheet("C C C C C", crowd, "2/0"), "Ex E3 | W5 W5")
    spent = {m for m in listed if m.startswith("influence:2")}
    assert spent == {
        "influence:2 plot:3,5 build:quarry pips:0",
        "influence:2 plot:5,3 build:quarry pips:0",
        "influence:2 plot:5,5 build:cottage pips:0",
        "influence:2 plot:5,5 build:market pips:0",
    }, "not one point for each of two dice"


def test_influence_never_leaves_1_to_5() -> None:
    rich = "5 4 5 3\n. . . .\n. . . .\n. . . .\n"
    listed = moves(sheet("C C C C C", rich, "2/0"), "Ex E5 | W5 W5")
    assert not any("influence:2 plot:5,5 build:" in m and "quarry" not in m for m in listed)
    assert all("build:cottage" not in m for m in listed)


def test_influence_never_changes_a_cross_or_wind_rose() -> None:
    listed = moves(sheet("C C . . .", RICH, "1/0"), "Ex E3 | W5 W*")
    assert all("pips:0" in m for m in listed)


def test_spent_influence_is_gone() -> None:
    assert not any("influence" in m for m in moves(sheet("C C . . .", RICH, "1/1"), "Ex E3 | W5 W5"))


def test_influence_gained_this_turn_is_for_the_next() -> None:
    eight = "5 3 . .\n. . . .\n. . . .\n. . . .\n"
    assert not any("influence" in m for m in moves(sheet("C C . . .", eight), "E1 E1 | W3 W3"))


def test_who_cannot_build_forfeits_any_empty_plot() -> None:
    listed = moves(sheet("C C C C C\nC C C C C\nC C C C C\nC C C C C\n. . . . C"), "Ex E3 | W5 W5")
    assert listed == ["forfeit:5,1", "forfeit:5,2", "forfeit:5,3", "forfeit:5,4"]


def test_who_cannot_build_may_spend_influence_instead() -> None:
    full = "C C C C C\nC C C C C\nC C C C C\nC C C C C\n. C C . C"
    listed = moves(sheet(full, RICH, "1/0"), "Ex E3 | W5 W5")
    assert listed == ["forfeit:5,1", "forfeit:5,4", "influence:1 plot:5,4 build:quarry pips:0"]


def test_who_can_build_must_build() -> None:
    state, (seat,) = FIEFDOMS.parse_position(BLANK, "Ex E3 | W5 W5")
    with pytest.raises(IllegalMove, match="forfeited only when"):
        FIEFDOMS.apply(state, MoveStep(seat, FIEFDOMS.parse_move("forfeit:1,1")))


def test_nobody_forfeits_after_spending_influence() -> None:
    with pytest.raises(InvalidMove, match="a move is written like"):
        FIEFDOMS.parse_move("influence:1 forfeit:5,1")


def test_pestilence_forfeits_any_empty_plot_and_nothing_else() -> None:
    listed = moves(sheet("C C C C C\nC C C C C\nC C C C C\nC C C C C\n. C C . C", RICH, "1/0"), "Ex Ex W1 W*")
    assert listed == ["forfeit:5,1", "forfeit:5,4"]


# ---- pairing


def test_a_solo_regent_pairs_in_three_ways() -> None:
    pairs = {m.split()[0] for m in moves(BLANK, "E1 E2 W3 W4")}
    assert pairs == {"pair:E1+E2|W3+W4", "pair:E1+W3|E2+W4", "pair:E1+W4|E2+W3"}


def test_a_cross_and_a_wind_rose_never_share_a_pair() -> None:
    pairs = {m.split()[0] for m in moves(BLANK, "E1 Ex W3 W*")}
    assert pairs == {"pair:E1+Ex|W3+W*", "pair:E1+W*|Ex+W3"}


def test_a_pairing_that_leaves_only_a_forfeit_may_be_chosen() -> None:
    text = sheet("C . . . .\n. C C C C\n. C C C C\n. C C C C\n. C C C C")
    listed = moves(text, "Ex E2 W1 W3")
    assert "pair:E2+W1|Ex+W3 plot:1,2 build:quarry pips:0" in listed
    assert any(m.startswith("pair:E2+W3|Ex+W1 forfeit:") for m in listed)


def test_pairings_with_the_same_values_are_listed_once() -> None:
    pairs = {m.split()[0] for m in moves(BLANK, "E3 E3 W3 W5")}
    assert pairs == {"pair:E3+E3|W3+W5"}
