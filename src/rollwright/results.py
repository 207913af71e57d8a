"""The dicts that the functions of `import rollwright` return and `--json` prints, with their types."""

from __future__ import annotations

from typing import NamedTuple, NotRequired, TypedDict

# ---- sheets, moves, records


class SeatScore(TypedDict):
    """The score of a seat: the total, and the points by term."""

    total: int
    marks: NotRequired[int]
    """Of all rows together, where the lowest of them is the total."""
    breakdown: dict[str, int]
    rank: str | None


class PlayerRows(TypedDict):
    """A player of a shared board: the points by row, and the same in ascending order."""

    rows: dict[str, int]
    sorted: list[int]
    total: int
    marks: int


class SheetScore(SeatScore):
    """A scored sheet; a game may add more keys (`active`...), as its page says."""

    game: str
    players: NotRequired[dict[str, PlayerRows]]
    """Of a board that seats share."""


class MoveRow(TypedDict):
    """A legal move, or a roll that may come: its notation, its choices, and the sheet after it."""

    move: str
    path: list[str]
    after: str
    weight: NotRequired[int]
    """Of a roll: in how many of all equally likely ways it comes."""


class Replay(TypedDict):
    """The end of a record; winners are seats counted from 1."""

    game: str
    options: dict[str, str]
    players: list[str]
    turns: int
    over: bool
    ending: str | None
    winners: list[int]
    sheets: list[str]
    scores: list[SeatScore]
    remarks: list[str]


class Verification(TypedDict):
    """What checking a record's dice found: problems, what follows if there are none, and what does not."""

    game: str
    table: str
    rolls: int
    seats: int
    problems: list[str]
    kind: int
    proven: list[str]
    unproven: list[str]
    log: tuple[int, str] | None
    """The head of the table's log after that number of events; None of a log without a hash chain."""
    ok: bool


# ---- analysis


class JudgedMove(TypedDict):
    """A decision of a record: the move played, the best move, and what the difference cost."""

    step: int
    turn: int
    played: str
    best: str
    luck: float
    before: float
    after: float
    best_value: float
    lost: float
    error: float
    confidence: float
    rivals: float


class WorstMove(JudgedMove):
    """One of the moves that lost most, and why the best move is better, in sentences."""

    why: str


class SeatAnalysis(TypedDict):
    """The parts of a seat's result: start + luck + play + rivals = final."""

    seat: int
    player: str
    over: bool
    start: float
    luck: float
    play: float
    rivals: float
    final: float
    lost: float
    worst: list[WorstMove]
    decisions: list[JudgedMove]


class Analysis(TypedDict):
    """A record judged move by move; values are points, or chances to win (`unit`)."""

    game: str
    unit: str
    playouts: int
    seed: int
    trust: str
    """How far the judgement may be trusted, in a sentence; empty where it was not measured."""
    seats: list[SeatAnalysis]


class AnalysisNews(NamedTuple):
    """How far an analysis is: the steps done and the move judged last; at the end, the answer."""

    done: int = 0
    judged: JudgedMove | None = None
    answer: Analysis | None = None


# ---- simulations


class MeanInterval(TypedDict):
    """A mean and its 95% interval; a single observation has none."""

    mean: float
    low: float | None
    high: float | None


class TermSummary(TypedDict):
    """A term of the score: mean, standard deviation, correlation with the total and with winning."""

    mean: float
    sd: float
    with_total: float | None
    with_winning: float | None


class LeadSummary(MeanInterval):
    """A bot's lead over the first bot on the same dice, and the correlation of their totals."""

    sd: float
    correlation: float | None


class BotSummary(TypedDict):
    """The results of one bot; `seat` is None where two bots swap seats. A solo game has no wins unless it can
    be lost, as a challenge can."""

    seat: int | None
    bot: str
    mean: float
    sd: float
    error: float
    min: int
    median: float
    max: int
    breakdown: dict[str, float]
    marks: NotRequired[float]
    """The mean of all rows together, where the lowest of them is the total."""
    wins: NotRequired[float]
    win_rate: NotRequired[float]
    low: float | None
    high: float | None
    win_low: NotRequired[float | None]
    win_high: NotRequired[float | None]
    terms: dict[str, TermSummary]
    lead: LeadSummary | None


class FirstSeat(TypedDict):
    """The advantage of the first seat: dice on which one seat did better in both games, and who won them."""

    dice: int
    decided: int
    wins: int
    win_rate: float | None
    low: float | None
    high: float | None


class TurnCounts(TypedDict):
    """The length of games in turns."""

    mean: float
    min: int
    max: int


class SimulationSummary(TypedDict):
    """The results of `simulate`."""

    game: str
    options: dict[str, str]
    seed: int
    games: int
    seats: int
    mean: float
    bots: list[BotSummary]
    turns: TurnCounts
    confidence: float
    dice: int
    draws: NotRequired[int]
    alike: NotRequired[int]
    first_seat: NotRequired[FirstSeat]
    ranks: NotRequired[dict[str, int]]


# ---- tournaments


class RatedBot(TypedDict):
    """A bot's results in a tournament; ratings are on the scale of Elo with a mean of 0."""

    bot: str
    games: int
    mean: float
    mean_low: float | None
    mean_high: float | None
    win_rate: float
    win_low: float | None
    win_high: float | None
    rating: float
    rating_low: float | None
    rating_high: float | None


class PairSummary(TypedDict):
    """How often a bot beat another."""

    bot: str
    rival: str
    games: int
    wins: float
    rate: float
    low: float | None
    high: float | None


class SpreadShares(TypedDict):
    """The shares of the variance of totals: the bots' skill, the dice, and the interaction of both."""

    skill: float
    dice: float
    both: float


class TournamentSummary(TypedDict):
    """The results of `tournament`, best bot first."""

    game: str
    bots: list[RatedBot]
    games: int
    seed: int
    seats: int
    options: dict[str, str]
    pairs: list[PairSummary]
    first_seat: NotRequired[FirstSeat]
    spread: SpreadShares | None
    confidence: float


# ---- sweeps


class VariantRow(TypedDict):
    """A variant and seat: its results, and the difference to the first variant on the same dice.

    Solo games have no wins unless some were lost.
    """

    variant: str
    games: int
    mean: float
    low: float | None
    high: float | None
    sd: float
    more: float
    more_low: float | None
    more_high: float | None
    turns: float
    seat: int
    bot: str
    win_rate: NotRequired[float]
    win_low: NotRequired[float | None]
    win_high: NotRequired[float | None]
    changed: int


class Effect(MeanInterval):
    """The effect of one value of a varied fact on the first seat's total, averaged over all other facts."""

    fact: str
    value: str
    against: str


class SweepSummary(TypedDict):
    """The results of `sweep`."""

    game: str
    seed: int
    games: int
    variants: list[VariantRow]
    effects: list[Effect]
    notes: list[str]
    confidence: float


# ---- studies


class DecisionCounts(TypedDict):
    """Decisions in a game, and the share with a single legal move."""

    by_game: float
    forced: float


class ChoiceCounts(TypedDict):
    """Legal moves of a decision."""

    mean: float
    median: float
    max: int


class StudiedTurn(TypedDict):
    """One turn, over the games that last as long."""

    turn: int
    games: int
    choices: float | None
    forced: float | None
    over_second: float | None
    over_median: float | None
    score: float | None
    settled: float


class LeadStudy(TypedDict):
    """Changes of the lead, when the winner is settled, and whether the leader at half-time wins."""

    changes: MeanInterval
    settled: MeanInterval
    half_time: MeanInterval | None


class SpreadInterval(MeanInterval):
    """A mean with its interval and standard deviation."""

    sd: float


class LuckStudy(TypedDict):
    """The effects of dice and of play on a seat's result, as the coach judges them."""

    games: int
    luck: SpreadInterval
    play: SpreadInterval


class StudySummary(TypedDict):
    """The results of `study`; intervals are over games."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    confidence: float
    unit: str
    decisions: DecisionCounts
    choices: ChoiceCounts
    over_second: MeanInterval | None
    over_median: MeanInterval | None
    turns: list[StudiedTurn]
    lead: NotRequired[LeadStudy]
    luck: NotRequired[LuckStudy]
