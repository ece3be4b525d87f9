## What a card does, one message a kind of effect, with the parameters of the kind as variables.
## 0 stands for "no limit" or "a flat amount"; $terrain, $piece, $kinds, $take and $colours are words, or "any".

effect-buy-resources = { $max ->
    [one] Buy 1 resource of any kind for { $gold_each } gold.
   *[other] Buy up to { $max } resources of any kind for { $gold_each } gold each.
}

effect-sell-for-gold = { $max ->
    [0] Sell any amount of { $kinds ->
        [any] resources of any kind
       *[other] { $kinds }
    }{ $different ->
        [yes] , at most 1 of each kind,
       *[no] { "" }
    } for { $gold_each } gold each.
    [one] Sell 1 { $kinds ->
        [any] resource of any kind
       *[other] { $kinds }
    } for { $gold_each } gold.
   *[other] Sell up to { $max } { $kinds ->
        [any] resources of any kind
       *[other] { $kinds }
    }{ $different ->
        [yes] , at most 1 of each kind,
       *[no] { "" }
    } for { $gold_each } gold each.
}

effect-sell-for-vp = { $max ->
    [0] Sell any amount of { $kinds ->
        [any] resources of any kind
       *[other] { $kinds }
    }{ $different ->
        [yes] , at most 1 of each kind,
       *[no] { "" }
    } for { $vp_each } VP each.
    [one] Sell 1 { $kinds ->
        [any] resource of any kind
       *[other] { $kinds }
    } for { $vp_each } VP.
   *[other] Sell up to { $max } { $kinds ->
        [any] resources of any kind
       *[other] { $kinds }
    }{ $different ->
        [yes] , at most 1 of each kind,
       *[no] { "" }
    } for { $vp_each } VP each.
}

effect-exchange-resources = { $max ->
    [one] Exchange 1 of your resources for 1
   *[other] Exchange up to { $max } of your resources for as many
} { $take ->
    [any] of any kind
   *[other] { $take }
} from the supply.

effect-produce = { $max_buildings ->
    [0] All your production buildings
    [one] 1 of your production buildings
   *[other] Up to { $max_buildings } of your production buildings
}{ $terrain ->
    [any] { "" }
   *[other] { "" } in { $terrain }s
} { $max_buildings ->
    [one] produces
   *[other] produce
} { $per_building } { $resource ->
    [any] { $per_building ->
        [one] resource
       *[other] resources
    }
   *[other] { $resource }
}{ $max_buildings ->
    [one] .
   *[other] { "" } each.
}

effect-draw-cards = Draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}{ $min_buildings ->
    [0] .
    [one] { "" } for each region that you occupy.
   *[other] { "" } for each region where you have { $min_buildings } or more pieces.
}

effect-gain-pieces = Move { $amount ->
    [one] 1 piece of any general type
   *[other] { $amount } pieces of any general types
} from your reserve to your player board{ $min_buildings ->
    [0] .
    [one] { "" } for each region that you occupy.
   *[other] { "" } for each region where you have { $min_buildings } or more pieces.
}

effect-activate-card = { $count ->
    [one] Carry out 1 of your { $colours } cards once more.
   *[other] Carry out up to { $count } different cards of your { $colours } cards once more.
}

effect-gain-per-terrain = Gain { $amount } { $what ->
    [gold] gold
   *[vp] VP
} for each { $terrain } that you occupy.

effect-gain-per-city = Gain { $amount } { $what ->
    [gold] gold
   *[vp] VP
} for { $regions_per_reward ->
    [one] each region
   *[other] every { $regions_per_reward } regions
} { $min_buildings ->
    [one] that you occupy.
   *[other] where you have { $min_buildings } or more pieces.
}

effect-gain-by-largest-city = Gain { $amount } { $what ->
    [gold] gold
   *[vp] VP
} for { $buildings_per_reward ->
    [one] each of your pieces
   *[other] every { $buildings_per_reward } of your pieces
} in the region where you have the most.

effect-move-armies = { $armies ->
    [one] Move 1 army up to
   *[other] Move up to { $armies } armies, each up to
} { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}

effect-gain-per-adjacent-village = Gain { $amount } { $what ->
    [gold] gold
   *[vp] VP
} for each barbarian village with VP next to an army of yours.

effect-take-village-vp = { $vp ->
    [one] Take 1 VP
   *[other] Take up to { $vp } VP
} from a barbarian village next to an army of yours.

effect-steal = Take { $amount } { $what ->
    [gold] gold
   *[vp] VP
} from { $victims ->
    [one] one neighbour.
   *[each] every neighbour.
}

effect-end-per-region = End of the game: { $vp } VP for each { $terrain ->
    [any] region
   *[other] { $terrain }
} { $min_buildings ->
    [one] that you occupy
   *[other] where you have { $min_buildings } or more pieces
}, { $cap } VP at most.

effect-end-per-building-on-terrain = End of the game: { $vp } VP for each of your pieces in { $terrain }s, { $cap } VP at most.

effect-end-per-piece = End of the game: { $vp } VP for each of your { $piece } pieces on the board, { $cap } VP at most.

effect-end-per-stock = End of the game: { $vp } VP for { $what ->
    [gold] { $unit ->
        [one] each gold
       *[other] every { $unit } gold
    }
   *[resources] { $unit ->
        [one] each resource
       *[other] every { $unit } resources
    }
} that you hold, { $cap } VP at most.

effect-end-per-terrain-kind = End of the game: { $vp } VP for each kind of terrain that you occupy, sea included, { $cap } VP at most.

# Two effects of one card, in their order.
effect-then = { $first } Then: { $next }
