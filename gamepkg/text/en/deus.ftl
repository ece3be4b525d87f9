## Sentences of Deus: names, counts, what is asked, buttons, events, the score and the end.

### Names and counts

deus-piece-maritime = { $count ->
    [one] ship
   *[other] ships
}
deus-piece-production = { $count ->
    [one] production building
   *[other] production buildings
}
deus-piece-scientific = { $count ->
    [one] scientific building
   *[other] scientific buildings
}
deus-piece-civil = { $count ->
    [one] civil building
   *[other] civil buildings
}
deus-piece-military = { $count ->
    [one] army
   *[other] armies
}
deus-piece-temple = { $count ->
    [one] temple
   *[other] temples
}

deus-one-maritime = a ship
deus-one-production = a production building
deus-one-scientific = a scientific building
deus-one-civil = a civil building
deus-one-military = an army
deus-one-temple = a temple

deus-good-gold = gold
deus-good-wood = wood
deus-good-stone = stone
deus-good-clay = clay
deus-good-wheat = wheat
deus-good-vp = VP

deus-god-neptune = Neptune
deus-god-ceres = Ceres
deus-god-minerva = Minerva
deus-god-vesta = Vesta
deus-god-mars = Mars
deus-god-jupiter = Jupiter

deus-region = { $number } { $terrain }

deus-count-resource = { $count ->
    [0] no { $name }
   *[other] { $count } { $name }
}
deus-count-piece = { $count ->
    [0] no { $name }
   *[other] { $count } { $name }
}
deus-count-gold = { $count ->
    [0] no gold
   *[other] { $count } gold
}
deus-count-vp = { $count ->
    [0] no VP
   *[other] { $count } VP
}
deus-count-card = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

deus-signed-gold = { $number } gold
deus-signed-vp = { $number } VP
deus-signed-thing = { $number } { $name }
deus-signed-card = { $number } { $count ->
    [one] card
   *[other] cards
}

# Two parts of a list; the first may be a list itself.
list-and-last = { $first } and { $last }
list-and-more = { $first }, { $last }

sentence = { $text }.
