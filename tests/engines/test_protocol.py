"""The lines of the engine protocol."""

import pytest

from ziggurat.engines.protocol import (
    LONGEST_ANSWER,
    Answer,
    BadLine,
    BestMove,
    Command,
    Failure,
    Go,
    Hello,
    Id,
    Info,
    IsReady,
    NewGame,
    Ok,
    Position,
    Quit,
    ReadyOk,
    Stop,
    read_answer,
    read_command,
    write_answer,
    write_command,
)

COMMANDS: list[tuple[str, Command]] = [
    ("ziggurat 1", Hello(1)),
    (
        'newgame {"game":"tigris","seats":3,"seat":2,"options":{"board":"advanced"},"revision":1}',
        NewGame("tigris", 3, 2, {"board": "advanced"}),
    ),
    (
        'newgame {"game":"mexica","seats":2,"seat":0,"options":{},"revision":2,"seed":"7"}',
        NewGame("mexica", 2, 0, {}, 2, "7"),
    ),
    (
        'position {"actions":["temple E5"],"view":{"hand":[1,2]}}',
        Position(("temple E5",), {"hand": [1, 2]}),
    ),
    ('position {"actions":["done"],"played":[]}', Position(("done",), None, ())),
    ("go", Go()),
    ("go movetime 500 turntime 1000 chance 0", Go(500, 1000, 0)),
    ("isready", IsReady()),
    ("stop", Stop()),
    ("quit", Quit()),
]
ANSWERS: list[tuple[str, Answer]] = [
    ("id name A Fine Engine", Id("name", "A Fine Engine")),
    ("ok 1", Ok(1)),
    ("readyok", ReadyOk()),
    ('info {"share":0.25,"line":["temple E5","done"]}', Info(0.25, ("temple E5", "done"))),
    ("bestmove temple E5", BestMove("temple E5")),
    ("error no idea", Failure("no idea")),
]


@pytest.mark.parametrize(("line", "command"), COMMANDS)
def test_commands_are_written_and_read(line: str, command: Command) -> None:
    assert write_command(command) == line
    assert read_command(f"{line}\r\n") == command


@pytest.mark.parametrize(("line", "answer"), ANSWERS)
def test_answers_are_written_and_read(line: str, answer: Answer) -> None:
    assert write_answer(answer) == line
    assert read_answer(f"{line}\n") == answer


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "ziggurat",
        "ziggurat x",
        "ziggurat ٣",
        "quit now",
        "newgame",
        "newgame []",
        'newgame {"game":1,"seats":2,"seat":0}',
        'newgame {"game":"tigris","seats":2,"seat":2}',
        'newgame {"game":"tigris","seats":true,"seat":0}',
        'newgame {"game":"tigris","seats":2,"seat":0,"options":{"a":[]}}',
        'position {"actions":[],"view":{}}',
        'position {"actions":["a"]}',
        'position {"actions":["a"],"view":{},"played":[]}',
        'position {"actions":[1],"view":{}}',
        'position {"actions":["a"],"view":{"x":NaN}}',
        "position " + "[" * 100_000,
        "go movetime",
        "go movetime -1",
        "go movetime 5 movetime 5",
        "go infinite 5",
        "go movetime " + "9" * 5000,
        "stop\x00",
    ],
)
def test_what_no_host_says(line: str) -> None:
    with pytest.raises(BadLine):
        read_command(line)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "bestmove",
        "bestmove ",
        "id",
        "id name",
        "id colour red",
        "ok",
        'info {"share":2}',
        'info {"share":true}',
        'info {"line":"temple"}',
        "info {",
        "bestmove \x1b[2J",
        "x" * (LONGEST_ANSWER + 1),
    ],
)
def test_what_no_engine_says(line: str) -> None:
    with pytest.raises(BadLine):
        read_answer(line)
