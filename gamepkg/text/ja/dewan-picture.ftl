## 局面の図で読み上げる言葉：題名、状況、各スペースの説明。

dewan-picture-title = { $n }スペースのマップ。
dewan-picture-stands = { $seat }{ $count }個
dewan-picture-stands-all = 初期野営地のほかに設営した野営地：{ $list }。
dewan-picture-open = 選べるスペースは{ $count }か所。

dewan-picture-cell = { $n } { $terrain }
dewan-picture-empty = 空き
dewan-picture-you = { $seat }（自分）
dewan-picture-home = { $seat }の初期野営地
dewan-picture-camp = { $seat }の野営地
dewan-picture-coming = { $seat }の野営地が加わる
dewan-picture-icon = { $n }との境界に{ $icon }
dewan-picture-berries = このゾーンに残るベリーは{ $count }個
dewan-picture-price = カード{ $count }枚で設営可

dewan-picture-terrain-badlands = 悪地
dewan-picture-terrain-mountain = 山岳
dewan-picture-terrain-desert = 砂漠
dewan-picture-terrain-forest = 森林
dewan-picture-terrain-water = 水域
dewan-picture-terrain-camp = 地形のない中央
dewan-picture-terrain-volcano = 火山
dewan-picture-terrain-lava = 溶岩

dewan-picture-icon-artifact = アーティファクト
dewan-picture-icon-pigment = 顔料
dewan-picture-icon-crystal = 水晶
dewan-picture-key-berry = ゾーンに残るベリー
dewan-picture-key-price = 設営にかかるカードの枚数
