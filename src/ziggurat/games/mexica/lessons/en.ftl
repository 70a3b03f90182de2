### The lessons of Mexica. Names: mexica-lesson-<lesson>-<step>, then -task, -nudge, -why.

## The island and its regions

mexica-lesson-island = The island and its regions
mexica-lesson-island-land = This is an island in a lake. The **palace** stands in the middle: five squares on which nothing is ever built. The lake and every **canal** { $canal } are water; all the rest is land. You will cut this island into regions. You score for founding them and for having the most temple levels in them; **whoever has the most points at the end wins**.
mexica-lesson-island-land-palace = the palace
mexica-lesson-island-land-canal = the first canal
mexica-lesson-island-start = Your figure is the **pilli** { $pilli }. It begins on one of the four start spaces of the palace; each of them holds one pilli.
mexica-lesson-island-start-task = choose a start space.
mexica-lesson-island-start-nudge = Click one of the four lit squares around the emblem.
mexica-lesson-island-start-why = From here your pilli walks the island. When everybody has chosen, the first turn begins.
mexica-lesson-island-dig = Each turn you have **six action points** (AP). Digging a canal { $canal } costs 1 AP, whether it is single or double. You can dig anywhere on free land; your pilli need not be near. A double canal covers two squares. The preview shows which. To turn it, move the pointer inside the square or press **R**; on a touch screen, touch the square again.
mexica-lesson-island-dig-task = dig a canal wherever you like; the arrow is only an example.
mexica-lesson-island-dig-nudge = Pick up the double or the single canal, then click free land.
mexica-lesson-island-dig-why = One AP is spent. A canal is never removed: the land only ever gets smaller. But everybody digs from one supply: 35 double and 6 single canals.
mexica-lesson-island-corner = Squares are neighbours when they share an **edge**; a corner is not enough. Land connected edge to edge is a **region**. So two canals that meet at a corner already separate the land.
mexica-lesson-island-corner-alone = nearly alone
mexica-lesson-island-corner-task = cut off a region of a single square.
mexica-lesson-island-corner-nudge = G2 has two neighbours that are not lake: G3, which is already a canal, and H2.
mexica-lesson-island-corner-why = That square is a region of its own now, of size 1. A region’s size is the number of its squares, whatever stands on them.
mexica-lesson-island-dry = A canal needs **buildable** squares: land outside the palace with no pilli, temple or calpulli tile (which marks a founded region) on it. Try something the rules forbid: nothing happens, and you are told why.
mexica-lesson-island-dry-task = try to dig where something is in the way.
mexica-lesson-island-dry-nudge = Pick up the single canal and click the palace, a temple or a pilli.
mexica-lesson-island-dry-why = That is how the rules answer. The number beside it is the number of the rule; it leads to the whole text.

## Founding a calpulli

mexica-lesson-found = Founding a calpulli
mexica-lesson-found-close = The **emperor’s orders** { $tile } ask for regions of an exact size. Eight of the 15 are drawn for the first half of the game, the other seven come in the second. The open ones are shown beside the board; one of them is for 5. The five squares at the top are joined to the island only at K3.
mexica-lesson-found-close-task = close a region of exactly 5 squares around your pilli.
mexica-lesson-found-close-nudge = Dig so that K3 becomes water and G2 to K2 stay land.
mexica-lesson-found-close-size = Your pilli does not stand in a region of 5 squares.
mexica-lesson-found-close-why = Water on all sides: a region of 5. It fits an order.
mexica-lesson-found-claim = Your pilli stands in the region, and an order has its size: you can **found** it. The tile shows the size and, on blue, what the founder scores. Founding costs nothing and can be done at any moment of your turn. You never have to, and it does not matter who dug the canals.
mexica-lesson-found-claim-task = found the region and put the calpulli tile on one of its squares.
mexica-lesson-found-claim-nudge = Pick up the tile { $tile } beside your pilli, then click a lit square.
mexica-lesson-found-claim-why = The region is a calpulli now. The tile shows 5, 3 and 2; the founder scores the second number at once: 3 points.
mexica-lesson-found-fixed = A founded region is fixed for good. Whoever founded it, no canal is ever dug there again.
mexica-lesson-found-fixed-task = try to dig in the calpulli.
mexica-lesson-found-fixed-nudge = Pick up the single canal and click a free square of the calpulli.
mexica-lesson-found-fixed-why = Its size never changes again, and nobody can build or stand on the square of the tile any more.
mexica-lesson-found-guest = This region of 7 is closed, and your rival stands in it as well. Every tile shows three numbers: the size of its region, half of that, and half of the half, always rounded up. On tile 7 these are 7, 4 and 2.
mexica-lesson-found-guest-guest = your rival
mexica-lesson-found-guest-task = found the region and see who scores.
mexica-lesson-found-guest-nudge = Pick up the tile { $tile }, then click a free square of the region.
mexica-lesson-found-guest-why = You score the second number, 4. Everybody else with a pilli in the region scores the third: your rival gets 2.
mexica-lesson-found-size = The size must fit **exactly**. Here the region has 5 squares, but the orders ask for 4, 6 and 7. That is why the tile beside your pilli is pale: no order for 5 is open.
mexica-lesson-found-size-task = try to found this region.
mexica-lesson-found-size-nudge = Pick up the tile { $tile } beside your pilli.
mexica-lesson-found-size-why = No order, no founding. Look at the orders before you dig.
mexica-lesson-found-full = The tile needs a **free square** of the region. Two pilli and two temples (buildings, of which more later) fill this one.
mexica-lesson-found-full-task = try to found this region of 4.
mexica-lesson-found-full-nudge = Pick up the tile { $tile } and click any square of the region.
mexica-lesson-found-full-why = Nobody can found it until a pilli leaves. Keep a square free for the tile.

## Bridges

mexica-lesson-bridges = Bridges
mexica-lesson-bridges-build = A pilli walks from square to square, but it does not swim. A **bridge** { $bridge } costs 1 AP and lies on a canal square, with land at both ends. The lake carries no bridge.
mexica-lesson-bridges-build-task = build a bridge over this canal.
mexica-lesson-bridges-build-nudge = Pick up the bridge and click a canal square with land on its left and right.
mexica-lesson-bridges-build-why = Now both banks are joined for walkers. The square stays water and belongs to no region.
mexica-lesson-bridges-cross = Each step costs 1 AP: one onto the bridge, one off it. You enter and leave a bridge only at its **ends**.
mexica-lesson-bridges-cross-task = take your pilli across to the other bank.
mexica-lesson-bridges-cross-nudge = Pick up your pilli and click Q8, beyond the bridge.
mexica-lesson-bridges-cross-why = Two steps, 2 AP. You may also stop on a bridge: then nobody else can cross it.
mexica-lesson-bridges-ends = The two squares where a bridge ends must **stay land**. What lies on its other two sides does not matter.
mexica-lesson-bridges-ends-task = try to dig at an end of the bridge.
mexica-lesson-bridges-ends-nudge = Pick up the single canal and click O10 or Q10.
mexica-lesson-bridges-ends-why = The ends are protected against canals. A temple or a tile may close them, though.
mexica-lesson-bridges-wide = Here the canal is two squares wide. Bridges may lie side by side, but never end to end.
mexica-lesson-bridges-wide-task = try to build a bridge over the wide part.
mexica-lesson-bridges-wide-nudge = Pick up the bridge and click P7 or P8.
mexica-lesson-bridges-wide-why = One end would be in the water. A canal two squares wide cannot be bridged.
mexica-lesson-bridges-on = Your pilli stands on the bridge, over water: it is in **no region**. Temples are only ever built in the region where your pilli stands.
mexica-lesson-bridges-on-task = try to build a temple from here.
mexica-lesson-bridges-on-nudge = Pick up a temple { $temple } and click any land.
mexica-lesson-bridges-on-why = On a bridge you can neither build a temple nor found a region, and you score nothing when somebody else founds one.
mexica-lesson-bridges-lift = There are 11 bridges. When all of them are on the board, you can **move** one for 1 AP, unless a pilli stands on it.
mexica-lesson-bridges-lift-task = lift a bridge and place it again.
mexica-lesson-bridges-lift-nudge = Pick up the bridge, click one on the board, then a canal square where it can lie.
mexica-lesson-bridges-lift-why = Lifting and placing are one action; nothing else can be done in between. You may even turn it where it was.

## On foot, by boat, anywhere

mexica-lesson-moving = On foot, by boat, anywhere
mexica-lesson-moving-boat = From a bridge you can go **by boat** to the next bridge on the same water. That costs 1 AP, however far it is. The lake is water too: boats cross it.
mexica-lesson-moving-boat-task = go by boat to the other bridge.
mexica-lesson-moving-boat-nudge = Pick up your pilli and click the bridge on P10.
mexica-lesson-moving-boat-why = One AP for the whole trip. Boats go from bridge to bridge and nowhere else.
mexica-lesson-moving-price = A bridge in between costs 1 AP more, even if somebody stands on it. You pass under it, but you cannot stop where a pilli stands.
mexica-lesson-moving-price-task = go by boat to the bridge on P10.
mexica-lesson-moving-price-nudge = Pick up your pilli and click P10. Walking off the bridge leads elsewhere.
mexica-lesson-moving-price-why = 2 AP: one for the bridge you passed under, one for the last leg.
mexica-lesson-moving-blocked = A pilli cannot stand on another pilli, a temple or a calpulli tile, nor walk through them. Not even your own temples let you pass.
mexica-lesson-moving-blocked-task = try to go where something stands.
mexica-lesson-moving-blocked-nudge = Pick up your pilli and click a temple or the other pilli.
mexica-lesson-moving-blocked-why = You have to walk around them. So a temple is a wall, too.
mexica-lesson-moving-jump = Your pilli is locked in: water all around and no bridge. For 5 AP it can **jump** to any empty land square or bridge. The emblem in the middle of the palace is a square to stand on like any other.
mexica-lesson-moving-jump-task = get to the palace with this turn’s 6 AP.
mexica-lesson-moving-jump-nudge = Pick up your pilli and click a square of the palace.
mexica-lesson-moving-jump-why = Expensive, but it always works. A bridge is often cheaper.
mexica-lesson-moving-first = This is the **first round**, in which everybody has one turn. During it nobody may lock in an opponent: every opponent must still be able to reach 14 squares on foot or by boat.
mexica-lesson-moving-first-rival = your rival
mexica-lesson-moving-first-task = try to lock in your rival.
mexica-lesson-moving-first-nudge = Pick up the single canal and click K3.
mexica-lesson-moving-first-why = With K3 dug, only five squares would be left. In the first round that is not allowed.
mexica-lesson-moving-later = The same position in the second round. From now on it is legal.
mexica-lesson-moving-later-rival = your rival
mexica-lesson-moving-later-task = lock your rival in up there.
mexica-lesson-moving-later-nudge = Dig so that K3 becomes water.
mexica-lesson-moving-later-why = Your rival now needs a bridge or a jump. But beware: whoever stands in a closed region may found it if an order has its size.

## Temples

mexica-lesson-temples = Temples
mexica-lesson-temples-stock = Temples { $temple } bring most of the points. You have 18, of levels 1 to 4: nine in the first half of the game and nine more in the second. The number beside each temple in your hand shows how many of its level are left.
mexica-lesson-temples-build = A temple costs as many AP as it has levels. It goes on any buildable square of the **region where your pilli stands**, however far away. It does not matter who founded the region, or whether anybody has.
mexica-lesson-temples-build-task = build a temple of level 3 or more.
mexica-lesson-temples-build-nudge = Pick up a temple with three or four levels, then click a free square of your region.
mexica-lesson-temples-build-why = Each of its levels counts when the region is scored.
mexica-lesson-temples-other = You can only build in your pilli’s region. South of the canal another region begins.
mexica-lesson-temples-other-task = try to build a temple in the other region.
mexica-lesson-temples-other-nudge = Pick up a temple and click free land south of the canal, such as H4.
mexica-lesson-temples-other-why = You would have to go there first.
mexica-lesson-temples-passed = In this region your rival has 2 levels. You have 3 AP left. Temples are never moved or removed, so their levels count until the end.
mexica-lesson-temples-passed-rival = 2 levels
mexica-lesson-temples-passed-task = have more levels here than your rival.
mexica-lesson-temples-passed-nudge = You need 3 levels: one temple, or several that make 3 together.
mexica-lesson-temples-passed-less = You do not have more than 2 levels here.
mexica-lesson-temples-passed-why = 3 against 2. You are first here and would get 7 points at a scoring.

## First, second and third

mexica-lesson-ranks = First, second and third
mexica-lesson-ranks-values = The game is scored twice: halfway and at the end. Then everybody adds up the **levels** of their temples in each calpulli. Here you have 3 and 2, one rival has 4 and the other 1. So you are first with 5, and your rivals are second and third: that pays 13, 7 and 4 points, the three numbers of the tile.
mexica-lesson-ranks-values-five = 3 + 2 = 5
mexica-lesson-ranks-values-four = 4
mexica-lesson-ranks-values-one = 1
mexica-lesson-ranks-first = One square is left for a temple, and you have 3 AP. You have 1 level here, your rival 3.
mexica-lesson-ranks-first-three = 3 levels
mexica-lesson-ranks-first-task = take first place here for yourself alone.
mexica-lesson-ranks-first-nudge = You begin with 1 level and need more than 3.
mexica-lesson-ranks-first-less = That is not yet more than the 3 levels of your rival; a tie would share first place.
mexica-lesson-ranks-first-why = 4 against 3: you are first for 5 points, your rival second for 3. The founder of the region has no advantage here.
mexica-lesson-ranks-tie = Those who **share a place** all get its full points. They use up as many places: after two who are first, the next one is third. Here one rival has 3 levels, the other 1, and you 1.
mexica-lesson-ranks-tie-task = share first place.
mexica-lesson-ranks-tie-nudge = You need 3 levels in all; 2 AP are enough for that.
mexica-lesson-ranks-tie-why = Both of you are first and get 7 points each. There is no second place, so the next one is third and gets 2.
mexica-lesson-ranks-second = A rival has 7 levels here, and you have 1 AP. But second place in a large region pays well, here 7 points, and a single level is enough if nobody else builds.
mexica-lesson-ranks-second-task = take second place in the calpulli of 13.
mexica-lesson-ranks-second-nudge = Any temple you can pay for will do.
mexica-lesson-ranks-second-why = 7 points for 1 AP. Without a temple you have no place at all; fourth place pays nothing.

## Action tokens

mexica-lesson-tokens = Action tokens
mexica-lesson-tokens-take = AP that you do not use are lost at the end of your turn. For 1 AP you can take an **action token** { $token } instead. You have 2 AP left.
mexica-lesson-tokens-take-task = save both AP.
mexica-lesson-tokens-take-nudge = Click the token at the end of the row, twice.
mexica-lesson-tokens-take-why = Two tokens for later. They stay with you until you play them.
mexica-lesson-tokens-third = You cannot take more than two a turn, even if you have AP left.
mexica-lesson-tokens-third-task = try to take a third token.
mexica-lesson-tokens-third-nudge = Click the token at the end of the row once more.
mexica-lesson-tokens-third-why = Two a turn at most, and only while the supply has any.
mexica-lesson-tokens-play = Playing a token costs nothing and gives **1 AP more** this turn. You can play as many as you have. Now you have 2 AP, and 3 levels would make you first.
mexica-lesson-tokens-play-task = build a temple of level 3 or more.
mexica-lesson-tokens-play-nudge = First click your own token with the +1, then build.
mexica-lesson-tokens-play-why = The token went back to the supply. A large temple at the right moment is what tokens are for.
mexica-lesson-tokens-keep = You keep your tokens from turn to turn, and into the second half of the game. Taking and playing one in the same turn gains nothing. And if the points are equal at the end, whoever has more unused tokens wins.

## The end of a period

mexica-lesson-period = The end of a period
mexica-lesson-period-when = The game has two **periods**. A period ends when two things are true: no order is open any more, and one player has built all temples of the period (in the first, all nine). Here all orders are fulfilled, and you have one temple left.
mexica-lesson-period-last = When both are true, the **round is still played to its end**, so that everybody has had the same number of turns.
mexica-lesson-period-last-task = build your last temple.
mexica-lesson-period-last-nudge = Pick up the temple of level 1 and click free land.
mexica-lesson-period-last-why = The period ends with this round. Your turn goes on: you have 5 AP left.
mexica-lesson-period-palace = There are 5 points for each player whose pilli stands on a **start space** of the palace at each of the two scorings. The emblem gives nothing.
mexica-lesson-period-palace-task = go to a start space.
mexica-lesson-period-palace-nudge = Pick up your pilli and click one of the four lit squares.
mexica-lesson-period-palace-why = Stay here until the scoring, and 5 points are yours.
mexica-lesson-period-score = Now end your turn. You have AP left; in a real game you would save up to two of them as tokens first. Your rival plays once more, then everything is scored.
mexica-lesson-period-score-task = end your turn with the gold button.
mexica-lesson-period-score-nudge = The gold button is at the lower right.
mexica-lesson-period-score-why = The first scoring is over.
mexica-lesson-period-sum = You are first in the north and in the east and second in the south: 5 + 7 + 2 points, and 5 for the palace. The rest of the island was not founded; such land pays only at the end of the game.
mexica-lesson-period-sum-north = 5 points
mexica-lesson-period-sum-south = 2 points
mexica-lesson-period-sum-east = 7 points
mexica-lesson-period-sum-palace = 5 points
mexica-lesson-period-second = The **second period** begins. Seven new orders are on display, and everybody gets nine more temples. Everything on the board stays, and every calpulli will be scored again. Whoever took the very first turn of the game begins again.

## The end of the game

mexica-lesson-end = The end of the game
mexica-lesson-end-gone = After each turn, every order that no region can fulfil any more is **removed**, in both periods. So a period can end even if somebody has dug the island to pieces. The page removes them for you.
mexica-lesson-end-unfounded = The second scoring is the last. Now regions that **nobody founded** pay too: first place its size, second place half of that rounded up, third half of that again. This one has 7 squares and no tile.
mexica-lesson-end-unfounded-rival = 2 levels
mexica-lesson-end-unfounded-task = take first place in this region.
mexica-lesson-end-unfounded-nudge = You need more than 2 levels here, and you have 3 AP.
mexica-lesson-end-unfounded-less = Your rival still has at least as many levels here.
mexica-lesson-end-unfounded-why = 7 points at the end for you, 4 for your rival. In the first scoring it would have been nothing.
mexica-lesson-end-winner = The second period ends like the first: all orders gone, and somebody has built all 18 temples. After the scoring the player with the **most points** wins. A tie goes to the player with more unused action tokens { $token }; if those are equal too, the victory is shared.

## Two players

mexica-lesson-two = Two players
mexica-lesson-two-grey = With two players, ten grey **neutral temples** stand on the island from the beginning, 20 levels in all (the lessons before left them out). They belong to nobody.
mexica-lesson-two-beat = Neutral temples rank like a third player. This calpulli of 4 has a neutral temple of level 2. You have 3 AP.
mexica-lesson-two-beat-task = be first here, worth 4 points at the scoring.
mexica-lesson-two-beat-nudge = Have at least as many levels as the neutral temple.
mexica-lesson-two-beat-less = The neutral temple is still ahead of you.
mexica-lesson-two-beat-why = You are first for the full 4 points at the scoring; a tie would do too. What a neutral temple would score, nobody gets.
mexica-lesson-two-block = A neutral temple blocks its square like any other.
mexica-lesson-two-block-task = try to dig through a neutral temple.
mexica-lesson-two-block-nudge = Pick up the single canal and click a grey temple.
mexica-lesson-two-block-why = Canals have to go around them. Neutral temples do not matter for the end of a period.

## A whole turn

mexica-lesson-whole = A whole turn
mexica-lesson-whole-look = Your turn: 6 AP for any actions in any order, each as often as you can pay for it. One of the emperor’s orders asks for 5, and your pilli stands in the right place. What will you do?
mexica-lesson-whole-turn = One plan: close the region and found it, build a temple there, and save the AP left over as tokens. Any other way to do it is fine.
mexica-lesson-whole-turn-task = found a region, build a temple and end your turn with no AP lost.
mexica-lesson-whole-turn-nudge = Dig K3 (1 AP), found (0), a temple of level 3 (3 AP), two tokens (2 AP), then the gold button.
mexica-lesson-whole-turn-found = You have not founded a region.
mexica-lesson-whole-turn-temple = You have not built a temple.
mexica-lesson-whole-turn-rest = Your turn ended with AP left over, and they are lost. Spend them or save them as tokens.
mexica-lesson-whole-turn-over = Your turn is not over.
mexica-lesson-whole-turn-why = Points at once, levels for the scoring, and nothing wasted: a good turn.
mexica-lesson-whole-answer = Your rival did the same in the east: three canal squares, a calpulli of 7 for 4 points, and a temple. If your pilli had been there, you would have earned 2 points.
mexica-lesson-whole-out = The next calpulli is waiting elsewhere. Your pilli is surrounded by water, but not for long.
mexica-lesson-whole-out-task = take your pilli south to the main island.
mexica-lesson-whole-out-nudge = Build a bridge over the canal, up and down, and cross it. That costs 3 AP or a little more.
mexica-lesson-whole-out-why = 1 AP for the bridge, 2 for the steps, and AP left over.
