"""What every page has around it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from posixpath import dirname, normpath
from typing import NamedTuple, TypedDict, Unpack

from ...language.current import current_language, list_languages
from ...table.rules.names import AVATARS, known_avatar
from .addresses import cached_markup, current_addresses
from .kit import Child, Html, el, join, literal
from .scripts import ROOMS
from .words import name_languages, say

WIDTH, HEIGHT = 1200, 630


class Preview(NamedTuple):
    """What is shown of an address: a title, a sentence, and the address of a picture."""

    title: str
    text: str
    picture: str


def preview_tags(preview: Preview) -> Html:
    """Return a preview as the head of a page has it."""
    named = {
        "og:type": "website",
        "og:site_name": say("name"),
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": preview.picture,
        "og:image:width": WIDTH,
        "og:image:height": HEIGHT,
    }
    tags = [el("meta", property=name, content=value) for name, value in named.items()]
    return join(*tags, el("meta", name="twitter:card", content="summary_large_image"))


FONTS = ("Roboto-Regular", "LibertinusSerif-Semibold")
"""What every page begins with."""
STYLES = {
    "": ("pages", "teach"),
    "tool": ("pages", "table", "teach"),
    "table": ("table",),
    "table puzzle": ("table", "puzzle"),
    "screen": ("screen",),
}
"""What each kind of page looks like, beside what all have in common."""


class NavLink(NamedTuple):
    """A page in the navigation; those with an icon are at the thumb on a phone, the others in the footer."""

    where: str
    key: str
    icon: str = ""


FOOTER = (
    ("/open", "open-title"),
    ("/puzzle", "puzzle-title"),
    ("/score", "nav-score"),
    ("/replay", "nav-replay"),
    ("/paper", "paper-title"),
    ("/about", "nav-about"),
    ("/studio", "studio-title"),
)
NAVIGATION = (
    NavLink("/", "nav-play", "dice"),
    NavLink("/daily", "nav-daily", "day"),
    NavLink("/games", "nav-games", "chart"),
    NavLink("/open", "open-title"),
    NavLink("/rules", "nav-rules", "book"),
    NavLink("/coach", "nav-coach", "hint"),
    NavLink("/score", "nav-score"),
    NavLink("/replay", "nav-replay"),
)


SITE_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'"
)
"""What a page may do in which Python runs: it asks nobody but the host of its folder."""
SITE_SCRIPTS = ("page/language.js", "page/start.js")
PHONE_WIDTH = 479
PHONE = f"(max-width: {PHONE_WIDTH}px) and (pointer: coarse)"
"""A phone held upright."""


class PageKeywords(TypedDict, total=False):
    """What a page has beside its title and its body."""

    script: str
    then: str
    """The script that its script imports later."""
    wide: bool
    kind: str
    loads: Sequence[str]
    """Addresses that its script asks for at once."""
    phone_loads: Sequence[str]
    """Addresses that its script asks for on a phone held upright."""
    preview: Preview | None
    """What other programs show of its address."""
    here: str
    """The address under which it stands in the navigation."""
    phase: str
    """How far the game of its table is: its styles give the sheet its room before the sheet is there."""


def page(title: str, *body: Child, **has: Unpack[PageKeywords]) -> Html:
    """Return a whole page."""
    kind, preview = has.get("kind", ""), has.get("preview")
    head = el(
        "head",
        el("meta", charset="utf-8"),
        _begin_site() if current_addresses().is_site else None,
        el("title", f"{title} · {say('name')}" if title else say("name")),
        _links(has.get("script", ""), kind, has.get("then", "")),
        [_preload(where) for where in has.get("loads", ())],
        [_preload(where, PHONE) for where in has.get("phone_loads", ())],
        preview and preview_tags(preview),
    )
    main = el("main", *body, id="main", tabindex="-1", class_="wide" if has.get("wide") else None)
    first = kind.partition(" ")[0]
    foot = None if first in ("table", "screen") else _foot()
    top = None if first == "screen" else (_skip(), _top(first, has.get("here", "")))
    body_of = {"class_": kind or None, "data_phase": has.get("phase")}
    shown = el("body", _icons(first == "table"), top, main, foot, **body_of)
    return join(literal("<!doctype html>"), el("html", head, shown, lang=current_language()))


def _begin_site() -> Html:
    """Return what no server sends with a page in a folder: its policy, and where its translations are."""
    return join(
        [el("link", rel="alternate", hreflang=tag, href=f"/language/{tag}") for tag in list_languages()],
        el("meta", http_equiv="Content-Security-Policy", content=SITE_POLICY),
    )


def _preload(where: str, media: str | None = None) -> Html:
    return el("link", rel="preload", href=where, as_="fetch", crossorigin=True, media=media)


@cached_markup()
def _links(script: str, kind: str, then: str) -> Html:
    """Return what a page's head says besides its title: the same on all pages with that script."""
    is_site = current_addresses().is_site
    return join(
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="description", content=say("about-description")),
        el("meta", name="color-scheme", content="light dark"),
        # Before the styles: a script behind them waits for them, and what follows in the page with it.
        el("script", src="/static/kit/theme.js"),
        el("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        el("link", rel="manifest", href=f"/manifest.{current_language()}.json"),
        el("link", rel="apple-touch-icon", href="/static/icons/apple-touch.png"),
        el("meta", name="theme-color", content="#25304f"),
        el("link", rel="stylesheet", href="/drawing.css"),
        el("link", rel="stylesheet", href="/static/style.css"),
        [el("link", rel="stylesheet", href=f"/static/{name}.css") for name in STYLES[kind]],
        [
            el(
                "link",
                rel="preload",
                href=f"/static/fonts/{name}.woff2",
                as_="font",
                type="font/woff2",
                crossorigin=True,
            )
            for name in FONTS
        ],
        [el("script", src=where, defer=True, fetchpriority="high") for where in _list_words(script)],
        is_site and el("link", rel="stylesheet", href="/static/page/site.css"),
        [el("script", type="module", src=f"/static/{name}") for name in SITE_SCRIPTS if is_site],
        [el("link", rel="modulepreload", href=where) for where in _list_all_modules(script, then)],
        script and el("script", type="module", src=f"/static/{script}"),
        not is_site
        and kind.partition(" ")[0] not in ("table", "screen")
        and el("script", type="module", src="/static/kit/waiting.js"),
    )


def _list_all_modules(script: str, then: str) -> list[str]:
    found = list_modules(script) if script else ()
    return [*dict.fromkeys((*found, f"/static/{then}", *list_modules(then)) if then else found)]


@cache
def list_modules(script: str) -> tuple[str, ...]:
    """Return the modules a script imports, and those they import, so that browsers ask for all at once."""
    found: dict[str, None] = {}
    waiting = [script]
    while waiting:
        importer = waiting.pop()
        text = _read_static(importer)
        for path in _IMPORTED.findall(text):
            name = normpath(f"{dirname(importer)}/{path}")
            if name not in found and name != script:
                found[name] = None
                waiting.append(name)
    return tuple(f"/static/{name}" for name in found)


def _list_words(script: str) -> list[str]:
    """Return the scripts with the messages of a script, which come before it."""
    language = current_language()
    rooms = [room for room in ROOMS if script.startswith(f"{room}/")]
    return [f"/{name}.{language}.js" for name in ("words", *(f"{room}-words" for room in rooms)) if script]


_IMPORTED = re.compile(r"^(?:import|export) .* from '(\.{1,2}/[\w/-]+\.js)';$", re.MULTILINE)


@cached_markup()
def _skip() -> Html:
    return el("a", say("skip"), href="#main", class_="skip")


@cached_markup()
def _top(kind: str, here: str) -> Html:
    is_table = kind == "table"
    links = [NavLink("/rules", "nav-rules")] if is_table else NAVIGATION
    return el(
        "header",
        el("a", icon("logo"), el("span", say("name")), href="/", class_="brand", aria_label=say("name")),
        el("div", id="table-bar") if is_table else None,
        el(
            "nav",
            [_nav_link(each, each.where == here) for each in links],
            aria_label=say("nav-label"),
            class_="quiet" if is_table else None,
        ),
        not is_table
        and el("a", icon("person"), href="/profile", class_="you", aria_label=say("profile-title")),
        el("button", icon("theme"), id="theme", type="button", class_="plain", aria_label=say("theme")),
        class_="top",
    )


def _nav_link(link: NavLink, is_here: bool) -> Html:
    words = el("span", say(link.key))
    current = "page" if is_here else None
    return el("a", link.icon and icon(link.icon), words, href=link.where, aria_current=current)


@cached_markup()
def _foot() -> Html:
    return el(
        "footer",
        el("p", [(el("a", say(key), href=where), " ") for where, key in FOOTER], class_="more-links"),
        el("p", say("credits-short")),
        language_links(),
    )


def language_links() -> Html:
    """Return the languages to choose from, each by its own name."""
    here = current_language()
    links = [
        el(
            "a",
            name,
            href=f"/language/{tag}",
            lang=tag,
            hreflang=tag,
            aria_current="true" if tag == here else None,
        )
        for tag, name in name_languages()
    ]
    return el("nav", icon("language"), links, aria_label=say("language-choose"), class_="languages")


def opening_form(action: str, *children: Child, **attributes: object) -> Html:
    """Return a form that opens a table: POST /play/GAME, POST /learn/GAME.

    In a folder of files it leads to the page of the game, where Python starts and opens the table.
    """
    if not current_addresses().is_site:
        return el("form", *children, method="post", action=action, **attributes)
    what, game = action.split("/")[1:]
    learn = el("input", type="hidden", name="learn", value=1) if what == "learn" else None
    return el("form", learn, *children, method="get", action=f"/t/{game}", **attributes)


def icon(name: str) -> Html:
    """Return one of our own small drawings."""
    return el("svg", el("use", href=f"#i-{name}"), class_="icon", aria_hidden="true", viewBox="0 0 24 24")


def mark_of(avatar: str, look: str = "avatar") -> Html:
    """Return somebody's mark in its circle."""
    name = known_avatar(avatar) or AVATARS[0]
    return el("span", icon(name), class_=f"{look} a-{name}", aria_hidden="true")


@cache
def _icons(is_table: bool) -> Html:
    """Return what a page refers to: from a file of their own they would come late."""
    names = ("icons.svg",) if is_table else ("icons.svg", "page-icons.svg")
    return literal("".join(map(_read_static, names)))  # noqa: S704 # files of our own


def _read_static(name: str) -> str:
    """Return a file of the client; the worker of a page has none, for the page around it is there already."""
    file = files("rollwright.web").joinpath("static", name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cached_markup(64)
def avatar_choice(chosen: str, taken: tuple[tuple[str, str], ...] = ()) -> Html:
    """Return the avatars to choose from; those that are taken carry their owner's name."""
    owners = dict(taken)
    choices = [_avatar(name, name == chosen, owners.get(name, "")) for name in AVATARS]
    return el("fieldset", el("legend", say("form-avatar")), el("div", choices, class_="avatars"))


def _avatar(name: str, is_chosen: bool, owner: str) -> Html:
    label = say(f"avatar-{name}")
    field = el(
        "input",
        type="radio",
        name="avatar",
        value=name,
        checked=is_chosen and not owner,
        disabled=bool(owner),
        aria_label=f"{label}: {owner}" if owner else label,
    )
    mark = el("span", icon(name), class_=f"avatar a-{name}")
    return el("label", field, mark, owner and el("small", owner))


def message_page(title: str, text: str, *more: Child) -> Html:
    """Return a page that says one thing."""
    return page(title, el("section", el("h1", title), el("p", text), *more, class_="card narrow"))
