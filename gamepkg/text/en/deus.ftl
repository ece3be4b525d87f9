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

deus-count-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
deus-times = { $count } × { $name }
deus-one-resource = 1 resource
deus-resources = resources
deus-chance = chance

### What is asked

deus-ask-turn = Build, or make an offering?
deus-ask-turn-no-card = You have no cards. Your turn is skipped.
deus-ask-lay = Which card do you lay face down as { $thing }?
deus-ask-pay = { $card }: how do you pay { $unit }? Still owed: { $owed }.
deus-ask-place = Where does your { $piece } go?
deus-ask-place-first = Where at the edge of the board does your first { $piece } go?
deus-ask-place-temple = Which of your regions on land does the temple join?
deus-ask-attack = Village { $villages } is surrounded and attacked.
deus-ask-attack-several = Villages { $villages } are surrounded and attacked, one after the other.
deus-ask-effect = { $card } is carried out.
deus-ask-effect-optional = Do you use the effect of { $card }?
deus-ask-skipped = { $card }: nothing can be chosen now.
deus-ask-buy = { $card }: which resource do you buy for { $price }? { $left ->
    [0] Any number.
    [one] 1 more.
   *[other] Up to { $left } more.
}
deus-ask-sell = { $card }: which resource do you sell for { $price }? { $left ->
    [0] Any number.
    [one] 1 more.
   *[other] Up to { $left } more.
}
deus-ask-return = { $card }: which resource do you give in exchange? { $left ->
    [one] 1 more.
   *[other] Up to { $left } more.
}
deus-ask-take = { $card }: which resource do you take in exchange ({ $kinds })? { $left ->
    [one] 1 more.
   *[other] { $left } more.
}
deus-ask-produce = { $card }: where do you produce? { $left ->
    [0] Any number of production buildings.
    [one] 1 production building.
   *[other] Up to { $left } production buildings.
}
deus-ask-draw = { $card }: how many cards do you draw? { $left } at most.
deus-ask-piece = { $card }: which piece do you get ready? { $left ->
    [one] 1 more.
   *[other] Up to { $left } more.
}
deus-ask-reuse = { $card }: which card do you use again? { $left ->
    [one] 1 more.
   *[other] Up to { $left } more.
}
deus-ask-army = { $card }: which army moves? { $left ->
    [one] 1 more.
   *[other] Up to { $left } more.
}
deus-ask-march = { $card }: where does the army in { $army } go?
deus-ask-plunder = { $card }: which village gives you VP?
deus-ask-rob = { $card }: from which neighbour do you take?
deus-ask-offer = Offering of { $cards }: add another card, or is that all?
deus-ask-name = Offering of { $cards }: which card lies on top and names the god?
deus-ask-god = Jupiter, strength { $strength }: to which god do you turn?
deus-ask-gift = Ceres: which resource do you take? { $left } to go.
deus-ask-muster = Mars: which piece do you get ready? { $left } to go.
deus-ask-draft = { $seat }: which piece do you start with? { $left } to go.
deus-ask-deal = { $seat } draws: { $left ->
    [one] 1 card
   *[other] { $left } cards
} to go. Draw for me, or choose the card.

### The steps of a gesture

deus-step-ready = Piece ready
deus-step-set = Full set
deus-step-card = Card
deus-step-lay = Face down
deus-step-pay = Pay
deus-step-place = Place
deus-step-attack = Attack
deus-step-column = Column
deus-step-cards = Cards
deus-step-god = God
deus-step-gift = Gift
deus-step-refill = Refill
deus-step-pieces = Pieces

### Choices

deus-do-build = Build { $card }
deus-do-wild = Any card as { $thing }
deus-do-offer = Offer { $card }
deus-do-add = Add { $card }
deus-do-skip = Skip the turn
deus-do-lay = Lay { $card } face down
deus-do-done = That is all
deus-do-name = { $card } for { $god }
deus-do-god = { $god }
deus-do-gift = { $goods }
deus-do-muster = { $goods }
deus-do-pay = Pay { $goods }
deus-do-pay-gold = { $gold } instead of { $goods }
deus-do-place = { $region }
deus-do-place-edge = { $region }, for { $price } VP
deus-do-attack = Attack on village { $number } ({ $vp } VP)
deus-do-activate = Use { $card }
deus-do-pass-over = Go on
deus-do-decline = Decline
deus-do-stop = Stop here
deus-do-buy = { $goods } for { $price }
deus-do-sell = { $goods } for { $price }
deus-do-return = Give { $goods }
deus-do-take = Take { $goods }
deus-do-produce = { $region }: { $goods }
deus-do-draw = Draw { $cards }
deus-do-piece = { $goods }
deus-do-reuse = { $card }
deus-do-army = Army in { $region }
deus-do-march = To { $region }
deus-do-plunder = Village { $number } ({ $vp } VP)
deus-do-rob = { $seat }
deus-do-draft = { $goods }
deus-do-deal = { $card }

deus-commit-place = Place in { $region }
deus-commit-march = March to { $region }

deus-if = If: { $action }
deus-if-place = If the { $piece } goes to { $number }
deus-if-march = If the army in { $army } goes to { $number }
deus-if-build = If you build { $card }

deus-group-build = Build a card
deus-group-wild = Build face down
deus-group-offer = Make an offering
deus-group-add = Add to the offering
deus-group-place = Regions open to the { $piece }
deus-group-edge = At the edge, for { $price } VP each
deus-group-pay = Ways to pay
deus-group-resource = Resources
deus-group-piece = Pieces in reserve
deus-group-card = Cards
deus-group-god = Gods
deus-group-village = Villages
deus-group-produce = Production buildings
deus-group-draw = Cards to draw
deus-group-army = Armies
deus-group-march = Regions where the army may stop
deus-group-rob = Neighbours
deus-group-effect = Effect
deus-group-chance = Cards that may come up
deus-group-end = No more

### What happened

# How the sentences begin that say what a seat does.
deus-subject = { $seat }{ " " }

deus-event-build = { $seat } builds { $card }
deus-event-build-in = { $seat } builds { $card } in { $region }
deus-event-build-face-down = { $seat } builds { $card } face down
deus-event-pay = { $seat } pays { $goods }
deus-event-gold-for = { $seat } pays { $goods } instead of { $unit }
deus-event-wild-cost = { $seat } pays { $goods } for the wild card
deus-event-edge = { $seat } pays { $goods } for a region at the edge
deus-event-place = { $seat } places { $thing } in { $region }
deus-event-no-temple = No temple piece is left: the card is built without one
deus-event-activate = { $seat } carries out { $card }
deus-event-nothing = Nothing can be chosen for this effect
deus-event-nothing-card = { $card }: nothing can be chosen now
deus-event-decline = { $seat } declines the effect
deus-event-decline-card = { $seat } declines the effect of { $card }
deus-event-shortage = The supply runs short of { $things }
deus-event-move = { $seat } moves an army from { $start } to { $region }
deus-event-move-ends = The attack ends the move of the army in { $region }
deus-event-attack = Village { $region } is attacked
deus-event-fall = Village { $start } falls to { $seat }: { $goods }
deus-event-fall-tie = Village { $start } falls to { $seat }, tied in armies but with more buildings: { $goods }
deus-event-fall-split = Village { $start } falls and is shared: { $goods } for { $seat }
deus-event-fall-rest = Village { $start }: { $goods } cannot be shared out, so nobody gets that
deus-event-emptied = Village { $region } has no VP left
deus-event-plunder = { $seat } takes { $goods } from village { $start }
deus-event-rob = { $seat } takes { $goods } from { $other }
deus-event-offer = { $seat } offers { $cards } to { $god }
deus-event-offer-begun = { $seat } makes an offering
deus-event-discard = { $seat } discards { $card } under the top card
deus-event-top = { $card } lies on top and names { $god }
deus-event-jupiter = Through Jupiter { $seat } turns to { $god }
deus-event-no-piece = { $seat } has no { $things } left in reserve
deus-event-few-pieces = { $seat } has too few pieces left in reserve
deus-event-gain = { $seat } gains { $goods }
deus-event-gain-god = { $seat } receives { $goods } from { $god }
deus-event-ready = { $seat } gets { $goods } from the reserve
deus-event-buy = { $seat } buys { $goods }
deus-event-sell = { $seat } sells { $goods }
deus-event-return = { $seat } gives { $goods } in exchange
deus-event-take = { $seat } takes { $goods } in exchange
deus-event-produce = { $seat } produces { $goods }
deus-event-draw = { $seat } draws { $card }
deus-event-draw-god = { $seat } draws { $card } from { $god }
deus-event-refill = { $seat } refills the hand with { $card }
deus-event-auto-refill = { $seat } has an empty hand and draws { $card }
deus-event-draft = { $seat } chooses { $goods }
deus-event-reshuffle = The discard pile becomes the new draw pile
deus-event-reshuffle-cards = Back into the draw pile: { $cards }
deus-event-no-deck = No card is left to draw
deus-event-hand-limit = { $seat } holds 10 cards and draws no more
deus-event-no-card = { $seat } has no cards and skips the turn
deus-event-end = The end is triggered: one more round follows

### What a step amounts to; the amount stands before these words

deus-ledger-pay = Cost of { $card }
deus-ledger-pay-only = Cost
deus-ledger-gold-for = Gold instead of { $unit }
deus-ledger-wild-cost = Cost of the wild card
deus-ledger-edge = Price of a region at the edge
deus-ledger-fall = Village { $start } falls to { $seat }: most armies around it
deus-ledger-fall-tie = Village { $start } falls to { $seat }: tied in armies, more buildings around it
deus-ledger-fall-split = Village { $start } falls; { $seat } takes an equal part
deus-around = { " " }Around it: { $stand }.
deus-around-seat = { $seat } { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} ({ $armies ->
    [one] 1 army
   *[other] { $armies } armies
})
deus-ledger-discard = Cards offered to { $god }
deus-ledger-discard-only = Cards offered
deus-ledger-god = From { $god }
deus-ledger-gain = From { $card }
deus-ledger-zero = { $card } finds nothing to count now
deus-ledger-buy = Bought with { $card }
deus-ledger-sell = Sold with { $card }
deus-ledger-exchange = Exchanged with { $card }
deus-ledger-produce = Produced with { $card }
deus-ledger-draw = Drawn with { $card }
deus-ledger-ready = Pieces ready through { $card }
deus-ledger-rob = Taken from { $other } with { $card }
deus-ledger-rob-zero = { $other } has nothing to give to { $card }
deus-ledger-plunder = Village { $start } gives VP through { $card }
deus-ledger-refill = Hand refilled to five
deus-ledger-auto-refill = The hand was empty: automatic refill
deus-ledger-draft = Pieces chosen for the start

deus-gain-village = village { $village } falls { $amount }
deus-gain-village-other = village { $village } falls, { $seat } { $amount }
deus-gain-source = { $source } { $amount }
deus-gain-score = score { $amount }
deus-gain-open = a choice follows
deus-gain-draw = draws { $cards }
deus-gain-cards = from { $cards }
deus-gain-none = no gain
deus-gain-more = { $first } and more

### The score and the end

deus-source-start = Start
deus-source-villages = Villages
deus-source-vesta = Vesta
deus-source-maritime = Maritime cards
deus-source-civil = Civil cards
deus-source-military = Military cards
deus-source-plunder = Taken from villages
deus-source-raid = Taken from players
deus-source-edge = Paid for the edge
deus-source-before = Before this position
deus-source-temple = Temple
deus-source-majority = Most of a good

deus-score-source = { $source }: { $points } VP
deus-score-villages = { $source } ({ $villages }): { $points } VP
deus-score-temple = Temple: { $what } × { $each } = { $sum }, limit { $cap }{ $over ->
    [yes] : { $cap } VP
   *[no] { "" }
}
deus-score-majority = Most { $good }: { $points } VP for { $seat } alone
deus-score-majority-tie = Most { $good }, tied with { $others }: { $points } VP each

deus-temple-region = { $count } { $terrain ->
    [any] { $count ->
        [one] region
       *[other] regions
    }
   *[other] { $count ->
        [one] { $terrain }
       *[other] { $terrain }s
    }
}{ $least ->
    [1] { "" }
   *[other] { " " }with { $least } or more pieces
}
deus-temple-building-on-terrain = { $count ->
    [one] 1 building
   *[other] { $count } buildings
} on { $terrain }
deus-temple-piece = { $count } { $piece }
deus-temple-stock = { $count } × { $unit } { $what ->
    [gold] gold
   *[resources] { $unit ->
        [one] resource
       *[other] resources
    }
}
deus-temple-terrain-kind = { $count ->
    [one] 1 kind of terrain
   *[other] { $count } kinds of terrain
}

deus-end = { $ranking }. { $reason ->
    [temples] The last temple piece was placed, and the final round is over.
    [villages] The last village lost its VP, and the final round is over.
   *[cards] No card is left to play or to draw.
}
deus-end-winners = { $count ->
    [one] { $seats } wins with { $points }
   *[other] { $seats } share the victory with { $points } each
}
deus-end-ahead = { $first }, ahead of { $others }
deus-end-place = { $seat } ({ $points })

deus-status = Round { $round }{ $final ->
    [yes] , the end is triggered
   *[no] { "" }
}: { $mover } to move. { $points } VP if the game ended now; { $temples } and { $villages ->
    [0] no villages with VP
    [one] 1 village with VP
   *[other] { $villages } villages with VP
} left
deus-status-seat = { $seat } { $points }
