"""Rules, tests, refusals and mutants use the same numbers."""

import pytest

from tests.games.present import GAMES
from tests.mutation import Mutant, folder_of, mutants_of
from tests.rules import cited, headings, marked
from ziggurat import Game

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_rules_are_numbered_without_gaps(game: Game) -> None:
    numbers = headings(game.name)

    assert numbers == [f"{game.rules}-{n}" for n in range(1, len(numbers) + 1)]
    assert numbers


@each_game
def test_every_rule_has_a_test_and_every_test_a_rule(game: Game) -> None:
    numbers, tests = set(headings(game.name)), marked(game.name)

    assert not sorted(numbers - set(tests)), "rules without a test"
    assert not sorted(set(tests) - numbers), "tests of rules that do not exist"


@each_game
def test_every_rule_is_cited_in_the_source(game: Game) -> None:
    missing = set(headings(game.name)) - set(cited(game.name, game.rules))

    assert not sorted(missing), "rules that no line of the source cites"


@each_game
def test_source_cites_rules_that_exist(game: Game) -> None:
    numbers = set(headings(game.name))

    strays = {rule: files for rule, files in cited(game.name, game.rules).items()
              if rule not in numbers}  # fmt: skip

    assert not strays


@each_game
def test_mutants_break_one_place_of_a_rule_that_exists(game: Game) -> None:
    numbers, mutants = set(headings(game.name)), mutants_of(game.name)

    assert mutants
    assert len(set(mutants)) == len(mutants)
    for mutant in mutants:
        assert mutant.rule in numbers, mutant
        compile(broken(game, mutant), mutant.file, "exec")


def broken(game: Game, mutant: Mutant) -> str:
    text = (folder_of(game.name) / mutant.file).read_text("utf-8")
    changed = mutant.applied(text)
    assert changed != text, mutant
    return changed
