"""An address as a picture that phones read."""

from __future__ import annotations

from ...drawing.element import Svg
from ...drawing.pictures import draw_cells


def draw_qr(address: str) -> Svg:
    """Return an address as a QR code."""
    import segno  # here, for a page without a server has none

    code = segno.make(address, error="m", micro=False)
    return draw_cells(code.matrix, 4, 2, ink="#25304f", paper="#fff")
