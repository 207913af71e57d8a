"""Addresses of shared sets of dice."""

from __future__ import annotations

from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.options import new_options
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
from ..door.answer import html, lead_to
from ..door.cache import find_page
from ..door.host import Cost, On
from ..door.person import Person
from ..door.route import AnyAsked, AnyPosted, Asked, Posted, get, post, units
from ..door.tokens import check_shown, come_home, lead_to_table, look_at_table
from ..door.who import ANYONE, CREATION, NEWCOMER, VISITOR
from ..html.kit import Html
from ..html.layout import Preview
from ..html.words import say
from ..parts.pictures import picture_of
from ..table.page import results_of
from ..table.read_forms import read_form
from .daily_page import DayShown
from .keeper import DayKeeper
from .plan import has_goal, plan_seats
from .shared_page import shared_page
from .tries import (
    TryLimits,
    begin_counted,
    find_asker,
    may_practise,
    own_try,
    practise,
    show_comparison,
    show_second,
)

TOP = 50


# ---- sharing


@post("/t/{code}/shared", Cost.WORKER, VISITOR, on=On.SERVER)
async def share_game(posted: Posted[Person | None]) -> Response:
    """Share the dice of a finished game; the second time leads to the same set."""
    table_state = await look_at_table(posted)
    await check_shown(posted, table_state)
    if table_state.settings.daily is not None:
        return lead_to(results_of(table_state))
    known = await posted.read(find_shared, name_origin(table_state), table_state.table)
    if known is not None:
        return lead_to(f"/shared/{known}")
    posted.pay(CREATION, Cost.WRITE)
    person = await come_home(posted)
    response = await _make(posted, *await _describe_set(posted, table_state))
    if person is not None:
        await posted.keep(response, person)
    return response


async def _describe_set(posted: AnyPosted, table_state: TableState) -> tuple[NewSet, list[Earlier]]:
    """Return the dice of a finished game with its people's results, which a worker process replays."""
    new = await posted.run_as(Cost.THREAD, share_table, table_state, plan_set_seats(table_state))
    is_for_goal = has_goal(table_state.game, new.options)
    return new, await posted.run(list_earlier, describe_finished(table_state), new, is_for_goal)


def plan_set_seats(table_state: TableState) -> list[str]:
    """Return whom friends play against: nobody where a game needs nobody, else the rivals of one person."""
    game: AnyGame = table_state.game
    seats = [place.bot if place.is_planned_bot else PERSON for place in table_state.seats]
    return seats if game.manifest.bots and seats.count(PERSON) == 1 else plan_seats(game)


@post("/shared", Cost.WRITE, ANYONE, on=On.SERVER)
async def share_seed(posted: Posted[None]) -> Response:
    """Share the dice of a seed."""
    asked = read_form(posted.form, posted.host.chooser.levels)
    if asked.seed is None:
        raise InvalidSetup(say("shared-no_seed"))
    game = find_game(asked.game)
    options = new_options(game.options, asked.options)
    origin = name_seed_origin(game.id, asked.seed, options)
    if (known := await posted.read(find_shared, origin, origin)) is not None:
        return lead_to(f"/shared/{known}")
    posted.pay(CREATION)
    return await _make(posted, NewSet(game.id, options, origin, tuple(plan_seats(game)), asked.seed), [])


async def _make(posted: AnyPosted, new: NewSet, earlier: list[Earlier]) -> Response:
    code = await posted.write(make_set, new, earlier, posted.host.now())
    return lead_to(f"/shared/{code}")


# ---- the page


async def _find(asked: AnyAsked) -> DiceSet:
    found = await asked.read(find_set, tidy_code(asked.parts["code"]))
    if found is None:
        raise HTTPException(404)
    return found


@get("/shared/{code}", Cost.STORE, VISITOR, on=On.SERVER)
async def shared(asked: Asked[Person | None]) -> Response:
    """Show a set: its invitation, and the results."""
    return html(await find_page(asked, partial(_write_shared, asked)))


async def _write_shared(asked: Asked[Person | None]) -> Html:
    code = tidy_code(asked.parts["code"])
    found = await asked.read(_gather_shared, code, asked.who, asked.host.now())
    if found is None:
        raise HTTPException(404)
    dice, shown, knows = found
    if shown.has_played:
        asked.host.service(DayKeeper).want_set_pars(dice)
    title = say("shared-title", game=name_game(shown.game))
    preview = Preview(title, say("preview-shared"), f"{asked.origin}{picture_of(shown.game.id)}")
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


@get("/shared/{code}/compare", Cost.WORKER, VISITOR, on=On.SERVER)
async def compare(asked: Asked[Person | None]) -> Response:
    """Show the best try beside one's own, roll by roll, to somebody who has played."""
    dice = await _find(asked)
    shown = await asked.read(_gather, dice, asked.who, asked.host.now())
    attempt = shown.own.attempt
    if not shown.has_played or attempt is None or not shown.top:
        raise Refusal(Why.NOT_NOW, say("shared-hidden"))
    title = say("shared-title", game=name_game(shown.game))
    return await show_comparison(asked, title, shown.top, attempt)


# ---- playing


@post("/shared/{code}", Cost.WRITE, NEWCOMER, on=On.SERVER, price=units(CREATION))
async def play(posted: Posted[Person]) -> Response:
    """Begin the counted try; who has one goes on with it, who knows the dice has none."""
    dice, person = await _find(posted), posted.who
    back, day = f"/shared/{dice.day.day}", dice.day
    known = await posted.read(find_try, day.day, day.game, person.profile)
    if known is not None:
        return await lead_to_table(posted, known.name) if known.ended is None else lead_to(back)
    if await posted.read(knows_dice, dice, person.profile):
        return lead_to(back)
    begun = await begin_counted(posted, plan_try(dice), day, _asker(posted, dice))
    if begun is None:
        return show_second(say("shared-title", game=name_game(find_game(day.game))), f"{back}/practice")
    await posted.write(touch_set, day.day, posted.host.now())
    return begun


def plan_try(dice: DiceSet) -> NewTable:
    """Return the table of a try at a set."""
    shared_dice = DayDice(dice.day.day, dice.day.salt, dice.rolls)
    return NewTable(
        dice.day.game, dice.seats, dice.day.options, seed=dice.seed, hints="nobody", daily=shared_dice
    )


def _asker(posted: Posted[Person], dice: DiceSet) -> Asker:
    """Return who asks for a try: another cookie or profile is no second one."""
    is_new = posted.who.profile.created > dice.day.committed
    return find_asker(posted, is_new, posted.host.service(TryLimits).friends)


@post("/shared/{code}/practice", Cost.WRITE, NEWCOMER, on=On.SERVER, price=units(CREATION))
async def practice(posted: Posted[Person]) -> Response:
    """Play the dice uncounted, after the counted try or in place of a second one."""
    dice = await _find(posted)
    knows = await posted.read(knows_dice, dice, posted.who.profile)
    asker = _asker(posted, dice)
    if not knows and not await posted.write(may_practise, dice.day, posted.who.profile, asker):
        return lead_to(f"/shared/{dice.day.day}")
    return await practise(posted, plan_try(dice), dice.day)


ROUTES = [share_game, share_seed, shared, play, practice, compare]
