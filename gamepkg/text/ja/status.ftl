## Where a rule or a component comes from: a short word for a chip, and a sentence behind it.

status-seed = ヘルプに記載
status-seed-long = ゲームの日本語ヘルプページにあるルールです。
status-official = 公式ルール
status-official-long = ヘルプページに記載がないため、公式ルールに従います。
status-ruling = 裁定
status-ruling-long = 資料に記載がないか食い違うため、ここではこう扱います。
status-option = 選択ルール
status-option-long = 卓の取り決めで変更できます。

mark-published = 公表済み
mark-published-long = 公表されている内容です。
mark-published-disputed = 公表済み・諸説あり
mark-published-disputed-long = 資料によって異なります。
mark-published-loose = 公表済み・概略
mark-published-loose-long = 概略のみ公表されており、細部はここで補いました。
mark-part-stand-in = 一部代用*
mark-part-stand-in-long = 一部の値はここで用意したものです。
mark-stand-in = 代用*
mark-stand-in-long = 遊べるように用意したもので、実物とは異なります。
