"""The engine of a game without a kernel, and random games by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from .engine import Engine, PlayedGames
from .game import Game, draw_roll, start_game
from .options import Options
from .rng import DICE, Rng, draw_below, make_rng
from .types import Move, MoveStep, Seat, Step

S = TypeVar("S")


@dataclass(frozen=True)
class RulesEngine(Engine[S]):
    """An engine that plays by the rules of a game alone: for games without a kernel."""

    game: Game[S]

    def moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        return self.game.moves(state, seat)

    def paths(self, state: S, seat: Seat) -> list[list[int]]:
        """Return the seat's legal moves as paths of numbers."""
        return [list(self.game.vocabulary.path_of(move)) for move in self.game.moves(state, seat)]

    def outlook(self, state: S, seat: Seat) -> list[list[int]]:
        """Return the terms of the seat's score after each of its moves."""
        after = [self.game.apply(state, MoveStep(seat, move)) for move in self.game.moves(state, seat)]
        return [list(self.game.score(then, seat).breakdown.values()) for then in after]

    def score(self, state: S, seat: Seat) -> list[int]:
        """Return the terms of the seat's score."""
        return list(self.game.score(state, seat).breakdown.values())

    def shortlist(self, state: S, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return the moves with most immediate points, best first."""
        ranked = zip(map(sum, self.outlook(state, seat)), self.game.moves(state, seat))
        return tuple(move for _, move in sorted(ranked, key=lambda pair: -pair[0])[:most])

    def choose(self, state: S, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return a random move, or the first with most immediate points."""
        if policy == "greedy":
            return self.shortlist(state, seat, 1)[0]
        moves = self.game.moves(state, seat)
        return moves[draw_below(rng, len(moves))[1]]

    def equals(self, state: S, seat: Seat, policy: str, rng: Rng, within: int = 0) -> tuple[Move, ...]:
        """Return the policy's move and, for `greedy`, all with as many points."""
        if policy != "greedy":
            return (self.choose(state, seat, policy, rng),)
        points = list(map(sum, self.outlook(state, seat)))
        moves = zip(points, self.game.moves(state, seat))
        return tuple(move for gained, move in moves if gained >= max(points) - within)

    def evaluate(
        self, state: S, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Return the seat's points at the end of greedy playouts after each move, or of the state itself."""
        after = [self.game.apply(state, MoveStep(seat, move)) for move in moves] or [state]
        greedy = ["greedy"] * self.game.seats_of(state)
        numbers = range(first, first + playouts)
        return [
            [self.game.score(self._finish(then, greedy, seed, n, True)[-1], seat).points for n in numbers]
            for then in after
        ]

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play games to the end, a policy for each seat."""
        seats = range(len(policies))
        start = self.game.start(len(policies), options)
        ends = [self._finish(start, policies, seed, n)[-1] for n in range(first, first + games)]
        terms = [[list(self.game.score(end, seat).breakdown.values()) for seat in seats] for end in ends]
        return PlayedGames.of(terms, [self.game.turn_of(end) for end in ends], [*map(self._winners, ends)])

    def _winners(self, end: S) -> tuple[Seat, ...]:
        outcome = self.game.outcome(end)
        return outcome.winners if outcome else ()

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play random games and return the number of decisions made."""
        return sum(self._count(options, seed, game) for game in range(games))

    def _count(self, options: Options, seed: int, game: int) -> int:
        states = self._random_game(options, seed, game)
        return sum(bool(self.game.waiting(state)) for state in states)

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Play one random game and return a hash of the state after every step."""
        return [hash(state) for state in self._random_game(options, seed, game)]

    def _random_game(self, options: Options, seed: int, game: int) -> list[S]:
        seats = self.game.seats[0]
        return self._finish(self.game.start(seats, options), ["random"] * seats, seed, game)

    def _draw_equal(self, state: S, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return one of the moves that the policy thinks equal."""
        moves = self.equals(state, seat, policy, rng)
        return moves[draw_below(rng, len(moves))[1]]

    def _finish(
        self, state: S, policies: Sequence[str], seed: int, number: int, draws_ties: bool = False
    ) -> list[S]:
        """Return all states up to the end of a game; each seat has its own random stream.

        Ties are drawn in playouts: the first of equal moves would favour moves that are listed early.
        """
        states, dice = [state], make_rng(seed, number, DICE)
        hands = [make_rng(seed, number, seat + 1) for seat in range(len(policies))]
        while self.game.outcome(states[-1]) is None:
            for seat in self.game.waiting(states[-1])[:1]:
                hands[seat], word = draw_below(hands[seat], 1 << 30)
                own = make_rng(word, 0, seat)
                choose = self._draw_equal if draws_ties else self.choose
                move = choose(states[-1], seat, policies[seat], own)
                states.append(self.game.apply(states[-1], MoveStep(seat, move)))
                break
            else:
                dice, roll = draw_roll(self.game, states[-1], dice)
                states.append(self.game.apply(states[-1], roll))
        return states


def play_randomly(
    game: Game[S], options: Mapping[str, str], seats: int, seed: int, number: int = 0
) -> Iterator[tuple[S, Step]]:
    """Yield every state of a random game with the step taken there.

    It ends where a waiting seat has no legal move, which `check_game` reports.
    """
    state = start_game(game, seats, options)
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    while game.outcome(state) is None:
        step: Step
        if waiting := game.waiting(state):
            hand, which = draw_below(hand, len(waiting))
            moves = game.moves(state, waiting[which])
            if not moves:
                return
            hand, chosen = draw_below(hand, len(moves))
            step = MoveStep(waiting[which], moves[chosen])
        else:
            dice, step = draw_roll(game, state, dice)
        yield state, step
        state = game.apply(state, step)
