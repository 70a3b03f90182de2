"""What a link to a table shows where it is posted: tags as a spectator may know them."""

from __future__ import annotations

from html import escape

from sqlalchemy import select

from ziggurat.server.notices.mail_text import ENGLISH, game_title
from ziggurat.server.storage import Seating, Store, TableRow
from ziggurat.server.tables.raster import HEIGHT, WIDTH, can_rasterise
from ziggurat.server.tables.registry import PERSON

SITE = "Ziggurat"
NOT_STARTED = -1
LOGO = "/icon-512.png"


async def preview_tags(
    store: Store, table: str, base_url: str, move: int | None = None
) -> str | None:
    """The tags of a table's page, or of a moment there; None where there is no such table."""
    async with store.read() as session:
        row = await session.get(TableRow, table)
        if row is None:
            return None
        names = await session.scalars(
            select(Seating.name)
            .where(Seating.table == table, Seating.kind == PERSON)
            .order_by(Seating.seat)
        )
        people = list(names) if row.spectators else []
    shown = row.log if move is None else min(move, row.log)
    moment = "" if move is None else f"?move={move}"
    title = game_title(row.game, ENGLISH)
    tags = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:url": f"{base_url}/t/{table}{moment}",
        "og:title": row.name if row.name and row.spectators else title,
        "og:description": " · ".join([title, *people]),
    }
    tags |= {"og:image": f"{base_url}{LOGO}", "og:image:type": "image/png"}
    if row.spectators and row.log > NOT_STARTED and can_rasterise():
        tags |= {
            "og:image": f"{base_url}/api/tables/{table}/positions/{shown}/preview.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
    )
