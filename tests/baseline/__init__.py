"""What an earlier release left behind: records, positions and databases that must stay readable.

    python -m tests.baseline        plays them anew with release 0.1.0, into tests/baseline/0.1.0

Everything in there was written by the code of that release, in an environment of its own
(`python -m tests.release`), and is kept: what is played anew would be other games.
"""

from pathlib import Path

FOLDER = Path(__file__).parent / "0.1.0"
