"""A decision as text, and an answer in text as an action."""

import doctest
import json
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import ziggurat
from ziggurat import prompts
from ziggurat.core.checks import Setup, random_game, setups
from ziggurat.core.hidden import exchange
from ziggurat.core.json_fields import plain
from ziggurat.core.state import State
from ziggurat.core.types import Facts
from ziggurat.prompts import BadAnswer, Prompt

EVERY = 40
"""One position in this number of a random game is looked at."""

SETUPS = [
    pytest.param(game.name, setup, id=f"{game.name}-{setup!r}")
    for game in ziggurat.games()
    for setup in setups(game)[:: 3 if game.name == "teotihuacan" else 2]
]


def positions(name: str, setup: Setup) -> Iterator[State]:
    """Some positions of a random game in which somebody decides."""
    rng = Random(f"text {name} {setup!r}")
    for number, (state, _) in enumerate(random_game(ziggurat.game(name), setup, rng)):
        if number % EVERY == 0 and not state.over:
            yield state


def sent(view: Facts) -> Facts:
    """The view as it arrives from a server."""
    arrived = plain(view)
    assert isinstance(arrived, dict)
    return arrived


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_every_action_reads_back_from_words_and_number_and_hidden_things_never_show(
    name: str, setup: Setup
) -> None:
    rng = Random(1)
    for state in positions(name, setup):
        prompt = Prompt.of(state)
        legal = state.actions()
        for number, action in enumerate(legal, 1):
            words = state.game.write(action)
            if number % 7 == 1 or len(legal) < 30:
                assert prompt.read(words) == action
                assert prompt.read(f"{number}") == action
                assert prompt.read(f"I thought about it.\n\n- **{words.upper()}**.") == action

        dump = plain(state.dump())
        assert isinstance(dump, dict)
        exchange(dump, state.game.hidden(dump, state.seat), rng)
        other = state.game.load(dump)
        text = prompt.text(aids=True)
        assert Prompt.of(other).text(aids=True) == text
        assert Prompt.from_view(state.game, sent(state.view(state.seat))).text(aids=True) == text


def opening() -> Prompt:
    """The first turn of a game with a known hand: temples, farms and settlements."""
    return Prompt.of(ziggurat.game("tigris").start(seats=2, seed=7))


def test_a_prompt_has_the_board_the_facts_the_question_and_numbered_actions() -> None:
    state = ziggurat.game("mexica").start(seats=3, seed=1)

    lines = prompts.ask(state).splitlines()

    assert lines[0] == "Mexica, 3 players. You are seat 0."
    assert "options: neutral standard, emblem open, bridge_squares ends" in lines
    assert "You decide: start." in lines
    assert lines[-1] == "start [1] I7 [2] H8 [3] J8 [4] I9"


def test_a_question_names_zeros_too() -> None:
    state = ziggurat.game("teotihuacan").start(seats=1, seed=3)
    rng = Random(0)
    while state.question()["kind"] != "end":
        state.apply(state.random_action(rng))

    prompt = prompts.ask(state)

    assert prompt.startswith("Teotihuacan, 1 player. You are seat 0.\n")
    assert "You decide: end (unlock 0)." in prompt


def test_what_is_not_wanted_is_left_out() -> None:
    prompt = opening()

    short = prompt.text(board=False, facts=False)

    assert short.splitlines()[:3] == [
        "Tigris & Euphrates, 2 players. You are seat 0.",
        "",
        "You decide: turn (left 2).",
    ]
    assert "What helps to choose:" not in prompt.text()
    assert "What helps to choose:" in prompt.text(aids=True)


@pytest.mark.parametrize(
    "answer",
    [
        "temple e5",
        "  TEMPLE   E5\n",
        "E5 temple",
        "`temple E5`",
        "**Temple E5**.",
        "> - “temple E5”",
        "```\ntemple E5\n```",
        "Action: temple E5",
        "**Final answer:** temple E5!",
        '{"reason": "farm E2 is worse", "action": "temple E5"}',
        "First I wanted farm E2.\nThen settlement A1.\nAction: temple E5\nThat is better.",
        "farm E2 would lose the river.\n\nI play temple E5.",
        "Temple E5 it is, since nothing else joins the kingdom.",
    ],
)
def test_sloppy_answers_are_understood(answer: str) -> None:
    prompt = opening()

    assert prompt.game.write(prompt.read(answer)) == "temple E5"


@pytest.mark.parametrize(
    "form",
    ["{}", "[{}]", "#{}", "{}.", "Action: {}", '{{"action": {}}}', "option {}", "{} temple E5"],
)
def test_numbers_of_the_list_are_understood(form: str) -> None:
    prompt = opening()
    number = prompt.words.index("temple E5") + 1

    assert prompt.game.write(prompt.read(form.format(number))) == "temple E5"


def test_words_of_an_action_inside_longer_ones_do_not_count() -> None:
    state = ziggurat.game("mexica").start(seats=2, seed=1, neutral="none")
    for words in ("start I7", "start H8"):
        state.play(state.game.read(words))

    read = prompts.read(state, "I dig canal C2 C3 now")

    assert state.game.write(read) == "canal C2 C3"


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("", "the answer is empty"),
        (" \n", "the answer is empty"),
        ("…!", "the answer has no words"),
        ("pass", "'pass' is no action; .* are possible, from \\[1\\] done to \\["),
        ("0", "there is no action number 0"),
        ("99999", "there is no action number 99999"),
        ("9" * 5000, "there is no action number 9+"),
        ("temple E1", "'temple E1' is not possible now: TE-\\d+, .*river"),
        ("I go for temple E1, of course", "'temple E1' is not possible now: TE-\\d+, .*river"),
        ("temple Q5", "'temple q5' is no action; .*near it: temple "),
        ("tempel E5", "'tempel e5' is no action; .*near it: temple E5"),
        ("temple E5 or farm E2", "the answer names 2 possible actions: temple E5, farm E2; name"),
        ("1 temple E5", "the answer names 2 possible actions: done, temple E5; name one"),
        ('{"action": "build"}', "'build' is no action"),
    ],
)
def test_an_error_says_what_was_wrong(answer: str, complaint: str) -> None:
    with pytest.raises(BadAnswer, match=complaint):
        opening().read(answer)


def test_an_error_lists_near_actions() -> None:
    with pytest.raises(BadAnswer) as caught:
        opening().read("tempel E5")

    assert caught.value.near[0] == "temple E5"
    assert len(caught.value.near) == prompts.NEAR
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.near) == (str(caught.value), caught.value.near)


def test_a_huge_answer_is_read_from_its_end() -> None:
    prompt = opening()

    read = prompt.read("farm E2? " * 100_000 + "\ntemple E5")

    assert prompt.game.write(read) == "temple E5"


def test_a_seat_that_does_not_decide_gets_no_decision() -> None:
    state = ziggurat.game("tigris").start(seats=2, seed=7)

    with pytest.raises(ziggurat.ZigguratError, match="seat 0 decides, and this is not its view"):
        Prompt.from_view(state.game, sent(state.view(1)))


def test_a_game_that_is_over_asks_nobody() -> None:
    state = ziggurat.game("teotihuacan").start(seats=1, seed=3)
    rng = Random(0)
    while not state.over:
        state.apply(state.random_action(rng))

    with pytest.raises(ziggurat.ZigguratError, match="the game is over"):
        prompts.ask(state)
    with pytest.raises(ziggurat.ZigguratError, match="the game is over"):
        Prompt.from_view(state.game, sent(state.view(0)))


def test_facts_in_lines_name_everything_but_what_is_empty() -> None:
    facts: Facts = json.loads(
        '{"a": 1, "b": [], "c": null, "d": {"e": [{"f": true, "g": 0}, {"f": [1, 0]}]},'
        ' "h": {"i": {"j": "k"}, "l": ["m", "n"]}, "o": {"p": 0}}'
    )

    assert list(prompts.outline(facts)) == [
        "a: 1",
        "d.e 0: f yes",
        "d.e 1: f (1 0)",
        "h: i (j k), l (m n)",
    ]


def test_example_of_the_module_runs() -> None:
    failed, tried = doctest.testmod(prompts)

    assert tried > 0
    assert failed == 0
