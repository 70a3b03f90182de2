## At the table

dock = Decision
hand = In hand
leaders = Leaders
supplies = Supply
done = End turn
act-choose = Nothing chosen yet
undo = Undo
undo-revealed = This cannot be undone: something hidden was revealed.
undo-decided-since = This cannot be undone: somebody has moved since.
undo-over = The game is over.
undo-nothing = There is nothing to undo.
bot-wait = { $seconds ->
    [one] The computer is busy at other tables. It will get to this one in about { $seconds } second.
   *[other] The computer is busy at other tables. It will get to this one in about { $seconds } seconds.
}
hint = Hint
question-over = The game is over.
zoom-in = Zoom in
zoom-out = Zoom out
sheet-up = Show your hand
sheet-down = Show more of the board
table-title = { $game } with { $players }
watching = watching
reconnecting = connecting…
unsent = No connection. Your move is kept until it can be sent.
unsent-drop = Do not send it
connection-lost = No connection. The game goes on here as soon as it is back.
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
actions-none = Nothing for you to decide right now.
actions-search = Search actions
actions-all = { $group }: show all { $count }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write a message
chat-send = Send
chat-phrases = Phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-one-moment = One moment!
phrase-thanks = Thanks!
phrase-good-game = Good game!
refusal-instead = { $count ->
    [one] The place where it would work is marked.
   *[other] Places where it would work are marked.
}
rules-search = Search the rules
rules-nothing = No rule contains these words.
rules-contents = Contents
rules-turn = Chapter before and after
rules-example = Example
rules-table = Table
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-print = Print this chapter
rules-copy = Copy the link to { $rule }
rules-back = Back to the table
rules-at-table = At the table: “{ $sentence }”
rules-whole = Open the rulebook
rules-minutes = { $minutes } min read
rules-enough = That is enough for a first game.
rules-read-on = Read on: { $chapter }

## Going back, giving up, being away

take-back = Request a takeback
take-back-asked = { $player } requests a takeback.
take-back-yes = Agree
take-back-no = Refuse
resign = Resign
resign-sure = Resign this game?
resign-means = The computer plays on for you, and you are ranked last.
resign-no = Keep playing
absent-long = { $player } has been away for a while.
absent-bot = Let the computer play
replaced = The computer is playing for you.
come-back = Take over again

## One screen

hand-over = Pass the device
hand-over-to = It is { $player }’s turn to decide.
hand-over-why = Pass the device to this player. Nothing secret is shown until then.
hand-over-take = I am { $player }

## Log

entry-undo = { $player } undoes the last decision.
entry-take-back-asked = { $player } requests a takeback.
entry-take-back-agreed = { $player } agrees to the takeback.
entry-take-back-refused = { $player } refuses the takeback.
entry-resign = { $player } resigns. The computer plays on.
entry-take-over-vote = { $player } would like the computer to play for an absent player.
entry-return = { $player } is back.
entry-time-out = { $player } has run out of time.
entry-instead = The computer took too long, so a quick move was made instead.
entry-revealed = What was revealed stays as it was. It is not drawn again.

## The end

result = Result
winner = { $player } wins.
winners = { $players } share the victory.
result-peeked = { $players } took a decision back after seeing what it revealed.
place = Place
place-number = Place { $place }
place-resigned = resigned
outcome-time-out = Time has run out.
look-at-board = Look at the board
record-download = Download the record
rematch = Play again
rematch-join = Join the rematch
replay = Replay
replay-back = One step back
replay-play = Autoplay
replay-forward = One step forward
replay-turn-back = To the end of the turn before
replay-turn-forward = To the end of the next turn
replay-slider = Position in the game
replay-at = Move { $move } of { $moves }
replay-close = Back to the game

## First steps

guide-next = Next
guide-leave = Leave the guide
guide-end = Play

## A game without a page of its own

generic-board = Board
generic-question = { $player }, it is your decision.
generic-waiting = { $player } is deciding.
generic-pick = Choose a place on the board, or an action from the list.
generic-refusal = Rule { $rule } forbids this.
generic-points = Points

## Reasons for a move

reason-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
reason-prevents = { $left ->
    [0] { $count ->
        [one] It keeps { $player } from scoring { $count } point next turn.
       *[other] It keeps { $player } from scoring { $count } points next turn.
    }
   *[other] { $count ->
        [one] { $player } can then score { $left } instead of { $count } point next turn.
       *[other] { $player } can then score { $left } instead of { $count } points next turn.
    }
}
reason-misses = { $count ->
    [one] The next best move scores { $count } point fewer this turn.
   *[other] The next best move scores { $count } points fewer this turn.
}

## Coach

coach = Coach
coach-what-now = What now?
coach-on = Switch the coach on
coach-off = Switch the coach off
coach-news = What happened since your turn
coach-news-more = { $count ->
    [one] … and { $count } more thing: see the log
   *[other] … and { $count } more things: see the log
}
coach-look = Show it on the board
coach-share = chance of winning
coach-thinking = Looking at the position…
coach-wait = When it is your turn, ask here.
coach-ask = Ask what you could do. Asking plays nothing for you.
coach-quiet = You have done this well before. Ask if you want to.
coach-new = New: { $word }.
way-share = { $share }%

## A scoring explained

scoring-explain = Where the points came from
scoring-step = What counts
scoring-so-far = So far
scoring-total = Altogether
scoring-decided = What decided it:
scoring-back = Back
scoring-all = All at once

## Following the game

turn-of = Turn { $number } · { $player }
log-show = Show this moment
since = Since your last turn
since-here = your last turn
since-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
since-at = move { $number } of { $count }
since-open = { $count ->
    [one] { $count } move since your last turn
   *[other] { $count } moves since your last turn
}
since-step = move { $number } of { $count }, { $player }: { $said }
since-first = First move
since-last = Last move
since-start = Start my turn
skip = Skip ahead
end-ask = You can still act this turn. End it anyway?
end-anyway = End it anyway
end-never-ask = Do not ask again
replay-speed = Speed

## Keys

keys = Keys
keys-pick = Pick up a piece or show a hint
keys-next = Go to the next thing that can be chosen, or back
keys-walk = Walk across the board
keys-choose = Choose, or start my turn
keys-undo = Undo
keys-drop = Put down what is picked up, close what is open
keys-explain = Explain what has the focus
keys-step = One move back or forward
keys-play = Play or pause the moves
keys-ends = To the start or the end of the replay
keys-speed = Faster or slower
keys-lesson = In a lesson: show how it is done
keys-list = Show this list
keys-everywhere = Everywhere
keys-at-table = At the table
keys-turn-piece = Turn the bridge or the canal
keys-turn-tile = Turn the pyramid tile
keys-at-replay = Moves since my turn, and the replay
keys-step-replay = One step back or forward in the replay
keys-step-turn = To the end of the turn before or after
keys-at-analysis = In an analysis
keys-step-mark = To the marked move before or after
keys-try = Try a mistake again
keys-line = Play a line
keys-to-board = To the analysis board
keys-at-board = On the analysis board
keys-choose-line = Choose a line
keys-judge = Judge the position, or stop
keys-note = Write a note
keys-at-lesson = In lessons and puzzles
keys-step-solution = Go through the solution of a puzzle
keys-at-rules = In the rules
keys-search = Search
keys-hits = Through what was found
keys-rule = To the rule before or after
keys-term = Explain a term
