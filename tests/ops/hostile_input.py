"""A grammar of hostile input: words, values, cookies, headers, forms, questions and messages."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any, get_args
from urllib.parse import quote, urlencode

import msgspec

from rollwright.web.live.messages import AnyRequest

DEEP = "[" * 20_000
LONG = "9" * 5000
WORDS = [
    "", "chiefdom-2", "duel", "fiefdoms", "..", "../../etc/passwd", "%00", "%", "%ff%fe", "ZZZZZZ", "-1", "0",
    "1", "100", "101", LONG, "1e9", "NaN", "\N{SUPERSCRIPT TWO}", "\u202e", "\N{DIZZY SYMBOL}", "a" * 3000,
    "{x}", "${x}", "';--", "<script>", DEEP[:3000], "\x1a", "null", "true", "{}", "[]",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 10**300, 1.5, float("nan"), float("inf"), "", "x", "1",
    LONG, "a" * 3000, "\ud800", [], {}, [[]], [1], ["1"], [-1], [2**40], {"a": 1}, [None], "chiefdom-2",
]  # fmt: skip
COOKIES = [
    "", "rw_me=" + DEEP[:6000], "rw_me=" + quote(DEEP[:4000]), 'rw_me=["a"]', "rw_me=[1,2]",
    "rw_me=%5B%22a%22%2C1%5D",
    "rw_me=%ff", "rw_me=" + quote(json.dumps(["x" * 500, "fox"])), "rw_me=" + quote('["\\ud800","fox"]'), "=",
    ";;;", "rw-=x", "; ".join(f"rw-{n:06}=x" for n in range(300)), "rw-ZZZZZZ=" + "x" * 3000,
    'rw-ZZZZZZ="\\"', "rw_key=" + "x" * 43, "rw_key=" + DEEP[:3000], "rw_key=%ff; rw_key=",
]  # fmt: skip
HEADERS = [
    {}, {"Range": "bytes=" + LONG + "-"}, {"Range": "bytes=-1,-2,5-1"}, {"If-None-Match": "\xff"},
    {"Accept-Encoding": "gzip;q=" + LONG}, {"Accept-Encoding": "\xff,br;q=x"}, {"Accept": "\x01" * 50},
    {"Content-Type": "multipart/form-data"}, {"Content-Type": "application/json; charset=x"},
    {"If-Modified-Since": "yesterday"}, {"X-Forwarded-For": DEEP[:500]}, {"Expect": "100-continue"},
]  # fmt: skip
ANY_HEADER = [
    "http://[::1",
    "http://[",
    "]://[",
    "//[::1]:x/",
    "\xff\xfe",
    "\xc3\x28",
    "%ff%fe",
    "a" * 10_000,
    LONG,
    DEEP[:10_000],
    "\u0442\u0440".encode().decode("latin-1"),
    "=;,",
    "0",
    "-1",
    "NaN",
    "de;q=NaN, fr;q=" + LONG,
    ";q=",
    "*",
    "<script>",
    "de\x00\x7f",
    " ",
    "",
]
"""Values of any header that is read, for what it is read."""
FIELDS = [
    "game", "name", "avatar", "nonce", "promise", "once", "token", "instead", "seat", "timer", "roll_after",
    "seed", "hints", "stand_in", "bot", "turn", "rolled", "sheet.1", "who.1", "chiefdom-2.people",
    "chiefdom-2.bots", "chiefdom-2.level", "chiefdom-2.house", "chiefdom-2.bots.elder", "chiefdom-2.cards",
    "code", "sure", "records",
]  # fmt: skip
GOOD_PARTS = {
    "game": "chiefdom-2", "seat": "1", "form": "wide", "printed": "12.20.0", "name": "000000000000",
    "job": "x", "day": "2026-11-17", "level": "1", "language": "de", "room": "study",
}  # fmt: skip
QUERIES = ["code", "lang", "game", "seed", "paper", "sheets", "watch", "v", "cards", "bonus"]
KEYS = ["text", "at", "seat", "place", "mark", "field", "value", "part", "deep"]
GOOD_FORM = {"game": "chiefdom-2", "name": "Eve", "chiefdom-2.people": "1", "sheet.1": "duel", "who.1": "me"}
GOOD_JSON = {"text": "duel", "seat": 0, "at": 0, "place": "c4", "mark": "F", "part": "c4"}
NONSENSE = [
    "&".join(f"f{n}=x" for n in range(10_000)), "&" * 5000, "=" * 5000, "%" * 5000, "a=%ff%fe&b=%u1234", DEEP,
    '{"text":' * 5000, f'{{"seat": {LONG}}}', f'{{"at": -{LONG}, "text": "duel"}}', "null", "",
    '{"text": "a", "text": "b"}',
]  # fmt: skip


def list_bodies(shuffle: random.Random) -> list[bytes]:
    """Return hostile bodies: forms and questions, each with one thing wrong, and nonsense."""
    forms = [{**GOOD_FORM, name: word} for name, word in product(FIELDS, shuffle.sample(WORDS, 4))]
    asked = [{**GOOD_JSON, name: value} for name, value in product(KEYS, shuffle.sample(VALUES, 5))]
    texts = [*map(urlencode, forms), *map(json.dumps, asked), *NONSENSE]
    return [*(text.encode("utf-8", "surrogatepass") for text in texts), b"\xff\xfe\x00", bytes(range(256))]


def list_messages() -> list[str]:
    """Return every request with something wrong in each of its fields, and nonsense."""
    texts = ["", "null", "[]", "{}", DEEP, LONG, "\x00", '{"n":1}', '{"n":1,"do":' * 500]
    texts += [f'{{"n":{LONG},"do":{{"do":"roll"}}}}']
    for kind in get_args(AnyRequest):
        told = msgspec.inspect.type_info(kind)
        assert isinstance(told, msgspec.inspect.StructType)
        good = {"do": told.tag, **{field.encode_name: 1 for field in told.fields if field.required}}
        names = [*(field.encode_name for field in told.fields), "x"]
        texts += [json.dumps({"n": 1, "do": {**good, n: value}}) for n, value in product(names, VALUES)]
    return texts
