"""The examples that are scripts run as they are."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.hosts import SECONDS, Host, all_go_home
from tests.server.polling import until

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_a_bot_of_thirty_lines_plays_a_whole_game_at_a_real_table() -> None:
    with Host() as host:
        owner = host.guest("Eva")
        table = owner.sets_up("mexica", "open", "random")
        script = EXAMPLES / "bot_over_http.py"
        command = [sys.executable, str(script), host.url, table, "Robin"]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            until(
                lambda: "'kind': 'person'" in str(owner.get(f"/api/tables/{table}")["seats"]),
                SECONDS,
                "the bot sits down",
            )
            owner.starts(table)
            said, _ = bot.communicate(timeout=300)
        finally:
            bot.kill()
        over = owner.state(table)
        all_go_home()

    assert re.fullmatch(r"Robin came in place [12]\n", said), said
    assert over["stage"] == "over"


def test_the_bot_over_http_has_about_thirty_lines_and_only_the_standard_library() -> None:
    source = (EXAMPLES / "bot_over_http.py").read_text("utf-8")
    code = [line for line in source.split('"""', 2)[2].splitlines() if line.strip()]

    assert len(code) <= 35
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert imported <= set(sys.stdlib_module_names)


def test_the_tournament_ranks_all_three() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "tournament.py"), "6"],
        capture_output=True,
        text=True,
        check=True,
    )

    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert sorted(names) == ["greedy", "random", "tournament:Builder"]
    assert names[0] == "greedy"
