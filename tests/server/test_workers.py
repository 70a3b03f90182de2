"""Bots in a worker."""

from tests.server.hosts import Host, rows
from ziggurat.server.workers.tasks import BOTS, bot_for_seat


def test_a_seat_has_a_bot_of_its_own() -> None:
    one = bot_for_seat("table", 0, "expert")

    assert bot_for_seat("table", 1, "expert") is not one
    assert bot_for_seat("other", 0, "expert") is not one
    assert bot_for_seat("table", 0, "adept") is not one
    assert bot_for_seat("table", 0, "expert") is one


def test_a_worker_forgets_the_bot_that_has_not_decided_for_longest() -> None:
    one = bot_for_seat("table", 0, "expert")
    for number in range(BOTS):
        bot_for_seat("table", 0, "expert")
        bot_for_seat(f"busy {number}", 0, "expert")
    assert bot_for_seat("table", 0, "expert") is one
    for number in range(BOTS):
        bot_for_seat(f"busy {number}", 0, "expert")

    assert bot_for_seat("table", 0, "expert") is not one


def test_a_bot_that_never_answers_is_decided_for_and_the_log_says_so() -> None:
    late = {"think_seconds": "0.001", "bots": "expert,greedy,random"}
    with Host(settings=late) as host:
        eva = host.guest("Eva")
        table = eva.sets_up("mexica", "expert", "me", start=True)
        with eva.watch(table, since=0) as live:
            state = live.state()
            while state["log"] == 0:
                state = live.state()

    entry = rows(state["entries"])[0]
    assert entry["by"] == "bot"
    assert entry["facts"] == {"instead": "greedy"}
