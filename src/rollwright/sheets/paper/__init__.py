"""Sheets on paper: the drawings of the screen laid out on pages, rules, cards and dice beside them."""

from .compose import Printing, compose, compose_record
from .slots import PAPERS
from .strip import Strip, make_strip
from .typeset import Job, make_pdf, make_png, picture_job

__all__ = [
    "PAPERS",
    "Job",
    "Printing",
    "Strip",
    "compose",
    "compose_record",
    "make_pdf",
    "make_png",
    "make_strip",
    "picture_job",
]
