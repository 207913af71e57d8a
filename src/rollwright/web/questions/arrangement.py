"""What a game leaves to arrange at its end: the best is shown, changes are offered as a tree of choices."""

from __future__ import annotations

from typing import TypedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.arrangement import Arranging, Edit
from ...core.errors import RollwrightError
from ...core.types import Score, Seat
from ...games.catalogue import find_game
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase
from ..live.seats import address_of
from ..people.identity import check_shown
from ..server.assets import describe_sheet
from ..server.converters import SEAT
from ..server.services import Server
from ..server.strings import say
from .routes import read_question, read_text
from .worker_requests import ask_apart

Json = dict[str, object]
LONGEST = 2000


def can_arrange(game: AnyGame) -> bool:
    """Say whether a game leaves something to arrange."""
    return isinstance(game, Arranging)


async def arrange(request: Request) -> Response:
    """Show a seat's arrangement at a finished table: the best, or the one asked for."""
    server: Server = request.app.state.server
    if not server.questions.take(address_of(request)):
        return JSONResponse({"wrong": say("wrong.too_many")}, 429)
    try:
        body, seat = await request.body(), request.path_params["seat"] - 1
        table_state = (await server.tables.view(request.path_params["code"])).table_state
        await check_shown(request, table_state)
        if (
            table_state.phase is not Phase.OVER
            or not can_arrange(table_state.game)
            or not 0 <= seat < len(table_state.seats)
        ):
            raise Refusal(Why.NOT_NOW, say("arrange.not_now"))
        names = [place.name for place in table_state.seats]
        found = await ask_apart(
            request, show_arrangement, table_state.game.id, table_state.state, names, seat, body
        )
        return JSONResponse(found, headers={"Cache-Control": "no-store"})
    except (RollwrightError, Refusal) as wrong:
        return JSONResponse({"wrong": str(wrong)})


def show_arrangement(name: str, state: object, names: list[str], seat: Seat, body: bytes) -> Json:
    """Return an arrangement, the sheet drawn with it, and its changes as offers."""
    game = find_game(name)
    assert isinstance(game, Arranging)
    asked = read_question(body)
    text = read_text(asked, "text")[:LONGEST] if asked.get("text") is not None else None
    shown = game.arrange(state, seat, text)
    after = [game.arrange(state, seat, edit.after).score for edit in shown.edits]
    return {
        "text": shown.text,
        "is_best": shown.is_best,
        "total": shown.score.total,
        "best": game.score(state, seat).total,
        "terms": list(shown.score.breakdown.values()),
        "parts": [part._asdict() for part in shown.parts],
        "sheet": describe_sheet(game, state, seat, names, shown.text),
        "offers": list_edits(shown.edits),
        "changes": [_change(shown.score, score) for score in after],
    }


class Node(TypedDict, total=False):
    """A choice on the way to a change: its choice, label and places, the choices after it, or the change."""

    c: str
    l: str  # noqa: E741
    p: list[str]
    k: list[Node]
    i: int


def list_edits(edits: tuple[Edit, ...]) -> Json:
    """Return changes as moves are offered: a tree of choices whose leaves are the arrangements after them."""
    tree: list[Node] = []
    for number, edit in enumerate(edits):
        nodes = tree
        for step in edit.steps:
            node = next((node for node in nodes if node["l"] == step.label), None)
            if node is None:
                node = Node(c=step.label, l=step.label, p=list(step.places))
                nodes.append(node)
            last, nodes = node, node.setdefault("k", [])
        last["i"] = number
    return {"tree": tree, "moves": [edit.after for edit in edits]}


def _change(before: Score, after: Score) -> list[int]:
    return [new - old for new, old in zip(after.breakdown.values(), before.breakdown.values())]


ROUTES = [Route(f"/t/{{code}}/arrange-{{seat:{SEAT}}}", arrange, methods=["POST"])]
