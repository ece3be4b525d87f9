## Words of a page that its panels do not have already: notes, what signs and options mean.

### Notes beside the board

ui-chance-note = Chance follows. What it brings is not part of the preview.
ui-key-village = village: a side for each region around it, VP and taken regions in the middle

### Where things come from: the signs of the foot in sentences

ui-foot-seed = A full dot: the game’s Japanese help page says so.
ui-foot-official = An open dot: the help page is silent, the published rulebook says so.
ui-foot-ruling = A half-filled diamond: the sources are silent or disagree, and this project plays it like this.
ui-foot-standin = A dashed edge or an asterisk: a stand-in, made up so that the game can be played, not the real component.
ui-foot-part-standin = Solid and dashed: parts of it are published, parts are stand-ins.

### What the options of a new game mean

new-board-recommended-text = A compact arrangement for this number of players. The published picture was not found, so it is a stand-in.
new-board-second-text = Another compact arrangement, a stand-in too.
new-board-random-text = Tiles drawn, turned and laid at random; two villages never touch.
new-wild-card-text = Once a game each player may build any card face down as one of the five general types, for gold.
new-draft-text = Before the first turn each player chooses the pieces to start with, instead of two of each type.
new-ruling-text = Carry them out at once, or ask each time whether they are used.
new-chance-text = Who teaches or studies can choose each card and each roll that comes.
new-seed-text = The same seed and the same moves bring the same cards.
new-components-text = The set of this page has stand-ins. Owners of the box can load a file with the real values.
