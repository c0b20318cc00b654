"""The frame of a report: one HTML file that needs nothing else, by day and by night, on paper too."""

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light;
  --page: #e9dcbf; --panel: #faf4e4; --inset: #f0e5cc; --ink: #1b2135; --ink-2: #54503f; --rule: #d8c9a6;
  --accent: #1a6257; --burgundy: #7c1f36; --gold: #b98a2c; --bar: #17233f; --bar-ink: #f7eed8; --bar-2: #c3bfae;
  --c0: #0072b2; --c1: #c75300; --c2: #00805d; --c3: #b0568a;
  --c4: #96701c; --c5: #3b83b5; --c6: #7c1f36; --c7: #66645c; --on: #fffaee; }
:root[data-theme=dark] { color-scheme: dark;
  --page: #0b1122; --panel: #151e36; --inset: #0f172b; --ink: #f4e9d0; --ink-2: #b9b6ab; --rule: #2c3857;
  --accent: #63c0ac; --burgundy: #ec97a4; --gold: #d8b055; --bar: #070b18; --bar-ink: #f4e9d0; --bar-2: #b9b6ab;
  --c0: #58aee0; --c1: #f08c4a; --c2: #3fc39b; --c3: #dd9cc4;
  --c4: #d8b055; --c5: #93c9ee; --c6: #ec97a4; --c7: #a5a49b; --on: #0b1122; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 500 15px/1.45 "Alegreya Sans", "Gill Sans", Optima,
  Candara, "Segoe UI", "Noto Sans", sans-serif; font-variant-numeric: lining-nums tabular-nums; }
h1, h2 { font-family: "Yeseva One", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; font-weight: 600;
  margin: 0; text-wrap: balance; }
header { background: var(--bar); color: var(--bar-ink); border-bottom: 3px solid var(--gold); padding: 26px 0 22px; }
header .row { display: flex; gap: 24px; align-items: start; justify-content: space-between; }
h1 { font-size: 31px; line-height: 1.15; }
header p { margin: 8px 0 0; color: var(--bar-2); max-width: 78ch; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentColor; border-radius: 99px;
  padding: 5px 14px; cursor: pointer; white-space: nowrap; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; }
.wrap { max-width: 1240px; margin: 0 auto; padding: 0 24px; }
main.wrap { padding-top: 24px; padding-bottom: 20px; }
main > * { margin-bottom: 20px; }
.columns { columns: 2 520px; column-gap: 20px; }
.columns section { break-inside: avoid; }
.columns section + section { margin-top: 20px; }
section { background: var(--panel); border: 1px solid var(--rule); border-radius: 6px; padding: 18px 22px 20px;
  min-width: 0; }
section h2 { font-size: 20px; color: var(--accent); }
section > p { margin: 4px 0 14px; color: var(--ink-2); max-width: 90ch; }
.scroll { overflow-x: auto; }
.scroll svg { display: block; width: 100%; min-width: 440px; max-width: 720px; height: auto; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.tiles div { background: var(--panel); border: 1px solid var(--rule); border-radius: 6px; padding: 12px 16px; }
.tiles b { display: block; font: 600 25px/1.15 "Yeseva One", Palatino, Georgia, serif; color: var(--burgundy); }
.tiles span { color: var(--ink-2); }
table { border-collapse: collapse; width: 100%; }
th { text-align: right; color: var(--ink-2); font-weight: 600; padding: 6px 10px; border-bottom: 2px solid var(--gold);
  vertical-align: bottom; }
td { text-align: right; padding: 6px 10px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child, .left { text-align: left; }
td small { color: var(--ink-2); font-size: 13px; }
td.left { white-space: normal; }
tbody tr:hover { background: var(--inset); }
code, pre { font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
pre { background: var(--inset); border-radius: 4px; padding: 10px 14px; overflow-x: auto; margin: 0; }
.chip { display: inline-block; border-radius: 99px; padding: 1px 10px; font-size: 13px; border: 1px solid var(--rule);
  background: var(--inset); }
.chip.reconstructed { border-color: var(--burgundy); color: var(--burgundy); }
.swatch { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin-right: 9px;
  vertical-align: -1px; }
svg text { fill: var(--ink); font-size: 14px; }
svg .tick { fill: var(--ink-2); font-size: 13px; }
svg .axis { fill: var(--ink-2); font-size: 13px; font-style: italic; }
svg .figure { font-weight: 700; paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .guide { stroke: var(--rule); stroke-width: 1; stroke-dasharray: 2 3; }
svg .mark { stroke: var(--burgundy); stroke-width: 1.6; stroke-dasharray: 5 3; }
svg .whisker { stroke: var(--ink); stroke-width: 1.6; }
svg .edge { stroke: var(--panel); stroke-width: 1.5; }
svg .quiet { fill-opacity: .38; }
svg .above { fill: var(--accent); } svg .below { fill: var(--burgundy); } svg .empty { fill: var(--inset); }
svg .stroke { fill: none; stroke-width: 2.2; stroke-linejoin: round; } svg .band { fill-opacity: .13; }
svg text.on { fill: var(--on); font-weight: 700; font-size: 13px; }
footer { color: var(--ink-2); padding-bottom: 32px; }
@media (max-width: 640px) { .wrap { padding: 0 12px; } section { padding: 14px; } h1 { font-size: 25px; } }
@media print { body { background: none; } button { display: none; } section { break-inside: avoid; } }
"""
COLOURS = "".join(
    f".c{i}.fill,.c{i}.band{{fill:var(--c{i})}}.c{i}.stroke{{stroke:var(--c{i})}}.swatch.c{i}{{background:var(--c{i})}}\n"
    for i in range(8)
)
SCRIPT = """
const root = document.documentElement, button = document.querySelector("button");
const show = theme => { root.dataset.theme = theme; button.textContent = theme === "dark" ? "Day" : "Night"; };
show(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
button.onclick = () => show(root.dataset.theme === "dark" ? "light" : "dark");
"""


def section(title: str, words: str, content: str) -> str:
    """A part of the report; `words` say in a sentence what is to be seen."""
    said = f"<p>{escape(words)}</p>" if words else ""
    return f"<section><h2>{escape(title)}</h2>{said}<div class=scroll>{content}</div></section>"


def columns(parts: Iterable[str]) -> str:
    """Sections side by side where there is room."""
    return f"<div class=columns>{''.join(parts)}</div>"


def tiles(figures: Iterable[tuple[str, str]]) -> str:
    """The few figures to take away: (figure, what it is)."""
    parts = "".join(f"<div><b>{escape(figure)}</b><span>{escape(what)}</span></div>" for figure, what in figures)
    return f"<div class=tiles>{parts}</div>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], left: Iterable[int] = ()) -> str:
    """Cells are HTML already; the columns in `left` are words, the others figures."""
    words = {0, *left}
    head = "".join(f"<th{' class=left' if i in words else ''}>{escape(name)}</th>" for i, name in enumerate(heads))
    body = "".join(
        "<tr>"
        + "".join(f"<td{' class=left' if i in words else ''}>{cell}</td>" for i, cell in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def swatch(colour: int) -> str:
    return f'<span class="swatch c{colour}"></span>'


def page(title: str, words: str, parts: Iterable[str], footer: str) -> str:
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}{COLOURS}</style></head>
<body><header><div class="wrap row"><div><h1>{escape(title)}</h1><p>{escape(words)}</p></div>
<button type="button">Night</button></div></header>
<main class="wrap">{"".join(parts)}</main>
<footer class="wrap">{escape(footer)}</footer><script>{SCRIPT}</script></body></html>
"""
