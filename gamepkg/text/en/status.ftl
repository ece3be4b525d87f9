## Where a rule or a component comes from: a short word for a chip, and a sentence behind it.

status-seed = Help page
status-seed-long = The game’s Japanese help page says so.
status-official = Published rules
status-official-long = The help page is silent; the published rules say so.
status-ruling = Our ruling
status-ruling-long = The sources are silent or disagree; here it is played like this.
status-option = Table option
status-option-long = Your table may play it otherwise.

mark-published = Real
mark-published-long = A published fact.
mark-published-disputed = Real, disputed
mark-published-disputed-long = Sources disagree.
mark-published-loose = Real, roughly
mark-published-loose-long = Published in rough words; the exact form is ours.
mark-part-stand-in = Partly stand-in*
mark-part-stand-in-long = Parts of this card were made up here.
mark-stand-in = Stand-in*
mark-stand-in-long = Made up for this project so that the game can be played; not the real one.
