## What lies before a player of Dewan, as lessons show it.

dewan-held-hand = 手札
dewan-held-tucked = 差し込んだカード
dewan-held-stories = 物語タイル
dewan-held-goods = トークンなど
dewan-held-fulfilled = { $story }（達成済み）：{ $text }
dewan-held-story = { $story }：{ $text }
