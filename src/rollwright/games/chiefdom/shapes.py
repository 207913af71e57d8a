"""Which squares a die's face stands for, in every turn and mirror image, as data and bit patterns."""

from __future__ import annotations

from functools import cache

from ...compiler.jit import jit, lookup_table
from ...core.variants.load import refuse
from ...kernel.bits import Bits, earlier, later, make_bits
from .board import HEIGHT, WIDTH
from .variant import CHANGES, Shapes

LARGEST = 6
"""Squares of a shape at most."""
SIDE = 3
"""Rows and columns of a shape at most."""
Cell = tuple[int, int]
Form = frozenset[Cell]
"""A shape as it lies, pushed to the top left corner: rows and columns from 0."""

PRINTED: dict[str, tuple[str, ...]] = {
    "pips": ("x", "x./.x", "x../.x./..x", "xx/xx", "x.x/.x./x.x", "xx/xx/xx"),
    "linked": ("x", "x./.x", "x../.x./..x", "xx", "x./xx", "x/x/x"),
}
"""The six faces of each printed shape set, from 1."""


def check_shapes(shapes: Shapes) -> dict[str, tuple[str, ...]]:
    """Return a set by its name; refuse shapes that cannot be drawn."""
    if not shapes.name.isidentifier():
        raise refuse("shapes.name", f"one word, not {shapes.name[:20]!r}")
    if len(shapes.faces) != 6:
        raise refuse("shapes.faces", f"six shapes, one for each face, not {len(shapes.faces)}")
    for number, face in enumerate(shapes.faces, 1):
        rows = face.split("/")
        is_drawn = set(face) <= set("x./") and 0 < face.count("x") <= LARGEST
        is_small = len(rows) <= SIDE and {len(row) for row in rows} <= set(range(1, SIDE + 1))
        if not is_drawn or not is_small:
            most = f"at most {LARGEST} squares in {SIDE} rows of {SIDE}"
            reason = (
                f"face {number} is {face[:20]!r}; write x for a square, . for none, / for a new row, {most}"
            )
            raise refuse("shapes.faces", reason)
    if shapes.faces[0] != "x":
        raise refuse(
            "shapes.faces", "the first is one square, 'x': walls, houses and wild icons are drawn so"
        )
    return {shapes.name: shapes.faces}


FACES = check_shapes(CHANGES.shapes) if CHANGES.shapes else PRINTED
"""Those in play."""


def read_form(picture: str) -> Form:
    """ "x./xx" -> {(0, 0), (1, 0), (1, 1)}"""
    rows = enumerate(picture.split("/"))
    return frozenset((r, c) for r, row in rows for c, mark in enumerate(row) if mark == "x")


def count_squares(faces: tuple[str, ...]) -> int:
    """Return the squares of all faces together."""
    return sum(face.count("x") for face in faces)


def nearest_set(shapes: str) -> str:
    """Return a printed shape set, or the one whose shapes are nearest in size."""
    size = count_squares(FACES[shapes])
    return min(PRINTED, key=lambda name: (name != shapes, abs(count_squares(PRINTED[name]) - size)))


def settle(cells: Form) -> Form:
    """{(2, 1), (3, 1)} -> {(0, 0), (1, 0)}"""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def turn(form: Form) -> Form:
    """Return the form turned by a quarter."""
    return settle(frozenset((c, -r) for r, c in form))


def mirror(form: Form) -> Form:
    """Return the form's mirror image."""
    return settle(frozenset((r, -c) for r, c in form))


def all_ways(form: Form) -> tuple[Form, ...]:
    """Return every turned and mirrored way the form can lie, each once, in a fixed order."""
    ways = {form, mirror(form)}
    for _ in range(3):
        ways |= {turn(way) for way in ways}
    return tuple(sorted(ways, key=sorted))


def all_but_one(form: Form) -> tuple[Form, ...]:
    """Return what is left of the form without one square, each once; nothing of a single square."""
    if len(form) == 1:
        return ()
    return tuple(sorted({settle(form - {cell}) for cell in form}, key=sorted))


@cache
def forms_of(shapes: str, die: int) -> tuple[Form, ...]:
    """Return all ways to draw that die's shape."""
    return all_ways(settle(read_form(FACES[shapes][die - 1])))


def _every_form() -> tuple[Form, ...]:
    full = {form for shapes in FACES for die in range(1, 7) for form in forms_of(shapes, die)}
    reduced = {part for form in full for part in all_but_one(form)}
    return tuple(sorted(full | reduced, key=lambda form: (len(form), sorted(form))))


FORMS = _every_form()
"""Every form that can ever be drawn; a form's number is its place here, the single square is 0."""
NUMBER_OF_FORM = {form: number for number, form in enumerate(FORMS)}


def _squares(form: Form) -> list[int]:
    return sorted(r * WIDTH + c for r, c in form)


def _anchors(form: Form) -> Bits:
    """Return where the form's top left corner can lie."""
    down, across = max(r for r, _ in form), max(c for _, c in form)
    rows, columns = range(HEIGHT - down), range(WIDTH - across)
    return make_bits(r * WIDTH + c for r in rows for c in columns)


_padded = [_squares(form) + [0] * (LARGEST - len(form)) for form in FORMS]
FORM_SIZE = lookup_table([len(form) for form in FORMS])
FORM_SQUARE = lookup_table([square for row in _padded for square in row])
_FORM_MASK = lookup_table([make_bits(_squares(form)).lo for form in FORMS])
_ANCHORS_LO = lookup_table([_anchors(form).lo for form in FORMS])
_ANCHORS_HI = lookup_table([_anchors(form).hi for form in FORMS])


@jit
def spots(free: Bits, form: int) -> Bits:
    """Return where the form's top left corner can lie so that all of it is on free squares."""
    fits = Bits(_ANCHORS_LO(form), _ANCHORS_HI(form))
    for i in range(FORM_SIZE(form)):
        fits = fits & earlier(free, FORM_SQUARE(form * LARGEST + i))
    return fits


@jit
def form_at(form: int, anchor: int) -> Bits:
    """Return the squares the form covers with its top left corner there."""
    if anchor < 61:
        return later(Bits(_FORM_MASK(form), 0), anchor)
    return Bits(0, _FORM_MASK(form) << (anchor - 61))
