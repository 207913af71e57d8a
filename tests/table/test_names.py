"""Names that show something, and people of one name who are told apart."""

from __future__ import annotations

from unicodedata import category, normalize

import pytest

from rollwright.core.record import clean_text, parse_record
from rollwright.table.rules import commands as c
from rollwright.table.rules.names import check_who, tell_apart, tell_people_apart
from rollwright.table.rules.refusal import Why
from rollwright.table.stores.memory import MemoryStore

from .tables import gather, in_loop, make_hall, refused

INVISIBLE = ["\u3164", "\u115f", "\u2800", "\ufe0f", "\u034f", "\uffa0", "\u17b4", "\U000e0100", "\u0301"]


@pytest.mark.parametrize("letter", INVISIBLE, ids=[f"{ord(letter):04X}" for letter in INVISIBLE])
def test_a_name_that_shows_nothing_is_refused(letter: str) -> None:
    with refused(Why.UNREADABLE):
        check_who(f"{letter} {letter}", "")
    assert check_who(f"a{letter}", "")[0] == normalize("NFC", f"a{letter}"), "it may stand beside something"


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


def test_people_of_a_list_are_told_apart_by_the_age_of_their_profiles() -> None:
    latin, cyrillic, greek = "Anna", "\u0410nn\u0430", "Ann\u03b1"
    listed = [(7, greek), (3, latin), (5, cyrillic), (7, greek), (4, "Bo")]
    assert tell_people_apart(listed) == {
        (3, latin): latin, (4, "Bo"): "Bo", (5, cyrillic): f"{cyrillic} 2", (7, greek): f"{greek} 3",
    }  # fmt: skip


STACK = "\u0323\u0331\u0300\u0301\u0302" * 7
"""Marks above and below a letter, which would cover the lines beside it."""


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("e\u0301", "é"),
        ("Việt", "Việt"),
        ("ที่นี่", "ที่นี่"),
        ("हिन्दी", "हिन्दी"),
        ("x" + "\u0301" * 9 + "y", "x" + "\u0301" * 3 + "y"),
        ("x" + "\u20e3" * 9, "x" + "\u20e3" * 3),
    ],
)
def test_a_letter_has_at_most_three_marks_and_texts_are_composed(given: str, kept: str) -> None:
    assert clean_text(given) == kept
    assert check_who(given, "")[0] == kept
    assert clean_text(kept) == kept


@in_loop
async def test_stacks_of_marks_go_into_no_name_and_no_talk() -> None:
    party = await gather(make_hall(MemoryStore()), 2, start=False, options={"turns": "9"})
    await party.act(0, c.Rename(name=f"Z{STACK}"))
    await party.act(0, c.Say(id="1", text=f"a{STACK * 3} b{STACK}"))
    told = party.tables.actors[party.table].table_state
    assert longest_stack(told.seats[0].name) == 3
    assert [longest_stack(line.text) for line in told.chat] == [3]
    record = parse_record(f"rollwright record 1\ngame duel\nseat 1 person Z{STACK}\nseat 2 bot b{STACK}\n")
    assert [longest_stack(player.name) for player in record.players] == [3, 3]


def longest_stack(text: str) -> int:
    """Return the most marks in a row."""
    stacks = "".join("m" if category(letter).startswith("M") else " " for letter in text).split()
    return max(map(len, stacks), default=0)


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
