"""`python -m ziggurat.engines LEVEL [GAME]`: as `ziggurat bot`, with nothing else imported."""

import sys

from ziggurat.core.errors import ZigguratError
from ziggurat.engines.engine import serve

if __name__ == "__main__":
    try:
        serve(*sys.argv[1:3])
    except ZigguratError as error:
        sys.exit(f"ziggurat: {error}")
