## Pieces

tigris-board = Board of Tigris & Euphrates
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
        [one] { $count } obsidian point
       *[other] { $count } obsidian points
    }
    [red] { $count ->
        [one] { $count } terracotta point
       *[other] { $count } terracotta points
    }
    [blue] { $count ->
        [one] { $count } lapis point
       *[other] { $count } lapis points
    }
   *[green] { $count ->
        [one] { $count } jade point
       *[other] { $count } jade points
    }
}
tigris-stone = { $colour ->
    [black] Obsidian
    [red] Terracotta
    [blue] Lapis
   *[green] Jade
}
tigris-building = { $colour ->
    [black] palace
    [red] library
    [blue] granary
   *[green] market hall
}
tigris-monument = { $pair ->
    [black-red] monument of obsidian and terracotta
    [black-green] monument of obsidian and jade
    [black-blue] monument of obsidian and lapis
    [red-green] monument of terracotta and jade
    [red-blue] monument of terracotta and lapis
   *[green-blue] monument of jade and lapis
}
tigris-treasure = treasure
tigris-catastrophe = catastrophe

## What is left

tigris-treasures-left = { $count ->
    [one] treasure left
   *[other] treasures left
}
tigris-bag-left = { $count ->
    [one] tile in the bag
   *[other] tiles in the bag
}
tigris-leader-home = { tigris-leader } off the board
tigris-leader-stands = { tigris-leader } on { $cell }
tigris-points-hidden = points hidden until the end
tigris-treasures-of = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}

## Who decides what

tigris-question-turn = { $left ->
    [0] { $player }, end the turn.
   *[other] { $player }, choose what to do.
}
tigris-question-tile = { $player }, choose where the { tigris-tile } goes.
tigris-question-leader = { $player }, choose where the { tigris-leader } goes.
tigris-question-catastrophe = { $player }, choose what the catastrophe strikes.
tigris-question-swap = { $player }, choose tiles to swap.
tigris-question-war = { $player }, choose which leaders fight next.
tigris-question-support-war = { $leader ->
    [king] { $player }, send support to the war of the kings.
    [priest] { $player }, send support to the war of the priests.
    [farmer] { $player }, send support to the war of the farmers.
   *[trader] { $player }, send support to the war of the traders.
}
tigris-question-support-revolt = { $leader ->
    [king] { $player }, send support to the revolt of the kings.
    [priest] { $player }, send support to the revolt of the priests.
    [farmer] { $player }, send support to the revolt of the farmers.
   *[trader] { $player }, send support to the revolt of the traders.
}
tigris-question-building = { $player }, choose where the building stands.
tigris-question-square = { $player }, build a monument?
tigris-question-monument = { $player }, choose the monument.
tigris-question-treasure = { $player }, choose the treasure that stays.
tigris-waiting-turn = { $player } is playing.
tigris-waiting-war = { $player } chooses which leaders fight next.
tigris-waiting-support = { $player } decides about support.
tigris-waiting-building = { $player } decides about a building.
tigris-waiting-square = { $player } decides about a monument.
tigris-waiting-monument = { $player } chooses a monument.
tigris-waiting-treasure = { $player } chooses the treasure that stays.
tigris-actions-left = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}

## Actions

tigris-action-done = End the turn
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
    [king] Take the king back
    [priest] Take the priest back
    [farmer] Take the farmer back
   *[trader] Take the trader back
}
tigris-action-catastrophe = Catastrophe on { $cell }
tigris-action-swap = Swap { $tiles }
tigris-action-war = { $leader ->
    [king] War of the kings
    [priest] War of the priests
    [farmer] War of the farmers
   *[trader] War of the traders
}
tigris-action-support = { $count ->
    [0] Send nothing
   *[other] Send { tigris-tiles }
}
tigris-action-building = Building on { $cell }
tigris-action-no-building = No building
tigris-action-square = Monument with its corner on { $cell }
tigris-action-no-monument = No monument
tigris-action-monument = { $pair ->
    [black-red] Obsidian and terracotta
    [black-green] Obsidian and jade
    [black-blue] Obsidian and lapis
    [red-green] Terracotta and jade
    [red-blue] Terracotta and lapis
   *[green-blue] Jade and lapis
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
tigris-group-other = Decide
tigris-act-place = Place on { $cell }
tigris-act-swap = { $count ->
    [0] Swap
    [one] Swap { $count } tile
   *[other] Swap { $count } tiles
}
tigris-pick-tile = { tigris-tile }, number { $number } in hand
tigris-pick-catastrophe = { $count ->
    [one] Catastrophe, { $count } left
   *[other] Catastrophes, { $count } left
}
tigris-pick-swap = Swap tiles
tigris-pick-leader = { tigris-leader }

## What would follow

tigris-effect-plain = nothing follows at once
tigris-effect-gain = { tigris-points } for you
tigris-effect-theirs = { tigris-points } for { $player }
tigris-effect-join = joins { $first } and { $second } in peace
tigris-effect-wars = { $count ->
    [one] { $cell } joins { $first } and { $second }: { $count } war
   *[other] { $cell } joins { $first } and { $second }: { $count } wars
}
tigris-effect-revolt = revolt against { $player }, { $attack } : { $defence } on the board
tigris-effect-returns = { $count ->
    [one] { $count } leader goes home
   *[other] { $count } leaders go home
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
tigris-cell-leader = { $cell }, { tigris-leader } of { $player }, strength { $strength }
tigris-cell-with-treasure = with a treasure
tigris-cell-in = in kingdom { $numeral }
tigris-cell-face-down = under a monument
tigris-cell-possible = possible

## Conflict

tigris-war-title = { $leader ->
    [king] War of the kings
    [priest] War of the priests
    [farmer] War of the farmers
   *[trader] War of the traders
}
tigris-revolt-title = { $leader ->
    [king] Revolt of the kings
    [priest] Revolt of the priests
    [farmer] Revolt of the farmers
   *[trader] Revolt of the traders
}
tigris-war-cause = The tile on { $cell } joined two kingdoms. A tie goes to the defender.
tigris-revolt-cause = Temples beside the leaders count, and temples from hand. A tie goes to the defender.
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
    [0] Nothing is sent.
   *[other] You send { tigris-tiles } of { $held }.
}
tigris-answer-later = { $player } answers after you.
tigris-answer-now = You answer last: this decides.
tigris-need = { $count ->
    [one] { $count } more tile decides it for you.
   *[other] { $count } more tiles decide it for you.
}
tigris-if-win = If you win: { tigris-points } { $glyph }. The { tigris-leader } of { $player } leaves the board.
tigris-if-lose = If you lose: { tigris-points } { $glyph } for { $player }. Your { tigris-leader } leaves the board.
tigris-look = Look at the board
tigris-back-to-conflict = Back to the conflict
tigris-choose-war = Which leaders fight next?

## Log

tigris-event-tile-placed = { $player } places a { tigris-tile } { $glyph } on { $cell }.
tigris-event-leader-placed = { $player } puts the { tigris-leader } { $glyph } on { $cell }.
tigris-event-leader-moved = { $player } moves the { tigris-leader } { $glyph } from { $from } to { $cell }.
tigris-event-leader-withdrawn = { $player } takes the { tigris-leader } { $glyph } back from { $cell }.
tigris-event-points = { $why ->
    [tile] { tigris-points } { $glyph } for { $player }.
    [building] { tigris-points } { $glyph } for { $player }, by the building.
    [revolt] { tigris-points } { $glyph } for { $player }, for the revolt.
    [war] { tigris-points } { $glyph } for { $player }, for the war.
   *[monument] { tigris-points } { $glyph } for { $player }, by the monument.
}
tigris-event-kingdoms-joined = { $cell } joins two kingdoms.
tigris-event-war-chosen = { $player } chooses: { tigris-action-war }.
tigris-event-conflict = { $conflict ->
    [revolt] { tigris-revolt-title } { $glyph }: { $attacker } against { $defender }.
   *[war] { tigris-war-title } { $glyph }: { $attacker } against { $defender }.
}
tigris-event-support = { $count ->
    [0] { $player } sends no support.
   *[other] { $player } sends { tigris-tiles } { $glyph }.
}
tigris-event-conflict-won = { $winner } wins { $high } to { $low } against { $loser }.
tigris-event-leader-returned = { $why ->
    [no-temple] The { tigris-leader } { $glyph } of { $player } has no temple left and goes home from { $cell }.
   *[other] The { tigris-leader } { $glyph } of { $player } goes home from { $cell }.
}
tigris-event-building-placed = The { tigris-building } { $glyph } stands on { $cell }.
tigris-event-building-returned = The { tigris-building } { $glyph } leaves { $cell }.
tigris-event-monument-built = { $player } builds the { tigris-monument } { $glyph } on { $cell }.
tigris-event-treasure-taken = { $player } takes the treasure { $glyph } from { $cell }.
tigris-event-catastrophe = A catastrophe { $glyph } of { $player } strikes { $cell }.
tigris-event-swapped = { $count ->
    [one] { $player } swaps { $count } tile.
   *[other] { $player } swaps { $count } tiles.
}
tigris-event-drew-tiles = You draw { $tiles }.
tigris-event-game-over = { $reason ->
    [treasures] The game is over: no more than two treasures are left.
   *[bag] The game is over: the bag is empty.
}

## Why not

tigris-refusal-leader-stands-there = The { tigris-leader } already stands on { $cell }.
tigris-refusal-space-is-taken = { $cell } is taken.
tigris-refusal-leaders-stand-on-land = Leaders stand on land. { $cell } is river.
tigris-refusal-no-temple-beside = A leader stands beside a temple. There is none beside { $cell }.
tigris-refusal-leader-would-join-kingdoms = A leader may not join kingdoms. { $cell } touches more than one.
tigris-refusal-leader-is-not-on-the-board = This leader is not on the board.
tigris-refusal-no-catastrophe-left = No catastrophe is left.
tigris-refusal-catastrophes-spare-leaders = A catastrophe does not strike a leader. One stands on { $cell }.
tigris-refusal-space-is-destroyed-already = { $cell } is destroyed already.
tigris-refusal-monuments-last-for-ever = A catastrophe does not strike a monument.
tigris-refusal-catastrophes-spare-treasures = A catastrophe does not strike a temple with a treasure.
tigris-refusal-buildings-protect-their-tile = The building on { $cell } protects its tile.
tigris-refusal-no-treasure-of-the-kingdom = No treasure of this kingdom lies on { $cell }.
tigris-refusal-framed-treasures-go-first = Treasures on framed spaces go first; the one on { $cell } can not stay.
tigris-refusal-no-conflict-in-this-colour = Nobody is in conflict in this colour.
tigris-refusal-tiles-are-not-in-hand = { $held ->
    [0] None of these tiles is in hand.
    [one] Only { $held } of these tiles is in hand.
   *[other] Only { $held } of these tiles are in hand.
}
tigris-refusal-not-in-a-line-of-three = A building needs a line of three tiles. { $cell } is in none.
tigris-refusal-building-stands-in-this-line = The building already stands in this line.
tigris-refusal-line-is-not-longer = A building moves only to a longer line.
tigris-refusal-game-is-over = The game is over.
tigris-refusal-something-else-is-decided = Something else is decided now.
tigris-refusal-no-actions-left = No actions are left in this turn.
tigris-refusal-not-a-square-of-the-placed-tile = The tile just placed makes no square of four on { $cell }.
tigris-refusal-monument-is-built-already = This monument is built already.
tigris-refusal-monument-lacks-the-colour = This monument lacks the colour of the square.
tigris-refusal-tile-is-not-in-hand = No such tile is in hand.
tigris-refusal-rivers-are-for-farms = { $tile ->
    [settlement] Settlements stand on land. { $cell } is river.
    [temple] Temples stand on land. { $cell } is river.
   *[market] Markets stand on land. { $cell } is river.
}
tigris-refusal-farms-lie-on-rivers = Farms lie on rivers. { $cell } is land.
tigris-refusal-tile-would-join-three-kingdoms = A tile joins two kingdoms at most. { $cell } touches more.

## Result

tigris-tally-earned-tile = From tiles
tigris-tally-earned-building = From buildings
tigris-tally-earned-revolt = From revolts
tigris-tally-earned-war = From wars
tigris-tally-earned-monument = From monuments
tigris-tally-treasures = Treasures
tigris-tally-weakest = Weakest colour
tigris-outcome = { $outcome ->
    [treasures] Two treasures were left at most.
    [bag] The bag was empty.
   *[swap] The bag was too small for a swap.
}
tigris-chart = Weakest colour after each move, treasures added at the end

## Guide

guide-tigris-board = This is the land between two rivers. Coloured lines are kingdoms; the number on a leader is its strength there.
guide-tigris-goal = You collect points in four colours. Your weakest colour is your score, so keep all four growing.
guide-tigris-leaders = A leader earns points for tiles of its colour in its kingdom. Begin with one: pick a disc below and put it beside a temple.
guide-tigris-tiles = Then pick a tile. Gold spaces would earn you a point. Farms lie on rivers, all others on land.
guide-tigris-conflict = Two leaders of one colour in one kingdom fight. Crossed blades mark where a conflict would begin.
guide-tigris-turn = A turn has two actions. End it with the gold button; hands are filled up to six then.
