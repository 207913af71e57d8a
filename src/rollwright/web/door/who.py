"""Identities: what a route learns of the one that asks, before its handler runs.

Each is found after the address has paid, and is the first thing that a handler is given.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ...core.types import Seat
from ...table.dice.tokens import hash_token, tidy_code
from ...table.messages import make_reason
from ...table.rules.names import AVATARS
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ..html.words import say
from .answer import read_form
from .host import Cost, Host
from .person import Me, Person

W = TypeVar("W")
CREATION = 20
"""What a new profile or table costs, in light writes."""
JOIN = 5
"""What a seat costs."""


class Seated(NamedTuple):
    """A seat at a table, and the token that opens it."""

    table: str
    token: str
    seat: Seat
    table_state: TableState


class Who(Generic[W]):
    """A kind of identity."""

    makes = False
    """Whether a profile may be made: for a POST only."""

    async def find(self, host: Host, request: Request) -> W:
        """Return what asks; Refusal if it has no business here."""
        raise NotImplementedError

    def payers(self, found: W) -> tuple[str, ...]:
        """Return the buckets, beside that of the address, from which a request is paid."""
        return ()

    async def keep(self, host: Host, request: Request, response: Response, found: W) -> None:
        """Let a browser keep what was made for it, be the answer a refusal."""

    @property
    def name(self) -> str:
        """The identity as tables of routes call it."""
        return type(self).__name__.lstrip("_").lower()


class _Anyone(Who[None]):
    async def find(self, host: Host, request: Request) -> None:
        return None


class _Visitor(Who[Person | None]):
    async def find(self, host: Host, request: Request) -> Person | None:
        return await host.person(request)

    def payers(self, found: Person | None) -> tuple[str, ...]:
        return () if found is None else (f"profile {found.profile.id}",)


class _Person(Who[Person]):
    async def find(self, host: Host, request: Request) -> Person:
        person = await host.person(request)
        if person is None:
            raise Refusal(Why.TOKEN, say("profile-none"))
        return person

    def payers(self, found: Person) -> tuple[str, ...]:
        return (f"profile {found.profile.id}",)


class _Newcomer(_Person):
    makes = True

    async def find(self, host: Host, request: Request) -> Person:
        return await host.person(request) or await make_person(host, request, host.me(request))

    async def keep(self, host: Host, request: Request, response: Response, found: Person) -> None:
        await host.keep(request, response, found)


class _Guest(_Visitor):
    makes = True
    """Once it has a seat: the seat is its own also where no profile can be made."""


async def make_person(host: Host, request: Request, me: Me) -> Person:
    """Make a profile and charge for it."""
    host.charge(Cost.WRITE, host.payer(request), CREATION)
    return await host.make_person(request, named(me))


def named(me: Me) -> Me:
    """Return a name and a mark for somebody who has chosen none."""
    return me if me.name else Me(say("form-default_name"), AVATARS[0])


class _Seat(Who[Seated]):
    async def find(self, host: Host, request: Request) -> Seated:
        table = tidy_code(request.path_params["code"])
        await host.prepare(table)
        device = await host.device(request, table)
        token = "" if device is None else device.current
        view = await host.tables.view(table, token)
        assert view.seat is not None
        return Seated(table, token, view.seat, view.table_state)

    def payers(self, found: Seated) -> tuple[str, ...]:
        return (f"seat {found.table} {hash_token(found.token)}",)


class _HostSeat(_Seat):
    async def find(self, host: Host, request: Request) -> Seated:
        seated = await super().find(host, request)
        if seated.seat != seated.table_state.host:
            raise Refusal(Why.HOST_ONLY, make_reason("host-only"))
        return seated


class Secret(Who[str]):
    """A code, a link or a token that is the right itself: it stands in the path or in the form."""

    def __init__(self, field: str) -> None:
        self._field = field

    async def find(self, host: Host, request: Request) -> str:
        """Return what was named, which the handler looks up."""
        if self._field in request.path_params:
            return str(request.path_params[self._field])
        return read_form(await request.body()).get(self._field, "")


class _Operator(Who[None]):
    async def find(self, host: Host, request: Request) -> None:
        host.check_operator(request)


ANYONE, VISITOR, PERSON, NEWCOMER, GUEST = _Anyone(), _Visitor(), _Person(), _Newcomer(), _Guest()
SEAT, HOST_SEAT, OPERATOR = _Seat(), _HostSeat(), _Operator()
