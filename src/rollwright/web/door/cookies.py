"""What a browser keeps for us."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response


def keep_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    """Give a browser a cookie that no script reads, no other site sends, and HTTPS keeps to itself."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(name, value, seconds, httponly=True, samesite="lax", secure=is_secure)
