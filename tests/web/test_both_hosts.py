"""Every route of both hosts is driven by both links, and answers alike."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import NamedTuple
from urllib.parse import urlencode

import pytest

from rollwright import sheet_language
from rollwright.table.people.solved import today
from rollwright.web.app import ROUTES
from rollwright.web.door.host import On
from rollwright.web.door.route import FILES, SOCKET
from rollwright.web.page.bridge import Answer
from rollwright.web.parts.assets import vocabulary_address
from tests.ops.hostile_input import GOOD_PARTS
from tests.ops.test_hostile import fill_in
from tests.record_games import FOLDER
from tests.table.tables import in_loop

from .links import LINKS, Link

PAGE, JSON, TEXT, SVG, SCRIPT, STYLE = (
    *("text/html", "application/json", "text/plain", "image/svg+xml", "text/javascript", "text/css"),
)
RECORD = (FOLDER / "chiefdom-2.record").read_text()
DAY = today().isoformat()
PUZZLE = "/puzzle/{day}/{game}/{level}"


class Step(NamedTuple):
    """A request, and what comes: a status, a kind of content, and something that it says."""

    method: str
    path: str
    body: str
    status: int
    kind: str
    says: str


def get(path: str, kind: str = PAGE, says: str = "", status: int = 200) -> Step:
    return Step("GET", path, "", status, kind, says)


def go(path: str, where: str, **form: str) -> Step:
    """Return a form that leads somewhere."""
    return Step("POST", path, urlencode(form), 303, TEXT, where)


def tell(path: str, form: dict[str, str], says: str = "", status: int = 200, kind: str = JSON) -> Step:
    return Step("POST", path, urlencode(form), status, kind, says)


def ask(path: str, question: dict[str, object], says: str, status: int = 200) -> Step:
    return Step("POST", path, json.dumps(question), status, JSON, says)


GARDEN = (resources.files(sheet_language) / "examples" / "small-garden.toml").read_text()
SHEET = ask("/api/sheet", {"text": "chiefdom-2"}, '"complaint":""')
STORIES: dict[str, list[Step]] = {
    "somebody who looks around": [
        get("/about", says="Rollwright"),
        get("/rules", says="/rules/duel"),
        get("/rules/{game}", says="Chiefdom"),
        get("/challenges/{game}", says="<main"),
        get("/new", says="new-table"),
        get("/paper", says="<form"),
        get("/score", says="<main"),
        get("/dice", says="<main"),
        get("/replay", says="<main"),
        get("/coach", says="<main"),
        get("/profile", says="Player"),
        get("/games", says="<main"),
    ],
    "a page and its parts": [
        SHEET,
        get("/games/{game}.svg", SVG, "<svg"),
        get("/base/{game}/{form}/{printed}/{name}.svg", SVG, "<svg"),
        get("/marks/{game}/{name}.svg", SVG, "<defs>"),
        get("/vocabulary/{game}/{name}.json", JSON, ""),
        get("/drawing.css", STYLE, ".rw"),
        get("/print.css", STYLE, ".rw"),
        get("/manifest.{language}.json", "application/manifest+json", "Rollwright"),
        get("/words.{language}.js", SCRIPT, "Würfel"),
        get("/{room}-words.{language}.js", SCRIPT, "{"),
        get("/examples/{game}.txt", TEXT, "rollwright record 1"),
    ],
    "somebody who asks about a record": [
        SHEET,
        ask("/api/explain", {"text": RECORD, "part": "c4"}, '"text":'),
        ask("/api/replay", {"text": RECORD, "at": 2}, '"at":2'),
        ask("/api/course", {"text": RECORD}, '"turns":'),
        ask("/api/dice", {"text": RECORD}, '"wrong":'),
        ask("/api/coach", {"text": "no record"}, '"wrong":'),
        get("/api/coach/{job}", JSON, '"wrong":', 404),
    ],
    "a player": [
        go("/play/{game}", "/t/", bot="wanderer"),
        get("/t/{code}/record.txt", TEXT, "when the game is over", 400),
        get("/t/{code}/sheet-{seat}.svg", SVG, "<svg"),
        get("/t/{code}/small-{seat}.svg", SVG, "<svg"),
        get("/t/{code}/shares", JSON, '"commitment":'),
        tell("/t/{code}/share", {"nonce": ""}, '"wrong":', 400),
        tell("/t/{code}/hand", {"holder": "1"}, "not at this device", 400, TEXT),
        tell("/t/{code}/hint", {}, '"wrong":'),
        tell("/t/{code}/arrange-{seat}", {}, '"wrong":', 400),
        tell("/t/{code}/rematch", {}, "<main", 400, PAGE),
    ],
    "somebody who opens tables": [
        tell("/me", {"name": "Ada", "avatar": "pine"}, status=204, kind=TEXT),
        go("/learn/{game}", "/t/"),
        go("/tables", "/t/", **{"game": "chiefdom-2", "name": "Ada", "chiefdom-2.people": "1"}),
        tell("/tables", {"game": "chiefdom-2", "chiefdom-2.people": "x"}, "<form", 400, PAGE),
        tell("/paper", {"name": "Ada"}, "<main", 400, PAGE),
    ],
    "a person with games": [
        go("/profile", "/profile", name="Ada", avatar="fish"),
        get("/profile", says='value="Ada"'),
        tell("/profile/settings", {}, "", 400, TEXT),
        tell("/games/records", {"records": RECORD}, '"new":1'),
        get("/games", says="~"),
        get("/games/{own}/record.txt", TEXT, "rollwright record 1"),
        get("/games/{own}/sheet.svg", SVG, "<svg"),
        get("/games/records.txt", TEXT, "name Ada"),
        go("/games/delete", "/games", name="OWN"),
        get("/games/{own}/record.txt", TEXT, status=404),
        go("/games/keep", "/games"),
    ],
    "somebody who makes a game in the studio": [
        get("/studio", says="<main"),
        ask("/api/studio", {"text": GARDEN}, '"id":"small-garden"'),
        ask("/api/studio/play", {"text": GARDEN, "seats": 1, "steps": []}, '"moves":[{"line":'),
        ask("/api/studio/games", {"text": GARDEN, "seed": 1, "first": 0}, '"games":'),
        ask("/api/studio", {"text": "no file"}, '"wrong":"line 1: '),
    ],
    "somebody who plays the dice of a day": [
        get("/daily", says="/daily/"),
        get("/daily/{game}", says="<main"),
        go("/daily/{game}", "/t/"),
        get("/daily/{game}/{day}", says="<main"),
        get("/daily/{game}/{day}/end.json", JSON, "{}"),
        go("/daily/{game}/{day}/practice", "/daily/chiefdom-2"),
    ],
    "somebody who solves puzzles": [
        get("/puzzle", says="/puzzle/"),
        get("/puzzle/{day}", says="2026"),
        get(PUZZLE, says="<main"),
        get(f"{PUZZLE}.json", JSON, '"worth":'),
        tell(f"{PUZZLE}/try", {"path": "none"}, '"wrong":', 400),
    ],
}


class Known:
    """What a browser has been told so far, for the blanks of the next address."""

    def __init__(self) -> None:
        self.blanks = {**GOOD_PARTS, "day": DAY, "challenges": "/challenges/fiefdoms"}
        self.blanks["vocabulary"] = vocabulary_address("chiefdom-2")

    def fill(self, path: str) -> str:
        """Return an address; of a drawing's part the one that was told."""
        kind = path.split("/")[1]
        return self.blanks.get(kind) or fill_in(path, self.blanks)

    def note(self, answer: Answer) -> None:
        """Keep what an answer names."""
        found = {
            "code": r"/t/(?:[\w-]+\?table=)?([A-Z0-9]{6})$",
            "own": r"(~\w+)",
            "base": r'"(/base/[^"]+)"',
            "marks": r'"(/marks/[^"]+)"',
        }
        for name, pattern in found.items():
            if said := re.search(pattern, answer.body):
                self.blanks[name] = said[1]


async def take(link: Link, known: Known, step: Step) -> Answer:
    """Ask, and check what comes."""
    body = step.body.replace("OWN", known.blanks.get("own", ""))
    answer = await link.ask(step.method, known.fill(step.path), body)
    assert (answer.status, answer.kind) == (step.status, step.kind), (step.path, answer)
    assert step.says in answer.body, (step.path, answer)
    known.note(answer)
    return answer


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("name", LINKS)
@in_loop
async def test_a_route_of_both_hosts_answers_alike_by_both_links(name: str, story: str) -> None:
    known = Known()
    async with LINKS[name]() as link:
        for step in STORIES[story]:
            await take(link, known, step)


def test_every_route_of_both_hosts_is_driven_by_both_links() -> None:
    declared = {
        (route.method, re.sub(r":\w+}", "}", route.path).replace("/games/{name}", "/games/{own}"))
        for route in ROUTES
        if route.on is On.BOTH and route.method not in (SOCKET, FILES)
    }
    driven = {(step.method, step.path) for story in STORIES.values() for step in story}
    assert driven == declared
