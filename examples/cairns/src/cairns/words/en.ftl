## On the home page and at a new table

game-cairns = Cairns
game-cairns-lead = Lay stones on a field, the higher the better, and keep them together.
game-cairns-players = 2–4 players
game-cairns-time = 10 min
option-cairns-bag = Bag
option-cairns-bag-value = { $value ->
    [large] 45 stones
   *[small] 30 stones
}

## Stones

cairns-stone = { $height ->
    [low] low stone
    [middle] middle stone
   *[high] high stone
}

cairns-lies = { $height ->
    [none] empty
   *[other] { cairns-stone } of { $player }
}

## At the table

cairns-question-lay = Lay a stone.
cairns-waiting-lay = { $player } lays a stone.
cairns-action-lay = { cairns-stone } on { $cell }
cairns-action-pass = Pass
cairns-group-lay = Lay a stone
cairns-group-pass = Pass
cairns-tally-points = Points

## Log

cairns-event-lay = { $player } lays a { cairns-stone } on { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cairns-event-draw = You draw a { cairns-stone }.
cairns-event-pass = { $player } passes.
cairns-event-end = The game is over.
cairns-outcome = { $outcome ->
    [passed] Nobody could lay a stone.
   *[bag] The bag is empty.
}

## Why not

cairns-refusal-not-in-hand = You do not hold a { cairns-stone }.
cairns-refusal-not-lower = A stone on { $cell } must be higher than the one there.
cairns-refusal-can-lay = You can lay a stone, so you may not pass.
cairns-refusal-over = The game is over.
