## ストーンエイジでできない理由、ルールごと。

### エンジン

stoneage-reason-core-turn = 今決めるのは{ $seat }ではありません。
stoneage-reason-core-over = ゲームは終了しています。
stoneage-reason-core-chance-player = 今は運が決めるところです。だれも選べません。
stoneage-reason-core-chance-outcome = 今は引くところではありません。決めるのは{ $seat }です。
stoneage-reason-core-chance-kind = 今は{ $given }ことはできません。次は{ $asked }ところです。
stoneage-reason-core-chance-dice = ここで振るダイスは{ $dice }個です。{ $shown }個ではありません。
stoneage-reason-core-chance-pile = 「{ $card }」はすでに出ているので、ここでは出ません。
stoneage-reason-core-step = 今は{ $given }ことはできません。次は{ $asked }ところです。
stoneage-reason-core-order-passed-resource = 資源を選ぶ順番は決まっています。{ $pick }は、すでに選んだ{ $other }より前です。
stoneage-reason-core-order-passed-tool = 道具を足す順番は、能力の低い順、最後に使い切り道具です。後のものをすでに足しています。
stoneage-reason-core-order-passed-card = 使い切り道具を足す順番は決まっています。後のものをすでに足しています。
stoneage-reason-core-order-begun-resource = カードの資源は、資源を選ぶ前に受け取ります。すでに{ $other }個選んでいます。
stoneage-reason-core-complete-price = { $resource }をもう1個選ぶと、費用をちょうど払えなくなります。
stoneage-reason-core-complete-picks = ここから先に払えるのは{ $can }個だけで、あと{ $left }個必要です。
stoneage-reason-core-holds-people = 手元の人間コマは{ $have }個です。{ $wanted }は置けません。
stoneage-reason-core-holds-resource = { $resource }はもうありません。
stoneage-reason-core-holds-card = 「{ $card }」を持っていません。
stoneage-reason-core-holds-tool = 能力{ $value }の道具を持っていません。

# 「今は…ことはできません」「次は…ところです」の中に入る。
stoneage-step-given-place = 人間コマを置く
stoneage-step-given-use = 場所で行動する
stoneage-step-given-tool = 道具を足す
stoneage-step-given-one-use = 使い切り道具を足す
stoneage-step-given-settle = ダイスの結果を得る
stoneage-step-given-pay = 資源を払う
stoneage-step-given-done = 支払いを終える
stoneage-step-given-decline = やめる
stoneage-step-given-redeem = カードの資源を受け取る
stoneage-step-given-later = 資源を後にする
stoneage-step-given-take = 資源を受け取る
stoneage-step-given-die = ダイスを取る
stoneage-step-given-feed = 食料の代わりを払う
stoneage-step-given-lose-points = 10点を払う
stoneage-step-given-roll = ダイスを振る
stoneage-step-given-deal = カードを引く
stoneage-step-given-reveal = タイルを表にする
stoneage-step-asked-place = 人間コマを置く
stoneage-step-asked-use = 場所で行動する
stoneage-step-asked-tool = 道具を足すか、結果を得る
stoneage-step-asked-pay = 払うか、やめる
stoneage-step-asked-now = カードの資源を受け取るか、後にする
stoneage-step-asked-take = 資源を受け取る
stoneage-step-asked-die = ダイスを取る
stoneage-step-asked-feed = 足りない食料を補う
stoneage-step-asked-roll = ダイスを振る
stoneage-step-asked-deal = カードを引く
stoneage-step-asked-reveal = タイルを表にする

### ラウンドと配置

stoneage-reason-round-phases = ラウンドには3つのフェイズがあります。今は{ $asked }フェイズで、{ $given }のは別のフェイズです。
stoneage-reason-place-no-pass = 人間コマがあり、置ける場所がある間は、必ず配置します。
stoneage-reason-place-nothing = { $place }には何もありません。
stoneage-reason-place-people = { $place }に置くのはちょうど{ $exactly }個です。{ $wanted }は置けません。
stoneage-reason-place-taken = { $place }には、すでに{ $seats }が置いています。
stoneage-reason-place-spaces = { $place }の空きは{ $free }か所です。{ $wanted }は置けません。
stoneage-reason-place-once = このラウンドでは、すでに{ $place }に置いています。
stoneage-reason-place-village-limit = { $players }人プレイでは、畑・工房・家のうち1ラウンドに使えるのは{ $most }か所だけです。使用中：{ $used }。
stoneage-reason-place-resource-limit = { $players }人プレイでは、1ラウンドに{ $place }を使えるのは{ $most }人だけです。使用中：{ $seats }。

### 行動

stoneage-reason-ui-choose-location = { $place }に自分の人間コマはありません。コマが残っている場所：{ $own }。
stoneage-reason-tools-once = 能力{ $value }の道具は使用済みです。次のラウンドにまた使えます。
stoneage-reason-tools-one-use-kind = 「{ $card }」に使い切り道具はありません。
stoneage-reason-tools-one-use-used = 「{ $card }」の使い切り道具は使い終わっています。
stoneage-reason-building-cost-kinds-short = この建物の費用は、{ $cost }です。手持ち（{ $held }）では払えません。
stoneage-reason-building-cost-kinds-asks = この建物の費用は、{ $cost }です。
stoneage-reason-card-pay-short = このカードの費用は、{ $cost }です。手持ち（{ $held }）では払えません。
stoneage-reason-card-pay-asks = このカードの費用は、{ $cost }です。
stoneage-reason-ui-pay-confirm = 費用は{ $cost }です。まだちょうどそろっていません。
stoneage-reason-ui-decline = すでに資源を{ $picked }個選んでいます。残りも選ぶか、すべて戻してください。
stoneage-reason-card-any-two-kind = 「{ $card }」で好きな資源は得られません。
stoneage-reason-card-any-two-used = 「{ $card }」の資源はすでに受け取っています。
stoneage-reason-card-any-two-other = 今決めるのは「{ $asked }」です。「{ $card }」ではありません。
stoneage-reason-card-dice-for-all = { $face }のダイスはありません。残っている出目：{ $dice }。
stoneage-reason-card-dice-for-all-table-tools = 全員ダイスの出目は、道具で変えられません。

### 食料の精算

stoneage-reason-feed-shortage = 食料が足りません。資源か得点で補ってください。
stoneage-reason-feed-no-mixing-cover = 資源で補うときは、足りない分すべてが必要です。{ $missing }個の不足に対して、払えるのは{ $have }個です。
stoneage-reason-feed-no-mixing-begun = すでに資源を{ $fed }個払いました。残りも資源で払います。
