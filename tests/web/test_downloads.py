"""What one takes home from a table: pictures and printed sheets, with nothing in them but what is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.paper import pages

from .clicking import until
from .conftest import Visitor
from .wire import Wire, of_type, receive

NASTY = """<img src=x onerror=1> #panic("x") *$]]"""
KINDS = {
    "sheet-1.svg": ("image/svg+xml", b"<svg"),
    "sheet-1.png": ("image/png", b"\x89PNG"),
    "sheet-1.pdf": ("application/pdf", b"%PDF-"),
    "sheets.pdf": ("application/pdf", b"%PDF-"),
}


@pytest.fixture
def ada(server: str) -> Wire:
    return Wire(server)


@pytest.fixture
def table(ada: Wire) -> str:
    """A table for two in its first turn."""
    code = ada.open_table(NASTY)
    bo = Wire(ada.address)
    bo.join(code, "Bo")
    with ada.connect(code) as line:
        ada.ask(line, do="start")
        ada.ask(line, do="roll")
    return code


@pytest.mark.parametrize("name", KINDS)
def test_a_sheet_is_handed_out_as_picture_and_as_page(ada: Wire, table: str, name: str) -> None:
    kind, first = KINDS[name]
    answer = ada.client.get(f"/t/{table}/{name}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.content.startswith(first)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"
    if not name.endswith("svg"):
        assert answer.headers["content-disposition"].startswith(f'attachment; filename="rollwright-{table}')


def test_everybodys_sheets_are_one_printed_file(ada: Wire, table: str, tmp_path: Path) -> None:
    sizes = {
        paper: pages.page_sizes(
            pages.save(ada.client.get(f"/t/{table}/sheets.pdf?paper={paper}").content, tmp_path)
        )
        for paper in ("a4", "letter")
    }
    assert [len(found) for found in sizes.values()] == [2, 2]
    assert sizes["a4"] != sizes["letter"]
    assert ada.client.get(f"/t/{table}/sheets.pdf?paper=a3").status_code == 400
    assert ada.client.get(f"/t/{table}/sheet-3.pdf").status_code == 400


def test_a_name_is_only_text_in_a_printed_sheet(ada: Wire, table: str, tmp_path: Path) -> None:
    pdf = ada.client.get(f"/t/{table}/sheet-1.pdf").content
    assert NASTY in " ".join(pages.words(pages.save(pdf, tmp_path)).split())
    for active in (b"/JavaScript", b"/JS", b"/OpenAction", b"/AA", b"/URI", b"/Launch"):
        assert active not in pdf
    drawing = ada.client.get(f"/t/{table}/sheet-1.svg").text
    assert "<img" not in drawing
    assert "&lt;img src=x onerror=1&gt;" in drawing


def test_no_code_is_drawn_of_a_table_that_is_not_there(ada: Wire, table: str) -> None:
    assert ada.client.get(f"/t/{table}/qr.svg").headers["content-type"].startswith("image/svg")
    assert ada.client.get("/t/ZZZZZZ/qr.svg").status_code == 404


def test_no_answer_about_a_table_has_an_etag(ada: Wire, table: str) -> None:
    """An ETag is made from what it stands for: of a table it would tell whether something hidden changed."""
    with ada.connect(table) as line:
        offers = receive(line, of_type("offers"))
        for _ in range(2):
            for name in ("", "/qr.svg", *(f"/{kind}" for kind in KINDS), "/record.txt"):
                answer = ada.client.get(f"/t/{table}{name}")
                assert "etag" not in answer.headers, name
                assert "last-modified" not in answer.headers, name
            ada.say(line, do="play", id="m1", ask=offers["ask"], path=offers["paths"][0])


def test_the_etag_of_a_file_tells_nothing_of_any_table(ada: Wire, server: str) -> None:
    before = ada.client.get("/static/table/table.js").headers["etag"]
    ada.open_table("Ada", people=1)
    assert ada.client.get("/static/table/table.js").headers["etag"] == before
    assert (
        Wire(server).client.get("/static/table/table.js", headers={"If-None-Match": before}).status_code
        == 304
    )


def test_a_name_is_changed_at_the_table_and_remembered(visitor: Visitor) -> None:
    visitor.open_quickly("Ada")
    page = visitor.page
    page.click("#lobby [data-key=rename]")
    page.fill("dialog [name=name]", "Grace <i>")
    page.locator("dialog .avatars input").nth(3).check(force=True)
    with page.expect_response("**/me"):
        page.click("dialog button[type=submit]")
    until(page, "document.querySelector('#lobby .seats').textContent.includes('Grace <i>')")
    assert page.locator("#lobby .a-fish").count() == 1
    page.goto("/new")
    assert page.input_value("#new-table [name=name]") == "Grace <i>"


def test_blank_sheets_are_printed_from_the_rules_page(ada: Wire, tmp_path: Path) -> None:
    assert 'href="/print/duel.pdf?paper=letter"' in ada.client.get("/rules/duel").text
    pdf = ada.client.get("/print/duel.pdf?paper=letter&sheets=2&board=11")
    assert pdf.headers["content-disposition"] == 'attachment; filename="duel.pdf"'
    assert len(pages.page_sizes(pages.save(pdf.content, tmp_path))) == 3
    for wrong in ("chess.pdf", "duel.pdf?paper=a5", "duel.pdf?sheets=13", "duel.pdf?cards=3"):
        assert ada.client.get(f"/print/{wrong}").status_code == 400
