"""The pages of a profile: name and mark, the way to another device, what is kept, and its end."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from ...core.descriptions import name_game
from ..door.person import HeldSeat, Me, Person
from ..html.kit import Child, Html, el
from ..html.layout import avatar_choice, icon, page
from ..html.words import name_date, say
from ..table.new_table import name_field


class Keeping(NamedTuple):
    """For how many days tables and profiles are kept that nobody uses; None for ever."""

    tables: int | None
    profiles: int | None


def profile_page(
    person: Person | None, me: Me, parts: Child, note: str = "", has_moved: bool = False
) -> Html:
    """Return the page of a profile; `has_moved` has the browser take over its settings.

    `parts` are the cards below name and mark: others, devices, what is kept, the end.
    """
    return page(
        say("profile-title"),
        el(
            "div",
            _about_you(person, me, note),
            parts,
            class_="profile",
            data_settings=person.profile.settings if person and has_moved else None,
        ),
        script="people/profile.js",
    )


def server_cards(person: Person | None, keeping: Keeping, people: Child = None) -> list[Child]:
    """Return what a server's page has below name and mark; `people` are friends and ratings."""
    return [people, _devices(person), _kept(keeping), person and _end()]


def _about_you(person: Person | None, me: Me, note: str) -> Html:
    since = person and name_date(datetime.fromtimestamp(person.profile.created / 1000, UTC).date())
    form = el(
        "form",
        name_field(me),
        avatar_choice(me.avatar),
        el("button", say("profile-save"), type="submit", class_="main"),
        method="post",
        action="/profile",
    )  # fmt: skip
    lead = say("profile-since", day=since) if since else say("profile-lead")
    notice = note and el("p", note, role="status", class_="practice")
    return _card("profile-title", el("p", lead, class_="quiet"), notice, form, level="h1")


def _devices(person: Person | None) -> Html:
    """Return the way to another device, and the way in for those who come from one."""
    field = el("input", name="code", required=True, maxlength=60, autocomplete="off", spellcheck="false",
               placeholder="K7P2-QD4M-…", class_="recovery")  # fmt: skip
    arrive = el(
        "form",
        el("label", say("profile-code"), field),
        el("button", say("profile-open"), type="submit"),
        method="post",
        action="/profile/open",
        autocomplete="off",
    )
    leave = person and [
        el("p", say("profile-device-lead")),
        el("p", el("a", icon("person"), say("profile-device"), href="/profile/device", class_="button")),
    ]
    have = el("details", el("summary", say("profile-have_code")), arrive, open=person is None)
    return _card("profile-device-title", leave, have)


def _kept(keeping: Keeping) -> Html:
    return _card("kept-title", el("ul", [el("li", line) for line in list_kept(keeping)]))


def kept_here() -> Html:
    """Return where a page without a server keeps what it knows, and the way to take that along."""
    files = el("a", icon("chart"), say("nav-games"), href="/games", class_="button")
    return _card("kept-title", el("p", say("kept-here")), el("p", files))


def list_kept(keeping: Keeping) -> list[str]:
    """Return what this server keeps of people, and for how long, in sentences."""
    return [
        say("kept-cookie"),
        say("kept-profile"),
        say("kept-profile-days", days=keeping.profiles) if keeping.profiles else say("kept-profile-ever"),
        say("kept-games"),
        say("credits-kept_days", days=keeping.tables) if keeping.tables else say("credits-kept"),
        say("kept-nobody"),
    ]


def seats_card(seats: Sequence[HeldSeat]) -> Child:
    """Return the games at which a browser has a seat and its profile does not, and the way to keep them."""
    if not seats:
        return None
    states = [held.view.table_state for held in seats]
    links = [
        el("a", f"{name_game(state.game)} · {state.table}", href=f"/t/{state.table}") for state in states
    ]
    keep = el("form", el("button", say("seats-keep"), type="submit"), method="post", action="/games/keep")
    has_other = any(held.is_kept for held in seats)
    return _card(
        "seats-title",
        el("ul", [el("li", link) for link in links]),
        has_other and el("p", say("seats-other"), class_="quiet"),
        keep if any(not held.is_kept for held in seats) else None,
    )


def lost_key_card() -> Html:
    """Return what a browser is shown whose profile has a new code that never came here."""
    button = el("button", say("profile-lost-again"), type="submit", class_="main")
    ask = el("form", button, method="post", action="/profile/renew")
    return _card("profile-lost", el("p", say("profile-lost-lead")), ask)


def _end() -> Html:
    gone = el("a", say("profile-delete"), href="/profile/delete", class_="button danger")
    return _card("profile-delete", el("p", say("profile-delete-lead")), el("p", gone))


def _card(title: str, *content: Child, level: str = "h2") -> Html:
    return el("section", el(level, say(title)), *content, class_="card")


def device_page(code: str, link: str, drawing: str) -> Html:
    """Return the page that carries a profile to another device: its code, and a QR code of the link."""
    button = el("button", say("profile-renew"), type="submit")
    notice = el("p", say("profile-renew-lead"), class_="quiet")
    renewal = el("form", notice, button, method="post", action="/profile/renew")
    return page(
        say("profile-device"),
        el(
            "section",
            el("h1", say("profile-device")),
            el("p", say("profile-device-how")),
            el("img", src=_embed(drawing), alt=say("profile-qr"), class_="qr"),
            el("p", el("code", code, id="recovery-code"), class_="recovery-code"),
            el("p", say("profile-device-keep"), class_="practice"),
            el("p", el("a", say("profile-back"), href="/profile", class_="button")),
            el("details", el("summary", say("profile-renew-title")), renewal),
            class_="card narrow",
            data_link=link,
        ),
    )


def _embed(drawing: str) -> str:
    """Return a drawing as an address of its own: nothing is to be fetched for it, nor kept anywhere."""
    return "data:image/svg+xml;base64," + b64encode(drawing.encode()).decode()


def arrive_page() -> Html:
    """Return the page whose script hands in the code that stands behind the #."""
    field = el("input", type="hidden", name="code", id="back-token")
    button = el("button", say("profile-open"), type="submit", class_="main")
    form = el("form", field, button, method="post", action="/profile/open", id="back")
    lead = el("p", say("profile-arrive"), id="back-state", role="status", data_none=say("profile-no_code"))
    typed = el("a", say("profile-have_code"), href="/profile", class_="button", id="back-typed", hidden=True)
    section = el("section", el("h1", say("profile-device-title")), lead, form, typed, class_="card narrow")
    return page(say("profile-device-title"), section, script="kit/back.js")


def ask_page(code: str, mine: str | None, seats: int, other: str) -> Html:
    """Return the page that asks before a browser gets a profile; it has that of `mine`, or only seats."""
    change, more, home = say("profile-open-other", name=other), None, "/"
    if mine is not None:
        asked, keep, change, first = _ask_in_words(mine, other)
        more, home = el("p", el("a", first, href="/profile/device")), "/profile"
    elif seats:
        asked, keep, home = (
            say("profile-seats", count=seats, other=other),
            say("profile-seats-keep"),
            "/games",
        )
    else:
        asked, keep = say("profile-open-ask", name=other), say("friends-no")
    form = el(
        "form",
        el("input", type="hidden", name="code", value=code),
        el("input", type="hidden", name="instead", value="yes"),
        el("div", el("a", keep, href=home, class_="button main"),
           el("button", change, type="submit"), class_="row"),
        method="post",
        action="/profile/open",
    )  # fmt: skip
    title, alert = say("profile-device-title"), el("p", asked, role="alert")
    return page(title, el("section", el("h1", title), alert, form, more, class_="card narrow"))


def _ask_in_words(mine: str, other: str) -> tuple[str, str, str, str]:
    """Return the question, its two answers and what may be done first; names alone do not part namesakes."""
    if mine == other:
        asked = say("profile-same", name=mine)
        return asked, say("profile-same-keep"), say("profile-same-change"), say("profile-same-first")
    asked = say("profile-instead", mine=mine, other=other)
    first = say("profile-first_mine", name=mine)
    return asked, say("back-keep", name=mine), say("back-change", name=other), first


def delete_page(name: str, games: int) -> Html:
    """Return the page that asks once before a profile is deleted."""
    form = el(
        "form",
        el("input", type="hidden", name="sure", value="yes"),
        el("div", el("a", say("profile-stay"), href="/profile", class_="button main"),
           el("button", say("profile-delete"), type="submit", class_="danger"), class_="row"),
        method="post",
        action="/profile/delete",
    )  # fmt: skip
    title, lead = say("profile-delete"), say("profile-delete-sure", name=name, games=games)
    more = el("p", say("profile-delete-lead"), class_="quiet")
    return page(
        title, el("section", el("h1", title), el("p", lead, role="alert"), more, form, class_="card narrow")
    )
