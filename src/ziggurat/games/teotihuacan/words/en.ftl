## On the home page and at a new table

game-teotihuacan = Teotihuacan
game-teotihuacan-lead = Move your workers around the city and build the Pyramid of the Sun before the Eclipse.
game-teotihuacan-players = 1–4 players
game-teotihuacan-time = 90–120 min
option-teotihuacan-setup = Setup
option-teotihuacan-setup-value = { $value ->
    [first] First game
    [draft] Draft of Starting tiles
   *[normal] Choice of Starting tiles
}
option-teotihuacan-setup-means = { $value ->
    [first] Everything is laid out and dealt, and the game begins with the first turn. Best for the first time.
    [draft] Starting tiles lie open, and players pick in turn and back again.
   *[normal] Everybody gets four Starting tiles and keeps two.
}
option-teotihuacan-eclipse = Eclipse
option-teotihuacan-eclipse-value = { $value ->
    [dark] Dark Eclipse
   *[normal] Normal
}
option-teotihuacan-eclipse-means = { $value ->
    [dark] An Eclipse comes at once when the discs meet, even in the middle of a round. The game is shorter and harder to plan.
   *[normal] After the discs meet, everybody gets one more full round.
}
option-teotihuacan-direction = Direction tile for a shift
option-teotihuacan-direction-value = { $value ->
    [sequence] The upper one first
   *[rows] The one beside the row
}
option-teotihuacan-direction-means = { $value ->
    [sequence] The upper direction tile governs the first shift of every turn.
   *[rows] The direction tile beside a row governs its shift.
}
option-teotihuacan-teotibot = Teotibot
option-teotihuacan-teotibot-value = { $value ->
    [easier] Easier
    [harder] Harder
   *[written] Standard
}
option-teotihuacan-teotibot-means = { $value ->
    [easier] One notch less of everything below.
    [harder] One notch more of everything below.
   *[written] Teotibot as the rulebook describes it.
}
option-teotihuacan-bot_gold = Teotibot’s worker at the Gold Deposits
option-teotihuacan-bot_gold-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_gold-means = Its power at the start, more or less than usual.
option-teotihuacan-bot_nobles = Teotibot’s worker at the Nobles
option-teotihuacan-bot_nobles-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_nobles-means = Its power at the start, more or less than usual.
option-teotihuacan-bot_construction = Teotibot’s worker at Construction
option-teotihuacan-bot_construction-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_construction-means = Its power at the start, more or less than usual.
option-teotihuacan-bot_resources = Teotibot’s resources
option-teotihuacan-bot_resources-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_resources-means = How many more or fewer of each kind it starts with.
option-teotihuacan-bot_exchange = Teotibot’s points for cocoa
option-teotihuacan-bot_exchange-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_exchange-means = How many points more or fewer it gets for 10 cocoa.
option-teotihuacan-bot_worship = Teotibot’s Worship action
option-teotihuacan-bot_worship-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_worship-means = How many steps further or less far it advances.
option-teotihuacan-bot_bonus = Teotibot’s Temple Bonus tiles
option-teotihuacan-bot_bonus-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_bonus-means = Points more or fewer for each tile it reaches.
option-teotihuacan-bot_markers = Teotibot’s technologies
option-teotihuacan-bot_markers-value = { $value ->
    [preset] As the level says
   *[other] { $value }
}
option-teotihuacan-bot_markers-means = Points more or fewer for each marker at the end.

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
teotihuacan-goods-object = { teotihuacan-goods }
teotihuacan-resources = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
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
teotihuacan-avenue-step = Avenue of the Dead, step { $step }
teotihuacan-avenue-value = Avenue of the Dead: { $value } for each step at the next Eclipse
teotihuacan-track = Pyramid track
teotihuacan-power-up = Power-up
teotihuacan-any-technology = Technology
teotihuacan-discovery-tile = Discovery tile
teotihuacan-starting-tile = starting tile { $number }
teotihuacan-starting-tiles = Starting tiles
teotihuacan-discovery = { $tile ->
    [mask_1] Mask of kind 1
    [mask_2] Mask of kind 2
    [mask_3] Mask of kind 3
    [mask_4] Mask of kind 4
    [mask_5] Mask of kind 5
    [mask_6] Mask of kind 6
    [mask_7] Mask of kind 7
    [vp4] 4 points
    [resources3] 3 resources of your choice
    [resources2] 2 resources of your choice
    [avenue] Advance on the Avenue of the Dead
    [temple_any] Advance on any temple
    [temple_blue] Advance on the blue temple
    [temple_red] Advance on the red temple
    [temple_green] Advance on the green temple
    [cocoa4] 4 cocoa
    [power_up2] Two power-ups
    [double_move] Double move: two workers move together
    [free_cocoa] Free cocoa: one fee or salary costs you nothing
    [move_anywhere] Move anywhere: up to eight boards
   *[extra_worker] Extra worker: one more worker counts
}
teotihuacan-tile-price = { $name }; costs { $price }
teotihuacan-tile-free = { $name }; costs nothing
teotihuacan-no-tiles = No tiles left here
teotihuacan-free = free
teotihuacan-technology = { $number ->
    [1] Technology 1: 1 cocoa when your move reaches or passes the Palace
    [3] Technology 3: 3 points after Alchemy or Nobles
    [5] Technology 5: 1 extra resource of that kind at the Forest, Quarry or Gold Deposits
    [7] Technology 7: 1 cocoa and 1 point after Forest, Quarry or Gold Deposits
    [9] Technology 9: 4 points after Decorations
    [11] Technology 11: 3 points after Construction
    [13] Technology 13: pay 1 cocoa for one more power-up after a main action
    [15] Technology 15: at Construction one more worker counts, and you pay one stone or wood less
   *[17] Technology 17: advance on any temple after Construction
}
teotihuacan-technology-tile = Technology { $number }
teotihuacan-royal = { $number ->
    [1] Royal tile 1: gain as much cocoa as the worker’s power, and 1 more
    [2] Royal tile 2: pay 1 cocoa and gain 1 wood and 1 stone, up to as many times as the worker’s power
    [3] Royal tile 3: pay 1 resource and gain 2 cocoa, up to as many times as the worker’s power
    [4] Royal tile 4: 2 points per technology you have, counting at most as many as the worker’s power
    [5] Royal tile 5: 2 points per step on the Pyramid track, counting at most as many as the worker’s power
    [6] Royal tile 6: pay 1 cocoa and gain 1 stone and 1 gold, up to as many times as the worker’s power
    [7] Royal tile 7: pay 1 cocoa and 1 resource, gain as many resources as the worker’s power
    [8] Royal tile 8: pay 1 cocoa and advance on any temple, up to as many times as the worker’s power minus 1
   *[9] Royal tile 9: 1 point per Avenue step, counting at most one more than the worker’s power
}
teotihuacan-royal-tile = Royal tile { $number }
teotihuacan-bonus = { $number ->
    [1] Temple Bonus: your best set of masks once more
    [2] Temple Bonus: 5 points for each of your technologies
    [3] Temple Bonus: 15 points
    [4] Temple Bonus: 3 points for each Avenue step
    [5] Temple Bonus: 9 points for each Temple Bonus tile reached
    [6] Temple Bonus: 2 points for each Discovery tile that is not a mask
   *[7] Temple Bonus: 4 points for each worker of power 1 to 3, 9 for each of power 4 or 5
}
teotihuacan-bot-tile = { $tile ->
    [construction] Construction
    [decorations] Decorations
    [alchemy] Alchemy
    [nobles] Nobles
    [mastery] Mastery
    [worship] Worship
   *[mask_collection] Mask Collection
}
teotihuacan-bot-aside = Set aside
teotihuacan-direction = { $direction ->
    [left] left
   *[right] right
}
teotihuacan-tile = Pyramid tile { $number }
teotihuacan-decoration = Decoration { $number }
teotihuacan-row = { $row ->
    [top] Top row of the Nobles
    [centre] Centre row of the Nobles
   *[bottom] Bottom row of the Nobles
}
teotihuacan-worker-of = { $player }’s worker, power { $power }, { $board }
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
    [one] { $count } used Discovery tile
   *[other] { $count } used Discovery tiles
}
teotihuacan-last-player = Last Player: the light disc moves after this turn
teotihuacan-kept = { $player }: { $tiles }

## The table

teotihuacan-eclipse-number = { $number ->
    [1] 1st Eclipse
    [2] 2nd Eclipse
   *[3] 3rd Eclipse
}
teotihuacan-calendar = Calendar: light disc on { $light }, dark disc on { $dark }
teotihuacan-final-round = Final round before the Eclipse
teotihuacan-ascension = Ascension
teotihuacan-buildings = { $count ->
    [one] { $count } building left; each Avenue step is worth { $value }
   *[other] { $count } buildings left; each Avenue step is worth { $value }
}
teotihuacan-steps-left = { $count ->
    [one] step to the Eclipse
   *[other] steps to the Eclipse
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
teotihuacan-turn-tile = Rotate
teotihuacan-turn-left = Rotate left
teotihuacan-turn-right = Rotate right
teotihuacan-below = Icons covered and icons on the tile
teotihuacan-level = Level { $level }
teotihuacan-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
teotihuacan-together = Total
teotihuacan-next-eclipse = At the Eclipse
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
teotihuacan-laying = { $what ->
    [turn] Turn and calendar
    [begins] Whose turn begins
    [light] Light disc
    [dark] Dark disc
    [eclipses] Eclipses so far
    [points] Points
    [board] Action board
    [power] Power
    [worship] Worship space
    [acting] Not locked
    [fourth] Add the fourth worker
    [away] Remove
    [buildings] Buildings of the Nobles
    [square] Square
    [tile] Pyramid tile
    [rotation] Rotation
   *[lay] Place
}
teotihuacan-laying-side = { $side ->
    [top] Top side
    [right] Right side
    [bottom] Bottom side
   *[left] Left side
}
teotihuacan-laying-refused = { $about ->
    [pyramid] This cannot be. A pyramid tile above the ground lies on four others, and whatever has something on it stays.
    [decorations] This cannot be. A decoration lies on the pyramid tiles of its level, and each side has room for four.
    [steps] This cannot be. There is room for only one marker on the topmost step of a temple.
    [workers] This cannot be. A player has three or four workers, and a worship space holds only one.
    [calendar] This cannot be. The light disc is never ahead of the dark disc.
    [turn] This cannot be while that decision is pending. Let a turn begin first.
   *[other] This cannot be: it does not fit the rest of the position.
}
teotihuacan-flip = Flip: { $tile }
teotihuacan-unlock = Unlock
teotihuacan-main = Main action
teotihuacan-main-free = Main action (free)
teotihuacan-main-in = Main action: { $board }
teotihuacan-go = Move to { $board }
teotihuacan-place-tile = Place the tile
teotihuacan-keep = Keep these two
teotihuacan-act-cocoa = { $board }: collect { $count } cocoa
teotihuacan-act-worship = { $board }: worship
teotihuacan-act-main = { $fee ->
    [0] { $board }: main action, no fee
   *[other] { $board }: main action for { $fee } cocoa
}

## Starting tiles

teotihuacan-starting = Keep two Starting tiles
teotihuacan-starting-pick = Pick a Starting tile
teotihuacan-starting-lead = You gain what a tile shows; your workers start on the boards it lists.
teotihuacan-starting-again = Back to the Starting tiles

## Who decides what

teotihuacan-waiting = { $player } is deciding.
teotihuacan-question-about = { $about } –
teotihuacan-question-keep = { $player }, keep two Starting tiles.
teotihuacan-question-pick = { $player }, pick a Starting tile.
teotihuacan-question-raise = { $player }, which worker starts with more power?
teotihuacan-question-linked = { $player }, claim the Discovery tile? { $tile }
teotihuacan-question-place = { $player }, where does the worker start?
teotihuacan-question-turn = { $player }, which worker moves?
teotihuacan-question-move = { $player }, where does the worker go?
teotihuacan-question-second = { $player }, which worker moves with it?
teotihuacan-question-act = { $board }: what does the worker do?
teotihuacan-question-lock = { $player }, which worker worships?
teotihuacan-question-option = { $player }, ability, Discovery tile or both?
teotihuacan-question-board-tile = { $player }, claim the Discovery tile? { $tile }
teotihuacan-question-temple = { $player }, on which temple do you advance?
teotihuacan-question-steps = { $player }, on which temple do you advance first?
teotihuacan-question-major = { $player }, a Discovery tile or the reward? { $tiles }
teotihuacan-question-spot = { $player }, claim a Discovery tile? { $tiles }
teotihuacan-question-take = { $count ->
    [one] { $player }, choose { $count } resource.
   *[other] { $player }, choose { $count } resources.
}
teotihuacan-question-royal = { $player }, use the Royal tile? { teotihuacan-royal }
teotihuacan-question-technology = { $player }, which technology?
teotihuacan-question-row = { $player }, which row of the Nobles?
teotihuacan-question-decoration = { $player }, which Decoration?
teotihuacan-question-side = { $player }, where does the Decoration go?
teotihuacan-question-build = { $player }, which pyramid tile?
teotihuacan-question-square = { $player }, where does the tile go?
teotihuacan-question-discount = { $player }, use the discount?
teotihuacan-question-rotate = { $player }, which way round does the tile go?
teotihuacan-question-power = { $player }, which worker powers up?
teotihuacan-question-power-more = { $player }, power up again?
teotihuacan-question-thirteen = { $player }, pay 1 cocoa for one more power-up?
teotihuacan-question-powers = { $count ->
    [one] { $player }, which worker powers up? { $count } left.
   *[other] { $player }, which worker powers up? { $count } left.
}
teotihuacan-question-reward = { $player }, choose a reward for the Ascension.
teotihuacan-question-end = { $player }, end your turn.
teotihuacan-question-salary = { $player }, how much salary do you pay?

## Actions

teotihuacan-group-decide = Decisions
teotihuacan-group-flip = Flip a Discovery tile
teotihuacan-action-keep = Keep tiles { $first } and { $second }
teotihuacan-action-pick = Tile { $tile }
teotihuacan-action-raise = Worker of power { $power }
teotihuacan-action-place = { $board }
teotihuacan-action-worker = Worker of power { $power }: { $board }
teotihuacan-action-move = { $distance ->
    [one] Move { $distance } board
   *[other] Move { $distance } boards
}
teotihuacan-action-unlock-turn = Spend the turn unlocking all workers
teotihuacan-action-unlock = Pay 3 cocoa to unlock all workers
teotihuacan-action-collect = Collect cocoa
teotihuacan-action-main = { $free ->
    [yes] Main action (free)
   *[no] Main action
}
teotihuacan-action-worship = Worship
teotihuacan-action-option = { $option ->
    [ability] Use the ability
    [discovery] Claim the Discovery tile
    [ability-discovery] Ability, then tile, for 1 cocoa
   *[discovery-ability] Tile, then ability, for 1 cocoa
}{ $free ->
    [yes] {" "}(free)
   *[no] {""}
}
teotihuacan-action-option-here = { $option ->
    [ability] { $ability }
    [discovery] Discovery tile: { $tile }
    [ability-discovery] { $ability }, then: { $tile }
   *[discovery-ability] { $tile }, then: { $ability }
}{ $free ->
    [yes] {" "}(free)
   *[no] { $count ->
        [0] {""}
       *[other] {" "}(fee: { teotihuacan-goods })
    }
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Printed reward
teotihuacan-action-decline = No, thanks
teotihuacan-action-flip = Flip: { $tile }
teotihuacan-action-step = { $temple ->
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}
teotihuacan-action-take = Take { $goods }
teotihuacan-action-exchange = { $times ->
    [1] Exchange once
    [2] Exchange twice
    [one] Exchange { $times } time
   *[other] Exchange { $times } times
}
teotihuacan-action-pay = Pay { $goods }
teotihuacan-action-trade = Pay { $pay }, gain { $gain }
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
   *[none] Not on this tile
}
teotihuacan-action-rotate = Rotate { $rotation }°
teotihuacan-action-stop = No more tiles
teotihuacan-action-power = { $power ->
    [5] Worker of power 5 (Ascension): { $board }
   *[other] Worker of power { $power }: { $board }
}
teotihuacan-action-power-moved = Worker of power { $power }: the one you moved
teotihuacan-action-ascend = { $reward ->
    [points] 5 points
    [cocoa] 5 cocoa
    [temple] Advance on any temple
    [temples] Pay 3 cocoa, advance twice on any temples
   *[worker] The fourth worker and 2 cocoa
}
teotihuacan-action-salary = { $count ->
    [0] Pay nothing
   *[other] Pay { $count } cocoa
}
teotihuacan-action-salary-free = Flip a free-cocoa tile instead of paying the salary
teotihuacan-action-done = End turn
teotihuacan-action-worth = { $action }: { $worth }

## Log

teotihuacan-event-deal = You are dealt Starting tiles { $tiles }.
teotihuacan-event-choose = { $player } has chosen Starting tiles.
teotihuacan-event-starting-tiles = Starting tiles: { $kept }.
teotihuacan-event-pick = { $player } picks Starting tile { $tile }.
teotihuacan-event-place = { $player } starts with { $glyph }: { $board }.
teotihuacan-event-return = { $count ->
    [one] { $count } Discovery tile is shuffled back into the stack.
   *[other] { $count } Discovery tiles are shuffled back into the stack.
}
teotihuacan-event-neutral = Neutral workers { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } gains { $object }.
teotihuacan-event-pay = { $player } pays { $object }.
teotihuacan-event-waive = { $player } flips a free-cocoa tile { $glyph } instead of paying { $cocoa } cocoa.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } from a temple.
    [board] { $player }: { teotihuacan-points } { $glyph } from the board.
    [technology] { $player }: { teotihuacan-points } { $glyph } from a technology.
    [shared] { $player }: { teotihuacan-points } { $glyph } for a technology that another player develops.
    [royal] { $player }: { teotihuacan-points } { $glyph } from the Royal tile.
    [nobles] { $player }: { teotihuacan-points } { $glyph } for the building.
    [decorations] { $player }: { teotihuacan-points } { $glyph } for the Decoration.
    [construction] { $player }: { teotihuacan-points } { $glyph } for the pyramid tile.
    [tile] { $player }: { teotihuacan-points } { $glyph } from a Discovery tile.
    [ascension] { $player }: { teotihuacan-points } { $glyph } for the Ascension.
    [avenue] { $player }: { teotihuacan-points } { $glyph } for the Avenue.
    [leader] { $player }: { teotihuacan-points } { $glyph } for leading on the Pyramid track.
    [track] { $player }: { teotihuacan-points } { $glyph } for the Pyramid track.
    [masks] { $player }: { teotihuacan-points } { $glyph } for masks.
    [salary] { $player }: { teotihuacan-points } { $glyph } for unpaid salary.
    [bonus] { $player }: { teotihuacan-points } { $glyph } from a Temple Bonus tile.
    [exchange] { $player }: { teotihuacan-points } { $glyph } for cocoa.
    [goods] { $player }: { teotihuacan-points } { $glyph } for resources and cocoa left.
   *[markers] { $player }: { teotihuacan-points } { $glyph } for technologies.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: blue temple { $glyph }, step { $step }.
    [red] { $player }: red temple { $glyph }, step { $step }.
   *[green] { $player }: green temple { $glyph }, step { $step }.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } cannot advance on the blue temple { $glyph }.
    [red] { $player } cannot advance on the red temple { $glyph }.
   *[green] { $player } cannot advance on the green temple { $glyph }.
}
teotihuacan-event-avenue = { $player }: Avenue { $glyph }, step { $step }.
teotihuacan-event-track = { $player }: Pyramid track { $glyph }, step { $step }.
teotihuacan-event-claim = { $player } claims a Discovery tile { $glyph }: { $tile }.
teotihuacan-event-refill = New Discovery tile { $glyph }: { $board }.
teotihuacan-event-refill-none = No Discovery tile is left for this board: { $board }.
teotihuacan-event-flip = { $player } flips a Discovery tile { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } develops { $glyph } { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } pays to unlock { $glyph }: { $boards }.
   *[no] { $player } unlocks { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } moves { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } collects cocoa { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } worships { $glyph } and claims the Discovery tile: { $board }.
    [ability] { $player } worships { $glyph } and uses the ability: { $board }.
   *[other] { $player } worships { $glyph }, uses the ability and claims the Discovery tile: { $board }.
}
teotihuacan-event-oust = { $other } unlocks { $player }’s worker: { $board }.
teotihuacan-event-main = { $workers ->
    [one] { $player } takes the main action { $glyph } with { $workers } worker: { $board }.
   *[other] { $player } takes the main action { $glyph } with { $workers } workers: { $board }.
}
teotihuacan-event-extra-worker = { $workers ->
    [one] { $workers } worker now counts.
   *[other] { $workers } workers now count.
}
teotihuacan-event-royal = { $player } uses { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } builds { $glyph } in the top row: { $value }.
    [centre] { $player } builds { $glyph } in the centre row: { $value }.
   *[bottom] { $player } builds { $glyph } in the bottom row: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } places a Decoration { $glyph } on level { $level }.
    [one] { $player } places a Decoration { $glyph } on level { $level }: { $matches } match.
   *[other] { $player } places a Decoration { $glyph } on level { $level }: { $matches } matches.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } places a pyramid tile { $glyph } on { $square }.
    [one] { $player } places a pyramid tile { $glyph } on { $square }: { $matches } match.
   *[other] { $player } places a pyramid tile { $glyph } on { $square }: { $matches } matches.
}
teotihuacan-event-power = { $player }: { $glyph } now has power { $power }.
teotihuacan-event-ascend = { $player }: a worker ascends { $glyph }.
teotihuacan-event-ascend-reward = { $player } chooses: { $reward }.
teotihuacan-event-worker = { $player }: the fourth worker { $glyph } enters the Palace.
teotihuacan-event-light = { $why ->
    [ascension] The light disc { $glyph } moves to { $light } for the Ascension.
    [pyramid] The light disc { $glyph } moves to { $light }: the pyramid is finished.
   *[turn] The light disc { $glyph } moves to { $light }.
}
teotihuacan-event-final-round = The light disc has reached the dark disc: one more round, then the Eclipse.
teotihuacan-event-eclipse = { $number ->
    [1] First Eclipse { $glyph }: { $avenue_value } for each Avenue step, { $step_value } for each step on the Pyramid track.
    [2] Second Eclipse { $glyph }: { $avenue_value } for each Avenue step, { $step_value } for each step on the Pyramid track.
   *[3] Last Eclipse { $glyph }: { $avenue_value } for each Avenue step, { $step_value } for each step on the Pyramid track.
}
teotihuacan-event-track-reset = The markers on the Pyramid track go back to 0.
teotihuacan-event-salary = { $free ->
    [yes] { $player } flips a free-cocoa tile instead of paying a salary of { $due } cocoa.
   *[no] { $player } pays { $paid } of the { $due } cocoa due in salary.
}
teotihuacan-event-calendar = The light disc goes back to { $light }, and the dark disc moves to { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] The game is over: the pyramid is finished.
   *[third-eclipse] The game is over after the third Eclipse.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } rolls { $dice } = { $sum }: slot { $slot }, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot gains 5 cocoa and powers up its weakest worker instead.
   *[other] { $lacks ->
        [worker] { $name }, part { $step }: no worker there. { $board }
        [goods] { $name }, part { $step }: not enough resources. { $board }
        [tile] { $name }, part { $step }: no tile is left. { $board }
        [space] { $name }, part { $step }: no space is free. { $board }
        [technology] { $name }, part { $step }: no technology is left. { $board }
        [building] { $name }, part { $step }: no building is left. { $board }
        [mask] { $name }, part { $step }: no mask it can afford. { $board }
        [action] { $name }, part { $step }: no action there. { $board }
       *[other] { $name }, part { $step }: done. { $board }
    }
}
teotihuacan-event-bot-advance = Teotibot’s worker { $glyph } moves on: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot worships: { $from } → { $to }.
teotihuacan-event-bot-flee = Teotibot’s worker makes room and moves on: { $from } → { $to }.
teotihuacan-event-bot-discard = A Discovery tile { $glyph } leaves the game: { $board }.
teotihuacan-event-bot-shift = The action pyramid shifts; now set aside: { $name }.
teotihuacan-event-bot-directions = Direction tiles: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot exchanges { $cocoa } cocoa for { teotihuacan-points }.

## Why not

teotihuacan-refusal-act-first = First collect cocoa, worship or take the main action here.
teotihuacan-refusal-advance-must-be-made = You must advance on a temple if you can.
teotihuacan-refusal-already-developed = You already have this technology; choose another one.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [1] With 1 worker you build in the top row.
    [2] With 2 workers you build in the centre row or, if it is full, in the top row.
   *[other] With 3 workers you build in the bottom row or, if it is full, in another row.
}
teotihuacan-refusal-another-royal-tile = The Royal tile of this space does something else.
teotihuacan-refusal-ascension-comes-first = Finish the Ascension first.
teotihuacan-refusal-companion-from-the-same-board = The second worker of a double move starts from the same board.
teotihuacan-refusal-companion-is-another-worker = This worker is already moving; choose another one on its board.
teotihuacan-refusal-equal-workers-in-order-of-boards = Workers of equal power are the same, so place them in the order of the boards.
teotihuacan-refusal-fee-too-high = The main action costs { $fee } cocoa here, and you have { $cocoa }. You can still collect cocoa.
teotihuacan-refusal-fees-too-high = The fees are { $fee } cocoa, and you have { $cocoa }.
teotihuacan-refusal-first-power-up-is-compulsory = The first power-up must be taken.
teotihuacan-refusal-fourth-worker-is-in-play = Your fourth worker is already in play.
teotihuacan-refusal-freeing-costs-1-cocoa = This Worship space is occupied; taking it costs 1 cocoa.
teotihuacan-refusal-game-is-over = The game is over.
teotihuacan-refusal-gold-is-missing = You do not have enough gold for this.
teotihuacan-refusal-goods-are-missing = You do not have enough resources for this.
teotihuacan-refusal-lower-row-needs-two-workers = The lower row needs two workers, or a single worker of power 4 or 5.
teotihuacan-refusal-more-than-due-or-in-hand = The salary is { $due } cocoa, and you have { $cocoa }.
teotihuacan-refusal-more-than-the-power = The worker’s power allows { $power } at most.
teotihuacan-refusal-move-or-unlock-first = First move a worker, or spend the turn on unlocking.
teotihuacan-refusal-no-building-left = There are no buildings left.
teotihuacan-refusal-no-cocoa-for-a-step = Each advance costs 1 cocoa, and you have none.
teotihuacan-refusal-no-cocoa-for-technology-13 = Technology 13 costs 1 cocoa, and you have none.
teotihuacan-refusal-no-cocoa-to-exchange = You have only { $cocoa } cocoa to exchange.
teotihuacan-refusal-no-companion-there = A double move needs another unlocked worker of yours on the same board.
teotihuacan-refusal-no-decoration-left = There are no Decorations left.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = No other worker of the same power is on that board; choose the worker by its board and power.
teotihuacan-refusal-no-free-cocoa-tile = You have no free-cocoa tile.
teotihuacan-refusal-no-legal-space = No space is ready for a Decoration.
teotihuacan-refusal-no-locked-worker = None of your workers is locked.
teotihuacan-refusal-no-main-action-at-the-palace = The Palace has no main action. You can collect cocoa or worship.
teotihuacan-refusal-no-more-than-three-workers-count = You already count as three workers, and more than three never count.
teotihuacan-refusal-no-more-tiles-than-workers = { $workers ->
    [one] You can place { $workers } tile, one for each worker.
   *[other] You can place { $workers } tiles, one for each worker.
}
teotihuacan-refusal-no-pyramid-tile-left = There are no pyramid tiles left.
teotihuacan-refusal-no-room-in-a-permitted-row = None of the rows for this number of workers has room.
teotihuacan-refusal-no-square-can-be-paid = You cannot afford any square: you have { $stone } stone and { $wood } wood.
teotihuacan-refusal-no-starting-worker-of-that-power = None of your starting workers has power { $power }.
teotihuacan-refusal-no-such-step-due = You have no advance to make on this temple now.
teotihuacan-refusal-no-such-tile = You have no such tile.
teotihuacan-refusal-no-such-unlocked-worker = You have no unlocked worker of power { $power } there. { $board }
teotihuacan-refusal-no-such-worker = You have no worker of power { $power } there. { $board }
teotihuacan-refusal-no-such-worship-space = There is no such Worship space here. { $board }
teotihuacan-refusal-no-technology-to-develop = You cannot develop any technology with { $gold } gold and these workers.
teotihuacan-refusal-no-tile-at-the-board = There is no Discovery tile here. { $board }
teotihuacan-refusal-not-before-its-action = The worker you moved may not ascend before its action.
teotihuacan-refusal-not-dealt-to-you = These tiles were not dealt to you.
teotihuacan-refusal-not-in-an-unlock-turn = Workers are already being unlocked this turn; 3 cocoa can be paid only in a normal turn.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Finish the choice you have begun first.
teotihuacan-refusal-not-on-display = This technology is not on display.
teotihuacan-refusal-not-on-offer = This tile is not on display.
teotihuacan-refusal-not-on-your-tiles-or-taken = Workers start on different boards that your tiles list; this is not one, or your worker is already there. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = Only a worker that moved this turn can worship.
teotihuacan-refusal-not-open = This Starting tile is not on display.
teotihuacan-refusal-not-with-this-discount = You cannot afford this tile with that discount.
teotihuacan-refusal-nothing-to-waive = There is no fee here, so the free-cocoa tile is not needed.
teotihuacan-refusal-only-free-cocoa-for-the-salary = Only a free-cocoa tile can be flipped for the salary.
teotihuacan-refusal-only-instead-of-moving = Unlocking all workers for free takes the whole turn; you have already begun to move.
teotihuacan-refusal-only-on-the-board-of-the-action = Only workers on the board of the main action can power up. { $board }
teotihuacan-refusal-only-with-its-action = Flip this tile together with its action. { $tile }
teotihuacan-refusal-only-with-the-movement = Choose a worker first, then flip this tile with its move. { $tile }
teotihuacan-refusal-other-number-of-resources = { $due ->
    [one] Choose { $due } resource.
   *[other] Choose { $due } resources.
}
teotihuacan-refusal-own-worker-on-the-space = Your own worker is on this Worship space; unlock it first.
teotihuacan-refusal-place-at-least-one-tile = Place at least one tile before you stop.
teotihuacan-refusal-power-ups-of-a-tile-are-compulsory = The power-ups of a Discovery tile must be taken.
teotihuacan-refusal-price-too-high = You cannot pay for this tile. It costs { $price }.
teotihuacan-refusal-pyramid-is-finished = The pyramid is finished.
teotihuacan-refusal-row-is-full = This row is full; choose another one.
teotihuacan-refusal-royal-tile-is-compulsory = At the Palace you must use the Royal tile; the Discovery tile alone is not possible.
teotihuacan-refusal-same-as-another-rotation = This rotation looks the same as another one; choose that one.
teotihuacan-refusal-side-is-full = This side is full; choose another one.
teotihuacan-refusal-something-else-is-asked = Something else has to be decided first.
teotihuacan-refusal-square-is-filled = There is already a tile on { $square }.
teotihuacan-refusal-squares-are-missing = A Decoration needs the pyramid squares below it; they are not filled yet.
teotihuacan-refusal-support-is-missing = A tile on { $square } needs four tiles below it.
teotihuacan-refusal-takes-a-single-resource = This Royal tile takes a single resource.
teotihuacan-refusal-temple-can-not-move = Your marker cannot advance on this temple.
teotihuacan-refusal-tile-does-not-lie-there = This tile is not there.
teotihuacan-refusal-tile-or-printed-reward = Claim one of the tiles or take the printed reward.
teotihuacan-refusal-too-far = A worker moves one, two or three boards.
teotihuacan-refusal-two-steps-cost-3-cocoa = Advancing twice costs 3 cocoa.
teotihuacan-refusal-two-workers-move-already = Two workers are already moving.
teotihuacan-refusal-unlocking-costs-3-cocoa = Unlocking costs 3 cocoa, and you have { $cocoa }. You can spend a turn on it instead.
teotihuacan-refusal-without-effect = This tile would have no effect now. { $tile }
teotihuacan-refusal-wood-is-missing = You need { $due } wood but have only { $wood }.
teotihuacan-refusal-worker-is-locked = This worker ({ $board }) is locked and cannot move; unlock it first.

## What each piece and place is

teotihuacan-explain-ascension = You advance on the Avenue of the Dead and take one of these rewards, and the light disc moves one step.
teotihuacan-explain-ascension-temples = The two advances on temples cost 3 cocoa. The fourth worker enters at the Palace with power 3 and brings 2 cocoa.
teotihuacan-explain-board-alchemy = Main action: pay gold for a technology, which then works for you until the end of the game.
teotihuacan-explain-board-cocoa = Collecting cocoa here gives { teotihuacan-goods }.
teotihuacan-explain-board-construction = Main action: place pyramid tiles, at most as many as you have workers here.
teotihuacan-explain-board-decorations = Main action: pay gold and place a Decoration on a side of the pyramid.
teotihuacan-explain-board-fee = { $count ->
    [0] The main action has no fee here.
   *[other] The fee for the main action here is { teotihuacan-goods }.
}
teotihuacan-explain-board-gold = A Decoration costs { $most }, { $less } or { $least } gold with one, two or three workers.
teotihuacan-explain-board-harvest = Main action: take what the table shows. The row is the number of your workers here, the column the power of the weakest.
teotihuacan-explain-board-nobles = Main action: pay wood, build in a row of the Nobles and advance on the Avenue of the Dead.
teotihuacan-explain-board-palace = The Palace has no main action. You can collect cocoa here or worship for a Royal tile.
teotihuacan-explain-board-workers = { $count ->
    [one] You have { $count } worker here, of power { $power }.
   *[other] You have { $count } workers here; the weakest has power { $power }.
}
teotihuacan-explain-bonus = { teotihuacan-bonus }
teotihuacan-explain-bonus-open = Not reached yet; as things stand it would be worth { teotihuacan-points }.
teotihuacan-explain-bonus-reached = You have reached it; as things stand it is worth { teotihuacan-points }.
teotihuacan-explain-buildings = { teotihuacan-buildings }
teotihuacan-explain-avenue = { teotihuacan-avenue-value }
teotihuacan-explain-avenue-own = You are on step { $step }: { teotihuacan-points } at the next Eclipse.
teotihuacan-explain-calendar = { $count ->
    [0] The light disc is on the dark disc.
    [one] The light disc is { $count } step away from the dark disc.
   *[other] The light disc is { $count } steps away from the dark disc.
}
teotihuacan-explain-calendar-final = { teotihuacan-final-round }
teotihuacan-explain-calendar-last = The next Eclipse is the last one.
teotihuacan-explain-calendar-salary = Salary due at the Eclipse: { teotihuacan-goods }.
teotihuacan-explain-decoration = { teotihuacan-decoration }: scores extra for each icon that matches the one below it.
teotihuacan-explain-discovery = { $free ->
    [yes] { $tile }; costs nothing
   *[no] { $tile }; costs { $price }
}
teotihuacan-explain-discovery-dear = You cannot pay for this tile now.
teotihuacan-explain-discovery-flip = You may flip it once, on your own turn.
teotihuacan-explain-discovery-own = { $tile }
teotihuacan-explain-good = { $good ->
    [cocoa] Cocoa pays fees and salaries. It is not a resource.
    [wood] Wood pays for buildings and for the higher levels of the pyramid.
    [stone] Stone pays for pyramid tiles.
   *[gold] Gold pays for technologies and Decorations.
}
teotihuacan-explain-last-player = { teotihuacan-last-player }
teotihuacan-explain-mask = { $tile }: sets of different masks score at every Eclipse.
teotihuacan-explain-neutral-worker = A neutral worker belongs to nobody, but its colour counts for cocoa and fees.
teotihuacan-explain-nobles-full = This row is full.
teotihuacan-explain-nobles-row = { $workers ->
    [1] You build in this row with one worker. The next space scores { $value }.
    [2] You build in this row with two workers. The next space scores { $value }.
   *[3] You build in this row with three workers. The next space scores { $value }.
}
teotihuacan-explain-points = Some points come at once, for what you build and develop; most come at the three Eclipses.
teotihuacan-explain-pyramid-tile = { teotihuacan-tile }: can be placed in any rotation; icons that match those below score.
teotihuacan-explain-royal = { teotihuacan-royal }
teotihuacan-explain-side-full = This side is full.
teotihuacan-explain-side-open = A Decoration of level { $level } can be placed here.
teotihuacan-explain-side-waits = A Decoration of level { $level } needs the pyramid squares below it.
teotihuacan-explain-slot = { teotihuacan-bot-tile } ({ $number })
teotihuacan-explain-square-filled = Tile { $number } is on { $square }.
teotihuacan-explain-square-open = A tile can be placed on { $square }: { teotihuacan-points }, and one more for each matching icon.
teotihuacan-explain-square-price = Price: { $goods }
teotihuacan-explain-square-waits = A tile on { $square } needs four tiles below it.
teotihuacan-explain-starting-tile = Starting tile { $number }: if you keep it, you gain what it shows, and your workers may start on the two boards it lists.
teotihuacan-explain-technology = { teotihuacan-technology }
teotihuacan-explain-technology-own = You have this technology.
teotihuacan-explain-technology-price = { $temple ->
    [blue] Price: { teotihuacan-goods }. You also advance on the blue temple.
    [red] Price: { teotihuacan-goods }. You also advance on the red temple.
   *[green] Price: { teotihuacan-goods }. You also advance on the green temple.
}
teotihuacan-explain-technology-shared = { $count ->
    [one] Another player has it and scores if you develop it: { $points }.
   *[other] { $count } other players have it, and each of them scores if you develop it: { $points }.
}
teotihuacan-explain-temple = Each advance moves your marker one step up and gives what is printed there.
teotihuacan-explain-temple-major = You could claim one of the Discovery tiles there instead.
teotihuacan-explain-temple-next = { $reward ->
    [resources] Your next step is { $step }. It gives resources of your choice: { $count }.
    [points] Your next step is { $step }. It gives points: { $count }.
    [cocoa] Your next step is { $step }. It gives { $count } cocoa.
   *[nothing] Your next step is { $step }. It gives nothing at once.
}
teotihuacan-explain-temple-stuck = Your marker cannot advance any further here.
teotihuacan-explain-teotibot = Teotibot rolls two dice, and their sum selects one of its action tiles.
teotihuacan-explain-track = { $value } for each step at the next Eclipse; then all markers go back to 0.
teotihuacan-explain-track-own = You are on step { $step }: { teotihuacan-points } at the next Eclipse.
teotihuacan-explain-worker = Your worker, power { $power }: { $board }
teotihuacan-explain-worker-locked = It is locked. Unlocking costs a turn or 3 cocoa.
teotihuacan-explain-worker-salary = Its salary at the Eclipse: { teotihuacan-goods }.
teotihuacan-explain-workers-locked = { $count ->
    [one] { $count } of them is locked on a Worship space.
   *[other] { $count } of them are locked on Worship spaces.
}
teotihuacan-explain-workers-of = { $count ->
    [one] { $player }: { $count } worker in play
   *[other] { $player }: { $count } workers in play
}
teotihuacan-explain-workers-salary = Salary for all of them at the Eclipse: { teotihuacan-goods }.
teotihuacan-explain-worship-any = Worship here to advance on any temple.
teotihuacan-explain-worship-own = Your own worker is locked here.
teotihuacan-explain-worship-taken = A worker is locked here. Taking the space costs 1 cocoa.
teotihuacan-explain-worship-temple = { $temple ->
    [blue] Worship here to advance on the blue temple.
    [red] Worship here to advance on the red temple.
   *[green] Worship here to advance on the green temple.
}

## Result

teotihuacan-tally-construction = Pyramid tiles
teotihuacan-tally-decorations = Decorations
teotihuacan-tally-nobles = Buildings
teotihuacan-tally-avenue = Avenue of the Dead
teotihuacan-tally-track = Pyramid track
teotihuacan-tally-leader = Lead on the Pyramid track
teotihuacan-tally-masks = Sets of masks
teotihuacan-tally-temple = Temples
teotihuacan-tally-bonus = Temple Bonus tiles
teotihuacan-tally-board = Boards
teotihuacan-tally-technology = Technologies
teotihuacan-tally-shared = Others’ technologies
teotihuacan-tally-royal = Royal tiles
teotihuacan-tally-tile = Discovery tiles
teotihuacan-tally-ascension = Ascensions
teotihuacan-tally-exchange = Cocoa exchanged for points
teotihuacan-tally-goods = Resources and cocoa left
teotihuacan-tally-markers = Technology markers
teotihuacan-tally-earlier = Earlier
teotihuacan-tally-salary = Unpaid salary
teotihuacan-tally-total = Total
teotihuacan-tally-cocoa = Cocoa left
teotihuacan-outcome = { $outcome ->
    [pyramid] The pyramid was finished.
   *[third-eclipse] The third Eclipse was over.
}
teotihuacan-chart = Points after each move

## Guide

guide-teotihuacan-city = Eight boards lie around the pyramid. Your dice are workers: the number on top is their power.
guide-teotihuacan-goal = Points come from the pyramid, its Decorations, the Avenue, temples and masks; most of them are scored at an Eclipse.
guide-teotihuacan-worker = Pick one of your dice below or on a board. It moves one to three boards clockwise; gold numbers show how far.
guide-teotihuacan-acts = There it collects cocoa, worships or takes the main action. The cost is shown above, the gain below. After a main action a worker powers up.
guide-teotihuacan-cocoa = A main action costs 1 cocoa for each colour of workers already on the board; collecting cocoa gains one more than that. Keep some for salaries.
guide-teotihuacan-pyramid = Tiles on the pyramid score for their level and for icons that match those below. Touch the pyramid to enlarge it.
guide-teotihuacan-eclipse = When the light disc reaches the dark disc, one more round is played, then comes the Eclipse. The game ends after the third.

## Reasons for a move

teotihuacan-reason-points = You score { teotihuacan-points }.
teotihuacan-reason-eclipse = It brings the Eclipse: { teotihuacan-points } for you.
teotihuacan-reason-goods = { $good ->
    [cocoa] You gain { teotihuacan-goods } for fees and salaries.
    [wood] You gain { teotihuacan-goods } for buildings and the higher levels of the pyramid.
    [stone] You gain { teotihuacan-goods } for tiles of the pyramid.
   *[gold] You gain { teotihuacan-goods } for technologies and Decorations.
}
teotihuacan-reason-pays = Costs { teotihuacan-goods }.
teotihuacan-reason-pyramid = { $count ->
    [one] A tile on the pyramid.
   *[other] { $count } tiles on the pyramid.
}
teotihuacan-reason-decoration = A Decoration on the pyramid.
teotihuacan-reason-noble = A building at the Nobles.
teotihuacan-reason-temple = { $temple ->
    [blue] { $count ->
        [one] You advance on the blue temple.
       *[other] You advance { $count } times on the blue temple.
    }
    [red] { $count ->
        [one] You advance on the red temple.
       *[other] You advance { $count } times on the red temple.
    }
   *[green] { $count ->
        [one] You advance on the green temple.
       *[other] You advance { $count } times on the green temple.
    }
}
teotihuacan-reason-avenue = { $count ->
    [one] A step on the Avenue of the Dead, which scores at every Eclipse.
   *[other] { $count } steps on the Avenue of the Dead, which scores at every Eclipse.
}
teotihuacan-reason-track = { $count ->
    [one] A step on the Pyramid track, which scores at the next Eclipse.
   *[other] { $count } steps on the Pyramid track, which scores at the next Eclipse.
}
teotihuacan-reason-technology = { teotihuacan-technology }.
teotihuacan-reason-power = { $count ->
    [one] A worker powers up and comes closer to Ascension.
   *[other] { $count } power-ups bring your workers closer to Ascension.
}
teotihuacan-reason-ascends = A worker ascends, and you choose a reward.
teotihuacan-reason-unlocks = { $count ->
    [one] A worker is unlocked and can move again.
   *[other] { $count } workers are unlocked and can move again.
}
teotihuacan-reason-worker = Your fourth worker enters play.
teotihuacan-reason-discovery = { $count ->
    [one] A Discovery tile to use when you need it.
   *[other] { $count } Discovery tiles to use when you need them.
}
teotihuacan-reason-mask = { $count ->
    [one] A mask: the more different ones you have, the more they score at every Eclipse.
   *[other] { $count } masks: the more different ones you have, the more they score at every Eclipse.
}
teotihuacan-reason-salary = You would have { $cocoa } cocoa, enough for the salary of { $due }.
teotihuacan-reason-salary-short = The salary will be { $due } cocoa, and you would have { $cocoa }.

## What it means for you

teotihuacan-means-shared = You have that technology, so the points are yours.
teotihuacan-means-build = Steps on the Pyramid track score at the Eclipse.
teotihuacan-means-noble = The fewer buildings are left, the less an Avenue step is worth.

## A scoring explained

teotihuacan-scoring-title = { $number ->
    [1] First Eclipse
    [2] Second Eclipse
   *[3] Last Eclipse
}

## Puzzles

teotihuacan-theme-eclipse = Eclipse
teotihuacan-theme-pyramid = Pyramid
teotihuacan-theme-nobles = Nobles
teotihuacan-theme-temple = Temple
teotihuacan-theme-avenue = Avenue
teotihuacan-theme-technology = Technology
teotihuacan-theme-worker = Worker
