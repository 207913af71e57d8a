"""The coach: its page, what it is asked, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import Response

from ..door.answer import html, json, packed_json
from ..door.host import Cost, Kind
from ..door.person import Person
from ..door.route import Asked, Posted, get, post
from ..door.who import ANYONE, VISITOR, Secret
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from ..table.mine import Mine, find_mine
from .coach_answers import describe_so_far, encode_answer, read_task
from .coach_jobs import Coach, Job
from .routes import say_what_is_wrong
from .tools import live_region, record_form


def coach_page(mine: Sequence[Mine] = ()) -> Html:
    """Return the page; its script fills it."""
    return page(
        say("coach-title"),
        el(
            "section",
            el("h1", say("coach-title")),
            el("p", say("coach-lead"), class_="lead"),
            record_form("replay-lead", "/coach", mine),
            el("div", id="coach-who", class_="row"),
            el("div", id="coach-state", role="status"),
            class_="card",
        ),
        el("div", id="coach", class_="coach"),
        live_region(),
        script="study/coach.js",
        wide=True,
        here="/coach",
    )


@get("/coach", Cost.STORE, VISITOR)
async def coach(asked: Asked[Person | None]) -> Response:
    """Show the coach's page."""
    return html(coach_page(await find_mine(asked)))


@post("/api/coach", Cost.THINK, ANYONE, Kind.JSON)
async def ask_coach(asked: Posted[None]) -> Response:
    """Take a record to be judged and answer with the name to look for."""
    return await say_what_is_wrong(_take(asked))


async def _take(asked: Posted[None]) -> Response:
    coach, payer = asked.host.service(Coach), asked.payers[0]
    task = await asked.run_as(Cost.WORKER, read_task, asked.body, coach.quick)
    job = Job(task.text, task.seat, task.playouts, task.steps, payer, task.game)
    return json({"job": coach.take(job), "seat": task.seat, "players": list(task.players)})


@get("/api/coach/{job}", Cost.FREE, Secret("job"), Kind.JSON)
async def look_at_coach(asked: Asked[str]) -> Response:
    """Tell how far a job is, or what was found."""
    coach = asked.host.service(Coach)
    job = coach.find(asked.who)
    if job is None:
        return json({"wrong": say("coach-forgotten")}, 404)
    if job.wrong:
        return json({"wrong": job.wrong})
    if job.answer is None:
        so_far = {"done": job.done, "steps": job.steps, "before": coach.before(job), "runs": job.is_running}
        return json({**so_far, **describe_so_far(job)})
    # Drawn once, however often it is looked at.
    job.told = job.told or await asked.run_as(Cost.WORKER, encode_answer, job)
    return packed_json(job.told)


ROUTES = [coach, ask_coach, look_at_coach]
