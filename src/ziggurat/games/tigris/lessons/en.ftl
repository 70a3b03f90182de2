### The lessons of Tigris & Euphrates. Names: tigris-lesson-<lesson>-<step>, then -task, -nudge, -why.

## The land and its tiles

tigris-lesson-land = The land and its tiles
tigris-lesson-land-board = Two rivers cross the land. Ten **temples** { $temple } stand on it from the start, each with a **treasure** { $treasure }. Everything you build grows out from them. You will earn points in four colours, and at the end only your **weakest colour** counts.
tigris-lesson-land-farm = You hold six tiles: **settlements** { $settlement }, **temples** { $temple }, **farms** { $farm } and **markets** { $market }. A farm needs water, so it goes on a river.
tigris-lesson-land-farm-task = put a farm on a river space.
tigris-lesson-land-farm-nudge = Pick up a blue farm, then click one of the river spaces that are lit.
tigris-lesson-land-farm-why = Right. Blue belongs on the river, and nothing else does.
tigris-lesson-land-dry = Settlements, temples and markets need dry land. Here you can try anything: if the rules forbid it, nothing happens and you are told why.
tigris-lesson-land-dry-task = try to put a temple on the river.
tigris-lesson-land-dry-nudge = Pick up a red temple and click an empty river space.
tigris-lesson-land-dry-why = That is how the rules answer. The number beside it is the number of the rule; it leads to the whole text.
tigris-lesson-land-touch = Spaces are **neighbours** when they share an edge; corners do not count. Tiles on neighbouring spaces belong together. Such a group is a **region**, and an empty space or a bare river never joins anything.
tigris-lesson-land-touch-task = put a settlement { $settlement } next to the temple on F3.
tigris-lesson-land-touch-nudge = Your tile must share an edge with F3. Three land spaces do: F2, G3 and F4.
tigris-lesson-land-touch-why = The settlement and the temple are one region now.

## What is a kingdom

tigris-lesson-kingdoms = What is a kingdom
tigris-lesson-kingdoms-region = These four tiles touch one another, so they are one region. But nobody rules it, so it earns no points for anybody.
tigris-lesson-kingdoms-region-region = a region
tigris-lesson-kingdoms-crown = A region with a leader is a **kingdom**. You have four leaders, one of each colour; the archer on them is the sign of your dynasty. This is your **king** { $king }.
tigris-lesson-kingdoms-crown-task = make this region your kingdom: put your king next to one of its temples.
tigris-lesson-kingdoms-crown-nudge = The region on the left has temples on F3 and F4. Choose a land space beside one of them.
tigris-lesson-kingdoms-crown-why = The outline shows your kingdom, and the Roman numeral is its name. The number on a leader counts the tiles of its colour there: its strength in a war.
tigris-lesson-kingdoms-grow = A kingdom grows with every tile placed next to it, and a tile placed in a kingdom gives a point.
tigris-lesson-kingdoms-grow-task = place a tile next to your kingdom and earn a point.
tigris-lesson-kingdoms-grow-nudge = The new tile must share an edge with a tile or the leader of your kingdom.
tigris-lesson-kingdoms-grow-why = One point in the colour of the tile. Your king takes every colour that has no leader of its own here.
tigris-lesson-kingdoms-share = A kingdom belongs to nobody alone: leaders of several players can stand in it. But two leaders of the same colour cannot share one.
tigris-lesson-kingdoms-share-yours = your king
tigris-lesson-kingdoms-share-theirs = the bull’s trader
tigris-lesson-kingdoms-share-task = put your priest { $priest } into this kingdom as well.
tigris-lesson-kingdoms-share-nudge = The priest must stand next to a temple of this kingdom.
tigris-lesson-kingdoms-share-why = Three leaders, three colours, one kingdom. Each of them collects its own colour.

## Leaders

tigris-lesson-leaders = Leaders
tigris-lesson-leaders-beside = A leader always stands next to a **temple** { $temple }. Put your **priest** { $priest } into your kingdom: it earns a red point { $red-point } for every temple placed there.
tigris-lesson-leaders-beside-king = your king
tigris-lesson-leaders-beside-task = put the priest into your kingdom, where your king stands.
tigris-lesson-leaders-beside-nudge = Look for a land space beside a temple of your own kingdom. Two are lit, and either is right.
tigris-lesson-leaders-beside-why = The priest stands beside a temple of your kingdom and collects red points there from now on.
tigris-lesson-leaders-river = Leaders stand on **land**, and never without a temple at their side.
tigris-lesson-leaders-river-task = try a space where a leader may not stand: a river, or one without a temple next to it.
tigris-lesson-leaders-river-nudge = Pick up the farmer and click a river space such as E3.
tigris-lesson-leaders-river-why = Every leader needs an empty land space with a temple next to it, the farmer too.
tigris-lesson-leaders-between = A leader may enter one kingdom, but it cannot **join two**. Only tiles can. H3 and G4 touch both of these kingdoms.
tigris-lesson-leaders-between-task = try to put your trader { $trader } between the two kingdoms.
tigris-lesson-leaders-between-nudge = Take the trader to H3 or G4: both touch the kingdom of your king and that of the bull’s priest.
tigris-lesson-leaders-between-why = A leader touches one kingdom at most. Regions without leaders do not matter.
tigris-lesson-leaders-move = A leader on the board can move to any other space where it may stand, however far. Your trader earns only from markets placed in its own kingdom, and the region with the market { $market } is down here.
tigris-lesson-leaders-move-task = move your trader into the region with the market.
tigris-lesson-leaders-move-nudge = Click your trader, then a lit space beside the temple on I7.
tigris-lesson-leaders-move-market = Your trader is not in the region with the market on J7.
tigris-lesson-leaders-move-why = Picked up and put down again, all in one action. Moving gives no points.
tigris-lesson-leaders-home = You can also **withdraw** a leader: take it off the board. That is an action too, and sometimes it saves the leader from a conflict.
tigris-lesson-leaders-home-task = withdraw your trader.
tigris-lesson-leaders-home-nudge = Click your trader, then the button that withdraws it.
tigris-lesson-leaders-home-why = The trader is off the board. You can place it again with a later action.

## Tiles and points

tigris-lesson-points = Tiles and points
tigris-lesson-points-temple = A tile placed in a kingdom gives **one point of its colour** to the leader of that colour there. Red is your priest’s { $priest }.
tigris-lesson-points-temple-task = earn a red point.
tigris-lesson-points-temple-nudge = Place a temple { $temple } on a land space that touches your kingdom.
tigris-lesson-points-temple-why = Temple, priest, red point. How many sides the tile touches makes no difference.
tigris-lesson-points-king = There is no farmer here, so the **king** { $king } takes the blue point, and it stays blue. He stands in for any leader who is missing.
tigris-lesson-points-king-king = your king
tigris-lesson-points-king-task = earn a blue point with a farm { $farm }.
tigris-lesson-points-king-nudge = Place the farm on a river space that touches your kingdom, such as E3.
tigris-lesson-points-king-why = The king stands in for every leader that is missing. That is why he is the best leader to place first.
tigris-lesson-points-theirs = It does not matter who places the tile, only whose leader is there. This kingdom has your king and the bull’s trader.
tigris-lesson-points-theirs-trader = the bull’s trader
tigris-lesson-points-theirs-task = place a market { $market } here and see who gets the point.
tigris-lesson-points-theirs-nudge = Put the market next to this kingdom, on one of the lit spaces.
tigris-lesson-points-theirs-why = The green point went to the bull: the trader comes before the king.
tigris-lesson-points-nobody = And this kingdom has only your priest: no trader, no king.
tigris-lesson-points-nobody-priest = your priest
tigris-lesson-points-nobody-task = place a market in this kingdom.
tigris-lesson-points-nobody-nudge = Put the market on a lit space beside the kingdom.
tigris-lesson-points-nobody-touch = The market does not touch the kingdom.
tigris-lesson-points-nobody-why = No trader and no king, so nobody gets the green point. A tile far from every kingdom gives nothing either.
tigris-lesson-points-two = Now both actions of your turn. At the end only your weakest colour counts, so it pays to earn different ones.
tigris-lesson-points-two-task = earn a black point { $black-point } and a red point { $red-point } with two tiles.
tigris-lesson-points-two-nudge = A settlement and a temple, both touching your kingdom.
tigris-lesson-points-two-red = There is no red point yet: that takes a temple in your kingdom.
tigris-lesson-points-two-black = There is no black point yet: that takes a settlement in your kingdom.
tigris-lesson-points-two-why = Two tiles, two colours. This is what most turns are made of.

## Your turn

tigris-lesson-turn = Your turn
tigris-lesson-turn-actions = On your turn you have **two actions**: place, move or withdraw a leader, place a tile, play a catastrophe, or swap tiles. Any two, in any order, even the same one twice.
tigris-lesson-turn-actions-task = take two actions of your choice.
tigris-lesson-turn-actions-nudge = Place a tile or a leader, twice. The two gold bars show what is left.
tigris-lesson-turn-actions-why = Both actions are used. You can do nothing more this turn.
tigris-lesson-turn-done = The turn does not end by itself, so that you can still look at what you did and take it back.
tigris-lesson-turn-done-task = end your turn with the gold button.
tigris-lesson-turn-done-nudge = The gold button is at the lower right.
tigris-lesson-turn-done-why = At the end of a turn monuments pay first; more about them later.
tigris-lesson-turn-refill = Then **everybody** draws until they hold six tiles again, including those who used some in a conflict. Nobody sees your tiles. Now it is the bull’s turn.
tigris-lesson-turn-swap = Four farms, and hardly a river space where they would earn anything: you can **swap** such a hand. You put **one to six** tiles aside and draw as many new ones. That is one action, and the new tiles can be used at once.
tigris-lesson-turn-swap-task = swap at least three tiles.
tigris-lesson-turn-swap-nudge = Click the swap button, then the tiles you want to discard, then the gold button.
tigris-lesson-turn-swap-why = The tiles you discarded are out of the game, face down.
tigris-lesson-turn-pass = You need not use both actions. The gold button ends the turn at any time.

## Revolts

tigris-lesson-revolt = Revolts
tigris-lesson-revolt-rivals = A kingdom never keeps two leaders of one colour. If you put your trader { $trader } where another player’s trader already stands, there is a **revolt**: one of the two must go.
tigris-lesson-revolt-rivals-trader = the bull’s trader
tigris-lesson-revolt-enter = In a revolt only **temples** { $temple } count: those next to each leader. The bull’s trader has one beside it. On G5 yours would have two. A temple next to both would count for both.
tigris-lesson-revolt-enter-task = put your trader into this kingdom and start a revolt.
tigris-lesson-revolt-enter-nudge = Your trader needs a space next to a temple of this kingdom. G5 touches two of them.
tigris-lesson-revolt-enter-why = You entered the kingdom, so you attack; the bull defends.
tigris-lesson-revolt-win = Both may commit temples from hand: you first, then the bull, once each. **A tie goes to the defender**, and the bull holds one tile. What you commit is lost.
tigris-lesson-revolt-win-task = win the revolt.
tigris-lesson-revolt-win-nudge = Count: your temples on the board and from hand must be more than the bull’s, even if the bull commits one.
tigris-lesson-revolt-win-why = The bull’s trader goes home, and you get one red point: red, because temples decide a revolt, whatever the colour of the leaders. The temples on the board stay.
tigris-lesson-revolt-defend = Now the bull attacks your trader: three temples, one of them from hand. You have one on the board. The defender commits last and **needs only a tie**.
tigris-lesson-revolt-defend-task = defend your trader without wasting a temple.
tigris-lesson-revolt-defend-nudge = The bull has 3. You have 1 on the board, so how many from your hand make a tie?
tigris-lesson-revolt-defend-waste = Two temples were enough.
tigris-lesson-revolt-defend-why = 3 to 3: the defender wins, and the red point is yours.
tigris-lesson-revolt-after = Whoever loses a revolt gets the leader back and may try again with the next action, even on the same space. A leader with many temples beside it sleeps well.

## Wars

tigris-lesson-war = Wars
tigris-lesson-war-peace = Leaders cannot join two kingdoms, but **tiles** can. Here are your king and the bull’s farmer: different colours, so nobody minds.
tigris-lesson-war-peace-task = join the two kingdoms with a tile.
tigris-lesson-war-peace-nudge = H4 lies between them.
tigris-lesson-war-peace-why = One kingdom now. The tile that joins kingdoms gives no point to anybody.
tigris-lesson-war-sides = With **two leaders of one colour** it comes to a war. What counts is not the temples beside the leaders but the **tiles of that colour** on each side, wherever they lie in the kingdom. For traders these are the markets { $market }. The tiles that count for a side are its **supporters**.
tigris-lesson-war-sides-mine = yours: 2 markets
tigris-lesson-war-sides-theirs = the bull: 2 markets
tigris-lesson-war-attack = The player whose turn it is attacks. Again you commit tiles first, this time markets, then the bull; again a tie goes to the defender. The joining tile counts for nobody and stays on the board, whoever wins.
tigris-lesson-war-attack-task = join the kingdoms on F6 and win the war.
tigris-lesson-war-attack-nudge = 2 to 2 is lost for the attacker. Keep a market in your hand to commit to the war.
tigris-lesson-war-attack-why = 3 to 2: you win the war.
tigris-lesson-war-prize = The loser’s trader goes home and **all its markets leave the board**. You get a green point for the trader and one for each market taken off the board: three at once. Nothing in the game pays more. Tiles committed from hand leave the game and give no points.
tigris-lesson-war-defend = The same war the other way round: the bull has joined the kingdoms and committed one market. The bull has 3, you have 2.
tigris-lesson-war-defend-task = win as the defender, with no more than you need.
tigris-lesson-war-defend-nudge = A tie is enough for the defender.
tigris-lesson-war-defend-waste = One market was enough.
tigris-lesson-war-defend-why = 3 to 3, and the attacker has lost. Attack only if you can commit more than your opponent can match.

## Several wars

tigris-lesson-wars = Several wars
tigris-lesson-wars-join = One tile can start several wars: here both sides have a trader **and** a priest.
tigris-lesson-wars-join-task = join the kingdoms on F6.
tigris-lesson-wars-join-nudge = Take the settlement to F6.
tigris-lesson-wars-join-why = Two colours are in conflict, and you are asked which comes first.
tigris-lesson-wars-choose = The player whose turn it is **chooses the order**. After each war everything is worked out afresh. Look at G6: if that market falls, the bull’s side no longer touches the joining tile.
tigris-lesson-wars-choose-task = choose the order so that one war is enough, and win it.
tigris-lesson-wars-choose-nudge = Fight the war between the traders first, and commit a market: 2 to 1.
tigris-lesson-wars-choose-green = You have not won the war between the traders.
tigris-lesson-wars-choose-why = The market on G6 is gone, the kingdoms are apart again, and the priests never fought.
tigris-lesson-wars-priests = Priests fight with temples, but some **temples stay** even when their side loses: those with a treasure, and those next to another leader. So the other leaders keep the temples they need.
tigris-lesson-wars-priests-falls = falls
tigris-lesson-wars-priests-treasure = stays: treasure
tigris-lesson-wars-priests-king = stays: king
tigris-lesson-wars-priests-task = join the kingdoms on G6 and win the war between the priests.
tigris-lesson-wars-priests-nudge = The settlement goes to G6. You have four temples against three and need to commit none.
tigris-lesson-wars-priests-why = Only H6 fell: one point for the priest, one for that temple.

## Monuments

tigris-lesson-monuments = Monuments
tigris-lesson-monuments-square = Four tiles of one colour in a **square** can become a **monument**. It shows two colours; one of them must be that of the square. There are six, one for each pair of colours, so each is built once. You may build only right away, with the tile that completes the square, and you may decline. The order is always the same: first the tile’s point or its wars, then the monument, then treasures.
tigris-lesson-monuments-square-task = complete the square and build a monument.
tigris-lesson-monuments-square-nudge = Place the settlement on H6, click the square, then choose one of the monuments.
tigris-lesson-monuments-square-why = The monument stands for the rest of the game.
tigris-lesson-monuments-down = Its four tiles are face down now. They still hold the kingdom together, but they no longer count in wars. If they were temples, a leader that has no other temple beside it would go home.
tigris-lesson-monuments-income = At the **end of each of your turns** a monument gives a point to your leaders of its two colours, if they stand in its kingdom. It pays in this very turn.
tigris-lesson-monuments-income-task = end your turn and collect.
tigris-lesson-monuments-income-nudge = Press the gold button.
tigris-lesson-monuments-income-why = Points every turn, without placing a tile.
tigris-lesson-monuments-both = A king and a trader at a black and green monument: **both** are paid. A king does not stand in for a missing leader here.
tigris-lesson-monuments-both-king = black
tigris-lesson-monuments-both-trader = green
tigris-lesson-monuments-both-task = end your turn and take both points.
tigris-lesson-monuments-both-nudge = Press the gold button.
tigris-lesson-monuments-both-why = Two points a turn. Expect visitors: everybody wants to stand here now.

## Treasures

tigris-lesson-treasures = Treasures
tigris-lesson-treasures-trader = A **treasure** { $treasure } counts as a point of any colour at the end. Only a **trader** { $trader } takes treasures, and only where a kingdom holds more than one.
tigris-lesson-treasures-trader-trader = your trader
tigris-lesson-treasures-trader-treasure = one tile away
tigris-lesson-treasures-link = At the end of every action, on anybody’s turn, the trader takes **all treasures but one** in the kingdom. If there is a choice, the trader’s owner says which one stays.
tigris-lesson-treasures-link-task = link the temples on F3 and I7 and take a treasure.
tigris-lesson-treasures-link-nudge = A tile on I6 closes the gap. Then choose which treasure stays.
tigris-lesson-treasures-link-why = One is yours, one stays. You were asked which, because both were alike.
tigris-lesson-treasures-framed = Four treasures lie on **framed** spaces. They are taken before all others, so here there is nothing to choose.
tigris-lesson-treasures-framed-frame = framed
tigris-lesson-treasures-framed-task = link B8 with F10 and take the treasure.
tigris-lesson-treasures-framed-nudge = A tile on F9 links them.
tigris-lesson-treasures-framed-why = The framed one on B8 is yours, the one on F10 stays.
tigris-lesson-treasures-plain = The temple on B8 is now a temple like any other. If the bull’s trader had stood here, the bull would have taken the treasure, even on your turn.

## Catastrophes

tigris-lesson-catastrophes = Catastrophes
tigris-lesson-catastrophes-home = You have two **catastrophes** { $catastrophe } in the whole game. Each destroys a tile or an empty space for good. And remember: no leader without a temple.
tigris-lesson-catastrophes-home-task = send the bull’s trader home.
tigris-lesson-catastrophes-home-nudge = Which temple does it stand next to? Destroy that one.
tigris-lesson-catastrophes-home-why = Without a temple beside it the trader goes home at once. No conflict was needed.
tigris-lesson-catastrophes-safe = Not everything can be destroyed: leaders, monuments, temples with a treasure and spaces that are destroyed already are safe.
tigris-lesson-catastrophes-safe-task = try your second catastrophe on something that is safe.
tigris-lesson-catastrophes-safe-nudge = Try the temple with a treasure on I7, for example.
tigris-lesson-catastrophes-safe-why = That is safe. A river space, on the other hand, can be destroyed, with or without a farm.
tigris-lesson-catastrophes-split = A catastrophe connects nothing. In the right place it cuts a kingdom in two.
tigris-lesson-catastrophes-split-task = split the bull’s kingdom.
tigris-lesson-catastrophes-split-nudge = Three settlements join the priest and the king. Destroy any of them.
tigris-lesson-catastrophes-split-why = Two kingdoms. Tiles that are cut off no longer help the other side in a war.

## The end: your weakest colour

tigris-lesson-end = The end: your weakest colour
tigris-lesson-end-weakest = Only your **weakest colour** counts, not the sum. Your weakest is blue with 5, the bull’s is black with 6: as it stands, the bull wins.
tigris-lesson-end-raise = So a turn is worth what it adds to your weakest colour.
tigris-lesson-end-raise-task = strengthen your weakest colour.
tigris-lesson-end-raise-nudge = Blue points come from farms, and your farmer is here. E2 and D3 touch the kingdom.
tigris-lesson-end-raise-other = Your blue points are still 5, and only they matter now.
tigris-lesson-end-raise-why = 6 now. A red point would have changed nothing.
tigris-lesson-end-last = The game ends after the turn in which only **one or two treasures** are left on the board. Here are the last two. It also ends as soon as somebody has to draw more tiles than the bag holds.
tigris-lesson-end-last-task = end your turn, and the game with it.
tigris-lesson-end-last-nudge = Press the gold button.
tigris-lesson-end-last-why = The game is over. Now the treasures are added to the colours.
tigris-lesson-end-result = Each treasure goes to the colour that is weakest at that moment. Your four make blue and black 9; the bull’s three lift the weakest to 8. **You win 9 to 8.** If the weakest colours are equal, the second weakest decide, and so on; if all are equal, the victory is shared.

## A whole turn

tigris-lesson-whole = A whole turn
tigris-lesson-whole-look = Begin every turn with three questions: which colour of mine is weakest? What does my hand earn in my kingdoms? And who could attack me? Here blue is weakest, then green.
tigris-lesson-whole-turn = You have farms and a market, and your king takes what has no leader of its own.
tigris-lesson-whole-turn-task = earn a blue and a green point, then end your turn.
tigris-lesson-whole-turn-nudge = A farm on a river space beside your kingdom, a market on land beside it, then the gold button.
tigris-lesson-whole-turn-blue = There is no blue point yet.
tigris-lesson-whole-turn-green = There is no green point yet.
tigris-lesson-whole-turn-done = The turn is not over yet.
tigris-lesson-whole-turn-why = Both weak colours have grown, and the bull has answered.
tigris-lesson-whole-answer = The bull placed two temples: two red points, and a stronger priest. Everybody has drawn, and it is your turn again.
tigris-lesson-whole-again = The last task is free. More leaders on the board earn in more colours; a second kingdom makes you harder to attack.
tigris-lesson-whole-again-task = play a turn of your own that earns at least one point, and end it.
tigris-lesson-whole-again-nudge = Any tile in a kingdom of yours gives a point. Then press the gold button.
tigris-lesson-whole-again-point = You have not earned a point this turn.
tigris-lesson-whole-again-done = The turn is not over yet.
tigris-lesson-whole-again-why = That is the whole game. The rest is what you make of it.
