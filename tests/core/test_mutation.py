"""A broken rule is caught by a test of that rule and by nothing else."""

from dataclasses import replace

import pytest

from tests.mutation import Mutant, folder_of, games_with_mutants, judge, mutants_of

REAL = mutants_of("tigris")[0]


def test_a_mutant_is_applied_to_one_place() -> None:
    mutant = Mutant("TE-1", "tiles.py", "a + b", "a - b")

    assert mutant.applied("x = a + b\n") == "x = a - b\n"
    for text in ("x = a\n", "x = a + b\ny = a + b\n"):
        with pytest.raises(ValueError, match=r"TE-1: 'a \+ b' occurs \d times in tiles.py"):
            mutant.applied(text)


@pytest.mark.parametrize("game", games_with_mutants())
def test_every_mutant_has_its_place_in_the_source(game: str) -> None:
    for mutant in mutants_of(game):
        text = (folder_of(game) / mutant.file).read_text("utf-8")

        assert mutant.applied(text) != text


def test_a_real_mutant_is_caught() -> None:
    verdict = judge("tigris", REAL)

    assert verdict.caught, verdict.reason
    assert verdict.reason.startswith("test_")


@pytest.mark.parametrize(
    ("mutant", "reason"),
    [
        (replace(REAL, new=REAL.old), "survived"),
        (replace(REAL, rule="TE-9999"), "no test shows TE-9999"),
        (replace(REAL, new=")"), "broken: "),
        (replace(REAL, file="nothing.py"), "No such file"),
        (replace(REAL, old="no such text"), "occurs 0 times"),
    ],
)
def test_other_mutants_are_not(mutant: Mutant, reason: str) -> None:
    verdict = judge("tigris", mutant)

    assert not verdict.caught
    assert reason in verdict.reason
