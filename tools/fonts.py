"""Makes the fonts of the page, ui/src/fonts/*.woff2: the letters of its languages, no more.

    .venv/bin/pip install brotli
    .venv/bin/python tools/fonts.py

Titles have one weight, texts those from 400 to 800. Letters that are not there come from the whole
fonts in node_modules, when a name needs them. To run again when a language or a sign is added.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

UI = Path(__file__).resolve().parents[1] / "ui"
PACKAGES = UI / "node_modules" / "@fontsource-variable"
FONTS = UI / "src" / "fonts"

WEIGHTS: dict[str, float | tuple[float, float]] = {"piazzolla": 680, "source-sans-3": (400, 800)}
LETTERS = {
    "latin": "".join(map(chr, range(0x20, 0x7F)))
    + "áéíóúýÁÉÍÓÚÝäëïöüÄËÏÖÜàèùâêîôûçñãõåæøßÀÈÇÑÅÆØœŒ"
    + "’‘“”„–—…·×°−←↑→↓↔≠›‹«»€\u00a0\u202f½",
    "latin-ext": "ąĄćĆčČďĎęĘěĚłŁńŃňŇőŐřŘśŚšŠťŤůŮűŰźŹżŻžŽ",
}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"]


def make(family: str, part: str) -> Path:
    """One font with the letters of one part."""
    font = TTFont(PACKAGES / family / "files" / f"{family}-{part}-wght-normal.woff2")
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS[part])
    subsetter.subset(font)
    for glyph in font.getGlyphOrder():  # those that are the same in all weights are not listed
        font["gvar"].variations.setdefault(glyph, [])
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS[family]})
    font.flavor = "woff2"
    made = FONTS / f"{family}-{part}.woff2"
    font.save(made)
    return made


def main() -> None:
    for family in WEIGHTS:
        for part in LETTERS:
            made = make(family, part)
            print(made.stat().st_size, made.relative_to(UI))


if __name__ == "__main__":
    main()
