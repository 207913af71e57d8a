"""The link preview of a table: an invitation, or how the game ended.

A preview is fetched by whoever a link is sent to, so it tells what everybody with the link may know. Of a
table whose dice others can still play it is the game's own picture.
"""

from __future__ import annotations

from starlette.responses import Response

from ...core.descriptions import name_game, standing
from ...table.rules.ending import outcome_of
from ...table.rules.table_state import Phase, TableState
from ..door.answer import lead_to, picture
from ..door.host import Cost, Kept, Kind, On
from ..door.route import AnyAsked, Asked, get
from ..door.tokens import look_at_table
from ..door.who import ANYONE
from ..html.preview import Preview
from ..html.words import say
from ..parts.previews import paint, picture_of


def preview_table(asked: AnyAsked, table_state: TableState) -> Preview:
    """Return the preview of a table."""
    game, is_hidden = table_state.game, asked.host.tables.is_hidden(table_state)
    if table_state.phase is Phase.OVER and not is_hidden:
        text = say("preview-over", result=_format_totals(table_state))
        return Preview(name_game(game), text, f"{asked.origin}/t/{table_state.table}/preview.png")
    key = "hidden" if is_hidden else "open" if table_state.phase is Phase.OPEN else "playing"
    text = say(f"preview-{key}", free=sum(place.is_free for place in table_state.seats))
    return Preview(name_game(game), text, f"{asked.origin}{picture_of(game.id)}")


def _format_totals(table_state: TableState) -> str:
    """Return the results of a finished game, the best first; of many only the first few."""
    outcome = outcome_of(table_state)
    totals = [] if outcome is None else [standing(table_state.game, score) for score in outcome.scores]
    return " : ".join(map(str, sorted(totals, reverse=True)[:4]))


@get("/t/{code}/preview.png", Cost.WORKER, ANYONE, Kind.FILE, On.SERVER, Kept.HOUR)
async def table_preview(asked: Asked[None]) -> Response:
    """Paint the best sheet of a finished game; of any other table its game."""
    table_state = await look_at_table(asked)
    game, outcome = table_state.game, outcome_of(table_state)
    if outcome is None or table_state.state is None or asked.host.tables.is_hidden(table_state):
        return lead_to(picture_of(game.id))
    seat = next(iter(outcome.winners), 0)
    text = say("preview-over", result=_format_totals(table_state))
    view = game.view(table_state.state, None)
    return picture(await asked.run(paint, game.id, view, seat, name_game(game), text))


ROUTES = [table_preview]
