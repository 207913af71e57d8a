"""Addresses of friends: the link that makes them, the question before, the way apart."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...table.people.friends import (
    Friend,
    befriend,
    end_friendship,
    find_by_link,
    link_of,
    list_friends,
    renew_link,
)
from ...table.rules.refusal import Refusal, Why
from ..door.identity import SEE_OTHER, find_or_make_person, in_store, keep_key, now_of, require_person
from ..door.person import Person
from ..door.seats import address_of
from ..html.kit import Html
from ..html.words import say
from ..table.open import read_fields, server_of, show
from ..table.read_forms import read_number
from .friends_page import arrive_page, ask_page, friends_card

MOST_PROFILES = 10**15
LIST = "/profile#friends"


async def show_friends(request: Request, person: Person) -> Html:
    """Return the part of a profile's page that lists friends."""
    link = await in_store(request, link_of, person.profile, person.key)
    address = f"{request.url.scheme}://{request.headers['host']}/friend#{link}" if link else ""
    return friends_card(await in_store(request, list_friends, person.profile), address)


async def new_link(request: Request) -> Response:
    """Give a profile a friend link, or a new one: the old one is worth nothing then, nor who came by it."""
    person, form = await require_person(request), await read_fields(request)
    await in_store(request, renew_link, person.profile, person.key, form.get("part") != "yes")
    return RedirectResponse(LIST, SEE_OTHER)


async def arrive(request: Request) -> Response:
    """Show the page whose script hands the link in."""
    return show(arrive_page())


async def meet(request: Request) -> Response:
    """Ask whether two people want to be friends; make them friends if the answer is yes."""
    form = await read_fields(request)
    link = form.get("link", "")
    friend = await _find(request, link)
    if form.get("sure") != "yes":
        return show(ask_page(friend, link))
    person = await find_or_make_person(request)
    await in_store(request, befriend, person.profile, friend.id, now_of(request), link)
    response = RedirectResponse(LIST, SEE_OTHER)
    keep_key(request, response, person.key)
    return response


async def _find(request: Request, link: str) -> Friend:
    """Return the profile that handed a link on; guesses are limited as those of recovery codes are."""
    server = server_of(request)
    if not server.codes.take(address_of(request)):
        server.log_once(address_of(request), "too many friend links from one address")
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    friend = await in_store(request, find_by_link, link)
    if friend is None:
        server.note_wrong_code(address_of(request), "wrong_links", "a friend link was refused")
        raise Refusal(Why.TOKEN, say("friends-wrong_link"))
    return friend


async def remove(request: Request) -> Response:
    """Take two people off each other's lists."""
    person, form = await require_person(request), await read_fields(request)
    friend = read_number(form.get("friend", ""), "friend", MOST_PROFILES)
    await in_store(request, end_friendship, person.profile, friend)
    return RedirectResponse(LIST, SEE_OTHER)


ROUTES = [
    Route("/friend", arrive, methods=["GET"]),
    Route("/friend", meet, methods=["POST"]),
    Route("/friends/link", new_link, methods=["POST"]),
    Route("/friends/remove", remove, methods=["POST"]),
]
