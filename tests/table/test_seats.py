"""Sitting down, tokens, coming back, talking and playing again."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.table.dice.fair_dice import commitment_of
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore

from .seeing import see
from .tables import Party, gather, in_loop, make_hall, path_of, refused
from .watching import subscribe

NINE = {"turns": "9"}


# ---- opening and sitting down


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        (NewTable("toy", ["person"] * 6), "toy is for 1 to 5 seats, not 6"),
        (NewTable("toy", ["person", "deep-blue"]), "there is no bot 'deep-blue' for toy"),
        (NewTable("toy", ["person"], stand_in="nobody"), "there is no bot 'nobody' for toy"),
        (NewTable("toy", ["greedy"]), "a table has a seat for at least one person"),
        (NewTable("toy", ["person"], {"speed": "9"}), "there is no option 'speed' here"),
        (NewTable("toy", ["person"], timer=1), "a timer is 5 to 604800 seconds, not 1"),
        (NewTable("toy", ["person"], roll_after=-1), "the pause before a roll is 0 to 3600 seconds"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(new: NewTable, sentence: str) -> None:
    @in_loop
    async def create() -> None:
        with pytest.raises(InvalidSetup, match=sentence):
            await make_hall(MemoryStore()).create(new)

    create()


@in_loop
async def test_only_those_who_join_with_the_key_are_host() -> None:
    tables = make_hall(MemoryStore())
    opened = await tables.create(NewTable("toy", ["person"] * 3))
    await tables.join(opened.table, "Eve", host_key="guess")
    ada = await tables.join(opened.table, "Ada", host_key=opened.host_key)
    assert (await see(tables, opened.table)).data["host"] == 0
    with refused(Why.HOST_ONLY):
        await tables.act(opened.table, ada.token, c.Start())


@in_loop
async def test_the_commitment_is_there_before_anybody_gives_a_nonce() -> None:
    tables = make_hall(MemoryStore())
    opened = await tables.create(NewTable("toy", ["person", "greedy"]))
    dice = (await see(tables, opened.table)).data["dice"]
    assert dice["commitment"] == opened.commitment
    assert (dice["promises"], dice["nonces"]) == ({}, [])
    await tables.join(opened.table, "Ada", promise=commitment_of("c0ffee"))
    dice = (await see(tables, opened.table)).data["dice"]
    assert (dice["promises"], dice["nonces"]) == ({0: commitment_of("c0ffee")}, [])


@in_loop
async def test_a_code_is_found_however_it_is_typed() -> None:
    party = await gather(make_hall(MemoryStore()), 1, start=False)
    typed = f" {party.table[:3].lower()}-{party.table[3:].lower()} "
    assert (await see(party.tables, typed)).data["table"] == party.table
    with refused(Why.NO_TABLE):
        await see(party.tables, "NOSUCH")


@in_loop
async def test_a_full_table_takes_nobody() -> None:
    party = await gather(make_hall(MemoryStore()), 2, start=False)
    with refused(Why.FULL):
        await party.tables.join(party.table, "Eve")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    @in_loop
    async def join() -> None:
        tables = make_hall(MemoryStore())
        opened = await tables.create(NewTable("toy", ["person"]))
        with refused(Why.UNREADABLE):
            await tables.join(opened.table, name)

    join()


@in_loop
async def test_a_promise_is_a_hash() -> None:
    tables = make_hall(MemoryStore())
    opened = await tables.create(NewTable("toy", ["person"]))
    for promise in ("xyz", "a" * 65, "a" * 63, "A" * 64, "a|b"):
        with refused(Why.UNREADABLE):
            await tables.join(opened.table, "Ada", promise=promise)


@in_loop
async def test_joining_again_with_ones_own_token_gives_the_same_seat() -> None:
    tables, token = make_hall(MemoryStore()), "t" * 43
    opened = await tables.create(NewTable("toy", ["person"] * 3))
    first = await tables.join(opened.table, "Ada", host_key=opened.host_key, token=token)
    again = await tables.join(opened.table, "Ada", host_key=opened.host_key, token=token)
    other = await tables.join(opened.table, "Bo")
    assert (first, other.seat) == (again, 1)
    assert (await see(tables, opened.table, token)).data["host"] == 0
    for short in ("t" * 31, "t" * 129, "t" * 40 + "|"):
        with refused(Why.UNREADABLE):
            await tables.join(opened.table, "Eve", token=short)


@in_loop
async def test_names_and_avatars_can_be_changed() -> None:
    party = await gather(make_hall(MemoryStore()), 1, start=False)
    await party.act(0, c.Rename(name="  Ada   Lovelace ", avatar="moon"))
    player = (await party.data())["players"][0]
    assert (player["name"], player["avatar"]) == ("Ada Lovelace", "moon")


@in_loop
async def test_seats_nobody_took_are_left_out_at_the_start() -> None:
    tables = make_hall(MemoryStore())
    opened = await tables.create(NewTable("toy", ["person", "person", "greedy", "person"]))
    people = [
        await tables.join(opened.table, name, promise=commitment_of(name), host_key=opened.host_key)
        for name in ("Ada", "Bo")
    ]
    await tables.act(opened.table, people[0].token, c.Leave())
    await tables.act(opened.table, people[1].token, c.Start())
    data = (await see(tables, opened.table, people[1].token)).data
    assert [player["name"] for player in data["players"]] == ["Bo", "greedy"]
    assert (data["you"], data["host"]) == (0, 0)
    assert data["dice"]["promises"] == {0: commitment_of("Bo")}


@in_loop
async def test_the_table_is_open_to_those_who_come_before_the_first_roll() -> None:
    tables = make_hall(MemoryStore())
    opened = await tables.create(NewTable("toy", ["person"] * 3, NINE))
    ada = await tables.join(opened.table, "Ada", host_key=opened.host_key)
    await tables.act(opened.table, ada.token, c.Start())
    late = await tables.join(opened.table, "Late", promise=commitment_of("1a7e"))
    assert late.seat == 1
    await tables.act(opened.table, ada.token, c.RollDice())
    assert (await see(tables, opened.table)).data["waiting"] == [0, 1]
    assert (await see(tables, opened.table)).data["dice"]["promises"] == {}, "it came after the start"
    with refused(Why.FULL):
        await tables.join(opened.table, "Too late")


@in_loop
async def test_a_game_that_cannot_be_started_says_why() -> None:
    party = await gather(make_hall(MemoryStore()), 2, "relay", start=False)
    await party.act(1, c.Leave())
    with refused(Why.NOT_NOW):
        await party.act(0, c.Start())
    assert (await party.data())["phase"] == "open"


@in_loop
async def test_only_the_host_frees_a_seat_before_the_start() -> None:
    party = await gather(make_hall(MemoryStore()), 2, start=False)
    with refused(Why.HOST_ONLY):
        await party.act(1, c.Remove(target=0))
    await party.act(0, c.Remove(target=1))
    with refused(Why.TOKEN):
        await party.data(1)
    with refused(Why.NO_SEAT):
        await party.act(0, c.Remove(target=1))


# ---- tokens


@in_loop
async def test_an_old_token_is_refused_after_leaving() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    await party.roll()
    ask = (await party.data(1))["ask"]
    await party.act(1, c.Leave())
    play = c.Play(id="m", ask=ask, path=path_of("1 x"))
    for attempt in (
        play,
        c.Leave(),
        c.Say(id="s", text="hi"),
        c.Rematch(),
    ):
        with refused(Why.TOKEN):
            await party.act(1, attempt)
    with refused(Why.TOKEN):
        await party.data(1)


@in_loop
async def test_an_old_token_is_refused_after_being_replaced() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    await party.act(0, c.Replace(target=1))
    with refused(Why.TOKEN):
        await party.act(1, c.RollDice())


@in_loop
async def test_a_token_of_one_table_opens_no_other() -> None:
    tables = make_hall(MemoryStore())
    party, other = await gather(tables, 2), await gather(tables, 2)
    with refused(Why.TOKEN):
        await see(tables, party.table, other.tokens[0])
    for nonsense in ("", "x", "\x00", "é" * 1000):
        with refused(Why.TOKEN):
            await see(tables, party.table, nonsense)


@in_loop
async def test_whoever_only_went_away_comes_back_with_the_token() -> None:
    store = MemoryStore()
    tables = make_hall(store)
    party = await gather(tables, 2, options=NINE)
    async with subscribe(tables, party.table, party.tokens[1]):
        assert (await party.data())["players"][1]["state"] != "away"
    assert (await party.data())["players"][1]["state"] == "away"
    again = Party(make_hall(store), party.table, party.tokens)
    assert (await again.data(1))["you"] == 1
    await again.roll(1)


# ---- talking and playing again


@in_loop
async def test_chat_takes_phrases_and_short_texts() -> None:
    party = await gather(make_hall(MemoryStore()), 1)
    await party.act(0, c.Say(id="1", phrase="luck"))
    await party.act(0, c.Say(id="2", text=" <b>hi</b>  there "))
    await party.act(0, c.Say(id="2", text="<b>hi</b> there"))
    assert [line["text"] for line in (await party.data())["chat"]] == ["Good luck!", "<b>hi</b> there"]
    for wrong in (c.Say(id="3", text="  "), c.Say(id="3", phrase="curse"), c.Say(id="3", text="a\x1b[2J")):
        with refused(Why.UNREADABLE):
            await party.act(0, wrong)


@in_loop
async def test_a_rematch_is_one_new_table_with_the_same_settings() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "1"})
    with refused(Why.NOT_NOW):
        await party.act(0, c.Rematch())
    await party.roll()
    await party.move_all()
    first = await party.act(0, c.Rematch())
    second = await party.act(1, c.Rematch())
    assert first.table == second.table == (await party.data())["rematch"]
    assert first.host_key
    assert not second.host_key
    data = (await see(party.tables, first.table)).data
    assert data["settings"] == (await party.data())["settings"]
    assert data["dice"]["commitment"] != (await party.data())["dice"]["commitment"]


@in_loop
async def test_the_record_is_shown_only_when_the_game_is_over() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "1"})
    with refused(Why.NOT_NOW):
        await party.tables.record(party.table)
