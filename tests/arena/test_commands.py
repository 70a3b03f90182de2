"""The commands `arena` and `tune`."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ziggurat.arena import runners
from ziggurat.arena.matches import Match, Result
from ziggurat.arena.runners import results
from ziggurat.cli import main

ARENA = ["arena", "tigris", "--bots", "greedy,random", "--games", "2", "--seed", "3"]


def test_json_has_shares_intervals_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    greedy = facts["bots"]["greedy"]
    assert facts["games"] == 2
    assert greedy["win_share"] == 1.0
    assert 0 < greedy["interval"][0] < greedy["interval"][1] <= 1
    assert greedy["points"] > facts["bots"]["random"]["points"]
    assert facts["cpu"]["greedy"]["decision_ms"] > 0


def test_a_table_with_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ARENA) == 0
    out = capsys.readouterr().out
    assert "2 games of Tigris & Euphrates, 2 seats, seed 3" in out
    assert out.index("greedy") < out.index("random")


def test_records_figures_and_plots_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "teotihuacan", "--bots", "random", "--seats", "1", "--games", "2",
                 "--option", "teotibot=easier", "--out", str(tmp_path)]) == 0  # fmt: skip
    capsys.readouterr()
    assert json.loads((tmp_path / "arena.json").read_text())["options"]["teotibot"] == "easier"
    for name in ("ratings", "points", "lengths", "times"):
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (tmp_path / f"{name}.svg").read_text()
    records = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in records] == ["00000.txt", "00001.txt"]
    assert main(["verify", str(records[0])]) == 0


def test_an_arena_that_was_stopped_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games are kept, the third was being written: four are asked for, two are played."""
    command = ["arena", "tigris", "--bots", "greedy,random", "--json", "--out", str(tmp_path)]
    assert main([*command, "--games", "2"]) == 0
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 2, "na')
    played: list[int] = []

    def watched(matches: Sequence[Match], workers: int, ray: str) -> Iterator[Result]:
        played.extend(match.number for match in matches)
        return results(matches, workers, ray)

    monkeypatch.setattr(runners, "results", watched)
    capsys.readouterr()
    assert main([*command, "--games", "4"]) == 0
    went_on = json.loads(capsys.readouterr().out)
    assert played == [2, 3]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4
    assert main(["arena", "tigris", "--bots", "greedy,random", "--json", "--games", "4"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == went_on["bots"]


def test_a_folder_holds_one_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "teotihuacan", "--bots", "random", "--seats", "1", "--games", "1"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main([*command, "--seed", "other", "--out", str(tmp_path)]) == 2
    assert "holds games of another arena" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "chess", "--bots", "random,greedy"], "no game"),
        (["arena", "tigris", "--bots", "random,nobody"], "no bot"),
        (["arena", "tigris", "--bots", "random,random"], "different bots"),
        (["arena", "tigris", "--bots", "random", "--seats", "9"], "2 to 4 seats"),
        (["arena", "tigris", "--bots", "random", "--option", "board"], "NAME=VALUE"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_tuning_keeps_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "weights.json"
    options = ["--steps", "2", "--games", "2", "--final", "2", "--out", str(kept), "--json"]
    assert main(["tune", "tigris", *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(kept.read_text())
    assert len(told["steps"]) == 2
    assert told["better"] == (told["interval"][0] > 0.5)
    moved = {name for name, value in told["weights"].items() if value != told["before"][name]}
    assert bool(moved) == any(share != 0.5 for share in told["steps"])
