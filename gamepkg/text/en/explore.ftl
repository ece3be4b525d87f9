## The explore page: what its panels say.

explore-failed = That did not work. The game is as it was before it.
explore-cannot = There is nothing to go back to here.
explore-not-now = You are looking at an earlier position. Go back to now, or play on from here.
explore-over = The game is over.
explore-unread = “{ $rest }” is no move. Try for example “{ $example }”.
explore-unread-rest = { $read }: “{ $rest }” does not fit here. Try for example “{ $example }”.
explore-unread-more = { $read }: something is missing behind it. Try for example “{ $example }”.

explore-skip = Skip to the choices
explore-pages = Pages
explore-fold-rules = Rule book
explore-fold-position = Position
explore-fold-files = New, save
explore-standin = a stand-in, not the real component
explore-map-standin = map tiles: stand-in
explore-key = Key to the board
explore-rules-here = Rules here

explore-who = { $seat } · round { $round }
explore-chance = chance
explore-last-round = round { $round } is the last
explore-ended = The game is over
explore-undo = Undo
explore-redo = Redo
explore-undo-key = Undo (U)
explore-redo-key = Redo (Shift+U)
explore-cancel = Start over
explore-to-now = Back to now
explore-play-on = Play on from here
explore-looking = You are looking at an earlier position.
explore-refused-heard = { $count ->
    [one] Not possible. 1 reason is listed.
   *[other] Not possible. { $count } reasons are listed.
}
explore-preview-heard = Preview. Press Enter again to do it, Escape to leave it.

explore-preview-region = Choose on the board or in a row below to see what it would bring.
explore-preview-row = Choose a row below to see what it would bring.
explore-passed = The turn of { $before } is over. Now play for { $now }.
explore-no-gain-yet = a first step
explore-by-chance = left to chance
explore-nothing-yet = Nothing changes yet: this begins the step, and you are asked how to go on.
explore-back = Back
explore-close = Close
explore-cannot-place = The { $piece } cannot go to { $region }
explore-cannot-march = The army cannot go to { $region }
explore-cannot-do = Not possible now: { $action }
explore-instead = What would work: { $regions }.
explore-instead-more = What would work: { $regions }, and { $more } more.
explore-if-offer = If you offer { $cards } to { $god }
explore-offer = Offer { $cards } to { $god }

explore-fold-group = { $title } ({ $count })
explore-fold-rest = { $count } more
explore-roll = Let chance decide
explore-command = Type a move
explore-command-example = for example { $example }
explore-command-go = Preview
explore-covered = { $seat } is next
explore-covered-text = The hand stays covered until { $seat } is at the screen.
explore-uncover = I am { $seat }

explore-pay = Pay for { $card }
explore-pay-all = Pay { $price }
explore-held = you hold { $count }
explore-offering = Or make an offering
explore-offering-text = Choose the cards to give up, in any order. One of them names the god.
explore-offering-god = { $cards }: who is the offering for?
explore-god-neptune = 1 ship, 2 gold for each card
explore-god-ceres = { $count ->
    [one] 1 production building, 1 resource of your choice
   *[other] 1 production building, { $count } resources of your choice
}
explore-god-minerva = { $count ->
    [one] 1 scientific building, 1 card
   *[other] 1 scientific building, { $count } cards
}
explore-god-vesta = { $count ->
    [one] 1 civil building, 1 VP
   *[other] 1 civil building, 2 VP
}
explore-god-mars = { $count ->
    [one] 1 piece of your choice
   *[other] { $count } pieces of your choice
}
explore-god-jupiter = { $count ->
    [one] the gift of any other god, for 1 card
   *[other] the gift of any other god, for { $count } cards
}

explore-listed = { $items }
explore-free = free
explore-hand = Hand of { $seat }
explore-hand-size = { $cards }

explore-hand-covered = Covered.
explore-hand-empty = No cards. The hand is refilled at the end of the turn.
explore-build = Build
explore-why-not = Why not?
explore-copies = { $count } copies
explore-columns = Built so far
explore-columns-note = carried out from the first card on
explore-columns-none = Nothing yet.
explore-face-down = face down

explore-seats = At the table
explore-seat = Seat
explore-hand-column = hand
explore-ready = ready
explore-reserve = reserve
explore-secret = secret until the draft is over
explore-ready-of = { $seat }, ready:
explore-supply = Supply
explore-deck = draw pile: { $cards }
explore-discards = discarded: { $cards }

explore-score = Score
explore-score-now = if the game ended now
explore-score-final = final
explore-source = Source
explore-total = Total
explore-score-note = Open a line to see each sum and light its places on the map.
explore-score-note-plain = Open a line to see each sum.
explore-on-map = on the map

explore-journal = Journal
explore-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
explore-round = Round { $round }
explore-older = { $count ->
    [one] 1 older turn
   *[other] { $count } older turns
}
explore-goto = Look at the position after this turn
explore-journal-empty = Nothing has happened yet.
explore-tag-chance = chance
explore-tag-automatic = automatic
explore-tag-redrawn = drawn again
explore-history = History
explore-step-of = step { $at } of { $end }
explore-first = To the start
explore-previous = One step back
explore-next = One step forward
explore-last = To the last step
explore-reroll = Let chance decide the last time again

explore-options = Options of this table
explore-option-chance = Ask before chance decides
explore-option-chance-text = Let chance decide, or choose what comes up.
explore-option-cover = Cover hands between turns
explore-option-cover-text = For several players at one screen.
explore-option-letters = Single keys
explore-option-letters-text = Letters and digits are keys anywhere on this page, but not in a field that is typed in.
explore-on = On
explore-off = Off
explore-keys = Keys
explore-key-tab = goes through all parts of the page
explore-key-rows = previews that row of the choices; again does it
explore-key-enter = presses what is in focus: first preview, then do
explore-key-back = leaves the preview, then goes back to the start of the turn
explore-key-undo = undo
explore-key-redo = redo
explore-key-command = goes to the line for typed moves
explore-key-rule = opens the rule that asks
explore-from-link = This is the position of the link you opened. Play on, or look into it.
