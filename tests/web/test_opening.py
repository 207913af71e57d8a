"""Tables opened from a strip's address or from sheets of paper."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwright.core.options import fill_options
from rollwright.core.record import Record, parse_record, replay
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import find_game
from rollwright.sheets.paper import make_strip
from rollwright.sheets.paper.dice_page import table_address
from tests.cli.run import run_command

from .conftest import Visitor
from .wire import Wire, of_type, receive

SEED = 42


@pytest.fixture
def ada(server: str) -> Wire:
    return Wire(server)


def created(ada: Wire) -> int:
    """Return how many tables the server says it has opened."""
    figures = dict(
        line.rsplit(" ", 1) for line in ada.client.get("/metrics").text.splitlines() if " " in line
    )
    return int(float(next((v for k, v in figures.items() if "tables_created" in k and "#" not in k), "0")))


def test_a_phone_loads_with_its_page_the_sheet_that_its_seat_shows(ada: Wire) -> None:
    code = ada.client.post("/play/duel").headers["location"].rsplit("/", 1)[1]
    with ada.connect(code) as socket:
        _, tall = receive(socket, of_type("own"))["bases"]
    assert tall in ada.client.get(f"/t/{code}").text


def test_the_address_of_a_strip_shows_a_form_and_opens_nothing(ada: Wire) -> None:
    game = find_game("chiefdom-2")
    options = fill_options(game.options, {"cards": "3,7", "shapes": "pips"})
    address = table_address(game, options, SEED, "")
    before = created(ada)
    page = ada.client.get(address).text
    assert created(ada) == before
    assert f'name="seed" value="{SEED}"' in page
    assert '<option value="pips" selected>' in page
    assert '<option value="named" selected>' in page
    assert page.count(" checked>") == 4  # the game, two cards, and a device for each person
    assert "Practice." in page
    assert page.count('type="submit"') == 2  # open the table, or share its dice


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("game=chess", "there is no game"),
        ("game=duel&seed=42&cards=3", "there is no option"),
        ("game=duel&seed=-1", "seed: a number from 0"),
        ("game=duel&board=10", "option board=10"),
        ("game=duel&seed=9999999999999999999", "seed: a number from 0"),
    ],
)
def test_an_address_that_means_nothing_is_answered_in_a_sentence(
    ada: Wire, query: str, sentence: str
) -> None:
    answer = ada.client.get(f"/new?{query}")
    assert answer.status_code == 400
    assert sentence in answer.text


def find_path(move: str) -> tuple[int, ...]:
    """Return a move of Chiefdom as numbers."""
    game = find_game("chiefdom-1")
    return game.vocabulary.path_of(game.parse_move(move))


def play_on(ada: Wire, code: str, moves: list[str] | None = None) -> Record:
    """Play moves, or the first that is legal, until the game is over, and return the record."""
    left = list(moves or [])
    with ada.connect(code) as line:
        seen = receive(line, of_type("table"))
        while seen.get("phase", "playing") != "over":
            if seen.get("is_roll_due"):
                ada.say(line, do="roll")
                offers = receive(line, lambda told: told["type"] == "offers" or told.get("phase") == "over")
                if offers["type"] == "table":
                    break
                path = list(find_path(left.pop(0))) if left else offers["paths"][-1]
                ada.say(line, do="play", id=f"m{offers['ask']}", ask=offers["ask"], path=path)
            seen = receive(line, lambda told: told.get("is_roll_due") or told.get("phase") == "over")
    return parse_record(ada.client.get(f"/t/{code}/record.txt").text)


def test_a_game_of_a_strip_printed_in_turn_eight_typed_in_and_finished_ends_alike(
    ada: Wire, tmp_path: Path
) -> None:
    game = find_game("chiefdom-1")
    code = ada.open_table("Ada", "chiefdom-1", people=1, seed=str(SEED))
    assert f"The dice come from seed {SEED}" in ada.client.get(f"/t/{code}").text
    whole = play_on(ada, code)
    played = replay(game, whole)
    strip = make_strip(game, fill_options(game.options, {}), SEED)
    rolled = [step for step in played.steps if isinstance(step, Roll)]
    assert rolled == list(strip.rolls[: len(rolled)])

    kept, printed = tmp_path / "game.record", tmp_path / "eight.pdf"
    kept.write_text(ada.client.get(f"/t/{code}/record.txt").text)
    assert run_command("print", "--record", str(kept), "--turn", "8", "-o", str(printed)).code == 0
    at = next(number for number, state in enumerate(played.states) if game.turn_of(state) == 8)
    sheet = game.format_sheet(played.states[at], 0)
    assert sheet.split("\n")[0] == "chiefdom-1 rules=2"
    form = {"sheet.1": sheet.replace("\n", "\r\n"), "turn": "8", "seed": str(SEED), "name": "Ada"}
    answer = ada.client.post("/paper", data=form)
    assert answer.status_code == 303, answer.text
    moves = [game.format_move(step.move) for step in played.steps[at:] if isinstance(step, MoveStep)]
    rest = play_on(ada, answer.headers["location"].rsplit("/", 1)[1], moves)
    assert rest.start is not None
    assert (rest.start.turn, rest.start.sheets) == (8, (sheet,))
    assert game.outcome(replay(game, rest).final) == game.outcome(played.final)


def test_others_join_a_paper_game_at_the_sheet_they_choose(ada: Wire, server: str) -> None:
    blank = "chiefdom-2\n" + ". . . . . .\n" * 12
    form = {f"sheet.{n}": blank for n in (1, 2, 3)} | {"who.1": "person", "who.2": "me", "who.3": "person"}
    answer = ada.client.post("/paper", data=form | {"turn": "1", "name": "Ada"})
    code = answer.headers["location"].rsplit("/", 1)[1]
    bo = Wire(server)
    page = bo.client.get(f"/t/{code}").text
    assert "The game went on from paper in turn 1." in page
    assert bo.client.post(f"/t/{code}/join", data={"name": "Bo", "seat": "2"}).status_code == 303
    with bo.connect(code) as line:
        seen = receive(line, of_type("table"))
    names = {seat: who["name"] for seat, who in seen["players"].items()}
    assert names == {"0": "", "1": "Ada", "2": "Bo"}


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({}, "A game goes on from at least one sheet."),
        ({"sheet.1": "chiefdom-2\n. . ."}, "sheet 1: "),
        ({"sheet.1": "duel"}, "sheet 1: "),
        ({"sheet.1": "chiefdom-2", "who.1": "person"}, "Exactly one sheet is yours"),
        ({"sheet.1": "<script>"}, "there is no game"),
    ],
)
def test_sheets_that_no_table_can_go_on_from_are_refused(
    ada: Wire, form: dict[str, str], sentence: str
) -> None:
    answer = ada.client.post("/paper", data=form | {"name": "Ada"})
    assert answer.status_code == 400
    assert sentence in answer.text
    assert "<script>" not in answer.text


# ---- three steps, and second thoughts


def test_a_wrong_code_stays_on_the_page_where_it_was_typed(ada: Wire) -> None:
    answer = ada.client.get("/join?code=nowhere")
    assert answer.status_code == 404
    assert 'value="nowhere"' in answer.text
    assert "There is no table with this code" in answer.text


def test_a_form_that_does_not_do_is_shown_again_with_what_is_wrong(ada: Wire) -> None:
    answer = ada.client.post("/tables", data={"game": "duel", "name": "Ada", "duel.people": "7"})
    assert answer.status_code == 400
    assert 'id="new-table"' in answer.text
    assert "2 to 2 seats" in answer.text
    assert 'value="duel" checked' in answer.text


def test_the_host_changes_seats_and_options_in_the_lobby(ada: Wire, server: str) -> None:
    bo = Wire(server)
    code = ada.open_table("Ada", people=3)
    bo.join(code, "Bo")
    assert 'name="chiefdom-2.people" value="3"' in ada.client.get(f"/t/{code}/setup").text
    form = {"chiefdom-2.people": "2", "chiefdom-2.bots": "1", "chiefdom-2.level": "hunter"}
    form |= {"chiefdom-2.option.shapes": "pips", "timer": "60"}
    with bo.connect(code) as socket:
        receive(socket, of_type("table"))
        assert ada.client.post(f"/t/{code}/setup", data=form).status_code == 303
        told = receive(socket, lambda message: "players" in message)
    assert [line["kind"] for line in told["lines"]] == ["configured"]
    assert told["players"]["2"]["bot"] == "hunter"
    page = ada.client.get(f"/t/{code}").text
    assert "as the pips lie" in page
    refused = bo.client.post(f"/t/{code}/setup", data=form)
    assert refused.status_code == 400
    assert "host" in refused.text
    alone = ada.client.post(f"/t/{code}/setup", data={**form, "chiefdom-2.people": "1"})
    assert "2 people sit here already" in alone.text


def test_who_is_invited_reads_what_the_game_is(server: str) -> None:
    code = Wire(server).open_table("Ada", people=2)
    page = Wire(server).client.get(f"/t/{code}").text
    assert "1–100 players · 20 min" in page
    assert 'href="/rules/chiefdom-2"' in page


def test_who_skips_a_lesson_plays_the_bot_it_would_have_met(server: str) -> None:
    ada = Wire(server)
    answer = ada.client.post("/play/chiefdom-1", data={"bot": "wanderer"}, follow_redirects=False)
    with ada.connect(answer.headers["location"].rsplit("/", 1)[1]) as line:
        players = receive(line, of_type("table"))["players"]
    assert [who["bot"] for who in players.values()] == ["wanderer", ""]
    alone = ada.client.post("/play/chiefdom-1", data={"bot": "nobody"}, follow_redirects=False)
    assert alone.status_code == 303


def test_bots_of_one_level_have_numbers(server: str) -> None:
    ada = Wire(server)
    code = ada.open_table("Ada", people=2, **{"chiefdom-2.bots": "2", "chiefdom-2.level": "hunter"})
    with ada.connect(code) as line:
        players = receive(line, of_type("table"))["players"]
    assert [who["name"] for who in players.values() if who["bot"]] == ["hunter 1", "hunter 2"]


@pytest.mark.links
def test_a_challenge_is_played_by_one_press_and_its_goal_is_told_before(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.click("a:has-text('Challenges')")
    second = page.locator(".challenges li").nth(1)
    assert "3 springhouses" in second.inner_text()
    page.wait_for_selector(".challenges .main")
    assert page.locator(".challenges .main").count() == 1, "the first that is not won comes next"
    second.locator("button").click()
    page.wait_for_selector("#sheet svg")
    facts = json.loads(page.get_attribute("#facts", "data-facts") or "{}")
    assert "Challenge 2, Water Rights" in facts["challenge"][0]


@pytest.mark.links
def test_a_bot_of_a_chosen_level_is_played_by_one_press(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.select_option("#play-chiefdom-1 select", "hunter")
    page.click("#play-chiefdom-1 button")
    page.wait_for_selector("#sheet svg")
    page.wait_for_selector("#players >> text=hunter", state="attached")


def test_a_game_without_challenges_has_no_page_of_them(visitor: Visitor) -> None:
    answer = visitor.page.request.get("/challenges/duel")
    assert answer.status == 404


def test_a_link_to_no_table_leads_to_the_field_for_its_code(ada: Wire) -> None:
    answer = ada.client.get("/t/NOWHERE", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/join?code=NOWHERE")


def test_labels_of_numbers_name_their_fields(ada: Wire) -> None:
    form = ada.client.get("/new").text
    assert '<label for="chiefdom-2.people">' in form
    assert 'id="chiefdom-2.people"' in form
