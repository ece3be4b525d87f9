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

deus-count-pieces = 駒{ $count }個
deus-times = { $name }{ $count }枚
deus-one-resource = 資源1個
deus-resources = 資源
deus-chance = 運

### What is asked

deus-ask-turn = 建築しますか、神に供え物をしますか。
deus-ask-turn-no-card = 手札がないので、手番を飛ばします。
deus-ask-lay = どのカードを裏向きにして{ $thing }として建築しますか。
deus-ask-pay = { $card }：{ $unit }をどう支払いますか。残りのコスト：{ $owed }。
deus-ask-place = { $piece }をどこに置きますか。
deus-ask-place-first = 最初の{ $piece }をボードの端のどこに置きますか。
deus-ask-place-temple = 寺院を自分の陸のどの地域に加えますか。
deus-ask-attack = 村{ $villages }が囲まれ、攻撃が起こります。
deus-ask-attack-several = 村{ $villages }が囲まれ、攻撃が一つずつ起こります。
deus-ask-effect = { $card }の効果を発生させます。
deus-ask-effect-optional = { $card }の効果を使いますか。
deus-ask-skipped = { $card }：今は選べるものがありません。
deus-ask-buy = { $card }：どの資源を{ $price }で買いますか。{ $left ->
    [0] 何個でも買えます。
    [1] あと1個です。
   *[other] あと{ $left }個までです。
}
deus-ask-sell = { $card }：どの資源を{ $price }で売りますか。{ $left ->
    [0] 何個でも売れます。
    [1] あと1個です。
   *[other] あと{ $left }個までです。
}
deus-ask-return = { $card }：どの資源を交換に出しますか。{ $left ->
    [1] あと1個です。
   *[other] あと{ $left }個までです。
}
deus-ask-take = { $card }：交換でどの資源（{ $kinds }）を受け取りますか。{ $left ->
   *[other] あと{ $left }個です。
}
deus-ask-produce = { $card }：どこで生産しますか。{ $left ->
    [0] 生産施設は何個でも使えます。
    [1] 生産施設1個です。
   *[other] 生産施設{ $left }個までです。
}
deus-ask-draw = { $card }：カードを何枚引きますか。最大{ $left }枚です。
deus-ask-piece = { $card }：どの駒を手元に加えますか。{ $left ->
    [1] あと1個です。
   *[other] あと{ $left }個までです。
}
deus-ask-reuse = { $card }：どのカードをもう一度使いますか。{ $left ->
    [1] あと1枚です。
   *[other] あと{ $left }枚までです。
}
deus-ask-army = { $card }：どの軍隊を動かしますか。{ $left ->
    [1] あと1つです。
   *[other] あと{ $left }つまでです。
}
deus-ask-march = { $card }：{ $army }の軍隊をどこへ動かしますか。
deus-ask-plunder = { $card }：どの村からVPを取りますか。
deus-ask-rob = { $card }：どの隣人から奪いますか。
deus-ask-offer = 供え物は{ $cards }です。カードを加えますか、これで決めますか。
deus-ask-name = 供え物は{ $cards }です。どのカードを一番上にして神を決めますか。
deus-ask-god = ジュピターへの供え物は力{ $strength }です。どの神に頼みますか。
deus-ask-gift = セレス：どの資源を受け取りますか。あと{ $left }個です。
deus-ask-muster = マーズ：どの駒を手元に加えますか。あと{ $left }個です。
deus-ask-draft = { $seat }：最初に持つ駒をどれにしますか。あと{ $left }個です。
deus-ask-deal = { $seat }がカードを引きます。{ $left ->
   *[other] あと{ $left }枚です
}。おまかせで引くか、カードを選んでください。

### The steps of a gesture

deus-step-ready = 駒の確認
deus-step-set = 5色のセット
deus-step-card = カード
deus-step-lay = 裏向き
deus-step-pay = 支払い
deus-step-place = 配置
deus-step-attack = 攻撃
deus-step-column = カラム
deus-step-cards = カード
deus-step-god = 神
deus-step-gift = 利益
deus-step-refill = 補充
deus-step-pieces = 駒選び

### Choices

deus-do-build = { $card }を建築
deus-do-wild = 好きなカードを{ $thing }として建築
deus-do-offer = { $card }を供える
deus-do-add = { $card }を加える
deus-do-skip = 手番を飛ばす
deus-do-lay = { $card }を裏向きに置く
deus-do-done = これで決める
deus-do-name = { $card }（{ $god }）
deus-do-god = { $god }
deus-do-gift = { $goods }
deus-do-muster = { $goods }
deus-do-pay = { $goods }を支払う
deus-do-pay-gold = { $goods }の代わりに{ $gold }
deus-do-place = { $region }
deus-do-place-edge = { $region }（{ $price }VP）
deus-do-attack = 村{ $number }への攻撃（{ $vp }VP）
deus-do-activate = { $card }を使う
deus-do-pass-over = 次へ進む
deus-do-decline = 使わない
deus-do-stop = ここまでにする
deus-do-buy = { $goods }を{ $price }で買う
deus-do-sell = { $goods }を{ $price }で売る
deus-do-return = { $goods }を出す
deus-do-take = { $goods }を受け取る
deus-do-produce = { $region }：{ $goods }
deus-do-draw = { $cards }を引く
deus-do-piece = { $goods }
deus-do-reuse = { $card }
deus-do-army = { $region }の軍隊
deus-do-march = { $region }へ
deus-do-plunder = 村{ $number }（{ $vp }VP）
deus-do-rob = { $seat }
deus-do-draft = { $goods }
deus-do-deal = { $card }

deus-commit-place = { $region }に置く
deus-commit-march = { $region }へ動かす

deus-if = こうなります：{ $action }
deus-if-place = { $piece }を{ $number }に置くと
deus-if-march = { $army }の軍隊を{ $number }へ動かすと
deus-if-build = { $card }を建築すると

deus-group-build = 建築するカード
deus-group-wild = 裏向きに建築
deus-group-offer = 神への供え物
deus-group-add = 供え物に加えるカード
deus-group-place = { $piece }を置ける地域
deus-group-edge = ボードの端（各{ $price }VP）
deus-group-pay = 支払い方
deus-group-resource = 資源
deus-group-piece = 自分のストックの駒
deus-group-card = カード
deus-group-god = 神
deus-group-village = 村
deus-group-produce = 生産施設
deus-group-draw = 引く枚数
deus-group-army = 軍隊
deus-group-march = 軍隊が停止できる地域
deus-group-rob = 隣人
deus-group-effect = 効果
deus-group-chance = 出る可能性のあるカード
deus-group-end = 終わりにする

### What happened

# How the sentences begin that say what a seat does.
deus-subject = { $seat }が

deus-event-build = { $seat }が{ $card }を建築
deus-event-build-in = { $seat }が{ $region }に{ $card }を建築
deus-event-build-face-down = { $seat }が{ $card }を裏向きに建築
deus-event-pay = { $seat }が{ $goods }を支払い
deus-event-gold-for = { $seat }が{ $unit }の代わりに{ $goods }を支払い
deus-event-wild-cost = { $seat }がワイルドカードのコスト{ $goods }を支払い
deus-event-edge = { $seat }がボードの端の地域のために{ $goods }を支払い
deus-event-place = { $seat }が{ $region }に{ $thing }を配置
deus-event-no-temple = 寺院の駒が残っていないため、カードだけを建築
deus-event-activate = { $seat }が{ $card }の効果を発生
deus-event-nothing = この効果で選べるものはなし
deus-event-nothing-card = { $card }：今は選べるものなし
deus-event-decline = { $seat }は効果を使わない
deus-event-decline-card = { $seat }は{ $card }の効果を使わない
deus-event-shortage = 全体ストックの{ $things }が不足
deus-event-move = { $seat }が{ $start }の軍隊を{ $region }へ移動
deus-event-move-ends = 攻撃により、{ $region }の軍隊の移動は終了
deus-event-attack = 村{ $region }への攻撃
deus-event-fall = 村{ $start }が落ち、{ $seat }が{ $goods }を獲得
deus-event-fall-tie = 村{ $start }が落ち、軍隊は同数で建物の多い{ $seat }が{ $goods }を獲得
deus-event-fall-split = 村{ $start }が落ち、山分けで{ $seat }が{ $goods }を獲得
deus-event-fall-rest = 村{ $start }の余り{ $goods }は分けられず、だれも得ない
deus-event-emptied = 村{ $region }のVPがなくなる
deus-event-plunder = { $seat }が村{ $start }から{ $goods }を獲得
deus-event-rob = { $seat }が{ $other }から{ $goods }を奪取
deus-event-offer = { $seat }が{ $god }に{ $cards }の供え物
deus-event-offer-begun = { $seat }が神への供え物
deus-event-discard = { $seat }が{ $card }を一番上のカードの下に捨てる
deus-event-top = { $card }を一番上に置き、{ $god }への供え物とする
deus-event-jupiter = ジュピターを通じて{ $seat }が{ $god }に頼む
deus-event-no-piece = { $seat }のストックに{ $things }の駒は残っていない
deus-event-few-pieces = { $seat }のストックの駒が不足
deus-event-gain = { $seat }が{ $goods }を獲得
deus-event-gain-god = { $seat }が{ $god }から{ $goods }を受け取る
deus-event-ready = { $seat }がストックから{ $goods }を手元に加える
deus-event-buy = { $seat }が{ $goods }を購入
deus-event-sell = { $seat }が{ $goods }を売却
deus-event-return = { $seat }が交換に{ $goods }を出す
deus-event-take = { $seat }が交換で{ $goods }を受け取る
deus-event-produce = { $seat }が{ $goods }を生産
deus-event-draw = { $seat }が{ $card }を引く
deus-event-draw-god = { $seat }が{ $god }の力で{ $card }を引く
deus-event-refill = { $seat }が{ $card }を補充
deus-event-auto-refill = 手札がなくなり、{ $seat }が{ $card }を引く
deus-event-draft = { $seat }が{ $goods }を選ぶ
deus-event-reshuffle = 捨て札をシャッフルし、新しい山札に
deus-event-reshuffle-cards = 山札に戻るカード：{ $cards }
deus-event-no-deck = 引けるカードは残っていない
deus-event-hand-limit = { $seat }の手札は10枚で、これ以上は引かない
deus-event-no-card = { $seat }は手札がなく、手番を飛ばす
deus-event-end = 終了条件を満たし、次が最終ラウンド

### What a step amounts to; the amount stands before these words

deus-ledger-pay = { $card }のコスト
deus-ledger-pay-only = コスト
deus-ledger-gold-for = { $unit }の代わりの金
deus-ledger-wild-cost = ワイルドカードのコスト
deus-ledger-edge = ボードの端に置く支払い
deus-ledger-fall = 村{ $start }が落ち、周囲の軍隊が最多の{ $seat }が獲得
deus-ledger-fall-tie = 村{ $start }が落ち、軍隊は同数で建物の多い{ $seat }が獲得
deus-ledger-fall-split = 村{ $start }が落ち、{ $seat }にも等分
deus-around = 周囲：{ $stand }。
deus-around-seat = { $seat }は建物{ $buildings }（うち軍隊{ $armies }）
deus-ledger-discard = { $god }への供え物
deus-ledger-discard-only = 供え物
deus-ledger-god = { $god }から
deus-ledger-gain = { $card }の効果
deus-ledger-zero = { $card }の対象は今はなし
deus-ledger-buy = { $card }で購入
deus-ledger-sell = { $card }で売却
deus-ledger-exchange = { $card }で交換
deus-ledger-produce = { $card }で生産
deus-ledger-draw = { $card }で引いたカード
deus-ledger-ready = { $card }で手元に加えた駒
deus-ledger-rob = { $card }で{ $other }から奪取
deus-ledger-rob-zero = { $card }で{ $other }から奪えるものはなし
deus-ledger-plunder = { $card }で村{ $start }から獲得
deus-ledger-refill = 手札を5枚まで補充
deus-ledger-auto-refill = 手札がなくなり自動補充
deus-ledger-draft = 最初に持つ駒

deus-gain-village = 村{ $village }が落ちる { $amount }
deus-gain-village-other = 村{ $village }が落ち、{ $seat }{ $amount }
deus-gain-source = { $source } { $amount }
deus-gain-score = 得点 { $amount }
deus-gain-open = 続けて選択
deus-gain-draw = { $cards }を引く
deus-gain-cards = { $cards }から
deus-gain-none = 獲得なし
deus-gain-more = { $first }ほか

### The score and the end

deus-source-start = 初期
deus-source-villages = 村
deus-source-vesta = ベスタ
deus-source-maritime = 船＆海事施設のカード
deus-source-civil = 公共施設のカード
deus-source-military = 軍隊のカード
deus-source-plunder = 村から取ったVP
deus-source-raid = 相手から奪ったVP
deus-source-edge = ボードの端への支払い
deus-source-before = この局面より前
deus-source-temple = 寺院
deus-source-majority = 最多ボーナス

deus-score-source = { $source }：{ $points }VP
deus-score-villages = { $source }（{ $villages }）：{ $points }VP
deus-score-temple = 寺院：{ $what }×{ $each }＝{ $sum }（上限{ $cap }{ $over ->
    [yes] のため{ $cap }VP
   *[no] { "" }
}）
deus-score-majority = { $good }の最多：{ $points }VP（{ $seat }単独）
deus-score-majority-tie = { $good }の最多：{ $others }と同数で各{ $points }VP

deus-temple-region = { $least ->
    [1] { "" }
   *[other] 駒{ $least }個以上の
}{ $terrain ->
    [any] { $count }地域
   *[other] { $terrain }{ $count }か所
}
deus-temple-building-on-terrain = { $terrain }の建物{ $count }個
deus-temple-piece = { $piece }{ $count }個
deus-temple-stock = { $what ->
    [gold] { $unit }金
   *[resources] 資源{ $unit }個
}{ $count }組
deus-temple-terrain-kind = 地形{ $count }種類

deus-end = { $ranking }。{ $reason ->
    [temples] 最後の寺院の駒が置かれ、最終ラウンドが終わりました。
    [villages] 最後の村のVPがなくなり、最終ラウンドが終わりました。
   *[cards] 手札も山札も捨て札もなくなりました。
}
deus-end-winners = { $count ->
    [1] { $seats }が{ $points }で勝利
   *[other] { $seats }が{ $points }で勝利を分かち合う
}
deus-end-ahead = { $first }（ほかは{ $others }）
deus-end-place = { $seat }{ $points }VP

deus-status = 第{ $round }ラウンド{ $final ->
    [yes] （終了条件を満たした後）
   *[no] { "" }
}、手番は{ $mover }。今終了した場合の得点は{ $points }。残りは{ $temples }、VPのある村{ $villages ->
   *[other] { $villages }つ
}
deus-status-seat = { $seat }{ $points }VP
