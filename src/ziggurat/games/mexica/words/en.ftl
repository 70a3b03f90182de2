## Pieces

mexica-board = Board of Mexica
mexica-colour = { $colour ->
    [terracotta] Terracotta
    [obsidian] Obsidian
    [sand] Sand
   *[grey] Grey
}
mexica-neutral = Neutral
mexica-temple = Temple of level { $level }
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
mexica-to-end = To its end:
mexica-orders-left = { $count ->
    [one] order
   *[other] orders
}
mexica-temples-left = { $count ->
    [one] temple
   *[other] temples
}
mexica-ap = AP left
mexica-ap-left = { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
}

## Pieces to pick up

mexica-moving = Pilli and founding
mexica-digging = Canals and bridges
mexica-building = Temples
mexica-tokens = Action tokens
mexica-pick-pilli = Pilli: 1 AP a step
mexica-pick-found = { $points ->
    [0] Found the region of { $size }
   *[other] Found the region of { $size }: +{ $points }
}
mexica-pick-double = Double canal: 1 AP, { $count } left
mexica-pick-single = Single canal: 1 AP, { $count } left
mexica-pick-bridge = { $count ->
    [0] Bridge: none left, move one for 1 AP
   *[other] Bridge: 1 AP, { $count } left
}
mexica-pick-temple = Temple of level { $level }: { $level } AP, { $count } left
mexica-pick-take = Take an action token: 1 AP, { $count } left
mexica-pick-play = Play an action token: 1 AP more, you have { $count }

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
mexica-rank-needs = { $levels ->
    [one] { $levels } level more: { mexica-points }.
   *[other] { $levels } levels more: { mexica-points }.
}

## Who decides what

mexica-question-start = { $player }, choose a start space.
mexica-question-turn = { $ap ->
    [0] { $player }, end the turn.
   *[other] { $player }, choose what to do.
}
mexica-question-pilli = { $player }, choose where your pilli goes.
mexica-question-canal = { $player }, choose where the canal goes.
mexica-question-bridge = { $player }, choose where the bridge goes.
mexica-question-lift = { $player }, choose the bridge to move.
mexica-question-temple = { $player }, choose where the temple goes.
mexica-question-found = { $player }, choose where the calpulli tile goes.
mexica-waiting-start = { $player } chooses a start space.
mexica-waiting-turn = { $player } is playing.
mexica-waiting-bridge = { $player } moves a bridge.
mexica-turn-tip = Pick a piece.
mexica-leap-tip = For 5 AP you can go anywhere.

## Actions

mexica-action-done = End the turn
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
mexica-action-leap = Straight to { $cell }
mexica-action-temple = Level { $level } on { $cell }
mexica-action-found = Found, tile on { $cell }
mexica-group-other = Decide
mexica-group-found = Found the region
mexica-group-walk = On foot
mexica-group-boat = By boat
mexica-group-temple = Temples
mexica-group-bridge = Bridges
mexica-group-lift = Move a bridge
mexica-group-canal-2 = Double canals
mexica-group-canal-1 = Single canals
mexica-group-leap = To anywhere
mexica-act-start = Start on { $cell }
mexica-act-move = Move to { $cell }
mexica-act-canal = Dig on { $cell }
mexica-act-bridge = { $axis ->
    [v] Bridge on { $cell }, up and down
   *[h] Bridge on { $cell }, across
}
mexica-act-lift = Lift the bridge on { $cell }
mexica-act-temple = Build level { $level } on { $cell }
mexica-act-found = Found on { $cell }

## What would follow

mexica-chip-move = { $cell } for { $ap } AP
mexica-chip-found = Found { $size }: +{ $points }
mexica-chip-split = { $size } into { $parts }
mexica-chip-shrink = { $size } becomes { $left }
mexica-chip-founder = { $player }: +{ $points } for founding
mexica-chip-fits = { $size } fits an order
mexica-chip-bridge = { $axis ->
    [v] { $cell }: ends above and below
   *[h] { $cell }: ends left and right
}
mexica-chip-lift = Lift the bridge on { $cell }, then place it
mexica-chip-start = { $cell }: 5 points for whoever stands here at a scoring
mexica-turn = Turn (R)
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
mexica-cell-pilli = pilli of { $player }
mexica-cell-region = region of { $size }
mexica-cell-district = calpulli of { $size }
mexica-cell-possible = possible for { $ap } AP

## Log

mexica-gain = { $player } +{ $points }
mexica-score = { $player } { $points }
mexica-event-tiles-shown = The emperor orders regions of { $sizes }.
mexica-event-neutral-temple = A neutral temple { $glyph } of level { $level } stands on { $cell }.
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
mexica-event-boat = { $player } { $glyph } goes by boat from { $from } to { $cell } for { $ap } AP.
mexica-event-leap = { $player } { $glyph } goes straight from { $from } to { $cell } for { $ap } AP.
mexica-event-temple = { $player } builds a temple { $glyph } of level { $level } on { $cell }.
mexica-event-found = { $player } founds the calpulli of { $size } { $glyph } on { $cell }: { $gains }.
mexica-event-take-token = { $player } takes an action token { $glyph }.
mexica-event-play-token = { $player } plays an action token { $glyph }.
mexica-event-tiles-removed = { $reason ->
    [impossible] No region can take the order of { $sizes } any more: removed.
    [quiet-rounds] Three quiet rounds: the orders of { $sizes } are removed.
   *[round-limit] The last round: the orders of { $sizes } are removed.
}
mexica-event-region-scored = { $founded ->
    [yes] Scoring of the calpulli of { $size } at { $cell }: { $gains }.
   *[no] Scoring of the region of { $size } at { $cell }: { $gains }.
}
mexica-event-palace-scored = { $player } stands in the palace: +{ $points }.
mexica-event-period-ended = { $reason ->
    [round-limit] Period { $period } ends after its last round: { $scores }.
   *[complete] Period { $period } ends: { $scores }.
}
mexica-event-game-ended = The game is over.

## Why not

mexica-refusal-the-game-is-over = The game is over.
mexica-refusal-start-spaces-are-chosen-before-the-first-turn = Start spaces are chosen before the first turn.
mexica-refusal-start-spaces-are-chosen-first = A start space is chosen first.
mexica-refusal-this-start-space-is-taken = { $cell } is taken.
mexica-refusal-the-lifted-bridge-must-be-placed = The bridge lifted from { $cell } must be placed first.
mexica-refusal-locks-in-an-opponent-in-the-first-round = In the first round nobody may be locked in.
mexica-refusal-not-enough-action-points = It costs { $cost } AP; { $ap } are left.
mexica-refusal-no-token-to-play = You have no action token.
mexica-refusal-two-tokens-were-taken-in-this-turn = Two tokens were taken in this turn; there are no more.
mexica-refusal-no-token-left = No action token is left.
mexica-refusal-no-single-canal-left = No single canal is left.
mexica-refusal-no-double-canal-left = No double canal is left.
mexica-refusal-water = { $cell } is water.
mexica-refusal-palace = { $cell } belongs to the palace.
mexica-refusal-a-temple-is-there = A temple stands on { $cell }.
mexica-refusal-a-calpulli-tile-is-there = A calpulli tile lies on { $cell }.
mexica-refusal-a-pilli-is-there = A pilli stands on { $cell }.
mexica-refusal-a-bridge-touches-it = The bridge on { $bridge } keeps { $cell } dry.
mexica-refusal-the-region-is-founded = This region is founded already.
mexica-refusal-no-bridge-left = No bridge is left.
mexica-refusal-bridges-lie-on-canals = Bridges lie on canals. { $cell } is none.
mexica-refusal-a-bridge-is-there = A bridge lies on { $cell } already.
mexica-refusal-a-bridge-ends-on-land = A bridge ends on land on both sides. On { $cell } it would not.
mexica-refusal-no-bridge-is-there = No bridge lies on { $cell }.
mexica-refusal-bridges-are-left = { $bridges ->
    [one] Bridges are moved when all lie on the board; { $bridges } is left.
   *[other] Bridges are moved when all lie on the board; { $bridges } are left.
}
mexica-refusal-a-pilli-is-on-the-bridge = A pilli stands on the bridge on { $cell }.
mexica-refusal-the-emblem-is-closed = Nobody enters the emblem.
mexica-refusal-not-adjacent = { $cell } is not beside your pilli.
mexica-refusal-bridges-are-entered-over-their-ends = A bridge is entered and left over its ends.
mexica-refusal-boats-go-from-bridge-to-bridge = Boats go from bridge to bridge.
mexica-refusal-no-water-leads-there = No water leads to { $cell }.
mexica-refusal-no-temple-of-that-level-left = You have no temple of level { $level } left.
mexica-refusal-the-pilli-is-on-a-bridge = Your pilli stands on a bridge, in no region.
mexica-refusal-another-region = { $cell } is not in the region of your pilli.
mexica-refusal-no-tile-of-that-size-is-shown = No open order has the size { $size }.

## Result

mexica-tally-founder = Founded
mexica-tally-guest = Present at a founding
mexica-tally-regions-1 = Calpulli, first scoring
mexica-tally-palace-1 = Palace, first scoring
mexica-tally-regions-2 = Calpulli, second scoring
mexica-tally-unfounded-2 = Other regions, second scoring
mexica-tally-palace-2 = Palace, second scoring
mexica-tally-total = Points
mexica-tally-tokens = Tokens left (decide a tie)
mexica-outcome = { $outcome ->
    [round-limit] The last round of the second period was played.
   *[complete] All orders were fulfilled, and somebody had built all temples.
}
mexica-chart = Points after each move

## Guide

guide-mexica-board = This is an island in a lake. Canals cut it into regions; the small tags tell how many squares a region has.
guide-mexica-goal = The emperor orders regions of certain sizes, shown at the top right. Close one, found it, and later own the most temple levels in it.
guide-mexica-canals = Pick a canal below and lead it over the board: you see the new sizes before you dig. A gold tag fits an order.
guide-mexica-found = A pilli standing in a region that fits can found it for free. The founder gets the blue number, others standing there the white one.
guide-mexica-temples = Temples go anywhere in the region of your pilli and cost as many AP as they have levels. At the end of a period the ranks in each calpulli score.
guide-mexica-move = A step costs 1 AP. Boats go from bridge to bridge for 1 AP each, and for 5 AP you go anywhere. Numbers on the board are costs.
guide-mexica-turn = You have 6 AP a turn. Keep some as action tokens, at most two a turn, and end the turn with the gold button.
