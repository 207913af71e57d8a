"""Friends on the profile's page, and the page that asks before two people are friends."""

from __future__ import annotations

from collections.abc import Sequence

from ...table.people.friends import Friend
from ...table.rules.names import tell_people_apart
from ..html.kit import Html, el
from ..html.layout import icon, mark_of, page
from ..html.words import say


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
