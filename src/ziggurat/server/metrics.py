"""Numbers for Prometheus. Counts and times only; no label ever holds anything of a game."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        name = "ziggurat"
        self.requests = Counter(
            f"{name}_requests",
            "HTTP requests",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            f"{name}_request_seconds", "Time to answer", ["route"], registry=self.registry
        )
        self.entries = Counter(
            f"{name}_log_entries", "Entries written to logs", ["kind"], registry=self.registry
        )
        self.replayed = Counter(
            f"{name}_entries_replayed",
            "Entries read from logs and carried out again",
            registry=self.registry,
        )
        self.connections = Gauge(
            f"{name}_connections",
            "Connections that are not live ones, without those of proxies",
            registry=self.registry,
        )
        self.refused = Counter(
            f"{name}_connections_refused",
            "Connections not taken or given up, by what they came to the limit of",
            ["limit"],
            registry=self.registry,
        )
        self.frozen = Counter(
            f"{name}_tables_frozen",
            "Times a table was opened whose log is damaged",
            registry=self.registry,
        )
        self.sockets = Gauge(f"{name}_sockets", "Live connections", registry=self.registry)
        self.problems = Counter(
            f"{name}_problems", "Problems that clients got", ["key"], registry=self.registry
        )
        self.bot_seconds = Histogram(
            f"{name}_bot_seconds", "Time a bot takes to decide", registry=self.registry
        )
        self.bot_thoughts = Gauge(
            f"{name}_bot_thoughts", "Thoughts under way", registry=self.registry
        )
        self.workers = Gauge(
            f"{name}_workers_replaced", "Workers that crashed", registry=self.registry
        )
        self.tables = Gauge(f"{name}_tables_in_memory", "Tables in memory", registry=self.registry)
        self.analyses = Counter(
            f"{name}_analyses", "Analyses that ended", ["result"], registry=self.registry
        )
        self.analysing = Gauge(
            f"{name}_analyses_under_way", "Analyses under way", registry=self.registry
        )
        self.notices = Counter(
            f"{name}_notices", "Notices sent", ["kind", "result"], registry=self.registry
        )
        self.threads = Gauge(
            f"{name}_threads_waiting",
            "Slow works that wait for a thread or for their end",
            ["pool"],
            registry=self.registry,
        )
        self.bus = Gauge(f"{name}_bus_up", "Whether news comes in", registry=self.registry)
