## The index page.

site-title = 理由のわかるボードゲーム
site-brand = gamepkg
site-lead = 遊んで、戻して、別の手を試せます。どの手にも根拠のルールが、どの点にも出どころが示され、できないことには理由があります。
site-language = 言語

site-hero-title = 青の軍隊を17に置くと
site-hero-line = 村10が落ちる：周囲の6地域がすべて占領済みで、軍隊は青だけ。
site-hero-note = デウスの局面を、ページで見えるとおりに示しています。ルールを開くと読めます。

site-games = ゲーム
site-game-deus = デウス
site-game-dewan = デワン
site-game-stoneage = ストーンエイジ
site-deus-about = 2～4人で地域を占領し、未開人の村を囲み、6柱の神に供え物をします。
site-rules = ルール{ $rules }項目：日本語ヘルプページ{ $seed }、公式ルール{ $official }、どちらにも記載がないための裁定{ $ruling }。
site-deus-cards = カード{ $kinds }種：公表どおり{ $published }、一部仮{ $part }、仮{ $made }。どれに当たるかは各カードに示します。
site-ready = 遊べます
site-not-here = 準備中
site-dewan-about = 2〜4人用。地形カードで経路を払って野営地を設営し、物語を達成します。シナリオは5つ。支払う前にすべての経路を見比べられます。
site-stoneage-about = 2〜4人で人間コマを送り出し、ダイスで資源を集め、建物を建て、全員を養います。確率は正確に計算します。

site-hero-learn = デウスのレッスンから始める
site-hero-explore = デウスの卓を開く
site-page-learn = 学ぶ
site-page-explore = 遊ぶ・調べる
site-page-analyse = 分析する
site-page-learn-about = ボード上の課題つきの短いレッスン
site-page-explore-about = 卓ひとつ分：遊ぶ、局面を作る、理由をたずねる
site-page-analyse-about = 同じエンジンをノートブックのPythonから

site-who = ここでできること
site-who-new = はじめてのかたへ
site-who-new-text = いま何ができるか、それで何が得られるかを、決める前に確かめられます。手札も地域も村も、それぞれ説明つきです。
site-who-player = 遊び慣れたかたへ
site-who-player-text = 1つの画面で遊び、手を戻し、ルールの疑問を解決できます。裁定は読むことができ、出典も示されます。
site-who-analyst = 計算したいかたへ
site-who-analyst-text = 好きな局面を作り、手ごとの得を比べ、得点を1行ずつ、対象の地域とともに読めます。
site-who-teacher = 教えるかたへ
site-who-teacher-text = 局面を用意し、引くカードを選び、手番を原因と結果のつながりで見せられます。1つのファイルに保存して渡せます。

site-honest = お断り
site-honest-own = 独立した学習用の資料です。ゲームの作者や出版社が作成・承認したものではなく、名称はそれぞれの権利者のものです。ルールは独自の言葉で説明しています。
site-honest-standin = 破線の枠と「仮」の印は、遊べるように用意した仮のカードやタイルで、実物とは異なります。
site-honest-data = ゲームはページを開いている間だけ続きます。サーバーには何も残りません。続けたいときはファイルに保存してください。
site-standin = 仮
site-licence = MITライセンスの自由なソフトウェアです。

## What the side panels say about wrong data.

rules-word-ruling = 裁定
edit-field = 項目

## The rule book.

rules-search = ルールを検索
rules-search-hint = 言葉またはルールID（日本語・英語）
rules-found = { $count ->
    [0] この言葉を含むルールはありません。
   *[other] { $count }件
}
rules-none-open = ルールを選ぶとここに表示されます。ページ内のルール名からも開けます。
rules-open = ルールブックで開く
rules-back = 戻る
rules-parent = もとのルール
rules-children = 細かいルール
rules-uses = { $count ->
    [0] この対戦ではまだ使われていません
   *[other] この対戦で使われた手：{ $count }
}
rules-uses-more = ほか{ $count }手
rules-step = { $round }ラウンド、{ $number }手目
rules-choice-automatic = 得るだけの効果は、たずねずに実行する。
rules-choice-ask = 効果を1つずつ確認する。
rules-choice-now = この対戦

## New game, saving, opening.

file-new = 新しいゲーム
file-meanings = 選択肢の意味
file-players = 人数
file-board = ボード
file-board-recommended = 推奨ボード
file-board-second = 第2ボード
file-board-random = ランダム
file-start = スタートプレイヤー
file-start-lot = 抽選
file-draft = 駒の自由選択
file-draft-count = { $count ->
    [0] なし（各種2個）
   *[other] 1人{ $count }個
}
file-ruling = 得るだけの効果
file-ruling-automatic = 確認なしで実行
file-ruling-ask = 1つずつ確認
file-chance = 運の扱い
file-chance-auto = プログラムが決める
file-chance-ask = 自分で選ぶ
file-seed = 乱数シード
file-seed-hint = 抽選
file-wild-card = バリアント：ワイルドカード（1ゲームに1回、裏向きに建築）
file-cover = 1つの画面を交代で使う（手番の人が来るまで手札を隠す）
file-begin = このゲームを始める
file-begun = { $players }人の新しいゲームです。シード{ $seed }。
file-new-refused = このゲームは始められません
file-save = このゲームを保存
file-save-note = { $steps }手、{ $round }ラウンド。ファイルはお手元に保存され、サーバーには残りません。
file-save-button = ファイルに保存
file-load = 保存したゲームを開く
file-load-note = 4MBまでのファイルを読めます。開く前に、すべての手をルールに照らして確かめます。
file-load-button = ファイルを選ぶ
file-load-refused = このファイルは開けません
file-loaded = 保存したゲームを開きました。{ $steps }手、{ $round }ラウンド。
file-salvage = 正しいところまで開く
file-back = 自分のゲームに戻る
file-back-done = 自分のゲームに戻りました。
file-again = もう一方のゲームへ
file-again-done = もう一方のゲームです。

## Setting up a position.

edit-title = 局面を作る
edit-note = いまのゲームを手番の初めの形で写しています。「ここから始める」を押すまで、ゲームはそのままです。
edit-from-game = ゲームから写し直す
edit-players = 人数（変えると盤面は空に）
edit-board = ボード（変えると盤面は空に）
edit-this-board = 現在のボード
edit-to-move = 手番
edit-start = スタートプレイヤー
edit-round = ラウンド
edit-region = 地域
edit-held-by = 占領
edit-nobody = なし
edit-village-vp = 村のVP
edit-seat = プレイヤー
edit-ready = 手元の駒
edit-reserve = 自分のストックの駒
edit-hand = 手札
edit-column = カラム（下から）：{ $colour }
edit-discards = 捨て札
edit-card = カード
edit-to-hand = 手札へ
edit-to-column = カラムへ
edit-to-discards = 捨て札へ
edit-remove = このカードを取り除く
edit-face-down = { $card }（裏向き）
edit-supply = 全体ストック
edit-supply-rest = 残り全部（プレイヤーが持たない分）
edit-deck-note = 山札には、ほかのどこにもないカードがすべて入ります。下のテキストで変えられます。
edit-text = テキスト：局面のすべての値（一覧は{ $guide }）
edit-read = このテキストを読む
edit-text-again = 局面を表示し直す
edit-link = この局面へのリンク
edit-play = ここから始める
edit-possible = この局面は可能です。
edit-refused = この局面はありえません
edit-playing = 作った局面からゲームを始めました。
