## Why something cannot be done in Stone Age, rule by rule.

### The engine

stoneage-reason-core-turn = It is not for { $seat } to decide now.
stoneage-reason-core-over = The game is over.
stoneage-reason-core-chance-player = Chance decides now, not a player.
stoneage-reason-core-chance-outcome = Nothing is drawn now: { $seat } decides.
stoneage-reason-core-chance-kind = You cannot { $given } now. The next step is to { $asked }.
stoneage-reason-core-chance-dice = { $dice } dice are rolled here, and { $shown } are shown.
stoneage-reason-core-chance-pile = This cannot come now: { $card } has been seen already.
stoneage-reason-core-step = You cannot { $given } now. The next step is to { $asked }.
stoneage-reason-core-order-passed-resource = Resources are picked in a fixed order: { $pick } comes before { $other }, which is picked already.
stoneage-reason-core-order-passed-tool = Tools are added in a fixed order, low values first and one-use tools last. A later one is added already.
stoneage-reason-core-order-passed-card = One-use tools are added in a fixed order. A later one is added already.
stoneage-reason-core-order-begun-resource = Resources of a card are taken before anything is picked, and { $other } are picked already.
stoneage-reason-core-complete-price = With another { $resource } the price cannot be paid exactly any more.
stoneage-reason-core-complete-picks = From here on only { $can } resources could follow, and { $left } are missing.
stoneage-reason-core-holds-people = You have { $have } people at home, not { $wanted }.
stoneage-reason-core-holds-resource = You have no { $resource } left.
stoneage-reason-core-holds-card = You do not have the card { $card }.
stoneage-reason-core-holds-tool = You have no tool of value { $value }.

# What a step is called: "You cannot ... now", "The next step is to ...".
stoneage-step-given-place = place people
stoneage-step-given-use = use a place
stoneage-step-given-tool = add a tool
stoneage-step-given-one-use = add a one-use tool
stoneage-step-given-settle = take the gain of a roll
stoneage-step-given-pay = pay for anything
stoneage-step-given-done = end a payment
stoneage-step-given-decline = decline anything
stoneage-step-given-redeem = take the resources of a card
stoneage-step-given-later = keep resources for later
stoneage-step-given-take = take a resource
stoneage-step-given-die = take a die
stoneage-step-given-feed = pay for missing food
stoneage-step-given-lose-points = lose points for food
stoneage-step-given-roll = roll dice
stoneage-step-given-deal = draw a card
stoneage-step-given-reveal = turn up a tile
stoneage-step-asked-place = place people
stoneage-step-asked-use = use a place
stoneage-step-asked-tool = add tools or take the gain
stoneage-step-asked-pay = pay or decline
stoneage-step-asked-now = take the resources of the card or keep them
stoneage-step-asked-take = take a resource
stoneage-step-asked-die = take a die
stoneage-step-asked-feed = make up for missing food
stoneage-step-asked-roll = roll dice
stoneage-step-asked-deal = draw a card
stoneage-step-asked-reveal = turn up a tile

### Rounds and placing

stoneage-reason-round-phases = A round has three phases. Now it is time to { $asked }; to { $given } belongs to another one.
stoneage-reason-place-no-pass = Whoever has people and a place for them must place.
stoneage-reason-place-nothing = Nothing lies at { $place }.
stoneage-reason-place-people = Exactly { $exactly ->
    [one] 1 person goes
   *[other] { $exactly } people go
} to { $place }, not { $wanted }.
stoneage-reason-place-taken = { $seats } is at { $place } already.
stoneage-reason-place-spaces = { $free ->
    [0] No space is free
    [one] 1 space is free
   *[other] { $free } spaces are free
} at { $place }. That is not enough for { $wanted }.
stoneage-reason-place-once = You have placed people at { $place } already in this round.
stoneage-reason-place-village-limit = With { $players } players only { $most } of field, tool maker and hut are used in a round. Taken: { $used }.
stoneage-reason-place-resource-limit = With { $players } players only { $most ->
    [one] 1 player may use
   *[other] { $most } players may use
} { $place } in a round. Already there: { $seats }.

### Using people

stoneage-reason-ui-choose-location = You have no people at { $place }. Your people still wait here: { $own }.
stoneage-reason-tools-once = Your tool of value { $value } is used. It is fresh again in the next round.
stoneage-reason-tools-one-use-kind = The card { $card } has no one-use tool.
stoneage-reason-tools-one-use-used = The one-use tool of { $card } is used for good.
stoneage-reason-building-cost-kinds-short = The building asks for { $cost }. With { $held } it cannot be paid.
stoneage-reason-building-cost-kinds-asks = The building asks for { $cost }.
stoneage-reason-card-pay-short = The card asks for { $cost }. With { $held } it cannot be paid.
stoneage-reason-card-pay-asks = The card asks for { $cost }.
stoneage-reason-ui-pay-confirm = The price is { $cost }, and that is not what is picked so far.
stoneage-reason-ui-decline = You have picked { $picked ->
    [one] 1 resource
   *[other] { $picked } resources
} already. Pick the rest, or put back all of it.
stoneage-reason-card-any-two-kind = The card { $card } gives no resources of choice.
stoneage-reason-card-any-two-used = The resources of { $card } were taken already.
stoneage-reason-card-any-two-other = You are asked about { $asked }, not about { $card }.
stoneage-reason-card-dice-for-all = No die shows { $face }. The dice: { $dice }.
stoneage-reason-card-dice-for-all-table-tools = Tools cannot change the dice for all.

### Feeding

stoneage-reason-feed-shortage = Food is missing: it must be made up by resources or by points.
stoneage-reason-feed-no-mixing-cover = Resources must cover all that is missing: you have { $have } for { $missing }.
stoneage-reason-feed-no-mixing-begun = { $fed ->
    [one] 1 resource is paid
   *[other] { $fed } resources are paid
} for food already. Now all of it is paid by resources.
