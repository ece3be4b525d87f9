## The lesson player.

### What the judge says

lesson-not-yet = もう一度考えてみましょう。このルールで決まります。
lesson-missing = { $place }があと{ $count }か所足りません。このルールをもう一度読んでみましょう。
lesson-missing-options = 選んだものは合っています。あと{ $count }つあります。
lesson-rule-kept = 「{ $rule }」には反していません。
lesson-apart = { $region }は{ $middle }と辺を共有していません。
lesson-itself = { $region }は、それ自身の隣ではありません。
lesson-free = { $region }には払わなくても置けます。
lesson-others = { $regions }も同じです。

### The page

lesson-about = 約{ $minutes }分
lesson-of = レッスン{ $number }／{ $all }
lesson-step = ステップ{ $number }／{ $all }
lesson-done-steps = { $all }ステップ中{ $done }ステップ終了
lesson-kind-place = 配置
lesson-kind-choose = 選択
lesson-kind-count = 数える
lesson-kind-predict = 予想
lesson-kind-illegal = できない理由
lesson-kind-what-if = もし…なら
lesson-kind-reference = 読む
lesson-your-turn = やってみよう
lesson-hint = ヒント
lesson-hint-of = { $number }／{ $all }
lesson-back = 戻る
lesson-next = 次へ
lesson-show = 答えを見る
lesson-check = 確認
lesson-restart = 最初から
lesson-clear = 印を消す
lesson-you-are = あなたは{ $seat }
lesson-strip-mark = ボードの{ $place }に印を付ける
lesson-strip-choose = 答えを選ぶ
lesson-strip-number = 数を答える
lesson-strip-done = 完了
lesson-part-of = 質問{ $number }／{ $all }
lesson-marked = { $count ->
    [0] まだ印がありません。ボードの{ $place }を押してください。
   *[other] { $place }{ $count }か所に印を付けました
}
lesson-mark-by-name = 一覧から選ぶ
lesson-number-field = 答え
lesson-wrong = もう一度
lesson-wrong-regions = { $count ->
   *[other] { $regions }は当てはまりません
}
lesson-right = 正解です
lesson-right-part = 正解です。次は質問{ $number }です。
lesson-outcome = こうなります
lesson-points = 得点の内訳
lesson-shown = 答え
lesson-next-lesson = 次：{ $title }
lesson-finished = このレッスンは終わりです。おつかれさまでした。
lesson-all-finished = これが最後のレッスンです。ゲーム全体で自由に試してみましょう。
lesson-explore = この局面を自由に試す
lesson-explore-how = または、この文をコピーし、「遊ぶ・調べる」のページの「局面」に貼り付けてください。練習用のボードもそのまま遊べます。
lesson-explore-open = 自由に試すページへ
lesson-keep = 進み具合を残す
lesson-keep-how = このページを閉じると、進み具合は消えます。小さなファイルに保存すれば、次にここで開いて続けられます。
lesson-save = 保存
lesson-load = 開く
lesson-loaded = 進み具合を読み込みました：{ $count }ステップ終了。
lesson-bad-file = レッスンの進み具合のファイルではありません。
lesson-failed = うまくいきませんでした。レッスンは前の状態のままです。
lesson-key = 凡例
lesson-no-number = 整数を入力してください。
lesson-standin = 名前に*が付くものは仮のものです。

lesson-goods = 持ち物
lesson-held = あなたの持ち物
lesson-held-by = { $seat }の持ち物
lesson-thing-lit = 理由{ $number }

### What games call the parts of their boards

lesson-place-deus = { $count ->
   *[other] 地域
}
lesson-place-dewan = { $count ->
   *[other] スペース
}
lesson-place-stoneage = { $count ->
   *[other] 場所
}

### What a reader hears of a region, and the key

lesson-alt-marked = 印を付けました。
lesson-alt-counted = 数えています。
lesson-alt-wrong = 当てはまりません。
lesson-alt-lit = 理由{ $number }を示します。
lesson-alt-asked = 質問はここについてです。
lesson-key-marked = 付けた印
lesson-key-counted = 数えたもの
lesson-key-wrong = できない
lesson-key-lit = 理由の場所
lesson-key-asked = 質問の場所
