"""Resources picked one by one, and put back: to pay for a card or building, for missing food, or to be taken."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import ClassVar

from gamepkg.core.types import Reason
from gamepkg.stoneage.names import DIVISOR, HUNGER_VP, OPEN, RESOURCES
from gamepkg.stoneage.rules.using import redeemable
from gamepkg.stoneage.sentences import reason_text
from gamepkg.stoneage.why.paying import payments, price
from gamepkg.stoneage.words import amount, good_name, goods_text, lies_at, place_title, resources_held
from gamepkg.text.wording import number as number_text
from widgets import theme
from widgets.panels.kit import Panel, button, chips, heading
from widgets.panels.preview import ledger_item
from widgets.panels.sight import lines_of
from widgets.table import Table

Picked = tuple[int, int, int, int]
NOTHING: Picked = (0, 0, 0, 0)


class Picking(Panel):
    """A row for each resource with a button to put one back and one to pick one; the steps are sent when all is right.

    A subclass says in `kind` which decision it asks, and which picks are whole (`whole`).
    """

    classes: ClassVar = ("gp-panel", "gp-choices", "gp-picking")
    verbs: ClassVar[Mapping[str, str]] = {"pick": "pick", "unpick": "unpick", "confirm": "confirm", "play": "play"}
    kind: ClassVar = ""
    verb: ClassVar = ""

    def __init__(self, table: Table) -> None:
        self._for: object = None
        self._picked: Picked = NOTHING
        super().__init__(table)

    def body(self) -> str:
        table = self.table
        if not table.open or table.covered or table.state.decision.kind != self.kind:
            return ""
        if self._for != table.revision:
            self._for, self._picked = table.revision, NOTHING
        return self.asked()

    def asked(self) -> str:
        """The HTML of the question."""
        raise NotImplementedError

    def whole(self) -> list[Picked]:
        """All picks that may be confirmed."""
        raise NotImplementedError

    def steps(self) -> list[str]:
        """The steps of the match for what is picked."""
        return [
            f"{self.verb} {good}" for good, count in zip(RESOURCES, self._picked, strict=True) for _ in range(count)
        ]

    # ------------------------------------------------------------------ rows

    def rows(self, held: Mapping[str, int] | None) -> str:
        """A row for each resource; ``held`` says how many there are, ``None`` that they come from the bank."""
        return "".join(self._row(i, good, None if held is None else held[good]) for i, good in enumerate(RESOURCES))

    def _row(self, i: int, good: str, held: int | None) -> str:
        table, count = self.table, self._picked[i]
        name = good_name(good, table.language)
        beside = "" if held is None else f" <small>{self.say('explore-held', count=held)}</small>"
        less = button(
            "−", f"unpick {i}", kind="jupyter-button", off=not count, title=table.say("stoneage-unpick", good=name)
        )
        more = button(
            "+", f"pick {i}", kind="jupyter-button", off=not self.can(i), title=table.say("stoneage-pick", good=name)
        )
        return (
            f'<div class="gp-pick-row">{theme.icon(good)}<span>{escape(name)}{beside}</span>'
            f'<span class="gp-picks">{less}<b aria-live="polite">{count}</b>{more}</span></div>'
        )

    def with_one(self, i: int) -> Picked:
        """What is picked, with one more of a resource."""
        found = list(self._picked)
        found[i] += 1
        return found[0], found[1], found[2], found[3]

    def can(self, i: int) -> bool:
        """Whether one more of a resource can still become a whole pick."""
        more = self.with_one(i)
        return any(all(a <= b for a, b in zip(more, whole, strict=True)) for whole in self.whole())

    def redeem(self) -> str:
        """Buttons for cards whose resources may be taken first."""
        table, state = self.table, self.table.state
        waiting = redeemable(state, state.rows[state.seat]) if state.rows[state.seat][OPEN] else []
        if any(self._picked):
            return ""
        return "".join(
            button(table.telling.action_label(state, number, table.language), f"play {number}") for number in waiting
        )

    def confirm_button(self, words: str) -> str:
        """The main button; it waits until what is picked is whole."""
        off = self._picked not in self.whole()
        shown = words if any(self._picked) else self.table.say("stoneage-pick-first")
        return button(shown, "confirm", kind="jupyter-button gp-primary", off=off)

    def picked_words(self) -> str:
        """What is picked, in words."""
        return goods_text(dict(zip(RESOURCES, self._picked, strict=True)), self.table.language)

    # ------------------------------------------------------------------ what a person does

    def pick(self, words: str) -> None:
        """One more of a resource."""
        if words in ("0", "1", "2", "3") and self.can(int(words)):
            self._picked = self.with_one(int(words))
            self._again()

    def unpick(self, words: str) -> None:
        """Put one back."""
        if words in ("0", "1", "2", "3") and self._picked[int(words)]:
            found = list(self._picked)
            found[int(words)] -= 1
            self._picked = found[0], found[1], found[2], found[3]
            self._again()

    def _again(self) -> None:
        if self.table.selected is not None or self.table.refusal is not None:
            self.table.back()
        self.again()

    def confirm(self, _: str) -> None:
        """Do it."""
        if self._picked in self.whole():
            self.table.send(self.steps())

    def play(self, words: str) -> None:
        """Preview something else that may be done; the second time do it."""
        if words.isdecimal() and int(words) in self.table.legal():
            number = int(words)
            if number == self.table.selected:
                self.table.commit()
            else:
                self.table.preview(number)


class Payment(Picking):
    """A card or building: what it costs and what is held; or leave it."""

    kind: ClassVar = "pay"
    verb: ClassVar = "pay"

    def asked(self) -> str:
        table, state, lang = self.table, self.table.state, self.table.language
        asked = state.decision
        rule, kind, params = price(state, state.frames[-1])
        at = state.table.number_of[asked.facts["place"]]
        named = {"place": place_title(state.table.places[at], lang), "thing": lies_at(state, at, lang)}
        title = heading(self.say("stoneage-pay-title", **named), self.chip(asked.rule))
        price_said = price_text(self, rule, kind, params)
        paid = asked.facts["paid"]
        laid = f'<p class="gp-note">{self.say("stoneage-pay-laid", goods=goods_text(paid, lang))}</p>' if paid else ""
        if not self.whole():
            ways = self.redeem() + self._leave()
            short = self.say("stoneage-pay-short", goods=goods_text(resources_held(state, state.seat), lang))
            return (
                f"{title}<p>{price_said}</p><p>{short}</p><div class='gp-row'>{ways}</div>{self.rules_here('payment')}"
            )
        pay = self.confirm_button(table.say("stoneage-pay-confirm", goods=self.picked_words()))
        return (
            f"{title}<p>{price_said}</p>{laid}{self.rows(resources_held(state, state.seat))}{self._ledger()}"
            f'<div class="gp-row">{pay}{self._leave()}{self.redeem()}</div>{self.rules_here("payment")}'
        )

    def whole(self) -> list[Picked]:
        """All ways to pay what is still owed, in the order of the match."""
        state = self.table.state
        frame = state.frames[-1]
        _, kind, params = price(state, frame)
        paid, lowest = frame[2:6], frame[6]
        found = []
        for payment in payments(state, kind, params):
            left = tuple(all_ - done for all_, done in zip(payment, paid, strict=True))
            if min(left) >= 0 and not any(left[:lowest]):
                found.append((left[0], left[1], left[2], left[3]))
        return found

    def steps(self) -> list[str]:
        """The resources in their order, and that this is all where a price leaves the number open."""
        steps = super().steps()
        state = self.table.state
        _, kind, params = price(state, state.frames[-1])
        paid = sum(state.frames[-1][2:6]) + len(steps)
        return [*steps, "done"] if kind == "range_any" and paid < params["max"] else steps

    def _ledger(self) -> str:
        """What the payment brings once it is whole; what it is worth meanwhile."""
        table = self.table
        if self._picked in self.whole():
            lines = lines_of(table, table.foresee(self.steps()))
            return f'<ul class="gp-ledger gp-total">{"".join(ledger_item(table, line) for line in lines)}</ul>'
        if not any(self._picked):
            return ""
        worth = sum(count * value for count, value in zip(self._picked, DIVISOR[1:], strict=True))
        return f'<p class="gp-note">{self.say("stoneage-pay-picked", goods=self.picked_words(), worth=worth)}</p>'

    def _leave(self) -> str:
        """Decline, as long as nothing is picked."""
        table = self.table
        number = table.state.parse("decline")
        if number not in table.legal():
            return ""
        words = table.telling.action_label(table.state, number, table.language)
        return button(words, f"play {number}", off=any(self._picked))


def price_text(panel: Panel, rule: str, kind: str, params: Mapping[str, int]) -> str:
    """What a price asks for, with its rule."""
    said = reason_text(Reason(rule, {"case": "asks", "price": kind, **params}), panel.table.language)
    return f"{escape(said)} {chips(panel.table, [rule])}"


class Feeding(Picking):
    """Food is missing: resources for all of it, or ten points once."""

    kind: ClassVar = "feed"
    verb: ClassVar = "feed"

    def asked(self) -> str:
        table, state, lang = self.table, self.table.state, self.table.language
        facts = state.decision.facts
        title = heading(self.say("stoneage-feed-title"), self.chip(state.decision.rule))
        missing = self.say("stoneage-feed-missing", food=amount(facts["missing"], "food", lang))
        return (
            f"{title}<p>{missing} {chips(table, ['stoneage.feed.shortage'])}</p>"
            f'<h3 class="gp-sort">{self.say("stoneage-feed-first")} {self.chip("stoneage.feed.resources")}</h3>'
            f"{self._by_resources()}"
            f'<h3 class="gp-sort">{self.say("stoneage-feed-second")} {self.chip("stoneage.feed.ten-points")}</h3>'
            f"{self._by_points()}{self.rules_here('feeding')}"
        )

    def _by_resources(self) -> str:
        table, state = self.table, self.table.state
        if not self.whole():
            number = state.parse(f"feed {RESOURCES[0]}")
            why = next(r for r in state.why_not(number) if r.rule == "stoneage.feed.no-mixing")
            said = f"{escape(reason_text(why, table.language))} {chips(table, [why.rule])}"
            return f'<p class="gp-note gp-first">{said}</p><div class="gp-row">{self.redeem()}</div>'
        pay = self.confirm_button(table.say("stoneage-feed-confirm", goods=self.picked_words()))
        return f'{self.rows(resources_held(state, state.seat))}<div class="gp-row">{pay}{self.redeem()}</div>'

    def _by_points(self) -> str:
        table, state = self.table, self.table.state
        number = state.parse("lose-points")
        off = number not in table.legal() or any(self._picked)
        words = table.telling.action_label(state, number, table.language)
        now = table.telling.score(state, table.viewer).seats[state.seat].total
        told = self.say("stoneage-feed-warning", now=number_text(now), then=number_text(now - HUNGER_VP))
        lose = button(words, f"play {number}", off=off)
        return f'<p class="gp-note gp-first">{told}</p><div class="gp-row">{lose}</div>'

    def whole(self) -> list[Picked]:
        """All ways to cover what is missing, none of a resource before the one paid last."""
        state = self.table.state
        _, missing, _, lowest = state.frames[-1]
        held = list(resources_held(state, state.seat).values())
        return [pick for pick in _sums(missing, held) if not any(pick[:lowest])]


class Taking(Picking):
    """Resources of choice from a card."""

    kind: ClassVar = "take"
    verb: ClassVar = "take"

    def asked(self) -> str:
        table = self.table
        left = amount(table.state.decision.facts["left"], "resource", table.language)
        take = self.confirm_button(table.say("stoneage-take-confirm", goods=self.picked_words()))
        title = heading(self.say("stoneage-take-title", left=left), self.chip(table.state.decision.rule))
        return f'{title}{self.rows(None)}<div class="gp-row">{take}</div>'

    def whole(self) -> list[Picked]:
        """All picks of the number that the card gives."""
        _, left, lowest = self.table.state.frames[-1]
        return [pick for pick in _sums(left, [left] * len(RESOURCES)) if not any(pick[:lowest])]


def _sums(total: int, most: list[int]) -> list[Picked]:
    """All picks of so many resources, of each at most so many."""
    found = []
    for a in range(min(total, most[0]) + 1):
        for b in range(min(total - a, most[1]) + 1):
            for c in range(min(total - a - b, most[2]) + 1):
                if total - a - b - c <= most[3]:
                    found.append((a, b, c, total - a - b - c))
    return found
