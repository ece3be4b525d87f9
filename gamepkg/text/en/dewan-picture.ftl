## What a picture of a position of Dewan says: its title, its status, and the words of each space.

dewan-picture-title = Map of { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
dewan-picture-stands = { $seat } { $count }
dewan-picture-stands-all = Camps besides the initial ones: { $list }.
dewan-picture-open = Open spaces: { $count }.

dewan-picture-cell = { $n } { $terrain }
dewan-picture-empty = empty
dewan-picture-you = { $seat } (you)
dewan-picture-home = initial camp of { $seat }
dewan-picture-camp = camp of { $seat }
dewan-picture-coming = a camp of { $seat } would come
dewan-picture-icon = { $icon } on the border to { $n }
dewan-picture-berries = berries left in this zone: { $count }
dewan-picture-price = { $count ->
    [one] a camp here costs 1 card
   *[other] a camp here costs { $count } cards
}

dewan-picture-terrain-badlands = badlands
dewan-picture-terrain-mountain = mountain
dewan-picture-terrain-desert = desert
dewan-picture-terrain-forest = forest
dewan-picture-terrain-water = water
dewan-picture-terrain-camp = centre without terrain
dewan-picture-terrain-volcano = volcano
dewan-picture-terrain-lava = lava

dewan-picture-icon-artifact = artifact
dewan-picture-icon-pigment = pigment
dewan-picture-icon-crystal = crystal
dewan-picture-key-berry = berries left in the zone
dewan-picture-key-price = cards that a camp there costs
