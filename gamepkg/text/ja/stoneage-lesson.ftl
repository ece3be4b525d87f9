## What lies before a player of Stone Age, as lessons show it.

stoneage-held-tribe = 部族と持ち物
stoneage-held-tools = 道具
stoneage-held-cards = 文明カード
stoneage-held-buildings = 建物タイル
stoneage-held-tool = 能力{ $value }
stoneage-held-tool-used = 能力{ $value }（使用済み）
stoneage-held-building = { $building }：{ $worth }
