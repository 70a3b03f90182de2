"""The documents of each game, which lie in its folder, as pages of the site (a hook of mkdocs).

`games/<game>/rules/en.md` becomes `rules/<game>.md`, the same in another language
`rules/<game>.<language>.md`, and `positions.md` becomes `positions/<game>.md`. Links are written
for whoever reads the files where they lie, and are led to these pages here. Pictures of the rules
are drawn for the site.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import ziggurat
from ziggurat import Game
from ziggurat.core.rulebook import picture, picture_names

FROM_DOCS = "../src/ziggurat/games/"
TO_DOCS = "../../../../docs/"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the pages of the games where the navigation names them in general."""
    assert config.nav is not None
    for section in config.nav:
        if isinstance(section, dict):
            for entries in section.values():
                _fill(entries)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for game in ziggurat.games():
        for address, path in _pages(game):
            files.append(File.generated(config, address, abs_src_path=str(path)))
        for name in picture_names(game):
            drawn = picture(game, name)
            files.append(File.generated(config, f"rules/pictures/{name}.svg", content=drawn))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    up = "../" * page.file.src_uri.count("/")
    text = markdown.replace(f"]({TO_DOCS}", f"]({up}")
    text = re.sub(r"\]\(picture:([a-z0-9-]+)\)", rf"]({up}rules/pictures/\1.svg)", text)
    text = re.sub(rf"\]\({re.escape(FROM_DOCS)}(\w+)/rules/en\.md", rf"]({up}rules/\1.md", text)
    return re.sub(
        rf"\]\({re.escape(FROM_DOCS)}(\w+)/positions\.md", rf"]({up}positions/\1.md", text
    )


def _fill(entries: list[object]) -> None:
    for place, kind in (("games/rules", "rules/"), ("games/positions", "positions/")):
        if place not in entries:
            continue
        pages = [address for game in ziggurat.games() for address, _ in _pages(game)]
        at = entries.index(place)
        entries[at : at + 1] = [address for address in pages if address.startswith(kind)]


def _pages(game: Game) -> list[tuple[str, Path]]:
    """The addresses of a game's documents and where they lie; English first."""
    languages = sorted(game.folder.glob("rules/*.md"), key=lambda path: (path.stem != "en", path))
    found = [
        (f"rules/{game.name}{'' if path.stem == 'en' else f'.{path.stem}'}.md", path)
        for path in languages
    ]
    found.append((f"positions/{game.name}.md", game.folder / "positions.md"))
    return [(address, path) for address, path in found if path.is_file()]
