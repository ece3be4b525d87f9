## The words of a page for any game: headings, buttons, states, messages, options, keys, marks.

### Headings

ui-learn = 学ぶ
ui-explore = 自由に試す
ui-analyse = 分析
ui-rule-book = ルール集
ui-position = 局面
ui-board = 盤面
ui-decision = 次の操作
ui-preview = こうなります
ui-refusal = できない手
ui-works = できること
ui-choices = できる手
ui-payment = 支払い
ui-your-hand = 手札
ui-columns = カラム
ui-supply = 全体ストック
ui-table = 各プレイヤー
ui-score = 得点
ui-journal = 記録
ui-history = 対局の流れ
ui-settings = 設定
ui-help = ヘルプ
ui-round = 第{ $round }ラウンド
ui-seat-round = { $seat }・第{ $round }ラウンド

### Buttons

ui-undo = 元に戻す
ui-redo = やり直す
ui-start-over = 選び直す
ui-new-game = 新しいゲーム
ui-save = 保存
ui-load = 読み込む
ui-copy-link = リンクをコピー
ui-confirm = 決定
ui-cancel = キャンセル
ui-close = 閉じる
ui-back = 戻る
ui-more = さらに表示
ui-fewer = たたむ
ui-try = プレビュー
ui-play-on = ここから続ける
ui-reload = 再読み込み
ui-try-again = もう一度
ui-why = 理由
ui-why-not = できない理由
ui-start = 始める
ui-continue = 続ける
ui-language = 言語

### Groups, payment and picks

ui-rest = { $count ->
   *[other] ほか{ $count }件
}
ui-row = { $number }：{ $choice }
ui-row-gain = { $choice }。得るもの：{ $gain }
ui-any-order = 順番は自由です。決定するまでは何も起こりません。
ui-owed = 残りのコスト
ui-held = 所持
ui-pay-with = 支払い方
ui-cost-all = 合計：{ $price }
ui-picked = { $all }のうち{ $picked }を選択
ui-nothing-picked = まだ何も選んでいません。
ui-empty-hand = 手札はありません。
ui-empty-column = このカラムにカードはまだありません。
ui-empty-journal = まだ何も起きていません。行ったことがここに残ります。
ui-empty-search = 「{ $text }」は見つかりません。
ui-command = 手を文字で入力
ui-command-hint = 行を選ぶと、その手の書き方がここに出ます
ui-notation-example = 例：{ $example }

### Hands and seats

ui-covered = { $seat }の手札は隠れています。
ui-show-hand = 手札を見る
ui-cover-hand = 手札を隠す
ui-next-player = 次のプレイヤーへ
ui-hand-over = { $seat }に交代してから手札を見てください。
ui-viewer = 表示する席
ui-spectator = 観戦者
ui-everybody = すべての手札を公開
ui-follow-turn = いつも手番の席
ui-on-turn = 手番
ui-you = 自分
ui-hand = 手札
ui-pieces-ready = 手元の駒
ui-in-reserve = 自分のストック

### Chance

ui-roll = おまかせで引く
ui-choose-outcome = カードを選ぶ
ui-draw-again = 引き直す
ui-drawn-again = 引き直しました。前のカードは{ $before }です。
ui-chance-note = このあとカードを引きます。引いた結果はプレビューに含まれません。
ui-chance-left = { $count ->
   *[other] このカードが出る可能性：{ $count }枚
}

### Course of the game

ui-to-start = 最初に戻る
ui-step-back = 1手戻る
ui-step-forward = 1手進む
ui-to-now = 今に戻る
ui-step-of = { $all }手のうち{ $step }手目
ui-steps = { $count ->
   *[other] { $count }手
}
ui-looking-back = 前の局面を表示しています。ここから手を進めると、後の手はなくなります。
ui-branch = ここから別の手に分かれます。手を進めるまでは、やり直すで元の手に戻れます。
ui-tag-automatic = 自動
ui-tag-chance = 運
ui-tag-hidden = 非公開
ui-tag-now = 今
ui-jump = この手を盤面で見る
ui-last-move = 直前の手

### Score

ui-score-now = 今終了した場合
ui-score-final = 最終得点
ui-total = 合計
ui-score-hint = 行を開くと、根拠の地域が地図に光ります。
ui-evidence = この行の対象は{ $regions }です。
ui-no-evidence = この行の根拠となる地域はありません。
ui-from-step = { $step }手目から
ui-game-over = ゲーム終了

### States of the page

ui-loading = 盤面を準備しています。
ui-loading-long = いつもより時間がかかっています。
ui-asleep = このページは休止しています。
ui-asleep-text = 盤面は見ることができます。続けるには再読み込みしてください。保存していない対局は残りません。
ui-failed = うまくいきませんでした。
ui-failed-text = 対局は操作の前のままです。もう一度試すか、先に保存してください。

### Files

ui-save-text = 最初の局面、すべての手、引いたカードが1つのファイルに入ります。ここで読み込むことも、プログラムから読むこともできます。
ui-load-text = ここで保存したファイルを選んでください。すべての手をルールに照らして確認します。
ui-file-name = ファイル名
ui-saved = { $name }に保存しました。
ui-loaded = { $name }を読み込みました（{ $steps ->
   *[other] { $steps }手
}）。
ui-load-refused = このファイルは読み込めません：{ $problem }
ui-load-part = { $step }手目までは問題ありません。そこから開きますか。
ui-load-offer = 最後の正しい局面を開く
ui-unsaved = 今の対局は保存されていません。新しいゲームに置き換わります。
ui-link-copied = リンクをコピーしました。
ui-imported = 局面を作りました。
ui-edited = 局面を手で変更しました。これまでの得点は「この局面より前」として数えます。

### Positions made by hand

position-title = 局面を作る
position-text = 卓上のものを変えると、右に文字で表示されます。ルールに合わないところは、そのルールとともに示されます。
position-seat = 席
position-region = 地域
position-goods = 所持品
position-pieces = 駒
position-hand = 手札
position-columns = カラム
position-villages = 村のVP
position-mover = 手番
position-round = ラウンド
position-put = 置く
position-take-away = 取り除く
position-apply = この局面にする
position-revert = 対局に戻る
position-as-text = 文字で表示
position-copy = 文字をコピー
position-read = 文字を読み込む
position-wrong = { $field }：{ $problem }
position-fine = この局面はルールに合っています。

### A new game

new-title = 新しいゲーム
new-players = 人数
new-players-count = { $count }人
new-board = ゲームボード
new-board-recommended = 推奨ボード
new-board-recommended-text = ルールが人数ごとに示す配置です。
new-board-second = 第2ボード
new-board-second-text = 同じタイルの別の配置です。ここで用意しました。
new-board-random = ランダムボード
new-board-random-text = タイルの選択、向き、位置を運で決めます。村どうしは隣接しません。
new-wild-card = ワイルドカード
new-wild-card-text = 各プレイヤーは1ゲームに1回、好きなカードを裏向きにして、5種類の一般建築物のどれかとして金で建築できます。
new-draft = 駒の自由選択
new-draft-text = 各種類2個の代わりに、最初に持つ駒を各自が選びます。
new-draft-count = 各{ $count }個
new-draft-none = なし
new-start = スタートプレイヤー
new-start-random = 運で決める
new-effects = 得るだけの効果
new-effects-text = すぐに発生させるか、使うかどうかを毎回たずねるかを選びます。
new-effects-automatic = すぐに発生
new-effects-ask = たずねる
new-chance = カード
new-chance-auto = 運で引く
new-chance-ask = 引くか選ぶかをたずねる
new-chance-text = 教えるときや研究するときは、出るカードを選べます。
new-hands = 手札
new-hands-open = すべて公開
new-hands-covered = 隠す（1つの画面で遊ぶとき）
new-seed = 乱数シード
new-seed-text = 同じ乱数シードと同じ手なら、同じカードが出ます。
new-components = カードとタイル
new-components-text = このページの一式には代用が含まれます。実物を持っている人は、実際の値のファイルを読み込めます。
new-table-rules = 選択ルール

### Where things come from

ui-mark-seed = ヘルプに記載
ui-mark-official = 公式ルール
ui-mark-ruling = ここでの裁定
ui-mark-standin = 代用
ui-mark-part-standin = 一部代用
ui-foot-seed = 塗りつぶした丸：ヘルプページにあるルールです。
ui-foot-official = 白い丸：ヘルプページに記載がなく、公式ルールに従います。
ui-foot-ruling = 半分塗ったひし形：資料に記載がないか食い違うため、ここではこう扱います。
ui-foot-standin = 破線の枠や「*」：代用です。遊べるように用意したもので、実物とは異なります。
ui-foot-part-standin = 実線と破線の枠：一部は公表済みで、一部は代用です。
ui-tiles-standin = タイルの模様：代用

### Key of the map

ui-key = 凡例
ui-key-open = 置ける地域
ui-key-price = { $price }VPで可
ui-key-preview = 加わる駒
ui-key-refused = できない手
ui-key-reason = 理由の番号
ui-key-last = 直前の手
ui-key-selected = 選択中
ui-key-evidence = 開いた行の対象
ui-key-village = 村：周囲の地域ごとに1辺、中央はVPと占領済みの地域の数
ui-key-emptied = VPのない村

### Rules

ui-rule-of = 今のルール
ui-rule-uses = { $count ->
    [0] この対局ではまだ使われていません
   *[other] この対局で{ $count }回使用
}
ui-rule-lesson = このルールのレッスン
ui-cite = ルール：{ $id }、{ $status }

### Keys

keys-title = キー操作
keys-tab = Tab
keys-tab-text = 質問、盤面、プレビュー、できる手、手札、折りたたみ
keys-arrows = 矢印
keys-arrows-text = 盤面で隣の地域へ
keys-ends = Home、End
keys-ends-text = 最初と最後の地域
keys-next = E
keys-next-text = 次の置ける地域
keys-enter = Enter
keys-enter-text = プレビュー、もう一度で決定
keys-digits = 1〜9
keys-digits-text = その番号の手をプレビュー
keys-escape = Esc
keys-escape-text = プレビューをやめる、次に手番の最初へ
keys-undo = U
keys-undo-text = 元に戻す、Shiftと一緒でやり直す
keys-slash = /
keys-slash-text = 手を文字で入力
keys-question = ?
keys-question-text = 今のルール、もう一度でこの一覧
keys-off = 1文字のキーを使わない
keys-on = 1文字のキーを使う

### For screen readers

ui-skip = できる手へ移動
ui-read-standin = 代用
ui-read-board = 地図です。矢印キーで地域を移り、Enterでプレビューします。
ui-read-choices = { $count ->
    [0] できる手はありません
   *[other] できる手は{ $count }件
}
ui-read-step-done = { $step }、済み
ui-read-step-now = { $step }、今
ui-read-step-todo = { $step }、これから
ui-read-open = その場で開きます
ui-read-previewed = プレビュー：{ $choice }
ui-read-played = 決定：{ $choice }
ui-read-refused = できない手：{ $choice }
