"""Everything that can be pending, in the order of the tensors: steps, then decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.teotihuacan.alchemy import Technology
from ziggurat.games.teotihuacan.calendar import AfterTurn, EndOfTurn, NextTurn
from ziggurat.games.teotihuacan.construction import (
    Build,
    BuildDiscount,
    BuildRotation,
    BuildSquare,
)
from ziggurat.games.teotihuacan.decorations import Decoration, DecorationSide
from ziggurat.games.teotihuacan.eclipse import Eclipse, NewDiscs, Salary
from ziggurat.games.teotihuacan.main_actions import AfterEffect
from ziggurat.games.teotihuacan.nobles import NobleRow
from ziggurat.games.teotihuacan.offers import RefillOffers
from ziggurat.games.teotihuacan.powerups import (
    Ascended,
    AscensionReward,
    ExtraPowerUp,
    MainPowerUp,
    TilePowerUps,
)
from ziggurat.games.teotihuacan.resources import Take
from ziggurat.games.teotihuacan.royal import RoyalTile
from ziggurat.games.teotihuacan.setup import (
    FinishSetup,
    Keep,
    Pick,
    Place,
    Raise,
    ShowStartingTiles,
    StartingDiscovery,
    StartingGains,
)
from ziggurat.games.teotihuacan.teotibot import TeotibotTurn
from ziggurat.games.teotihuacan.tracks import AnyTemple, AvenueTile, DueSteps, MajorStep
from ziggurat.games.teotihuacan.turn import Act, Companion, Move, Turn
from ziggurat.games.teotihuacan.worship import Ability, BoardTile, WorshipChoice, Worshipper

if TYPE_CHECKING:
    from ziggurat.core.decisions import Decision, Pending, Step
    from ziggurat.games.teotihuacan.state import TeotihuacanState

STEPS: Final[tuple[type[Step[TeotihuacanState]], ...]] = (
    ShowStartingTiles,
    StartingGains,
    FinishSetup,
    Ability,
    AfterEffect,
    RefillOffers,
    Ascended,
    AfterTurn,
    Eclipse,
    NewDiscs,
    NextTurn,
    TeotibotTurn,
)
DECISIONS: Final[tuple[type[Decision[TeotihuacanState]], ...]] = (
    Keep,
    Pick,
    Raise,
    StartingDiscovery,
    Place,
    Turn,
    Move,
    Companion,
    Act,
    Worshipper,
    WorshipChoice,
    BoardTile,
    AnyTemple,
    DueSteps,
    MajorStep,
    AvenueTile,
    Take,
    RoyalTile,
    Technology,
    NobleRow,
    Decoration,
    DecorationSide,
    Build,
    BuildSquare,
    BuildDiscount,
    BuildRotation,
    MainPowerUp,
    ExtraPowerUp,
    TilePowerUps,
    AscensionReward,
    EndOfTurn,
    Salary,
)
PENDING_KINDS: Final[tuple[type[Pending[TeotihuacanState]], ...]] = (*STEPS, *DECISIONS)
