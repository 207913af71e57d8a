"""The eighteen cards, each on sheets made by hand, and how they are dealt."""

from __future__ import annotations

from math import comb

import pytest

from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.game import start_game
from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2
from rollwright.games.chiefdom.text.cards import CARDS

from .oracle import read
from .oracle_scoring import own_card, rival_points, rival_value
from .sheets import BOTH, dice, play, sheet, state_of, table, terms_of

ROW = " ".join
OWN = [
    (1, ["a1 2 3 2 3 2 3"], 6),
    (1, ["a1 2 3 2 3 2 3", "a5 3 3 3 3 3 3"], 12),
    (1, ["a1 2 3 2 3 2 L"], 0),
    (1, ["b1 2 2 2 2 2", "a2 2"], 0),
    (2, ["a12 ~ ~ ~ ~ ~ ~"], 6),
    (2, ["a12 ~ ~ ~ ~ ~ F"], 0),
    (3, ["a1 L L L"], 5),
    (3, ["a1 L L", "c2 L"], 0),
    (3, ["a1 L L", "b2 L", "d5 L L L", "e6 L L"], 10),
    (4, ["a1 H H", "a2 H"], 5),
    (4, ["a1 H H"], 0),
    (5, ["a1 F F F", "a3 F F F"], 10),
    (5, ["a1 F F L F"], 0),
    (6, ["f1 B", "f2 B", "f3 B"], 5),
    (6, ["f1 B", "a2 B B"], 0),
    (7, [f"c{row} #" for row in range(1, 13)], 5),
    (7, [f"c{row} ~ 3" for row in range(1, 13)], 10),
    (7, [f"c{row} #" for row in range(1, 12)], 0),
    (8, ["a1 2 3 . 2 L"], 4),
    (8, ["a1 L 2 F 3"], 2),
    (8, ["a1 2 L 3"], 0),
    (9, ["a1 ~ ~ F"], 4),
    (9, ["a1 ~ L ~"], 8),
    (9, ["a1 F ~ F"], 0),
    (10, ["b1 3", "a2 2 L 3", "b3 2"], 5),
    (10, ["a1 2 L 3", "b2 2"], 0),
    (10, ["b1 3", "a2 2 L 3", "b3 ~"], 0),
    (11, ["b1 ~", "a2 ~ F ~", "b3 ~"], 5),
    (11, ["a1 ~", "a2 F ~", "a3 ~", "f1 ~"], 0),
    (12, ["c11 H", "b12 H B H"], 0),
    (12, ["c10 H", "b11 H B H", "c12 H"], 5),
    (12, ["c10 H", "b11 H L H", "c12 H"], 0),
]


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
@pytest.mark.parametrize(("card", "runs", "points"), OWN)
def test_a_card_for_one_sheet_gives_what_is_counted_by_hand(
    game: str, card: int, runs: list[str], points: int
) -> None:
    text = sheet(f"{game} cards={card}", *runs)
    assert terms_of(text)["cards"] == points
    assert own_card(card, read(text).cells) == points
    assert terms_of(sheet(game, *runs))["cards"] == 0


def test_every_own_sheet_card_is_counted_with_and_without_points() -> None:
    for card in range(1, 13):
        assert {points > 0 for number, _, points in OWN if number == card} == {True, False}


def test_named_cards_add_up() -> None:
    text = sheet("chiefdom-1 cards=1,8", "a1 2 3 2 3 2 3")
    assert terms_of(text)["cards"] == 6 + 12


# ---- cards that compare players

LOGS = [["a1 3 L 3", "e5 B H"], ["a1 3 L 2"], ["a1 3 L"], []]
FISH = [["a1 ~ F ~"], ["a1 ~ F"], [], []]
JOBS = [["a1 L F B"], ["a1 L F", "a3 O O"], ["a1 O O O O"], []]
HOUSES = [["a1 H H H"], ["a1 H H"], ["a1 H"], []]
EMPTY = [[], ["a1 ~"], ["a1 ~ ~"], ["a1 ~ ~ ~"]]
WALLS = [[], ["a7 #"], ["a7 # #"], ["a7 # # #"]]


def cards_of(card: int, sheets: list[list[str]]) -> list[int]:
    state = table(CHIEFDOM_2, *[sheet("chiefdom-2", *runs) for runs in sheets], options={"cards": str(card)})
    return [CHIEFDOM_2.score(state, seat).breakdown["cards"] for seat in range(len(sheets))]


@pytest.mark.parametrize(
    ("card", "sheets", "points"),
    [
        (13, LOGS, [10, 5, 0, 0]),
        (14, FISH, [10, 5, 0, 0]),
        (15, JOBS, [10, 5, 0, 0]),
        (16, HOUSES, [10, 5, 0, 0]),
        (17, EMPTY, [10, 5, 0, 0]),
        (18, WALLS, [15, 10, 0, 0]),
    ],
)
def test_a_card_that_compares_players_pays_the_first_and_the_second(
    card: int, sheets: list[list[str]], points: list[int]
) -> None:
    assert cards_of(card, sheets) == points
    assert cards_of(card, sheets[::-1]) == points[::-1]
    values = [rival_value(card, read(sheet("chiefdom-2", *runs)).cells) for runs in sheets]
    assert rival_points(card, values) == points


def test_logs_spent_and_fish_eaten_count_for_the_cards() -> None:
    assert cards_of(13, [["a1 3 L 3", "e5 B H"], ["a1 3 L 2"]]) == [10, 5]
    assert cards_of(14, [["a1 ~ F ~", "a5 O O O O O O"], ["a1 ~ F"]]) == [10, 5]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([3, 3, 2, 1], [10, 10, 0, 0]),
        ([3, 2, 2, 1], [10, 5, 5, 0]),
        ([3, 3, 3], [10, 10, 10]),
        ([1, 0, 0], [10, 0, 0]),
        ([0, 0], [0, 0]),
        ([5, 2], [10, 5]),
    ],
)
def test_tied_players_take_a_places_points_and_use_up_the_places_below(
    values: list[int], points: list[int]
) -> None:
    assert cards_of(16, [["a1 " + ROW("H" * n)] if n else [] for n in values]) == points
    assert rival_points(16, values) == points


@pytest.mark.parametrize(
    ("walls", "points"),
    [([0, 0, 1], [15, 15, 0]), ([0, 1, 1], [15, 10, 10]), ([2, 2, 3], [15, 15, 0]), ([0, 0], [15, 15])],
)
def test_the_fewest_walls_may_be_none_at_all(walls: list[int], points: list[int]) -> None:
    assert cards_of(18, [["a7 " + ROW("#" * n)] if n else [] for n in walls]) == points
    assert rival_points(18, walls) == points


def test_there_are_eighteen_cards_each_with_a_name_and_a_text() -> None:
    assert sorted(CARDS) == list(range(1, 19))
    assert len({name for name, _ in CARDS.values()}) == 18


# ---- the deal


def test_three_of_eighteen_cards_are_dealt_and_of_twelve_in_a_solo_game() -> None:
    for chiefdom in BOTH:
        alone = chiefdom.rolls(start_game(chiefdom, 1, {"cards": "random"}))
        rivals = chiefdom.rolls(start_game(chiefdom, 2, {"cards": "random"}))
        assert len(alone) == comb(12, 3) == 220
        assert len(rivals) == comb(18, 3) == 816
        assert {weight for _, weight in alone + rivals} == {1}
        assert max(int(face) for roll, _ in alone for face in roll.faces[1:]) == 12


def test_the_deal_comes_before_the_dice_and_is_public() -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "random"})
    with pytest.raises(IllegalMove, match="three cards of the deck are dealt first"):
        CHIEFDOM_2.apply(state, dice("1 2 3"))
    dealt = CHIEFDOM_2.apply(state, CHIEFDOM_2.parse_roll(state, "cards 14 3 18"))
    assert dealt.cards == CHIEFDOM_2.view(dealt, None).cards == (3, 14, 18)
    assert len(CHIEFDOM_2.rolls(dealt)) == 56
    assert CHIEFDOM_2.turn_of(dealt) == 1
    assert CHIEFDOM_2.format_sheet(dealt, 0).startswith("chiefdom-2 cards=3,14,18\n")


def test_dealt_cards_score_like_named_ones() -> None:
    state = start_game(CHIEFDOM_2, 2, {"cards": "random"})
    state = CHIEFDOM_2.apply(state, CHIEFDOM_2.parse_roll(state, "cards 8 14 18"))
    state = CHIEFDOM_2.apply(state, dice("3 4 6"))
    state = play(CHIEFDOM_2, state, "6 three a1,b1,c1", seat=0)
    state = play(CHIEFDOM_2, state, "3 men a1,b2,c3", seat=1)
    assert [CHIEFDOM_2.score(state, seat).breakdown["cards"] for seat in (0, 1)] == [6 + 15, 15]


def test_a_solo_game_deals_no_card_that_needs_a_rival() -> None:
    state = start_game(CHIEFDOM_1, 1, {"cards": "random"})
    with pytest.raises(IllegalMove):
        CHIEFDOM_1.apply(state, CHIEFDOM_1.parse_roll(state, "cards 1 2 13"))


@pytest.mark.parametrize("card", range(13, 19))
def test_a_solo_game_refuses_a_named_card_that_needs_a_rival(card: int) -> None:
    with pytest.raises(InvalidSetup, match=f"card {card} compares players and needs a second seat"):
        start_game(CHIEFDOM_1, 1, {"cards": f"3,{card}"})
    assert start_game(CHIEFDOM_1, 2, {"cards": f"{card},3"}).cards == (3, card)


@pytest.mark.parametrize("cards", ["0", "19", "3,3", "3,,7", "3;7", "all", "", "-1"])
def test_other_cards_than_1_to_18_each_once_are_refused(cards: str) -> None:
    with pytest.raises(InvalidSetup, match="option cards="):
        start_game(CHIEFDOM_1, 2, {"cards": cards})


def test_a_sheets_header_names_its_cards_and_scores_those_for_one_sheet() -> None:
    text = sheet("chiefdom-2 cards=8,14,18", "a1 2 2", "a12 ~ F")
    assert terms_of(text)["cards"] == 4
    assert CHIEFDOM_2.format_sheet(state_of(text), 0) == text
    with pytest.raises(InvalidSheet, match="line 1: a sheet names its cards"):
        state_of(sheet("chiefdom-2 cards=random"))
