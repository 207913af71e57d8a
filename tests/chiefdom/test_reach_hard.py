"""Sheets whose reachability is hard to find out take so many steps and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.games.chiefdom.reach import check_reachable
from rollwright.games.chiefdom.reach import payment_orders as orders_module
from rollwright.games.chiefdom.reach.payment_orders import MOST_STEPS, Effort, TooHard
from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.setup import NewTable, Paper
from rollwright.table.stores.memory import MemoryStore
from tools.hard_reach import RULES, climb, judge, make_sheet

from ..table.tables import in_loop

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
