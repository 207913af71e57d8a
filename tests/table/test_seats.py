"""Sitting down, leaving, coming back, being replaced; tokens; who may do what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.table.actors.context import GRACE_SECONDS
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.fair_dice import commitment_of
from rollwright.table.rules import commands as c
from rollwright.table.rules.decide import decide_bot_move
from rollwright.table.rules.decision import BotMove
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.setup import NewTable
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .seeing import see
from .tables import FakeClock, Party, gather, in_loop, make_hall, path_of, refused, until

NINE = {"turns": "9"}


def room_of(party: Party) -> TableState:
    return party.tables.actors[party.table].table_state


async def names(party: Party) -> list[str]:
    return [player["name"] for player in (await party.data())["players"]]


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
    await party.act(0, c.Rename(name="  Ada   Lovelace ", avatar="owl"))
    player = (await party.data())["players"][0]
    assert (player["name"], player["avatar"]) == ("Ada Lovelace", "owl")


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
    async with tables.subscribe(party.table, party.tokens[1]):
        assert (await party.data())["players"][1]["state"] != "away"
    assert (await party.data())["players"][1]["state"] == "away"
    again = Party(make_hall(store), party.table, party.tokens)
    assert (await again.data(1))["you"] == 1
    await again.roll(1)


# ---- leaving and being replaced


async def replaced(tables: Tables) -> Party:
    party = await gather(tables, 3, options=NINE)
    async with tables.subscribe(party.table, party.tokens[0]):
        await party.act(0, c.Leave())
    return party


@in_loop
async def test_a_bot_plays_on_for_whoever_left() -> None:
    tables = make_hall(MemoryStore())
    party = await gather(tables, 2, options=NINE)
    await party.act(1, c.Leave())
    await party.roll()
    await party.move(0)
    await until(lambda: room_of(party).is_chance_due)
    assert (await party.data())["players"][1]["bot"] == "greedy"
    await tables.close()


@in_loop
async def test_the_host_chair_goes_to_the_next_person() -> None:
    party = await replaced(make_hall(MemoryStore()))
    assert (await party.data())["host"] == 1


@in_loop
async def test_a_free_seat_can_be_taken_up_and_brings_no_share_after_the_start() -> None:
    party = await gather(make_hall(MemoryStore()), 2, shares=True, options={"turns": "2"})
    await party.act(1, c.Leave())
    new = await party.tables.join(party.table, "Newcomer", promise=commitment_of("abcd"))
    assert new.seat == 1
    assert (await party.data())["dice"]["promises"] == {0: commitment_of("00"), 1: commitment_of("01")}
    with refused(Why.NOT_YOURS):
        await party.tables.act(party.table, new.token, c.Reveal(nonce="abcd"))


@in_loop
async def test_ids_of_whoever_sat_there_before_mean_nothing_to_the_next() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "9"})
    first = await party.act(1, c.Say(id="s1", text="hello"))
    await party.act(1, c.Leave())
    eve = await party.tables.join(party.table, "Eve", promise=commitment_of("e0"))
    mine = await party.tables.act(party.table, eve.token, c.Say(id="s1", text="hello"))
    assert mine.seq > first.seq
    assert [line["seat"] for line in (await party.data())["chat"]] == [1, 1]


@in_loop
async def test_what_a_bot_thought_of_is_not_played_for_whoever_sat_down_meanwhile() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    await party.roll()
    table_state, data = room_of(party), await party.data(1)
    thought = BotMove(1, data["ask"], TOY.vocabulary.move_of(data["moves"][0]["numbers"]), "bot")
    assert decide_bot_move(table_state, thought).events == ()
    assert len(decide_bot_move(table_state, replace(thought, by="clock")).events) == 1
    assert decide_bot_move(table_state, replace(thought, by="clock", ask=1)).events == ()


@in_loop
async def test_somebody_who_is_there_cannot_be_replaced() -> None:
    tables = make_hall(MemoryStore())
    party = await gather(tables, 2, options=NINE)
    async with tables.subscribe(party.table, party.tokens[1]):
        with refused(Why.NOT_NOW):
            await party.act(0, c.Replace(target=1))


@in_loop
async def test_a_line_that_drops_for_a_moment_costs_nobody_the_seat() -> None:
    clock = FakeClock()
    tables = make_hall(MemoryStore(), clock)
    party = await gather(tables, 2, options=NINE)
    async with tables.subscribe(party.table, party.tokens[1]):
        clock.advance(1000)
    for seconds in (0.1, GRACE_SECONDS - 1):
        clock.advance(seconds)
        with refused(Why.NOT_NOW):
            await tables.act(party.table, party.tokens[0], c.Replace(target=1))
    clock.advance(1)
    await tables.act(party.table, party.tokens[0], c.Replace(target=1))
    assert (await party.data())["players"][1]["bot"]


@in_loop
async def test_after_a_restart_everybody_has_a_moment_to_come_back() -> None:
    clock, store = FakeClock(), MemoryStore()
    party = await gather(make_hall(store, clock), 2, options=NINE)
    clock.advance(1000)
    again = make_hall(store, clock)
    with refused(Why.NOT_NOW):
        await again.act(party.table, party.tokens[0], c.Replace(target=1))


@in_loop
async def test_without_the_host_a_majority_of_the_others_replaces() -> None:
    party = await gather(make_hall(MemoryStore()), 5, options=NINE)
    await party.act(1, c.Replace(target=0))
    with refused(Why.NOT_NOW):
        await party.act(1, c.Replace(target=0))
    await party.act(2, c.Replace(target=0))
    assert (await party.data())["players"][0]["is_person"]
    assert (await party.data())["players"][0]["votes"] == 2
    await party.act(3, c.Replace(target=0))
    data = await party.data()
    assert (data["players"][0]["bot"], data["host"]) == ("greedy", 1)


@in_loop
async def test_votes_of_those_who_left_do_not_count() -> None:
    party = await gather(make_hall(MemoryStore()), 5, options=NINE)
    await party.act(1, c.Replace(target=0))
    await party.act(1, c.Leave())
    assert (await party.data())["players"][0]["votes"] == 0


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
