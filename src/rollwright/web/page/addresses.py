"""Where a folder of files has what a server has at an address.

A page is a folder (`rules/duel/`) in the folder of its language (`de/rules/duel/`). What holds for a build is
a file. All other pages are made by Python: a file that asks for them stands where their address is or, where
that names more than a game, begins: `daily/?at=duel/2026-11-19`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from ...language.current import ENGLISH, call_in_language, current_language, list_languages
from ..app import ROUTES
from ..door.host import Kept, Kind, On
from ..door.route import FILES, SOCKET, Route
from ..html.addresses import ANY, Addresses
from ..html.scripts import ROOMS
from ..parts.assets import SITE
from ..parts.games import all_games

LANGUAGE = "/language/"
"""Before the name of a language: the same page in that one."""
OLD_PUZZLE = "/puzzle/one"
"""Where earlier sites showed each puzzle: `puzzle/one/?at=2026-11-18/duel/1`."""
_BLANK = re.compile(r"\{(\w+)(?::\w+)?\}")


class Place(NamedTuple):
    """Where the addresses are that fit a pattern: "/rules/([^/]+)", "rules/$1/"."""

    pattern: str
    where: str
    is_file: bool
    """Whether a file holds what a server would answer."""
    is_shared: bool
    """Whether all languages have the same one."""


@cache
def list_places() -> tuple[Place, ...]:
    """Return where everything is that a page without a server has, as its routes are declared."""
    special = [
        Place("/static/(.+)", "static/$1", True, True),
        Place("/t/([A-Z0-9]+)", f"t/{ANY}/?table=$1", False, False),
        Place(OLD_PUZZLE, "puzzle/one/", False, False),
    ]
    routes = [route for route in ROUTES if On.PAGE in route.on and route.method not in (SOCKET, FILES)]
    routes.sort(key=lambda route: route.method != "GET")
    return (*special, *dict.fromkeys(map(_place, routes)))


def _place(route: Route) -> Place:
    names, is_page = _BLANK.findall(route.path), route.kind is Kind.PAGE and route.method == "GET"
    parts = _BLANK.split(route.path)[::2]
    pattern = "([^/]+)".join(map(re.escape, parts))
    numbers = [f"${number}" for number in range(1, len(names) + 1)]
    filled = "".join(map("".join, zip(parts, [*numbers, ""], strict=True))).strip("/")
    if not is_page:
        is_shared = is_file(route) and names != ["game"]
        return Place(pattern, filled, is_file(route), is_shared)
    if is_file(route) or {*names} <= {"game"}:
        return Place(pattern, filled and f"{filled}/", is_file(route), False)
    return Place(pattern, f"{parts[0].strip('/')}/?at={'/'.join(numbers)}", False, False)


def is_file(route: Route) -> bool:
    """Say whether a site has files of all that a route answers."""
    has_all = list_values().keys() >= {*_BLANK.findall(route.path)}
    return route.method == "GET" and route.kept is not Kept.NEVER and has_all


@cache
def list_values() -> Mapping[str, Sequence[str]]:
    """Return what may stand for the blanks in a path, of those that are told before anybody asks."""
    languages, games = list_languages(), [game.id for game in all_games()]
    return {
        "game": games,
        "games": [ANY, *games],
        "language": languages,
        "room": [*ROOMS],
        "name": [f"{SITE}.{language}" for language in languages],
    }


def list_paths(route: Route) -> Iterator[str]:
    """Yield the addresses of a route with all that may stand for its blanks; none if that is not known."""
    names, values = _BLANK.findall(route.path), list_values()
    parts = _BLANK.split(route.path)[::2]
    for chosen in product(*(values.get(name, ()) for name in names)):
        yield "".join(map("".join, zip(parts, [*chosen, ""], strict=True)))


def folder_of(language: str) -> str:
    """ "de" -> "de/", in which a site has its pages in German; those in English are in none"""
    return "" if language == ENGLISH else f"{language}/"


@cache
def compile_places() -> list[tuple[re.Pattern[str], Place]]:
    """Return the places, each with its pattern ready."""
    return [(re.compile(place.pattern), place) for place in list_places()]


def locate(address: str) -> str | None:
    """Return where the folder of a site has an address: "/rules/duel?a=1" -> "rules/duel/?a=1"."""
    path = re.split("[?#]", address, maxsplit=1)[0]
    rest = address[len(path) :]
    for pattern, place in compile_places():
        if found := pattern.fullmatch(path):
            where = found.expand(place.where.replace("$", "\\"))
            rest = rest.replace("?", "&", 1) if "?" in where and rest.startswith("?") else rest
            return ("" if place.is_shared else folder_of(current_language())) + where + rest
    return None


@dataclass(frozen=True)
class SiteAddresses(Addresses):
    """Those of a page in a folder; they are relative where the address of that folder is not known."""

    root: str
    here: str
    """The address of the page at a server."""

    is_site = True

    def find(self, address: str) -> str | None:
        """Return where a browser finds an address of a server; None of what a page without one has not."""
        if address.startswith(LANGUAGE):
            found = call_in_language(address.removeprefix(LANGUAGE), locate, self.here)
        else:
            found = locate(address)
        return None if found is None else (self.root or self._find_up()) + found

    def _find_up(self) -> str:
        """Return the way from this page to the folder of the site."""
        return "../" * (locate(self.here) or "").partition("?")[0].count("/") or "./"


def write_places() -> str:
    """Return the places as a script, for the addresses that scripts name."""
    return f"export const PLACES = {json.dumps(list_places(), separators=(',', ':'))};\n"
