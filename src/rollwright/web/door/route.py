"""Routes are declared: everything about a request but its answer stands in one line.

    @get("/rules/{game}", Cost.THREAD, ANYONE, kept=Kept.BUILD)
    async def rules(asked: Asked[None]) -> Response: ...

`serve` charges the address, reads the body, finds who asks, charges them, and only then calls the handler.
A handler's type says what was found; a GET is given nothing that can write.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...core.errors import RollwrightError
from ...table.stores.database import Reader
from ...table.stores.store import Store
from ..html.addresses import addressed
from .answer import pack_response, read_form, refuse
from .device import Device
from .host import Cost, Host, Kept, Kind, On, TooMany
from .language import keep_language
from .person import Browser, Me, Person
from .seats import is_loopback
from .who import Who

SEAT = "seat"


class SeatConvertor(Convertor[int]):
    """The number of a seat, from 1 to 100; an address with any other leads nowhere."""

    regex = "100|[1-9][0-9]?"

    def convert(self, value: str) -> int:
        """Return the seat's number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Return the number as it stands in addresses."""
        return str(value)


register_url_convertor(SEAT, SeatConvertor())


P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W")


@dataclass(frozen=True)
class Asked(Generic[W]):
    """A request that is paid for. It can read and think; nothing on it writes."""

    who: W
    host: Host
    route: Route
    request: Request

    @property
    def parts(self) -> Mapping[str, Any]:
        """What stands for the names in braces of the path."""
        return self.request.path_params

    @property
    def query(self) -> Mapping[str, str]:
        """What stands behind the question mark; the last of two alike counts."""
        return dict(self.request.query_params)

    @property
    def origin(self) -> str:
        """Where a browser reaches the host: "http://localhost:8000"."""
        return f"{self.request.url.scheme}://{self.request.headers['host']}"

    @property
    def invitation(self) -> str:
        """Where other devices reach the host; nothing if only this machine does."""
        url = self.request.url
        name = url.hostname or ""
        if name != "localhost" and not name.endswith(".localhost") and not is_loopback(name):
            return self.origin
        return f"{url.scheme}://{url.replace(hostname=self.host.lan).netloc}" if self.host.lan else ""

    @property
    def address(self) -> str:
        """The address that asks: "127.0.0.1"."""
        return self.host.payer(self.request).partition(" ")[2]

    @property
    def me(self) -> Me:
        """The name and the mark that the browser remembers; empty where it remembers none."""
        return self.host.me(self.request)

    async def device(self, table: str) -> Device | None:
        """Return what the browser holds for a table."""
        return await self.host.device(self.request, table)

    def keep_language(self, response: Response, language: str) -> None:
        """Let the browser remember the language that its person chose."""
        keep_language(self.request, response, language)

    def forget(self, response: Response, table: str) -> None:
        """Let the browser give up what it holds for a table."""
        self.host.forget(response, table)

    async def keep(self, response: Response, what: Person | Device | Me | Browser, table: str = "") -> None:
        """Let the browser keep what it is given."""
        await self.host.keep(self.request, response, what, table)

    async def person(self) -> Person | None:
        """Return the person that asks, if there is a profile."""
        return await self.host.person(self.request)

    async def read(self, work: Callable[Concatenate[Reader, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` reads in the store."""
        return await self.host.in_store(self.request, work, *args, **more)

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` finds, where the route's cost says."""
        return await self.host.run(self.request, self.route.cost, work, *args, **more)

    async def run_as(self, cost: Cost, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` finds at another cost than the route's; its address pays for a dearer one."""
        if cost > self.route.cost:
            self.host.charge(cost, self.host.payer(self.request))
        return await self.host.run(self.request, cost, work, *args, **more)

    async def run_once(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` makes once for everybody who asks."""
        return await self.host.run_once(self.request, work, *args, **more)


@dataclass(frozen=True)
class Posted(Asked[W]):
    """A POST: its body, and the only way to a transaction."""

    body: bytes = b""
    payers: tuple[str, ...] = ()

    @property
    def form(self) -> Mapping[str, str]:
        """The fields of a form; a field given twice counts once, and too many are refused."""
        return read_form(self.body)

    async def write(self, work: Callable[Concatenate[Store, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` does in the store."""
        return await self.host.in_store(self.request, work, *args, **more)

    def pay(self, units: int, cost: Cost | None = None) -> None:
        """Charge what only the work can tell, as of the route's cost; TooMany, and nothing was done."""
        for payer in self.payers:
            self.host.charge(self.route.cost if cost is None else cost, payer, units)


AnyAsked: TypeAlias = Asked[Any]
"""A request of whatever identity."""
AnyPosted: TypeAlias = Posted[Any]


def one(body: bytes) -> int:
    """Return the price of a request that costs as much as any of its class."""
    return 1


def units(number: int) -> Callable[[bytes], int]:
    """Return the price of a request that costs more than others of its class."""
    return lambda body: number


SOCKET, FILES = "SOCKET", "FILES"
"""What stands for a method where there is none."""
Handler = Callable[..., Any]
"""Takes an Asked or a Posted of the route's identity, which `get` and `post` check; else the host."""


@dataclass(frozen=True)
class Route:
    """A door: everything about it but its answer."""

    method: str
    path: str
    cost: Cost
    who: Who[Any]
    kind: Kind
    on: On
    kept: Kept
    price: Callable[[bytes], int]
    answer: Handler

    @property
    def feature(self) -> str:
        """The folder of the handler: "days"."""
        return self.answer.__module__.split(".")[2]


def get(
    path: str,
    cost: Cost,
    who: Who[W],
    kind: Kind = Kind.PAGE,
    on: On = On.BOTH,
    kept: Kept = Kept.NEVER,
) -> Callable[[Callable[[Asked[W]], Awaitable[Response]]], Route]:
    """Declare a GET, which has no effect."""
    assert not who.makes, f"GET {path} would make a profile"
    return lambda answer: Route("GET", path, cost, who, kind, on, kept, one, answer)


def post(
    path: str,
    cost: Cost,
    who: Who[W],
    kind: Kind = Kind.PAGE,
    on: On = On.BOTH,
    price: Callable[[bytes], int] = one,
) -> Callable[[Callable[[Posted[W]], Awaitable[Response]]], Route]:
    """Declare a POST."""
    return lambda answer: Route("POST", path, cost, who, kind, on, Kept.NEVER, price, answer)


def socket(
    path: str, cost: Cost, who: Who[Any], on: On = On.SERVER
) -> Callable[[Callable[[Any, WebSocket], Awaitable[None]]], Route]:
    """Declare a socket, which is given its host; it asks by itself who sits there."""
    return lambda answer: Route(SOCKET, path, cost, who, Kind.NOTHING, on, Kept.NEVER, one, answer)


def files(
    path: str, cost: Cost, who: Who[Any], kept: Kept, on: On = On.SERVER
) -> Callable[[Callable[[Any], ASGIApp | None]], Route]:
    """Declare a folder of files: of a host, what answers for them, or None where it has none."""
    return lambda answer: Route(FILES, path, cost, who, Kind.FILE, on, kept, one, answer)


def serve(routes: Iterable[Route], host: Host) -> list[BaseRoute]:
    """Return what answers at each path, of those that this host has."""
    paths: dict[str, dict[str, Route]] = defaultdict(dict)
    for route in routes:
        if host.on in route.on:
            assert route.method not in paths[route.path], f"{route.method} {route.path} is declared twice"
            paths[route.path][route.method] = route
    return [each for path, methods in paths.items() if (each := _find_way(path, methods, host)) is not None]


def _find_way(path: str, methods: Mapping[str, Route], host: Host) -> BaseRoute | None:
    if SOCKET in methods:
        return WebSocketRoute(path, _Socket(methods[SOCKET], host))
    if FILES in methods:
        folder = methods[FILES].answer(host)
        return None if folder is None else Mount(path, _Files(methods[FILES], host, folder))
    return Path(path, _Door(methods, host))


class _Socket:
    """Answers a socket whose address has paid."""

    def __init__(self, route: Route, host: Host) -> None:
        self._route, self._host = route, host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = WebSocket(scope, receive, send)
        try:
            self._host.charge(self._route.cost, self._host.payer(line))
        except TooMany:
            await line.close()
        else:
            await self._route.answer(self._host, line)


class _Files:
    """Answers for files whose address has paid."""

    def __init__(self, route: Route, host: Host, folder: ASGIApp) -> None:
        self._route, self._host, self._folder = route, host, folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._host.charge(self._route.cost, self._host.payer(HTTPConnection(scope)))
        except TooMany as wrong:
            await refuse(self._route.kind, wrong)(scope, receive, send)
        else:
            await self._folder(scope, receive, send)


class _Door:
    """Answers at one path."""

    def __init__(self, methods: Mapping[str, Route], host: Host) -> None:
        self._methods, self._host = methods, host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        route = self._methods.get(method)
        if route is None:
            raise HTTPException(405, headers={"Allow": self._list_allowed()})
        with addressed(self._host.addresses(scope["path"])):
            response = await self._find_response(route, request)
        await response(scope, receive, send)

    async def _find_response(self, route: Route, request: Request) -> Response:
        try:
            response = await _answer(route, self._host, request)
            response.headers.setdefault("Cache-Control", route.kept.value)
            if route.kept is not Kept.NEVER:
                pack_response(response, request.headers)
        except (RollwrightError, HTTPException) as wrong:
            response = refuse(route.kind, wrong)
        return response

    def _list_allowed(self) -> str:
        return ", ".join(sorted({*self._methods, *(["HEAD"] if "GET" in self._methods else [])}))


async def _answer(route: Route, host: Host, request: Request) -> Response:
    """Charge the address, read the body, find who asks, charge them, and only then answer."""
    address = host.payer(request)
    host.charge(route.cost, address)
    if route.method == "GET":
        found = await route.who.find(host, request)
        _charge(route, host, route.who.payers(found), 1)
        shown: Response = await route.answer(Asked(found, host, route, request))
        return shown
    body = await request.body()
    price = route.price(body)
    if price > 1:
        host.charge(route.cost, address, price - 1)
    found = await route.who.find(host, request)
    payers = route.who.payers(found)
    try:
        _charge(route, host, payers, price)
        response: Response = await route.answer(Posted(found, host, route, request, body, (address, *payers)))
    except (RollwrightError, HTTPException) as wrong:
        if not route.who.makes:
            raise
        response = refuse(route.kind, wrong)
    await route.who.keep(host, request, response, found)
    return response


def _charge(route: Route, host: Host, payers: Iterable[str], price: int) -> None:
    for payer in payers:
        host.charge(route.cost, payer, price)
