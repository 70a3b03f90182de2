"""Who thinks in a worker."""

from ziggurat.server.workers.pool import MINDS, mind


def test_a_seat_keeps_its_mind_and_shares_it_with_nobody() -> None:
    one = mind("table", 0, "expert")

    assert mind("table", 1, "expert") is not one
    assert mind("other", 0, "expert") is not one
    assert mind("table", 0, "adept") is not one
    assert mind("table", 0, "expert") is one


def test_a_worker_forgets_who_has_not_thought_for_long() -> None:
    one = mind("table", 0, "expert")
    for number in range(MINDS):
        mind("table", 0, "expert")
        mind(f"busy {number}", 0, "expert")
    assert mind("table", 0, "expert") is one
    for number in range(MINDS):
        mind(f"busy {number}", 0, "expert")

    assert mind("table", 0, "expert") is not one
