"""Addresses of the coach."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...core.errors import RollwrightError, tell_error
from ..door.host import Busy
from ..door.seats import address_of
from ..door.worker_requests import ask_apart
from ..html.words import say
from ..server.host import Server
from .answers import Json
from .coach_answers import describe_so_far, encode_answer, read_task
from .coach_jobs import Job


async def ask_coach(request: Request) -> Response:
    """Take a record to be judged and answer with the name to look for."""
    server: Server = request.app.state.server
    if not server.questions.take(address_of(request)):
        return _answer({"wrong": say("wrong-too_many")}, 429)
    try:
        task = await ask_apart(request, read_task, await request.body())
        asked = Job(task.text, task.seat, task.playouts, task.steps, address_of(request), task.game)
        job = server.coach.take(asked)
        return _answer({"job": job, "seat": task.seat, "players": list(task.players)})
    except Busy as wrong:
        return _answer({"wrong": tell_error(wrong)}, 503)
    except RollwrightError as wrong:
        return _answer({"wrong": tell_error(wrong)})


async def look_at_coach(request: Request) -> Response:
    """Tell how far a job is, or what was found."""
    server: Server = request.app.state.server
    job = server.coach.find(request.path_params["job"])
    if job is None:
        return _answer({"wrong": say("coach-forgotten")}, 404)
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
        return _answer({"wrong": tell_error(wrong)}, 503)
    return Response(job.told, media_type="application/json", headers={"Cache-Control": "no-store"})


def _answer(told: Json, status: int = 200) -> Response:
    return JSONResponse(told, status, headers={"Cache-Control": "no-store"})


ROUTES = [
    Route("/api/coach", ask_coach, methods=["POST"]),
    Route("/api/coach/{job}", look_at_coach),
]
