"""The number of a game's rules in logs: kept by old games, given to new ones, and set aside if unknown."""

from __future__ import annotations

import pytest

from rollwright.core.options import RULES
from rollwright.core.rng import make_rng
from rollwright.games.catalogue import find_game
from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore

from .keep_store import play
from .tables import FakeClock, Party, gather, in_loop, refused
from .test_versions import change_log

GAME = "chiefdom-2"


def make_tables(store: MemoryStore) -> Tables:
    """Return tables as a server has them after a start."""
    return Tables(store, clock=FakeClock(), find_game=find_game)


def number_rules(store: MemoryStore, table: str, number: str) -> None:
    """Write another number of the rules into a table's log."""

    def change(raw: dict[str, object]) -> None:
        event = raw["event"]
        assert isinstance(event, dict)
        if event["type"] == "created":
            event["settings"]["options"][RULES] = number

    change_log(store, table, change)


async def begin(tables: Tables, **options: str) -> Party:
    party = await gather(tables, 1, GAME, options=options)
    await party.roll()
    return party


@in_loop
async def test_a_new_table_has_the_newest_rules_and_an_old_one_keeps_its_own() -> None:
    store = MemoryStore()
    tables = make_tables(store)
    new, old = await begin(tables), await begin(tables, rules="1")
    for party, number in ((new, "2"), (old, "1")):
        state = (await make_tables(store).view(party.table)).table_state
        assert state.settings.options[RULES] == number
        assert state.game.options_of(state.state)[RULES] == number
    await tables.act(old.table, old.tokens[0], c.End())
    await tables.act(old.table, old.tokens[0], c.Rematch())
    successor = (await tables.view(old.table)).table_state.successor
    assert (await tables.view(successor)).table_state.settings.options[RULES] == "2"


@in_loop
async def test_a_log_of_unknown_rules_is_set_aside_until_a_version_knows_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    party, other = await begin(make_tables(store)), await begin(make_tables(store))
    number_rules(store, party.table, "99")
    tables = make_tables(store)
    for _ in range(2):
        with pytest.raises(Refusal, match="is played by rules that this version does not have") as refusal:
            await tables.view(party.table)
        assert refusal.value.why is Why.OTHER_RULES
    assert store.quarantined() == {}
    await play(Party(tables, other.table, other.tokens), make_rng(1, 0, 1), 4)
    assert len((await tables.view(other.table)).table_state.steps) == 5

    declared = next(option for option in find_game(GAME).options if option.name == RULES)
    with monkeypatch.context() as upgraded:
        upgraded.setitem(vars(declared), "values", ("1", "2", "99"))
        assert (await make_tables(store).view(party.table)).table_state.settings.options[RULES] == "99"
    with refused(Why.OTHER_RULES):
        await make_tables(store).view(party.table)


@in_loop
async def test_a_table_that_an_earlier_version_marked_damaged_is_looked_at_again() -> None:
    store = MemoryStore()
    party = await begin(make_tables(store))
    store.quarantine(party.table, "event 4 of the table cannot be replayed: IllegalMove()")
    assert (await make_tables(store).view(party.table)).table_state.rolls == 1
    assert store.quarantined() == {}


@in_loop
async def test_nobody_begins_a_game_of_unknown_rules() -> None:
    with pytest.raises(ValueError, match="of rules number 99, and this version knows numbers 1 to 2"):
        await make_tables(MemoryStore()).create(NewTable(GAME, ["person"], {"rules": "99"}))
