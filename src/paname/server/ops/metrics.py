"""Prometheus metrics. Labels never hold anything about a player or a table."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.process_collector import ProcessCollector

registry: Final = CollectorRegistry()
ProcessCollector(registry=registry)

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

requests: Final = Counter("paname_requests", "HTTP requests", ["endpoint", "status"], registry=registry)
request_seconds: Final = Histogram(
    "paname_request_seconds", "Time to answer", ["endpoint"], buckets=_FAST, registry=registry
)
commands: Final = Counter("paname_commands", "Commands by outcome", ["outcome"], registry=registry)
commit_seconds: Final = Histogram("paname_commit_seconds", "Time of a commit", buckets=_FAST, registry=registry)
commit_batch: Final = Histogram(
    "paname_commit_batch", "Writes per commit", buckets=(1, 2, 4, 8, 16, 32, 64), registry=registry
)
publish_seconds: Final = Histogram(
    "paname_publish_seconds", "From commit to the last socket", buckets=_FAST, registry=registry
)
sockets: Final = Gauge("paname_sockets", "Connected sockets and event streams", registry=registry)
slow_readers: Final = Counter("paname_slow_readers", "Sockets dropped because they did not read", registry=registry)
cached_tables: Final = Gauge("paname_cached_tables", "Games folded in memory", registry=registry)
folds: Final = Counter("paname_folds", "Games folded from storage", registry=registry)
bot_seconds: Final = Histogram(
    "paname_bot_seconds",
    "Time a bot took to choose",
    ["bot"],
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
    registry=registry,
)
bot_trouble: Final = Counter("paname_bot_trouble", "Bot answers replaced", ["bot", "cause"], registry=registry)
failures: Final = Counter("paname_failures", "Requests that ended in an unexpected error", registry=registry)
behind: Final = Counter(
    "paname_behind", "Tables that the heartbeat found behind the database: something was not heard", registry=registry
)
listening: Final = Gauge("paname_listening", "1 while other servers are heard (PostgreSQL)", registry=registry)
refused_connections: Final = Counter(
    "paname_refused_connections", "Connections that were one too many", registry=registry
)
limited: Final = Counter("paname_limited", "Requests refused by a limit", ["code"], registry=registry)
