## The explore page: what its panels say.

explore-failed = うまく動きませんでした。ゲームはその前の状態のままです。
explore-cannot = ここから戻れる手はありません。
explore-not-now = 以前の局面を見ています。「現在に戻る」か「ここから続ける」を選んでください。
explore-over = ゲームは終了しています。
explore-unread = 「{ $rest }」という手はありません。例：「{ $example }」
explore-unread-rest = { $read }：「{ $rest }」は当てはまりません。例：「{ $example }」
explore-unread-more = { $read }：続きが足りません。例：「{ $example }」
