"""Tables in a page without a server: its worker is asked by messages, and keeps all that it tells."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from copy import deepcopy
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest

from rollwright.api import replay, verify
from rollwright.core.descriptions import goal_of
from rollwright.core.record import parse_record
from rollwright.games.catalogue import find_game
from rollwright.web.page.store import Rows
from rollwright.web.study.puzzles import judge_puzzle
from tests.table.tables import run_apart

from ...record_games import FOLDER
from ..page_client import ROOT, Disk, PageClient

GAMES = ["chiefdom-1", "chiefdom-2", "duel", "fiefdoms"]
MISSING = (
    *("apsw", "click", "idna", "llvmlite", "numba", "numpy", "psycopg", "rich", "segno"),
    *("ssl", "typst", "uvicorn", "uvloop", "websockets"),
)
IMPORT_WITHOUT = f"""
import sys
from importlib.abc import MetaPathFinder
class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {MISSING!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import rollwright.web.page.worker
"""


def test_a_page_imports_nothing_that_its_python_has_not() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_WITHOUT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_is_played_to_the_end_and_its_record_proves_its_dice(game: str) -> None:
    async def play() -> tuple[str, int]:
        page = PageClient(disk := Disk())
        table = await page.open(f"/play/{game}", "bot=wanderer")
        await page.sit_down(table)
        await page.play_on(moves=500)
        assert page.screen.table["phase"] == "over"
        record = await page.call("GET", f"/t/{table}/record.txt")
        return record["body"], len(disk.rows[table]["bodies"])

    record, events = run_apart(play())
    assert events > len(replay(record)["scores"])
    assert verify(record)


def test_after_a_reload_the_game_goes_on_where_it_was_kept() -> None:
    async def play() -> None:
        disk = Disk()
        page = PageClient(disk)
        table = await page.open("/play/chiefdom-2")
        await page.sit_down(table)
        await page.play_on(moves=3)
        again = PageClient(disk)
        await again.sit_down(table)
        assert again.screen.sheets == page.screen.sheets
        await again.play_on(moves=3)
        assert again.screen.table["turn"] > page.screen.table["turn"]

    run_apart(play())


KEPT = json.loads(Path(__file__).with_name("kept_tables.json").read_text("utf-8"))
"""Tables as a browser kept them on 18 November 2026: they open in every later version."""


@pytest.mark.parametrize("rows", KEPT, ids=GAMES)
def test_a_table_that_an_earlier_version_kept_is_played_on(rows: Rows) -> None:
    async def play() -> None:
        disk = Disk()
        disk.rows[rows["table"]] = rows
        events = len(rows["bodies"])
        page = PageClient(disk)
        await page.sit_down(rows["table"])
        await page.play_on(moves=2)
        assert len(disk.rows[rows["table"]]["bodies"]) > events

    run_apart(play())


KEPT_SITE = json.loads(Path(__file__).with_name("kept_site.json").read_text("utf-8"))
"""All that a browser kept of a site before its pages were answered by the server's own routes."""


def test_all_that_a_browser_kept_of_an_earlier_site_is_there_and_played_on() -> None:
    async def play() -> None:
        disk, tables = Disk(), KEPT_SITE["tables"]
        disk.rows = {rows["table"]: deepcopy(rows) for rows in KEPT_SITE["rows"]}
        disk.statements = [*KEPT_SITE["statements"]]
        page = PageClient(disk)
        assert 'value="Ada"' in (await page.call("GET", "/profile"))["body"]
        listed = (await page.call("GET", "/games"))["body"]
        assert all(table in listed for table in tables.values())
        assert re.search(r"/replay/#own=~\w+", listed), "a record that was brought along"
        assert "2026-11-18 chiefdom-2 1&quot;: 2" in (await page.call("GET", "/puzzle/2026-11-18"))["body"]
        assert verify((await page.call("GET", f"/t/{tables['over']}/record.txt"))["body"])
        await page.sit_down(tables["shared"])
        assert page.screen.table["players"]["1"]["name"] in {"Ada", "Bo"}
        for name in ("running", "daily"):
            events, page = len(disk.rows[tables[name]]["bodies"]), PageClient(disk)
            await page.sit_down(tables[name])
            await page.play_on(moves=1)
            assert len(disk.rows[tables[name]]["bodies"]) > events

    run_apart(play())


def test_a_table_that_the_profile_does_not_know_is_offered_and_kept() -> None:
    async def play() -> None:
        disk, rows = Disk(), KEPT[2]
        disk.rows[rows["table"]] = rows
        page = PageClient(disk)
        offered = (await page.call("GET", "/games"))["body"]
        assert (rows["table"] in offered, f'action="{ROOT}games/keep"' in offered) == (True, True)
        assert disk.statements == [], "nothing is kept of what is only looked at"
        assert (await page.call("POST", "/games/keep"))["body"] == "/games"
        listed = (await PageClient(disk).call("GET", "/games"))["body"]
        assert (rows["table"] in listed, "games/keep" in listed) == (True, False)

    run_apart(play())


def test_a_kernel_is_fetched_before_its_table_opens_and_values_for_bots_that_play_by_them() -> None:
    async def play() -> None:
        page = PageClient(disk := Disk())
        await page.open("/play/duel", "bot=apprentice")
        assert page.fetched[0] == ("duel", "{}", False)
        table = await page.open("/play/duel", "bot=elder")
        again = PageClient(disk)
        assert again.fetched == []
        await again.call("GET", f"/t/{table}/facts")
        assert {(game, needs_values) for game, _, needs_values in again.fetched} == {("duel", True)}

    run_apart(play())


def test_a_browser_that_is_full_says_so_and_shows_nothing_that_it_did_not_keep() -> None:
    async def play() -> None:
        disk = Disk()
        page = PageClient(disk)
        table = await page.open("/play/chiefdom-2")
        await page.sit_down(table)
        await page.play_on(moves=1)
        kept, shown = len(disk.rows[table]["bodies"]), page.screen.table["rolls"]
        disk.is_full = True
        await page.ask(do="roll")
        assert "no room to save this move; all before it is safe" in page.refused[-1]["text"]
        assert (len(disk.rows[table]["bodies"]), page.screen.table["rolls"]) == (kept, shown)
        disk.is_full = False
        await page.play_on(moves=1)
        assert page.screen.table["rolls"] > shown

    run_apart(play())


def test_a_table_says_that_it_is_a_lesson_and_has_the_goal_of_its_own_options() -> None:
    async def play() -> None:
        page = PageClient(Disk())
        lesson = await page.open("/learn/fiefdoms", "")
        challenge = await page.open("/play/fiefdoms", "option.challenge=3")
        notes = [
            json.loads((await page.call("GET", f"/t/{table}/facts"))["body"])["notes"]
            for table in (lesson, challenge)
        ]
        assert "began as a lesson" in notes[0]
        assert goal_of(find_game("fiefdoms"), {"challenge": "3"}) in unescape(notes[1])

    run_apart(play())


def test_a_game_that_goes_on_moves_with_the_file_and_stands_in_the_other_list() -> None:
    async def play() -> None:
        page = PageClient(Disk())
        table = await page.open("/play/chiefdom-2", "bot=wanderer")
        await page.sit_down(table)
        await page.play_on(moves=3)
        about, _, record = (await page.call("GET", "/games/records.txt"))["body"].partition("\n\n")
        steps = parse_record(record).steps
        assert len(steps) % 3 == 0 < len(steps), "a roll and two moves a turn, and whole turns only"
        other = PageClient(Disk())
        await other.call("POST", "/games/records", urlencode({"profile": about, "records": record}))
        listed = (await other.call("GET", "/games"))["body"]
        [name] = set(re.findall(r"/replay/#own=(~\w+)&amp;seat=2&amp;at=last", listed))
        assert (await other.call("GET", f"/games/{name}/record.txt"))["body"].strip() == record.strip()
        await other.call("POST", "/games/delete", urlencode({"name": name}))
        assert name not in (await other.call("GET", "/games"))["body"]

    run_apart(play())


def test_several_people_pass_the_page_round_and_play_again_in_the_same_seats() -> None:
    async def play() -> None:
        page = PageClient(Disk())
        form = "game=duel&duel.people=2&name=Ada&avatar=pine&name.2=Bo"
        table = await page.open("/tables", form)
        facts = await page.call("GET", f"/t/{table}/facts")
        assert '"hands":[0,1]' in facts["body"]
        assert '"local":true' in facts["body"], "there is no address to share"
        await page.sit_down(table)
        seats = {page.screen.own["you"]}
        assert (await page.call("POST", f"/t/{table}/hand", "seat=1"))["status"] == 204
        await page.sit_down(table)
        assert seats | {page.screen.own["you"]} == {0, 1}
        assert (await page.call("POST", f"/t/{table}/hand", "seat=7"))["status"] == 400

    run_apart(play())


def test_a_reload_knows_who_has_the_device_and_one_that_is_not_kept_is_not_handed_on() -> None:
    async def play() -> None:
        page = PageClient(disk := Disk())
        table = await page.open("/tables", "game=duel&duel.people=2&name=Ada&avatar=pine&name.2=Bo")
        await page.sit_down(table)
        ada = page.screen.own["you"]
        await page.call("POST", f"/t/{table}/hand", f"seat={1 - ada}")
        again = PageClient(disk)
        await again.sit_down(table)
        assert again.screen.own["you"] == 1 - ada
        disk.is_full = True
        assert (await again.call("POST", f"/t/{table}/hand", f"seat={ada}"))["status"] == 503
        await again.sit_down(table)
        assert again.screen.own["you"] == 1 - ada

    run_apart(play())


def test_the_coach_judges_a_record_step_by_step_and_says_how_far_it_is() -> None:
    async def ask() -> None:
        page = PageClient(Disk())
        record = json.dumps({"text": (FOLDER / "chiefdom-2.record").read_text()})
        taken = json.loads((await page.call("POST", "/api/coach", record))["body"])
        first = await page.look_at_coach(taken["job"])
        assert (first["done"] < first["steps"], first["before"]) == (True, 0)
        while "answer" not in (found := await page.look_at_coach(taken["job"])):
            assert "wrong" not in found
        assert found["answer"]["unit"] == "points"
        assert found["answer"]["playouts"] == 100, "one core thinks"
        assert found["can_go_deeper"]
        assert [len(found[part]) for part in ("charts", "worst")] == [2, 3]
        assert page.fetched == [("chiefdom-2", "{}", True)]
        wrong = await page.call("POST", "/api/coach", '{"text": "nonsense"}')
        assert "wrong" in json.loads(wrong["body"])

    run_apart(ask())


def test_games_are_listed_with_their_results_after_a_reload_and_deleted_for_good() -> None:
    async def play() -> None:
        disk = Disk()
        page = PageClient(disk)
        table = await page.open("/play/duel", "bot=wanderer")
        assert f'href="{ROOT}t/any/?table={table}"' in (await page.call("GET", "/games"))["body"]
        await page.sit_down(table)
        await page.play_on(moves=500)
        again = PageClient(disk)
        listed = (await again.call("GET", "/games"))["body"]
        assert f"{ROOT}replay/#table={table}" in listed
        assert f"{ROOT}coach/#table={table}" in listed
        drawn = await again.call("GET", f"/t/{table}/small-1.svg")
        assert drawn["body"].startswith("<svg")
        assert (await again.call("POST", "/games/delete", f"name={table}"))["status"] == 303
        assert table not in (await PageClient(disk).call("GET", "/games"))["body"]
        assert table not in disk.rows

    run_apart(play())


def test_a_name_is_kept_and_stands_at_the_next_table() -> None:
    async def play() -> None:
        disk = Disk()
        await PageClient(disk).call("POST", "/profile", "name=Ada&avatar=wave")
        page = PageClient(disk)
        assert 'value="Ada"' in (await page.call("GET", "/profile"))["body"]
        table = await page.open("/play/chiefdom-2")
        await page.sit_down(table)
        assert page.screen.table["players"]["0"]["name"] == "Ada"

    run_apart(play())


def test_profile_and_games_move_to_another_browser_as_one_file() -> None:
    async def play() -> None:
        page = PageClient(Disk())
        await page.call("POST", "/profile", "name=Ada&avatar=wave")
        table = await page.open("/play/duel", "bot=wanderer")
        await page.sit_down(table)
        await page.play_on(moves=500)
        file = (await page.call("GET", "/games/records.txt"))["body"]
        about, _, record = file.partition("\n\n")
        other = PageClient(disk := Disk())
        brought = await other.call("POST", "/games/records", urlencode({"profile": about, "records": record}))
        assert json.loads(brought["body"]) == {"read": 1, "new": 1}
        again = PageClient(disk)
        assert (await again.call("GET", "/games/records.txt"))["body"] == file
        wrong = await again.call("POST", "/games/records", "records=nonsense")
        assert wrong["status"] == 400

    run_apart(play())


def test_the_dice_of_a_day_are_the_same_in_every_browser_and_one_try_counts() -> None:
    async def play() -> None:
        page, other = PageClient(disk := Disk()), PageClient(Disk())
        assert "Play today" in (await page.call("GET", "/daily"))["body"]
        assert "follow from the date" in (await page.call("GET", "/daily/fiefdoms"))["body"]
        table = await page.open("/daily/fiefdoms")
        assert (await page.call("POST", "/daily/fiefdoms"))["body"] == f"/t/fiefdoms?table={table}"
        for each, name in ((page, table), (other, await other.open("/daily/fiefdoms"))):
            await each.sit_down(name)
            await each.play_on(moves=1)
        assert page.screen.table["roll"] == other.screen.table["roll"]
        await page.play_on(moves=500)
        again = PageClient(disk)
        assert (await again.call("POST", "/daily/fiefdoms"))["body"] == "/daily/fiefdoms"
        shown = (await again.call("GET", "/daily/fiefdoms"))["body"]
        assert 'id="share-text"' in shown
        assert "apprentice" in shown

    run_apart(play())


def test_puzzles_are_shown_and_those_that_were_solved_are_kept() -> None:
    async def play() -> None:
        page = PageClient(disk := Disk())
        assert 'data-puzzle="' in (await page.call("GET", "/puzzle"))["body"]
        where = "/puzzle/2026-11-18/chiefdom-2/1"
        assert '"puzzle"' in (await page.call("GET", where))["body"].replace("&quot;", '"')
        paths = json.loads((await page.call("GET", f"{where}.json"))["body"])["offers"]["paths"]
        worths, worth, _ = judge_puzzle("chiefdom-2", "2026-11-18", 1)
        assert set(worths) == {",".join(map(str, path)) for path in paths}
        wrong = next(path for path in worths if worths[path] != worth)
        right = next(path for path in worths if worths[path] == worth)
        told = json.loads((await page.call("POST", f"{where}/try", f"tries=1&path={wrong}"))["body"])
        assert told == {"worth": worths[wrong]}, "the answer comes after the last try"
        told = json.loads((await page.call("POST", f"{where}/try", f"tries=2&path={right}"))["body"])
        assert told["worth"] == worth
        assert told["says"]
        again = (await PageClient(disk).call("GET", "/puzzle/2026-11-18"))["body"]
        assert "2026-11-18 chiefdom-2 1&quot;: 2" in again

    run_apart(play())


def test_bots_play_until_the_page_pauses_and_every_game_is_counted() -> None:
    async def play() -> None:
        page = PageClient(Disk())
        wrong = await page.call("POST", "/simulation", "game=duel")
        assert "Choose at least one bot" in wrong["body"]
        form = "game=duel&bot.random=1&bot.greedy=1"
        assert (await page.call("POST", "/simulation", form))["status"] == 204
        while (await page.call("GET", "/simulation"))["body"].count("data-bot") < 2:
            pass
        assert (await page.call("POST", "/simulation/pause"))["status"] == 204
        asked = len(page.questions)
        shown = (await page.call("GET", "/simulation"))["body"]
        assert len(page.questions) == asked
        rows = [line.split(",") for line in (await page.call("GET", "/simulation.csv"))["body"].split()[1:]]
        for bot in ("random", "greedy"):
            games = {int(row[3]) for row in rows if row[2] == bot}
            assert {2 * number for number in games} == {sum(int(row[5]) for row in rows if row[2] == bot)}
            assert f'data-games="{games.pop()}"' in shown

    run_apart(play())


def test_questions_are_answered_and_wrong_ones_in_a_sentence() -> None:
    async def ask() -> None:
        page = PageClient(Disk())
        scored = await page.call("POST", "/api/sheet", '{"text": "duel"}')
        assert scored["status"] == 200
        assert '"total"' in scored["body"]
        wrong = await page.call("POST", "/play/chess")
        assert (wrong["status"], "chess" in wrong["body"]) == (400, True)
        assert (await page.call("GET", "/friend"))["status"] == 404

    run_apart(ask())
