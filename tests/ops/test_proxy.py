"""Behind a reverse proxy: whom it speaks for is believed, and nobody else is."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.web.door.host import Cost
from rollwright.web.door.security import Proxies, is_known_host, name_address
from rollwright.web.server.limits import COSTS, Limits
from tests.cli.run import run_command
from tests.web.wire import Wire, of_type, receive

from .lines import dial
from .read_names import WEB
from .servers import inside

ONE_TABLE = Limits(costs={**COSTS, Cost.WRITE: (40, 0.0001)}, sockets=1)
"""What a profile and its table cost."""
LOCAL = frozenset({"127.0.0.1"})
ADA, BO = "203.0.113.7", "198.51.100.9"


def open_from(address: str, *chain: str, **headers: str) -> tuple[int, str]:
    """Open a table as the proxy passes it on; returns the status and the cookies."""
    forwarded = {"X-Forwarded-For": ", ".join(chain), **headers}
    answer = Wire(address).client.post("/play/chiefdom-2", headers=forwarded)
    return answer.status_code, answer.headers.get("set-cookie", "")


def test_people_behind_a_proxy_have_limits_of_their_own() -> None:
    with inside(limits=ONE_TABLE, proxies=LOCAL) as (address, _, _):
        assert [open_from(address, who)[0] for who in (ADA, BO, ADA)] == [303, 303, 429]


def test_whoever_is_no_proxy_speaks_for_nobody() -> None:
    for proxies in (frozenset[str](), frozenset({"192.0.2.1"})):
        with inside(limits=ONE_TABLE, proxies=proxies) as (address, _, _):
            assert [open_from(address, who)[0] for who in (ADA, BO)] == [303, 429]


def test_only_the_last_of_a_chain_is_believed() -> None:
    """What stands before the proxy's own entry was sent by the browser, who may write anything."""
    with inside(limits=ONE_TABLE, proxies=LOCAL) as (address, _, _):
        assert [open_from(address, made_up, ADA)[0] for made_up in ("192.0.2.8", "192.0.2.9")] == [303, 429]


def test_sockets_are_counted_for_those_they_are_opened_for() -> None:
    with inside(limits=Limits(sockets=1), proxies=LOCAL) as (address, server, _), ExitStack() as lines:
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        for who in (ADA, BO):
            line = lines.enter_context(ada.connect(code, **{"X-Forwarded-For": who}))
            receive(line, of_type("table"))
        assert server.places.held == {ADA: 1, BO: 1}


def test_a_proxys_own_lines_are_not_counted() -> None:
    with inside(proxies=LOCAL) as (address, _, gate), ExitStack() as lines:
        gate.plain.of_one = 1
        for _ in range(3):
            line = lines.enter_context(dial(address))
            line.sendall(b"GET /words.en.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_cookies_are_for_https_only_where_the_proxy_speaks_https() -> None:
    with inside(proxies=LOCAL) as (address, _, _):
        secure = {"Origin": address.replace("http", "https"), "X-Forwarded-Proto": "https"}
        status, cookies = open_from(address, ADA, **secure)
        assert status == 303
        assert (cookies.count("Secure"), cookies.count("HttpOnly")) == (4, 3), "scripts read the mark alone"
        assert "HttpOnly" not in cookies.partition("rw_mark=")[2]
        ours = {**secure, "Sec-Fetch-Site": "same-origin"}
        chosen = Wire(address).client.get("/language/de", headers=ours)
        assert "Secure" in chosen.headers["set-cookie"]
        assert "Secure" not in open_from(address, ADA)[1]


def test_every_cookie_is_set_in_one_place() -> None:
    setting = [path.name for path in WEB.rglob("*.py") if ".set_cookie(" in path.read_text(encoding="utf-8")]
    assert setting == ["security.py"]


def test_an_origin_is_checked_behind_a_proxy_too() -> None:
    with inside(proxies=LOCAL) as (address, _, _):
        assert open_from(address, ADA, Origin="https://evil.example")[0] == 403
        assert open_from(address, ADA, Host="evil.example")[0] == 421


def test_a_proxy_is_an_address_or_a_network() -> None:
    proxies = Proxies({"127.0.0.1", "10.0.0.0/8", "fd00::/8"})
    for address in ("127.0.0.1", "10.9.8.7", "fd00::1"):
        assert address in proxies
    for address in ("127.0.0.2", "11.0.0.1", "::1", "", "localhost"):
        assert address not in proxies
    for wrong in ("localhost", "*", "10.0.0.1/8", ""):
        with pytest.raises(InvalidSetup, match="a proxy is an address or a network"):
            Proxies({wrong})


def test_a_proxy_that_is_none_is_a_sentence_at_the_command_line() -> None:
    ran = run_command("serve", "--port", "0", "--store", "memory", "--no-open", "--proxy", "nearby")
    assert ran.code == 2
    assert ran.err == (
        "rollwright: a proxy is an address or a network, as 127.0.0.1 or 10.0.0.0/8, not 'nearby'\n"
    )


def test_a_home_is_one_address_however_many_it_has() -> None:
    same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2::%eth0"]
    assert {name_address(each) for each in same} == {"2001:db8:1:2::/64"}
    assert name_address("2001:db8:1:3::1") != name_address("2001:db8:1:2::1")
    assert name_address("::ffff:192.0.2.1") == name_address("192.0.2.1") == "192.0.2.1"
    assert name_address("nonsense") == "nonsense"


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:80; script-src *", "[::1]; script-src *", "[::1%x; y]", "localhost:8000, evil.example",
     "localhost:", "localhost:999999", "evil.example", "", "[", "127.0.0.1 evil"],
)  # fmt: skip
def test_a_host_that_could_be_read_in_two_ways_is_not_ours(host: str) -> None:
    assert not is_known_host(host, frozenset({"table.example.org"}))


@pytest.mark.parametrize(
    "host", ["127.0.0.1:80", "[::1]:8000", "[::1]", "localhost", "Table.Example.org", "table.example.org:443"]
)
def test_our_names_and_this_machine_are_ours(host: str) -> None:
    assert is_known_host(host, frozenset({"table.example.org"}))


@pytest.mark.parametrize(
    ("host", "here", "is_ours"),
    [
        ("192.0.2.7:8000", "192.0.2.7", True),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("[2001:DB8::7]", "2001:db8::7", True),
        ("[fe80::1]:80", "fe80::1%eth0", True),
        ("192.0.2.8", "192.0.2.7", False),
        ("[2001:db8::8]", "2001:db8::7", False),
        ("192.0.2.7", "127.0.0.1", False),
        ("192.0.2.7", "", False),
        ("198.51.100.3", "192.0.2.7", True),
    ],
)
def test_an_address_is_ours_if_it_was_called_or_allowed(host: str, here: str, is_ours: bool) -> None:
    assert is_known_host(host, frozenset({"198.51.100.3"}), here) is is_ours


def test_what_a_proxy_passes_on_is_ours_by_name_alone() -> None:
    """People call the proxy's address, which is not where this server listens."""
    with inside(proxies=LOCAL) as (address, server, _):
        called = {"Host": "203.0.113.5", "Origin": "http://203.0.113.5"}
        assert open_from(address, ADA, **called)[0] == 421
        server.allowed_hosts = frozenset({"203.0.113.5"})
        assert open_from(address, ADA, **called)[0] == 303
