"""Browsers promise a nonce, remember what they were shown, and compare the record with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rollwright.core.record import parse_record
from rollwright.table.dice.fair_dice import commitment_of
from tests.table.test_verify import played

from .conftest import Visitor

FETCH = "path => fetch(path).then(answer => answer.json())"


def test_a_game_of_one_click_brings_a_nonce_and_the_browser_remembers(visitor: Visitor) -> None:
    page = visitor.play_alone()
    code = page.url.rsplit("/", 1)[1]
    page.wait_for_selector(".chip")
    told: dict[str, Any] = page.evaluate(FETCH, f"/t/{code}/shares")
    kept = json.loads(page.evaluate(f"localStorage.getItem('rw-dice-{code}')"))
    assert told["promises"] == kept["promises"] == {"1": commitment_of(kept["nonce"])}
    assert told["commitment"] == kept["commitment"]
    assert not told["is_owed"], "it was shown before the first roll"


def remember(visitor: Visitor, **changes: Any) -> None:
    """Have the browser remember the record's table, in some things otherwise."""
    record = parse_record(played("chiefdom-2"))
    _, commitment, _, table = record.dice.split()
    kept = {
        "commitment": commitment,
        "promises": {str(p.seat): p.promise for p in record.promises},
        "seat": 1,
        "nonce": record.nonces[0].nonce,
    }
    page = visitor.page
    page.goto("/dice")
    page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [f"rw-dice-{table}", json.dumps(kept | changes)]
    )


@pytest.mark.parametrize(
    ("changes", "is_fair", "sentence"),
    [
        ({}, "true", "the record has the same"),
        ({"commitment": "00" * 32}, "false", "not the one this browser was shown"),
        ({"promises": {"1": "00" * 32}}, "false", "not the ones this browser was shown"),
        ({"nonce": "beef"}, "false", "is not in this record"),
    ],
)
def test_the_page_compares_the_record_with_what_the_browser_remembers(
    visitor: Visitor, changes: dict[str, Any], is_fair: str, sentence: str
) -> None:
    remember(visitor, **changes)
    page = visitor.page
    page.fill("#record", played("chiefdom-2"))
    page.click("#load")
    page.wait_for_selector(f'#verdict[data-fair="{is_fair}"] >> text={sentence}')
    assert "Not proven: that the promises came before the nonces" in page.inner_text("#verdict")


def test_the_page_says_what_it_does_not_remember(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/dice")
    page.evaluate("localStorage.clear()")
    page.fill("#record", played("chiefdom-2"))
    page.click("#load")
    page.wait_for_selector('#verdict[data-fair="true"] >> text=does not remember this table')
