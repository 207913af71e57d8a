"""Names that show something, and people of one name who are told apart."""

from __future__ import annotations

import pytest

from rollwright.table.rules import commands as c
from rollwright.table.rules.names import check_who, tell_apart
from rollwright.table.rules.refusal import Why
from rollwright.table.stores.memory import MemoryStore

from .tables import gather, in_loop, make_hall, refused

INVISIBLE = ["\u3164", "\u115f", "\u2800", "\ufe0f", "\u034f", "\uffa0", "\u17b4", "\U000e0100", "\u0301"]


@pytest.mark.parametrize("letter", INVISIBLE, ids=[f"{ord(letter):04X}" for letter in INVISIBLE])
def test_a_name_that_shows_nothing_is_refused(letter: str) -> None:
    with refused(Why.UNREADABLE):
        check_who(f"{letter} {letter}", "")
    assert check_who(f"a{letter}", "")[0] == f"a{letter}", "it may stand beside something"


@pytest.mark.parametrize("name", ["Mira", "明", "❤️", "7", "é", "Ø", "!?"])
def test_a_name_that_shows_something_is_taken(name: str) -> None:
    assert check_who(f"  {name} ", "fish") == (name, "fish")


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("Mira", [], "Mira"),
        ("Mira", ["Bo"], "Mira"),
        ("Mira", ["Mira"], "Mira 2"),
        ("mira", ["Mira", "Mira 2"], "mira 3"),
        ("Mi\u034fra", ["Mira"], "Mi\u034fra 2"),
        ("Мirа", ["Mira"], "Мirа 2"),
        ("ＭＩＲＡ", ["Mira"], "ＭＩＲＡ 2"),
        ("x" * 40, ["x" * 40], "x" * 38 + " 2"),
    ],
)
def test_people_of_one_name_are_told_apart(name: str, others: list[str], told: str) -> None:
    assert tell_apart(name, others) == told


@in_loop
async def test_who_joins_or_takes_a_name_that_is_taken_gets_a_number() -> None:
    party = await gather(make_hall(MemoryStore()), 3, start=False, options={"turns": "9"})
    table_state = party.tables.actors[party.table].table_state
    first = table_state.seats[0].name
    await party.act(1, c.Rename(name=first))
    await party.act(2, c.Rename(name=first.upper()))
    table_state = party.tables.actors[party.table].table_state
    assert [who.name for who in table_state.seats] == [first, f"{first} 2", f"{first.upper()} 3"]
    seq = table_state.seq
    await party.act(1, c.Rename(name=first))
    assert party.tables.actors[party.table].table_state.seq == seq, "nothing changed, nothing is written"
    await party.act(2, c.Leave())
    await party.tables.join(party.table, first)
    assert party.tables.actors[party.table].table_state.seats[2].name == f"{first} 3"
