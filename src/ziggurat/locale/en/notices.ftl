## It is your turn

notices = It is your turn
notices-lead = How this server tells you when a game is waiting for you and you are elsewhere.
notices-set = How to be told
notify-browser = Notifications from this browser while the page is in the background
notify-refused = This browser does not allow notifications from here.
notify-body = A game is waiting for you.
notices-push = Web push to this browser, even while it is closed
notices-push-means = The push service of your browser’s maker (Google, Mozilla, Apple or Microsoft) delivers it. It sees that a message comes and when, but not what it says. One message for all your games.
notices-email = E-mail address
notices-email-means = One message for all your games, at most one an hour.
notices-no-email = This server sends no e-mail.
notices-webhook = Webhook
notices-webhook-means = The address of a service of yours that is told of every turn at once.
notices-quiet = Quiet hours
notices-from = From
notices-to = To
notices-quiet-means = Nothing is sent then. Afterwards you are told of the games that are still waiting. Time zone: { $zone }.
notices-code = Code sent to { $email }
notices-confirm = Confirm
sound-is = Sound for your turn: { $sound }
sound-off = Off
sound-knock = Knock
sound-bell = Bell
sound-drum = Drum
next-turn = { $count ->
    [one] Next game where it is your turn
   *[other] Next of { $count } games where it is your turn
}
more-waiting = { $count ->
    [one] { $count } more game waits
   *[other] { $count } more games wait
}
title-turn = { $count ->
    [one] Your turn · { $title }
   *[other] Your turn ({ $count }) · { $title }
}
turns-waiting = { $count ->
    [one] { $count } game is waiting for you.
   *[other] { $count } games are waiting for you.
}

## Sharing, and being without connection

share = Share
share-lead = Others see what a spectator sees, never anybody’s hand.
share-closed = Only the players can see this table, so its link opens for them alone.
share-picture = Save the position as a picture
share-frame = Show this game on a page of yours
share-frame-copy = Copy the code
share-print = Print the position and the log
embed-open = Open in Ziggurat
offline = No connection
offline-lead = Tables, lessons and rules come from the server. They will be back as soon as it can be reached; a move that was not sent is kept until then.
unsent-elsewhere = A move of yours was not sent yet: { $table }. Open the table to send it.
unsent-open = Open the table
