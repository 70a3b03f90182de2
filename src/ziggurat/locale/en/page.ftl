## Everywhere

page-title = Ziggurat
page-title-on = { $place } · Ziggurat
title-new = New table
title-tables = Tables
title-settings = Settings
title-person = You
title-rules = Rules
title-about = About
title-table = Table
home = Home
menu = Menu
close = Close
open = Open
save = Save
saved = Saved.
language = Language
theme-light = Light
theme-dark = Dark
theme-system = As the system
settings = Settings
person = You
about = About
rules = Rules
tables = Tables
you = you
bot = computer
name = Name
guest-name = Guest
guest-number = Guest { $number }

## Games

game = Game
game-tigris = Tigris & Euphrates
game-tigris-lead = Dynasties rise, join and clash between two rivers. Your weakest colour decides.
game-tigris-players = 2–4 players
game-tigris-time = 60–90 min
game-mexica = Mexica
game-mexica-lead = Dig canals, found districts and raise temples on an island in the lake.
game-mexica-players = 2–4 players
game-mexica-time = 60–90 min
game-teotihuacan = Teotihuacan
game-teotihuacan-lead = Walk your workers round the city and raise the Pyramid of the Sun before the eclipse.
game-teotihuacan-players = 1–4 players
game-teotihuacan-time = 90–120 min

## Home

home-title = Build cities that outlast you.
home-lead = Three great games of stepped pyramids. Play at once against the computer, at one screen, or with friends anywhere.
play-now = Play now
starting = Starting…
new-table = New table
go-on = Continue
go-on-none = Games you have begun appear here.
continue = Continue
your-turn = Your turn
join-by-link = Join by link
join-paste = Paste an invitation
join = Join
watch = Watch a game
one-screen = Several at one screen
tables-open = Open tables
tables-gathering = Waiting for players
tables-playing = Being played
tables-none = None at the moment.

## New table and lobby

seats = Seats
players-number = Number of players
seat-kind = Who sits in seat { $number }
seat-me = Me
seat-bot = Computer
seat-open = Open to anybody
seat-invited = By invitation
seat-here = At this screen
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
order-random = Draw the order of seats
options = Options
option-tigris-board = Board
option-tigris-board-value = { $value ->
    [advanced] advanced
   *[standard] standard
}
option-tigris-buildings = Civilization buildings
option-tigris-buildings-value = { $value ->
    [on] with
   *[off] without
}
option-tigris-scores = Points
option-tigris-scores-value = { $value ->
    [open] open
   *[hidden] hidden until the end
}
option-mexica-neutral = Neutral temples
option-mexica-neutral-value = { $value ->
    [hard] 25 levels
    [none] none
   *[standard] 20 levels
}
option-mexica-emblem = Emblem of the palace
option-mexica-emblem-value = { $value ->
    [closed] closed
   *[open] may be entered
}
option-mexica-bridge_squares = Canals beside bridges
option-mexica-bridge_squares-value = { $value ->
    [all] not on all four sides
   *[ends] not on the two ends
}
option-teotihuacan-setup = Set-up
option-teotihuacan-setup-value = { $value ->
    [first] first game
    [draft] draft of starting tiles
   *[normal] choice of starting tiles
}
option-teotihuacan-eclipse = Eclipse
option-teotihuacan-eclipse-value = { $value ->
    [dark] dark eclipse
   *[normal] normal
}
option-teotihuacan-direction = Direction tile of a shift
option-teotihuacan-direction-value = { $value ->
    [sequence] the upper one first
   *[rows] the one beside the row
}
option-teotihuacan-teotibot = Teotibot
option-teotihuacan-teotibot-value = { $value ->
    [easier] easier
    [harder] harder
   *[written] as written
}
option-teotihuacan-bot_gold = Teotibot's worker at the gold
option-teotihuacan-bot_gold-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_nobles = Teotibot's worker at the nobles
option-teotihuacan-bot_nobles-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_construction = Teotibot's worker at construction
option-teotihuacan-bot_construction-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_resources = Teotibot's resources
option-teotihuacan-bot_resources-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_exchange = Teotibot's points for cocoa
option-teotihuacan-bot_exchange-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_worship = Teotibot's worship
option-teotihuacan-bot_worship-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_bonus = Teotibot's bonus tiles
option-teotihuacan-bot_bonus-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
option-teotihuacan-bot_markers = Teotibot's technologies
option-teotihuacan-bot_markers-value = { $value ->
    [preset] as the level says
   *[other] { $value }
}
table = Table
table-public = Anybody may find it
table-spectators = Anybody with the link may watch
table-hints = Hints allowed
clock = Clock
clock-none = None
clock-live = Live
clock-relaxed = Days for a move
clock-minutes = Minutes for the game
clock-increment = Seconds added for each decision
clock-days = Days for each decision
clock-then = When time runs out
clock-then-bot = the computer goes on
clock-then-end = the game ends
create-table = Create the table
invite = Copy an invitation
invitation = Link to this table
invitation-lead = Send it to those who should play or watch.
copy-link = Copy the link
copied = Copied
commitment = The shuffle is fixed already. Its fingerprint:
sit-down = Sit down
stand-up = Stand up
start = Start
table-remove = Remove the table
waiting-for-owner = Waiting for the start.
table-gone = This table is gone.

## Settings

settings-theme = Light and dark
settings-motion = Motion
motion-system = As the system
motion-full = Full
motion-less = Less
settings-marks = Marks on the board
marks-full = All marks
marks-dots = Dots only
settings-sounds = Sounds
sounds-on = A quiet knock for every move
guide = First steps
guide-again = Show the first steps again

## You

login = Login name
password = Password
password-set = Play from another device
password-lead = With a login name and a password you are yourself everywhere.
password-old = Password until now
sign-in = Sign in
signed-in = You are signed in.
sign-out = Sign out
signed-out = You are signed out.
forget-me = Delete my account
forget-sure = Delete your account?
forget-means = Running games are given up, your name disappears. This can not be undone.
forget-no = Keep it

## About

about-lead = Ziggurat is a home for three board games of stepped pyramids. It is free, and anybody can run it.
about-release = Release { $release }
about-games = The games are designed by Reiner Knizia (Tigris & Euphrates), Michael Kiesling and Wolfgang Kramer (Mexica) and Daniele Tascini (Teotihuacan). Rules and drawings here are in our own words and by our own hand.
about-licences = Licences
about-own = Ziggurat: MIT
about-api = The interface for programs

## Problems

problem-server-away = The server does not answer. The page tries again.
problem-server-error = Something went wrong on the server.
problem-bad-request = The server did not understand this.
problem-not-signed-in = You are not signed in.
problem-wrong-password = Login name or password is wrong.
problem-foreign-origin = This comes from another site.
problem-not-your-seat = This is not your seat.
problem-not-owner = Only who made the table may do this.
problem-not-seated = You do not sit at this table.
problem-seated-only = Only who sits there may see this table.
problem-hints-off = Hints are off at this table.
problem-not-confirmed = This is not confirmed yet.
problem-no-such-table = There is no such table.
problem-no-such-game = There is no such game.
problem-no-such-edition = There is no such edition.
problem-no-such-invitation = This invitation is used or unknown.
problem-no-such-record = There is no such record.
problem-no-such-position = There is no such position.
problem-no-such-seat = There is no such seat.
problem-no-such-token = There is no such token.
problem-not-found = This is not to be found.
problem-method-not-allowed = This can not be done here.
problem-position-has-changed = The position has changed. Look and decide again.
problem-not-your-decision = Somebody else decides now.
problem-already-started = The game has started already.
problem-not-started = The game has not started yet.
problem-not-over = The game is not over yet.
problem-over = The game is over.
problem-seat-taken = This seat is taken.
problem-seats-open = Some seats are still open.
problem-seated-already = You already sit at this table.
problem-name-taken = This name is taken.
problem-undo-revealed = It can not be undone: something hidden was revealed.
problem-undo-decided-since = It can not be undone: somebody has decided since.
problem-undo-nothing = There is nothing to undo.
problem-take-back-running = Going back is being asked already.
problem-no-take-back = Nobody asks to go back.
problem-not-absent = This player is here.
problem-voted-already = You have said so already.
problem-bot-plays = The computer plays this seat.
problem-not-taken-over = You play this seat yourself.
problem-resigned = This seat has given up.
problem-not-a-shared-screen = Only one person sits at this screen.
problem-frozen = This table can only be looked at.
problem-origin-hidden = That position is not public.
problem-too-many-tables = You have too many tables.
problem-too-large = This is too large.
problem-not-json = The server did not understand this.
problem-not-text = The server did not understand this.
problem-bad-input = Something is not filled in right.
problem-bad-options = These options do not go together.
problem-bad-seats = This number of seats is not possible.
problem-bad-action = There is no such action.
problem-illegal-action = This is not possible now.
problem-bad-record = This record is damaged.
problem-bad-bot = There is no such computer player.
problem-bad-webhook = This address is not possible.
problem-bad-email = This e-mail address is not possible.
problem-too-many = { $seconds ->
    [one] Too fast. Wait { $seconds } second.
   *[other] Too fast. Wait { $seconds } seconds.
}
problem-no-advice = No hint can be given here.
problem-busy = The server is busy.
problem-storage-away = The server can not save right now.
problem-stopping = The server stops and comes back.
