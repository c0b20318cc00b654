"""A report: one HTML file that needs nothing else, by day and by night, on paper too."""

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from paname.arena.report.marks import number, percent
from paname.arena.stats.spread import mean

TEMPLATES = Environment(
    loader=PackageLoader("paname.arena", "report"),
    autoescape=select_autoescape(["html"]),
    undefined=StrictUndefined,
    trim_blocks=True,
)
TEMPLATES.filters.update(number=number, percent=percent, mean=mean)


def page(template: str, **content: Any) -> str:
    return TEMPLATES.get_template(template).render(content)
