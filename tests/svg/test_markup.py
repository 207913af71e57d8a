"""Drawings are put together from elements: no text becomes markup."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from rollwright.drawing.element import Svg, group, join, put_in, tag, words, write

HOSTILE: Any = '"><script>'
"""A text, for a type checker that looks away."""


def test_a_text_is_no_markup() -> None:
    for make in (Svg, lambda text: tag("g", text), lambda text: group(text), lambda text: join([text])):
        with pytest.raises(TypeError, match=r"markup|Svg"):
            make(HOSTILE)


def test_a_drawing_with_a_text_behind_it_is_no_markup() -> None:
    assert type(tag("g") + tag("g")) is Svg
    assert type(tag("g") + HOSTILE) is str


def test_every_way_in_escapes() -> None:
    drawn = tag("g", words("title", HOSTILE), write(HOSTILE), put_in(write("#"), "#", HOSTILE), id=HOSTILE)
    assert "<script" not in drawn
    assert drawn.count("&lt;script&gt;") == 4
    assert 'id="&quot;&gt;' in drawn


def test_markup_is_still_markup_in_another_process() -> None:
    sent = pickle.loads(pickle.dumps(words("title", "a < b")))
    assert (type(sent), sent) == (Svg, "<title>a &lt; b</title>")
