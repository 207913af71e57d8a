"""The games of a profile: results from the table's log, lists, tallies, records brought along."""

from __future__ import annotations

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.record import format_record
from rollwright.core.types import Outcome, Score
from rollwright.table.people import imports
from rollwright.table.people.imports import judge_records, keep_records, record_of_import, split_records
from rollwright.table.people.own_games import (
    IMPORTED,
    LESSON,
    TABLE,
    NewGame,
    Result,
    Rival,
    Wanted,
    delete_game,
    encode_result,
    find_game_of,
    keep_seat,
    list_games,
    list_played,
    note_results,
    sum_up,
    tally_games,
)
from rollwright.table.people.profiles import NotKept, Profile, find_profile, make_profile
from rollwright.table.rules import commands as c
from rollwright.table.rules.table_record import record_of
from rollwright.table.stores.store import Store

from .tables import GAMES, Party, gather, in_loop, make_hall

NOW = 1_700_000_000_000
NINE = {"turns": "9"}


def someone(store: Store, name: str = "Ada") -> tuple[str, Profile]:
    key = make_profile(store, name, "pine", NOW)
    profile = find_profile(store, key)
    assert profile is not None
    return key, profile


def add_game(
    store: Store, profile: Profile, name: str, result: Result | None = None, **changes: object
) -> None:
    new = NewGame(name, 0, "token", "toy", TABLE, NOW, 2)._replace(**changes)  # type: ignore[arg-type]
    keep_seat(store, profile, "key", new)
    if result is not None:
        query = "update games set ended = ?, score = ?, place = ?, others = ?, terms = ? where name = ?"
        store.write(lambda run: run(query, *encode_result(result), name))


async def play_out(party: Party) -> None:
    while (await party.see()).data["phase"] != "over":
        data = await party.data()
        await (party.move_all() if data["waiting"] else party.roll())


# ---- results


@in_loop
async def test_a_finished_game_is_noted_for_every_profile_at_the_table(store: Store) -> None:
    tables = make_hall(store)
    people = [someone(store, name) for name in ("Ada", "Bo")]
    party = await gather(tables, 2, options=NINE)
    for seat, (key, profile) in enumerate(people):
        token = party.tokens[seat]
        keep_seat(store, profile, key, NewGame(party.table, seat, token, "toy", TABLE, NOW, 2))
    noted = []
    tables.on_over = lambda state: noted.append(state)
    await play_out(party)
    assert len(noted) == 1
    note_results(store, noted[0], NOW + 5)
    note_results(store, noted[0], NOW + 9)
    outcome = noted[0].game.outcome(noted[0].state)
    assert outcome is not None
    for seat, (_, profile) in enumerate(people):
        game = find_game_of(store, profile, party.table)
        assert game is not None
        assert (game.ended, game.score) == (NOW + 5, outcome.scores[seat].total)
        assert (game.place == 1) == (seat in outcome.winners)
        assert game.others == (Rival(f"Player {2 - seat}", False, outcome.scores[1 - seat].total),)
        [played] = list_played(store, profile, "toy", 10)
        assert played.terms == dict(outcome.scores[seat].breakdown)


@in_loop
async def test_a_game_that_goes_on_has_no_result(store: Store) -> None:
    key, profile = someone(store)
    party = await gather(make_hall(store), 2, options=NINE)
    keep_seat(store, profile, key, NewGame(party.table, 0, party.tokens[0], "toy", TABLE, NOW, 2))
    note_results(store, (await party.tables.view(party.table)).table_state, NOW)
    game = find_game_of(store, profile, party.table)
    assert game is not None
    assert not game.is_over
    assert list_played(store, profile, "toy", 10) == []


@in_loop
async def test_a_game_that_its_host_ended_has_the_scores_so_far(store: Store) -> None:
    key, profile = someone(store)
    party = await gather(make_hall(store), 2, options=NINE)
    keep_seat(store, profile, key, NewGame(party.table, 0, party.tokens[0], "toy", TABLE, NOW, 2))
    await party.roll()
    await party.move_all()
    await party.act(0, c.End())
    note_results(store, (await party.tables.view(party.table)).table_state, NOW)
    game = find_game_of(store, profile, party.table)
    assert game is not None
    assert game.is_over


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ((5, 9), (1,), (2, 1)),
        ((5, 5), (0, 1), (1, 1)),
        ((7, 9, 8), (1,), (3, 1, 2)),
        ((4,), (), (2,)),
        ((9, 5), (1,), (2, 1)),
    ],
)
def test_places_are_counted_from_who_won(
    totals: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    outcome = Outcome("done", winners, tuple(Score(total, {"sum": total}) for total in totals))
    players = [(f"P{n}", n == 1) for n in range(len(totals))]
    assert tuple(sum_up(outcome, seat, players, NOW).place for seat in range(len(totals))) == places


# ---- lists


def test_games_that_go_on_come_first_then_the_newest(store: Store) -> None:
    _, profile = someone(store)
    for n, name in enumerate("ABC"):
        add_game(
            store, profile, name, Result(NOW + n, 10 + n, 1 + n % 2, (Rival("bot", True, 3),), {"sum": n})
        )
    add_game(store, profile, "D", opened=NOW - 9)
    add_game(store, profile, "E", game="relay", opened=NOW + 9)
    add_game(store, profile, "F", Result(NOW + 7, 1, 1, (), {}), kind=LESSON, seats=1)
    names = [game.name for game in list_games(store, profile, Wanted(), 10)]
    assert names == ["E", "D", "F", "C", "B", "A"]
    assert [game.name for game in list_games(store, profile, Wanted(), 2, 1)] == ["D", "F"]
    assert [game.name for game in list_games(store, profile, Wanted("toy", won=True), 9)] == ["C", "A"]
    assert [game.name for game in list_games(store, profile, Wanted(running=True), 9)] == ["E", "D"]
    toy, relay = tally_games(store, profile)
    assert toy.all == 5, "lessons are listed, and counted with the list"
    assert (toy.game, toy.over, toy.best, toy.mean, toy.won, toy.with_others) == (
        "toy",
        3,
        12,
        11.0,
        2,
        3,
    )
    assert (relay.game, relay.over, relay.best, relay.mean) == ("relay", 0, None, None)
    assert [played.score for played in list_played(store, profile, "toy", 2)] == [11, 12]


def test_a_game_is_taken_off_ones_own_list_only(store: Store) -> None:
    (_, ada), (_, bo) = someone(store), someone(store, "Bo")
    for profile in (ada, bo):
        add_game(store, profile, "A")
    delete_game(store, ada, "A")
    assert find_game_of(store, ada, "A") is None
    assert find_game_of(store, bo, "A") is not None


# ---- records


async def a_record(store: Store) -> tuple[Party, str]:
    party = await gather(make_hall(store), 2, options=NINE)
    await play_out(party)
    return party, format_record(record_of((await party.tables.view(party.table)).table_state))


@in_loop
async def test_records_brought_along_are_replayed_and_kept_once(store: Store) -> None:
    _, profile = someone(store, "Player 2")
    party, text = await a_record(store)
    judged = judge_records(f"{text}\n{text}".replace("\n", "\r\n"), "Player 2", NOW, lambda name: GAMES[name])
    assert len(judged) == 2
    assert (judged[0].seat, judged[0].table) == (1, party.table)
    assert keep_records(store, profile, judged) == 1
    assert keep_records(store, profile, judged) == 0
    [game] = list_games(store, profile, Wanted(), 10)
    state = (await party.tables.view(party.table)).table_state
    outcome = state.game.outcome(state.state)
    assert outcome is not None
    assert game.score == outcome.scores[1].total
    assert (game.kind, game.is_over, game.is_imported) == (IMPORTED, True, True)
    assert record_of_import(store, profile, game.name) == text
    assert record_of_import(store, someone(store)[1], game.name) is None


@in_loop
async def test_a_record_of_a_table_that_is_ones_own_is_not_doubled(store: Store) -> None:
    key, profile = someone(store)
    party, text = await a_record(store)
    keep_seat(store, profile, key, NewGame(party.table, 0, party.tokens[0], "toy", TABLE, NOW, 2))
    judged = judge_records(text, "Ada", NOW, lambda name: GAMES[name])
    assert keep_records(store, profile, judged) == 0


@in_loop
async def test_a_game_that_goes_on_is_kept_until_it_comes_again_with_more(store: Store) -> None:
    _, profile = someone(store)
    _, text = await a_record(store)
    *lines, _ = text.rstrip("\n").split("\n")
    steps = next(n for n, line in enumerate(lines) if line.startswith("1 "))

    def bring(count: int) -> int:
        part = text if count == 0 else "\n".join(lines[: steps + count]) + "\n"
        return keep_records(store, profile, judge_records(part, "Ada", NOW, lambda name: GAMES[name]))

    assert bring(3) == 1
    [game] = list_games(store, profile, Wanted(), 10)
    assert (game.is_over, game.is_imported, game.is_at_table, game.score) == (False, True, False, None)
    assert [bring(4), bring(3)] == [1, 0]
    [further] = list_games(store, profile, Wanted(), 10)
    assert further.name == game.name
    kept = record_of_import(store, profile, game.name)
    assert kept is not None
    assert len(kept.split("\n")) == steps + 4 + 1
    assert bring(0) == 1
    [over] = list_games(store, profile, Wanted(), 10)
    assert over.is_over


@in_loop
async def test_an_edited_or_empty_record_is_refused_by_its_number(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, text = await a_record(store)
    lines = text.rstrip("\n").split("\n")
    empty = "\n".join(line for line in lines if not line[:1].isdigit()) + "\n"
    rolled = next(n for n, line in enumerate(lines) if " roll " in line)
    edited = "\n".join([*lines[:rolled], f"{lines[rolled]}9", *lines[rolled + 1 :]]) + "\n"
    for wrong in (empty, edited, "rollwright record 1\n"):
        with pytest.raises(InvalidSheet, match="record 2: "):
            judge_records(text + wrong, "Ada", NOW, lambda name: GAMES[name])
    for nothing in ("", "hello"):
        with pytest.raises(InvalidSheet, match="a record begins with"):
            judge_records(nothing, "Ada", NOW)
    with pytest.raises(InvalidSheet, match="at most 50 records"):
        split_records("rollwright record 1\n" * 51)
    monkeypatch.setattr(imports, "MOST_IMPORTED", 0)
    with pytest.raises(NotKept):
        keep_records(store, someone(store)[1], judge_records(text, "Ada", NOW, lambda name: GAMES[name]))
