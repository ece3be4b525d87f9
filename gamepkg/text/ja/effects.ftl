## What a card does, one message a kind of effect, with the parameters of the kind as variables.
## 0 stands for "no limit" or "a flat amount"; $terrain, $piece, $kinds, $take and $colours are words, or "any".

effect-buy-resources = { $max ->
    [1] 好きな資源1個を{ $gold_each }金で買う。
   *[other] 好きな資源を{ $max }個まで、1個{ $gold_each }金で買う。
}

effect-sell-for-gold = { $kinds ->
    [any] 好きな資源
   *[other] { $kinds }
}を{ $different ->
    [yes] 各種類1個ずつ、
   *[no] { "" }
}{ $max ->
    [0] 何個でも
   *[other] { $max }個まで
}、1個{ $gold_each }金で売る。

effect-sell-for-vp = { $kinds ->
    [any] 好きな資源
   *[other] { $kinds }
}を{ $different ->
    [yes] 各種類1個ずつ、
   *[no] { "" }
}{ $max ->
    [0] 何個でも
   *[other] { $max }個まで
}、1個{ $vp_each }VPで売る。

effect-exchange-resources = 自分の資源を{ $max }個まで、全体ストックの{ $take ->
    [any] 好きな資源
   *[other] { $take }
}と同じ個数で交換する。

effect-produce = { $terrain ->
    [any] { "" }
   *[other] { $terrain }にある
}自分の生産施設{ $max_buildings ->
    [0] すべて
    [1] 1個
   *[other] { $max_buildings }個まで
}で、{ $resource ->
    [any] その地形の資源
   *[other] { $resource }
}を{ $per_building }{ $max_buildings ->
    [1] 個
   *[other] 個ずつ
}生産する。

effect-draw-cards = { $min_buildings ->
    [0] { "" }
    [1] 自分が占領する地域1か所につき、
   *[other] 自分の駒が{ $min_buildings }個以上ある地域1か所につき、
}カードを{ $amount }枚引く。

effect-gain-pieces = { $min_buildings ->
    [0] { "" }
    [1] 自分が占領する地域1か所につき、
   *[other] 自分の駒が{ $min_buildings }個以上ある地域1か所につき、
}好きな種類の一般建築物の駒{ $amount }個を自分のストックから個人ボードに移す。

effect-activate-card = 自分の{ $colours }のカード{ $count ->
    [1] 1枚
   *[other] { $count }枚まで
}の効果をもう一度発生させる。

effect-gain-per-terrain = 自分が占領する{ $terrain }1か所につき、{ $amount }{ $what ->
    [gold] 金
   *[vp] VP
}を得る。

effect-gain-per-city = { $min_buildings ->
    [1] 自分が占領する地域
   *[other] 自分の駒が{ $min_buildings }個以上ある地域
}{ $regions_per_reward }か所につき、{ $amount }{ $what ->
    [gold] 金
   *[vp] VP
}を得る。

effect-gain-by-largest-city = 自分の駒が最も多い地域の自分の駒{ $buildings_per_reward }個につき、{ $amount }{ $what ->
    [gold] 金
   *[vp] VP
}を得る。

effect-move-armies = 自分の軍隊{ $armies ->
    [1] 1つを
   *[other] { $armies }つまでを、それぞれ
}{ $steps }地域まで動かす。

effect-gain-per-adjacent-village = 自分の軍隊が隣接する、VPのある未開人の村1つにつき、{ $amount }{ $what ->
    [gold] 金
   *[vp] VP
}を得る。

effect-take-village-vp = 自分の軍隊が隣接する未開人の村1つから、{ $vp ->
    [1] 1VP
   *[other] 最大{ $vp }VP
}を取る。

effect-steal = { $victims ->
    [one] 隣人1人
   *[each] 隣人全員
}から{ $amount }{ $what ->
    [gold] 金
   *[vp] VP
}を奪う。

effect-end-per-region = 終了時、{ $min_buildings ->
    [1] 自分が占領する
   *[other] 自分の駒が{ $min_buildings }個以上ある
}{ $terrain ->
    [any] 地域
   *[other] { $terrain }
}1か所につき{ $vp }VP（最大{ $cap }VP）。

effect-end-per-building-on-terrain = 終了時、{ $terrain }にある自分の駒1個につき{ $vp }VP（最大{ $cap }VP）。

effect-end-per-piece = 終了時、ゲームボードにある自分の{ $piece }の駒1個につき{ $vp }VP（最大{ $cap }VP）。

effect-end-per-stock = 終了時、持っている{ $what ->
    [gold] { $unit }金
   *[resources] 資源{ $unit }個
}につき{ $vp }VP（最大{ $cap }VP）。

effect-end-per-terrain-kind = 終了時、自分が占領する地形1種類につき{ $vp }VP（海も数える。最大{ $cap }VP）。

# Two effects of one card, in their order.
effect-then = { $first }その後、{ $next }
