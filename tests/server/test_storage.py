"""What many write at once: each piece whole or not at all, and known only once it is kept."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from sqlalchemy import Connection, String, column, select, table, text

from tests.server.polling import run
from ziggurat.server.storage import Store, Work

Told = list[BaseException | None]


def hash_secret(file: Path) -> list[str]:
    """What another reader finds in the file."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT word FROM notes ORDER BY rowid")
        found = [str(word) for (word,) in rows]
    connection.close()
    return found


def note(*words: str, then: Exception | None = None) -> Work:
    """Write some words, and perhaps fail after that."""

    def work(connection: Connection) -> None:
        for word in words:
            connection.execute(text("INSERT INTO notes VALUES (:word)"), {"word": word})
        if then is not None:
            raise then

    return work


def with_store(file: Path, use: Callable[[Store], Coroutine[None, None, Told]]) -> Told:
    async def all_of_it() -> Told:
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.submit(lambda c: c.exec_driver_sql("CREATE TABLE notes (word TEXT)").close())
        try:
            return await use(store)
        finally:
            await store.close()

    return run(all_of_it())


async def all_at_once(store: Store, works: list[Work]) -> Told:
    return await asyncio.gather(*map(store.submit, works), return_exceptions=True)


def test_what_is_handed_in_together_is_kept_in_order(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"
    works = [note(f"{n}a", f"{n}b") for n in range(20)]
    assert with_store(file, lambda store: all_at_once(store, works)) == [None] * 20
    assert hash_secret(file) == [f"{n}{letter}" for n in range(20) for letter in "ab"]


def test_one_that_fails_takes_nothing_with_it_and_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"
    wrong = ValueError("no")
    works = [note("one"), note("half", then=wrong), note("two"), note("three", "four")]
    assert with_store(file, lambda store: all_at_once(store, works)) == [None, wrong, None, None]
    assert hash_secret(file) == ["one", "two", "three", "four"]


def test_one_that_fails_alone_leaves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"
    wrong = ValueError("no")
    assert with_store(file, lambda store: all_at_once(store, [note("a", then=wrong)])) == [wrong]
    assert hash_secret(file) == []


def test_who_hears_of_it_finds_it_kept(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"

    async def one_by_one(store: Store) -> Told:
        for n in range(5):
            writing = [store.submit(note(f"{n}")), store.submit(note(f"{n} too"))]
            await writing[0]
            assert f"{n}" in hash_secret(file)
            await writing[1]
        return []

    with_store(file, one_by_one)
    assert hash_secret(file) == [word for n in range(5) for word in (f"{n}", f"{n} too")]


def test_what_nobody_waits_for_any_more_is_written_too(tmp_path: Path) -> None:
    file = tmp_path / "notes.db"

    async def goes_away(store: Store) -> Told:
        writing = store.submit(note("left alone"))
        waiting = asyncio.ensure_future(asyncio.shield(writing))
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        return []

    with_store(file, goes_away)
    assert hash_secret(file) == ["left alone"]


def test_what_is_looked_up_by_its_key_is_found_even_where_the_file_is_locked(
    tmp_path: Path,
) -> None:
    wanted = select(column("word", String)).select_from(table("notes"))

    async def looked_up(store: Store) -> Told:
        await store.submit(note("kept"))
        at_once = await store.first(wanted)
        assert at_once is not None
        assert at_once.word == "kept"
        return [None]

    async def locked() -> str:
        holder = sqlite3.connect(tmp_path / "notes.db", isolation_level=None)
        holder.execute("PRAGMA locking_mode=EXCLUSIVE")
        holder.execute("INSERT INTO notes VALUES ('later')")
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'notes.db'}")
        looking = asyncio.create_task(store.first(wanted))
        await asyncio.sleep(0)
        holder.close()
        found = await looking
        await store.close()
        return "" if found is None else found.word

    with_store(tmp_path / "notes.db", looked_up)
    assert run(locked()) == "kept"
