"""The coach and hints: asked for by HTTP, found off the loop, shown on a page."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route

from rollwright.any_game import AnyGame
from rollwright.bots.hints import Hint
from rollwright.core.descriptions import describe_move, describe_notation, without_marks
from rollwright.core.errors import RollwrightError
from rollwright.core.game import start_game
from rollwright.core.record import parse_record
from rollwright.core.types import Seat
from rollwright.games.catalogue import find_game
from rollwright.table.actors.fair_queue import Client
from rollwright.table.actors.tables import Tables
from rollwright.table.rules.commands import RollDice, Start
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.server import coach as coaching
from rollwright.web.server.coach import MOST_OF_ONE, MOST_WAITING, ProcessCoach
from rollwright.web.server.guard import make_app
from rollwright.web.server.host import Server
from rollwright.web.server.workers import WorkerPool
from rollwright.web.study.coach_answers import describe_answer, describe_so_far, reconcile
from rollwright.web.study.coach_jobs import QUICK, UNWATCHED, Job
from rollwright.web.study.hint_answers import describe_hint
from rollwright.web.study.hints import Hints

from ..record_games import FOLDER
from .clicking import until
from .conftest import Visitor
from .judges import die, judge_for_ever, judge_quickly, refuse
from .test_looks import SIZES, look
from .wire import Wire, of_type, receive

RECORD = (FOLDER / "chiefdom-2.record").read_text()
ADDRESS = "http://localhost"
BUSY = "The coach has many games to look at; try again in a few minutes."


def wait_for(coach: ProcessCoach, name: str) -> Job:
    end = time.monotonic() + 120
    while not (job := coach.find(name)) or not job.is_over:
        assert time.monotonic() < end
        time.sleep(0.02)
    return job


# ---- the coach at work


def test_a_record_is_judged_once_in_a_process_of_its_own() -> None:
    coach = ProcessCoach(judge_quickly)
    name = coach.take(Job(RECORD, 1, QUICK, 59))
    job = wait_for(coach, name)
    assert (job.done, job.wrong) == (59, "")
    assert job.answer is not None
    assert job.answer["seats"][0]["final"] == 167.0
    assert coach.take(Job(RECORD, 1, QUICK, 59)) == name
    assert coach.find(name) is job
    coach.close()


@pytest.mark.parametrize(
    ("analyst", "sentence"),
    [(refuse, "this game cannot be judged"), (die, "The coach could not finish; ask again.")],
)
def test_a_coach_that_fails_says_so_and_can_be_asked_again(analyst: Any, sentence: str) -> None:
    coach = ProcessCoach(analyst)
    name = coach.take(Job(RECORD, 1, QUICK, 59))
    first = wait_for(coach, name)
    assert first.wrong == sentence
    assert coach.take(Job(RECORD, 1, QUICK, 59)) == name
    assert coach.find(name) is not first
    coach.close()


def test_the_coach_takes_on_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    coach = ProcessCoach(judge_quickly)
    monkeypatch.setattr(coach._pool, "submit", lambda *work: None)
    for seat in range(1, MOST_WAITING + 1):
        coach.take(Job(RECORD, seat, QUICK, 59, f"address {seat}"))
    with pytest.raises(RollwrightError, match="many games"):
        coach.take(Job(RECORD, 99, QUICK, 59))
    coach.close()


def test_one_address_leaves_the_coach_to_others_too(monkeypatch: pytest.MonkeyPatch) -> None:
    coach = ProcessCoach(judge_quickly)
    monkeypatch.setattr(coach._pool, "submit", lambda *work: None)
    for seat in range(1, MOST_OF_ONE + 1):
        coach.take(Job(RECORD, seat, QUICK, 59, "one"))
    with pytest.raises(RollwrightError, match="many games"):
        coach.take(Job(RECORD, 9, QUICK, 59, "one"))
    coach.take(Job(RECORD, 9, QUICK, 59, "other"))
    coach.close()


def test_the_game_that_nobody_looked_at_for_longest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    coach = ProcessCoach(judge_quickly)
    monkeypatch.setattr(coach._pool, "submit", lambda *work: None)
    jobs = [
        coach.take(Job(RECORD, seat, QUICK, 59, f"address {seat}")) for seat in range(1, MOST_WAITING + 1)
    ]
    coach._jobs[jobs[5]].looked -= UNWATCHED + 1
    coach._jobs[jobs[7]].looked -= UNWATCHED + 9
    for seat, gone in ((98, [7]), (99, [5, 7])):
        coach.take(Job(RECORD, seat, QUICK, 59, f"address {seat}"))
        assert [n for n, name in enumerate(jobs) if coach._jobs[name].wrong] == gone
    with pytest.raises(RollwrightError, match="many games"):
        coach.take(Job(RECORD, 100, QUICK, 59, "address 100"))
    coach.close()


def test_a_game_that_nobody_looks_at_is_given_up_for_one_that_somebody_waits_for() -> None:
    coach = ProcessCoach(judge_for_ever)
    running, queued = (coach._jobs[coach.take(Job(RECORD, seat, QUICK, 59, "eve"))] for seat in (1, 2))
    for job in (running, queued):
        job.looked -= UNWATCHED + 1
    until_it_runs(running)
    waited_for = coach._jobs[coach.take(Job(RECORD, 3, QUICK, 59, "ada"))]
    until_it_runs(waited_for)
    assert [running.wrong, queued.wrong, waited_for.wrong] == [BUSY, BUSY, ""]
    coach.close()


def until_it_runs(job: Job) -> None:
    end = time.monotonic() + 120
    while not job.is_running:
        job.looked += 0.02 if job.is_watched else 0.0
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_game_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "LONGEST", 0.1)
    coach = ProcessCoach(judge_for_ever)
    assert (
        wait_for(coach, coach.take(Job(RECORD, 1, QUICK, 59))).wrong == "This game took the coach too long."
    )
    coach.close()


def test_a_coach_without_an_analyst_says_so() -> None:
    with pytest.raises(RollwrightError, match="no coach"):
        ProcessCoach().take(Job(RECORD, 1, QUICK, 59))


# ---- by HTTP


def apart(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run an async test in a thread of its own: the browser of other tests has a loop in this one."""

    @wraps(test)
    def run() -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(test())).result()

    return run


@asynccontextmanager
async def serving(**parts: Any) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    server = Server(Tables(MemoryStore()), **parts)
    transport = httpx.ASGITransport(make_app(server, warm=False))
    async with httpx.AsyncClient(
        transport=transport, base_url=ADDRESS, headers={"Origin": ADDRESS}
    ) as client:
        yield server, client
    await server.tables.close()
    server.close()


@apart
async def test_the_coach_is_asked_looked_at_and_answers_with_chart_and_drawings() -> None:
    async with serving(coach=ProcessCoach(judge_quickly)) as (_, client):
        taken = (await client.post("/api/coach", json={"text": RECORD})).json()
        assert taken["seat"] == 1
        assert taken["players"] == [player.name for player in parse_record(RECORD).players]
        answer: dict[str, Any] = {}
        while "answer" not in answer:
            answer = (await client.get(f"/api/coach/{taken['job']}")).json()
            assert "wrong" not in answer
            await asyncio.sleep(0.02)
        assert all(chart.startswith("<svg") and "<style" not in chart for chart in answer["charts"])
        assert len(answer["worst"]) == 3
        assert all(set(each["drawings"]) == {"played", "best"} for each in answer["worst"])
        first = answer["answer"]["decisions"][0]
        assert first["said"]["played"] == describe_notation(
            find_game(parse_record(RECORD).game), first["played"]
        )
        assert first["said"]["played"] != first["played"]
        assert answer["can_go_deeper"]


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({}, "text is a text"),
        ({"text": "nonsense"}, "a record begins with"),
        ({"text": "rollwright record 1\ngame duel\nseat 1 person A\nseat 2 person B\n"}, "no move"),
    ],
)
def test_what_cannot_be_judged_is_answered_in_a_sentence(question: dict[str, str], sentence: str) -> None:
    @apart
    async def ask() -> None:
        async with serving(coach=ProcessCoach(judge_quickly)) as (_, client):
            assert sentence in (await client.post("/api/coach", json=question)).json()["wrong"]
            assert (await client.get("/api/coach/unknown")).status_code == 404

    ask()


# ---- hints


class InlineWorkers(WorkerPool):
    """Answers at once, here: what the tests count cannot be counted in another process."""

    async def ask(self, who: Client, function: Callable[..., Any], *args: Any) -> Any:
        return function(*args)


def first_moves(name: str, view: Any, seat: Seat) -> Sequence[Hint]:
    game = find_game(name)
    moves = game.moves(view, seat)[:3]
    return [Hint(move, game.format_move(move), 100.0 - n, 0.5, False) for n, move in enumerate(moves)]


async def seat_people(server: Server, people: int, hints: str) -> tuple[str, list[str]]:
    opened = await server.tables.create(NewTable("chiefdom-2", ["person"] * people, hints=hints))
    keys = [opened.host_key, *[""] * (people - 1)]
    tokens = [(await server.tables.join(opened.table, "Ada", host_key=key)).token for key in keys]
    await server.tables.act(opened.table, tokens[0], Start())
    return opened.table, tokens


async def ask_hint(client: httpx.AsyncClient, table: str, token: str) -> dict[str, Any]:
    headers = {"Cookie": f"rw-{table}={token}"}
    found: dict[str, Any] = (await client.post(f"/t/{table}/hint", headers=headers)).json()
    return found


@apart
async def test_a_hint_is_for_ones_own_move_and_found_once() -> None:
    asked = []

    def count(game: str, view: Any, seat: Seat) -> Sequence[Hint]:
        asked.append(seat)
        return first_moves(game, view, seat)

    async with serving(hints=Hints(count), thinking=InlineWorkers()) as (server, client):
        table, [token] = await seat_people(server, 1, "alone")
        assert "not your move" in (await ask_hint(client, table, token))["wrong"]
        await server.tables.act(table, token, RollDice())
        table_state = (await server.tables.view(table)).table_state
        found = await ask_hint(client, table, token)
        assert found["ask"] == table_state.asked[0]
        assert [each["move"] for each in found["moves"]] == [
            table_state.game.format_move(move) for move in table_state.game.moves(table_state.state, 0)[:3]
        ]
        assert await ask_hint(client, table, token) == found
        assert asked == [0]
        assert "wrong" in await ask_hint(client, table, "somebody-elses-token")


@pytest.mark.parametrize(
    ("hints", "people", "is_given"),
    [("alone", 1, True), ("alone", 2, False), ("all", 2, True), ("nobody", 1, False)],
)
def test_the_table_says_who_gets_hints(hints: str, people: int, is_given: bool) -> None:
    @apart
    async def ask() -> None:
        async with serving(hints=Hints(first_moves), thinking=InlineWorkers()) as (server, client):
            table, tokens = await seat_people(server, people, hints)
            await server.tables.act(table, tokens[0], RollDice())
            assert ("moves" in await ask_hint(client, table, tokens[-1])) is is_given

    ask()


# ---- on the page


TOO_SMALL = """() => [...document.querySelectorAll('.worst svg text')].filter((e) => e.checkVisibility() &&
  parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a < 10 && e.getBoundingClientRect().bottom <=
  e.ownerSVGElement.getBoundingClientRect().bottom).map((e) => e.textContent)"""


SCROLLED_ASIDE = """() => [...document.querySelectorAll('#coach .scroll')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.scrollWidth)"""


def test_the_page_shows_what_the_coach_found(visitor: Visitor, screenshots: Path) -> None:
    page = visitor.page
    found: Any = judge_quickly(RECORD, QUICK, 1)
    half = Job(RECORD, 1, QUICK, 59, game="chiefdom-2", judged=found["seats"][0]["decisions"][:15])
    waiting: dict[str, Any] = {"steps": 59, "before": 2, "done": 0, "runs": False}
    working = {**waiting, "before": 0, "done": 30, "runs": True, **describe_so_far(half)}
    told = [waiting]

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told[0]))

    page.route("**/api/coach/*", answer)
    page.route("**/api/coach", lambda route: route.fulfill(
        status=200, content_type="application/json",
        body='{"job": "x", "seat": 1, "players": ["greedy", "Bo"]}'))  # fmt: skip
    page.goto("/coach")
    page.fill("#record", RECORD)
    page.click("#load")
    page.wait_for_selector("#coach-state progress")
    told[0] = working
    page.wait_for_selector("#coach .chart svg")
    assert page.locator(".dearest li").count() == 3, "what it has so far is shown while it works"
    told[0] = describe_answer(Job(RECORD, 1, QUICK, 59, answer=found))
    page.wait_for_selector(".worst article")
    assert page.locator(".worst article").count() == 3
    assert "Trees grow." in page.inner_text(".worst article >> nth=0")
    until(page, "document.querySelectorAll('.worst .sheet-box svg').length === 6")
    assert page.locator("#coach tbody tr").count() == 29
    assert "167" in page.inner_text("#coach h2 >> nth=0")
    assert page.locator(".split >> text=−22.5").count() == 1
    look(visitor.page, screenshots, "coached", script=SCROLLED_ASIDE)
    assert page.evaluate(TOO_SMALL) == [], "two whole sheets side by side had letters of three pixels"
    page.set_viewport_size(SIZES["390"])
    assert page.evaluate(SCROLLED_ASIDE) == [], "on a phone the moves are below their figures"
    page.set_viewport_size(SIZES["1280"])
    page.locator(
        ".worst [data-place][aria-label*=forest], .worst [data-place][aria-label*=tree]"
    ).first.click()
    page.wait_for_selector("#tip:has-text('orest')")
    page.click(".worst a >> nth=0")
    page.wait_for_selector("#sheets svg")
    assert page.input_value("#at") == "5"


@pytest.mark.parametrize("name", ["chiefdom-2", "fiefdoms"])
def test_a_hint_is_picked_and_left_to_the_player_to_draw(visitor: Visitor, name: str) -> None:
    """Moves of Fiefdoms are listed under headings that are no part of them."""
    page = visitor.practise(name, seed=1)
    page.wait_for_selector(".chip")
    game, state, ask = see_table(visitor)
    move = game.moves(state, 0)[-1]
    hints = [Hint(move, game.format_move(move), value, 0.5, False) for value in (201.25, 201.0)]
    told = {"ask": ask, "unit": "points", "moves": [describe_hint(game, state, 0, hint) for hint in hints]}
    page.route("**/hint", lambda route: route.fulfill(content_type="application/json", body=json.dumps(told)))
    page.click("#hint button")
    page.wait_for_selector(".hints >> text=201.3")
    assert "about equally good" in page.inner_text("#hint"), "chance alone could make the difference"
    page.locator(".hints button").first.click()
    page.click("#confirm button.main")
    moved = page.locator("#log .moved").first
    moved.wait_for(state="attached")
    assert without_marks(describe_move(game, move)) in " ".join((moved.text_content() or "").split())


def see_table(visitor: Visitor) -> tuple[AnyGame, Any, int]:
    """Return the game, its state after the first roll, and what the browser's seat is asked."""
    wire = Wire(visitor.address)
    for cookie in visitor.context.cookies():
        wire.client.cookies.set(cookie["name"], cookie["value"])
    with wire.connect(visitor.page.url.rsplit("/", 1)[1]) as line:
        table, own = receive(line, of_type("table")), receive(line, of_type("own"))
    game = find_game(json.loads(visitor.page.locator("#facts").get_attribute("data-facts") or "")["game"])
    state = start_game(game, game.seats.start)
    state = game.apply(state, game.parse_roll(state, " ".join(table["roll"]["faces"])))
    return game, state, own["ask"]


def test_what_a_move_lost_is_before_minus_after_and_chances_are_chances() -> None:
    decision = {"before": 0.47, "after": -0.09, "lost": 0.1, "step": 3}
    sure = {"before": 0.9, "after": 0.97, "lost": 0.08, "step": 5}
    judged: Any = {"start": 0.5, "final": 0.0, "play": -1.4, "luck": 0.9, "worst": [decision],
                   "decisions": [decision, sure]}  # fmt: skip
    found = reconcile(judged, is_win=True)
    for each in found["decisions"]:
        assert 0 <= each["after"] <= each["before"] <= 1
        assert each["lost"] == each["before"] - each["after"]
    assert found["play"] == -sum(each["lost"] for each in found["decisions"])
    assert found["start"] + found["luck"] + found["play"] == pytest.approx(found["final"])
