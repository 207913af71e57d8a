"""What a server and a page without one differ in; everything else of the web is the same for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping
from enum import Enum, Flag, IntEnum
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...core.errors import RollwrightError
from ...table.actors.chooser import Chooser
from ...table.actors.tables import Tables
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ...table.stores.store import Store
from ..html.addresses import Addresses
from ..html.kit import Html
from .device import Device
from .person import Browser, Me, Person

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S")


class Cost(IntEnum):
    """The dearest thing a request may lead to; each class has buckets for addresses, profiles and seats."""

    FREE = 0
    """What memory answers."""
    STORE = 1
    """Queries, tables read and folded."""
    WRITE = 2
    """A transaction, or an event in a table's log."""
    THREAD = 3
    """Work that takes the interpreter for a while."""
    WORKER = 4
    """Work in a process of its own: drawings, records replayed, paper."""
    THINK = 5
    """Work of bots: hints, the coach."""


class On(Flag):
    """The hosts that answer a route."""

    SERVER = 1
    PAGE = 2
    BOTH = 3


class Kept(Enum):
    """How long an answer holds: its Cache-Control; what holds for a build, a site has as a file."""

    NEVER = "no-store"
    HOUR = "max-age=3600"
    BUILD = "no-cache"
    EVER = "public, max-age=31536000, immutable"


class Kind(Enum):
    """What an answer is, and a refusal with it: no script is told in HTML."""

    PAGE = "text/html"
    JSON = "application/json"
    FILE = ""
    NOTHING = "-"


class TooMany(Refusal):
    """Somebody asks for more than their share."""

    status = 429

    def __init__(self, reason: str) -> None:
        super().__init__(Why.NOT_NOW, reason)


class Busy(RollwrightError):
    """Too much waits already."""

    status = 503


class Stopped(RollwrightError):
    """The question took too long or too much memory, or its process died."""

    status = 503


class Host(Protocol):
    """Answers with threads, processes, cookies and limits, or inside a page with none of them."""

    on: On
    tables: Tables
    lan: str
    """This machine's address in its network, if the host listens there."""
    keep_days: int | None
    """Days after which tables that nobody has used are deleted; None where all are kept."""
    keep_profiles: int | None
    """The same of profiles."""

    @property
    def has_site(self) -> bool:
        """Whether a site stands beside the tables, for when the server does not answer."""
        ...

    @property
    def chooser(self) -> Chooser:
        """Who decides for bots, and which there are."""
        ...

    def now(self) -> int:
        """Return wall time in milliseconds."""
        ...

    def charge(self, cost: Cost, payer: str, units: int = 1) -> None:
        """Take units from a bucket of that cost, as of "profile 7"; TooMany if it holds less."""
        ...

    def check_operator(self, request: Request) -> None:
        """Refuse a request that is not of whoever runs the host."""
        ...

    def payer(self, request: HTTPConnection) -> str:
        """Return the address that pays for a request: "address 127.0.0.1"."""
        ...

    def me(self, request: Request) -> Me:
        """Return the name and the mark that a browser remembers; empty where it remembers none."""
        ...

    async def person(self, request: Request) -> Person | None:
        """Return the person that asks: by cookie, or the one person of a page."""
        ...

    async def make_person(self, request: Request, me: Me) -> Person:
        """Keep a profile for a person that has none."""
        ...

    async def device(self, request: Request, table: str) -> Device | None:
        """Return what a browser holds for a table: by cookie, or by the page's key."""
        ...

    def tokens(self, request: Request) -> dict[str, str]:
        """Return the tokens by table that a browser holds and its profile may not know."""
        ...

    def browser(self, request: Request, person: Person) -> Browser:
        """Return a mark by which a browser is known, whatever profile it has."""
        ...

    async def keep(
        self, request: Request, response: Response, what: Person | Device | Me | Browser, table: str = ""
    ) -> None:
        """Let a browser keep what it is given."""
        ...

    async def lost_person(self, request: Request) -> Person | None:
        """Return the person whose new key was lost on its way to this browser, which has the old one."""
        ...

    def forget_seats(self, request: Request, response: Response, with_person: bool = False) -> None:
        """Let a browser give up all its seats, and the key of its profile too."""
        ...

    def forget(self, response: Response, table: str) -> None:
        """Let a browser give up what it holds for a table."""
        ...

    async def prepare(self, table: str, for_bots: bool = False) -> None:
        """Load what a table's game needs, in a page: kernels, and for what bots think about it values."""
        ...

    async def prepare_game(self, game: str, options: Mapping[str, str], bots: Collection[str]) -> None:
        """Load what the bots of a table to come need."""
        ...

    def new_token(self, table: str) -> str | None:
        """Return the token of a seat to be taken, where it follows from a key; else None, and one is made."""
        ...

    async def run(
        self, request: Request, cost: Cost, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` returns, off the event loop where there is something besides it."""
        ...

    async def run_once(self, request: Request, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` makes once for everybody who asks."""
        ...

    async def in_store(
        self, request: Request, work: Callable[Concatenate[Store, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` does with the store; Refusal if the store fails."""
        ...

    def background(self, name: str, work: Coroutine[object, None, None]) -> None:
        """Begin work that nobody waits for, once a name."""
        ...

    def addresses(self, here: str) -> Addresses:
        """Return how the page at a path writes addresses."""
        ...

    def url_of_table(self, table_state: TableState) -> str:
        """Return where a browser finds a table."""
        ...

    def count(self, what: str) -> None:
        """Count something for the figures of the host."""
        ...

    def card(self) -> Html | None:
        """Return what the host adds to the front page."""
        ...

    def service(self, kind: type[S]) -> S:
        """Return the host's one keeper, pool or cache of a kind."""
        ...
