## ストーンエイジのパネルの言葉。

stoneage-used = 使用済み
stoneage-best = 最善

stoneage-placing-note = 数字を押すと結果が表示され、もう一度押すと配置します。ボードでは、何個も置ける場所を押すたびに1個ずつ増えます。
stoneage-placing-gather = { $good }÷{ $divisor }

stoneage-means-title = 平均で得られる数
stoneage-means-note = ダイスの正確な平均です。道具は含みません。

stoneage-odds-title = { $place }：{ $people }
stoneage-odds-mean = 平均で{ $good }{ $mean }個
stoneage-odds-mean-tools = 平均で{ $good }{ $mean }個、未使用の道具をすべて使うと{ $more }個
stoneage-odds-least = 少なくとも
stoneage-odds-plain = 道具なし
stoneage-odds-with = 未使用の道具すべて
stoneage-odds-helped = 道具{ $tools }を使う
stoneage-odds-note = すべての出目を数えた正確な値です。

stoneage-order-title = ダイスを振る最善の順番
stoneage-order-note = 道具を最も得になるところで使うと、すべてのダイスの価値は平均{ $value }、道具なしでは{ $without }です。食料2、木材3、レンガ4、石材5、金6と数えます。

stoneage-dice-title = ダイス
stoneage-dice-choose = または、ダイスを押して出目を1つずつ変えます。
stoneage-dice-set = この出目（合計{ $sum }）
stoneage-die-turn = ダイス{ $number }は{ $face }。出目を変える
stoneage-last-roll = 最後のダイス

stoneage-tools-title = { $good }の出目
stoneage-tools-sum = 出目と道具
stoneage-tools-gain = { $goods }、端数{ $rest }
stoneage-tools-own = 自分の道具
stoneage-tool = { $value }
stoneage-tool-one-use = { $value }（1回だけ）
stoneage-tools-none = この出目に使える道具はありません。
stoneage-tools-take = { $goods }を得る
stoneage-tools-no = なし
stoneage-tools-col-tools = 道具
stoneage-tools-col-sum = 合計
stoneage-tools-col-gain = 得る数
stoneage-tools-col-rest = 端数
stoneage-tools-best = 最善：食料2、木材3、レンガ4、石材5、金6と数えて価値が最も高く、使う道具が最も少ないもの。
stoneage-tools-best-later = 最善：この手番の残りのダイスも含めて、食料2、木材3、レンガ4、石材5、金6と数えた価値が最も高いもの。

stoneage-preview-price = 費用は、{ $cost }です。今の手持ち：{ $held }。
stoneage-pick-first = 資源を選択
stoneage-pick = { $good }をもう1個
stoneage-unpick = { $good }を1個戻す
stoneage-pay-title = { $place }：{ $thing }
stoneage-pay-short = 手持ちは{ $goods }で、足りません。
stoneage-pay-laid = すでに選んだもの：{ $goods }
stoneage-pay-picked = 選択：{ $goods }、価値{ $worth }
stoneage-pay-confirm = { $goods }を払う
stoneage-take-title = 好きな{ $left }を受け取る
stoneage-take-confirm = { $goods }を受け取る
stoneage-feed-title = 食料の不足
stoneage-feed-missing = 食料をすべて払っても、{ $food }が足りません。次のどちらかで補います。
stoneage-feed-first = 1. 足りない食料1個につき資源1個
stoneage-feed-second = 2. 不足の数にかかわらず10点
stoneage-feed-confirm = { $goods }を払う
stoneage-feed-warning = 資源はすべて残ります。今終われば得点は{ $now }から{ $then }になります。マイナスになることもあります。

stoneage-col-people = 人間コマ
stoneage-col-field = 農耕地
stoneage-col-points = 点
stoneage-col-tools = 道具
stoneage-due-title = このラウンドの食料の精算
stoneage-due = { $seat }：人間コマ{ $people }−農耕地{ $field }＝必要{ $need }、手持ち{ $food }
stoneage-due-short = { $count }個不足

stoneage-boards = 獲得したもの
stoneage-boards-count = { $cards }、{ $buildings }
stoneage-boards-covered = 山札のカード{ $count }枚（裏向き）
stoneage-boards-secret = 自分だけが見られる
stoneage-boards-open = 未使用

stoneage-cards-title = 並んでいる文明カード
stoneage-stacks-title = 山の一番上の建物
stoneage-stacks-below = { $count ->
    [0] 山の最後のタイル
   *[other] 下に{ $count }枚
}
stoneage-known-published = 公表済み
stoneage-known-seed = ヘルプに記載
stoneage-known-stand-in = 代用

stoneage-edit-place = 場所
stoneage-edit-standing = ここにいる{ $seat }の人間コマ
stoneage-edit-phase = 始まるフェイズ
stoneage-edit-phase-place = 配置
stoneage-edit-phase-use = 行動
stoneage-edit-phase-feed = 食料の精算
stoneage-edit-gap = なし
stoneage-edit-hidden = { $stack }：下の枚数
stoneage-edit-people = 人間コマの総数
stoneage-edit-agriculture = 農耕地
stoneage-edit-vp = これまでの得点
stoneage-edit-tool = 道具{ $number }
stoneage-edit-no-tool = なし
stoneage-edit-used-tool = { $value }（使用済み）
stoneage-edit-cards = 文明カード
stoneage-edit-open = 上の効果が未使用（押すと切り替え）
stoneage-edit-buildings = 建物タイル
stoneage-edit-one-of-cards = カード
stoneage-edit-one-of-buildings = 建物
stoneage-edit-give-cards = このカードを渡す
stoneage-edit-give-buildings = この建物を渡す
stoneage-edit-take-away = 取り除く
