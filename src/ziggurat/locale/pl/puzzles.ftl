## Lista zadań

puzzle = Zadanie
puzzles-lead = Jedna decyzja i jedna wyraźnie najlepsza odpowiedź. Każda próba jest oceniana.
puzzle-streak = { $count ->
    [one] dzień z rzędu
    [few] dni z rzędu
    [many] dni z rzędu
   *[other] dnia z rzędu
}
puzzle-longest = najdłuższa seria: { $count }
puzzle-solved-of = rozwiązane: { $solved } z { $count }
puzzle-by-difficulty = Według trudności
puzzle-by-theme = Według tematu
puzzle-all = Wszystkie
puzzle-all-themes = Wszystkie tematy
puzzle-difficulty = { $difficulty ->
    [easy] Łatwe
    [medium] Średnie
   *[hard] Trudne
}
puzzle-line-about = { $difficulty ->
    [easy] łatwe
    [medium] średnie
   *[hard] trudne
}, graczy: { $seats }
puzzle-about = { $theme }, { $difficulty ->
    [easy] łatwe
    [medium] średnie
   *[hard] trudne
}
puzzle-none = Takiego zadania jeszcze nie ma.
puzzle-number = { $number } z { $count }
puzzle-theme-points = Punkty

## Rozwiązywanie

puzzle-task = Znajdź najlepszy ruch.
puzzle-tries = Próby
puzzle-was-right = rozwiązane
puzzle-was-wrong = nie najlepszy
puzzle-in-words = Wszystkie ruchy słowami
puzzle-choose = Wybierz ruch
puzzle-judging = Próba jest oceniana…
puzzle-wrong = { $move }: { $share }%
puzzle-misses = Można lepiej: to kosztuje { $given }% szans na zwycięstwo.
puzzle-brings = Co by to dało:
puzzle-solved = Rozwiązane: { $move }
puzzle-solution = Rozwiązanie: { $move }
puzzle-found = { $number ->
    [1] Udało się za pierwszym razem.
    [2] Udało się za drugim razem.
    [3] Udało się za trzecim razem.
   *[other] Udało się za { $number }. razem.
}
puzzle-given = Oto rozwiązanie.
puzzle-again = Od początku
puzzle-line = Odtwórz wariant
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
