"""A profile in real browsers: a name, the code, the other device, the end."""

from __future__ import annotations

from rollwright.web.people.profile_page import delete_page

from .conftest import Visitor, Visitors


def make_profile(visitor: Visitor, name: str) -> str:
    """Give a visitor a name and return the recovery code."""
    page = visitor.page
    page.goto("/profile")
    page.fill("[name=name]", name)
    page.locator("label:has([value=sun])").click()
    page.click("button:has-text('Save')")
    page.wait_for_selector("text=Here since")
    page.click("a:has-text('Use another device')")
    code = page.locator("#recovery-code").inner_text()
    page.click("text=Back to your profile")
    return code


def test_a_link_carries_name_settings_and_games_to_another_device(visitors: Visitors) -> None:
    laptop, phone = visitors(), visitors()
    code = make_profile(laptop, "Mira")
    table = laptop.open_quickly("Mira", people=1)
    laptop.page.evaluate("import('/static/kit/settings.js').then((kit) => kit.set('confirm', false))")
    laptop.page.wait_for_function("() => JSON.parse(localStorage.getItem('settings')).confirm === false")
    phone.page.goto(f"/profile/open#{code}")
    phone.page.click("button:has-text('Open the profile of Mira')")
    phone.page.wait_for_selector("text=This device is yours now too")
    assert code not in phone.page.url
    assert phone.page.input_value("[name=name]") == "Mira"
    phone.page.goto(f"/t/{table}")
    phone.page.wait_for_selector("#sheet svg")


def test_a_code_is_typed_and_a_wrong_one_says_so(visitors: Visitors) -> None:
    laptop, phone = visitors(), visitors()
    code = make_profile(laptop, "Mira")
    phone.page.goto("/profile")
    phone.page.fill("[name=code]", code.lower().replace("-", " "))
    phone.page.click("button:has-text('Open my profile')")
    phone.page.click("button:has-text('Open the profile of Mira')")
    phone.page.wait_for_selector("text=This device is yours now too")
    phone.page.goto("/profile/open")
    assert "holds no code" in phone.page.inner_text("#back-state")
    phone.page.click("#back-typed")
    phone.page.wait_for_url("**/profile")


def test_delete_me_asks_once_and_the_code_is_refused_then(visitors: Visitors) -> None:
    laptop = visitors()
    code = make_profile(laptop, "Mira")
    page = laptop.page
    page.click("a:has-text('Delete my profile')")
    page.click("a:has-text('Stay')")
    page.click("a:has-text('Delete my profile')")
    page.click("button:has-text('Delete my profile')")
    page.wait_for_url("**/")
    answer = laptop.context.request.post(
        "/profile/open", form={"code": code}, headers={"Origin": laptop.address}, max_redirects=0
    )
    assert answer.status == 403


def test_one_game_is_deleted_in_the_singular() -> None:
    assert "with 1 game for good" in delete_page("Ada", 1)
    assert "with 2 games for good" in delete_page("Ada", 2)
