## A new table

newtable-lead = Take a preset and open the table, or change whatever you like.
presets = Presets
preset-first = First game
preset-first-means = You and gentle opponents. The simplest setup, with hints and a coach.
preset-quick = Quick
preset-quick-means = Two players, 15 minutes each. Over in half an hour.
preset-box = As in the box
preset-box-means = The options of the printed rules, no clock.
preset-last = Like last time
preset-last-means = The seats and options of your last table.
changed = changed
seat-me-means = That is you.
seat-open-means = Whoever opens the link first sits down here.
seat-invited-means = Gets a personal link that works once.
seat-here-means = Plays on this device, which is passed around.
level = Level
level-strength = Strength
level-thinks = Thinks
level-plays = How it plays
level-rank = { $rank } of { $count }
level-rated = rating { $rating }
level-at-once = at once
level-seconds = up to { $seconds } s
level-honest = The computer knows only what its seat can see: nothing hidden, and never your hand.
clock-none-means = Everybody takes as long as they like.
clock-live-means = Everybody is there and has this much time for the whole game.
clock-relaxed-means = Everybody plays when it suits them and can get a notice when it is their turn.
clock-minutes-means = The time each player has for the whole game. It runs only while they have a decision to make.
clock-increment-means = { $seconds ->
    [0] There is no extra time.
   *[other] After each decision, the player’s clock gains this much time.
}
clock-days-means = A decision may take this long. The next one has the full time again.
clock-then-means = { $then ->
    [end] The game ends at once, and whoever ran out of time comes last.
   *[bot] The computer goes on playing for whoever ran out of time.
}
hints-on-means = The bulb shows good moves to whoever asks.
hints-off-means = Nobody gets hints. This is the default when people play together.
order-on-means = Lots decide who plays first. The draw can be checked after the game.
order-off-means = Seats play in the order shown.
public-on-means = Anybody can find the table here and sit down.
public-off-means = Only people with the link find it.
spectators-on-means = Spectators see the board, never anybody’s hand.
spectators-off-means = Only the players see the table.
table-name = Name of the table
table-summary = { $game } for { $count }: { $who }.
reset = Reset
create-copy = Open table and copy link
teotibot-more = Further adjustments
level-means = { $bot ->
    [novice] Takes whatever is close at hand and overlooks a lot. For a first game.
    [apprentice] Sees its own gain, rarely your plan.
    [adept] Looks a little ahead and thinks of your answers too.
    [expert] Follows many lines and forgives little.
    [master] The strongest here. Thinks longest.
   *[other] {""}
}
switch-off = Off
switch-on = On
