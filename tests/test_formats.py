"""What games write stays the same byte for byte: records, sheets, notation, action numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from .formats import (
    GROUPS,
    Group,
    digest_games,
    digest_record,
    list_records,
    name_record,
    read_digests,
    split,
)

FROZEN = read_digests()


@pytest.mark.parametrize("path", list_records(), ids=name_record)
def test_a_record_of_the_repository_is_read_and_written_as_before(path: Path) -> None:
    assert digest_record(path) == FROZEN[name_record(path)]


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name(split(group)[0]))
def test_simulated_games_are_written_as_before(group: Group) -> None:
    numbers, _ = split(group)
    assert digest_games(group, numbers) == FROZEN[group.name(numbers)]


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name(split(group)[1]))
def test_ten_thousand_simulated_games_are_written_as_before(group: Group) -> None:
    _, numbers = split(group)
    assert digest_games(group, numbers) == FROZEN[group.name(numbers)]


def test_ten_thousand_games_are_frozen_and_five_hundred_are_played_every_time() -> None:
    assert sum(group.games for group in GROUPS) >= 10_000
    assert sum(len(split(group)[0]) for group in GROUPS) >= 500
