## Seznam úloh

puzzle = Úloha
puzzles-lead = Jedno rozhodnutí, jedna jasně nejlepší odpověď. Každý pokus se posoudí.
puzzle-streak = { $count ->
    [one] den v řadě
    [few] dny v řadě
   *[other] dní v řadě
}
puzzle-longest = vaše nejdelší řada: { $count }
puzzle-solved-of = vyřešeno: { $solved } / { $count }
puzzle-by-difficulty = Podle obtížnosti
puzzle-by-theme = Podle tématu
puzzle-all = Všechny
puzzle-all-themes = Všechna témata
puzzle-difficulty = { $difficulty ->
    [easy] Lehké
    [medium] Střední
   *[hard] Těžké
}
puzzle-line-about = { $difficulty ->
    [easy] lehká
    [medium] střední
   *[hard] těžká
}, počet hráčů: { $seats }
puzzle-about = { $theme }, { $difficulty ->
    [easy] lehká
    [medium] střední
   *[hard] těžká
}
puzzle-none = Taková úloha zatím není.
puzzle-number = { $number } / { $count }
puzzle-theme-points = Body

## Řešení

puzzle-task = Najděte nejlepší tah.
puzzle-tries = Pokusy
puzzle-was-right = vyřešeno
puzzle-was-wrong = není nejlepší
puzzle-in-words = Všechny tahy slovy
puzzle-choose = Vyberte tah
puzzle-judging = Pokus se posuzuje…
puzzle-wrong = { $move }: { $share } %
puzzle-misses = Jde to lépe: tohle vás připraví o { $given } % šance na vítězství.
puzzle-brings = Co by to přineslo:
puzzle-solved = Vyřešeno: { $move }
puzzle-solution = Řešení: { $move }
puzzle-found = { $number ->
    [1] Povedlo se na první pokus.
    [2] Povedlo se na druhý pokus.
    [3] Povedlo se na třetí pokus.
   *[other] Povedlo se na { $number }. pokus.
}
puzzle-given = Tohle je řešení.
puzzle-again = Začít znovu
puzzle-line = Přehrát tahy
puzzle-show = Ukázat řešení
puzzle-next = Další úloha
