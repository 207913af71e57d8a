"""The end of the game, and who wins."""

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.games.duel import DUEL

from .positions import dice, head, listed, play, position


def test_the_game_ends_before_the_roll_when_the_first_player_has_no_room() -> None:
    last = position(turn="B", only="a1 b1 i9")
    after = play(last, "draw a1=3 b1=3")
    assert DUEL.format_sheet(after, 0).startswith("duel board=9 round=6 first=B turn=B phase=over\n")
    assert dice(after) == "A - | B - | left -"


def test_the_game_may_end_in_mid_round_and_keeps_its_dice() -> None:
    after = play(position(only="a1 b1 i9"), "draw a1=2 b1=5")
    assert DUEL.format_sheet(after, 0).startswith("duel board=9 round=5 first=A turn=B phase=over\n")
    assert dice(after) == "A 2 5 | B 3 3 | left 6"


def test_isolated_empty_squares_are_no_room() -> None:
    after = play(position(only="a1 b1 i9 i7 g9"), "draw a1=2 b1=5")
    assert head(after) == "turn=B phase=over"


def test_two_adjacent_empty_squares_are_room() -> None:
    after = play(position(only="a1 b1 i9 i8"), "draw a1=2 b1=5")
    assert head(after) == "turn=B phase=draw"


def test_a_mountain_can_take_the_last_room() -> None:
    # the pair on a1 and b1 leaves c1, closed by b1, d1 and the sun: a mountain
    after = play(position("d1=4", only="a1 b1 c1"), "draw a1=2 b1=5")
    assert head(after) == "turn=B phase=over"


def test_abilities_still_queued_are_resolved_first() -> None:
    before = position("a2=2", only="a1 b1 i9", a="0 3 0 0 0 0")
    after = play(before, "draw a1=2 b1=5")
    assert head(after) == "turn=A phase=lift"
    assert head(play(after, "lift 1")) == "turn=B phase=over"


def test_nothing_happens_after_the_end() -> None:
    over = play(position(only="a1 b1"), "draw a1=2 b1=5")
    assert (DUEL.waiting(over), DUEL.rolls(over), listed(over)) == ((), (), [])
    with pytest.raises(IllegalMove, match="the game is over"):
        play(over, "draw a1=3 b1=3")
    with pytest.raises(IllegalMove, match="the game is over"):
        play(over, "roll 1")


def over_with(a: str, b: str) -> tuple[int, ...]:
    outcome = DUEL.outcome(position(phase="over", turn="B", only="a1", a=a, b=b))
    assert outcome is not None
    assert outcome.ending == "no room for a pair"
    return outcome.winners


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ("1 1 1 1 1 1", "0 18 18 18 18 18", (0,)),
        ("0 18 18 18 18 18", "1 1 1 1 1 1", (1,)),
        ("3 2 9 9 9 9", "9 9 9 9 2 4", (1,)),
        ("5 4 3 2 1 7", "7 1 2 3 4 6", (1,)),
        ("5 4 3 2 1 6", "6 1 2 3 4 5", (0, 1)),
        ("18 18 18 18 18 18", "18 18 18 18 18 17", (0,)),
        ("0 0 0 0 0 0", "0 0 0 0 0 0", (0, 1)),
        ("0 0 0 0 0 0", "0 0 0 0 0 1", (1,)),
    ],
)
def test_sorted_rows_are_compared_from_the_lowest(a: str, b: str, winners: tuple[int, ...]) -> None:
    assert over_with(a, b) == winners


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert DUEL.outcome(position()) is None


def test_the_report_gives_both_players_rows_and_who_leads() -> None:
    state = position(a="1 0 5 2 2 2", b="0 0 9 9 9 9")
    assert DUEL.report(state) == {
        "game": "duel",
        "total": 12,
        "breakdown": {"sun": 1, "mask": 0, "forest": 5, "lake": 2, "hut": 2, "spear": 2},
        "rank": None,
        "players": {
            "A": {
                "rows": {"sun": 1, "mask": 0, "forest": 5, "lake": 2, "hut": 2, "spear": 2},
                "sorted": [0, 1, 2, 2, 2, 5],
                "total": 12,
            },
            "B": {
                "rows": {"sun": 0, "mask": 0, "forest": 9, "lake": 9, "hut": 9, "spear": 9},
                "sorted": [0, 0, 9, 9, 9, 9],
                "total": 36,
            },
        },
        "leader": "A",
        "over": False,
    }
    assert DUEL.report(position())["leader"] is None
