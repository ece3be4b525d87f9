## Sentences of Deus: names, counts, what is asked, buttons, events, the score and the end.

### Names and counts. Japanese has no plural, so $count is named only to have the same variables.

deus-piece-maritime = { $count ->
   *[other] 船
}
deus-piece-production = { $count ->
   *[other] 生産施設
}
deus-piece-scientific = { $count ->
   *[other] 科学施設
}
deus-piece-civil = { $count ->
   *[other] 公共施設
}
deus-piece-military = { $count ->
   *[other] 軍隊
}
deus-piece-temple = { $count ->
   *[other] 寺院
}

deus-one-maritime = 船
deus-one-production = 生産施設
deus-one-scientific = 科学施設
deus-one-civil = 公共施設
deus-one-military = 軍隊
deus-one-temple = 寺院

deus-good-gold = 金
deus-good-wood = 木
deus-good-stone = 石
deus-good-clay = 粘土
deus-good-wheat = 小麦
deus-good-vp = VP

deus-god-neptune = ネプチューン
deus-god-ceres = セレス
deus-god-minerva = ミネルバ
deus-god-vesta = ベスタ
deus-god-mars = マーズ
deus-god-jupiter = ジュピター

deus-region = { $number } { $terrain }

deus-count-resource = { $name }{ $count }
deus-count-piece = { $name }{ $count }個
deus-count-gold = { $count }金
deus-count-vp = { $count }VP
deus-count-card = カード{ $count }枚

deus-signed-gold = { $number }金
deus-signed-vp = { $number }VP
deus-signed-thing = { $name }{ $number }
deus-signed-card = カード{ $number }{ $count ->
   *[other] 枚
}

# Two parts of a list; the first may be a list itself.
list-and-last = { $first }、{ $last }
list-and-more = { $first }、{ $last }

sentence = { $text }。
