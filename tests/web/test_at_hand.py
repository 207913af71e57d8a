"""Rules and explanations are at hand while one plays."""

from __future__ import annotations

from .conftest import Visitor


def test_rules_open_in_a_drawer_over_the_table(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-2")
    table = page.url
    page.locator('header nav a[href^="/rules"]').click()
    page.wait_for_selector(".drawer #rules-page .pic svg")
    assert "Draw a village" in page.inner_text(".drawer")
    assert page.locator(".drawer .shape").count() == 6
    page.keyboard.press("Escape")
    page.locator("[data-key=roll]").click()
    page.wait_for_selector(".chip")
    assert page.url == table


def test_a_term_of_the_score_says_what_it_is_for(visitor: Visitor) -> None:
    page = visitor.play_alone("chiefdom-2")
    page.locator("#tab-score").click()
    page.locator('#score [data-term="lake"] button').click()
    assert "every square of the largest lake" in page.inner_text("#score .term-why")
    page.locator('#score [data-term="lake"] button').click()
    assert not page.inner_text("#score .term-why")
    assert page.locator('#sheet [data-place="c4"] > title').text_content() == "c4: empty"
