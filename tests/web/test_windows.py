"""The browser tests' own windows: each costs a second to open, so they are lent again and again."""

from __future__ import annotations

from .conftest import Visitor, Windows


def test_a_window_that_comes_back_from_a_table_is_lent_again_and_remembers_nothing(windows: Windows) -> None:
    page = windows.lend()
    visitor = Visitor(page, windows.address)
    visitor.play_alone()
    visitor.go()
    page.evaluate("() => { localStorage.setItem('a', 'b'); sessionStorage.setItem('a', 'b'); }")
    windows.take_back(page)
    again = windows.lend()
    assert again is page
    assert again.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    assert not again.context.cookies()
    windows.take_back(again)
