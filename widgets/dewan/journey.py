"""Paths: where a camp can be set up, by which ways, and which card pays for which space.

A destination is chosen here or by a click on the map. The whole gesture is a plan of the table, so the way and its
cards are read from there; choosing another way or card proposes another plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import ClassVar, Final

from gamepkg.dewan import atlas
from gamepkg.dewan import table as t
from gamepkg.dewan.atlas import Routes
from gamepkg.dewan.game import DewanState
from gamepkg.dewan.names import ANY, TERRAINS
from gamepkg.dewan.telling import lines, path_of
from gamepkg.dewan.words import amount, card_name, ground_of, space_name, terrain_name
from gamepkg.maps.dewan_map import Due, Travel, Way
from gamepkg.maps.dewan_map.routes import NOBODY
from gamepkg.scene.tokens import seat_name
from gamepkg.text import say
from gamepkg.text.wording import listing
from widgets import theme
from widgets.dewan.cards import made_up, picture
from widgets.panels.kit import Panel, button, heading

MOST_WAYS: Final = 6
"""More ways than these fold."""


class Journey(Panel):
    """One panel for the whole of a path: destination, way, payment."""

    classes: ClassVar = ("gp-panel", "gp-journey")
    verbs: ClassVar[Mapping[str, str]] = {
        "goal": "aim", "way": "choose", "card": "pay_by", "from": "start", "settle-up": "pay",
    }  # fmt: skip
    _for: object = None
    _found: dict[int, Routes]

    def body(self) -> str:
        table = self.table
        if not table.open or table.covered:
            return ""
        frame = table.state.frames[-1]
        if table.plan or frame[0] == t.PAY:
            return self._paying()
        if frame[0] == t.TURN or (frame[0] == t.ROUTE and len(frame) == 2):
            return self._lacking() if table.refusal and table.refusal.action is None else self._goals()
        return ""

    # ------------------------------------------------------------------ where to

    def _goals(self) -> str:
        """The spaces in reach by what they cost, and the camps from which a path can be led step by step."""
        table, state = self.table, self.table.state
        found: dict[int, list[int]] = {}
        for space, cards in table.telling.goals(state).items():
            found.setdefault(cards, []).append(space)
        rows = "".join(
            f'<p class="gp-sort">{self.say("dewan-goals-for", cards=amount(cards, "card", table.language))}</p>'
            f'<div class="gp-goals">{"".join(map(self._goal, spaces))}</div>'
            for cards, spaces in sorted(found.items())
        )
        note = self.say("dewan-goals-note" if rows else "dewan-goals-none")
        return (
            f"{heading(self.say('dewan-goals'), self.chip('dewan.camp.route'))}"
            f'<p class="gp-note gp-first">{note}</p>{rows}{self._starts()}{self.rules_here("payment")}'
        )

    def _goal(self, space: int) -> str:
        title = self.table.say("dewan-goal-heard", space=space_name(self.table.state, space, self.table.language))
        return button(space_name(self.table.state, space, self.table.language), f"goal {space}", title=title)

    def _starts(self) -> str:
        """The way by hand: from each own camp, a space at a time."""
        table = self.table
        camps = [number for number in table.legal() if table.action(number).kind == "camp"]
        if not camps:
            return ""
        buttons = "".join(
            button(table.telling.action_label(table.state, number, table.language), f"from {number}")
            for number in camps
        )
        return (
            f'<details class="gp-fold"><summary>{self.say("dewan-by-hand")}</summary>'
            f'<p class="gp-note gp-first">{self.say("dewan-by-hand-note")}</p>'
            f'<div class="gp-goals">{buttons}</div></details>'
        )

    # ------------------------------------------------------------------ which way, which cards

    def _paying(self) -> str:
        state = self.table.state
        path = path_of(state, self.table.plan)
        dues, cards = self.bill()
        if not dues:
            return ""
        title = self.say("dewan-paying", cards=amount(len(dues), "card", self.table.language))
        rows = sorted(range(len(dues)), key=lambda k: path.index(dues[k].spaces[0]))
        paid = "".join(self._due(path, k, dues[k], cards) for k in rows)
        pay = "" if self.table.plan else self._pay_button(len(dues))
        return f"{heading(title, self.chip('dewan.camp.pay'))}{self._ways(path)}{paid}{pay}{self.rules_here('payment')}"

    def bill(self) -> tuple[list[Due], list[int]]:
        """What is still due, in the order of payment, and the kinds of cards that pay it."""
        state, plan = self.table.state, self.table.plan
        dues = atlas.dues_in_order(state, path_of(state, plan))
        if state.frames[-1][0] == t.PAY:
            dues = dues[state.frames[-1][1] :]
        card = state.table.components.card
        chosen = [card(line.split()[1]).index for line in plan or default_payment(state) if line.startswith("pay ")]
        return dues, chosen

    def _pay_button(self, count: int) -> str:
        words = self.table.say("dewan-pay-all", cards=amount(count, "card", self.table.language))
        return f'<div class="gp-row">{button(words, "settle-up", kind="jupyter-button gp-primary")}</div>'

    def _due(self, path: Sequence[int], at: int, due: Due, cards: Sequence[int]) -> str:
        """A row: the stops, the space, who gets the card, and the cards that can pay here."""
        state, lang = self.table.state, self.table.language
        stops = [str(path.index(space) + 1) for space in due.spaces]
        number = stops[0] if len(stops) == 1 else f"{stops[0]}–{stops[-1]}"
        spaces = listing([str(space) for space in due.spaces], lang)
        name = self.table.say("dewan-space", number=spaces, terrain=terrain_name(ground_of(state, due.spaces[0]), lang))
        any_card = f" {self.say('dewan-any-card')}" if due.terrain == ANY else ""
        options = self.options(at)
        shown = "".join(self._option(at, kind, cards[at], len(options) > 1) for kind in options)
        return (
            f'<div class="gp-pay gp-due"><i>{number}</i><span>{escape(name)}'
            f"<small>{self._receiver(due)}{any_card}</small></span>"
            f'<span class="gp-segment">{shown}</span></div>'
        )

    def _receiver(self, due: Due) -> str:
        if due.to == NOBODY:
            return self.say("dewan-to-discard")
        name = seat_name(due.to, self.table.language)
        return f"{theme.emblem(due.to)} {self.say('dewan-to-seat', seat=name)}"

    def _option(self, at: int, kind: int, chosen: int, free: bool) -> str:
        card, lang = self.table.state.table.components.cards[kind], self.table.language
        on, name, salt = kind == chosen, escape(card_name(card, lang)), f"pay{at}"
        css = "gp-mini" + made_up(card)
        face = picture(card, lang, salt)
        if not free:
            return f'<span class="{css} gp-on" role="img" aria-label="{name}" title="{name}">{face}</span>'
        return (
            f'<button type="button" class="gp-btn {css}{" gp-on" if on else ""}" data-do="card {at} {kind}" '
            f'aria-pressed="{str(on).lower()}" aria-label="{name}" title="{name}">{face}</button>'
        )

    def options(self, at: int) -> list[int]:
        """The kinds of cards that can pay a due, so that the rest can be paid as well; its present one among them."""
        state = self.table.state
        dues, cards = self.bill()
        frame = state.frames[-1]
        if frame[0] == t.PAY and frame[2]:  # the order of equal cards has begun
            return [cards[at]]
        hand = dict.fromkeys(state.hands[state.seat])
        return [kind for kind in hand if kind == cards[at] or atlas.payment(state, dues, {at: kind})]

    def _ways(self, path: Sequence[int]) -> str:
        """All ways to the destination, the present one marked."""
        ways = () if self.table.state.frames[-1][0] == t.PAY else self.routes(path[-1]).ways
        if len(ways) < 2:
            return ""
        rows = [self._way(k, way, way.path == tuple(path)) for k, way in enumerate(ways)]
        first = f'<div class="gp-choice-list">{"".join(rows[:MOST_WAYS])}</div>'
        rest = rows[MOST_WAYS:]
        folded = (
            (
                f'<details class="gp-fold"><summary>{self.say("explore-fold-rest", count=len(rest))}</summary>'
                f'<div class="gp-choice-list">{"".join(rest)}</div></details>'
            )
            if rest
            else ""
        )
        title = self.say("dewan-ways", count=len(ways), space=path[-1])
        return f'<p class="gp-sort">{title}</p>{first}{folded}<p class="gp-sort">{self.say("dewan-ways-cards")}</p>'

    def routes(self, to: int) -> Routes:
        """The ways to a space, from the camp where the path has begun if it has; looked for once in a position."""
        state = self.table.state
        if self._for != self.table.revision:
            self._for, self._found = self.table.revision, {}
        if to not in self._found:
            frame = state.frames[-1]
            self._found[to] = state.routes(to, start=frame[1] if frame[0] == t.ROUTE else None)
        return self._found[to]

    def _way(self, k: int, way: Way, on: bool) -> str:
        lang = self.table.language
        stops, cost = " → ".join(map(str, way.path)), self._cost(way)
        cards = escape(amount(way.cards, "card", lang))
        heard = f"{stops}. {cards}. {escape(cost)}"
        return (
            f'<div class="gp-choice{" gp-on" if on else ""}"><button type="button" class="jupyter-button" '
            f'data-do="way {k}" aria-pressed="{str(on).lower()}" aria-label="{heard}"></button>'
            f'<div class="gp-face" aria-hidden="true"><span>{stops}</span><b>{cards}</b>'
            f"<small>{escape(cost)}</small></div></div>"
        )

    def _cost(self, way: Way) -> str:
        """The terrains of a way, and who gets cards."""
        lang, names = self.table.language, terrains_of(way.dues, self.table.language)
        given = [
            self.table.say("dewan-given", cards=amount(count, "card", lang), seat=seat_name(seat, lang))
            for seat, count in way.given().items()
        ]
        return listing([*names, *given], lang)

    # ------------------------------------------------------------------ no way

    def _lacking(self) -> str:
        """The way that lacks fewest cards, due by due."""
        state, to = self.table.state, self.table.refusal.region
        missing = self.routes(to).missing
        if missing is None:
            return self._goals()
        way, hand = missing.way, state.hands[state.seat]
        paid = Travel.payment(atlas.cards_of(state, state.seat), way.dues)
        rows = "".join(self._nearly(way, k, None if card is None else hand[card]) for k, card in enumerate(paid))
        title = self.say("dewan-nearest", space=to)
        return f"{heading(title, self.chip('dewan.camp.pay'))}{rows}"

    def _nearly(self, way: Way, k: int, kind: int | None) -> str:
        state, lang, due = self.table.state, self.table.language, way.dues[k]
        spaces = listing([str(space) for space in due.spaces], lang)
        name = self.table.say("dewan-space", number=spaces, terrain=terrain_name(ground_of(state, due.spaces[0]), lang))
        if kind is None:
            wanted = listing(terrains_of([due], lang), lang)
            shown = f'<b class="gp-missing">{self.say("dewan-missing", cards=wanted)}</b>'
        else:
            shown = self._option(k, kind, kind, free=False)
        return (
            f'<div class="gp-pay gp-due gp-plain"><i>{k + 1}</i><span>{escape(name)}'
            f"<small>{self._receiver(due)}</small></span>{shown}</div>"
        )

    # ------------------------------------------------------------------ clicks

    def aim(self, words: str) -> None:
        """A destination: its cheapest way is previewed, the same again sets up the camp."""
        if words.isdecimal() and int(words) in self.table.telling.goals(self.table.state):
            self.table.propose(lines(self.table.state, self.routes(int(words)).ways[0].path))

    def choose(self, words: str) -> None:
        """Another way."""
        if not self.table.plan or not words.isdecimal():
            return
        ways = self.routes(path_of(self.table.state, self.table.plan)[-1]).ways
        if int(words) < len(ways):
            self.table.propose(lines(self.table.state, ways[int(words)].path))

    def pay_by(self, words: str) -> None:
        """Another card for one due; the others keep theirs where that is possible."""
        at, _, kind = words.partition(" ")
        dues, cards = self.bill()
        if not (at.isdecimal() and kind.isdecimal() and int(at) < len(dues)):
            return
        place, wanted = int(at), int(kind)
        if wanted == cards[place] or wanted not in self.options(place):
            return
        keep = {k: card for k, card in enumerate(cards) if k != place} | {place: wanted}
        state = self.table.state
        others = [k for k, card in enumerate(cards) if card == wanted and k != place]
        for given_up in ([], *([k] for k in others), range(len(dues))):
            chosen = {k: card for k, card in keep.items() if k == place or k not in given_up}
            paid = atlas.payment(state, dues, chosen)
            if paid:
                break
        walk = tuple(line for line in self.table.plan if not line.startswith("pay "))
        self.table.propose((*walk, *atlas.pay_lines(state, dues, paid)))

    def start(self, words: str) -> None:
        """Lead a path step by step from this camp."""
        table = self.table
        if words.isdecimal() and int(words) in table.legal() and table.action(int(words)).kind == "camp":
            table.play(int(words))

    def pay(self, _: str) -> None:
        """Pay the path that has been led step by step."""
        if self.table.state.frames[-1][0] == t.PAY and self.table.open and not self.table.plan:
            self.table.send(default_payment(self.table.state))


def terrains_of(dues: Sequence[Due], lang: str) -> list[str]:
    """So many cards of each terrain, in words."""
    counts = {kind: sum(due.terrain == at for due in dues) for at, kind in enumerate((*TERRAINS, "any"))}
    return [
        say("dewan-cost", lang, count=count, terrain=cost_name(kind, lang)) for kind, count in counts.items() if count
    ]


def cost_name(kind: str, lang: str) -> str:
    """A terrain, or that any will do."""
    return say("dewan-cost-any", lang) if kind == "any" else terrain_name(kind, lang)


def default_payment(state: DewanState) -> tuple[str, ...]:
    """The lines that pay the rest of a path that is being paid: at each step a card with few terrains; () else."""
    after, found = state.copy(), []
    while after.frames[-1][0] == t.PAY:
        kind = min(after.legal(), key=lambda i: (after.table.halves[i - after.table.pay].bit_count(), i))
        found.append(after.format(kind))
        after.apply(kind)
    return tuple(found)
