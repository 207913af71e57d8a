"""Choosing: everything a turn may offer, from tables that stand where it is offered."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from rollwright.core.vocabulary import Label
from rollwright.games.catalogue import list_games
from rollwright.web.parts.assets import vocabulary_address

from .clicking import settle, until
from .conftest import LAPTOP, Visitor, Visitors
from .seating import read_playthrough, seat_record

PREVIEW = "[...document.querySelectorAll('#sheet .preview')].map(p => p.dataset.of).join()"


def _sit(visitor: Visitor, data: Path, name: str, step: int, seat: int) -> Page:
    page = visitor.sit_at(seat_record(data, read_playthrough(name), step), seat)
    page.wait_for_selector(".chip")
    return page


def test_browsers_unfold_every_choice_as_the_game_has_it(visitor: Visitor) -> None:
    visitor.page.goto("/about")
    for game in list_games():
        told = visitor.page.evaluate(
            """async (address) => {
              const { loadVocabulary } = await import('/static/table/offers.js');
              const { choices, labels, tiles, places } = await loadVocabulary(address);
              return [choices, labels, places, tiles];
            }""",
            vocabulary_address(game.id),
        )
        known = game.vocabulary
        assert told[0] == [f"{choice.kind}:{choice.value}" for choice in known.choices], game.id
        assert told[1] == list(known.labels), game.id
        assert told[2] == list(map(list, known.places)), game.id
        tiles = [
            label.tile if isinstance(label, Label) and label.tile != label else None for label in known.labels
        ]
        assert told[3] == tiles, game.id


def test_what_a_tile_draws_is_left_out_of_its_words_in_every_language(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("duel-9"), 1), 0)
    for language, tile in (("fr", "prendre forêt"), ("tr", "al: orman"), ("de", "Wald nehmen")):
        page.goto(f"{page.url.partition('?')[0]}?lang={language}")
        page.wait_for_selector(".chip .brief", state="attached")
        texts = page.locator(".chip .brief").all_text_contents()
        assert tile in texts
        assert not [text for text in texts if "(" in text]


def test_a_shape_is_turned_and_mirrored_by_keys(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "chiefdom-2", 7, 0)
    seen = set()
    page.locator("#sheet .can").nth(12).hover()
    for key in ("r", "r", "m"):
        seen.add(page.evaluate(PREVIEW))
        page.keyboard.press(key)
    seen.add(page.evaluate(PREVIEW))
    assert len(seen) > 1
    assert any("," in places for places in seen)


def test_the_wheel_scrolls_the_page(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "chiefdom-2", 7, 0)
    page.set_viewport_size({"width": 1280, "height": 600})
    page.locator("#sheet .can").nth(12).hover()
    before = page.evaluate(PREVIEW)
    page.mouse.wheel(0, 80)
    until(page, "scrollY > 0")
    assert before
    page.set_viewport_size(LAPTOP)


def test_the_only_job_there_is_is_taken_by_itself(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "chiefdom-2", 5, 0)
    forced = page.evaluate(
        """async () => {
          const { Picker } = await import('/static/table/picker.js');
          const job = { c: 'job:a1=F', l: 'fisherman', p: ['a1'], i: 0 };
          const tree = [{ c: 'squares:a1', l: 'a1', p: ['a1'], k: [job] }];
          const picker = new Picker({ ask: 1, tree, moves: [[1]] }, () => [0, 0]);
          picker.point('a1');
          picker.pick();
          return picker.isFinal;
        }"""
    )
    assert forced


def test_a_turn_with_men_is_drawn_without_choosing_what_is_no_choice(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "chiefdom-2", 5, 0)
    for _ in range(4):
        if page.locator("#confirm button.main").count():
            break
        page.locator("#sheet .can, .next .chip").first.click()
    page.click("#confirm button.main")
    page.wait_for_selector("button.roll")


def test_a_tap_proposes_the_rest_of_a_move_and_other_choices_replace_it(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "fiefdoms-solo", 1, 0)
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    first, change = page.locator(".next .chip[aria-pressed=true]"), page.inner_text("#confirm .change")
    best = max(page.locator(".next .chip .gain").all_inner_texts(), key=_read_gain)
    assert first.count() == 1
    assert first.locator(".gain").inner_text() == best
    assert change.startswith(best.split()[-1])
    page.locator(".next .chip[aria-pressed=false]").first.click()
    page.wait_for_selector("#confirm button.main")
    assert page.inner_text("#confirm .change") != change


def test_the_goals_of_a_challenge_stand_above_the_choices_with_what_a_move_adds(
    visitor: Visitor, data: Path
) -> None:
    page = _sit(visitor, data, "fiefdoms-challenge-2", 33, 0)
    page.wait_for_selector("#goals .done")
    assert page.locator("#goals .words").all_inner_texts() == [
        "60 points",
        "3 springhouses",
        "no forfeit beside a springhouse",
    ]
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#goals .points small")
    change = page.inner_text("#goals .points small")
    assert change == page.inner_text("#confirm .change b")
    goals, tray = (page.locator(each).bounding_box() for each in ("#goals", "#panel"))
    assert goals is not None
    assert tray is not None
    assert goals["y"] + goals["height"] <= tray["y"]


def _read_gain(gain: str) -> int:
    """ "−1 … +2" -> 2"""
    return int(gain.split()[-1].replace("−", "-").replace("±", ""))


def press(page: Page, selector: str) -> None:
    """Press and release as a hand does: what each of the three leads to is drawn."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    settle(page)
    page.mouse.down()
    settle(page)
    page.mouse.up()
    settle(page)


def test_the_first_press_of_draw_it_counts_after_a_choice_from_the_menu(visitor: Visitor, data: Path) -> None:
    """The chip that was chosen loses the focus when the button is pressed, and must not redraw it."""
    page = _sit(visitor, data, "duel-11", 95, 0)
    press(page, ".chip")
    assert page.evaluate("document.activeElement.classList.contains('chip')")
    before = int(page.evaluate("document.body.dataset.seq"))
    press(page, "#confirm button.main")
    until(page, f"Number(document.body.dataset.seq) > {before}")


def test_what_the_others_drew_last_is_tinted(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "chiefdom-2", 5, 0)
    for _ in range(4):
        if page.locator("#confirm button.main").count():
            break
        page.locator("#sheet .can, .next .chip").first.click()
    page.click("#confirm button.main")
    page.wait_for_selector("button.roll")
    tinted = page.locator("#sheet .last")
    assert 0 < tinted.count() < 20
    assert all("empty" not in (each.get_attribute("aria-label") or "") for each in tinted.all())


REDRAW_UNLESS_PRESSED = """
async () => {
  const { unlessPressed } = await import('/static/kit/press.js');
  unlessPressed(() => {
    const choices = document.querySelector('#choices');
    if (!choices.querySelector('[aria-pressed=true]')) choices.replaceChildren();
    document.body.dataset.redrawn = 'yes';
  });
}
"""
ABILITIES = ("split", "wild", "leftover", "again", "cross")


def test_nothing_is_redrawn_between_press_and_click(visitors: Visitors, data: Path) -> None:
    """Otherwise the click would be lost: its button is gone. A press of a moment ago is no excuse."""
    visitor = visitors.welcome_stranger()
    visitor.page.clock.install()
    page = _sit(visitor, data, "duel-11", 26, 1)
    chip = page.locator(".chip", has_text="wild:").first
    page.locator("#task").click()
    page.clock.run_for(700)
    chip.hover()
    page.mouse.down()
    page.clock.run_for(400)
    page.evaluate(REDRAW_UNLESS_PRESSED)
    assert page.evaluate("document.querySelector('#choices').childElementCount") > 0
    page.mouse.up()
    until(page, "document.body.dataset.redrawn === 'yes'")
    page.wait_for_selector("#sheet .can, .next .chip, #confirm button.main")


def test_every_one_time_ability_of_a_duel_opens_its_panel(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "duel-11", 26, 1)
    assert page.locator("#sheet .can").count() == 0
    for ability in ABILITIES:
        page.locator(".chip", has_text=f"{ability}:").first.click()
        opened = "#sheet .can, .next .chip, #confirm button.main"
        page.wait_for_selector(opened)
        if ability == "split":
            _split(page)
        page.keyboard.press("Escape")
        until(page, "document.querySelectorAll('#sheet .chosen').length === 0")
    rows = page.locator(".group", has_text="mark:").locator(".chip")
    assert rows.count() == 6
    rows.last.click()
    page.wait_for_selector("#confirm button.main")


def _split(page: Page) -> None:
    """Draw two dice apart: each of thousands of ways is told only once somebody goes there."""
    page.locator("#sheet .can").first.click()
    until(page, "document.querySelectorAll('#sheet .chosen').length === 1")
    page.locator("#sheet .can").last.click()
    page.wait_for_selector("#confirm button.main")
    until(page, "document.querySelector('#confirm .change b') !== null")
    assert page.locator("#sheet .preview").count() >= 2
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def test_at_the_placing_dice_lie_by_their_owners_and_a_line_tells_how_far_the_rival_is(
    visitor: Visitor, data: Path
) -> None:
    page = _sit(visitor, data, "duel-9", 89, 1)
    page.wait_for_selector("#dice.grouped")
    owners = page.locator("#dice [data-of]").evaluate_all("all => all.map(e => e.dataset.of)")
    assert sorted(owners) == ["You", "greedy", "left"]
    assert page.locator("#dice .mine").count() == page.locator("#dice .theirs").count() == 2
    assert page.locator("#sheet .lane").count() == 0, "the rival's own lanes lie below"
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "document.querySelectorAll('#sheet .lane').length === 6")
    assert page.locator("#score .theirs").count() == 8, "six rows, the one that decides, and whose they are"


@pytest.mark.parametrize(("step", "words"), [(90, "reroll"), (95, "take one off a die")])
def test_permanent_abilities_are_chosen_and_used(visitor: Visitor, data: Path, step: int, words: str) -> None:
    page = _sit(visitor, data, "duel-11", step, 0)
    assert words in page.locator("#choices").inner_text()
    page.locator(".chip").first.click()
    page.wait_for_selector("#confirm button.main")


def test_dice_are_taken_where_they_lie(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "duel-11", 2, 0)
    assert page.locator("#dice .gone").count() == 1
    page.locator("#dice .die.can").nth(0).click()
    assert page.locator("#confirm button.main").count() == 0
    page.locator("#dice .die.can").nth(1).click()
    until(page, "document.querySelectorAll('#dice .gone').length === 3")


def test_location_and_build_are_swapped_in_the_menu(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "fiefdoms-three", 38, 2)
    readings = page.locator(".chip", has_text="build at")
    assert readings.count() == 2
    assert readings.locator(".tiny-die").count() == 8, "two pairs of dice each, where and what"
    shown = []
    for number in range(2):
        readings.nth(number).click()
        shown.append(page.locator("#sheet .can").evaluate_all("all => all.map(e => e.dataset.place)"))
    assert shown[0]
    assert shown[1]
    assert not set(shown[0]) & set(shown[1])


def test_influence_is_only_spent_when_the_menu_says_so(visitor: Visitor, data: Path) -> None:
    page = _sit(visitor, data, "fiefdoms-three", 38, 2)
    free = page.locator("#sheet .can").count()
    page.locator(".chip", has_text="spend 1 influence").click()
    until(page, f"document.querySelectorAll('#sheet .can').length > {free}")


def test_who_works_where_is_shown_at_the_end_and_tried_by_hand(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("fiefdoms-solo")))
    page.wait_for_selector("#arrange .verdict >> text=The best there is")
    counting = page.locator("#arrange .on").count()
    assert counting > 3
    page.click("button:has-text('Try it by hand')")
    place = page.locator("#arrange .on").first.get_attribute("data-place")
    page.click(f'#sheet [data-place="{place}"]')
    page.wait_for_selector("#arrange .verdict >> text=less than the best")
    assert page.locator("#arrange .on").count() == counting - 1
    page.locator('#sheet [data-place^="s"].can').first.click()
    page.locator('#sheet [data-place^="p"].can').first.click()
    page.wait_for_selector("#arrange .verdict >> text=By hand")
    page.click("button:has-text('Back to the best')")
    page.wait_for_selector("#arrange .verdict >> text=The best there is")
    assert page.locator("#arrange .on").count() == counting


def test_an_answer_between_press_and_click_leaves_the_button_where_it_is(
    visitor: Visitor, data: Path
) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("fiefdoms-solo")))
    page.wait_for_selector("#arrange .verdict >> text=The best there is")
    page.click("button:has-text('Try it by hand')")
    held: list[Route] = []
    page.route("**/arrange-1", lambda route: route.continue_() if held else held.append(route))
    place = page.locator("#arrange .on").first.get_attribute("data-place")
    page.click(f'#sheet [data-place="{place}"]')
    while not held:
        page.wait_for_timeout(10)
    answer = held[0].fetch()
    page.locator("button:has-text('Back to the best')").hover()
    page.mouse.down()
    with page.expect_response("**/arrange-1"):
        held[0].fulfill(response=answer)
    settle(page)
    page.mouse.up()
    page.wait_for_selector("button:has-text('Try it by hand')")
    page.wait_for_selector("#arrange .verdict >> text=The best there is")


@pytest.mark.parametrize("size", [(1280, 860), (1024, 768), (740, 360), (390, 844)], ids=str)
def test_all_buttons_of_a_shape_that_can_be_turned_and_mirrored_are_in_their_panel(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor.practise("chiefdom-2", 1)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".chip", has_text="shape 5").first.click()
    page.locator("#sheet .can").nth(9).click()
    page.wait_for_selector("[data-key=mirror]")
    box = page.locator("#confirm").bounding_box()
    assert box is not None
    for button in page.locator("#confirm button").all():
        found = button.bounding_box()
        assert found is not None
        assert box["x"] <= found["x"]
        assert found["x"] + found["width"] <= box["x"] + box["width"] + 1
        assert found["height"] < 56, "its words are on one line"
    cut = page.evaluate(
        "(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)(document.querySelector('.change'))"
    )
    assert cut <= 1
    page.set_viewport_size(LAPTOP)


DIAMONDS = """() => [...document.querySelectorAll('#sheet .scrap')].flatMap((scrap) => {
  const box = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return [...scrap.querySelectorAll('.preview[data-of^=s]')].map((ghost) => {
    const cell = document.querySelector(`#sheet [data-place=${ghost.dataset.of}] .cell`);
    const at = ghost.getAttribute('transform');
    const outline = [...scrap.querySelectorAll('path')].find((e) => e.getAttribute('transform') === at);
    const last = [...document.querySelectorAll('#sheet [data-place]')].at(-1);
    return {
      ink: box(ghost), cell: box(cell), outline: outline.getAttribute('d'), diamond: cell.getAttribute('d'),
      isOnTop: Boolean(last.compareDocumentPosition(ghost) & Node.DOCUMENT_POSITION_FOLLOWING),
    };
  });
})"""


def test_people_to_come_stand_inside_their_diamond_and_over_the_plots(visitor: Visitor, data: Path) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("fiefdoms-solo"), 15))
    page.locator("#sheet [data-place=p52].can").click()
    page.locator("#panel .chip[data-key*='build:market']").click()
    page.wait_for_selector("#sheet .scrap .preview[data-of^=s]", state="attached")
    [ghost] = page.evaluate(DIAMONDS)
    assert ghost["outline"] == ghost["diamond"], "the outline is that of the diamond"
    assert ghost["isOnTop"], "no plot covers it"
    left, top, right, bottom = ghost["cell"]
    x, y, end, low = ghost["ink"]
    assert left <= x < end <= right
    assert top <= y < low <= bottom


COUNT_MOVES = """() => {
  window.moves = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"play"')) window.moves += 1;
    send.call(this, data);
  };
}"""


def test_a_second_press_on_what_is_chosen_draws_nothing_where_drawing_is_asked_about(
    visitor: Visitor, data: Path
) -> None:
    page = _sit(visitor, data, "chiefdom-2", 41, 0)
    page.evaluate(COUNT_MOVES)
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    place = page.evaluate(PREVIEW).split(",")[0]
    page.locator(f"#sheet [data-place={place}] > .cell").click()
    assert page.evaluate("window.moves") == 0
    page.click("#confirm button.main")
    until(page, "window.moves === 1")
