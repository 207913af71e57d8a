"""The manifest of a variant: its base game's, without what was written, drawn or measured for that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from ...language.messages import read_strings
from ..manifest import Manifest
from ..sheet_form import HasOptions
from .counting import Counted
from .load import Changes

G = TypeVar("G", bound=HasOptions)
S = TypeVar("S")


def vary_manifest(
    manifest: Manifest[G, S], changes: Changes, words: Mapping[str, str], judgement: str
) -> Manifest[G, S]:
    """Return a variant's manifest, with strings of its own; the same one if nothing changes.

    A variant is written in one language; what it does not change is told in the reader's.
    """
    if not changes.id:
        return manifest
    own = {
        "blurb": changes.blurb or f"A variant: {manifest.blurb}",
        "summary": f"A variant: {manifest.summary}",
        "credit": f"A variant. {manifest.credit}",
        "judgement": judgement,
    }
    return replace(
        manifest,
        blurb=own["blurb"],
        summary=own["summary"],
        credit=own["credit"],
        judgement=judgement,
        order=9,
        has_newer_edition=False,
        words=read_strings({"name": changes.name, **own, **words}, manifest.messages),
        sample="",
        lesson="",
        levels={},
        puzzles="",
        tasks=None,
    )


def name_terms(terms: Iterable[Counted], longest_price: int) -> dict[str, str]:
    """Return the strings that explain a variant's own terms."""
    words: dict[str, str] = {}
    for term in terms:
        words |= {f"why-{term.name}": term.why, f"price-{term.name}": term.price(longest_price)}
    return words
