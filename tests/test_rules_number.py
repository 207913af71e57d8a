"""The number of a game's rules: what each correction changes, and what games before it keep."""

from __future__ import annotations

from collections import Counter

import pytest

from rollwright.conformance import check_game
from rollwright.core.errors import IllegalMove, InvalidSetup, InvalidSheet, OtherRules
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import (
    Option,
    asked_options,
    changed_options,
    fill_options,
    new_options,
    rules_option,
    values_before,
)
from rollwright.core.record import format_record, parse_record, replay
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import GAMES, find_game
from rollwright.table.dice.verify import verify_record
from rollwright.table.rules import commands as c
from rollwright.table.rules.table_record import record_of
from rollwright.table.stores.memory import MemoryStore

from .chiefdom.sheets import dice, full, notations, state_of
from .table.keep_store import make_tables
from .table.tables import gather, in_loop

CORRECTIONS = {2: {"size": "5", "fact": "1"}, 3: {"fact": "2"}}
DECLARED = (Option("size", "9", ("5", "9"), "size"), rules_option(CORRECTIONS))
FOREST = ("2 2 2 2 2 .", ". . . . . .", "3 3 3 3 . .", *[". . . . . ."] * 9)


# ---- the option


def test_a_text_without_a_number_is_of_the_first_rules_and_a_new_game_of_the_newest() -> None:
    assert fill_options(DECLARED, {}) == {"size": "5", "rules": "1"}
    assert new_options(DECLARED) == {"size": "9", "rules": "3"}
    assert new_options(DECLARED, {"rules": "2"}) == {"size": "9", "rules": "2"}
    assert [values_before(DECLARED, {"rules": n})["fact"] for n in "12"] == ["1", "2"]
    assert values_before(DECLARED, {"rules": "3"}) == {}


def test_a_number_is_written_only_where_it_is_not_the_first() -> None:
    assert changed_options(DECLARED, fill_options(DECLARED, {})) == []
    assert changed_options(DECLARED, new_options(DECLARED)) == ["rules=3"]
    assert changed_options(DECLARED, {"size": "9", "rules": "1"}) == ["size=9"]
    assert asked_options(DECLARED, new_options(DECLARED, {"size": "5"})) == {"size": "5"}
    assert asked_options(DECLARED, fill_options(DECLARED, {})) == {"size": "5", "rules": "1"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_says_its_number_and_refuses_others(game: object) -> None:
    found = find_game(game.id)  # type: ignore[attr-defined]
    assert new_options(found.options)["rules"] == "2"
    seats = found.seats[-1] if found.seats[-1] < 3 else 2
    state = start_game(found, seats, new_options(found.options))
    assert found.options_of(state) == new_options(found.options)
    assert found.options_of(start_game(found, seats)) == fill_options(found.options, {})
    with pytest.raises(OtherRules, match="rules number 99, and this version knows numbers 1 to 2"):
        start_game(found, seats, {"rules": "99"})
    with pytest.raises(InvalidSetup, match="choose"):
        start_game(found, seats, {"rules": "new"})


def test_a_sheet_of_unknown_rules_is_refused_in_a_sentence() -> None:
    for head in ("chiefdom-2 rules=7", "fiefdoms rules=7"):
        game = find_game(head.split()[0])
        text = game.format_sheet(start_game(game, 1), 0).replace(game.id, head, 1)
        with pytest.raises(InvalidSheet, match=r"line 1.*rules number 7"):
            game.parse_sheet(text)


# ---- rules 2 of Chiefdom


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
@pytest.mark.parametrize(("rules", "points"), [("", 12), (" rules=2", 10)])
def test_the_largest_forest_is_the_one_with_most_squares(game: str, rules: str, points: int) -> None:
    found = find_game(game)
    state = found.parse_sheet("\n".join([game + rules, *FOREST]), checked=False)
    assert found.score(state, 0).breakdown["forest"] == points
    equal = "\n".join([game + rules, *FOREST]).replace("2 2 2 2 2 .", "2 2 2 2 . .")
    assert found.score(found.parse_sheet(equal, checked=False), 0).breakdown["forest"] == 12


LAST = full("chiefdom-2 bonus=0", "~", "c7 H B", "f12 x").replace("x", ".")
OPTIONAL = LAST.replace("bonus=0", "bonus=0 rules=2")


def test_a_bonus_obliges_nobody_and_a_turn_in_which_nobody_draws_is_the_last() -> None:
    game = find_game("chiefdom-2")
    assert notations(LAST, "2 3 6") == ["2 men bonus f12 f12=F"]
    assert notations(OPTIONAL, "2 3 6") == ["2 men bonus f12 f12=F", "draw nothing"]
    state = game.apply(state_of(OPTIONAL), dice("2 3 6"))
    assert game.waiting(state) == (0,)
    over = game.apply(state, MoveStep(0, game.parse_move("draw nothing")))
    outcome = game.outcome(over)
    assert outcome is not None
    assert outcome.scores[0] == game.score(state, 0)
    with pytest.raises(IllegalMove, match="it must be"):
        game.apply(game.apply(state_of(LAST), dice("2 3 6")), MoveStep(0, game.parse_move("draw nothing")))


def test_who_can_draw_without_a_bonus_must() -> None:
    game = find_game("chiefdom-2")
    blank = start_game(game, 1, new_options(game.options, {"bonus": "on"}))
    state = game.apply(blank, dice("2 3 6"))
    with pytest.raises(IllegalMove, match="something can be drawn without a bonus"):
        game.apply(state, MoveStep(0, game.parse_move("draw nothing")))


def test_the_laws_hold_under_both_numbers() -> None:
    for number in ("1", "2"):
        options = {"bonus": "on", "house_logs": "1", "rules": number}
        check_game(find_game("chiefdom-2"), options, games=1, compiled=False)
    check_game(find_game("duel"), {"rules": "2"}, games=1, compiled=False)
    check_game(find_game("fiefdoms"), {"challenge": "6", "rules": "2"}, games=1, compiled=False)
    check_game(find_game("fiefdoms"), {"rules": "2"}, seats=2, games=1, compiled=False)


# ---- rules 2 of Fiefdoms


@pytest.mark.parametrize(("rules", "unrest"), [("1", [1, 2, 3, 4]), ("2", [1, 1, 1, 1])])
def test_unrest_stays_after_a_townhall_that_only_stands(rules: str, unrest: list[int]) -> None:
    game = find_game("fiefdoms")
    state = start_game(game, 1, {"challenge": "6", "rules": rules})
    found = []
    for roll, wanted in (("E3 E4 W1 W1", "townhall"), ("E1 Ex W2 W3", "pips:0"), ("E1 Ex W2 W4", "pips:0"),
                         ("E1 Ex W2 W5", "pips:0")):  # fmt: skip
        state = game.apply(state, game.parse_roll(state, roll))
        move = next(move for move in game.moves(state, 0) if wanted in game.format_move(move))
        state = game.apply(state, MoveStep(0, move))
        found.append(state.sheets[0].unrest)
    assert found == unrest


# ---- rules 2 of Duel and Fiefdoms: the lot


@pytest.mark.parametrize("name", ["duel", "fiefdoms"])
def test_the_first_player_is_drawn_by_lot(name: str) -> None:
    game, begun = find_game(name), Counter[str]()
    for seed in range(200):
        state = start_game(game, 2, new_options(game.options))
        assert game.waiting(state) == ()
        _, lot = draw_roll(game, state, make_rng(seed, 0, DICE))
        begun[game.options_of(game.apply(state, lot))["first"]] += 1
    assert len(begun) == 2
    assert min(begun.values()) > 80


@pytest.mark.parametrize(("name", "first"), [("duel", "B"), ("fiefdoms", "2")])
def test_a_table_may_say_who_begins(name: str, first: str) -> None:
    game = find_game(name)
    state = start_game(game, 2, new_options(game.options, {"first": first}))
    assert len(game.rolls(state)) > 6
    assert game.options_of(state)["first"] == first


def test_no_seat_begins_that_is_not_there() -> None:
    game = find_game("fiefdoms")
    with pytest.raises(InvalidSetup, match="seat 3 cannot be the first Regent"):
        start_game(game, 2, new_options(game.options, {"first": "3"}))
    state = start_game(game, 2, new_options(game.options))
    with pytest.raises(IllegalMove, match="a lot from 1 to 2"):
        game.apply(state, game.parse_roll(state, "3"))


@pytest.mark.parametrize("name", ["duel", "fiefdoms"])
@in_loop
async def test_the_lot_is_in_the_record_and_verified_like_dice(name: str) -> None:
    tables = make_tables(MemoryStore())
    party = await gather(tables, 2, name, shares=True)
    await party.roll()
    await party.roll()
    await party.act(0, c.End())
    text = format_record(record_of((await tables.view(party.table)).table_state))
    record = parse_record(text)
    lot, dice_rolled = record.steps
    assert (len(lot.split()), len(dice_rolled.split()) > 2) == (2, True)
    assert verify_record(text).ok
    assert replay(find_game(name), record).states[1] != replay(find_game(name), record).states[0]
    other = lot.replace(lot[-1], {"1": "2", "2": "1"}.get(lot[-1], "1"))
    [problem, *_] = verify_record(text.replace(f"1 {lot}\n", f"1 {other}\n", 1)).problems
    assert problem.startswith("step 1 rolled")
