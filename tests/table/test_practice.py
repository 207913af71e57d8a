"""Practice: tables whose dice are a seed's, and tables that go on from sheets of paper."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSetup, InvalidSheet
from rollwright.core.options import fill_options
from rollwright.core.record import Record, Start, parse_record, replay
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import find_game
from rollwright.sheets.paper import make_strip
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.verify import verify_record
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.setup import NewTable, Paper
from rollwright.table.rules.table_state import Phase, TableState
from rollwright.table.stores.memory import MemoryStore

from ..record_games import FOLDER
from .seeing import see
from .tables import FakeClock, Party, in_loop, refused

BACK_AT = 8
STRIPS = [
    ("chiefdom-1", {}, 1),
    ("chiefdom-2", {"cards": "random"}, 2),
    ("fiefdoms", {"challenge": "4"}, 1),
]


def open_hall() -> Tables:
    return Tables(MemoryStore(), clock=FakeClock())


async def sit(tables: Tables, new: NewTable) -> Party:
    """Open a table, seat as many people as it is for, and start."""
    opened = await tables.create(new)
    party = Party(tables, opened.table, [])
    for number in range(list(new.seats).count("person")):
        key = opened.host_key if number == 0 else ""
        party.tokens.append((await tables.join(opened.table, f"Player {number + 1}", host_key=key)).token)
    await party.act(0, c.Start())
    return party


async def room_of(party: Party) -> TableState:
    return (await party.tables.view(party.table)).table_state


async def finish(party: Party) -> None:
    """Play the first legal move until the game is over."""
    while (table_state := await room_of(party)).phase is Phase.PLAYING:
        if table_state.is_chance_due:
            await party.roll()
        for seat in table_state.waiting:
            path = tuple(table_state.game.engine(None).paths(table_state.state, seat)[0])
            await party.act(seat, c.Play(id=f"m{table_state.seq}", ask=table_state.asked[seat], path=path))


async def play_on(party: Party, moves: list[MoveStep]) -> Record:
    """Play these moves, rolling whenever it is time, and return the record."""
    left = list(moves)
    while (table_state := await room_of(party)).phase is Phase.PLAYING:
        if table_state.is_chance_due:
            await party.roll()
            continue
        step = left.pop(0)
        path, ask = table_state.game.vocabulary.path_of(step.move), table_state.asked[step.seat]
        await party.act(step.seat, c.Play(id=f"m{ask}", ask=ask, path=path))
    return parse_record(await party.tables.record(party.table))


def rolls_of(record: Record) -> list[Roll]:
    played = replay(find_game(record.game), record)
    return [step for step in played.steps if isinstance(step, Roll)]


@pytest.mark.parametrize(("name", "chosen", "seats"), STRIPS)
def test_strip_terminal_and_table_of_one_seed_roll_the_same(
    name: str, chosen: dict[str, str], seats: int
) -> None:
    game, rolls = find_game(name), 12
    strip = make_strip(game, fill_options(game.options, chosen), 42, seats=seats)
    printed = [*([strip.deal] if strip.deal else []), *strip.rolls][:rolls]

    @in_loop
    async def play() -> None:
        party = await sit(open_hall(), NewTable(name, ["person"] * seats, chosen, seed=42))
        rolled: list[str] = []
        while len(rolled) < rolls:
            if (await party.data(0))["can_roll"]:
                await party.roll()
                rolled.append((await party.data())["roll"])
            else:
                await party.move_all()
        assert rolled == [str(roll) for roll in printed]

    play()


@in_loop
async def test_practice_is_marked_everywhere_and_has_nothing_to_check() -> None:
    party = await sit(open_hall(), NewTable("fiefdoms", seed=7))
    assert (await party.data())["settings"]["seed"] == 7
    await finish(party)
    assert (await party.data())["dice"]["secret"] == ""
    text = await party.tables.record(party.table)
    record = parse_record(text)
    assert (record.dice, record.nonces, record.secret) == ("seed 7", (), "")
    with pytest.raises(InvalidSheet, match="these dice cannot be checked"):
        verify_record(text)


@in_loop
async def test_a_rematch_of_a_practice_game_meets_the_same_dice() -> None:
    tables = open_hall()
    party = await sit(tables, NewTable("fiefdoms", seed=7))
    await finish(party)
    again = await party.act(0, c.Rematch())
    seated = await tables.join(again.table, "Ada", host_key=again.host_key)
    await tables.act(again.table, seated.token, c.Start())
    await tables.act(again.table, seated.token, c.RollDice())
    first = rolls_of(parse_record(await tables.record(party.table)))[0]
    assert (await see(tables, again.table)).data["roll"] == str(first)


# ---- going on from paper


def sheets_at(record: Record, turn: int) -> tuple[Paper, list[MoveStep]]:
    """Return what paper shows as a turn begins, and the moves that were made after it."""
    game = find_game(record.game)
    played = replay(game, record)
    at = next(n for n, state in enumerate(played.states) if game.turn_of(state) == turn)
    seats = 1 if game.id == "duel" else len(record.players)
    texts = [game.format_sheet(played.states[at], seat) for seat in range(seats)]
    rolled = sum(isinstance(step, Roll) for step in played.steps[:at])
    return Paper(texts, turn, rolled), [s for s in played.steps[at:] if isinstance(s, MoveStep)]


@pytest.mark.parametrize("name", ["chiefdom-1", "chiefdom-2-cards-named", "duel-9", "fiefdoms-three"])
def test_a_table_that_goes_on_from_paper_with_the_same_dice_ends_alike(name: str) -> None:
    before = parse_record((FOLDER / f"{name}.record").read_text())
    paper, moves = sheets_at(before, BACK_AT)
    seed = int(before.dice.removeprefix("seed "))

    @in_loop
    async def play() -> None:
        new = NewTable(before.game, ["person"] * len(before.players), seed=seed, paper=paper)
        after = await play_on(await sit(open_hall(), new), moves)
        assert after.start == Start(BACK_AT, paper.rolled or 0, tuple(paper.sheets))
        game = find_game(before.game)
        assert fill_options(game.options, after.options) == fill_options(game.options, before.options)
        first, second = (game.outcome(replay(game, record).final) for record in (before, after))
        assert first is not None
        assert second == first

    play()


@in_loop
async def test_fair_dice_go_on_from_paper_and_can_be_checked() -> None:
    paper, _ = sheets_at(parse_record((FOLDER / "chiefdom-1.record").read_text()), BACK_AT)
    party = await sit(open_hall(), NewTable("chiefdom-1", paper=paper))
    assert (await party.data())["settings"]["start_turn"] == BACK_AT
    assert (await party.data())["turn"] == BACK_AT
    await finish(party)
    text = await party.tables.record(party.table)
    assert f"start turn {BACK_AT} rolls {BACK_AT - 1}" in text
    assert verify_record(text).ok


@in_loop
async def test_every_sheet_needs_somebody_and_everybody_may_choose_theirs() -> None:
    paper, _ = sheets_at(parse_record((FOLDER / "fiefdoms-three.record").read_text()), BACK_AT)
    tables = open_hall()
    opened = await tables.create(NewTable("fiefdoms", ["person"] * 3, paper=paper))
    ada = await tables.join(opened.table, "Ada", host_key=opened.host_key, seat=2)
    assert ada.seat == 2
    with refused(Why.NOT_NOW):
        await tables.act(opened.table, ada.token, c.Start())
    assert (await tables.join(opened.table, "Bo", seat=2)).seat == 0
    assert (await tables.join(opened.table, "Cy")).seat == 1
    await tables.act(opened.table, ada.token, c.Start())
    table_state = (await tables.view(opened.table)).table_state
    assert [who.name for who in table_state.seats] == ["Bo", "Cy", "Ada"]
    assert [table_state.game.format_sheet(table_state.state, seat) for seat in range(3)] == list(paper.sheets)


BLANK = "chiefdom-2\n" + ". . . . . .\n" * 12


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        (NewTable("chiefdom-2", seed=-1), "a seed is a number from 0 to"),
        (NewTable("chiefdom-2", hints="some"), "hints are for alone, all, nobody"),
        (NewTable("chiefdom-2", paper=Paper([BLANK], 0)), "turn is a number from 1 to 999, not 0"),
        (NewTable("chiefdom-2", paper=Paper([])), "a game goes on from at least one sheet"),
        (NewTable("chiefdom-2", ["person"] * 2, paper=Paper([BLANK])), "this is a sheet for 1 seat, not 2"),
        (NewTable("chiefdom-2", options={"cards": "3"}, paper=Paper([BLANK])), "the sheets name their op"),
        (NewTable("chiefdom-2", paper=Paper([BLANK.replace(". .", "H .", 1)])), "sheet 1: "),
    ],
)
def test_a_practice_table_that_cannot_be_is_refused(new: NewTable, sentence: str) -> None:
    @in_loop
    async def create() -> None:
        with pytest.raises((InvalidSetup, InvalidSheet), match=sentence):
            await open_hall().create(new)

    create()


@in_loop
async def test_a_game_that_is_over_on_paper_does_not_go_on() -> None:
    record = parse_record((FOLDER / "fiefdoms-solo.record").read_text())
    final = replay(find_game("fiefdoms"), record).final
    paper = Paper([find_game("fiefdoms").format_sheet(final, 0)])
    with pytest.raises(InvalidSetup, match="the game is over already"):
        await open_hall().create(NewTable("fiefdoms", paper=paper))
