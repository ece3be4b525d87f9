## What the picture of a position of Stone Age says: its title, what is written on places, and the words of each place.

stoneage-picture-title = The board of Stone Age.

stoneage-picture-below = +{ $count }
stoneage-picture-nothing = nothing left
stoneage-picture-worth-sum = value paid
stoneage-picture-cost-kinds = { $count } of { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
stoneage-picture-cost-range = { $min } to { $max } of any
stoneage-picture-closed-village = two of three taken
stoneage-picture-closed-players = no more players

stoneage-picture-gather = { $place }: { $good }, dice divided by { $divisor }
stoneage-picture-village = { $place }: { $effect }
stoneage-picture-thing = { $place }: { $thing }
stoneage-picture-stand = { $seat }: { $people }
stoneage-picture-coming = would come: { $seat }, { $people }
stoneage-picture-free = { $count ->
    [0] no space free
    [one] 1 space free
   *[other] { $count } spaces free
}
stoneage-picture-closed = closed in this round

stoneage-picture-key-person = a person, with the sign of the seat
stoneage-picture-key-space = free space
stoneage-picture-key-closed = nobody can go there now
