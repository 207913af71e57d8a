"""What people at a table read is told in their language; logs, records and programs have English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright.table
from rollwright.core.errors import InvalidSetup, InvalidSheet, tell_error
from rollwright.core.record import Player, Record
from rollwright.core.types import Outcome
from rollwright.games.catalogue import find_game
from rollwright.language.current import PSEUDO, in_language
from rollwright.language.reasons import Reason, tell_text
from rollwright.table.actors.chooser import PolicyChooser
from rollwright.table.dice.verify import say_what_is_proven
from rollwright.table.messages import MESSAGES
from rollwright.table.people.imports import judge_records
from rollwright.table.rules import commands as c
from rollwright.table.rules.ending import STOPPED, name_ending, outcome_of
from rollwright.table.rules.match import start_match
from rollwright.table.rules.refusal import Refusal
from rollwright.table.rules.setup import PERSON, NewTable, make_settings
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import gather, in_loop, make_hall

SOURCES = [
    path for path in Path(rollwright.table.__file__).parent.rglob("*.py") if path.parent.name != "stores"
]
ERRORS = {"Refusal", "NotYet", "UnknownProfile", "ListFull", "TooManyFriends", "NotKept", "IllegalMove"}
ASCII_WORD = re.compile(r"[A-Za-z]{2,}")


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Return the calls of functions by name, in all of the table's code."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


def told(text: str) -> str:
    """Return a sentence in the pseudo-language; it must know how, and leave no English word."""
    assert isinstance(text, Reason), text
    with in_language(PSEUDO):
        said = tell_text(text)
    assert not ASCII_WORD.search(said), said
    return said


def test_no_refusal_is_a_plain_sentence() -> None:
    plain = [
        ast.unparse(call)
        for name, call in calls()
        if name in ERRORS and isinstance(call.args[-1], ast.Constant | ast.JoinedStr)
    ]
    assert plain == []


def test_every_reason_is_a_message() -> None:
    place = {"make_reason": 0, "check_phase": 2}
    named = [call.args[place[name]] for name, call in calls() if name in place]
    names = [str(node.value) for node in named if isinstance(node, ast.Constant)]
    assert len(names) > 60
    assert [name for name in names if name not in MESSAGES] == []


@in_loop
async def test_refusals_are_english_for_programs_and_told_in_the_readers_language() -> None:
    party = await gather(make_hall(MemoryStore()), 2, "toy")
    commands: list[tuple[int, c.AnyCommand, str]] = [
        (0, c.Undo(id="u"), "this cannot be taken back: there is no move of yours since the last roll"),
        (1, c.Pause(), "only the host of the table does this"),
        (0, c.Extend(seconds=5), "nobody’s time is running"),
        (0, c.Replace(target=5), "no person sits at seat 6"),
        (0, c.Start(), "the game has started already"),
        (0, c.Remove(target=1), "seats are freed before the game starts"),
    ]
    for seat, command, english in commands:
        with pytest.raises(Refusal) as refusal:
            await party.act(seat, command)
        assert str(refusal.value) == english
        told(refusal.value.reason)


@in_loop
async def test_a_ready_phrase_is_kept_in_english_and_shown_in_the_readers_language() -> None:
    party = await gather(make_hall(MemoryStore()), 1, "toy")
    with in_language(PSEUDO):
        await party.act(0, c.Say(id="s", phrase="luck"))
        [line] = party.tables.actors[party.table].table_state.chat
        assert line.text == "Good luck!"
        assert c.tell_phrase(line.text) == "Ĝòòď ĺùćķ!"
        assert c.tell_phrase("My own words") == "My own words"
    assert c.tell_phrase(line.text) == "Good luck!"


@in_loop
async def test_the_end_by_the_host_is_told_in_the_readers_language() -> None:
    party = await gather(make_hall(MemoryStore()), 1, "toy")
    await party.act(0, c.End())
    outcome = outcome_of(party.tables.actors[party.table].table_state)
    assert isinstance(outcome, Outcome)
    assert outcome.ending == STOPPED
    assert outcome.remarks == ("The host ended the game before its end.",)
    told(outcome.remarks[0])


@pytest.mark.parametrize(
    ("game", "ending"),
    [
        ("chiefdom-1", "nobody could draw"),
        ("chiefdom-2", "nobody could draw"),
        ("duel", "no room for a pair"),
        ("fiefdoms", "all turns played"),
        ("fiefdoms", STOPPED),
    ],
)
def test_every_ending_is_named_in_the_readers_language(game: str, ending: str) -> None:
    assert name_ending(find_game(game), ending) == ending
    with in_language(PSEUDO):
        assert not ASCII_WORD.search(name_ending(find_game(game), ending))


def test_what_dice_prove_is_told_of_one_seat_and_of_several() -> None:
    record = Record("toy", (Player("Ada"), Player("Ben"), Player("Cyd")), {}, "unknown")
    [reason] = say_what_is_proven(record, 2)[1]
    assert reason == "each of the seats 1, 2 and 3 brought no nonce, and so has no proof of its own"
    assert "1, 2" in told(reason)
    [alone] = say_what_is_proven(Record("toy", (Player("Ada"),), {}, "unknown"), 2)[1]
    assert alone.startswith("seat 1 brought no nonce")
    for kind in (1, 3):
        for sentences in say_what_is_proven(record, kind):
            assert all(map(told, sentences))


@pytest.mark.parametrize(
    "new", [NewTable("toy", (PERSON,), timer=1), NewTable("toy", (PERSON,) * 40), NewTable("toy", ())]
)
def test_a_wrong_setup_is_told_in_the_readers_language(new: NewTable) -> None:
    with pytest.raises(InvalidSetup) as wrong:
        make_settings(new, TOY, PolicyChooser())
    assert isinstance(wrong.value.reason, Reason)


def test_what_is_wrong_with_a_record_is_told_with_its_line() -> None:
    with pytest.raises(InvalidSheet) as wrong:
        judge_records("rollwright record 1\nnonsense\n", "Ada", 0)
    assert str(wrong.value).startswith("record 1: line ")
    with in_language(PSEUDO):
        assert tell_error(wrong.value).startswith("ŕèćòŕď 1: ĺìńè ")


def test_somebody_without_a_name_is_a_seat() -> None:
    with in_language(PSEUDO):
        match = start_match(TOY, (Player(""), Player("Ada")), {}, "seed 1")
    assert [match.name(0), match.name(1)] == ["Śèàť 1", "Ada"]
