"""The thirteen terms on sheets counted by hand, ties and ranks."""

from __future__ import annotations

import pytest

from rollwright.core.types import Score
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.text.words import HIGHEST_RANK, RANKS, rank_of

from .oracle_scoring import TERMS, terms
from .sheets import BOTH, dice, full, game_of, sheet, state_of, table, terms_of

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
