## Words of a page that its panels do not have already: notes, what signs and options mean.

### Notes beside the board

ui-chance-note = このあとは運で決まります。その結果はプレビューに含まれません。
ui-key-village = 村：周囲の地域ごとに1辺、中央はVPと占領済みの地域の数

### Where things come from: the signs of the foot in sentences

ui-foot-seed = 塗りつぶした丸：ゲームの日本語ヘルプページにあるルールです。
ui-foot-official = 白い丸：ヘルプページに記載がなく、公式ルールに従います。
ui-foot-ruling = 半分塗ったひし形：資料に記載がないか食い違うため、ここではこう扱います。
ui-foot-standin = 破線の枠や「*」：代用です。遊べるように用意したもので、実物とは異なります。
ui-foot-part-standin = 実線と破線の枠：一部は公表済みで、一部は代用です。

### What the options of a new game mean

new-board-recommended-text = 人数ごとのまとまった配置です。公表された図が見つからないため、代用です。
new-board-second-text = もう一つのまとまった配置です。これも代用です。
new-board-random-text = タイルの選択、向き、位置を運で決めます。村どうしは隣接しません。
new-wild-card-text = 各プレイヤーは1ゲームに1回、好きなカードを裏向きにして、5種類の一般建築物のどれかとして金で建築できます。
new-draft-text = 各種類2個の代わりに、最初に持つ駒を各自が選びます。
new-ruling-text = すぐに発生させるか、使うかどうかを毎回たずねるかを選びます。
new-chance-text = 教えるときや研究するときは、出るカードや出目を選べます。
new-seed-text = 同じ乱数シードと同じ手なら、同じカードが出ます。
new-components-text = このページの一式には代用が含まれます。実物を持っている人は、実際の値のファイルを読み込めます。
