## What lies before a player of Stone Age, as lessons show it.

stoneage-held-tribe = Tribe and goods
stoneage-held-tools = Tools
stoneage-held-cards = Civilization cards
stoneage-held-buildings = Building tiles
stoneage-held-tool = value { $value }
stoneage-held-tool-used = value { $value }, used
stoneage-held-building = { $building }: { $worth }
