"""An address as a picture that phones read."""

from __future__ import annotations

import io

import segno


def draw_qr(address: str) -> str:
    """Return an address as a QR code."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=2, scale=4, dark="#25304f", light="#ffffff", xmldecl=False
    )
    return out.getvalue().decode()
