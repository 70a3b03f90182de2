board = Analysis board
board-lead = Play any position on for all players, take moves back, try other ways, write notes, and let it be judged.
board-new = New board
board-from-start = From the start of a game
board-game = Game
board-seats = Players
board-begin = Begin
board-bring = From a study, a record or a position
board-text = The text of a study, of a record, or of a position as JSON
board-open = Open
board-analyse = Analyse the game
board-file = Choose a file…
board-kept = My studies
board-records = My records
board-delete = Delete
board-delete-sure = Delete for good
board-delete-not = Keep
board-untitled = Untitled
board-heading = Analysis board: { $game }, { $players }
board-title = Title
board-keep = Keep
board-keep-copy = Keep a copy
board-is-kept = Kept
board-export = Export
board-import = Import
board-pieces = Set up pieces
board-pieces-lead = The whole position as JSON. Change it and open it as a new board; a position that cannot be is refused with the reason.
board-laying = Choose a piece, then click on spaces: it is laid there, or taken away if it lies there.
board-laying-list = From lists
board-laid = Done
board-space = Space
board-clear = Take away what lies there
board-as-json = The whole position as JSON
board-player = Player { $number }
board-decide = Decide
board-players = Players
board-judgement = Judgement
board-depth = depth { $depth }, { $visits } looked at
board-judge = Judge
board-stop = Stop
board-shares = Shares of the victory
board-thinking = Looking at the position…
board-judge-lead = A search that goes deeper until you stop it.
board-by-all = With everything known: hands, and what will be drawn.
board-by-seat = By what { $player } could know.
board-hidden = Hidden things
board-eyes = Whose eyes
board-as-was = As it was
board-as-knew = As { $player } knew it
board-anew = Drawn anew
board-not-known = This player’s hand is not known here. Choose from the list of actions.
board-moves = Moves and branches
board-counts = { $branches ->
    [0] no branches
    [one] { $branches } branch
   *[other] { $branches } branches
}, { $notes ->
    [0] no notes
    [one] { $notes } note
   *[other] { $notes } notes
}
board-start = Start
board-redrawn = Drawn anew, as { $player } knew it
board-promote = Make it the main line
board-remove = Delete from here
board-remove-branch = Delete this branch
board-leave-branch = Back to the main line
board-note = Note
board-take-back = Take back
board-at = Move { $number }
board-play-line = Play line { $number }
