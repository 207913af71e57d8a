"""A paper sheet is tapped together, complained about and shared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rollwright.any_game import AnyGame
from rollwright.bots.levels import find_level
from rollwright.core.errors import InvalidSheet
from rollwright.web.parts.games import all_games
from rollwright.web.study.answers import score_sheet, show_replay
from rollwright.web.study.sheet_editor import blank_text, list_fields, palette, write_field, write_mark

from ..record_games import FOLDER
from .clicking import until
from .conftest import Visitor
from .seating import read_playthrough, seat_record

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
RECORD = "rollwright record 1\ngame chiefdom-2\nseat 1 person <i>Eve</i>\n"


def test_a_sheet_is_tapped_together_and_scored(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score?game=chiefdom-2")
    page.click("button[aria-label=water]")
    for place in ("a1", "a2", "a3"):
        page.click(f'#sheet [data-place="{place}"]')
        page.wait_for_selector(f'#sheet [data-place="{place}"][aria-label$="water"]')
    assert "~ . . . . ." in page.input_value("#text")
    assert page.locator("#score .total dd").first.inner_text() == "−63"
    shared = page.url
    page.goto("about:blank")
    page.goto(shared)
    page.wait_for_selector('#sheet [data-place="a3"][aria-label$="water"]')


def test_what_no_game_can_reach_is_complained_about(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score?game=chiefdom-2")
    page.click("button[aria-label=house]")
    page.click('#sheet [data-place="c3"]')
    page.wait_for_selector(".palette-box #complaint:visible")
    assert "line" not in page.inner_text("#complaint"), "whoever taps sees squares, not lines"
    page.fill("#text", "chiefdom-2\n. . .")
    until(page, "document.querySelector('#complaint').textContent.includes('rows')")


def test_a_record_is_pasted_and_walked_through(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/replay")
    page.fill("#record", RECORD + "1 roll 2 3 6\n2 seat 1 6 water c4,c5,c6\n")
    page.click("#load")
    page.wait_for_selector("#sheets svg")
    page.click("[aria-label=End]")
    page.wait_for_selector("#where >> text=draws water")
    page.wait_for_selector('#sheets [data-place="c5"][aria-label$="water"]', state="attached")
    tinted = page.locator("#sheets .last").evaluate_all("all => all.map(e => e.dataset.place)")
    assert {"c4", "c5", "c6"} <= set(tinted), "the last move, however one came there"
    page.locator("#where h2").click()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#where .sentence:has-text('1.') svg:nth-of-type(3)")
    assert page.locator("#moves button").first.get_attribute("aria-label") == "2, 3, 6"
    assert page.locator("#scores th").nth(1).inner_text() == "total", "what counts comes first"
    assert page.locator("#scores >> text=<i>Eve</i>").count() == 1
    page.evaluate("document.querySelector('#source').open = true")
    page.fill("#record", RECORD + "1 roll 9 9 9\n")
    page.click("#load")
    page.wait_for_selector("[role=alert] >> text=step 1")


@EVERY_GAME
def test_every_field_of_a_sheet_is_set_and_read_back(game: AnyGame) -> None:
    for field in list_fields(game, blank_text(game)):
        values = [each.value for each in field.values] or ["1", str(field.most)]
        if field.kind == "ticks":
            values = [",".join(values[:2]), values[-1], ""]
        for value in values:
            asked = {"text": blank_text(game), "field": field.name, "value": value}
            answer: Any = score_sheet(asked)
            now = {each["name"]: each["value"] for each in answer["fields"]}
            assert now[field.name] == value
            assert game.format_sheet(game.parse_sheet(answer["text"], checked=False), 0) == answer["text"]


@EVERY_GAME
def test_a_field_takes_no_other_value(game: AnyGame) -> None:
    for field in list_fields(game, blank_text(game)):
        for value in ("-7", "1000", "x y", "\n", "<b>"):
            with pytest.raises(InvalidSheet):
                write_field(game, blank_text(game), field.name, value)
    with pytest.raises(InvalidSheet):
        write_field(game, blank_text(game), "wealth", "1")


def test_unrest_is_a_field_of_its_challenge_only() -> None:
    game = next(game for game in all_games() if game.id == "fiefdoms")
    text = write_field(game, blank_text(game), "challenge", "6")
    assert text.startswith("fiefdoms challenge=6 rules=2 unrest=0\n")
    text = write_field(game, text, "unrest", "3")
    assert text.startswith("fiefdoms challenge=6 rules=2 unrest=3\n")
    assert "unrest" not in write_field(game, text, "challenge", "off")


def test_a_track_is_marked_up_to_the_square_tapped() -> None:
    game = next(game for game in all_games() if game.id == "duel")
    text = write_mark(game, blank_text(game), "B3-7", ".")
    assert "\nB rows 0 0 7 0 0 0 used" in text
    assert "\nB rows 0 0 6 0 0 0 used" in write_mark(game, text, "B3-7", ".")
    assert "\nA rows 18 0" in write_mark(game, text, "A1-18", ".")


def test_one_labourer_fewer_is_a_number_to_press(visitor: Visitor) -> None:
    visitor.page.goto("/score?game=fiefdoms")
    visitor.page.wait_for_selector(".palette button")
    assert visitor.page.inner_text(".palette button:last-child") == "−1"
    assert visitor.page.locator(".palette button:last-child svg").count() == 0


def test_labourers_are_taken_off_one_by_one() -> None:
    game = next(game for game in all_games() if game.id == "fiefdoms")
    text, seen = write_mark(game, blank_text(game), "p22", "F"), []
    for _ in range(3):
        text = write_mark(game, text, "p22", "-")
        seen.append(text.split("\n")[2].split()[1])
    assert seen == ["F-1", "F-2", "F"]
    assert "-" in palette(game)
    assert "-" not in palette(all_games()[0])


def test_the_parts_besides_the_squares_are_set_on_the_page(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/score?game=duel")
    page.wait_for_selector("#sheet svg")
    page.click('#sheet [data-place="A2-7"]')
    until(page, "document.querySelector('#text').value.includes('A rows 0 7 0')")
    page.check("[data-key='B.owns flip']")
    until(page, "document.querySelector('#text').value.includes('owns flip')")
    page.select_option("[data-key=first]", "B")
    until(page, "document.querySelector('#text').value.includes('first=B turn=B')")
    assert page.locator("#score .total").count() == 2
    page.click("#go-on")
    page.wait_for_selector("#rival:visible")
    assert "A rows 0 7 0" in page.input_value(".paper-sheet .text")


DROP = """
(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.record', { type: 'text/plain' }));
  const how = { bubbles: true, cancelable: true, dataTransfer: files };
  document.body.dispatchEvent(new DragEvent('drop', how));
}
"""


def test_a_dropped_record_is_walked_by_slider_keys_and_turns_and_played_on(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/replay")
    page.evaluate(DROP, (FOLDER / "fiefdoms-three.record").read_text())
    page.wait_for_selector("#sheets svg")
    assert page.locator("#sheets svg").count() == 3
    page.fill("#at", "40")
    page.wait_for_selector("#where >> text=40.")
    assert page.locator("#sheets .last").count() < 10, "what forty steps changed is not the last move"
    page.focus("#at")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#where >> text=41.")
    page.select_option("#controls select", label="turn 8")
    page.wait_for_selector("#where >> text=turn 8")
    page.click("#onward [data-key=change-first]")
    page.wait_for_selector(".paper-sheet .sheet-box svg >> nth=2")
    assert page.locator(".paper-sheet").count() == 3
    assert page.input_value("#paper-turn") == "8"
    page.fill("[name=name]", "Ada")
    for sheet in (1, 2):
        page.locator(".who").nth(sheet).select_option(index=2)
    page.click("#new-table button[type=submit]")
    page.wait_for_selector(".chip, #sheet .can")  # by what the dice allow
    assert page.locator("text=The game went on from paper in turn 8.").count() == 1


def test_a_bot_that_is_no_level_plays_on_as_one() -> None:
    told = show_replay({"text": (FOLDER / "fiefdoms-three.record").read_text()})
    assert all(not bot or find_level(bot) for bot in told["bots"])  # type: ignore[attr-defined]


def test_a_sheet_without_cards_has_no_line_for_them() -> None:
    plain, rows = score_sheet({"text": "chiefdom-2"}), "\n".join([". . . . . ."] * 12)
    dealt = score_sheet({"text": f"chiefdom-2 cards=3,8,11\n{rows}\n"})
    assert set(dealt["lines"]) - set(plain["lines"]) == {"cards"}  # type: ignore[call-overload]


def test_playing_on_from_a_turn_is_one_press(visitor: Visitor, data: Path) -> None:
    seated = seat_record(data, read_playthrough("chiefdom-2-shared-victory"))
    page = visitor.page
    page.goto(f"/replay#table={seated.code}&at=8")
    page.wait_for_selector("#onward [data-key=go-on]")
    turn = page.inner_text("#where .tag")
    page.click("#onward [data-key=go-on]")
    page.wait_for_selector("body[data-phase=playing] #sheet svg")
    assert page.inner_text("#table-bar .tag").casefold() == turn.casefold()
    assert page.locator("#players li").count() == 3, "bots for the others"
