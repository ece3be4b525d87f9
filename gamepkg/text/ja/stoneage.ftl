## ストーンエイジの文：名前、数え方、質問、ボタン、出来事、得点、終了。

### 名前と数え方

stoneage-good-food = 食料
stoneage-good-wood = 木材
stoneage-good-brick = レンガ
stoneage-good-stone = 石材
stoneage-good-gold = 金

# 文の中の場所。「に」「で」「の」などの前に立つ。
stoneage-place-hunt = 狩場
stoneage-place-forest = 森
stoneage-place-clay_pit = レンガ切り出し場
stoneage-place-quarry = 石切り場
stoneage-place-river = 川
stoneage-place-tool_maker = 工房
stoneage-place-field = 畑
stoneage-place-hut = 家
stoneage-place-card = 費用{ $number }のカード
stoneage-place-building = 建物の山{ $number }

stoneage-title-hunt = 狩場
stoneage-title-forest = 森
stoneage-title-clay_pit = レンガ切り出し場
stoneage-title-quarry = 石切り場
stoneage-title-river = 川
stoneage-title-tool_maker = 工房
stoneage-title-field = 畑
stoneage-title-hut = 家
stoneage-title-card = 費用{ $number }
stoneage-title-building = 山{ $number }

stoneage-symbol-art = 芸術
stoneage-symbol-healing = 治療
stoneage-symbol-music = 音楽
stoneage-symbol-pottery = 土器
stoneage-symbol-time = 時
stoneage-symbol-transport = 運搬
stoneage-symbol-weaving = 織物
stoneage-symbol-writing = 文字
stoneage-person-farmer = 農民
stoneage-person-tool-maker = 道具職人
stoneage-person-hut-builder = 家大工
stoneage-person-shaman = 祈祷師
stoneage-counted-farmer = 農耕地
stoneage-counted-tool-maker = 道具の能力の合計
stoneage-counted-hut-builder = 建物の数
stoneage-counted-shaman = 人間コマの数

stoneage-nothing = なし
stoneage-nowhere = なし
stoneage-chance = 運
stoneage-gain = 得るもの

stoneage-count-good = { $count ->
    [0] { $good }なし
   *[other] { $good }{ $count }個
}
stoneage-count-resource = { $count ->
    [0] 資源なし
   *[other] 資源{ $count }個
}
stoneage-count-people = 人間コマ{ $count }個
stoneage-count-agriculture = 農耕地{ $count }
stoneage-count-tool = { $count ->
    [0] 道具なし
   *[other] 道具{ $count }個
}
stoneage-count-card = { $count ->
    [0] カードなし
   *[other] カード{ $count }枚
}
stoneage-count-building = { $count ->
    [0] 建物なし
   *[other] 建物{ $count }枚
}
stoneage-count-dice = ダイス{ $count }個
stoneage-count-vp = { $count }点

stoneage-signed-good = { $good }{ $number }
stoneage-signed-people = 人間コマ{ $number }{ $count ->
   *[other] { "" }
}
stoneage-signed-agriculture = 農耕地{ $number }
stoneage-signed-tool = 道具{ $number }{ $count ->
   *[other] { "" }
}
stoneage-signed-card = カード{ $number }{ $count ->
   *[other] { "" }
}
stoneage-signed-building = 建物{ $number }{ $count ->
   *[other] { "" }
}
stoneage-signed-vp = { $number }点{ $count ->
   *[other] { "" }
}

### カードと建物：短い言葉と、説明の文

stoneage-card = { $top }／{ $bottom }
stoneage-tile = { $cost }の建物
stoneage-worth-sum = 払った資源の価値

stoneage-effect-food = 食料{ $amount }個
stoneage-effect-resource = { $resource }{ $amount }個
stoneage-effect-points = { $amount }点
stoneage-effect-tool = 道具+{ $steps }
stoneage-effect-field = 農耕地+{ $steps }
stoneage-effect-person = 人間コマ+{ $count }
stoneage-effect-one-use-tool = 使い切り道具{ $value }
stoneage-effect-any-resources-later = 好きな資源{ $amount }個
stoneage-effect-draw-card = 山札のカード{ $count }枚
stoneage-effect-roll-for-resource = ダイス{ $dice }個で{ $resource }
stoneage-effect-shared-dice = 全員ダイス
stoneage-effect-culture-symbol = { $symbol }
stoneage-effect-people-multiplier = { $person }×{ $multiplier }

stoneage-explain-food = すぐに食料{ $amount }個を得ます。
stoneage-explain-resource = すぐに{ $resource }{ $amount }個を得ます。
stoneage-explain-points = すぐに{ $amount }点を得ます。
stoneage-explain-tool = すぐに、工房と同じように道具を{ $steps }回得ます。
stoneage-explain-field = すぐに農耕地が{ $steps }増えます。
stoneage-explain-person = すぐに、家と同じように人間コマが{ $count }個増えます。
stoneage-explain-one-use-tool = ゲーム中に1回だけ、自分のダイスの合計に{ $value }を足せます。
stoneage-explain-any-resources-later = 好きな資源{ $amount }個を、すぐか後で、1回だけ得ます。
stoneage-explain-draw-card = 山札からカードを{ $count }枚引きます。見るのは自分だけで、下段だけが有効です。
stoneage-explain-roll-for-resource = すぐにダイスを{ $dice }個振り、{ $resource }を得ます。道具も使えます。
stoneage-explain-shared-dice = 人数分のダイスを振ります。自分が最初に1個選び、ほかのプレイヤーが順に1個ずつ選びます。
stoneage-explain-culture-symbol = ゲーム終了時、異なるアイコンの組が枚数の2乗の得点になります。これは「{ $symbol }」です。
stoneage-explain-people-multiplier = ゲーム終了時、{ $multiplier }×{ $counted }が得点になります。

stoneage-cost-any-count = 好きな資源{ $count }個
stoneage-cost-exact-count-exact-kinds = ちょうど{ $kinds }種類で資源{ $count }個
stoneage-cost-range-any = 資源{ $min }〜{ $max }個

### 質問

stoneage-ask-place = 人間コマをどこに置きますか。手元に{ $people }あります。
stoneage-ask-use = 次にどの場所で行動しますか。
stoneage-ask-tool = { $good }の出目の合計{ $sum }に、道具を足しますか。
stoneage-ask-pay = 「{ $thing }」の費用を払いますか、やめますか。
stoneage-ask-pay-short = 「{ $thing }」の費用は払えません。やめてください。
stoneage-ask-pay-on = 「{ $thing }」：{ $paid }を選びました。次は何を払いますか。
stoneage-ask-now = カードの資源を今受け取りますか、後にしますか。
stoneage-ask-take = どの資源を受け取りますか。残りは{ $left }です。
stoneage-ask-die = どのダイスを取りますか。
stoneage-ask-feed = { $missing }が足りません。資源で補いますか、10点を払いますか。
stoneage-ask-feed-on = あと{ $missing }が足りません。どの資源を払いますか。
stoneage-ask-roll = { $seat }が{ $good }のために{ $dice }を振ります。運に任せるか、出目を選んでください。
stoneage-ask-roll-all = 全員ダイスで{ $dice }を振ります。運に任せるか、出目を選んでください。
stoneage-ask-draw = { $seat }が山札からカードを引きます。運に任せるか、カードを選んでください。
stoneage-ask-refill = 新しいカードが1枚並びます。運に任せるか、カードを選んでください。
stoneage-ask-reveal = 山{ $stack }の次のタイルが表になります。運に任せるか、タイルを選んでください。

### ラウンドのフェイズ

stoneage-phase-place = 配置
stoneage-phase-use = 行動
stoneage-phase-settle = ラウンド精算

### 選択肢

stoneage-do-place = { $place }に{ $people }
stoneage-do-place-thing = { $place }に{ $people }：{ $thing }
stoneage-do-use-gather = { $place }で{ $dice }（{ $good }）
stoneage-do-use-village = { $place }で行動
stoneage-do-use-card = { $place }：{ $thing }
stoneage-do-use-building = { $place }：{ $thing }
stoneage-do-tool = 能力{ $value }の道具を足す
stoneage-do-one-use = 能力{ $value }の使い切り道具を足す
stoneage-do-settle = { $goods }を得る
stoneage-do-pay = { $goods }を払う
stoneage-do-done = { $goods }で決定
stoneage-do-decline = カードを獲得しない
stoneage-do-decline-building = 建てない
stoneage-do-redeem = カードの資源{ $amount }個を今受け取る
stoneage-do-later = 後で受け取る
stoneage-do-take = { $goods }を受け取る
stoneage-do-die = { $face }を取る：{ $effect }
stoneage-do-feed = 食料の代わりに{ $goods }
stoneage-do-lose-points = 10点を払う
stoneage-do-roll = 出目{ $dice }：合計{ $sum }
stoneage-do-deal = { $card }
stoneage-do-reveal = { $tile }

stoneage-commit-place = { $people }を置く
stoneage-commit-use = { $place }で行動

stoneage-if = 「{ $action }」とすると
stoneage-if-place = { $place }に{ $people }を置くと
stoneage-if-use = { $place }で行動すると
stoneage-plan = 「{ $steps }」とすると

stoneage-cannot-place = { $place }に{ $people }は置けません
stoneage-cannot-use = { $place }では行動できません

stoneage-group-place = 人間コマを置く場所
stoneage-group-use = 自分のコマがある場所
stoneage-group-tool = 道具
stoneage-group-pay = 支払い
stoneage-group-redeem = 残っているカード
stoneage-group-take = 資源
stoneage-group-die = 全員ダイス
stoneage-group-feed = 食料の不足
stoneage-group-chance = 出るもの

### 出来事

stoneage-event-place = { $seat }が{ $place }に{ $goods }を置く
stoneage-event-stuck = { $seat }には置ける場所がなく、残りは手元に残る
stoneage-event-use = { $seat }が{ $place }の{ $goods }で行動
stoneage-event-gain-good = { $seat }、{ $goods }を獲得
stoneage-event-gain-people = { $seat }、{ $goods }が増える
stoneage-event-gain-agriculture = { $seat }の農耕地が1増える
stoneage-event-gain-vp = { $seat }、{ $goods }を獲得
stoneage-event-gain-tool = { $seat }、能力{ $value }の道具を獲得
stoneage-event-gain-tool-grown = 道具の能力が{ $value }になる
stoneage-event-tool-grows = { $seat }の能力{ $value }の道具が上がる
stoneage-event-void-people = { $seat }の人間コマはすでに10個。効果なし
stoneage-event-void-agriculture = { $seat }の農耕地はすでに10。効果なし
stoneage-event-void-tool = { $seat }の道具はすでに3個とも能力4。効果なし
stoneage-event-tool = { $seat }が能力{ $value }の道具を使用
stoneage-event-fresh = { $seat }の能力{ $value }の{ $tools }がまた使える
stoneage-event-one-use-open = { $seat }が使い切り道具を表向きに置く：{ $thing }
stoneage-event-one-use = { $seat }が使い切り道具を使用：{ $thing }
stoneage-event-pay = { $seat }が{ $goods }を支払い
stoneage-event-build = { $seat }が建築：{ $thing }
stoneage-event-no-building = { $seat }は建てない
stoneage-event-reveal = 山{ $stack }の次のタイル：{ $thing }
stoneage-event-card = { $seat }が文明カードを獲得：{ $thing }
stoneage-event-no-card = { $seat }はカードを獲得しない
stoneage-event-any-two-open = { $seat }はカードの資源を後で受け取れる：{ $thing }
stoneage-event-any-two = { $seat }がカードの資源を受け取る：{ $thing }
stoneage-event-draw = { $seat }が山札から引く：{ $thing }
stoneage-event-draw-empty = 山札は空で、{ $seat }は何も引かない
stoneage-event-feed = { $seat }が{ $goods }で養う
stoneage-event-shortage = 食料が不足し、{ $seat }は持っている分をすべて払う（{ $goods }）
stoneage-event-feed-resource = { $seat }が食料の代わりに{ $goods }を支払い
stoneage-event-ten-points = { $seat }が食料の不足で{ $goods }を失う
stoneage-event-refill = 新しいカード：{ $thing }
stoneage-event-start-player = { $seat }が次のスタートプレイヤー
stoneage-event-end = ゲーム終了
stoneage-event-end-buildings = 建物の山がなくなり、ゲーム終了
stoneage-event-end-cards = 文明カードが4枚より少なくなり、ゲーム終了

stoneage-rolled = 出目{ $dice }（合計{ $sum }）

### 手の結果。前に数が立つ

stoneage-ledger-gather-dice = { $seat }が得たもの
stoneage-ledger-use-field = 畑の効果
stoneage-ledger-use-tools = 工房の効果、能力{ $value }
stoneage-ledger-use-hut = 家の効果
stoneage-ledger-card-simple = カードの上段の効果
stoneage-ledger-card-dice-for-all = 全員ダイス
stoneage-ledger-card-dice-for-all-table = { $seat }のダイスの効果
stoneage-ledger-card-dice-resource = カードのダイスの結果
stoneage-ledger-card-any-two = { $seat }のカードの資源
stoneage-ledger-building-points = 建物の得点
stoneage-ledger-building-pay = 建物の費用を支払い
stoneage-ledger-card-pay = カードの費用を支払い
stoneage-ledger-card-upper = { $seat }が獲得：{ $thing }
stoneage-ledger-card-extra-card = 山札から：{ $thing }
stoneage-ledger-feed-need = { $seat }の食料の精算
stoneage-ledger-feed-surplus = { $seat }の余った収穫
stoneage-ledger-feed-shortage = { $seat }の食料すべて。まだ不足
stoneage-ledger-feed-resources = { $seat }が不足を資源で補う
stoneage-ledger-feed-ten-points = { $seat }は資源を残し、得点を失う

stoneage-gain-average = 平均で{ $good }{ $mean }個
stoneage-gain-open = 続けて選択
stoneage-gain-draw = ダイスか引きが続く
stoneage-gain-none = 獲得なし
stoneage-gain-more = { $first }など

### 得点と終了

stoneage-source-building = 建物
stoneage-source-card = カードの得点
stoneage-source-hunger = 食料の不足
stoneage-source-before = この局面より前
stoneage-source-resources = 残った資源
stoneage-source-any-two = カードの資源
stoneage-source-culture = 文明アイコン
stoneage-source-farmer = 農民
stoneage-source-tool-maker = 道具職人
stoneage-source-hut-builder = 家大工
stoneage-source-shaman = 祈祷師

stoneage-score-building = { $buildings }、建てたときの得点：{ $points }
stoneage-score-card = カードの上段で得た得点：{ $points }
stoneage-score-hunger = 食料の不足で失った得点：{ $points }
stoneage-score-before = この局面までの得点：{ $points }
stoneage-score-resources = 残った{ $goods }×{ $each }：{ $points }
stoneage-score-any-two = 残っているカードは資源{ $count }個と数える：{ $points }
stoneage-score-culture = 組{ $number }、異なる{ $count }種（{ $symbols }）：{ $count }×{ $count }＝{ $points }
stoneage-score-farmer = { $each }×農耕地{ $count }＝{ $points }
stoneage-score-tool-maker = { $each }×道具の合計（{ $sum }）＝{ $points }
stoneage-score-hut-builder = { $each }×建物{ $count }枚＝{ $points }
stoneage-score-shaman = { $each }×人間コマ{ $count }個＝{ $points }
stoneage-score-agriculture = { $seat }の農耕地は{ $count }
stoneage-score-tools = { $seat }の道具の合計は{ $count }
stoneage-score-people = { $seat }の人間コマは{ $count }個
stoneage-score-sum = { $seat }の農耕地・道具・人間コマの合計は{ $count }
stoneage-score-shared = { $seats }はすべて同じ

stoneage-end-winner = { $seats }が{ $points }で勝ち
stoneage-end-shared = { $seats }が{ $points }で勝利を分け合う
stoneage-end-ahead = { $first }、次いで{ $others }
stoneage-end-place = { $seat }（{ $points }）
stoneage-end-tiebreak = 同点のときの比較：{ $lines }
stoneage-end-buildings = 建物の山がなくなりました。
stoneage-end-cards = 文明カードが4枚より少なくなりました。

stoneage-status-place = ラウンド{ $round }の配置、{ $mover }の番。今終われば{ $points }
stoneage-status-use = ラウンド{ $round }の行動、{ $mover }の番。今終われば{ $points }
stoneage-status-settle = ラウンド{ $round }の精算、{ $mover }の番。今終われば{ $points }

### ゲームのまわり

stoneage-piece = 人間コマ
stoneage-key-divisor = 名前の後の÷は、出目の合計を割る数です。
stoneage-key-stack = 山の後の+は、下に伏せてあるタイルの枚数です。
stoneage-notice-buildings = 山がなくなり、このラウンドが最後
stoneage-notice-cards = カードが足りず、このラウンドが最後
stoneage-new-surplus = 人間コマより多い農耕地
stoneage-surplus-lost = 何も得ない
stoneage-surplus-kept = 食料を得る
stoneage-new-tiebreak = 同点のとき
stoneage-tiebreak-order = 順に比べる
stoneage-tiebreak-sum = 合計で決める

site-stoneage-cards = 文明カード{ $cards }枚と建物タイル{ $tiles }枚は、すべて公表されている内容です。代用はありません。
