"""Numbers in few numbers."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, quantiles, stdev


@dataclass(frozen=True)
class Spread:
    """Of no numbers at all everything is None, of a single one the deviation."""

    mean: float | None
    sd: float | None
    low: float | None  # one in twenty is below
    median: float | None
    high: float | None  # one in twenty is above


def spread(values: Sequence[float]) -> Spread:
    if not values:
        return Spread(None, None, None, None, None)
    twentieths = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [values[0]] * 19
    deviation = stdev(values) if len(values) > 1 else None
    return Spread(fmean(values), deviation, twentieths[0], twentieths[9], twentieths[18])


def spread_data(values: Sequence[float]) -> dict[str, float | None]:
    return {name: rounded(value) for name, value in asdict(spread(values)).items()}


def rounded(value: float | None, digits: int = 4) -> float | None:
    return None if value is None else round(value, digits)


def mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None
