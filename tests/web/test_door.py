"""What the table survives: the rows of the reliability table that concern sockets and forms."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from rollwright.web.door.host import Kept

from .wire import Wire, of_type, receive

FOREIGN = "http://evil.example"


@pytest.fixture
def ada(server: str) -> Wire:
    return Wire(server)


@pytest.fixture
def code(ada: Wire) -> str:
    return ada.open_table("Ada", people=1)


@pytest.fixture
def line(ada: Wire, code: str) -> Iterator[ClientConnection]:
    with ada.connect(code) as opened:
        yield opened


def test_the_same_move_id_twice_gets_the_first_answer_again(ada: Wire, line: ClientConnection) -> None:
    ada.ask(line, do="roll")
    offers = receive(line, of_type("offers"))
    play = {"do": "play", "id": "m1", "ask": offers["ask"], "path": offers["paths"][0]}
    first = ada.ask(line, **play)
    assert first["type"] == "answer"
    assert ada.ask(line, **play)["seq"] == first["seq"]
    other = ada.ask(line, **{**play, "path": offers["paths"][1]})
    assert other["why"] == "conflict"


def test_a_move_for_an_older_turn_is_refused(ada: Wire, line: ClientConnection) -> None:
    ada.ask(line, do="roll")
    offers = receive(line, of_type("offers"))
    answer = ada.ask(line, do="play", id="m1", ask=offers["ask"] - 1, path=offers["paths"][0])
    assert answer["why"] == "stale"
    assert receive(line, of_type("table"))["seq"] == offers["ask"]


def test_acting_for_another_seat_is_refused(ada: Wire, line: ClientConnection) -> None:
    assert ada.ask(line, do="roll", seat=3)["why"] == "not your seat"


def test_a_socket_that_failed_authentication_receives_nothing(server: str, code: str) -> None:
    for cookie in ("", f"rw-{code}=guessed"):
        with pytest.raises(InvalidStatus) as refused:
            Wire(server).connect(code, Cookie=cookie)
        assert refused.value.response.status_code == 403


def test_an_old_token_is_refused_after_leaving(ada: Wire, code: str, line: ClientConnection) -> None:
    ada.say(line, do="leave")
    with pytest.raises(ConnectionClosed):
        receive(line, lambda message: False)
    assert line.protocol.close_code == 4401
    with pytest.raises(InvalidStatus):
        ada.connect(code)


@pytest.mark.parametrize("origin", [FOREIGN, "null", ""])
def test_a_foreign_origin_is_refused_before_accept(ada: Wire, code: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        ada.connect(code, Origin=origin)
    assert refused.value.response.status_code == 403
    for path in ("/tables", f"/t/{code}/join", "/play/duel", "/api/sheet"):
        answer = httpx.post(ada.address + path, headers={"Origin": origin} if origin else {})
        assert answer.status_code == 403


def test_a_name_that_is_not_ours_is_refused(ada: Wire, code: str) -> None:
    for host in ("evil.example", "8.8.8.8", "203.0.113.7:8000", "[2001:db8::7]"):
        refused = ada.client.get("/", headers={"Host": host})
        assert refused.status_code == 421
        assert "--name" in refused.text
    assert ada.client.get("/", headers={"Host": "127.0.0.1"}).status_code == 200
    with pytest.raises(InvalidStatus):
        ada.connect(code, Host="evil.example", Origin=FOREIGN)


def test_a_frame_over_32_kilobytes_closes_the_socket(line: ClientConnection) -> None:
    line.send("x" * 40_000)
    with pytest.raises(ConnectionClosed):
        receive(line, lambda message: False)
    assert line.protocol.close_code == 1009


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[" * 5000,
        "7",
        '{"n": 1}',
        '{"n": true, "do": {"do": "roll"}}',
        '{"n": 1, "do": {"do": "play", "id": "a", "ask": NaN, "path": [1]}}',
        '{"n": 1, "do": {"do": "play", "id": "a", "ask": true, "path": [1]}}',
        '{"n": 1, "do": {"do": "play", "id": "a", "ask": 123456789012345678901, "path": [1]}}',
        '{"n": 1, "do": {"do": "watch", "seats": ["1"]}}',
        '{"n": 1, "do": {"do": "play", "id": "a", "ask": 1, "path": [-1]}}',
        '{"n": 1, "do": {"do": "play", "id": "a", "ask": 1, "path": [999999]}}',
        '{"n": 1, "do": {"do": "play", "id": "a", "ask": 1, "path": ["1"]}}',
        '{"n": 1, "do": {"do": "fly"}}',
        '{"n": 1, "do": {"do": "say", "id": "a", "text": "' + "x" * 300 + '"}}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_line_stays_open(
    ada: Wire, line: ClientConnection, text: str
) -> None:
    line.send(text)
    assert receive(line, of_type("refused"))["why"] == "unreadable"
    assert ada.ask(line, do="roll")["type"] == "answer"


def test_of_a_key_that_comes_twice_the_last_counts(ada: Wire, line: ClientConnection) -> None:
    line.send('{"n": 1, "n": 2, "do": {"do": "roll"}}')
    assert receive(line, of_type("answer"))["n"] == 2


def test_bad_utf_8_closes_the_socket_only(ada: Wire, code: str, line: ClientConnection) -> None:
    line.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed):
        receive(line, lambda message: False)
    with ada.connect(code) as again:
        receive(again, of_type("table"))


def test_a_flood_is_cut_off_and_others_do_not_notice(ada: Wire, line: ClientConnection) -> None:
    bo = Wire(ada.address)
    other = bo.open_table("Bo", people=1)
    with bo.connect(other) as quiet:
        try:
            for number in range(400):
                line.send('{"n": 1, "do": {"do": "watch", "seats": []}}')
                if number == 70:
                    assert bo.ask(quiet, do="say", id="s", text="all quiet here")["type"] == "answer"
            while True:
                line.recv(timeout=120)
        except ConnectionClosed:
            pass
        assert line.protocol.close_code == 1008
        assert bo.ask(quiet, do="roll")["type"] == "answer"


def test_compression_is_never_agreed_to(ada: Wire, code: str) -> None:
    offer = {"Sec-WebSocket-Extensions": "permessage-deflate"}
    with ada.connect(code, **offer) as line:
        assert line.response is not None
        assert "Sec-WebSocket-Extensions" not in line.response.headers


def test_a_body_that_is_too_large_is_refused(ada: Wire) -> None:
    assert ada.client.post("/tables", content=b"x" * 300_000).status_code == 413
    chunks = (b"x" * 65_536 for _ in range(10))
    assert ada.client.post("/tables", content=chunks).status_code == 400


def test_pages_allow_no_inline_code_and_no_frames(ada: Wire, code: str) -> None:
    for path in ("/", f"/t/{code}", "/rules/duel", "/score", "/replay", "/dice", "/about", "/nowhere"):
        answer = ada.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script>" not in answer.text
        assert " style=" not in answer.text
        assert " onclick=" not in answer.text


def test_script_in_a_name_is_shown_as_text_everywhere(ada: Wire) -> None:
    name = '"><script>alert(1)</script>'
    code = ada.open_table(name, people=2)
    ask = Wire(ada.address).client.get(f"/t/{code}").text
    assert "<script>alert" not in ask
    assert "&lt;script&gt;alert" in ask
    with ada.connect(code) as line:
        ada.ask(line, do="start")
        drawing = ada.client.get(f"/t/{code}/sheet-1.svg")
        assert "<script" not in drawing.text
        assert "sandbox" in drawing.headers["content-security-policy"]
    assert "<script>alert" not in ada.client.get("/").text


def test_seats_are_kept_in_cookies_that_scripts_cannot_read(server: str) -> None:
    wire = Wire(server)
    answer = wire.client.post("/play/chiefdom-2")
    cookies = [value for name, value in answer.headers.multi_items() if name == "set-cookie"]
    assert any(cookie.startswith("rw-") for cookie in cookies)
    assert all("samesite=lax" in cookie.lower() for cookie in cookies)
    read = [cookie.partition("=")[0] for cookie in cookies if "httponly" not in cookie.lower()]
    assert read == ["rw_mark"], "it opens nothing"


def test_the_secret_is_told_nowhere_before_the_end(ada: Wire, code: str, line: ClientConnection) -> None:
    ada.ask(line, do="roll")
    seen = json.dumps(receive(line, of_type("offers")))
    with ada.connect(code) as again:
        seen += json.dumps(receive(again, of_type("table")))
    assert "secret" not in seen
    assert "token" not in seen
    assert ada.client.get(f"/t/{code}/record.txt").status_code == 400


def test_health_and_metrics_tell_how_it_goes(ada: Wire) -> None:
    health = ada.client.get("/healthz").json()
    assert health["ok"] is True
    figures = ada.client.get("/metrics").text
    assert "rollwright_up 1" in figures
    assert "# TYPE rollwright_requests_total counter" in figures


def test_wrong_codes_and_forms_are_answered_with_a_sentence(ada: Wire) -> None:
    assert ada.client.get("/t/ZZZZZZ", follow_redirects=True).status_code == 404
    wrong = ada.client.post("/tables", data={"game": "chess", "name": "Ada"})
    assert wrong.status_code == 400
    assert "there is no game" in wrong.text
    many = ada.client.post("/tables", data={"game": "duel", "name": "Ada", "duel.people": "5"})
    assert many.status_code == 400


def test_score_changes_come_with_the_offers(ada: Wire, line: ClientConnection) -> None:
    ada.ask(line, do="roll")
    told = offers = receive(line, of_type("offers"))
    assert len(told["gains"]) == len(offers["paths"])
    assert max(told["gains"]) == len(told["changes"]) - 1
    assert all(0 <= place < 14 for change in told["changes"] for place in change[::2])


def test_a_sheet_comes_as_the_address_of_its_base_and_marks(ada: Wire, code: str) -> None:
    with ada.connect(code) as line:
        told = receive(line, of_type("table"))
        assert told["whole"]
        assert told["sheets"]["0"]["note"] == "Ada, turn 1"
        forms = [ada.client.get(address) for address in told["bases"]["0"]]
        assert {form.headers["cache-control"] for form in forms} == {Kept.EVER.value}
        assert all('data-place="c4"' in form.text for form in forms)
        assert len({form.text for form in forms}) == 3, "wide, tall and lying"


@pytest.mark.parametrize(
    "address",
    [
        "/base/chiefdom-2/wide/12.20.0/000000000000.svg",
        "/base/chiefdom-2/wide/9999.20.0/000000000000.svg",
        "/base/chiefdom-2/wide/12/000000000000.svg",
        "/base/chiefdom-2/wide/x/000000000000.svg",
        "/base/chiefdom-2/wide/12.20.1.99/000000000000.svg",
        "/base/chiefdom-2/round/12.20.0/000000000000.svg",
        "/base/duel/wide/7/000000000000.svg",
        "/base/fiefdoms/wide/25/000000000000.svg",
        "/base/chiefdom-2/wide/12.20.0/000000000000.svg?shapes=round",
        "/marks/chiefdom-2/000000000000.svg",
        "/vocabulary/chiefdom-2/000000000000.json",
    ],
)
def test_addresses_of_other_versions_or_of_no_sheet_lead_nowhere(ada: Wire, address: str) -> None:
    assert ada.client.get(address).status_code == 404


def test_a_page_of_another_version_is_told_to_load_again(ada: Wire, code: str) -> None:
    for version in ("?v=", "?v=1", "?v=9"):
        with pytest.raises(ConnectionClosed) as closed, ada.connect(code, version) as line:
            receive(line, of_type("table"))
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "this page is old: load it again")


@pytest.mark.parametrize("path", ["split", ["x"], [1] * 65, [-1]])
def test_a_preview_that_cannot_be_is_refused(ada: Wire, line: ClientConnection, path: object) -> None:
    assert ada.ask(line, do="preview", ask=0, path=path)["why"] == "unreadable"
    assert ada.ask(line, do="preview", ask=0, path=[])["why"] == "stale"


def test_a_preview_tells_all_that_a_move_would_draw(ada: Wire, line: ClientConnection) -> None:
    ada.ask(line, do="roll")
    offers = receive(line, of_type("offers"))
    ada.say(line, do="preview", ask=offers["ask"], path=offers["paths"][0])
    told = receive(line, of_type("preview"))
    assert told["path"] == offers["paths"][0]
    assert told["marks"]
    answer = ada.ask(line, do="preview", ask=offers["ask"], path=offers["paths"][0][:1])
    assert answer["why"] == "illegal"


def test_a_browser_finds_the_icon_where_no_page_names_it(ada: Wire) -> None:
    found = ada.client.get("/favicon.ico", follow_redirects=True)
    assert (found.status_code, found.headers["content-type"]) == (200, "image/svg+xml")
