## Why an action is not possible: one message for each rule that a reason cites, with the facts of the reason.
## $piece is a piece, $a_piece the same with its article. Where one reason closes many regions, $region is 0 and
## $places says how many there are.

### The rules of the engine

reason-core-turn = 今決めるのは{ $seat }ではありません。
reason-core-over = ゲームは終了しています。
reason-core-chance = { $case ->
    [player] 今はカードを引くところです。だれも選べません。
    [outcome] 今はカードを引くところではありません。決めるのは{ $seat }です。
   *[pile] 山札に「{ $card }」はありません。
}
reason-core-step = 今は{ $given }ことはできません。次は{ $asked }番です。
reason-core-order = { $case ->
    [passed] 選ぶ順番は決まっています。{ $pick }は、すでに選んだ{ $other }より前です。
    [later] 選ぶ順番は決まっています。{ $pick }より{ $other }が先です。
   *[gold] 同じ種類では、資源を金より先に払います。{ $pick }の代わりの金はもう払っています。
}
reason-core-complete = { $case ->
    [picks] { $left }個を選ぶ必要がありますが、ここから先には{ $can }個しかありません。
    [payment] こう払うと、残りのコストを払えなくなります。
   *[army] 地域{ $region }の軍隊は、どこにも停止できません。
}
reason-core-holds = { $case ->
    [card] 「{ $card }」は手札にありません。
    [chosen] 手札の「{ $card }」はすべて選んであります。
    [resource] { $resource }を持っていません。
    [piece] 地域{ $region }にあなたの{ $piece }はありません。
   *[column] 「{ $card }」は、あなたのカラムに表向きで置かれていません。
}

### Turns and building

reason-deus-turn-action = { $case ->
    [skip] 手札が{ $count }枚あります。建築するか、神に供え物をしてください。
    [pass] パスはできません。建築するか、神に供え物をしてください。
   *[begun] 1回の手番でできるのは1つだけで、もう始めています。
}
reason-deus-turn-no-card = 手札がないので、手番を飛ばします。
reason-deus-build-order = 建築の順番は、手元の駒、カード、支払い、駒の配置、カラムと決まっています。
reason-deus-build-needs-piece = 個人ボードに{ $piece }の駒がありません。
reason-deus-place-from-board = 駒を自分のストックから直接ゲームボードに置くことはできません。自分のストックにはこの種類が{ $reserve }個あります。
reason-deus-build-column-limit = { $colour }のカラムにはすでに{ $count }枚あります。上限は5枚です。
reason-deus-temple-sets = { $temple }枚目の寺院には、一般建築物の各色のカードが{ $sets }枚ずつ必要です。足りないのは{ $colours }です。
reason-deus-build-cost = { $case ->
    [short] { $missing_count ->
        [0] 「{ $card }」には{ $needed }金かかりますが、持っているのは{ $gold }金です。
       *[other] 「{ $card }」には{ $missing }が足りません。代わりに払う{ $needed }金に対し、持っているのは{ $gold }金です。
    }
    [paid] 「{ $card }」の{ $resource }はもう払っています。
   *[none] 「{ $card }」のコストに{ $resource }はありません。
}
reason-deus-temple-cost = 寺院のコストは各資源1個です。{ $missing }が足りません。代わりに払う{ $needed }金に対し、持っているのは{ $gold }金です。
reason-deus-build-gold-for-resource = 資源{ $count }個の代わりには{ $needed }金必要ですが、持っているのは{ $gold }金です。
reason-deus-build-gold-only-costs = { $price }金を{ $resource }の代わりにできるのは建築のコストだけです。カードの効果ではできません。
reason-deus-build-must-complete = { $case ->
    [cost] コストを払えるときだけ、カードをプレイできます。
    [temple] 寺院を置ける地域がありません。寺院は、自分の建物があり、まだ寺院のない陸地に置きます。駒を置けるときだけ、カードをプレイできます。
    [region] { $a_piece }を置ける地域がありません。駒を置けるときだけ、カードをプレイできます。
   *[both] コストを払えて駒を置けるときだけ、カードをプレイできます。{ $a_piece }を置ける地域もありません。
}

### Placing a piece

reason-deus-place-not-village = { $region ->
    [0] 建物を置けない村：{ $places }。
   *[other] { $region }は未開人の村です。VPの有無にかかわらず、建物は置けません。
}
reason-deus-place-sea = { $ground ->
    [sea] { $region ->
        [0] 船だけが置ける海：{ $places }。
       *[other] { $region }は{ $terrain }です。海に置けるのは船＆海事施設だけです。
    }
   *[land] { $region ->
        [0] 船を置けない陸：{ $places }。
       *[other] { $region }は{ $terrain }です。船＆海事施設を置けるのは海だけです。
    }
}
reason-deus-place-not-others = { $region ->
    [0] ほかのプレイヤーが占領している地域：{ $places }。
   *[other] 地域{ $region }は{ $owner }が占領しています。
}
reason-deus-place-distinct-types = { $region ->
    [0] 自分の{ $a_piece }がすでにある地域：{ $places }。
   *[other] 地域{ $region }には、あなたの{ $a_piece }がすでにあります。同じ種類は1地域に1個です。
}
reason-deus-place-first-edge = { $region ->
    [0] 最初の建物を置けない、端ではない地域：{ $places }。
   *[other] 地域{ $region }はボードの端ではありません。最初の建物は端に置きます。
}
reason-deus-place-first-apart = { $steps ->
    [0] 地域{ $region }には{ $owner }がいます。最初の地域は距離3以上離します。
   *[other] 地域{ $region }は、{ $owner }がいる{ $near }から距離{ $steps }です。最初の地域は距離3以上離します。
}
reason-deus-place-later = { $region ->
    [0] 自分の地域に接していない地域：{ $places }。
   *[other] 地域{ $region }が接するのは{ $neighbours }です。どれもあなたの地域ではありません。
}
reason-deus-place-edge-for-3vp-limits = ボードの端に置くには{ $price }VP必要ですが、持っているのは{ $vp }VPです。
reason-deus-temple-land = { $region ->
    [0] 寺院を置けない海：{ $places }。
   *[other] { $region }は海です。寺院は陸に置きます。
}
reason-deus-temple-place = { $region ->
    [0] 寺院を加える自分の建物がない地域：{ $places }。
   *[other] 地域{ $region }にあなたの建物はありません。寺院だけを置くことはできません。
}
reason-deus-temple-one-a-region = { $region ->
    [0] すでに寺院がある地域：{ $places }。
   *[other] 地域{ $region }にはすでに寺院があります。
}

### Effects of cards

reason-deus-effect-automatic = 「{ $card }」の効果は得るだけなので、確認なしで発生します。
reason-deus-effect-partial = 「{ $card }」のこの効果では今は何もできないので、飛ばします。
reason-deus-effect-reuse = 「{ $card }」は再利用できません。科学施設と寺院のカードは選べません。
reason-deus-effect-neighbour = { $case ->
    [self] { $seat }はあなた自身で、隣人ではありません。
   *[far] { $seat }の駒は、あなたの軍隊に隣接していません。
}
reason-deus-supply-finite = 全体ストックに{ $resource }がありません。
reason-deus-supply-shortage = 全体ストックから取れるのは{ $count }個ですが、{ $needed }個を取る必要があります。
reason-deus-hand-limit = 手札は{ $hand }枚です。さらに{ $number }枚引くと{ $limit }枚を超えます。
reason-deus-deck-empty = { $count ->
    [0] 山札にも捨て札にもカードがありません。
   *[other] 引けるカードは捨て札を含めて{ $count }枚で、{ $number }枚は引けません。
}
reason-deus-colour-maritime-buy-resources = { $resource }を買うには{ $price }金必要ですが、持っているのは{ $gold }金です。
reason-deus-colour-maritime-sell-for-gold = { $case ->
    [kind] 「{ $card }」で売れるのは{ $kinds }です。{ $resource }は売れません。
   *[different] 「{ $card }」で売れるのは各種類1個で、{ $resource }はもう売っています。
}
reason-deus-colour-maritime-sell-for-vp = { $case ->
    [kind] 「{ $card }」で売れるのは{ $kinds }です。{ $resource }は売れません。
   *[different] 「{ $card }」で売れるのは各種類1個で、{ $resource }はもう売っています。
}
reason-deus-colour-maritime-exchange-resources = { $case ->
    [kind] 「{ $card }」で取れるのは{ $kinds }です。{ $resource }は取れません。
   *[all] 返したのと同じ個数を取ります。あと{ $left }個です。
}
reason-deus-colour-production-produce = { $case ->
    [terrain] この効果で生産できるのは{ $terrains }です。{ $region }は{ $terrain }です。
   *[once] 地域{ $region }の生産はもう済んでいます。
}
reason-deus-colour-scientific-draw-cards = { $amount ->
    [0] 「{ $card }」では今はカードを引けません。{ $number }枚は選べません。
   *[other] 「{ $card }」で引けるのは{ $amount }枚までで、{ $number }枚は選べません。
}
reason-deus-colour-scientific-gain-pieces = { $case ->
    [amount] 「{ $card }」は自分の駒が{ $size }個以上ある地域を数えますが、1か所もありません。
   *[reserve] 自分のストックに{ $piece }の駒がありません。
}
reason-deus-colour-scientific-activate-card = { $case ->
    [colour] 「{ $card }」は{ $colour }のカードです。この効果で使えるのは{ $colours }のカードです。
   *[once] 「{ $card }」はもう再利用しました。同じカードは1回だけです。
}
reason-deus-colour-military-move-armies = 地域{ $region }の軍隊はもう動いています。
reason-deus-colour-military-take-village-vp = { $case ->
    [none] { $region }は未開人の村ではありません。
   *[army] 村{ $region }に隣接するあなたの軍隊はありません。
}
reason-deus-colour-military-steal = { $seat }には渡せる{ $good }がありません。

### Armies and villages

reason-deus-army-moves = { $case ->
    [stays] 軍隊はもう地域{ $region }にいます。移動はほかの地域で終わります。
   *[far] { $region }までは{ $distance }地域ありますが、カードで動けるのは{ $steps }地域までです。
}
reason-deus-army-sea = { $case ->
    [ship] { $region }は海で、あなたの船がありません。
   *[way] 自分の船がない海を避けると、{ $region }までは{ $steps }地域より遠くなります。
}
reason-deus-army-stop = { $case ->
    [village] { $region }は村です。軍隊は停止できません。
   *[owner] 地域{ $region }は{ $owner }が占領しています。軍隊は停止できません。
}
reason-deus-army-no-stack = 地域{ $region }には別の自分の軍隊がいます。軍隊は1地域に1つです。
reason-deus-army-one-by-one = { $asked ->
    [army] 先に軍隊を選び、次に停止する地域を選びます。
   *[march] 選んだ軍隊が停止してから、次の軍隊が動きます。
}
reason-deus-army-temple-stays = 地域{ $region }で寺院と一緒にあるのは軍隊だけなので、この軍隊は離れられません。
reason-deus-village-surrounded = { $case ->
    [none] { $region }は未開人の村ではありません。
   *[gaps] 村{ $region }はまだ囲まれていません。空の地域は{ $gaps }の{ $gaps_count }か所です。
}
reason-deus-village-no-army-yet = 村{ $region }に隣接する軍隊がありません。
reason-deus-village-emptied = 村{ $region }にはVPがありません。
reason-deus-village-when = 村{ $region }が攻撃されるのは、隣接する地域に駒が来たときだけです。
reason-deus-village-gone = 村{ $region }にはVPがないので、カードの効果では数えません。

### Offerings

reason-deus-offer-discard = 供え物には手札が1枚以上必要です。
reason-deus-offer-choose-after = { $asked ->
    [name] カードはすべて選びました。次はその中から神を決める1枚を選びます。
   *[other] 先にカードをすべて選び、その後で神を決める1枚を選びます。
}
reason-deus-offer-god = 「{ $card }」は供え物のカードではありません。選べるのは{ $cards }です。
reason-deus-offer-jupiter = ジュピターで選べる神は1柱だけで、もう決まっています。
reason-deus-offer-take-all = 神が与えるものはすべて受け取ります。
reason-deus-offer-no-piece-left = 自分のストックに{ $piece }の駒がありません。

### Variants

reason-deus-variant-wild-card = { $case ->
    [absent] このゲームではワイルドカードを使いません。
   *[used] ワイルドカードはもう使いました。
}
reason-deus-variant-wild-card-cost = { $colour }のカラムではワイルドカードに{ $price }金かかりますが、持っているのは{ $gold }金です。
reason-deus-variant-wild-card-effect = 「{ $card }」は裏向きです。ワイルドカードに効果はありません。
reason-deus-variant-draft-pieces = 選べる{ $piece }の駒はもうありません。

### What is asked

step-asked-turn = 建築するか神に供え物をする
step-asked-lay = 裏向きに置くカードを選ぶ
step-asked-pay = コストを払う
step-asked-place = 駒を置く
step-asked-attack = 攻撃を処理する
step-asked-effect = 効果を発生させる
step-asked-skipped = 何もできない効果を飛ばす
step-asked-buy = 買う資源を選ぶ
step-asked-sell = 売る資源を選ぶ
step-asked-return = 返す資源を選ぶ
step-asked-take = 交換で取る資源を選ぶ
step-asked-produce = 生産施設を選ぶ
step-asked-draw = 引く枚数を選ぶ
step-asked-piece = 自分のストックから駒を選ぶ
step-asked-reuse = 再利用するカードを選ぶ
step-asked-army = 動かす軍隊を選ぶ
step-asked-march = 軍隊が停止する地域を選ぶ
step-asked-plunder = 村を選ぶ
step-asked-rob = 隣人を選ぶ
step-asked-offer = 供え物のカードを選ぶ
step-asked-name = 神を決めるカードを選ぶ
step-asked-god = 神を選ぶ
step-asked-gift = セレスから得る資源を選ぶ
step-asked-muster = マーズから得る駒を選ぶ
step-asked-draft = 最初に手元に置く駒を選ぶ

### What was tried

step-given-build = カードを建築する
step-given-wild = カードを裏向きに建築する
step-given-offer = カードを供える
step-given-skip = 手番を飛ばす
step-given-lay = カードを裏向きに置く
step-given-done = 供え物のカードを確定する
step-given-name = 神を決めるカードを選ぶ
step-given-god = 神を選ぶ
step-given-gift = セレスから資源を得る
step-given-muster = マーズから駒を得る
step-given-pay = 資源を払う
step-given-pay-gold = 資源の代わりに金を払う
step-given-place = 駒を置く
step-given-attack = 村を攻撃する
step-given-activate = 効果を発生させる
step-given-pass-over = 効果を飛ばす
step-given-decline = 効果を使わない
step-given-stop = ここで終える
step-given-buy = 資源を買う
step-given-sell = 資源を売る
step-given-return = 資源を返す
step-given-take = 資源を取る
step-given-produce = 生産施設で生産する
step-given-draw = カードを引く
step-given-piece = 自分のストックから駒を得る
step-given-reuse = カードを再利用する
step-given-army = 軍隊を動かす
step-given-march = 軍隊を停止させる
step-given-plunder = 村のVPを取る
step-given-rob = 相手から奪う
step-given-draft = 最初に手元に置く駒を選ぶ

step-region = 地域{ $number }
step-places = { $count }か所
