### The lessons of Tigris & Euphrates. Names: tigris-lesson-<lesson>-<step>, then -task, -nudge, -why.

## The land and its tiles

tigris-lesson-land = The land and its tiles
tigris-lesson-land-board = Two rivers cross the land. Ten **temples** { $temple } stand on it from the start, each with a **treasure** { $treasure }. Everything you build grows out from them.
tigris-lesson-land-farm = You hold six tiles: **settlements** { $settlement }, **temples** { $temple }, **farms** { $farm } and **markets** { $market }. A farm needs water, so it goes on a river.
tigris-lesson-land-farm-task = put a farm on a river space.
tigris-lesson-land-farm-nudge = Pick up a blue farm, then click one of the river spaces that are lit.
tigris-lesson-land-farm-why = Right. Blue belongs on the river, and nothing else does.
tigris-lesson-land-dry = Settlements, temples and markets need dry land. Here you can try anything: what the rules forbid does not happen, and you read why.
tigris-lesson-land-dry-task = try to put a temple on the river.
tigris-lesson-land-dry-nudge = Pick up a red temple and click an empty river space.
tigris-lesson-land-dry-why = That is how the rules answer. The number is the rule: click it and you can read all of it.
tigris-lesson-land-touch = Spaces are **neighbours** when they share an edge; corners do not count. Tiles on neighbouring spaces belong together. Such a group is a **region**, and an empty space or a bare river never joins anything.
tigris-lesson-land-touch-task = put a settlement { $settlement } next to the temple on F3.
tigris-lesson-land-touch-nudge = Your tile must share an edge with F3. Three land spaces do: F2, G3 and F4.
tigris-lesson-land-touch-why = The settlement and the temple are one region now.

## What is a kingdom

tigris-lesson-kingdoms = What is a kingdom
tigris-lesson-kingdoms-region = These four tiles touch one another, so they are one region. But nobody rules it: it earns nobody anything.
tigris-lesson-kingdoms-region-region = a region
tigris-lesson-kingdoms-crown = A region with a leader is a **kingdom**. You have four leaders, one of each colour; the archer on them is the sign of your dynasty. This is your **king** { $king }.
tigris-lesson-kingdoms-crown-task = make this region your kingdom: put your king next to one of its temples.
tigris-lesson-kingdoms-crown-nudge = The region on the left has temples on F3 and F4. Choose a land space beside one of them.
tigris-lesson-kingdoms-crown-why = The outline shows your kingdom, and the Roman numeral is its name.
tigris-lesson-kingdoms-grow = A kingdom grows with every tile that touches it, and a tile laid in a kingdom gives a point.
tigris-lesson-kingdoms-grow-task = lay a tile so that it touches your kingdom, and earn a point.
tigris-lesson-kingdoms-grow-nudge = The new tile must share an edge with a tile or the leader of your kingdom.
tigris-lesson-kingdoms-grow-why = One point in the colour of the tile. Your king takes every colour that has no leader of its own here.
tigris-lesson-kingdoms-share = A kingdom belongs to nobody alone: leaders of several players can stand in it. Only two leaders of the same colour cannot share one.
tigris-lesson-kingdoms-share-yours = your king
tigris-lesson-kingdoms-share-theirs = the bull’s trader
tigris-lesson-kingdoms-share-task = put your priest { $priest } into this kingdom as well.
tigris-lesson-kingdoms-share-nudge = The priest must stand next to a temple of this kingdom.
tigris-lesson-kingdoms-share-why = Three leaders, three colours, one kingdom. Each of them collects its own colour.

## Leaders

tigris-lesson-leaders = Leaders
tigris-lesson-leaders-beside = A leader always stands next to a **temple** { $temple }. Put your **priest** { $priest } into your kingdom: it earns a red point { $red-point } for every temple laid there.
tigris-lesson-leaders-beside-king = your king
tigris-lesson-leaders-beside-task = put the priest into your kingdom, where your king stands.
tigris-lesson-leaders-beside-nudge = Look for a land space beside a temple of your own kingdom. Two are lit, and either is right.
tigris-lesson-leaders-beside-why = The priest stands beside a temple of your kingdom and collects red points there from now on.
tigris-lesson-leaders-river = Leaders stand on **land**, and never without a temple at their side.
tigris-lesson-leaders-river-task = try a space where a leader may not stand: a river, or one without a temple next to it.
tigris-lesson-leaders-river-nudge = Pick up the farmer and click a river space such as E3.
tigris-lesson-leaders-river-why = Every leader needs an empty land space with a temple next to it, the farmer too.
tigris-lesson-leaders-between = A leader may enter one kingdom, but it cannot **join two**. Only tiles do that. H3 and G4 touch both of these kingdoms.
tigris-lesson-leaders-between-task = try to put your trader { $trader } between the two kingdoms.
tigris-lesson-leaders-between-nudge = Take the trader to H3 or G4: both touch the kingdom of your king and that of the bull’s priest.
tigris-lesson-leaders-between-why = A leader touches one kingdom at most. Regions without leaders do not matter.
tigris-lesson-leaders-move = A leader on the board can move to any other space where it may stand, however far. Your trader collects nothing up there: the market { $market } is down here.
tigris-lesson-leaders-move-task = move your trader into the region with the market.
tigris-lesson-leaders-move-nudge = Click your trader, then a lit space beside the temple on I7.
tigris-lesson-leaders-move-market = Your trader is not in the region with the market on J7.
tigris-lesson-leaders-move-why = Lifted and put down anew, all in one action. Moving gives no points.
tigris-lesson-leaders-home = You can also take a leader back into your hand. That is an action as well, and sometimes it saves the leader from a fight.
tigris-lesson-leaders-home-task = withdraw your trader.
tigris-lesson-leaders-home-nudge = Click your trader, then the button that withdraws it.
tigris-lesson-leaders-home-why = The trader is back in your hand and can come again anywhere.
