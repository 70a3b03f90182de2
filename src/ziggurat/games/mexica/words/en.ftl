## On the home page and at a new table

game-mexica = Mexica
game-mexica-lead = Dig canals, divide an island in the lake into regions and build temples on it.
game-mexica-players = 2–4 players
game-mexica-time = 60–90 min
option-mexica-neutral = Neutral temples
option-mexica-neutral-value = { $value ->
    [hard] 25 levels
    [none] None
   *[standard] 20 levels
}
option-mexica-neutral-means = { $value ->
    [hard] Ten temples of a third colour stand in the way and rank like a third player. For experienced players.
    [none] Nobody else competes for the calpulli.
   *[standard] Ten temples of a third colour stand in the way and rank like a third player.
}
option-mexica-emblem = Emblem of the palace
option-mexica-emblem-value = { $value ->
    [closed] Closed
   *[open] May be entered
}
option-mexica-emblem-means = { $value ->
    [closed] Nobody may enter the square in the middle of the palace.
   *[open] The square in the middle of the palace is entered like any other.
}
option-mexica-bridge_squares = Canals beside bridges
option-mexica-bridge_squares-value = { $value ->
    [all] None on any of the four sides
   *[ends] None at either end
}
option-mexica-bridge_squares-means = { $value ->
    [all] Canals keep away from all four squares around a bridge. That leaves more room to walk.
   *[ends] Only the two squares at which a bridge lands stay free of canals.
}

## Pieces

mexica-board = Mexica board
mexica-colour = { $colour ->
    [terracotta] Terracotta
    [obsidian] Obsidian
    [sand] Sand
   *[grey] Grey
}
mexica-neutral = Neutral
mexica-temple = Temple of level { $level }
mexica-piece = { $piece ->
    [canals] canal
    [bridge-h] bridge across
    [bridge-v] bridge up and down
    [neutral] neutral temple of level { $number }
    [placed] calpulli tile { $number }
   *[pilli] pilli
}
mexica-token = Action token
mexica-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mexica-tokens-of = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
}
mexica-orders = Emperor’s orders
mexica-orders-short = Orders
mexica-orders-open = { $open } of { $all } open

## What is left

mexica-period = Period { $period } of { $periods }, round { $round }
mexica-period-short = Period { $period }, round { $round }
mexica-to-end = Until it ends:
mexica-orders-left = { $count ->
    [one] order
   *[other] orders
}
mexica-temples-left = { $count ->
    [one] temple
   *[other] temples
}
mexica-ap = AP left
mexica-act-end = End turn, { $ap } AP left
mexica-ap-left = { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
}

## Pieces to pick up

mexica-moving = Pilli and founding
mexica-digging = Canals and bridges
mexica-building = Temples
mexica-tokens = Action tokens
mexica-pick-pilli = Pilli: 1 AP per step
mexica-pick-found = { $points ->
    [0] Found the region of { $size }
   *[other] Found the region of { $size }: +{ $points }
}
mexica-pick-double = Double canal: 1 AP, { $count } left
mexica-pick-single = Single canal: 1 AP, { $count } left
mexica-pick-bridge = { $count ->
    [0] Bridge: none left, move one for 1 AP
   *[other] Bridge: 1 AP, { $count } left
}
mexica-pick-temple = Temple of level { $level }: { $level } AP, { $count } left
mexica-pick-take = Take an action token: 1 AP, { $count } left
mexica-pick-play = Play an action token: +1 AP, you have { $count }

## Regions

mexica-region-panel = Region
mexica-region = Region of { $size }
mexica-district = Calpulli of { $size }
mexica-region-state = { $state ->
    [founded] founded
    [fits] not founded, fits an order
   *[open] not founded, fits no order
}
mexica-rank-first = You are first here.
mexica-rank-unfounded = Not founded: it scores only at the end of the game.
mexica-rank-needs = { $levels ->
    [one] { $levels } more level: { mexica-points }.
   *[other] { $levels } more levels: { mexica-points }.
}

## Who decides what

mexica-question-start = { $player }, choose a start space.
mexica-question-turn = { $ap ->
    [0] { $player }, end your turn.
   *[other] { $player }, choose what to do.
}
mexica-question-pilli = { $player }, choose where your pilli goes.
mexica-question-canal = { $player }, choose where the canal goes.
mexica-question-bridge = { $player }, choose where the bridge goes.
mexica-question-lift = { $player }, choose the bridge to move.
mexica-question-temple = { $player }, choose where the temple goes.
mexica-question-found = { $player }, choose where the calpulli tile goes.
mexica-waiting-start = { $player } is choosing a start space.
mexica-waiting-turn = { $player } is playing.
mexica-waiting-bridge = { $player } is moving a bridge.
mexica-turn-tip = Pick a piece.
mexica-leap-tip = For 5 AP you can jump anywhere.

## Actions

mexica-action-done = End turn
mexica-action-take-token = Take an action token
mexica-action-play-token = Play an action token
mexica-action-start = Start on { $cell }
mexica-action-canal = Canal on { $cell }
mexica-action-bridge = { $axis ->
    [v] Bridge on { $cell }, up and down
   *[h] Bridge on { $cell }, across
}
mexica-action-lift = Lift the bridge on { $cell }
mexica-action-walk = Walk to { $cell }
mexica-action-boat = By boat to { $cell }
mexica-action-leap = Jump to { $cell } (5 AP)
mexica-action-temple = Temple of level { $level } on { $cell }
mexica-action-found = Found the region, tile on { $cell }
mexica-group-other = Decisions
mexica-group-found = Found the region
mexica-group-walk = On foot
mexica-group-boat = By boat
mexica-group-temple = Temples
mexica-group-bridge = Bridges
mexica-group-lift = Move a bridge
mexica-group-canal-2 = Double canals
mexica-group-canal-1 = Single canals
mexica-group-leap = Jump anywhere (5 AP)
mexica-act-start = Start on { $cell }
mexica-act-move = Move to { $cell }
mexica-act-canal = Dig a canal on { $cell }
mexica-act-bridge = { $axis ->
    [v] Bridge on { $cell }, up and down
   *[h] Bridge on { $cell }, across
}
mexica-act-lift = Lift the bridge on { $cell }
mexica-act-temple = Build a temple of level { $level } on { $cell }
mexica-act-found = Found the region, tile on { $cell }

## What would follow

mexica-chip-move = { $cell } for { $ap } AP
mexica-chip-found = Found { $size }: +{ $points }
mexica-chip-split = Splits { $size } into { $parts }
mexica-chip-shrink = { $size } becomes { $left }
mexica-chip-founder = { $player }: +{ $points } for founding
mexica-chip-rank = { $levels ->
    [one] { $player }: { $levels } level, { mexica-points }
   *[other] { $player }: { $levels } levels, { mexica-points }
}
mexica-chip-fits = { $size } fits an order
mexica-chip-bridge = { $axis ->
    [v] { $cell }: ends above and below
   *[h] { $cell }: ends left and right
}
mexica-chip-lift = Lift the bridge on { $cell }, then place it
mexica-chip-start = { $cell }: 5 points for whoever stands here at a scoring
mexica-turn = Rotate (R)
mexica-cell-temple = { $cell }, temple of level { $level }, { $player }
mexica-cell-tile = { $cell }, calpulli tile { $size }
mexica-cell-bridge = { $axis ->
    [v] { $cell }, bridge up and down
   *[h] { $cell }, bridge across
}
mexica-cell-canal = { $cell }, canal
mexica-cell-lake = { $cell }, lake
mexica-cell-land = { $ground ->
    [start] { $cell }, palace, start space
    [emblem] { $cell }, palace, emblem
   *[land] { $cell }, land
}
mexica-cell-pilli = { $player }’s pilli
mexica-cell-region = region of { $size }
mexica-cell-district = calpulli of { $size }
mexica-cell-possible = possible for { $ap } AP

## Log

mexica-gain = { $player } +{ $points }
mexica-score = { $player } { $points }
mexica-event-tiles-shown = The emperor orders regions of { $sizes }.
mexica-event-neutral-temple = A neutral temple { $glyph } of level { $level } is placed on { $cell }.
mexica-event-start = { $player } { $glyph } starts on { $cell }.
mexica-event-canal = { $count ->
    [1] { $player } digs a canal { $glyph } on { $first }.
   *[other] { $player } digs a canal { $glyph } on { $first } and { $second }.
}
mexica-event-bridge = { $moved ->
    [yes] { $player } places the bridge { $glyph } on { $cell }.
   *[no] { $player } builds a bridge { $glyph } on { $cell }.
}
mexica-event-lift = { $player } lifts the bridge { $glyph } from { $cell }.
mexica-event-walk = { $player } { $glyph } walks from { $from } to { $cell }.
mexica-event-boat = { $player } { $glyph } goes by boat from { $from } to { $cell } for { $ap } AP.
mexica-event-leap = { $player } { $glyph } jumps from { $from } to { $cell } for { $ap } AP.
mexica-event-temple = { $player } builds a temple { $glyph } of level { $level } on { $cell }.
mexica-event-found = { $player } founds the calpulli of { $size } { $glyph } on { $cell }: { $gains }.
mexica-event-take-token = { $player } takes an action token { $glyph }.
mexica-event-play-token = { $player } plays an action token { $glyph }.
mexica-event-tiles-removed = { $reason ->
    [impossible] { $count ->
        [one] No region can fulfil order { $sizes } any more: it is removed.
       *[other] No region can fulfil orders { $sizes } any more: they are removed.
    }
    [quiet-rounds] { $count ->
        [one] Nothing built for three rounds: order { $sizes } is removed.
       *[other] Nothing built for three rounds: orders { $sizes } are removed.
    }
   *[round-limit] { $count ->
        [one] The last round is over: order { $sizes } is removed.
       *[other] The last round is over: orders { $sizes } are removed.
    }
}
mexica-event-region-scored = { $founded ->
    [yes] Scoring the calpulli of { $size } at { $cell }: { $gains }.
   *[no] Scoring the region of { $size } at { $cell }: { $gains }.
}
mexica-event-palace-scored = { $player } stands on a start space: +{ $points }.
mexica-event-period-ended = { $reason ->
    [round-limit] Period { $period } ends after its last round: { $scores }.
   *[complete] Period { $period } ends: { $scores }.
}
mexica-event-game-ended = The game is over.

## Why not

mexica-refusal-the-game-is-over = The game is over.
mexica-refusal-start-spaces-are-chosen-before-the-first-turn = Start spaces can only be chosen before the first turn.
mexica-refusal-start-spaces-are-chosen-first = Choose a start space first.
mexica-refusal-this-start-space-is-taken = { $cell } is taken; choose another start space.
mexica-refusal-the-lifted-bridge-must-be-placed = Place the bridge you lifted from { $cell } first.
mexica-refusal-locks-in-an-opponent-in-the-first-round = In the first round you may not lock in an opponent: everybody must be able to reach at least 14 squares.
mexica-refusal-not-enough-action-points = { $ap ->
    [0] This costs { $cost } AP; you have none left.
   *[other] This costs { $cost } AP; you have { $ap } left.
}
mexica-refusal-no-token-to-play = You have no action token.
mexica-refusal-two-tokens-were-taken-in-this-turn = You can take at most two tokens a turn, and you have already taken two.
mexica-refusal-no-token-left = There are no action tokens left in the supply.
mexica-refusal-no-single-canal-left = There are no single canals left.
mexica-refusal-no-double-canal-left = There are no double canals left.
mexica-refusal-water = This needs land; { $cell } is water.
mexica-refusal-palace = Nothing can be built on the palace, and { $cell } is part of it.
mexica-refusal-a-temple-is-there = There is a temple on { $cell }.
mexica-refusal-a-calpulli-tile-is-there = There is a calpulli tile on { $cell }.
mexica-refusal-a-pilli-is-there = There is a pilli on { $cell }.
mexica-refusal-a-bridge-touches-it = { $cell } must stay land because of the bridge on { $bridge }; no canal can be dug there.
mexica-refusal-the-region-is-founded = This region has already been founded.
mexica-refusal-no-bridge-left = There are no bridges left; you can move one instead.
mexica-refusal-bridges-lie-on-canals = Bridges can only be built on canals; { $cell } is not one.
mexica-refusal-a-bridge-is-there = There is already a bridge on { $cell }.
mexica-refusal-a-bridge-ends-on-land = Both ends of a bridge must be on land; on { $cell } they would not be.
mexica-refusal-no-bridge-is-there = There is no bridge on { $cell }.
mexica-refusal-bridges-are-left = { $bridges ->
    [one] Bridges can only be moved when all of them are on the board; { $bridges } is still in the supply.
   *[other] Bridges can only be moved when all of them are on the board; { $bridges } are still in the supply.
}
mexica-refusal-a-pilli-is-on-the-bridge = A bridge with a pilli on it cannot be moved; there is one on { $cell }.
mexica-refusal-the-emblem-is-closed = Nobody may enter the emblem at this table.
mexica-refusal-not-adjacent = A pilli walks one square at a time; { $cell } is not next to yours.
mexica-refusal-bridges-are-entered-over-their-ends = You can step onto or off a bridge only at its ends.
mexica-refusal-boats-go-from-bridge-to-bridge = Boats only go from bridge to bridge.
mexica-refusal-no-water-leads-there = No water leads from your bridge to { $cell }.
mexica-refusal-no-temple-of-that-level-left = You have no temple of level { $level } left.
mexica-refusal-the-pilli-is-on-a-bridge = Your pilli is on a bridge, so it is not in any region. Step off the bridge first.
mexica-refusal-another-region = { $cell } is not in your pilli’s region.
mexica-refusal-no-free-square-for-the-tile = Every square of this region is taken: none is free for the tile.
mexica-refusal-no-tile-of-that-size-is-shown = No order asks for a region of { $size }.

## What each piece and place is

mexica-explain-ap-left = { $ap } AP left this turn.
mexica-explain-bridge-joins = Joins { $cell } and { $other }. Boats leave from here to other bridges.
mexica-explain-bridges-left = In the supply: { $count }
mexica-explain-bridges-move = None left in the supply, so a bridge on the board can be moved.
mexica-explain-doubles-left = In the supply: { $count }
mexica-explain-emblem-closed = Nobody can enter it at this table.
mexica-explain-emblem-open = It can be entered like any other square.
mexica-explain-order-ready = The region at { $cell } has this size now.
mexica-explain-order-waits = No unfounded region now has size { $count }.
mexica-explain-out-of-reach = Your pilli cannot get here with the AP you have.
mexica-explain-palace-bonus = Points for a pilli on a start space when a period is scored: { $count }
mexica-explain-period-orders = A period ends when all orders are gone and one player has built all their temples. Orders left: { $count }
mexica-explain-period-round = Period { $period }, round { $round }
mexica-explain-period-temples = Temples the closest player still has to build: { $count }
mexica-explain-pilli-of = { $player }’s pilli.
mexica-explain-pilli-on-bridge = On a bridge it is in no region: its owner can neither found a region nor build a temple.
mexica-explain-pilli-stands = It stands on { $cell }.
mexica-explain-pilli-waits = It begins on a start space.
mexica-explain-points-now = You would score now: { $count }
mexica-explain-price = Costs { $count } AP.
mexica-explain-rank = { $player }: { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, would score { $count }
mexica-explain-reach = Your pilli can get here for { $count } AP.
mexica-explain-region-fits = A region of size { $count }; an open order has this size. Points for the founder: { $founder }, for each other player in it: { $guest }
mexica-explain-region-founded = A founded calpulli of size { $count }. No canal can be dug in it.
mexica-explain-region-open = A region of size { $count }. No open order has this size.
mexica-explain-singles-left = In the supply: { $count }
mexica-explain-temple-counts = Its level counts in its region: { $count }
mexica-explain-temple-neutral = Level { $count }. It ranks like another player’s.
mexica-explain-temple-of = { $player }, level { $count }
mexica-explain-temples-left = You can still build: { $count }
mexica-explain-tile-numbers = Points for first place { $first }, second { $second }, third { $third }
mexica-explain-tokens-a-turn = You can take this turn: { $count }
mexica-explain-tokens-left = In the supply: { $count }
mexica-explain-tokens-own = You have: { $count }
mexica-explain-water = Boats pass here. A bridge can be built where both of its ends would be on land.

## Result

mexica-tally-founder = Founded
mexica-tally-guest = Present at a founding
mexica-tally-regions-1 = Calpulli, first scoring
mexica-tally-palace-1 = Palace, first scoring
mexica-tally-regions-2 = Calpulli, second scoring
mexica-tally-unfounded-2 = Other regions, second scoring
mexica-tally-palace-2 = Palace, second scoring
mexica-tally-total = Points
mexica-tally-tokens = Tokens left (tie-break)
mexica-outcome = { $outcome ->
    [round-limit] The last round of the second period was over.
   *[complete] All orders were fulfilled or removed, and one player had built every temple.
}
mexica-chart = Points after each move

## Guide

guide-mexica-board = This is an island in a lake. Canals cut it into regions; the small tags show how many squares a region has.
guide-mexica-goal = The emperor orders regions of certain sizes, shown at the top right. Close one off, found it, and then have the most temple levels in it.
guide-mexica-canals = Pick a canal below and move it over the board: you see the new sizes before you dig. A gold tag fits an order.
guide-mexica-found = If your pilli stands in a region that fits, you can found it for free. The founder scores the blue number, others in the region the white one.
guide-mexica-temples = Temples go anywhere in your pilli’s region and cost as many AP as they have levels. At the end of a period each calpulli scores by rank.
guide-mexica-move = A step costs 1 AP. Boats go from bridge to bridge for 1 AP each, and for 5 AP you can jump anywhere. Numbers on the board are costs.
guide-mexica-turn = You have 6 AP a turn. Save some as action tokens, two a turn at most, and end the turn with the gold button.

## Reasons for a move

mexica-reason-start = Every start space is equally good; from here the { $side ->
    [north] north
    [south] south
    [west] west
   *[east] east
} of the island is nearest.
mexica-reason-founds = You found the calpulli of { $size }: { mexica-points } at once.
mexica-reason-guest = { $player } stands there too and gets { $count }.
mexica-reason-closes = Closes off a region of { $size } that can be founded for { mexica-points }.
mexica-reason-rank = { $founded ->
    [yes] { $rank ->
        [1] First in the calpulli of { $size }: { mexica-points } at the scoring instead of { $was }.
        [2] Second in the calpulli of { $size }: { mexica-points } at the scoring instead of { $was }.
       *[3] Third in the calpulli of { $size }: { mexica-points } at the scoring instead of { $was }.
    }
   *[no] { $rank ->
        [1] First in the region of { $size }: { mexica-points } at the scoring instead of { $was }.
        [2] Second in the region of { $size }: { mexica-points } at the scoring instead of { $was }.
       *[3] Third in the region of { $size }: { mexica-points } at the scoring instead of { $was }.
    }
}
mexica-reason-palace = At the palace: { mexica-points } at the scoring.
mexica-reason-scoring = { $period ->
    [1] Ends the period: you score { mexica-points }.
   *[2] Ends the game: you score { mexica-points }.
}
mexica-reason-temples = { $count ->
    [one] You build { $count } temple level; the most levels rank first at the scoring.
   *[other] You build { $count } temple levels; the most levels rank first at the scoring.
}
mexica-reason-temples-early = { $count ->
    [one] You build { $count } temple level on land that nobody has founded yet. It pays at the end of the game, or sooner if the land is founded.
   *[other] You build { $count } temple levels on land that nobody has founded yet. They pay at the end of the game, or sooner if the land is founded.
}
mexica-reason-token = { $count ->
    [one] Saves { mexica-tokens-of }: 1 AP more on a later turn.
   *[other] Saves { mexica-tokens-of }: each is 1 AP more on a later turn.
}
mexica-reason-spends-token = Costs { mexica-tokens-of }.

## What it means for you

mexica-means-guest = You get { mexica-points }: your pilli stands in it.
mexica-means-founded = From now on the temple levels in it count at each scoring.

## A scoring explained

mexica-scoring-levels = temple levels
mexica-scoring-palace = Palace

## Puzzles

mexica-theme-founding = Founding
mexica-theme-majority = Majority
mexica-theme-palace = Palace
mexica-theme-scoring = Scoring
