## どのゲームの文にも使う部品。

# 並びの2つの部分。前の部分も並びでよい。
list-and-last = { $first }、{ $last }
list-or-last = { $first }か{ $last }
list-and-more = { $first }、{ $last }

sentence = { $text }。

spoken-mark = （代用）
