"""The games for OpenSpiel: `import ziggurat.envs.openspiel` registers them with pyspiel.

    import pyspiel
    import ziggurat.envs.openspiel

    game = pyspiel.load_game("ziggurat_tigris(players=3,board=advanced)")

Every game has one chance node, at its root, since all chance is drawn at the start. The position
that follows is a function of the seed drawn there and of the actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import numpy as np
import pyspiel

from ziggurat.core.checks import LONGEST_GAME
from ziggurat.core.digest import canonical
from ziggurat.core.errors import BadOption
from ziggurat.core.events import Event
from ziggurat.core.game import Game, Option
from ziggurat.core.state import State
from ziggurat.core.types import Action, Json, Options, Seat
from ziggurat.envs.rewards import by_rank
from ziggurat.games import game as game_called
from ziggurat.games import games

if TYPE_CHECKING:
    from ziggurat.core.tensors import Tensor

Parameters: TypeAlias = Mapping[str, str | int]

Draws: TypeAlias = tuple[object, ...]
"""The state of a random generator."""

MOST_POINTS = 1000
"""More than anybody scores in any game, and more than anybody loses."""


class Line:
    """Something in the log of a game, and the seats that know it; None is everybody."""

    __slots__ = ("event", "seats", "words")

    def __init__(self, words: str, seats: Sequence[Seat] | None, event: Event | None) -> None:
        self.words = words
        self.seats = seats
        self.event = event

    def seen_by(self, seat: Seat | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)

    def __str__(self) -> str:
        if self.event is not None:
            self.words = f"{self.event.kind} {canonical(self.event.facts)}"
            self.event = None
        return self.words


class PlayedGame:
    """What an OpenSpiel state holds: the position, once it is dealt, and the log up to it.

    Only perfect recall asks for the log, so what was done is noted until somebody asks.
    OpenSpiel copies and pickles the attributes of a state; here both are cheap.
    """

    def __init__(self, game: Game, position: State | None, lines: list[Line]) -> None:
        self.game = game
        self.position = position
        self.lines = lines
        """The log up to `known`."""
        self.known = None if position is None else position.copy()
        self.since: list[Action] = []
        """What was done since."""
        self.seen: dict[Seat | None, tuple[int, str]] = {}
        """By seat: how many lines were looked through already, and those it saw."""

    def begin(self, position: State) -> None:
        self.position = position
        self._note_events(position)
        position.listening = False
        self.known = position.copy()

    def apply(self, action: Action) -> None:
        position = self.position
        assert position is not None
        if position.is_listed(action):
            position.apply(action)
        else:
            position.play(action)
        self.since.append(action)

    def whole_log(self) -> list[Line]:
        """The log up to now: what was done since somebody asked is done again, and listened to."""
        if self.since:
            assert self.known is not None
            known = self.known.copy()
            known.listening = True
            for action in self.since:
                self.lines.append(Line(self.game.write(action), (known.seat,), None))
                known.apply(action)
                self._note_events(known)
            self.known, self.since = known, []
        return self.lines

    def _note_events(self, position: State) -> None:
        self.lines.extend(Line("", event.seats, event) for event in position.events)
        position.events.clear()

    def sampled(self, seat: Seat, rng: Random) -> PlayedGame:
        """What the seat knows, with all that it cannot know drawn anew."""
        if self.position is None:
            return PlayedGame(self.game, None, [])
        position = self.position.sample(seat, rng)
        return PlayedGame(
            self.game, position, [line for line in self.whole_log() if line.seen_by(seat)]
        )

    def log(self, seat: Seat | None) -> str:
        """What the seat did and saw, line by line."""
        lines = self.whole_log()
        known, text = self.seen.get(seat, (0, ""))
        for line in lines[known:]:
            if line.seen_by(seat):
                text += f"{line}\n"
        self.seen[seat] = len(lines), text
        return text

    def __deepcopy__(self, _: dict[int, object]) -> PlayedGame:
        copied = PlayedGame.__new__(PlayedGame)
        copied.game = self.game
        copied.position = None if self.position is None else self.position.copy()
        copied.lines = self.lines.copy()
        copied.known = self.known
        copied.since = self.since.copy()
        copied.seen = self.seen.copy()
        return copied

    def __reduce__(self) -> tuple[Callable[[str, Json, Json], PlayedGame], tuple[str, Json, Json]]:
        lines: Json = [
            [str(line), None if line.seats is None else list(line.seats)]
            for line in self.whole_log()
        ]
        dump = None if self.position is None else self.position.dump()
        return _restored_played, (self.game.name, dump, lines)


def _restored_played(name: str, dump: Json, lines: Json) -> PlayedGame:
    game = game_called(name)
    if dump is None:
        return PlayedGame(game, None, [])
    position = game.load(dump)
    position.listening = False
    assert isinstance(lines, list)
    return PlayedGame(game, position, [Line(words, seats, None) for words, seats in lines])


class OpenSpielGame(pyspiel.Game):
    """A game with a number of players and options, as OpenSpiel's parameters say.

    There is a class of this kind for each of the games.
    """

    game: ClassVar[Game]

    def __init__(self, parameters: Parameters) -> None:
        game = self.game
        given = {**specification(game), **parameters}
        self.seats = _number(given, "players")
        self.deals = _number(given, "deals")
        if self.deals < 0:
            raise BadOption(f"deals should be 0 or more, not {self.deals}")
        self.by_points = _word(given, "rewards", ("rank", "points")) == "points"
        options = {option.name: _chosen(option, given[option.name]) for option in game.options}
        self.options: Options = game.read_options(self.seats, options)
        seed = _number(given, "rng_seed")
        self.rng = Random(seed) if seed >= 0 else Random()
        alone = len(game.start(self.seats, 0, **self.options).ranking()) == self.seats
        zero_sum = alone and not self.by_points
        most = MOST_POINTS if self.by_points else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.table),
            max_chance_outcomes=max(1, self.deals),
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0 if zero_sum else None,
            max_game_length=LONGEST_GAME,
        )
        defaults = specification(game)
        changed = {name: given[name] for name in defaults if given[name] != defaults[name]}
        self.type = game_type(game, bool(self.deals), zero_sum)
        super().__init__(game_type(game, True, zero_sum), info, changed)

    def get_type(self) -> pyspiel.GameType:
        """What there is to know beforehand.

        The compiled side of OpenSpiel is told that chance is explicit: it would otherwise ask for
        the state of the generator when it serialises, and has no way to ask a game in Python.
        """
        return self.type

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | Parameters | None = None, _: object = None
    ) -> Observer | Secrets:
        """What one player knows, or a spectator, or the player alone; with perfect recall, how it
        came to know it as well.
        """
        if not isinstance(kind, pyspiel.IIGObservationType):
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody knows what all players know")
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info:
            return Secrets(private)
        return Observer(self.game, kind.perfect_recall, private)

    def deal(self, outcome: int) -> State:
        """The first position; where chance is sampled, of a seed drawn now."""
        seed = outcome if self.deals else self.rng.getrandbits(64)
        return self.game.start(self.seats, seed, **self.options)

    def utilities(self, position: State) -> list[float]:
        if self.by_points:
            return [float(points) for points in position.scores()[: self.seats]]
        return by_rank(position.ranking())[: self.seats]

    def __reduce__(self) -> tuple[Callable[[str, Draws], pyspiel.Game], tuple[str, Draws]]:
        """From its name and the draws to come."""
        return _restored_game, (str(self), self.rng.getstate())


def _restored_game(name: str, draws: Draws) -> pyspiel.Game:
    game = pyspiel.load_game(name)
    assert isinstance(game, OpenSpielGame)
    game.rng.setstate(draws)
    return game


class OpenSpielState(pyspiel.State):
    """A position of a game, or the chance node before it is dealt."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.play = PlayedGame(game.game, None, [])

    @property
    def position(self) -> State | None:
        """The position in Ziggurat's own terms; None before it is dealt."""
        return self.play.position

    def current_player(self) -> int:
        position = self.play.position
        if position is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if position.over else position.seat

    def is_terminal(self) -> bool:
        position = self.play.position
        return position is not None and position.over

    def is_chance_node(self) -> bool:
        """As the compiled side would find by asking who decides."""
        return self.play.position is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = max(1, self._table().deals)
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """Every legal action; a player's own list is not copied to the compiled side and back."""
        position = self.play.position
        if position is None or position.over or player not in (None, position.seat):
            return super().legal_actions() if player is None else super().legal_actions(player)
        return position.actions()

    def _legal_actions(self, _: int) -> list[Action]:
        position = self.play.position
        return [] if position is None else position.actions()

    def _apply_action(self, action: int) -> None:
        if self.play.position is None:
            self.play.begin(self._table().deal(action))
        else:
            self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.play.game.write(action)

    def returns(self) -> list[float]:
        table = self._table()
        position = self.play.position
        if position is None or not position.over:
            return [0.0] * table.seats
        return table.utilities(position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> pyspiel.State:
        """A state that the player cannot tell from this one."""
        other = self.clone()
        assert isinstance(other, OpenSpielState)
        other.play = self.play.sampled(player, Random(sampler()))
        return other

    def _table(self) -> OpenSpielGame:
        game = self.get_game()
        assert isinstance(game, OpenSpielGame)
        return game

    def __str__(self) -> str:
        position = self.play.position
        if position is None:
            return "not yet dealt"
        return f"{position.text().rstrip()}\nposition {position.digest()}"

    def __reduce__(
        self,
    ) -> tuple[Callable[[OpenSpielGame, str], pyspiel.State], tuple[OpenSpielGame, str]]:
        return _restored_state, (self._table(), self.serialize())


def _restored_state(game: OpenSpielGame, text: str) -> pyspiel.State:
    return game.deserialize_state(text)


class Observer:
    """What a player (or a spectator) may know of a state, as a tensor in parts and as a string.

    The parts are those of the game's layout; planes beyond three dimensions are counted in one.
    The string is the view as JSON; with perfect recall, everything the player did and saw before
    stands above it, line by line.
    """

    def __init__(self, game: Game, recall: bool, private: bool) -> None:
        self.recall = recall
        self.private = private
        self.layout = game.tensor_layout
        self.tensor: Tensor = np.zeros(self.layout.size, np.float32)
        self.dict: dict[str, Tensor] = {
            name: part.reshape(-1, *part.shape[-2:]) if part.ndim > 3 else part
            for name, part in self.layout.split(self.tensor).items()
        }
        self.small = self.tensor[: self.layout.small]
        self.large = self.tensor[self.layout.small :]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        position = state.play.position
        if position is None:
            self.tensor.fill(0)
        else:
            seat = player if self.private else None
            position.game.observe_into(position, seat, self.small, self.large)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        position, seat = state.position, self._seat(player)
        if position is None:
            return ""
        log = state.play.log(seat) if self.recall else ""
        return log + canonical(position.view(seat))

    def _seat(self, player: int) -> Seat | None:
        return player if self.private else None


class Secrets:
    """What a player knows and a spectator does not, as a string; there is no tensor of it."""

    tensor = None

    def __init__(self, private: bool) -> None:
        self.private = private
        self.dict: dict[str, Tensor] = {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Nothing to set."""

    def string_from(self, state: OpenSpielState, player: int) -> str:
        position = state.position
        if position is None or not self.private:
            return ""
        return canonical(_difference(position.view(player), position.view(None)))


def _difference(known: Json, public: Json) -> Json:
    """What of one fact is not in the other."""
    if isinstance(known, Mapping) and isinstance(public, Mapping):
        return {
            name: _difference(fact, public.get(name))
            for name, fact in known.items()
            if name not in public or fact != public[name]
        }
    if isinstance(known, list) and isinstance(public, list) and len(known) == len(public):
        pairs = enumerate(zip(known, public, strict=True))
        return {str(place): _difference(*pair) for place, pair in pairs if pair[0] != pair[1]}
    return known


def _number(given: Parameters, name: str) -> int:
    value = given[name]
    if not isinstance(value, int):
        raise BadOption(f"{name} should be a whole number, not {value!r}")
    return value


def _word(given: Parameters, name: str, words: Sequence[str]) -> str:
    value = given[name]
    if not isinstance(value, str) or value not in words:
        raise BadOption(f"{name} cannot be {value!r}; it can be {', '.join(words)}")
    return value


def _chosen(option: Option, value: str | int) -> str | int:
    """The value of an option. OpenSpiel wants all values of a parameter to be of one type: where
    an option has words and numbers, the number -1 is spelled `by-1`.
    """
    for own in option.values:
        if isinstance(own, int) and value == f"by{own}":
            return own
    return value


def specification(game: Game) -> dict[str, str | int]:
    """The parameters of a game with their defaults: players, what OpenSpiel needs, and options.

    `rng_seed` starts the draws of the chance node, -1 at random. `deals` other than 0 makes chance
    explicit: that many deals, equally likely, deal n being the game of seed n. `rewards` are by
    rank or by points.
    """
    own: dict[str, str | int] = {"players": 2, "rng_seed": -1, "deals": 0, "rewards": "rank"}
    return own | {option.name: option.default for option in game.options}


def game_type(game: Game, explicit: bool, zero_sum: bool) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    knowledge = pyspiel.GameType.Information
    start = game.start(2, 0)
    secrets = any(pool.paths for pool in game.hidden(start.dump(), 0))
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"ziggurat_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=knowledge.IMPERFECT_INFORMATION if secrets else knowledge.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


for _game in games():
    _kind = type(f"{type(_game).__name__}Game", (OpenSpielGame,), {"game": _game})
    pyspiel.register_game(game_type(_game, False, True), _kind)
