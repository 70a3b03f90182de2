### The lessons: their list, and the frame of a lesson

learn-lead = Short lessons on the real board. Try anything: the rules judge it and tell you why.
learn-go-on = Continue · { $game }, lesson { $number }
learn-begin = Start here · { $game }, lesson { $number }
learn-learnt = { $game } · all lessons done
learn-learnt-next = Now play your first game with the coach
learn-minutes = { $minutes } min
learn-start = Start
learn-begin-here = { $minutes } min · start here
learn-continue-here = { $minutes } min · continue here
learn-at-step = { $minutes } min · step { $number } of { $count }
learn-all-done = { $count ->
    [one] the only lesson is done
   *[other] all { $count } lessons done
}
learn-left = { $done } of { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
} · { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
}
learn-state = { $state ->
    [done] done
    [current] current
   *[to-come] to come
}
learn-more = All lessons
learn-fewer = Fewer lessons

## Inside a lesson

lesson = Lesson
lesson-where = Lesson { $number } of { $count } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-step = Step { $number } of { $count }
lesson-new-position = a new position
lesson-task = Your task:
lesson-not-yet = Not yet, try again
lesson-empty-handed = First pick up a piece below, then choose its place.
lesson-idle = That is not needed now.
lesson-shown = This is one way to do it. Continue, or try it yourself.
lesson-look = Take a look, then go on.
lesson-missed = That was not it. Try again, or have it shown.
lesson-ready = Done. On to the next step.
lesson-ready-last = Done. That was the last step.
lesson-show = Show me
lesson-back = Back
lesson-next = Next
lesson-finish = Finish
lesson-again = Try again
lesson-leave = Leave the lesson
lesson-repeat = Repeat this lesson
lesson-go-on = Continue
lesson-done = Done: { $lesson }
lesson-done-all = That was the last lesson. Now you know the whole game.
lesson-done-next = Next comes “{ $lesson }”, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
lesson-why-not = Why not { $place }?
lesson-why-not-this = Why not?
lesson-rule = Rule { $rule }
lesson-key-next = next space
lesson-key-put = put it there
lesson-key-show = show me
lesson-in-words = All moves in words
lesson-decide = Decide
