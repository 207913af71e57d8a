"""Groups take turns, and in a group its persons."""

from __future__ import annotations

from rollwright.table.actors.fair_queue import Client, Turns


def test_groups_take_turns_and_in_a_group_its_persons() -> None:
    turns: Turns[str] = Turns()
    for who, item in [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2), ("c", 1)]:
        turns.add(Client("one", who), f"{who}{item}")
    turns.add(Client("two"), "x")
    assert len(turns) == 7
    assert turns.waiting("one") == 6
    assert [turns.take() for _ in range(8)] == ["a1", "x", "b1", "c1", "a2", "b2", "a3", None]
    assert len(turns) == 0


def test_a_barred_person_is_passed_over() -> None:
    turns: Turns[str] = Turns()
    turns.add(Client("one", "a"), "first")
    turns.add(Client("one", "b"), "second")
    assert turns.take(frozenset({"a"})) == "second"
    assert turns.take(frozenset({"a"})) is None
    assert turns.take() == "first"
