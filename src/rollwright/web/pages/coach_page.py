"""The coach's page: a record goes in, and what every move was worth comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.descriptions import describe_notation
from ...core.errors import InvalidSheet, RollwrightError
from ...core.record import Replayed
from ...core.types import MoveStep
from ...games.catalogue import find_game
from ...sheets.svg.chart import NARROW, WIDTH, Chart, Turn, draw_chart
from ...sheets.svg.drawings import gather_ghosts
from ..live.seats import address_of
from ..questions.answers import played_record, read_question, write_json
from ..questions.coach import DEEP, QUICK, Decision, Job, SeatAnalysis
from ..questions.worker_requests import ask_apart
from ..server.assets import describe_sheet
from ..server.services import Server
from ..server.strings import say
from ..server.workers import Busy
from .home import Mine
from .html import el
from .layout import page
from .tools import live_region, record_form

Json = dict[str, object]
WORST = 3
MOST_STEPS = 4000
"""Steps of a record that the coach takes on."""


def coach_page(mine: Sequence[Mine] = ()) -> str:
    """Return the page; its script fills it."""
    return page(
        say("coach.title"),
        el(
            "section",
            el("h1", say("coach.title")),
            el("p", say("coach.lead"), class_="lead"),
            record_form("replay.lead", "/coach", mine),
            el("div", id="coach-who", class_="row"),
            el("div", id="coach-state", role="status"),
            el("div", id="coach", class_="coach"),
            class_="card",
        ),
        live_region(),
        script="pages/coach.js",
        wide=True,
        here="/coach",
    )


# ---- asking


async def ask_coach(request: Request) -> Response:
    """Take a record to be judged and answer with the name to look for."""
    server: Server = request.app.state.server
    if not server.questions.take(address_of(request)):
        return _answer({"wrong": say("wrong.too_many")}, 429)
    try:
        task = await ask_apart(request, read_task, await request.body())
        asked = Job(task.text, task.seat, task.playouts, task.steps, address_of(request), task.game)
        job = server.coach.take(asked)
        return _answer({"job": job, "seat": task.seat, "players": list(task.players)})
    except Busy as wrong:
        return _answer({"wrong": str(wrong)}, 503)
    except RollwrightError as wrong:
        return _answer({"wrong": str(wrong)})


class Task(NamedTuple):
    """A record to judge, checked."""

    text: str
    seat: int
    playouts: int
    steps: int
    players: tuple[str, ...]
    game: str


def read_task(body: bytes) -> Task:
    """Read what the coach is asked and play the record through."""
    asked = read_question(body)
    text, seat = asked.get("text"), asked.get("seat")
    if not isinstance(text, str):
        raise InvalidSheet("text is a text")
    _, record, played = played_record(text)
    if len(played.steps) > MOST_STEPS or not any(isinstance(step, MoveStep) for step in played.steps):
        raise InvalidSheet(say("coach.no_moves"))
    seats = len(record.players)
    people = [number for number, player in enumerate(record.players, 1) if not player.is_bot]
    chosen = seat if type(seat) is int and 1 <= seat <= seats else (people or [1])[0]
    playouts = DEEP if asked.get("deep") is True else QUICK
    names = tuple(player.name for player in record.players)
    return Task(text, chosen, playouts, len(played.steps), names, record.game)


async def look_at_coach(request: Request) -> Response:
    """Tell how far a job is, or what was found."""
    server: Server = request.app.state.server
    job = server.coach.find(request.path_params["job"])
    if job is None:
        return _answer({"wrong": say("coach.forgotten")}, 404)
    if job.wrong:
        return _answer({"wrong": job.wrong})
    if job.answer is None:
        before = server.coach.before(job)
        told: Json = {"done": job.done, "steps": job.steps, "before": before, "runs": job.is_running}
        return _answer({**told, **describe_so_far(job)})
    try:
        # Drawn once, however often it is looked at.
        job.told = job.told or await ask_apart(request, encode_answer, job)
    except RollwrightError as wrong:
        return _answer({"wrong": str(wrong)}, 503)
    return Response(job.told, media_type="application/json", headers={"Cache-Control": "no-store"})


def _answer(told: Json, status: int = 200) -> Response:
    return JSONResponse(told, status, headers={"Cache-Control": "no-store"})


# ---- what was found


def encode_answer(job: Job) -> bytes:
    """Return what the coach found as it is sent."""
    return write_json(describe_answer(job))


def describe_so_far(job: Job) -> Json:
    """Return what is known while the coach still works: the course so far, and what cost most in it."""
    judged = list(job.judged)
    if not judged:
        return {}
    game = find_game(job.game)
    is_win = game.engine(fast=False).wants_victory
    dearest = sorted((each for each in judged if each["lost"] > 0), key=lambda each: -each["lost"])[:WORST]
    course = SeatAnalysis(
        seat=job.seat,
        player="",
        start=judged[0]["before"],
        final=judged[-1]["after"],
        worst=[],
        decisions=judged,
    )
    return {
        "unit": "win" if is_win else "points",
        "charts": draw_charts(_chart_of(game, is_win, course)),
        "dearest": [_say(game, each) for each in dearest],
    }


def draw_charts(chart: Chart) -> list[str]:
    """Return a chart for wide screens and one for narrow ones."""
    return [draw_chart(chart._replace(width=width), has_style=False) for width in (WIDTH, NARROW)]


def describe_answer(job: Job) -> Json:
    """Return what the coach found, with a chart and the worst moves drawn."""
    assert job.answer is not None
    game, _, played = played_record(job.text)
    judged = job.answer["seats"][0]
    drawn = [draw_choice(game, played, decision) for decision in judged["worst"]]
    return {
        "answer": {
            **say_moves(game, judged),
            "unit": job.answer["unit"],
            "playouts": job.answer["playouts"],
            "trust": game.manifest.judgement,
            "name": game.name,
        },
        "charts": draw_charts(_chart_of(game, job.answer["unit"] == "win", judged)),
        "worst": drawn,
        "can_go_deeper": job.playouts < DEEP,
    }


def say_moves(game: AnyGame, judged: SeatAnalysis) -> Json:
    """Return a seat's analysis with every move it names in a sentence too, under `said`."""
    worst = [_say(game, each) for each in judged["worst"]]
    return {**judged, "worst": worst, "decisions": [_say(game, each) for each in judged["decisions"]]}


def _say(game: AnyGame, decision: Decision) -> Json:
    return {**decision, "said": _sentences(game, decision)}


def _sentences(game: AnyGame, decision: Decision) -> dict[str, str]:
    moves = {"played": decision["played"], "best": decision["best"]}
    return {which: describe_notation(game, move) for which, move in moves.items()}


def draw_choice(game: AnyGame, played: Replayed[object], decision: Decision) -> Json:
    """Return one decision drawn twice: as it was played, and as it would have been better."""
    index = decision["step"] - 1
    step = played.steps[index]
    assert isinstance(step, MoveStep)
    view = game.view(played.states[index], step.seat)
    sheet, drawings = describe_sheet(game, view, step.seat), {}
    for which, move in (("played", decision["played"]), ("best", decision["best"])):
        ghosts = game.ghosts(view, step.seat, game.parse_move(move))
        drawings[which] = {**sheet, "ghosts": gather_ghosts(game, ghosts)}
    return {**_say(game, decision), "drawings": drawings}


def _chart_of(game: AnyGame, is_win: bool, judged: SeatAnalysis) -> Chart:
    worst = {decision["step"] for decision in judged["worst"]}
    turns = tuple(
        Turn(d["turn"], d["before"], d["after"], d["lost"], _describe(game, d, is_win), d["step"] in worst)
        for d in judged["decisions"]
    )
    who = judged["player"] or say("seat.number", number=judged["seat"])
    return Chart(f"{game.name}: {who}", judged["start"], judged["final"], turns, is_win)


def _describe(game: AnyGame, decision: Decision, is_win: bool) -> str:
    """Return a decision in a sentence."""
    turn, said = decision["turn"], _sentences(game, decision)
    if decision["lost"] <= 0:
        return say("coach.well_played", turn=turn, **said)
    lost = f"{100 * decision['lost']:.1f}%" if is_win else f"{decision['lost']:.1f}"
    return say("coach.lost_move", turn=turn, lost=lost, **said)


ROUTES = [
    Route("/api/coach", ask_coach, methods=["POST"]),
    Route("/api/coach/{job}", look_at_coach),
]
