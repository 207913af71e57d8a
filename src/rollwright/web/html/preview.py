"""A link preview as the head of a page has it (Open Graph)."""

from __future__ import annotations

from typing import NamedTuple

from .kit import Html, el, join
from .words import say

WIDTH, HEIGHT = 1200, 630


class Preview(NamedTuple):
    """What is shown of an address: a title, a sentence, and the address of a picture."""

    title: str
    text: str
    picture: str


def preview_tags(preview: Preview) -> Html:
    """Return a preview as the head of a page has it."""
    named = {
        "og:type": "website",
        "og:site_name": say("name"),
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": preview.picture,
        "og:image:width": WIDTH,
        "og:image:height": HEIGHT,
    }
    tags = [el("meta", property=name, content=value) for name, value in named.items()]
    return join(*tags, el("meta", name="twitter:card", content="summary_large_image"))
