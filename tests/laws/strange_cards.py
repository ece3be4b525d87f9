"""A component set whose cards go to the limits of what the file may say: many picks, dear costs, large amounts."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

CHANGES = (
    (r'"activate_card", colours = \[[^]]*\], count = 1',
     '"activate_card", colours = ["maritime", "production", "civil", "military"], count = 3'),
    (r'"exchange_resources", max = 3, take = "any"', '"exchange_resources", max = 5, take = ["clay", "wheat"]'),
    (r'"steal", what = "gold", amount = 2, victims = "each"', '"steal", what = "vp", amount = 20, victims = "one"'),
    (r'"draw_cards", amount = 2 \}', '"draw_cards", amount = 20 }'),
    (r'"gain_pieces", amount = 1 \}', '"gain_pieces", amount = 3, min_buildings = 1 }'),
    (r'"produce", terrain = "swamp", per_building = 2',
     '"produce", terrain = "any", max_buildings = 3, per_building = 4'),
    (r'"move_armies", armies = 1, steps = 3', '"move_armies", armies = 5, steps = 20'),
    (r"cost = \{ clay = 1 \}", "cost = { clay = 2, gold = 3 }"),
    (r"cost = \{ wood = 1, wheat = 1 \}", "cost = { wood = 3, wheat = 1, gold = 1 }"),
)  # fmt: skip


def write_strange_cards(folder: Path) -> str:
    """Write the set; the name of the file."""
    text = files("gamepkg.deus").joinpath("components.toml").read_text("utf-8")
    for pattern, replacement in CHANGES:
        text, changed = re.subn(pattern, replacement, text)
        assert changed, pattern
    path = folder / "strange.toml"
    path.write_text(text, "utf-8")
    return str(path)
