## Sentences of Dewan: names, counts, what is asked, buttons, events, the score and the end.

### Names and counts

dewan-terrain-badlands = badlands
dewan-terrain-mountain = mountain
dewan-terrain-desert = desert
dewan-terrain-forest = forest
dewan-terrain-water = water
dewan-terrain-camp = initial camp
dewan-terrain-volcano = volcano
dewan-terrain-lava = lava

dewan-symbol-artifact = artifact
dewan-symbol-pigment = pigment
dewan-symbol-crystal = crystal
dewan-symbol-berry = berry
dewan-symbol-fire = fire

# A side of a card with its symbol, and a card with two sides.
dewan-half = { $terrain } ({ $symbol })
dewan-card = { $first } / { $last }
dewan-gap = an empty place

dewan-story = story { $number }
dewan-story-text = { $gain }; requires { $wanted }
dewan-require-land = { $count } { $terrain } { $count ->
    [one] zone
   *[other] zones
}
dewan-require-water = { $count } { $terrain } { $count ->
    [one] zone
   *[other] zones
} beside camps

dewan-space = { $number } { $terrain }
dewan-zone = the zone with space { $number }
dewan-times = { $count } × { $name }
dewan-chance = chance
dewan-here = this space

dewan-cards-of = { $count } { $terrain } { $count ->
    [one] card
   *[other] cards
}
dewan-cards-any = { $count ->
    [one] 1 card of any terrain
   *[other] { $count } cards of any terrain
}

dewan-count-card = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
dewan-count-camp = { $count ->
    [0] no camps
    [one] 1 camp
   *[other] { $count } camps
}
dewan-count-berry = { $count ->
    [0] no berries
    [one] 1 berry
   *[other] { $count } berries
}
dewan-count-berry-icon = { $count ->
    [0] no berries
    [one] 1 berry
   *[other] { $count } berries
}
dewan-count-fish = { $count ->
    [0] no fish
   *[other] { $count } fish
}
dewan-count-fire = { $count ->
    [0] no fire
   *[other] { $count } fire
}
dewan-count-artifact = { $count ->
    [0] no artifacts
    [one] 1 artifact
   *[other] { $count } artifacts
}
dewan-count-pigment = { $count ->
    [0] no pigments
    [one] 1 pigment
   *[other] { $count } pigments
}
dewan-count-crystal = { $count ->
    [0] no crystals
    [one] 1 crystal
   *[other] { $count } crystals
}
dewan-count-point = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}
dewan-count-lava = { $count ->
    [one] 1 lava marker
   *[other] { $count } lava markers
}
dewan-count-water-marker = { $count ->
    [one] 1 water marker
   *[other] { $count } water markers
}

dewan-signed-card = { $number } { $count ->
    [one] card
   *[other] cards
}
dewan-signed-berry = { $number } { $count ->
    [one] berry
   *[other] berries
}
dewan-signed-story = { $number } { $count ->
    [one] story
   *[other] stories
}
dewan-signed-fish = { $number }{ $count ->
   *[other] { " " }fish
}
dewan-signed-point = { $number } { $count ->
    [one] point
   *[other] points
}

### What is asked

dewan-ask-draft = { $seat }: which story tile do you start with?
dewan-ask-turn = Take two cards, or set up a camp?
dewan-ask-turn-take = Which two cards do you take? You can set up no camp now.
dewan-ask-turn-no-card = Which two cards do you take? Your hand is empty.
dewan-ask-turn-one = Which card do you take? No two lie side by side.
dewan-ask-turn-camp = From which of your camps does the path start? There is no card to take.
dewan-ask-turn-camp-or-one = Take one card, or set up a camp? No two cards lie side by side.
dewan-ask-turn-skip = You can neither take a card nor set up a camp. Your turn is skipped.
dewan-ask-route = Where does the path from { $at } go first?
dewan-ask-route-on = Path { $path }: where does it go next?
dewan-ask-route-end = Path { $path }: set up the camp in { $at }, or go on?
dewan-ask-pay = Card { $number } of { $items }: which one pays for { $spaces } ({ $terrain })?
dewan-ask-pay-any = Card { $number } of { $items }: which one pays for { $spaces }? Any terrain will do.
dewan-ask-pay-give = Card { $number } of { $items }: which one do you give to { $other } for { $spaces } ({ $terrain })?
dewan-ask-pay-give-any = Card { $number } of { $items }: which one do you give to { $other } for { $spaces }? Any terrain will do.
dewan-ask-story = Which story tile do you take?
dewan-ask-tuck = Which card do you tuck as number { $slot }, and which side stays in sight?
dewan-ask-lava = The volcano erupts: where does the lava marker go?
dewan-ask-flood = The water rises: where does the water marker go?
dewan-ask-fish = { $seat }: do you discard a card for { $fish }?
dewan-ask-deal = The display is filled. Draw for me, or choose the card.
dewan-ask-deal-story = { $seat } draws a card for a fulfilled story. Draw for me, or choose the card.
dewan-ask-story-deal = A story tile is drawn. Draw for me, or choose the tile.
dewan-ask-split = Equal parts of a zone: which one gets the odd berry? Draw for me, or choose.

### The steps of a gesture

dewan-step-story = First story
dewan-step-path = Path
dewan-step-pay = Pay
dewan-step-reward = Reward
dewan-step-cards = Cards
dewan-step-refill = Display
dewan-step-event = Event
dewan-step-bonus = Card for a story

### Choices

dewan-do-take = Take { $first } and { $second }
dewan-do-take-one = Take { $card }
dewan-do-camp = Path from { $space }
dewan-do-skip = Skip the turn
dewan-do-go = To { $space }
dewan-do-settle = Camp in { $space }
dewan-do-pay = Pay { $card }
dewan-do-give = Give { $card } to { $seat }
dewan-do-story = Take { $story }: { $text }
dewan-do-story-pile = Take the top of the pile, unseen
dewan-do-tuck = Tuck { $card }{ $side }
dewan-do-no-tuck = Tuck nothing
dewan-do-lava = Lava on { $space }
dewan-do-flood = Water on { $space }
dewan-do-fish = Discard { $card } for { $fish }
dewan-do-no-fish = No fish
dewan-do-deal = Draw { $card }
dewan-do-story-dealt = Draw { $story }: { $text }
dewan-do-berry-to = To the { $terrain } zone with space { $space }

# The side of a card that shows; it stands behind the name of the card.
dewan-side = , { $terrain } in sight

dewan-commit-story = Take { $story }

dewan-if = If: { $action }
dewan-if-go = If the path goes to { $space }
dewan-if-story = If you take { $story }
dewan-if-settle = If you set up a camp in { $space }

dewan-group-take = Take cards
dewan-group-camp = Set up a camp: start of the path
dewan-group-skip = No action
dewan-group-go = The path
dewan-group-pay = Cards that pay
dewan-group-story = Story tiles
dewan-group-tuck = Cards to tuck
dewan-group-marker = Spaces for the marker
dewan-group-fish = Cards to discard
dewan-group-chance = What may come up

### What happened

dewan-event-draft = { $seat } starts with { $story }
dewan-event-story = { $seat } takes { $story }
dewan-event-story-pile = { $seat } takes { $story } from the top of the pile
dewan-event-story-laid-out = New among the open tiles: { $story } ({ $text })
dewan-event-take = { $seat } takes two cards
dewan-event-take-cards = { $seat } takes { $cards }
dewan-event-take-card = { $seat } takes { $card } from the display
dewan-event-short = { $seat } finds too few cards to take
dewan-event-skip = { $seat } can neither take a card nor set up a camp and skips the turn
dewan-event-refill = A card is drawn for the display
dewan-event-refill-card = The display gets { $card }
dewan-event-reshuffle = The discards become a new pile: { $goods }
dewan-event-reshuffle-card = Back into the pile goes { $card }
dewan-event-event-pile = A new event pile is built: { $goods }
dewan-event-event-pile-short = The new event pile is short: { $goods }
dewan-event-happens = The event pile is used up, and the event happens
dewan-event-no-space = No marker can be placed
dewan-event-camp = { $seat } sets up a camp in { $target_space }
dewan-event-pay = { $seat } pays { $card }
dewan-event-pay-water = { $seat } pays { $card } for a water zone
dewan-event-pay-initial = { $seat } pays { $card } for the initial camp
dewan-event-give = { $seat } gives { $card } to { $other } to pass a camp
dewan-event-give-initial = { $seat } gives { $card } to { $other } to pass the initial camp
dewan-event-give-lake = { $seat } gives { $card } to { $other } to cross the water of a lake village
dewan-event-place = { $seat } places a camp in { $target_space }
dewan-event-berry = { $seat } gains { $goods } from the zone
dewan-event-tuck = { $seat } tucks { $card }
dewan-event-no-tuck = { $seat } has no card to tuck
dewan-event-last-camp = { $seat } has set up the last camp: the end comes near, and 1 fire is added
dewan-event-fulfil = { $seat } fulfils { $story }
dewan-event-bonus = A card is drawn for a fulfilled story
dewan-event-bonus-card = { $seat } draws { $card } for a fulfilled story
dewan-event-lava = { $seat } puts lava on space { $target }
dewan-event-flood = { $seat } puts a water marker on space { $target }
dewan-event-split = A split zone: { $goods } for the part with space { $target }
dewan-event-split-odd = The part with space { $target } gets { $goods } left over
dewan-event-split-rest = A split zone: { $goods } left over after equal shares
dewan-event-lost = The zone is gone: { $goods } out of the game
dewan-event-zone-left = What is left of the zone keeps { $goods }
dewan-event-zone-joined = Water zones merge: { $goods } join those around space { $target }
dewan-event-fishing = { $seat } discards { $card } for fish
dewan-event-fish = { $seat } gains { $goods }
dewan-event-end = All have had the same number of turns: the game ends
dewan-event-end-short = Nobody can take a card or set up a camp any more: the game ends

### What a step amounts to; the amount stands before these words

dewan-ledger-take = Taken: { $cards }
dewan-ledger-pay = Paid for the path: { $cards }
dewan-ledger-give = Given to { $other }: { $cards }
dewan-ledger-place = A camp in { $target_space }
dewan-ledger-berry = From the zone of the new camp
dewan-ledger-story = New { $story }: { $text }
dewan-ledger-tuck = Tucked: { $cards }
dewan-ledger-fulfil = { $seat } fulfils { $story }: { $text }
dewan-ledger-bonus = For fulfilled stories: { $cards }
dewan-ledger-refill = New in the display: { $cards }
dewan-ledger-fishing = Discarded for fish: { $cards }
dewan-ledger-fish = Fish for { $seat }

dewan-gain-open = a choice follows
dewan-gain-draw = a draw follows
dewan-gain-none = no gain
dewan-gain-more = { $first } and more

### The score and the end

dewan-source-stories = Stories
dewan-source-fire = Fire
dewan-source-most-fire = Most fire
dewan-source-groups = Groups of camps
dewan-source-berries = Berries
dewan-source-water = Water zones
dewan-source-invade = Centres of others
dewan-source-berry-fire = Berry and fire
dewan-source-forests = Forest zones
dewan-source-mountains = Mountain zones
dewan-source-berry-artifact = Berry and artifact
dewan-source-lake-zones = Most camps at the water
dewan-source-fish = Fish
dewan-source-berry-pigment = Berry and pigment
dewan-source-cards = Cards in hand

dewan-score-stories = Fulfilled { $story }: { $points }
dewan-score-stories-team = Fulfilled { $story } of { $seat }: { $points }
dewan-score-fire = { $fire }: { $points }
dewan-score-fire-last = { $fire }, { $last } of it for the last camp: { $points }
dewan-score-most-fire = Most fire ({ $fire }): { $points }
dewan-score-most-fire-tie-player = Most fire ({ $fire }), { $tied } players tied: { $points } each
dewan-score-most-fire-tie-team = Most fire ({ $fire }), both teams tied: { $points } each
dewan-score-groups = Group of { $camps } ({ $where }): { $points }
dewan-score-groups-team = Group of both mates, { $camps } ({ $where }): { $points }
dewan-score-berries = { $berries } × { $each }: { $points }
dewan-score-berries-tucked = { $berries } ({ $tokens } + { $tucked } on tucked cards) × { $each }: { $points }
dewan-score-berries-team = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
} of berries ({ $first } and { $second }) × { $each }: { $points }
dewan-score-water = { $count ->
    [one] 1 water zone
   *[other] { $count } water zones
} beside camps × { $each }: { $points }
dewan-score-invade = { $count ->
    [one] 1 camp
   *[other] { $count } camps
} at the centres of others × { $each }: { $points }
dewan-score-forests = { $count ->
    [one] 1 forest zone
   *[other] { $count } forest zones
} with camps × { $each }: { $points }
dewan-score-mountains = { $count ->
    [one] 1 mountain zone
   *[other] { $count } mountain zones
} with camps × { $each }: { $points }
dewan-score-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
} ({ $berries }, { $others }) × { $each }: { $points }
dewan-score-lake-zones = Most camps beside the water with space { $zone } ({ $camps }): { $points }
dewan-score-lake-zones-tie = Most camps beside the water with space { $zone } ({ $camps }), { $tied } players tied: { $points } each
dewan-score-fish = { $fish } × { $each }: { $points }
dewan-score-cards = { $seats } with { $cards }

dewan-end-winner = { $seats } wins with { $points }
dewan-end-team = The team of { $seats } wins with { $points }
dewan-end-shared = { $seats } share the victory with { $points } each
dewan-end-ahead = { $first }, ahead of { $others }
dewan-end-place = { $seat } ({ $points })
dewan-end-tiebreak = Cards in hand break the tie: { $lines }
dewan-end-last-camp = The last camp was set up, and all have had the same number of turns.
dewan-end-no-move = Nobody can take a card or set up a camp any more.

dewan-status-draft = First stories: { $mover } to choose. Turn { $number } comes next; points so far: { $points }
dewan-status-turn = Turn { $number }: { $mover } to move. If the game ended now: { $points }
dewan-status-final = Turn { $number }, the last camp is set up: { $mover } to move. If the game ended now: { $points }

### Around a game

dewan-piece-camp = camp
dewan-piece-home = initial camp
dewan-key-icons = An icon on a border is adjacent to both of its spaces.
dewan-key-berries = A number on a berry: so many are left in its whole zone.

dewan-notice-end = { $seat } has set up the last camp: { $count ->
    [one] this is the last turn
   *[other] { $count } turns are left
}

dewan-cannot-reach = No camp can be set up in { $region } now
dewan-cannot-camp = No path can start at { $space }
dewan-cannot-go = The path cannot go to { $space }
dewan-cannot-settle = No camp can be set up in { $space }
dewan-cannot-lava = No lava can go on { $space }
dewan-cannot-flood = No water marker can go on { $space }

dewan-plan-title = If you set up a camp in { $space } for { $cards }
dewan-plan-commit = Camp in { $space } for { $cards }

dewan-new-scenario = Scenario
dewan-scenario-standard = standard
dewan-scenario-volcano = volcano
dewan-scenario-downpour = downpour
dewan-scenario-lake = lake village
dewan-scenario-team = team play
dewan-scenario-standard-text = Groups of camps and berries score. No events.
dewan-scenario-volcano-text = Lava closes spaces. Water zones, centres of others, and pairs of berry and fire score.
dewan-scenario-downpour-text = Water spreads. Forest and mountain zones, and pairs of berry and artifact score.
dewan-scenario-lake-text = Camps may stand on water and bring fish. Most camps beside each water zone score.
dewan-scenario-team-text = Two teams of two. Groups with camps of both mates score.

dewan-new-most-fire-tie = Tied for most fire
dewan-most-fire-tie-each = 4 points each
dewan-most-fire-tie-split = shared, rounded down
dewan-most-fire-tie-none = no points
dewan-new-initial-camp = Initial camp in the score
dewan-initial-camp-counts = counts
dewan-initial-camp-left-out = left out

site-dewan-cards = { $cards } terrain cards and { $stories } story tiles: the numbers are published. Stand-in faces: { $made } cards, { $told } stories. Each one says which it is.
