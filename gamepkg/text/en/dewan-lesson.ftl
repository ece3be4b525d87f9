## What lies before a player of Dewan, as lessons show it.

dewan-held-hand = Hand
dewan-held-tucked = Tucked cards
dewan-held-stories = Story tiles
dewan-held-goods = Goods
dewan-held-fulfilled = { $story } (fulfilled): { $text }
dewan-held-story = { $story }: { $text }
