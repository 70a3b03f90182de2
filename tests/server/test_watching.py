"""The dashboard and the alert rules that hosts import: they ask for what the server tells."""

from __future__ import annotations

import json
import re
from pathlib import Path

import yaml
from prometheus_client.metrics import MetricWrapperBase

from ziggurat.core.json_fields import Fields
from ziggurat.core.types import Json
from ziggurat.server.metrics import Metrics
from ziggurat.server.problems import TITLES
from ziggurat.server.threads import Threads

FILES = Path(__file__).parents[2] / "docs" / "hosting"
PAGE = (FILES.parent / "hosting.md").read_text("utf-8")
SCRAPED = {"instance", "job", "le"}
"""Labels that Prometheus itself sets."""
ASKED = re.compile(r"\b(ziggurat_[a-z_]+)(?:\{([^}]*)\})?")
CHOSEN = re.compile(r'([a-z_]+)=~?"([^"]*)"')
GROUPED = re.compile(r"by \(([a-z_, ]+)\)")
SENT = {"sent", "failed", "left-alone"}


def told() -> dict[str, set[str]]:
    """Every series that the server has, with its labels."""
    found: dict[str, set[str]] = {}
    ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    for one in vars(Metrics()).values():
        if isinstance(one, MetricWrapperBase):
            for metric in one.describe():
                for end in ends.get(metric.type, [""]):
                    found[metric.name + end] = {*one._labelnames, *SCRAPED}
    return found


def check(expression: str) -> set[str]:
    """It asks for series that there are, by labels and values that they have: those labels."""
    series = told()
    asked = ASKED.findall(expression)
    known: set[str] = set()
    for name, chosen in asked:
        assert name in series, f"{name} in {expression}"
        known |= series[name]
        for label, value in CHOSEN.findall(chosen):
            assert label in series[name], f"{label} in {expression}"
            for one in value.split("|"):
                assert possible(label, one), f"{label}={one} in {expression}"
    for group in GROUPED.findall(expression):
        assert set(group.split(", ")) <= known, expression
    return known


def possible(label: str, value: str) -> bool:
    if label == "key":
        return value in TITLES
    if label == "pool":
        return value in Threads().pools()
    if label == "result":
        return value in SENT
    return label == "instance" and value == "$instance"


def rules() -> list[Fields]:
    value = yaml.safe_load((FILES / "alerts.yaml").read_text("utf-8"))
    assert isinstance(value, dict)
    found: dict[str, Json] = value
    groups = [Fields(group, "group") for group in Fields(found, "alerts").row("groups")]
    return [Fields(rule, "rule") for group in groups for rule in group.row("rules")]


def test_alerts_ask_for_what_there_is_and_say_what_to_do() -> None:
    names = [str(rule.get("alert")) for rule in rules()]
    assert len(set(names)) == len(names) > 10
    for rule in rules():
        expression = str(rule.get("expr"))
        assert expression.count("(") == expression.count(")")
        known = check(expression)
        rule.inner("labels").word("severity", ("critical", "warning", "info"))
        texts = rule.inner("annotations")
        assert len(str(texts.get("summary"))) > 10
        assert len(str(texts.get("description"))) > 10
        for label in re.findall(r"\$labels\.([a-z]+)", str(texts.get("summary"))):
            assert label in known | SCRAPED, label


def panels() -> list[Fields]:
    dashboard = Fields(json.loads((FILES / "grafana.json").read_text("utf-8")), "dashboard")
    return [Fields(panel, "panel") for panel in dashboard.row("panels")]


def test_the_dashboard_shows_every_metric() -> None:
    shown: set[str] = set()
    for panel in panels():
        for target in panel.row("targets"):
            expression = str(Fields(target, "target").get("expr"))
            check(expression)
            shown |= {name for name, _ in ASKED.findall(expression)}
    for metric in Metrics().registry.collect():
        assert any(name.startswith(metric.name) for name in shown), metric.name


def test_the_dashboard_needs_nothing_but_import() -> None:
    text = (FILES / "grafana.json").read_text("utf-8")
    dashboard = Fields(json.loads(text), "dashboard")
    assert "__inputs" not in dashboard.names()
    variables = [Fields(one, "variable") for one in dashboard.inner("templating").row("list")]
    assert [one.get("name") for one in variables] == ["datasource", "instance"]
    ids = [panel.get("id") for panel in panels()]
    assert len(set(map(str, ids))) == len(ids)
    for panel in panels():
        if panel.get("type") != "row":
            assert panel.inner("datasource").get("uid") == "${datasource}"
        place = panel.inner("gridPos")
        assert place.number("x", 0, 23) + place.number("w", 1, 24) <= 24
    for name in ("grafana.json", "alerts.yaml", "prometheus.yaml"):
        assert f"(hosting/{name})" in PAGE
