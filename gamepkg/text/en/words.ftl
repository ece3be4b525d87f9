## The words of Deus that sentences are put together from.

deus-resource-wood = wood
deus-resource-stone = stone
deus-resource-clay = clay
deus-resource-wheat = wheat

deus-terrain-field = field
deus-terrain-forest = forest
deus-terrain-swamp = swamp
deus-terrain-mountain = mountain
deus-terrain-sea = sea
deus-terrain-village = barbarian village

deus-colour-maritime = maritime
deus-colour-production = production
deus-colour-scientific = scientific
deus-colour-civil = civil
deus-colour-military = military
deus-colour-temple = temple
