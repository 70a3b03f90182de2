"""What holds of the games in OpenSpiel; run where the extra `openspiel` is installed.

OpenSpiel's own tests come unmodified from its wheel.
"""

import pickle
import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random

import ziggurat
import ziggurat.envs.openspiel
from tests.beside import run_beside
from tests.envs import playing_through
from tests.envs.examples import run_examples
from ziggurat.analysis.observer import hides_hands
from ziggurat.core.checks import Setup, setups
from ziggurat.envs.openspiel import OpenSpielGame, OpenSpielState, specification

NAMES = [game.name for game in ziggurat.games()]
SECRETIVE = [name for name in NAMES if hides_hands(ziggurat.game(name).start(2, "secrets"))]


def parameters(name: str, setup: Setup) -> str:
    """The set-up in OpenSpiel's notation, with everything but the defaults."""
    own = specification(ziggurat.game(name))
    given = {"players": setup.seats} | {
        key: f"by{value}" if isinstance(value, int) else value
        for key, value in setup.options.items()
    }
    return ",".join(f"{key}={value}" for key, value in given.items() if value != own[key])


def load(name: str, rest: str = "rng_seed=7") -> OpenSpielGame:
    game = pyspiel.load_game(f"ziggurat_{name}({rest})")
    assert isinstance(game, OpenSpielGame)
    return game


def dealt(game: OpenSpielGame, outcome: int = 0) -> OpenSpielState:
    state = game.new_initial_state()
    state.apply_action(outcome)
    return state


def positions(game: OpenSpielGame, every: int) -> Iterator[OpenSpielState]:
    """Positions of a random game at even distances, and its end."""
    state, rng, count = dealt(game), Random(str(game)), 0
    while not state.is_terminal():
        if count % every == 0:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    yield state


def seats_and_options(name: str) -> list[str]:
    """Every number of seats, and every other value of every option with the fewest."""
    game = ziggurat.game(name)
    plain = [Setup(seats, game.read_options(seats, {})) for seats in game.seats]
    single = [setup for setup in setups(game) if setup.seats == 2]
    solo = [Setup(1, game.read_options(1, {key: value})) for key, value in SOLO if 1 in game.seats]
    return sorted({parameters(name, setup) for setup in (*plain, *single, *solo)})


SOLO = [("direction", "sequence"), ("teotibot", "easier"), ("teotibot", "harder"), ("bot_gold", -1)]
SETUPS = [
    pytest.param(name, options, id=f"{name}-{options}")
    for name in NAMES
    for options in seats_and_options(name)
]


@pytest.mark.rotating("simulation", by=0)
@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_random_games_of_every_setup_pass_the_simulation_test(name: str, options: str) -> None:
    game = load(name, f"rng_seed=1,{options}" if options else "rng_seed=1")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rest", ["deals=5", "rewards=points,rng_seed=2"])
def test_explicit_deals_and_points_pass_the_simulation_test(name: str, rest: str) -> None:
    pyspiel.random_sim_test(load(name, rest), num_sims=1, serialize=True, verbose=False)


def shipped() -> dict[str, unittest.TestCase]:
    """OpenSpiel's tests that go over all registered games, as far as they are about ours."""
    from open_spiel.python.tests import (  # noqa: PLC0415  # they list the games when imported
        games_sim_test,
        sampled_stochastic_games_test,
    )

    found = {}
    for module in (games_sim_test, sampled_stochastic_games_test):
        for suite in unittest.defaultTestLoader.loadTestsFromModule(module):
            assert isinstance(suite, unittest.TestSuite)
            for test in suite:
                assert isinstance(test, unittest.TestCase)
                if "ziggurat" in test.id():
                    found[test.id().rsplit(".", 1)[-1]] = test
    return found


SHIPPED = shipped()


def test_all_games_are_among_the_shipped_tests() -> None:
    for name in NAMES:
        assert f"test_game_sim_ziggurat_{name}" in SHIPPED
        assert f"test_multiplayer_game_4p_ziggurat_{name}" in SHIPPED
        assert any(f"'ziggurat_{name}'" in test for test in SHIPPED if "stateful" in test)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_tests_pass(name: str) -> None:
    result = unittest.TestResult()

    SHIPPED[name].run(result)

    assert result.testsRun == 1
    assert (result.errors, result.failures, result.skipped) == ([], [], [])


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_playthroughs_are_the_same_line_by_line(name: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(playing_through.recorded(name), "utf-8")
    playing_through.ready()

    expected, actual = generate_playthrough.replay(str(file))

    assert actual.splitlines() == expected.splitlines()


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_its_search_plays_a_whole_game(name: str) -> None:
    game = load(name)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0), max_length=3)
    bot = mcts.MCTSBot(game, 1.4, 2, rollouts, random_state=np.random.RandomState(0))
    other = uniform_random.UniformRandomBot(1, np.random.RandomState(0))

    returns = evaluate_bots.evaluate_bots(
        game.new_initial_state(), [bot, other], np.random.RandomState(0)
    )

    assert sorted(returns) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("name", SECRETIVE)
def test_its_search_in_information_sets_decides(name: str) -> None:
    game = load(name)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0), max_length=20)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 8, random_state=np.random.RandomState(0))

    for state in positions(game, 150):
        if not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_its_environment_for_learners_plays_an_episode(name: str) -> None:
    env = rl_environment.Environment(load(name, "players=3,rng_seed=3"))
    step, rng = env.reset(), Random(1)
    size = ziggurat.game(name).tensor_layout.size
    while not step.last():
        seat = step.current_player()
        assert len(step.observations["info_state"][seat]) == size
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])

    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    game = load(name, "players=3,rng_seed=4")
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    different = 0
    for state in positions(game, 60):
        for player in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert isinstance(other, OpenSpielState)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.history() == state.history()
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)

    assert (different > 0) == (name in SECRETIVE)


@pytest.mark.parametrize("name", NAMES)
def test_information_states_remember_everything_before(name: str) -> None:
    state, rng = dealt(load(name)), Random(1)
    before = ["", ""]
    while not state.is_terminal() and state.move_number() < 80:
        for player in (0, 1):
            log, _, view = state.information_state_string(player).rpartition("\n")
            assert view == state.observation_string(player)
            assert log.startswith(before[player])
            before[player] = log
        player, action = state.current_player(), rng.choice(state.legal_actions())
        state.apply_action(action)
        told = state.information_state_string(player)[len(before[player]) :]
        assert told.lstrip("\n").splitlines()[0] == state.play.game.write(action)


@pytest.mark.parametrize("name", NAMES)
def test_serialised_states_and_clones_go_on_alike_and_apart(name: str) -> None:
    for state in positions(load(name), 70):
        again = pickle.loads(pickle.dumps(state))
        read = state.get_game().deserialize_state(state.serialize())
        for other in (again, read, state.clone()):
            assert str(other) == str(state)
            assert other.history() == state.history()
            for player in (0, 1):
                told = state.information_state_string(player)
                assert other.information_state_string(player) == told
            if not state.is_terminal():
                before = str(state)
                other.apply_action(other.legal_actions()[-1])
                assert str(state) == before != str(other)


def test_examples_of_the_documents_run() -> None:
    assert run_examples("docs/environments.md", "OpenSpiel") == 3


def test_a_game_keeps_its_draws_when_pickled() -> None:
    game = load("tigris", "rng_seed=9")
    dealt(game)
    again = pickle.loads(pickle.dumps(game))

    assert str(again) == str(game)
    assert str(dealt(again)) == str(dealt(game))


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = load("tigris", "rng_seed=9"), load("tigris", "rng_seed=9")
    first, second = dealt(one), dealt(one)

    assert str(first) == str(dealt(other))
    assert str(second) == str(dealt(other))
    assert str(first) != str(second)
    assert str(dealt(load("tigris", "players=2"))) != str(dealt(load("tigris", "players=2")))


def test_explicit_deals_are_the_games_of_their_seeds() -> None:
    game = load("teotihuacan", "deals=20,players=3")
    root = game.new_initial_state()

    assert root.chance_outcomes() == [(deal, 0.05) for deal in range(20)]
    assert dealt(game, 17).position == ziggurat.game("teotihuacan").start(seats=3, seed=17)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


def test_sampled_chance_has_one_outcome() -> None:
    game = load("mexica")

    assert game.new_initial_state().chance_outcomes() == [(0, 1.0)]
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC


def test_the_automatic_opponent_is_beaten_or_not() -> None:
    game = load("teotihuacan", "players=1,rng_seed=1")
    returns = {state.returns()[0] for state in positions(game, 1000) if state.is_terminal()}

    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert returns <= {-1.0, 0.0, 1.0}


def test_points_are_the_scores_of_the_game() -> None:
    *_, end = positions(load("mexica", "rewards=points,players=4"), 1000)

    assert end.position is not None
    assert end.returns() == end.position.scores()


def test_factored_observations_together_are_what_a_player_knows() -> None:
    game = load("tigris")
    state = dealt(game)
    none, alone = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    kinds = pyspiel.IIGObservationType
    public = game.make_py_observer(kinds(perfect_recall=False, private_info=none))
    private = game.make_py_observer(
        kinds(perfect_recall=False, public_info=False, private_info=alone)
    )

    assert '"hand":' not in public.string_from(state, 1)
    assert '"hand":' in private.string_from(state, 1)
    assert '"viewer":1' in private.string_from(state, 1)
    assert '"board"' not in private.string_from(state, 1)
    with pytest.raises(ValueError, match="nobody knows"):
        game.make_py_observer(
            kinds(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


@pytest.mark.parametrize(
    ("rest", "complaint"),
    [
        ("players=5", "Tigris & Euphrates is played with 2 to 4 seats, not 5"),
        ("board=round", "option 'board' cannot be 'round'; it can be standard, advanced"),
        ("rewards=cake", "rewards cannot be 'cake'; it can be rank, points"),
        ("deals=-1", "deals should be 0 or more, not -1"),
    ],
)
def test_bad_parameters_are_refused(rest: str, complaint: str) -> None:
    with pytest.raises(ziggurat.ZigguratError, match=complaint):
        load("tigris", rest)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    state = dealt(load("tigris"))
    before = str(state)
    river = ziggurat.game("tigris").read("temple E1")

    with pytest.raises(ziggurat.ZigguratError, match="'temple E1' is not allowed"):
        state.apply_action(river)

    assert str(state) == before
    assert state.history() == [0]


def test_a_game_of_another_package_is_a_game_of_openspiel(tmp_path: Path) -> None:
    run_beside(
        tmp_path,
        """
import pyspiel
import ziggurat.envs.openspiel

state = pyspiel.load_game("ziggurat_cairns(rng_seed=1)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    else:
        state.apply_action(state.legal_actions()[0])
assert any(state.returns())
""",
    )
