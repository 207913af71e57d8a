"""What a profile has reached: medals, bests, puzzles that were tried."""

from __future__ import annotations

from rollwright.table.actors.tables import Tables
from rollwright.table.people.feats import Best, Feat, list_bests, list_feats, name_rival
from rollwright.table.people.own_games import IMPORTED, LESSON, TABLE, NewGame, Rival, keep_seat, note_results
from rollwright.table.people.profiles import Profile, delete_profile
from rollwright.table.people.solved import Solved, count_solved, list_solved, note_solved, solved_on
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import Store

from .tables import in_loop
from .test_shared_dice import NOW, play, someone

# ---- What a profile has reached: medals, and bests per game, level and board


def finished(store: Store, profile: Profile, key: str, row: tuple[str, str, str, int, int, str]) -> None:
    """Keep a finished game: its name, kind, options, score, place and the others as JSON."""
    name, kind, options, score, place, others = row
    keep_seat(store, profile, key, NewGame(name, 0, "token", "duel", kind, NOW, 1))
    query = "update games set ended = 1, options = ?, score = ?, place = ?, others = ? where name = ?"
    store.write(lambda run: run(query, options, score, place, others, name))


def test_bests_are_told_apart_by_board_and_level_and_lessons_do_not_count(store: Store) -> None:
    key, ada = someone(store, "Ada")
    hunter, bo = '[["hunter", true, 40]]', '[["Bo", false, 40]]'
    for row in (
        ("A", TABLE, "", 50, 1, hunter),
        ("B", TABLE, "", 60, 2, hunter),
        ("C", TABLE, "board=11", 70, 1, hunter),
        ("D", TABLE, "", 45, 2, bo),
        ("E", LESSON, "", 99, 1, hunter),
        ("F", IMPORTED, "", 99, 1, hunter),
    ):
        finished(store, ada, key, row)
    assert list_feats(store, ada) == [Feat("duel", "", 60, True, 3), Feat("duel", "board=11", 70, True, 1)]
    assert list_bests(store, ada, "duel") == [
        Best("", "hunter", 60, 2, 1),
        *sorted([Best("board=11", "hunter", 70, 1, 1), Best("", "people", 45, 1, 0)], key=lambda b: b.rival),
    ]
    assert list_bests(store, ada, "fiefdoms") == []


def test_a_rival_is_the_best_bot_or_people_or_nobody() -> None:
    assert name_rival(()) == ""
    assert name_rival((Rival("chief", True, 9), Rival("elder", True, 11))) == "elder"
    assert name_rival((Rival("elder", True, 99), Rival("Bo", False, 1))) == "people"


@in_loop
async def test_a_finished_game_is_kept_with_its_options() -> None:
    tables = Tables(MemoryStore())
    table = await play(tables, NewTable("fiefdoms", options={"challenge": "1"}))
    _, ada = someone(tables.store, "Ada", table)
    note_results(tables.store, (await tables.view(table)).table_state, NOW)
    [feat] = list_feats(tables.store, ada)
    assert (feat.options, feat.is_won) == ("challenge=1 rules=2", False)
    await tables.close()


# ---- Puzzles that a profile has tried: the first time counts, and they go with the profile


def test_the_first_time_counts_and_a_deleted_profile_leaves_nothing(store: Store) -> None:
    key, ada = someone(store, "Ada")
    first, second, missed = (
        Solved("2026-11-17", "duel", 1, 2),
        Solved("2026-11-18", "duel", 1, 1),
        Solved("2026-11-18", "duel", 3, 0),
    )
    for solved in (first, second, missed, first._replace(tries=1)):
        note_solved(store, ada, solved, NOW)
    assert list_solved(store, ada) == [second, missed, first]
    assert solved_on(store, ada, "2026-11-17") == [first]
    assert count_solved(store, ada) == (3, 2, 1)
    delete_profile(store, key)
    assert store.ask("select count(*) from solved") == [(0,)]
