## The list of puzzles

puzzle = Puzzle
puzzles-lead = One decision, one clearly best answer. Every try is judged.
puzzle-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
puzzle-longest = your longest: { $count }
puzzle-solved-of = Solved: { $solved } of { $count }
puzzle-by-difficulty = By difficulty
puzzle-by-theme = By theme
puzzle-all = All
puzzle-all-themes = All themes
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-line-about = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}, { $seats } players
puzzle-about = { $theme }, { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-none = No puzzle like that yet.
puzzle-number = { $number } of { $count }
puzzle-theme-points = Points

## Solving

puzzle-task = Find the best move.
puzzle-tries = Tries
puzzle-was-right = solved
puzzle-was-wrong = not the best
puzzle-in-words = All moves in words
puzzle-choose = Choose a move
puzzle-judging = The try is being judged…
puzzle-wrong = { $move }: { $share }%
puzzle-misses = There is something better: this gives away a { $given }% chance of winning.
puzzle-brings = What it would bring:
puzzle-solved = Solved: { $move }
puzzle-solution = Solution: { $move }
puzzle-found = { $number ->
    [1] You found it on the first try.
    [2] You found it on the second try.
    [3] You found it on the third try.
   *[other] You found it after { $number } tries.
}
puzzle-given = This is the solution.
puzzle-again = Start again
puzzle-line = Play the line
puzzle-show = Show solution
puzzle-next = Next puzzle
