"""The examples of the pages about language models and about bots over HTTP run."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

import pytest

import ziggurat
from ziggurat.bots import Bot, Observation
from ziggurat.core.json_fields import plain

DOCS = Path(__file__).parent.parent.parent / "docs"


def run(page: str, number: int) -> tuple[dict[str, object], str]:
    """Run one Python block of a page: the names it made, and what it printed."""
    blocks = re.findall(
        r"^```python\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    names: dict[str, object] = {"__name__": page}
    with redirect_stdout(StringIO()) as printed:
        exec(compile(blocks[number], page, "exec"), names)
    return names, printed.getvalue()


def test_a_prompt_and_an_answer() -> None:
    names, printed = run("language-models.md", 0)

    assert "start [1] I7 [2] H8 [3] J8 [4] I9" in printed
    state = names["state"]
    assert isinstance(state, ziggurat.State)
    assert state.seat == 1


def test_a_model_that_corrects_itself() -> None:
    names, _ = run("language-models.md", 1)

    conversation, action = names["conversation"], names["action"]
    assert isinstance(conversation, list)
    assert isinstance(action, int)
    assert ziggurat.game("tigris").write(action) == "temple E5"
    assert re.match(
        r"That cannot be played: 'temple E1' is not possible now: TE-\d+", conversation[2]
    )


def test_a_model_as_a_bot() -> None:
    kind = run("language-models.md", 2)[0]["Model"]
    assert isinstance(kind, type)
    assert issubclass(kind, Bot)
    state = ziggurat.game("teotihuacan").start(seats=2, seed=1)

    assert kind().choose(Observation.of(state), Random(1)) == state.actions()[0]


@pytest.mark.parametrize("name", [game.name for game in ziggurat.games()])
def test_a_bot_that_decides_by_what_a_server_sent(name: str) -> None:
    choose = run("bots-over-http.md", 0)[0]["choose"]
    assert callable(choose)
    state = ziggurat.game(name).start(seats=2, seed=1)
    sent = {"deciding": 0, "actions": state.actions(), "view": plain(state.view(0))}

    assert choose(name, sent) in state.actions()
