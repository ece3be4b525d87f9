## The words of a page for any game: headings, buttons, states, messages, options, keys, marks.

### Headings

ui-learn = Learn
ui-explore = Explore
ui-analyse = Analyse
ui-rule-book = Rule book
ui-position = Position
ui-board = Board
ui-decision = What to do now
ui-preview = Preview
ui-refusal = Not allowed here
ui-works = What would work
ui-choices = Choices
ui-payment = Payment
ui-your-hand = Your hand
ui-columns = Columns
ui-supply = Supply
ui-table = At the table
ui-score = Score
ui-journal = Journal
ui-history = Course of the game
ui-settings = Settings
ui-help = Help
ui-round = Round { $round }
ui-seat-round = { $seat } · round { $round }

### Buttons

ui-undo = Undo
ui-redo = Redo
ui-start-over = Start over
ui-new-game = New game
ui-save = Save
ui-load = Load
ui-copy-link = Copy the link
ui-confirm = Confirm
ui-cancel = Cancel
ui-close = Close
ui-back = Back
ui-more = More
ui-fewer = Fewer
ui-try = Preview
ui-play-on = Play on from here
ui-reload = Reload
ui-try-again = Try again
ui-why = Why?
ui-why-not = Why not?
ui-start = Start
ui-continue = Continue
ui-language = Language

### Groups, payment and picks

ui-rest = { $count ->
    [one] 1 more
   *[other] { $count } more
}
ui-row = { $number }: { $choice }
ui-row-gain = { $choice }. It brings: { $gain }
ui-any-order = Pick in any order. Nothing happens before you confirm.
ui-owed = Owed
ui-held = Held
ui-pay-with = Pay with
ui-cost-all = Whole price: { $price }
ui-picked = { $picked } of { $all } picked
ui-nothing-picked = Nothing picked yet.
ui-empty-hand = No cards in hand.
ui-empty-column = No card in this column yet.
ui-empty-journal = Nothing has happened yet. What you do is written here.
ui-empty-search = Nothing found for “{ $text }”.
ui-command = Type a move
ui-command-hint = the notation of a row stands here when you choose it
ui-notation-example = for example { $example }

### Hands and seats

ui-covered = The hand of { $seat } is covered.
ui-show-hand = Show hand
ui-cover-hand = Cover hand
ui-next-player = Next player
ui-hand-over = Hand over to { $seat }, then show the hand.
ui-viewer = Shown side
ui-spectator = Spectator
ui-everybody = All hands open
ui-follow-turn = Always the seat on turn
ui-on-turn = on turn
ui-you = you
ui-hand = hand
ui-pieces-ready = pieces ready
ui-in-reserve = in reserve

### Chance

ui-roll = Draw for me
ui-choose-outcome = Choose the card
ui-draw-again = Draw again
ui-drawn-again = Drawn again: { $before } was laid aside.
ui-chance-note = Chance follows. What it brings is not part of the preview.
ui-chance-left = { $count ->
    [one] 1 card of this kind may come up
   *[other] { $count } cards of this kind may come up
}

### Course of the game

ui-to-start = To the start
ui-step-back = Step back
ui-step-forward = Step forward
ui-to-now = To now
ui-step-of = Step { $step } of { $all }
ui-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
ui-looking-back = You see an earlier position. Moves from here leave the later ones behind.
ui-branch = A new branch begins here; the old one can be reached with Redo until you move.
ui-tag-automatic = automatic
ui-tag-chance = chance
ui-tag-hidden = hidden
ui-tag-now = now
ui-jump = Show this step on the board
ui-last-move = last move

### Score

ui-score-now = if the game ended now
ui-score-final = final score
ui-total = Total
ui-score-hint = Open a line to light its regions on the map.
ui-evidence = This line counts { $regions }.
ui-no-evidence = No region stands behind this line.
ui-from-step = from step { $step }
ui-game-over = The game is over

### States of the page

ui-loading = The board is being set up.
ui-loading-long = This takes longer than usual.
ui-asleep = This page has gone to sleep.
ui-asleep-text = The board can still be read. Reload the page to play on; what was not saved is gone.
ui-failed = That did not work.
ui-failed-text = The game is as it was before it. Try again, or save the game first.

### Files

ui-save-text = One file holds the whole game: start, every step, every card drawn. It can be loaded here or read with Python.
ui-load-text = Choose a file that was saved here. Each step is checked against the rules.
ui-file-name = Name of the file
ui-saved = Saved as { $name }.
ui-loaded = { $name } is loaded: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
ui-load-refused = This file cannot be loaded: { $problem }
ui-load-part = Up to step { $step } everything is in order. Open the game there?
ui-load-offer = Open the last good position
ui-unsaved = The game on the page is not saved. A new one takes its place.
ui-link-copied = The link is copied.
ui-imported = The position is set up.
ui-edited = The position was changed by hand. Points so far count as “before this position”.

### Positions made by hand

position-title = Set up a position
position-text = Change what lies on the table and read it as text on the right. What breaks a rule is named with the rule.
position-seat = Seat
position-region = Region
position-goods = Goods
position-pieces = Pieces
position-hand = Hand
position-columns = Columns
position-villages = VP on villages
position-mover = On turn
position-round = Round
position-put = Put
position-take-away = Take away
position-apply = Use this position
position-revert = Back to the game
position-as-text = As text
position-copy = Copy the text
position-read = Read the text
position-wrong = { $field }: { $problem }
position-fine = Nothing in this position breaks a rule.

### A new game

new-title = New game
new-players = Players
new-players-count = { $count } players
new-board = Board
new-board-recommended = Recommended board
new-board-recommended-text = The arrangement that the rules show for this number of players.
new-board-second = Second board
new-board-second-text = Another arrangement of the same tiles, made for this project.
new-board-random = Random board
new-board-random-text = Tiles drawn, turned and laid at random; two villages never touch.
new-wild-card = Wild card
new-wild-card-text = Once a game each player may build any card face down as one of the five general types, for gold.
new-draft = Draft of pieces
new-draft-text = Before the first turn each player chooses the pieces to start with, instead of two of each type.
new-draft-count = { $count } pieces each
new-draft-none = no draft
new-start = Start player
new-start-random = by chance
new-effects = Effects that only bring a gain
new-effects-text = Carry them out at once, or ask each time whether they are used.
new-effects-automatic = at once
new-effects-ask = ask
new-chance = Cards
new-chance-auto = drawn by chance
new-chance-ask = ask me: draw, or choose the card
new-chance-text = Who teaches or studies can choose each card that comes.
new-hands = Hands
new-hands-open = all open
new-hands-covered = covered, for players who share this screen
new-seed = Random seed
new-seed-text = The same seed and the same moves bring the same cards.
new-components = Cards and tiles
new-components-text = The set of this page has stand-ins. Owners of the box can load a file with the real values.
new-table-rules = Table rules

### Where things come from

ui-mark-seed = help page
ui-mark-official = published rulebook
ui-mark-ruling = ruling of this project
ui-mark-standin = stand-in
ui-mark-part-standin = part stand-in
ui-foot-seed = A full dot: the help page says so.
ui-foot-official = An open dot: the help page is silent, the published rulebook says so.
ui-foot-ruling = A half-filled diamond: the sources are silent or disagree, and this project plays it like this.
ui-foot-standin = A dashed edge or an asterisk: a stand-in, made up so that the game can be played, not the real component.
ui-foot-part-standin = Solid and dashed: parts of it are published, parts are stand-ins.
ui-tiles-standin = tile pattern: stand-in

### Key of the map

ui-key = Key
ui-key-open = open to you
ui-key-price = for { $price } VP
ui-key-preview = would come
ui-key-refused = not allowed
ui-key-reason = reason, with its number
ui-key-last = last move
ui-key-selected = selected
ui-key-evidence = counted by the open line
ui-key-village = village: a side for each region around it, VP and taken regions in the middle
ui-key-emptied = village without VP

### Rules

ui-rule-of = Rule that asks
ui-rule-uses = { $count ->
    [0] not used in this game so far
    [one] used once in this game
   *[other] used { $count } times in this game
}
ui-rule-lesson = Lesson on this rule
ui-cite = rule { $id }, { $status }

### Keys

keys-title = Keys
keys-tab = Tab
keys-tab-text = question, board, preview, choices, hand, folded parts
keys-arrows = Arrows
keys-arrows-text = on the board: the neighbouring region
keys-ends = Home, End
keys-ends-text = first and last region
keys-next = E
keys-next-text = the next open region
keys-enter = Enter
keys-enter-text = preview; once more: play
keys-digits = 1 to 9
keys-digits-text = preview this row of the choices
keys-escape = Esc
keys-escape-text = leave the preview, then back to the start of the turn
keys-undo = U
keys-undo-text = undo; with Shift: redo
keys-slash = /
keys-slash-text = type a move
keys-question = ?
keys-question-text = the rule that asks; once more: this list
keys-off = Switch single keys off
keys-on = Switch single keys on

### For screen readers

ui-skip = Skip to the choices
ui-read-standin = stand-in
ui-read-board = Map. The arrow keys go from region to region, Enter previews.
ui-read-choices = { $count ->
    [0] No choices
    [one] 1 choice
   *[other] { $count } choices
}
ui-read-step-done = { $step }, done
ui-read-step-now = { $step }, now
ui-read-step-todo = { $step }, to come
ui-read-open = opens in place
ui-read-previewed = Previewed: { $choice }
ui-read-played = Played: { $choice }
ui-read-refused = Not allowed: { $choice }
