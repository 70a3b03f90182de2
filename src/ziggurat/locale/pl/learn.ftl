### Lekcje: ich lista i ramy jednej lekcji

learn-lead = Krótkie lekcje na prawdziwej planszy. Zasady oceniają każdą próbę i wyjaśniają dlaczego.
learn-go-on = Dalej · { $game }, lekcja { $number }
learn-begin = Zacznij tutaj · { $game }, lekcja { $number }
learn-learnt = { $game } · wszystkie lekcje ukończone
learn-learnt-next = Teraz zagraj pierwszą partię z trenerem
learn-minutes = { $minutes } min
learn-start = Zacznij
learn-begin-here = { $minutes } min · zacznij tutaj
learn-continue-here = { $minutes } min · kontynuuj tutaj
learn-at-step = { $minutes } min · krok { $number } z { $count }
learn-all-done = { $count ->
    [one] jedyna lekcja ukończona
    [few] ukończono wszystkie { $count } lekcje
   *[many] ukończono wszystkie { $count } lekcji
}
learn-left = { $done } z { $count ->
    [one] { $count } lekcji
    [few] { $count } lekcji
   *[many] { $count } lekcji
} · { $minutes ->
    [one] została { $minutes } minuta
    [few] zostały { $minutes } minuty
   *[many] zostało { $minutes } minut
}
learn-state = { $state ->
    [done] ukończona
    [current] bieżąca
   *[to-come] jeszcze przed tobą
}
learn-more = Wszystkie lekcje
learn-fewer = Mniej lekcji

## W lekcji

lesson = Lekcja
lesson-where = Lekcja { $number } z { $count } · { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-step = Krok { $number } z { $count }
lesson-new-position = nowe ustawienie
lesson-task = Twoje zadanie:
lesson-not-yet = Jeszcze nie, spróbuj ponownie
lesson-empty-handed = Najpierw weź coś z dołu, potem wskaż miejsce.
lesson-idle = To nie jest teraz potrzebne.
lesson-shown = Można to zrobić tak. Idź dalej albo zrób to po swojemu.
lesson-look = Przyjrzyj się i przejdź dalej.
lesson-missed = To jeszcze nie to. Spróbuj ponownie albo zobacz, jak to zrobić.
lesson-ready = Gotowe. Czas na następny krok.
lesson-ready-last = Gotowe. To był ostatni krok.
lesson-show = Pokaż
lesson-back = Wstecz
lesson-next = Dalej
lesson-finish = Zakończ
lesson-again = Jeszcze raz
lesson-leave = Opuść lekcję
lesson-repeat = Powtórz lekcję
lesson-go-on = Dalej
lesson-done = Gotowe: { $lesson }
lesson-done-all = To była ostatnia lekcja. Znasz już całą grę.
lesson-done-next = Następna: „{ $lesson }”, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
lesson-why-not = Dlaczego nie { $place }?
lesson-why-not-this = Dlaczego nie?
lesson-rule = Zasada { $rule }
lesson-key-next = następne pole
lesson-key-put = połóż
lesson-key-show = pokaż
lesson-in-words = Wszystkie ruchy słowami
lesson-decide = Zdecyduj
