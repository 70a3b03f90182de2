game-newgame = Newgame
game-newgame-lead = Take one, two or three sticks. Whoever takes the last one wins.
game-newgame-players = 2–4 players
game-newgame-time = 5 min
option-newgame-sticks = Sticks
option-newgame-sticks-value = { $value }

newgame-sticks = { $count ->
    [one] 1 stick
   *[other] { $count } sticks
}
newgame-question-take = { $player }, how many sticks do you take?
newgame-waiting-take = { $player } is taking sticks.
newgame-action-take = Take { newgame-sticks }
newgame-event-take = { $player } takes { newgame-sticks }.
newgame-refusal-too-many = There are not that many sticks.
newgame-refusal-over = The game is over.
newgame-tally-points = Won
newgame-outcome = Nothing is left to take.
