"""Strangers who send anything at all: every answer is one of ours, and the server goes on."""

from __future__ import annotations

import json
import string
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rollwright.web.server.limits import COSTS, Limits
from tests.web.wire import Wire, of_type, receive

from .doors import list_doors
from .servers import inside

GENEROUS = Limits(1e9, 1e9, 10_000, costs=dict.fromkeys(COSTS, (1e9, 1e9)))
FUZZ = settings(
    max_examples=50,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
WORDS = st.sampled_from(
    [
        "chiefdom-2",
        "duel",
        "fiefdoms",
        "../../etc/passwd",
        "%00",
        "ZZZZZZ",
        "-1",
        "9" * 400,
        "\u202e",
        "𝕏",
        "",
    ]
)
TEXTS = st.one_of(WORDS, st.text(max_size=60))
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=8,
)
FIELDS = ["game", "name", "avatar", "nonce", "timer", "roll_after", "duel.people", "chiefdom-2.people"]
FORMS = st.dictionaries(st.one_of(st.sampled_from(FIELDS), TEXTS), TEXTS, max_size=6)
ASKED = st.dictionaries(st.sampled_from(["text", "at", "seat", "place", "mark", "tall"]), JSON)
PATHS = [door.path for door in list_doors()]
OURS = {200, 204, 303, 307, 308, 400, 403, 404, 405, 409, 413, 421, 429}


@pytest.fixture(scope="module")
def open_house() -> Iterator[tuple[Wire, str]]:
    """Return a server without rate limits, and a table there."""
    with inside(limits=GENEROUS) as (address, _, _):
        # Making a client takes longer than many questions, so all share one.
        ada = Wire(address)
        yield ada, ada.open_table("Ada", people=1)


def fill_in(path: str, code: str, word: str) -> str:
    """Return a path with something in every blank."""
    return path.replace("{code}", code).replace("{game}", word).replace("{seat:int}", "1")


def check(answer: httpx.Response) -> None:
    """See that an answer is one of ours, with every header."""
    assert answer.status_code in OURS, (answer.status_code, answer.text[:200])
    if answer.status_code not in (403, 413, 421):
        assert answer.headers["x-content-type-options"] == "nosniff"


@FUZZ
@given(path=st.sampled_from(PATHS), word=TEXTS, wild=st.booleans(), query=FORMS)
def test_any_question_is_answered(
    open_house: tuple[Wire, str], path: str, word: str, wild: bool, query: dict[str, str]
) -> None:
    client, code = open_house[0].client, open_house[1]
    client.cookies.clear()
    asked = fill_in(path, word if wild else code, word)
    for method in ("GET", "HEAD", "POST", "DELETE"):
        try:
            request = client.build_request(method, httpx.URL(asked or "/", params=query))
        except (httpx.InvalidURL, ValueError, UnicodeError):
            return
        check(client.send(request))


@FUZZ
@given(
    path=st.sampled_from(["/tables", "/t/{code}/join", "/play/duel"]), form=FORMS, junk=st.binary(max_size=40)
)
def test_any_form_is_answered(
    open_house: tuple[Wire, str], path: str, form: dict[str, str], junk: bytes
) -> None:
    client, code = open_house[0].client, open_house[1]
    client.cookies.clear()
    where = path.replace("{code}", code)
    good = {"game": "chiefdom-2", "name": "Eve", "chiefdom-2.people": "1"}
    for body in (form, {**good, **form}):
        try:
            request = client.build_request("POST", where, data=body)
        except UnicodeError:
            return
        check(client.send(request))
    check(client.post(where, content=junk))


@FUZZ
@given(asked=st.one_of(ASKED, JSON), junk=st.binary(max_size=40))
def test_any_scripts_question_is_answered_in_json(
    open_house: tuple[Wire, str], asked: Any, junk: bytes
) -> None:
    client = open_house[0].client
    for path in ("/api/sheet", "/api/replay", "/api/dice"):
        for body in (json.dumps(asked).encode("utf-8", "replace"), junk):
            answer = client.post(path, content=body)
            check(answer)
            assert isinstance(answer.json(), dict)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ('{"text": "duel", "text": "duel"}', "a key is given twice"),
        ('{"text": NaN}', "NaN is not a number the table knows"),
        ('{"seat": 12345678901234567890}', "a number is too large"),
        ("[" * 50_000, "this is not JSON"),
        ('{"text": "duel", "seat": true}', "seat is a number"),
    ],
)
def test_json_that_means_two_things_or_none_is_refused(
    open_house: tuple[Wire, str], body: str, sentence: str
) -> None:
    answer = open_house[0].client.post("/api/sheet", content=body.encode())
    assert answer.json() == {"wrong": sentence}


DOS = ["start", "roll", "play", "undo", "rename", "say", "look", "replace"]
COMMANDS = st.fixed_dictionaries(
    {"do": st.one_of(st.sampled_from(DOS), TEXTS)},
    optional={
        "id": JSON, "ask": JSON, "move": JSON, "text": JSON, "name": TEXTS, "avatar": JSON,
        "target": JSON, "seat": JSON, "seats": JSON, "tall": JSON,
    },
)  # fmt: skip
HALF = r'"\ud800"'
"""Half a character, which JSON can write and UTF-8 cannot."""
HALVES = [
    f'{{"n": 1, "do": {{"do": "say", "id": "x", "text": {HALF}}}}}',
    f'{{"n": 1, "do": {{"do": "say", "id": {HALF}, "text": "x"}}}}',
    f'{{"n": 1, "do": {{"do": "rename", "name": {HALF}, "avatar": ""}}}}',
    f'{{"n": 1, "do": {{"do": {HALF}}}}}',
    f'{{"n": 1, "do": {{"do": "roll", {HALF}: 1}}}}',
]
FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(string.printable, max_size=200),
    JSON.map(lambda value: json.dumps(value)),
    st.builds(lambda n, do: json.dumps({"n": n, "do": do}), JSON, COMMANDS),
    st.builds(lambda do: json.dumps({"n": 1, "do": do}), COMMANDS),
)


@FUZZ
@given(frames=st.lists(FRAMES, min_size=1, max_size=12))
def test_any_frames_leave_the_table_as_good_as_it_was(
    open_house: tuple[Wire, str], frames: list[str | bytes]
) -> None:
    ada = open_house[0]
    ada.client.cookies.clear()
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line:
        send_all(line, frames)
        assert ada.ask(line, do="rename", name="Ada", avatar="")["type"] == "answer"
    with ada.connect(code) as line:
        receive(line, of_type("table"))


def send_all(line: ClientConnection, frames: list[str | bytes]) -> None:
    """Send frames; none of them may close the line."""
    for frame in frames:
        try:
            line.send(
                frame.encode("utf-8", "replace") if isinstance(frame, str) else frame,
                text=isinstance(frame, str),
            )
        except ConnectionClosed:
            raise AssertionError(f"closed before {frame!r}") from None


@pytest.mark.parametrize("frame", HALVES)
def test_half_a_character_is_refused(open_house: tuple[Wire, str], frame: str) -> None:
    ada = open_house[0]
    ada.client.cookies.clear()
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line:
        line.send(frame)
        assert receive(line, of_type("refused"))["why"] == "unreadable"
        assert ada.ask(line, do="roll")["type"] == "answer"
    for path in ("/api/sheet", "/api/replay", "/api/dice"):
        check(ada.client.post(path, content=f'{{"text": {HALF}}}'.encode()))
