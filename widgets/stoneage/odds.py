"""Exact chances of the roll that is looked at: a chart, the chance of at least so many, and what tools would add."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import Any, ClassVar, Final, NamedTuple

import ipywidgets
import plotly.graph_objects as go

from gamepkg.scene.tokens import Theme, colour, tokens
from gamepkg.stoneage import chances
from gamepkg.stoneage import table as t
from gamepkg.stoneage.names import AT, GOODS, HOME
from gamepkg.stoneage.places import GATHER
from gamepkg.stoneage.words import amount, good_name, place_title
from gamepkg.text.wording import in_a_row
from widgets import theme
from widgets.boards.loader import board_figure_class
from widgets.boards.sensor import Sensor
from widgets.panels.kit import Panel, heading
from widgets.table import Table

CLEAR: Final = "rgba(0,0,0,0)"
HEIGHT: Final = 160
MOST_ROWS: Final = 7


class Look(NamedTuple):
    """A roll that somebody thinks about: so many people for a good, with these tools at hand."""

    title: str
    good: str
    people: int
    tools: tuple[int, ...]


def looked_at(table: Table) -> Look | None:
    """The roll of the previewed placement or use, or the one that is about to be made."""
    state, lang = table.state, table.language
    if not table.open or table.covered:
        return None
    seat = state.seat
    tools = chances.tools_of(state, seat)[: chances.MOST_TOOLS]
    frame = state.frames[-1]
    if frame[0] == t.ROLL and frame[2] != t.NONE:
        return Look(amount(frame[1], "dice", lang), GOODS[frame[2]], frame[1], tools)
    if table.selected is None:
        return None
    action = table.action(table.selected)
    if action.kind not in ("place", "use"):
        return None
    p = state.table.number_of[action.args[0]]
    place = state.table.places[p]
    if place.kind != GATHER:
        return None
    people = int(action.args[1]) if action.kind == "place" else state.rows[seat][AT + p]
    return Look(place_title(place, lang), place.good, people, tools)


def percent(chance: Fraction) -> str:
    """A chance with one decimal.

    >>> percent(Fraction(20, 27)), percent(Fraction(1)), percent(Fraction(1, 10000))
    ('74.1%', '100%', '<0.1%')
    """
    if chance in (0, 1):
        return f"{int(chance) * 100}%"
    if chance < Fraction(1, 1000):
        return "<0.1%"
    return f"{float(chance) * 100:.1f}%" if chance <= Fraction(999, 1000) else ">99.9%"


class Numbers(Panel):
    """The chances of the roll in figures."""

    classes: ClassVar = ("gp-odds-figures",)

    def body(self) -> str:
        table = self.table
        look = looked_at(table)
        if look is not None:
            return self._of(look)
        placing = table.open and not table.covered and table.state.decision.kind == "place"
        return self._means() if placing else ""

    def _of(self, look: Look) -> str:
        """The chances of one roll."""
        lang = self.table.language
        plain, helped = spreads(look)
        heads = [self.table.say("stoneage-odds-least"), self.table.say("stoneage-odds-plain")]
        heads += [self._helped(look)] if look.tools else []
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        rows = "".join(
            f"<tr><td>{escape(amount(count, look.good, lang))}</td><td>{percent(least(plain, count))}</td>"
            + (f"<td>{percent(least(helped, count))}</td>" if look.tools else "")
            + "</tr>"
            for count in worth_telling(plain, helped)
        )
        people = amount(look.people, "people", lang)
        title = self.say("stoneage-odds-title", place=look.title, people=people)
        return (
            f'{heading(title, self.chip("stoneage.gather.dice"))}<p class="gp-lead">{self._mean(look)}</p>'
            f'<table class="gp-table"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
            f'<p class="gp-note">{self.say("stoneage-odds-note")}</p>'
        )

    def _means(self) -> str:
        """What so many people bring on average, of every good; while people are placed and no place is looked at."""
        state, lang = self.table.state, self.table.language
        most = range(1, state.rows[state.seat][HOME] + 1)
        heads = "".join(f'<th scope="col">{count}</th>' for count in most)
        rows = ""
        for place in state.table.places:
            if place.kind == GATHER:
                cells = "".join(f"<td>{float(chances.expected(place.good, count)):.1f}</td>" for count in most)
                rows += f"<tr><td>{theme.icon(place.good)} {escape(good_name(place.good, lang))}</td>{cells}</tr>"
        heads = f'<th scope="col">{self.say("stoneage-col-people")}</th>{heads}'
        return (
            f"{heading(self.say('stoneage-means-title'), self.chip('stoneage.gather.dice'))}"
            f'<table class="gp-table"><thead><tr>{heads}</tr></thead>'
            f'<tbody>{rows}</tbody></table><p class="gp-note">{self.say("stoneage-means-note")}</p>'
        )

    def _helped(self, look: Look) -> str:
        return self.table.say("stoneage-odds-helped", tools=in_a_row(list(map(str, look.tools)), self.table.language))

    def _mean(self, look: Look) -> str:
        good = good_name(look.good, self.table.language)
        plain = f"{float(chances.expected(look.good, look.people)):.2f}"
        if not look.tools:
            return self.say("stoneage-odds-mean", mean=plain, good=good)
        helped = f"{float(chances.expected(look.good, look.people, look.tools)):.2f}"
        return self.say("stoneage-odds-mean-tools", mean=plain, good=good, more=helped)


def spreads(look: Look) -> tuple[chances.Spread, chances.Spread]:
    """The chance of each amount, without tools and with all of them."""
    return chances.gains(look.good, look.people), chances.gains(look.good, look.people, look.tools)


def least(spread: chances.Spread, amount: int) -> Fraction:
    """The chance of at least so many.

    >>> least(chances.gains("gold", 2), 1)
    Fraction(13, 18)
    """
    return sum((chance for gained, chance in spread.items() if gained >= amount), Fraction(0))


def worth_telling(plain: chances.Spread, helped: chances.Spread) -> range:
    """The amounts whose chance says something: from the last that is sure to the most, some of them.

    >>> worth_telling(chances.gains("food", 3), chances.gains("food", 3))
    range(1, 8)
    """
    sure = min(plain)
    return range(max(1, sure), min(max(helped), max(1, sure) + MOST_ROWS - 1) + 1)


class Odds(ipywidgets.VBox):
    """Figures and a chart of bars: how likely each amount is, without tools and with all that are unused.

    The figure is made when it is first needed; its colours follow the page.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.numbers = Numbers(table)
        self.sensor = Sensor(lambda x, y: None)
        self.figure: go.FigureWidget | None = None
        self._theme: Theme = "light"
        self._dressed: object = None
        self.chart = ipywidgets.VBox([self.sensor])
        for name in ("gp-plotly", "gp-odds-chart"):
            self.chart.add_class(name)
        super().__init__([self.numbers, self.chart])
        for name in ("gp-panel", "gp-odds"):
            self.add_class(name)
        self.sensor.observe(self._dress, ["dark", "width"])
        table.watch(self.refresh)

    def refresh(self) -> None:
        """Show the chances of the roll that is looked at, or nothing."""
        look = looked_at(self.table)
        (self.remove_class if self.numbers.html else self.add_class)("gp-hidden")
        (self.chart.remove_class if look else self.chart.add_class)("gp-hidden")
        if look is None:
            return
        if self.figure is None:
            self.figure = board_figure_class()(go.Figure([go.Bar(), go.Bar()], self._layout()))
            self.figure._config = {"displayModeBar": False, "staticPlot": False, "responsive": True}
            self.chart.children = [self.sensor, self.figure]
        self._draw(self.figure, look)

    def _draw(self, figure: Any, look: Look) -> None:
        table = self.table
        plain, helped = spreads(look)
        amounts = sorted({*plain, *helped} if look.tools else plain)
        names = (table.say("stoneage-odds-plain"), table.say("stoneage-odds-with"))
        with figure.batch_update():
            for trace, spread, name in zip(figure.data, (plain, helped), names, strict=True):
                trace.x = amounts
                trace.y = [float(spread.get(amount, 0)) for amount in amounts]
                trace.name = name
                trace.visible = bool(look.tools) or spread is plain
            dress = self._theme, table.language, self.sensor.width
            if dress != self._dressed:
                self._dressed = dress
                self._paint(figure)
                figure.layout.update(self._layout())
            figure.layout.xaxis.title.text = good_name(look.good, table.language)

    def _paint(self, figure: Any) -> None:
        """Colours and patterns, so that colour is not the only sign."""
        ink = colour("ink", self._theme)
        figure.data[0].marker = {"color": colour("lineStrong", self._theme), "line": {"color": ink, "width": 1}}
        pattern = {"shape": "/", "fgcolor": colour("accent", self._theme), "bgcolor": colour("accentSoft", self._theme)}
        figure.data[1].marker = {"pattern": pattern, "line": {"color": ink, "width": 1}}
        for trace in figure.data:
            trace.hovertemplate = "%{x}: %{y:.1%}<extra></extra>"

    def _layout(self) -> dict[str, Any]:
        face = tokens()["type"]["sansJa" if self.table.language == "ja" else "sans"]
        line = {"gridcolor": colour("line", self._theme), "zeroline": False, "fixedrange": True}
        return {
            "template": "none",
            "width": self.sensor.width or None,
            "height": HEIGHT,
            "barmode": "group",
            "paper_bgcolor": CLEAR,
            "plot_bgcolor": CLEAR,
            "font": {"family": face, "size": 12, "color": colour("text", self._theme)},
            "margin": {"l": 44, "r": 8, "t": 26, "b": 40},
            "legend": {"orientation": "h", "x": 0, "y": 1.2},
            "showlegend": True,
            "xaxis": line | {"dtick": 1, "showgrid": False},
            "yaxis": line | {"tickformat": ".0%", "rangemode": "tozero"},
        }

    def _dress(self, change: object) -> None:
        """The page has told its width, or whether it is dark."""
        self._theme = "dark" if self.sensor.dark else "light"
        self.refresh()

    def close(self) -> None:
        """Take the chart with all its parts off the page, for good."""
        for part in (self.numbers, self.sensor, self.figure, self.chart):
            if part is not None:
                part.close()
        super().close()
