"""The payment: each unit that is owed, and whether the good itself or gold pays for it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.deus.names import GOLD, GOLD_FOR_RESOURCE, RES, RESOURCES
from gamepkg.deus.words import amount, card_name
from gamepkg.text.wording import listing
from widgets import theme
from widgets.panels.kit import Panel, button, heading
from widgets.panels.preview import ledger_item
from widgets.panels.sight import lines_of


class Payment(Panel):
    """Units in any order; the steps go to the match in its own order, at once."""

    classes: ClassVar = ("gp-panel", "gp-choices", "gp-payment")
    verbs: ClassVar[Mapping[str, str]] = {"unit": "switch", "pay": "pay", "cancel": "cancel"}
    _for: object = None
    _gold: tuple[bool, ...] = ()

    def body(self) -> str:
        table = self.table
        if not table.open or table.covered or table.state.decision.kind != "pay":
            return ""
        self._begin()
        lang, units = table.language, self.units()
        rows = "".join(self._row(i, unit) for i, unit in enumerate(units))
        lines = lines_of(table, table.foresee(self.steps()))
        ledger = "".join(ledger_item(table, line) for line in lines)
        card = card_name(table.state, table.state.decision.facts["card"], lang)
        return (
            f"{heading(self.say('explore-pay', card=card), self.chip(table.state.decision.rule))}{rows}"
            f'<ul class="gp-ledger gp-total">{ledger}</ul><div class="gp-row">'
            f"{button(table.say('explore-pay-all', price=self._price()), 'pay', kind='jupyter-button gp-primary')}"
            f"{button(table.say('explore-cancel'), 'cancel')}</div>{self.rules_here('payment')}"
        )

    def units(self) -> list[str]:
        """What is owed, one entry a unit, in the order of the match."""
        owed = self.table.state.decision.facts["owed"]
        return [good for good in RESOURCES for _ in range(owed.get(good, 0))]

    def steps(self) -> list[str]:
        """The steps of the match for what is chosen: of each good first its units, then gold."""
        chosen = sorted(zip(map(RESOURCES.index, self.units()), self._gold, strict=True))
        return [f"{'pay-gold' if gold else 'pay'} {RESOURCES[good]}" for good, gold in chosen]

    def _begin(self) -> None:
        """Goods as far as they reach, gold for the rest, whenever another payment is asked for."""
        if self._for == self.table.revision:
            return
        self._for = self.table.revision
        row, taken = self.table.state.rows[self.table.seat], dict.fromkeys(RESOURCES, 0)
        gold = []
        for good in self.units():
            taken[good] += 1
            gold.append(taken[good] > row[RES + RESOURCES.index(good)])
        self._gold = tuple(gold)

    def possible(self, gold: tuple[bool, ...]) -> bool:
        """Whether the player holds what this choice costs."""
        row, units = self.table.state.rows[self.table.seat], self.units()
        goods = [unit for unit, by_gold in zip(units, gold, strict=True) if not by_gold]
        enough = all(goods.count(good) <= row[RES + i] for i, good in enumerate(RESOURCES))
        return enough and GOLD_FOR_RESOURCE * sum(gold) <= row[GOLD]

    def _turned(self, i: int, gold: bool) -> tuple[bool, ...]:
        return (*self._gold[:i], gold, *self._gold[i + 1 :])

    def _row(self, i: int, good: str) -> str:
        table, lang = self.table, self.table.language
        held = table.state.rows[table.seat][RES + RESOURCES.index(good)]
        ways = "".join(
            button(
                amount(GOLD_FOR_RESOURCE, "gold", lang) if gold else amount(1, good, lang),
                f"unit {i} {int(gold)}",
                kind="jupyter-button" + " gp-on" * (self._gold[i] == gold),
                off=not self.possible(self._turned(i, gold)),
                pressed=self._gold[i] == gold,
            )
            for gold in (False, True)
        )
        words = (
            f"{theme.icon(good)} {escape(amount(1, good, lang))} <small>{self.say('explore-held', count=held)}</small>"
        )
        return f'<div class="gp-pay"><i>{i + 1}</i><span>{words}</span><span class="gp-segment">{ways}</span></div>'

    def _price(self) -> str:
        lang = self.table.language
        goods = [unit for unit, gold in zip(self.units(), self._gold, strict=True) if not gold]
        parts = [amount(goods.count(good), good, lang) for good in RESOURCES if good in goods]
        parts += [amount(GOLD_FOR_RESOURCE * sum(self._gold), "gold", lang)] if any(self._gold) else []
        return listing(parts, lang)

    def switch(self, words: str) -> None:
        """Another way to pay one unit."""
        unit, _, gold = words.partition(" ")
        if unit.isdecimal() and int(unit) < len(self._gold) and gold in ("0", "1"):
            turned = self._turned(int(unit), gold == "1")
            if self.possible(turned):
                self._gold = turned
                self.again()

    def pay(self, _: str) -> None:
        """Pay all of it."""
        self.table.send(self.steps())

    def cancel(self, _: str) -> None:
        """Back to the start of the gesture."""
        self.table.cancel()
