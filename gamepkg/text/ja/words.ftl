## The words of Deus that sentences are put together from.

deus-resource-wood = 木
deus-resource-stone = 石
deus-resource-clay = 粘土
deus-resource-wheat = 小麦

deus-terrain-field = 畑
deus-terrain-forest = 森
deus-terrain-swamp = 湿地
deus-terrain-mountain = 山脈
deus-terrain-sea = 海
deus-terrain-village = 未開人の村

deus-colour-maritime = 船＆海事施設
deus-colour-production = 生産施設
deus-colour-scientific = 科学施設
deus-colour-civil = 公共施設
deus-colour-military = 軍隊
deus-colour-temple = 寺院
