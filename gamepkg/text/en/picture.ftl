## What a picture of a position of Deus says: its title, its status, and the words of each region.

picture-title = Map of { $n ->
    [one] 1 region
   *[other] { $n } regions
}.
picture-stands = { $seat } { $count }
picture-stands-none = No pieces yet.
picture-stands-all = How many regions each holds: { $list }.
picture-open-all = Open regions: { $count }, and { $priced } for { $price } VP each.
picture-open-free = Open regions: { $count }.

# What stands between two parts of a list, between two statements, and behind the last.
picture-list = { ", " }
picture-part = { "; " }
picture-end = .

picture-cell = { $n } { $terrain }
picture-edge = at the edge
picture-empty = empty
picture-pieces = { $seat }: { $list }
picture-you = { $seat } (you)
picture-coming = would come: { $list }
picture-village = { $vp } VP, { $taken } of { $all ->
    [one] 1 region
   *[other] { $all } regions
} around it taken
picture-around = { $seat } { $count }
picture-around-armies = { $seat } { $count } (armies: { $armies })
picture-emptied = no VP left
picture-falls = would fall for { $vp } VP
picture-taken = taken

picture-terrain-field = field
picture-terrain-forest = forest
picture-terrain-swamp = swamp
picture-terrain-mountain = mountain
picture-terrain-sea = sea
picture-terrain-village = village

picture-piece-maritime = ship
picture-piece-production = production building
picture-piece-scientific = scientific building
picture-piece-civil = civil building
picture-piece-military = army
picture-piece-temple = temple

# The marks of the moment; `$text` is the price or the number that stands on the mark.
picture-mark-legal = open to you
picture-mark-open = open to you
picture-mark-price = open for { $text } VP
picture-mark-preview = in the preview
picture-mark-illegal = refused
picture-mark-reason = reason { $text }
picture-mark-last = last move
picture-mark-selected = selected
picture-mark-evidence = counted
picture-key-price = for { $price } VP
