## At the table

dock = Decision
hand = In hand
leaders = Leaders
supplies = Supplies
done = Done
undo = Undo
undo-revealed = Something hidden was revealed: it can not be undone.
undo-decided-since = Somebody has decided since: it can not be undone.
undo-over = The game is over.
undo-nothing = There is nothing to undo.
hint = Hint
question-over = The game is over.
zoom-in = Larger
zoom-out = Smaller
sheet-up = Show the hand
sheet-down = Show more of the board
watching = watching
reconnecting = connecting…
absent = away
time-left = Time left
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
beside-board = Beside the board
log = Log
log-empty = Nothing has happened at this table yet.
actions = Actions
actions-none = Nothing is to be decided by you now.
actions-search = Search actions
actions-all = { $group }: show all { $count }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write a line
chat-send = Send
rules-search = Search the rules
rules-nothing = No rule has these words.
rules-in-english = The text of the rules is in English; titles are translated.

## Going back, giving up, being away

take-back = Ask all to go back
take-back-asked = { $player } asks to go back.
take-back-yes = Agree
take-back-no = Refuse
resign = Give up
resign-sure = Give up this game?
resign-means = The computer plays on for you, and you are ranked last.
resign-no = Play on
absent-long = { $player } has been away for long.
absent-bot = Let the computer play
replaced = The computer plays for you.
come-back = Play myself

## One screen

hand-over = Hand over
hand-over-to = { $player } decides now.
hand-over-why = Give the screen to this player. Nothing secret is shown until then.
hand-over-take = I am { $player }

## Log

entry-undo = { $player } undoes the last decision.
entry-take-back-asked = { $player } asks to go back.
entry-take-back-agreed = { $player } agrees to go back.
entry-take-back-refused = { $player } wants to play on.
entry-resign = { $player } gives up. The computer plays on.
entry-take-over-vote = { $player } wants the computer to play for an absent player.
entry-return = { $player } is back.
entry-time-out = The time of { $player } has run out.

## The end

result = Result
winner = { $player } wins.
winners = { $players } win together.
place = Place
place-number = Place { $place }
outcome-time-out = Time has run out.
look-at-board = Look at the board
record-download = Download the record
rematch = Play again
replay = Replay
replay-back = One step back
replay-play = Play by itself
replay-forward = One step on
replay-slider = Position in the game
replay-at = Move { $move } of { $moves }
replay-close = To the present

## First steps

guide-next = Next
guide-leave = Leave the guide
guide-end = Play
