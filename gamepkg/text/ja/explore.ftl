## The explore page: what its panels say.

explore-failed = うまく動きませんでした。ゲームはその前の状態のままです。
explore-cannot = ここから戻れる手はありません。
explore-not-now = 以前の局面を見ています。「現在に戻る」か「ここから続ける」を選んでください。
explore-over = ゲームは終了しています。
explore-unread = 「{ $rest }」という手はありません。例：「{ $example }」
explore-unread-rest = { $read }：「{ $rest }」は当てはまりません。例：「{ $example }」
explore-unread-more = { $read }：続きが足りません。例：「{ $example }」

explore-skip = 選択肢へ移動
explore-pages = ページ
explore-fold-rules = ルール集
explore-fold-position = 局面
explore-fold-files = 新規・保存
explore-standin = 代用（実物とは異なります）
explore-map-standin = マップタイル：代用
explore-key = ボードの凡例
explore-rules-here = ここで働くルール

explore-who = { $seat }・第{ $round }ラウンド
explore-chance = 運
explore-last-round = 第{ $round }ラウンドが最後
explore-ended = ゲーム終了
explore-undo = 元に戻す
explore-redo = やり直す
explore-undo-key = 元に戻す（U）
explore-redo-key = やり直す（Shift+U）
explore-cancel = 選び直す
explore-to-now = 現在に戻る
explore-play-on = ここから続ける
explore-looking = 以前の局面を見ています。
explore-refused-heard = その手はできません。理由が{ $count }つあります。
explore-preview-heard = プレビューを表示しています。もう一度Enterで決定、Escで戻ります。

explore-preview-region = ボードか下の選択肢から選ぶと、その結果がここに表示されます。
explore-preview-row = 下の選択肢を選ぶと、その結果がここに表示されます。
explore-passed = { $before }の手番が終わりました。次は{ $now }の番です。
explore-no-gain-yet = 最初の一歩
explore-by-chance = 運しだい
explore-nothing-yet = まだ何も変わりません。ここから始めて、続きを選びます。
explore-back = 戻る
explore-close = 閉じる
explore-cannot-place = { $piece }は地域{ $region }に置けません
explore-cannot-march = 軍隊は地域{ $region }に移動できません
explore-cannot-do = 今はできない手：{ $action }
explore-instead = できるところ：{ $regions }
explore-instead-more = できるところ：{ $regions }、ほか{ $more }か所
explore-if-offer = { $god }に{ $cards }を供えると
explore-offer = { $god }に{ $cards }を供える

explore-fold-group = { $title }（{ $count }）
explore-fold-rest = ほか{ $count }件
explore-roll = 運に任せる
explore-command = 手を文字で入力
explore-command-example = 例：{ $example }
explore-command-go = プレビュー
explore-covered = 次は{ $seat }の手番です
explore-covered-text = { $seat }プレイヤーが画面の前に来るまで、手札は隠されています。
explore-uncover = { $seat }です

explore-pay = { $card }の支払い
explore-pay-all = { $price }を支払う
explore-held = 所持{ $count }
explore-offering = または神に供え物をする
explore-offering-text = 供えるカードを選んでください。順番は自由です。そのうち1枚が神を決めます。
explore-offering-god = { $cards }：どの神に供えますか。
explore-god-neptune = 船1個、カード1枚につき2金
explore-god-ceres = 生産施設1個、好きな資源{ $count }個
explore-god-minerva = 科学施設1個、カード{ $count }枚
explore-god-vesta = { $count ->
    [1] 公共施設1個、1VP
   *[other] 公共施設1個、2VP
}
explore-god-mars = 好きな駒{ $count }個
explore-god-jupiter = 好きな神の恩恵（カード{ $count }枚分）

explore-listed = { $items }
explore-free = 無料
explore-hand = { $seat }の手札
explore-hand-size = { $cards }

explore-hand-covered = 隠されています。
explore-hand-empty = 手札はありません。手番の終わりに補充されます。
explore-build = 建築
explore-why-not = できない理由
explore-copies = { $count }枚
explore-columns = 建築済みのカード
explore-columns-note = 1枚目から順に実行
explore-columns-none = まだありません。
explore-face-down = 裏向き

explore-seats = 各プレイヤー
explore-seat = 席
explore-hand-column = 手札
explore-ready = 使える駒
explore-reserve = 自分のストック
explore-secret = 選び終わるまで非公開
explore-ready-of = { $seat }の使える駒：
explore-supply = 共通ストック
explore-deck = 山札：{ $cards }
explore-discards = 捨て札：{ $cards }

explore-score = 得点
explore-score-now = 今終了した場合
explore-score-final = 最終得点
explore-source = 内訳
explore-total = 合計
explore-score-note = 行を開くと計算が表示され、対象の地域を地図で確かめられます。
explore-score-note-plain = 行を開くと、計算が表示されます。
explore-on-map = 地図で見る

explore-journal = 記録
explore-steps = { $count }手
explore-round = 第{ $round }ラウンド
explore-older = 前の{ $count }手番
explore-goto = この手番の後の局面を見る
explore-journal-empty = まだ何も起きていません。
explore-tag-chance = 運
explore-tag-automatic = 自動処理
explore-tag-redrawn = 引き直し
explore-history = 履歴
explore-step-of = { $at }／{ $end }手目
explore-first = 最初に戻る
explore-previous = 1手戻る
explore-next = 1手進む
explore-last = 最後の手へ
explore-reroll = 最後の結果を引き直す

explore-options = この卓の設定
explore-option-chance = 運で決める前に尋ねる
explore-option-chance-text = 運に任せるか、出るものを自分で選びます。
explore-option-cover = 手番の間に手札を隠す
explore-option-cover-text = 1つの画面を数人で使うとき。
explore-option-letters = 1文字のキー操作
explore-option-letters-text = 文字と数字のキーは、入力欄の中を除き、このページのどこでも使えます。
explore-on = オン
explore-off = オフ
explore-keys = キー操作
explore-key-tab = ページの各部分を順に移動
explore-key-rows = その番号の選択肢をプレビュー、もう一度で決定
explore-key-enter = 選んでいるものを押す（1回目でプレビュー、2回目で決定）
explore-key-back = プレビューを閉じる、次に手番の最初に戻る
explore-key-undo = 元に戻す
explore-key-redo = やり直す
explore-key-command = 手の入力欄へ移動
explore-key-rule = 今の質問のルールを開く
explore-from-link = 開いたリンクの局面です。ここから続けることも、調べることもできます。
