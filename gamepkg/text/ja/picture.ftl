## 局面の図で読み上げる言葉：題名、状況、各地域の説明。

picture-title = { $n }地域の地図。
picture-stands = { $seat }{ $count }か所
picture-stands-none = 駒はまだありません。
picture-stands-all = 占領している地域：{ $list }。
picture-open-all = 置ける地域は{ $count }か所、ほかに{ $price }VPで{ $priced }か所。
picture-open-free = 置ける地域は{ $count }か所。

# 列挙の区切り、文の区切り、文末。
picture-list = 、
picture-part = 。
picture-end = 。

picture-cell = { $n } { $terrain }
picture-edge = ボードの端
picture-empty = 空き
picture-pieces = { $seat }：{ $list }
picture-you = { $seat }（自分）
picture-coming = 加わる駒：{ $list }
picture-village = { $vp }VP、周囲{ $all }地域のうち{ $taken }地域が占領済み
picture-around = { $seat }{ $count }
picture-around-armies = { $seat }{ $count }（軍隊{ $armies }）
picture-emptied = VPなし
picture-falls = 落ちると{ $vp }VP
picture-taken = 獲得済

picture-terrain-field = 畑
picture-terrain-forest = 森
picture-terrain-swamp = 湿地
picture-terrain-mountain = 山脈
picture-terrain-sea = 海
picture-terrain-village = 村

picture-piece-maritime = 船
picture-piece-production = 生産施設
picture-piece-scientific = 科学施設
picture-piece-civil = 公共施設
picture-piece-military = 軍隊
picture-piece-temple = 寺院

# 今だけの印。`$text`は印の上の値段または番号。
picture-mark-legal = 配置できる
picture-mark-open = 配置できる
picture-mark-price = { $text }VPで配置できる
picture-mark-preview = 予告中
picture-mark-illegal = 配置できない
picture-mark-reason = 理由{ $text }
picture-mark-last = 直前の手
picture-mark-selected = 選択中
picture-mark-evidence = 得点の対象
picture-key-price = { $price }VPで可
