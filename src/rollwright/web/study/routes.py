"""The addresses of questions that scripts ask; worker processes answer them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...core.errors import RollwrightError, tell_error
from ..door.seats import address_of
from ..door.worker_requests import ask_apart
from ..html.words import say
from ..server.host import Server
from ..server.workers import Busy
from .answers import QUESTIONS, Question, answer_body


def _answer(question: Question) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await answer_apart(request, answer_body, question, await request.body())

    return endpoint


async def answer_apart(request: Request, function: Callable[..., bytes], *args: object) -> Response:
    """Answer with the JSON that a function returns in another process; what is wrong is said in JSON too."""
    server: Server = request.app.state.server
    if not server.questions.take(address_of(request)):
        return JSONResponse({"wrong": say("wrong-too_many")}, 429)
    try:
        body = await ask_apart(request, function, *args)
    except Busy as wrong:
        return JSONResponse({"wrong": tell_error(wrong)}, 503)
    except RollwrightError as wrong:
        # Half-typed sheets are the rule here, not an error of the page.
        return JSONResponse({"wrong": tell_error(wrong)})
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


ROUTES = [Route(path, _answer(question), methods=["POST"]) for path, question in QUESTIONS.items()]
