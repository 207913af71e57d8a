"""The best activation by another exact method: an integer programme for CP-SAT, from the rules' words."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from . import naive
from .naive import Fief, Place


def best_points(fief: Fief, meets: bool = False) -> int | None:
    """Return the most points any activation has; with `meets` among those that meet the needs."""
    from ortools.sat.python import cp_model  # here, for it takes most of a second and few processes need it

    if meets and fief.challenge in (1, 2) and not naive.needs_met(fief, set()):
        return None  # what these need is built or not, whoever works
    model = cp_model.CpModel()
    active = _activity(model, fief)
    gains = _fixed_gains(fief, active) + _townhalls(model, fief, active) + _trade(model, fief, active)
    guilds = _guilds(model, fief, active)
    penalty = _vagrants(model, fief, active)
    if meets:
        _needs(model, fief, active, guilds, penalty)
    everywhere = naive.points(fief, set())
    rest = everywhere["cottages"] + everywhere["springhouses"]
    model.maximize(sum(gains) + 15 * sum(guilds.values()) - penalty + rest)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    assert status == cp_model.OPTIMAL
    return round(solver.objective_value)


def _activity(model: Any, fief: Fief) -> dict[Place, Any]:
    """A switch for every building, on only if pips around it fill its need."""
    active, users = {}, {square: [] for square in naive.SQUARES}  # type: ignore[var-annotated]
    for plot in naive.PLOTS:
        if fief.codes[plot] in naive.LABOUR:
            active[plot] = model.new_bool_var("")
            pips = []
            for square in naive.around(plot):
                pips.append(model.new_int_var(0, 5, ""))
                users[square].append(pips[-1])
            if fief.need(plot) == 0:
                model.add(active[plot] == 1)
            model.add(sum(pips) == fief.need(plot) * active[plot])
    for square, taken in users.items():
        model.add(sum(taken) <= fief.pips(square))
    return active


def _fixed_gains(fief: Fief, active: dict[Place, Any]) -> list[Any]:
    gains = []
    for plot, switch in active.items():
        if fief.codes[plot] in ("F", "Q", "W", "M", "U", "B"):
            alone = naive.points(fief, {plot})
            names = ("farms", "quarries", "windmills", "markets", "university", "barracks")
            gains.append(sum(alone[name] for name in names) * switch)
    return gains


def _both(model: Any, one: Any, other: Any) -> Any:
    both = model.new_bool_var("")
    model.add(both <= one)
    model.add(both <= other)
    return both


def _townhalls(model: Any, fief: Fief, active: dict[Place, Any]) -> list[Any]:
    gains = []
    for hall in fief.all_of("T"):
        gains.append(5 * active[hall])
        for code in "FQWMCSBP":
            seen = [active[p] for p in fief.all_of(code) & naive.in_line(hall)]
            if seen:
                bonus = model.new_bool_var("")
                model.add(bonus <= sum(seen))
                gains.append(2 * _both(model, bonus, active[hall]))
    return gains


def _trade(model: Any, fief: Fief, active: dict[Place, Any]) -> list[Any]:
    gains = []
    for port in fief.all_of("P"):
        gains.append(3 * active[port])
        markets = naive.beside(port) & fief.all_of("M")
        gains += [_both(model, active[port], active[market]) for market in markets]
    return gains


def _guilds(model: Any, fief: Fief, active: dict[Place, Any]) -> dict[Place, Any]:
    scores = {}
    for plot in fief.all_of(*naive.GUILDS):
        code = fief.codes[plot]
        condition = model.new_bool_var("")
        members = fief.all_of(code[0])
        if code in ("FG", "QG"):
            _any_group(model, members, active, condition)
        elif code == "PG":
            _all_edges(model, members, active, condition)
        else:
            right = [active[p] for p in members if naive.is_outer(p) == (code == "WG")]
            model.add(sum(right) >= 4 * condition)
        scores[plot] = _both(model, condition, active[plot])
    return scores


def _any_group(model: Any, members: set[Place], active: dict[Place, Any], condition: Any) -> None:
    groups = []
    for four in combinations(sorted(members), 4):
        if naive.is_connected(four):
            group = model.new_bool_var("")
            for plot in four:
                model.add(group <= active[plot])
            groups.append(group)
    model.add(condition <= sum(groups))


def _all_edges(model: Any, members: set[Place], active: dict[Place, Any], condition: Any) -> None:
    serves = {(p, e): model.new_bool_var("") for p in members for e in naive.edges_of(p)}
    for plot in members:
        model.add(sum(var for (p, _), var in serves.items() if p == plot) <= active[plot])
    for edge in "NESW":
        model.add(sum(var for (_, e), var in serves.items() if e == edge) >= condition)


def _vagrants(model: Any, fief: Fief, active: dict[Place, Any]) -> Any:
    penalty = model.new_int_var(0, 100, "")
    beyond = fief.people - 4 * len(fief.all_of("C"))
    barracks = sum(active[p] for p in fief.all_of("B"))
    # alms cancel vagrants, so both lower the same number; it never falls below 0
    model.add(penalty >= beyond - 8 * barracks - 12 * sum(active[p] for p in fief.all_of("A")))
    return penalty


def _needs(model: Any, fief: Fief, active: dict[Place, Any], guilds: dict[Place, Any], penalty: Any) -> None:
    if fief.challenge == 3:
        model.add(sum(guilds.values()) >= 2)
    elif fief.challenge == 4:
        model.add(penalty == 0)
    elif fief.challenge == 5:
        best = naive.points(fief, fief.all_of("U"))["university"] if fief.all_of("U") else 0
        model.add(sum(active[p] for p in fief.all_of("U")) >= (1 if best >= 15 else 99))
    elif fief.challenge == 7:
        model.add(sum(active[r, c] for r, c in fief.all_of("B") if r == c or r + c == 6) >= 4)
    elif fief.challenge == 8:
        model.add(sum(var for plot, var in guilds.items() if fief.codes[plot] == "PG") >= 1)
        for port in fief.all_of("P"):
            model.add(active[port] == 1)
            model.add(sum(active[p] for p in naive.beside(port) & fief.all_of("M")) >= 1)
