"""The tray: every choice is seen at once, whatever the dice offer and however small the window is."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from rollwright.core.record import Player, Record, format_step
from rollwright.core.rules_engine import play_randomly
from rollwright.games.catalogue import find_game
from rollwright.language.current import list_languages

from .clicking import play_turn, settle, until
from .conftest import Visitors
from .eyes import CUT
from .seating import read_playthrough, seat_record
from .test_looks import SIZES, TABLES, touch, visit_sizes

WORDS_CUT = """() => {
  const e = document.querySelector('#task .what');
  const { top, bottom, left, right } = e.getBoundingClientRect();
  const isSeen = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  return !isSeen || e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
}"""
MANY = {
    "a wild sum": ("chiefdom-2", 15, 0, 5),
    "three alike": ("chiefdom-2", 45, 0, 4),
    "six pairs": ("duel-9", 94, 1, 6),
    "pairs of four dice": ("fiefdoms-solo", 9, 0, 3),
    "two pairings of four dice": ("fiefdoms-solo", 17, 0, 6),
}
"""Kept games, the step after which a seat has many choices, that seat, and how many at least.

Two more are among the tables of test_looks.
"""


def _look_at_every_size(page: Page, script: str) -> list[str]:
    found = []
    for is_touched in (True, False):
        touch(page, is_touched)
        found += [(size, page.evaluate(script)) for size in visit_sizes(page, is_touched)]
    return [f"{size}: {cut}" for size, cut in found if cut]


@pytest.mark.parametrize("name", MANY)
def test_every_choice_lies_inside_its_tray_and_the_window(visitors: Visitors, data: Path, name: str) -> None:
    game, step, seat, least = MANY[name]
    page = visitors().sit_at(seat_record(data, read_playthrough(game), step), seat)
    page.wait_for_selector("#choices .chip")
    assert page.locator("#choices .chip").count() >= least
    assert not _look_at_every_size(page, CUT)
    if game.startswith("duel"):
        return
    page.locator(".chips .chip").first.click()
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    assert not _look_at_every_size(page, CUT), "and once one is chosen and placed"


@pytest.mark.parametrize("language", list_languages()[1:])
def test_tiles_are_whole_and_number_no_shape_in_any_language(
    visitors: Visitors, data: Path, language: str
) -> None:
    visitor = visitors()
    visitor.read_in(language)
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 15))
    page.wait_for_selector("#choices .chip .gain")
    names = page.locator("#choices .label[aria-hidden]").all_inner_texts()
    assert names
    assert not re.search(r"\d", " ".join(names)), "the drawing says it"
    assert not _look_at_every_size(page, CUT)
    page = visitor.sit_at(seat_record(data, read_playthrough("fiefdoms-challenge-2"), 33))
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    assert not _look_at_every_size(page, CUT)


def test_the_best_pictures_of_a_wild_sum_come_first(visitors: Visitors, data: Path) -> None:
    page = visitors().sit_at(seat_record(data, read_playthrough("chiefdom-2"), 15))
    page.wait_for_selector(".chips .chip .gain")
    gains = [_read(gain) for gain in page.locator(".chips .chip .gain").all_inner_texts()]
    assert gains == sorted(gains, reverse=True)


def _read(gain: str) -> int:
    """ "up to −3" -> -3"""
    return int(gain.split()[-1].replace("−", "-").replace("±", ""))


def test_what_ones_dice_draw_is_told_in_a_whole_sentence(visitors: Visitors, data: Path) -> None:
    page = visitors().sit_at(seat_record(data, read_playthrough("duel-9"), 96), 0)
    page.wait_for_selector("#task .what >> text=You draw")
    assert page.inner_text("#task .what").endswith(".")
    assert not _look_at_every_size(page, WORDS_CUT)


IS_WIDE = """() => {
  const find = (is) => document.querySelector(`.chip.located[aria-pressed=${is}]`);
  const [chosen, other] = [find(true), find(false)];
  return chosen.offsetWidth > other.offsetWidth + 1 || chosen.offsetTop > other.offsetTop;
}"""


@pytest.mark.parametrize("size", ["320", "390", "640x400", "667x375", "844x390"])
def test_a_phone_says_what_to_press_once_a_pair_is_chosen_and_keeps_its_tiles_equal(
    visitors: Visitors, data: Path, size: str
) -> None:
    page = visitors(SIZES[size]).sit_at(seat_record(data, read_playthrough("fiefdoms-solo"), 17))
    page.locator(".chip.located").first.click()
    page.wait_for_selector(".awaits:visible >> text=Tap a square")
    assert not page.evaluate(IS_WIDE)


def test_what_came_last_stays_underlined_when_a_phone_is_turned(visitors: Visitors) -> None:
    page = visitors(SIZES["390"]).practise("chiefdom-2", 5)
    page.wait_for_selector("#choices .chip .gain")
    assert play_turn(page) == "moved"
    page.wait_for_selector("button.roll")
    until(page, "document.querySelectorAll('#sheet .tall .pencil').length")
    drawn = page.locator("#sheet .pencil").count()
    page.set_viewport_size(SIZES["844x390"])
    page.wait_for_selector("#sheet svg:not(.tall)")
    until(page, f"document.querySelectorAll('#sheet .pencil').length === {drawn}")


KEEP_SOCKETS = """
  window.sockets = [];
  window.told = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
      this.addEventListener('message', (event) => { if (JSON.parse(event.data).whole) window.told += 1; });
    }
  };
"""


def test_what_came_last_stays_underlined_when_the_whole_sheet_is_told_again(visitors: Visitors) -> None:
    stranger = visitors.welcome_stranger(SIZES["390"])
    stranger.page.add_init_script(KEEP_SOCKETS)
    page = stranger.practise("chiefdom-2", 5)
    page.wait_for_selector("#choices .chip .gain")
    assert play_turn(page) == "moved"
    page.wait_for_selector("button.roll")
    until(page, "document.querySelectorAll('#sheet .tall .pencil').length")
    drawn = page.locator("#sheet .pencil").count()
    page.evaluate("window.sockets.at(-1).close()")
    until(page, "window.told === 2")
    page.set_viewport_size(SIZES["844x390"])
    page.wait_for_selector("#sheet svg:not(.tall)")
    until(page, f"document.querySelectorAll('#sheet .pencil').length === {drawn}", seconds=30)


def test_nobody_wears_the_crown_among_equals(visitors: Visitors, data: Path) -> None:
    record = read_playthrough("chiefdom-2-shared-victory")
    page = visitors(SIZES["390"]).sit_at(seat_record(data, record, 33), 1)
    page.wait_for_selector(".standings .side:not(.me)")
    points = page.locator(".standings .points").all_inner_texts()
    assert points[0] == points[1]
    assert page.locator(".standings .leads").count() == 0


SQUARES = """() => {
  const box = (place) => document.querySelector(`#sheet [data-place=${place}]`).getBoundingClientRect();
  const panel = document.querySelector('#panel').getBoundingClientRect();
  const [first, last] = [box('a1'), box('f12')];
  return { wide: document.documentElement.scrollWidth - innerWidth, beside: panel.left - last.right,
    high: innerHeight - last.bottom, square: first.width,
    lies: last.left - first.left > last.top - first.top };
}"""


@pytest.mark.parametrize(("size", "square"), [("640x400", 27.5), ("667x375", 28), ("844x390", 39)])
def test_chiefdom_lies_down_beside_its_choices_on_a_phone_on_its_side(
    visitors: Visitors, data: Path, size: str, square: float
) -> None:
    page = visitors(SIZES[size]).sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41))
    page.wait_for_selector("#choices .chip")
    found = page.evaluate(SQUARES)
    assert found["lies"]
    assert found["wide"] <= 0
    assert found["beside"] > 0
    assert found["high"] > 0, "the whole board is seen"
    assert found["square"] >= square
    page.set_viewport_size(SIZES["390"])
    page.wait_for_selector("#sheet svg.tall")
    assert not page.evaluate(SQUARES)["lies"], "and stands when the phone does"


BOTH = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [both, panel] = [box('.versus'), box('#panel')];
  const rows = [...document.querySelectorAll('.versus > div')].filter((each) => each.offsetWidth);
  return { rows: rows.map((each) => each.innerText.split(/\\s+/).length), above: panel.top - both.bottom,
    inside: both.left - panel.left, high: innerHeight - panel.bottom };
}"""


@pytest.mark.parametrize("size", ["640x400", "667x375", "844x390"])
def test_a_phone_on_its_side_shows_in_figures_what_both_have_of_each_icon(
    visitors: Visitors, data: Path, size: str
) -> None:
    page = visitors(SIZES[size]).sit_at(seat_record(data, read_playthrough("duel-9"), 94), 1)
    page.wait_for_selector("#choices .chip")
    found = page.evaluate(BOTH)
    assert found["rows"] == [3] * 6, "an icon, mine and theirs"
    assert min(found["above"], found["inside"], found["high"]) >= 0


HURRIED = """() => {
  const panel = document.querySelector('#panel');
  panel.dataset.hurry = 'Time nearly up: 9 s. At zero a stand-in draws for you.';
  const { position, bottom, left, width } = getComputedStyle(panel, '::before');
  const right = parseFloat(left) + parseFloat(width);
  return { lies: [position, bottom], beside: panel.getBoundingClientRect().left - right };
}"""


@pytest.mark.parametrize("size", ["640x400", "844x390"])
def test_a_clock_that_runs_out_warns_beside_the_choices_on_a_phone_on_its_side(
    visitors: Visitors, size: str
) -> None:
    page = visitors(SIZES[size]).practise("chiefdom-2", 5)
    page.wait_for_selector("#choices .chip")
    hurried = page.evaluate(HURRIED)
    assert hurried["lies"] == ["fixed", "0px"], "in sight, whatever lies above"
    assert hurried["beside"] > 0


PARTS = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const square = (place) => box(`#sheet [data-place=${place}] > .cell`);
  const [mine, theirs, next] = ['B1-1', 'A1-1', 'B2-1'].map(square);
  const board = box('#sheet > svg'), tracks = box('#sheet > svg + svg'), panel = box('#panel');
  const bottom = Math.max(board.bottom, tracks.bottom);
  const isPaired = mine.left === theirs.left && mine.bottom <= theirs.top && theirs.bottom < next.top;
  return { square: square('a1').width, paired: isPaired, below: tracks.top - panel.bottom,
    beside: tracks.left - board.right, high: innerHeight - bottom, empty: box('.at-players').top - bottom,
    apart: box('.at-talk').left - box('.at-players').right };
}"""


@pytest.mark.parametrize(("size", "square"), [("1280", 72), ("1920", 98)])
def test_a_board_that_two_share_is_large_and_their_tracks_are_lanes_below_the_choices(
    visitors: Visitors, data: Path, size: str, square: int
) -> None:
    page = visitors(SIZES[size]).sit_at(seat_record(data, read_playthrough("duel-9"), 94), 1)
    page.wait_for_selector("#choices .chip:nth-child(6)")
    found = page.evaluate(PARTS)
    assert found["square"] >= square
    assert found["paired"]
    assert 0 < found["below"] < 20
    assert 0 < found["beside"] < 40
    assert found["high"] >= 0, "all of it is seen"
    assert 0 < found["empty"] < 40
    assert 0 < found["apart"] < 40, "nothing lies over the players"
    page.set_viewport_size(SIZES["820"])
    page.wait_for_selector("#sheet:not(.apart) svg[class*=tall]")
    page.set_viewport_size(SIZES[size])
    page.wait_for_selector("#sheet.apart svg + svg")
    page.locator("#sheet [data-about=A1]").first.hover()
    page.wait_for_selector(".tip")


LINES = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (query) => [...document.querySelectorAll(query)].map(box);
  const tops = (query) => new Set(all(query).map(({ top }) => Math.round(top))).size;
  const highest = Math.max(...all('.term-box').map(({ height }) => height));
  return [tops('#choices .chip:not(.next > *)'), tops('#choices .located .tiny-die'), highest];
}"""


@pytest.mark.parametrize(("game", "dice"), [("chiefdom-2", 0), ("fiefdoms-challenge-2", 1)])
def test_on_a_tablet_what_is_chosen_lies_in_one_line_and_what_it_brings_in_another(
    visitors: Visitors, data: Path, game: str, dice: int
) -> None:
    step, seat = TABLES[game]
    page = visitors(SIZES["820"]).sit_at(seat_record(data, read_playthrough(game), step), seat)
    page.wait_for_selector("#choices .chip")
    if game == "chiefdom-2":
        page.locator(".chips .chip").first.click()
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm .term-box")
    lines, rows_of_dice, highest = page.evaluate(LINES)
    assert (lines, rows_of_dice) == (1, dice)
    assert highest < 32


TOP_OF_TRAY = "document.querySelector('#panel').getBoundingClientRect().top"


def test_a_choice_among_five_leaves_a_phones_tray_its_height(visitors: Visitors, data: Path) -> None:
    step, seat = TABLES["chiefdom-2"]
    page = visitors(SIZES["390"]).sit_at(seat_record(data, read_playthrough("chiefdom-2"), step), seat)
    page.wait_for_selector("#choices .chip:nth-child(4)")
    top = page.evaluate(TOP_OF_TRAY)
    page.locator(".chips .chip").first.click()
    page.locator("#sheet .can").first.click()
    page.wait_for_selector("#confirm button.main")
    assert page.evaluate(TOP_OF_TRAY) == top


WORD_AND_BOX = """() => {
  const word = [...document.querySelectorAll('#sheet text')].find((e) => e.textContent === 'always');
  const box = document.querySelector('#sheet [data-about="A-always-+1"] .printed');
  return box.getBoundingClientRect().left - word.getBoundingClientRect().right;
}"""


def test_a_word_before_boxes_touches_none(visitors: Visitors, data: Path) -> None:
    page = visitors(SIZES["820"]).sit_at(seat_record(data, read_playthrough("duel-11"), 95))
    page.wait_for_selector("#sheet svg[class*=tall]")
    assert page.evaluate(WORD_AND_BOX) > 2


FITTING = """(board) => {
  const of = (each) => each.getBoundingClientRect();
  const places = [...document.querySelectorAll('#sheet [data-place]')];
  const squares = places.filter((each) => RegExp(board).test(each.dataset.place));
  const tray = of(document.getElementById('panel'));
  const main = document.querySelector('#confirm .main, button.roll');
  const lowest = Math.max(...squares.map((each) => of(each).bottom));
  const button = main ? of(main).bottom - innerHeight : 0;
  const over = [lowest - tray.top, tray.bottom - innerHeight, button, scrollY];
  return over.map((each) => Math.max(0, Math.ceil(each)));
}"""
"""How far the board lies under the tray, the tray and its button below the window, and the page scrolled."""
SHORT = {"390x664": (390, 664), "360x640": (360, 640), "412x760": (412, 760), "430x739": (430, 739)}
TURNS = {
    "chiefdom-2": (41, "^[a-f]"),
    "chiefdom-1": (23, "^[a-f]"),
    "duel-9": (17, "^[a-k][0-9]"),
    "duel-11": (24, "^[a-k][0-9]"),
    "fiefdoms-solo": (23, "^p"),
}
"""Kept games, a step after which somebody has a choice, and what the squares of the board are called."""


@pytest.mark.parametrize("name", TURNS)
def test_a_whole_turn_fits_a_phone_whose_browser_keeps_its_bars(
    visitors: Visitors, data: Path, name: str
) -> None:
    step, board = TURNS[name]
    visitor = visitors.welcome_stranger({"width": 390, "height": 664}, is_phone=True)
    page = visitor.page
    visitor.read_in("de")
    visitor.sit_at(seat_record(data, read_playthrough(name), step))
    found = []

    def measure(when: str) -> None:
        for size, (width, height) in SHORT.items():
            page.set_viewport_size({"width": width, "height": height})
            until(page, f"innerHeight === {height}")
            settle(page)
            if any(over := page.evaluate(FITTING, board)):
                found.append(f"{size}, {when}: {over}")

    main = page.locator("#confirm button.main")
    page.wait_for_selector("#choices .chip, #sheet .can, #confirm button.main", state="attached")
    measure("rolled")
    for _ in range(8):
        if main.count():
            break
        spots, readings = page.locator("#sheet .can"), page.locator("#choices .chip[aria-pressed=false]")
        if spots.count() and not (readings.count() and not page.locator("[aria-pressed=true]").count()):
            spots.first.tap()
        elif readings.count():
            readings.first.tap()
        settle(page)
    measure("chosen")
    main.tap()
    page.wait_for_selector("#panel[data-step=wait]")
    measure("drawn")
    assert not found


PICKED = "[...document.querySelectorAll('#sheet .chosen')].map((each) => each.dataset.place).join()"


def test_what_is_picked_can_be_dragged_where_it_can_lie(visitors: Visitors, data: Path) -> None:
    page = visitors().sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41))
    page.locator("#choices .chip").first.click()
    page.locator("#sheet [data-place=e1]").click()
    until(page, f"{PICKED} === 'e1,f2'")
    page.locator("#sheet [data-place=e1]").hover()
    page.mouse.down()
    page.locator("#sheet [data-place=e5]").hover()
    page.locator("#sheet [data-place=d11]").hover()
    page.mouse.up()
    settle(page)
    assert page.evaluate(PICKED) == "d11,e12", "and where it cannot lie it stays"
    page.locator("#confirm button.main").click()
    page.wait_for_selector("#sheet [data-place=d11][data-mark]:not([data-mark=''])")


SHIFT = """new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.shifted = (window.shifted ?? 0) + each.value;
}).observe({ type: 'layout-shift', buffered: true })"""


@pytest.mark.parametrize("name", TURNS)
def test_nothing_jumps_while_a_table_loads(visitors: Visitors, data: Path, name: str) -> None:
    table = seat_record(data, read_playthrough(name), TURNS[name][0])
    for size in (ViewportSize(width=390, height=664), ViewportSize(width=1280, height=800)):
        visitor = visitors.welcome_stranger(size, is_phone=size["width"] < 500)
        visitor.page.add_init_script(SHIFT)
        page = visitor.sit_at(table)
        page.wait_for_selector("#choices .chip, #sheet .can, #players li", state="attached")
        settle(page)
        assert page.evaluate("window.shifted ?? 0") <= 0.02, size


SEEN = """(board) => {
  const of = (each) => each.getBoundingClientRect();
  const places = [...document.querySelectorAll('#sheet [data-place]')];
  const squares = places.filter((each) => RegExp(board).test(each.dataset.place)).map(of);
  const tray = of(document.getElementById('panel'));
  const isBelow = tray.left < Math.min(...squares.map((each) => each.left));
  const floor = isBelow ? tray.top : innerHeight;
  const over = [Math.max(...squares.map((each) => each.bottom)) - floor, tray.bottom - innerHeight, scrollY,
    document.documentElement.scrollWidth - innerWidth];
  return over.map((each) => Math.max(0, Math.ceil(each)));
}"""
"""How far the board and the tray lie out of sight, and how far the page is scrolled or too wide."""
ALL_SIZES = {**SHORT, "844x390": (844, 390), "1280x800": (1280, 800)}
CROWDS = {
    "chiefdom-1": ("^[a-f]", 6),
    "chiefdom-2": ("^[a-f]", 6),
    "duel": ("^[a-k][0-9]", 2),
    "fiefdoms": ("^p", 6),
}
LONG_NAME = "Friederike Schmidthammer"


@pytest.mark.parametrize("name", CROWDS)
def test_board_and_tray_are_in_sight_at_full_tables_of_long_names(
    visitors: Visitors, data: Path, name: str
) -> None:
    board, seats = CROWDS[name]
    game = find_game(name)
    steps = [format_step(game, step) for _, step in islice(play_randomly(game, {}, seats, seed=4), 5 * seats)]
    last = max(n for n, step in enumerate(steps) if step.startswith("roll"))
    players = tuple(Player(f"{LONG_NAME[:-1]}{seat + 1}") for seat in range(seats))
    table = seat_record(data, Record(game.id, players, steps=tuple(steps[: last + 1])))
    visitor = visitors.welcome_stranger(ViewportSize(width=390, height=664), is_phone=True)
    page = visitor.page
    visitor.read_in("de")
    visitor.sit_at(table)
    page.wait_for_selector("#choices .chip, #sheet .can, #players li", state="attached")
    found = []
    for size, (width, height) in ALL_SIZES.items():
        page.set_viewport_size(ViewportSize(width=width, height=height))
        until(page, f"innerHeight === {height}")
        settle(page)
        if any(over := page.evaluate(SEEN, board)):
            found.append(f"{size}: {over}")
    assert not found
