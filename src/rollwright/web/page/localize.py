"""Pages of a server made fit for a folder of files: relative addresses, forms that lead to a table's page.

A page in German is in the folder `de`, with all other pages in German; what all pages need is outside of it.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from urllib.parse import urlsplit

from ...language.current import ENGLISH, current_language, list_languages

START = (
    '<script type="module" src="/static/local/language.js"></script>'
    '<link rel="stylesheet" href="/static/local/site.css">'
    '<script type="module" src="/static/local/start.js"></script>'
)
POLICY = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; img-src 'self' data: blob:; "
    "script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'\">"
)
"""A page asks nobody but the host of its folder."""
CHOICE = "/language/"
"""The address of a page in another language."""
_CHARSET = '<meta charset="utf-8">'
_WAITING = '<script type="module" src="/static/kit/waiting.js"></script>'
_LINK = re.compile(r'<a\b[^>]*?\bhref="(/[^"]*)"[^>]*>.*?</a>', re.DOTALL)
_FORM = re.compile(r'<form\b[^>]*?\baction="(/[^"]*)"[^>]*>.*?</form>', re.DOTALL)
_OPENING = re.compile(r'method="post" action="/(play|learn)/([^"]+)"(?P<more>[^>]*)>')
_ADDRESS = re.compile(r'\b(href|src|action|data-symbols)="(/[^"]*)"')
_FIRST_SCRIPT = re.compile(r'<script type="module"')


def localize(html: str, path: str, pages: Collection[str]) -> str:
    """Return a page as the site has it at `path`; `pages` are those that the site has."""
    html = html.replace(_WAITING, "").replace(_CHARSET, _CHARSET + POLICY, 1)
    html = _FIRST_SCRIPT.sub(START + '<script type="module"', html, count=1)
    html = _OPENING.sub(_open_by_address, html)
    html = html.replace('method="post" action="/tables"', 'method="get" action="/t/any"')
    html = _FORM.sub(lambda form: form[0] if _has(pages, form[1]) else "", html)
    html = _LINK.sub(lambda link: link[0] if _has(pages, link[1]) else "", html)
    html = html.replace(_CHARSET, _CHARSET + _list_translations(), 1)
    root = f"{folder_of(current_language())}{path}".strip("/")
    up = "../" * root.count("/") + ("../" if root else "./")
    return _ADDRESS.sub(lambda found: f'{found[1]}="{relate(found[2], up, path)}"', html)


def folder_of(language: str) -> str:
    """ "de" -> "/de", in which a site has its pages in German; those in English are in none"""
    return "" if language == ENGLISH else f"/{language}"


def _list_translations() -> str:
    """Return the same page in all languages; `local/language.js` leads to the one that a browser prefers."""
    link = '<link rel="alternate" hreflang="{0}" href="/language/{0}">'
    return "".join(link.format(language) for language in list_languages())


def _open_by_address(form: re.Match[str]) -> str:
    """A form that opens a game asks for the game's page; its fields stand in the address."""
    learn = '<input type="hidden" name="learn" value="1">' if form[1] == "learn" else ""
    return f'method="get" action="/t/{form[2]}"{form["more"]}>{learn}'


def _has(pages: Collection[str], address: str) -> bool:
    path = urlsplit(address).path
    return path in pages or path.startswith(("/static/", "/examples/", CHOICE))


def relate(address: str, up: str, here: str) -> str:
    """Return where a page at `here` finds an address; `up` leads from it to the folder of the site.

    "/rules/duel?a=1" -> "../rules/duel/?a=1", "/games/duel.svg" -> "../games/duel.svg"
    """
    found = urlsplit(address)
    if found.path.startswith(CHOICE):
        found, language = found._replace(path=here), found.path.removeprefix(CHOICE)
    else:
        language = current_language()
    is_page = "." not in found.path.rpartition("/")[2]
    folder = folder_of(language) if is_page or found.path.startswith("/games/") else ""
    path = f"{folder}{found.path}".strip("/")
    return found._replace(path=up + path + ("/" if is_page and path else "")).geturl()
