"""What docs/hosting.md gives hosts: files that are in step with it and with the server."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from random import Random

import pytest
import typer.main
import yaml

from tests.server.hosts import Host, play_on
from tests.server.services import Postgres, binary
from tests.server.test_commands import ziggurat
from tests.server.test_play import table_for_two
from ziggurat.cli import app
from ziggurat.core.json_fields import Fields
from ziggurat.core.types import Json
from ziggurat.server.listening import MOST_FILES

DOCS = Path(__file__).parents[2] / "docs"
FILES = DOCS / "hosting"
PAGE = (DOCS / "hosting.md").read_text("utf-8")
SOURCE = Path(__file__).parents[2] / "src" / "ziggurat"
QUOTED = ("Containerfile", "compose.yaml", "Caddyfile", "ziggurat.service")


def text(name: str) -> str:
    return (FILES / name).read_text("utf-8")


def options_of_serve() -> set[str]:
    command = typer.main.get_command(app)
    serve = getattr(command, "commands")["serve"]  # noqa: B009  a group has them
    return {name for one in serve.params for name in (*one.opts, *one.secondary_opts)}


def options_in(given: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", given))


def compose() -> Fields:
    value = yaml.safe_load(text("compose.yaml"))
    assert isinstance(value, dict)
    found: dict[str, Json] = value
    return Fields(found, "compose")


@pytest.mark.parametrize("name", QUOTED)
def test_the_page_has_each_file_as_it_is(name: str) -> None:
    blocks = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert text(name) in blocks
    assert f"(hosting/{name})" in PAGE


def test_no_file_has_an_option_or_variable_that_there_is_not() -> None:
    known = options_of_serve()
    assert {"--no-open", "--host", "--database", "--bus", "--public-url"} <= known
    unit = text("ziggurat.service").partition("ExecStart=")[2].partition("\nEnv")[0]
    serving = [unit, text("Containerfile").partition("ENTRYPOINT")[2]]
    command = compose().inner("services").inner("ziggurat").row("command")
    serving += [str(one) for one in command]
    for given in serving:
        assert options_in(given) <= known, given
    code = "".join(file.read_text("utf-8") for file in SOURCE.rglob("server/*.py"))
    own = {"ZIGGURAT_NAME", "ZIGGURAT_DB_PASSWORD"}
    for name in QUOTED:
        for variable in set(re.findall(r"ZIGGURAT_[A-Z_]+", text(name))) - own:
            assert variable in code, variable


def test_the_scaled_set_up_is_the_one_that_is_described() -> None:
    services = compose().inner("services")
    server = services.inner("ziggurat")
    environment = server.inner("environment")
    assert str(environment.get("ZIGGURAT_DATABASE")).startswith("postgresql://ziggurat:")
    assert "@db/" in str(environment.get("ZIGGURAT_DATABASE"))
    assert environment.get("ZIGGURAT_BUS") == "redis://redis"
    assert {"ziggurat", "db", "redis", "proxy"} == set(services.names())
    assert server.inner("ulimits").get("nofile") == MOST_FILES
    network = compose().inner("networks").inner("inside").inner("ipam").row("config")[0]
    subnet = Fields(network, "network").get("subnet")
    assert f"--trusted-proxy={subnet}" in server.row("command")
    redis = " ".join(map(str, services.inner("redis").row("command")))
    assert redis == "redis-server --save  --appendonly no"
    assert "redis-server --save '' --appendonly no" in PAGE
    assert services.inner("proxy").row("ports") == ["80:80", "443:443"]
    for name in ("ziggurat", "db", "redis"):
        assert not services.inner(name).has("ports"), f"{name} is open to everybody"
    assert "/metrics" in text("Caddyfile")
    assert "dynamic a ziggurat 8420" in text("Caddyfile")


def unit() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their letters
    parser.read_string(text("ziggurat.service").replace("\\\n", ""))
    return parser


def test_the_unit_has_limits_and_a_sandbox() -> None:
    service = unit()["Service"]
    assert service["LimitNOFILE"] == str(MOST_FILES)
    assert service["UMask"] == "0077"
    assert service["StateDirectoryMode"] == "0700"
    for name in ("MemoryMax", "TasksMax", "TimeoutStopSec", "LimitCORE", "OOMPolicy"):
        assert service[name], name
    closed = [
        *("NoNewPrivileges", "PrivateDevices", "PrivateTmp", "PrivateUsers", "ProtectHome"),
        *("ProtectClock", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules"),
        *("ProtectKernelTunables", "ProtectControlGroups", "RestrictNamespaces"),
        *("RestrictRealtime", "RestrictSUIDSGID", "LockPersonality", "MemoryDenyWriteExecute"),
    ]
    assert [name for name in closed if service.get(name) != "yes"] == []
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert "AF_NETLINK" not in service["RestrictAddressFamilies"]


def test_a_copy_of_sqlite_is_restored_as_the_page_says(tmp_path: Path) -> None:
    with Host() as host:
        database, process = Path(host.database), host.processes[0]
        eva, adam, table = table_for_two(host)
        play_on(table, [eva, adam], Random(1), actions=6)
        kept = eva.state(table)
        copy = tmp_path / "copy.db"
        done = ziggurat("admin", "backup", str(copy), "--database", host.database)
        assert done.returncode == 0, done.stderr
        play_on(table, [eva, adam], Random(2), actions=4)
        process.kill()
        database.write_bytes(b"damaged" * 1000)

        for beside in (f"{database}-wal", f"{database}-shm"):
            Path(beside).unlink(missing_ok=True)
        shutil.copyfile(copy, database)
        process.start()

        restored = eva.state(table)
        assert (restored["log"], restored["view"]) == (kept["log"], kept["view"])
        play_on(table, [eva, adam], Random(3), actions=4)
        checked = ziggurat("admin", "check", "--database", host.database)
        assert (checked.returncode, checked.stdout) == (0, "1 tables replay\n")
    assert copy.stat().st_mode & 0o077 == 0
    for line in ("rm -f ziggurat.db-wal ziggurat.db-shm", "install -m 600 copy.db ziggurat.db"):
        assert line in PAGE


def test_a_copy_of_postgres_is_restored_as_the_page_says(postgres: Postgres) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    where = ["--host", str(postgres.folder), "--username", "ziggurat"]
    with Host(first) as host:
        eva, adam, table = table_for_two(host)
        play_on(table, [eva, adam], Random(1), actions=6)
        dump = [binary("pg_dump"), "--format=custom", *where, name_of(first)]
        copy = subprocess.run(dump, capture_output=True, check=True).stdout
        kept = eva.state(table)
    restore = [binary("pg_restore"), "--no-owner", f"--dbname={name_of(second)}", *where]
    subprocess.run(restore, input=copy, check=True)
    with Host(second) as host:
        eva.moves_to(host.url)
        restored = eva.state(table)
        assert (restored["log"], restored["view"]) == (kept["log"], kept["view"])
    for option in ("pg_dump --format=custom", "pg_restore --no-owner --dbname="):
        assert option in PAGE


def name_of(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]
