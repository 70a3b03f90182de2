### The lessons of Teotihuacan. Names: teotihuacan-lesson-<lesson>-<step>, then -task, -nudge, -why.

## The ring of boards

teotihuacan-lesson-ring = The ring of boards
teotihuacan-lesson-ring-boards = Eight **boards** lie in a ring around the pyramid. Workers walk from board to board, always clockwise. The Palace and Construction keep their places; the other six are shuffled in most games.
teotihuacan-lesson-ring-workers = These are your **workers** { $worker }: dice, and the number on top is their **power**, 1 to 5. Three are in play; a fourth of power 3 waits on the Ascension wheel. Those with a ring { $neutral } are neutral: nobody moves them, but where colours are counted (for the cocoa you collect or pay), each of theirs counts like a player’s.
teotihuacan-lesson-ring-workers-mine = your worker
teotihuacan-lesson-ring-move = On your turn you move **one worker one, two or three boards** clockwise.
teotihuacan-lesson-ring-move-task = move a worker to the Forest.
teotihuacan-lesson-ring-move-nudge = The Forest is two boards after the Quarry and three after the Palace. Click one of those workers, then the Forest.
teotihuacan-lesson-ring-move-why = Well done. Power does not change how far a worker moves.
teotihuacan-lesson-ring-move-far = This worker cannot reach the Forest: it is more than three boards away.
teotihuacan-lesson-ring-act = Where a worker arrives, you do **one of three things**: collect cocoa { $cocoa-piece }, worship, or take the **main action** of the board. In the Forest it gives you wood { $wood-piece }. You pay 1 cocoa for each colour that was there before you, your own too if another worker of yours stood there.
teotihuacan-lesson-ring-act-task = take the main action and get wood.
teotihuacan-lesson-ring-act-nudge = Choose the main action of the Forest. It costs 2 cocoa here.
teotihuacan-lesson-ring-act-why = You have wood, and your worker grew stronger: a main action always powers up a worker. The Palace is the only board without one.
teotihuacan-lesson-ring-act-other = That was not the main action, so there is no wood.
teotihuacan-lesson-ring-done = One move, one action: the turn is over. Players take single turns in clockwise order. Until you press the gold button, you can still take everything back.
teotihuacan-lesson-ring-done-task = end your turn.
teotihuacan-lesson-ring-done-nudge = Press the gold button.
teotihuacan-lesson-ring-done-why = In a game your opponent would now move one worker.

## Cocoa and fees

teotihuacan-lesson-cocoa = Cocoa and fees
teotihuacan-lesson-cocoa-collect = Cocoa { $cocoa-piece } pays for nearly everything. You can collect it on **every board**: 1, and 1 more for each **colour** of workers that stood there before you came. Two workers of one colour count once.
teotihuacan-lesson-cocoa-collect-task = collect 4 cocoa in one turn.
teotihuacan-lesson-cocoa-collect-nudge = You need three colours on one board. Look at the Forest.
teotihuacan-lesson-cocoa-collect-why = Three colours and one: 4 cocoa, without any fee. A crowded board is a good place to collect.
teotihuacan-lesson-cocoa-collect-less = You did not collect 4 cocoa.
teotihuacan-lesson-cocoa-own = Your **own colour** counts too, if another worker of yours stood on the board. The worker that moves never counts itself, and locked workers, those on Worship spaces, never count.
teotihuacan-lesson-cocoa-own-task = collect cocoa on a board where a worker of yours already stands.
teotihuacan-lesson-cocoa-own-nudge = Your worker at the Quarry can join the one at Alchemy or the one in the Forest.
teotihuacan-lesson-cocoa-own-why = Your own colour brought 1 cocoa. You pay for it in the same way when you take a main action.
teotihuacan-lesson-cocoa-own-alone = None of your workers stood on that board.
teotihuacan-lesson-cocoa-fee = A **main action** costs 1 cocoa for each colour, counted in the same way. Your worker has just reached the Forest. Three colours are there, and you have 1 cocoa.
teotihuacan-lesson-cocoa-fee-task = try the main action anyway. It is dimmed, but a click on it shows why.
teotihuacan-lesson-cocoa-fee-nudge = Choose the main action of the Forest.
teotihuacan-lesson-cocoa-fee-why = The fee is paid before anything else. Without the cocoa there is no main action.
teotihuacan-lesson-cocoa-instead = But a board where the main action is expensive is a good place to collect.
teotihuacan-lesson-cocoa-instead-task = collect cocoa on this board.
teotihuacan-lesson-cocoa-instead-nudge = Choose to collect cocoa.
teotihuacan-lesson-cocoa-instead-why = 4 cocoa. But collecting gives no power-up.
teotihuacan-lesson-cocoa-instead-other = That was not collecting cocoa.
teotihuacan-lesson-cocoa-cheap = Go where there are few colours, or only your own. The fee is fixed when your worker arrives.
teotihuacan-lesson-cocoa-cheap-task = take a main action that costs 1 cocoa or none.
teotihuacan-lesson-cocoa-cheap-nudge = Only one colour stands in the Forest. The worker at Alchemy is one board away.
teotihuacan-lesson-cocoa-cheap-why = A cheap action, and the worker powers up as well.
teotihuacan-lesson-cocoa-cheap-dear = You have not taken a main action for 1 cocoa or less. Every colour on the board costs 1 cocoa.

## Wood, stone and gold

teotihuacan-lesson-harvest = Wood, stone and gold
teotihuacan-lesson-harvest-table = Wood { $wood-piece }, stone { $stone-piece } and gold { $gold-piece } are **resources**; cocoa is not. They come from the Forest, the Quarry and the Gold Deposits. Each of these boards has a table: the **row** is how many of your workers are there, the **column** the power of the **weakest** of them.
teotihuacan-lesson-harvest-two = One worker of power 2 stands in the Forest. A second one makes two, but the weaker of them decides the column.
teotihuacan-lesson-harvest-two-task = get 2 wood in one turn.
teotihuacan-lesson-harvest-two-nudge = Bring the worker of power 3 from the Quarry. The one of power 1 would move you to a worse column.
teotihuacan-lesson-harvest-two-why = Two workers, the weakest of power 2: 2 wood. In a game you would now choose which of them powers up.
teotihuacan-lesson-harvest-two-weak = That is not 2 wood. Count your workers there, and look at the weakest.
teotihuacan-lesson-harvest-three = Three workers on one board are the best there is, and more than three never count. Strong ones bring extras as well.
teotihuacan-lesson-harvest-three-task = get 4 stone in one turn.
teotihuacan-lesson-harvest-three-nudge = Move the worker from the Palace to join the two at the Quarry.
teotihuacan-lesson-harvest-three-why = 4 stone and 5 points. With three workers you may also power up twice.
teotihuacan-lesson-harvest-three-few = You did not get 4 stone: you need all three workers at the Quarry.
teotihuacan-lesson-harvest-whole = A main action must be carried out **in full**: if you cannot pay its price, you cannot take it just for the power-up. Your worker stands at Alchemy, where gold is needed, and you have none.
teotihuacan-lesson-harvest-whole-task = try the main action of Alchemy. It is dimmed, but a click on it shows why.
teotihuacan-lesson-harvest-whole-nudge = Choose the main action, although you have no gold.
teotihuacan-lesson-harvest-whole-why = No gold, no action. Here you could only collect cocoa.

## Power-ups and Ascension

teotihuacan-lesson-power = Power-ups and Ascension
teotihuacan-lesson-power-up = Each main action gives a **power-up** { $power }: one of your unlocked workers **on that board** grows by 1. You choose which; it need not be the one that moved. The first power-up is compulsory.
teotihuacan-lesson-power-up-task = make a worker of power 5.
teotihuacan-lesson-power-up-nudge = Move the worker of power 2 to the one of power 4, take the main action and power up the stronger one.
teotihuacan-lesson-power-up-why = Power 5 is as strong as a worker can be. With one more power-up, something else happens.
teotihuacan-lesson-power-up-none = No worker of yours has reached power 5.
teotihuacan-lesson-power-ascend = A worker that would reach 6 **ascends** { $ascension }: you advance on the Avenue of the Dead, a track that scores at every Eclipse, and the worker starts again at the Palace with power 1.
teotihuacan-lesson-power-ascend-task = make a worker ascend.
teotihuacan-lesson-power-ascend-nudge = The worker of power 5 needs one power-up: take a main action with it, in the Forest for instance.
teotihuacan-lesson-power-ascend-why = You advance on the Avenue, and now you choose a reward.
teotihuacan-lesson-power-ascend-not = No worker has ascended.
teotihuacan-lesson-power-reward = You choose **one reward**: 5 points, 5 cocoa, an advance on a temple, two advances for 3 cocoa, or your **fourth worker** of power 3 together with 2 cocoa. One more worker helps for the rest of the game.
teotihuacan-lesson-power-reward-task = bring your fourth worker into play.
teotihuacan-lesson-power-reward-nudge = Choose the worker on the Ascension wheel.
teotihuacan-lesson-power-reward-why = It stands at the Palace. From now on you have four.
teotihuacan-lesson-power-reward-other = That is a reward too, but it does not bring your fourth worker.
teotihuacan-lesson-power-disc = Each Ascension also moves the **light disc** { $light } one step towards the dark one { $dark }. When they meet, an Eclipse is near. The light disc never goes beyond the dark one.

## Worship

teotihuacan-lesson-worship = Worship
teotihuacan-lesson-worship-spaces = Five boards have **Worship spaces**: the Palace, the Forest, the Quarry, the Gold Deposits and Decorations. There is no fee for colours there, but the worker is **locked**: it stays on the space, cannot move and counts nowhere until it is unlocked.
teotihuacan-lesson-worship-pray = What the ability of a space gives depends on its board. In the Forest you advance on the red temple { $red }, at the Quarry on the green { $green }, at the Gold Deposits on the blue { $blue }, at Decorations on any.
teotihuacan-lesson-worship-pray-task = advance on the red temple.
teotihuacan-lesson-worship-pray-nudge = Go to the Forest and worship there.
teotihuacan-lesson-worship-pray-why = You advance on the red temple and take the reward. The worker is locked now, and worship gives no power-up.
teotihuacan-lesson-worship-pray-not = You have not advanced on the red temple.
teotihuacan-lesson-worship-oust = The space holds **one** worker. If another player’s worker is on it, you pay 1 cocoa, and that worker is unlocked: it goes to the general area of the board.
teotihuacan-lesson-worship-oust-task = take the Worship space of the Forest from the opponent.
teotihuacan-lesson-worship-oust-nudge = Move to the Forest and worship. It costs you 1 cocoa.
teotihuacan-lesson-worship-oust-why = You have the space. But you have also unlocked a worker for your opponent: that is part of the price.
teotihuacan-lesson-worship-oust-not = The opponent’s worker is still on the space.
teotihuacan-lesson-worship-own = Your own worker blocks the space for you as well.
teotihuacan-lesson-worship-own-task = try to worship here anyway. The space is dimmed, but a click on it shows why.
teotihuacan-lesson-worship-own-nudge = Choose the Worship space of the Forest.
teotihuacan-lesson-worship-own-why = You would have to unlock your worker first.
teotihuacan-lesson-worship-both = A **Discovery tile** { $tile } lies beside the space: here a **mask**, which scores at every Eclipse. You take the ability of the space, **or** the tile for its price, **or both** for 1 cocoa more. A new tile replaces it at once.
teotihuacan-lesson-worship-both-task = take both: the advance on the red temple and the mask.
teotihuacan-lesson-worship-both-nudge = Worship in the Forest and choose ability and tile. The mask costs 1 wood.
teotihuacan-lesson-worship-both-why = 1 cocoa for both, 1 wood for the mask. You choose the order of the two.
teotihuacan-lesson-worship-both-one = You did not take both.
teotihuacan-lesson-worship-palace = The Palace has three spaces, each with a **Royal tile**, one of nine. What it gives grows with the **power** of the worker locked there. The one on the left space gives as much cocoa as the worker’s power, and 1 more. At the Palace you must use the Royal tile; you cannot take the Discovery tile alone.
teotihuacan-lesson-worship-palace-task = gain 4 cocoa at the Palace.
teotihuacan-lesson-worship-palace-nudge = The worker of power 3 from the Gold Deposits is one board away. Choose the left space.
teotihuacan-lesson-worship-palace-why = Power 3 and 1 more: 4 cocoa.
teotihuacan-lesson-worship-palace-less = You did not gain 4 cocoa there.

## Locked workers

teotihuacan-lesson-locked = Locked workers
teotihuacan-lesson-locked-turn = A locked worker cannot move and counts nowhere. An **unlock turn** unlocks **all** of yours at no cost, but it is your whole turn: no move, no action. If all your workers are locked, you must do this, unless you pay, as the next step shows.
teotihuacan-lesson-locked-turn-task = unlock your workers.
teotihuacan-lesson-locked-turn-nudge = Press the unlock button.
teotihuacan-lesson-locked-turn-why = They stay on their boards, in the general areas. Unlocking three at once is worth a turn; unlocking one hardly is.
teotihuacan-lesson-locked-pay = In a normal turn you may pay **3 cocoa** instead and still move and act. It unlocks all your workers, and you can do it before your move, before or after your action, or before a power-up.
teotihuacan-lesson-locked-pay-task = get 2 stone this turn.
teotihuacan-lesson-locked-pay-nudge = Pay 3 cocoa first, so that the worker at the Quarry counts. Then bring the one from the Palace.
teotihuacan-lesson-locked-pay-why = Two unlocked workers at the Quarry, the weaker of power 2: 2 stone. The 3 cocoa saved you a turn.
teotihuacan-lesson-locked-pay-less = You did not get 2 stone: that takes two unlocked workers at the Quarry, neither of power 1.
teotihuacan-lesson-locked-moment = So a worker can even worship and be unlocked in the same turn. But 3 cocoa is a lot. Unlocking is cheapest when another player wants your space: that unlocks your worker and costs you nothing.

## Discovery tiles

teotihuacan-lesson-discovery = Discovery tiles
teotihuacan-lesson-discovery-price = Discovery tiles { $tile } lie at the Worship spaces, on the Avenue and on some temple steps, the **major steps**. Each has a **price**, wherever you take it; some are free.
teotihuacan-lesson-discovery-masks = **Masks** { $mask } stay with you and score at every Eclipse. There are seven kinds. One mask scores 1 point, two **different** ones 3, three 6, four 10, five 15, six 21 and all seven 28. A kind you already have begins a second set, scored by itself.
teotihuacan-lesson-discovery-flip = Every other tile is **flipped once**, on your own turn, for what it shows. You may flip several in one turn.
teotihuacan-lesson-discovery-flip-task = score 4 points with a tile.
teotihuacan-lesson-discovery-flip-nudge = Click your tile that shows 4 points.
teotihuacan-lesson-discovery-flip-why = The tile lies face down in front of you now. It is still yours, but it is used up.
teotihuacan-lesson-discovery-flip-not = You have not flipped that tile.
teotihuacan-lesson-discovery-double = **Movement tiles** go with your move: pick a worker, then flip. With the **double move** a second worker goes along from the same board to the same place. With the tile **move anywhere** the distance is as long as you like.
teotihuacan-lesson-discovery-double-task = move two workers to the Forest at once.
teotihuacan-lesson-discovery-double-nudge = Click a worker at the Quarry, flip the double move, then choose the Forest.
teotihuacan-lesson-discovery-double-why = Both are in the Forest, and you still take one action: now with two workers. If you worshipped instead, only one of them would be locked.
teotihuacan-lesson-discovery-double-one = Two workers have not come to the Forest together.
teotihuacan-lesson-discovery-others = The **free cocoa** tile takes the place of one payment: the fee of a main action, the fees of a worship, or a whole salary, the cocoa your workers cost at an Eclipse. The **extra worker** counts as one more at Alchemy, Nobles or Construction. Two **power-ups** go to any of your unlocked workers. A tile that would do nothing cannot be flipped.

## Temples and the Avenue

teotihuacan-lesson-temples = Temples and the Avenue
teotihuacan-lesson-temples-steps = Three temples, three kinds of reward: blue { $blue } gives resources, red { $red } points, green { $green } cocoa. Each advance takes you one step up, and you get what that step shows.
teotihuacan-lesson-temples-steps-task = advance on the blue temple and take 1 gold for it.
teotihuacan-lesson-temples-steps-nudge = Choose the blue temple, then gold.
teotihuacan-lesson-temples-steps-why = “Any resource” is wood, stone or gold, as you like.
teotihuacan-lesson-temples-steps-not = You have not taken a gold.
teotihuacan-lesson-temples-major = On a **major step** lie Discovery tiles. There you take one of them for its price **or** the printed reward. They are never replaced, so whoever comes first has the best choice.
teotihuacan-lesson-temples-major-task = reach the major step of the green temple and take the mask.
teotihuacan-lesson-temples-major-nudge = Worship at the Quarry: that advances you on the green temple. Then choose the mask; it costs 1 wood.
teotihuacan-lesson-temples-major-why = The mask is yours for 1 wood. The reward of the step would have been 1 cocoa.
teotihuacan-lesson-temples-major-not = You have not taken the mask of the major step.
teotihuacan-lesson-temples-top = Step 10 of each temple gives nothing at once, but it has a **Temple Bonus tile**, drawn from seven, which scores at the end for everybody who got there. Step 11 has room for one marker only; the next one stays on 10. An advance that can be made must be made; one that cannot is lost.
teotihuacan-lesson-temples-avenue = On the **Avenue of the Dead** { $avenue } you advance with buildings and Ascensions, up to step 9. On steps 3, 6 and 8 you may buy a Discovery tile. At each Eclipse every step scores the number that the row of buildings { $building } at the top shows.
teotihuacan-lesson-temples-avenue-task = advance on the Avenue to step 3 and take the tile there.
teotihuacan-lesson-temples-avenue-nudge = Flip your tile that advances you on the Avenue.
teotihuacan-lesson-temples-avenue-why = You could also have declined the tile. Apart from these tiles the Avenue gives nothing at once.
teotihuacan-lesson-temples-avenue-not = You have not taken the tile on the Avenue.

## Alchemy and Nobles

teotihuacan-lesson-crafts = Alchemy and Nobles
teotihuacan-lesson-crafts-top = At **Alchemy** you pay the printed gold { $gold-piece } for a **technology** that helps you for the rest of the game. Six of the nine are in each game. One worker chooses from the top row. Then you advance on the temple of its column: blue, red or green.
teotihuacan-lesson-crafts-top-task = develop a technology.
teotihuacan-lesson-crafts-top-nudge = Move the worker from the Quarry to Alchemy and take the main action. Then choose a tile of the top row.
teotihuacan-lesson-crafts-top-why = Your marker lies on it. Others may still take it too: each time one of them does, everybody who already has it scores 3 points, from the supply. So do others when you take one of theirs.
teotihuacan-lesson-crafts-top-not = You have no new technology.
teotihuacan-lesson-crafts-lower = With **two workers** you may choose from the lower row. A single worker of power 4 or 5 may, too, but then there is no power-up.
teotihuacan-lesson-crafts-lower-task = develop a technology of the lower row.
teotihuacan-lesson-crafts-lower-nudge = Bring a second worker to Alchemy. A tile of the lower row costs 2 gold here.
teotihuacan-lesson-crafts-lower-why = Two workers opened the lower row. Alchemy gives exactly one power-up, even with three.
teotihuacan-lesson-crafts-lower-not = You have no technology from the lower row.
teotihuacan-lesson-crafts-effect = Technologies work after the effect of a main action and before the power-ups. Your marker lies on the one that gives **one more** wood, stone or gold. A technology does not work yet in the action in which you take it.
teotihuacan-lesson-crafts-effect-task = get a resource from your technology.
teotihuacan-lesson-crafts-effect-nudge = Take the main action of the Forest, the Quarry or the Gold Deposits.
teotihuacan-lesson-crafts-effect-why = One from the board, one from the technology. That happens every time.
teotihuacan-lesson-crafts-effect-not = Your technology has given nothing.
teotihuacan-lesson-crafts-noble = At the **Nobles** you pay 2 wood { $wood-piece }, put a **building** { $building } on the leftmost free space of a row and score its number. One worker uses the top row, two the centre, three the bottom. You also advance on the Avenue.
teotihuacan-lesson-crafts-noble-task = score 5 points with a building.
teotihuacan-lesson-crafts-noble-nudge = The centre row shows 5, and it needs two workers. One stands there: bring the one from Decorations.
teotihuacan-lesson-crafts-noble-why = 5 points and an advance on the Avenue. If a row is full, more workers may use a row above it.
teotihuacan-lesson-crafts-noble-less = You did not score 5 points with a building.
teotihuacan-lesson-crafts-row = The building came from the row at the top of the table. The fewer are left, the **less** every step on the Avenue is worth: it began at 5 and falls to 1. So the Avenue pays best early.

## Building and decorating

teotihuacan-lesson-pyramid = Building and decorating
teotihuacan-lesson-pyramid-price = Everybody builds the same pyramid at **Construction**. Three tiles are on display; new ones come at the end of the action. A tile costs **2 stone** { $stone-piece }, and on levels 2, 3 and 4 also 1, 2 or 3 wood { $wood-piece }. Your marker on the Pyramid track, which scores at every Eclipse, moves one step for each tile, up to step 10. The tile scores 1, 3, 5 or 7 points by its level.
teotihuacan-lesson-pyramid-place = You choose a tile, a square and a rotation. **Each icon that is the same as the one under it** is a match: 1 point. You may place as many tiles as you have workers here, one after the other, a later one on an earlier one if it fits.
teotihuacan-lesson-pyramid-place-task = place a tile with at least two matching icons.
teotihuacan-lesson-pyramid-place-nudge = Go from the Forest to Construction. The left tile fits on the square in the upper left corner if you rotate it the right way.
teotihuacan-lesson-pyramid-place-why = Points for the level and for each match. Your marker on the Pyramid track moves one step as well.
teotihuacan-lesson-pyramid-place-few = No tile with two matching icons has been placed.
teotihuacan-lesson-pyramid-colour = An icon that is **coloured on your tile** and matches also **advances you on the temple** of its colour. Neutral on neutral is a match as well, but advances you on no temple.
teotihuacan-lesson-pyramid-colour-task = rotate the tile so that you advance on the green temple.
teotihuacan-lesson-pyramid-colour-nudge = The green icon of the tile must lie on a serpent. Rotate the tile until it is marked.
teotihuacan-lesson-pyramid-colour-why = Green on the serpent: you advance on the green temple. The colour of the icon below does not matter.
teotihuacan-lesson-pyramid-colour-not = The way the tile lies, you do not advance on the green temple.
teotihuacan-lesson-pyramid-support = A tile of a higher level rests on **four tiles** of the level below. Level 2 costs 1 wood { $wood-piece } more and scores 3 points. In the middle of the pyramid, where level 1 is full, all four are there.
teotihuacan-lesson-pyramid-support-task = place the tile on level 2.
teotihuacan-lesson-pyramid-support-nudge = Choose a square in the middle, where it lies across four tiles.
teotihuacan-lesson-pyramid-support-why = 3 points for the level, and the icons are compared with those of the tiles below. Level 3 is getting closer.
teotihuacan-lesson-pyramid-support-low = The tile does not lie on level 2.
teotihuacan-lesson-pyramid-last = The tile on **level 4** finishes the pyramid: the light disc jumps to the dark one, and the coming Eclipse is the last.
teotihuacan-lesson-pyramid-sides = At **Decorations** you decorate the sides of the pyramid. One worker pays 3 gold { $gold-piece }, two pay 2, three pay 1. Four tiles are on display, each with two icons; a new one comes at the end of the action.
teotihuacan-lesson-pyramid-lay = You score **3 points**, 1 more for each matching icon, and advance on the temple of every coloured match, as on the pyramid. Your marker on the Pyramid track moves too.
teotihuacan-lesson-pyramid-lay-task = place a Decoration with two matching icons.
teotihuacan-lesson-pyramid-lay-nudge = The first tile on display shows red and green. So does the top side of the pyramid.
teotihuacan-lesson-pyramid-lay-why = 3 points and 2 for the matches, and you advance on the red and on the green temple.
teotihuacan-lesson-pyramid-lay-few = No Decoration with two matching icons has been placed.
teotihuacan-lesson-pyramid-higher = Level 1 of each side is always open. A higher level needs the Decoration below it on the same side, and the pyramid must have grown there. So the pyramid has to be built before it can be decorated.

## The calendar and an Eclipse

teotihuacan-lesson-eclipse = The calendar and an Eclipse
teotihuacan-lesson-eclipse-discs = The **light disc** { $light } moves after each turn of the Last Player, and with each Ascension. It starts at 0. When it reaches the **dark disc** { $dark }, an Eclipse is near: not at once, as you will see.
teotihuacan-lesson-eclipse-reach = The light disc is on 9, the dark disc on 10. You have finished your turn, and your opponent is the Last Player.
teotihuacan-lesson-eclipse-reach-task = end your turn and watch the discs.
teotihuacan-lesson-eclipse-reach-nudge = Press the gold button.
teotihuacan-lesson-eclipse-reach-why = They have met. Now **one more full round** is played, then the Eclipse is scored. If they meet in the middle of a round, that round is finished first.
teotihuacan-lesson-eclipse-save = At the Eclipse each of your workers wants a **salary**: 1 cocoa { $cocoa-piece }, or 2 with power 4 or 5. Yours have power 2, 2 and 4: that makes 4 cocoa, and you have 1. This is your last turn before the Eclipse.
teotihuacan-lesson-eclipse-save-task = end this turn with at least 4 cocoa.
teotihuacan-lesson-eclipse-save-nudge = Collect where two colours stand: at the Quarry or at Construction.
teotihuacan-lesson-eclipse-save-why = Enough for all of them. Your opponent took the last turn, and the Eclipse came.
teotihuacan-lesson-eclipse-save-poor = You have fewer than 4 cocoa.
teotihuacan-lesson-eclipse-scored = First came the points: **Avenue** { $avenue } 3 steps times 4, 12 points. **Lead** on the Pyramid track { $step }: 4 points at every Eclipse, and whoever shares the lead gets them too. The **track**: 2 steps times 4 in the first Eclipse (later 3 and 2). **Masks** { $mask }: three different ones, 6 points. The track starts again at 0.
teotihuacan-lesson-eclipse-salary = Then the salary. You may pay all of it, a part or nothing: each cocoa you do not pay costs **3 points**, but nobody falls below 0.
teotihuacan-lesson-eclipse-salary-task = pay the whole salary.
teotihuacan-lesson-eclipse-salary-nudge = Pay 4 cocoa.
teotihuacan-lesson-eclipse-salary-why = Paid. Now the light disc goes back to 0, the dark one moves a step closer, and neutral workers are placed afresh. Everything else stays.
teotihuacan-lesson-eclipse-salary-part = That is not the whole salary.

## How a game begins

teotihuacan-lesson-start = How a game begins
teotihuacan-lesson-start-dealt = You are dealt four **Starting tiles** and keep **two**. Each gives you cocoa, resources or advances, and shows two boards. The choice is secret until everybody has chosen. Besides, the first player has 1 cocoa, the last 3, all others 2. In the next step you choose so that you begin with **9 cocoa**.
teotihuacan-lesson-start-keep = You have 1 cocoa as the first player. The rest must come from your two tiles.
teotihuacan-lesson-start-keep-task = begin with 9 cocoa.
teotihuacan-lesson-start-keep-nudge = You have 1. The two tiles must bring 8 together: 5 and 3.
teotihuacan-lesson-start-keep-why = Cocoa for the first turns, wood, an advance on a temple and a stronger worker: that is a good start.
teotihuacan-lesson-start-keep-less = These two tiles do not bring 8 cocoa.
teotihuacan-lesson-start-place = Your three workers begin on **three different boards** among those on your two tiles.
teotihuacan-lesson-start-place-task = place your three workers.
teotihuacan-lesson-start-place-nudge = Choose three of the four boards that are lit.
teotihuacan-lesson-start-place-why = Workers on boards close together can soon join one another.
teotihuacan-lesson-start-place-more = There are still workers to place.
teotihuacan-lesson-start-first = With two or three players **neutral workers** { $neutral } fill the boards: two colours for two players, one for three. For your first game there is a fixed setup: boards, tiles and resources are given, and nothing has to be chosen.

## The end of the game

teotihuacan-lesson-end = The end of the game
teotihuacan-lesson-end-when = The game ends after the **third Eclipse**. If the topmost tile of the pyramid is placed before that, the next Eclipse is the last. Here the last round is over. You have reached step 10 of the blue temple { $blue }, and that will matter now.
teotihuacan-lesson-end-bonus = The last Eclipse also scores every **Temple Bonus tile** you reached. The one on blue gives 15 points; others pay for masks, technologies, steps on the Avenue or workers. Point at one to read it. It is close, so look at your salary: 4 cocoa is due, and each one missing costs 3 points.
teotihuacan-lesson-end-bonus-task = win the game.
teotihuacan-lesson-end-bonus-nudge = Cocoa scores nothing at the end. Pay all of it.
teotihuacan-lesson-end-bonus-why = You win. A tie would go to whoever has more cocoa after the salary, then to the player earlier in order.
teotihuacan-lesson-end-bonus-lost = The opponent has more points: too much salary was left unpaid.
teotihuacan-lesson-end-plan = So: build early for the track, walk the Avenue while buildings are left, collect different masks, and keep cocoa for every Eclipse. Now you know enough for a whole game.

## Alone against Teotibot

teotihuacan-lesson-teotibot = Alone against Teotibot
teotihuacan-lesson-teotibot-who = You can play alone: **Teotibot** is your opponent and the Last Player. It has four workers from the start. Its unlocked workers count as one colour for you, and it pays no fees.
teotihuacan-lesson-teotibot-turn = Teotibot has six **action tiles** in a small pyramid; a seventh waits aside. After each of your turns two dice choose one of the six. It does what the tile says, if it can: here it will build. If it can do nothing, it gains cocoa and a power-up. Then that tile goes aside, others move up as the **direction tiles** show, and the seventh comes in at the bottom.
teotihuacan-lesson-teotibot-turn-task = end your turn and watch Teotibot.
teotihuacan-lesson-teotibot-turn-nudge = Press the gold button.
teotihuacan-lesson-teotibot-turn-why = It placed a tile, scored and advanced on a temple. In a game the log tells every step. Then the light disc moved.
teotihuacan-lesson-teotibot-space = One of its workers always worships. If you want its space, you pay 1 cocoa as usual. But that worker is not unlocked: it goes to the next empty Worship space.
teotihuacan-lesson-teotibot-space-task = take the Worship space of Decorations.
teotihuacan-lesson-teotibot-space-nudge = Your worker at Construction is one board away from Decorations.
teotihuacan-lesson-teotibot-space-why = Teotibot’s worker went on to the next space.
teotihuacan-lesson-teotibot-space-not = Teotibot still has that space.
teotihuacan-lesson-teotibot-win = Teotibot scores at an Eclipse as you do and pays no salary. At the end it also scores for cocoa and resources left, technologies and each Temple Bonus tile. You need **more** points than it has: a tie is Teotibot’s.
