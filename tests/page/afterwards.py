"""The way to what follows a game, for pictures: its analysis, boards of its moves, puzzles."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

import ziggurat
from tests.page.origins import recorded, table_from
from tests.page.people import DESKTOP, Found, Visitor
from tests.page.test_board import at_move, play_other
from tests.page.test_puzzles import decide, move_of
from ziggurat.analysis import puzzles
from ziggurat.core.types import Facts, Json

Scene = Callable[[Visitor], None]
GAMES = [game.name for game in ziggurat.games()]
LAST = {
    "tigris": ("two-advanced-bag", 24),
    "mexica": ("two-seats", 24),
    "teotihuacan": ("two-normal", 60),
}
"""A recorded game, and how many of its actions are left to play, so that little is to be judged."""
MARKS = {"blunder": 0.14, "mistake": 0.07, "inaccuracy": 0.03}
NOTE = "Or this way?"


class Afterwards:
    """The last turns of one recorded game each, analysed and noted on once."""

    def __init__(self, owner: Visitor) -> None:
        self.owner = owner
        self.tables: dict[str, str] = {}
        self.steps: dict[str, list[Found]] = {}
        self.entries: dict[str, list[Json]] = {}
        self.studies: dict[str, str] = {}

    def scenes(self) -> dict[str, Scene]:
        """What is there of each game, by its name, and what is there once."""
        found: dict[str, Scene] = {"puzzles": self.puzzles, "new-board": self.new_board}
        for name, scene in {
            "analysis": self.analysis,
            "asking": self.asking,
            "working": self.working,
            "summary": self.summary,
            "blunder": self.blunder,
            "again": self.again,
            "line": self.line,
            "board": self.board,
            "study": self.study,
            "laying": self.laying,
            "pieces": self.pieces,
            "puzzle": self.puzzle,
            "puzzle-failed": self.failed,
            "puzzle-solved": self.solved,
        }.items():
            for game in GAMES:
                found[f"{name}-{game}"] = self._of(scene, game)
        return found

    def _of(self, scene: Callable[[Visitor, str], None], game: str) -> Scene:
        return lambda visitor: scene(visitor, game)

    def table(self, game: str) -> str:
        """A finished game with its analysis."""
        if game not in self.tables:
            table = self.over(game)
            self.owner.ask("POST", f"/tables/{table}/analysis", {"deep": False})
            while not (found := self.owner.ask("GET", f"/tables/{table}/analysis"))["result"]:
                self.owner.page.wait_for_timeout(500)
            self.steps[game] = steps_of(found)
            assert isinstance(found["entries"], list)
            self.entries[game] = found["entries"]
            self.tables[game] = table
        return self.tables[game]

    def over(self, game: str) -> str:
        record, last = LAST[game]
        table = table_from(self.owner, game, record, len(recorded(game, record).moves) - last)
        state = self.owner.ask("GET", f"/tables/{table}/state")
        assert isinstance(state["mine"], list)
        self.owner.ask("POST", f"/tables/{table}/resign", {"seat": state["mine"][0]})
        while self.owner.ask("GET", f"/tables/{table}/state")["stage"] != "over":
            self.owner.page.wait_for_timeout(200)
        return table

    def goes(self, visitor: Visitor, address: str) -> None:
        visitor.page.goto(f"{visitor.host}{address}")
        visitor.page.locator('.board[data-ready="true"]').wait_for()

    def analysed(self, visitor: Visitor, game: str, more: str) -> None:
        """So little is searched that nothing is sure: some decisions are marked for the picture."""

        def answer(route: Route) -> None:
            found = route.fetch()
            body = found.json()
            for (mark, loss), step in zip(MARKS.items(), doubtful(steps_of(body)), strict=False):
                verdict = step["verdict"]
                assert isinstance(verdict, dict)
                verdict.update(mark=mark, loss=loss)
            route.fulfill(response=found, json=body)

        table = self.table(game)
        visitor.page.route("**/api/tables/*/analysis", answer)
        visitor.page.goto(f"{visitor.host}/analysis/{table}{more}")

    def analysis(self, visitor: Visitor, game: str) -> None:
        self.analysed(visitor, game, "")
        visitor.page.locator('.board[data-ready="true"]').wait_for()

    def asking(self, visitor: Visitor, game: str) -> None:
        self.answering(visitor, game, [])
        visitor.page.locator("[data-analyse=quick]").wait_for()

    def working(self, visitor: Visitor, game: str) -> None:
        work: Found = {"deep": False, "state": "open", "done": 21, "total": 60, "asked": 0.0}
        self.answering(visitor, game, [{**work, "engine": "", "outdated": False}])
        visitor.page.locator("[data-analysis-progress]").wait_for()

    def answering(self, visitor: Visitor, game: str, works: list[Found]) -> None:
        """An analysis that is not there yet."""

        def answer(route: Route) -> None:
            found = route.fetch()
            route.fulfill(response=found, json={**found.json(), "works": works, "result": None})

        table = self.table(game)
        visitor.page.route("**/api/tables/*/analysis*", answer)
        visitor.page.goto(f"{visitor.host}/analysis/{table}")

    def summary(self, visitor: Visitor, game: str) -> None:
        self.analysed(visitor, game, "?show=summary")
        visitor.page.locator("[data-waterfall]").first.wait_for()

    def blunder(self, visitor: Visitor, game: str) -> None:
        self.at_blunder(visitor, game, "")
        visitor.page.locator("[data-ghost=better]").first.wait_for()

    def again(self, visitor: Visitor, game: str) -> None:
        self.at_blunder(visitor, game, "&show=try")
        visitor.page.locator("[data-puzzle]").wait_for()

    def line(self, visitor: Visitor, game: str) -> None:
        self.at_blunder(visitor, game, "&show=line")
        visitor.page.locator("[data-answer]").wait_for()

    def at_blunder(self, visitor: Visitor, game: str, more: str) -> None:
        self.table(game)
        blunder = doubtful(self.steps[game])[0]
        self.analysed(visitor, game, f"?at={blunder['number']}{more}")
        visitor.page.locator('.board[data-ready="true"]').wait_for()

    def board(self, visitor: Visitor, game: str) -> None:
        """The owner's board, at its branch, while it is judged."""
        self.goes(visitor, self.kept(game))
        to_branch(visitor.page)
        visitor.page.locator("[data-judge]").click()
        visitor.page.locator('[data-line="1"]').wait_for()
        visitor.page.locator("[data-judge]").click()

    def study(self, visitor: Visitor, game: str) -> None:
        """The same board by its link, for somebody else."""
        address = self.kept(game)
        visitor.page.context.clear_cookies()
        self.goes(visitor, address)
        to_branch(visitor.page)

    def kept(self, game: str) -> str:
        """The address of a board with a branch and a note."""
        if game not in self.studies:
            table = self.table(game)
            writer = Visitor(self.owner.browser, self.owner.host, size=DESKTOP)
            page = writer.page
            page.context.add_cookies(self.owner.page.context.cookies())  # type: ignore[arg-type]  # what one context gives another takes
            judged = [one for one in enumerate(self.steps[game], 1) if one[1]["verdict"]]
            number, step = next(one for one in judged if one[0] > 1)
            self.goes(writer, f"/board?table={table}&at={self.entries[game][number - 1]}")
            at_move(page, number - 1)
            play_other(page, str(step["words"]))
            at_move(page, number, indent=1)
            page.locator("[data-note-write]").click()
            page.locator("[data-note-field] textarea").fill(NOTE)
            page.locator("[data-keep]").click()
            page.locator('[data-analysis-board][data-changed="false"]').wait_for()
            self.studies[game] = page.url.removeprefix(writer.host)
            page.context.close()
        return self.studies[game]

    def new_board(self, visitor: Visitor) -> None:
        visitor.page.goto(f"{visitor.host}/board")
        visitor.page.locator("[data-new-board]").wait_for()

    def laying(self, visitor: Visitor, game: str) -> None:
        """Pieces laid by hand; where no space can be clicked, the lists."""
        visitor.page.goto(f"{visitor.host}/board?game={game}")
        visitor.page.locator("[data-board-begin]").click()
        visitor.page.locator('.board[data-ready="true"]').wait_for()
        if visitor.page.locator("[data-pieces]").is_visible():
            visitor.page.locator("[data-pieces]").click()
        else:
            visitor.page.locator("[data-menu]").click()
            visitor.page.locator("[data-pieces-menu]").click()
        visitor.page.locator("[data-laying], [data-pieces-sheet]").first.wait_for()

    def pieces(self, visitor: Visitor, game: str) -> None:
        self.laying(visitor, game)
        if visitor.page.locator("[data-laying]").count():
            visitor.page.locator("[data-pieces-list]").click()
        sheet = visitor.page.locator("[data-pieces-sheet]")
        sheet.locator("details summary, textarea").first.click()

    def puzzles(self, visitor: Visitor) -> None:
        """As a guest: what is solved would be kept with the account, and its language with it."""
        visitor.page.context.clear_cookies()
        visitor.page.goto(f"{visitor.host}/puzzles")
        visitor.page.locator("[data-today]").wait_for()

    def puzzle(self, visitor: Visitor, game: str) -> None:
        visitor.page.context.clear_cookies()
        self.goes(visitor, f"/puzzles/{game}/{shipped(game)['id']}")

    def failed(self, visitor: Visitor, game: str) -> None:
        self.puzzle(visitor, game)
        decide(visitor.page, move_of(shipped(game), "others")["action"], ziggurat.game(game))
        visitor.page.locator("[data-wrong]").wait_for()

    def solved(self, visitor: Visitor, game: str) -> None:
        self.failed(visitor, game)
        decide(visitor.page, move_of(shipped(game), "solution")["action"], ziggurat.game(game))
        visitor.page.locator("[data-answer]").wait_for()


def shipped(game: str) -> Facts:
    """One that is solved by something other than what is thrown into a conflict."""
    found = puzzles.shipped(ziggurat.game(game))
    return next(one for one in found if "support" not in str(move_of(one, "solution")))


def steps_of(analysis: Found) -> list[Found]:
    result = analysis["result"]
    assert isinstance(result, dict)
    steps = result["steps"]
    assert isinstance(steps, list)
    return [step for step in steps if isinstance(step, dict)]


def doubtful(steps: list[Found]) -> list[Found]:
    """The decisions that another may have been better than, those first that gave most away."""
    found: list[tuple[float, int, Found]] = []
    for number, step in enumerate(steps):
        match step["verdict"]:
            case {"played": {"action": played}, "best": {"action": best}, "loss": loss}:
                assert isinstance(loss, float | int)
                if played != best:
                    found.append((-loss, number, step))
    return [step for *_, step in sorted(found, key=lambda one: one[:2])]


def to_branch(page: Page) -> None:
    page.locator('[data-indent="1"]').first.click()
    page.locator('[data-indent="1"][aria-current=true]').wait_for()
