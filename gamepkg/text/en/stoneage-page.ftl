## What the panels of Stone Age's own say.

stoneage-used = used
stoneage-best = best

stoneage-placing-note = A number shows what would come of it; the same number again sends the people. On the board each click on a place that takes several people adds one.
stoneage-placing-gather = { $good } ÷{ $divisor }

stoneage-means-title = What people bring on average
stoneage-means-note = Exact means of the dice, without tools.

stoneage-odds-title = { $place }: { $people }
stoneage-odds-mean = { $mean } { $good } on average
stoneage-odds-mean-tools = { $mean } { $good } on average, { $more } with all unused tools
stoneage-odds-least = at least
stoneage-odds-plain = without tools
stoneage-odds-with = with all unused tools
stoneage-odds-helped = with tools { $tools }
stoneage-odds-note = Every roll is counted; nothing is estimated.

stoneage-order-title = The best order of your rolls
stoneage-order-note = With each tool where it brings most, all rolls together are worth { $value } on average, { $without } without tools. A food counts 2, wood 3, brick 4, stone 5, gold 6.

stoneage-dice-title = Dice
stoneage-dice-choose = Or set each die: a click turns it to its next face.
stoneage-dice-set = These dice (sum { $sum })
stoneage-die-turn = Die { $number } shows { $face }: turn it
stoneage-last-roll = The last roll

stoneage-tools-title = Roll for { $good }
stoneage-tools-sum = dice and tools
stoneage-tools-gain = { $goods }, remainder { $rest }
stoneage-tools-own = Your tools
stoneage-tool = { $value }
stoneage-tool-one-use = { $value }, once in the game
stoneage-tools-none = No tool is left for this roll.
stoneage-tools-take = Take { $goods }
stoneage-tools-no = none
stoneage-tools-col-tools = tools
stoneage-tools-col-sum = sum
stoneage-tools-col-gain = gain
stoneage-tools-col-rest = left over
stoneage-tools-best = Best: the most worth, a food at 2, wood 3, brick 4, stone 5, gold 6, with as few tools as that takes.
stoneage-tools-best-later = Best: the most worth together with the rolls that follow in this turn, a food at 2, wood 3, brick 4, stone 5, gold 6.

stoneage-preview-price = It will cost { $cost }. You hold now: { $held }.
stoneage-pick-first = Pick resources first
stoneage-pick = One { $good } more
stoneage-unpick = Put one { $good } back
stoneage-pay-title = { $place }: { $thing }
stoneage-pay-short = You hold { $goods }: that is not enough.
stoneage-pay-laid = Laid aside already: { $goods }
stoneage-pay-picked = Picked: { $goods }, worth { $worth }
stoneage-pay-confirm = Pay { $goods }
stoneage-take-title = Take { $left } of your choice
stoneage-take-confirm = Take { $goods }
stoneage-feed-title = Not enough food
stoneage-feed-missing = All your food is given, and { $food } is missing. Choose one of two ways:
stoneage-feed-first = 1. Resources, one for each missing food
stoneage-feed-second = 2. Ten points, whatever is missing
stoneage-feed-confirm = Pay { $goods }
stoneage-feed-warning = You keep all resources. If the game ended now, your score would go from { $now } to { $then }; it may fall below zero.

stoneage-col-people = people
stoneage-col-field = agriculture
stoneage-col-points = pts
stoneage-col-tools = tools
stoneage-due-title = Food at the end of this round
stoneage-due = { $seat }: { $people } people − agriculture { $field } = { $need } needed, { $food } held
stoneage-due-short = { $count } short

stoneage-boards = Acquired
stoneage-boards-count = { $cards }, { $buildings }
stoneage-boards-covered = { $count ->
    [one] 1 card from the deck, face down
   *[other] { $count } cards from the deck, face down
}
stoneage-boards-secret = only you see it
stoneage-boards-open = still waits

stoneage-cards-title = The cards of the row
stoneage-stacks-title = The buildings on top
stoneage-stacks-below = { $count ->
    [0] the last tile of the stack
    [one] 1 tile below
   *[other] { $count } tiles below
}
stoneage-known-published = published
stoneage-known-seed = help page
stoneage-known-stand-in = stand-in

stoneage-edit-place = Place
stoneage-edit-standing = People of { $seat } there
stoneage-edit-phase = Phase that begins
stoneage-edit-phase-place = Placing
stoneage-edit-phase-use = Using
stoneage-edit-phase-feed = Feeding
stoneage-edit-gap = nothing
stoneage-edit-hidden = { $stack }: tiles below
stoneage-edit-people = people in all
stoneage-edit-agriculture = agriculture
stoneage-edit-vp = points so far
stoneage-edit-tool = Tool { $number }
stoneage-edit-no-tool = none
stoneage-edit-used-tool = { $value }, used
stoneage-edit-cards = Cards
stoneage-edit-open = Upper part still waits (press to change)
stoneage-edit-buildings = Buildings
stoneage-edit-one-of-cards = Card
stoneage-edit-one-of-buildings = Building
stoneage-edit-give-cards = Give this card
stoneage-edit-give-buildings = Give this building
stoneage-edit-take-away = Take it away
