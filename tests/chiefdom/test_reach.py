"""Which sheets a game can reach: refused with the reason, and never at any length."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.games.chiefdom import Chiefdom
from rollwright.games.chiefdom.board import bits_of
from rollwright.games.chiefdom.edition import FIRST, SECOND, Edition
from rollwright.games.chiefdom.reach import check_reachable
from rollwright.games.chiefdom.reach import payment_orders as orders_module
from rollwright.games.chiefdom.reach.payment_orders import MOST_STEPS, Effort, TooHard
from rollwright.games.chiefdom.sheet import Sheet
from rollwright.games.chiefdom.text.sheet_text import LAYERS, MARKS
from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.setup import NewTable, Paper
from rollwright.table.stores.memory import MemoryStore
from tools.hard_reach import RULES, climb, judge, make_sheet

from ..table.tables import in_loop
from .oracle import EDITIONS, Rules, draw, may_draw
from .sheets import SETUPS, game_of, random_states, sheet, state_of

# ---- Sheets that no game can reach are refused with the reason, and all others accepted


def refuse(text: str) -> InvalidSheet:
    with pytest.raises(InvalidSheet) as caught:
        state_of(text, checked=True)
    assert state_of(text, checked=False)
    return caught.value


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
@pytest.mark.parametrize(
    ("runs", "line", "column", "reason"),
    [
        (["c4 L"], 5, 5, "c4 is a lumberjack with no tree next to him"),
        (["c4 L", "d5 3"], 5, 5, "c4 is a lumberjack with no tree next to him"),
        (["f12 F"], 13, 11, "f12 is a fisherman with no water next to him"),
        (["a1 B"], 2, 1, "a1 is a builder with no house next to him"),
        (["b2 O ~"], 3, 3, "b2 is jobless beside water; he would be a fisherman"),
        (["b2 O 2"], 3, 3, "b2 is jobless beside a tree; he would be a lumberjack"),
        (["a1 3 L 3", "d5 B H O"], 6, 11, "f5 is jobless beside a house; he would be a builder"),
        (["a1 3 L 3", "e5 H"], 6, 9, "e5 is a house with no builder next to it"),
        (["a1 3 L 3", "d5 H L 3"], 6, 7, "d5 is a house with no builder next to it"),
        (["b7 #", "a1 3 L"], 8, 3, "b7 is a wall that hangs on nothing: walls grow from the pre-drawn ones"),
        (["a7 #", "b8 #", "a1 3 L"], 9, 3, "b8 is a wall that hangs on nothing"),
        (["e5 B H"], None, None, "a house costs 5 logs, and only 0 were ever cut"),
        (["a1 2 L 2", "e5 B H"], None, None, "a house costs 5 logs, and only 4 were ever cut"),
        (["a1 3 L 3", "a2 3", "d5 H B H"], None, None, "houses cost 10 logs, and only 6 were ever cut"),
    ],
)
def test_what_no_game_can_reach_is_refused_with_the_place(
    game: str, runs: list[str], line: int | None, column: int | None, reason: str
) -> None:
    wrong = refuse(sheet(game, *runs))
    assert reason in wrong.reason
    assert wrong.line == line
    assert column is None or wrong.column == column


def test_a_wall_in_the_east_alone_hangs_on_nothing_in_the_first_edition_only() -> None:
    assert "f7 is a wall that hangs on nothing" in str(refuse(sheet("chiefdom-1", "f7 #", "a1 3 L")))
    assert state_of(sheet("chiefdom-2", "f7 #", "a1 3 L"), checked=True)


def test_a_wall_without_two_logs_ever_cut_is_refused_in_the_second_edition_only() -> None:
    assert "a7 is a wall, which needs 2 logs in stock" in str(refuse(sheet("chiefdom-2", "a7 #")))
    assert state_of(sheet("chiefdom-1", "a7 #"), checked=True)


def test_logs_spent_later_were_there_for_the_wall() -> None:
    assert state_of(sheet("chiefdom-2", "a1 3 L 2", "e5 B H", "a7 # #"), checked=True)


# ---- orders


IN_ANY_ORDER = "the houses cannot have been paid for in any order"


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_a_house_whose_logs_come_from_trees_that_had_to_come_after_its_builder_is_refused(game: str) -> None:
    """The builder at c2 was jobless when his house came, so the trees beside him were not there."""
    trees_beside_him = sheet(game, "b1 L 3 L", "b2 3 B H", "b3 L")
    assert IN_ANY_ORDER in str(refuse(trees_beside_him))


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_trees_elsewhere_pay_for_the_house_and_those_beside_the_builder_come_later(game: str) -> None:
    assert state_of(sheet(game, "b1 L 3 L", "b2 3 B H", "b3 L", "a5 3 L 2"), checked=True)


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_a_builder_drawn_beside_a_house_that_stands_may_have_any_trees(game: str) -> None:
    """The first man is at e2, with no tree beside him; the one at c2 came when the house stood."""
    assert state_of(sheet(game, "b1 L 3 L", "b2 3 B H B", "b3 L"), checked=True)


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_one_tree_beside_the_builder_may_be_too_much(game: str) -> None:
    """Six logs, three of them beside the builder: three were there for his house."""
    assert IN_ANY_ORDER in str(refuse(sheet(game, "a1 3 L 3 B H")))
    assert state_of(sheet(game, "a1 3 L 3 . B H"), checked=True)
    assert state_of(sheet(game, "b1 2", "a2 3 L 3 B H"), checked=True)


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
def test_the_logs_of_one_cluster_may_pay_for_the_next(game: str) -> None:
    """5 logs stand apart; the first house frees the tree beside its man, and that pays the second."""
    first = ["a1 3 L 2", "a5 H B 3 L", "d6 3", "d4 2"]
    assert state_of(sheet(game, *first, "a9 H B 2"), checked=True)
    both_late = ["a1 2 L 2", "a5 H B 3 L", "d6 3", "a9 H B 3 L"]
    assert state_of(sheet(game, *both_late), checked=True)
    stuck = ["a5 H B 3 L", "a9 H B 3 L", "d6 2", "d10 2"]
    assert IN_ANY_ORDER in str(refuse(sheet(game, *stuck)))


def test_a_bonus_used_needs_something_drawn_after_its_house() -> None:
    just_built = ["a1 3 L 3", "e5 B H"]
    assert "bonus=1, but too little was drawn after" in str(refuse(sheet("chiefdom-2 bonus=1", *just_built)))
    assert state_of(sheet("chiefdom-2 bonus=1", *just_built, "a12 O"), checked=True)
    assert state_of(sheet("chiefdom-2 bonus=0", *just_built), checked=True)
    assert refuse(sheet("chiefdom-2 bonus=1", *just_built, "a7 #")).line == 1


def test_more_bonuses_than_houses_are_refused() -> None:
    wrong = refuse(sheet("chiefdom-2 bonus=2", "a1 3 L 3", "e5 B H", "a12 O O O"))
    assert (wrong.line, wrong.reason) == (1, "bonus=2, but each house gives one and there are 1")


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_state_of_random_games_is_accepted(game: Chiefdom, options: dict[str, str]) -> None:
    for number in range(3):
        for state in random_states(game, options, 1, seed=11, number=number):
            text = game.format_sheet(state, 0)
            assert state_of(text, checked=True).sheets == (state.sheet(0),)


def test_an_empty_sheet_is_reached_by_doing_nothing() -> None:
    for game, _ in SETUPS:
        assert game_of(sheet(game.id)).parse_sheet(sheet(game.id))


# ---- The reachability check against the truth on small material: every order of drawing is tried


Drawn = tuple[str, int]
"""The icons on a few squares, and how many bonuses are used."""
BLOCK = ("a6", "b6", "a7", "b7", "a8", "b8")
ROW = ("a7", "b7", "c7", "d7", "e7", "f7")
CROOK = ("b2", "c2", "d2", "c3", "c4", "d4")


def every_game(squares: tuple[str, ...], icons: str, rules: Rules, bonus: bool) -> set[Drawn]:
    """Return all that can ever stand on the squares when nothing is drawn elsewhere.

    One square a turn is enough: a triple lets anybody draw any icon in one square, and a 2 less a
    bonus is one square as well.
    """
    start = ("." * len(squares), 0)
    found, fresh = {start}, [start]
    while fresh:
        for after in _one_turn(fresh.pop(), squares, icons, rules, bonus):
            if after not in found:
                found.add(after)
                fresh.append(after)
    return found


def _one_turn(
    drawn: Drawn, squares: tuple[str, ...], icons: str, rules: Rules, bonus: bool
) -> Iterator[Drawn]:
    cells, used = dict(zip(squares, drawn[0])), drawn[1]
    free = [square for square in squares if cells[square] == "."]
    for square, icon in product(free, icons):
        if may_draw(cells, icon, square, rules):
            for after in draw(cells, icon, [square]):
                text = "".join(after.values())
                yield text, used
                if bonus and icon not in "#H" and used < drawn[0].count("H"):
                    yield text, used + 1


def refusal(edition: Edition, squares: tuple[str, ...], drawn: Drawn) -> str | None:
    """Return why the check refuses a drawing; None if it does not."""
    layers = {
        layer: bits_of(*(square for square, icon in zip(squares, drawn[0]) if icon == mark))
        for layer, mark in zip(LAYERS, MARKS[1:])
    }
    try:
        check_reachable(Sheet(**layers, bonuses=drawn[1]), edition.rules("pips", bonus=True))
    except InvalidSheet as wrong:
        return str(wrong)
    return None


def disagreements(
    edition: Edition, squares: tuple[str, ...], found: set[Drawn], asked: set[Drawn]
) -> list[str]:
    wrong = []
    for drawn in sorted(asked):
        reason = refusal(edition, squares, drawn)
        if (reason is None) != (drawn in found):
            wrong.append(f"{drawn}: {reason or 'accepted, but no order leads there'}")
    return wrong


def rules_of(edition: Edition) -> Rules:
    return replace(EDITIONS[edition.id], house_cost=edition.facts.house_logs)


CHEAP = replace(SECOND, facts=SECOND.facts._replace(house_logs=2))
"""Houses for two logs, so that several fit on six squares."""
THREE_LOGS = replace(FIRST, facts=FIRST.facts._replace(house_logs=3))


@pytest.mark.parametrize(
    ("edition", "squares", "marks"),
    [
        (FIRST, BLOCK, ".#~FO"),
        (CHEAP, BLOCK, ".2LHB"),
        (THREE_LOGS, ROW, ".3LHB"),
        pytest.param(FIRST, BLOCK, ".3LHB", marks=pytest.mark.soak),
        pytest.param(SECOND, ROW, ".#2LO", marks=pytest.mark.soak),
    ],
)
def test_every_drawing_of_six_squares_is_judged_as_trying_every_order_judges_it(
    edition: Edition, squares: tuple[str, ...], marks: str
) -> None:
    icons = "".join(icon for icon in "#~23HO" if icon in marks or icon == "O")
    found = every_game(squares, icons, rules_of(edition), bonus=False)
    asked = {("".join(row), 0) for row in product(marks, repeat=len(squares))}
    assert disagreements(edition, squares, found, asked) == []


@pytest.mark.parametrize(
    ("edition", "squares"),
    [
        (SECOND, ROW),
        (CHEAP, BLOCK),
        pytest.param(SECOND, BLOCK, marks=pytest.mark.soak),
        pytest.param(CHEAP, ROW, marks=pytest.mark.soak),
    ],
)
def test_used_bonuses_are_judged_as_trying_every_order_judges_them(
    edition: Edition, squares: tuple[str, ...]
) -> None:
    found = every_game(squares, "3HO~", rules_of(edition), bonus=True)
    paid = {(text, used + more) for text, used in found for more in (0, 1, 2) if "H" in text}
    assert any(used for _, used in found)
    assert disagreements(edition, squares, found, paid) == []


def test_houses_whose_logs_could_only_come_later_are_found_by_trying_every_order() -> None:
    found = every_game(CROOK, "3HO", rules_of(THREE_LOGS), bonus=False)
    asked = {("".join(row), 0) for row in product(".3LHB", repeat=len(CROOK)) if "H" in row}
    assert disagreements(THREE_LOGS, CROOK, found, asked) == []
    reasons = [refusal(THREE_LOGS, CROOK, drawn) or "" for drawn in asked]
    assert any("cannot have been paid for in any order" in reason for reason in reasons)


# ---- Sheets whose reachability is hard to find out take so many steps and no more


HARD = [sheet.split() for sheet in Path(__file__).with_name("hard_reach.txt").read_text().split("\n\n")]
"""The sheet that froze a server for 22 s, and the hardest that the search has found since."""
HARD_SHEET = "\n".join(
    [" ".join(HARD[0][:2]), *(" ".join(HARD[0][at : at + 6]) for at in range(2, len(HARD[0]), 6))]
)
"""The first of them as people write it."""
WORST_BONUSES = (0, 5, 8, 12, 13)


@pytest.mark.parametrize("words", HARD)
@pytest.mark.parametrize("bonuses", WORST_BONUSES)
def test_the_hardest_sheets_found_are_judged_in_bounded_steps(words: list[str], bonuses: int) -> None:
    found = judge("".join(words[2:]), bonuses)
    assert found.steps <= MOST_STEPS // 2
    assert found.verdict != "too hard"


def test_the_sheet_that_froze_the_server_can_be_reached() -> None:
    assert judge("".join(HARD[0][2:]), 8).verdict == "reachable"


def test_who_runs_out_of_steps_is_told_so_in_a_sentence() -> None:
    with pytest.raises(TooHard, match="could not be found out"):
        check_reachable(make_sheet("".join(HARD[0][2:]), 8), RULES, Effort(3))
    assert issubclass(TooHard, InvalidSheet)


def test_every_step_of_a_search_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound rests on it: without steps left nothing is looked at twice."""
    made: list[int] = []
    take = orders_module.Orders._can_take

    def counting(self: orders_module.Orders, *args: object) -> bool:
        made.append(1)
        return take(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(orders_module.Orders, "_can_take", counting)
    effort = Effort()
    check_reachable(make_sheet("".join(HARD[0][2:]), 8), RULES, effort)
    # A call that takes no step ends at once: it has found an order, or one that failed before.
    assert len(made) <= 3 * (MOST_STEPS - effort.left)


@in_loop
async def test_a_sheet_is_checked_when_its_table_is_opened_and_never_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = "chiefdom-2\n" + "3 L 3 . . .\n" + ". . . . . .\n" * 11
    padded = text.replace(" ", "   ")
    store = MemoryStore()
    tables = Tables(store)
    opened = await tables.create(NewTable("chiefdom-2", paper=Paper([padded])))
    monkeypatch.setattr("rollwright.games.chiefdom.game.check_reachable", None)
    ada = await tables.join(opened.table, "Ada", host_key=opened.host_key)
    await tables.act(opened.table, ada.token, c.Start())
    await tables.act(opened.table, ada.token, c.RollDice())
    await tables.close()
    again = Tables(store)
    room = (await again.view(opened.table)).table_state
    assert room.settings.start is not None
    assert room.settings.start.sheets == (text,), "kept as the game writes it, however it came"
    assert room.game.turn_of(room.state) == 1
    await again.close()


@pytest.mark.soak
def test_an_hour_of_climbing_finds_no_sheet_that_is_too_hard() -> None:
    for found in climb(3600, seed=2):
        assert found.verdict != "too hard", found.text
        assert found.seconds < 5, found.text
