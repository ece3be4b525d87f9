## The index page.

site-title = Board games that say why
site-brand = gamepkg
site-lead = Play, take back, and try something else. Every step names the rule behind it, every point says where it came from, and what is not allowed tells you the reason.
site-language = Language

site-hero-title = If Blue’s army goes to 17
site-hero-line = Village 10 falls: all six regions around it are taken, and Blue’s is the only army there.
site-hero-note = A position of Deus, as the pages show it. Open a rule to read it.

site-games = The games
site-game-deus = Deus
site-game-dewan = Dewan
site-game-stoneage = Stone Age
site-deus-about = 2 to 4 players settle regions, close in on barbarian villages and make offerings to six gods.
site-rules = { $rules } rules: { $seed } from the game’s Japanese help page, { $official } from the published rules, { $ruling } rulings of this project where both are silent.
site-deus-cards = { $kinds } kinds of cards: { $published } as published, { $part } part stand-in, { $made } stand-in. Each one says which it is.
site-ready = ready
site-not-here = not here yet
site-dewan-about = 2 to 4 players pay paths with terrain cards, set up camps and fulfil stories, in five scenarios. Every way is shown before it is paid.
site-stoneage-about = 2 to 4 players send their people out, roll dice for goods, build, and feed everybody. With exact chances.

site-hero-learn = Start with a lesson of Deus
site-hero-explore = Open a table of Deus
site-page-learn = Learn
site-page-explore = Explore
site-page-analyse = Analyse
site-page-learn-about = short lessons, each with a task on the board
site-page-explore-about = a whole table: play, set up positions, ask why
site-page-analyse-about = the same engine from Python, in a notebook

site-who = What you can do here
site-who-new = New to the game?
site-who-new-text = See what you may do now and what it would bring, before you decide. A hand, a region, a village: each one explains itself.
site-who-player = You know the game?
site-who-player-text = Play at one screen, take moves back, and settle what the rule says. Each ruling can be read, and the sources are named.
site-who-analyst = Like to calculate?
site-who-analyst-text = Set up any position, compare what each move brings, and read the score line by line with the regions behind it.
site-who-teacher = Teaching it?
site-who-teacher-text = Prepare a position, choose the cards that come, and show a turn as a chain of causes. Save it as one file and hand it on.

site-honest = What you should know
site-honest-own = This is an independent study aid. It is not made or approved by the authors or publishers of the games; names belong to their owners. Rules are told in our own words.
site-honest-standin = A dashed edge and the word mark a stand-in: made up so that the game can be played, not the real card or tile.
site-honest-data = A game lives as long as its page is open. Nothing is kept on the server; save it as a file to come back to it.
site-standin = stand-in
site-licence = Free software under the MIT licence.

## What the side panels say about wrong data.

rules-word-ruling = ruling
edit-field = field

## The rule book.

rules-search = Search the rules
rules-search-hint = words or a rule id, in English or Japanese
rules-found = { $count ->
    [0] No rule holds these words.
    [one] 1 rule
   *[other] { $count } rules
}
rules-none-open = Choose a rule to read it here. A rule chip anywhere on the page opens it too.
rules-open = Open in the rule book
rules-back = Back
rules-parent = Makes more precise
rules-children = More precise
rules-uses = { $count ->
    [0] Not used in this match so far
    [one] Used in 1 step of this match
   *[other] Used in { $count } steps of this match
}
rules-uses-more = { $count ->
    [one] and in 1 earlier step
   *[other] and in { $count } earlier steps
}
rules-step = Step { $number }, round { $round }
rules-choice-automatic = What brings gains only is carried out without asking.
rules-choice-ask = Each effect is asked for.
rules-choice-now = in this game

## New game, saving, opening.

file-new = New game
file-meanings = What the options mean
file-players = Players
file-board = Board
file-board-recommended = recommended
file-board-second = second
file-board-random = random
file-start = Start player
file-start-lot = by lot
file-draft = Drafted pieces
file-draft-count = { $count ->
    [0] none: two of each type
   *[other] { $count } pieces each
}
file-ruling = Effects that only gain
file-ruling-automatic = carried out at once
file-ruling-ask = asked for
file-chance = Chance
file-chance-auto = decides by itself
file-chance-ask = asks you: choose what comes
file-seed = Seed
file-seed-hint = by lot
file-wild-card = Wild card variant: once a game, build any card face down
file-cover = One screen for all: cover the hand until its player is here
file-begin = Begin this game
file-begun = A new game for { $players } players. Seed { $seed }.
file-new-refused = This game cannot begin
file-save = Save this game
file-save-note = { $steps } steps, round { $round }. The file goes to your own machine; the server keeps nothing.
file-save-button = Save as a file
file-load = Open a saved game
file-load-note = Files of at most 4 MB. Every step is checked against the rules before the game opens.
file-load-button = Choose a file
file-load-refused = This file cannot be opened
file-loaded = The saved game is open: { $steps } steps, round { $round }.
file-salvage = Open it at its last good position
file-back = Back to my game
file-back-done = This is your game again.
file-again = To the other game again
file-again-done = This is the other game.

## Setting up a position.

edit-title = Set up a position
edit-note = It starts from your game, at the beginning of a turn. Your game stays as it is until you play from here.
edit-from-game = Start from my game again
edit-players = Players (clears the table)
edit-board = Board (clears the table)
edit-this-board = this board
edit-to-move = On turn
edit-start = Start player
edit-round = Round
edit-region = Region
edit-held-by = Held by
edit-nobody = nobody
edit-village-vp = VP on the village
edit-seat = Player
edit-ready = Pieces ready
edit-reserve = Pieces in the reserve
edit-hand = Hand
edit-column = Column, from below: { $colour }
edit-discards = Discard pile
edit-card = Card
edit-to-hand = Into the hand
edit-to-column = Onto its column
edit-to-discards = Onto the discard pile
edit-remove = Take this card away
edit-face-down = { $card }, face down
edit-supply = Common supply
edit-supply-rest = the rest: what the players do not hold
edit-deck-note = The draw pile holds every card that is nowhere else; the text below can say otherwise.
edit-text = As text: every value of the position ({ $guide } lists them)
edit-read = Read this text
edit-text-again = Show the position again
edit-link = Link to this position
edit-play = Play from here
edit-possible = This position is possible.
edit-refused = This position cannot be
edit-playing = The game goes on from your position.
