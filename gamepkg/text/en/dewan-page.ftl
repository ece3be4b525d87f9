## The explore page of Dewan: what its own panels say.

dewan-display = Display
dewan-display-note = Take two cards that lie side by side, or set up a camp: that is a turn.
dewan-piles = pile: { $pile }, discarded: { $discards }
dewan-piles-event = ; event pile: { $cards }
dewan-gap-here = empty
dewan-take = Take

dewan-hand-empty = No cards yet. Take two from the display.
dewan-hand-paying = { $count } of { $cards } pay the path
dewan-copies = × { $count }
dewan-pays = { $count ->
    [one] pays
   *[other] { $count } pay
}

dewan-then = Then: { $question }
dewan-fulfils = { $story } is fulfilled when the turn ends: its points count, and a card comes.

dewan-goals = Set up a camp
dewan-goals-note = Choose where the new camp stands, here or on the map. The cheapest way is shown before anything is paid.
dewan-goals-none = Your cards pay no path now. Click a space on the map to see what is missing.
dewan-goals-for = For { $cards }
dewan-goal-heard = Show the way to { $space }
dewan-by-hand = Lead the path space by space
dewan-by-hand-note = Start at one of your camps; each space is asked for, then each card.

dewan-paying = The path takes { $cards }
dewan-ways = { $count } ways to { $space }, the cheapest first
dewan-ways-cards = Which card pays for which space
dewan-cost = { $count } { $terrain }
dewan-cost-any = of any terrain
dewan-given = { $cards } to { $seat }
dewan-to-discard = discarded
dewan-to-seat = to { $seat }
dewan-any-card = (any terrain)
dewan-pay-all = Pay { $cards }
dewan-nearest = The nearest way to { $space }
dewan-missing = missing: { $cards }

dewan-stories = Stories
dewan-stories-done = { $done } of { $count } fulfilled
dewan-no-stories = No story tile yet.
dewan-story-row = Open story tiles
dewan-story-pile = { $count } in the pile
dewan-row-note = The numbers say what { $seat } has of each.
dewan-fulfilled = fulfilled
dewan-of = { $count } of { $wanted }
dewan-lacks = { $count ->
    [one] 1 is missing
   *[other] { $count } are missing
}
dewan-tucked-count = tucked: { $cards }
dewan-story-map = { $story }: show what counts on the map

dewan-column-hand = cards
dewan-column-camps = camps left
dewan-column-stories = stories
dewan-column-fire = fire
dewan-column-berries = berries
dewan-column-fish = fish
dewan-column-points = points
dewan-teams = Teams: { $first } against { $second }. Mates share their points.

dewan-tribes = Tribe boards
dewan-tribes-note = Camps leave from left to right. The words say what each one brings.
dewan-camps-placed = { $count } of { $camps } camps set up
dewan-slot-first = no gain
dewan-slot-story = story
dewan-slot-tuck = tuck
dewan-slot-end = last, 1 fire
dewan-slot-nothing = nothing
dewan-slot-tucked = { $side } in sight of { $card }
dewan-slot-heard-full = Camp { $number } waits:
dewan-slot-heard-bare = Camp { $number } is set up:
dewan-slot-heard-coming = Camp { $number } would be set up:

dewan-coming-volcano = Event: the volcano
dewan-coming-downpour = Event: the downpour
dewan-coming-lake = Event: the lake villages
dewan-coming-in = { $cards } left in the event pile: with the last one the event comes
dewan-coming-markers = { $markers } left. { $spaces ->
    [one] 1 space is open to one now.
   *[other] { $spaces } spaces are open to one now.
}
dewan-coming-fish = In the supply: { $fish }.
dewan-coming-show = on the map

dewan-scoring = What counts at the end: { $scenario }
dewan-scoring-map = { $source }: show on the map

dewan-edit-space = Space
dewan-edit-camp = Camp of
dewan-edit-volcano = lava lies here
dewan-edit-downpour = a water marker lies here
dewan-edit-hand = Hand
dewan-edit-stories = Story tiles
dewan-edit-fulfilled = Fulfilled (press to change)
dewan-edit-story = Story tile
dewan-edit-to-stories = Give this tile
dewan-edit-remove-story = Take this tile away
dewan-edit-tucked = Tucked at camp { $number }
