## Why an action is not possible: one message for each rule that a reason cites, with the facts of the reason.
## $piece is a piece, $a_piece the same with its article. Where one reason closes many regions, $region is 0 and
## $places says how many there are.

### The rules of the engine

reason-core-turn = It is not for { $seat } to decide now.
reason-core-over = The game is over.
reason-core-chance = { $case ->
    [player] A card is being drawn: nobody decides now.
    [outcome] No card is drawn now: { $seat } decides.
   *[pile] The draw pile holds no { $card }.
}
reason-core-step = You cannot { $given } now. The next step is to { $asked }.
reason-core-order = { $case ->
    [passed] Picks follow a fixed order: { $pick } comes before { $other }, which is picked already.
    [later] Picks follow a fixed order: { $other } comes before { $pick }.
   *[gold] Of one kind, resources are paid before gold, and gold has been paid for { $pick } already.
}
reason-core-complete = { $case ->
    [picks] { $left } must be taken, and from here on there are only { $can }.
    [payment] After this payment you could not pay the rest.
   *[army] The army in { $region } can stop nowhere.
}
reason-core-holds = { $case ->
    [card] { $card } is not in your hand.
    [chosen] Every { $card } of your hand is chosen already.
    [resource] You have no { $resource }.
    [piece] You have no { $piece } in { $region }.
   *[column] { $card } does not lie face up in your columns.
}

### Turns and building

reason-deus-turn-action = { $case ->
    [skip] You hold { $count ->
        [one] a card
       *[other] { $count } cards
    }: build, or make an offering.
    [pass] There is no pass: build, or make an offering.
   *[begun] A turn has one action, and yours has begun.
}
reason-deus-turn-no-card = You have no card, so your turn is skipped.
reason-deus-build-order = A building keeps its order: ready piece, card, payment, place, column.
reason-deus-build-needs-piece = You have no { $piece } ready on your player board.
reason-deus-place-from-board = A piece never goes from the reserve straight to the board. Your reserve holds { $reserve } of this type.
reason-deus-build-column-limit = Your { $colour } column has { $count } cards, and 5 is the limit.
reason-deus-temple-sets = Temple { $temple } needs { $sets ->
    [one] 1 card
   *[other] { $sets } cards
} of each general colour. You have fewer of { $colours }.
reason-deus-build-cost = { $case ->
    [short] { $missing_count ->
        [0] { $card } costs { $needed } gold. You have { $gold }.
       *[other] For { $card } you lack { $missing }. You have { $gold } of the { $needed } gold to pay instead.
    }
    [paid] The { $resource } for { $card } is paid.
   *[none] { $card } costs no { $resource }.
}
reason-deus-temple-cost = A temple costs 1 of each resource. You lack { $missing } and have { $gold } of the { $needed } gold to pay instead.
reason-deus-build-gold-for-resource = { $count ->
    [one] Gold in place of a resource means { $needed } gold. You have { $gold }.
   *[other] Gold in place of { $count } resources means { $needed } gold. You have { $gold }.
}
reason-deus-build-gold-only-costs = { $price } gold stand for { $resource } in building costs only, not in card effects.
reason-deus-build-must-complete = { $case ->
    [cost] A card is played only if you can pay its cost.
    [temple] No region is open to a temple: it joins a building of yours on land that holds no temple yet. A card is played only if its piece can be placed.
    [region] No region is open to { $a_piece }, and a card is played only if its piece can be placed.
   *[both] A card is played only if you can pay its cost and place its piece. No region is open to { $a_piece }.
}

### Placing a piece

reason-deus-place-not-village = { $region ->
    [0] On villages, where nothing is built: { $places }.
   *[other] { $region } is a barbarian village: nothing is built there, with or without VP.
}
reason-deus-place-sea = { $ground ->
    [sea] { $region ->
        [0] On seas, where only ships stand: { $places }.
       *[other] { $region } is { $terrain }: only ships stand there.
    }
   *[land] { $region ->
        [0] On land, where no ship stands: { $places }.
       *[other] { $region } is { $terrain }: ships stand on seas only.
    }
}
reason-deus-place-not-others = { $region ->
    [0] Occupied by other players: { $places }.
   *[other] { $region } is occupied by { $owner }.
}
reason-deus-place-distinct-types = { $region ->
    [0] With { $a_piece } of yours already: { $places }.
   *[other] { $region } has { $a_piece } of yours already. All buildings of a region differ.
}
reason-deus-place-first-edge = { $region ->
    [0] Not at the edge, where your first building goes: { $places }.
   *[other] { $region } is not at the edge of the board, where your first building goes.
}
reason-deus-place-first-apart = { $steps ->
    [0] { $region } is not 3 steps away from { $owner }, who stands there.
    [one] { $region } is 1 step from { $near }, where { $owner } stands. Your first region keeps 3 steps away.
   *[other] { $region } is { $steps } steps from { $near }, where { $owner } stands. Your first region keeps 3 steps away.
}
reason-deus-place-later = { $region ->
    [0] Touching none of your regions: { $places }.
   *[other] Region { $region } touches { $neighbours }. None of them is yours.
}
reason-deus-place-edge-for-3vp-limits = You need { $price } VP for the edge and have { $vp }.
reason-deus-temple-land = { $region ->
    [0] On seas, where no temple stands: { $places }.
   *[other] { $region } is sea: temples stand on land.
}
reason-deus-temple-place = { $region ->
    [0] Without a building of yours for the temple to join: { $places }.
   *[other] You have no building in { $region }, and a temple never stands alone.
}
reason-deus-temple-one-a-region = { $region ->
    [0] With a temple already: { $places }.
   *[other] { $region } has a temple already.
}

### Effects of cards

reason-deus-effect-automatic = { $card } only brings a gain here, so it is carried out without asking.
reason-deus-effect-partial = This effect of { $card } can do nothing now, so it is passed over.
reason-deus-effect-reuse = { $card } cannot be used again: scientific cards and temples are excluded.
reason-deus-effect-neighbour = { $case ->
    [self] { $seat } is you, not a neighbour.
   *[far] { $seat } has no piece beside an army of yours.
}
reason-deus-supply-finite = The supply has no { $resource } left.
reason-deus-supply-shortage = The supply would hold { $count } to take, and { $needed } must be taken.
reason-deus-hand-limit = You hold { $hand } cards: with { $number } more it would be over { $limit }.
reason-deus-deck-empty = { $count ->
    [0] No card is left to draw, in the draw pile or among the discards.
    [one] Only 1 card is left to draw, the discards included, not { $number }.
   *[other] Only { $count } cards are left to draw, the discards included, not { $number }.
}
reason-deus-colour-maritime-buy-resources = Buying { $resource } costs { $price } gold. You have { $gold }.
reason-deus-colour-maritime-sell-for-gold = { $case ->
    [kind] { $card } sells { $kinds }, not { $resource }.
   *[different] { $card } sells 1 of each kind, and { $resource } is sold already.
}
reason-deus-colour-maritime-sell-for-vp = { $case ->
    [kind] { $card } sells { $kinds }, not { $resource }.
   *[different] { $card } sells 1 of each kind, and { $resource } is sold already.
}
reason-deus-colour-maritime-exchange-resources = { $case ->
    [kind] { $card } gives { $kinds }, not { $resource }.
   *[all] You take as many as you returned: { $left } more.
}
reason-deus-colour-production-produce = { $case ->
    [terrain] This effect produces on { $terrains }. { $region } is { $terrain }.
   *[once] { $region } has produced already.
}
reason-deus-colour-scientific-draw-cards = { $amount ->
    [0] { $card } draws no card here, so not { $number }.
   *[other] { $card } draws { $amount } at most here, not { $number }.
}
reason-deus-colour-scientific-gain-pieces = { $case ->
    [amount] { $card } counts your regions with { $size } or more pieces, and you have none.
   *[reserve] Your reserve holds no { $piece }.
}
reason-deus-colour-scientific-activate-card = { $case ->
    [colour] { $card } is a { $colour } card. This effect uses { $colours } cards.
   *[once] { $card } is used again already, and each card is used again once.
}
reason-deus-colour-military-move-armies = The army in { $region } has moved already.
reason-deus-colour-military-take-village-vp = { $case ->
    [none] { $region } is no barbarian village.
   *[army] No army of yours stands beside village { $region }.
}
reason-deus-colour-military-steal = { $seat } has no { $good } to give.

### Armies and villages

reason-deus-army-moves = { $case ->
    [stays] The army stands in { $region } already: its move ends elsewhere.
   *[far] { $region } is { $distance } steps away, and the card gives { $steps }.
}
reason-deus-army-sea = { $case ->
    [ship] { $region } is sea, and you have no ship there.
   *[way] Round the seas without a ship of yours, { $region } is more than { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away.
}
reason-deus-army-stop = { $case ->
    [village] { $region } is a village: an army cannot stop there.
   *[owner] { $region } is occupied by { $owner }: your army cannot stop there.
}
reason-deus-army-no-stack = { $region } has another army of yours, and no region takes two.
reason-deus-army-one-by-one = { $asked ->
    [army] First choose the army, then where it stops.
   *[march] The chosen army stops before the next one moves.
}
reason-deus-army-temple-stays = The army in { $region } stands alone with a temple, so it cannot leave.
reason-deus-village-surrounded = { $case ->
    [none] { $region } is no barbarian village.
   *[gaps] Village { $region } is not surrounded: { $gaps_count ->
        [one] { $gaps } is empty.
       *[other] { $gaps } are empty.
    }
}
reason-deus-village-no-army-yet = No army stands beside village { $region }.
reason-deus-village-emptied = Village { $region } has no VP left.
reason-deus-village-when = Village { $region } is attacked only when a piece comes beside it.
reason-deus-village-gone = Village { $region } has no VP left, so it counts for no card.

### Offerings

reason-deus-offer-discard = An offering takes at least 1 card.
reason-deus-offer-choose-after = { $asked ->
    [name] All cards are chosen. Now one of them names the god.
   *[other] First choose all cards, then the one that names the god.
}
reason-deus-offer-god = { $card } is not one of the cards offered: { $cards }.
reason-deus-offer-jupiter = Jupiter lends one god, and that god is chosen.
reason-deus-offer-take-all = You take all that the god gives.
reason-deus-offer-no-piece-left = Your reserve holds no { $piece }.

### Variants

reason-deus-variant-wild-card = { $case ->
    [absent] This game is played without the wild card.
   *[used] You have used your wild card.
}
reason-deus-variant-wild-card-cost = A wild card costs { $price } gold in your { $colour } column. You have { $gold }.
reason-deus-variant-wild-card-effect = { $card } lies face down, and a wild card has no effect.
reason-deus-variant-draft-pieces = No { $piece } is left to choose.

### What is asked

step-asked-turn = build, or make an offering
step-asked-lay = choose the card to lay face down
step-asked-pay = pay the cost
step-asked-place = place the piece
step-asked-attack = settle the attack
step-asked-effect = carry out the effect
step-asked-skipped = pass over an effect that can do nothing
step-asked-buy = choose what to buy
step-asked-sell = choose what to sell
step-asked-return = choose what to return
step-asked-take = choose what to take in exchange
step-asked-produce = choose a production building
step-asked-draw = choose how many cards to draw
step-asked-piece = choose a piece from your reserve
step-asked-reuse = choose a card to use again
step-asked-army = choose an army to move
step-asked-march = choose where the army stops
step-asked-plunder = choose a village
step-asked-rob = choose a neighbour
step-asked-offer = choose the cards of the offering
step-asked-name = choose the card that names the god
step-asked-god = choose a god
step-asked-gift = choose a resource from Ceres
step-asked-muster = choose a piece from Mars
step-asked-draft = choose the pieces that start ready

### What was tried

step-given-build = build a card
step-given-wild = build a card face down
step-given-offer = offer a card
step-given-skip = skip the turn
step-given-lay = lay a card face down
step-given-done = close the offering
step-given-name = let a card name the god
step-given-god = choose a god
step-given-gift = take a resource from Ceres
step-given-muster = take a piece from Mars
step-given-pay = pay a resource
step-given-pay-gold = pay gold for a resource
step-given-place = place a piece
step-given-attack = attack a village
step-given-activate = carry out an effect
step-given-pass-over = pass over an effect
step-given-decline = decline an effect
step-given-stop = stop here
step-given-buy = buy a resource
step-given-sell = sell a resource
step-given-return = return a resource
step-given-take = take a resource
step-given-produce = let a building produce
step-given-draw = draw cards
step-given-piece = take a piece from your reserve
step-given-reuse = use a card again
step-given-army = move an army
step-given-march = let an army stop
step-given-plunder = take VP from a village
step-given-rob = take from an opponent
step-given-draft = choose a piece that starts ready

step-region = region { $number }
step-places = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
