## Why an action of Dewan is not possible: one message for each case of a rule, with the facts of the reason.
## $regions are the numbers of spaces.

### The rules of the engine

dewan-reason-core-turn = It is not for { $seat } to decide now.
dewan-reason-core-over = The game is over.
dewan-reason-core-chance-player = Something is being drawn: nobody decides now.
dewan-reason-core-chance-outcome = Nothing is drawn now: { $seat } decides.
dewan-reason-core-chance-pile = This draw cannot bring { $what }.
dewan-reason-core-step = You cannot { $given } now. The next step is to { $asked }.
dewan-reason-core-order-passed = Equal cards of a path are paid in a fixed order: { $pick } comes before { $other }, which is paid already.
dewan-reason-core-complete-route = From { $regions } no path can be completed with your hand.
dewan-reason-core-complete-payment = If you pay { $card } here, the rest of the path cannot be paid: { $lacking } would be missing.
dewan-reason-core-complete-order = If you pay { $card } here, the rest of the path cannot be paid in its order.
dewan-reason-core-holds-card = You hold no { $card }.
dewan-reason-core-holds-gap = Place { $place } of the display is empty.

### Turns

dewan-reason-setup-story-draft = Before the first turn everybody chooses a story tile.
dewan-reason-setup-story-draft-story = Among the open tiles there is no { $story }.
dewan-reason-turn-action-begun = A turn has one action, and yours has begun.
dewan-reason-turn-action-pass = There is no pass: take cards, or set up a camp.
dewan-reason-take-adjacent-gap = Two cards side by side are taken. Empty in the display: { $places }.
dewan-reason-take-adjacent-two = A single card is taken only where no two lie side by side. Pairs begin in place { $places }.

### Setting up a camp

dewan-reason-camp-from-board = All 8 camps of { $seat } are on the map: none is left on the tribe board.
dewan-reason-camp-route-start = You have no camp in { $regions }, and a path starts at a camp of yours.
dewan-reason-camp-route-stay = The path has only begun in { $regions }: the new camp stands in another space.
dewan-reason-camp-route-adjacent = { $regions } is not adjacent to { $at }, where the path has come to.
dewan-reason-camp-route-again = { $regions } is on the path already.
dewan-reason-camp-route-none = No way leads to { $regions }: it is closed off, or lacks more than 6 cards.
dewan-reason-camp-pay-lacking = To pay for the path to { $regions } you lack { $lacking }.
dewan-reason-camp-pay-nearest = The nearest way to { $to } is { $path }. Missing for { $regions }: { $lacking }.
dewan-reason-camp-pay-card = No side of { $card } shows { $terrain }, which is to be paid.
dewan-reason-camp-through-match-card = No side of { $card } shows { $terrain }: the card that you give must match too.
dewan-reason-camp-destination-free-water = Space { $regions } is water: only in the lake village scenario may a camp stand there.
dewan-reason-camp-destination-free-camp = A camp of { $seat } stands in { $regions }.
dewan-reason-lake-camp = The water zone with space { $regions } has a camp of { $seat }, and no second one may stand there.
dewan-reason-volcano-blocked = { $regions } is volcano or lava: no path and no camp.

### Stories, tucked cards

dewan-reason-camp-unlock-story-story = Among the open tiles there is no { $story }.
dewan-reason-story-display-refill-empty = No tile is left in the story pile.
dewan-reason-camp-tuck-later = A card is tucked only when the 3rd, 5th or 7th camp is set up, not later.

### Markers

dewan-reason-volcano-event-camp = A camp of { $seat } stands in { $regions }: lava goes on free spaces.
dewan-reason-volcano-event-ground = { $regions } is water, a centre or closed already: no lava goes there.
dewan-reason-volcano-event-apart = { $regions } is adjacent neither to the volcano nor to lava.
dewan-reason-downpour-event-camp = A camp of { $seat } stands in { $regions }: the marker goes on free spaces.
dewan-reason-downpour-event-ground = { $regions } is water, a centre or closed already: no marker goes there.
dewan-reason-downpour-event-apart = { $regions } is not adjacent to water.

### What is asked

dewan-step-asked-draft = choose a first story tile
dewan-step-asked-turn = take cards or start a path
dewan-step-asked-route = lead the path on or end it
dewan-step-asked-pay = pay a card for the path
dewan-step-asked-story = choose a story tile
dewan-step-asked-tuck = tuck a card or nothing
dewan-step-asked-lava = place the lava marker
dewan-step-asked-flood = place the water marker
dewan-step-asked-fish = discard a card for fish or nothing

### What was tried

dewan-step-given-take = take two cards
dewan-step-given-take-one = take one card
dewan-step-given-camp = start a path
dewan-step-given-skip = skip the turn
dewan-step-given-go = lead a path on
dewan-step-given-settle = end a path
dewan-step-given-pay = pay a card
dewan-step-given-story = take a story tile
dewan-step-given-story-pile = take a story tile from the pile
dewan-step-given-tuck = tuck a card
dewan-step-given-no-tuck = tuck nothing
dewan-step-given-lava = place lava
dewan-step-given-flood = place a water marker
dewan-step-given-fish = discard a card for fish
dewan-step-given-no-fish = do without fish
