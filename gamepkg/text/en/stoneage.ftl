## Sentences of Stone Age: names, counts, what is asked, buttons, events, the score and the end.

### Names and counts

stoneage-good-food = food
stoneage-good-wood = wood
stoneage-good-brick = brick
stoneage-good-stone = stone
stoneage-good-gold = gold

# A place in a sentence: it stands behind "to", "at" and "of".
stoneage-place-hunt = the hunting ground
stoneage-place-forest = the forest
stoneage-place-clay_pit = the clay pit
stoneage-place-quarry = the quarry
stoneage-place-river = the river
stoneage-place-tool_maker = the tool maker
stoneage-place-field = the field
stoneage-place-hut = the hut
stoneage-place-card = the card for { $number }
stoneage-place-building = building stack { $number }

stoneage-title-hunt = Hunting ground
stoneage-title-forest = Forest
stoneage-title-clay_pit = Clay pit
stoneage-title-quarry = Quarry
stoneage-title-river = River
stoneage-title-tool_maker = Tool maker
stoneage-title-field = Field
stoneage-title-hut = Hut
stoneage-title-card = Card for { $number }
stoneage-title-building = Stack { $number }

stoneage-symbol-art = art
stoneage-symbol-healing = healing
stoneage-symbol-music = music
stoneage-symbol-pottery = pottery
stoneage-symbol-time = time
stoneage-symbol-transport = transport
stoneage-symbol-weaving = weaving
stoneage-symbol-writing = writing
stoneage-person-farmer = farmer
stoneage-person-tool-maker = tool maker
stoneage-person-hut-builder = hut builder
stoneage-person-shaman = shaman
stoneage-counted-farmer = your agriculture
stoneage-counted-tool-maker = the sum of your tool values
stoneage-counted-hut-builder = the number of your buildings
stoneage-counted-shaman = the number of your people

stoneage-nothing = nothing
stoneage-nowhere = nowhere
stoneage-chance = chance
stoneage-gain = the gain

stoneage-count-good = { $count ->
    [0] no { $good }
   *[other] { $count } { $good }
}
stoneage-count-resource = { $count ->
    [0] no resources
    [one] 1 resource
   *[other] { $count } resources
}
stoneage-count-people = { $count ->
    [0] no people
    [one] 1 person
   *[other] { $count } people
}
stoneage-count-agriculture = agriculture { $count }
stoneage-count-tool = { $count ->
    [0] no tools
    [one] 1 tool
   *[other] { $count } tools
}
stoneage-count-card = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
stoneage-count-building = { $count ->
    [0] no buildings
    [one] 1 building
   *[other] { $count } buildings
}
stoneage-count-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
stoneage-count-vp = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}

stoneage-signed-good = { $number } { $good }
stoneage-signed-people = { $number } { $count ->
    [one] person
   *[other] people
}
stoneage-signed-agriculture = { $number } agriculture
stoneage-signed-tool = { $number } { $count ->
    [one] tool
   *[other] tools
}
stoneage-signed-card = { $number } { $count ->
    [one] card
   *[other] cards
}
stoneage-signed-building = { $number } { $count ->
    [one] building
   *[other] buildings
}
stoneage-signed-vp = { $number } { $count ->
    [one] point
   *[other] points
}

### Cards and buildings: a few words for each part, and a sentence

stoneage-card = { $top } / { $bottom }
stoneage-tile = building for { $cost }
stoneage-worth-sum = the value of what is paid

stoneage-effect-food = { $amount } food
stoneage-effect-resource = { $amount } { $resource }
stoneage-effect-points = { $amount } points
stoneage-effect-tool = tool +{ $steps }
stoneage-effect-field = agriculture +{ $steps }
stoneage-effect-person = people +{ $count }
stoneage-effect-one-use-tool = one-use tool { $value }
stoneage-effect-any-resources-later = any { $amount } resources
stoneage-effect-draw-card = { $count ->
    [one] deck card
   *[other] { $count } deck cards
}
stoneage-effect-roll-for-resource = { $dice } dice for { $resource }
stoneage-effect-shared-dice = dice for all
stoneage-effect-culture-symbol = { $symbol }
stoneage-effect-people-multiplier = { $person } ×{ $multiplier }

stoneage-explain-food = You gain { $amount } food at once.
stoneage-explain-resource = You gain { $amount } { $resource } at once.
stoneage-explain-points = You gain { $amount } points at once.
stoneage-explain-tool = { $steps ->
    [one] You gain a tool at once, as at the tool maker.
   *[other] You gain { $steps } tools at once, as at the tool maker.
}
stoneage-explain-field = Your agriculture rises by { $steps } at once.
stoneage-explain-person = { $count ->
    [one] You gain a person at once, as at the hut.
   *[other] You gain { $count } people at once, as at the hut.
}
stoneage-explain-one-use-tool = Once in the game it adds { $value } to one of your rolls.
stoneage-explain-any-resources-later = Any { $amount } resources of your choice, now or later, once.
stoneage-explain-draw-card = { $count ->
    [one] You draw a card from the deck. Only you see it, and only its lower part counts.
   *[other] You draw { $count } cards from the deck. Only you see them, and only their lower parts count.
}
stoneage-explain-roll-for-resource = You roll { $dice } dice for { $resource } at once. Tools may help.
stoneage-explain-shared-dice = A die for each player is rolled. You take one first, then the others in turn.
stoneage-explain-culture-symbol = At the end different symbols score the square of their number. This is { $symbol }.
stoneage-explain-people-multiplier = At the end { $multiplier } × { $counted }.

stoneage-cost-any-count = { $count ->
    [one] any 1 resource
   *[other] any { $count } resources
}
stoneage-cost-exact-count-exact-kinds = { $count } resources of exactly { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
stoneage-cost-range-any = { $min } to { $max } resources

### What is asked

stoneage-ask-place = Where do your people go? { $people } at home.
stoneage-ask-use = Which of your places do you use next?
stoneage-ask-tool = Add tools to { $sum } for { $good }?
stoneage-ask-pay = Pay for the { $thing }, or leave it?
stoneage-ask-pay-short = You cannot pay for the { $thing }. Leave it.
stoneage-ask-pay-on = { $thing }: { $paid } laid aside. What next?
stoneage-ask-now = Take the resources of the card now, or keep them for later?
stoneage-ask-take = Which resource do you take? { $left } to go.
stoneage-ask-die = Which of the dice do you take?
stoneage-ask-feed = { $missing } missing: pay resources, or lose 10 points?
stoneage-ask-feed-on = { $missing } still missing: which resource do you pay?
stoneage-ask-roll = { $seat } rolls { $dice } for { $good }. Let chance decide, or choose the dice.
stoneage-ask-roll-all = Dice for all: { $dice } are rolled. Let chance decide, or choose the dice.
stoneage-ask-draw = { $seat } draws a card from the deck. Let chance decide, or choose the card.
stoneage-ask-refill = A new card comes to the row. Let chance decide, or choose the card.
stoneage-ask-reveal = The next tile of stack { $stack } is turned up. Let chance decide, or choose the tile.

### The phases of a round

stoneage-phase-place = Place people
stoneage-phase-use = Use people
stoneage-phase-settle = Settle the round

### Choices

stoneage-do-place = { $people } to { $place }
stoneage-do-place-thing = { $people } to { $place }: { $thing }
stoneage-do-use-gather = Use { $place }: { $dice } for { $good }
stoneage-do-use-village = Use { $place }
stoneage-do-use-card = Use { $place }: { $thing }
stoneage-do-use-building = Use { $place }: { $thing }
stoneage-do-tool = Add a tool of value { $value }
stoneage-do-one-use = Add the one-use tool of value { $value }
stoneage-do-settle = Take { $goods }
stoneage-do-pay = Pay { $goods }
stoneage-do-done = That is all: { $goods }
stoneage-do-decline = Leave the card
stoneage-do-decline-building = Do not build
stoneage-do-redeem = Take the { $amount } resources of your card now
stoneage-do-later = Keep them for later
stoneage-do-take = Take { $goods }
stoneage-do-die = Take the { $face }: { $effect }
stoneage-do-feed = Pay { $goods } for food
stoneage-do-lose-points = Lose 10 points
stoneage-do-roll = Dice { $dice }: { $sum }
stoneage-do-deal = { $card }
stoneage-do-reveal = { $tile }

stoneage-commit-place = Place { $people }
stoneage-commit-use = Use { $place }

stoneage-if = If: { $action }
stoneage-if-place = If you send { $people } to { $place }
stoneage-if-use = If you use { $place }
stoneage-plan = If: { $steps }

stoneage-cannot-place = { $people } cannot go to { $place }
stoneage-cannot-use = You cannot use { $place }

stoneage-group-place = Places for your people
stoneage-group-use = Where your people stand
stoneage-group-tool = Tools
stoneage-group-pay = Pay
stoneage-group-redeem = Cards that still wait
stoneage-group-take = Resources
stoneage-group-die = Dice for all
stoneage-group-feed = Missing food
stoneage-group-chance = What may come

### What happened

stoneage-event-place = { $seat } sends { $goods } to { $place }
stoneage-event-stuck = { $seat } has no place left: the rest stays at home
stoneage-event-use = { $seat } uses { $place }: { $goods } there
stoneage-event-gain-good = { $seat } gains { $goods }
stoneage-event-gain-people = { $seat } gains { $goods }
stoneage-event-gain-agriculture = Agriculture of { $seat } rises by 1
stoneage-event-gain-vp = { $seat } gains { $goods }
stoneage-event-gain-tool = { $seat } gains a tool of value { $value }
stoneage-event-gain-tool-grown = The tool has value { $value } now
stoneage-event-tool-grows = A tool of { $seat } with value { $value } grows
stoneage-event-void-people = { $seat } has 10 people already: no more
stoneage-event-void-agriculture = { $seat } has agriculture 10 already: no more
stoneage-event-void-tool = { $seat } has three tools of value 4 already: no more
stoneage-event-tool = { $seat } uses a tool of value { $value }
stoneage-event-fresh = Fresh again for { $seat }: { $tools } of value { $value }
stoneage-event-one-use-open = { $seat } lays the one-use tool open: { $thing }
stoneage-event-one-use = { $seat } uses a one-use tool for good: { $thing }
stoneage-event-pay = { $seat } pays { $goods }
stoneage-event-build = { $seat } builds the { $thing }
stoneage-event-no-building = { $seat } does not build
stoneage-event-reveal = Stack { $stack } shows the next tile: { $thing }
stoneage-event-card = { $seat } acquires the card { $thing }
stoneage-event-no-card = { $seat } leaves the card
stoneage-event-any-two-open = { $seat } may take the resources of a card later: { $thing }
stoneage-event-any-two = { $seat } takes the resources of a card: { $thing }
stoneage-event-draw = { $seat } draws from the deck: { $thing }
stoneage-event-draw-empty = The deck is empty: { $seat } draws nothing
stoneage-event-feed = { $seat } feeds the people: { $goods }
stoneage-event-shortage = Not enough food: { $seat } gives all there is, { $goods }
stoneage-event-feed-resource = { $seat } pays { $goods } for missing food
stoneage-event-ten-points = { $seat } loses { $goods } for missing food
stoneage-event-refill = New in the row: { $thing }
stoneage-event-start-player = { $seat } is the start player now
stoneage-event-end = The game ends
stoneage-event-end-buildings = A stack of buildings is empty: the game ends
stoneage-event-end-cards = Fewer than four cards are left: the game ends

stoneage-rolled = Rolled: { $dice } (sum { $sum })

### What a step amounts to; the amount stands before these words

stoneage-ledger-gather-dice = Gathered by { $seat }
stoneage-ledger-use-field = From the field
stoneage-ledger-use-tools = From the tool maker, of value { $value }
stoneage-ledger-use-hut = From the hut
stoneage-ledger-card-simple = From the upper part of the card
stoneage-ledger-card-dice-for-all = Dice for all
stoneage-ledger-card-dice-for-all-table = The die of { $seat }
stoneage-ledger-card-dice-resource = From the dice of the card
stoneage-ledger-card-any-two = From the card of { $seat }
stoneage-ledger-building-points = For the building
stoneage-ledger-building-pay = The price of the building is paid
stoneage-ledger-card-pay = The price of the card is paid
stoneage-ledger-card-upper = { $seat } acquires { $thing }
stoneage-ledger-card-extra-card = From the deck: { $thing }
stoneage-ledger-feed-need = The people of { $seat } eat
stoneage-ledger-feed-surplus = The harvest of { $seat } is more than the people eat
stoneage-ledger-feed-shortage = All the food of { $seat }, and it is not enough
stoneage-ledger-feed-resources = { $seat } pays for missing food
stoneage-ledger-feed-ten-points = { $seat } keeps the resources and loses points

stoneage-gain-average = { $mean } { $good } on average
stoneage-gain-open = a choice follows
stoneage-gain-draw = dice or a draw follow
stoneage-gain-none = no gain
stoneage-gain-more = { $first } and more

### The score and the end

stoneage-source-building = Buildings
stoneage-source-card = Points on cards
stoneage-source-hunger = Hunger
stoneage-source-before = Before this position
stoneage-source-resources = Resources left
stoneage-source-any-two = Resources on cards
stoneage-source-culture = Culture symbols
stoneage-source-farmer = Farmers
stoneage-source-tool-maker = Tool makers
stoneage-source-hut-builder = Hut builders
stoneage-source-shaman = Shamans

stoneage-score-building = { $buildings }, scored when they were built: { $points }
stoneage-score-card = Gained from upper parts of cards: { $points }
stoneage-score-hunger = Lost for missing food: { $points }
stoneage-score-before = Brought into this position: { $points }
stoneage-score-resources = { $goods } left × { $each }: { $points }
stoneage-score-any-two = A card that still waits counts as { $count } resources: { $points }
stoneage-score-culture = Set { $number }, { $count } different ({ $symbols }): { $count } × { $count } = { $points }
stoneage-score-farmer = { $each } × agriculture { $count } = { $points }
stoneage-score-tool-maker = { $each } × tools { $sum } = { $points }
stoneage-score-hut-builder = { $each } × { $count ->
    [one] 1 building
   *[other] { $count } buildings
} = { $points }
stoneage-score-shaman = { $each } × { $count ->
    [one] 1 person
   *[other] { $count } people
} = { $points }
stoneage-score-agriculture = { $seat } has agriculture { $count }
stoneage-score-tools = { $seat } has tools worth { $count }
stoneage-score-people = { $seat } has { $count } people
stoneage-score-sum = { $seat } has { $count } of agriculture, tools and people together
stoneage-score-shared = { $seats } are equal in all of it

stoneage-end-winner = { $seats } wins with { $points }
stoneage-end-shared = { $seats } share the victory with { $points } each
stoneage-end-ahead = { $first }, ahead of { $others }
stoneage-end-place = { $seat } ({ $points })
stoneage-end-tiebreak = What breaks the tie: { $lines }
stoneage-end-buildings = A stack of buildings is empty.
stoneage-end-cards = Fewer than four civilization cards were left.

stoneage-status-place = Round { $round }, people are placed: { $mover } to move. If the game ended now: { $points }
stoneage-status-use = Round { $round }, people are used: { $mover } to move. If the game ended now: { $points }
stoneage-status-settle = Round { $round } is settled: { $mover } to move. If the game ended now: { $points }

### Around a game

stoneage-piece = person
stoneage-key-divisor = ÷ behind a name: the sum of the dice is divided by that.
stoneage-key-stack = + behind a stack: so many tiles lie face down below.
stoneage-notice-buildings = A stack is empty: this round is the last
stoneage-notice-cards = Too few cards are left: this round is the last
stoneage-new-surplus = Agriculture beyond the people
stoneage-surplus-lost = gives nothing
stoneage-surplus-kept = gives food
stoneage-new-tiebreak = Equal scores
stoneage-tiebreak-order = one after the other
stoneage-tiebreak-sum = the sum decides

site-stoneage-cards = { $cards } civilization cards and { $tiles } building tiles, all as published. Nothing is a stand-in.
