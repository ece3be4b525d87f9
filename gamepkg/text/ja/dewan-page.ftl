## デワンの「調べる」ページ：このゲームのパネルの言葉。

dewan-display = ディスプレイ
dewan-display-note = 隣り合うカード2枚を得るか、野営地を設営するかが1手番です。
dewan-piles = 山札：{ $pile }、捨て札：{ $discards }
dewan-piles-event = 、引き山：{ $cards }
dewan-gap-here = 空き
dewan-take = 得る

dewan-hand-empty = まだカードがありません。ディスプレイから2枚得てください。
dewan-hand-paying = { $cards }のうち{ $count }枚を経路に使用
dewan-copies = × { $count }
dewan-pays = { $count }枚使用

dewan-then = 次に：{ $question }
dewan-fulfils = 手番の終わりに{ $story }を達成。得点になり、カード1枚を得る

dewan-goals = 野営地を設営
dewan-goals-note = 新しい野営地を置く場所を、ここかマップで選んでください。支払う前にカードの最も少ない経路が表示されます。
dewan-goals-none = 今の手札で払える経路はありません。マップのスペースを押すと、足りないカードがわかります。
dewan-goals-for = { $cards }で設営
dewan-goal-heard = { $space }への経路を見る
dewan-by-hand = 1スペースずつ進む
dewan-by-hand-note = 自分の野営地から始めます。スペース、カードの順に1つずつ選びます。

dewan-paying = 経路の支払い：{ $cards }
dewan-ways = { $space }への経路{ $count }通り（カードの少ない順）
dewan-ways-cards = どのカードでどのスペースを払うか
dewan-cost = { $terrain }{ $count }
dewan-cost-any = 任意の地形
dewan-given = { $seat }へ{ $cards }
dewan-to-discard = 捨てる
dewan-to-seat = { $seat }へ渡す
dewan-any-card = （どの地形でも可）
dewan-pay-all = { $cards }を払う
dewan-nearest = { $space }への最も近い経路
dewan-missing = 不足：{ $cards }

dewan-stories = 物語
dewan-stories-done = { $count }枚中{ $done }枚達成
dewan-no-stories = 物語タイルはまだありません。
dewan-story-row = 公開中の物語タイル
dewan-story-pile = タイルの山に{ $count }枚
dewan-row-note = 数字は{ $seat }の現在の達成度です。
dewan-fulfilled = 達成済み
dewan-of = { $count } / { $wanted }
dewan-lacks = あと{ $count }
dewan-tucked-count = 差し込み：{ $cards }
dewan-story-map = { $story }：数えるものをマップで見る

dewan-column-hand = 手札
dewan-column-camps = 残り野営地
dewan-column-stories = 物語
dewan-column-fire = 火
dewan-column-berries = ベリー
dewan-column-fish = 魚
dewan-column-points = 得点
dewan-teams = チーム：{ $first }対{ $second }。得点は2人で共有します。

dewan-tribes = 部族ボード
dewan-tribes-note = 野営地は左から順に置きます。言葉は、それぞれの野営地で得られるものです。
dewan-camps-placed = { $camps }個中{ $count }個設営
dewan-slot-first = なし
dewan-slot-story = 物語
dewan-slot-tuck = 差し込み
dewan-slot-end = 最後、火1
dewan-slot-nothing = なし
dewan-slot-tucked = { $card }の{ $side }
dewan-slot-heard-full = 野営地{ $number }（未設営）：
dewan-slot-heard-bare = 野営地{ $number }（設営済み）：
dewan-slot-heard-coming = 野営地{ $number }（設営予定）：

dewan-coming-volcano = イベント：火山
dewan-coming-downpour = イベント：豪雨
dewan-coming-lake = イベント：湖の村
dewan-coming-in = 引き山の残り：{ $cards }。最後の1枚が並ぶとイベントが起きます
dewan-coming-markers = 残り：{ $markers }。今置けるスペースは{ $spaces }か所です。
dewan-coming-fish = ストック：{ $fish }
dewan-coming-show = マップで見る

dewan-scoring = 終了時の得点：{ $scenario }
dewan-scoring-map = { $source }：マップで見る

dewan-edit-space = スペース
dewan-edit-camp = 野営地
dewan-edit-volcano = 溶岩マーカーあり
dewan-edit-downpour = 水域マーカーあり
dewan-edit-hand = 手札
dewan-edit-stories = 物語タイル
dewan-edit-fulfilled = 達成（押すと切り替え）
dewan-edit-story = 物語タイル
dewan-edit-to-stories = このタイルを渡す
dewan-edit-remove-story = このタイルを外す
dewan-edit-tucked = 野営地{ $number }の差し込み
