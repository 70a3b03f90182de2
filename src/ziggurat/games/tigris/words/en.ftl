## On the home page and at a new table

game-tigris = Tigris & Euphrates
game-tigris-lead = Dynasties rise, join and clash between two rivers. Your weakest colour decides.
game-tigris-players = 2–4 players
game-tigris-time = 60–90 min
option-tigris-board = Board
option-tigris-board-value = { $value ->
    [advanced] Advanced
   *[standard] Standard
}
option-tigris-board-means = { $value ->
    [advanced] Fourteen temples hold treasures, and the rivers run differently.
   *[standard] Ten temples hold treasures.
}
option-tigris-buildings = Civilization buildings
option-tigris-buildings-value = { $value ->
    [on] Yes
   *[off] No
}
option-tigris-buildings-means = { $value ->
    [on] A row of tiles in one colour brings a building with extra points. Best from the second game on.
   *[off] The game without the extension.
}
option-tigris-scores = Points
option-tigris-scores-value = { $value ->
    [open] Open
   *[hidden] Hidden until the end
}
option-tigris-scores-means = { $value ->
    [open] Everybody sees all points. That helps while learning.
   *[hidden] You see only your own points until the end.
}

## Pieces

tigris-board = Tigris & Euphrates board
tigris-tile = { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}
tigris-tiles = { $tile ->
    [settlement] { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
    [temple] { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
    [farm] { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
   *[market] { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
}
tigris-leader = { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}
tigris-leaders = { $leader ->
    [king] Kings
    [priest] Priests
    [farmer] Farmers
   *[trader] Traders
}
tigris-dynasty = { $dynasty ->
    [archer] Archer
    [bull] Bull
    [potter] Potter
   *[lion] Lion
}
tigris-points = { $colour ->
    [black] { $count ->
        [one] { $count } black point
       *[other] { $count } black points
    }
    [red] { $count ->
        [one] { $count } red point
       *[other] { $count } red points
    }
    [blue] { $count ->
        [one] { $count } blue point
       *[other] { $count } blue points
    }
   *[green] { $count ->
        [one] { $count } green point
       *[other] { $count } green points
    }
}
tigris-stone = { $colour ->
    [black] Black
    [red] Red
    [blue] Blue
   *[green] Green
}
tigris-building = { $colour ->
    [black] palace
    [red] library
    [blue] granary
   *[green] market hall
}
tigris-monument = { $pair ->
    [black-red] black and red monument
    [black-green] black and green monument
    [black-blue] black and blue monument
    [red-green] red and green monument
    [red-blue] red and blue monument
   *[green-blue] green and blue monument
}
tigris-treasure = treasure
tigris-catastrophe = catastrophe
tigris-face-down = tile under a monument

## What is left

tigris-treasures-left = { $count ->
    [one] treasure left
   *[other] treasures left
}
tigris-bag-left = { $count ->
    [one] tile in the bag
   *[other] tiles in the bag
}
tigris-leader-home = { $leader ->
    [king] King, off the board
    [priest] Priest, off the board
    [farmer] Farmer, off the board
   *[trader] Trader, off the board
}
tigris-leader-stands = { $leader ->
    [king] King on { $cell }
    [priest] Priest on { $cell }
    [farmer] Farmer on { $cell }
   *[trader] Trader on { $cell }
}
tigris-points-hidden = Points are hidden until the end
tigris-treasures-of = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}

## Who decides what

tigris-question-turn = { $left ->
    [0] { $player }, end your turn.
   *[other] { $player }, choose what to do.
}
tigris-question-tile = { $player }, choose where the { tigris-tile } goes.
tigris-question-leader = { $player }, choose where the { tigris-leader } goes.
tigris-question-catastrophe = { $player }, choose where the catastrophe strikes.
tigris-question-swap = { $player }, choose tiles to swap.
tigris-question-war = { $player }, choose which conflict is settled next.
tigris-question-support-war = { $leader ->
    [king] { $player }, commit settlements to the war between kings.
    [priest] { $player }, commit temples to the war between priests.
    [farmer] { $player }, commit farms to the war between farmers.
   *[trader] { $player }, commit markets to the war between traders.
}
tigris-question-support-revolt = { $leader ->
    [king] { $player }, commit temples to the revolt between kings.
    [priest] { $player }, commit temples to the revolt between priests.
    [farmer] { $player }, commit temples to the revolt between farmers.
   *[trader] { $player }, commit temples to the revolt between traders.
}
tigris-question-building = { $player }, choose where to put the building.
tigris-question-square = { $player }, build a monument?
tigris-question-monument = { $player }, choose the monument.
tigris-question-treasure = { $player }, choose the treasure that stays.
tigris-waiting-turn = { $player } is playing.
tigris-waiting-war = { $player } is choosing which conflict is settled next.
tigris-waiting-support = { $player } is deciding how many tiles to commit.
tigris-waiting-building = { $player } is deciding about a building.
tigris-waiting-square = { $player } is deciding about a monument.
tigris-waiting-monument = { $player } is choosing a monument.
tigris-waiting-treasure = { $player } is choosing the treasure that stays.
tigris-act-end = { $left ->
    [one] End turn, { $left } action left
   *[other] End turn, { $left } actions left
}
tigris-actions-left = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}

## Actions

tigris-action-done = End turn
tigris-action-tile = { $tile ->
    [settlement] Settlement on { $cell }
    [temple] Temple on { $cell }
    [farm] Farm on { $cell }
   *[market] Market on { $cell }
}
tigris-action-leader = { $leader ->
    [king] King to { $cell }
    [priest] Priest to { $cell }
    [farmer] Farmer to { $cell }
   *[trader] Trader to { $cell }
}
tigris-action-withdraw = { $leader ->
    [king] Withdraw the king
    [priest] Withdraw the priest
    [farmer] Withdraw the farmer
   *[trader] Withdraw the trader
}
tigris-action-catastrophe = Catastrophe on { $cell }
tigris-action-swap = Swap { $tiles }
tigris-action-war = { $leader ->
    [king] War between kings
    [priest] War between priests
    [farmer] War between farmers
   *[trader] War between traders
}
tigris-action-support = { $count ->
    [0] Commit none
   *[other] Commit { tigris-tiles }
}
tigris-action-building = Building on { $cell }
tigris-action-no-building = No building
tigris-action-square = Monument with its top left corner on { $cell }
tigris-action-no-monument = No monument
tigris-action-monument = { $pair ->
    [black-red] Black and red
    [black-green] Black and green
    [black-blue] Black and blue
    [red-green] Red and green
    [red-blue] Red and blue
   *[green-blue] Green and blue
}
tigris-action-leave = Leave the treasure on { $cell }
tigris-group-tile = { $tile ->
    [settlement] Settlements
    [temple] Temples
    [farm] Farms
   *[market] Markets
}
tigris-group-catastrophe = Catastrophes
tigris-group-swap = Swaps
tigris-group-other = Decisions
tigris-act-swap = { $count ->
    [0] Swap
    [one] Swap { $count } tile
   *[other] Swap { $count } tiles
}
tigris-pick-tile = { $tile ->
    [settlement] Settlement, number { $number } in your hand
    [temple] Temple, number { $number } in your hand
    [farm] Farm, number { $number } in your hand
   *[market] Market, number { $number } in your hand
}
tigris-pick-catastrophe = { $count ->
    [one] Catastrophe, { $count } left
   *[other] Catastrophes, { $count } left
}
tigris-pick-swap = Swap tiles
tigris-pick-leader = { $leader ->
    [king] King
    [priest] Priest
    [farmer] Farmer
   *[trader] Trader
}

## What would follow

tigris-effect-plain = no immediate effect
tigris-effect-gain = { tigris-points } for you
tigris-effect-theirs = { tigris-points } for { $player }
tigris-effect-join = joins { $first } and { $second } in peace
tigris-effect-wars = { $count ->
    [one] { $cell } joins { $first } and { $second }: { $count } war
   *[other] { $cell } joins { $first } and { $second }: { $count } wars
}
tigris-effect-revolt = revolt against { $player }: { $attack } to { $defence } on the board
tigris-effect-returns = { $count ->
    [one] { $count } leader returns to its owner
   *[other] { $count } leaders return to their owners
}
tigris-chip-join = Joins { $first } and { $second } in peace
tigris-chip-war = { $cell } joins { $first } and { $second }
tigris-chip-revolt = Revolt on { $cell }
tigris-versus = { $name } { $attack } : { $defence } { $other }
tigris-cell-empty = { $cell }, { $ground ->
    [river] river
   *[land] land
}
tigris-cell-piece = { $cell }, { $piece }
tigris-cell-leader = { $cell }, { $player }’s { tigris-leader }, strength { $strength }
tigris-cell-with-treasure = with a treasure
tigris-cell-in = in kingdom { $numeral }
tigris-cell-face-down = under a monument
tigris-cell-possible = possible

## Conflict

tigris-war-title = { $leader ->
    [king] War between kings
    [priest] War between priests
    [farmer] War between farmers
   *[trader] War between traders
}
tigris-revolt-title = { $leader ->
    [king] Revolt between kings
    [priest] Revolt between priests
    [farmer] Revolt between farmers
   *[trader] Revolt between traders
}
tigris-war-cause = The tile on { $cell } has joined two kingdoms. Ties go to the defender.
tigris-war-joined = The tile on { $cell } has joined kingdoms { $first } and { $second }. Ties go to the defender.
tigris-kingdom = Kingdom { $numeral }
tigris-revolt-cause = Temples next to each leader count, and temples from hand. Ties go to the defender.
tigris-attacks = attacks
tigris-defends = defends
tigris-on-board = On the board
tigris-from-hand = From hand
tigris-strength = Strength
tigris-stands-on = on { $cell }
tigris-unknown = not known yet
tigris-fewer = One fewer
tigris-more = One more
tigris-send = { $count ->
    [0] You commit no tiles.
   *[other] You commit { tigris-tiles } (in your hand: { $held }).
}
tigris-answer-later = { $player } commits tiles after you.
tigris-answer-now = You commit last: this settles it.
tigris-need = { $count ->
    [one] You need { $count } more tile to win.
   *[other] You need { $count } more tiles to win.
}
tigris-least = { $count ->
    [one] Even if { $player } commits none, you need { $count } more tile to win.
   *[other] Even if { $player } commits none, you need { $count } more tiles to win.
}
tigris-if-win = If you win: { tigris-points } { $glyph }. { $player }’s { tigris-leader } leaves the board.
tigris-if-lose = If you lose: { tigris-points } { $glyph } for { $player }. Your { tigris-leader } leaves the board.
tigris-tiles-leave = { $count ->
    [one] The tile on { $cells } leaves the board, too.
   *[other] The tiles on { $cells } leave the board, too.
}
tigris-look = Look at the board
tigris-back-to-conflict = Back to the conflict
tigris-choose-war = Which conflict is settled next?

## Log

tigris-event-tile-placed = { $player } places a { tigris-tile } { $glyph } on { $cell }.
tigris-event-leader-placed = { $player } places the { tigris-leader } { $glyph } on { $cell }.
tigris-event-leader-moved = { $player } moves the { tigris-leader } { $glyph } from { $from } to { $cell }.
tigris-event-leader-withdrawn = { $player } withdraws the { tigris-leader } { $glyph } from { $cell }.
tigris-event-points = { $why ->
    [tile] { $player } scores { tigris-points } { $glyph }.
    [building] { $player } scores { tigris-points } { $glyph } (building).
    [revolt] { $player } scores { tigris-points } { $glyph } (revolt).
    [war] { $player } scores { tigris-points } { $glyph } (war).
   *[monument] { $player } scores { tigris-points } { $glyph } (monument).
}
tigris-event-kingdoms-joined = { $cell } joins two kingdoms.
tigris-event-war-chosen = { $player } chooses: { tigris-action-war }.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: { $attacker } against { $defender }.
   *[war] { tigris-war-title } { $glyph }: { $attacker } against { $defender }.
}
tigris-event-support = { $count ->
    [0] { $player } commits no tiles.
   *[other] { $player } commits { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } beats { $loser }, { $high } to { $low }.
tigris-event-conflict-tied = A tie, { $high } to { $low }: the defender { $winner } beats { $loser }.
tigris-event-leader-returned = { $why ->
    [no-temple] { $player }’s { tigris-leader } { $glyph } on { $cell } has no temple left and returns to its owner.
   *[other] { $player }’s { tigris-leader } { $glyph } on { $cell } returns to its owner.
}
tigris-event-building-placed = The { tigris-building } { $glyph } is placed on { $cell }.
tigris-event-building-returned = The { tigris-building } { $glyph } is removed from { $cell }.
tigris-event-monument-built = { $player } builds the { tigris-monument } { $glyph } on { $cell }.
tigris-event-treasure-taken = { $player } takes the treasure { $glyph } from { $cell }.
tigris-event-catastrophe = { $player } plays a catastrophe { $glyph } on { $cell }.
tigris-event-swapped = { $count ->
    [one] { $player } swaps { $count } tile.
   *[other] { $player } swaps { $count } tiles.
}
tigris-event-drew-tiles = You draw { $tiles }.
tigris-event-drew-tiles-other = { $player } draws { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] The game is over: two treasures or fewer are left.
    [swap] The game is over: the bag has too few tiles for the swap.
   *[bag] The game is over: the bag cannot fill a hand.
}

## Why not

tigris-refusal-leader-stands-there = Your { tigris-leader } is already on { $cell }.
tigris-refusal-space-is-taken = { $cell } is taken.
tigris-refusal-leaders-stand-on-land = Leaders can only be placed on land; { $cell } is a river space.
tigris-refusal-no-temple-beside = A leader must be next to a temple; { $cell } has none beside it.
tigris-refusal-leader-would-join-kingdoms = A leader cannot join kingdoms; { $cell } touches more than one.
tigris-refusal-leader-is-not-on-the-board = This leader is not on the board.
tigris-refusal-no-catastrophe-left = You have no catastrophe left.
tigris-refusal-catastrophes-spare-leaders = A catastrophe cannot be placed on a leader; there is one on { $cell }.
tigris-refusal-space-is-destroyed-already = { $cell } has already been destroyed.
tigris-refusal-monuments-last-for-ever = A catastrophe cannot be placed on a monument.
tigris-refusal-catastrophes-spare-treasures = A catastrophe cannot be placed on a temple with a treasure.
tigris-refusal-buildings-protect-their-tile = A catastrophe cannot destroy a tile with a building; there is one on { $cell }.
tigris-refusal-no-treasure-of-the-kingdom = There is no treasure of this kingdom on { $cell }.
tigris-refusal-framed-treasures-go-first = Treasures on framed spaces are taken first, so the one on { $cell } cannot stay.
tigris-refusal-no-conflict-in-this-colour = There is no conflict in this colour.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] You have none of these tiles in your hand.
    [one] You have only { $held } of these tiles in your hand.
   *[other] You have only { $held } of these tiles in your hand.
}
tigris-refusal-not-in-a-line-of-three = A building needs a line of three tiles with the tile you have just placed; { $cell } is not in one.
tigris-refusal-building-stands-in-this-line = The building is already in this line.
tigris-refusal-line-is-not-longer = A building can only move to a longer line.
tigris-refusal-game-is-over = The game is over.
tigris-refusal-something-else-is-decided = Something else has to be decided first.
tigris-refusal-no-actions-left = You have no actions left this turn.
tigris-refusal-not-a-square-of-the-placed-tile = The tile you have just placed does not complete a 2 × 2 square at { $cell }.
tigris-refusal-monument-is-built-already = This monument has already been built.
tigris-refusal-monument-lacks-the-colour = A monument must show the colour of its square; this one does not.
tigris-refusal-tile-is-not-in-hand = You have no such tile in your hand.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Settlements can only be placed on land; { $cell } is a river space.
    [temple] Temples can only be placed on land; { $cell } is a river space.
   *[market] Markets can only be placed on land; { $cell } is a river space.
}
tigris-refusal-farms-lie-on-rivers = Farms can only be placed on rivers; { $cell } is land.
tigris-refusal-tile-would-join-three-kingdoms = A tile can join two kingdoms at most; { $cell } touches more.

## What each piece and place is

tigris-explain-actions-left = { $left ->
    [0] No actions are left this turn.
    [one] { $left } action is left this turn.
   *[other] { $left } actions are left this turn.
}
tigris-explain-bag-left = Tiles in the bag: { $count }
tigris-explain-building-bonus = Whoever gets the point for a tile of its colour in this kingdom gets one more.
tigris-explain-building-protects = The tile under it stays when its side loses a war.
tigris-explain-building-stands = It stands on { $cell }. A longer line of its colour can take it over.
tigris-explain-building-waits = Still in the box. It goes on a line of three or more tiles of its colour.
tigris-explain-catastrophe = It cannot go on leaders, treasures, monuments or buildings.
tigris-explain-catastrophes-own = You have left: { $count }
tigris-explain-conflict-needed = { $count ->
    [0] The defender already has enough to win.
    [one] The defender wins with { $count } more tile.
   *[other] The defender wins with { $count } more tiles.
}
tigris-explain-conflict-revolt = Temples next to the leaders: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-conflict-tie = A tie goes to the defender.
tigris-explain-conflict-war = Tiles of the colour on the board: { $attacker } { $attack }, { $defender } { $defence }
tigris-explain-dynasty-catastrophes = Catastrophes left: { $count }
tigris-explain-dynasty-hand = Tiles in hand: { $count }
tigris-explain-dynasty-of = { $player }’s dynasty.
tigris-explain-dynasty-treasures = Treasures: { $count }
tigris-explain-farm-goes = Goes on an empty river space that touches two kingdoms at most.
tigris-explain-leader-can-stand = A leader can stand here, next to a temple.
tigris-explain-leader-home = { tigris-leader-home }
tigris-explain-leader-last-temple = It stands next to one temple only. Without that temple it goes home.
tigris-explain-leader-of = Belongs to { $player }.
tigris-explain-leader-revolt = Temples next to it, for a revolt: { $count }
tigris-explain-leader-stands = { tigris-leader-stands }
tigris-explain-leader-war = Tiles of its colour in the kingdom, for a war: { $count }
tigris-explain-leader-would-join = No leader can stand here: it would join kingdoms.
tigris-explain-monument = { $pair ->
    [black-red] Black and red.
    [black-green] Black and green.
    [black-blue] Black and blue.
    [red-green] Red and green.
    [red-blue] Red and blue.
   *[green-blue] Green and blue.
}
tigris-explain-monument-idle = No leader of its colours is in its kingdom now.
tigris-explain-monument-pays = At the end of { $player }’s turn: { tigris-points }
tigris-explain-monument-unbuilt = Still in the box.
tigris-explain-no-kingdom = It belongs to no kingdom.
tigris-explain-no-kingdom-near = No kingdom touches it: a tile here gives no point.
tigris-explain-no-leader-on-rivers = Leaders stand on land only.
tigris-explain-no-temple-near = No leader can stand here: there is no temple next to it.
tigris-explain-one-kingdom-near = A tile here becomes part of one kingdom and can earn a point there.
tigris-explain-points = { $colour ->
    [black] Black points: for settlements, wars between kings, and monuments.
    [red] Red points: for temples, revolts, wars between priests, and monuments.
    [blue] Blue points: for farms, wars between farmers, and monuments.
   *[green] Green points: for markets, wars between traders, and monuments.
}
tigris-explain-points-own = You have { tigris-points }.
tigris-explain-points-weakest = Your weakest colour with treasures added: { $count }
tigris-explain-space-destroyed = Nothing can ever be placed here again.
tigris-explain-supports = In a war it counts for { $player }.
tigris-explain-supports-nobody = No leader of its colour is in its kingdom.
tigris-explain-swap = Put one to six tiles aside and draw as many. If the bag holds too few, the game ends.
tigris-explain-three-kingdoms-near = No tile can go here: it would join more than two kingdoms.
tigris-explain-tile-earns = { $player }: { tigris-points }
tigris-explain-tile-goes = Goes on an empty land space that touches two kingdoms at most.
tigris-explain-tiles-held = You hold { tigris-tiles }.
tigris-explain-treasure-framed = A treasure on a framed space: a trader takes it before the others.
tigris-explain-treasure-here = Carries a treasure. Of two or more treasures in a kingdom, its trader takes all but one.
tigris-explain-treasures-left = On the board: { $count }
tigris-explain-treasures-own = You have: { $count }
tigris-explain-two-kingdoms-near = A tile here joins two kingdoms and gives no point. Leaders of one colour on both sides fight.

## Result

tigris-tally-earned-tile = From tiles
tigris-tally-earned-building = From buildings
tigris-tally-earned-revolt = From revolts
tigris-tally-earned-war = From wars
tigris-tally-earned-monument = From monuments
tigris-scoring-title = Monuments and treasures
tigris-scoring-monuments = { tigris-stone } from monuments
tigris-tally-treasures = Treasures
tigris-tally-weakest = Weakest colour
tigris-outcome = { $outcome ->
    [treasures] Two treasures or fewer were left.
    [bag] The bag could not fill a hand.
   *[swap] The bag held too few tiles for a swap.
}
tigris-chart = Weakest colour after each move, with treasures added at the end

## Guide

guide-tigris-board = This is the land between two rivers. Coloured outlines mark the kingdoms; the number on a leader is its strength there.
guide-tigris-goal = You collect points in four colours. Your weakest colour is your score, so keep all four growing.
guide-tigris-leaders = A leader earns points for tiles of its colour in its kingdom. Start with one: pick a disc below and place it next to a temple.
guide-tigris-tiles = Then pick a tile. Gold spaces would earn you a point. Farms go on rivers, everything else on land.
guide-tigris-conflict = Two leaders of one colour in one kingdom fight. Crossed blades mark where a conflict would start.
guide-tigris-turn = A turn has two actions. End it with the gold button; then all hands are refilled to six tiles.

## Reasons for a move

tigris-reason-points = { $weakest ->
    [yes] You score { tigris-points } in your weakest colour, the one that counts at the end.
   *[no] You score { tigris-points }.
}
tigris-reason-war = { $chance ->
    [0] A war against { $player } that you would lose.
   *[other] A war against { $player }: { $chance }% chance of winning about { tigris-points }.
}
tigris-reason-revolt = { $chance ->
    [0] A revolt against { $player } that you would lose.
   *[other] A revolt against { $player }: { $chance }% chance of winning 1 red point.
}
tigris-reason-treasure = { $count ->
    [one] You take { tigris-treasures-of }: at the end a point of any colour.
   *[other] You take { tigris-treasures-of }: at the end each is a point of any colour.
}
tigris-reason-monument = You build the { tigris-monument }: a point every turn for each of your leaders of its colours.
tigris-reason-leader = { $count ->
    [0] Your { tigris-leader } enters the board and can earn points there.
   *[other] Your { tigris-leader } enters the board: { tigris-tiles } from your hand can earn points there.
}
tigris-reason-king = { tigris-reason-leader } The king also collects colours without a leader there.
tigris-reason-sends-home = { $player }’s { tigris-leader } leaves the board and collects nothing until it returns.
tigris-reason-leaves = Your { tigris-leader } leaves the board.
tigris-reason-stronger = Your { tigris-leader } grows stronger for wars: { $was } → { $now }.
tigris-reason-commits = { $count ->
    [one] Costs { $count } tile from your hand.
   *[other] Costs { $count } tiles from your hand.
}
tigris-reason-swap = { $count ->
    [one] You swap { $count } tile for a new one.
   *[other] You swap { $count } tiles for new ones.
}

## What it means for you

tigris-means-lost = Your { tigris-leader } is off the board; you can place it again.
tigris-means-won = You won it.
tigris-means-points = These are yours.
tigris-means-monument = From now on it pays leaders of its colours in that kingdom at the end of their owner’s turn.
tigris-means-treasure = At the end it counts as a point of the colour that needs it most.

## Puzzles

tigris-theme-conflict = Conflict
tigris-theme-monument = Monument
tigris-theme-treasure = Treasure
tigris-theme-leader = Leader
