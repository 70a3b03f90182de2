"""Writes `page/printed.ts` of every game that declares what its page draws."""

from __future__ import annotations

import ziggurat
from ziggurat.core.page_data import source


def main() -> None:
    for game in ziggurat.games():
        if game.printed:
            path = game.folder / "page" / "printed.ts"
            path.write_text(source(game.printed, game.printed_imports), "utf-8")
            print(path)


if __name__ == "__main__":
    main()
