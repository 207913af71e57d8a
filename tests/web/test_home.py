"""The front page: a game to go on with, and what this browser's person has reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from rollwright.games.catalogue import find_game
from rollwright.language.current import in_language, list_languages
from rollwright.web.parts.challenges import list_challenges

from .clicking import until
from .conftest import Visitor, Visitors
from .seating import read_playthrough, seat_record

PHONE = ViewportSize(width=390, height=844)
MARGIN = 8
"""Pixels that the picture of the dice has below them."""
KEEP = "([name, value]) => localStorage.setItem(name, value)"


def test_a_stranger_is_led_to_the_first_lesson_and_has_nothing_to_go_on_with(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    assert page.locator(".running, .bests:visible, .learnt:visible, .won").count() == 0
    sections = page.locator("main > :is(.first-row, section:has(.games), .second-row)")
    assert sections.nth(1).locator(".games").count() == 1, "a stranger sees the games before all else"
    page.click(".hero .light")
    page.wait_for_selector("#lesson:not([hidden]) .caption")


def test_the_dice_of_the_first_card_hide_no_word_on_a_phone_in_any_language(visitors: Visitors) -> None:
    page = visitors.welcome_stranger(PHONE).page
    for language in list_languages():
        page.goto(f"/?lang={language}")
        top, bottom = page.evaluate(
            """() => {
                const words = document.createRange();
                words.selectNodeContents(document.querySelector('.hero p'));
                const dice = document.querySelector('.hero .tumbling').getBoundingClientRect();
                return [words.getBoundingClientRect().top, dice.bottom];
            }"""
        )
        assert top >= bottom - MARGIN, language


def test_one_card_leads_back_to_a_running_game_and_the_others_are_a_line(
    visitor: Visitor, data: Path
) -> None:
    running = seat_record(data, read_playthrough("chiefdom-2"), 41)
    visitor.sit_at(running)
    for _ in range(2):
        visitor.play_alone("chiefdom-1").wait_for_selector(".chip")
    page = visitor.sit_at(running)
    page.goto("/")
    page.wait_for_selector(".thumb svg [data-place]")
    assert page.locator(".running .main").count() == 1
    assert page.inner_text(".running h2") == "Chiefdom, first edition"
    assert page.inner_text(".running summary") == "2 other games go on"
    page.click(".running .main")
    page.wait_for_selector("#sheet svg")


def test_a_table_where_somebody_waits_comes_first_and_then_what_the_person_plays(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    bo.play_alone("chiefdom-2").wait_for_selector(".chip")
    code = ada.open_quickly("Ada", people=2)
    bo.join_quickly(code, "Bo")
    ada.page.click("[data-key=start]")
    ada.page.click("button.roll")
    bo.page.wait_for_selector(".chip")
    page = bo.page
    page.goto("/")
    order = [each.get_attribute("class") or "" for each in page.locator("main .card, main .hero").all()]
    find = {name: next((n for n, each in enumerate(order) if name in each), -1)
            for name in ("awaited", "hero day", "puzzle-of-day", "game")}  # fmt: skip
    assert page.inner_text(".awaited h2") == "Ada waits"
    assert 0 == find["awaited"] < find["hero day"] < find["puzzle-of-day"] < find["game"]
    assert page.locator(".ladders section:visible").count() == 0, "nothing is told that has not been begun"
    assert "Continue" in page.inner_text(".running:not(.awaited)")


def test_the_daily_is_of_the_game_that_the_person_plays_and_its_goal_is_told_on_demand(
    visitor: Visitor,
) -> None:
    page = visitor.play_alone("fiefdoms")
    page.wait_for_selector("#sheet svg")
    page.goto("/")
    assert page.inner_text(".hero.day h1") == "Rolling Fiefdoms"
    assert not page.is_visible(".hero.day details p")
    page.click(".hero.day summary")
    assert page.is_visible(".hero.day details p")
    assert page.locator(".hero.day a[href*='/puzzle/']").count() == 1, "three minutes are enough for a puzzle"


def test_a_games_best_and_its_rank_are_shown(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    for name, value in (("best chiefdom-1 a", "133 K7P2QD "), ("best chiefdom-1 b", "90 K7P2QE "),
                        ("best chiefdom-2 a", "188 K7P2QF 120")):  # fmt: skip
        page.evaluate(KEEP, [name, value])
    page.reload()
    page.wait_for_selector(".bests:visible")
    assert page.inner_text(".game >> nth=0 >> .best").split()[0] == "133"
    assert page.inner_text(".ladders .rank-name") == "Chieftain of chieftains"
    assert page.inner_text(".ladders .to-next") == "12 points to Legend of the valley"
    assert page.locator(".ladder .on").count() == 6


def test_the_road_offers_the_first_challenge_that_is_not_won(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.evaluate(KEEP, ["won fiefdoms 1", "1"])
    page.reload()
    until(page, "document.querySelectorAll('.road .won').length === 1")
    assert "Water Rights" in page.inner_text(".next-stop")
    assert "3 springhouses" in page.inner_text(".next-stop")
    page.click(".next-stop button")
    page.wait_for_selector("#sheet svg")
    assert '"2", "Challenge 2, Water Rights"' in (page.get_attribute("#facts", "data-facts") or "")


@pytest.mark.parametrize("language", list_languages())
def test_the_name_of_a_challenge_ends_before_the_colon_of_its_language(language: str) -> None:
    with in_language(language):
        names = [challenge.name for challenge in list_challenges(find_game("fiefdoms"))]
    assert len(names) == 8
    assert all(name == name.strip() for name in names)


def test_whom_somebody_plays_against_is_remembered(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.select_option("#play-duel select", "chief")
    page.reload()
    until(page, "document.querySelector('#play-duel select').value === 'chief'")


def test_a_secret_move_is_not_on_the_card(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada", "chiefdom-2", people=2)
    bo.join_quickly(code, "Bo")
    ada.page.click("[data-key=start]")
    ada.page.click("button.roll")
    ada.page.locator("#sheet .can").first.click()
    ada.page.click("#confirm button.main")
    ada.page.wait_for_selector("#sheet .drawn > *")
    ada.page.goto("/")
    ada.page.wait_for_selector(".thumb svg [data-place]")
    assert ada.page.locator(".thumb .drawn > *").count() == 0, "it is shown as everybody may see it"


def test_after_a_game_the_next_rank_is_told_and_the_dice_can_be_shared(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2")))
    page.wait_for_selector("#end .end")
    assert "points to" in page.inner_text("#end")
    page.click("[data-key=same-dice]")
    page.wait_for_url("**/shared/*")
    assert "place 1 of 1" in page.inner_text(".day-hero")
    assert page.is_visible("#share")
