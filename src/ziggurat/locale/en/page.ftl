## Everywhere

page-title = Ziggurat
page-title-on = { $place } · Ziggurat
title-new = New table
title-tables = Tables
title-games = My games
title-settings = Settings
title-person = You
title-rules = Rules
title-learn = Learn
title-puzzles = Puzzles
title-help = Help
title-about = About
title-table = Table
title-board = Analysis board
to-board = Analysis board
title-nowhere = Not found
nowhere = Page not found
nowhere-lead = There is no page at this address. The link may be old or cut off.
nowhere-home = Go to the start page
home = Home
menu = Menu
close = Close
open = Open
save = Save
saved = Saved.
language = Language
theme-light = Light
theme-dark = Dark
theme-system = System default
settings = Settings
person = You
about = About
rules = Rules
learn = Learn
puzzles = Puzzles
puzzle-of-day = Puzzle of the day
help = Help
tables = Tables
you = you
bot = computer
name = Name
guest-name = Guest
guest-number = Guest { $number }
name-ask = What should the others call you?
name-ask-means = The people at the table see this name. You can change it in your account.
name-ask-take = Use this name
name-ask-skip = Continue as a guest

## Games

game = Game

## Home

home-title = Build cities that outlast you.
home-lead = Great games about stepped pyramids. Play against the computer, on one device, or with friends anywhere.
play-now = Play now
starting = Starting…
new-table = New table
go-on = Continue
go-on-none = Games you have started appear here.
my-games = My games
my-games-result = { $place ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [1] { $points ->
        [one] Won with { $points } point
       *[other] Won with { $points } points
    }
   *[other] { $points ->
        [one] Place { $place } with { $points } point
       *[other] Place { $place } with { $points } points
    }
}
continue = Continue
analyse = Analyse
your-turn = Your turn
join-by-link = Join by link
join-paste = Paste an invitation
join = Join
watch = Watch a game
one-screen = Pass and play
tables-open = Open tables
tables-gathering = Waiting for players
tables-playing = In progress
tables-none = None right now.

## New table and lobby

seats = Seats
players-number = Number of players
seat-kind = Seat { $number }: who plays?
seat-me = Me
seat-bot = Computer
seat-open = Open seat
seat-invited = Invitation only
seat-here = On this device
bot-level = { $bot ->
    [novice] Novice
    [apprentice] Apprentice
    [adept] Scribe
    [expert] Vizier
    [master] Oracle
    [random] Wanderer
    [greedy] Merchant
    [search] Stargazer
   *[other] { $bot }
}
order-random = Random turn order
options = Options
table = Table
table-public = List publicly
table-spectators = Anybody with the link can watch
table-hints = Hints allowed
clock = Clock
clock-none = None
clock-live = Live
clock-relaxed = Days per move
clock-minutes = Minutes per player
clock-increment = Seconds added per decision
clock-days = Days per decision
clock-then = When time runs out
clock-then-bot = The computer takes over
clock-then-end = The game ends
create-table = Create table
invite = Copy invitation
invitation = Link to this table
invitation-lead = Send it to whoever should play or watch.
copy-link = Copy link
copied = Copied
commitment = The shuffle is already fixed. Its fingerprint:
sit-down = Sit down
stand-up = Stand up
start = Start
table-remove = Remove table
waiting-for-owner = Waiting for the game to start.
table-gone = This table no longer exists.

## Settings

settings-theme = Theme
settings-motion = Animations
motion-system = System default
motion-full = Full
motion-less = Reduced
settings-marks = Marks on the board
marks-full = All marks
marks-dots = Dots only
settings-pace = Moves of the others
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
settings-turn = End of my turn
ends-turn-on = End my turn when nothing is left to do
asks-end-on = Ask before I end a turn with actions left
settings-sounds = Sounds
sounds-on = A quiet knock for every move, and the chosen sound when it is your turn, and a soft tone for a chat message
guide = First steps
guide-again = Show the first steps again

## You

login = Username
password = Password
password-set = Play from another device
password-lead = Set a username and password to play from any device.
password-old = Current password
sign-in = Sign in
signed-in = You are signed in.
sign-out = Sign out
signed-out = You are signed out.
forget-me = Delete my account
forget-sure = Delete your account?
forget-means = You resign all your games in progress, and your name disappears. This cannot be undone.
forget-no = Keep it

## About

about-lead = Ziggurat is a home for board games about stepped pyramids. It is free, and anybody can host it.
about-release = Release { $release }
about-games = The games were designed by Reiner Knizia (Tigris & Euphrates), Michael Kiesling and Wolfgang Kramer (Mexica) and Daniele Tascini (Teotihuacan). The rules are told here in our own words, and all drawings are our own.
about-licences = Licences
about-own = Ziggurat: MIT
about-api = For programmers: the API

## Problems

problem-server-away = The server is not answering. Try again in a moment.
problem-not-sent = Nothing was sent: there is no connection. Try again when it is back.
problem-overtaken = Your move was not played: the position changed while there was no connection.
problem-forgotten = A move you decided on here more than a day ago was never sent, and will not be sent any more.
problem-server-error = Something went wrong on the server.
problem-bad-request = The server did not understand this.
problem-not-signed-in = You are not signed in.
problem-wrong-password = Wrong username or password.
problem-foreign-origin = This request came from another site.
problem-not-your-seat = This is not your seat.
problem-not-owner = Only the table’s creator can do this.
problem-not-your-study = Only the person who saved this study can change it.
problem-not-seated = You are not sitting at this table.
problem-seated-only = Only players at this table can see it.
problem-hints-off = Hints are switched off at this table.
problem-not-confirmed = This has not been confirmed yet.
problem-no-push = This server sends no web push.
problem-no-such-table = There is no such table.
problem-no-such-game = There is no such game.
problem-no-such-edition = There is no such edition.
problem-no-such-invitation = This invitation is unknown or has been used.
problem-no-such-record = There is no such record.
problem-no-such-position = There is no such position.
problem-no-such-seat = There is no such seat.
problem-no-such-token = There is no such token.
problem-no-such-lesson = There is no such lesson.
problem-no-such-study = There is no such study.
problem-no-such-puzzle = There is no such puzzle.
problem-not-found = Page not found.
problem-method-not-allowed = This cannot be done here.
problem-position-has-changed = The position has changed. Look again and decide.
problem-not-your-decision = It is not your decision right now.
problem-already-started = The game has already started.
problem-not-started = The game has not started yet.
problem-not-over = The game is not over yet.
problem-over = The game is over.
problem-seat-taken = This seat is taken.
problem-seats-open = Some seats are still open.
problem-seated-already = You are already sitting at this table.
problem-name-taken = This name is taken.
problem-undo-revealed = This cannot be undone: something hidden was revealed.
problem-undo-decided-since = This cannot be undone: somebody has moved since.
problem-undo-nothing = There is nothing to undo.
problem-take-back-running = A takeback has already been requested.
problem-no-take-back = Nobody has requested a takeback.
problem-not-absent = This player is here.
problem-voted-already = You have already voted.
problem-bot-plays = The computer is playing this seat.
problem-not-taken-over = You are playing this seat yourself.
problem-resigned = This player has resigned.
problem-not-a-shared-screen = Nobody shares this device at this table.
problem-frozen = This table is read-only.
problem-origin-hidden = That position is not public.
problem-too-many-tables = You have too many tables.
problem-too-many-analyses = You have too many analyses under way. Wait until one is finished.
problem-too-many-studies = You have saved { $most } studies, which is the limit. Delete one first.
problem-too-many-records = You have uploaded { $most } records, which is the limit. Delete one first.
problem-study-has-changed = This study has been changed elsewhere. Load it again.
problem-judging-already = Another position of yours is already being judged, perhaps in another tab.
problem-too-many-browsers = Too many of your browsers are registered. Switch web push off in one of them.
problem-too-large = This is too large.
problem-not-json = The server did not understand this.
problem-not-text = The server did not understand this.
problem-bad-input = Something has not been filled in correctly.
problem-bad-options = These options cannot be combined.
problem-bad-seats = This number of seats is not possible.
problem-bad-action = There is no such action.
problem-illegal-action = This is not possible now.
problem-bad-record = This record is damaged.
problem-bad-study = This cannot be opened: { $detail }
problem-bad-position = This position is not possible: { $detail }
problem-bad-lesson = This cannot be done in this lesson.
problem-bad-bot = There is no such computer player.
problem-bad-webhook = Invalid address.
problem-bad-email = Invalid e-mail address.
problem-bad-push = This browser has no address at a push service that this server knows.
problem-too-many = { $seconds ->
    [one] Too fast. Wait { $seconds } second.
   *[other] Too fast. Wait { $seconds } seconds.
}
problem-no-advice = No hint can be given here.
problem-busy = The server is busy.
problem-storage-away = The server cannot save right now.
problem-stopping = The server is restarting. It will be back shortly.

## A game for the first time

meet-title = { $game }: how well do you know it?
meet-never = I have never played it
meet-little = I have played a little
meet-known = I know it
meet-never-means = { $count ->
    [0] There are no lessons yet; read its rules first.
    [one] { $count } short lesson (about { $minutes } min) shows how it is played.
   *[other] { $count } short lessons (about { $minutes } min in all) show how it is played.
} Then comes a first game against gentle opponents, with a coach beside the board.
meet-learn = Start with the lessons
meet-coach = Play with the coach
