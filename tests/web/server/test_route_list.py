"""The list of routes, and the limits that their costs set: as the documentation and files say them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.web.door.host import Cost
from rollwright.web.server.limits import COSTS, Limits, format_costs, read_limits
from rollwright.web.server.route_list import COLUMNS, PAGE, describe_routes, format_page
from tests.cli.run import run_command


def test_the_page_of_routes_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == format_page(), "write it anew: make docs"


def test_the_page_for_operators_tells_what_each_class_may_ask_for() -> None:
    assert format_costs() in PAGE.with_name("running.md").read_text(encoding="utf-8")


def test_the_routes_are_printed_as_columns_and_as_json() -> None:
    lines = run_command("serve", "--routes").out.splitlines()
    assert tuple(lines[0].split()) == COLUMNS
    assert lines[1:] == sorted(lines[1:], key=lambda line: (line.split()[1], line.split()[0]))
    assert json.loads(run_command("serve", "--routes", "--json").out) == describe_routes()


def test_a_file_sets_limits_and_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("sockets = 40\nrequests = [300, 10]\n[costs]\nworker = [100, 5]\n")
    limits = read_limits(file)
    assert (limits.sockets, limits.requests) == (40, (300.0, 10.0))
    assert limits.costs == {**COSTS, Cost.WORKER: (100.0, 5.0)}
    assert limits.watchers == Limits().watchers
    assert read_limits(None) == Limits()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sockets = ", "is no file of limits"),
        ("socket = 4", "there is no limit 'socket' (limits: "),
        ("sockets = 'many'", "sockets is a whole number from 0 on, not 'many'"),
        ("sockets = -1", "sockets is a whole number from 0 on, not -1"),
        ("burst = true", "burst is a number from 0 on, not True"),
        ("requests = [1]", "requests is two numbers from 0 on: [at once, a second], not [1]"),
        ("requests = [1, inf]", "requests is two numbers from 0 on: [at once, a second], not [1, inf]"),
        ("costs = 4", "costs is a table"),
        ("[costs]\nfree = [1, 1]", "there is no limit 'free' (limits: store, "),
        ("[costs]\nworker = 5", "worker is two numbers from 0 on: [at once, a second], not 5"),
    ],
)
def test_a_wrong_file_of_limits_is_refused_in_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(InvalidSetup) as wrong:
        read_limits(file)
    assert str(wrong.value).startswith(str(file))
    assert sentence in str(wrong.value)
