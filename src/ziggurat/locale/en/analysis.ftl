## Marks of decisions

analysis-mark-best = best
analysis-mark-good = good
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder

## From the first chances to the last

analysis-part-start = start
analysis-part-draws = draws
analysis-part-others = others
analysis-part-own = own
analysis-part-shown = shown
analysis-part-end = end
analysis-parts = Draws: what came, compared with the average of other draws. Own and others: what decisions gave away, judged by what was known when they were made. Shown: what moves revealed, and what nobody had foreseen.

## One sentence for a player

analysis-played-well = { $given ->
    [0] { $player } played well and gave nothing away.
   *[other] { $player } played well: only { $given }% given away.
}
analysis-played-some = { $player } gave away { $given }%.
analysis-played-much = { $player } gave away a lot: { $given }%.
analysis-played-nothing = { $player } had no decision that could be judged.
analysis-drew-lucky = The draws brought { $drawn }%.
analysis-drew-even = The draws were as usual.
analysis-drew-unlucky = The draws cost { $drawn }%.
analysis-unfinished = The game was not finished.

## A report to read

analysis = Analysis
analysis-shares = Chances of winning
analysis-shares-whose = For an observer who sees all hands but no draw to come.
analysis-rough = Rough: for this game and number of players the chances are less reliable than elsewhere.
analysis-roughly = rough
analysis-way = From the first chances to the last
analysis-accuracy = Accuracy
analysis-phase-beginning = beginning
analysis-phase-middle = middle
analysis-phase-end = end
analysis-phase-all = all
analysis-moments = Key moments
analysis-move = Move { $number }: { $player } gave away { $given }%
analysis-draw = Move { $number }: the draw, { $drawn }% for { $player }
analysis-played = played
analysis-better = better
analysis-points = Where points came from
analysis-decisions = Decisions
analysis-seat-knew = Judged by what the player knew then.
analysis-engine = Made by Ziggurat { $engine }.

## On the page

analysis-by = Move { $number }: { $player }
analysis-at-share = Move { $number }, { $player } { $share }%
analysis-nothing-decided = There was nothing to decide here.
analysis-line = How it goes on
analysis-moves = Moves
analysis-summary = Summary
analysis-no-moments = No moment stands out.
analysis-next-mark = Next mark
analysis-working = { $done } of { $total } moves analysed
analysis-leave = You can leave this page: the analysis goes on and will be here when you come back.
analysis-none = This game has not been analysed yet. Every decision is judged by what its player knew, and luck is counted apart.
analysis-failed = The analysis failed. You can start it again.
analysis-quick = Quick analysis
analysis-deep = Deep analysis
analysis-to-game = Back to the game
analysis-percent = { $share }%
analysis-try-again = Try again
analysis-play-line = Play the line
analysis-back = Back to the analysis
analysis-next-mistake = Next mistake
analysis-branch = Branch
analysis-try-all = { $count ->
    [one] Try your mistake again
   *[other] Try your { $count } mistakes again
}
