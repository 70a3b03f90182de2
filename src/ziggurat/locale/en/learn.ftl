### The lessons: their list, and the frame of a lesson

learn-lead = Short lessons on the real board. The rules judge every try and say why.
learn-go-on = Go on · { $game }, lesson { $number }
learn-begin = Begin here · { $game }, lesson { $number }
learn-minutes = { $minutes } min
learn-begin-here = { $minutes } min · begin here
learn-at-step = { $minutes } min · step { $number } of { $count }
learn-all-done = { $count ->
    [one] the one lesson is done
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
lesson-task = Your task:
lesson-not-yet = Not yet, try again
lesson-shown = This is one way to do it. Go on, or do it yourself.
lesson-show = Show me
lesson-back = Back
lesson-next = Next
lesson-finish = Finish
lesson-again = Try again
lesson-leave = Leave the lesson
lesson-repeat = Repeat this lesson
lesson-go-on = Go on
lesson-done = Done: { $lesson }
lesson-done-all = That was the last lesson. You know the whole game now.
lesson-done-next = Next comes “{ $lesson }”, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
lesson-why-not = Why not { $place }?
lesson-why-not-this = Why not?
lesson-key-next = next space
lesson-key-put = put it there
lesson-in-words = All moves in words
lesson-decide = Decide
