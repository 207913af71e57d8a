"""What leaves the server about a table: nothing that is secret, nothing twice, and little work for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import OrderedDict
from contextlib import AsyncExitStack
from typing import Any

import pytest

from rollwright.core.game import start_game
from rollwright.core.types import Roll
from rollwright.games.catalogue import find_game
from rollwright.sheets.svg import base, layout_of, marks
from rollwright.sheets.svg import drawings as svg_drawings
from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.live.feed import Feed
from rollwright.web.live.presenter import Presenter, look_ahead
from rollwright.web.parts import assets
from rollwright.web.server.host import Server
from tests.table.tables import run_apart

from ..feeding import Gathering, gather, tell_now, wait_until_told

TABLES = [("chiefdom-1", 2), ("chiefdom-2", 4), ("duel", 2), ("fiefdoms", 3)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[t[0] for t in TABLES])
TURNS = 6


async def play_turns(table: Gathering, turns: int, check: Any) -> None:
    """Play so many rolls, looking after every step."""
    rolled = 0
    while not table.is_over and rolled < turns:
        if table.table_state.is_chance_due:
            rolled += 1
            await table.act(0, c.RollDice())
        else:
            await table.play(table.table_state.waiting[-1], rolled * 7)
        check()


@every_table
def test_everybody_sees_what_the_game_lets_them_see_and_nothing_else(game: str, seats: int) -> None:
    async def play() -> None:
        async with gather(game, seats) as table:
            watchers = list(zip([*range(seats), None], table.eyes))

            def check() -> None:
                table_state = table.table_state
                names = [who.name for who in table_state.seats]
                for seat, eyes in watchers:
                    view = table_state.game.view(table_state.state, seat)
                    for other in (0,) if game == "duel" else range(seats):
                        assert eyes.see(other) == marks(table_state.game, view, other, names=names)
                    assert eyes.own.get("ask") == (None if seat is None else table_state.asked.get(seat))

            await play_turns(table, TURNS, check)

    run_apart(play())


@pytest.mark.parametrize(("game", "seats"), [("chiefdom-1", 2), ("chiefdom-2", 3), ("fiefdoms", 3)])
def test_no_byte_depends_on_a_move_that_others_have_not_answered(game: str, seats: int) -> None:
    """Two moves that only their seat may know: everybody else is sent the very same."""

    async def told(number: int) -> list[list[str]]:
        async with gather(game, seats, seed=3) as table:
            while table.table_state.is_chance_due:  # the lot that says who begins, then the dice
                await table.act(0, c.RollDice())
            first = table.table_state.waiting[0]
            if len(table.table_state.waiting) == 1:
                await table.play(first)  # somebody pairs the dice first, for all to see
            for eyes in table.eyes:
                eyes.read()
                eyes.texts.clear()
            mover = table.table_state.waiting[0]
            await table.play(mover, number)
            return [eyes.texts for seat, eyes in enumerate(table.eyes) if seat != mover]

    def tidy(texts: list[list[str]]) -> list[list[Any]]:
        """Leave out the time of day, which differs from game to game."""
        read = [[json.loads(text) for text in each] for each in texts]
        for each in read:
            for message in each:
                for line in message.get("lines", []):
                    line.pop("at")
        return read

    one, other = (tidy(run_apart(told(number))) for number in (0, 1))
    assert one == other
    assert any(one)


def test_the_offers_of_a_seat_go_to_that_seat_alone() -> None:
    async def play() -> None:
        async with gather("chiefdom-2", 3) as table:
            await table.act(0, c.RollDice())
            for seat, eyes in enumerate(table.eyes):
                assert bool(eyes.offers) == (seat < 3)

    run_apart(play())


@every_table
def test_the_secret_and_the_tokens_are_in_no_text(game: str, seats: int) -> None:
    async def play() -> None:
        async with gather(game, seats) as table:
            secret = table.eyes[0].watcher.feed.actor._secret.hex()
            await play_turns(table, 3, lambda: None)
            seen = "".join(text for eyes in table.eyes for text in eyes.texts)
            assert len(seen) > 1000
            hashes = [who.token_hash for who in table.table_state.seats]
            for hidden in (secret, *table.tokens, *hashes, *(n.nonce for n in table.table_state.nonces)):
                assert hidden not in seen

    run_apart(play())


@every_table
def test_who_comes_later_sees_the_same_as_who_was_there_all_along(game: str, seats: int) -> None:
    async def play() -> None:
        async with gather(game, seats) as table:
            await play_turns(table, 4, lambda: None)
            late = await table.watch(table.tokens[1])
            late.read()
            early = table.eyes[1]
            assert late.sheets == early.sheets
            assert late.own == early.own
            for part in late.table.keys() - {"lines", "left", "to_roll", "bases"}:
                assert late.table[part] == early.table[part], part

    run_apart(play())


def test_lines_of_before_the_start_follow_their_seats() -> None:
    """A seat that nobody took is left out at the start, and those behind it move up."""

    async def play() -> None:
        server = Server(Tables(MemoryStore()))
        opened = await server.tables.create(NewTable("chiefdom-2", ["person"] * 3))
        ada = await server.tables.join(opened.table, "Ada", host_key=opened.host_key)
        cy = await server.tables.join(opened.table, "Cy", seat=2)
        async with AsyncExitStack() as stack:
            table = Gathering(server, opened.table, [ada.token, cy.token], stack)
            early = await table.watch(ada.token)
            await table.act(1, c.Say(id="a", text="I sit third"))
            await table.act(0, c.Say(id="b", text="and I first"))
            await table.act(0, c.Start())
            late = await table.watch(None)
            for eyes in (early, late):
                eyes.read()
            said = [line for line in late.table["lines"] if line["kind"] == "said"]
            assert [(line["seat"], line["text"]) for line in said] == [(1, "I sit third"), (0, "and I first")]
        await server.tables.close()

    run_apart(play())


# ---- costs, counted


@pytest.mark.parametrize(("game", "seats"), [("chiefdom-2", 4), ("duel", 2), ("fiefdoms", 4)])
def test_a_move_draws_nothing_lists_once_for_each_seat_asked_and_is_encoded_once(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    async def play() -> None:
        async with gather(game, seats) as table:
            await play_turns(table, 2, lambda: None)
            for name in ("fill", "draw_base", "make_page"):
                monkeypatch.setattr(svg_drawings, name, lambda *_, name=name, **__: drawn.append(name))
            for _ in range(12):
                before, asked = table.server.counters.copy(), dict(table.table_state.asked)
                if table.table_state.is_chance_due:
                    await table.act(0, c.RollDice())
                else:
                    await table.play(table.table_state.waiting[0], 3)
                done = table.server.counters - before
                fresh = {seat: ask for seat, ask in table.table_state.asked.items() if asked.get(seat) != ask}
                assert done["public_encodings"] == 1
                assert done["listings"] == len(fresh)

    run_apart(play())
    assert drawn == []


def test_a_move_of_four_costs_few_bytes() -> None:
    async def play() -> None:
        async with gather("chiefdom-2", 4) as table:
            await play_turns(table, 12, lambda: None)
            for eyes in table.eyes:
                eyes.texts.clear()
            moves = len(table.table_state.steps)
            await play_turns(table, 6, lambda: None)
            sent = sum(len(text) for eyes in table.eyes[:4] for text in eyes.texts)
            assert sent / (len(table.table_state.steps) - moves) < 8_000

    run_apart(play())


def test_a_base_is_the_same_address_for_everybody_until_something_outgrows_it() -> None:
    async def play() -> None:
        async with gather("chiefdom-2", 4) as table:
            addresses = {tuple(bases) for bases in table.eyes[0].table["bases"].values()}
            assert len(addresses) == 1
            table_state = table.table_state
            layout = layout_of(table_state.game, table_state.state, 0)
            assert (
                "fish-20"
                in base(table_state.game, table_state.game.options_of(table_state.state), layout).spots
            )

    run_apart(play())


# ---- compiled, as servers run


@every_table
def test_a_compiled_server_offers_the_same_moves_and_scores_as_a_plain_one(game: str, seats: int) -> None:
    async def play(is_fast: bool) -> list[Any]:
        async with gather(game, seats, seed=5, is_fast=is_fast) as table:
            told: list[Any] = []

            def check() -> None:
                told.extend(
                    (eyes.offers.get("paths"), dict(eyes.sheets), dict(eyes.own)) for eyes in table.eyes
                )

            await play_turns(table, 3, check)
            if table.table_state.is_chance_due:
                await table.act(0, c.RollDice())
            asked = table.eyes[table.table_state.waiting[0]]
            return [told, asked.offers["gains"], asked.offers["changes"]]

    assert run_apart(play(True)) == run_apart(play(False))


@pytest.mark.parametrize(
    ("game", "is_fast", "is_apart"),
    [("fiefdoms", True, True), ("chiefdom-2", False, True), ("chiefdom-2", True, False)],
)
def test_games_whose_scores_may_take_long_are_described_in_threads(
    game: str, is_fast: bool, is_apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: set[str] = set()
    look_at = Presenter._look_at

    def note(self: Presenter, seat: int) -> Any:
        described.add(threading.current_thread().name.partition("_")[0])
        return look_at(self, seat)

    async def play() -> str:
        async with gather(game, 2, seed=5, is_fast=is_fast) as table:
            monkeypatch.setattr(Presenter, "_look_at", note)
            table.eyes[0].watcher.feed._begin()
            await wait_until_told(table.eyes[0].watcher.feed)
            return threading.current_thread().name

    here = run_apart(play())
    assert described == ({"describing"} if is_apart else {here.partition("_")[0]})


@every_table
def test_a_base_that_was_never_drawn_is_drawn_in_a_thread(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = assets._address

    def note(*key: Any) -> str:
        drawn.append(threading.current_thread().name.partition("_")[0])
        return draw(*key)

    async def play() -> None:
        async with gather(game, seats, seed=5) as table:
            feed = table.eyes[0].watcher.feed
            monkeypatch.setattr(Feed, "_is_quick", lambda feed: True)
            monkeypatch.setattr(assets, "_address", note)
            monkeypatch.setattr(assets, "_addresses", OrderedDict())
            before = table.eyes[0].sheets
            for is_new in (True, False):
                feed._presenter = Presenter(table.table_state.game)
                feed._begin()
                await wait_until_told(feed)
                assert set(drawn) == ({"describing"} if is_new else set())
                drawn.clear()
            assert table.eyes[0].sheets == before

    run_apart(play())


# ---- previews


def test_a_preview_shows_what_the_rules_add_to_a_move() -> None:
    """In Duel a pair marks squares of its tracks, which no choice names."""

    async def play() -> None:
        async with gather("duel", 2, seed=3) as table:
            shown: dict[str, str] = {}
            for number in range(40):
                if table.table_state.is_chance_due:
                    await table.act(0, c.RollDice())
                    continue
                seat = table.table_state.waiting[0]
                view = table.table_state.game.view(table.table_state.state, seat)
                path = table.eyes[seat].offers["paths"][0]
                shown |= look_ahead(table.table_state.game, view, seat, tuple(path))
                await table.play(seat)
                if any("-" in place for place in shown) and number > 10:
                    break
            assert any(place[0] in "AB" and mark == "x" for place, mark in shown.items())

    run_apart(play())


@pytest.mark.parametrize("path", [(), (1,), (1, 1, 1), (999_999,)])
def test_a_preview_of_what_is_no_move_is_refused(path: tuple[int, ...]) -> None:
    game = find_game("chiefdom-2")
    state = game.apply(start_game(game, 1), Roll(("1", "3", "4")))
    with pytest.raises(Refusal):
        look_ahead(game, state, 0, path)


# ---- slow readers and large tables


def test_who_is_behind_is_sent_the_whole_picture_instead() -> None:
    async def play() -> None:
        async with gather("chiefdom-2", 2) as table:
            sleeper = table.eyes[2]
            sleeper.line.fill(True)
            for number in range(20):
                await table.act(0, c.Say(id=f"s{number}", text="la"))
            assert sleeper.line.written == []
            sleeper.line.fill(False)
            await tell_now(sleeper.watcher.feed)
            first, *_ = sleeper.read()
            assert json.loads(first)["whole"]
            assert sleeper.sheets == table.eyes[0].sheets

    run_apart(play())


def test_at_a_large_table_a_sheet_goes_to_its_seat_and_to_those_who_look_at_it() -> None:
    async def play() -> None:
        async with gather("chiefdom-2", 9) as table:
            await table.act(0, c.RollDice())
            assert [set(eyes.sheets) for eyes in table.eyes] == [*({str(s)} for s in range(9)), {"0"}]
            ada = table.eyes[0].watcher
            ada.feed.watch(ada, (5,))
            for seat in range(9):
                await table.play(seat, seat)
            await table.settle()
            view = table.table_state.game.view(table.table_state.state, None)
            assert set(table.eyes[0].sheets) == {"0", "5"}
            assert table.eyes[0].see(5) == marks(table.table_state.game, view, 5, names=[""] * 5 + ["P5"])
            assert table.eyes[0].see(0) == marks(table.table_state.game, view, 0, names=["P0"])

    run_apart(play())


def test_changes_are_told_on_a_loop_whose_timers_that_are_due_at_once_do_not_say_when(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        async with gather("chiefdom-2", 2) as table:
            loop, feed = asyncio.get_running_loop(), table.eyes[0].watcher.feed
            await table.settle()
            monkeypatch.setattr(loop, "call_later", lambda after, call: loop.call_soon(call))
            for number in range(2):
                command = c.Say(id=f"s{number}", text="la")
                await table.server.tables.act(table.table, table.tokens[0], command)
                feed.refresh()
            monkeypatch.undo()
            await table.settle()
            assert sum('"la"' in text for text in table.eyes[1].texts) >= 1

    run_apart(play())
