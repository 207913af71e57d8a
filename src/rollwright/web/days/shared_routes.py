"""Addresses of shared sets of dice."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.options import fill_options
from ...games.catalogue import find_game
from ...table.dice.tokens import tidy_code
from ...table.people.askers import Asker
from ...table.people.days import find_try, list_pars, list_ranked, spread_of
from ...table.people.shared_dice import (
    DiceSet,
    Earlier,
    NewSet,
    describe_finished,
    find_set,
    find_shared,
    knows_dice,
    list_earlier,
    make_set,
    name_origin,
    name_seed_origin,
    share_table,
    touch_set,
)
from ...table.rules.events import DayDice
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.rules.table_state import TableState
from ...table.stores.database import Reader
from ..door.identity import (
    SEE_OTHER,
    check_shown,
    come_home,
    find_or_make_person,
    find_person,
    in_store,
    keep_key,
    now_of,
    take_seat,
)
from ..door.person import Person
from ..door.seats import charge
from ..door.visitor_pages import show_page
from ..door.worker_requests import ask_apart
from ..html.kit import Html
from ..html.words import say
from ..parts.previews import picture_of, preview_of
from ..table.open import read_fields, server_of
from ..table.page import results_of
from ..table.read_forms import read_form
from .comparisons import own_try
from .daily_page import DayShown
from .plan import has_goal, plan_seats
from .shared_page import shared_page
from .tries import begin_counted, find_asker, may_practise, open_try, show_comparison, show_second

TOP = 50


# ---- sharing


async def share_game(request: Request) -> Response:
    """Share the dice of a finished game; the second time leads to the same set."""
    code = tidy_code(request.path_params["code"])
    table_state = (await server_of(request).tables.view(code)).table_state
    await check_shown(request, table_state)
    if table_state.settings.daily is not None:
        return RedirectResponse(results_of(table_state), SEE_OTHER)
    known = await in_store(request, find_shared, name_origin(table_state), code)
    if known is not None:
        return RedirectResponse(f"/shared/{known}", SEE_OTHER)
    charge(request, server_of(request).creations)
    person = await come_home(request)
    response = await _make(request, *await _describe_set(request, table_state))
    if person is not None:
        keep_key(request, response, person.key)
    return response


async def _describe_set(request: Request, table_state: TableState) -> tuple[NewSet, list[Earlier]]:
    """Return the dice of a finished game with its people's results, which a worker process replays."""
    new = await server_of(request).offload(share_table, table_state, plan_set_seats(table_state))
    is_for_goal = has_goal(table_state.game, new.options)
    return new, await ask_apart(request, list_earlier, describe_finished(table_state), new, is_for_goal)


def plan_set_seats(table_state: TableState) -> list[str]:
    """Return whom friends play against: nobody where a game needs nobody, else the rivals of one person."""
    game: AnyGame = table_state.game
    seats = [place.bot if place.is_planned_bot else PERSON for place in table_state.seats]
    return seats if game.manifest.bots and seats.count(PERSON) == 1 else plan_seats(game)


async def share_seed(request: Request) -> Response:
    """Share the dice of a seed."""
    asked = read_form(await read_fields(request), server_of(request).levels)
    if asked.seed is None:
        raise InvalidSetup(say("shared-no_seed"))
    game = find_game(asked.game)
    options = fill_options(game.options, asked.options)
    origin = name_seed_origin(game.id, asked.seed, options)
    if (known := await in_store(request, find_shared, origin, origin)) is not None:
        return RedirectResponse(f"/shared/{known}", SEE_OTHER)
    charge(request, server_of(request).creations)
    return await _make(request, NewSet(game.id, options, origin, tuple(plan_seats(game)), asked.seed), [])


async def _make(request: Request, new: NewSet, earlier: list[Earlier]) -> Response:
    code = await in_store(request, make_set, new, earlier, now_of(request))
    return RedirectResponse(f"/shared/{code}", SEE_OTHER)


# ---- the page


async def _find(request: Request) -> DiceSet:
    found = await in_store(request, find_set, tidy_code(request.path_params["code"]))
    if found is None:
        raise HTTPException(404)
    return found


async def shared(request: Request) -> Response:
    """Show a set: its invitation, and the results."""
    return await show_page(request, _write_shared)


async def _write_shared(request: Request, person: Person | None) -> Html:
    found = await in_store(
        request, _gather_shared, tidy_code(request.path_params["code"]), person, now_of(request)
    )
    if found is None:
        raise HTTPException(404)
    dice, shown, knows = found
    if shown.has_played:
        server_of(request).days.want_set_pars(dice)
    title = say("shared-title", game=name_game(shown.game))
    preview = preview_of(request, title, say("preview-shared"), picture_of(shown.game.id))
    return shared_page(shown, dice, knows, preview)


def _gather_shared(
    store: Reader, code: str, person: Person | None, now: int
) -> tuple[DiceSet, DayShown, bool] | None:
    """Return a set, what its page shows, and whether the person knows its dice, read at once."""
    if (dice := find_set(store, code)) is None:
        return None
    knows = person is not None and knows_dice(store, dice, person.profile)
    return dice, _gather(store, dice, person, now), knows


def _gather(store: Reader, dice: DiceSet, person: Person | None, now: int) -> DayShown:
    """Return what the page of a set shows, read at once."""
    day = dice.day
    return DayShown(
        find_game(day.game),
        day,
        False,
        own_try(store, day, person),
        list_ranked(store, day.day, day.game, TOP),
        spread_of(store, day.day, day.game),
        list_pars(store, day.day, day.game),
        "",
        [],
        now,
    )


async def compare(request: Request) -> Response:
    """Show the best try beside one's own, roll by roll, to somebody who has played."""
    dice, person = await _find(request), await find_person(request)
    shown = await in_store(request, _gather, dice, person, now_of(request))
    attempt = shown.own.attempt
    if not shown.has_played or attempt is None or not shown.top:
        raise Refusal(Why.NOT_NOW, say("shared-hidden"))
    title = say("shared-title", game=name_game(shown.game))
    return await show_comparison(request, title, shown.top, attempt)


# ---- playing


async def play(request: Request) -> Response:
    """Begin the counted try; who has one goes on with it, who knows the dice has none."""
    dice, person = await _find(request), await find_or_make_person(request)
    back, day = f"/shared/{dice.day.day}", dice.day
    known = await in_store(request, find_try, day.day, day.game, person.profile)
    if known is not None:
        return RedirectResponse(f"/t/{known.name}" if known.ended is None else back, SEE_OTHER)
    if await in_store(request, knows_dice, dice, person.profile):
        return RedirectResponse(back, SEE_OTHER)
    begun = await begin_counted(request, plan_try(dice), day, person, _asker(request, person, dice))
    if begun is None:
        return show_second(say("shared-title", game=name_game(find_game(day.game))), f"{back}/practice")
    await in_store(request, touch_set, day.day, now_of(request))
    return begun


def plan_try(dice: DiceSet) -> NewTable:
    """Return the table of a try at a set."""
    shared_dice = DayDice(dice.day.day, dice.day.salt, dice.rolls)
    return NewTable(
        dice.day.game, dice.seats, dice.day.options, seed=dice.seed, hints="nobody", daily=shared_dice
    )


def _asker(request: Request, person: Person, dice: DiceSet) -> Asker:
    """Return who asks for a try: another cookie or profile is no second one."""
    is_new = person.profile.created > dice.day.committed
    return find_asker(request, person, is_new, server_of(request).limits.friends)


async def practice(request: Request) -> Response:
    """Play the dice uncounted, after the counted try or in place of a second one."""
    dice, person = await _find(request), await find_or_make_person(request)
    knows = await in_store(request, knows_dice, dice, person.profile)
    asked = (dice.day, person.profile, _asker(request, person, dice))
    if not knows and not await in_store(request, may_practise, *asked):
        return RedirectResponse(f"/shared/{dice.day.day}", SEE_OTHER)
    table, token = await open_try(request, plan_try(dice), dice.day, person.me)
    return await take_seat(request, table, token, person.me, person)


ROUTES = [
    Route("/t/{code}/shared", share_game, methods=["POST"]),
    Route("/shared", share_seed, methods=["POST"]),
    Route("/shared/{code}", shared, methods=["GET"]),
    Route("/shared/{code}", play, methods=["POST"]),
    Route("/shared/{code}/practice", practice, methods=["POST"]),
    Route("/shared/{code}/compare", compare),
]
