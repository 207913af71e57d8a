"""The addresses of questions that scripts ask; worker processes answer them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from starlette.responses import Response

from ...core.errors import RollwrightError, tell_error
from ...table.rules.refusal import Refusal
from ..door.answer import json, packed_json
from ..door.host import Busy, Cost, Kind
from ..door.route import Posted, Route, post
from ..door.who import ANYONE
from .answers import QUESTIONS, Question, answer_body


async def say_what_is_wrong(answering: Awaitable[Response]) -> Response:
    """Answer what is wrong with a question as an answer: half-typed sheets are the rule, not an error."""
    try:
        return await answering
    except (Refusal, Busy):
        raise
    except RollwrightError as wrong:
        return json({"wrong": tell_error(wrong)})


def _declare() -> Iterator[Route]:
    for path, question in QUESTIONS.items():
        yield post(path, Cost.WORKER, ANYONE, Kind.JSON)(_answer(question))


def _answer(question: Question) -> Callable[[Posted[None]], Awaitable[Response]]:
    async def answer(asked: Posted[None]) -> Response:
        return await say_what_is_wrong(_ask(asked, question))

    return answer


async def _ask(asked: Posted[None], question: Question) -> Response:
    return packed_json(await asked.run(answer_body, question, asked.body))


ROUTES = [*_declare()]
