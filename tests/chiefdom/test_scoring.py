"""The thirteen terms on sheets counted by hand, and the rulebooks' worked sheets."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.types import Score
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.text.words import HIGHEST_RANK, RANKS, rank_of

from .oracle_scoring import TERMS, terms
from .sheets import BOTH, after, dice, full, game_of, notations, sheet, state_of, table, terms_of

# ---- The thirteen terms on sheets counted by hand, ties and ranks


EDITIONS = pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])


def test_an_empty_sheet_loses_a_point_for_each_of_its_72_squares() -> None:
    for game in BOTH:
        assert terms_of(sheet(game.id)) == dict.fromkeys(TERMS, 0) | {"empty": -72}


def test_the_breakdown_has_the_thirteen_terms_and_the_cards_in_order() -> None:
    for game in BOTH:
        assert list(terms_of(sheet(game.id))) == list(TERMS) == list(game.terms)


@EDITIONS
def test_a_fisherman_by_trees_counts_once_however_many_trees(game: str) -> None:
    assert terms_of(sheet(game, "a1 3 F 2", "b2 ~"))["fishermen_by_trees"] == 3
    assert terms_of(sheet(game, "a1 ~ F ~", "c2 3"))["fishermen_by_trees"] == 0
    assert terms_of(sheet(game, "a1 F 2 F", "a2 ~ . ~"))["fishermen_by_trees"] == 6


@EDITIONS
def test_a_lumberjack_by_water_counts_once_however_much_water(game: str) -> None:
    assert terms_of(sheet(game, "a1 ~ L ~", "b2 3"))["lumberjacks_by_water"] == 3
    assert terms_of(sheet(game, "a1 3 L 3", "c2 ~"))["lumberjacks_by_water"] == 0


@EDITIONS
def test_builders_and_jobless_men_by_trees_or_water_earn_nothing_for_it(game: str) -> None:
    points = terms_of(sheet(game, "a1 ~ B 3", "b2 H"))
    assert points["fishermen_by_trees"] == points["lumberjacks_by_water"] == 0


@EDITIONS
def test_every_man_counts_one(game: str) -> None:
    assert terms_of(sheet(game, "a1 O . F ~", "a2 3 L", "a3 B H"))["men"] == 4


@EDITIONS
def test_houses_pay_seven_and_logs_left_one(game: str) -> None:
    points = terms_of(sheet(game, "a1 3 L 3", "b2 2", "e5 B H", "e6 . .", "e4 H"))
    assert (points["houses"], points["logs"]) == (14, 8 - 10)
    points = terms_of(sheet(game, "a1 3 L 3", "b2 2", "e5 B H"))
    assert (points["houses"], points["logs"]) == (7, 3)


@pytest.mark.parametrize(
    ("game", "men", "left", "hungry"),
    [
        ("chiefdom-1", 1, 3, 0), ("chiefdom-1", 3, 3, 0), ("chiefdom-1", 4, 2, 0), ("chiefdom-1", 12, 0, 0),
        ("chiefdom-1", 10, 0, 0), ("chiefdom-1", 9, 1, 0), ("chiefdom-1", 13, 0, 1), ("chiefdom-1", 14, 0, 2),
        ("chiefdom-2", 1, 3, 0), ("chiefdom-2", 2, 3, 0), ("chiefdom-2", 3, 2, 0), ("chiefdom-2", 7, 0, 0),
        ("chiefdom-2", 8, 0, 0), ("chiefdom-2", 9, 0, 1), ("chiefdom-2", 12, 0, 4),
    ],
)  # fmt: skip
def test_fish_eaten_are_rounded_up_and_never_more_than_there_are(
    game: str, men: int, left: int, hungry: int
) -> None:
    """One fisherman amid four waters has four fish; the other men stand far away."""
    rows = [f"a{row} {' '.join('O' * 6)}" for row in (6, 7, 8)]
    others = sheet(game, "b1 ~", "a2 ~ F ~", "b3 ~", *rows)
    text = others.replace("O", "X", men - 1).replace("O", ".").replace("X", "O")
    points = terms_of(text)
    assert points["men"] == men
    assert (points["fish"], points["hungry"]) == (3 * left, -2 * hungry)


@EDITIONS
def test_nobody_starves_where_nobody_lives(game: str) -> None:
    points = terms_of(sheet(game, "a1 ~ ~"))
    assert (points["fish"], points["hungry"], points["homeless"]) == (0, 0, 0)


@EDITIONS
def test_the_largest_forest_has_most_trees_not_most_squares(game: str) -> None:
    assert terms_of(sheet(game, "a1 2 2 2 2", "a3 3 3 3"))["forest"] == 9
    assert terms_of(sheet(game, "a1 2 2 2 2 2", "a3 3 3 3"))["forest"] == 10


@EDITIONS
def test_a_forest_joins_two_and_three_trees_cut_or_not_by_their_sides_only(game: str) -> None:
    assert terms_of(sheet(game, "a1 2 3 2 L"))["forest"] == 7
    assert terms_of(sheet(game, "a1 2 3 2 L", "e2 3 3"))["forest"] == 7
    assert terms_of(sheet(game, "a1 3 3", "c2 3 3"))["forest"] == 6
    assert terms_of(sheet(game, "f1 3", "a2 3"))["forest"] == 3


@EDITIONS
def test_only_the_largest_lake_counts_two_a_square(game: str) -> None:
    assert terms_of(sheet(game, "a1 ~ ~ ~", "a3 ~ ~"))["lake"] == 6
    assert terms_of(sheet(game, "a1 ~ ~ ~", "a3 ~ ~", "a2 ~"))["lake"] == 12
    assert terms_of(sheet(game, "f1 ~", "a2 ~", "b3 ~"))["lake"] == 2


@EDITIONS
def test_a_house_shelters_four_and_each_homeless_man_costs_two(game: str) -> None:
    men = "a1 O O O O O"
    assert terms_of(sheet(game, men))["homeless"] == -10
    assert terms_of(sheet(game, men, "a5 H"))["homeless"] == -2
    assert terms_of(sheet(game, men, "a5 H H"))["homeless"] == 0
    assert terms_of(sheet(game, "a1 O O O O", "a5 H"))["homeless"] == 0


@EDITIONS
def test_each_jobless_man_costs_two(game: str) -> None:
    assert terms_of(sheet(game, "a1 O O . F ~"))["jobless"] == -4


@EDITIONS
def test_each_empty_square_costs_one_and_walls_fill_squares(game: str) -> None:
    assert terms_of(sheet(game, "a7 # #", "a1 ~"))["empty"] == -69
    assert terms_of(full(game, "~"))["empty"] == 0


@EDITIONS
def test_a_full_lake_counts_as_the_oracle_counts_it(game: str) -> None:
    text = full(game, "~", "c3 F", "d9 3 L")
    assert terms_of(text) == terms(text)


# ---- ties


def winners(game: str, *texts: str) -> tuple[int, ...]:
    state = table(game_of(texts[0]), *texts)
    ended = game_of(game).outcome(game_of(game).apply(state, dice("4 4 4")))
    assert ended is not None
    return ended.winners


def test_tied_players_of_the_first_edition_share_the_victory() -> None:
    assert winners("chiefdom-1", full("chiefdom-1", "~"), full("chiefdom-1", "~")) == (0, 1)


def test_the_most_points_win() -> None:
    more, less = full("chiefdom-2", "~"), full("chiefdom-2", "3")
    assert (sum(terms_of(more).values()), sum(terms_of(less).values())) == (144, 216)
    assert winners("chiefdom-2", more, less, more) == (1,)


def tie_break(*fish: int) -> tuple[int, ...]:
    """Return the winners among seats with equal points and so many fish left."""
    state = table(CHIEFDOM_2, *[_leftover(count) for count in fish])
    return CHIEFDOM_2.winners(state, [Score(50, {})] * len(fish))


def _leftover(fish: int) -> str:
    squares = ["b1 ~", "a2 ~ F", "c2 ~", "b3 ~"]
    text = sheet("chiefdom-2", "b2 F", *squares[: fish + 1])
    assert terms_of(text)["fish"] == 3 * fish
    return text


def test_a_tie_of_the_second_edition_goes_to_the_most_fish_left_then_is_shared() -> None:
    assert tie_break(0, 2, 1) == (1,)
    assert tie_break(2, 0, 2) == (0, 2)
    assert tie_break(0, 0, 0) == (0, 1, 2)


def test_fish_do_not_break_ties_of_the_first_edition() -> None:
    texts = [_leftover(fish).replace("chiefdom-2", "chiefdom-1") for fish in (0, 2)]
    assert CHIEFDOM_1.winners(table(CHIEFDOM_1, *texts), [Score(50, {})] * 2) == (0, 1)


def test_fish_never_beat_points() -> None:
    state = table(CHIEFDOM_2, _leftover(3), _leftover(0))
    assert CHIEFDOM_2.winners(state, [Score(50, {}), Score(51, {})]) == (1,)


# ---- ranks


STEPS = [50, 80, 100, 120, 150, 170, 199]


@pytest.mark.parametrize("most", STEPS)
def test_a_rank_ends_where_the_table_says(most: int) -> None:
    assert rank_of(most) == rank_of(most - 1) != rank_of(most + 1)


def test_there_are_eight_ranks_from_the_deepest_minus_to_any_height() -> None:
    assert [most for most, _ in RANKS] == STEPS
    assert rank_of(-144) == rank_of(0) == rank_of(50) == RANKS[0][1]
    assert rank_of(200) == rank_of(999) == HIGHEST_RANK
    assert len({rank_of(points) for points in range(-200, 400)}) == 8


def test_only_a_solo_game_has_a_rank() -> None:
    for game in BOTH:
        assert game.score(state_of(sheet(game.id)), 0).rank == RANKS[0][1]
        assert game.score(table(game, sheet(game.id), sheet(game.id)), 1).rank is None


# ---- Houses, water, trees, men and what they bring each other


SIX_LOGS = "a1 3 L 3"


def houses(text: str) -> set[str]:
    return {move.split()[2] for move in notations(text, "2 6 6") if "house" in move}


# ---- houses


@EDITIONS
def test_a_house_costs_five_logs(game: str) -> None:
    before = sheet(game, SIX_LOGS, "d5 O")
    assert terms_of(before)["logs"] == 6
    built = after(before, "2 6 6", "6 house d4")
    assert terms_of(built)["logs"] == 1
    assert houses(built) == set()
    with pytest.raises(IllegalMove, match="a house needs 5 logs: you have 1"):
        after(built, "2 6 6", "6 house d6")


@EDITIONS
def test_exactly_five_logs_are_enough_and_four_are_not(game: str) -> None:
    assert houses(sheet(game, "a1 3 L 2", "d5 O")) == {"d4", "c5", "e5", "d6"}
    assert houses(sheet(game, "a1 2 L 2", "d5 O")) == set()


@EDITIONS
def test_a_house_stands_beside_a_jobless_man_or_a_builder_and_nobody_else(game: str) -> None:
    text = sheet(game, "a1 3 L 3", "a2 3 L 3", "a12 F ~", "e5 O", "e9 B H")
    assert houses(text) == {"e4", "d5", "f5", "e6", "e8", "d9", "e10"}
    with pytest.raises(IllegalMove, match="would touch no jobless man and no builder"):
        after(text, "2 6 6", "6 house b4")


@EDITIONS
def test_every_jobless_man_a_house_touches_becomes_a_builder(game: str) -> None:
    before = sheet(game, SIX_LOGS, "d5 O", "c6 O . O", "d7 O", "f6 O")
    assert after(before, "2 6 6", "6 house d6") == sheet(game, SIX_LOGS, "d5 B", "c6 B H B", "d7 B", "f6 O")


@EDITIONS
def test_a_house_takes_one_square_whatever_the_third_die(game: str) -> None:
    text = sheet(game, SIX_LOGS, "d5 O")
    for roll in ("2 6 1", "3 5 6", "4 4 5"):
        places = [move.split()[2] for move in notations(text, roll) if "house" in move]
        assert sorted(places) == ["c5", "d4", "d6", "e5"]


@EDITIONS
def test_a_builder_may_get_as_many_houses_as_fit_around_him(game: str) -> None:
    text = sheet(game, "a1 3 L 3", "a2 3 L 3", "d5 B", "d4 H")
    assert {"c5", "e5", "d6"} <= houses(text)


# ---- water and trees


@EDITIONS
def test_water_makes_every_jobless_man_it_touches_a_fisherman(game: str) -> None:
    before = sheet(game, "c4 O", "b5 O", "d5 L", "d4 2", "e8 O")
    wanted = sheet(game, "c4 F", "b5 F ~ L", "d4 2", "e8 O")
    assert after(before, "1 2 3", "1 water c5") == wanted


@EDITIONS
@pytest.mark.parametrize(("roll", "move", "icon"), [("1 2 4", "1 two c5", "2"), ("1 3 4", "1 three c5", "3")])
def test_trees_make_every_jobless_man_they_touch_a_lumberjack(
    game: str, roll: str, move: str, icon: str
) -> None:
    before = sheet(game, "c4 O", "b5 O", "d5 F ~", "f8 O")
    wanted = sheet(game, "c4 L", f"b5 L {icon} F ~", "f8 O")
    assert after(before, roll, move) == wanted


def test_a_whole_shape_of_water_hires_around_all_its_squares() -> None:
    before = sheet("chiefdom-2", "a4 O", "f4 O", "c5 O")
    wanted = sheet("chiefdom-2", "a4 F ~ ~ ~ .", "f4 O", "c5 F")
    assert after(before, "2 3 6", "6 water b4,c4,d4") == wanted


@EDITIONS
def test_corners_hire_nobody(game: str) -> None:
    assert after(sheet(game, "b4 O"), "1 2 3", "1 water c5") == sheet(game, "b4 O", "c5 ~")


@EDITIONS
def test_a_job_never_changes(game: str) -> None:
    before = sheet(game, "b5 F ~", "b3 3 L", "e5 B H")
    assert after(before, "1 2 4", "1 two b4") == sheet(game, "b5 F ~", "b3 3 L", "b4 2", "e5 B H")
    assert after(before, "1 2 3", "1 water c4") == sheet(game, "b5 F ~", "b3 3 L", "c4 ~", "e5 B H")
    assert after(before, "1 2 3", "1 water e4") == sheet(game, "b5 F ~", "b3 3 L", "e4 ~", "e5 B H")


# ---- men


def men_at(text: str, square: str) -> set[str]:
    """Return what may be written on the square when one man is drawn there."""
    moves = [move for move in notations(text, "1 4 5") if move.split()[:3] == ["1", "men", square]]
    return {move.partition("=")[2] or "O" for move in moves}


@EDITIONS
@pytest.mark.parametrize(
    ("around", "jobs"),
    [
        (["c5 ~"], "F"), (["c5 2"], "L"), (["c5 3"], "L"), (["c5 H"], "B"), (["c5 ~", "d4 3"], "FL"),
        (["c5 ~", "d4 H"], "FB"), (["c5 2", "d4 H"], "LB"), (["c5 2", "d4 H", "e5 ~"], "FLB"),
        (["c5 2", "d4 3", "e5 2"], "L"), ([], "O"), (["c4 ~", "e4 2", "c6 H"], "O"),
        (["c5 #", "d4 O", "e5 B", "d6 L"], "O"),
    ],
)  # fmt: skip
def test_a_man_takes_one_of_the_jobs_beside_him_and_is_jobless_only_without_any(
    game: str, around: list[str], jobs: str
) -> None:
    assert men_at(sheet(game, *around), "d5") == set(jobs)


def test_each_man_of_a_shape_chooses_on_his_own() -> None:
    text = sheet("chiefdom-2", "a4 ~", "a5 . . .", "c4 3 H", "a6 2")
    moves = {move for move in notations(text, "5 5 6") if "a5,b5,c5" in move}
    wanted = {f"6 men a5,b5,c5 a5={one},c5=L" for one in "FL"}
    assert moves == wanted


def test_a_man_may_not_stay_jobless_beside_a_job() -> None:
    with pytest.raises(IllegalMove, match="the man at d5 must take a job: F or L"):
        after(sheet("chiefdom-1", "c5 ~", "d4 3"), "1 4 5", "1 men d5")


def test_men_drawn_together_give_each_other_no_job() -> None:
    drawn = after(sheet("chiefdom-2"), "5 5 6", "6 men a1,b1,c1")
    assert drawn == sheet("chiefdom-2", "a1 O O O")


# ---- harvest


@EDITIONS
def test_trees_are_cut_for_two_or_three_logs_once_however_many_lumberjacks_stand_by(game: str) -> None:
    assert terms_of(sheet(game, "a1 3 L"))["logs"] == 3
    assert terms_of(sheet(game, "a1 L 3 L", "b2 L"))["logs"] == 3
    assert terms_of(sheet(game, "a1 2 L 2", "b2 3"))["logs"] == 7


@EDITIONS
def test_whoever_comes_first_the_harvest_is_the_same(game: str) -> None:
    man_first = after(after(sheet(game), "1 4 5", "1 men c3"), "1 3 4", "1 three c2")
    tree_first = after(after(sheet(game), "1 3 4", "1 three c2"), "1 4 5", "1 men c3 c3=L")
    assert man_first == tree_first == sheet(game, "c2 3", "c3 L")
    assert terms_of(man_first)["logs"] == 3


@EDITIONS
def test_trees_drawn_later_beside_a_lumberjack_are_cut_too(game: str) -> None:
    before = sheet(game, "c2 3", "c3 L")
    assert terms_of(after(before, "1 2 4", "1 two d3"))["logs"] == 5


@EDITIONS
def test_a_tree_beside_no_lumberjack_is_not_cut(game: str) -> None:
    assert terms_of(sheet(game, "a1 3 F ~", "b2 B H"))["logs"] + 5 == 0
    assert terms_of(sheet(game, "a1 3 F ~"))["logs"] == 0


@EDITIONS
def test_each_water_gives_one_fish_once(game: str) -> None:
    """One man eats one fish; the rest are left at 3 points each."""
    assert terms_of(sheet(game, "a1 ~ F ~", "b2 ~"))["fish"] == 6
    assert terms_of(sheet(game, "b1 F", "a2 F ~ F", "b3 F"))["fish"] == 0
    assert terms_of(sheet(game, "a1 ~ L 2"))["fish"] == 0
