## ストーンエイジの局面の図が語ること：題、場所に書かれること、各場所の説明。

stoneage-picture-title = ストーンエイジのボード。

stoneage-picture-below = +{ $count }
stoneage-picture-nothing = なし
stoneage-picture-worth-sum = 払った価値
stoneage-picture-cost-kinds = { $kinds }種類で{ $count }個
stoneage-picture-cost-range = { $min }〜{ $max }個
stoneage-picture-closed-village = 2か所使用済み
stoneage-picture-closed-players = 人数の上限

stoneage-picture-gather = { $place }：{ $good }、割る数{ $divisor }
stoneage-picture-village = { $place }：{ $effect }
stoneage-picture-thing = { $place }：{ $thing }
stoneage-picture-stand = { $seat }：{ $people }
stoneage-picture-coming = { $seat }が{ $people }を置く
stoneage-picture-free = 空き{ $count }か所
stoneage-picture-closed = このラウンドはもう置けない

stoneage-picture-key-person = 人間コマ（席の印つき）
stoneage-picture-key-space = 空きのマス
stoneage-picture-key-closed = 今は置けない場所
