"""Capitals as each language writes them: Turkish has an i with a dot and one without."""

from __future__ import annotations

from .current import current_language

TURKISH = "tr"


def upper(text: str) -> str:
    """ "giriş" -> "GİRİŞ" in Turkish"""
    return (text.replace("i", "İ") if current_language() == TURKISH else text).upper()


def upper_first(text: str) -> str:
    """ "ilk" -> "İlk" in Turkish"""
    return upper(text[:1]) + text[1:]


def lower_first(text: str) -> str:
    """ "Ilık" -> "ılık" in Turkish"""
    first = text[:1]
    if current_language() == TURKISH:
        first = {"I": "ı", "İ": "i"}.get(first, first)
    return first.lower() + text[1:]
