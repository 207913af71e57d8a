"""What three dice offer: rolls, shapes, moves and what a sheet forbids."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2, Chiefdom
from rollwright.games.chiefdom.board import SQUARES
from rollwright.games.chiefdom.state import State
from rollwright.games.chiefdom.text.sheet_text import format_rows

from .oracle import PICTURES, choices, drawable, outcomes, read, turned
from .positions import COUNTS, Count, Dice, format_count, midgame, parse_count
from .sheets import BOTH, after, dice, game_of, notations, results, rolled, sheet

# ---- The kernel's list of moves against the oracle's, and the counts kept as data


LINES = COUNTS.read_text().splitlines()


def spaced(roll: Dice) -> str:
    return " ".join(map(str, roll))


@pytest.mark.parametrize("per_setup", [12, pytest.param(180, marks=pytest.mark.soak)])
def test_the_moves_of_many_positions_lead_where_the_oracle_says_and_nowhere_twice(per_setup: int) -> None:
    checked = 0
    for text, roll in midgame(seed=3, per_setup=per_setup):
        found, wanted = results(text, spaced(roll)), outcomes(text, roll)
        assert len(found) == len(set(found)), f"{text}{roll}: a move is listed twice"
        assert set(found) == wanted, f"{text}{roll}: {len(found)} moves, the oracle has {len(wanted)}"
        checked += 1
    assert checked == 6 * per_setup


@pytest.mark.parametrize("line", LINES)
def test_the_number_of_moves_after_one_and_two_turns_is_the_one_on_file(line: str) -> None:
    count = parse_count(line)
    assert format_count(count) == line
    split = _split(count)
    shown = "\n".join(f"{move}: {below}" for move, below in split.items())
    assert (len(split), sum(split.values())) == (count.one, count.two), (
        f"{count.sheet}{spaced(count.first)}, then {spaced(count.second)}\n{shown}"
    )


def _split(count: Count) -> dict[str, int]:
    """Return for every first move how many second moves follow."""
    game, state = game_of(count.sheet), rolled(count.sheet, spaced(count.first))
    found = {}
    for move in game.moves(state, 0):
        after = game.apply(state, MoveStep(0, move))
        again = game.apply(after, game.parse_roll(after, spaced(count.second)))
        found[game.format_move(move)] = len(game.moves(again, 0))
    return found


def test_the_counts_on_file_cover_every_setup() -> None:
    heads = {line.partition("|")[0].split("=")[0].strip() for line in LINES}
    assert heads >= {"chiefdom-1", "chiefdom-1 shapes", "chiefdom-2", "chiefdom-2 shapes", "chiefdom-2 bonus"}
    assert any("shapes=pips bonus=" in line for line in LINES)


# ---- Three dice: 56 rolls, what their sums name, and the wilds


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


# ---- What a die's face draws: counted by hand on an empty sheet of 6 columns and 12 rows


ROLL_FOR = {1: "1 2 3", 2: "1 2 4", 3: "1 3 4", 4: "2 3 4", 5: "2 3 5", 6: "2 3 6"}
"""For each die a roll whose other two make 4 or 5: water."""
SAME = {1: 72, 2: 2 * 5 * 11, 3: 2 * 4 * 10}
"""One square anywhere; two diagonals in every 2 x 2; two diagonals in every 3 x 3."""
WAYS = {
    "pips": SAME | {4: 5 * 11, 5: 4 * 10, 6: 4 * 11 + 5 * 10},
    "linked": SAME | {4: 5 * 12 + 6 * 11, 5: 4 * 5 * 11, 6: 4 * 12 + 6 * 10},
}
LIES = {
    "pips": {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2},
    "linked": {1: 1, 2: 2, 3: 2, 4: 2, 5: 4, 6: 2},
}
ALL = [(shapes, die) for shapes in WAYS for die in range(1, 7)]


def waters(text: str, die: int) -> list[str]:
    return [move for move in notations(text, ROLL_FOR[die]) if move.startswith(f"{die} water")]


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
@pytest.mark.parametrize(("shapes", "die"), ALL)
def test_an_empty_sheet_takes_each_shape_in_as_many_ways_as_counted_by_hand(
    game: str, shapes: str, die: int
) -> None:
    assert len(waters(sheet(f"{game} shapes={shapes}"), die)) == WAYS[shapes][die]


@pytest.mark.parametrize(("shapes", "die"), ALL)
def test_shapes_turn_and_mirror_freely(shapes: str, die: int) -> None:
    assert len(turned(PICTURES[shapes][die])) == LIES[shapes][die]


def test_the_first_edition_draws_pips_and_the_second_linked_squares_unless_told_otherwise() -> None:
    assert {option.name: option.default for option in CHIEFDOM_1.options}["shapes"] == "pips"
    assert {option.name: option.default for option in CHIEFDOM_2.options}["shapes"] == "linked"
    assert len(waters(sheet("chiefdom-1"), 6)) == WAYS["pips"][6]
    assert len(waters(sheet("chiefdom-2"), 6)) == WAYS["linked"][6]


def test_the_rulebooks_six_is_three_adjacent_waters() -> None:
    assert "6 water c4,d4,e4" in waters(sheet("chiefdom-2"), 6)
    assert "6 water c4,c5,c6" in waters(sheet("chiefdom-2"), 6)


@pytest.mark.parametrize(
    ("shapes", "die", "squares"),
    [
        ("pips", 2, "b1,a2"), ("pips", 3, "c1,b2,a3"), ("pips", 4, "a1,b1,a2,b2"),
        ("pips", 5, "a1,c1,b2,a3,c3"), ("pips", 6, "a1,b1,c1,a2,b2,c2"), ("pips", 6, "a1,b1,a2,b2,a3,b3"),
        ("linked", 4, "a1,a2"), ("linked", 5, "a1,b1,b2"), ("linked", 5, "a1,a2,b2"),
        ("linked", 5, "b1,a2,b2"), ("linked", 5, "a1,b1,a2"), ("linked", 6, "d12,e12,f12"),
    ],
)  # fmt: skip
def test_shapes_lie_as_their_faces_show(shapes: str, die: int, squares: str) -> None:
    assert f"{die} water {squares}" in waters(sheet(f"chiefdom-1 shapes={shapes}"), die)


@pytest.mark.parametrize(("shapes", "die"), ALL)
def test_the_whole_shape_lies_on_empty_squares_inside_the_grid(shapes: str, die: int) -> None:
    text = sheet(f"chiefdom-1 shapes={shapes}", "b2 # # #", "b3 # . #", "c5 ~ ~", "a10 3 3 3 3 3")
    covered = {frozenset(move.split()[2].split(",")) for move in waters(text, die)}
    cells = read(text).cells
    assert covered == drawable(cells, PICTURES[shapes][die], less=0)
    assert all(cells[square] == "." for squares in covered for square in squares)


def test_a_shape_need_not_touch_what_is_drawn() -> None:
    corner = sheet("chiefdom-2", "a1 ~ ~")
    assert "6 water d12,e12,f12" in waters(corner, 6)
    first = sheet("chiefdom-1", "a1 ~ ~")
    assert "4 water e11,f11,e12,f12" in waters(first, 4)


# ---- What a table shows of moves before they are made: their marks, and the score after each


def _states(game: Chiefdom, chosen: dict[str, str], seats: int, seed: int) -> Iterator[State]:
    options = fill_options(game.options, chosen)
    played = [state for state, _ in play_randomly(game, options, seats, seed) if 0 in game.waiting(state)]
    yield from played[2::11]


def _marks(state: State) -> dict[str, str]:
    return dict(zip(SQUARES, " ".join(format_rows(state.sheet(0))).split()))


@pytest.mark.parametrize("game", BOTH)
def test_a_preview_shows_every_square_the_move_changes_and_no_other(game: Chiefdom) -> None:
    for state in _states(game, {}, 1, seed=8):
        before = _marks(state)
        for move in game.moves(state, 0)[::3]:
            after = _marks(game.apply(state, MoveStep(0, move)))
            changed = {place: mark for place, mark in after.items() if mark != before[place]}
            assert {ghost.place: ghost.mark for ghost in game.ghosts(state, 0, move)} == changed


def _check_outlook(game: Chiefdom, state: State, is_fast: bool) -> None:
    engine = game.engine(is_fast)
    after = [game.apply(state, MoveStep(0, move)) for move in engine.moves(state, 0)]
    wanted = [list(game.score(then, 0).breakdown.values()) for then in after]
    assert engine.outlook(state, 0) == wanted


@pytest.mark.parametrize("cards", ["off", "3,7,12", "2,14,18"])
def test_the_outlook_tells_the_terms_after_every_move(cards: str) -> None:
    for state in _states(CHIEFDOM_2, {"cards": cards, "bonus": "on"}, 2, seed=5):
        _check_outlook(CHIEFDOM_2, state, is_fast=False)


def test_the_compiled_outlook_is_the_plain_one() -> None:
    for state in _states(CHIEFDOM_2, {"cards": "1,4,9", "bonus": "on"}, 1, seed=6):
        _check_outlook(CHIEFDOM_2, state, is_fast=True)


def test_who_has_drawn_has_no_outlook() -> None:
    state = next(_states(CHIEFDOM_2, {}, 2, seed=5))
    drawn = CHIEFDOM_2.apply(state, MoveStep(0, CHIEFDOM_2.moves(state, 0)[0]))
    assert CHIEFDOM_2.engine(fast=False).outlook(drawn, 0) == []
