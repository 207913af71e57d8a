"""The addresses of questions that scripts ask of a sheet, a record or a finished table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from starlette.responses import Response

from ...bots.levels import name_bot
from ...core.errors import RollwrightError, tell_error
from ...table.rules.refusal import Refusal
from ..door.answer import json, packed_json
from ..door.host import Busy, Cost, Kind
from ..door.route import SEAT, Posted, Route, post
from ..door.tokens import check_shown
from ..door.who import ANYONE
from .answers import QUESTIONS, Question, answer_body
from .arrangement import check_arrangement, show_arrangement
from .studio import QUESTIONS as OF_STUDIO


async def say_what_is_wrong(answering: Awaitable[Response]) -> Response:
    """Answer what is wrong with a question as an answer: half-typed sheets are the rule, not an error."""
    try:
        return await answering
    except (Refusal, Busy):
        raise
    except RollwrightError as wrong:
        return json({"wrong": tell_error(wrong)})


def _declare() -> Iterator[Route]:
    for path, question in {**QUESTIONS, **OF_STUDIO}.items():
        yield post(path, Cost.WORKER, ANYONE, Kind.JSON)(_answer(question))


def _answer(question: Question) -> Callable[[Posted[None]], Awaitable[Response]]:
    async def answer(asked: Posted[None]) -> Response:
        return await say_what_is_wrong(_ask(asked, question))

    return answer


async def _ask(asked: Posted[None], question: Question) -> Response:
    return packed_json(await asked.run(answer_body, question, asked.body))


@post(f"/t/{{code}}/arrange-{{seat:{SEAT}}}", Cost.WORKER, ANYONE, Kind.JSON)
async def arrange(asked: Posted[None]) -> Response:
    """Show a seat's arrangement at a finished table: the best, or the one asked for."""
    table, seat = asked.parts["code"], asked.parts["seat"] - 1
    table_state = (await asked.host.tables.view(table)).table_state
    await check_shown(asked, table_state)
    check_arrangement(table_state, seat)
    names = [name_bot(place.name, place.bot) for place in table_state.seats]
    shown = asked.run(show_arrangement, table_state.game.id, table_state.state, names, seat, asked.body)
    return await say_what_is_wrong(_tell(shown))


async def _tell(shown: Awaitable[object]) -> Response:
    return json(await shown)


ROUTES = [*_declare(), arrange]
