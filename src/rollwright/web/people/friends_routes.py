"""Addresses of friends: the link that makes them, the question before, the way apart."""

from __future__ import annotations

from starlette.responses import Response

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
from ..door.answer import html, lead_to
from ..door.host import Cost, On
from ..door.person import Person
from ..door.route import AnyAsked, Asked, Posted, get, post
from ..door.tokens import find_or_make_person
from ..door.who import ANYONE, PERSON, Secret
from ..html.kit import Html
from ..html.words import say
from ..table.read_forms import read_number
from .friends_page import arrive_page, ask_page, friends_card
from .rules import Guesses

MOST_PROFILES = 10**15
LIST = "/profile#friends"


async def show_friends(asked: AnyAsked, person: Person) -> Html:
    """Return the part of a profile's page that lists friends."""
    link = await asked.read(link_of, person.profile, person.key)
    address = f"{asked.origin}/friend#{link}" if link else ""
    return friends_card(await asked.read(list_friends, person.profile), address)


@post("/friends/link", Cost.WRITE, PERSON, on=On.SERVER)
async def new_link(posted: Posted[Person]) -> Response:
    """Give a profile a friend link, or a new one: the old one is worth nothing then, nor who came by it."""
    person = posted.who
    await posted.write(renew_link, person.profile, person.key, posted.form.get("part") != "yes")
    return lead_to(LIST)


@get("/friend", Cost.FREE, ANYONE, on=On.SERVER)
async def arrive(asked: Asked[None]) -> Response:
    """Show the page whose script hands the link in."""
    return html(arrive_page())


@post("/friend", Cost.WRITE, Secret("link"), on=On.SERVER)
async def meet(posted: Posted[str]) -> Response:
    """Ask whether two people want to be friends; make them friends if the answer is yes."""
    friend = await _find(posted, posted.who)
    if posted.form.get("sure") != "yes":
        return html(ask_page(friend, posted.who))
    person = await find_or_make_person(posted)
    await posted.write(befriend, person.profile, friend.id, posted.host.now(), posted.who)
    response = lead_to(LIST)
    await posted.keep(response, person)
    return response


async def _find(posted: Posted[str], link: str) -> Friend:
    """Return the profile that handed a link on; guesses are limited as those of recovery codes are."""
    guesses = posted.host.service(Guesses)
    guesses.charge(posted.address, "friend links")
    friend = await posted.read(find_by_link, link)
    if friend is None:
        guesses.note_wrong(posted.address, "wrong_links", "a friend link was refused")
        raise Refusal(Why.TOKEN, say("friends-wrong_link"))
    return friend


@post("/friends/remove", Cost.WRITE, PERSON, on=On.SERVER)
async def remove(posted: Posted[Person]) -> Response:
    """Take two people off each other's lists."""
    friend = read_number(posted.form.get("friend", ""), "friend", MOST_PROFILES)
    await posted.write(end_friendship, posted.who.profile, friend)
    return lead_to(LIST)


ROUTES = [arrive, meet, new_link, remove]
