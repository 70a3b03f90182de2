"""Our bots as engines."""

import json
from collections.abc import Iterator
from queue import SimpleQueue

import pytest

import ziggurat
from tests.games.present import GAMES
from ziggurat.bots import UnknownBot
from ziggurat.core import State
from ziggurat.engines.engine import Engine, Inbox
from ziggurat.engines.protocol import BestMove, Failure, Info, Position, read_answer, write_command


def told(name: str, *lines: str, only: str = "") -> list[str]:
    """What an engine says to these lines."""
    said: list[str] = []
    Engine(name, Inbox(lines), said.append, only).run()
    return said


def table(game: str, seats: int = 2) -> tuple[State, list[str]]:
    state = ziggurat.game(game).start(seats, "s")
    words = tuple(state.game.write(action) for action in state.actions())
    begin = json.dumps({"game": game, "seats": seats, "seat": state.seat})
    return state, [
        f"newgame {begin}",
        write_command(Position(words, state.view(state.seat))),
    ]


def test_the_handshake() -> None:
    assert told("greedy", "ziggurat 1", "isready", "quit", "isready") == [
        "id name Ziggurat greedy",
        f"id version {ziggurat.__version__}",
        "ok 1",
        "readyok",
    ]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_search_says_what_it_thinks_and_does(game: str) -> None:
    state, lines = table(game)
    info, best = (read_answer(line) for line in told("search:30", *lines, "go chance 5"))

    assert isinstance(best, BestMove)
    assert state.refusal(state.game.read(best.words)) is None
    assert isinstance(info, Info)
    assert info.share is not None
    assert info.line[0] == best.words


def test_the_same_chance_gives_the_same_decision() -> None:
    _, lines = table("mexica")

    assert told("search:30", *lines, "go chance 5") == told("search:30", *lines, "go chance 5")


def test_a_bot_that_does_not_search_just_decides() -> None:
    _, lines = table("tigris")
    (line,) = told("greedy", *lines, "go movetime 5000")

    assert isinstance(read_answer(line), BestMove)


class Host:
    """A host that says `stop` once the engine thinks."""

    def __init__(self, lines: list[str], last: str) -> None:
        self.lines: SimpleQueue[str | None] = SimpleQueue()
        for line in [*lines, "go", last, "isready"]:
            self.lines.put(line)
        self.lines.put(None)

    def __iter__(self) -> Iterator[str]:
        while (line := self.lines.get()) is not None:
            yield line


def test_a_search_without_end_is_stopped() -> None:
    _, lines = table("mexica")
    said: list[str] = []
    Engine("search:600s", Inbox(Host(lines, "stop")), said.append).run()

    assert sorted(line.split()[0] for line in said) == ["bestmove", "info", "readyok"]


def test_the_time_for_a_decision_is_kept() -> None:
    _, lines = table("mexica")

    assert told("search:600s", *lines, "go movetime 300")[-1].startswith("bestmove")


def test_processor_time_for_a_turn_replaces_the_budget_of_a_level() -> None:
    _, lines = table("mexica")

    assert told("search:600s", *lines, "go turntime 200")[-1].startswith("bestmove")


@pytest.mark.parametrize(
    "lines",
    [
        ["go"],
        ["rubbish"],
        ['newgame {"game":"chess","seats":2,"seat":0}'],
        ['newgame {"game":"tigris","seats":9,"seat":0}'],
        ['newgame {"game":"tigris","seats":2,"seat":0,"revision":99}'],
        ['newgame {"game":"mexica","seats":2,"seat":0}'],
    ],
)
def test_what_cannot_be_done_is_an_error_and_changes_nothing(lines: list[str]) -> None:
    said = told("greedy", *lines, "isready", only="tigris")

    assert isinstance(read_answer(said[0]), Failure)
    assert said[1:] == ["readyok"]


def test_a_damaged_view_is_an_error() -> None:
    _, lines = table("tigris")
    damaged = 'position {"actions":["temple A1","done"],"view":{"viewer":0}}'
    said = told("search:5", lines[0], damaged, "go", "position {}", "isready")

    assert [line.split()[0] for line in said] == ["error", "error", "readyok"]


def test_what_is_no_bot_is_no_engine() -> None:
    with pytest.raises(UnknownBot):
        told("nobody")
