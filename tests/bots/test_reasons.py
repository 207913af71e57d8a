"""Why a move is good: what it changes now, and what the next roll can change after it."""

from __future__ import annotations

from rollwright.any_game import AnyGame
from rollwright.bots.prospects import find_prospect
from rollwright.bots.reasons import Prospect, compare_prospects, explain_prospect
from rollwright.core.game import start_game
from rollwright.games.catalogue import find_game

CHIEFDOM = find_game("chiefdom-1")


def after_roll(game: AnyGame, seats: int, roll: str) -> object:
    state = start_game(game, seats)
    return game.apply(state, game.parse_roll(state, roll))


def test_a_prospect_tells_the_terms_that_change_now_and_on_the_next_roll() -> None:
    state = after_roll(CHIEFDOM, 1, "1 3 4")
    found = find_prospect(CHIEFDOM, state, 0, CHIEFDOM.parse_move("4 water c3,d3,c4,d4"))
    assert found.now == {"lake": 8, "empty": 4}
    assert found.next is not None
    assert found.next["empty"] > 1
    assert explain_prospect(CHIEFDOM, found).startswith(
        "lake +8, empty squares +4; the next roll brings about "
    )


def test_partners_who_decide_at_the_same_time_do_not_hide_the_next_roll() -> None:
    state = after_roll(CHIEFDOM, 2, "1 3 4")
    found = find_prospect(CHIEFDOM, state, 1, CHIEFDOM.parse_move("4 water c3,d3,c4,d4"))
    assert found.now == {"lake": 8, "empty": 4}
    assert found.next is not None


def test_a_seat_that_is_not_asked_next_has_no_next_roll() -> None:
    duel = find_game("duel")
    state = after_roll(duel, 2, "1 1 2 4 6")
    found = find_prospect(duel, state, 0, duel.parse_move("take 4"))
    assert found == Prospect({}, None)
    assert explain_prospect(duel, found) == "nothing now"


def test_two_moves_are_compared_in_words() -> None:
    played = Prospect({"forest": 6, "empty": 1}, {"forest": 4.0})
    best = Prospect({"men": 1, "jobless": -2, "homeless": -2}, {"forest": 4.0, "houses": 6.3, "logs": 0.1})
    assert compare_prospects(CHIEFDOM, played, best) == (
        "Now it costs 3 points (jobless −2, homeless −2, men +1); the move played brought 7 points "
        "(forest +6, empty squares +1). After it the next roll brings 6.4 more on average, "
        "most of all by houses."
    )
    same = Prospect({"forest": 6})
    assert compare_prospects(CHIEFDOM, same, same).endswith("What makes it better comes later in the game.")
    poorer = Prospect({"forest": 9}, {"forest": 1.0})
    assert compare_prospects(CHIEFDOM, played, poorer).endswith(
        "The next roll then brings 3 less on average."
    )
