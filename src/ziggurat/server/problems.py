"""What can go wrong, as problem+json with a key that the catalogues translate."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from ziggurat.core.types import Facts

TITLES: Final[dict[str, tuple[int, str]]] = {
    "bad-request": (400, "The request cannot be understood."),
    "not-signed-in": (401, "You are not signed in."),
    "wrong-password": (401, "Wrong login or password."),
    "foreign-origin": (403, "This request came from another site."),
    "not-your-seat": (403, "That is not your seat."),
    "not-owner": (403, "Only the person who set up the table may do that."),
    "not-your-study": (403, "Only the person who keeps the study may change it."),
    "not-seated": (403, "Only people at the table may do that."),
    "seated-only": (403, "This table has no spectators."),
    "hints-off": (403, "This table is played without hints."),
    "no-push": (403, "This server sends no web push."),
    "not-confirmed": (403, "The code is wrong."),
    "no-such-table": (404, "There is no such table."),
    "no-such-game": (404, "There is no such game."),
    "no-such-edition": (404, "This is not the action table of this release."),
    "no-such-invitation": (404, "This invitation has been used, or never existed."),
    "no-such-record": (404, "There is no such record."),
    "no-such-position": (404, "There is no such position."),
    "no-such-seat": (404, "There is no such seat."),
    "no-such-lesson": (404, "There is no such lesson."),
    "no-such-study": (404, "There is no such study."),
    "no-such-puzzle": (404, "There is no such puzzle."),
    "no-such-token": (404, "There is no such token."),
    "not-found": (404, "There is nothing here."),
    "method-not-allowed": (405, "This cannot be done here."),
    "position-has-changed": (409, "The position has changed."),
    "not-your-decision": (409, "It is not your decision right now."),
    "already-started": (409, "The game has already started."),
    "not-started": (409, "The game has not started yet."),
    "not-over": (409, "The game is not over yet."),
    "over": (409, "The game is over."),
    "seat-taken": (409, "That seat is taken."),
    "seats-open": (409, "Not all seats are taken yet."),
    "seated-already": (409, "You are already sitting at this table."),
    "name-taken": (409, "Somebody else has that login."),
    "undo-revealed": (409, "Something hidden has been revealed since."),
    "undo-decided-since": (409, "Somebody else has decided since."),
    "undo-nothing": (409, "There is nothing to undo."),
    "take-back-running": (409, "A takeback has already been requested."),
    "no-take-back": (409, "Nobody has requested a takeback."),
    "not-absent": (409, "That person has not been away long enough."),
    "voted-already": (409, "You have already voted."),
    "bot-plays": (409, "A bot is playing that seat."),
    "not-taken-over": (409, "Nobody else is playing that seat."),
    "resigned": (409, "A player who has resigned cannot come back."),
    "not-a-shared-screen": (409, "This screen has only one seat."),
    "frozen": (409, "This table can only be watched: its log no longer replays."),
    "origin-hidden": (409, "Only a finished game can be continued."),
    "no-advice": (409, "This bot gives no advice."),
    "too-many-tables": (409, "You have too many unfinished tables."),
    "too-many-analyses": (409, "You have too many analyses under way."),
    "too-many-studies": (409, "You keep too many studies."),
    "too-many-records": (409, "You have uploaded too many records."),
    "study-has-changed": (409, "The study has been changed elsewhere."),
    "judging-already": (409, "Another position is being judged for you."),
    "too-many-browsers": (409, "You have registered too many browsers."),
    "too-large": (413, "That is too large."),
    "not-json": (415, "The body should be application/json."),
    "not-text": (415, "The body should be text/plain in UTF-8."),
    "bad-input": (422, "Something in the request is not valid."),
    "bad-options": (422, "The game cannot be played with these options."),
    "bad-seats": (422, "The game cannot be played with these seats."),
    "bad-action": (422, "There is no such action."),
    "illegal-action": (422, "The rules do not allow that now."),
    "bad-lesson": (422, "This cannot be done in this lesson."),
    "bad-record": (422, "This record is not valid."),
    "bad-study": (422, "This study is not valid."),
    "bad-position": (422, "This position cannot be."),
    "bad-bot": (422, "There is no such bot."),
    "bad-webhook": (422, "That address cannot be a webhook."),
    "bad-push": (422, "That is not a browser's address at a known push service."),
    "bad-email": (422, "That is not a valid e-mail address."),
    "too-many": (429, "Too many requests; try again a little later."),
    "server-error": (500, "Something went wrong on the server."),
    "busy": (503, "The server is too busy."),
    "storage-away": (503, "The storage is not responding."),
    "stopping": (503, "The server is about to stop."),
}


class Problem(Exception):
    """Something that a client did wrong, or that cannot be done now. Nothing was changed."""

    def __init__(self, key: str, facts: Facts | None = None, **more: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts or {}
        self.more = more

    @property
    def status(self) -> int:
        return TITLES[self.key][0]

    def parts(self) -> dict[str, object]:
        """Everything a client gets of it."""
        status, title = TITLES[self.key]
        return {
            "type": "about:blank",
            "title": title,
            "status": status,
            "key": self.key,
            "facts": self.facts,
            **self.more,
        }


def of_status(status: int) -> Problem:
    """The problem for a bare HTTP status."""
    keys = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 503: "busy"}
    if status in keys:
        return Problem(keys[status])
    known = next((one.phrase for one in HTTPStatus if one == status), str(status))
    return Problem("bad-request" if status < 500 else "server-error", {"detail": known})
