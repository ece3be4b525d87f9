## デワンの文：名前、数え方、次の操作、ボタン、できごと、得点と終了。

### 名前と数え方。日本語に複数形はないので、$countは変数をそろえるためにだけ使う。

dewan-terrain-badlands = 悪地
dewan-terrain-mountain = 山岳
dewan-terrain-desert = 砂漠
dewan-terrain-forest = 森林
dewan-terrain-water = 水域
dewan-terrain-camp = 初期野営地
dewan-terrain-volcano = 火山
dewan-terrain-lava = 溶岩

dewan-symbol-artifact = アーティファクト
dewan-symbol-pigment = 顔料
dewan-symbol-crystal = 水晶
dewan-symbol-berry = ベリー
dewan-symbol-fire = 火

# カードの片側とアイコン、2種類の地形のカード。
dewan-half = { $terrain }（{ $symbol }）
dewan-card = { $first }／{ $last }
dewan-gap = 空きの場所

dewan-story = 物語{ $number }
dewan-story-text = { $gain }。条件：{ $wanted }
dewan-require-land = { $terrain }ゾーン{ $count }か所
dewan-require-water = 隣接する{ $terrain }ゾーン{ $count }か所

dewan-space = { $number } { $terrain }
dewan-zone = スペース{ $number }を含むゾーン
dewan-times = { $name }{ $count }枚
dewan-chance = 運
dewan-here = このスペース

dewan-cards-of = { $terrain }のカード{ $count }枚
dewan-cards-any = どのカードでも{ $count }枚

dewan-count-card = カード{ $count }枚
dewan-count-camp = 野営地{ $count }個
dewan-count-berry = ベリー{ $count }枚
dewan-count-berry-icon = ベリー{ $count }
dewan-count-fish = 魚{ $count }枚
dewan-count-fire = 火{ $count }
dewan-count-artifact = アーティファクト{ $count }
dewan-count-pigment = 顔料{ $count }
dewan-count-crystal = 水晶{ $count }
dewan-count-point = { $count }点
dewan-count-lava = 溶岩マーカー{ $count }個
dewan-count-water-marker = 水域マーカー{ $count }個

dewan-signed-card = カード{ $number }{ $count ->
   *[other] 枚
}
dewan-signed-berry = ベリー{ $number }{ $count ->
   *[other] 枚
}
dewan-signed-story = 物語{ $number }{ $count ->
   *[other] 枚
}
dewan-signed-fish = 魚{ $number }{ $count ->
   *[other] 枚
}
dewan-signed-point = { $number }{ $count ->
   *[other] 点
}

### 次の操作

dewan-ask-draft = { $seat }：最初の物語タイルをどれにしますか。
dewan-ask-turn = カードを2枚得ますか、野営地を設営しますか。
dewan-ask-turn-take = どの2枚のカードを得ますか。今は野営地を設営できません。
dewan-ask-turn-no-card = どの2枚のカードを得ますか。手札はありません。
dewan-ask-turn-one = どのカードを得ますか。隣り合う2枚はありません。
dewan-ask-turn-camp = どの野営地から経路を始めますか。得られるカードはありません。
dewan-ask-turn-camp-or-one = カードを1枚得ますか、野営地を設営しますか。隣り合う2枚はありません。
dewan-ask-turn-skip = カードを得ることも野営地を設営することもできないので、手番を飛ばします。
dewan-ask-route = { $at }から、まずどこへ進みますか。
dewan-ask-route-on = 経路{ $path }：次はどこへ進みますか。
dewan-ask-route-end = 経路{ $path }：{ $at }に野営地を置きますか、さらに進みますか。
dewan-ask-pay = { $items }枚のうち{ $number }枚目：{ $spaces }（{ $terrain }）をどのカードで払いますか。
dewan-ask-pay-any = { $items }枚のうち{ $number }枚目：{ $spaces }をどのカードで払いますか。地形は問いません。
dewan-ask-pay-give = { $items }枚のうち{ $number }枚目：{ $spaces }（{ $terrain }）の支払いとして、どのカードを{ $other }に渡しますか。
dewan-ask-pay-give-any = { $items }枚のうち{ $number }枚目：{ $spaces }の支払いとして、どのカードを{ $other }に渡しますか。地形は問いません。
dewan-ask-story = どの物語タイルを取りますか。
dewan-ask-tuck = { $slot }番目の差し込みです。どのカードを、どの側が見えるように差し込みますか。
dewan-ask-lava = 火山の噴火です。溶岩マーカーをどこに置きますか。
dewan-ask-flood = 増水です。水域マーカーをどこに置きますか。
dewan-ask-fish = { $seat }：カードを1枚捨てて{ $fish }を得ますか。
dewan-ask-deal = ディスプレイに補充します。おまかせで引くか、カードを選んでください。
dewan-ask-deal-story = { $seat }が達成した物語のカードを引きます。おまかせで引くか、カードを選んでください。
dewan-ask-story-deal = 物語タイルを引きます。おまかせで引くか、タイルを選んでください。
dewan-ask-split = ゾーンが同じ大きさに分かれました。余ったベリーはどちらへ移しますか。おまかせにするか、選んでください。

### 操作の段階

dewan-step-story = 最初の物語
dewan-step-path = 経路
dewan-step-pay = 支払い
dewan-step-reward = 効果
dewan-step-cards = カード
dewan-step-refill = 補充
dewan-step-event = イベント
dewan-step-bonus = 物語のカード

### 選べるもの

dewan-do-take = { $first }と{ $second }を得る
dewan-do-take-one = { $card }を得る
dewan-do-camp = { $space }から経路を始める
dewan-do-skip = 手番を飛ばす
dewan-do-go = { $space }へ
dewan-do-settle = { $space }に置く
dewan-do-pay = { $card }を払う
dewan-do-give = { $card }を{ $seat }に渡す
dewan-do-story = { $story }を取る（{ $text }）
dewan-do-story-pile = タイルの山の一番上を見ずに取る
dewan-do-tuck = { $card }を差し込む{ $side }
dewan-do-no-tuck = 差し込まない
dewan-do-lava = { $space }に溶岩
dewan-do-flood = { $space }に水域
dewan-do-fish = { $card }を捨てて{ $fish }
dewan-do-no-fish = 捨てない
dewan-do-deal = { $card }
dewan-do-story-dealt = { $story }（{ $text }）
dewan-do-berry-to = スペース{ $space }を含む{ $terrain }ゾーンへ

# 見える側。カードの名前と動詞の後に続く。
dewan-side = （{ $terrain }側）

dewan-commit-story = { $story }を取る

dewan-if = こうなります：{ $action }
dewan-if-go = 経路が{ $space }へ進むと
dewan-if-story = { $story }を取ると
dewan-if-settle = { $space }に野営地を置くと

dewan-group-take = 得るカード
dewan-group-camp = 野営地の設営（出発地）
dewan-group-skip = できることなし
dewan-group-go = 経路
dewan-group-pay = 払うカード
dewan-group-story = 物語タイル
dewan-group-tuck = 差し込むカード
dewan-group-marker = マーカーを置くスペース
dewan-group-fish = 捨てるカード
dewan-group-chance = 出る可能性のあるもの

### できごと

dewan-event-draft = { $seat }が最初の物語として{ $story }を選ぶ
dewan-event-story = { $seat }が{ $story }を取る
dewan-event-story-pile = { $seat }が山の一番上から{ $story }を取る
dewan-event-story-laid-out = { $story }を表向きに並べる（{ $text }）
dewan-event-take = { $seat }がカードを2枚得る
dewan-event-take-cards = { $seat }が{ $cards }を得る
dewan-event-take-card = { $seat }がディスプレイから{ $card }を得る
dewan-event-short = { $seat }の取れるカードが足りない
dewan-event-skip = { $seat }はカードを得ることも設営もできず、手番を飛ばす
dewan-event-refill = ディスプレイに補充するカードを引く
dewan-event-refill-card = { $card }をディスプレイに補充
dewan-event-reshuffle = 捨て札を切り直して新しい山札に（{ $goods }）
dewan-event-reshuffle-card = { $card }が山札に戻る
dewan-event-event-pile = 新しい引き山（{ $goods }）
dewan-event-event-pile-short = 新しい引き山は枚数が足りない（{ $goods }）
dewan-event-happens = 引き山がなくなり、イベントが発生
dewan-event-no-space = マーカーは置けない
dewan-event-camp = { $seat }が{ $target_space }に野営地を設営
dewan-event-pay = { $seat }が{ $card }を支払い
dewan-event-pay-water = { $seat }が水域ゾーンのために{ $card }を支払い
dewan-event-pay-initial = { $seat }が自分の初期野営地のために{ $card }を支払い
dewan-event-give = { $seat }が野営地を通るため{ $other }に{ $card }を渡す
dewan-event-give-initial = { $seat }が初期野営地を通るため{ $other }に{ $card }を渡す
dewan-event-give-lake = { $seat }が湖の村の水域を通るため{ $other }に{ $card }を渡す
dewan-event-place = { $seat }が{ $target_space }に野営地を配置
dewan-event-berry = { $seat }がゾーンから{ $goods }を獲得
dewan-event-tuck = { $seat }が{ $card }を差し込む
dewan-event-no-tuck = { $seat }には差し込むカードがない
dewan-event-last-camp = { $seat }が最後の野営地を置き、終了条件を満たして火1を得る
dewan-event-fulfil = { $seat }が{ $story }を達成
dewan-event-bonus = 達成した物語のカードを引く
dewan-event-bonus-card = { $seat }が達成した物語のカードとして{ $card }を引く
dewan-event-lava = { $seat }がスペース{ $target }に溶岩を置く
dewan-event-flood = { $seat }がスペース{ $target }に水域マーカーを置く
dewan-event-split = ゾーンが分かれ、スペース{ $target }を含む側に{ $goods }
dewan-event-split-odd = スペース{ $target }を含む側が余りの{ $goods }を得る
dewan-event-split-rest = ゾーンが分かれ、均等に分けて余るのは{ $goods }
dewan-event-lost = ゾーンがなくなり、{ $goods }をゲームから取り除く
dewan-event-zone-left = 残ったゾーンに{ $goods }
dewan-event-zone-joined = 水域ゾーンが合流し、{ $goods }はスペース{ $target }を含むゾーンに加わる
dewan-event-fishing = { $seat }が魚のために{ $card }を捨てる
dewan-event-fish = { $seat }が{ $goods }を獲得
dewan-event-end = 全員の手番の数がそろい、ゲーム終了
dewan-event-end-short = 誰もカードを得ることも設営もできず、ゲーム終了

### 合計の内訳。量はこの言葉の前に立つ

dewan-ledger-take = 得たカード：{ $cards }
dewan-ledger-pay = 経路の支払い：{ $cards }
dewan-ledger-give = { $other }に渡したカード：{ $cards }
dewan-ledger-place = { $target_space }に野営地
dewan-ledger-berry = 新しい野営地のゾーンから
dewan-ledger-story = 新しい{ $story }（{ $text }）
dewan-ledger-tuck = 差し込んだカード：{ $cards }
dewan-ledger-fulfil = { $seat }が{ $story }を達成（{ $text }）
dewan-ledger-bonus = 達成した物語のカード：{ $cards }
dewan-ledger-refill = ディスプレイの新しいカード：{ $cards }
dewan-ledger-fishing = 魚のために捨てたカード：{ $cards }
dewan-ledger-fish = { $seat }の魚

dewan-gain-open = 続けて選択
dewan-gain-draw = 続けて引く
dewan-gain-none = 獲得なし
dewan-gain-more = { $first }ほか

### 得点と終了

dewan-source-stories = 物語
dewan-source-fire = 火
dewan-source-most-fire = 火の最多ボーナス
dewan-source-groups = 野営地のグループ
dewan-source-berries = ベリー
dewan-source-water = 水域ゾーン
dewan-source-invade = 相手の中央
dewan-source-berry-fire = ベリーと火
dewan-source-forests = 森林ゾーン
dewan-source-mountains = 山岳ゾーン
dewan-source-berry-artifact = ベリーとアーティファクト
dewan-source-lake-zones = 水辺の野営地の最多
dewan-source-fish = 魚
dewan-source-berry-pigment = ベリーと顔料
dewan-source-cards = 手札の枚数

dewan-score-stories = { $story }を達成：{ $points }
dewan-score-stories-team = { $seat }が{ $story }を達成：{ $points }
dewan-score-fire = { $fire }：{ $points }
dewan-score-fire-last = { $fire }（うち{ $last }は最後の野営地）：{ $points }
dewan-score-most-fire = 火が最多（{ $fire }）：{ $points }
dewan-score-most-fire-tie-player = 火が最多（{ $fire }）、{ $tied }人が同数：各{ $points }
dewan-score-most-fire-tie-team = 火が最多（{ $fire }）、両チームが同数：各{ $points }
dewan-score-groups = { $camps }のグループ（{ $where }）：{ $points }
dewan-score-groups-team = 2人のグループ、{ $camps }（{ $where }）：{ $points }
dewan-score-berries = { $berries }×{ $each }：{ $points }
dewan-score-berries-tucked = { $berries }（{ $tokens }＋差し込んだカードの{ $tucked }）×{ $each }：{ $points }
dewan-score-berries-team = ベリー（{ $first }と{ $second }）のペア{ $count }組×{ $each }：{ $points }
dewan-score-water = 野営地に隣接する水域ゾーン{ $count }か所×{ $each }：{ $points }
dewan-score-invade = 相手の中央に隣接する野営地{ $count }個×{ $each }：{ $points }
dewan-score-forests = 野営地のある森林ゾーン{ $count }か所×{ $each }：{ $points }
dewan-score-mountains = 野営地のある山岳ゾーン{ $count }か所×{ $each }：{ $points }
dewan-score-pairs = ペア{ $count }組（{ $berries }、{ $others }）×{ $each }：{ $points }
dewan-score-lake-zones = スペース{ $zone }を含む水域に隣接する野営地が最多（{ $camps }）：{ $points }
dewan-score-lake-zones-tie = スペース{ $zone }を含む水域に隣接する野営地が最多（{ $camps }）、{ $tied }人が同数：各{ $points }
dewan-score-fish = { $fish }×{ $each }：{ $points }
dewan-score-cards = { $seats }は{ $cards }

dewan-end-winner = { $seats }が{ $points }で勝利
dewan-end-team = { $seats }のチームが{ $points }で勝利
dewan-end-shared = { $seats }が{ $points }で勝利を分かち合う
dewan-end-ahead = { $first }（ほかは{ $others }）
dewan-end-place = { $seat }{ $points }点
dewan-end-tiebreak = 同点のため手札の枚数で比較（{ $lines }）
dewan-end-last-camp = 最後の野営地が置かれ、全員の手番の数がそろいました。
dewan-end-no-move = 誰もカードを得ることも野営地を設営することもできなくなりました。

dewan-status-draft = 最初の物語タイル選び、選ぶのは{ $mover }。次は{ $number }回目の手番。現在の得点は{ $points }
dewan-status-turn = { $number }回目の手番、手番は{ $mover }。今終了した場合の得点は{ $points }
dewan-status-final = { $number }回目の手番（最後の野営地の設営後）、手番は{ $mover }。今終了した場合の得点は{ $points }

### ゲームの周り

dewan-piece-camp = 野営地
dewan-piece-home = 初期野営地
dewan-key-icons = 境界のアイコンは、両側のスペースに隣接します。
dewan-key-berries = ベリーの数字は、そのゾーン全体に残っている枚数です。

dewan-notice-end = { $seat }が最後の野営地を設営：{ $count ->
    [1] これが最後の手番
   *[other] 残りは{ $count }回の手番
}

dewan-cannot-reach = 今は{ $region }に野営地を設営できません
dewan-cannot-camp = { $space }から経路を始めることはできません
dewan-cannot-go = 経路は{ $space }へ進めません
dewan-cannot-settle = { $space }に野営地は置けません
dewan-cannot-lava = { $space }に溶岩は置けません
dewan-cannot-flood = { $space }に水域マーカーは置けません

dewan-plan-title = { $cards }で{ $space }に野営地を置くと
dewan-plan-commit = { $cards }で{ $space }に設営

dewan-new-scenario = シナリオ
dewan-scenario-standard = 通常
dewan-scenario-volcano = 火山
dewan-scenario-downpour = 豪雨
dewan-scenario-lake = 湖の村
dewan-scenario-team = チームプレイ
dewan-scenario-standard-text = 野営地のグループとベリーが得点になります。イベントはありません。
dewan-scenario-volcano-text = 溶岩が道をふさぎます。水域ゾーン、相手の中央、ベリーと火のペアが得点になります。
dewan-scenario-downpour-text = 水域が広がります。森林と山岳のゾーン、ベリーとアーティファクトのペアが得点になります。
dewan-scenario-lake-text = 水域にも野営地を置けて、魚を得られます。各水域ゾーンに隣接する野営地の最多が得点になります。
dewan-scenario-team-text = 2人ずつの2チームです。2人の野営地を含むグループが得点になります。

dewan-new-most-fire-tie = 火の最多が同数のとき
dewan-most-fire-tie-each = 4点ずつ
dewan-most-fire-tie-split = 等分（端数切り捨て）
dewan-most-fire-tie-none = 得点なし
dewan-new-initial-camp = 得点計算での初期野営地
dewan-initial-camp-counts = 数える
dewan-initial-camp-left-out = 数えない

site-dewan-cards = 地形カード{ $cards }枚と物語タイル{ $stories }枚。枚数は公表済みです。内容が代用なのはカード{ $made }枚と物語{ $told }枚で、それぞれに印があります。
