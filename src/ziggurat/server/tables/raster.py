"""A position as pixels, which is what other sites show of a link. Needs the extra `pictures`."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec

WIDTH, HEIGHT = 1200, 630
"""The shape in which sites show pictures of links."""
SANS = "DejaVu Sans"
"""The font of words where the machine has none of those that a picture names."""

GROUND = re.compile(r'</defs><rect [^>]*fill="([^"]+)"')


@cache
def can_rasterise() -> bool:
    return find_spec("resvg_py") is not None


def rasterised(svg: str) -> bytes:
    """A picture in the middle of its own ground, as PNG."""
    import resvg_py  # noqa: PLC0415  # an extra that only this needs

    found = GROUND.search(svg)
    ground = "none" if found is None else found[1]
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    head, _, rest = svg.partition(" viewBox=")
    inside = f"{head.partition(' width=')[0]} {size} viewBox={rest}"
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
        f'<rect {size} fill="{ground}"/>{inside}</svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=whole, sans_serif_family=SANS))
