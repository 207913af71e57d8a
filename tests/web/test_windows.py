"""The browser tests' own windows: each costs a second to open, so they are lent again and again."""

from __future__ import annotations

from .conftest import Visitor, Windows

PREFERENCES = """['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'].map(
  (each) => matchMedia(each).matches)"""


def test_a_window_that_comes_back_from_a_table_is_lent_again_and_remembers_nothing(windows: Windows) -> None:
    page = windows.lend()
    visitor = Visitor(page, windows.address)
    visitor.play_alone()
    visitor.go()
    page.evaluate("() => { localStorage.setItem('a', 'b'); sessionStorage.setItem('a', 'b'); }")
    page.emulate_media(media="screen", color_scheme="dark", reduced_motion="no-preference")
    windows.take_back(page)
    again = windows.lend()
    assert again is page
    assert again.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    assert not again.context.cookies()
    assert again.evaluate(PREFERENCES) == [True, True]
    again.emulate_media(media="print")
    windows.take_back(again)
    assert windows.lend().evaluate("matchMedia('screen').matches")
    windows.take_back(again)
