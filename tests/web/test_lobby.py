"""The lobby: the host gives free seats to bots, and takes them back."""

from __future__ import annotations

from .conftest import Visitors


def test_the_host_adds_a_bot_of_a_level_and_removes_it(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada", people=4)
    bo.join_quickly(code, "Bo")
    assert bo.page.locator("[data-key=add-bot]").count() == 0, "only the host changes seats"
    page = ada.page
    page.wait_for_selector(".seats .free:has-text('2 free')")
    page.select_option("[name=level]", "hunter")
    page.click("[data-key=add-bot]")
    page.wait_for_selector(".seats li:has-text('hunter')")
    page.wait_for_selector(".seats .free:has-text('1 free')")
    bo.page.wait_for_selector(".seats li:has-text('hunter')")
    page.click("[data-key=add-bot]")
    page.wait_for_selector(".seats li:has-text('hunter 2')")
    assert page.locator(".seats .free").count() == 0
    page.locator("[data-key^=remove-bot]").first.click()
    page.wait_for_selector(".seats .free:has-text('1 free')")
    assert "Bo" in page.inner_text(".seats"), "people keep their seats"


def test_bots_are_for_the_host_and_for_free_seats(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    code = ada.open_quickly("Ada", people=2)
    bo.join_quickly(code, "Bo")
    for who, form, status in (
        (ada, {"level": "hunter"}, 409),
        (ada, {"seat": "0"}, 400),
        (bo, {"seat": "1"}, 400),
        (ada, {"seat": "many"}, 400),
    ):
        headers = {"Origin": who.address}
        answer = who.context.request.post(f"/t/{code}/bots", form=dict(form), headers=headers)
        assert answer.status == status, (form, answer.text())
