## デワンでその手ができない理由：ルールの場合ごとに1つの文。
## $regionsはスペースの番号。

### エンジンのルール

dewan-reason-core-turn = 今決めるのは{ $seat }ではありません。
dewan-reason-core-over = ゲームは終了しています。
dewan-reason-core-chance-player = 今は引くところです。だれも選べません。
dewan-reason-core-chance-outcome = 今は引くところではありません。決めるのは{ $seat }です。
dewan-reason-core-chance-pile = ここで「{ $what }」が出ることはありません。
dewan-reason-core-step = 今は{ $given }ことはできません。次は{ $asked }番です。
dewan-reason-core-order-passed = 同じ支払いのカードは順番が決まっています。「{ $pick }」は、すでに払った「{ $other }」より前です。
dewan-reason-core-complete-route = { $regions }から先は、手札で最後まで払える経路がありません。
dewan-reason-core-complete-payment = ここで「{ $card }」を払うと、残りの経路に{ $lacking }が足りなくなります。
dewan-reason-core-complete-order = ここで「{ $card }」を払うと、残りを決まった順番で払えなくなります。
dewan-reason-core-holds-card = 「{ $card }」は手札にありません。
dewan-reason-core-holds-gap = ディスプレイの{ $place }番目は空いています。

### 手番

dewan-reason-setup-story-draft = 最初の手番の前に、全員が物語タイルを1枚選びます。
dewan-reason-setup-story-draft-story = 「{ $story }」は表向きに並んでいません。
dewan-reason-turn-action-begun = 1回の手番でできるのは1つだけで、もう始めています。
dewan-reason-turn-action-pass = パスはできません。カードを得るか、野営地を設営してください。
dewan-reason-take-adjacent-gap = 取るのは隣り合う2枚です。ディスプレイの{ $places }番目は空いています。
dewan-reason-take-adjacent-two = 1枚だけ取れるのは、隣り合う2枚がないときだけです。{ $places }番目から始まる2枚があります。

### 野営地の設営

dewan-reason-camp-from-board = { $seat }の野営地は8個ともマップ上にあり、部族ボードに残っていません。
dewan-reason-camp-route-start = { $regions }にあなたの野営地はありません。経路は自分の野営地から始めます。
dewan-reason-camp-route-stay = 経路は{ $regions }で始まったばかりです。新しい野営地は別のスペースに置きます。
dewan-reason-camp-route-adjacent = { $regions }は、今いる{ $at }に隣接していません。
dewan-reason-camp-route-again = { $regions }はもう経路に入っています。
dewan-reason-camp-route-none = { $regions }への経路がありません。閉ざされているか、カードが7枚以上足りません。
dewan-reason-camp-pay-lacking = スペース{ $regions }まで払うには、{ $lacking }が足りません。
dewan-reason-camp-pay-nearest = { $to }への最も近い経路は{ $path }です。{ $regions }に払う{ $lacking }が足りません。
dewan-reason-camp-pay-card = 払うのは{ $terrain }ですが、「{ $card }」に{ $terrain }はありません。
dewan-reason-camp-through-match-card = 「{ $card }」に{ $terrain }はありません。渡すカードも地形が合っていなければなりません。
dewan-reason-camp-destination-free-water = スペース{ $regions }は水域です。水域に野営地を置けるのは湖の村シナリオだけです。
dewan-reason-camp-destination-free-camp = { $regions }には{ $seat }の野営地があります。
dewan-reason-lake-camp = スペース{ $regions }を含む水域ゾーンには{ $seat }の野営地があり、2個目は置けません。
dewan-reason-volcano-blocked = { $regions }は火山か溶岩です。通ることも野営地を置くこともできません。

### 物語と差し込むカード

dewan-reason-camp-unlock-story-story = 「{ $story }」は表向きに並んでいません。
dewan-reason-story-display-refill-empty = 物語タイルの山はもうありません。
dewan-reason-camp-tuck-later = カードを差し込めるのは、3個目、5個目、7個目の野営地を置いたときだけです。

### マーカー

dewan-reason-volcano-event-camp = { $regions }には{ $seat }の野営地があります。溶岩は空きスペースに置きます。
dewan-reason-volcano-event-ground = { $regions }は水域か中央か、すでに通れないスペースです。溶岩は置けません。
dewan-reason-volcano-event-apart = { $regions }は火山にも溶岩にも隣接していません。
dewan-reason-downpour-event-camp = { $regions }には{ $seat }の野営地があります。マーカーは空きスペースに置きます。
dewan-reason-downpour-event-ground = { $regions }は水域か中央か、すでに通れないスペースです。マーカーは置けません。
dewan-reason-downpour-event-apart = { $regions }は水域に隣接していません。

### 次の操作

dewan-step-asked-draft = 最初の物語タイルを選ぶ
dewan-step-asked-turn = カードを得るか経路を始める
dewan-step-asked-route = 経路を進めるか終える
dewan-step-asked-pay = 経路のカードを払う
dewan-step-asked-story = 物語タイルを選ぶ
dewan-step-asked-tuck = カードを差し込むかどうかを決める
dewan-step-asked-lava = 溶岩マーカーを置く
dewan-step-asked-flood = 水域マーカーを置く
dewan-step-asked-fish = 魚のためにカードを捨てるかどうかを決める

### 試した手

dewan-step-given-take = カードを2枚得る
dewan-step-given-take-one = カードを1枚得る
dewan-step-given-camp = 経路を始める
dewan-step-given-skip = 手番を飛ばす
dewan-step-given-go = 経路を進める
dewan-step-given-settle = 経路を終える
dewan-step-given-pay = カードを払う
dewan-step-given-story = 物語タイルを取る
dewan-step-given-story-pile = 物語タイルを山から取る
dewan-step-given-tuck = カードを差し込む
dewan-step-given-no-tuck = 差し込まずに終える
dewan-step-given-lava = 溶岩を置く
dewan-step-given-flood = 水域マーカーを置く
dewan-step-given-fish = 魚のためにカードを捨てる
dewan-step-given-no-fish = 魚を得ずに終える
