"""Games that are made from a kernel of turns and cards: the guide's small one gets everything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import rollwright
from rollwright.conformance import check_game
from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import Option
from rollwright.core.rng import DICE, draw_below, make_rng
from rollwright.core.types import MoveStep, Roll
from rollwright.drawing.page import Details
from rollwright.drawing.plain import draw_plainly
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.observation import planes_for
from rollwright.envs.rules_lanes import RulesLaneSet, make_lanes
from rollwright.envs.solo import SoloEnv
from rollwright.games import catalogue
from rollwright.kernel import interface as kernel
from rollwright.kernel.example import TRIO, Card, Rules, Trio, Turn
from rollwright.kernel.scorecard import EMPTY
from rollwright.sheets.terminal import painter_for


def play_by_rules(seats: int, seed: int, number: int) -> Any:
    """Return the end of a random game, played step by step on the dice of the kernel's games."""
    state, dice = start_game(TRIO, seats), make_rng(seed, number, DICE)
    hands = [make_rng(seed, number, seat + 1) for seat in range(seats)]
    while TRIO.outcome(state) is None:
        if TRIO.waiting(state):
            moves = TRIO.moves(state, state.seat)
            hands[state.seat], which = draw_below(hands[state.seat], len(moves))
            state = TRIO.apply(state, MoveStep(state.seat, moves[which]))
        else:
            dice, roll = draw_roll(TRIO, state, dice)
            state = TRIO.apply(state, roll)
    return state


def table_of(*cards: tuple[int, ...]) -> Any:
    """Return the table of some cards, joined."""
    sheets = ["\n".join(["trio", *map(_line, Card._fields, card)]) for card in cards]
    return TRIO.join([TRIO.parse_sheet(sheet) for sheet in sheets], None)


def _line(box: str, number: int) -> str:
    return f"{box} {'.' if number == EMPTY else number}"


@pytest.mark.parametrize("seats", [1, 3])
def test_the_laws_of_every_game_hold(seats: int) -> None:
    check_game(TRIO, seats=seats, games=2, compiled=seats == 3)


@pytest.mark.parametrize("fast", [False, True])
def test_batches_are_the_games_that_the_rules_play(fast: bool) -> None:
    played = TRIO.engine(fast).play({}, ["random"] * 3, 5, 10, 20)
    ends = [play_by_rules(3, 5, number) for number in range(10, 30)]
    outcomes = [TRIO.outcome(end) for end in ends]
    assert played.list_terms() == [[list(card) for card in (at.card for at in end.sheets)] for end in ends]
    assert played.list_winners() == [list(outcome.winners) for outcome in outcomes if outcome]
    assert played.list_turns() == [3] * 20


def test_a_total_needs_no_room_for_its_terms() -> None:
    at = Turn(Card(9, EMPTY, 4), 0, 2)
    assert kernel.total_at(Rules(), at, 0) == kernel.terms_at(Rules(), at, 0, [0] * 3, 0) == 13
    table, greedy = start_game(TRIO, 1), make_rng(1, 0, 1)
    rolled = TRIO.apply(table, Roll(("2", "5", "5")))
    plain, fast = (TRIO.engine(speed).choose(rolled, 0, "greedy", greedy) for speed in (False, True))
    assert plain == fast == TRIO.parse_move("score sum")


def test_sheets_are_texts() -> None:
    state = table_of((9, EMPTY, 4))
    assert TRIO.format_sheet(state, 0) == "trio\nsum 9\neven .\nalike 4\n"
    assert TRIO.turn_of(state) == 3


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "a sheet is 'trio'"),
        ("trio\nsum 3\neven .\n", 1, "a line with each box"),
        ("trio\nsum 3\neven x\nalike .\n", 3, "nothing brings 'x' in even"),
        ("trio\nsum\neven .\nalike .\n", 2, "nothing brings '' in sum"),
        ("trio dice=4\nsum .\neven .\nalike .\n", 1, "there is no option 'dice' here"),
        ("trio four\nsum .\neven .\nalike .\n", 1, "an option is written name=value"),
    ],
)
def test_sheets_that_cannot_be_read_are_refused(text: str, line: int, said: str) -> None:
    with pytest.raises(InvalidSheet, match=said) as refused:
        TRIO.parse_sheet(text)
    assert refused.value.line == line


def test_tables_are_taken_up_where_their_cards_are() -> None:
    state = table_of((9, EMPTY, 4), (7, EMPTY, EMPTY), (3, EMPTY, EMPTY))
    assert (state.seat, TRIO.turn_of(state)) == (1, 2)
    with pytest.raises(InvalidSetup, match="as many turns as the last, or one more"):
        table_of((7, EMPTY, EMPTY), (9, EMPTY, 4))


def test_dice_that_are_not_due_are_refused() -> None:
    start = start_game(TRIO, 2)
    with pytest.raises(IllegalMove, match="1 2 cannot be rolled now"):
        TRIO.apply(start, Roll(("1", "2")))
    rolled = TRIO.apply(start, Roll(("1", "2", "2")))
    with pytest.raises(IllegalMove, match="1 2 3 cannot be rolled now"):
        TRIO.apply(rolled, Roll(("1", "2", "3")))
    kept = TRIO.apply(rolled, MoveStep(0, TRIO.parse_move("keep 2,2")))
    assert [str(each.roll) for each in TRIO.rolls(kept)] == list("123456")
    assert TRIO.open_dice(kept) == ("2", "2")


class Choosy(Trio):
    """Trio with an option."""

    id = "choosy"
    options = (Option("mood", "calm", ("calm", "wild"), "how it is played"),)

    def table_with(self, options: Mapping[str, str]) -> Any:
        assert options["mood"] in ("calm", "wild")
        return self.params


def test_options_are_kept_by_the_table_and_its_sheets() -> None:
    game = Choosy()
    check_game(game, {"mood": "wild"}, seats=2, games=1, compiled=False)
    state = start_game(game, 1, {"mood": "wild"})
    assert game.options_of(state) == {"mood": "wild"}
    assert game.format_sheet(state, 0).startswith("choosy mood=wild\n")
    assert game.options_of(game.parse_sheet("choosy\nsum .\neven .\nalike .\n")) == {"mood": "calm"}


# ---- what it is given


def test_a_card_is_drawn_with_its_points_and_dice() -> None:
    rolled = TRIO.apply(table_of((9, EMPTY, 4)), Roll(("1", "2", "2")))
    marks = draw_plainly(TRIO).list_marks(TRIO, rolled, 0, Details(("Ada",)))
    assert {place: marks.get(place) for place in Card._fields} == {"sum": "x", "even": None, "alike": "x"}
    assert (marks["points-sum"], marks.get("points-even"), marks["points-alike"]) == ("9", None, "4")
    assert [mark for place, mark in sorted(marks.items()) if place.startswith("die")] == [
        "die-1",
        "die-2",
        "die-2",
    ]
    assert not [place for place in marks if place.startswith("text")]


def test_arrow_keys_go_through_places_that_are_no_squares() -> None:
    painter = painter_for(TRIO)
    assert [painter.locate(box) for box in Card._fields] == [(1, 1), (2, 1), (3, 1)]
    rolled = TRIO.apply(start_game(TRIO, 1), Roll(("1", "2", "2")))
    assert [str(line) for line in painter.describe_dice(TRIO, rolled, 0)] == ["dice 1 2 2"]


def test_a_kernel_without_planes_is_seen_by_its_vocabulary() -> None:
    names = [plane.name for plane in planes_for(TRIO).rest]
    assert names[:5] == ["legal", "begun", "term sum", "term even", "term alike"]
    assert names[-3:] == ["dice", "to move", "turn"]
    lanes = make_lanes(TRIO, 2, None, LaneOptions())
    assert isinstance(lanes, RulesLaneSet)
    lanes.begin(np.ones(2, bool), np.array([1, 2]))
    assert lanes.masks.sum(axis=1).min() > 3


def test_a_copy_of_a_game_seen_by_its_vocabulary_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "added_games", {TRIO.id: TRIO})
    env = SoloEnv(TRIO.id)
    _, told = env.reset(seed=3)
    twin = env.clone(None)
    choice = int(told["action_mask"].argmax())
    (seen, *rest), (other, *same) = env.step(choice), twin.step(choice)
    assert (seen == other).all()
    assert rest[0] == same[0]
    assert (env.reset()[0] == twin.reset()[0]).all(), "both go on with game 1 of the seed"


def test_it_is_simulated_and_stepped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "added_games", {})
    means = [rollwright.simulate(TRIO, bot, games=300, seed=1)["mean"] for bot in ("random", "greedy")]
    assert means[0] < means[1]
    match = rollwright.start(TRIO, seats=2, seed=7)
    match.roll()
    match.play(match.moves()[0])
    assert [score["total"] > 0 for score in match.scores()] == [True, False]
