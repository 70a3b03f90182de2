"""An analysis as one file to read: curve, boards and words, and nothing from outside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from ziggurat.analysis.facts import PHASES, Analysis, Candidate, Moment, Player, Step
from ziggurat.analysis.words import Words
from ziggurat.core.game import Game
from ziggurat.core.records import Record

WIDTH, HEIGHT = 1000, 260
"""Of the curve, in units of its picture."""
BAR, GAP, TALL = 52, 14, 150
"""Of the bars of a waterfall."""
DASHES = ("none", "12 6", "2 6", "14 5 2 5", "6 6")
TINTS = ("#a35f10", "#5d2a72", "#00707c", "#8f1d36", "#4b5320")
PARTS = ("start", "draws", "others", "own", "shown", "end")
RADII = {"inaccuracy": 5, "mistake": 7, "blunder": 9}
SIGNS = {"best": "✓", "good": "·", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""As chess players write them, so that a mark can be told without its colour."""
STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6efe2; --card: #fffaf0;
  --line: #d9cbb2; --soft: #6e5f4c; --gold: #c9952b; --loss: #a3281b; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1e7d6; --paper: #211a14; --card: #2d241c;
  --line: #4b3d30; --soft: #b7a78f; --gold: #d9a945; --loss: #ee8674; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
h1, h2, h3 { font-family: Piazzolla, Georgia, serif; line-height: 1.2; margin: 0 0 .5rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1rem 1.25rem; margin: 1rem 0; }
p { margin: .25rem 0; }
.soft { color: var(--soft); font-size: .9rem; }
.row { display: flex; flex-wrap: wrap; gap: 1.25rem; }
.row > * { flex: 1 1 17rem; min-width: 0; }
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 13px "Source Sans 3", system-ui, sans-serif; }
img { width: 100%; border-radius: .5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }
td.number, th.number { text-align: right; }
"""


def html(game: Game, record: Record, analysis: Analysis, language: str) -> str:
    """The whole file."""
    words = Words(game, language, analysis.names)
    title = f"{words.title()}: {', '.join(analysis.names)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(' '.join(sentences(words, player)))}</p>" for player in analysis.players),
        _section(words.say("analysis-shares"), _shares(words, analysis)),
        _section(words.say("analysis-way"), _ways(words, analysis)),
        _section(words.say("analysis-moments"), _moments(words, game, record, analysis)),
        _section(words.say("analysis-accuracy"), _accuracy(words, analysis)),
        _section(words.say("analysis-points"), _points(words, analysis)),
        _section(words.say("analysis-decisions"), _decisions(words, analysis)),
        f'<p class="soft">{escape(words.say("analysis-engine", engine=analysis.engine))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(words.say('analysis'))} · {escape(title)}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def sentences(words: Words, player: Player) -> list[str]:
    """What the numbers allow to be said of a player."""
    if player.headline == "unfinished":
        return [words.say("analysis-unfinished")]
    _, gave, drew = player.headline.split("-")
    way = player.waterfall
    return [
        words.say(f"analysis-played-{gave}", player=player.name, given=percent(-way.own)),
        words.say(f"analysis-drew-{drew}", drawn=percent(abs(way.draws))),
    ]


def percent(share: float) -> int:
    return round(100 * share)


def _section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{inside}</section>"


def _note(text: str) -> str:
    return f'<p class="soft">{escape(text)}</p>'


def _shares(words: Words, analysis: Analysis) -> str:
    notes = _note(words.say("analysis-shares-whose"))
    if analysis.rough:
        notes += _note(words.say("analysis-rough"))
    return curve(words, analysis) + notes


def curve(words: Words, analysis: Analysis) -> str:
    """The shares along the game, with the marks where they were given."""
    rows = analysis.curve()
    step = WIDTH / max(1, len(rows) - 1)
    names = analysis.names
    lines = []
    for seat, name in enumerate(names):
        points = " ".join(
            f"{number * step:.1f},{HEIGHT * (1 - row[seat]):.1f}" for number, row in enumerate(rows)
        )
        look = f'stroke="{TINTS[seat]}" stroke-dasharray="{DASHES[seat]}" stroke-width="3"'
        end = HEIGHT * (1 - rows[-1][seat])
        lines.append(
            f'<polyline points="{points}" fill="none" {look}/>'
            f'<text x="{WIDTH + 8}" y="{_label(end, seat):.0f}">{escape(name)}</text>'
        )
    dots = "".join(
        _dot(words, one, step) for one in analysis.marked("inaccuracy", "mistake", "blunder")
    )
    grid = "".join(
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT * part}" y2="{HEIGHT * part}" '
        f'stroke="var(--line)"/><text x="-8" y="{HEIGHT * part + 4}" text-anchor="end">'
        f"{percent(1 - part)}</text>"
        for part in (0, 0.5, 1)
    )
    return (
        f'<div class="wide"><svg viewBox="-40 -16 {WIDTH + 170} {HEIGHT + 32}" role="img" '
        f'aria-label="{escape(words.say("analysis-shares"))}">{grid}{"".join(lines)}{dots}</svg></div>'
    )


def _label(place: float, seat: int) -> float:
    """Where a name stands beside the end of its line, a little apart from the others."""
    return min(HEIGHT - 2.0, max(12.0, place + 5 * (seat - 1)))


def _dot(words: Words, step: Step, width: float) -> str:
    assert step.verdict is not None
    mark = step.verdict.mark
    place = HEIGHT * (1 - step.shares[step.seat])
    title = f"{step.number}. {step.words}: {words.say(f'analysis-mark-{mark}')}"
    return (
        f'<circle cx="{step.number * width:.1f}" cy="{place:.1f}" r="{RADII[mark]}" '
        f'fill="var(--card)" stroke="var(--loss)" stroke-width="2.5">'
        f"<title>{escape(title)}</title></circle>"
    )


def _ways(words: Words, analysis: Analysis) -> str:
    pictures = "".join(
        f"<div><h3>{escape(player.name)}</h3>{_waterfall(words, player)}</div>"
        for player in analysis.players
    )
    return f'<div class="row">{pictures}</div>' + _note(words.say("analysis-parts"))


def _waterfall(words: Words, player: Player) -> str:
    """Bars from the first share to the last, each with its sign."""
    way = player.waterfall
    values = [getattr(way, part) for part in PARTS]
    levels = _levels(values)
    top, low = max(max(pair) for pair in levels), min(0.0, *(min(pair) for pair in levels))
    scale = TALL / max(0.01, top - low)
    bars = []
    for number, (part, value, (first, last)) in enumerate(zip(PARTS, values, levels, strict=True)):
        x, y = number * (BAR + GAP), (top - max(first, last)) * scale
        tall = max(2.0, abs(last - first) * scale)
        whole = part in ("start", "end")
        fill = "var(--soft)" if whole else "var(--gold)" if value >= 0 else "none"
        said = f"{percent(value)}" if whole else f"{percent(value):+d}".replace("-", "−")
        bars.append(
            f'<rect x="{x}" y="{y + 20:.1f}" width="{BAR}" height="{tall:.1f}" fill="{fill}" '
            f'stroke="{"var(--loss)" if value < 0 else "var(--ink)"}"/>'
            f'<text x="{x + BAR / 2}" y="{y + 14:.1f}" text-anchor="middle">{said}</text>'
            f'<text x="{x + BAR / 2}" y="{TALL + 40}" text-anchor="middle">'
            f"{escape(words.say(f'analysis-part-{part}'))}</text>"
        )
    wide = len(PARTS) * (BAR + GAP)
    return f'<svg viewBox="-6 0 {wide} {TALL + 48}" role="img">{"".join(bars)}</svg>'


def _levels(values: Sequence[float]) -> list[tuple[float, float]]:
    """Where each bar begins and ends."""
    start, *parts, end = values
    found = [(0.0, start)]
    level = start
    for part in parts:
        found.append((level, level + part))
        level += part
    return [*found, (0.0, end)]


def _moments(words: Words, game: Game, record: Record, analysis: Analysis) -> str:
    cards = [_moment(words, game, record, analysis, moment) for moment in analysis.moments]
    return f'<div class="row">{"".join(cards)}</div>' + _note(words.say("analysis-seat-knew"))


def _moment(words: Words, game: Game, record: Record, analysis: Analysis, moment: Moment) -> str:
    """The board before a decision or after a draw, and what there is to say."""
    step = analysis.steps[moment.number - 1]
    name = analysis.names[moment.seat]
    if moment.kind == "draw":
        change = f"{percent(moment.change):+d}".replace("-", "−")
        title = words.say("analysis-draw", number=moment.number, drawn=change, player=name)
        state, inside = record.replay(game, moment.number), ""
    else:
        given = percent(-moment.change)
        title = words.say("analysis-move", number=moment.number, player=name, given=given)
        state, inside = record.replay(game, moment.number - 1), _both(words, step)
    picture = b64encode(state.svg(moment.seat).encode()).decode()
    return (
        f'<div><img alt="" src="data:image/svg+xml;base64,{picture}">'
        f"<h3>{escape(title)}</h3>{inside}</div>"
    )


def _both(words: Words, step: Step) -> str:
    assert step.verdict is not None
    verdict = step.verdict
    rows = [
        _candidate(words.say("analysis-played"), verdict.played, step.seat),
        _candidate(words.say("analysis-better"), verdict.best, step.seat),
    ]
    reasons = [words.reason(reason) for reason in verdict.best.reasons]
    return f"<table>{''.join(rows)}</table><p>{escape(' '.join(filter(None, reasons)))}</p>"


def _candidate(how: str, move: Candidate, seat: int) -> str:
    return (
        f"<tr><td>{escape(how)}</td><td><b>{escape(move.words)}</b></td>"
        f'<td class="number">{percent(move.shares[seat])} %</td></tr>'
    )


def _accuracy(words: Words, analysis: Analysis) -> str:
    head = [words.say(f"analysis-phase-{name}") for name in (*PHASES, "all")]
    head += [words.say(f"analysis-mark-{mark}") for mark in RADII]
    rows = []
    for player in analysis.players:
        own = player.accuracy
        cells = [own.beginning, own.middle, own.end, own.all]
        numbers = ["–" if cell is None else str(round(cell)) for cell in cells]
        numbers += [str(player.marks[mark]) for mark in RADII]
        rows.append([player.name, *numbers])
    return _table(["", *head], rows)


def _points(words: Words, analysis: Analysis) -> str:
    sources = [
        source
        for source in dict.fromkeys(name for player in analysis.players for name in player.points)
        if any(player.points.get(source) for player in analysis.players)
    ]
    rows = [
        [player.name, *(str(player.points.get(source, 0)) for source in sources)]
        for player in analysis.players
    ]
    return _table(["", *(words.source(source) for source in sources)], rows)


def _decisions(words: Words, analysis: Analysis) -> str:
    """All that were marked, in the order of the game."""
    rows = []
    for step in analysis.marked("inaccuracy", "mistake", "blunder"):
        assert step.verdict is not None
        mark = step.verdict.mark
        said = f"{SIGNS[mark]} {words.say(f'analysis-mark-{mark}')}"
        moves = [step.words, step.verdict.best.words]
        lost = f"−{percent(step.verdict.loss)} %"
        rows.append([str(step.number), analysis.names[step.seat], *moves, said, lost])
    head = ["", "", words.say("analysis-played"), words.say("analysis-better"), "", ""]
    return _table(head, rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'
