"""Sheets on paper: drawings laid out on pages, with rules, cards and dice."""

from .compose import Printing, compose, compose_record, size_of
from .dice_strip import Strip, make_day_strip, make_strip
from .page_layout import PAPERS
from .typeset import Document, make_pdf, make_png, picture_document

__all__ = [
    "PAPERS",
    "Document",
    "Printing",
    "Strip",
    "compose",
    "compose_record",
    "make_day_strip",
    "make_pdf",
    "make_png",
    "make_strip",
    "picture_document",
    "size_of",
]
