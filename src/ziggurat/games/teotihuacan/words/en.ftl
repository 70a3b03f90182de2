## Pieces

teotihuacan-figure = { $figure ->
    [rain] Rain
    [butterfly] Butterfly
    [blade] Blade
   *[feather] Feather
}
teotihuacan-teotibot = Teotibot
teotihuacan-board = { $board ->
    [palace] Palace
    [forest] Forest
    [quarry] Stone Quarry
    [gold] Gold Deposits
    [alchemy] Alchemy
    [nobles] Nobles
    [decorations] Decorations
    [construction] Construction
   *[hand] Hand
}
teotihuacan-board-short = { $board ->
    [palace] Palace
    [forest] Forest
    [quarry] Quarry
    [gold] Gold
    [alchemy] Alchemy
    [nobles] Nobles
    [decorations] Decorations
   *[construction] Construction
}
teotihuacan-good = { $good ->
    [cocoa] Cocoa
    [wood] Wood
    [stone] Stone
   *[gold] Gold
}
teotihuacan-goods = { $good ->
    [cocoa] { $count } cocoa
    [wood] { $count } wood
    [stone] { $count } stone
   *[gold] { $count } gold
}
teotihuacan-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
teotihuacan-temple = { $temple ->
    [blue] blue temple
    [red] red temple
   *[green] green temple
}
teotihuacan-avenue = Avenue of the Dead
teotihuacan-avenue-value = Avenue of the Dead: { $value } for each step at the next eclipse
teotihuacan-track = Pyramid track
teotihuacan-power-up = Power-up
teotihuacan-any-technology = Technology
teotihuacan-discovery-tile = Discovery tile
teotihuacan-discovery = { $tile ->
    [mask_1] Mask 1
    [mask_2] Mask 2
    [mask_3] Mask 3
    [mask_4] Mask 4
    [mask_5] Mask 5
    [mask_6] Mask 6
    [mask_7] Mask 7
    [vp4] 4 points
    [resources3] 3 resources of your choice
    [resources2] 2 resources of your choice
    [avenue] Step on the Avenue of the Dead
    [temple_any] Step on any temple
    [temple_blue] Step on the blue temple
    [temple_red] Step on the red temple
    [temple_green] Step on the green temple
    [cocoa4] 4 cocoa
    [power_up2] Two power-ups
    [double_move] Double move: two workers travel together
    [free_cocoa] Free cocoa: one fee or salary is waived
    [move_anywhere] Move anywhere: up to eight boards
   *[extra_worker] Extra worker: one worker more counts
}
teotihuacan-tile-price = { $name }; costs { $price }
teotihuacan-tile-free = { $name }; costs nothing
teotihuacan-no-tiles = No tile is left here
teotihuacan-free = free
teotihuacan-technology = { $number ->
    [1] Technology 1: 1 cocoa when your move reaches or passes the Palace
    [3] Technology 3: 3 points after Alchemy or Nobles
    [5] Technology 5: 1 more of the resource in Forest, Quarry or Gold Deposits
    [7] Technology 7: 1 cocoa and 1 point after Forest, Quarry or Gold Deposits
    [9] Technology 9: 4 points after Decorations
    [11] Technology 11: 3 points after Construction
    [13] Technology 13: 1 cocoa for one more power-up after a main action
    [15] Technology 15: one worker more and one stone or wood less at Construction
   *[17] Technology 17: a step on any temple after Construction
}
teotihuacan-royal = { $number ->
    [1] Royal tile 1: one cocoa more than the worker's power
    [2] Royal tile 2: up to the worker's power: 1 cocoa for 1 wood and 1 stone
    [3] Royal tile 3: up to the worker's power: 1 resource for 2 cocoa
    [4] Royal tile 4: 2 points for each technology of yours, at most the worker's power
    [5] Royal tile 5: 2 points for each pyramid step, at most the worker's power
    [6] Royal tile 6: up to the worker's power: 1 cocoa for 1 stone and 1 gold
    [7] Royal tile 7: 1 cocoa and 1 resource for as many resources as the worker's power
    [8] Royal tile 8: up to one less than the worker's power: 1 cocoa for a step on any temple
   *[9] Royal tile 9: 1 point for each Avenue step, at most one more than the worker's power
}
teotihuacan-bonus = { $number ->
    [1] Bonus: your best set of masks once more
    [2] Bonus: 5 points for each technology of yours
    [3] Bonus: 15 points
    [4] Bonus: 3 points for each Avenue step
    [5] Bonus: 9 points for each bonus tile reached
    [6] Bonus: 2 points for each discovery tile that is no mask
   *[7] Bonus: 4 points for each worker of power 1 to 3, 9 for each of power 4 or 5
}
teotihuacan-bot-tile = { $tile ->
    [construction] Construction
    [decorations] Decorations
    [alchemy] Alchemy
    [nobles] Nobles
    [mastery] Mastery
    [worship] Worship
   *[mask_collection] Mask collection
}
teotihuacan-bot-aside = Aside
teotihuacan-direction = { $direction ->
    [left] left
   *[right] right
}
teotihuacan-tile = Pyramid tile { $number }
teotihuacan-decoration = Decoration { $number }
teotihuacan-row = { $row ->
    [top] Top row of nobles
    [centre] Centre row of nobles
   *[bottom] Bottom row of nobles
}
teotihuacan-worker-of = Worker of { $player }, power { $power }, { $board }
teotihuacan-worker-neutral = Neutral worker, { $board }
teotihuacan-worker-locked = Locked worker, power { $power }, { $board }
teotihuacan-worship-space = { $board ->
    [palace] Worship space { $space }, Palace
    [forest] Worship space, Forest
    [quarry] Worship space, Stone Quarry
    [gold] Worship space, Gold Deposits
   *[decorations] Worship space, Decorations
}
teotihuacan-square = Square { $square }: { $score }
teotihuacan-side = { $side ->
    [top] Top side: { $score }
    [right] Right side: { $score }
    [bottom] Bottom side: { $score }
   *[left] Left side: { $score }
}
teotihuacan-step = { $temple ->
    [blue] Step { $step } of the blue temple
    [red] Step { $step } of the red temple
   *[green] Step { $step } of the green temple
}
teotihuacan-step-number = step { $step }
teotihuacan-used = { $count ->
    [one] { $count } used discovery tile
   *[other] { $count } used discovery tiles
}
teotihuacan-last-player = Last player: the sun moves after this turn
teotihuacan-kept = { $player }: { $tiles }

## The table

teotihuacan-eclipse-number = { $number ->
    [1] 1st eclipse
    [2] 2nd eclipse
   *[3] 3rd eclipse
}
teotihuacan-calendar = Calendar: sun on { $light }, moon on { $dark }
teotihuacan-final-round = Last round
teotihuacan-ascension = Ascension
teotihuacan-buildings = { $count ->
    [one] { $count } building left; each Avenue step is worth { $value }
   *[other] { $count } buildings left; each Avenue step is worth { $value }
}
teotihuacan-steps-left = { $count ->
    [one] step to the eclipse
   *[other] steps to the eclipse
}
teotihuacan-pyramid-left = { $count ->
    [one] tile left
   *[other] tiles left
}
teotihuacan-tiles-left = { $count ->
    [one] { $count } tile left in the stack
   *[other] { $count } tiles left in the stack
}
teotihuacan-sights = Views
teotihuacan-sight-city = City
teotihuacan-sight-pyramid = Pyramid
teotihuacan-sight-temples = Temples
teotihuacan-sight-table = Table
teotihuacan-from-here = from here
teotihuacan-offer-tiles = Tiles
teotihuacan-offer-decorations = Decorations
teotihuacan-turn-tile = Turn
teotihuacan-turn-left = Turn to the left
teotihuacan-turn-right = Turn to the right
teotihuacan-below = Below and tile
teotihuacan-level = Level { $level }
teotihuacan-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
teotihuacan-together = Together
teotihuacan-next-eclipse = At the eclipse
teotihuacan-acts = What the worker does
teotihuacan-answers = Answers
teotihuacan-workers = Workers
teotihuacan-tiles = Discovery tiles
teotihuacan-mix = Resources
teotihuacan-more = { $good ->
    [wood] One more wood
    [stone] One more stone
   *[gold] One more gold
}
teotihuacan-fewer = { $good ->
    [wood] One wood fewer
    [stone] One stone fewer
   *[gold] One gold fewer
}
teotihuacan-flip = Use: { $tile }
teotihuacan-unlock = Unlock
teotihuacan-main = Act
teotihuacan-main-free = Act, fee waived
teotihuacan-main-in = Act: { $board }
teotihuacan-go = Go: { $board }
teotihuacan-place-tile = Place the tile
teotihuacan-keep = Keep these two
teotihuacan-act-cocoa = { $board }: collect { $count } cocoa
teotihuacan-act-worship = { $board }: worship
teotihuacan-act-main = { $fee ->
    [0] { $board }: main action, no fee
   *[other] { $board }: main action for { $fee } cocoa
}

## Starting tiles

teotihuacan-starting = Keep two starting tiles
teotihuacan-starting-pick = Pick a starting tile
teotihuacan-starting-lead = A tile gives what is drawn on it; its boards are where your workers may begin.
teotihuacan-starting-again = Back to the starting tiles

## Who decides what

teotihuacan-waiting = { $player } is deciding.
teotihuacan-question-keep = { $player }, keep two starting tiles.
teotihuacan-question-pick = { $player }, pick a starting tile.
teotihuacan-question-raise = { $player }, which worker begins stronger?
teotihuacan-question-linked = { $player }, take the discovery tile?
teotihuacan-question-place = { $player }, where does the worker begin?
teotihuacan-question-turn = { $player }, which worker moves?
teotihuacan-question-move = { $player }, where does the worker go?
teotihuacan-question-second = { $player }, which worker travels along?
teotihuacan-question-act = What does the worker do? { $board }
teotihuacan-question-lock = { $player }, which worker worships?
teotihuacan-question-option = { $player }, ability, discovery tile, or both?
teotihuacan-question-board-tile = { $player }, take the discovery tile?
teotihuacan-question-temple = { $player }, which temple?
teotihuacan-question-steps = { $player }, which temple comes first?
teotihuacan-question-major = { $player }, a discovery tile or the reward?
teotihuacan-question-spot = { $player }, take a discovery tile?
teotihuacan-question-take = { $count ->
    [one] { $player }, choose { $count } resource.
   *[other] { $player }, choose { $count } resources.
}
teotihuacan-question-royal = { $player }, use the royal tile?
teotihuacan-question-technology = { $player }, which technology?
teotihuacan-question-row = { $player }, which row of nobles?
teotihuacan-question-decoration = { $player }, which decoration?
teotihuacan-question-side = { $player }, where does the decoration go?
teotihuacan-question-build = { $player }, which pyramid tile?
teotihuacan-question-square = { $player }, where does the tile go?
teotihuacan-question-discount = { $player }, what is saved?
teotihuacan-question-rotate = { $player }, how is the tile turned?
teotihuacan-question-power = { $player }, which worker powers up?
teotihuacan-question-power-more = { $player }, power up once more?
teotihuacan-question-thirteen = { $player }, pay 1 cocoa to power up once more?
teotihuacan-question-powers = { $count ->
    [one] { $player }, which worker powers up? { $count } left.
   *[other] { $player }, which worker powers up? { $count } left.
}
teotihuacan-question-reward = { $player }, choose the reward of the ascension.
teotihuacan-question-end = { $player }, end the turn.
teotihuacan-question-salary = { $player }, how much of the salary do you pay?

## Actions

teotihuacan-group-decide = Decide
teotihuacan-group-flip = Use a discovery tile
teotihuacan-action-keep = Keep tiles { $first } and { $second }
teotihuacan-action-pick = Tile { $tile }
teotihuacan-action-raise = Worker of power { $power }
teotihuacan-action-place = { $board }
teotihuacan-action-worker = Worker of power { $power }: { $board }
teotihuacan-action-move = { $distance ->
    [one] { $distance } board onwards
   *[other] { $distance } boards onwards
}
teotihuacan-action-unlock-turn = Spend the turn on unlocking all
teotihuacan-action-unlock = Pay 3 cocoa and unlock all
teotihuacan-action-collect = Collect cocoa
teotihuacan-action-main = { $free ->
    [yes] Main action, fee waived
   *[no] Main action
}
teotihuacan-action-worship = Worship
teotihuacan-action-option = { $option ->
    [ability] Use the ability
    [discovery] Take the discovery tile
    [ability-discovery] Ability, then tile, for 1 cocoa
   *[discovery-ability] Tile, then ability, for 1 cocoa
}{ $free ->
    [yes] {" "}(fee waived)
   *[no] {""}
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Printed reward
teotihuacan-action-decline = No, thanks
teotihuacan-action-flip = Use: { $tile }
teotihuacan-action-step = { $temple ->
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}
teotihuacan-action-take = Take { $goods }
teotihuacan-action-exchange = { $times ->
    [one] Exchange { $times } time
   *[other] Exchange { $times } times
}
teotihuacan-action-pay = Pay { $goods }
teotihuacan-action-row = { $row ->
    [top] Top row
    [centre] Centre row
   *[bottom] Bottom row
}
teotihuacan-action-decoration = Decoration { $tile }
teotihuacan-action-side = { $side ->
    [top] Top side
    [right] Right side
    [bottom] Bottom side
   *[left] Left side
}
teotihuacan-action-tile = Pyramid tile { $tile }
teotihuacan-action-square = Square { $square }
teotihuacan-action-discount = { $discount ->
    [stone] Save one stone
    [wood] Save one wood
   *[none] Save nothing yet
}
teotihuacan-action-rotate = Turn by { $rotation }°
teotihuacan-action-stop = No more tiles
teotihuacan-action-power = Power { $power }: { $board }
teotihuacan-action-power-moved = Power { $power }: the worker that moved
teotihuacan-action-ascend = { $reward ->
    [points] 5 points
    [cocoa] 5 cocoa
    [temple] A step on any temple
    [temples] 3 cocoa for two steps on any temples
   *[worker] The fourth worker and 2 cocoa
}
teotihuacan-action-salary = { $count ->
    [0] Pay nothing
   *[other] Pay { $count } cocoa
}
teotihuacan-action-salary-free = Waive the salary with a tile
teotihuacan-action-done = End the turn

## Log

teotihuacan-event-deal = You are dealt starting tiles { $tiles }.
teotihuacan-event-choose = { $player } has chosen starting tiles.
teotihuacan-event-starting-tiles = Starting tiles: { $kept }.
teotihuacan-event-pick = { $player } picks starting tile { $tile }.
teotihuacan-event-place = { $player } begins with { $glyph }: { $board }.
teotihuacan-event-return = { $count ->
    [one] { $count } discovery tile is shuffled back.
   *[other] { $count } discovery tiles are shuffled back.
}
teotihuacan-event-neutral = Neutral workers { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } gains { $goods }.
teotihuacan-event-pay = { $player } pays { $goods }.
teotihuacan-event-waive = { $player } waives { $cocoa } { $glyph }.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } from a temple.
    [board] { $player }: { teotihuacan-points } { $glyph } from the board.
    [technology] { $player }: { teotihuacan-points } { $glyph } from a technology.
    [shared] { $player }: { teotihuacan-points } { $glyph } for a technology that another develops.
    [royal] { $player }: { teotihuacan-points } { $glyph } from the royal tile.
    [nobles] { $player }: { teotihuacan-points } { $glyph } for the building.
    [decorations] { $player }: { teotihuacan-points } { $glyph } for the decoration.
    [construction] { $player }: { teotihuacan-points } { $glyph } for the pyramid tile.
    [tile] { $player }: { teotihuacan-points } { $glyph } from a discovery tile.
    [ascension] { $player }: { teotihuacan-points } { $glyph } for the ascension.
    [avenue] { $player }: { teotihuacan-points } { $glyph } for the Avenue.
    [leader] { $player }: { teotihuacan-points } { $glyph } for leading on the pyramid track.
    [track] { $player }: { teotihuacan-points } { $glyph } for the pyramid track.
    [masks] { $player }: { teotihuacan-points } { $glyph } for masks.
    [salary] { $player }: { teotihuacan-points } { $glyph } for unpaid salary.
    [bonus] { $player }: { teotihuacan-points } { $glyph } from a bonus tile.
    [exchange] { $player }: { teotihuacan-points } { $glyph } for cocoa.
    [goods] { $player }: { teotihuacan-points } { $glyph } for goods.
   *[markers] { $player }: { teotihuacan-points } { $glyph } for technologies.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: blue temple { $glyph }, step { $step }.
    [red] { $player }: red temple { $glyph }, step { $step }.
   *[green] { $player }: green temple { $glyph }, step { $step }.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } can not step on the blue temple { $glyph }.
    [red] { $player } can not step on the red temple { $glyph }.
   *[green] { $player } can not step on the green temple { $glyph }.
}
teotihuacan-event-avenue = { $player }: Avenue { $glyph }, step { $step }.
teotihuacan-event-track = { $player }: pyramid track { $glyph }, step { $step }.
teotihuacan-event-claim = { $player } takes a discovery tile { $glyph }: { $tile }.
teotihuacan-event-refill = New discovery tile { $glyph }: { $board }.
teotihuacan-event-refill-none = No discovery tile is left for this board: { $board }.
teotihuacan-event-flip = { $player } uses a discovery tile { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } develops { $glyph }. { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } pays to unlock { $glyph }: { $boards }.
   *[no] { $player } unlocks { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } moves { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } collects cocoa { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } worships for the tile { $glyph }: { $board }.
    [ability] { $player } worships for the ability { $glyph }: { $board }.
   *[other] { $player } worships for ability and tile { $glyph }: { $board }.
}
teotihuacan-event-oust = { $other } frees the worker of { $player }: { $board }.
teotihuacan-event-main = { $workers ->
    [one] { $player } acts { $glyph } with { $workers } worker: { $board }.
   *[other] { $player } acts { $glyph } with { $workers } workers: { $board }.
}
teotihuacan-event-extra-worker = { $workers ->
    [one] { $workers } worker counts now.
   *[other] { $workers } workers count now.
}
teotihuacan-event-royal = { $player } uses { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } builds { $glyph } in the top row: { $value }.
    [centre] { $player } builds { $glyph } in the centre row: { $value }.
   *[bottom] { $player } builds { $glyph } in the bottom row: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } decorates { $glyph } on level { $level }.
    [one] { $player } decorates { $glyph } on level { $level }: { $matches } match.
   *[other] { $player } decorates { $glyph } on level { $level }: { $matches } matches.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } places { $glyph } on { $square }.
    [one] { $player } places { $glyph } on { $square }: { $matches } match.
   *[other] { $player } places { $glyph } on { $square }: { $matches } matches.
}
teotihuacan-event-power = { $player }: { $glyph } has power { $power } now.
teotihuacan-event-ascend = { $player }: a worker ascends { $glyph }.
teotihuacan-event-ascend-reward = { $player } chooses: { $reward }.
teotihuacan-event-worker = { $player }: the fourth worker { $glyph } enters the Palace.
teotihuacan-event-light = { $why ->
    [ascension] The sun { $glyph } moves to { $light } for the ascension.
    [pyramid] The sun { $glyph } moves to { $light }: the pyramid is finished.
   *[turn] The sun { $glyph } moves to { $light }.
}
teotihuacan-event-final-round = The sun meets the moon: one more round.
teotihuacan-event-eclipse = { $number ->
    [1] First eclipse { $glyph }: { $avenue_value } for each Avenue step, { $step_value } for each pyramid step.
    [2] Second eclipse { $glyph }: { $avenue_value } for each Avenue step, { $step_value } for each pyramid step.
   *[3] Last eclipse { $glyph }: { $avenue_value } for each Avenue step, { $step_value } for each pyramid step.
}
teotihuacan-event-track-reset = The markers on the pyramid track go back to 0.
teotihuacan-event-salary = { $free ->
    [yes] { $player } waives the salary of { $due }.
   *[no] { $player } pays { $paid } of { $due } cocoa as salary.
}
teotihuacan-event-calendar = The sun goes back to { $light }, the moon to { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] The game is over: the pyramid is finished.
   *[third-eclipse] The game is over after the third eclipse.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } rolls { $dice } = { $sum }: slot { $slot }, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot takes the consolation instead.
   *[other] { $lacks ->
        [worker] { $name }, step { $step }: no worker there. { $board }
        [goods] { $name }, step { $step }: goods are missing. { $board }
        [tile] { $name }, step { $step }: no tile is left. { $board }
        [space] { $name }, step { $step }: no space is free. { $board }
        [technology] { $name }, step { $step }: no technology is left. { $board }
        [building] { $name }, step { $step }: no building is left. { $board }
        [mask] { $name }, step { $step }: no mask that it can buy. { $board }
        [action] { $name }, step { $step }: no action there. { $board }
       *[other] { $name }, step { $step }: done. { $board }
    }
}
teotihuacan-event-bot-advance = Teotibot's worker { $glyph } goes on: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot worships: { $from } → { $to }.
teotihuacan-event-bot-flee = Teotibot's worker is freed and goes on: { $from } → { $to }.
teotihuacan-event-bot-discard = A discovery tile { $glyph } leaves the game: { $board }.
teotihuacan-event-bot-shift = The action pyramid shifts; aside now: { $name }.
teotihuacan-event-bot-directions = Direction tiles: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot turns { $cocoa } cocoa into { teotihuacan-points }.

## Why not

teotihuacan-refusal-already-developed = You have this technology already.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [one] With { $workers } worker it is another row.
   *[other] With { $workers } workers it is another row.
}
teotihuacan-refusal-another-royal-tile = This royal tile does something else.
teotihuacan-refusal-ascension-comes-first = The ascension comes first.
teotihuacan-refusal-equal-workers-in-order-of-boards = Equal workers are placed in the order of the boards.
teotihuacan-refusal-fee-too-high = The fee is { $fee } cocoa, you have { $cocoa }.
teotihuacan-refusal-fees-too-high = The fees are { $fee } cocoa, you have { $cocoa }.
teotihuacan-refusal-fourth-worker-is-in-play = Your fourth worker is in play already.
teotihuacan-refusal-freeing-costs-1-cocoa = Freeing the worker on this space costs 1 cocoa.
teotihuacan-refusal-game-is-over = The game is over.
teotihuacan-refusal-gold-is-missing = Gold is missing: you have not enough for this.
teotihuacan-refusal-goods-are-missing = Goods are missing for this.
teotihuacan-refusal-lower-row-needs-two-workers = The lower row needs two workers, or one of power 4 or 5.
teotihuacan-refusal-more-than-due-or-in-hand = The salary is { $due }, you have { $cocoa } cocoa.
teotihuacan-refusal-more-than-the-power = No more than the worker's power allows: { $power }.
teotihuacan-refusal-no-building-left = No building is left.
teotihuacan-refusal-no-cocoa-for-a-step = A step costs 1 cocoa.
teotihuacan-refusal-no-cocoa-for-technology-13 = Technology 13 costs 1 cocoa.
teotihuacan-refusal-no-cocoa-to-exchange = You have { $cocoa } cocoa to exchange.
teotihuacan-refusal-no-decoration-left = No decoration is left.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = No equal worker stands beside the one that moved.
teotihuacan-refusal-no-free-cocoa-tile = You have no free-cocoa tile.
teotihuacan-refusal-no-legal-space = No space for a decoration is ready.
teotihuacan-refusal-no-locked-worker = None of your workers is locked.
teotihuacan-refusal-no-main-action-at-the-palace = The Palace has no main action.
teotihuacan-refusal-no-more-tiles-than-workers = { $workers ->
    [one] No more tiles than workers: { $workers }.
   *[other] No more tiles than workers: { $workers }.
}
teotihuacan-refusal-no-pyramid-tile-left = No pyramid tile is left.
teotihuacan-refusal-no-room-in-a-permitted-row = No row for so many workers has room.
teotihuacan-refusal-no-square-can-be-paid = No square can be paid: you have { $stone } stone and { $wood } wood.
teotihuacan-refusal-no-starting-worker-of-that-power = No starting worker has power { $power }.
teotihuacan-refusal-no-such-step-due = No step on this temple is due.
teotihuacan-refusal-no-such-tile = You have no such tile.
teotihuacan-refusal-no-such-unlocked-worker = No such unlocked worker: power { $power }, { $board }.
teotihuacan-refusal-no-such-worker = No such worker: power { $power }, { $board }.
teotihuacan-refusal-no-such-worship-space = There is no such worship space. { $board }
teotihuacan-refusal-no-technology-to-develop = No technology can be developed with { $gold } gold and these workers.
teotihuacan-refusal-no-tile-at-the-board = No discovery tile lies here. { $board }
teotihuacan-refusal-not-before-its-action = A worker that has moved powers up after its action.
teotihuacan-refusal-not-dealt-to-you = These tiles were not dealt to you.
teotihuacan-refusal-not-in-an-unlock-turn = Not in a turn spent on unlocking.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Not in the middle of another choice.
teotihuacan-refusal-not-on-display = This technology is not on display.
teotihuacan-refusal-not-on-offer = This tile is not on offer.
teotihuacan-refusal-not-on-your-tiles-or-taken = This board is not on your tiles, or taken by your worker. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = This worker has not moved.
teotihuacan-refusal-not-open = This starting tile is not open.
teotihuacan-refusal-not-with-this-discount = The tile can not be paid with this discount.
teotihuacan-refusal-nothing-to-waive = There is no fee to waive.
teotihuacan-refusal-only-instead-of-moving = Unlocking all takes the whole turn, instead of moving.
teotihuacan-refusal-only-on-the-board-of-the-action = Only workers on the board of the action power up. { $board }
teotihuacan-refusal-only-with-its-action = This tile is used with its action. { $tile }
teotihuacan-refusal-only-with-the-movement = Choose a worker first, then use this tile with its move. { $tile }
teotihuacan-refusal-other-number-of-resources = { $due ->
    [one] Choose { $due } resource.
   *[other] Choose { $due } resources.
}
teotihuacan-refusal-own-worker-on-the-space = Your own worker is on this space.
teotihuacan-refusal-price-too-high = You can not pay for this tile. It costs: { $price }.
teotihuacan-refusal-pyramid-is-finished = The pyramid is finished.
teotihuacan-refusal-row-is-full = This row is full.
teotihuacan-refusal-royal-tile-is-compulsory = At the Palace the royal tile must be used.
teotihuacan-refusal-same-as-another-rotation = Turned like this the tile is the same.
teotihuacan-refusal-side-is-full = This side is full.
teotihuacan-refusal-something-else-is-asked = Something else is decided now.
teotihuacan-refusal-square-is-filled = { $square } is filled.
teotihuacan-refusal-squares-are-missing = The squares below this decoration are not filled yet.
teotihuacan-refusal-support-is-missing = { $square } needs four tiles below it.
teotihuacan-refusal-temple-can-not-move = Your marker can not move on this temple.
teotihuacan-refusal-tile-does-not-lie-there = This tile does not lie there.
teotihuacan-refusal-too-far = A worker moves one to three boards.
teotihuacan-refusal-two-steps-cost-3-cocoa = Two steps cost 3 cocoa.
teotihuacan-refusal-unlocking-costs-3-cocoa = Unlocking costs 3 cocoa, you have { $cocoa }.
teotihuacan-refusal-without-effect = This tile would do nothing now. { $tile }
teotihuacan-refusal-wood-is-missing = Wood is missing: { $due } are due, you have { $wood }.
teotihuacan-refusal-worker-is-locked = This worker is locked. { $board }

## Result

teotihuacan-tally-construction = Pyramid tiles
teotihuacan-tally-decorations = Decorations
teotihuacan-tally-nobles = Buildings of the nobles
teotihuacan-tally-avenue = Avenue of the Dead
teotihuacan-tally-track = Pyramid track
teotihuacan-tally-leader = Lead on the pyramid track
teotihuacan-tally-masks = Sets of masks
teotihuacan-tally-temple = Temples
teotihuacan-tally-bonus = Bonus tiles
teotihuacan-tally-board = Boards
teotihuacan-tally-technology = Technologies
teotihuacan-tally-shared = Technologies of others
teotihuacan-tally-royal = Royal tiles
teotihuacan-tally-tile = Discovery tiles
teotihuacan-tally-ascension = Ascensions
teotihuacan-tally-exchange = Cocoa turned into points
teotihuacan-tally-goods = Goods left
teotihuacan-tally-markers = Technology markers
teotihuacan-tally-earlier = Earlier
teotihuacan-tally-salary = Unpaid salary
teotihuacan-tally-total = Together
teotihuacan-tally-cocoa = Cocoa left
teotihuacan-outcome = { $outcome ->
    [pyramid] The pyramid was finished.
   *[third-eclipse] The third eclipse has come.
}
teotihuacan-chart = Points after each move

## Guide

guide-teotihuacan-city = Eight boards lie round the pyramid. Your dice are workers: the number on top is their power.
guide-teotihuacan-goal = Points come from the pyramid, its decorations, the Avenue, temples and masks; the eclipses count most of them.
guide-teotihuacan-worker = Pick one of your dice below or on a board. It walks one to three boards clockwise; gold numbers show how far.
guide-teotihuacan-acts = On arrival it collects cocoa, worships, or acts. Cost stands above, gain below. After acting it powers up.
guide-teotihuacan-cocoa = Acting costs cocoa for each colour of dice on the board; collecting gains one more than that. Keep some for the salary.
guide-teotihuacan-pyramid = Tiles on the pyramid score for their level and for icons that match those below. Touch the pyramid to see it large.
guide-teotihuacan-eclipse = When the sun meets the moon, one more round follows, then the eclipse. After the third the game is over.
