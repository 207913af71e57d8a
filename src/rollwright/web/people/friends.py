"""Friends on the profile's page: the link that makes them, the question before, the way apart."""

from __future__ import annotations

from collections.abc import Sequence

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
from ...table.rules.names import tell_people_apart
from ...table.rules.refusal import Refusal, Why
from ..door.answer import html, lead_to
from ..door.host import Cost, On
from ..door.person import Person
from ..door.route import AnyAsked, Asked, Posted, get, post
from ..door.tokens import find_or_make_person
from ..door.who import ANYONE, PERSON, Secret
from ..html.kit import Html, el
from ..html.layout import icon, mark_of, page
from ..html.words import say
from ..table.read_forms import read_number
from .rules import Guesses


def friends_card(friends: Sequence[Friend], link: str) -> Html:
    """Return the list of friends, and the link that makes more of them; "" before there is one."""
    names = tell_people_apart((each.id, each.name) for each in friends)
    friends = [each._replace(name=names[each.id, each.name]) for each in friends]
    rows = [_friend(each) for each in friends]
    listed = el("ul", rows, class_="friends") if rows else el("p", say("friends-none"), class_="quiet")
    came = [friend.name for friend in friends if friend.by_link]
    return el(
        "section", el("h2", say("friends-title")), listed, _link(link, came), class_="card", id="friends"
    )


def _friend(friend: Friend) -> Html:
    remove = el(
        "form",
        el("input", type="hidden", name="friend", value=friend.id),
        el("button", icon("close"), type="submit", class_="plain",
           aria_label=say("friends-remove", name=friend.name)),
        method="post",
        action="/friends/remove",
    )  # fmt: skip
    return el("li", mark_of(friend.avatar), el("span", friend.name, class_="name"), remove)


def _link(link: str, came: Sequence[str]) -> Html:
    if not link:
        button = el("button", icon("person"), say("friends-make"), type="submit")
        return el("form", el("p", say("friends-lead")), button, method="post", action="/friends/link")
    field = el("input", readonly=True, value=link, id="friend-link", aria_label=say("friends-link"))
    copy = el("button", icon("send"), say("friends-send"), type="button", id="send-link")
    renew = el(
        "form",
        el("p", say("friends-renew-lead"), class_="quiet"),
        el("button", say("friends-renew"), type="submit"),
        came
        and [
            el("p", say("friends-came", names=", ".join(came)), class_="quiet"),
            el("button", say("friends-part", count=len(came)), type="submit", name="part", value="yes"),
        ],
        method="post",
        action="/friends/link",
    )
    intro = el("p", say("friends-lead"))
    more = el("details", el("summary", say("friends-renew-title")), renew)
    return el("div", intro, el("div", field, copy, class_="row friend-link"), more)


def arrive_page() -> Html:
    """Return the page whose script hands in the link that stands behind the #."""
    field = el("input", type="hidden", name="link", id="back-token")
    button = el("button", say("friends-look"), type="submit", class_="main")
    form = el("form", field, button, method="post", action="/friend", id="back")
    lead = el("p", say("friends-arrive"), id="back-state", role="status", data_none=say("friends-no_link"))
    title = say("friends-title")
    section = el("section", el("h1", title), lead, form, class_="card narrow")
    return page(title, section, script="kit/back.js")


def ask_page(friend: Friend, link: str) -> Html:
    """Return the page that asks once whether two people want to be friends."""
    form = el(
        "form",
        el("input", type="hidden", name="link", value=link),
        el("input", type="hidden", name="sure", value="yes"),
        el("div", el("button", say("friends-yes"), type="submit", class_="main"),
           el("a", say("friends-no"), href="/", class_="button"), class_="row"),
        method="post",
        action="/friend",
    )  # fmt: skip
    title = say("friends-ask", name=friend.name)
    lead = el("p", say("friends-ask-lead", name=friend.name))
    head = el("div", mark_of(friend.avatar), el("h1", title), class_="row")
    return page(title, el("section", head, lead, form, class_="card narrow"))


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
