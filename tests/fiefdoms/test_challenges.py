"""Each challenge: its setup, what changes, how it is passed and failed."""

from __future__ import annotations

from typing import Any

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.types import MoveStep, Roll
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.sheet import influence_in_hand
from rollwright.games.fiefdoms.state import State
from rollwright.games.fiefdoms.text.verdict import describe_campaign

NOBODY = ". . . ."


def text(number: int, plots: list[str], squares: list[str], influence: str = "0/0", more: str = "") -> str:
    rows = plots + [". . . . ."] * (5 - len(plots))
    crowd = squares + [NOBODY] * (4 - len(squares))
    return "\n".join([f"fiefdoms challenge={number}{more}", *rows, *crowd, f"influence {influence}"])


def judge(number: int, plots: list[str], squares: list[str]) -> dict[str, Any]:
    state = FIEFDOMS.parse_sheet(text(number, plots, squares), checked=False)
    found = FIEFDOMS.score(state, 0).details["challenge"]
    assert isinstance(found, dict)
    return found


def start(number: int) -> State:
    return start_game(FIEFDOMS, 1, {"challenge": str(number)})


def listed(state: State) -> list[str]:
    return [FIEFDOMS.format_move(move) for move in FIEFDOMS.moves(state, 0)]


def play(state: State, roll: str, move: str) -> State:
    state = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, roll))
    return FIEFDOMS.apply(state, MoveStep(0, FIEFDOMS.parse_move(move)))


def test_challenges_are_for_one_seat() -> None:
    with pytest.raises(InvalidSetup, match="one seat, not 2"):
        start_game(FIEFDOMS, 2, {"challenge": "1"})


def test_a_challenge_may_be_called_by_name() -> None:
    assert start_game(FIEFDOMS, 1, {"challenge": "foundations"}) == start(1)
    with pytest.raises(InvalidSetup, match="choose off or a challenge"):
        start_game(FIEFDOMS, 1, {"challenge": "9"})


# ---- 1 foundations

SIX_COTTAGES = ["C C C C C", "C . . . ."]


def test_foundations_has_no_advanced_buildings() -> None:
    state = FIEFDOMS.apply(start(1), Roll(("E2", "E5", "W1", "W3")))
    assert not any("townhall" in move for move in listed(state))
    state, (_,) = FIEFDOMS.parse_position(text(1, [], []), "E5 E5 | W1 W3")
    assert not any("guild" in move for move in listed(state))


def test_foundations_needs_40_points_and_six_cottages() -> None:
    farms = ["F S F . .", "F S F . ."]
    few = judge(1, [*SIX_COTTAGES, *farms], ["5 5 5 5", "1 . . .", "4 4 . ."])
    assert few["reasons"] == ["27 points of 40"]
    rich = ["F S F S F", "F S F S F", "F S F S F"]
    passed = judge(1, [*SIX_COTTAGES, *rich], [NOBODY, "4 . . 4", "4 . 4 4", "4 . . ."])
    assert passed["passed"], passed
    five = judge(1, ["C C C C C", ". . . . .", *rich], [NOBODY, "4 . . 4", "4 . 4 4", "4 . . ."])
    assert "5 of 6 cottages scored" in five["reasons"]


# ---- 2 water-rights


def test_water_rights_needs_three_springhouses_without_penalty() -> None:
    assert "2 of 3 springhouses" in judge(2, ["S S . . ."], [])["reasons"]
    assert "a springhouse penalty of 1" in judge(2, ["S x . S S"], [])["reasons"]
    assert judge(2, ["S . S . S"], [])["reasons"] == ["0 points of 60"]


# ---- 3 charters


def test_charters_starts_with_one_influence() -> None:
    assert influence_in_hand(start(3).sheets[0], 3) == 1
    assert FIEFDOMS.format_sheet(start(3), 0).endswith("influence 1/0\n")


def test_a_ninth_influence_is_lost() -> None:
    full = ["5 5 5 5"] * 3 + ["5 . . ."]
    state = FIEFDOMS.parse_sheet(text(3, ["C . . . ."], full, "8/0"))
    assert influence_in_hand(state.sheets[0], 3) == 8


def test_charters_needs_two_guilds_scoring() -> None:
    one = judge(3, ["F F F F FG"], ["4 2 2 4"])
    assert one["reasons"] == [f"{15 + 12 - 12} points of 60", "1 of 2 guilds scoring"]
    two = judge(
        3,
        ["F F F F FG", *["C C C C C"] * 2, ". . . . .", "Q Q Q Q QG"],
        ["4 2 2 4", NOBODY, NOBODY, "4 2 2 4"],
    )
    assert two["passed"], two


# ---- 4 social-contract


def test_the_social_contract_begins_with_a_townhall_or_guild_in_the_middle() -> None:
    state = start(4)
    assert FIEFDOMS.waiting(state) == (0,)
    names = "townhall farmers-guild quarry-guild windmillers-guild merchants-guild".split()  # noqa: SIM905
    assert listed(state) == [f"plot:3,3 build:{name}" for name in names]
    state = FIEFDOMS.apply(state, MoveStep(0, FIEFDOMS.parse_move("plot:3,3 build:townhall")))
    assert FIEFDOMS.rolls(state)
    assert (state.turn, state.last_turn) == (1, 24)


def test_the_building_in_the_middle_counts_to_the_limits() -> None:
    state = FIEFDOMS.apply(start(4), MoveStep(0, FIEFDOMS.parse_move("plot:3,3 build:townhall")))
    state = FIEFDOMS.apply(state, Roll(("E3", "E4", "W1", "W*")))
    assert not any("townhall" in move for move in listed(state))


def test_the_social_contract_wants_no_vagrant_penalty() -> None:
    assert "a vagrant penalty of 3" in judge(4, ["C . . . ."], ["5 2 . ."])["reasons"]
    assert judge(4, ["C A . . ."], ["5 2 . ."])["reasons"] == ["2 points of 70"]


# ---- 5 enlightenment


def test_enlightenment_needs_a_university_of_15() -> None:
    assert "the university scores 12 of 15" in judge(5, ["U . A . T"], ["3 . . ."])["reasons"]
    assert "the university scores 0 of 15" in judge(5, ["U FG A . T"], ["2 . . ."])["reasons"]
    assert judge(5, ["U FG A . T"], ["3 . . ."])["reasons"] == ["12 points of 80"]


# ---- 6 embers-of-revolt


def test_an_advanced_building_causes_unrest_every_turn_pestilence_included() -> None:
    state = play(start(6), "E3 E4 W1 W*", "pair:E3+E4|W1+W* plot:1,1 build:townhall")
    assert state.sheets[0].unrest == 1
    state = play(state, "Ex Ex W1 W1", "forfeit:5,5")
    assert state.sheets[0].unrest == 2


def test_spent_influence_and_more_than_eight_vagrants_cause_unrest() -> None:
    nine = FIEFDOMS.parse_sheet(text(6, ["F F . . ."], ["5 4 . ."], "1/0", " unrest=0"))
    after = play(nine, "Ex E3 | W5 W5", "plot:5,5 build:quarry pips:0")
    assert after.sheets[0].unrest == 1, "nine vagrants"
    after = play(nine, "Ex E3 | W5 W5", "influence:1 plot:5,4 build:quarry pips:0")
    assert after.sheets[0].unrest == 2, "and one influence"


def test_one_turn_causes_at_most_4_unrest() -> None:
    crowd = ["5 5 5 5", "5 . . ."]
    state = FIEFDOMS.parse_sheet(text(6, ["T F . . ."], crowd, "3/0", " unrest=0"))
    after = play(state, "Ex E2 | W5 W5", "influence:3 plot:5,5 build:market pips:0")
    assert after.sheets[0].unrest == 4


def test_every_fourth_unrest_bars_an_empty_square_for_good() -> None:
    state = FIEFDOMS.parse_sheet(text(6, ["T . . . ."], [], "0/0", " unrest=3"))
    state = play(state, "Ex E3 | W5 W5", "plot:5,5 build:quarry pips:0")
    assert len(listed(state)) == 16
    state = FIEFDOMS.apply(state, MoveStep(0, FIEFDOMS.parse_move("bar:4,4")))
    assert FIEFDOMS.format_sheet(state, 0).split("\n")[9] == ". . . #"
    state = FIEFDOMS.apply(state, FIEFDOMS.parse_roll(state, "E1 E1 | W4 W5"))
    assert not any("square:4,4" in move for move in listed(state))


def test_nothing_is_barred_while_no_square_is_empty() -> None:
    state = FIEFDOMS.parse_sheet(text(6, ["T . . . ."], ["1 1 1 1"] * 4, "1/0", " unrest=3"))
    state = play(state, "Ex E3 | W5 W5", "plot:5,5 build:quarry pips:0")
    assert FIEFDOMS.rolls(state)


# ---- 7 drums-of-war


def test_barracks_take_the_place_of_cottages() -> None:
    state, (_,) = FIEFDOMS.parse_position(text(7, [], []), "Ex E1 | W5 W5")
    assert listed(state) == ["plot:5,5 build:barracks pips:0"]


def test_drums_of_war_needs_four_barracks_scored() -> None:
    three = ["B . . . B", ". B . . .", ". . . . .", ". . . . .", "B . . . ."]
    assert "3 of 4 barracks scored" in judge(7, three, ["3 . . 3", NOBODY, NOBODY, "3 . . ."])["reasons"]
    assert judge(7, three, ["5 1 . 3", NOBODY, NOBODY, "3 . . ."])["reasons"] == ["20 points of 80"]


# ---- 8 edge-of-the-world


def test_piscaries_take_the_place_of_windmills() -> None:
    state, (_,) = FIEFDOMS.parse_position(text(8, [], []), "Ex E4 | W5 W5")
    assert listed(state) == ["plot:5,5 build:piscary pips:0"]
    state, (_,) = FIEFDOMS.parse_position(text(8, [], []), "E5 E5 | W* W1")
    assert any("piscators-guild" in move for move in listed(state))
    assert not any("windmillers" in move for move in listed(state))


def test_the_edge_of_the_world_needs_trading_piscaries_and_their_guild() -> None:
    alone = judge(8, ["P . . . ."], ["2 . . ."])
    assert alone["reasons"][1:] == [
        "the piscators’ guild does not score",
        "not every piscary has a market bonus",
    ]
    none = judge(8, [], [])
    assert "not every piscary has a market bonus" in none["reasons"]
    ports = ["P M . M P", ". . . . .", ". . . . .", ". . PG . .", "P M . M P"]
    found = judge(8, ports, ["5 . . 5", NOBODY, ". 4 . .", "5 . . 5"])
    assert len(found["reasons"]) == 1, found
    assert "points of 80" in found["reasons"][0]


def test_the_outcome_of_a_challenge_tells_why() -> None:
    full = ["x x x x x"] * 5
    state = FIEFDOMS.parse_sheet(text(1, full, []))
    outcome = FIEFDOMS.outcome(state)
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.remarks == ("Challenge 1 (Foundations) failed: 0 points of 40; 0 of 6 cottages scored.",)


def test_a_passed_challenge_names_the_next_of_the_campaign() -> None:
    assert describe_campaign(1) == "Next in the campaign: challenge 2 (Water Rights)."
    assert describe_campaign(8) == "That was the last challenge of the campaign."


# ---- whole sheets that pass, and the smallest change that fails

SHORE = ["F-1 S C S F-1"] * 5
FARMING = ["2 . . 2", "1 4 . 1", "1 . . 1", "1 . . 1"]
CHARTER = [*SHORE[:2], "F-1 S FG S F-1", *SHORE[:2]]
CITY = [SHORE[0], *(f"F-1 S {code} S F-1" for code in ("T", "FG", "U", "A"))]
CITIZENS = ["2 4 . 2", "1 4 . 1", "1 3 . 1", "1 2 . 1"]
GARRISON = ["B F Q F B", "F-1 S . S F-1", "F-1 S T S F-1", "F-1 S . S F-1", "B F Q F B"]
SOLDIERS = ["5 2 . 5", "2 4 . 2", "1 . . 1", "5 2 . 5"]
HARBOUR = ["P M C M P", "C C C C C", "C C PG C C", "C C C C C", "P M C M P"]
CROWD = ["5 5 5 5", "3 3 3 3", "3 3 3 3", "5 5 5 5"]
SPRINGS = ["2 . . 2"] * 3 + ["3 . . 2"]

WHOLE = {
    "water-rights passes": (2, SHORE, SPRINGS, []),
    "water-rights fails by a penalty": (
        2,
        ["F-1 S x S F-1", *SHORE[1:]],
        SPRINGS,
        ["55 points of 60", "a springhouse penalty of 2"],
    ),
    "social-contract passes": (4, CHARTER, FARMING, []),
    "social-contract fails by vagrants alone": (
        4,
        CHARTER,
        ["2 5 . 2", *FARMING[1:]],
        ["a vagrant penalty of 3"],
    ),
    "enlightenment passes": (5, CITY, CITIZENS, []),
    "enlightenment fails without scholars": (
        5,
        CITY,
        [*CITIZENS[:2], "1 . . 1", CITIZENS[3]],
        ["74 points of 80", "the university scores 0 of 15"],
    ),
    "embers-of-revolt passes": (6, CITY, CITIZENS, []),
    "embers-of-revolt fails by points": (6, SHORE, SPRINGS, ["60 points of 80"]),
    "drums-of-war passes": (7, GARRISON, SOLDIERS, []),
    "drums-of-war fails by one barracks": (
        7,
        GARRISON,
        [*SOLDIERS[:3], "2 2 . 5"],
        ["77 points of 80", "3 of 4 barracks scored"],
    ),
    "edge-of-the-world passes": (8, HARBOUR, CROWD, []),
    "edge-of-the-world fails by one market": (
        8,
        ["P C C M P", *HARBOUR[1:]],
        CROWD,
        ["77 points of 80", "not every piscary has a market bonus"],
    ),
}


@pytest.mark.parametrize("case", WHOLE)
def test_a_whole_sheet(case: str) -> None:
    number, plots, squares, reasons = WHOLE[case]
    found = judge(number, plots, squares)
    assert found["reasons"] == reasons
    assert found["passed"] == (reasons == [])
