## The index page.

site-title = Board games that say why
site-brand = gamepkg
site-lead = Play, take back, and try something else. Every step names the rule behind it, every point says where it came from, and what is not allowed tells you the reason.
site-language = Language
site-skip = To the games

site-hero-title = If Blue’s army goes to 17
site-hero-line = Village 10 falls: all six regions around it are taken, and Blue’s is the only army there.
site-hero-note = A position of Deus, as the pages show it. Open a rule to read it.

site-games = The games
site-game-deus = Deus
site-game-dewan = Dewan
site-game-stoneage = Stone Age
site-deus-about = 2 to 4 players settle regions, close in on barbarian villages and make offerings to six gods.
site-deus-rules = { $rules } rules: { $seed } from the help page, { $official } from the published rules, { $ruling } rulings of this project where both are silent.
site-deus-cards = { $kinds } kinds of cards: { $published } as published, { $part } part stand-in, { $made } stand-in. Each one says which it is.
site-ready = ready
site-not-here = not here yet
site-dewan-about = Routes and camps across a map of seven tiles. Nothing of it can be played here yet.
site-stoneage-about = Dice, tools and huts. Nothing of it can be played here yet.

site-open-deus = Open Deus
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
