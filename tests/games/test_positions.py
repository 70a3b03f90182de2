"""What follows from the declaration of a game's positions; nothing exists outside it."""

from importlib import import_module

import pytest

from tests.games.present import GAMES
from ziggurat import Game
from ziggurat.core.field_source import written
from ziggurat.core.positions import Declaration, Position
from ziggurat.core.state import State

DECLARING = [game for game in GAMES if game.declaration is not None]

each_game = pytest.mark.parametrize("game", DECLARING, ids=lambda game: game.name)


def declared(game: Game) -> Declaration:
    assert game.declaration is not None
    return game.declaration


def attributes(state: State) -> set[str]:
    """What an object holds; compiled classes say so themselves."""
    known: tuple[str, ...] = getattr(state, "__mypyc_attrs__", ())
    return {name for name in {*known, *getattr(state, "__dict__", {})} if name[:2] != "__"}


@each_game
def test_what_is_written_from_the_declaration_is_not_stale(game: Game) -> None:
    for path, text in written(game.folder, declared(game)).items():
        assert path.read_text("utf-8") == text, f"stale: run `ziggurat fields {game.name}`"


@each_game
def test_every_attribute_of_a_position_is_declared(game: Game) -> None:
    state = game.start(game.seats[0], 1)
    everywhere = {
        "game", "options", "seats", "revision", "seat", "pending", "listed", "events", "listening",
        "owned",
    }  # fmt: skip

    names = {attribute.name for attribute in declared(game).attributes()}

    assert attributes(state) - everywhere == names


@each_game
def test_what_is_derived_follows_by_a_function_that_exists(game: Game) -> None:
    position = declared(game)
    assert isinstance(position, Position)

    for field in position.fields:
        if field.derived:
            module, name = field.derived.split(".")
            if name == "begin_empty":
                assert f"self.{field.attribute} = " in (game.folder / f"{module}.py").read_text()
            else:
                found = import_module(f"{type(game).__module__}.{module}")
                assert callable(getattr(found, name)), field.derived


@each_game
def test_every_place_of_a_dump_is_declared(game: Game) -> None:
    dump = game.start(game.seats[0], 1).dump()
    everywhere = {"game", "revision", "seats", "options"}

    assert {*dump} - everywhere == {place.group or place.name for place in declared(game).places()}
